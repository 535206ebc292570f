"""The rule book's Parchís (section 5): bonus moves, against situations worked out by hand.

Square numbers in comments are track indices: a token of seat s at progress p stands on
(start + p) mod 68, with starts 4, 21, 38 and 55 for A, B, C and D. So B stands on A's square with
17 less and C with 34 less. Safe are, for every seat, 0 7 12 17 24 29 34 41 46 51 58 63. Home is 71.
"""

import pytest

from openludo import InvalidPosition, Position
from openludo.engine.events import BonusLost, BonusMove, BonusRoll, TurnEnded
from openludo.engine.transition import play_move
from oracle.situations import YARD, game, names, pos, result

# What grants a bonus


def test_a_capture_grants_twenty_steps():
    """A capture grants 20 steps, to be moved at once."""
    # B at 3 stands on 24, A's 20.
    before = pos("y,9,18,60", "y,y,y,3", phase="move:2")
    after = pos("y,9,20,60", phase="bonus:20", state="0 0 last=20")
    assert result(game("parchis"), before, "18") == after


def test_a_token_home_grants_ten_steps():
    """A token home grants 10 steps."""
    before = pos("y,y,9,69", phase="move:2")
    after = pos("y,y,9,h", phase="bonus:10", state="0 0 last=h")
    assert result(game("parchis"), before, "69") == after


def test_entering_that_captures_grants_twenty_steps():
    """A capture by entering grants the bonus too."""
    # B's pair at 51 stands on 72 - 68 = 4, A's start.
    before = pos("y,h,h,h", "y,y,51,51", phase="move:5")
    after = pos("0,h,h,h", "y,y,y,51", phase="bonus:20", state="0 0 last=0")
    assert result(game("parchis"), before, "y") == after


def test_sharing_grants_nothing():
    """A token on a safe square is shared, and sharing is no capture."""
    before = pos("22,h,h,h", "y,y,y,7", phase="move:2")
    assert result(game("parchis"), before, "22") == pos("24,h,h,h", "y,y,y,7", seat=1)


@pytest.mark.parametrize("steps", [0, 7, 20])
def test_how_much_a_capture_grants_is_a_house_rule(steps):
    """`bonus_steps_on_capture` is any number, 0 for none."""
    referee = game("parchis", bonus_steps_on_capture=steps)
    before = pos("18,h,h,h", "y,y,y,3", phase="move:2")
    granted = pos("20,h,h,h", phase=f"bonus:{steps}", state="0 0 last=20")
    assert result(referee, before, "18") == (granted if steps else pos("20,h,h,h", seat=1))


@pytest.mark.parametrize("steps", [0, 5, 10])
def test_how_much_a_token_home_grants_is_a_house_rule(steps):
    """`bonus_steps_on_home` is any number, 0 for none."""
    referee = game("parchis", bonus_steps_on_home=steps)
    before = pos("y,y,9,69", phase="move:2")
    granted = pos("y,y,9,h", phase=f"bonus:{steps}", state="0 0 last=h")
    assert result(referee, before, "69") == (granted if steps else pos("y,y,9,h", seat=1))


def test_a_capture_and_a_token_home_at_once_are_one_bonus():
    """Where a star leads home over a capture, both bonuses are moved together."""
    # Danish: the star on 50 leads home; there B stands at 37 (13 + 37).
    referee = game("danish", bonus_steps_on_capture=20, bonus_steps_on_home=10)
    before = pos("y,y,10,49", "y,y,y,37", phase="move:1")
    bonus = pos("y,y,10,h", phase="bonus:30")
    assert result(referee, before, "49") == bonus
    assert referee.moves(bonus) == [("10", pos("y,y,40,h", seat=1))]


# Who moves it


def test_any_one_token_moves_it():
    """One token of the track moves the bonus, whole; the turn passes."""
    bonus = pos("y,9,20,60", phase="bonus:20", state="0 0 last=20")
    # 60 + 20 is beyond home; nothing enters.
    assert game("parchis").moves(bonus) == [
        ("9", pos("y,20,29,60", seat=1)),
        ("20", pos("y,9,40,60", seat=1)),
    ]


def test_a_token_of_the_column_may_move_it():
    """A token of the column moves a bonus that leads no further than home."""
    # 65 + 5 = 70.
    referee = game("parchis", bonus_steps_on_home=5)
    bonus = pos("y,y,65,h", phase="bonus:5", state="0 0 last=h")
    assert referee.moves(bonus) == [("65", pos("y,y,70,h", seat=1))]


def test_a_bonus_enters_nothing():
    """A bonus does not enter, though it be five steps and entering compulsory."""
    referee = game("parchis", bonus_steps_on_capture=5)
    assert names(referee, pos("y,y,y,20", phase="bonus:5", state="0 0 last=20")) == ["20"]


