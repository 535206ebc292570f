"""The rule book's moves and captures, against situations worked out by hand from the rule book.

Square numbers in comments are those of the ring: a token of seat s at progress p stands on
(13 s + p) mod 52. A walks with seat 0, so for A ring square and progress are the same.
"""

import pytest

from oracle.situations import YARD, game, names, pos, result

# Entering


@pytest.mark.parametrize("variant", ["pairs", "solo", "classic", "norwegian", "danish"])
def test_a_six_enters_or_moves(variant):
    """A six enters a token, by choice; four tokens of the yard are one move."""
    referee = game(variant, streak_limit=0)
    assert names(referee, pos("y,y,y,9", phase="move:6")) == ["y", "9"]
    assert names(referee, pos(phase="move:6")) == ["y"]


def test_a_compulsory_entering_leaves_no_other_move():
    """With `enter_compulsory` a face that can enter must enter."""
    referee = game("pairs", enter_compulsory=True, streak_limit=0)
    assert names(referee, pos("y,y,y,9", phase="move:6")) == ["y"]


def test_a_compulsory_entering_that_is_barred_frees_the_six():
    """Where entering is forbidden the six may be moved, compulsory or not."""
    referee = game("classic", enter_compulsory=True, streak_limit=0)
    # B at 39 stands on 13 + 39 = 52, A's start: a stack keeps A in.
    assert names(referee, pos("y,y,y,9", "y,y,39,39", phase="move:6")) == ["9"]


def test_a_one_enters_where_it_may():
    """In swedish a one enters too, or moves one square."""
    assert names(game("swedish"), pos("y,y,y,9", phase="move:1")) == ["y", "9"]


def test_a_six_may_bring_two_out():
    """In swedish a six brings one or two tokens out onto an empty start, a one only one."""
    referee = game("swedish")
    assert referee.moves(pos(phase="move:6")) == [("y", pos("y,y,y,0")), ("yx2", pos("y,y,0,0"))]
    assert names(referee, pos(phase="move:1")) == ["y"]


def test_two_come_out_only_onto_a_start_without_own_tokens():
    """With an own token on the start, swedish lets nothing enter: own stacks are barred."""
    assert names(game("swedish"), pos("y,y,y,0", phase="move:6")) == ["0"]
    assert names(game("swedish", own_stacks=True), pos("y,y,y,0", phase="move:6")) == ["y", "0"]


def test_a_last_token_comes_out_alone():
    """With one token in the yard two cannot come out."""
    assert names(game("swedish"), pos("y,10,h,h", phase="move:6")) == ["y", "10"]


def test_entering_captures_a_single_token_in_norwegian():
    """The start protects only its owner, so a single opponent there is captured."""
    # B at 39 stands on 52 = 0.
    after = result(game("norwegian"), pos(YARD, "y,y,y,39", phase="move:6"), "y")
    assert after == pos("y,y,y,0")


@pytest.mark.parametrize("variant", ["norwegian", "classic"])
def test_a_stack_on_the_start_keeps_the_token_in(variant):
    """An opponent's stack on the start keeps the token in the yard."""
    before = pos(YARD, "y,y,39,39", phase="move:6")
    assert names(game(variant, streak_limit=0), before) == []


@pytest.mark.parametrize("variant", ["pairs", "solo"])
def test_entering_is_never_stopped_on_safe_starts(variant):
    """In pairs and solo entering neither captures nor is stopped, even by a stack."""
    before = pos(YARD, "y,y,39,39", phase="move:6", state="1 0")
    assert game(variant).moves(before) == [("y", pos("y,y,y,0", "y,y,39,39", state="1 0"))]


def test_entering_captures_everyone_in_danish():
    """With `entering_captures=all` single tokens and stacks on the start all go."""
    # B at 39 and C at 26 (26 + 26 = 52) stand on A's start.
    before = pos("y,y,y,5", "y,y,39,39", "y,y,y,26", phase="move:6")
    assert result(game("danish"), before, "y") == pos("y,y,0,5")


def test_entering_captures_everyone_even_where_one_is_captured_and_all_are_safe():
    """`entering_captures=all` overrides protection and the single capture of pairs."""
    before = pos(YARD, "y,y,39,39", "y,y,y,26", phase="move:6")
    referee = game("pairs", entering_captures="all", streak_limit=0)
    assert result(referee, before, "y") == pos("y,y,y,0")


