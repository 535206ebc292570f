"""A step with its events, read off what the kernel noted while it settled the step."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from openludo.engine import kernel
from openludo.engine.events import (
    BonusLost,
    BonusMove,
    BonusRoll,
    Captured,
    Entered,
    Event,
    Finished,
    Jumped,
    Moved,
    Over,
    Passed,
    ReachedHome,
    Returned,
    Rolled,
    Tried,
    TurnEnded,
    Voided,
)
from openludo.engine.faces import YARD
from openludo.engine.kernel import layout as at
from openludo.engine.notation import Move
from openludo.engine.position import Position

_REASONS = (
    (at.BY_SIX, "six"),
    (at.BY_CAPTURE, "capture"),
    (at.BY_HOME, "home"),
    (at.BY_DEBT, "owed"),
)
_GAINS = ((1, "capture"), (2, "home"))


@dataclass(frozen=True)
class Transition:
    """A step: the position before, the one after, and what happened between, in order."""

    before: Position
    after: Position
    events: tuple[Event, ...]


@dataclass(frozen=True)
class Preview:
    """What a move would do: where it ends, on what way, and whom it captures."""

    move: Move
    target: int
    path: tuple[int, ...]
    jump: int | None
    captures: tuple[tuple[int, int, int], ...]
    returns: bool
    home: bool


def roll_dice(position: Position, face: int) -> Transition:
    """Take a roll and tell what it did; raises `IllegalRoll`."""
    after = position.after_roll(face)
    return Transition(position, after, tuple(_roll_events(position, after, face)))


def play_move(position: Position, move: Move) -> Transition:
    """Play a legal move and tell what it did; raises `IllegalMove`."""
    after = position.after_move(move)
    return Transition(position, after, tuple(_move_events(position, after, move)))


def preview(position: Position, move: Move) -> Preview:
    """Tell what a legal move would do, without what follows from it."""
    events = play_move(position, move).events
    path: tuple[int, ...] = (0,)
    jump = None
    captures = []
    for event in events:
        if isinstance(event, Entered):
            path = (event.target,)
        elif isinstance(event, Moved):
            path = event.path
        elif isinstance(event, Jumped):
            jump = event.target
        elif isinstance(event, Captured):
            captures.append((event.owner, event.origin, event.count))
    target = path[-1] if jump is None else jump
    returns = any(isinstance(event, Returned) for event in events)
    home = any(isinstance(event, ReachedHome) for event in events)
    return Preview(move, target, path, jump, tuple(captures), returns, home)


def _roll_events(before: Position, after: Position, face: int) -> Iterator[Event]:
    seat, state = before.turn, after._state
    limit = before.variant.rules.streak_limit
    yield Rolled(seat, face, before.streak + 1 if limit and face == 6 else 0)
    outcome = state[at.OUTCOME]
    if outcome == at.VOIDED:
        yield Voided(seat)
        if state[at.RETURNED] != at.NONE:
            yield Returned(seat, before.mover, state[at.RETURNED], 1, "penalty")
    elif outcome == at.TRIED:
        yield Tried(seat, before.tries + 1)
    elif outcome == at.PASSED:
        yield Passed(seat)
    elif outcome == at.REROLLED and not after.outcome:
        yield BonusRoll(seat, ("six",), False)
    if after.outcome:
        yield Over(seat, *after.outcome)
    elif outcome in (at.VOIDED, at.PASSED):
        yield from _turn_events(before, after)


def _move_events(before: Position, after: Position, move: Move) -> Iterator[Event]:
    yield from _walk_events(before, after, move)
    mover, seat, state = move.seat, before.turn, after._state
    if state[at.TARGET] == YARD:
        yield Returned(seat, mover, state[at.LANDED], move.count, "protected")
    homes = before._table[at.HOMES]
    if state[at.TARGET] >= homes > move.origin:
        total = sum(progress >= homes for progress in after.tokens(mover))
        yield ReachedHome(seat, mover, move.count, total)
    if before._state[at.LIVE] != state[at.LIVE]:
        yield Finished(mover)
    if after.outcome:
        yield Over(seat, *after.outcome)
    else:
        yield from _grant_events(before, after)


def _grant_events(before: Position, after: Position) -> Iterator[Event]:
    """Tell what a move leads to: bonus steps or their loss, a bonus roll, or the next turn."""
    seat, table, state = before.turn, after._table, after._state
    gained = state[at.BONUS_GRANTED]
    if gained:
        steps = table[at.STEPS + table[at.BONUS + gained]]
        reasons = tuple(name for bit, name in _GAINS if gained & bit and table[at.BONUS + bit])
        moves = state[at.PHASE] == at.BONUS_PHASE
        yield (BonusMove if moves else BonusLost)(seat, steps, reasons)
        if moves:
            return
    if state[at.GRANTED]:
        reasons = tuple(name for bit, name in _REASONS if state[at.GRANTED] & bit)
        yield BonusRoll(seat, reasons, True)
    else:
        yield from _turn_events(before, after)


def _walk_events(before: Position, after: Position, move: Move) -> Iterator[Event]:
    seat, table, state = before.turn, before._table, after._state
    owner, count = move.seat, move.count
    target = kernel.target_of(table, move.origin, before._state[at.STRIDE], count)
    hopped = state[at.LANDED] != target
    if move.origin == YARD:
        yield Entered(seat, owner, count, target)
    else:
        path = _walk(before, move.origin, target)
        yield Moved(seat, owner, move.origin, target, count, path)
    first = state[at.FIRST_CAPTURES] if hopped else state[at.CAPTURES]
    yield from _captures(before, owner, target, first)
    if hopped:
        yield Jumped(seat, owner, target, state[at.LANDED], count)
        yield from _captures(before, owner, state[at.LANDED], state[at.CAPTURES])


def _walk(before: Position, origin: int, target: int) -> tuple[int, ...]:
    steps, home = before._table[at.STEPS + before._state[at.STRIDE]], before.variant.home
    if before._table[at.BOUNCES] and origin + steps > home:
        return (*range(origin + 1, home + 1), *range(home - 1, target - 1, -1))
    return tuple(range(origin + 1, target + 1))


def _captures(before: Position, owner: int, progress: int, bits: int) -> Iterator[Event]:
    square = before._table[at.PATH + (owner << at.ROW) + progress]
    for victim in range(before.seats):
        count = bits >> 4 * victim & 15
        if count:
            origin = kernel.progress_on(before._table, victim, square)
            yield Captured(before.turn, victim, origin, count)


def _turn_events(before: Position, after: Position) -> Iterator[Event]:
    seat = before.turn
    yield TurnEnded(seat, after.turn)
    while (seat := (seat + 1) % before.seats) != after.turn:
        if kernel.can_act(after._table, after._state, seat):
            yield Passed(seat)
