"""How long a game waits before it goes on by itself, and what it does then."""

from __future__ import annotations

from typing import NamedTuple

from openludo.dice import Dice
from openludo.engine import Move, Position
from openludo.players import computer
from openludo.server.persons.presence import Presence
from openludo.server.protocol.play import Level, Pace
from openludo.server.rooms.live import Act, LiveGame


class Pauses(NamedTuple):
    """Seconds before a computer acts, and before an only move is played."""

    computer: float
    only: float


PAUSES: dict[Pace, Pauses] = {
    "instant": Pauses(0.0, 0.0),
    "fast": Pauses(0.25, 0.2),
    "normal": Pauses(0.7, 0.5),
    "slow": Pauses(1.5, 1.0),
}


STAND_IN: Level = "normal"
"""The level of the computer that plays for an absent person, or for one whose time ran out."""


def pause(live: LiveGame) -> float | None:
    """Give the seconds until the game goes on without a hand, or None if it waits for one."""
    if live.status != "playing":
        return None
    position = live.game.position
    if live.played_by_computer or live.attendance.taken:
        all_left = live.opening.persons and not live.staying
        return PAUSES["instant" if all_left else live.pace].computer
    # Entering without a roll is a tap on the die, as rolling is: nobody takes it off the player.
    chosen = position.phase in ("move", "bonus") and len(position.legal_moves) == 1
    return PAUSES[live.pace].only if chosen and live.auto_move[position.turn] else None


def deserted(live: LiveGame, presence: Presence) -> bool:
    """Tell whether nobody of those who still play is there, so that nothing goes on by itself."""
    playing = _devices(live)
    return bool(playing) and not any(presence.here(device) for device in playing)


def gone_on_since(live: LiveGame, presence: Presence) -> float:
    """Give the time since which somebody is there who still plays, or 0."""
    found = (presence.since(device) for device in _devices(live))
    return min((at for at in found if at is not None), default=0.0)


def _devices(live: LiveGame) -> list[str]:
    return [live.opening.players[seat].device or "" for seat in live.staying]


def give_up(live: LiveGame, at: float) -> None:
    """End a game to which nobody came back; where it counts and some have left, computers do."""
    act = Act("timer", at)
    if live.counts and len(live.staying) < len(live.opening.persons):
        live.hand_over(live.staying, "left", act)
    else:
        live.leave(act)


def due_at(live: LiveGame, resumed: float) -> float | None:
    """Give the time at which the game goes on without a hand; it stood still until `resumed`."""
    wait, ends = pause(live), turn_ends(live, resumed)
    by_itself = None if wait is None else max(live.at or 0.0, resumed) + wait
    times = [time for time in (by_itself, ends) if time is not None]
    return min(times, default=None)


def turn_ends(live: LiveGame, resumed: float) -> float | None:
    """Give the time at which the clock of the turn runs out, afresh after a standstill."""
    ends = live.turn_ends
    return None if ends is None else max(ends, resumed + live.header.turn_limit)


def go_on(live: LiveGame, at: float, late: bool = False) -> None:
    """Make the ply that is due by itself: of a computer, the clock, or the only one there is."""
    position = live.game.position
    computer, late = live.played_by_computer, late or live.attendance.taken
    if not computer and not late:
        live.move(str(position.legal_moves[0]), Act("only", at))
        return
    act = Act("computer" if computer else "timer", at)
    if position.phase == "roll":
        live.roll(act)
    else:
        level = live.opening.players[position.turn].level or STAND_IN
        live.move(str(choose(level, position, live.dice)), act)


def choose(level: Level, position: Position, dice: Dice) -> Move:
    """Let a computer choose by the position alone; the room draws among what it likes best."""
    best = computer(level).best(position, position.legal_moves)
    return best[dice.tie(str(position), len(best))]
