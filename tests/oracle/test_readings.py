"""Where house rules meet that no variant has together: the readings, one situation each."""

from .situations import YARD, game, names, pos, result


def test_two_movers_need_room_for_two():
    """A stack that moves as one may not join a token where only two have room."""
    cramped = game("parchis", stack_moves="together", square_capacity=2)
    before = pos("y,20,20,24", phase="move:4")
    assert names(cramped, before) == ["20", "24"]
    # On a plain square they take the one token that stands there.
    assert names(cramped, pos("y,20,20,30", "y,y,y,6", phase="move:3")) == ["20", "20x2", "30"]


def test_a_single_token_sends_two_home_though_three_had_no_room():
    """Who is sent home does not land; one token is no full square."""
    cramped = game("parchis", stack_moves="together", landing_on_protected="sends_mover_home")
    before = pos("y,20,20,40", "y,y,y,7", phase="move:4")
    assert result(cramped, before, "20x2") == pos("y,y,y,40", "y,y,y,7", seat=1)


def test_a_full_square_sends_nobody_home():
    """The room is asked before anything else."""
    cramped = game("parchis", landing_on_protected="sends_mover_home")
    assert names(cramped, pos("y,y,20,40", "y,y,y,7", "y,y,y,58", phase="move:4")) == ["40"]


def test_entering_that_captures_all_still_needs_room():
    """Two own tokens on the start keep a third out; two foreign ones are both captured."""
    taking = game("parchis", entering_captures="all")
    assert names(taking, pos("y,0,0,30", phase="move:5")) == ["0", "30"]
    before = pos("y,y,y,30", "y,y,y,51", "y,y,y,34", phase="move:5")
    assert result(taking, before, "y") == pos("y,y,0,30", phase="bonus:20", state="0 0 last=0")


def test_two_that_enter_need_an_empty_start():
    """Only one token takes the place of another on a full start."""
    both = game("parchis", two_enter_on=(5,))
    assert names(
        both, pos("y,y,y,30", "y,y,y,51", "y,y,y,34", phase="move:5", state=("0 0 arrived=0:1"))
    ) == ["y"]


def test_without_own_stacks_an_own_token_keeps_the_start():
    """A foreign token beside one's own on the start is not taken where own tokens never stack."""
    single = game("parchis", own_stacks=False)
    assert names(single, pos("y,y,0,30", "y,y,y,51", phase="move:5")) == ["0", "30"]


def test_a_finished_pair_holds_no_start():
    """Tokens of a finished seat are no barrier and fill no square."""
    quick = game("parchis", quick=True, play_on=True, foreign_barrier_on_start="blocks")
    before = pos("y,y,y,30", "51,51,h,h", phase="move:5")
    assert result(quick, before, "y").startswith("y,y,0,30/51,51,h,h/")


def test_a_partner_is_bound_by_a_barrier_too():
    """Where nobody passes a barrier the owner's partner does not either."""
    tokens = ("y,y,20,20", YARD, "y,y,y,53")
    teams = game("parchis", teams=True)
    assert teams.roll(pos(*tokens, seat=2), 4) == pos(*tokens, seat=3)
    free = game("parchis", teams=True, own_barrier_blocks=False)
    assert names(free, pos(*tokens, seat=2, phase="move:4")) == ["53"]


def test_where_any_token_blocks_every_own_stack_is_a_barrier_to_open():
    """A six must open it on whatever square of the track."""
    blocking = game("parchis", passing="tokens_block", barrier_squares="safe")
    before = pos("y,10,10,30", phase="move:6", state="1 0")
    assert names(blocking, before) == ["10"]
    assert names(game("parchis", passing="free"), before) == ["10", "30"]


def test_safe_barriers_need_opening_too_and_others_do_not():
    """With barriers on safe squares only, a stack elsewhere need not be opened."""
    safe = game("parchis", barrier_squares="safe")
    assert names(safe, pos("y,10,10,30", phase="move:6", state="1 0")) == ["10", "30"]
    assert names(safe, pos("y,7,7,30", phase="move:6", state="1 0")) == ["7"]


