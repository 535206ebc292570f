"""Play a thousand games a variant compiled and interpreted, and compare every ply."""

import random
import sys

from openludo import Position, find_variant, variant_names
from openludo.simulate.compiled import backend

GAMES = 1000
ROLLS = 6000


def trace(kernel, position, faces, picks):
    """Play one game on a kernel; return a checksum for every ply."""
    table, state = kernel.row(position._table), kernel.row(position._state)
    notes = kernel.row([0] * (2 * ROLLS + 4))
    count = kernel.play_traced(table, state, kernel.row(faces), kernel.row(picks), notes)
    return list(notes[:count])


def differing(name):
    """Count the games of a variant that the two ways play differently, and all plies."""
    chance = random.Random(f"benchmark {name}")
    differ = plies = 0
    for _ in range(GAMES):
        seats = chance.choice((2, 3, 4))
        position = Position.start(find_variant(name), seats, chance.randrange(seats))
        die = [face for face, _ in position.chance_outcomes]
        faces, picks = chance.choices(die, k=ROLLS), chance.choices(range(4096), k=ROLLS)
        plain = trace(backend("interpreted"), position, faces, picks)
        differ += plain != trace(backend("compiled"), position, faces, picks)
        plies += len(plain)
    return differ, plies


def main():
    """Print one line a variant, and fail where a single ply differs."""
    wrong = 0
    for name in variant_names():
        differ, plies = differing(name)
        wrong += differ
        print(f"{name:10} {GAMES} games, {plies} plies: {differ} games differ", flush=True)
    sys.exit(f"{wrong} games differ" if wrong else 0)


if __name__ == "__main__":
    main()
