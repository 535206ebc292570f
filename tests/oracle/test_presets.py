"""The referee's copy of section 7: bundles, refusals, and a value for every name."""

import pytest

from .presets import ORDER, Refused, house_rules, preset, read_value, write_value
from .situations import game

VALUES = {
    "ranking": ("points", "progress", "none"),
    "first_seat": ("drawn", "fixed", "highest_roll"),
    "colours": ("drawn", "fixed", "chosen"),
    "rotate_first_seat": (True, False),
    "board": ("cross52", "by_seats"),
}


@pytest.mark.parametrize("variant", ORDER)
def test_every_variant_is_allowed_as_it_is(variant):
    """Section 7 refuses none of its own columns, and each has the 46 names."""
    assert len(preset(variant)) == 46
    assert house_rules(variant) == preset(variant)


@pytest.mark.parametrize("name", VALUES)
def test_names_that_do_not_change_play_change_no_count(name):
    """Ranking, lot, colours and board leave the beginning of play as it is."""
    for value in VALUES[name]:
        assert game("pairs", **{name: value}).start() == game("pairs").start()


@pytest.mark.parametrize("variant", ORDER)
def test_values_are_written_as_they_are_read(variant):
    """A value's text, read again, is the value."""
    for name, value in preset(variant).items():
        assert read_value(name, write_value(value)) == value


@pytest.mark.parametrize(
    "changes",
    [
        {"own_stacks": False, "begin_on_start": 2},
        {"own_stacks": False, "stack_moves": "together"},
        {"two_enter_on": (5,)},
        {"enter_on": ()},
        {"enter_on": ("globe",)},
        {"die": "danish", "enter_on": (3,)},
        {"die": "danish", "first_seat": "highest_roll"},
        {"teams": True, "play_on": True},
        {"walls": True, "passing": "free"},
        {"quick": True, "tokens_to_win": 3},
        {"column_squares": 7},
    ],
)
def test_section_seven_refuses(changes):
    """What section 7 names as refused is refused."""
    with pytest.raises(Refused):
        house_rules("pairs", **changes)


def test_teams_need_four_seats():
    """Teams are refused with other than four seats."""
    with pytest.raises(Refused):
        game("pairs", seats=3, teams=True)


def test_the_danish_die_sets_its_bundle():
    """The Danish die enters on the globe, brings no two out and lets the first seat be drawn."""
    rules = house_rules("swedish", die="danish")
    assert rules["enter_on"] == ("globe",)
    assert rules["two_enter_on"] == ()
    assert rules["first_seat"] == "drawn"
    assert house_rules("swedish", die="danish", enter_on=(1, "globe"))["enter_on"] == (1, "globe")


def test_a_bundle_set_to_false_changes_nothing():
    """Bundles that are off leave the variant as it is."""
    assert house_rules("classic", walls=False, quick=False) == preset("classic")
