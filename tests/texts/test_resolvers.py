"""The two resolvers: each is right, and they agree."""

from __future__ import annotations

from typing import Any

import pytest

from openludo.texts import LANGUAGES, BrokenCatalogue, MissingText
from openludo.texts.catalogues import messages
from openludo.texts.compiler import compile_fluent
from openludo.texts.resolver import Resolver

from .node import run_node
from .samples import sample_arguments

COUNTS = (0, 1, 2, 4, 5, 11, 12, 14, 21, 22, 25, 101, 111)

PLURALS = {
    "en": (
        "points = { $n ->\n    [one] { $n } point\n   *[other] { $n } points\n}",
        (
            "0 points|1 point|2 points|4 points|5 points|11 points|12 points|14 points|21 points|"
            "22 points|25 points|101 points|111 points"
        ),
    ),
    "de": (
        "points = { $n ->\n    [one] { $n } Punkt\n   *[other] { $n } Punkte\n}",
        (
            "0 Punkte|1 Punkt|2 Punkte|4 Punkte|5 Punkte|11 Punkte|12 Punkte|14 Punkte|21 Punkte|"
            "22 Punkte|25 Punkte|101 Punkte|111 Punkte"
        ),
    ),
    "ru": (
        (
            "points = { $n ->\n    [one] { $n } очко\n    [few] { $n } очка\n"
            "    [many] { $n } очков\n   *[other] { $n } очка\n}"
        ),
        (
            "0 очков|1 очко|2 очка|4 очка|5 очков|11 очков|12 очков|14 очков|21 очко|"
            "22 очка|25 очков|101 очко|111 очков"
        ),
    ),
    "pl": (
        (
            "points = { $n ->\n    [one] { $n } punkt\n    [few] { $n } punkty\n"
            "    [many] { $n } punktów\n   *[other] { $n } punktu\n}"
        ),
        (
            "0 punktów|1 punkt|2 punkty|4 punkty|5 punktów|11 punktów|12 punktów|14 punktów|"
            "21 punktów|22 punkty|25 punktów|101 punktów|111 punktów"
        ),
    ),
    "id": (
        "points = { $n ->\n    [one] WRONG\n   *[other] { $n } poin\n}",
        (
            "0 poin|1 poin|2 poin|4 poin|5 poin|11 poin|12 poin|14 poin|21 poin|22 poin|25 poin|"
            "101 poin|111 poin"
        ),
    ),
}

GRAMMAR = """
-brand = { $case ->
    [dative] Ludos
   *[nominative] Ludo
}
    .gender = neuter
hello = Hello { $name }, this is { -brand } and { -brand(case: "dative") }.
gender = { -brand.gender ->
    [neuter] es
   *[other] sie
}
button = Roll
    .title = Roll the die, { $name }
nested = { $n ->
    [0] nobody
    [one] { $kind ->
        [token] a token
       *[other] a thing
    }
   *[other] { NUMBER($n, minimumFractionDigits: 1) } { button }
}
list = { LIST($items) } / { LIST($items, type: "disjunction") } / { $items }
labels = { LIST($items, open: "<", close: ">") }
quoted = { "{" }{ $name }{ "}" } { 3 }
multiline =
    first
    second
plain = { NUMBER($n, useGrouping: "false") } or { $n }
half = { $n }
on = { $flag ->
    [true] yes
   *[false] no
}
place = { NUMBER($n, type: "ordinal") ->
    [one] { $n }st
    [two] { $n }nd
    [few] { $n }rd
   *[other] { $n }th
}
"""

CALLS: tuple[tuple[str, dict[str, Any], str], ...] = (
    ("hello", {"name": "Anna"}, "Hello Anna, this is Ludo and Ludos."),
    ("gender", {}, "es"),
    ("button.title", {"name": "Bo"}, "Roll the die, Bo"),
    ("nested", {"n": 0, "kind": "x"}, "nobody"),
    ("nested", {"n": 1, "kind": "token"}, "a token"),
    ("nested", {"n": 1, "kind": "x"}, "a thing"),
    ("nested", {"n": 1500, "kind": "x"}, "1,500.0 Roll"),
    ("list", {"items": ["a"]}, "a / a / a"),
    ("list", {"items": ["a", "b"]}, "a and b / a or b / a and b"),
    ("list", {"items": ["a", "b", "c"]}, "a, b, and c / a, b, or c / a, b, and c"),
    ("labels", {"items": ["a", "b"]}, "<a> and <b>"),
    ("quoted", {"name": "<b>"}, "{<b>} 3"),
    ("multiline", {}, "first\nsecond"),
    ("plain", {"n": 10000}, "10000 or 10,000"),
    ("half", {"n": 0.5}, "0.5"),
    ("half", {"n": 1.0625}, "1.063"),
    ("half", {"n": -3}, "-3"),
    ("on", {"flag": True}, "yes"),
    ("on", {"flag": False}, "no"),
    *(("place", {"n": n}, text) for n, text in {1: "1st", 2: "2nd", 3: "3rd", 4: "4th"}.items()),
    *(("place", {"n": n}, text) for n, text in {11: "11th", 12: "12th", 13: "13th"}.items()),
    *(("place", {"n": n}, text) for n, text in {21: "21st", 22: "22nd", 111: "111th"}.items()),
)


