"""Where a token can be on a board, and how it gets from one place to the next.

A place is "yard", "home", ("track", square of the board) or ("column", which square of the owner's
own home column, from 1). Progress, the number that position texts use, is counted by walking.
"""

from typing import Any

from .boards import BOARDS, board_for
from .presets import HouseRules

Place = str | tuple[str, int]

YARD: Place = "yard"
HOME: Place = "home"


class Board:
    """A board as the tokens of each seat walk it."""

    def __init__(self, rules: HouseRules, seats: int):
        self.facts = BOARDS[board_for(rules, seats)]
        self.starts = self.facts.starts[seats]
        self.column = rules["column_squares"]
        # Section 1: home is the column's last square, or lies behind the column. Section 6: or
        # every column square is home, and then none of them is written as `h`.
        self.each = rules["home_square"] == "each"
        if rules["home_square"] == "last":
            self.column -= 1
        self.end: Place = ("column", self.column) if self.each else HOME
        self.roads = [self.walk_home(seat) for seat in range(seats)]
        self.steps = [{place: step for step, place in enumerate(road)} for road in self.roads]

    def start(self, seat: int) -> Place:
        """Give the seat's start square."""
        return ("track", self.starts[seat])

    def last_track_square(self, seat: int) -> Place:
        """Give the square where the seat turns off (section 1)."""
        return ("track", (self.starts[seat] + self.facts.last) % self.facts.track)

    def is_home(self, place: Any) -> bool:
        """Tell whether a token there is home."""
        return bool(place == HOME or (self.each and place[0] == "column"))

    def forward(self, seat: int, place: Any) -> Place:
        """Give the place one step ahead."""
        kind, number = place
        if kind == "column" and number < self.column:
            return ("column", number + 1)
        if kind == "column":
            return HOME
        if place != self.last_track_square(seat):
            return ("track", (number + 1) % self.facts.track)
        return ("column", 1) if self.column else HOME

    def backward(self, seat: int, place: Any) -> Place:
        """Give the place one step back, as a bounce walks it."""
        if place == HOME:
            return ("column", self.column) if self.column else self.last_track_square(seat)
        kind, number = place
        if kind == "track":
            return ("track", (number - 1) % self.facts.track)
        return ("column", number - 1) if number > 1 else self.last_track_square(seat)

    def walk_home(self, seat: int) -> list[Place]:
        """List every place from the start square to the end, in walking order."""
        places = [self.start(seat)]
        while places[-1] != self.end:
            places.append(self.forward(seat, places[-1]))
        return places

    def progress(self, seat: int, place: Place) -> int:
        """Count the steps from the start square."""
        return self.steps[seat][place]
