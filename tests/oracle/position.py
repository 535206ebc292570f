"""A position in words, and its text of section 8."""

from dataclasses import dataclass, replace

from .presets import FACES_OF_DIE, HouseRules
from .squares import HOME, YARD, Board, Place

Face = int | str


@dataclass
class Token:
    """One token: whose it is and where it is."""

    owner: int
    place: Place


@dataclass
class Position:
    """Everything section 8 writes. `last` is where the token last moved in this turn ended."""

    tokens: list[Token]
    seat: int
    phase: str = "roll"
    face: Face | None = None
    streak: int = 0
    tries: int = 0
    last: Place | None = None

    def copy(self) -> "Position":
        """Copy the position and every token, so that a try to move changes nothing."""
        tokens = [Token(token.owner, token.place) for token in self.tokens]
        return replace(self, tokens=tokens)

    def of(self, owner: int) -> list[Token]:
        """List one seat's tokens."""
        return [token for token in self.tokens if token.owner == owner]

    def at(self, place: Place, owner: int) -> list[Token]:
        """List one seat's tokens at a place; the column square of another seat is elsewhere."""
        return [token for token in self.of(owner) if token.place == place]

    def home_count(self, owner: int) -> int:
        """Count one seat's tokens at home."""
        return len(self.at(HOME, owner))


class Unreadable(Exception):
    """A text that is no position."""


class Script:
    """Reads and writes positions for one board and one set of house rules."""

    def __init__(self, rules: HouseRules, seats: int):
        self.rules = rules
        self.seats = seats
        self.board = Board(rules, seats)

    def write(self, position: Position) -> str:
        """Write TOKENS SEAT PHASE STREAK TRIES and the keys."""
        seats = [self.write_tokens(position, seat) for seat in range(self.seats)]
        phase = position.phase
        if phase == "move":
            phase = f"move:{position.face}"
        fields = ["/".join(seats), position.seat, phase, position.streak, position.tries]
        if position.last is not None:
            fields.append(f"last={self.write_place(self.mover(position), position.last)}")
        return " ".join(str(field) for field in fields)

    def write_tokens(self, position: Position, seat: int) -> str:
        """Write one seat's tokens in ascending order, the yard first and home last."""
        yard = len(position.at(YARD, seat))
        home = position.home_count(seat)
        between = [token.place for token in position.of(seat) if token.place not in (YARD, HOME)]
        numbers = sorted(self.board.progress(seat, place) for place in between)
        return ",".join(["y"] * yard + [str(number) for number in numbers] + ["h"] * home)

    def write_place(self, seat: int, place: Place) -> str:
        """Write one place: `y`, `h` or the progress."""
        if place in (YARD, HOME):
            return {YARD: "y", HOME: "h"}[place]
        return str(self.board.progress(seat, place))

    def read(self, text: str) -> Position:
        """Read what `write` wrote; refuse anything that would be written otherwise."""
        try:
            position = self.read_fields(text)
            written = self.write(position)
        except (ValueError, IndexError) as error:
            raise Unreadable(text) from error
        if written != text:
            raise Unreadable(f"{text} is written {written}")
        return position

    def read_fields(self, text: str) -> Position:
        """Read the fields one after the other."""
        tokens, seat, phase, streak, tries, *keys = text.split(" ")
        position = Position(self.read_tokens(tokens), int(seat))
        if not 0 <= position.seat < self.seats:
            raise Unreadable(f"no seat {seat}")
        position.phase, _, face = phase.partition(":")
        position.face = self.read_face(face) if position.phase == "move" else None
        position.streak, position.tries = int(streak), int(tries)
        if position.phase not in ("roll", "enter", "move", "over"):
            raise Unreadable(phase)
        for key in keys:
            if not key.startswith("last="):
                raise Unreadable(key)
            position.last = self.read_place(self.mover(position), key.removeprefix("last="))
        return position

    def read_tokens(self, text: str) -> list[Token]:
        """Read four tokens for each seat."""
        seats = [part.split(",") for part in text.split("/")]
        if len(seats) != self.seats or any(len(words) != 4 for words in seats):
            raise Unreadable(text)
        return [
            Token(seat, self.read_place(seat, word))
            for seat, words in enumerate(seats)
            for word in words
        ]

    def read_place(self, seat: int, text: str) -> Place:
        """Read one place; home is never written as a number."""
        if text in ("y", "h"):
            return {"y": YARD, "h": HOME}[text]
        number = int(text)
        road = self.board.roads[seat]
        if not 0 <= number < len(road) - 1:
            raise Unreadable(text)
        return road[number]

    def read_face(self, text: str) -> Face:
        """Read a face of the die in use."""
        for face in FACES_OF_DIE[self.rules["die"]]:
            if str(face) == text:
                return face
        raise Unreadable(text)

    def has_finished(self, position: Position, seat: int) -> bool:
        """Tell whether the seat has as many tokens home as it needs."""
        needed: int = self.rules["tokens_to_win"]
        return position.home_count(seat) >= needed

    def partner(self, seat: int) -> int | None:
        """Give the opposite seat under *teams* (section 3), else nobody."""
        return (seat + 2) % 4 if self.rules["teams"] else None

    def mover(self, position: Position) -> int:
        """Give the seat whose tokens move: a finished seat rolls for its partner (section 3)."""
        partner = self.partner(position.seat)
        helps = self.rules["finished_partner"] == "rolls_for_partner"
        if partner is not None and helps and self.has_finished(position, position.seat):
            return partner
        return position.seat
