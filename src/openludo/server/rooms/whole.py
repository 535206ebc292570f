"""Show a whole game to somebody who opens its page."""

from __future__ import annotations

from openludo.server.clock import iso_time
from openludo.server.persons.naming import number_of
from openludo.server.persons.presence import Presence
from openludo.server.protocol import PROTOCOL
from openludo.server.protocol.play import GameView, PresenceView, SeatView
from openludo.server.rooms.header import Header, Participant
from openludo.server.rooms.live import LiveGame
from openludo.server.rooms.opening import MARKS
from openludo.server.views.board import board_view


def game_view(
    live: LiveGame, device: str | None = None, presence: PresenceView | None = None
) -> GameView:
    """Describe a game as it stands, with its last entries, to a device; None is its own."""
    header, opening = live.header, live.opening
    mine = opening.seats_of(device)
    return GameView(
        id=live.id,
        protocol=PROTOCOL,
        variant=header.variant_name,
        rules=header.rules,
        changed=header.changed,
        seats=_seats(live),
        teams=[[0, 2], [1, 3]] if header.variant.rules.teams else None,
        first=opening.first,
        opening=opening.view,
        dice=live.dice_view(),
        board=board_view(header.variant, header.seats),
        settings=live.settings,
        status=live.status,
        number=live.number,
        log=live.log,
        state=live.state,
        viewer=mine[0] if mine else 0,
        mine=mine,
        room=header.room,
        turn_limit=header.turn_limit,
        rated=header.rated,
        presence=presence or alone_view(live, live.at or 0.0),
    )


def alone_view(live: LiveGame, now: float) -> PresenceView:
    """Say that everybody is there: at a game of one device, whoever looks at it."""
    seats = live.header.seats
    return PresenceView(
        connected=[True] * seats,
        delay=[None] * seats,
        absent_since=[None] * seats,
        played_by_computer=[False] * seats,
        watching=0,
        turn_ends=None,
        now=iso_time(now),
    )


def presence_view(
    live: LiveGame, presence: Presence, ends: float | None, now: float
) -> PresenceView:
    """Say who is there at a game of several devices, and when the turn `ends` by the clock."""
    devices = [player.device for player in live.opening.players]
    since = [None if device is None else presence.absent_since(device) for device in devices]
    return PresenceView(
        connected=[at is None for at in since],
        delay=[None if device is None else presence.delay(device) for device in devices],
        absent_since=[None if at is None else iso_time(at) for at in since],
        played_by_computer=[reason is not None for reason in live.attendance.away],
        watching=len(presence.devices - set(devices)),
        turn_ends=None if ends is None else iso_time(ends),
        now=iso_time(now),
    )


def _seats(live: LiveGame) -> list[SeatView]:
    opening = live.opening
    places = live.header.board.seating(live.header.seats)
    return [
        SeatView(
            seat=seat,
            kind=player.kind,
            number=_number(live.header, player),
            name=player.name,
            level=player.level,
            colour=opening.colours[seat],
            mark=MARKS[opening.colours[seat]],
            place=places[seat],
        )
        for seat, player in enumerate(opening.players)
    ]


def _number(header: Header, player: Participant) -> int | None:
    if header.room is None or player.device is None:
        return None
    return number_of(header.room, player.device)
