"""Whole games from given dice and choices, as plain functions that also compile."""

from __future__ import annotations

from openludo.engine.kernel import play, roll
from openludo.engine.kernel.layout import (
    COUNT,
    MOVES,
    OVER,
    PHASE,
    POSITION_END,
    ROLL,
    TOKENS,
    Ints,
)


def play_out(table: Ints, state: Ints, faces: Ints, picks: Ints, start: int) -> int:
    """Play with `faces[i]` and `picks[i]` for roll i, from i = `start`; return the next i.

    A pick is an int below 4096; pick x moves >> 12 is the index of the move chosen. Stops at the
    end of the game, or early where the faces are used up.
    """
    index = start
    stop = len(faces)
    pick = 0
    while state[PHASE] != OVER and (index < stop or state[PHASE] != ROLL):
        if state[PHASE] == ROLL:
            roll(table, state, faces[index])
            pick = picks[index]
            index += 1
        else:
            pick = next_pick(pick)
        if state[PHASE] != ROLL and state[PHASE] != OVER:
            play(table, state, state[MOVES + (pick * state[COUNT] >> 12)])
    return index


def next_pick(pick: int) -> int:
    """Make another pick of one, so that every one comes up equally often."""
    return pick * 5 + 1237 & 4095


def play_games(table: Ints, start: Ints, state: Ints, faces: Ints, picks: Ints) -> int:
    """Play game after game from `start` until the faces are used up; return the finished ones.

    `state` is a row of the same size, overwritten.
    """
    games = 0
    index = 0
    while index < len(faces):
        for place in range(len(start)):
            state[place] = start[place]
        index = play_out(table, state, faces, picks, index)
        if state[PHASE] == OVER:
            games += 1
    return games


def checksum(state: Ints) -> int:
    """Mix the position's fields into one int, to compare two runs ply by ply."""
    mixed = 0
    for index in range(POSITION_END):
        mixed = (mixed * 31 + state[index] + 3) & 0xFFFFFFFFFFF
    for index in range(TOKENS, TOKENS + 24):
        mixed = (mixed * 31 + state[index] + 3) & 0xFFFFFFFFFFF
    return mixed


def play_traced(table: Ints, state: Ints, faces: Ints, picks: Ints, trace: Ints) -> int:
    """Play one game like `play_out`, noting in `trace` a checksum after every roll and move.

    Returns the number of notes; stops where `trace` or the faces are full.
    """
    notes = 0
    index = 0
    while state[PHASE] != OVER and index < len(faces) and notes + 2 < len(trace):
        if state[PHASE] == ROLL:
            roll(table, state, faces[index])
            trace[notes] = checksum(state)
            notes += 1
        if state[PHASE] != ROLL and state[PHASE] != OVER:
            play(table, state, state[MOVES + (picks[index] * state[COUNT] >> 12)])
            trace[notes] = checksum(state)
            notes += 1
        index += 1
    return notes
