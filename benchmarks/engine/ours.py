"""Plays random games with OpenLudo; prints games a second of CPU time.

Usage: python -m benchmarks.engine.ours compiled|interpreted|public VARIANT SECONDS
"""

import random
import sys
import time

from openludo import Position, find_variant
from openludo.simulate.compiled import backend

CHUNK = {"compiled": 2_000_000, "interpreted": 40_000}


def kernel_rate(name, variant, seconds):
    """Play on a kernel: dice and choices are drawn in bulk, in the time measured."""
    kernel = backend(name)
    start = Position.start(variant)
    table, first = kernel.row(start._table), kernel.row(start._state)
    state = kernel.row(start._state)
    draw = _numpy_draws if name == "compiled" else _plain_draws
    die = [face for face, _ in start.chance_outcomes] or [1, 2, 3, 4, 5, 6]
    kernel.play_games(table, first, state, *draw(die, 10))
    games, begin = 0, time.process_time()
    while time.process_time() - begin < seconds:
        games += kernel.play_games(table, first, state, *draw(die, CHUNK[name]))
    return games / (time.process_time() - begin)


def _numpy_draws(die, count):
    import numpy

    chance = numpy.random.default_rng()
    faces = numpy.array(die, dtype=numpy.int64)[chance.integers(0, len(die), count)]
    return faces, chance.integers(0, 4096, count)


def _plain_draws(die, count):
    return random.choices(die, k=count), random.choices(range(4096), k=count)


def public_rate(variant, seconds):
    """Play with Position, as a bot writer would."""
    games, begin = 0, time.process_time()
    while time.process_time() - begin < seconds:
        play_publicly(variant)
        games += 1
    return games / (time.process_time() - begin)


def play_publicly(variant):
    """Play one random game with Position."""
    position = Position.start(variant)
    faces = [face for face, _ in position.chance_outcomes] or [1, 2, 3, 4, 5, 6]
    choice = random.choice
    while position.phase != "over":
        if position.phase == "roll":
            position = position.after_roll(choice(faces))
        else:
            position = position.after_move(choice(position.legal_moves))


def main():
    """Measure one way of playing one variant."""
    name, variant, seconds = sys.argv[1], find_variant(sys.argv[2]), float(sys.argv[3])
    if name == "public":
        print(public_rate(variant, seconds))
    else:
        print(kernel_rate(name, variant, seconds))


if __name__ == "__main__":
    main()