def test_partners_are_not_captured_on_the_start():
    """Entering that captures everyone excepts the partner."""
    referee = game("danish", teams=True)
    before = pos(YARD, "y,y,y,39", "y,y,y,26", phase="move:6")
    assert result(referee, before, "y") == pos("y,y,y,0", YARD, "y,y,y,26")


def test_an_entering_token_may_be_sent_back():
    """A stack that sends the mover home lets it enter and go straight back."""
    referee = game("norwegian", landing_on_stack="sends_mover_home")
    before = pos(YARD, "y,y,39,39", phase="move:6")
    assert referee.moves(before) == [("y", pos(YARD, "y,y,39,39"))]


def test_two_moves_that_change_nothing_are_one_move():
    """An entering token sent back and a bounce onto its own square are one move, the first."""
    referee = game("norwegian", landing_on_stack="sends_mover_home", home_roll="bounce")
    before = pos("y,y,y,53", "y,y,39,39", phase="move:6")
    assert referee.moves(before) == [("y", pos("y,y,y,53", "y,y,39,39"))]


# Landing on single tokens


@pytest.mark.parametrize("variant", ["pairs", "solo", "classic"])
def test_safe_squares_are_shared(variant):
    """On a star nobody is captured and no roll is granted (bug R01)."""
    # B at 47 stands on 13 + 47 - 52 = 8, a star.
    before = pos("y,y,y,4", "y,y,y,47", phase="move:4")
    assert game(variant).moves(before) == [("4", pos("y,y,y,8", "y,y,y,47", seat=1))]


@pytest.mark.parametrize(
    ("variant", "changes", "seat"),
    [
        ("classic", {"safe_squares": "none"}, 0),
        ("classic", {"safe_squares": "starts"}, 0),
        ("norwegian", {}, 1),
        ("english", {}, 1),
        ("norwegian", {"bonus_roll_on": ("six", "capture")}, 0),
    ],
)
def test_a_star_that_is_not_safe_holds_a_capture(variant, changes, seat):
    """Where stars are not safe the token is captured; the bonus roll is the variant's (R01)."""
    before = pos("y,y,y,4", "y,y,y,47", phase="move:4")
    assert game(variant, **changes).moves(before) == [("4", pos("y,y,y,8", seat=seat))]


def test_starts_alone_may_be_safe():
    """With `safe_squares=starts` every start protects every token."""
    # 10 + 3 = 13, B's start; C at 39 stands on 26 + 39 - 52 = 13.
    before = pos("y,y,y,10", YARD, "y,y,y,39", phase="move:3")
    assert result(game("classic", safe_squares="starts"), before, "10") == (
        pos("y,y,y,13", YARD, "y,y,y,39", seat=1)
    )


def test_norwegian_protects_a_token_on_its_own_start_only():
    """On 13 the token of B, whose start it is, is shared and that of C is captured."""
    before = pos("y,y,y,10", "y,y,y,0", "y,y,y,39", phase="move:3")
    assert game("norwegian").moves(before) == [("10", pos("y,y,y,13", "y,y,y,0", seat=1))]


def test_globes_protect_any_token_on_a_white_one():
    """With `safe_squares=globes` a token on 8 is protected, on a foreign start it is not."""
    referee = game("norwegian", safe_squares="globes")
    white = pos("y,y,y,4", "y,y,y,47", phase="move:4")
    assert result(referee, white, "4") == pos("y,y,y,8", "y,y,y,47", seat=1)
    coloured = pos("y,y,y,10", YARD, "y,y,y,39", phase="move:3")
    assert result(referee, coloured, "10") == pos("y,y,y,13", seat=1)


def test_danish_globes_send_the_mover_home():
    """In danish a landing on a protected token sends the mover to its yard, and is legal."""
    before = pos("y,y,y,7", "y,y,y,47", phase="move:1")
    assert game("danish").moves(before) == [("7", pos(YARD, "y,y,y,47", seat=1))]


def test_a_coloured_globe_protects_its_own_colour():
    """B on its own start sends A home; C on B's start is captured."""
    own = pos("y,y,y,12", "y,y,y,0", phase="move:1")
    assert result(game("danish"), own, "12") == pos(YARD, "y,y,y,0", seat=1)
    foreign = pos("y,y,y,12", YARD, "y,y,y,39", phase="move:1")
    assert result(game("danish"), foreign, "12") == pos("y,y,y,13", seat=1)


