"""The referee: whose turn it is, which moves there are and what each roll and move leads to."""

from dataclasses import dataclass

from .landing import Landing
from .position import Face, Position, Script, Token
from .presets import FACES_OF_DIE, HouseRules, refuse_seats
from .squares import HOME, HOP_STARS, YARD, Place, is_on_board
from .walking import Walking


@dataclass
class Played:
    """What one try to move tokens came to: the position it left and what happened in it."""

    text: str
    position: Position
    captured: bool = False
    came_home: bool = False


class Referee:
    """Plays by the rule book, for one set of house rules and two to four seats."""

    def __init__(self, rules: HouseRules, seats: int):
        refuse_seats(rules, seats)
        self.rules = rules
        self.seats = seats
        self.script = Script(rules, seats)
        self.board = self.script.board
        self.landing = Landing(self.script)
        self.walking = Walking(self.landing)
        self.faces = FACES_OF_DIE[rules["die"]]

    # The beginning and the end

    def start(self, first: int = 0) -> str:
        """Give the position in which the first seat opens the game (`begin_on_start`)."""
        ready = self.rules["begin_on_start"]
        tokens = [
            Token(seat, self.board.start(seat) if number < ready else YARD)
            for seat in range(self.seats)
            for number in range(4)
        ]
        position = Position(tokens, first)
        self.open_turn(position, first)
        return self.script.write(position)

    def outcome(self, text: str) -> tuple[tuple[int, ...], str] | None:
        """Name the finished seats of a position that is over, and why it is over."""
        position = self.script.read(text)
        if position.phase != "over":
            return None
        if not self.is_won(position):
            return ((), "limit")
        finished = [seat for seat in range(self.seats) if self.is_finished(position, seat)]
        if self.rules["teams"]:
            finished = [seat for seat in finished if (seat + 2) % 4 in finished]
        return (tuple(finished), "home")

    def is_won(self, position: Position) -> bool:
        """Tell whether section 2.5 ends the game here."""
        finished = [self.is_finished(position, seat) for seat in range(self.seats)]
        if self.rules["teams"]:
            return (finished[0] and finished[2]) or (finished[1] and finished[3])
        if self.rules["play_on"]:
            return finished.count(False) <= 1
        return any(finished)

    def is_finished(self, position: Position, seat: int) -> bool:
        """Tell whether the seat has its needed tokens home."""
        return self.script.has_finished(position, seat)

    # Rolling

    def roll(self, text: str, face: Face, rolls_so_far: int = 0) -> str:
        """Give the position after a roll (section 2.1 and 2.2)."""
        position = self.script.read(text)
        if position.phase != "roll" or face not in self.faces:
            raise ValueError(f"{face} cannot be rolled in {text}")
        self.count_six(position, face)
        if self.rules["streak_limit"] and position.streak == self.rules["streak_limit"]:
            self.pay_for_streak(position)
            self.pass_turn(position)
        else:
            position.phase, position.face = "move", face
            if self.tried(position):
                return self.script.write(position)
            self.waste(position, face)
        if rolls_so_far + 1 == self.rules["roll_limit"]:
            self.end(position, self.script.read(text).seat)
        return self.script.write(position)

    def count_six(self, position: Position, face: Face) -> None:
        """Lengthen the streak by a six, end it by any other face (section 2.1)."""
        counts = self.rules["streak_limit"] > 0 and face == 6
        position.streak = position.streak + 1 if counts else 0

    def pay_for_streak(self, position: Position) -> None:
        """Send the token last moved to its yard, column and home excepted (section 7)."""
        if self.rules["streak_penalty"] == "void" or position.last is None:
            return
        if position.last[0] == "track":
            position.at(position.last, self.script.mover(position))[0].place = YARD

    def waste(self, position: Position, face: Face) -> None:
        """Go on after a roll that nothing can use (section 2.2)."""
        position.phase, position.face = "roll", None
        if self.grants_as_six(face) and self.rules["unused_six_rolls_again"]:
            return
        if self.rules["nothing_in_play"] == "three_rolls" and not self.in_play(position):
            position.tries += 1
            if position.tries < 3:
                return
        self.pass_turn(position)

    def grants_as_six(self, face: Face | None) -> bool:
        """Tell whether the face grants a roll; the Danish globe does like a six (section 4)."""
        return "six" in self.rules["bonus_roll_on"] and face in (6, "globe")

    def in_play(self, position: Position) -> list[Token]:
        """List the tokens in play of those the seat moves (section 2.2)."""
        own = position.of(self.script.mover(position))
        return [token for token in own if is_on_board(token.place)]

    # Moving

    def moves(self, text: str, rolls_so_far: int = 0) -> list[tuple[str, str]]:
        """List the legal moves with the positions they lead to, in the order of the book.

        Moves that lead to the same position are one (section 2.3). `rolls_so_far` includes the
        roll that is moved.
        """
        position = self.script.read(text)
        found: dict[str, str] = {}
        for move in self.tried(position):
            after = self.complete(position, move)
            if after not in found.values():
                found[move.text] = after
        if rolls_so_far and rolls_so_far == self.rules["roll_limit"]:
            found = {move: self.end_by_limit(after, position) for move, after in found.items()}
        return list(found.items())

    def tried(self, position: Position) -> list[Played]:
        """Try every choice of tokens: the yard first, then by rising progress."""
        if position.phase not in ("move", "enter"):
            return []
        entering = self.entering_moves(position)
        if position.phase == "enter" or (entering and self.rules["enter_compulsory"]):
            return entering
        return entering + self.walking_moves(position)

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
        """Try each square with own tokens: one of them, then the whole stack if it may."""
        moves = []
        seat = self.script.mover(position)
        places = {token.place for token in self.in_play(position)}
        for place in sorted(places, key=lambda place: self.board.progress(seat, place)):
            moves.append(self.walk(position, place, 1))
            count = len(self.own(position, place))
            if count > 1 and self.rules["stack_moves"] == "together":
                moves.append(self.walk(position, place, count))
        return [move for move in moves if move is not None]

    def own(self, position: Position, place: Place) -> list[Token]:
        """List the tokens at a place among those the seat moves."""
        return position.at(place, self.script.mover(position))

    def enter(self, before: Position, count: int) -> Played | None:
        """Bring tokens from the yard to the start square."""
        position = before.copy()
        seat = self.script.mover(position)
        movers = self.own(position, YARD)[:count]
        verdict = self.landing.judge_entering(position, seat)
        if len(movers) < count or verdict.kind == "forbidden":
            return None
        played = Played("y" if count == 1 else f"yx{count}", position)
        if verdict.kind == "sends":
            return self.send_back(played)
        if self.own(position, self.board.start(seat)) and not self.rules["own_stacks"]:
            return None
        self.take(played, verdict.captured)
        self.settle(played, movers, self.board.start(seat))
        return played

    def walk(self, before: Position, origin: Place, count: int) -> Played | None:
        """Move tokens from one square by the face rolled."""
        position = before.copy()
        seat = self.script.mover(position)
        assert position.face is not None
        walked = self.walking.walk(seat, origin, position.face)
        if walked is None:
            return None
        movers = self.own(position, origin)[:count]
        self.put(movers, YARD)
        if self.walking.is_held_up(position, seat, walked):
            return None
        name = str(self.board.progress(seat, origin)) + ("" if count == 1 else f"x{count}")
        return self.arrive(Played(name, position), movers, walked[-1])

    def arrive(self, played: Played, movers: list[Token], place: Place) -> Played | None:
        """End a walk on a place, hop on from a star, and end there."""
        position = played.position
        seat = self.script.mover(position)
        if not self.hops(position, place):
            return self.land(played, movers, place)
        verdict = self.landing.judge(position, place, seat)
        if verdict.kind == "forbidden":
            return None
        if verdict.kind == "sends":
            return self.send_back(played)
        self.take(played, verdict.captured)
        return self.land(played, movers, self.hop_target(seat, place))

    def hops(self, position: Position, place: Place) -> bool:
        """Tell whether a walk ends on a star that takes the token on (section 4).

        Stars hop where the rules say so; the die's star always goes on to the following one.
        """
        hopping = self.rules["stars"] == "hop" or position.face == "star"
        return hopping and place[0] == "track" and place[1] in HOP_STARS

    def hop_target(self, seat: int, place: Place) -> Place:
        """Give the next star, or home from the one on the last track square (section 4)."""
        if place == self.board.last_track_square(seat):
            return HOME
        onwards = self.walking.walk_to(seat, place, HOP_STARS)
        assert onwards is not None
        return onwards[-1]

    def land(self, played: Played, movers: list[Token], place: Place) -> Played | None:
        """Judge the last square of a move and settle what happens there."""
        position = played.position
        seat = self.script.mover(position)
        if place == HOME:
            self.settle(played, movers, HOME)
            return played
        verdict = self.landing.judge(position, place, seat)
        if verdict.kind == "forbidden":
            return None
        if verdict.kind == "sends":
            return self.send_back(played)
        if self.own(position, place) and not self.rules["own_stacks"]:
            return None
        self.take(played, verdict.captured)
        self.settle(played, movers, place)
        return played

    def put(self, tokens: list[Token], place: Place) -> None:
        """Put tokens on a place."""
        for token in tokens:
            token.place = place

    def take(self, played: Played, captured: list[Token]) -> None:
        """Send captured tokens to their yards."""
        self.put(captured, YARD)
        played.captured = played.captured or bool(captured)

    def settle(self, played: Played, movers: list[Token], place: Place) -> None:
        """Leave the movers where the move ends."""
        self.put(movers, place)
        played.position.last = place
        played.came_home = place == HOME

    def send_back(self, played: Played) -> Played:
        """Leave the movers in their yard, where nothing is remembered as last moved."""
        played.position.last = None
        return played

    # After a move

    def complete(self, before: Position, played: Played) -> str:
        """End the game, roll again or pass the turn after a move (section 2.4 and 2.5)."""
        position = played.position.copy()
        if self.is_won(position):
            self.end(position, position.seat)
        elif before.phase == "move" and self.rolls_again(before, played):
            position.phase, position.face = "roll", None
            self.forget_last_unless_needed(position)
        else:
            self.pass_turn(position)
        return self.script.write(position)

    def rolls_again(self, before: Position, played: Played) -> bool:
        """Tell whether face, capture or a token home grants a roll; several grant one (2.4)."""
        granted_by = self.rules["bonus_roll_on"]
        granted = (
            self.grants_as_six(before.face)
            or (played.captured and "capture" in granted_by)
            or (played.came_home and "home" in granted_by)
        )
        seat = before.seat
        just_finished = self.is_finished(played.position, seat) and not self.is_finished(
            before, seat
        )
        return granted and (not just_finished or self.can_help(played.position, seat))

    def can_help(self, position: Position, seat: int) -> bool:
        """Tell whether a finished seat has a partner to roll for (section 3, teams)."""
        partner = self.script.partner(seat)
        helps = self.rules["finished_partner"] == "rolls_for_partner"
        return partner is not None and helps and not self.is_finished(position, partner)

    def forget_last_unless_needed(self, position: Position) -> None:
        """Keep `last` only where the streak penalty needs it (section 8)."""
        penalty = self.rules["streak_penalty"] == "last_token_to_yard"
        if not (self.rules["streak_limit"] and penalty):
            position.last = None

    def pass_turn(self, position: Position) -> None:
        """Give the turn to the next seat that can act."""
        self.open_turn(position, self.next_able(position, position.seat))

    def next_able(self, position: Position, seat: int) -> int:
        """Give the next seat, in the order of play, that has something to roll for."""
        order = [(seat + step) % self.seats for step in range(1, self.seats + 1)]
        return next(
            other
            for other in order
            if not self.is_finished(position, other) or self.can_help(position, other)
        )

    def open_turn(self, position: Position, seat: int) -> None:
        """Begin a turn: with a roll, or by entering without one (section 3, 004's local rules).

        A turn that would so open but is blocked passes to the next seat (section 8).
        """
        position.streak = position.tries = 0
        position.face = position.last = None
        position.seat, position.phase = seat, "roll"
        if self.rules["nothing_in_play"] == "enter_without_roll" and not self.in_play(position):
            position.phase = "enter"
            if not self.entering_moves(position):
                self.open_turn(position, self.next_able(position, seat))

    def end(self, position: Position, seat: int) -> None:
        """End the game; the seat that acted last stays named."""
        position.seat, position.phase = seat, "over"
        position.streak = position.tries = 0
        position.face = position.last = None

    def end_by_limit(self, text: str, before: Position) -> str:
        """End the game after the move of its last allowed roll (section 3, solo)."""
        position = self.script.read(text)
        if position.phase != "over":
            self.end(position, before.seat)
        return self.script.write(position)

    # Counting

    def perft(self, text: str, depth: int) -> int:
        """Count sequences of rolls and moves; a game that is over has no longer ones."""
        if depth == 0:
            return 1
        phase = self.script.read(text).phase
        if phase == "over":
            return 0
        if phase == "roll":
            return sum(self.perft(self.roll(text, face), depth - 1) for face in self.faces)
        return sum(self.perft(after, depth - 1) for _, after in self.moves(text))


def perft(rules: HouseRules, seats: int, depth: int) -> int:
    """Count the sequences of `depth` rolls and moves from the beginning of a game."""
    referee = Referee(rules, seats)
    return referee.perft(referee.start(), depth)
