"""What each level of computer looks at, as one row of ints that the scoring reads."""

from __future__ import annotations

from typing import NamedTuple


class Weights(NamedTuple):
    """Worth of each thing that a move may do, in ranks; docs/computers.md tells why.

    `captured` counts for every token captured, on top of what the move does besides;
    `returned` is the cost of every token of one's own that the move sends back to its yard;
    `risk` is the cost of being captured for certain. All zero is a level without preferences.
    """

    captured: int = 0
    home: int = 0
    entered: int = 0
    safe: int = 0
    advanced: int = 0
    returned: int = 0
    risk: int = 0


# Places in the row; the names differ from the kernel's, beside which they are compiled.
PER_CAPTURE, FOR_HOME, FOR_ENTERING, FOR_SAFETY, FOR_ADVANCING, PER_RETURN, PER_RISK = range(7)
WEIGHTS_SIZE = 7

# A capture paid for with the mover is worth as much as advancing.
NORMAL = Weights(captured=5, home=4, entered=3, safe=2, advanced=1, returned=4)
LEVELS: dict[str, Weights] = {
    "easy": Weights(),
    "normal": NORMAL,
    "hard": NORMAL._replace(risk=27),
}
"""Every level that can be asked for, weakest first."""