def test_a_bonus_need_not_open_a_barrier():
    """A barrier may stay closed though the bonus follows a six that could not open it."""
    # With seven squares the pair on 34 cannot move: B at 24 and C at 7 fill A's 41. The 13 goes to
    # 20 and captures B at 3. Then 34 + 20 = 54 and 50 + 20 = 70; the 20 would pass the pair.
    referee = game("parchis")
    six = pos("13,34,34,50", "y,y,3,24", "y,y,y,7", phase="move:6", state="1 0")
    assert names(referee, six) == ["13", "50"]
    bonus = result(referee, six, "13")
    assert bonus == pos("20,34,34,50", "y,y,y,24", "y,y,y,7", phase="bonus:20", state="1 0 last=20")
    assert names(referee, bonus) == ["34", "50"]


def test_a_six_may_count_otherwise_but_a_bonus_does_not():
    """A bonus is its number of steps whatever a six counts."""
    referee = game("parchis", bonus_steps_on_capture=6, six_counts=12)
    bonus = pos("20,h,h,h", phase="bonus:6", state="0 0 last=20")
    assert referee.moves(bonus) == [("20", pos("26,h,h,h", seat=1))]


def test_barriers_bind_a_bonus():
    """A bonus passes no barrier, a foreign one or one's own."""
    # B's pair at 10 stands on 31, A's 27. A's own pair stands on 25.
    foreign = pos("y,20,30,h", "y,y,10,10", phase="bonus:20", state="0 0 last=20")
    assert names(game("parchis"), foreign) == ["30"]
    own = pos("20,25,25,h", phase="bonus:20", state="0 0 last=20")
    assert names(game("parchis"), own) == ["25"]


def test_a_bonus_does_not_end_on_a_full_square():
    """A bonus lands as any move."""
    bonus = pos("20,40,40,h", phase="bonus:20", state="0 0 last=20")
    assert names(game("parchis"), bonus) == ["40"]


def test_a_bonus_shares_a_safe_square():
    """On a safe square a bonus captures nobody."""
    # 9 + 20 = 29 is safe; B at 12 stands on 33, A's 29.
    bonus = pos("9,h,h,h", "y,y,y,12", phase="bonus:20", state="0 0 last=9")
    assert game("parchis").moves(bonus) == [("9", pos("29,h,h,h", "y,y,y,12", seat=1))]


# A bonus that is lost


def test_a_bonus_that_no_token_can_move_is_lost():
    """If none can move the bonus it is lost and the turn passes."""
    # B at 35 stands on 56, A's 52; 52 + 20 = 72 is one too many.
    before = pos("y,y,y,50", "y,y,y,35", phase="move:2")
    assert result(game("parchis"), before, "50") == pos("y,y,y,52", seat=1)


def test_a_bonus_lost_to_a_barrier():
    """A barrier within the 20 steps costs the bonus."""
    before = pos("y,y,y,18", "y,3,10,10", phase="move:2")
    assert result(game("parchis"), before, "18") == pos("y,y,y,20", "y,y,10,10", seat=1)


def test_a_bonus_lost_after_a_six_still_rolls_again():
    """The roll of the six follows though the bonus is lost."""
    before = pos("45,h,h,h", "y,y,y,35", phase="move:6", state="1 0")
    assert result(game("parchis"), before, "45") == pos("52,h,h,h", state="1 0 last=52")


def test_a_token_home_with_nothing_else_on_the_track_loses_its_bonus():
    """With the others in the yard nobody can move the 10."""
    before = pos("y,y,y,69", phase="move:2")
    assert result(game("parchis"), before, "69") == pos("y,y,y,h", seat=1)


def test_a_position_waits_for_no_bonus_that_cannot_be_moved():
    """`bonus:N` always has a legal move."""
    assert names(game("parchis"), pos("y,y,y,52", phase="bonus:20", state="0 0 last=52")) == []


# Chains


def test_twenty_may_grant_twenty():
    """A bonus that captures grants another."""
    # C at 6 stands on 44, A's 40.
    bonus = pos("y,y,y,20", YARD, "y,y,y,6", phase="bonus:20", state="0 0 last=20")
    again = pos("y,y,y,40", phase="bonus:20", state="0 0 last=40")
    assert game("parchis").moves(bonus) == [("20", again)]
    assert game("parchis").moves(again) == [("40", pos("y,y,y,60", seat=1))]


def test_twenty_may_grant_ten():
    """A bonus that comes home grants 10."""
    # 51 + 20 = 71.
    referee = game("parchis")
    bonus = pos("y,y,20,51", phase="bonus:20", state="0 0 last=20")
    ten = pos("y,y,20,h", phase="bonus:10", state="0 0 last=h")
    assert referee.moves(bonus) == [("20", pos("y,y,40,51", seat=1)), ("51", ten)]
    assert referee.moves(ten) == [("20", pos("y,y,30,h", seat=1))]


def test_ten_may_grant_twenty():
    """A bonus for a token home that captures grants 20."""
    referee = game("parchis")
    ten = pos("y,y,10,h", "y,y,y,3", phase="bonus:10", state="0 0 last=h")
    twenty = pos("y,y,20,h", phase="bonus:20", state="0 0 last=20")
    assert referee.moves(ten) == [("10", twenty)]
    assert referee.moves(twenty) == [("20", pos("y,y,40,h", seat=1))]


