"""How far a face or a bonus takes a token, and what holds it up on the way."""

from .landing import Landing
from .position import Face, Position
from .squares import HOME, YARD, Place


class Walking:
    """Walks tokens square by square under one set of house rules."""

    def __init__(self, landing: Landing):
        self.landing = landing
        self.rules = landing.rules
        self.board = landing.board
        self.script = landing.script

    def walk(self, position: Position, origin: Place) -> list[Place] | None:
        """List the places walked with the face or bonus due; nothing if it cannot be used."""
        seat = self.script.mover(position)
        if position.phase == "bonus":
            assert position.steps is not None
            return self.walk_steps(seat, origin, position.steps)
        if position.face == "star":
            return self.walk_to(seat, origin, self.board.facts.hop_stars)
        if position.face == "globe":
            return self.walk_to(seat, origin, self.board.facts.globes)
        return self.walk_steps(seat, origin, self.count_steps(position, position.face))

    def count_steps(self, position: Position, face: Face | None) -> int:
        """Count a six for more while the mover has nothing in the yard (section 5)."""
        counted: int = self.rules["six_counts"]
        waiting = position.at(YARD, self.script.mover(position))
        return counted if face == 6 and not waiting else int(face or 0)

    def walk_to(self, seat: int, origin: Place, squares: tuple[int, ...]) -> list[Place] | None:
        """Walk to the next such square ahead on the seat's track (section 4, the die)."""
        walked: list[Place] = []
        here = origin
        while here[0] == "track" and here != self.board.last_track_square(seat):
            here = self.board.forward(seat, here)
            walked.append(here)
            if here[1] in squares:
                return walked
        return None

    def walk_steps(self, seat: int, origin: Place, steps: int) -> list[Place] | None:
        """Walk a number of steps; `home_roll` says what becomes of too many.

        A token that is home, where the column is that, moves further up or stays; nobody walks
        back further than to the start square.
        """
        walked: list[Place] = []
        here, turned = origin, False
        for _ in range(steps):
            if here == self.board.end and self.rules["home_roll"] == "exact":
                return None
            if here == self.board.end and self.rules["home_roll"] == "overshoot":
                return walked
            turned = turned or here == self.board.end
            if turned and (self.board.is_home(origin) or here == self.board.start(seat)):
                return None
            here = self.board.backward(seat, here) if turned else self.board.forward(seat, here)
            walked.append(here)
        return walked

    def is_held_up(self, position: Position, seat: int, passed: list[Place]) -> bool:
        """Tell whether a square passed stops the walk; the movers must be off the board.

        Section 2.6: passed is what lies strictly between, and home never holds anyone up.
        """
        return any(self.blocks(position, seat, place) for place in passed if place != HOME)

    def blocks(self, position: Position, seat: int, place: Place) -> bool:
        """Tell whether the seat's token may not pass a square."""
        own = bool(position.at(place, seat))
        if self.rules["passing"] == "tokens_block":
            return own or self.holds_an_able_token(position, seat, place)
        in_column = place[0] == "column"
        if own and not (self.rules["jump_in_column"] if in_column else True):
            return True
        if own and not self.rules["pass_own"]:
            return True
        return any(self.is_barrier(position, place, other) for other in self.barring(seat))

    def holds_an_able_token(self, position: Position, seat: int, place: Place) -> bool:
        """Tell whether another seat's token, a partner's too, stands there and can still move."""
        others = [other for other in range(self.script.seats) if other != seat]
        return place[0] == "track" and any(
            position.at(place, other) and not self.script.has_finished(position, other)
            for other in others
        )

    def barring(self, seat: int) -> list[int]:
        """List the seats whose barriers the seat may not pass; its own team's too in section 5."""
        own = self.rules["own_barrier_blocks"]
        return list(range(self.script.seats)) if own else self.script.opponents(seat)

    def is_barrier(self, position: Position, place: Place, owner: int) -> bool:
        """Tell whether the owner's tokens on a square are one that those it binds cannot pass.

        It stands on the track (section 5); under tokens_block every stack there is one.
        """
        if place[0] != "track" or not self.landing.is_stack(position, place, owner):
            return False
        if self.rules["passing"] != "stacks_block":
            return bool(self.rules["passing"] == "tokens_block")
        protected = self.landing.protects(place, owner)
        if protected and self.rules["stacks_on_safe_squares"] == "free":
            return False
        return protected or self.rules["barrier_squares"] == "any"