def test_one_protected_token_spares_the_others():
    """Where any token sends the mover home nothing on the square is captured."""
    # On 13: B on its own start is protected, C is not.
    before = pos("y,y,y,12", "y,y,y,0", "y,y,y,39", phase="move:1")
    assert result(game("danish"), before, "12") == pos(YARD, "y,y,y,0", "y,y,y,39", seat=1)


def test_pairs_captures_the_one_that_has_come_further():
    """Of several capturable tokens pairs takes the one with the greater progress."""
    # On 30: B at 17, C at 4, D at 43 (39 + 43 - 52 = 30). Home of pairs is far.
    before = pos("y,y,y,27", "y,y,y,17", "y,y,y,4", "y,y,y,43", phase="move:3")
    after = result(game("pairs"), before, "27")
    assert after == pos("y,y,y,30", "y,y,y,17", "y,y,y,4", YARD)


def test_all_capturable_tokens_may_go():
    """With `captures_per_landing=all` every single token on the square is captured."""
    before = pos("y,y,y,27", "y,y,y,17", "y,y,y,4", "y,y,y,43", phase="move:3")
    assert result(game("classic"), before, "27") == pos("y,y,y,30")


# Landing on stacks


def test_a_stack_may_not_be_landed_on():
    """On a plain square an opponent's stack forbids the landing."""
    # B at 17 stands on 30.
    for variant in ("pairs", "classic", "norwegian"):
        assert names(game(variant), pos("y,y,y,27", "y,y,17,17", phase="move:3")) == []


def test_a_stack_on_a_safe_square_is_joined_in_pairs_only():
    """On a star pairs allows the landing beside a stack, classic does not."""
    # B at 47 stands on 8.
    before = pos("y,y,y,4", "y,y,47,47", phase="move:4")
    assert game("pairs").moves(before) == [("4", pos("y,y,y,8", "y,y,47,47", seat=1))]
    assert names(game("classic"), before) == []
    assert names(game("classic", stacks_on_safe_squares="free"), before) == ["4"]


@pytest.mark.parametrize("variant", ["solo", "english", "swedish"])
def test_the_whole_stack_is_captured(variant):
    """Where stacks protect nobody all of it is captured."""
    before = pos("27,h,h,h", "y,y,17,17", phase="move:3")
    referee = game(variant, own_stacks=True)
    assert result(referee, before, "27") == pos("30,h,h,h", seat=1)


def test_of_a_stack_that_may_be_captured_one_may_be_taken():
    """With `captures_per_landing=one` one token of the stack goes, the rest stay beside."""
    referee = game("solo", captures_per_landing="one")
    before = pos("27,h,h,h", "y,17,17,17", phase="move:3")
    assert result(referee, before, "27") == pos("30,h,h,h", "y,y,17,17", seat=1)


def test_solo_captures_no_stack_on_a_safe_square():
    """With `landing_on_stack=captures` nothing is captured or forbidden on a safe square."""
    before = pos("4,h,h,h", "y,y,47,47", phase="move:4")
    assert result(game("solo"), before, "4") == pos("8,h,h,h", "y,y,47,47", seat=1)


def test_a_pair_that_a_six_brought_out_does_not_bar_swedish():
    """An opponent's pair on its own start is passed and joined in swedish."""
    referee = game("swedish")
    assert names(referee, pos("10,h,h,h", "y,y,0,0", phase="move:4")) == ["10"]
    joined = result(referee, pos("10,h,h,h", "y,y,0,0", phase="move:3"), "10")
    assert joined == pos("13,h,h,h", "y,y,0,0", seat=1)


def test_a_stack_sends_the_danish_mover_home():
    """Two tokens of one opponent send the mover to its yard, on a plain square too."""
    before = pos("27,h,h,h", "y,y,17,17", phase="move:3")
    assert result(game("danish"), before, "27") == pos("y,h,h,h", "y,y,17,17", seat=1)


def test_a_forbidding_stack_outweighs_a_token_that_would_go():
    """One opponent's stack forbids the square although another's single token stands there."""
    before = pos("27,h,h,h", "y,y,17,17", "y,y,y,4", phase="move:3")
    assert names(game("classic"), before) == []


