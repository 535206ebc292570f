"""Make the record of a game that is being played or has ended."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

import openludo
from openludo.dice import CommittedDice, Round, SeededDice
from openludo.engine import Game, format_rule
from openludo.engine.rules import RULE_FIELDS
from openludo.records.model import Proof, Seat, palette_of
from openludo.records.record import Record
from openludo.records.replay import result_of, turns_of
from openludo.records.words import Pairs


def record_of(
    game: Game,
    seats: Sequence[Seat] = (),
    joined: Sequence[int] = (),
    *,
    seats_drawn: bool = False,
    palette: Sequence[str] = (),
    rounds: Sequence[Round] = (),
    proof: Proof | None = None,
    left: bool = False,
    positions: bool = False,
    date: str = "",
) -> Record:
    """Write down a game with all that is needed to verify it.

    Without `palette` it is that of the board; without `seats` they are persons without names, in
    the order of the palette; without `joined` persons are taken to have joined in the order of
    their seats, computers behind them. While the game is open, and was not left, the secret of
    `proof` stays out.
    """
    palette = tuple(palette) or palette_of(game.variant.board)
    sitting = tuple(seats) or tuple(Seat(colour) for colour in palette[: game.seats])
    result = result_of(game, left)
    return Record(
        engine=openludo.__version__,
        variant=game.variant.name,
        seats=sitting,
        first=game.first,
        final=str(game.position),
        turns=turns_of(game, positions),
        result=result,
        rules=_rules(game, game.variant.changed),
        all_rules=_rules(game, RULE_FIELDS),
        joined=tuple(joined) or _persons_first(sitting),
        seats_drawn=seats_drawn,
        palette=palette,
        rounds=tuple(rounds),
        dice=_hidden(proof) if result.kind == "open" else proof,
        date=date,
    )


def _hidden(proof: Proof | None) -> Proof | None:
    return proof and replace(proof, secret=None)


def proof_of(dice: CommittedDice) -> Proof:
    """Write down what dice follow from, the secret among it: for a game that has ended."""
    secret = dice.seed if isinstance(dice, SeededDice) else dice.reveal()
    return Proof(dice.commitment, secret, dice.game_id, dice.contributions)


def _rules(game: Game, names: Iterable[str]) -> Pairs:
    rules = game.variant.rules
    return tuple((name, format_rule(name, getattr(rules, name))) for name in names)


def _persons_first(seats: Sequence[Seat]) -> tuple[int, ...]:
    return tuple(sorted(range(len(seats)), key=lambda seat: seats[seat].kind != "person"))
