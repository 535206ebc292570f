"""Where a token can be on the 52-square cross, and how it gets from one place to the next.

A place is "yard", "home", ("track", square of the ring) or ("column", which square of the owner's
own home column, from 1). Progress, the number that position texts use, is counted by walking.
"""

from typing import Any

from .presets import HouseRules

Place = str | tuple[str, int]

YARD: Place = "yard"
HOME: Place = "home"
RING = 52
# Section 1: two players sit opposite, at 0 and 26; three at 0, 13 and 26.
START_SQUARES = {2: (0, 26), 3: (0, 13, 26), 4: (0, 13, 26, 39)}
EVERY_START = (0, 13, 26, 39)
# Section 1: the stars of `starts_and_stars`. Section 4: the globes, and the stars that hop.
STARS = (8, 21, 34, 47)
GLOBES = (0, 8, 13, 21, 26, 34, 39, 47)
HOP_STARS = (5, 11, 18, 24, 31, 37, 44, 50)


def is_on_board(place: Place) -> bool:
    """Tell whether a token there is in play: on the track or in the home column (section 2.2)."""
    return place not in (YARD, HOME)


class Board:
    """The cross as the tokens of each seat walk it."""

    def __init__(self, rules: HouseRules, seats: int):
        self.starts = START_SQUARES[seats]
        self.column = rules["column_squares"]
        # Section 1: home is the column's last square, or lies behind the column.
        if rules["home_square"] == "last":
            self.column -= 1
        self.roads = [self.walk_home(seat) for seat in range(seats)]

    def start(self, seat: int) -> Place:
        """Give the seat's start square."""
        return ("track", self.starts[seat])

    def last_track_square(self, seat: int) -> Place:
        """Give the square, 50 steps from the start, where the seat turns off (section 1)."""
        return ("track", (self.starts[seat] + 50) % RING)

    def forward(self, seat: int, place: Any) -> Place:
        """Give the place one step ahead."""
        kind, number = place
        if kind == "column" and number < self.column:
            return ("column", number + 1)
        if kind == "column":
            return HOME
        if place != self.last_track_square(seat):
            return ("track", (number + 1) % RING)
        return ("column", 1) if self.column else HOME

    def backward(self, seat: int, place: Any) -> Place:
        """Give the place one step back, as a bounce walks it."""
        if place == HOME:
            return ("column", self.column) if self.column else self.last_track_square(seat)
        kind, number = place
        if kind == "track":
            return ("track", (number - 1) % RING)
        return ("column", number - 1) if number > 1 else self.last_track_square(seat)

    def walk_home(self, seat: int) -> list[Place]:
        """List every place from the start square to home, in walking order."""
        places = [self.start(seat)]
        while places[-1] != HOME:
            places.append(self.forward(seat, places[-1]))
        return places

    def progress(self, seat: int, place: Place) -> int:
        """Count the steps from the start square."""
        return self.roads[seat].index(place)
