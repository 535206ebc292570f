"""What is kept beside a log so that lists and statistics need not read it."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from msgspec import Struct

from openludo.server.clock import iso_time
from openludo.server.protocol.play import Level, Status
from openludo.server.protocol.rest import GameLine, SeatLine, StatisticsRow
from openludo.server.rooms.header import Header, decode_header
from openludo.server.rooms.live import LiveGame
from openludo.server.standings.contest import places_of
from openludo.storage import StoredGame, Tally

OUTCOMES = ("won", "lost", "neither")
MIXED = "mixed"


class Summary(Struct, frozen=True):
    """A game in a list. `position` tells a later version whether it still plays the same game.

    Behind its end, `places` has the rank of every seat, None where there is no result. `devices`
    says who sat there, None for computers and for the persons of a game of one device.
    """

    variant: str
    changed: list[str]
    status: Status
    seats: list[SeatLine]
    turn: int | None
    rolls: int
    position: str
    places: list[int | None] = []
    devices: list[str | None] = []
    rated: bool = False


def summary_of(live: LiveGame) -> Summary:
    """Sum a game up."""
    players = zip(live.opening.players, live.opening.colours, strict=True)
    position = live.game.position
    return Summary(
        variant=live.header.variant_name,
        changed=live.header.changed,
        status=live.status,
        seats=[SeatLine(p.kind, p.name, p.level, colour) for p, colour in players],
        turn=position.turn,
        rolls=live.game.rolls,
        position=str(position),
        places=list(places_of(live)),
        devices=[player.device for player in live.opening.players],
        rated=live.header.rated,
    )


def first_summary(header: Header) -> Summary:
    """Sum up a game that has not started."""
    return Summary(
        variant=header.variant_name,
        changed=header.changed,
        status="playing",
        seats=[SeatLine(p.kind, p.name, p.level, None) for p in header.participants],
        turn=None,
        rolls=0,
        position="",
    )


def decode_summary(data: bytes) -> Summary:
    """Read a stored summary."""
    return msgspec.json.decode(data, type=Summary)


def game_line(stored: StoredGame) -> GameLine:
    """Show a stored game in a list."""
    summary = decode_summary(stored.summary)
    return GameLine(
        id=stored.id,
        variant=summary.variant,
        changed=summary.changed,
        status=summary.status,
        seats=summary.seats,
        turn=summary.turn,
        winners=winners_of(summary),
        room=decode_header(stored.header).room,
        updated=iso_time(stored.updated),
        rolls=summary.rolls,
    )


def winners_of(summary: Summary) -> list[int]:
    """List the seats that won: none where there is no result, or where all are equal."""
    if set(summary.places) == {1}:
        return []
    return [seat for seat, place in enumerate(summary.places) if place == 1]


def tally_of(live: LiveGame, device: str, at: float) -> Tally | None:
    """Count an ended or erased game of exactly one person against computers; None for others.

    In a room it is counted for that person's device, whosever game it is.
    """
    persons, level = _opponents(live.header)
    if persons != 1 or level is None:
        return None
    device = live.opening.players[live.viewer].device or device
    outcome = live.game.outcome()
    won = outcome is not None and live.viewer in outcome.winners
    decided = outcome is not None and outcome.reason == "home" and live.status != "left"
    result = ("won" if won else "lost") if decided else "neither"
    return Tally(live.id, device, live.header.variant_name, level, result, live.seconds, at)


def unplayed_tally(game: str, header: Header, device: str, at: float) -> Tally | None:
    """Count a game that is erased before it began."""
    persons, level = _opponents(header)
    if persons != 1 or level is None:
        return None
    return Tally(game, device, header.variant_name, level, "neither", 0.0, at)


def _opponents(header: Header) -> tuple[int, str | None]:
    """Count the persons, and name the level of the computers, if there are any."""
    levels: set[Level | None] = {p.level for p in header.participants if p.kind == "computer"}
    persons = sum(p.kind == "person" for p in header.participants)
    return persons, (next(iter(levels)) if len(levels) == 1 else MIXED) if levels else None


def statistics(tallies: Sequence[Tally]) -> list[StatisticsRow]:
    """Sum up what was counted, by variant and level, in the order in which they first came."""
    groups: dict[tuple[str, str], list[Tally]] = {}
    for tally in tallies:
        groups.setdefault((tally.topic, tally.detail), []).append(tally)
    return [_row(variant, level, group) for (variant, level), group in groups.items()]


def _row(variant: str, level: str, group: list[Tally]) -> StatisticsRow:
    won, lost, neither = (sum(t.outcome == name for t in group) for name in OUTCOMES)
    seconds = round(sum(tally.seconds for tally in group))
    return StatisticsRow(variant, level, len(group), won, lost, neither, seconds)
