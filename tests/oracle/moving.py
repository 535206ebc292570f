"""Which moves there are: every choice of tokens tried, and what compels a seat to some of them."""

from collections.abc import Callable
from dataclasses import dataclass

from .landing import Landing, Verdict
from .position import Position, Token
from .script import Script
from .squares import HOME, YARD, Place
from .walking import Walking


@dataclass
class Played:
    """What one try to move tokens came to: the position it left and what happened in it."""

    text: str
    position: Position
    origin: Place
    captured: bool = False
    came_home: bool = False
    landed: Place | None = None
    """Where the movers stand now, unless they were sent to their yard."""


class Moving:
    """Tries moves under one set of house rules."""

    def __init__(self, script: Script, landing: Landing, walking: Walking):
        self.script = script
        self.rules = script.rules
        self.board = script.board
        self.landing = landing
        self.walking = walking

    # What there is to choose from

    def legal(self, position: Position) -> tuple[list[Played], tuple[str, ...]]:
        """List the legal moves, and the compulsions that took others away.

        Each compulsion binds only where it leaves something.
        """
        moves = self.possible(position)
        forced_by = []
        for name, complies in self.compulsions(position).items():
            complying = [move for move in moves if complies(move)]
            if self.rules[name] and complying and len(complying) < len(moves):
                moves = complying
                forced_by.append(name)
        return moves, tuple(forced_by)

    def compulsions(self, position: Position) -> dict[str, Callable[[Played], bool]]:
        """Tell for each compulsion, in the order in which they are asked, what complies with it."""
        seat = self.script.mover(position)
        waiting = bool(position.at(YARD, seat))
        six = position.phase == "move" and position.face == 6
        return {
            "enter_compulsory": lambda move: move.origin == YARD,
            "clear_start": lambda move: waiting and move.origin == self.board.start(seat),
            "six_opens_barrier": lambda move: (
                six and self.walking.is_barrier(position, move.origin, seat)
            ),
            "capture_compulsory": lambda move: move.captured,
        }

    def possible(self, position: Position) -> list[Played]:
        """Try every choice of tokens: the yard first, then by rising progress."""
        if position.phase == "enter":
            return self.entering_moves(position)
        if position.phase == "move":
            return self.entering_moves(position) + self.walking_moves(position)
        return self.walking_moves(position) if position.phase == "bonus" else []

    def entering_moves(self, position: Position) -> list[Played]:
        """Try to enter one token, and two where the face may bring two (section 4)."""
        enters = position.phase == "enter" or position.face in self.rules["enter_on"]
        own_on_start = self.own(position, self.board.start(self.script.mover(position)))
        moves = [self.enter(position, 1)] if enters else []
        two = position.phase == "move" and position.face in self.rules["two_enter_on"]
        if two and not own_on_start:
            moves.append(self.enter(position, 2))
        return [move for move in moves if move is not None]

    def walking_moves(self, position: Position) -> list[Played]:
        """Try each square with own tokens: one of them, then the whole stack if it may.

        A bonus moves one single token (section 5).
        """
        moves = []
        seat = self.script.mover(position)
        together = self.rules["stack_moves"] == "together" and position.phase != "bonus"
        places = {token.place for token in position.of(seat)} - {YARD, HOME}
        for place in sorted(places, key=lambda place: self.board.progress(seat, place)):
            moves.append(self.walk(position, place, 1))
            count = len(position.at(place, seat))
            if count > 1 and together:
                moves.append(self.walk(position, place, count))
        return [move for move in moves if move is not None]

    def is_stuck(self, position: Position, faces: tuple[int | str, ...]) -> bool:
        """Tell whether no token on track or column could move with any face (section 6)."""
        for face in faces:
            trial = position.copy()
            trial.phase, trial.face = "move", face
            if self.walking_moves(trial):
                return False
        return True

    def own(self, position: Position, place: Place) -> list[Token]:
        """List the tokens at a place among those the seat moves."""
        return position.at(place, self.script.mover(position))

    # One try

    def enter(self, before: Position, count: int) -> Played | None:
        """Bring tokens from the yard to the start square, or a single one further on a six."""
        position = before.copy()
        seat = self.script.mover(position)
        movers = self.own(position, YARD)[:count]
        if len(movers) < count:
            return None
        played = Played("y" if count == 1 else f"yx{count}", position, YARD)
        further = self.rules["six_enters_at"] if count == 1 and position.face == 6 else 0
        if not further:
            verdict = self.landing.judge_entering(position, seat, count)
            return self.stand(played, movers, self.board.start(seat), verdict)
        road = self.board.roads[seat]
        if self.walking.is_held_up(position, seat, road[:further]):
            return None
        return self.arrive(played, movers, road[further])

    def walk(self, before: Position, origin: Place, count: int) -> Played | None:
        """Move tokens from one square by what is due."""
        position = before.copy()
        seat = self.script.mover(position)
        walked = self.walking.walk(position, origin)
        if not walked:
            return None
        movers = self.own(position, origin)[:count]
        for token in movers:
            token.place = YARD
        if self.walking.is_held_up(position, seat, walked[:-1]):
            return None
        name = str(self.board.progress(seat, origin)) + ("" if count == 1 else f"x{count}")
        return self.arrive(Played(name, position, origin), movers, walked[-1])

    def arrive(self, played: Played, movers: list[Token], place: Place) -> Played | None:
        """End a walk on a place, hop on from a star, and end there."""
        position = played.position
        seat = self.script.mover(position)
        if not self.hops(position, place):
            return self.land(played, movers, place)
        verdict = self.landing.judge(position, place, seat, len(movers))
        if verdict.kind == "forbidden":
            return None
        if verdict.kind == "sends":
            return played
        self.take(played, verdict.captured)
        return self.land(played, movers, self.hop_target(seat, place))

    def hops(self, position: Position, place: Place) -> bool:
        """Tell whether a walk ends on a star that takes the token on (section 4).

        Stars hop where the rules say so; the die's star always goes on to the following one.
        """
        hopping = self.rules["stars"] == "hop" or position.face == "star"
        return hopping and place[0] == "track" and place[1] in self.board.facts.hop_stars

    def hop_target(self, seat: int, place: Place) -> Place:
        """Give the next star, or home from the one on the last track square (section 4)."""
        if place == self.board.last_track_square(seat):
            return self.board.end
        onwards = self.walking.walk_to(seat, place, self.board.facts.hop_stars)
        assert onwards is not None
        return onwards[-1]

    def land(self, played: Played, movers: list[Token], place: Place) -> Played | None:
        """Judge the last square of a move and settle what happens there."""
        if place == HOME:
            return self.stand(played, movers, place, Verdict("stands"))
        seat = self.script.mover(played.position)
        verdict = self.landing.judge(played.position, place, seat, len(movers))
        return self.stand(played, movers, place, verdict)

    def stand(
        self, played: Played, movers: list[Token], place: Place, verdict: Verdict
    ) -> Played | None:
        """Let the verdict on the last square be done; movers that are sent home stay in the yard.

        `own_stacks` looks at the square where a move ends.
        """
        if verdict.kind == "forbidden":
            return None
        if verdict.kind == "sends":
            return played
        if place != HOME and self.own(played.position, place) and not self.rules["own_stacks"]:
            return None
        self.take(played, verdict.captured)
        for token in movers:
            token.place = place
        played.landed = place
        played.came_home = self.board.is_home(place) and not self.board.is_home(played.origin)
        return played

    def take(self, played: Played, captured: list[Token]) -> None:
        """Send captured tokens to their yards."""
        for token in captured:
            token.place = YARD
        played.captured = played.captured or bool(captured)
