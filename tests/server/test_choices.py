"""What can be chosen for a game, as the page that sets one up is told."""

from __future__ import annotations

import pytest

from openludo.engine import RULE_FIELDS, Rules
from openludo.server.protocol.rest import FieldView, VariantView
from openludo.server.views.choices import KINDRED, field_views, variant_view
from openludo.variants import find_variant, variant_names

FAMILY = {"cross52", "by_seats", "strip32", "tee42", "ring39", "ring65", "ring78"}


def described(name: str) -> VariantView:
    """Describe a variant."""
    return variant_view(find_variant(name))


def field(name: str) -> FieldView:
    """Describe a house rule."""
    return next(one for one in field_views() if one.name == name)


def test_a_variant_offers_the_boards_of_its_family() -> None:
    """The 52-square family has a board for two to six, all others keep their own."""
    assert {board.name for board in described("pairs").boards} == FAMILY
    assert described("pairs").seats == [2, 3, 4, 5, 6]
    assert [board.name for board in described("parchis").boards] == ["cross68"]
    assert [board.name for board in described("solo").boards] == ["cross52"]


@pytest.mark.parametrize("name", variant_names())
def test_every_board_offered_can_be_played(name: str) -> None:
    """Each board that a variant offers takes each of the numbers of players named with it."""
    for board in described(name).boards:
        for seats in board.seats:
            find_variant(name, board=board.name).check_seats(seats)


def test_boards_without_stars_are_not_offered_to_danish() -> None:
    """A board that a variant's own rules do not fit is left out, by number too."""
    boards = {board.name: board.seats for board in described("danish").boards}
    assert set(boards) == FAMILY - {"strip32", "tee42"}
    assert boards["by_seats"] == [4, 5, 6]


@pytest.mark.parametrize("name", variant_names())
def test_rules_of_other_games_have_their_plain_value(name: str) -> None:
    """What is shown last does nothing in the variant itself, and kindred rules stay together."""
    view = described(name)
    plain = Rules()
    for rule in view.elsewhere:
        assert getattr(find_variant(name).own, rule) == getattr(plain, rule)
    for kin in KINDRED:
        assert len(kin & set(view.elsewhere)) in (0, len(kin))


def test_bundles_tell_what_the_variant_says() -> None:
    """A bundle has the value that the variant's own rules amount to, if they amount to one."""
    assert described("classic").bundles == {"walls": "true", "quick": "false", "impassable": "two"}
    assert described("pairs").bundles == {"walls": "false", "quick": "false"}


def test_what_changes_nothing_is_hidden() -> None:
    """Walls are offered where they would stand anew, stars where some board has them."""
    assert described("classic").hidden == ["walls"]
    assert described("pairs").hidden == []
    assert set(described("parchis").hidden) == {"board", "walls", "stars", "die"}


def test_numbers_are_a_range_or_a_few() -> None:
    """A number has least and most, or the only values that it takes."""
    limit, counts = field("streak_limit"), field("six_counts")
    assert (limit.values, limit.min, limit.max) == (None, 0, 99)
    assert (counts.values, counts.min, counts.max) == (["6", "7", "12"], None, None)
    assert len(field_views()) == len(RULE_FIELDS) + 3
