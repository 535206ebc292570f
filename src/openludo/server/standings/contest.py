"""From the end of a game to what it tells of the people who played it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from openludo.ratings import COMPUTERS, NEWCOMER, Player, Rating, rate
from openludo.server.protocol.play import Level
from openludo.server.rooms.header import Participant
from openludo.server.rooms.live import LiveGame
from openludo.storage import Contest, Strength

Sides = Sequence[Sequence[Participant]]


def contest_of(live: LiveGame) -> Contest | None:
    """Say whom the end of a game rates, and how; None where there is nothing to rate.

    Who left is rated too: a computer has played on, and the result is that of their seat.
    """
    if live.status != "over":
        return None
    places = places_of(live)
    players = live.opening.players
    names = {one.device: one.name for one in players if one.device is not None}
    persons = sum(one.kind == "person" for one in players)
    if not live.header.rated or None in places or persons != len(names):
        return None
    seats = sides_of(live)
    sides = [[players[seat] for seat in side] for side in seats]
    ranks = [places[side[0]] or 1 for side in seats]
    return Contest(live.header.variant_name, names, NEWCOMER, partial(_rate, sides, ranks))


def places_of(live: LiveGame) -> Sequence[int | None]:
    """Give the place of every seat: all None without a result, all 1 where nobody has won.

    Who is not ranked behind a winner shares the last place. Of two teams one is at place 2.
    """
    outcome = live.game.outcome()
    seats = live.header.seats
    if live.status != "over" or outcome is None:
        return [None] * seats
    if not outcome.winners:
        return [1] * seats
    ranks = live.game.ranks()
    if live.header.variant.rules.teams:
        return [1 if seat in outcome.winners else 2 for seat in range(seats)]
    last = 1 + sum(rank is not None for rank in ranks)
    return [last if rank is None else rank for rank in ranks]


def sides_of(live: LiveGame) -> list[tuple[int, ...]]:
    """List the seats that win and lose together."""
    if live.header.variant.rules.teams:
        return [(0, 2), (1, 3)]
    return [(seat,) for seat in range(live.header.seats)]


def _rate(sides: Sides, ranks: Sequence[int], old: Mapping[str, Strength]) -> dict[str, Strength]:
    rated = rate([[_player(one, old) for one in side] for side in sides], ranks)
    return {
        one.device: new
        for side, news in zip(sides, rated, strict=True)
        for one, new in zip(side, news, strict=True)
        if one.device is not None
    }


def _player(one: Participant, old: Mapping[str, Strength]) -> Player:
    if one.device is None:
        return Player(_computer(one.level), fixed=True)
    return Player(Rating(*old[one.device]))


def _computer(level: Level | None) -> Rating:
    return COMPUTERS[level or "normal"]
