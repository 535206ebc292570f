"""The catalogues are whole: the same in every language, all used, nothing missing."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from openludo.dice.exchange import InvalidSeed
from openludo.engine import BUNDLES, RULE_FIELDS, LudoError
from openludo.records import errors as record_errors
from openludo.server.protocol.refusals import CODES
from openludo.texts import LANGUAGES, catalogue, catalogue_hash, known_language
from openludo.texts.catalogues import messages, sources
from openludo.texts.compiler import compile_fluent
from openludo.texts.words import dashed
from openludo.variants import variant_names

from .samples import parts_of, variables
from .usage import HOLE, mentioned, pattern_of, said

PRIVATE = "word-"
"""Grammar forms of the variants' own words, which differ from language to language."""

ENGLISH = (
    "the and you your with roll rolls rolled token tokens turn square squares move moves again "
    "home game games player players play opponent capture captures seat not this that from for "
    "have has they are one two first last next all when where which"
)
GERMAN = (
    "der die das und du dein deine mit würfel figur figuren zug feld felder ziehen ziel partie "
    "spieler gegner schlagen nicht wenn wie ein eine auf ist im ins noch einmal alle"
)
BOTH = {"all", "die", "mit"}
"""Words of both languages, and the licence."""


def public(lang: str) -> set[str]:
    """Give the keys that code may use."""
    return {key for key in messages(lang) if not key.startswith(PRIVATE)}


def texts_in(pattern: Any) -> Iterator[str]:
    """Give the plain texts of a pattern."""
    if isinstance(pattern, str):
        yield pattern
    elif isinstance(pattern, list):
        for part in pattern:
            yield from texts_in(part)
    elif isinstance(pattern, dict):
        for _, case in pattern.get("cases", ()):
            yield from texts_in(case)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_languages_have_the_same_keys(lang: str) -> None:
    """Every language words the same messages."""
    assert public(lang) == public("en")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_languages_have_the_same_variables(lang: str) -> None:
    """A message needs the same variables in every language, but for the variant's own words."""
    differing = {
        key: (variables(messages("en"), key), variables(messages(lang), key))
        for key in public("en") & public(lang)
        if variables(messages("en"), key) ^ variables(messages(lang), key) > {"words"}
    }
    assert not differing


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_key_is_defined_twice(lang: str) -> None:
    """Two files never word the same key."""
    counts = Counter(
        key
        for source in sources(lang)
        for key in compile_fluent(source.read_text(encoding="utf-8"), source.name)
    )
    assert [key for key, count in counts.items() if count > 1] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_messages_refer_to_what_exists(lang: str) -> None:
    """Whatever a message refers to is there."""
    known = messages(lang)
    for key in known:
        for part in parts_of(known, key):
            target = part.get("ref", part.get("term"))
            assert target is None or target in known, (key, target)


def test_no_message_is_missing() -> None:
    """Every key that code says has a message; one put together has at least one."""
    known = public("en")
    missing = {}
    for key, file in said().items():
        pattern = pattern_of(key)
        found = any(map(pattern.fullmatch, known)) if pattern else key in known
        if not found and (pattern or not HOLE.search(key)):
            missing[key] = file
    assert not missing


def test_no_message_is_unused() -> None:
    """Every message is said somewhere, by code or by another message."""
    known = messages("en")
    texts, patterns = mentioned()
    within = {
        part.get("ref", part.get("term"))
        for key in known
        for part in parts_of(known, key)
        if "ref" in part or "term" in part
    }
    unused = {
        key
        for key in known
        if key not in within and key not in texts
        if not any(pattern.fullmatch(key) for pattern in patterns)
    }
    assert not {key for key in unused if not key.startswith(PRIVATE)}


@pytest.mark.parametrize(("lang", "foreign"), [("de", ENGLISH), ("en", GERMAN)], ids=["de", "en"])
def test_no_word_is_of_another_language(lang: str, foreign: str) -> None:
    """No message of a language holds everyday words of another."""
    words = set(foreign.split()) - BOTH
    stray = {
        (key, word)
        for key, pattern in messages(lang).items()
        for text in texts_in(pattern)
        for word in re.findall(r"[a-zäöüß]+", text.lower())
        if word in words
    }
    assert not stray


def test_sentences_are_translated() -> None:
    """No message of three words or more is the same in German as in English."""
    same = {
        key
        for key in public("en") & public("de")
        if messages("en")[key] == messages("de")[key]
        if len(re.findall(r"[A-Za-z]{2,}", " ".join(texts_in(messages("en")[key])))) > 2
    }
    assert not same


def error_codes() -> set[str]:
    """Give every stable code of an error."""
    assert InvalidSeed.code
    assert record_errors.InvalidRecord.code
    codes, waiting = set(CODES), [LudoError]
    while waiting:
        error = waiting.pop()
        codes.add(error.code)
        waiting += error.__subclasses__()
    return codes


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_error_has_words(lang: str) -> None:
    """Every error code of the engine, the dice, the records and the server is worded."""
    assert {f"error-{dashed(code)}" for code in error_codes()} <= public(lang)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_name_has_words(lang: str) -> None:
    """Every variant, house rule and value of the engine has a name for people."""
    needed = {
        f"variant-{dashed(name)}{form}" for name in variant_names() for form in ("", ".about")
    }
    for name, field in (RULE_FIELDS | BUNDLES).items():
        needed |= {f"rule-{dashed(name)}", f"rule-{dashed(name)}.about"}
        if field.kind == "choice":
            needed |= {f"value-{dashed(name)}-{dashed(value)}" for value in field.values}
        elif field.kind == "number":
            needed.add(f"value-{dashed(name)}")
    assert needed <= public(lang)


def test_the_browser_gets_what_it_needs() -> None:
    """The browser's catalogue holds everything but the sentences of the rules pages."""
    for lang in LANGUAGES:
        left_out = set(messages(lang)) - set(catalogue(lang)["messages"])
        assert left_out == {key for key in messages(lang) if key.startswith("rules-")}


def test_catalogues_have_hashes_of_their_own() -> None:
    """Each catalogue has its own hash, so that browsers may keep it for ever."""
    assert len({catalogue_hash(lang) for lang in LANGUAGES}) == len(LANGUAGES)


def test_an_unknown_language_is_english() -> None:
    """Language tags lead to the language offered, unknown ones to English."""
    assert [known_language(tag) for tag in ("de-AT", "DE", "en_GB", "fr", "")] == [
        "de",
        "de",
        "en",
        "en",
        "en",
    ]
