"""What the computers like best, on positions made by hand."""

import pytest

from openludo import IllegalMove, Position, find_variant
from openludo.dice import SeededDice
from openludo.players import LEVELS, UnknownLevel, computer

YARD = "y,y,y,y"


def likes(level, variant, text, **house_rules):
    """Give the texts of the moves that a level likes best."""
    position = Position.parse(find_variant(variant, **house_rules), text)
    return [str(move) for move in computer(level).best(position, position.legal_moves)]


def four(own, left=YARD, opposite=YARD, right=YARD, roll="move:4 0 0"):
    """Write a position of four seats in which seat 0 is to move."""
    return f"{own}/{left}/{opposite}/{right} 0 {roll}"


# Seat 1 starts on track square 13, seat 2 on 26, seat 3 on 39; seat 0's squares are its progress.
# Under solo 0 8 13 21 26 34 39 47 are safe, 51 to 56 are the column, 57 is home.
RANKING = {
    "a double capture beats a single one": (
        four("y,y,10,20", left="y,y,1,1", opposite="y,y,y,50"),
        ["10"],
    ),
    "a capture beats a token home": (four("y,y,10,53", left="y,y,y,1"), ["10"]),
    "a token home beats entering": (four("y,y,y,51", roll="move:6 1 0"), ["51"]),
    "entering beats a safe square": (four("y,y,y,2", roll="move:6 1 0"), ["y"]),
    "a safe square beats moving on": (four("y,y,4,10"), ["4"]),
    "another seat's start square is safe too": (four("y,y,9,10"), ["9"]),
    "column squares are no safe squares": (four("y,y,10,48"), ["10", "48"]),
    "moves that only go on are equal": (four("y,y,9,30", roll="move:3 0 0"), ["9", "30"]),
    "all own tokens on one square are one choice": (four("y,y,10,10"), ["10"]),
}


@pytest.mark.parametrize("case", RANKING)
def test_normal_keeps_to_the_order_of_the_rule_book(case):
    """Normal captures, then brings home, enters, seeks safety, moves on."""
    text, best = RANKING[case]
    assert likes("normal", "solo", text) == best


def test_easy_likes_all_moves_alike():
    """Easy makes no difference between a capture and anything else."""
    text, _ = RANKING["a double capture beats a single one"]
    assert likes("easy", "solo", text) == ["10", "20"]


def test_normal_does_not_see_danger_and_hard_does():
    """Of two moves of one rank Hard takes the one that no opponent can answer."""
    text = four("y,y,11,30", left="y,y,y,0", roll="move:3 0 0")
    assert likes("normal", "solo", text) == ["11", "30"]
    assert likes("hard", "solo", text) == ["30"]


def test_hard_captures_at_the_risk_of_one_face_and_not_of_two_opponents():
    """One face of one opponent is worth a capture, but neither a safe square nor two opponents."""
    behind = {"left": "y,y,y,1", "opposite": "y,y,y,37"}
    assert likes("hard", "solo", four("y,y,10,29", **behind)) == ["10"]
    assert likes("hard", "solo", four("y,y,4,10", **behind)) == ["4"]
    assert likes("hard", "solo", four("y,y,10,29", **behind, right="y,y,y,25")) == ["29"]


def test_a_partner_is_not_captured():
    """In teams landing on a partner's token is no capture, in a game of each against all it is."""
    text = four("y,y,10,29", opposite="y,y,y,40")
    assert likes("normal", "pairs", text) == ["10"]
    assert likes("normal", "pairs", text, teams=True) == ["10", "29"]


def test_a_finished_seat_chooses_for_its_partner():
    """A seat whose tokens are home likes its partner's capture best."""
    text = four("h,h,h,h", left="y,y,y,27", opposite="y,y,10,20")
    assert likes("normal", "pairs", text, teams=True) == ["10"]


def test_a_move_that_sends_the_mover_home_is_worth_less_than_moving_on():
    """Under danish a landing on a protected token is left alone."""
    text = four("y,y,5,12", left="y,y,y,47", roll="move:3 0 0")
    assert likes("normal", "danish", text) == ["12"]


