"""Show a game that has ended from its first entry to its last."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from msgspec import UNSET, structs

from openludo.engine import Game, parse_face
from openludo.server.protocol.play import Entry
from openludo.server.views.state import Faces, state_view


def shown_entries(game: Game, log: Iterable[Entry]) -> Iterator[Entry]:
    """Give every entry of a log with the state behind it; about 130 µs an entry.

    The `game` stands at its start and is played on. Ids of commands concern nobody any more.
    """
    last: Faces = [None] * game.seats
    state = state_view(game, last)
    for entry in log:
        if _ply(game, entry, last):
            state = state_view(game, last)
        yield structs.replace(entry, command=UNSET, state=state)


def _ply(game: Game, entry: Entry, last: Faces) -> bool:
    """Play an entry, if it is a roll or a move."""
    if entry.kind == "roll":
        face = parse_face(entry.face)
        last[game.position.turn] = face
        game.roll(face)
    elif entry.kind == "move":
        game.push(str(entry.move))
    return entry.kind in ("roll", "move")
