"""How long a game waits before it goes on by itself, and what it does then."""

from __future__ import annotations

from typing import NamedTuple

from openludo.dice import Dice
from openludo.engine import Move, Position
from openludo.players import computer
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


def pause(live: LiveGame) -> float | None:
    """Give the seconds until the game goes on without a hand, or None if it waits for one."""
    if live.status != "playing":
        return None
    position = live.game.position
    if live.opening.players[position.turn].kind == "computer":
        return PAUSES[live.pace].computer
    # Entering without a roll is a tap on the die, as rolling is: nobody takes it off the player.
    chosen = position.phase in ("move", "bonus") and len(position.legal_moves) == 1
    return PAUSES[live.pace].only if chosen and live.auto_move[position.turn] else None


def go_on(live: LiveGame, at: float) -> None:
    """Make the ply that is due by itself: of a computer, or the only one that there is."""
    position = live.game.position
    player = live.opening.players[position.turn]
    if player.kind == "person":
        live.move(str(position.legal_moves[0]), Act("only", at))
    elif position.phase == "roll":
        live.roll(Act("computer", at))
    else:
        move = choose(player.level or "normal", position, live.dice)
        live.move(str(move), Act("computer", at))


def choose(level: Level, position: Position, dice: Dice) -> Move:
    """Let a computer choose by the position alone; the room draws among what it likes best."""
    best = computer(level).best(position, position.legal_moves)
    return best[dice.tie(str(position), len(best))]
