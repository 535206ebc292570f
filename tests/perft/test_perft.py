"""Numbers of sequences of plies: counted by hand, by the referee and by the engine."""

import pytest

from openludo import Position, find_variant, variant_names
from oracle.presets import house_rules
from oracle.referee import Referee

# From the start every ply is one of six faces or one of the legal moves.
# pairs, ply 2: five faces pass the turn, and the next seat rolls (5 x 6); a six has one move.
# ply 3: five faces lead to what ply 2 counted (5 x 31); the six entered and rolls again (6).
# ply 4: 5 x 161; behind 6 and its move, five faces have one move each, a second six has two
# (enter another, or move the one on the start): 5 x 1 + 2 = 7.
# norwegian: a first or second face that is no six is a failed try, and the same seat rolls again,
# which counts the same as a pass; ply 4 is 5 x 161 + 7 as well.
# swedish: 1 and 6 enter; the 6 brings one token or two.
# ply 2: 4 x 6 + 1 (face 1) + 2 (face 6) = 27. ply 3: 4 x 27, behind the 1 the next seat rolls 6,
# behind each of the six's two moves the seat rolls again, 2 x 6: 108 + 6 + 12 = 126.
# english: as pairs (its own token on the start bars a second: ply 4 is 5 x 161 + 5 x 1 + 1).
# danish: as norwegian, with the ordinary die.
# parchis: as pairs with a five, behind which the turn passes: ply 4 is 5 x 161 + 31.
# german40: as norwegian; behind 6 and its move, the second six cannot enter on its own token:
# ply 4 is 5 x 161 + 5 x 1 + 1. swedish40: as swedish, the 6 brings one to the sixth square.
BY_HAND = {
    ("pairs", 1): 6,
    ("pairs", 2): 31,
    ("pairs", 3): 161,
    ("pairs", 4): 812,
    ("solo", 4): 812,
    ("classic", 4): 812,
    ("norwegian", 2): 31,
    ("norwegian", 3): 161,
    ("norwegian", 4): 812,
    ("danish", 4): 812,
    ("swedish", 2): 27,
    ("swedish", 3): 126,
    ("english", 3): 161,
    ("english", 4): 811,
    ("parchis", 2): 31,
    ("parchis", 3): 161,
    ("parchis", 4): 836,
    ("german40", 3): 161,
    ("german40", 4): 811,
    ("swedish40", 2): 27,
    ("swedish40", 3): 126,
}


def count(position, depth):
    """Count the sequences of plies of a length, with Position."""
    if depth == 0:
        return 1
    after = [position.after_roll(face) for face, _ in position.chance_outcomes]
    after += [position.after_move(move) for move in position.legal_moves]
    return len(after) if depth == 1 else sum(count(each, depth - 1) for each in after)


@pytest.mark.parametrize(("name", "depth"), BY_HAND)
def test_the_first_plies_are_as_counted_by_hand(name, depth):
    """The numbers of the first plies are those counted by hand."""
    assert count(Position.start(find_variant(name)), depth) == BY_HAND[name, depth]


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("name", variant_names())
def test_the_referee_counts_the_same(name, seats):
    """The referee counts as many sequences as the engine, five plies deep."""
    referee = Referee(house_rules(name), seats)
    position = Position.start(find_variant(name), seats)
    assert referee.perft(referee.start(), 5) == count(position, 5)


CROWDED = {
    "pairs": "3,8,21,49/0,2,30,54/y,5,17,h/y,y,44,h 0 roll 0 0",
    "solo": "3,8,21,49/0,2,30,56/y,5,17,h/y,y,44,h 0 roll 0 0",
    "classic": "3,8,21,49/0,0,30,54/y,5,17,h/y,y,44,h 0 roll 0 0",
    "norwegian": "3,8,21,49/0,0,30,54/y,5,17,h/y,y,44,h 0 roll 0 0",
    "danish": "3,8,21,49/0,0,30,54/y,5,17,h/y,y,44,h 0 roll 0 0",
    "swedish": "3,8,21,49/0,2,30,54/y,5,17,h/y,y,44,h 0 roll 0 0",
    "english": "3,8,21,49/0,2,30,54/y,5,17,h/y,y,44,h 0 roll 0 0",
    "parchis": "3,3,13,50/0,2,30,66/y,5,18,h/y,y,58,h 0 roll 1 0",
    "german40": "3,8,21,41/0,2,30,42/y,5,17,40/y,y,39,43 0 roll 0 0",
    "swedish40": "3,8,21,41/0,2,30,42/y,5,17,h/y,y,39,h 0 roll 0 0",
}


@pytest.mark.parametrize("name", variant_names())
def test_the_referee_counts_the_same_in_the_middle_of_a_game(name):
    """In a crowded position the referee counts as many sequences as the engine, four deep."""
    position = Position.parse(find_variant(name), CROWDED[name])
    counted = Referee(house_rules(name), 4).perft(CROWDED[name], 4)
    assert counted == count(position, 4)
    assert counted > 250
