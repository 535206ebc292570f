"""Who plays the seat of a person: its player, or a computer until the player is back.

All of it follows from the log of a game, so that it is the same after a restart.
"""

from __future__ import annotations

from openludo.server.protocol.play import Reason

MISSES = 3
"""Turns in a row that end by the clock, after which a computer plays the seat."""


class Attendance:
    """What a game knows of its persons. `missed` counts turns in a row that the clock ended.

    While `taken`, the rest of the turn is the computer's; `turn_at` is when the turn began.
    """

    def __init__(self, seats: int) -> None:
        self.away: list[Reason | None] = [None] * seats
        self.missed = [0] * seats
        self.taken = False
        self.turn_at = 0.0

    def begin(self, at: float) -> None:
        """Start the first turn."""
        self.turn_at = at

    def ply(self, seat: int, by_timer: bool, ended: bool, at: float) -> bool:
        """Note a ply; tell whether its seat has missed so many turns that it is handed over."""
        self.taken = self.taken or by_timer
        if not ended:
            return False
        self.missed[seat] = self.missed[seat] + 1 if self.taken else 0
        self.taken, self.turn_at = False, at
        return self.missed[seat] >= MISSES

    def hand_over(self, seat: int, reason: Reason) -> None:
        """Let a computer play a seat."""
        self.away[seat] = reason

    def give_back(self, seat: int, on_turn: bool, at: float) -> None:
        """Let the player of a seat play it again; in its turn the clock starts anew."""
        self.away[seat] = None
        self.missed[seat] = 0
        if on_turn:
            self.taken, self.turn_at = False, at
