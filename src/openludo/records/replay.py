"""Play a record again, and write down the game that was played: turns into a game and back."""

from __future__ import annotations

from collections.abc import Iterable

import openludo
from openludo.engine import Game, Move, Variant
from openludo.engine.errors import InvalidRules, LudoError, UnknownVariant
from openludo.engine.events import TurnEnded
from openludo.records.errors import ReplayDiffers, UnsupportedRecord
from openludo.records.model import Result, Turn
from openludo.records.record import Record
from openludo.records.words import Pairs, every_rule
from openludo.variants import find_variant


def replay(record: Record) -> Game:
    """Play a record again under the rules that were in force when it was written.

    Raises `UnsupportedRecord` for a variant or rule that this version lacks, and `ReplayDiffers`
    where a ply is not legal or the game comes out another than the record says.
    """
    game = Game(variant_of(record), len(record.seats), record.first)
    for number, turn in enumerate(record.turns, 1):
        _play_turn(game, record, turn, number)
    _same(record, len(record.turns), "the final position", str(game.position), record.final)
    found = result_of(game, left=record.result.kind == "left")
    _same(record, len(record.turns), "the result", str(found), str(record.result))
    return game


def variant_of(record: Record) -> Variant:
    """Find the variant with every rule as the record says; raises `UnsupportedRecord`.

    A rule that the record does not name came later, so it is in force as if there were none.
    """
    try:
        variant = find_variant(record.variant, **every_rule(record.all_rules))
    except (UnknownVariant, InvalidRules) as error:
        raise UnsupportedRecord(
            f"this version cannot play a record that OpenLudo {record.engine} wrote: {error}",
            engine=record.engine,
            variant=record.variant,
        ) from error
    if record.engine == openludo.__version__:
        changed = " ".join(variant.changed) or "none"
        _same(record, 0, "what house rules change", changed, _names(record.rules))
    return variant


def _names(rules: Pairs) -> str:
    return " ".join(name for name, _ in rules) or "none"


def result_of(game: Game, left: bool = False) -> Result:
    """Tell how a game stands."""
    outcome = game.outcome()
    if outcome is None:
        return Result("left" if left else "open")
    return Result(outcome.reason, tuple(outcome.winners))


def turns_of(game: Game, positions: bool = False) -> tuple[Turn, ...]:
    """Group the plies of a game into turns, with the text of each position behind if asked."""
    again = Game(game.variant, game.seats, game.first)
    turns: list[Turn] = []
    plies: list[int | str] = []
    seat = again.position.turn
    for ply in game.log:
        ended = _append(again, ply)
        plies.append(str(ply) if isinstance(ply, Move) else ply)
        if ended or again.outcome():
            turns.append(_turn(seat, plies, again, positions))
            plies, seat = [], again.position.turn
    return (*turns, _turn(seat, plies, again, positions)) if plies else tuple(turns)


def _turn(seat: int, plies: Iterable[int | str], game: Game, positions: bool) -> Turn:
    return Turn(seat, tuple(plies), str(game.position) if positions else "")


def _append(game: Game, ply: int | str | Move) -> bool:
    """Play one ply and tell whether the turn ended with it."""
    step = game.roll(ply) if isinstance(ply, int) else game.push(ply)
    return any(isinstance(event, TurnEnded) for event in step.events)


def _play_turn(game: Game, record: Record, turn: Turn, number: int) -> None:
    colours = record.colours
    _same(record, number, "the seat to act", colours[game.position.turn], colours[turn.seat])
    ended = False
    for index, ply in enumerate(turn.plies, 1):
        if ended:
            _differ(record, number, f"ply {index} comes behind the end of the turn")
        try:
            ended = _append(game, ply)
        except LudoError as error:
            _differ(record, number, f"ply {index}: {error}")
    last = number == len(record.turns)
    if not ended and not last:
        _differ(record, number, "the turn goes on, but the record passes it")
    if turn.position:
        _same(record, number, "the position", str(game.position), turn.position)


def _same(record: Record, number: int, what: str, found: str, claimed: str) -> None:
    if found != claimed:
        _differ(record, number, f"{what} is {found}, but the record says {claimed}")


def _differ(record: Record, number: int, what: str) -> None:
    raise ReplayDiffers(
        f"turn {number}: {what} (written by OpenLudo {record.engine})",
        turn=number,
        engine=record.engine,
    )
