"""The referee: whose turn it is, which moves there are and what each roll and move leads to."""

from .landing import Landing
from .moving import Moving, Played
from .position import Face, Position, Token
from .presets import FACES_OF_DIE, HouseRules, refuse_seats
from .script import Script
from .squares import YARD
from .walking import Walking


class Referee:
    """Plays by the rule book, for one set of house rules and a number of seats."""

    def __init__(self, rules: HouseRules, seats: int):
        refuse_seats(rules, seats)
        self.rules = rules
        self.seats = seats
        self.script = Script(rules, seats)
        self.board = self.script.board
        landing = Landing(self.script)
        self.moving = Moving(self.script, landing, Walking(landing))
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

    def can_act(self, position: Position, seat: int) -> bool:
        """Tell whether a seat has something to roll for, a partner's tokens perhaps (3, teams)."""
        if not self.is_finished(position, seat):
            return True
        partner = self.script.partner(seat)
        helps = self.rules["finished_partner"] == "rolls_for_partner"
        return partner is not None and helps and not self.is_finished(position, partner)

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
            if self.moving.possible(position):
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
            self.remember_arrivals(position)

    def waste(self, position: Position, face: Face) -> None:
        """Go on after a roll that nothing can use (section 2.2)."""
        position.phase, position.face = "roll", None
        if self.grants_as_six(face) and self.rules["unused_six_rolls_again"]:
            return
        if self.may_try_again(position):
            position.tries += 1
            if position.tries < 3:
                return
        self.pass_turn(position)

    def may_try_again(self, position: Position) -> bool:
        """Tell whether a roll that nothing could use is a failed try (section 2.2, section 6)."""
        if self.rules["nothing_in_play"] == "three_rolls":
            return not self.script.in_play(position)
        if self.rules["nothing_in_play"] == "three_rolls_if_stuck":
            return self.moving.is_stuck(position, self.faces)
        return False

    def grants_as_six(self, face: Face | None) -> bool:
        """Tell whether the face grants a roll; the Danish globe does like a six (section 4)."""
        return "six" in self.rules["bonus_roll_on"] and face in (6, "globe")

    # Moving

    def moves(self, text: str, rolls_so_far: int = 0) -> list[tuple[str, str]]:
        """List the legal moves with the positions they lead to, in the order of the book."""
        return self.moves_and_compulsions(text, rolls_so_far)[0]

    def moves_and_compulsions(
        self, text: str, rolls_so_far: int = 0
    ) -> tuple[list[tuple[str, str]], tuple[str, ...]]:
        """List the legal moves and name the compulsions that leave fewer than there would be.

        Moves that lead to the same position are one (section 2.3). `rolls_so_far` includes the
        roll that is moved.
        """
        position = self.script.read(text)
        legal, forced_by = self.moving.legal(position)
        found: dict[str, str] = {}
        for move in legal:
            after = self.complete(position, move)
            if after not in found.values():
                found[move.text] = after
        if rolls_so_far and rolls_so_far == self.rules["roll_limit"]:
            found = {move: self.end_by_limit(after, position) for move, after in found.items()}
        return list(found.items()), forced_by

    # After a move

    def complete(self, before: Position, played: Played) -> str:
        """End the game, grant a bonus, roll again or pass the turn after a move (2.4, 2.5, 5)."""
        position = played.position.copy()
        mover = self.script.mover(before)
        self.remember_arrivals(position, mover, played)
        position.last = played.landed if self.script.is_kept("last") else None
        goes_on = before.phase != "enter" and self.can_act(position, position.seat)
        if self.is_won(position):
            self.end(position, position.seat)
        elif not (goes_on and self.go_on(before, played, position)):
            self.pass_turn(position)
        return self.script.write(position)

    def go_on(self, before: Position, played: Played, position: Position) -> bool:
        """Let the seat move its bonus or, unless it has none, roll again; tell whether it may."""
        owed = self.owes_roll(before, played)
        position.face = None
        steps = self.granted_steps(played)
        if steps and self.may_move_bonus(position, steps):
            position.again = owed and not self.follows_from_six(position)
            return True
        position.phase, position.steps, position.again = "roll", None, False
        return owed

    def granted_steps(self, played: Played) -> int:
        """Add up the steps that a capture and a token home grant (section 5)."""
        capture: int = self.rules["bonus_steps_on_capture"] if played.captured else 0
        home: int = self.rules["bonus_steps_on_home"] if played.came_home else 0
        return capture + home

    def may_move_bonus(self, position: Position, steps: int) -> bool:
        """Put the bonus on the table, and tell whether any token can use it."""
        position.phase, position.steps = "bonus", steps
        return bool(self.moving.possible(position))

    def owes_roll(self, before: Position, played: Played) -> bool:
        """Tell whether face, capture or a token home grants a roll; several grant one (2.4).

        What was owed before a bonus was moved is owed still (section 5).
        """
        granted_by = self.rules["bonus_roll_on"]
        return (
            self.grants_as_six(before.face)
            or (before.phase == "bonus" and (before.again or self.follows_from_six(before)))
            or (played.captured and "capture" in granted_by)
            or (played.came_home and "home" in granted_by)
        )

    def follows_from_six(self, position: Position) -> bool:
        """Tell whether the streak says by itself that a roll is owed (section 5, `again`)."""
        return "six" in self.rules["bonus_roll_on"] and position.streak > 0

    def remember_arrivals(
        self, position: Position, mover: int | None = None, played: Played | None = None
    ) -> None:
        """Keep who came last to each start square with two foreign colours (section 5)."""
        if not self.script.is_kept("arrived"):
            return
        before, position.arrived = position.arrived, {}
        for seat in self.script.mixed_starts(position):
            came = played is not None and played.landed == self.board.start(seat)
            position.arrived[seat] = mover if came and mover is not None else before[seat]

    def pass_turn(self, position: Position) -> None:
        """Give the turn to the next seat that can act."""
        self.open_turn(position, self.next_able(position, position.seat))

    def next_able(self, position: Position, seat: int) -> int:
        """Give the next seat, in the order of play, that has something to roll for."""
        order = [(seat + step) % self.seats for step in range(1, self.seats + 1)]
        return next(other for other in order if self.can_act(position, other))

    def open_turn(self, position: Position, seat: int) -> None:
        """Begin a turn: with a roll, or by entering without one (section 3, 004's local rules).

        A turn that would so open but is blocked passes to the next seat (section 8).
        """
        self.clear(position)
        position.seat, position.phase = seat, "roll"
        opens = self.rules["nothing_in_play"] == "enter_without_roll"
        if opens and not self.script.in_play(position):
            position.phase = "enter"
            if not self.moving.possible(position):
                self.open_turn(position, self.next_able(position, seat))

    def end(self, position: Position, seat: int) -> None:
        """End the game; the seat that acted last stays named."""
        self.clear(position)
        position.seat, position.phase = seat, "over"

    def clear(self, position: Position) -> None:
        """Forget what belongs to one turn only."""
        position.streak = position.tries = 0
        position.face = position.steps = position.last = None
        position.again = False

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
