"""House rules of Parchís (section 5) beside others, against situations worked out by hand.

Square numbers in comments are track indices: on the board of 68 a token of seat s at progress p
stands on (start + p) mod 68, with starts 4, 21, 38 and 55; on the cross on (13 s + p) mod 52.
"""

import pytest

from oracle.situations import YARD, game, names, pos, result

# Bonus moves beside other rules


def test_a_bonus_may_overshoot():
    """Where the exact roll is off a bonus stops at home too."""
    referee = game("parchis", home_roll="overshoot")
    bonus = pos("y,y,60,h", phase="bonus:20", state="0 0 last=60")
    assert referee.moves(bonus) == [("60", pos("y,y,h,h", seat=1))]


def test_a_bonus_may_bounce():
    """Where overshoot bounces a bonus bounces too."""
    # 60 + 20 is nine more than 71: 62.
    referee = game("parchis", home_roll="bounce")
    bonus = pos("y,y,60,h", phase="bonus:20", state="0 0 last=60")
    assert referee.moves(bonus) == [("60", pos("y,y,62,h", seat=1))]


def test_a_bonus_does_not_bounce_out_of_its_way():
    """A bounce that would lead behind the start square is not possible."""
    # Home of swedish40 is 44. From 20, 60 steps lead to 80, and 36 back from home to 8. From 32,
    # they lead to 92, and 48 back: behind the start.
    referee = game("swedish40", bonus_steps_on_capture=60, pass_own=True)
    bonus = pos("y,y,20,32", phase="bonus:60")
    assert referee.moves(bonus) == [("20", pos("y,y,8,32", seat=1))]


def test_one_token_of_a_stack_moves_a_bonus():
    """A bonus is moved by one token, where stacks may move together too."""
    referee = game("parchis", stack_moves="together", own_barrier_blocks=False)
    bonus = pos("y,20,20,h", phase="bonus:20", state="0 0 last=20")
    assert names(referee, bonus) == ["20"]


def test_a_stack_that_captures_grants_one_bonus():
    """A stack that moves together captures once and is granted the steps once."""
    # B at 3 stands on 24, A's 20.
    referee = game("parchis", stack_moves="together")
    before = pos("y,18,18,h", "y,y,y,3", phase="move:2")
    bonus = pos("y,20,20,h", phase="bonus:20", state="0 0 last=20")
    assert result(referee, before, "18x2") == bonus


def test_a_stack_that_comes_home_grants_one_bonus():
    """Two tokens that come home together grant ten steps."""
    referee = game("parchis", stack_moves="together")
    before = pos("9,30,69,69", phase="move:2")
    bonus = pos("9,30,h,h", phase="bonus:10", state="0 0 last=h")
    assert result(referee, before, "69x2") == bonus


def test_several_captured_tokens_grant_one_bonus():
    """A landing that captures all grants the steps once."""
    # Classic: B at 17 and C at 4 stand on 30; A's 30 + 10 = 40.
    referee = game("classic", bonus_steps_on_capture=10, bonus_roll_on=("six",))
    before = pos("y,y,y,27", "y,y,y,17", "y,y,y,4", phase="move:3")
    bonus = pos("y,y,y,30", phase="bonus:10")
    assert result(referee, before, "27") == bonus
    assert referee.moves(bonus) == [("30", pos("y,y,y,40", seat=1))]


def test_a_bonus_hops_on_stars():
    """In danish a bonus that lands on a star is taken on."""
    # 10 + 8 = 18, a star; the next is 24.
    referee = game("danish", bonus_steps_on_capture=8)
    assert referee.moves(pos("y,y,y,10", phase="bonus:8")) == [("10", pos("y,y,y,24", seat=1))]


def test_a_mover_sent_home_keeps_its_bonus():
    """A capture on the first star grants its steps though the second star sends the mover home."""
    # On 11: B at 50 (13 + 50 - 52). On 18: C's pair at 44 (26 + 44 - 52). A's 26 moves on to 27.
    referee = game("danish", bonus_steps_on_capture=1)
    before = pos("10,26,h,h", "y,y,y,50", "y,y,44,44", phase="move:1")
    bonus = pos("y,26,h,h", YARD, "y,y,44,44", phase="bonus:1")
    assert result(referee, before, "10") == bonus
    assert referee.moves(bonus) == [("26", pos("y,27,h,h", YARD, "y,y,44,44", seat=1))]


def test_a_globe_owes_a_roll_without_a_streak():
    """A globe rolls again as a six does but counts no streak: the position notes the debt."""
    # From 34, a white globe, the next is 39, D's start: C at 13 (26 + 13) is not protected there.
    referee = game("danish", die="danish", streak_limit=3, bonus_steps_on_capture=1)
    before = pos("y,y,y,34", YARD, "y,y,y,13", phase="move:globe")
    bonus = pos("y,y,y,39", phase="bonus:1", state="0 0 again=1")
    assert result(referee, before, "34") == bonus
    assert referee.moves(bonus) == [("39", pos("y,y,y,40"))]


