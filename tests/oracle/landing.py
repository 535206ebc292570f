"""What meets a token that enters or ends on a square: protection, stacks, captures."""

from dataclasses import dataclass, field
from typing import Any

from .position import Position, Script, Token
from .squares import EVERY_START, GLOBES, STARS, Place


@dataclass
class Verdict:
    """Whether a landing is `forbidden`, `sends` the mover home or `stands`, and whom it takes."""

    kind: str
    captured: list[Token] = field(default_factory=list)


class Landing:
    """Judges landings under one set of house rules."""

    def __init__(self, script: Script):
        self.script = script
        self.rules = script.rules
        self.board = script.board

    def protects(self, place: Any, owner: int) -> bool:
        """Tell whether a square keeps the owner's token from capture (`safe_squares`)."""
        kind, square = place
        if kind != "track":
            return True
        safe = self.rules["safe_squares"]
        if safe == "starts_and_stars":
            return square in EVERY_START or square in STARS
        if safe == "starts":
            return square in EVERY_START
        if safe == "own_start":
            return bool(place == self.board.start(owner))
        if safe == "globes":
            # Section 4: those on start squares protect only their own colour.
            return place == self.board.start(owner) if square in EVERY_START else square in GLOBES
        return False

    def opponents(self, seat: int) -> list[int]:
        """List the other seats, a partner excepted (section 3)."""
        others = [other for other in range(self.script.seats) if other != seat]
        return [other for other in others if other != self.script.partner(seat)]

    def is_stack(self, position: Position, place: Place, owner: int) -> bool:
        """Tell whether two or more of one unfinished colour stand there (section 2.7)."""
        return len(position.at(place, owner)) >= 2 and not self.script.has_finished(position, owner)

    def meet(self, position: Position, place: Place, owner: int) -> str:
        """Tell what one opponent's tokens on the square do to who lands there.

        One of `forbidden`, `sends`, `shared`, `taken`.
        """
        protected = self.protects(place, owner)
        beside_the_protected = {"shares": "shared", "sends_mover_home": "sends"}
        on_protected = beside_the_protected[self.rules["landing_on_protected"]]
        if not self.is_stack(position, place, owner):
            return on_protected if protected else "taken"
        on_stack = self.rules["landing_on_stack"]
        if on_stack == "sends_mover_home":
            return "sends"
        # Section 7: with *captures* nothing is captured on squares that protect the owner, and
        # with `stacks_on_safe_squares=free` *forbidden* does not hold there.
        if on_stack == "captures":
            return on_protected if protected else "taken"
        if protected and self.rules["stacks_on_safe_squares"] == "free":
            return on_protected
        return "forbidden"

    def judge(self, position: Position, place: Place, seat: int) -> Verdict:
        """Judge a landing of the seat's token on a track square, every colour by its own rule."""
        if place[0] != "track":
            return Verdict("stands")
        present = [other for other in self.opponents(seat) if position.at(place, other)]
        met = {other: self.meet(position, place, other) for other in present}
        if "forbidden" in met.values():
            return Verdict("forbidden")
        if "sends" in met.values():
            return Verdict("sends")
        taken = [other for other in present if met[other] == "taken"]
        return Verdict("stands", self.captured(position, place, taken))

    def captured(self, position: Position, place: Place, owners: list[int]) -> list[Token]:
        """Choose who is captured: all, or one, the one that has come further (section 3)."""
        tokens = [token for owner in owners for token in position.at(place, owner)]
        if self.rules["captures_per_landing"] == "all" or not tokens:
            return tokens
        return [max(tokens, key=lambda token: self.board.progress(token.owner, token.place))]

    def judge_entering(self, position: Position, seat: int) -> Verdict:
        """Judge an entering: a landing, or one that takes every foreign token (section 4)."""
        place = self.board.start(seat)
        if self.rules["entering_captures"] == "as_landing":
            return self.judge(position, place, seat)
        foreign = [token for other in self.opponents(seat) for token in position.at(place, other)]
        return Verdict("stands", foreign)
