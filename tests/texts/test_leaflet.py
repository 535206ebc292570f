"""Rules pages: every rule field speaks, and nothing but rule fields chooses what is said."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

from openludo.engine import RULE_FIELDS, InvalidRules, RuleField, Variant, parse_rule
from openludo.texts import LANGUAGES
from openludo.texts.catalogues import messages, text
from openludo.texts.leaflet import rules_page
from openludo.texts.leaflet.facts import Facts, Line
from openludo.texts.leaflet.page import SECTIONS, facts_of
from openludo.texts.words import dashed, value_in_words
from openludo.variants import add_files, find_variant, forget_files, variant_names

CONTEXTS: tuple[dict[str, Any], ...] = (
    {},
    {"teams": True},
    {"play_on": True, "roll_limit": 5000},
    {"landing_on_stack": "forbidden", "passing": "stacks_block"},
    {"own_stacks": False, "two_enter_on": (6,)},
    {"streak_limit": 3, "home_roll": "bounce"},
    {"square_capacity": 2, "passing": "stacks_block", "bonus_steps_on_capture": 20},
    {"stacks_on_safe_squares": "free", "passing": "stacks_block", "own_barrier_blocks": True},
)
"""Rules beside which a rule may begin to matter."""

FOUR_SIDED = ("cross52", "by_seats", "cross68", "cross40")
"""Boards that four can play on."""

BOARDS = (*FOUR_SIDED, "strip32", "tee42", "ring39", "ring65", "ring78")


def values_of(field: RuleField) -> list[Any]:
    """Give every value of a field, or enough of them."""
    if field.kind == "board":
        return list(BOARDS)
    if field.kind == "number" and not field.values:
        ends = {field.least, field.least + 1, field.most} if field.most < 1000 else {5000, 5001}
        return sorted(ends | ({0} if field.zero else set()))
    if field.kind in ("faces", "grants"):
        lists = [["none"], *([one] for one in field.values[:2]), list(field.values[-2:])]
        return [parse_rule(field.name, one) for one in lists]
    return [parse_rule(field.name, value) for value in field.values]


def lines(facts: Facts) -> list[Line]:
    """Give all lines of a leaflet."""
    return [one for _, section in SECTIONS for one in section(facts)]


def spoken(facts: Facts) -> tuple[Any, ...]:
    """Give the sentences of a leaflet with their arguments, those that go without saying too."""
    return tuple(
        (sentence.key, tuple(sorted(sentence.args.items())))
        for one in lines(facts)
        for sentence in one.sentences
    )


def in_context(facts: Facts, **changes: Any) -> Facts:
    """Change rules without asking whether they go together."""
    return replace(facts, rules=replace(facts.rules, **changes))


def random_variants(count: int, seed: int, boards: tuple[str, ...] = BOARDS) -> Iterator[Variant]:
    """Give variants with random house rules, those that are refused left out."""
    chance = random.Random(seed)
    while count:
        names = chance.sample(sorted(RULE_FIELDS), chance.randint(1, 12))
        values = {
            name: boards if name == "board" else values_of(RULE_FIELDS[name]) for name in names
        }
        rules = {name: chance.choice(values[name]) for name in names}
        try:
            variant = find_variant(chance.choice(variant_names()), **rules)
        except InvalidRules:
            continue
        count -= 1
        yield variant


def test_every_field_has_one_line() -> None:
    """Each rule field has exactly one line, whatever the rules are."""
    for variant in random_variants(100, seed=1):
        named = [one.rule for one in lines(facts_of(variant)) if one.rule]
        assert sorted(named) == sorted(RULE_FIELDS)


@pytest.mark.parametrize("name", RULE_FIELDS)
def test_every_value_changes_the_text(name: str) -> None:
    """Any two values of a rule field read differently, at least beside some other rules."""
    facts = [
        in_context(facts_of(find_variant(variant)), **context)
        for variant in variant_names()
        for context in CONTEXTS
    ]
    for one, other in combinations(values_of(RULE_FIELDS[name]), 2):
        assert any(
            spoken(in_context(each, **{name: one})) != spoken(in_context(each, **{name: other}))
            for each in facts
        ), (name, one, other)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", RULE_FIELDS)
def test_every_value_has_words_of_its_own(name: str, lang: str) -> None:
    """Any two values of a rule field have different words, under a label that says what it is."""
    values = values_of(RULE_FIELDS[name])
    words = [value_in_words(name, value, lang) for value in values]
    assert len(set(words)) == len(values)
    assert len(text(f"rule-{dashed(name)}", lang)) < 45
    assert text(f"rule-{dashed(name)}.about", lang).endswith(".")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_page_can_be_written(lang: str) -> None:
    """No combination of house rules leaves a gap in the text."""
    for variant in random_variants(200, seed=2):
        page = rules_page(variant, lang)
        items = [item for section in page.sections for item in section.items]
        assert all(item.text and "{" not in item.text for item in items)
        assert {item.rule for item in items if item.changed} == set(variant.changed)


def test_a_changed_rule_shows_the_own_value() -> None:
    """A house rule that differs is marked, with the variant's own value beside its own."""
    page = rules_page(find_variant("pairs", walls=True), "de")
    [item] = [item for section in page.sections for item in section.items if item.changed]
    assert (item.rule, item.value, item.own) == ("passing", "gegnerische Stapel", "nichts")


