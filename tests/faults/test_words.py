"""Faults of language: forms of number, and errors without words of their own."""

from __future__ import annotations

import re
from typing import Any

import pytest
from tests.server.conftest import Run
from tests.server.site import PATIENT, PERSON, Site
from tests.texts.samples import sample_values

from openludo.texts import LANGUAGES
from openludo.texts.catalogues import catalogue, messages
from openludo.texts.resolver import Resolver

# Without the numbers that texts have words of their own for, such as "all four".
COUNTS = (2, 5, 11, 12, 14, 21, 22, 25, 101, 111)
NAMES = {"who", "owner", "name"}
NEVER_ONE = {
    "rules-players",
    "rules-players-exactly",
    "rules-safe-starts-and-stars",
    "variant-seats",
    "room-hurry",
    "room-limit-seconds",
    "rules-board-other",
    "rules-capacity",
    "rules-six-counts",
    "rules-steps-sum",
}
MANY = {
    "en": "tokens|points|rolls|squares|games|moves|minutes|seconds|players|people|computers|rules"
    "|seats|sixes|tries|steps|faces|times",
    "de": "Figuren|Punkte|Würfe|Felder|Spiele|Züge|Minuten|Sekunden|Personen|Regeln|Hausregeln"
    "|Plätze|Sechsen|Versuche|Schritte",
}


def said(lang: str, key: str, number: int) -> str:
    """Say a message with every variable that may be a number set to one."""
    values = sample_values(messages(lang), key)
    args: dict[str, Any] = {
        name: number if (7 in found and name not in NAMES) or 101 in found else found[-1]
        for name, found in values.items()
    }
    return Resolver(lang, messages(lang)).format(key, args)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_message_says_one_of_many(lang: str) -> None:
    """Whatever is counted, one is never followed by the form for many (bug L01)."""
    wrong = re.compile(rf"\b1 ({MANY[lang]})\b")
    keys = [key for key in messages(lang) if not key.startswith("-")]
    assert len(keys) > 300
    assert {key for key in keys if wrong.search(said(lang, key, 1))} <= NEVER_ONE


@pytest.mark.parametrize("lang", LANGUAGES)
def test_eleven_and_twenty_one_are_many(lang: str) -> None:
    """Where texts know one and many, 11, 21, 101 and 111 are many as 2 is (bug L01)."""
    source = messages(lang)
    counting = [key for key in source if "'one'" in str(source[key]) and key[0] != "-"]
    counting = [key for key in counting if "'ordinal'" not in str(source[key])]
    assert len(counting) > 20
    for key in counting:
        forms = {re.sub(r"\b\d+\b", "N", said(lang, key, number)) for number in COUNTS}
        whole = {form for form in forms if "all four" not in form and "alle vier" not in form}
        assert len(whole) == 1, (key, forms)
        assert re.sub(r"\b\d+\b", "N", said(lang, key, 1)) not in forms, key


def test_what_a_server_refuses_has_words_in_every_language(run: Run) -> None:
    """Errors cross the line as codes; each that can be provoked is worded everywhere (bug L03)."""

    async def scenario(site: Site) -> None:
        device = await site.device()
        game = await device.create()
        page = await device.open(game)
        codes = set()
        for frame in (
            {"type": "roll", "id": "a", "at": 99},
            {"type": "move", "id": "b", "at": page.number, "move": "12"},
            {"type": "dance"},
            {"type": "roll", "id": "c", "at": 0, "pad": "x" * 5000},
        ):
            await page.send(frame)
            refused = await page.until("error")
            assert set(refused) <= {"type", "id", "code", "params"}
            codes.add(refused["code"])
        for body in (
            {"variant": "ludo king", "seats": [PERSON, PERSON]},
            {"variant": "pairs", "seats": [PERSON]},
            {"variant": "pairs", "seats": [PATIENT] * 3, "rules": {"teams": "true"}},
            {"variant": "pairs", "seats": [PATIENT] * 2, "rules": {"no_such_rule": "1"}},
            {"variant": "pairs", "seats": [PATIENT] * 2, "seed": "mine"},
        ):
            codes.add((await device.refused("POST", "/api/games", body))["code"])
        codes.add((await device.refused("POST", "/api/games/nothing/leave"))["code"])
        codes.add((await device.refused("POST", f"/api/games/{game}/again", {}))["code"])
        assert len(codes) >= 9
        for lang in LANGUAGES:
            worded = catalogue(lang)["messages"]
            assert not {f"error-{code.replace('_', '-')}" for code in codes} - set(worded)

    run(scenario)
