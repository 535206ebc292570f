"""Let computers choose: they see the position alone, and never the dice."""

from __future__ import annotations

from openludo import players
from openludo.dice import Dice
from openludo.engine import Move, Position
from openludo.server.protocol.play import Level


def choose(level: Level, position: Position, dice: Dice) -> Move:
    """Choose a move; the room draws among those that the computer finds equally good."""
    best = players.computer(level).best(position, position.legal_moves)
    return best[dice.tie(str(position), len(best))]
