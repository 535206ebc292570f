"""The rule book's rolls and turns, against situations worked out by hand from the rule book.

Square numbers in comments are those of the ring: a token of seat s at progress p stands on
(13 s + p) mod 52.
"""

import pytest

from oracle.presets import OF_FAMILY
from oracle.situations import YARD, game, names, pos, result


@pytest.mark.parametrize("variant", ["pairs", "solo", "classic", "norwegian", "english", "swedish"])
@pytest.mark.parametrize("seat", range(4))
@pytest.mark.parametrize("face", [1, 2, 3, 4, 5])
def test_a_face_moves_its_own_number_of_squares(variant, seat, face):
    """A face below six moves as many squares and passes the turn (bug R08)."""
    tokens = [YARD] * 4
    tokens[seat] = "23,h,h,h"  # none left in the yard, so none can enter
    moved = [*tokens]
    moved[seat] = f"{23 + face},h,h,h"
    before = pos(*tokens, seat=seat, phase=f"move:{face}")
    assert game(variant).moves(before) == [("23", pos(*moved, seat=(seat + 1) % 4))]


@pytest.mark.parametrize("variant", OF_FAMILY)
def test_a_six_moves_six_squares_and_rolls_again(variant):
    """A six moves six squares and rolls again on the 52-square boards (bug R08)."""
    referee = game(variant)
    streak = "1 0" if referee.rules["streak_limit"] else "0 0"
    before = referee.roll(pos("23,h,h,h"), 6)
    assert before == pos("23,h,h,h", phase="move:6", state=streak)
    assert referee.moves(before) == [("23", pos("29,h,h,h", state=streak))]


@pytest.mark.parametrize(
    ("variant", "token"), [("pairs", "52"), ("solo", "54"), ("norwegian", "53")]
)
def test_an_unused_six_in_the_column_rolls_again(variant, token):
    """Three steps before home a six cannot be used but rolls again (bugs R03 and R16)."""
    # pairs: home at 55, 55 - 3 = 52. solo: 57 - 3 = 54. norwegian: 56 - 3 = 53.
    referee = game(variant)
    streak = "1 0" if referee.rules["streak_limit"] else "0 0"
    assert referee.roll(pos(f"{token},h,h,h"), 6) == pos(f"{token},h,h,h", state=streak)


def test_an_unused_six_ends_the_turn_in_classic():
    """Without `unused_six_rolls_again` a six without a legal move passes the turn (bug R03)."""
    assert game("classic").roll(pos("53,h,h,h"), 6) == pos("53,h,h,h", seat=1)


def test_an_unused_six_passes_where_a_six_grants_nothing():
    """An unused six rolls again only where a six grants a roll."""
    referee = game("pairs", bonus_roll_on=("capture", "home"))
    assert referee.roll(pos("52,h,h,h"), 6) == pos("52,h,h,h", seat=1)


def test_a_bounce_may_end_where_it_began():
    """A six three steps before home goes three in and three back (bug R03)."""
    referee = game("norwegian", home_roll="bounce")
    before = pos("53,h,h,h", phase="move:6")
    assert referee.moves(before) == [("53", pos("53,h,h,h"))]


def test_overshoot_stops_at_home_and_wins():
    """With the exact roll off a six three steps before home finishes the game (bug R03)."""
    referee = game("classic", home_roll="overshoot")
    after = result(referee, pos("53,h,h,h", phase="move:6", state="1 0"), "53")
    assert after == pos("h,h,h,h", phase="over")
    assert referee.outcome(after) == ((0,), "home")


@pytest.mark.parametrize("variant", ["pairs", "solo", "classic", "english"])
def test_the_third_six_moves_nothing(variant):
    """The third six in a row is void and ends the turn (bug R04)."""
    assert game(variant).roll(pos("35,h,h,h", state="2 0"), 6) == (pos("35,h,h,h", seat=1))


@pytest.mark.parametrize("variant", ["norwegian", "danish", "swedish"])
def test_without_a_limit_sixes_go_on(variant):
    """Without a streak limit no sixes are counted and a third one moves (bug R04)."""
    referee = game(variant)
    # 35 + 6 = 41: neither a star nor a globe of section 4.
    assert referee.moves(referee.roll(pos("35,h,h,h"), 6)) == [("35", pos("41,h,h,h"))]


def test_a_streak_limit_of_two_voids_the_second_six():
    """The limit is a number: with 2 the second six is lost."""
    assert game("norwegian", streak_limit=2).roll(pos("35,h,h,h", state="1 0"), 6) == (
        pos("35,h,h,h", seat=1)
    )


