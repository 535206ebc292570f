"""Check what somebody wants to play, and draw the secret of the new game."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from dataclasses import dataclass

from msgspec import structs

from openludo import __version__
from openludo.dice import new_secret, new_seed, read_commitment
from openludo.engine import LudoError, Variant, parse_rule
from openludo.records import palette_of
from openludo.server.persons.naming import one_line
from openludo.server.protocol.play import Level, Pace
from openludo.server.protocol.refusals import Refusal
from openludo.server.protocol.rest import NewGame, SeatChoice
from openludo.server.rooms.header import Header, Participant, rules_text
from openludo.server.rooms.live import LiveGame
from openludo.server.rooms.opening import seats_drawn
from openludo.variants import find_variant

LEVEL: Level = "normal"
ID_SIGNS = "abcdefghijkmnpqrstuvwxyz23456789"
ID_LENGTH = 16


@dataclass(frozen=True)
class Wish:
    """A game that can be played; what is still missing are its secret and its seed."""

    variant: Variant
    participants: tuple[Participant, ...]
    pace: Pace
    promise: str | None
    seed: str | None = None
    starter: int = 0


def new_game_id() -> str:
    """Draw the id of a game: 80 bits, in signs that nobody confuses."""
    return "".join(secrets.choice(ID_SIGNS) for _ in range(ID_LENGTH))


def chosen_variant(name: str, rules: Mapping[str, str]) -> Variant:
    """Find a variant with house rules; raises `Refusal`."""
    try:
        for rule, value in rules.items():
            parse_rule(rule, value)
        return find_variant(name, **rules)
    except LudoError as error:
        raise Refusal.of(error) from error


def wish(game: NewGame) -> Wish:
    """Check a wish as a whole; raises `Refusal`."""
    variant = chosen_variant(game.variant, game.rules)
    promise = promise_of(game.commitment)
    participants = _participants(variant, game.seats)
    return Wish(variant, participants, game.pace, promise, _seed(variant, game.seed))


def next_wish(live: LiveGame) -> Wish:
    """Wish for the next game of the same players; raises `Refusal` while this one is open."""
    if live.status == "playing":
        raise Refusal("still_playing")
    header, rules, first = live.header, live.header.variant.rules, live.opening.first
    seats = live.opening.joined if seats_drawn(header) else range(header.seats)
    participants = tuple(
        structs.replace(participant, auto_move=live.auto_move[seat])
        for participant, seat in zip(header.participants, seats, strict=True)
    )
    rotates = rules.rotate_first_seat and rules.first_seat == "fixed"
    starter = (first + 1) % header.seats if rotates else header.starter
    return Wish(header.variant, participants, live.pace, None, None, starter)


def header_of(wish: Wish) -> Header:
    """Draw what is secret and settle what is agreed."""
    alone = wish.variant.fixed_seats
    header = Header(
        version=__version__,
        variant_name=wish.variant.name,
        rules=rules_text(wish.variant),
        participants=list(wish.participants),
        pace=wish.pace,
        secret=None if alone else new_secret().hex(),
        seed=(wish.seed or new_seed()) if alone else None,
        seed_entered=bool(wish.seed),
        promise=None if alone else wish.promise,
        starter=wish.starter,
    )
    if alone or seats_drawn(header):
        # The lot goes over everyone in the order of joining: persons before computers.
        header.participants.sort(key=lambda one: one.kind != "person")
    return header


def _seed(variant: Variant, seed: str | None) -> str | None:
    if not seed:
        return None
    if not variant.fixed_seats:
        raise Refusal("invalid_seed", reason="not_here", variant=variant.name)
    try:
        seed.encode()
    except UnicodeEncodeError as error:
        raise Refusal("invalid_seed", reason="no_text", place=error.start) from None
    return seed


def promise_of(commitment: str | None) -> str | None:
    """Check what a browser commits to; raises `Refusal`."""
    try:
        return None if commitment is None else read_commitment(commitment)
    except LudoError as error:
        raise Refusal.of(error) from error


def _participants(variant: Variant, seats: list[SeatChoice]) -> tuple[Participant, ...]:
    taken = [seat for seat in seats if seat.kind != "empty"]
    _check_seats(variant, taken)
    chosen = variant.rules.colours == "chosen"
    return tuple(_participant(variant, seat, chosen) for seat in taken)


def _participant(variant: Variant, seat: SeatChoice, chosen: bool) -> Participant:
    person = seat.kind == "person"
    # The rule book lets the player of fixed seats tap even an only move.
    auto_move = not variant.fixed_seats if seat.auto_move is None else seat.auto_move
    return Participant(
        kind="person" if person else "computer",
        name=one_line(seat.name),
        level=None if person else seat.level or LEVEL,
        colour=seat.colour if chosen else None,
        auto_move=person and auto_move,
    )


def _check_seats(variant: Variant, seats: list[SeatChoice]) -> None:
    """Refuse what nobody can play; raises `Refusal` naming the reason."""
    persons = sum(seat.kind == "person" for seat in seats)
    if not persons:
        raise Refusal("invalid_seats", reason="no_person")
    try:
        variant.check_seats(len(seats))
    except LudoError as error:
        teams = error.params.get("reason") == "teams"
        if teams:
            raise Refusal.of(error) from error
        raise Refusal("invalid_seats", reason="count", count=len(seats)) from error
    if variant.fixed_seats:
        _check_fixed(seats, persons)
    if variant.rules.colours == "chosen":
        palette = palette_of(variant.for_seats(len(seats)).board)
        _check_colours([seat.colour for seat in seats if seat.colour is not None], palette)


def _check_fixed(seats: list[SeatChoice], persons: int) -> None:
    levels = {seat.level or LEVEL for seat in seats if seat.kind == "computer"}
    if len(seats) != 4 or persons != 1:
        raise Refusal("invalid_seats", reason="one_person_three_computers")
    if len(levels) != 1:
        raise Refusal("invalid_seats", reason="one_level")


def _check_colours(colours: list[str], palette: tuple[str, ...]) -> None:
    for colour in colours:
        if colour not in palette:
            raise Refusal("invalid_seats", reason="unknown_colour", colour=colour)
        if colours.count(colour) > 1:
            raise Refusal("invalid_seats", reason="colour_twice", colour=colour)
