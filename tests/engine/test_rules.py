"""House rules: values, bundles and what section 7 of the rule book refuses."""

from dataclasses import fields

import pytest

from openludo import (
    InvalidRules,
    Position,
    Rules,
    UnknownVariant,
    find_variant,
    variant_names,
)
from openludo.engine import BUNDLES, GLOBE, RULE_FIELDS, format_rule, parse_rule
from openludo.variants import board_names


def refused(variant="pairs", **rules):
    """Return the names that a refusal of house rules gives."""
    with pytest.raises(InvalidRules) as caught:
        find_variant(variant, **rules)
    assert all(name in str(caught.value) for name in caught.value.params["names"])
    return set(caught.value.params["names"])


@pytest.mark.parametrize("name", RULE_FIELDS)
def test_every_value_is_written_as_it_is_read(name):
    """Every value of every house rule is written as it is read."""
    rule = RULE_FIELDS[name]
    texts = rule.values or [str(rule.least), str(rule.most)]
    if rule.kind == "board":
        texts = ["by_seats", *board_names()]
    for text in texts:
        assert format_rule(name, parse_rule(name, text)) == text


def test_lists_are_written_with_commas_and_none():
    """A list is written `1,6`, an empty one `none`, all grants `all`."""
    assert parse_rule("enter_on", "6,1") == (1, 6)
    assert format_rule("enter_on", (1, 6)) == "1,6"
    assert format_rule("two_enter_on", parse_rule("two_enter_on", "none")) == "none"
    assert parse_rule("bonus_roll_on", "all") == ("six", "capture", "home")


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("enter_on", "7"),
        ("enter_on", "1,,6"),
        ("tokens_to_win", "5"),
        ("tokens_to_win", "0"),
        ("tokens_to_win", True),
        ("streak_limit", "1"),
        ("column_squares", "0"),
        ("teams", "yes"),
        ("teams", 1),
        ("passing", "walls"),
        ("roll_limit", "-5"),
        ("roll_limit", "1e3"),
        ("roll_limit", "٣"),
        ("walls", "maybe"),
        ("colours", None),
        ("enter_on", {"a": 1}),
    ],
)
def test_a_bad_value_says_what_was_expected(name, value):
    """A value that a house rule does not take is refused with what was expected."""
    with pytest.raises(InvalidRules, match=f"{name} cannot be .*: expected"):
        parse_rule(name, value)


def test_an_unknown_house_rule_is_named():
    """An unknown house rule is refused with the names that exist."""
    with pytest.raises(InvalidRules, match="unknown house rule 'wals': expected one of column_sq"):
        find_variant("pairs", wals=True)


def test_an_unknown_variant_is_named():
    """An unknown variant is refused with the names that exist."""
    with pytest.raises(UnknownVariant, match="unknown variant 'pair': expected one of pairs, solo"):
        find_variant("pair")


def test_what_contradicts_itself_is_refused_with_both_names():
    """What section 7 refuses is refused with both names."""
    assert refused(own_stacks=False, begin_on_start=2) == {"own_stacks", "begin_on_start"}
    assert refused(own_stacks=False, stack_moves="together") == {"own_stacks", "stack_moves"}
    assert refused(two_enter_on="1") == {"two_enter_on", "enter_on"}
    assert refused(enter_on="none") == {"enter_on"}
    assert refused(teams=True, play_on=True) == {"teams", "play_on"}
    assert refused(walls=True, passing="free") == {"walls", "passing"}
    assert refused(walls=True, impassable="any") == {"walls", "impassable"}
    assert refused(quick=True, begin_on_start=2) == {"quick", "begin_on_start"}
    assert refused(quick=True, tokens_to_win=4) == {"quick", "tokens_to_win"}
    assert refused(die="danish", first_seat="highest_roll") == {"first_seat", "die"}
    assert refused(die="danish", enter_on="3") == {"enter_on", "die"}
    assert refused(enter_on="globe") == {"enter_on", "die"}
    assert refused(column_squares=7) == {"column_squares", "board"}


def test_an_unknown_board_is_named():
    """An unknown board is refused with the names that exist."""
    with pytest.raises(InvalidRules, match="unknown board 'tee': expected one of by_seats, cross"):
        find_variant("classic", board="tee")


@pytest.mark.parametrize(
    ("variant", "board", "rules"),
    [
        ("pairs", "cross52", {"column_squares": 7}),
        ("pairs", "ring39", {"column_squares": 6}),
        ("pairs", "cross40", {}),
        ("pairs", "by_seats", {"column_squares": 7}),
        ("pairs", "cross68", {"walls": True}),
        ("pairs", "tee42", {"stars": "hop"}),
        ("pairs", "strip32", {"safe_squares": "globes"}),
        ("pairs", "cross68", {"die": "danish"}),
        ("danish", "tee42", {}),
        ("pairs", "ring78", {"teams": True}),
        ("pairs", "by_seats", {"teams": True}),
    ],
)
def test_a_board_that_lacks_what_the_rules_ask_is_refused(variant, board, rules):
    """What the end of section 7 refuses of boards is refused, with the name of the rule too."""
    names = refused(variant, board=board, **rules)
    assert "board" in names
    assert set(rules) <= names
    assert len(names) == 2


