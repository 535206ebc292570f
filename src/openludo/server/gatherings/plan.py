"""From the people in a room to the game that they are going to play, or why they cannot."""

from __future__ import annotations

from dataclasses import replace

from msgspec import structs

from openludo.engine import Variant
from openludo.records import palette_of
from openludo.server.gatherings.gathering import NOBODY, Away, Gathering, Member
from openludo.server.protocol.refusals import Refusal
from openludo.server.protocol.rest import NewGame, SeatChoice
from openludo.server.rooms.header import Header
from openludo.server.rooms.setup import chosen_variant, header_of, wish

MOST_PERSONS = 6


def shared_variant(name: str, rules: dict[str, str]) -> Variant:
    """Find a variant that several persons can play; raises `Refusal`."""
    variant = chosen_variant(name, rules)
    if variant.fixed_seats:
        raise Refusal("invalid_seats", reason="one_person_three_computers")
    return variant


def check_seats(variant: Variant, seats: int | None) -> None:
    """Refuse a number of seats for which there is no game; None follows the people."""
    if seats is not None and seats not in variant.seat_counts:
        raise Refusal("invalid_seats", reason="count", count=seats)


def capacity(gathering: Gathering) -> int:
    """Give how many persons and computers find a seat."""
    if gathering.seats is not None:
        return gathering.seats
    return min(MOST_PERSONS, max(variant_of(gathering).seat_counts))


def variant_of(gathering: Gathering) -> Variant:
    """Find what is played; raises `Refusal` if this version lacks it."""
    return shared_variant(gathering.variant, gathering.rules)


def palette(gathering: Gathering, away: Away = NOBODY) -> tuple[str, ...]:
    """List the colours to choose from, none where they are not chosen."""
    variant = variant_of(gathering)
    if variant.rules.colours != "chosen":
        return ()
    counts = [count for count in variant.seat_counts if count >= gathering.count(away)]
    return palette_of(variant.for_seats(min(counts or variant.seat_counts)).board)


def colour_of(gathering: Gathering, person: Member, away: Away) -> str | None:
    """Give the colour that a person has chosen, as long as the board has it."""
    chosen = person.colour is not None and person.colour in palette(gathering, away)
    return person.colour if chosen else None


def moves_on(variant: Variant) -> bool:
    """Tell whether the first seat is fixed, and another one in the next game."""
    return variant.rules.rotate_first_seat and variant.rules.first_seat == "fixed"


def problem(gathering: Gathering, away: Away) -> Refusal | None:
    """Say why no game can be started now by those who are there."""
    count = gathering.count(away)
    try:
        least = gathering.seats or min(variant_of(gathering).seat_counts)
        if count < least:
            return Refusal("seats_missing", missing=least - count)
        if count > (most := capacity(gathering)):
            return Refusal("seats_over", over=count - most)
        wish(_game(gathering, away))
    except Refusal as refusal:
        return refusal
    return None


def header(gathering: Gathering) -> Header:
    """Agree on the game of everybody who is seated, with the secret that was promised."""
    wished = wish(_game(gathering))
    count = len(wished.participants)
    starter = gathering.starter % count if moves_on(wished.variant) else 0
    agreed = header_of(replace(wished, starter=starter))
    devices = [person.device for person in gathering.seated()]
    named = zip(agreed.participants, [*devices, *[None] * len(gathering.computers)], strict=True)
    return structs.replace(
        agreed,
        participants=[structs.replace(one, device=device) for one, device in named],
        secret=gathering.secret,
        promises=[person.promise for person in gathering.seated()],
        room=gathering.code,
        turn_limit=gathering.turn_limit,
        watch=gathering.watch,
        rated=gathering.rated,
    )


def _game(gathering: Gathering, away: Away = NOBODY) -> NewGame:
    """Make the game of those who are there."""
    persons = [
        SeatChoice("person", one.name, None, colour_of(gathering, one, away))
        for one in gathering.seated(away)
    ]
    computers = [SeatChoice("computer", "", level) for level in gathering.computers]
    return NewGame(gathering.variant, [*persons, *computers], gathering.rules)
