"""Play 20,000 random games on every board: rolls per game, and each seat's share of the wins.

The seats begin in turn. Of so many shares some lie outside their 95 % interval by chance: where
one does, the board gets a second look on other dice, 100,000 games, judged at three in a thousand.
"""

import math
import sys

import numpy

from openludo import Position, find_variant
from openludo.engine.kernel import layout as at
from openludo.simulate.compiled import backend

GAMES = 20_000
ROLLS = 20_000
PLAYED = (
    ("solo", {}, (4,)),
    ("pairs", {}, (2, 3, 4)),
    ("pairs", {"board": "by_seats"}, (2, 3, 5, 6)),
    ("pairs", {"board": "ring39"}, (3,)),
    ("classic", {"board": "by_seats"}, (2, 3, 4, 5, 6)),
    ("norwegian", {"board": "by_seats"}, (4, 5, 6)),
    ("danish", {}, (2, 4)),
    ("danish", {"board": "by_seats", "die": "danish"}, (5, 6)),
    ("swedish", {"board": "by_seats"}, (4, 5, 6)),
    ("english", {"board": "by_seats"}, (4, 5, 6)),
    ("parchis", {}, (2, 3, 4)),
    ("parchis", {"teams": True}, (4,)),
    ("german40", {}, (2, 3, 4)),
    ("swedish40", {}, (2, 3, 4)),
)
UNLIKE = {("cross52", 3), ("cross68", 3), ("cross40", 3), ("tee42", 3)}
"""Boards on which the seats do not stand alike: the ways between their starts differ."""

SECOND_LOOK = 100_000
USUAL, CAREFUL = 1.96, 3.0
"""Standard deviations at which a share is off: at first sight, and at the second look."""


def played(variant, seats, games, seed):
    """Play all games; return the wins of every seat, the undecided games and every game's rolls."""
    kernel, chance = backend("compiled"), numpy.random.default_rng(seed)
    starts = [Position.start(variant, seats, first) for first in range(seats)]
    table = kernel.row(starts[0]._table)
    wins, undecided, rolls = [0] * seats, 0, []
    die = numpy.array(starts[0]._table[at.DIE : at.DIE + 6])
    for game in range(games):
        state = kernel.row(starts[game % seats]._state)
        while state[at.PHASE] != at.OVER and state[at.ROLLS] < ROLLS:
            faces = die[chance.integers(0, 6, 512)]
            kernel.play_out(table, state, faces, chance.integers(0, 4096, 512), 0)
        rolls.append(int(state[at.ROLLS]))
        won = kernel.winners_of(table, state)
        undecided += not won
        for seat in range(seats):
            wins[seat] += won >> seat & 1
    return wins, undecided, rolls


def share_text(wins, total, z):
    """Give a share in percent with its interval of Wilson."""
    share, spread = wins / total, z * z / total
    middle = (share + spread / 2) / (1 + spread)
    half = z * math.sqrt(share * (1 - share) / total + spread / (4 * total)) / (1 + spread)
    return f"{100 * share:5.2f} ({100 * (middle - half):.2f} to {100 * (middle + half):.2f})"


def off_parity(variant, wins, games, z):
    """Name the seats whose share is further from parity than z standard deviations."""
    seats = len(wins)
    parity = (2 if variant.rules.teams else 1) / seats
    far = z * math.sqrt(parity * (1 - parity) / games)
    return [seat for seat in range(seats) if abs(wins[seat] / games - parity) > far]


def judge(variant, seats, off):
    """Say what is to be thought of seats that are off parity, and whether it is a fault."""
    if not off:
        return "", False
    if (variant.board.name, seats) in UNLIKE:
        return "the ways between the starts differ", False
    wins, undecided, _ = played(variant, seats, SECOND_LOOK, 7)
    games = SECOND_LOOK - undecided
    still = off_parity(variant, wins, games, CAREFUL)
    shares = "  ".join(share_text(won, games, USUAL) for won in wins)
    return f"second look: {shares}" + " OFF PARITY" * bool(still), bool(still)


def report(name, rules, seats):
    """Print one line; return whether seats that stand alike win unlike."""
    variant = find_variant(name, **rules).for_seats(seats)
    wins, undecided, rolls = played(variant, seats, GAMES, 20261130)
    mean, spread = numpy.mean(rolls), USUAL * numpy.std(rolls) / math.sqrt(GAMES)
    games = GAMES - undecided
    note, wrong = judge(variant, seats, off_parity(variant, wins, games, USUAL))
    shares = "  ".join(share_text(won, games, USUAL) for won in wins)
    told = " ".join(f"{key}={value}" for key, value in rules.items() if key != "board")
    print(
        f"{name:10} {variant.board.name:8} {seats} {told:12} {mean:7.1f} ± {spread:.1f} rolls, "
        f"{undecided} undecided; wins % {shares}  {note}",
        flush=True,
    )
    return wrong


def main():
    """Print one line for every board, and fail where a seat is off parity for no reason."""
    games = [(name, rules, seats) for name, rules, counts in PLAYED for seats in counts]
    wrong = [name for name, rules, seats in games if report(name, rules, seats)]
    sys.exit(f"off parity: {', '.join(wrong)}" if wrong else 0)


if __name__ == "__main__":
    main()