@pytest.mark.parametrize("board", ["cross52", "strip32", "tee42", "ring39", "ring65", "ring78"])
def test_walls_stand_on_every_board_of_the_52_square_family(board):
    """Walls belong to the cross, the strip, the tee and the rings."""
    assert find_variant("pairs", board=board, walls=True).rules.passing == "stacks_block"


@pytest.mark.parametrize(
    ("board", "counts"),
    [
        ("cross52", (2, 3, 4)),
        ("strip32", (2,)),
        ("tee42", (3,)),
        ("ring39", (3,)),
        ("ring65", (5,)),
        ("ring78", (6,)),
        ("cross68", (2, 3, 4)),
        ("by_seats", (2, 3, 4, 5, 6)),
    ],
)
def test_a_board_says_how_many_can_play(board, counts):
    """A variant is for as many seats as its board has places for."""
    assert find_variant("pairs", board=board).seat_counts == counts


@pytest.mark.parametrize(
    ("seats", "board"),
    [(2, "strip32"), (3, "tee42"), (4, "cross52"), (5, "ring65"), (6, "ring78")],
)
def test_a_board_by_seats_is_settled_by_their_number(seats, board):
    """`board: by_seats` takes the strip, the tee, the cross and the rings in turn."""
    variant = find_variant("classic", board="by_seats")
    assert variant.board.name == "cross52"
    settled = variant.for_seats(seats)
    assert (settled.board.name, settled.rules.board) == (board, "by_seats")
    assert settled.for_seats(4).board.name == "cross52"
    assert settled.replace(streak_limit=0).board.name == "cross52"
    assert variant.table(seats) == find_variant("classic", board=board).table(seats)


def test_solo_by_seats_is_for_four():
    """The variant against three computers neither grows nor shrinks with its board."""
    assert find_variant("solo", board="by_seats").seat_counts == (4,)


def test_hops_leave_boards_without_stars_out_of_the_choice_by_seats():
    """Where tokens hop, the strip and the tee are not picked: two and three cannot play."""
    variant = find_variant("danish", board="by_seats")
    assert variant.seat_counts == (4, 5, 6)
    with pytest.raises(InvalidRules, match="stars and board do not go together: tee42 has no"):
        variant.for_seats(3)


def test_a_variant_names_the_boards_that_it_can_be_given():
    """Every board with room for the column and with what the rules ask for can be given."""
    ring = [board.name for board in find_variant("danish").boards]
    assert ring == ["cross52", "ring39", "ring65", "ring78"]
    for name in variant_names():
        variant = find_variant(name)
        for board in variant.boards:
            assert variant.replace(board=board.name).board is board


def test_teams_need_four_seats():
    """Teams with other than four seats are refused with both names."""
    with pytest.raises(InvalidRules, match="teams and seats do not go together"):
        Position.start(find_variant("pairs", teams=True), seats=3)


def test_five_seats_do_not_fit_the_cross():
    """A number of seats that the board has not is refused."""
    with pytest.raises(InvalidRules, match="no seating for 5 seats: expected 2, 3, 4"):
        Position.start(find_variant("pairs"), seats=5)


def test_bundles_set_their_rules():
    """Walls, quick and impassable set the house rules that section 7 lists."""
    assert find_variant("pairs", walls=True).changed == ("passing",)
    assert find_variant("pairs", quick=True).changed == ("begin_on_start", "tokens_to_win")
    assert find_variant("classic", impassable="two").changed == ()
    assert find_variant("classic", impassable="none").changed == ("landing_on_stack", "passing")
    any_token = find_variant("classic", impassable="any").rules
    assert (any_token.landing_on_stack, any_token.passing) == ("captures", "tokens_block")


@pytest.mark.parametrize("bundle", BUNDLES)
def test_a_bundle_set_to_false_changes_nothing(bundle):
    """A bundle set to false changes nothing."""
    variant = find_variant("norwegian", **{bundle: False})
    assert variant == find_variant("norwegian")


def test_the_danish_die_enters_on_a_globe():
    """The Danish die sets enter_on to globe and the first seat to drawn, unless given."""
    rules = find_variant("norwegian", die="danish").rules
    assert (rules.enter_on, rules.two_enter_on, rules.first_seat) == ((GLOBE,), (), "drawn")
    assert find_variant("norwegian", die="danish", enter_on="6,globe").rules.enter_on == (6, GLOBE)
    assert find_variant("swedish", die="danish").rules.two_enter_on == ()


def test_every_variant_gives_every_house_rule():
    """Every variant's file gives a value for every house rule, in bounds."""
    for name in variant_names():
        rules = find_variant(name).rules
        assert rules.replace(**{f.name: getattr(rules, f.name) for f in fields(Rules)}) == rules


def test_house_rules_are_read_from_texts_and_values_alike():
    """A house rule may be given as text or as value."""
    assert find_variant("pairs", enter_on="1,6") == find_variant("pairs", enter_on=(1, 6))
    assert find_variant("pairs", teams="true") == find_variant("pairs", teams=True)
    assert find_variant("pairs", enter_on=6) == find_variant("pairs", enter_on=[6])