def in_node(lang: str, source: str, calls: list[tuple[str, dict[str, Any]]]) -> list[str]:
    """Format in JavaScript."""
    catalogues = [{"lang": lang, "messages": compile_fluent(source)}]
    question = {"catalogues": catalogues, "calls": [[0, key, args] for key, args in calls]}
    answer: list[str] = run_node("format.mjs", question)
    return answer


@pytest.mark.parametrize("lang", PLURALS)
def test_plural_forms_follow_the_language(lang: str) -> None:
    """Numbers choose the form that the language's plural rules give, in both resolvers."""
    source, expected = PLURALS[lang]
    resolver = Resolver(lang, compile_fluent(source))
    calls = [("points", {"n": n}) for n in COUNTS]
    assert "|".join(resolver.format(*call) for call in calls) == expected
    assert "|".join(in_node(lang, source, calls)) == expected


def test_python_resolves_the_grammar() -> None:
    """Terms, attributes, selectors, functions and ordinals come out right in Python."""
    resolver = Resolver("en", compile_fluent(GRAMMAR))
    assert [resolver.format(key, args) for key, args, _ in CALLS] == [text for *_, text in CALLS]


def test_javascript_resolves_the_grammar() -> None:
    """Terms, attributes, selectors, functions and ordinals come out right in JavaScript."""
    answers = in_node("en", GRAMMAR, [(key, args) for key, args, _ in CALLS])
    assert answers == [text for *_, text in CALLS]


def test_resolvers_agree_on_every_message() -> None:
    """Python and JavaScript say the same for every message of every language."""
    catalogues = [{"lang": lang, "messages": messages(lang)} for lang in LANGUAGES]
    calls = [
        (index, key, args)
        for index, lang in enumerate(LANGUAGES)
        for key in messages(lang)
        for args in sample_arguments(messages(lang), key)
    ]
    answers = run_node("format.mjs", {"catalogues": catalogues, "calls": calls})
    resolvers = [Resolver(lang, messages(lang)) for lang in LANGUAGES]
    expected = [resolvers[index].format(key, args) for index, key, args in calls]
    differing = [
        (call, one, two)
        for call, one, two in zip(calls, expected, answers, strict=True)
        if one != two
    ]
    assert len(calls) > 1000
    assert not differing


@pytest.mark.parametrize(
    ("key", "args", "why"),
    [("absent", {}, "absent"), ("hello", {}, "name"), ("button.absent", {}, "button.absent")],
)
def test_a_gap_is_an_error(key: str, args: dict[str, Any], why: str) -> None:
    """A missing message, attribute or variable is an error that names it, in both resolvers."""
    with pytest.raises(MissingText, match=why):
        Resolver("en", compile_fluent(GRAMMAR)).format(key, args)
    [answer] = in_node("en", GRAMMAR, [(key, args)])
    assert answer.startswith("!")
    assert why in answer


def test_at_run_time_a_gap_shows_its_key() -> None:
    """Where strictness is off, a gap shows its key and spares the rest of the text."""
    resolver = Resolver("en", compile_fluent(GRAMMAR), strict=False)
    assert resolver.format("absent") == "{absent}"
    assert resolver.format("button.title") == "Roll the die, {$name}"


def test_numbers_follow_the_language() -> None:
    """Large numbers are grouped as the language does it."""
    source = "n = { $n }"
    for lang, expected in {"en": "1,234,567.5", "de": "1.234.567,5"}.items():
        assert Resolver(lang, compile_fluent(source)).format("n", {"n": 1234567.5}) == expected
        assert in_node(lang, source, [("n", {"n": 1234567.5})]) == [expected]


def test_a_broken_source_is_refused() -> None:
    """A source that Fluent cannot read, or that defines a message twice, is refused."""
    with pytest.raises(BrokenCatalogue):
        compile_fluent("no equals sign")
    with pytest.raises(BrokenCatalogue, match="twice"):
        compile_fluent("a = 1\na = 2")
