"""Run the server in this process until it is told to stop."""

from __future__ import annotations

import asyncio
import signal
import socket
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType

import uvicorn

from openludo.server.app import create_app
from openludo.server.clock import StoreClock
from openludo.server.credentials import load_key
from openludo.server.ops.collector import Collector
from openludo.server.ops.logs import set_up_logs
from openludo.server.ops.proxy import LOCAL, BehindProxy
from openludo.server.ops.readiness import Readiness
from openludo.server.ops.wire import Wire
from openludo.storage import NewerDatabase, Store, Unreachable
from openludo.storage.opening import open_store

DATABASE = "openludo.db"
LARGEST_MESSAGE = 64 * 1024
"""Bytes at which a socket is cut at once; smaller frames over the limit get an answer."""

PING = 15.0
"""Seconds after which a page is pinged; one that has not answered in as many is gone.

So a network that went away without a word is noticed within twice that, and proxies see something
happen on every socket.
"""

ANSWER_SECONDS = 3.0
"""Seconds that commands under way have until they are answered when the process ends."""


class Server(uvicorn.Server):
    """A server that takes a signal to stop for what it is, and then ends without an error."""

    def __init__(
        self,
        config: uvicorn.Config,
        clock: StoreClock,
        readiness: Readiness,
        collector: Collector,
        drain: float = 0.0,
    ) -> None:
        super().__init__(config)
        self._clock = clock
        self._readiness = readiness
        self._drain = drain
        self._collector = collector
        self._ends: float | None = None

    async def serve(self, sockets: list[socket.socket] | None = None) -> None:
        """Serve by a clock that is set before anything happens, and kept right."""
        await self._clock.set()
        beside = [asyncio.create_task(self._clock.follow())]
        beside.append(asyncio.create_task(self._collector.run()))
        try:
            await super().serve(sockets)
        finally:
            for task in beside:
                task.cancel()

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Stop at SIGINT and SIGTERM, and leave the exit code at 0."""
        old = {
            number: signal.signal(number, self.handle_exit)
            for number in (signal.SIGINT, signal.SIGTERM)
        }
        try:
            yield
        finally:
            for number, handler in old.items():
                signal.signal(number, handler)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Be ready no more, and stop after the drain; at once when asked twice."""
        self.force_exit = self.should_exit
        self.should_exit = self._ends is not None
        self._ends = time.monotonic() + self._drain
        self._readiness.stop()

    async def on_tick(self, counter: int) -> bool:
        """Tell whether it is time to stop."""
        if self._ends is not None and time.monotonic() >= self._ends:
            self.should_exit = True
        return await super().on_tick(counter)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Take nothing new, answer what was asked, and only then close what is left."""
        for server in self.servers:
            server.close()
        for connection in tuple(self.server_state.connections):
            if isinstance(connection, Wire):
                connection.restart()
        if self.server_state.tasks and not self.force_exit:
            await asyncio.wait(self.server_state.tasks, timeout=ANSWER_SECONDS)
        await super().shutdown(sockets)


def run(
    listening: socket.socket,
    folder: Path,
    log_level: str = "warning",
    database: str | None = None,
    log_format: str = "plain",
    trusted: str = LOCAL,
    ping: float = PING,
    drain: float = 0.0,
) -> None:
    """Serve on an open socket, keeping everything in a folder, the games elsewhere if told so.

    `trusted` are the addresses of proxies that are believed, `ping` the seconds between pings,
    `drain` those for which everybody is still served after the signal to stop.
    """
    set_up_logs(log_level, log_format)
    folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    store = opened(database or str(folder / DATABASE))
    clock = StoreClock(store.now)
    app = create_app(store, clock, load_key(folder))
    config = uvicorn.Config(
        BehindProxy(app, trusted),
        http="httptools",
        ws=Wire,
        ws_ping_interval=ping,
        ws_ping_timeout=ping,
        ws_max_size=LARGEST_MESSAGE,
        ws_per_message_deflate=False,
        lifespan="on",
        proxy_headers=False,
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=5,
    )
    collector = Collector(lambda: app.ended)
    Server(config, clock, app.readiness, collector, drain).run(sockets=[listening])


def opened(database: str) -> Store:
    """Open the store of an address, or say why that cannot be and end."""
    try:
        return open_store(database)
    except NewerDatabase as error:
        sys.exit(f"The games were written by a newer OpenLudo: {error}.")
    except Unreachable as error:
        sys.exit(f"The database cannot be used. {error}")