def test_failed_tries_are_kept_through_a_bonus():
    """TRIES keep what they were until the turn ends."""
    # B's pair at 51 stands on 4, A's start. After the bonus the turn passes.
    referee = game("parchis", nothing_in_play="three_rolls")
    before = pos(YARD, "y,y,51,51", phase="move:5", state="0 2")
    bonus = pos("y,y,y,0", "y,y,y,51", phase="bonus:20", state="0 2 last=0")
    assert referee.moves(before) == [("y", bonus)]
    assert referee.moves(bonus) == [("0", pos("y,y,y,20", "y,y,y,51", seat=1))]


def test_failed_tries_stay_while_a_bonus_and_a_six_go_on():
    """After the bonus of a six the tries of this turn are still noted."""
    referee = game("parchis", nothing_in_play="three_rolls", enter_on=(5, 6))
    before = pos(YARD, "y,y,51,51", phase="move:6", state="1 1")
    bonus = pos("y,y,y,0", "y,y,y,51", phase="bonus:20", state="1 1 last=0")
    assert referee.moves(before) == [("y", bonus)]
    assert referee.moves(bonus) == [("0", pos("y,y,y,20", "y,y,y,51", state="1 1 last=20"))]


# Barriers beside other rules


def test_safe_barriers_are_those_that_protect_their_owner():
    """With own starts safe only a pair on its own start is a barrier of safe squares."""
    # B's pair at 0 stands on 13; B's pair at 4 on 17.
    referee = game("norwegian", barrier_squares="safe")
    assert names(referee, pos("12,h,h,h", "y,y,0,0", phase="move:2")) == []
    assert names(referee, pos("16,h,h,h", "y,y,4,4", phase="move:2")) == ["16"]
    # C's pair on B's start, at 39 (26 + 39 - 52), is not protected there.
    assert names(referee, pos("12,h,h,h", YARD, "y,y,39,39", phase="move:2")) == ["12"]


def test_walls_may_bind_their_owner():
    """With `own_barrier_blocks` the walls of pairs are passed by nobody, except on safe squares."""
    referee = game("pairs", walls=True, own_barrier_blocks=True)
    assert names(referee, pos("y,7,10,10", phase="move:5")) == ["10"]
    # 8 is a star, where walls do not stand.
    assert names(referee, pos("y,7,8,8", phase="move:5")) == ["7", "8"]


def test_a_wall_of_pairs_may_have_to_be_opened():
    """With `six_opens_barrier` a six of pairs opens a wall, and is free where there is none."""
    referee = game("pairs", walls=True, six_opens_barrier=True)
    before = pos("y,20,30,30", phase="move:6", state="1 0")
    assert names(referee, before) == ["30"]
    assert names(game("pairs", six_opens_barrier=True), before) == ["y", "20", "30"]


def test_three_of_a_colour_are_a_barrier():
    """Without a limit three on a square are a barrier like two, also of a finished partner."""
    referee = game("parchis", square_capacity=0)
    # B's three at 3 stand on 24, A's 20.
    assert names(referee, pos("18,h,h,h", "y,3,3,3", phase="move:4")) == []
    assert names(referee, pos("9,20,20,20", phase="move:6", state="1 0")) == ["20"]


def test_what_a_finished_quick_partner_leaves_is_no_barrier():
    """In quick teams the two tokens that a finished seat leaves behind stop nobody."""
    # A has finished; its pair at 20 stands on 24, B at 1 on 22.
    referee = game("parchis", teams=True, quick=True)
    before = pos("20,20,h,h", "y,y,y,1", YARD, YARD, seat=1, phase="move:4")
    assert names(referee, before) == ["1"]
    # They do not fill their square, and one of them is captured.
    before = pos("20,20,h,h", "y,y,y,1", YARD, YARD, seat=1, phase="move:2")
    after = pos("y,20,h,h", "y,y,y,3", seat=1, phase="bonus:20", state="0 0 last=3")
    assert referee.moves(before) == [("1", after)]


# Full squares beside other rules


def test_two_that_enter_need_the_room_of_those_who_stay():
    """Two enter where the one foreign token on the start is captured, not where it is shared."""
    referee = game("parchis", two_enter_on=(5,), safe_squares="none")
    before = pos("y,y,h,h", "y,y,y,51", phase="move:5")
    assert referee.moves(before) == [
        ("y", pos("y,0,h,h", phase="bonus:20", state="0 0 last=0")),
        ("yx2", pos("0,0,h,h", phase="bonus:20", state="0 0 last=0")),
    ]


def test_two_never_enter_a_full_start():
    """On a start with two foreign tokens one enters and captures; two have no room."""
    referee = game("parchis", two_enter_on=(5,))
    assert names(referee, pos("y,y,h,h", "y,y,51,51", phase="move:5")) == ["y"]