def test_another_face_ends_the_streak():
    """Any face but a six sets the streak to nought, here after a capture's bonus roll."""
    assert game("pairs").roll(pos("35,h,h,h", state="2 0"), 5) == (
        pos("35,h,h,h", phase="move:5", state="0 0")
    )


def test_the_penalty_takes_the_token_last_moved():
    """Under `last_token_to_yard` the third six sends the token last moved to its yard."""
    referee = game("pairs", streak_penalty="last_token_to_yard")
    assert referee.roll(pos("20,35,h,h", state="2 0 last=35"), 6) == pos("y,20,h,h", seat=1)


@pytest.mark.parametrize("last", ["52", "h"])
def test_the_penalty_spares_column_and_home(last):
    """The penalty exempts a token that ended in the home column or at home."""
    referee = game("pairs", streak_penalty="last_token_to_yard")
    before = pos("20,52,h,h", state=f"2 0 last={last}")
    assert referee.roll(before, 6) == pos("20,52,h,h", seat=1)


def test_the_penalty_spares_everyone_when_nothing_was_moved():
    """The penalty does nothing when no token was moved in this turn."""
    referee = game("pairs", streak_penalty="last_token_to_yard")
    assert referee.roll(pos("20,52,h,h", state="2 0"), 6) == pos("20,52,h,h", seat=1)


def test_of_a_stack_one_token_pays():
    """Where the token last moved stands in a stack, one of the stack goes to the yard."""
    referee = game("classic", streak_penalty="last_token_to_yard")
    before = pos("35,35,h,h", state="2 0 last=35")
    assert referee.roll(before, 6) == pos("y,35,h,h", seat=1)


def test_the_token_last_moved_is_kept_while_the_turn_goes_on():
    """After a move that rolls again the position names the place where the token ended."""
    referee = game("pairs", streak_penalty="last_token_to_yard")
    before = pos("20,h,h,h", phase="move:6", state="1 0")
    assert referee.moves(before) == [("20", pos("26,h,h,h", state="1 0 last=26"))]


def test_a_token_home_grants_a_roll_in_pairs():
    """Bringing a token home rolls again where home grants a roll (bug R06)."""
    # 53 + 2 = 55, home in pairs.
    before = pos("20,53,h,h", phase="move:2")
    assert result(game("pairs"), before, "53") == pos("20,h,h,h")


@pytest.mark.parametrize(
    ("variant", "token"), [("solo", "55"), ("classic", "54"), ("english", "54")]
)
def test_a_token_home_grants_nothing_elsewhere(variant, token):
    """Bringing a token home passes the turn where home grants none (bug R06)."""
    before = pos(f"20,{token},h,h", phase="move:2")
    assert result(game(variant), before, token) == pos("20,h,h,h", seat=1)


def test_classic_grants_a_roll_for_home_by_house_rule():
    """The list of `bonus_roll_on` decides, here with home in it (bug R06)."""
    referee = game("classic", bonus_roll_on=("six", "capture", "home"))
    assert result(referee, pos("20,54,h,h", phase="move:2"), "54") == pos("20,h,h,h")


def test_two_reasons_grant_one_roll():
    """A six that captures rolls again once: the next plain move passes the turn."""
    referee = game("pairs")
    # 20 + 6 = 26 would be a start, so from 21: 27. B at 27 - 13 = 14.
    before = pos("21,h,h,h", "y,y,y,14", phase="move:6", state="1 0")
    after = result(referee, before, "21")
    assert after == pos("27,h,h,h", YARD, state="1 0")
    assert result(referee, referee.roll(after, 2), "27") == pos("29,h,h,h", YARD, seat=1)


def test_the_last_needed_token_home_grants_no_roll():
    """With `play_on` the seat that has just finished rolls no more, even after a six."""
    referee = game("pairs", play_on=True)
    before = pos("49,h,h,h", phase="move:6", state="1 0")
    assert result(referee, before, "49") == pos("h,h,h,h", seat=1)


def test_a_token_in_play_gets_one_try():
    """A seat with a token on the track moves at its first roll and passes (bug R12a)."""
    referee = game("norwegian")
    before = referee.roll(pos("y,y,y,3"), 2)
    assert referee.moves(before) == [("3", pos("y,y,y,5", seat=1))]


def test_three_tries_then_the_turn_passes():
    """With nothing in play the seat rolls until its third failure (bug R12b)."""
    referee = game("norwegian")
    first = referee.roll(pos("y,h,h,h"), 2)
    second = referee.roll(first, 3)
    assert first == pos("y,h,h,h", state="0 1")
    assert second == pos("y,h,h,h", state="0 2")
    assert referee.roll(second, 5) == pos("y,h,h,h", seat=1)


