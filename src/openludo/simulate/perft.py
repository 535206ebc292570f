"""Counts of sequences of plies, the figure by which two engines are compared."""

from __future__ import annotations

from openludo.engine import DICE, Move, Position
from openludo.simulate.compiled import backend

COMPILED_FROM = 8
"""Depth from which compiling pays where it has not been done before."""

Ply = int | Move


def perft(position: Position, depth: int, kernel: str = "") -> int:
    """Count the sequences of `depth` plies from a position; a ply is a face or a move.

    A finished game has no sequence but the empty one. `kernel` is one that `backend` knows;
    without it the depth decides.
    """
    chosen = backend(kernel or ("best" if depth >= COMPILED_FROM else "interpreted"))
    rows = chosen.row([chosen.row(position._state) for _ in range(depth + 1)])
    faces = chosen.row(DICE[position.variant.rules.die])
    return int(chosen.count_lines(chosen.row(position._table), rows, 0, faces, depth))


def divide(position: Position, depth: int, kernel: str = "") -> dict[Ply, int]:
    """Count for every first ply what follows it; the sum is `perft` of the same depth."""
    children: dict[Ply, Position] = {
        face: position.after_roll(face) for face, _ in position.chance_outcomes
    }
    children |= {move: position.after_move(move) for move in position.legal_moves}
    return {ply: perft(child, depth - 1, kernel) for ply, child in children.items()}
