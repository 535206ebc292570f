"""The socket of a page: what it sends is read with care, what it is sent waits in a small box."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from typing import Any

import msgspec
from litestar import WebSocket
from msgspec import UNSET

from openludo.server.authority import Authority
from openludo.server.ops.metrics import count_refusal
from openludo.server.ops.wire import RESTART, Post, post_of
from openludo.server.protocol import LARGEST_FRAME, PROTOCOL
from openludo.server.protocol.frames import Failure, Hello
from openludo.server.protocol.refusals import Refusal
from openludo.server.rooms.header import encode
from openludo.storage import Unreachable

OUTBOX = 64
"""Frames that may wait for a page; beyond them it has stopped reading and is cut off."""

BURST = 100.0
RATE = 50.0
"""Frames at once, and frames a second, that a page may send; the fastest hand makes ten."""

PATIENCE = 3000
"""Frames in a row that may come faster than that; they are slowed, then the page is cut off."""

POLICY_VIOLATION, SERVICE_RESTART, TRY_AGAIN = 1008, 1012, 1013

log = logging.getLogger(__name__)


class Bucket:
    """Allowance that fills up with time and is used up by frames; it may be overdrawn."""

    def __init__(self, burst: float = BURST, rate: float = RATE) -> None:
        self.burst, self.rate = burst, rate
        self.left = burst
        self.at = time.monotonic()

    def take(self, now: float) -> float:
        """Use up one frame's allowance, and give the seconds until there was enough for it."""
        self.left = min(self.burst, self.left + (now - self.at) * self.rate) - 1
        self.at = now
        return max(0.0, -self.left / self.rate)