def test_the_tries_stay_counted_until_the_turn_ends():
    """A six in the second try enters and rolls again; the failed try is still noted."""
    referee = game("norwegian")
    before = referee.roll(pos(YARD, state="0 1"), 6)
    assert before == pos(YARD, phase="move:6", state="0 1")
    assert referee.moves(before) == [("y", pos("y,y,y,0", state="0 1"))]


def test_a_token_in_the_column_is_in_play():
    """A token in the home column leaves one roll only (bug R12c)."""
    # 52 + 5 = 57, beyond home at 56.
    assert game("norwegian").roll(pos("y,52,h,h"), 5) == pos("y,52,h,h", seat=1)


@pytest.mark.parametrize("variant", ["pairs", "solo", "classic", "english"])
def test_one_try_where_the_variant_gives_one(variant):
    """Under `nothing_in_play=roll` a failed roll passes the turn (bug R12)."""
    assert game(variant).roll(pos(YARD), 3) == pos(YARD, seat=1)


def test_a_six_that_rolls_again_is_no_failed_try():
    """A six that cannot enter but rolls again leaves the tries as they are."""
    referee = game("norwegian", enter_on=(1,))
    assert referee.roll(pos(YARD, state="0 2"), 6) == pos(YARD, state="0 2")


def test_a_six_that_grants_nothing_is_a_failed_try():
    """A six that neither enters nor rolls again is a failed try, and keeps the streak."""
    referee = game("norwegian", enter_on=(1,), unused_six_rolls_again=False, streak_limit=3)
    assert referee.roll(pos(YARD), 6) == pos(YARD, state="1 1")


def test_the_turn_passes_when_the_only_token_is_too_close():
    """Two steps before home a five is of no use and the turn passes (bug T01)."""
    assert game("pairs").roll(pos("y,y,y,53"), 5) == pos("y,y,y,53", seat=1)
    assert game("pairs").roll(pos("y,y,51,53"), 5) == pos("y,y,51,53", seat=1)
    assert game("pairs").roll(pos("54,h,h,h"), 3) == pos("54,h,h,h", seat=1)


def test_a_roll_that_can_be_used_must_be_used():
    """With a legal move the turn stays until it is played; there is no passing (bug R24)."""
    referee = game("pairs")
    before = referee.roll(pos("y,y,y,10"), 4)
    assert before == pos("y,y,y,10", phase="move:4")
    assert names(referee, before) == ["10"]


def test_quick_begins_with_a_token_on_the_start():
    """Quick begins with one token of each seat on its start square (bug R20)."""
    assert game("pairs", seats=3, quick=True).start() == "y,y,y,0/y,y,y,0/y,y,y,0 0 roll 0 0"


def test_quick_is_won_with_the_second_token():
    """The second token home ends a quick game at once; a full one goes on (bug R20)."""
    before = pos("y,y,54,h", phase="move:1", seats=3)
    quick = game("pairs", seats=3, quick=True)
    after = result(quick, before, "54")
    assert after == pos("y,y,h,h", phase="over", seats=3)
    assert quick.outcome(after) == ((0,), "home")
    assert result(game("pairs", seats=3), before, "54") == pos("y,y,h,h", seats=3)


def test_all_four_may_begin_on_the_start():
    """`begin_on_start` may be four; then a first three moves a token."""
    referee = game("pairs", begin_on_start=4)
    assert referee.start(2) == "0,0,0,0/0,0,0,0/0,0,0,0/0,0,0,0 2 roll 0 0"
    assert names(referee, referee.roll(referee.start(2), 3)) == ["0"]


def test_tapping_enters_without_a_roll():
    """Under `enter_without_roll` an opening with nothing in play enters and ends the turn."""
    referee = game("classic", nothing_in_play="enter_without_roll")
    assert referee.start(1) == pos(seat=1, phase="enter")
    # The next seat has nothing in play either.
    assert referee.moves(referee.start(1)) == [("y", pos(YARD, "y,y,y,0", seat=2, phase="enter"))]


def test_entering_without_a_roll_ends_the_turn_even_after_a_capture():
    """A capture by tapping grants no roll."""
    referee = game("classic", nothing_in_play="enter_without_roll", safe_squares="none")
    # B at 39 stands on (13 + 39) mod 52 = 0, A's start. B has nothing in play afterwards.
    before = pos(YARD, "y,y,y,39", phase="enter")
    assert referee.moves(before) == [("y", pos("y,y,y,0", seat=1, phase="enter"))]


