"""What a rules page claims holds in the engine, under every rule and many rules together (L03)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from openludo.engine import RULE_FIELDS, InvalidRules, Variant
from openludo.texts.catalogues import messages
from openludo.texts.leaflet.page import facts_of
from openludo.variants import find_variant, variant_names

from .claims import CLAIMS
from .test_leaflet import FOUR_SIDED, lines, random_variants, values_of

NOT_ABOUT_PLAY = (
    "rules-title rules-changed rules-no-effect rules-players rules-players-exactly "
    "rules-fixed-seats rules-direction rules-seating rules-turn rules-only-move rules-dice-fair "
    "rules-column-private rules-teams-true rules-teams-false rules-protected-entering "
    "rules-entering-as-landing rules-entering-as-landing-further rules-roll-limit-none "
    "rules-ranking-equal rules-ranking-points-team"
)
"""Sentences without a claim of their own: what is needed, who sits where, what others say."""

ELSEWHERE = (
    "rules-heading-",
    "rules-board-",
    "rules-colours-",
    "rules-first-seat-",
    "rules-rotate-",
    "rules-ranking-rest-",
)
"""Headings, and sentences on what is decided before or after play."""


MET_SELDOM = (
    find_variant("parchis", quick=True, play_on=True),
    find_variant("danish", quick=True, play_on=True),
    find_variant("parchis", barrier_squares="safe", stacks_on_safe_squares="free"),
    find_variant("danish", bonus_steps_on_capture=2, bonus_steps_on_home=3),
    find_variant("swedish40", clear_start=True, capture_compulsory=True, own_stacks=True),
    find_variant("german40", six_enters_at=4, bonus_steps_on_home=99, home_roll="bounce"),
)
"""Rules that draw sentences which few sets of rules draw."""


def keys_of(variant: Variant) -> list[str]:
    """Give the keys of all sentences on a variant's page."""
    return [sentence.key for one in lines(facts_of(variant)) for sentence in one.sentences]


def single_changes(name: str) -> Iterator[Variant]:
    """Give a variant with each of its rules changed alone, as far as that is allowed."""
    yield find_variant(name)
    for rule, field in RULE_FIELDS.items():
        for value in FOUR_SIDED if rule == "board" else values_of(field):
            try:
                yield find_variant(name, **{rule: value})
            except InvalidRules:
                continue


def check(variant: Variant) -> list[str]:
    """Ask the engine about every claim of a page; return the keys asked about."""
    asked = [key for key in keys_of(variant) if key in CLAIMS]
    for key in asked:
        changed = {name: getattr(variant.rules, name) for name in variant.changed}
        try:
            CLAIMS[key](variant, key)
        except AssertionError as wrong:
            raise AssertionError(f"{variant.name} {changed}: {key} does not hold") from wrong
    return asked


@pytest.mark.parametrize("name", variant_names())
def test_claims_hold_with_each_rule_changed(name: str) -> None:
    """Every sentence holds in the plain variant and with any one rule changed."""
    for variant in single_changes(name):
        assert check(variant)


def test_claims_hold_with_many_rules_changed() -> None:
    """Every sentence holds with up to twelve rules changed, and every claim is made somewhere."""
    asked: Counter[str] = Counter()
    for variant in (*MET_SELDOM, *random_variants(700, seed=4, boards=FOUR_SIDED)):
        asked.update(check(variant))
    assert set(CLAIMS) - set(asked) == set()


def test_every_sentence_about_play_is_checked() -> None:
    """Only sentences that say nothing of play have no claim."""
    written = {key for key in messages("en") if key.startswith("rules-")}
    open_keys = written - set(CLAIMS) - set(NOT_ABOUT_PLAY.split())
    assert [key for key in sorted(open_keys) if not key.startswith(ELSEWHERE)] == []
