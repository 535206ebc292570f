"""Write a game down as a record that anyone can read, replay and verify."""

from __future__ import annotations

from openludo.engine import format_rule
from openludo.records import Proof, Record, Result, Seat, palette_of, write_record
from openludo.records.replay import turns_of
from openludo.server.rooms.header import Header
from openludo.server.rooms.live import LiveGame
from openludo.server.rooms.opening import Opening, seats_drawn


def record_text(live: LiveGame) -> str:
    """Write a game down as it stands; the secret only when it has ended."""
    return write_record(record_of(live))


def record_of(live: LiveGame) -> Record:
    """Make the record of a game."""
    header, opening, variant = live.header, live.opening, live.header.variant
    return Record(
        engine=header.version,
        variant=header.variant_name,
        seats=_seats(opening),
        first=opening.first,
        turns=turns_of(live.game),
        final=str(live.game.position),
        result=_result(live),
        rules=tuple((n, format_rule(n, getattr(variant.rules, n))) for n in variant.changed),
        all_rules=tuple(header.rules.items()),
        joined=opening.joined,
        seats_drawn=seats_drawn(header),
        palette=palette_of(header.board),
        rounds=opening.rounds,
        dice=_proof(live, header),
        date=live.started,
    )


def _seats(opening: Opening) -> tuple[Seat, ...]:
    return tuple(
        Seat(colour, player.kind, player.name, player.level or "")
        for player, colour in zip(opening.players, opening.colours, strict=True)
    )


def _result(live: LiveGame) -> Result:
    outcome = live.game.outcome()
    if outcome is None:
        return Result("left" if live.status == "left" else "open")
    return Result(outcome.reason, tuple(outcome.winners))


def _proof(live: LiveGame, header: Header) -> Proof:
    secret: bytes | str | None = None
    if live.status != "playing":
        secret = header.seed if header.seed is not None else bytes.fromhex(header.secret or "")
    return Proof(live.dice.commitment, secret, live.dice.game_id, live.dice.contributions)
