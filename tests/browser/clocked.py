"""A real server in the process of the tests, whose clock runs and can be moved."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Callable
from pathlib import Path

from tests.server.site import KEY, real_server

from openludo.cli.play import listen
from openludo.server.app import create_app
from openludo.storage.sql import sqlite_store

PATIENCE = 30.0


class MovableAlarm:
    """An alarm that is set anew whenever its clock is moved."""

    def __init__(self, clock: MovableClock, when: float, ring: Callable[[], None]) -> None:
        self._clock, self._when, self._ring = clock, when, ring
        self._timer: asyncio.TimerHandle | None = None

    def set(self) -> None:
        """Ring when the clock gets there by itself."""
        if self._timer is not None:
            self._timer.cancel()
        left = max(0.0, self._when - self._clock.now())
        self._timer = asyncio.get_running_loop().call_later(left, self._due)

    def cancel(self) -> None:
        """Make it not happen."""
        self._clock.alarms.discard(self)
        if self._timer is not None:
            self._timer.cancel()

    def _due(self) -> None:
        self._clock.alarms.discard(self)
        self._ring()


class MovableClock:
    """The computer's clock, and so far ahead of it as a test has moved it."""

    def __init__(self) -> None:
        self.alarms: set[MovableAlarm] = set()
        self._ahead = 0.0

    def now(self) -> float:
        """Give the seconds since 1970."""
        return time.time() + self._ahead

    def call_at(self, when: float, ring: Callable[[], None]) -> MovableAlarm:
        """Ring at a time, at once if it has passed."""
        alarm = MovableAlarm(self, when, ring)
        self.alarms.add(alarm)
        alarm.set()
        return alarm

    async def move(self, seconds: float) -> None:
        """Be later at once, and ring for all that is due by then."""
        self._ahead += seconds
        for alarm in tuple(self.alarms):
            alarm.set()


class ClockedServer:
    """A server on real sockets and a real database in a folder, in a thread of its own."""

    def __init__(self, folder: Path) -> None:
        self._clock = MovableClock()
        self._listening = listen("127.0.0.1", 0)
        self._folder = folder
        self._began = threading.Event()
        self._thread = threading.Thread(target=lambda: asyncio.run(self._serve()))
        self.url = f"http://127.0.0.1:{self._listening.getsockname()[1]}"

    def start(self) -> None:
        """Serve until it is stopped; the socket takes visitors before it answers them."""
        self._thread.start()
        assert self._began.wait(PATIENCE)

    def stop(self) -> None:
        """Stop serving."""
        self._server.should_exit = True
        self._thread.join(PATIENCE)
        self._listening.close()

    def advance(self, seconds: float) -> None:
        """Let time pass at once."""
        moving = self._clock.move(seconds)
        asyncio.run_coroutine_threadsafe(moving, self._loop).result(PATIENCE)

    async def _serve(self) -> None:
        app = create_app(sqlite_store(self._folder / "games.db"), self._clock, KEY)
        self._loop, self._server = asyncio.get_running_loop(), real_server(app)
        self._began.set()
        await self._server.serve(sockets=[self._listening])
