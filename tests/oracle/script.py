"""The text of a position (section 8), for one board and one set of house rules."""

from .position import Face, Position, Token
from .presets import FACES_OF_DIE, HouseRules
from .squares import HOME, YARD, Board, Place

PHASES = ("roll", "enter", "move", "bonus", "over")


class Unreadable(Exception):
    """A text that is no position."""


class Script:
    """Reads and writes positions, and tells what every reader of one must know."""

    def __init__(self, rules: HouseRules, seats: int):
        self.rules = rules
        self.seats = seats
        self.board = Board(rules, seats)

    def write(self, position: Position) -> str:
        """Write TOKENS SEAT PHASE STREAK TRIES and the keys."""
        seats = [self.write_tokens(position, seat) for seat in range(self.seats)]
        phase = position.phase
        if phase in ("move", "bonus"):
            phase += f":{position.face if phase == 'move' else position.steps}"
        fields = ["/".join(seats), position.seat, phase, position.streak, position.tries]
        return " ".join(str(field) for field in fields + self.write_keys(position))

    def write_keys(self, position: Position) -> list[str]:
        """Write the keys that are not empty, in alphabetical order."""
        keys = []
        if position.again:
            keys.append("again=1")
        if position.arrived:
            pairs = sorted(position.arrived.items())
            keys.append("arrived=" + ",".join(f"{seat}:{came}" for seat, came in pairs))
        if position.last is not None:
            keys.append(f"last={self.write_place(self.mover(position), position.last)}")
        return keys

    def write_tokens(self, position: Position, seat: int) -> str:
        """Write one seat's tokens in ascending order, the yard first and home last."""
        yard, home = (len(position.at(place, seat)) for place in (YARD, HOME))
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
        position.phase, _, detail = phase.partition(":")
        if position.phase not in PHASES:
            raise Unreadable(phase)
        position.face = self.read_face(detail) if position.phase == "move" else None
        position.steps = int(detail) if position.phase == "bonus" else None
        position.streak, position.tries = int(streak), int(tries)
        for entry in keys:
            key, _, value = entry.partition("=")
            self.read_key(position, key, value)
        return position

    def read_key(self, position: Position, key: str, value: str) -> None:
        """Read one KEY=VALUE; repeated and unsorted ones are written otherwise."""
        if key == "last":
            position.last = self.read_place(self.mover(position), value)
        elif key == "arrived":
            position.arrived = dict(self.read_pair(pair) for pair in value.split(","))
        elif key == "again" and value == "1":
            position.again = True
        else:
            raise Unreadable(key)

    def read_pair(self, text: str) -> tuple[int, int]:
        """Read A:B, two seats that play."""
        seat, came = (int(part) for part in text.split(":"))
        if not (0 <= seat < self.seats and 0 <= came < self.seats):
            raise Unreadable(text)
        return seat, came

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
        """Read one place; `h` is never written as a number, nor the other way round."""
        if text == "y":
            return YARD
        road = self.board.roads[seat]
        if text == "h" and HOME in road:
            return HOME
        number = int(text)
        if not 0 <= number < len(road) or road[number] == HOME:
            raise Unreadable(text)
        return road[number]

    def read_face(self, text: str) -> Face:
        """Read a face of the die in use."""
        for face in FACES_OF_DIE[self.rules["die"]]:
            if str(face) == text:
                return face
        raise Unreadable(text)

    # What a position says without any move

    def home_count(self, position: Position, seat: int) -> int:
        """Count one seat's tokens at home."""
        return sum(self.board.is_home(token.place) for token in position.of(seat))

    def has_finished(self, position: Position, seat: int) -> bool:
        """Tell whether the seat has as many tokens home as it needs."""
        needed: int = self.rules["tokens_to_win"]
        return self.home_count(position, seat) >= needed

    def partner(self, seat: int) -> int | None:
        """Give the opposite seat under *teams* (section 3), else nobody."""
        return (seat + 2) % 4 if self.rules["teams"] else None

    def opponents(self, seat: int) -> list[int]:
        """List the other seats, a partner excepted (section 3)."""
        return [other for other in range(self.seats) if other not in (seat, self.partner(seat))]

    def mover(self, position: Position) -> int:
        """Give the seat whose tokens move: a finished seat rolls for its partner (section 3)."""
        partner = self.partner(position.seat)
        helps = self.rules["finished_partner"] == "rolls_for_partner"
        if partner is not None and helps and self.has_finished(position, position.seat):
            return partner
        return position.seat

    def in_play(self, position: Position) -> list[Token]:
        """List those in play of the tokens the seat moves (section 2.2): out and not yet home."""
        own = position.of(self.mover(position))
        return [
            token for token in own if token.place != YARD and not self.board.is_home(token.place)
        ]

    def filling(self, position: Position, place: Place, seat: int) -> list[Token]:
        """List who fills a square as the seat sees it: nobody of a finished seat (section 2.7)."""
        standing = position.standing(place, seat)
        return [token for token in standing if not self.has_finished(position, token.owner)]

    def is_kept(self, key: str) -> bool:
        """Tell whether the house rules need what `last` or `arrived` remember (section 8)."""
        if key == "last":
            penalty = self.rules["streak_penalty"] == "last_token_to_yard"
            return bool(self.rules["streak_limit"] and penalty)
        as_landing = self.rules["entering_captures"] == "as_landing"
        return bool(self.rules["square_capacity"] and as_landing)

    def mixed_starts(self, position: Position) -> dict[int, list[int]]:
        """Give, for each start square that two foreign colours fill, these colours (section 5)."""
        mixed = {}
        for seat in range(self.seats):
            filling = self.filling(position, self.board.start(seat), seat)
            colours = [token.owner for token in filling if token.owner in self.opponents(seat)]
            if len(colours) == 2 and colours[0] != colours[1]:
                mixed[seat] = colours
        return mixed
