"""A position in words: where every token is, whose turn it is and what is due."""

from dataclasses import dataclass, field, replace

from .squares import Place

Face = int | str


@dataclass
class Token:
    """One token: whose it is and where it is."""

    owner: int
    place: Place


@dataclass
class Position:
    """Everything section 8 writes.

    `steps` are those of a bonus to be moved. `last` is where the token last moved in this turn
    ended. `arrived` has, for each start square that holds two foreign colours, the one that came
    last (section 5). `again` tells that a roll is owed after the bonus.
    """

    tokens: list[Token]
    seat: int
    phase: str = "roll"
    face: Face | None = None
    steps: int | None = None
    streak: int = 0
    tries: int = 0
    last: Place | None = None
    arrived: dict[int, int] = field(default_factory=dict)
    again: bool = False

    def copy(self) -> "Position":
        """Copy the position and every token, so that a try to move changes nothing."""
        tokens = [Token(token.owner, token.place) for token in self.tokens]
        return replace(self, tokens=tokens, arrived=dict(self.arrived))

    def of(self, owner: int) -> list[Token]:
        """List one seat's tokens."""
        return [token for token in self.tokens if token.owner == owner]

    def at(self, place: Place, owner: int) -> list[Token]:
        """List one seat's tokens at a place; the column square of another seat is elsewhere."""
        return [token for token in self.tokens if token.place == place and token.owner == owner]

    def standing(self, place: Place, seat: int) -> list[Token]:
        """List everyone's tokens on a square as the seat sees it: a column is its own."""
        everyone = place[0] == "track"
        return [
            token
            for token in self.tokens
            if token.place == place and (everyone or token.owner == seat)
        ]
