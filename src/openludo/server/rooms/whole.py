"""Show a whole game to somebody who opens its page."""

from __future__ import annotations

from openludo.server.protocol import PROTOCOL
from openludo.server.protocol.play import GameView, SeatView
from openludo.server.rooms.live import LiveGame
from openludo.server.rooms.opening import MARKS
from openludo.server.views.board import board_view


def game_view(live: LiveGame) -> GameView:
    """Describe a game as it stands, with its last entries."""
    header, opening = live.header, live.opening
    return GameView(
        id=live.id,
        protocol=PROTOCOL,
        variant=header.variant_name,
        rules=header.rules,
        changed=list(header.variant.changed),
        seats=_seats(live),
        teams=[[0, 2], [1, 3]] if header.variant.rules.teams else None,
        first=opening.first,
        opening=opening.view,
        dice=live.dice_view(),
        board=board_view(header.variant, header.seats),
        settings=live.settings,
        status=live.status,
        number=live.number,
        log=list(live.log),
        state=live.state,
        viewer=live.viewer,
    )


def _seats(live: LiveGame) -> list[SeatView]:
    opening = live.opening
    places = live.header.board.seating(live.header.seats)
    return [
        SeatView(
            seat=seat,
            kind=player.kind,
            name=player.name,
            level=player.level,
            colour=opening.colours[seat],
            mark=MARKS[opening.colours[seat]],
            place=places[seat],
        )
        for seat, player in enumerate(opening.players)
    ]