def test_a_blocked_entering_passes_the_turn_at_once():
    """A turn that would open by entering but is blocked goes to the next seat."""
    referee = game("classic", nothing_in_play="enter_without_roll")
    # B's stack on A's start keeps A in the yard; D moves and B is next to act.
    before = pos(YARD, "y,y,39,39", YARD, "y,y,y,10", seat=3, phase="move:2")
    assert result(referee, before, "10") == pos(YARD, "y,y,39,39", YARD, "y,y,y,12", seat=1)


def test_a_turn_with_a_token_in_play_opens_with_a_roll():
    """Entering without a roll is for a turn that opens with nothing in play."""
    referee = game("classic", nothing_in_play="enter_without_roll")
    before = pos("y,y,y,10", "y,y,y,52", phase="move:1")
    assert result(referee, before, "10") == pos("y,y,y,11", "y,y,y,52", seat=1)


def test_play_on_skips_the_finished_and_ends_with_one_left():
    """With `play_on` finished seats roll no more and the game ends when one is left."""
    referee = game("classic", seats=3, play_on=True)
    before = pos("y,y,y,10", "h,h,h,h", "55,h,h,h", phase="move:3", seats=3)
    after = result(referee, before, "10")
    assert after == pos("y,y,y,13", "h,h,h,h", "55,h,h,h", seat=2, seats=3)
    end = result(referee, referee.roll(after, 1), "55")
    assert end == pos("y,y,y,13", "h,h,h,h", "h,h,h,h", seat=2, phase="over", seats=3)


def test_the_roll_limit_ends_the_game_after_its_move():
    """In solo the move of roll 10,000 is played, and then nobody has won."""
    referee = game("solo")
    before = referee.roll(pos("y,y,y,10"), 6, 9999)
    assert before == pos("y,y,y,10", phase="move:6", state="1 0")
    after = dict(referee.moves(before, 10000))["10"]
    assert after == pos("y,y,y,16", phase="over")
    assert referee.outcome(after) == ((), "limit")


def test_the_roll_limit_ends_the_game_after_a_void_roll():
    """Void rolls count: a third six that is roll 10,000 ends the game with its seat named."""
    assert game("solo").roll(pos("y,y,y,10", seat=0, state="2 0"), 6, 9999) == (
        pos("y,y,y,10", phase="over")
    )


def test_the_roll_limit_leaves_a_winner_a_winner():
    """A winning move with the last roll wins."""
    referee = game("solo", roll_limit=7)
    after = dict(referee.moves(pos("56,h,h,h", phase="move:1"), 7))["56"]
    assert referee.outcome(after) == ((0,), "home")


def test_a_team_wins_when_both_are_finished():
    """The first finished partner ends nothing; the second one wins for both."""
    referee = game("pairs", teams=True)
    # A rolls for C, whose 54 is a step before home.
    before = pos("h,h,h,h", YARD, "54,h,h,h", YARD, phase="move:1")
    after = result(referee, before, "54")
    assert after == pos("h,h,h,h", YARD, "h,h,h,h", YARD, phase="over")
    assert referee.outcome(after) == ((0, 2), "home")


def test_a_seat_that_finishes_rolls_on_for_its_partner():
    """Bringing the last token home grants the roll when the seat plays on for its partner."""
    referee = game("pairs", teams=True)
    before = pos("54,h,h,h", YARD, "y,y,y,7", YARD, phase="move:1")
    after = result(referee, before, "54")
    assert after == pos("h,h,h,h", YARD, "y,y,y,7", YARD)
    assert result(referee, referee.roll(after, 4), "7") == pos(
        "h,h,h,h", YARD, "y,y,y,11", YARD, seat=1
    )


def test_a_finished_partner_may_be_skipped():
    """Under `skipped` the finished seat gets no roll, neither now nor later."""
    referee = game("pairs", teams=True, finished_partner="skipped")
    before = pos("54,h,h,h", YARD, "y,y,y,7", YARD, phase="move:1")
    assert result(referee, before, "54") == pos("h,h,h,h", YARD, "y,y,y,7", YARD, seat=1)
    last = pos("h,h,h,h", YARD, "y,y,y,7", "y,y,y,3", seat=3, phase="move:1")
    assert result(referee, last, "3") == pos("h,h,h,h", YARD, "y,y,y,7", "y,y,y,4", seat=1)


def test_tries_look_at_the_partners_tokens_when_helping():
    """In play is counted among the tokens that the seat moves: its partner's, when it helps."""
    referee = game("pairs", teams=True, nothing_in_play="three_rolls")
    before = pos("h,h,h,h", YARD, YARD, YARD)
    assert referee.roll(before, 3) == pos("h,h,h,h", YARD, YARD, YARD, state="0 1")
