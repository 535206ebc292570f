"""The facts of every board (rule book, section 1, and section 4 for stars and globes)."""

from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Facts:
    """What the table of section 1 says of a board; squares are indices in walking order."""

    track: int
    last: int
    """Progress of the last track square, where a token turns into its home column."""
    starts: dict[int, tuple[int, ...]]
    """Start squares for each number of seats."""
    stars: tuple[int, ...]
    hop_stars: tuple[int, ...] = ()
    white_globes: tuple[int, ...] = ()
    room: int = 6
    """How many squares the home column can have."""
    family: bool = True
    """Whether the board belongs to the 52-square family."""

    @property
    def every_start(self) -> tuple[int, ...]:
        """List the starts of all places, which stay marked whoever plays."""
        return max(self.starts.values(), key=len)

    @property
    def globes(self) -> tuple[int, ...]:
        """List the squares that the Danish die's globe looks for."""
        return (*self.every_start, *self.white_globes) if self.white_globes else ()


def on_every_arm(arms: int, *squares: int) -> tuple[int, ...]:
    """Repeat squares on every arm of thirteen squares."""
    return tuple(13 * arm + square for arm in range(arms) for square in squares)


def ring(arms: int, room: int) -> Facts:
    """Give the facts of a ring: marked on every arm as the cross is."""
    return Facts(
        track=13 * arms,
        last=13 * arms - 2,
        starts={arms: on_every_arm(arms, 0)},
        stars=on_every_arm(arms, 8),
        hop_stars=on_every_arm(arms, 5, 11),
        white_globes=on_every_arm(arms, 8),
        room=room,
    )


# Section 1: two players sit opposite, three at the first three places.
BOARDS = {
    "cross52": Facts(
        track=52,
        last=50,
        starts={2: (0, 26), 3: (0, 13, 26), 4: (0, 13, 26, 39)},
        stars=(8, 21, 34, 47),
        hop_stars=(5, 11, 18, 24, 31, 37, 44, 50),
        white_globes=(8, 21, 34, 47),
    ),
    # Squares 5 22 39 56 and 12 17 29 34 46 51 63 68 of its numbering, which counts from 1.
    "cross68": Facts(
        track=68,
        last=63,
        starts={2: (4, 38), 3: (4, 21, 38), 4: (4, 21, 38, 55)},
        stars=(11, 16, 28, 33, 45, 50, 62, 67),
        room=7,
        family=False,
    ),
    "cross40": Facts(
        track=40,
        last=39,
        starts={2: (0, 20), 3: (0, 10, 20), 4: (0, 10, 20, 30)},
        stars=(),
        room=4,
        family=False,
    ),
    "strip32": Facts(track=32, last=30, starts={2: (0, 16)}, stars=(8, 24)),
    "tee42": Facts(track=42, last=40, starts={3: (0, 16, 29)}, stars=(8, 24, 37)),
    "ring39": ring(3, room=5),
    "ring65": ring(5, room=6),
    "ring78": ring(6, room=6),
}

BY_SEATS = {2: "strip32", 3: "tee42", 4: "cross52", 5: "ring65", 6: "ring78"}
"""Section 7: the board that `by_seats` picks for a number of seats."""


def board_for(rules: dict[str, Any], seats: int) -> str:
    """Name the board that so many seats play on."""
    name: str = rules["board"]
    return BY_SEATS[seats] if name == "by_seats" else name


def misfits(rules: dict[str, Any], name: str) -> list[tuple[str, str]]:
    """Name each house rule that a board has no room or no marks for, with `board`."""
    facts = BOARDS[name]
    asked = (
        ("column_squares", rules["column_squares"] > facts.room),
        ("stars", rules["stars"] == "hop" and not facts.hop_stars),
        ("safe_squares", rules["safe_squares"] == "globes" and not facts.white_globes),
        ("die", rules["die"] == "danish" and not facts.hop_stars),
        ("teams", rules["teams"] and 4 not in facts.starts),
    )
    return [(rule, "board") for rule, lacking in asked if lacking]
