"""Count sequences of plies: the figure by which two engines are compared.

Every ply is one outcome of the die or one legal move. Plain functions that also compile.
"""

from __future__ import annotations

from openludo.engine.kernel import play, roll
from openludo.engine.kernel.layout import COUNT, MOVES, OVER, PHASE, ROLL, Ints


def count_lines(table: Ints, rows: list[Ints], level: int, faces: Ints, depth: int) -> int:
    """Count the sequences of `depth` plies that begin with the position in `rows[level]`.

    The rows below are overwritten, one a ply. A finished game has no sequence but the empty one.
    """
    if depth == 0:
        return 1
    if rows[level][PHASE] == OVER:
        return 0
    rolls = rows[level][PHASE] == ROLL
    width = len(faces) if rolls else rows[level][COUNT]
    if depth == 1:
        return width
    total = 0
    for index in range(width):
        for place in range(len(rows[level])):
            rows[level + 1][place] = rows[level][place]
        if rolls:
            roll(table, rows[level + 1], faces[index])
        else:
            play(table, rows[level + 1], rows[level][MOVES + index])
        total += count_lines(table, rows, level + 1, faces, depth - 1)
    return total