def test_two_opponents_single_tokens_are_no_stack():
    """Two colours side by side are captured, each by its own rule."""
    before = pos("27,h,h,h", "y,y,y,17", "y,y,y,4", phase="move:3")
    assert result(game("norwegian"), before, "27") == pos("30,h,h,h", seat=1)


def test_tokens_of_a_finished_seat_form_no_stack():
    """With two to win, a finished seat's two on one square are captured and can be passed."""
    referee = game("classic", seats=3, play_on=True, tokens_to_win=2)
    # B at 20 stands on 33.
    before = pos("y,y,y,31", "20,20,h,h", phase="move:2", seats=3)
    assert result(referee, before, "31") == pos("y,y,y,33", "y,y,h,h", seats=3)
    assert names(referee, pos("y,y,y,31", "20,20,h,h", phase="move:5", seats=3)) == ["31"]


def test_tokens_of_a_finished_seat_are_no_barrier():
    """Where any token blocks, one of a finished seat does not."""
    referee = game("classic", seats=3, play_on=True, tokens_to_win=2, impassable="any")
    assert names(referee, pos("y,y,y,31", "y,20,h,h", phase="move:5", seats=3)) == ["31"]
    still_playing = pos("y,y,y,31", "y,20,21,h", phase="move:5", seats=3)
    assert names(referee, still_playing) == []


# Home


def test_home_lies_where_the_variant_puts_it():
    """Pairs needs 55 steps, classic 56, solo 57."""
    for variant, home in (("pairs", 55), ("classic", 56), ("solo", 57)):
        for token in (home - 3, home - 2):
            before = pos(f"y,y,{token},h", phase="move:3")
            assert names(game(variant), before) == ([str(token)] if token == home - 3 else [])


def test_a_column_of_one_square_is_home_itself():
    """With one column square that is home, 51 steps bring a token home."""
    referee = game("pairs", column_squares=1, home_square="last")
    before = pos("y,y,y,50", phase="move:1")
    assert result(referee, before, "50") == pos("y,y,y,h")


def test_a_bounce_may_leave_the_column_and_capture():
    """A bounce that ends on the track lands there like any move."""
    # One column square, home at 52: 51 with 6 goes 52, back 51 50 49 48 47.
    referee = game("norwegian", column_squares=1, home_roll="bounce")
    # B at 34 stands on 47.
    before = pos("51,h,h,h", "y,y,y,34", phase="move:6")
    assert result(referee, before, "51") == pos("47,h,h,h")


# The other seats' starts


def test_two_players_sit_opposite():
    """With two seats the second one starts on 26."""
    # A with 6 goes from 20 to 26, where B on its own start is protected.
    before = pos("20,h,h,h", "y,y,y,0", phase="move:6", seats=2)
    assert result(game("norwegian", seats=2), before, "20") == pos("26,h,h,h", "y,y,y,0", seats=2)


def test_starts_of_empty_seats_stay_safe():
    """All four starts are safe whoever plays: with two seats 13 and 39 too."""
    # B of two at 39 stands on 26 + 39 - 52 = 13.
    before = pos("10,h,h,h", "y,y,y,39", phase="move:3", seats=2)
    assert result(game("pairs", seats=2), before, "10") == (
        pos("13,h,h,h", "y,y,y,39", seat=1, seats=2)
    )


def test_a_stack_sends_home_on_protected_squares_too():
    """A stack that sends the mover home does so on a star, though single tokens are shared."""
    referee = game("pairs", landing_on_stack="sends_mover_home")
    # B at 47 stands on 8, a star.
    before = pos("4,h,h,h", "y,y,47,47", phase="move:4")
    assert result(referee, before, "4") == pos("y,h,h,h", "y,y,47,47", seat=1)


def test_any_colour_on_the_square_may_send_home():
    """It does not matter whether the token that sends home belongs to the first opponent."""
    # On 39, D's start: B at 26 is a single token, D at 0 is protected. A comes with 36 + 3.
    before = pos("36,h,h,h", "y,y,y,26", YARD, "y,y,y,0", phase="move:3")
    assert result(game("danish"), before, "36") == (
        pos("y,h,h,h", "y,y,y,26", YARD, "y,y,y,0", seat=1)
    )