def test_ten_may_grant_ten():
    """A bonus for a token home that brings another home grants 10 again, here lost."""
    # 61 + 10 = 71; no token is left on the track.
    ten = pos("y,y,61,h", phase="bonus:10", state="0 0 last=h")
    assert game("parchis").moves(ten) == [("61", pos("y,y,h,h", seat=1))]


def test_the_end_of_a_chain_may_be_lost():
    """A bonus granted by a bonus is lost at once when nobody can move it."""
    # After 51 is home, 62 + 10 = 72 is one too many.
    bonus = pos("y,y,51,62", phase="bonus:20", state="0 0 last=62")
    assert game("parchis").moves(bonus) == [("51", pos("y,y,62,h", seat=1))]


def test_the_roll_of_a_six_follows_the_whole_chain():
    """A six whose capture brings a token home and on is rolled again after the last step."""
    referee = game("parchis")
    six = pos("y,y,14,51", "y,y,y,3", phase="move:6", state="1 0")
    twenty = pos("y,y,20,51", phase="bonus:20", state="1 0 last=20")
    ten = pos("y,y,20,h", phase="bonus:10", state="1 0 last=h")
    assert result(referee, six, "14") == twenty
    assert result(referee, twenty, "51") == ten
    assert referee.moves(ten) == [("20", pos("y,y,30,h", state="1 0 last=30"))]


def test_neither_a_capture_nor_a_token_home_grants_a_roll():
    """Only a six rolls again: after the bonus of a capture with a 2 the turn passes."""
    bonus = pos("y,y,y,20", phase="bonus:20", state="0 0 last=20")
    assert result(game("parchis"), bonus, "20") == pos("y,y,y,40", seat=1)


# Where nothing is granted


def test_a_bonus_still_due_at_the_end_is_void():
    """The fourth token home wins at once, by a roll or by a bonus."""
    referee = game("parchis")
    rolled = result(referee, pos("69,h,h,h", phase="move:2"), "69")
    assert rolled == pos("h,h,h,h", phase="over")
    moved = result(referee, pos("51,h,h,h", phase="bonus:20", state="0 0 last=51"), "51")
    assert moved == pos("h,h,h,h", phase="over")
    assert referee.outcome(moved) == ((0,), "home")


def test_the_second_token_wins_a_quick_game_without_a_bonus():
    """With quick two tokens home win, though a third could move the 10."""
    before = pos("y,9,69,h", phase="move:2")
    assert result(game("parchis", quick=True), before, "69") == pos("y,9,h,h", phase="over")


def test_a_seat_that_has_finished_gets_no_bonus():
    """With `play_on` the last token home grants no steps: nobody is left to move them."""
    before = pos("69,h,h,h", phase="move:2")
    referee = game("parchis", play_on=True, tokens_to_win=2)
    assert result(game("parchis", play_on=True), before, "69") == pos("h,h,h,h", seat=1)
    assert result(referee, pos("y,9,69,h", phase="move:2"), "69") == pos("y,9,h,h", seat=1)


def test_entering_without_a_roll_grants_no_bonus():
    """A token that enters without a roll ends the turn even after a capture."""
    referee = game("parchis", nothing_in_play="enter_without_roll")
    before = pos(YARD, "y,y,51,51", phase="enter")
    assert referee.moves(before) == [("y", pos("y,y,y,0", "y,y,y,51", seat=1))]


def test_the_roll_limit_ends_the_game_before_the_bonus():
    """The game ends after the move of its last roll; a bonus is void."""
    referee = game("parchis", roll_limit=7)
    before = pos("y,y,y,18", "y,y,y,3", phase="move:2")
    assert referee.moves(before, 7) == [("18", pos("y,y,y,20", phase="over"))]


# What is told of it


def test_a_bonus_is_told_with_its_reason():
    """A bonus that can be moved is told before anything else follows."""
    variant = game("parchis").variant
    position = Position.parse(variant, pos("y,y,y,14", "y,y,y,3", phase="move:6", state="1 0"))
    step = play_move(position, position.find_move("14"))
    assert step.events[-1] == BonusMove(0, 20, ("capture",))
    then = play_move(step.after, step.after.find_move("20"))
    assert isinstance(then.events[-1], BonusRoll)


def test_a_lost_bonus_is_told():
    """A bonus that nobody can move is told as lost, and then the turn passes."""
    position = Position.parse(game("parchis").variant, pos("y,y,y,69", phase="move:2"))
    step = play_move(position, position.find_move("69"))
    assert step.events[-2:] == (BonusLost(0, 10, ("home",)), TurnEnded(0, 1))


def test_a_bonus_is_no_roll():
    """While a bonus is due nothing may be rolled."""
    position = Position.parse(game("parchis").variant, pos("20,h,h,h", phase="bonus:20"))
    assert (position.phase, position.steps, position.face) == ("bonus", 20, None)
    assert position.chance_outcomes == ()


def test_a_bonus_without_its_number_is_refused():
    """`bonus:N` names its steps: no other number than the rules grant."""
    with pytest.raises(InvalidPosition):
        Position.parse(game("parchis").variant, pos("20,h,h,h", phase="bonus:11"))
