"""Run the server in this process until it is told to stop."""

from __future__ import annotations

import logging
import signal
import socket
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType

import uvicorn

from openludo.server.app import create_app
from openludo.server.clock import SystemClock
from openludo.server.credentials import load_key
from openludo.storage import NewerDatabase
from openludo.storage.sql import sqlite_store

DATABASE = "openludo.db"
LARGEST_MESSAGE = 64 * 1024
"""Bytes at which a socket is cut at once; smaller frames over the limit get an answer."""


class Server(uvicorn.Server):
    """A server that takes a signal to stop for what it is, and then ends without an error."""

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


def run(listening: socket.socket, folder: Path, log_level: str) -> None:
    """Serve on an open socket, keeping everything in a folder."""
    logging.basicConfig(
        level=log_level.upper(), format="%(asctime)s %(levelname)s %(name)s %(message)s"
    )
    folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    try:
        store = sqlite_store(folder / DATABASE)
    except NewerDatabase as error:
        sys.exit(f"{folder / DATABASE} was written by a newer OpenLudo: {error}.")
    app = create_app(store, SystemClock(), load_key(folder))
    config = uvicorn.Config(
        app,
        http="httptools",
        ws="websockets-sansio",
        ws_max_size=LARGEST_MESSAGE,
        ws_per_message_deflate=False,
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=5,
    )
    Server(config).run(sockets=[listening])
