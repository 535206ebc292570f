"""How well the computers play: the figures of docs/computers.md, and the search for Hard's weight.

`python -m benchmarks.computers --tune` measures weights of the risk instead, on other seeds.
"""

import sys
import time

from openludo.players import LEVELS, Computer, computer
from openludo.simulate.compiled import backend
from openludo.simulate.intervals import wilson
from openludo.simulate.series import Series, Tally, play_series, play_span
from openludo.variants import find_variant, variant_names

GAMES = 4000
PARITY = 0.25
LEAST_OF_HARD = 0.40
RISKS = (0, 1, 5, 15, 20, 23, 25, 27, 29, 31, 40, 50, 100)
SPACINGS = {
    "captured 10": {"captured": 10},
    "captured 20": {"captured": 20},
    "entered and home 2 more": {"entered": 5, "home": 6, "captured": 7},
    "safe as advanced": {"safe": 1},
}


def play(name: str, one: Computer, three: Computer, seed: str, games: int = GAMES) -> Tally:
    """Play one computer against three others."""
    return play_series(Series(find_variant(name), (one, three, three, three), games, seed))


def compare(name: str, one: str, three: str, least: float) -> bool:
    """Print how often one level beats three of another; answer whether it clearly passes."""
    tally = play(name, computer(one), computer(three), f"computers {name} {one} {three}")
    low, high = wilson(tally.wins[0], tally.games)
    share = tally.wins[0] / tally.games
    print(
        f"{name:10} one {one:6} against three {three:6}: {tally.wins[0]:5} of {tally.games} games, "
        f"{share:.1%}, 95 % {low:.1%} to {high:.1%}; nobody won {tally.undecided}",
        flush=True,
    )
    return low > least


def measure_speed(games: int = 40) -> None:
    """Print how many games a second both kernels play, from the same seed."""
    series = Series(find_variant("solo"), (computer("hard"),) * 4, games, "speed")
    rates = []
    for name in ("interpreted", "compiled"):
        count = games if name == "interpreted" else 50 * games
        play_span(series, 0, 1, backend(name).name)
        start = time.process_time()
        play_span(series, 0, count, name)
        rates.append(count / (time.process_time() - start))
    print(
        f"four Hard: {rates[0]:.0f} games a second interpreted, {rates[1]:.0f} compiled: "
        f"{rates[1] / rates[0]:.0f} times as many"
    )


def tune() -> None:
    """Print Hard's share against three Normal for weights of the risk, then for other ranks."""
    hard, normal = LEVELS["hard"], computer("normal")
    weights = {f"risk {risk}": hard._replace(risk=risk) for risk in RISKS}
    weights |= {label: hard._replace(**change) for label, change in SPACINGS.items()}
    print(f"{'':24}" + "".join(f"{name:>11}" for name in variant_names()))
    for label, row in weights.items():
        print(f"{label:24}", end="", flush=True)
        for name in variant_names():
            tally = play(name, Computer(label, row), normal, f"tuning {name}", 2 * GAMES)
            print(f"{tally.wins[0] / tally.games:11.1%}", end="", flush=True)
        print()


def main() -> None:
    """Play every variant; ask that Hard beats Normal everywhere, and Normal Easy under solo."""
    short = []
    for name in variant_names():
        least = LEAST_OF_HARD if name == "solo" else PARITY
        above_easy = compare(name, "normal", "easy", PARITY)
        short += [] if above_easy or name != "solo" else [f"{name} normal"]
        short += [] if compare(name, "hard", "normal", least) else [f"{name} hard"]
    measure_speed()
    sys.exit(f"Not clearly better: {', '.join(short)}" if short else 0)


if __name__ == "__main__":
    main()
