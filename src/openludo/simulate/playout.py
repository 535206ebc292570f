"""Whole games from given dice and choices, as plain functions that also compile."""

from __future__ import annotations

from openludo.engine.kernel import play, roll
from openludo.engine.kernel.layout import ENTER, MOVES, OVER, PHASE, Ints


def play_out(table: Ints, state: Ints, faces: Ints, picks: Ints, start: int) -> int:
    """Play from `state` with `faces[i]` for roll i and `picks[i]`, modulo the number of moves.

    Both rows start at `start`; returns the index behind the last roll used. Stops early when
    the faces are used up, so that callers can refill.
    """
    index = start
    stop = len(faces)
    while state[PHASE] != OVER and index < stop:
        count = roll(table, state, faces[index])
        if count:
            play(table, state, state[MOVES + picks[index] * count // 4096])
        index += 1
        while state[PHASE] == ENTER:
            play(table, state, state[MOVES])
    return index
