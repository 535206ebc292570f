"""A real server on a free port, on real sockets, with a clock that stands still until moved."""

from __future__ import annotations

import asyncio
import hashlib
import heapq
import itertools
import json
import uuid
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import uvicorn
from tests.server.told import check_refusal
from websockets.asyncio.client import ClientConnection, connect

from openludo.cli.play import listen
from openludo.server.app import create_app
from openludo.server.guard import Guard
from openludo.server.ops.readiness import Readiness
from openludo.server.ops.wire import Wire
from openludo.server.process import LARGEST_MESSAGE
from openludo.server.rooms.hall import Hall
from openludo.storage import Store
from openludo.storage.sql import sqlite_store

START = 1_800_000_000.0
KEY = b"a key for tests"
SHARE = bytes(range(16))
PERSON = {"kind": "person"}
PATIENT = {"kind": "person", "auto_move": False}
COMPUTER = {"kind": "computer", "level": "easy"}


class ManualAlarm:
    """An alarm of a manual clock."""

    def __init__(self, ring: Callable[[], None]) -> None:
        self.ring: Callable[[], None] | None = ring

    def cancel(self) -> None:
        """Make it not happen."""
        self.ring = None


class ManualClock:
    """A clock that only tests move."""

    def __init__(self, now: float = START) -> None:
        self.time = now
        self._alarms: list[tuple[float, int, ManualAlarm]] = []
        self._numbers = itertools.count()

    def now(self) -> float:
        """Give the time."""
        return self.time

    def call_at(self, when: float, ring: Callable[[], None]) -> ManualAlarm:
        """Ring when the clock is moved to a time."""
        alarm = ManualAlarm(ring)
        heapq.heappush(self._alarms, (when, next(self._numbers), alarm))
        return alarm

    def next_alarm(self) -> float | None:
        """Give the time of the next alarm that was not cancelled."""
        while self._alarms and self._alarms[0][2].ring is None:
            heapq.heappop(self._alarms)
        return self._alarms[0][0] if self._alarms else None

    async def advance(self, seconds: float, hall: Hall) -> None:
        """Move the clock, ringing on the way, and wait for what follows from each ring."""
        end = self.time + seconds
        await hall.settle()
        while (when := self.next_alarm()) is not None and when <= end:
            self.time = max(self.time, when)
            _, _, alarm = heapq.heappop(self._alarms)
            if alarm.ring:
                alarm.ring()
            await hall.settle()
        self.time = end


class Page:
    """A window on a game: it keeps what the server tells it, as the client does."""

    def __init__(self, line: ClientConnection) -> None:
        self.line = line
        self.game: dict[str, Any] = {}
        self.state: dict[str, Any] = {}
        self.number = -1
        self.entries: list[dict[str, Any]] = []
        self.frames: list[dict[str, Any]] = []
        self._ids = (f"{uuid.uuid4()}-{number}" for number in itertools.count())

    async def send(self, frame: object) -> None:
        """Send a frame; texts and bytes go as they are."""
        raw = isinstance(frame, str | bytes)
        await self.line.send(frame if raw else json.dumps(frame))  # type: ignore[arg-type]

    async def hello(self, since: int = -1) -> dict[str, Any]:
        """Introduce the page and take the answer."""
        self.number = since
        await self.send({"type": "hello", "protocol": 1, "since": since})
        return await self.until("snapshot", "entries", "error")

    async def receive(self) -> dict[str, Any]:
        """Take one frame."""
        async with asyncio.timeout(10):
            frame: dict[str, Any] = json.loads(await self.line.recv())
        self.frames.append(frame)
        if frame["type"] == "presence":
            self.game["presence"] = frame["presence"]
        if frame["type"] == "snapshot":
            self.game = frame["game"]
            self.state, self.number = self.game["state"], self.game["number"]
        for entry in frame.get("entries", []):
            if entry["number"] > self.number:
                assert entry["number"] == self.number + 1, "a gap in the numbers"
                self.number, self.state = entry["number"], entry["state"]
                self.entries.append(entry)
        return frame

    async def until(self, *types: str) -> dict[str, Any]:
        """Take frames up to one of these types."""
        while (frame := await self.receive())["type"] not in types:
            pass
        return frame

    async def command(self, kind: str, **more: Any) -> dict[str, Any]:
        """Send a command made now and take its answer or error."""
        name = more.setdefault("id", next(self._ids))
        if kind in ("roll", "move"):
            more.setdefault("at", self.number)
        await self.send({"type": kind, **more})
        while (answer := await self.until("answer", "error")).get("id") != name:
            pass
        return answer

    async def act(self) -> dict[str, Any]:
        """Roll, or play the first of the moves offered."""
        if self.state["phase"] == "roll":
            return await self.command("roll")
        return await self.command("move", move=self.state["moves"][0]["move"])


