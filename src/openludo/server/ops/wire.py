"""How sockets are spoken over: who has gone silent is noticed, and nothing piles up for them."""

from __future__ import annotations

from asyncio.transports import BaseTransport
from collections.abc import Callable, Mapping
from functools import lru_cache
from socket import SO_SNDBUF, SOL_SOCKET
from typing import TYPE_CHECKING, Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode
from websockets.protocol import State

if TYPE_CHECKING:
    from uvicorn._types import ASGISendEvent

HIGH_WATER = 64 * 1024
"""Bytes that may wait in this process for a peer, and as many in the system; then senders wait."""

LIMIT = 4 * HIGH_WATER
"""Bytes that may wait together with answers to pings, which nobody waits to send."""

LAST_SECONDS = 10.0
"""Seconds that a peer has to take what was sent before its connection is cut."""

RESTART: Final = "openludo.restart"
"""In a message to the application: finish what was asked for until now, then close with 1012."""

POST: Final = "openludo.post"
"""An extension of ASGI: `{"now": post}`, where `post` is `Wire.post` of the connection."""

Post = Callable[[bytes], bool]


@lru_cache(maxsize=16)
def framed(text: bytes) -> bytes:
    """Put a text into a frame, once for all who are sent it."""
    return Frame(Opcode.TEXT, text).serialize(mask=False)


def post_of(scope: Mapping[str, Any]) -> Post:
    """Find the way to send at once in the scope of a socket; other servers have none."""
    post: Post | None = scope.get("extensions", {}).get(POST, {}).get("now")
    return post or (lambda _: False)


class Wire(WebSocketsSansIOProtocol):
    """A connection that ends even if its peer reads nothing any more.

    uvicorn pings, and waits before it sends more than may pile up. But it closes a connection
    only when all was taken that waits, which for a peer that is gone or deaf is never.
    """

    def connection_made(self, transport: BaseTransport) -> None:
        """Say how much may wait, here and in the system."""
        super().connection_made(transport)
        self.transport.get_extra_info("socket").setsockopt(SOL_SOCKET, SO_SNDBUF, HIGH_WATER)
        self.transport.set_write_buffer_limits(high=HIGH_WATER)

    def restart(self) -> None:
        """Tell the application, behind all that the peer has sent, that the server ends."""
        message: Any = {"type": "websocket.receive", RESTART: True}
        self.queue.put_nowait(message)

    def handle_ping(self) -> None:
        """Answer a ping, unless the peer takes no answers."""
        if self.transport.get_write_buffer_size() > LIMIT:
            self.transport.abort()
        else:
            super().handle_ping()

    def keepalive_timeout(self) -> None:
        """Give up a peer that has not answered a ping."""
        super().keepalive_timeout()
        if self.transport.get_write_buffer_size():
            self.transport.abort()

    def post(self, text: bytes) -> bool:
        """Send a text at once; False if more waits than should, or the connection is not open."""
        free = self.writable.is_set() and not self.transport.is_closing()
        if not free or self.conn.state is not State.OPEN:
            return False
        self.transport.write(framed(text))
        return True

    async def send(self, message: ASGISendEvent) -> None:
        """Send, but put the last frame behind what waits, however much that is."""
        if message["type"] == "websocket.close":
            self.writable.set()
        await super().send(message)

    async def run_asgi(self) -> None:
        """Serve the connection, then give the peer a while to take what is left."""
        extensions: Any = self.scope["extensions"]
        extensions[POST] = {"now": self.post}
        try:
            await super().run_asgi()
        finally:
            if not self.disconnected:
                self.loop.call_later(LAST_SECONDS, self.transport.abort)

    def shutdown(self) -> None:
        """End the connection when the process ends."""
        super().shutdown()
        if self.transport.get_write_buffer_size():
            self.transport.abort()
