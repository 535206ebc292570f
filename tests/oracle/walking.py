"""How far a face takes a token, and what holds it up on the way."""

from .landing import Landing
from .position import Face, Position
from .squares import GLOBES, HOME, HOP_STARS, Place


class Walking:
    """Walks tokens square by square under one set of house rules."""

    def __init__(self, landing: Landing):
        self.landing = landing
        self.rules = landing.rules
        self.board = landing.board
        self.script = landing.script

    def walk(self, seat: int, origin: Place, face: Face) -> list[Place] | None:
        """List the places walked with a face, or nothing if the token cannot use it."""
        if face == "star":
            return self.walk_to(seat, origin, HOP_STARS)
        if face == "globe":
            return self.walk_to(seat, origin, GLOBES)
        return self.walk_steps(seat, origin, int(face))

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
        """Walk a number of steps; `home_roll` says what becomes of too many."""
        walked: list[Place] = []
        here, turned = origin, False
        for _ in range(steps):
            if here == HOME and self.rules["home_roll"] == "exact":
                return None
            if here == HOME and self.rules["home_roll"] == "overshoot":
                return walked
            turned = turned or here == HOME
            here = self.board.backward(seat, here) if turned else self.board.forward(seat, here)
            walked.append(here)
        return walked

    def is_held_up(self, position: Position, seat: int, walked: list[Place]) -> bool:
        """Tell whether a square passed stops the walk; the movers must be off the board.

        Section 2.6: passed is what lies strictly between, and home never holds anyone up.
        """
        passed = [place for place in walked[:-1] if place != HOME]
        return any(self.blocks(position, seat, place) for place in passed)

    def blocks(self, position: Position, seat: int, place: Place) -> bool:
        """Tell whether the seat's token may not pass a square (`passing`, `pass_own`)."""
        own = bool(position.at(place, seat))
        if self.rules["passing"] == "tokens_block":
            return own or self.holds_an_able_token(position, seat, place)
        if own and not self.rules["pass_own"]:
            return True
        if self.rules["passing"] == "free" or place[0] != "track":
            return False
        return any(
            self.landing.is_stack(position, place, other) and not self.lets_pass(place, other)
            for other in self.landing.opponents(seat)
        )

    def holds_an_able_token(self, position: Position, seat: int, place: Place) -> bool:
        """Tell whether another seat's token, a partner's too, stands there and can still move."""
        others = [other for other in range(self.script.seats) if other != seat]
        return place[0] == "track" and any(
            position.at(place, other) and not self.script.has_finished(position, other)
            for other in others
        )

    def lets_pass(self, place: Place, owner: int) -> bool:
        """Tell whether a stack there blocks nobody, since the square protects it anyway."""
        free = self.rules["stacks_on_safe_squares"] == "free"
        return free and self.landing.protects(place, owner)
