"""What meets a token that enters or ends on a square: room, protection, stacks, captures."""

from dataclasses import dataclass, field
from typing import Any

from .position import Position, Token
from .script import Script
from .squares import Place


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
        facts = self.board.facts
        safe = self.rules["safe_squares"]
        if safe == "starts_and_stars":
            return square in facts.every_start or square in facts.stars
        if safe == "starts":
            return square in facts.every_start
        if safe == "own_start":
            return bool(place == self.board.start(owner))
        if safe == "globes":
            # Section 4: those on start squares protect only their own colour.
            coloured = square in facts.every_start
            return place == self.board.start(owner) if coloured else square in facts.white_globes
        return False

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
        if self.script.has_finished(position, owner):
            return "shared" if protected else "taken"
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

    def judge(self, position: Position, place: Place, seat: int, count: int) -> Verdict:
        """Judge a landing of some tokens of a seat, lifted before, on a track or column square."""
        if self.is_full(position, place, seat):
            return Verdict("forbidden")
        verdict = self.judge_colours(position, place, seat)
        return self.with_room(position, place, seat, count, verdict)

    def is_full(self, position: Position, place: Place, seat: int) -> bool:
        """Tell whether nobody else may land on a square, asked before anything else (section 5)."""
        capacity: int = self.rules["square_capacity"]
        return capacity > 0 and len(self.script.filling(position, place, seat)) >= capacity

    def with_room(
        self, position: Position, place: Place, seat: int, count: int, verdict: Verdict
    ) -> Verdict:
        """Forbid a landing after which too many would stand on the square."""
        capacity: int = self.rules["square_capacity"]
        done = self.script.has_finished
        lost = [token for token in verdict.captured if not done(position, token.owner)]
        stay = len(self.script.filling(position, place, seat)) - len(lost)
        if verdict.kind == "stands" and 0 < capacity < stay + count:
            return Verdict("forbidden")
        return verdict

    def judge_colours(self, position: Position, place: Place, seat: int) -> Verdict:
        """Judge a landing of the seat's token, every colour by its own rule (section 2.8)."""
        if place[0] != "track":
            return Verdict("stands")
        present = [other for other in self.script.opponents(seat) if position.at(place, other)]
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

    def judge_entering(self, position: Position, seat: int, count: int) -> Verdict:
        """Judge an entering on the start square: a landing, or one that takes every foreign token.

        The latter is section 4; one token that comes to a full start square is section 5.
        """
        place = self.board.start(seat)
        opponents = self.script.opponents(seat)
        if self.rules["entering_captures"] == "all":
            standing = position.standing(place, seat)
            taken = [token for token in standing if token.owner in opponents]
            return self.with_room(position, place, seat, count, Verdict("stands", taken))
        if count == 1 and self.is_full(position, place, seat):
            filling = self.script.filling(position, place, seat)
            foreign = [token for token in filling if token.owner in opponents]
            return self.judge_full_start(position, seat, foreign)
        return self.judge(position, place, seat, count)

    def judge_full_start(self, position: Position, seat: int, foreign: list[Token]) -> Verdict:
        """Take the foreign token that came last; two of one's own team fill the square (5)."""
        if not foreign:
            return Verdict("forbidden")
        owners = [token.owner for token in foreign]
        if len(set(owners)) == 2:
            return Verdict("stands", [foreign[owners.index(position.arrived[seat])]])
        barrier = self.is_stack(position, self.board.start(seat), owners[0])
        if barrier and self.rules["foreign_barrier_on_start"] == "blocks":
            return Verdict("forbidden")
        return Verdict("stands", foreign[:1])
