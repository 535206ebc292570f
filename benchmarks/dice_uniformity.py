"""Roll six million times with fixed secrets and ask whether each face is equally likely."""

import sys
import time
from collections import Counter

from openludo.dice import CommittedDice

SECRETS = 60
ROLLS_EACH = 100_000
CHI_SQUARE_BOUND = 20.5  # five degrees of freedom, one in a thousand
SIGMAS_BOUND = 4.0


def roll(number: int) -> Counter[int]:
    """Count the faces of one secret's rolls."""
    dice = CommittedDice(bytes([number]) * 32, f"benchmark {number}", [bytes(16), b""])
    return Counter(dice.roll(n) for n in range(ROLLS_EACH))


def report(counts: Counter[int], seconds: float) -> bool:
    """Print what was found and answer whether it is within the bounds."""
    total = counts.total()
    expected = total / 6
    deviation = (total * 5 / 36) ** 0.5
    sigmas = {face: (counts[face] - expected) / deviation for face in range(1, 7)}
    chi_square = sum((counts[face] - expected) ** 2 / expected for face in range(1, 7))
    print(f"{total:,} rolls of {SECRETS} secrets, {seconds / total * 1e6:.2f} µs a roll")
    for face, off in sigmas.items():
        print(f"face {face}: {counts[face]:,} ({off:+.2f} standard deviations)")
    print(f"chi-square {chi_square:.2f}, asked for: below {CHI_SQUARE_BOUND}")
    return chi_square < CHI_SQUARE_BOUND and max(map(abs, sigmas.values())) < SIGMAS_BOUND


def main() -> None:
    """Roll, report, and end with 1 where the dice are out of bounds."""
    start = time.process_time()
    counts: Counter[int] = Counter()
    for number in range(SECRETS):
        counts += roll(number)
    if not report(counts, time.process_time() - start):
        sys.exit("The dice are not uniform within the bounds.")


if __name__ == "__main__":
    main()