class Line:
    """One socket: a reader and a writer of its own, so that no page can keep a room waiting."""

    def __init__(self, socket: WebSocket[Any, Any, Any], device: str, post: Post) -> None:
        self.socket = socket
        self.device = device
        self._post = post
        self.bucket = Bucket()
        self.slowed = 0
        self._box: deque[bytes] = deque()
        self._filled = asyncio.Event()
        self._full = asyncio.Event()
        self._closing: tuple[int, str] | None = None

    # --- what the authority uses

    def send(self, frame: bytes) -> None:
        """Send a frame at once if none waits; else it waits too, unless too many do already."""
        if self._closing is not None or self.gave_up:
            return
        if not self._box and self._post(frame):
            return
        if len(self._box) >= OUTBOX:
            self._full.set()
        else:
            self._box.append(frame)
            self._filled.set()

    def end(self, refusal: Refusal) -> None:
        """Send why there is nothing more to come, then close."""
        if self._closing is None:
            self._box.append(encode(failure(refusal)))
            self.close(POLICY_VIOLATION, refusal.code)

    def close(self, code: int, reason: str) -> None:
        """Close behind what waits to be sent."""
        if self._closing is None:
            self._closing = code, reason
            self._filled.set()

    @property
    def gave_up(self) -> bool:
        """Whether the page has stopped reading."""
        return self._full.is_set()

    @property
    def waiting(self) -> int:
        """How many frames wait for the page."""
        return len(self._box)

    # --- its own tasks

    async def run(self, authority: Authority) -> None:
        """Serve the page until it goes or is given up."""
        parts = (self._write(), self._read(authority), self._full.wait())
        tasks = [asyncio.create_task(part) for part in parts]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            authority.dismiss(self)
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
        if self.gave_up:
            await self._give_up()

    async def _give_up(self) -> None:
        """Close on a page that does not read, which may not even read that."""
        with suppress(TimeoutError):
            async with asyncio.timeout(1.0):
                await self.socket.close(TRY_AGAIN, "too_slow")

    async def _write(self) -> None:
        while True:
            await self._filled.wait()
            self._filled.clear()
            while self._box:
                # What is on its way still waits: nothing may overtake it.
                await self.socket.send_text(self._box[0].decode())
                self._box.popleft()
            if self._closing is not None:
                await self.socket.close(*self._closing)
                return

    async def _read(self, authority: Authority) -> None:
        while True:
            message: Mapping[str, Any] = await self.socket.receive()
            if message["type"] == "websocket.disconnect":
                return
            if RESTART in message:
                self.close(SERVICE_RESTART, "restart")
            elif self._closing is None and await self._may_speak():
                await self._hear(authority, message.get("text"), message.get("bytes"))

    async def _may_speak(self) -> bool:
        """Slow down who sends too much; what is not read waits in the sender's own network."""
        wait = self.bucket.take(time.monotonic())
        self.slowed = self.slowed + 1 if wait else 0
        if self.slowed > PATIENCE:
            self.end(Refusal("too_fast"))
            return False
        await asyncio.sleep(wait)
        return True

    async def _hear(self, authority: Authority, text: str | None, data: bytes | None) -> None:
        """Understand one frame and answer it; nothing it holds can break the line."""
        raw = data if text is None else text.encode(errors="replace")
        command: Any = UNSET
        try:
            if raw is None or text is None:
                raise Refusal("bad_frame", reason="not a text")
            if len(raw) > LARGEST_FRAME:
                raise Refusal("too_large", limit=LARGEST_FRAME)
            command = _command_id(raw)
            await self._obey(authority, _decode(authority, raw))
        except Refusal as refusal:
            self._tell(failure(refusal, command))
        except Unreachable:
            self._tell(failure(Refusal("not_saved"), command))
        except Exception:
            log.exception("a frame could not be handled")
            self._tell(failure(Refusal("server_fault"), command))

    async def _obey(self, authority: Authority, frame: Any) -> None:
        if isinstance(frame, Hello):
            if frame.protocol != PROTOCOL:
                self.end(Refusal("reload_page", protocol=PROTOCOL))
            else:
                await self._greet(authority, frame)
        elif self not in authority.listeners:
            raise Refusal("bad_frame", reason="hello comes first")
        else:
            self._tell(await authority.command(frame, self.device))

    async def _greet(self, authority: Authority, hello: Hello) -> None:
        if hello.delay is not None:
            authority.presence.note(self.device, hello.delay)
        try:
            await authority.greet(self, hello, self.device)
        except Unreachable:
            self.close(TRY_AGAIN, "not_saved")

    def _tell(self, frame: msgspec.Struct) -> None:
        self.send(encode(frame))


async def serve(
    socket: WebSocket[Any, Any, Any], device: str, find: Callable[[], Awaitable[Authority]]
) -> None:
    """Open the line of a device to what is found for it, or say why there is nothing."""
    await socket.accept()
    try:
        authority = await find()
    except Refusal as refusal:
        await socket.send_text(encode(failure(refusal)).decode())
        await socket.close(POLICY_VIOLATION, refusal.code)
    except Unreachable:
        await socket.close(TRY_AGAIN, "not_saved")
    else:
        await Line(socket, device, post_of(socket.scope)).run(authority)


def failure(refusal: Refusal, command: Any = UNSET) -> Failure:
    """Say a refusal as a frame."""
    count_refusal(refusal.code)
    return Failure(refusal.code, refusal.params, command)


def _decode(authority: Authority, raw: bytes) -> Any:
    try:
        return authority.decoder.decode(raw)
    except (msgspec.DecodeError, RecursionError) as error:
        raise Refusal("bad_frame", reason=str(error)) from None


def _command_id(raw: bytes) -> Any:
    """Find the id in a frame that may be anything, so that its sender learns what was refused."""
    try:
        found = msgspec.json.decode(raw, type=_Identified).id
    except (msgspec.DecodeError, RecursionError):
        return UNSET
    return found if found is UNSET or len(found) <= 64 else UNSET


class _Identified(msgspec.Struct):
    id: str | msgspec.UnsetType = UNSET
