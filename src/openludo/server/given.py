"""What every handler is given: the hall of all rooms, and the device that asks."""

from __future__ import annotations

from litestar.di import NamedDependency

from openludo.server.rooms.hall import Hall

GivenHall = NamedDependency[Hall]
GivenDevice = NamedDependency[str]