def test_a_star_that_is_full_is_not_hopped_from_or_to():
    """With `square_capacity` 2 neither landing of a hop may be on a full square."""
    referee = game("danish", square_capacity=2)
    # B's pair at 50 stands on 11, C's pair at 44 on 18.
    assert names(referee, pos("10,h,h,h", "y,y,50,50", phase="move:1")) == []
    assert names(referee, pos("10,h,h,h", YARD, "y,y,44,44", phase="move:1")) == []
    assert names(referee, pos("10,18,18,h", phase="move:1")) == ["18"]
    assert names(referee, pos("10,18,h,h", phase="move:1")) == ["10", "18"]


def test_a_mover_that_went_to_its_yard_is_not_noted():
    """`last` is left out when the mover went to its yard, whatever was moved before."""
    # Without a limit, B's pair at 3 on 24 sends A's 14 + 6 home.
    referee = game("parchis", square_capacity=0, landing_on_stack="sends_mover_home")
    before = pos("y,y,9,14", "y,y,3,3", phase="move:6", state="2 0 last=9")
    assert result(referee, before, "14") == pos("y,y,y,9", "y,y,3,3", state="2 0")


# Entering further on


def test_a_six_that_enters_further_on_passes_the_start():
    """With `six_enters_at` 5 a barrier on the start keeps the six in; a 5 captures one of it."""
    # B's pair at 51 stands on 4, A's start.
    referee = game("parchis", enter_on=(5, 6), six_enters_at=5)
    before = pos("y,h,h,h", "y,y,51,51", phase="move:6", state="1 0")
    assert names(referee, before) == []
    before = pos("y,h,h,h", "y,y,51,51", phase="move:5")
    assert names(referee, before) == ["y"]


def test_a_six_that_enters_further_on_lands_there():
    """The token captures on the square where it enters, and is the one last moved."""
    # B at 56 stands on 21 + 56 - 68 = 9, A's 5. The start is full of A's own, no barrier to pass:
    # `own_barrier_blocks` is off.
    referee = game("parchis", enter_on=(5, 6), six_enters_at=5, own_barrier_blocks=False)
    before = pos("y,0,0,h", "y,y,y,56", phase="move:6", state="1 0")
    assert names(referee, before) == ["y"]
    bonus = pos("0,0,5,h", phase="bonus:20", state="1 0 last=5")
    assert result(referee, before, "y") == bonus
    barred = game("parchis", enter_on=(5, 6), six_enters_at=5)
    assert names(barred, before) == ["0"]


# Others


def test_three_tries_for_a_token_that_a_barrier_holds():
    """With three_rolls_if_stuck a token right behind a barrier leaves three tries."""
    # B's pair at 3 stands on 24, A's 20: nothing takes A's 19 past it.
    referee = game("parchis", nothing_in_play="three_rolls_if_stuck")
    held = pos("y,y,y,19", "y,y,3,3")
    assert referee.roll(held, 3) == pos("y,y,y,19", "y,y,3,3", state="0 1")
    # From 18 a one would do.
    free = pos("y,y,y,18", "y,y,3,3")
    assert referee.roll(free, 3) == pos("y,y,y,18", "y,y,3,3", seat=1)


def test_entering_without_a_roll_takes_the_last_comer():
    """A token that enters without a roll captures as any that enters, and ends the turn."""
    referee = game("parchis", nothing_in_play="enter_without_roll")
    # B at 51 and C at 34 stand on A's start; then it is B's turn with a token on the track.
    before = pos(YARD, "y,y,y,51", "y,y,y,34", phase="enter", state="0 0 arrived=0:2")
    assert referee.moves(before) == [("y", pos("y,y,y,0", "y,y,y,51", seat=1))]


def test_a_penalty_spares_a_token_at_any_home():
    """With `home_square` each a token of the column is home and pays nothing."""
    referee = game(
        "german40", streak_limit=3, streak_penalty="last_token_to_yard", enter_compulsory=False
    )
    assert referee.roll(pos("y,y,9,41", state="2 0 last=41"), 6) == pos("y,y,9,41", seat=1)
    assert referee.roll(pos("y,y,9,41", state="2 0 last=9"), 6) == pos("y,y,y,41", seat=1)


@pytest.mark.parametrize("seats", [3, 4])
def test_starts_are_named_by_their_seats(seats):
    """`arrived` numbers the seats that play; the third seat's start is 38."""
    # A at 34 and B at 17 stand on 38. B comes last.
    before = pos("y,y,y,34", "y,y,y,15", seat=1, phase="move:2", seats=seats)
    after = pos("y,y,y,34", "y,y,y,17", seat=2, seats=seats, state="0 0 arrived=2:1")
    assert game("parchis", seats=seats).moves(before) == [("15", after)]