def test_a_token_that_cannot_enter_loses_less_than_one_from_the_track():
    """Of two moves that send the mover home the one out of the yard costs nothing."""
    text = four("y,y,y,10", left="y,y,39,39", opposite="y,y,42,42", roll="move:6 0 0")
    rules = {"landing_on_stack": "sends_mover_home", "passing": "free"}
    assert likes("normal", "norwegian", text, **rules) == ["y"]


def test_a_capture_paid_for_with_the_mover_is_worth_as_much_as_moving_on():
    """Under danish a capture on the first star does not make up for a stack on the second."""
    text = four("y,y,3,12", left="y,y,y,44", opposite="y,y,37,37", roll="move:2 0 0")
    assert likes("normal", "danish", text) == ["3", "12"]


def test_a_hop_counts_where_it_ends_and_for_both_landings():
    """Under danish a capture on each star beats one capture, and a hop home beats moving on."""
    both = four(
        "y,y,3,12", left="y,y,y,44", opposite="y,y,y,37", right="y,y,y,27", roll="move:2 0 0"
    )
    assert likes("normal", "danish", both) == ["3"]
    assert likes("normal", "danish", four("y,y,12,48", roll="move:2 0 0")) == ["48"]


def test_safety_is_that_of_this_token_under_the_rules_in_force():
    """Norwegian protects on one's own start only, danish globes of others' starts do not."""
    assert likes("normal", "norwegian", four("y,y,4,10")) == ["4", "10"]
    assert likes("normal", "danish", four("y,y,4,9")) == ["4"]
    assert likes("normal", "solo", four("y,y,4,10"), safe_squares="none") == ["4", "10"]


def test_more_tokens_move_before_fewer():
    """Two that enter together beat one, a stack that moves as one beats a token of it."""
    assert likes("normal", "swedish", four(YARD, roll="move:6 0 0")) == ["yx2"]
    text = four("y,y,12,12", roll="move:3 0 0")
    assert likes("normal", "norwegian", text, stack_moves="together") == ["12x2"]


def test_a_bounce_back_is_worth_less_than_moving_on():
    """Under swedish a token that would walk back from home stays where it is."""
    assert likes("normal", "swedish", four("y,y,10,54", roll="move:5 0 0")) == ["10"]


def test_entering_without_a_roll_is_a_move_like_others():
    """Where a turn opens by entering, every level names that move."""
    text = four(YARD, roll="enter 0 0")
    for level in LEVELS:
        assert likes(level, "classic", text, nothing_in_play="enter_without_roll") == ["y"]


def test_best_keeps_to_the_moves_offered():
    """Only offered moves are judged, in their order; one that is not legal is refused."""
    position = Position.parse(find_variant("solo"), RANKING["a safe square beats moving on"][0])
    safe, on = position.legal_moves
    player = computer("normal")
    assert player.best(position, (on,)) == [on]
    assert player.best(position, ()) == []
    assert computer("easy").best(position, (on, safe)) == [on, safe]
    with pytest.raises(IllegalMove, match="7 is not legal"):
        player.best(position, (on._replace(origin=7),))


def test_a_tie_is_broken_by_seed_and_position_alone():
    """The same position under the same seed gives the same choice, and seeds differ."""
    position = Position.parse(find_variant("solo"), four("3,10,20,30", roll="move:1 0 0"))
    player = computer("easy")
    choices = [str(player.choose(position, SeededDice(f"seed {n}").tie)) for n in range(40)]
    again = [str(player.choose(position, SeededDice(f"seed {n}").tie)) for n in range(40)]
    assert choices == again
    assert set(choices) == {"3", "10", "20", "30"}


def test_a_computer_is_not_asked_where_no_move_is_due():
    """A computer refuses to choose before a roll."""
    with pytest.raises(IllegalMove, match="no move is due"):
        computer("hard").choose(Position.start(find_variant("solo")), SeededDice("x").tie)


def test_an_unknown_level_is_refused():
    """The error names the level and those that exist."""
    with pytest.raises(UnknownLevel, match="'godlike': expected one of easy, normal, hard"):
        computer("godlike")