class Device:
    """A browser with its cookie."""

    def __init__(self, http: httpx.AsyncClient, cookie: str, stack: AsyncExitStack) -> None:
        self.http = http
        self.cookie = cookie
        self._stack = stack

    async def json(self, method: str, path: str, body: object = None) -> Any:
        """Make a request that must succeed, and give its JSON."""
        response = await self.http.request(method, path, json=body)
        assert response.is_success, response.text
        return response.json() if response.content else None

    async def refused(self, method: str, path: str, body: object = None) -> dict[str, Any]:
        """Make a request that must be refused, and give its error with the status."""
        response = await self.http.request(method, path, json=body)
        assert response.is_error, response.text
        error: dict[str, Any] = response.json()["error"]
        return error | {"status": response.status_code}

    async def create(
        self, variant: str = "pairs", seats: Any = (PATIENT, PATIENT), **more: Any
    ) -> str:
        """Make a game and reveal the share, so that it begins."""
        commitment = hashlib.sha256(SHARE).hexdigest()
        body = {"variant": variant, "seats": list(seats), "commitment": commitment} | more
        made = await self.json("POST", "/api/games", body)
        if made["waiting"]:
            path = f"/api/games/{made['id']}/contribution"
            await self.json("POST", path, {"reveal": SHARE.hex()})
        return str(made["id"])

    async def line(self, game: str, **headers: str) -> Page:
        """Open a socket."""
        return Page(await self.connect(f"games/{game}", **headers))

    async def connect(self, path: str, **headers: str) -> ClientConnection:
        """Open the socket of a path."""
        url = str(self.http.base_url).replace("http", "ws").rstrip("/")
        sent = {"Cookie": self.cookie} | headers
        line = connect(f"{url}/ws/{path}", additional_headers=sent, max_size=None)
        return await self._stack.enter_async_context(line)

    async def open(self, game: str) -> Page:
        """Open a window on a game."""
        page = await self.line(game)
        assert (await page.hello())["type"] == "snapshot"
        return page


class Site:
    """A server with its clock and store at hand."""

    def __init__(self, url: str, clock: ManualClock, hall: Hall, stack: AsyncExitStack) -> None:
        self.url, self.clock, self.hall, self._stack = url, clock, hall, stack
        self.readiness: Readiness

    async def device(self, cookie: str = "") -> Device:
        """Give a browser: a new one, which has looked at the first page, or one come back."""
        headers = {"Cookie": cookie} if cookie else {}
        hooks = {"response": [check_refusal]}
        client = httpx.AsyncClient(base_url=self.url, headers=headers, event_hooks=hooks)
        http = await self._stack.enter_async_context(client)
        if not cookie:
            page = await http.get("/", headers={"Accept": "text/html"})
            cookie = page.headers["Set-Cookie"].partition(";")[0]
        return Device(http, cookie, self._stack)

    async def advance(self, seconds: float) -> None:
        """Let time pass, and whatever is due happen."""
        await self.clock.advance(seconds, self.hall)


def real_server(app: Guard) -> uvicorn.Server:
    """Make the server of an application as the product runs it."""
    config = uvicorn.Config(
        app,  # type: ignore[arg-type]
        ws=Wire,
        ws_max_size=LARGEST_MESSAGE,
        ws_per_message_deflate=False,
        log_config=None,
        access_log=False,
    )
    return uvicorn.Server(config)


@asynccontextmanager
async def open_site(
    folder: Path, clock: ManualClock | None = None, store: Store | None = None
) -> AsyncIterator[Site]:
    """Run a server on a database in a folder, or on another store."""
    clock = clock or ManualClock()
    app = create_app(store or sqlite_store(folder / "games.db"), clock, KEY)
    listening = listen("127.0.0.1", 0)
    server = real_server(app)
    task = asyncio.create_task(server.serve(sockets=[listening]))
    url = f"http://127.0.0.1:{listening.getsockname()[1]}"
    try:
        async with AsyncExitStack() as stack:
            async with httpx.AsyncClient(base_url=url) as http:
                assert (await http.get("/health")).is_success
            site = Site(url, clock, app.hall, stack)
            site.readiness = app.readiness
            yield site
    finally:
        server.should_exit = True
        await task
        listening.close()
