"""The forty-square games by hand (section 6), and the house rules that they add."""

import pytest

from .situations import game, names, pos, result
from .standings import points


def test_a_six_must_enter_and_the_start_must_be_cleared():
    """A six enters; a token on the start square moves on first while others wait."""
    german = game("german40")
    assert names(german, pos("y,y,5,20", phase="move:6")) == ["y"]
    before = pos("y,y,0,20", phase="move:6")
    assert german.moves_and_compulsions(before) == (
        [("0", pos("y,y,6,20"))],
        ("clear_start",),
    )
    assert names(german, pos("0,20,40,41", phase="move:2")) == ["0", "20", "41"]


def test_a_start_that_cannot_be_cleared_binds_nobody():
    """Where the token on the start cannot move, another may."""
    assert names(game("german40"), pos("y,y,0,3", phase="move:3")) == ["3"]


def test_own_tokens_are_never_landed_on():
    """One token stands on a square, in the column too."""
    assert names(game("german40"), pos("5,8,40,42", phase="move:3")) == ["8"]
    assert names(game("german40"), pos("5,40,42,43", phase="move:2")) == ["5"]


def test_nobody_jumps_in_the_column():
    """A token of one's own in the column is not passed unless the house rule lets it."""
    before = pos("y,y,38,40", phase="move:3")
    assert game("german40").roll(pos("y,y,38,40"), 4).split(" ")[1] == "1"
    assert names(game("german40"), before) == ["40"]
    assert names(game("german40", jump_in_column=True), before) == ["38", "40"]


def test_four_in_the_column_win():
    """Every column square is a home, written as a number."""
    after = result(game("german40"), pos("39,41,42,43", phase="move:1"), "39")
    assert after == pos("40,41,42,43", phase="over")


@pytest.mark.parametrize("tokens", ["y,y,y,43", "y,y,42,43", "y,41,42,43"])
def test_who_is_stuck_has_three_tries(tokens):
    """Three rolls while no token on track or column could move with any face."""
    german = game("german40")
    first = german.roll(pos(tokens), 3)
    assert first == pos(tokens, state="0 1")
    assert german.roll(german.roll(first, 4), 5) == pos(tokens, seat=1)


def test_who_could_move_with_another_face_is_not_stuck():
    """A token that can still move up in the column, or on the track, leaves one roll."""
    assert game("german40").roll(pos("y,y,y,41"), 5) == pos("y,y,y,41", seat=1)
    assert game("german40").roll(pos("y,y,39,43"), 5) == pos("y,y,39,43", seat=1)


def test_captures_may_be_compulsory():
    """With the house rule a capture must be made where one can be."""
    before = pos("y,y,5,9", "y,y,y,38", phase="move:3")
    assert names(game("german40"), before) == ["5", "9"]
    forced = game("german40", capture_compulsory=True)
    assert names(forced, before) == ["5"]
    assert forced.moves_and_compulsions(before)[1] == ("capture_compulsory",)


def test_a_six_brings_one_to_the_sixth_square_or_two_to_the_first():
    """A one enters on the first square, a six on the sixth or twice on the first."""
    swedish = game("swedish40")
    assert swedish.moves(pos("y,y,y,20", phase="move:6")) == [
        ("y", pos("y,y,5,20")),
        ("yx2", pos("y,0,0,20")),
        ("20", pos("y,y,y,26")),
    ]
    assert result(swedish, pos("y,y,y,20", phase="move:1"), "y") == pos("y,y,0,20", seat=1)


def test_own_tokens_before_the_sixth_square_hold_it_back():
    """Where own tokens cannot be passed, one on the first six squares keeps the others in."""
    swedish = game("swedish40")
    assert names(swedish, pos("y,y,y,3", phase="move:6")) == ["yx2", "3"]
    assert names(swedish, pos("y,y,y,5", phase="move:6")) == ["yx2", "5"]
    assert names(game("swedish40", pass_own=True), pos("y,y,y,3", phase="move:6")) == [
        "y",
        "yx2",
        "3",
    ]


def test_who_enters_on_the_sixth_square_captures_there():
    """It is a landing like any other."""
    before = pos("y,y,y,y", "y,y,y,35", phase="move:6")
    assert result(game("swedish40"), before, "y") == pos("y,y,y,5")


def test_the_centre_is_home_and_overshoot_bounces():
    """In the Swedish game home lies behind the column, and too many steps walk back."""
    swedish = game("swedish40")
    assert result(swedish, pos("y,y,20,43", phase="move:1"), "43") == pos("y,y,20,h", seat=1)
    assert result(swedish, pos("y,y,20,43", phase="move:4"), "43") == pos("y,y,20,41", seat=1)


def test_a_token_that_is_home_moves_up_or_stays():
    """Where every column square is home a bounce may end in the column, but none begins there."""
    swedish = game("swedish40", home_square="each")
    assert names(swedish, pos("y,y,20,43", phase="move:4")) == ["20"]
    assert names(swedish, pos("y,y,20,41", phase="move:3")) == ["20"]
    assert result(swedish, pos("y,y,20,41", phase="move:2"), "41") == pos("y,y,20,43", seat=1)
    assert result(swedish, pos("y,y,20,39", phase="move:5"), "39") == pos("y,y,20,42", seat=1)


def test_points_count_tokens_in_the_column_as_home():
    """Every token in the column counts a hundred."""
    # 100, and 99 × (20 + 1) / (3 × 43) for the three that are not home.
    assert points(game("german40", ranking="points"), pos("y,y,20,41")) == (116, 0, 0, 0)
