"""What the computers make of bonus moves, barriers, full starts and the forty-square games."""

import pytest

from openludo import Position, find_variant
from openludo.players import computer


def best(level, variant, text, **rules):
    """Name the moves that a level likes best in a position."""
    position = Position.parse(find_variant(variant, **rules), text)
    return [str(move) for move in computer(level).best(position, position.legal_moves)]


REST = "y,y,y,y/y,y,y,y"


@pytest.mark.parametrize("level", ["normal", "hard"])
def test_a_bonus_is_used_to_bring_a_token_home(level):
    """Twenty steps that bring a token home are taken before twenty that only advance."""
    # 51 + 20 = 71 is home; 10 + 20 = 30 is a plain square.
    assert best(level, "parchis", f"y,10,51,h/y,y,y,y/{REST} 0 bonus:20 0 0 last=10") == ["51"]


@pytest.mark.parametrize("level", ["normal", "hard"])
def test_a_bonus_is_used_to_capture_again(level):
    """Ten steps that capture are taken before ten that only advance."""
    # A at 5 goes to 15, track 4 + 15 = 19; C at 49 stands on 38 + 49 - 68 = 19.
    text = "y,5,30,h/y,y,y,y/y,y,y,49/y,y,y,y 0 bonus:10 0 0 last=h"
    assert best(level, "parchis", text) == ["5"]


def test_hard_moves_a_bonus_to_safety():
    """Of twenty steps to a safe square or before an opponent, Hard takes the safe square."""
    # 21 + 20 = 41 (track 45) is safe; 10 + 20 = 30 (track 34) is three before C at 61 (track 31).
    text = "y,10,21,h/y,y,y,y/y,y,y,61/y,y,y,y 0 bonus:20 0 0 last=10"
    assert best("hard", "parchis", text) == ["21"]


def test_hard_knows_that_a_barrier_shelters_what_is_behind_it():
    """An opponent that a barrier keeps away is no danger."""
    # A may go from 13 to 14 (track 18) or from 41 to 42 (track 46), plain squares both.
    # C at 45 stands on 38 + 45 - 68 = 15, three behind 18.
    open_way = "y,13,41,h/y,y,y,y/y,y,y,45/y,y,y,y 0 move:1 0 0"
    assert best("hard", "parchis", open_way) == ["41"]
    # B's pair at 63 stands on 21 + 63 - 68 = 16, before its column: C cannot pass, and B itself
    # turns off there. B at 22 stands on 43, three behind 46.
    walled = "y,13,41,h/y,22,63,63/y,y,y,45/y,y,y,y 0 move:1 0 0"
    assert best("hard", "parchis", walled) == ["13"]


def test_hard_fears_for_a_token_on_a_foreign_start():
    """A safe square is none where the start's owner may enter onto two tokens."""
    # A at 14 + 3 = 17 stands on 21, B's start, beside C's token (progress 51): B's 5 captures the
    # one that came last. At 40 + 3 = 43 (track 47) nobody comes.
    text = "y,14,40,h/y,y,y,y/y,y,y,51/y,y,y,y 0 move:3 0 0"
    assert best("normal", "parchis", text) == ["14"]
    assert best("hard", "parchis", text) == ["40"]


@pytest.mark.parametrize("level", ["normal", "hard"])
def test_every_column_square_is_a_home(level):
    """Where each column square is a home, coming into the column counts as coming home."""
    # 37 + 3 = 40 is home; 10 + 3 is not.
    text = f"y,10,37,42/y,y,y,y/{REST} 0 move:3 0 0"
    assert best(level, "german40", text) == ["37"]


@pytest.mark.parametrize("level", ["normal", "hard"])
def test_the_level_plays_what_is_forced(level):
    """A computer is offered only what may be played: the start is cleared first."""
    text = f"y,0,20,38/y,y,y,y/{REST} 0 move:3 0 0"
    assert best(level, "german40", text) == ["0"]