def test_a_rule_without_effect_says_so() -> None:
    """A changed rule that the others leave without effect is shown and says just that."""
    variant = find_variant("solo", stacks_on_safe_squares="block")
    page = rules_page(variant, "en")
    [item] = [item for section in page.sections for item in section.items if item.changed]
    assert "changes nothing" in item.text


def test_the_variant_name_chooses_no_sentence() -> None:
    """Two variants of equal rules read alike, but for their own words."""
    for name in variant_names():
        variant = find_variant(name)
        renamed = replace(variant, name="other")
        assert spoken(facts_of(variant)) == spoken(facts_of(renamed))


def test_every_sentence_is_needed() -> None:
    """Each sentence of the rules pages is said under some rules."""
    said = {
        key
        for variant in variant_names()
        for name, field in RULE_FIELDS.items()
        for value in values_of(field)
        for context in CONTEXTS
        for key, _ in spoken(
            in_context(facts_of(find_variant(variant)), **{**context, name: value})
        )
    }
    for variant in random_variants(1500, seed=3):
        said |= {key for key, _ in spoken(facts_of(variant))}
    said |= {key for key, _ in spoken(in_context(facts_of(find_variant("pairs")), board="other"))}
    apart = {"rules-title", "rules-changed", "rules-no-effect"}
    written = {key for key in messages("en") if key.startswith("rules-")} - apart
    assert {key for key in written - said if not key.startswith("rules-heading-")} == set()


@pytest.mark.parametrize("name", [name for name in BOARDS if name != "by_seats"])
def test_boards_are_what_their_sentences_say(name: str) -> None:
    """A board has as many squares, seats and stars, and the direction, that the page tells."""
    variant = find_variant("pairs", board=name, column_squares=4)
    [begin, *_], safe = rules_page(variant, "en").sections, section_of(variant, "Safe squares")
    board, said = variant.board, " ".join(item.text for item in begin.items)
    assert f"a track of {len(board.track)} squares" in said
    least, most = min(board.seatings), max(board.seatings)
    assert (f"Exactly {most} play" if least == most else f"with {least} to {most} players") in said
    assert ("round counter-clockwise" if name == "cross68" else "round clockwise") in said
    assert (f"{len(board.stars)} stars" in safe) == bool(board.stars)
    assert f"{len(board.starts)} start squares" in safe


def section_of(variant: Variant, heading: str) -> str:
    """Give the text under a heading in English."""
    [found] = [one for one in rules_page(variant, "en").sections if one.heading == heading]
    return " ".join(item.text for item in found.items)


def test_a_board_by_number_is_left_open() -> None:
    """Where the number of players picks the board, no count of one board is told."""
    safe = section_of(find_variant("pairs", board="by_seats"), "Safe squares")
    assert safe.startswith("All start squares and all stars are safe.")


PICKED = {
    "en": ("strip for two", "T for three", "cross for four", "five arms for five", "six arms for"),
    "de": (
        "Streifen für zwei",
        "T für drei",
        "Kreuz für vier",
        "fünf Armen für",
        "sechs Armen für",
    ),
}
"""How a page names the boards for two to six."""


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("name", "changes", "seats"),
    [
        ("classic", {}, (2, 3, 4, 5, 6)),
        ("danish", {}, (4, 5, 6)),
        ("classic", {"stars": "hop"}, (4, 5, 6)),
    ],
)
def test_only_boards_that_are_picked_are_named(
    name: str, changes: dict[str, Any], seats: tuple[int, ...], lang: str
) -> None:
    """Where the number of players picks the board, the page names those for which there is one."""
    variant = find_variant(name, board="by_seats", **changes)
    assert variant.seat_counts == seats
    [said] = [
        one.text for one in rules_page(variant, lang).sections[0].items if one.rule == "board"
    ]
    named = [count for count, words in enumerate(PICKED[lang], 2) if words in said]
    assert named == list(seats), said


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_choice_of_one_board_is_none(lang: str) -> None:
    """`solo` has four seats, so that the number of players always picks the cross."""
    plain, picked = (
        rules_page(find_variant("solo", board=board), lang).sections[0].items
        for board in ("cross52", "by_seats")
    )
    assert [one.text for one in picked] == [one.text for one in plain]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_added_variant_has_rules(lang: str, examples: Path) -> None:
    """A variant and a board from files are told like any other, by the names they bring."""
    add_files(examples / "square24.toml", examples / "sprint.toml")
    try:
        page = rules_page(find_variant("sprint"), lang)
        whole = " ".join(item.text for section in page.sections for item in section.items)
        assert value_in_words("board", "square24", lang) in whole
        assert f" {len(find_variant('sprint').board.track)} " in whole
    finally:
        forget_files()


@pytest.fixture
def examples() -> Path:
    """The files that docs/boards.md shows."""
    return Path(__file__).parents[2] / "docs" / "boards"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_variants_keep_their_own_words(lang: str) -> None:
    """Each variant calls the yard, the column and the stack as its own texts do."""
    words = {
        "en": {"pairs": ("corner", "pair"), "solo": ("yard", "stack"), "norwegian": ("tower",)},
        "de": {
            "pairs": ("Startecke", "Zielbahn", "Paar"),
            "solo": ("Haus", "Zielgerade", "Stapel"),
            "norwegian": ("Startbereich", "Turm"),
        },
    }[lang]
    for name, expected in words.items():
        page = rules_page(find_variant(name), lang)
        whole = " ".join(item.text for section in page.sections for item in section.items)
        assert all(word in whole for word in expected), name
        others = {word for other, known in words.items() if other != name for word in known}
        assert not [word for word in others - set(expected) if f" {word} " in whole], name
