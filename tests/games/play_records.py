"""Writes the recorded games again: `python tests/games/play_records.py`. Only for new ways to end.

The records are no proof by themselves: the test plays each through the referee too.
"""

import random
from pathlib import Path

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


def play(name, ending, seed):
    """Play one game with seeded dice and random moves; return its record."""
    seats, rules = ENDINGS[ending]
    variant = find_variant(name, **rules)
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
    return record_of(
        game,
        sitting,
        joined,
        seats_drawn=draws_seats(variant),
        rounds=rounds,
        proof=proof_of(dice),
    )


def main():
    """Write one record for every way of ending under every variant."""
    FOLDER.mkdir(exist_ok=True)
    for name in variant_names():
        for ending in ENDINGS:
            text = write_record(play(name, ending, 1))
            (FOLDER / f"{name}-{ending}.ludo").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
