"""Writes the recorded games again: `python tests/games/play_records.py`. Only for new ways to end.

The records are no proof by themselves: the test plays each through the referee too.
"""

import itertools
import random
from pathlib import Path

from special import BOARDS, PARCHIS, shows, steps_of

from openludo import Game, find_variant, variant_names
from openludo.dice import SeededDice, draws_seats, highest_roll, starter
from openludo.records import Seat, palette_of, proof_of, record_of, write_record

FOLDER = Path(__file__).parent / "records"
ENDINGS = {
    "home": (4, {}),
    "home-two-seats": (2, {}),
    "home-three-seats-quick": (3, {"quick": True}),
    "teams": (4, {"teams": True, "tokens_to_win": 3}),
    "play-on": (4, {"play_on": True, "tokens_to_win": 2}),
    "limit": (4, {"roll_limit": 150}),
    "won-then-limit": (3, {"play_on": True, "tokens_to_win": 1, "roll_limit": 300}),
}


def play(name, ending, seats, rules, seed):
    """Play one game with seeded dice and random moves; return it and its record."""
    variant = find_variant(name, **rules).for_seats(seats)
    dice, chance = SeededDice(f"{name} {ending} {seed}"), random.Random(f"{name} {ending} {seed}")
    rounds, first = (), 0
    if variant.rules.first_seat == "drawn":
        first = dice.first(seats)
    elif variant.rules.first_seat == "highest_roll":
        rounds = highest_roll(dice, seats)
        first = starter(rounds)
    palette = palette_of(variant.board)
    colours = palette[:seats]
    if variant.rules.colours == "drawn":
        colours = dice.colours(seats, palette)
    game = Game(variant, seats, first)
    while game.outcome() is None:
        if game.position.phase == "roll":
            game.roll(dice)
        else:
            game.push(chance.choice(game.position.legal_moves))
    sitting = [Seat(colour) for colour in colours]
    order = dice.seats(seats) if draws_seats(variant) else range(seats)
    joined = [list(order).index(player) for player in range(seats)]
    record = record_of(
        game,
        sitting,
        joined,
        seats_drawn=draws_seats(variant),
        rounds=rounds,
        proof=proof_of(dice),
    )
    return game, record


def main():
    """Write the records that are missing: those kept show that old games stay readable."""
    FOLDER.mkdir(exist_ok=True)
    for name in variant_names():
        for ending, (seats, rules) in ENDINGS.items():
            keep(f"{name}-{ending}", name, ending, seats, rules)
    for stem, (name, seats, rules) in BOARDS.items():
        keep(stem, name, stem, seats, rules)
    for stem, rules in PARCHIS.items():
        keep(stem, "parchis", stem, 4, rules, lambda game, stem=stem: shows(stem, steps_of(game)))


def keep(stem, name, ending, seats, rules, fits=None):
    """Write the first game that fits, unless there is one."""
    path = FOLDER / f"{stem}.ludo"
    if path.exists():
        return
    for seed in itertools.count(1):
        game, record = play(name, ending, seats, rules, seed)
        if fits is None or fits(game):
            path.write_text(write_record(record), encoding="utf-8")
            return


if __name__ == "__main__":
    main()
