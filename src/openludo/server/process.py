"""Run the server in this process until it is told to stop."""

from __future__ import annotations

import asyncio
import signal
import socket
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType

import uvicorn

from openludo.server.app import create_app
from openludo.server.clock import StoreClock
from openludo.server.credentials import load_key
from openludo.server.ops.logs import set_up_logs
from openludo.server.ops.proxy import LOCAL, BehindProxy
from openludo.server.ops.readiness import Readiness
from openludo.storage import NewerDatabase, Store, Unreachable
from openludo.storage.opening import open_store

DATABASE = "openludo.db"
LARGEST_MESSAGE = 64 * 1024
"""Bytes at which a socket is cut at once; smaller frames over the limit get an answer."""


class Server(uvicorn.Server):
    """A server that takes a signal to stop for what it is, and then ends without an error."""

    def __init__(self, config: uvicorn.Config, clock: StoreClock, readiness: Readiness) -> None:
        super().__init__(config)
        self._clock = clock
        self._readiness = readiness

    async def serve(self, sockets: list[socket.socket] | None = None) -> None:
        """Serve by a clock that is set before anything happens, and kept right."""
        await self._clock.set()
        following = asyncio.create_task(self._clock.follow())
        try:
            await super().serve(sockets)
        finally:
            following.cancel()

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
        """Stop at once when asked twice."""
        self.force_exit = self.should_exit
        self.should_exit = True
        self._readiness.stop()


def run(
    listening: socket.socket,
    folder: Path,
    log_level: str = "warning",
    database: str | None = None,
    log_format: str = "plain",
    trusted: str = LOCAL,
) -> None:
    """Serve on an open socket, keeping everything in a folder, the games elsewhere if told so.

    `trusted` are the addresses of proxies that are believed.
    """
    set_up_logs(log_level, log_format)
    folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    store = opened(database or str(folder / DATABASE))
    clock = StoreClock(store.now)
    app = create_app(store, clock, load_key(folder))
    config = uvicorn.Config(
        BehindProxy(app, trusted),
        http="httptools",
        ws="websockets-sansio",
        ws_max_size=LARGEST_MESSAGE,
        ws_per_message_deflate=False,
        lifespan="on",
        proxy_headers=False,
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=5,
    )
    Server(config, clock, app.readiness).run(sockets=[listening])


def opened(database: str) -> Store:
    """Open the store of an address, or say why that cannot be and end."""
    try:
        return open_store(database)
    except NewerDatabase as error:
        sys.exit(f"The games were written by a newer OpenLudo: {error}.")
    except Unreachable as error:
        sys.exit(f"The database cannot be used. {error}")
