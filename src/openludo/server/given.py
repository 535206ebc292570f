"""What every handler is given: the hall of all games, the lobby of rooms, the device that asks."""

from __future__ import annotations

from litestar.di import NamedDependency

from openludo.server.gatherings.lobby import Lobby
from openludo.server.rooms.hall import Hall

GivenHall = NamedDependency[Hall]
GivenLobby = NamedDependency[Lobby]
GivenDevice = NamedDependency[str]