def test_a_bonus_opens_no_barrier_and_moves_one_token():
    """The token that moves a bonus is any one, never a stack."""
    together = game("parchis", stack_moves="together")
    assert names(together, pos("y,10,10,30", phase="bonus:10", state="0 0 last=30")) == ["10", "30"]


def test_a_bonus_does_not_walk_back_beyond_the_start():
    """A bounce that would go below the start square cannot be walked."""
    bouncing = game("english", home_roll="bounce", bonus_steps_on_capture=99)
    assert names(bouncing, pos("y,10,13,15", phase="bonus:99")) == ["10", "13"]


def test_a_token_that_bounces_to_where_it_was_came_last():
    """It was lifted, and it arrives anew on another's start square."""
    swedish = game(
        "swedish40",
        column_squares=1,
        safe_squares="starts",
        square_capacity=2,
        bonus_steps_on_capture=22,
    )
    before = pos("y,y,y,30", "y,y,y,20", phase="bonus:22", state="0 0 arrived=3:1")
    assert result(swedish, before, "30") == pos(
        "y,y,y,30", "y,y,y,20", seat=1, state="0 0 arrived=3:0"
    )


def test_a_six_that_enters_on_a_star_hops():
    """The sixth square of the Danish board is a star."""
    danish = game("danish", six_enters_at=5)
    assert result(danish, pos("y,y,y,20", phase="move:6"), "y") == pos("y,y,11,20")


def test_capturing_all_holds_for_the_start_square_only():
    """Who enters further on lands there like anyone."""
    danish = game("danish", six_enters_at=3, safe_squares="none", landing_on_stack="forbidden")
    before = pos("y,y,y,20", "y,y,42,42", phase="move:6")
    assert names(danish, before) == ["20"]


def test_the_last_star_leads_to_the_last_home():
    """Where every column square is home a hop goes to the last one, if that is free."""
    danish = game("danish", home_square="each", own_stacks=False)
    assert result(danish, pos("y,y,20,48", phase="move:2"), "48") == pos("y,y,20,55", seat=1)
    assert danish.roll(pos("y,y,48,55"), 2) == pos("y,y,48,55", seat=1)


def test_moving_up_in_the_column_is_no_coming_home():
    """Only a token that comes from outside the column grants what coming home grants."""
    german = game("german40", bonus_steps_on_home=4, bonus_roll_on=("home",))
    assert result(german, pos("y,y,20,40", phase="move:1"), "40") == pos("y,y,20,41", seat=1)
    after = result(german, pos("y,y,20,39", phase="move:1"), "39")
    assert after == pos("y,y,20,40", phase="bonus:4", state="0 0 again=1")
    assert result(german, after, "20") == pos("y,y,24,40")


def test_tokens_in_a_column_of_homes_are_not_in_play():
    """With three rolls while nothing is in play they are tried for although one may move up."""
    german = game("german40", nothing_in_play="three_rolls")
    assert german.roll(pos("y,y,y,40"), 5) == pos("y,y,y,40", state="0 1")
    opening = game("german40", nothing_in_play="enter_without_roll")
    assert result(opening, pos("y,y,y,40", phase="enter"), "y").startswith("y,y,0,40")


def test_entering_without_a_roll_grants_nothing():
    """It ends the turn even after a capture."""
    classic = game(
        "classic",
        nothing_in_play="enter_without_roll",
        safe_squares="none",
        bonus_steps_on_capture=20,
    )
    before = pos("y,y,y,h", "y,y,y,39", "y,y,y,20", phase="enter")
    assert result(classic, before, "y").split(" ")[1] == "1"


def test_who_has_finished_gets_no_bonus():
    """A seat that brings its last token home has nothing to move it with."""
    parchis = game("parchis", play_on=True)
    after = result(parchis, pos("69,h,h,h", phase="move:2"), "69")
    assert after == pos("h,h,h,h", seat=1)
