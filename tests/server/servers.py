"""Several servers on one store, by one clock that tests move."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

from tests.server.party import Party, begin
from tests.server.table import PERSONS, Ears, Table, header, play, shared

from openludo.server.gatherings.keeper import Keeper
from openludo.server.gatherings.lobby import Lobby
from openludo.server.protocol.frames import Hello
from openludo.server.rooms.header import Header
from openludo.storage import MemoryStore, Store


class SharedStore(MemoryStore):
    """A store that the others go on to use when one server lets go of it."""

    async def close(self) -> None:
        """Leave it to the others."""


class DeafStore(SharedStore):
    """A store whose hints are lost."""

    def subscribe(self, hint: Callable[[str], None], own: bool = True) -> Callable[[], None]:
        """Never tell anything."""
        return lambda: None


class Server:
    """One of several servers, with a page that looks at a room there."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.lobby = Lobby(table.hall, table.store, table.clock)
        self.ears = Ears()
        self.room: Keeper | None = None

    async def open(self) -> None:
        """Begin to serve."""
        await self.table.hall.open()
        await self.lobby.open()

    async def look(self, code: str, device: str) -> Keeper:
        """Look at a room."""
        self.room = await self.lobby.room(code, device, "")
        await self.room.greet(self.ears, Hello(1), device)
        return self.room

    async def game(self) -> Party:
        """Go to the game that was begun."""
        self.table.device = "Ann"
        return Party(self.table, await self.table.room())

    def stall(self) -> None:
        """Do nothing more by itself, and hear nothing: as a process that is stopped or killed."""
        hall = self.table.hall
        assert hall._alarm is not None
        assert hall._unsubscribe is not None
        hall._alarm.cancel()
        hall._unsubscribe()
        for authority in hall._authorities():
            authority.silence()
            authority._resting = True

    @property
    def shown(self) -> dict[str, Any]:
        """The room as it was shown last."""
        return dict(next(f["room"] for f in reversed(self.ears.frames) if f["type"] == "room"))


async def settle(*servers: Server) -> None:
    """Wait until every server has heard of what the others did."""
    for _ in range(6):
        for server in servers:
            await asyncio.sleep(0)
            await server.table.advance(0)


async def wait(seconds: int, *servers: Server) -> None:
    """Let time pass, with all that every server does then."""
    clock = servers[0].table.clock
    end = clock.now() + seconds
    while (due := clock.next_alarm()) is not None and due <= end:
        await servers[0].table.advance(max(0.0, due - clock.now()))
        await settle(*servers)
    await servers[0].table.advance(end - clock.now())


def together(scenario: Callable[..., Awaitable[None]], servers: int = 2) -> None:
    """Run a scenario with servers on one store."""
    on_store(scenario, SharedStore(), servers)


def on_store(scenario: Callable[..., Awaitable[None]], store: Store, servers: int = 2) -> None:
    """Run a scenario with servers on a store."""

    async def run(table: Table) -> None:
        others = [Table(table.store, table.clock) for _ in range(servers - 1)]
        all_of_them = [Server(one) for one in (table, *others)]
        for server in all_of_them:
            await server.open()
        await scenario(*all_of_them)
        for other in others:
            await other.hall.close()

    play(run, Table(store))


def playing(
    scenario: Callable[..., Awaitable[None]],
    agreed: Header | None = None,
    servers: int = 2,
    store: Store | None = None,
    **more: Any,
) -> None:
    """Run a scenario with servers at which a game of Ann and Ben was begun."""
    known = agreed or shared(header("classic", PERSONS, pace="normal"), **more)

    async def run(*all_of_them: Server) -> None:
        await begin(all_of_them[0].table, known)
        await scenario(*all_of_them)

    on_store(run, store or SharedStore(), servers)
