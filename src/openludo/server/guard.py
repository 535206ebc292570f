"""Stand before the application: whose device it is, whose page asks, what a browser may load."""

from __future__ import annotations

import logging
import time
from collections.abc import Awaitable, Callable, Mapping, MutableMapping
from typing import Any
from urllib.parse import urlsplit

from openludo.server.allowance import Allowance
from openludo.server.credentials import Devices
from openludo.server.ops.metrics import SOCKETS, count_refusal, count_request
from openludo.server.ops.proxy import LOCAL
from openludo.server.ops.readiness import Readiness
from openludo.server.protocol.refusals import Refusal
from openludo.server.protocol.rest import ErrorAnswer, ErrorBody
from openludo.server.rooms.hall import Hall
from openludo.server.rooms.header import encode

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
Application = Callable[[Scope, Receive, Send], Awaitable[None]]

SAFE_METHODS = frozenset({"GET", "HEAD", "OPTIONS"})
POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "connect-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
HEADERS: tuple[tuple[bytes, bytes], ...] = tuple(
    (name.encode(), value.encode())
    for name, value in (
        ("content-security-policy", POLICY),
        ("x-content-type-options", "nosniff"),
        ("x-frame-options", "DENY"),
        ("referrer-policy", "same-origin"),
        ("cross-origin-opener-policy", "same-origin"),
        ("cross-origin-resource-policy", "same-origin"),
        ("permissions-policy", "camera=(), geolocation=(), microphone=()"),
    )
)

NOBODY = ("/static/", "/health", "/ready", "/metrics")
"""Addresses at which nobody is given a cookie: pages fetch the files, programs the rest."""

access = logging.getLogger("openludo.access")


class Guard:
    """An ASGI application that lets through to another one what may pass; `ended` counts that."""

    def __init__(
        self,
        app: Application,
        devices: Devices,
        hall: Hall,
        readiness: Readiness,
        changes: Allowance,
    ) -> None:
        self.app = app
        self.changes = changes
        self.ended = 0
        self.devices = devices
        self.hall = hall
        self.readiness = readiness

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handle one connection."""
        try:
            if scope["type"] == "http":
                await self._request(scope, receive, send)
            elif scope["type"] == "websocket":
                await self._socket(scope, receive, send)
            else:
                await self.app(scope, receive, send)
        finally:
            self.ended += 1

    async def _request(self, scope: Scope, receive: Receive, send: Send) -> None:
        started = time.perf_counter()
        headers = dict(scope["headers"])
        cookie = self._identify(scope, headers)

        async def answer(message: Message) -> None:
            """Send on, with the headers of every answer and a line in the log."""
            if message["type"] == "http.response.start":
                given = self._carried(scope) or cookie
                own = [*HEADERS, *([(b"set-cookie", given.encode())] if given else [])]
                message["headers"] = [*message["headers"], *own]
                spent = time.perf_counter() - started
                count_request(scope.get("path_template"), spent)
                _note(scope, message["status"], spent)
            await send(message)

        try:
            if scope["method"] not in SAFE_METHODS:
                self._check_change(scope, headers)
        except Refusal as refusal:
            await refuse(refusal, answer)
        else:
            await self.app(scope, receive, answer)

    def _check_change(self, scope: Scope, headers: dict[bytes, bytes]) -> None:
        """Refuse a change that a foreign page asks for, or that is one too many from its network.

        Programs on this computer are free to ask as often as they like.
        """
        if not own_page(headers):
            raise Refusal("wrong_origin")
        address = scope["client"][0] if scope.get("client") else ""
        if address not in LOCAL.split(","):
            self.changes.check(address)
            self.changes.use(address)

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = dict(scope["headers"])
        path = _address(scope)
        access.info("WebSocket %s", path, extra={"path": path})
        if not own_page(headers):
            # Closing before accepting is answered as 403, so a foreign page never gets a line.
            count_refusal("wrong_origin")
            await receive()
            await send({"type": "websocket.close", "code": 1008, "reason": "wrong_origin"})
            return
        known = self.devices.recognise(headers.get(b"cookie", b"").decode("latin-1"))
        _remember(scope, known, known is not None)
        with SOCKETS.track_inprogress():
            await self.app(scope, receive, send)

    def _identify(self, scope: Scope, headers: dict[bytes, bytes]) -> str | None:
        """Name the device to the application; give the cookie to set for a new one."""
        known = self.devices.recognise(headers.get(b"cookie", b"").decode("latin-1"))
        if known is not None or scope["path"].startswith(NOBODY):
            _remember(scope, known, known is not None)
            return None
        device, value = self.devices.issue()
        _remember(scope, device)
        # A visit from another site brings no cookie even where there is one: it must not be lost.
        if headers.get(b"sec-fetch-site") in (b"cross-site", b"same-site"):
            return None
        return self.devices.header(value, secure=scope["scheme"] == "https")

    def _carried(self, scope: Scope) -> str | None:
        """Give the cookie to set if the application has made this device another one."""
        device = scope["state"].get("becomes")
        if device is None:
            return None
        return self.devices.header(self.devices.sign(device), secure=scope["scheme"] == "https")


def is_known(state: Mapping[str, Any]) -> bool:
    """Tell whether the device of a request brought a genuine cookie."""
    return bool(state["known"])


def become(state: MutableMapping[str, Any], device: str) -> None:
    """Have the answer to a request make the device that asks another one."""
    state["becomes"] = device


def own_page(headers: dict[bytes, bytes]) -> bool:
    """Tell whether a page of ours asks, or a program, which sends no Origin."""
    if headers.get(b"sec-fetch-site") in (b"cross-site", b"same-site"):
        return False
    origin = headers.get(b"origin")
    if origin is None:
        return True
    try:
        parts = urlsplit(origin.decode("latin-1"))
    except ValueError:
        return False
    host = headers.get(b"host", b"").decode("latin-1").lower()
    # A browser leaves the usual port out, some proxies write it into the host.
    usual = {"http": ":80", "https": ":443"}.get(parts.scheme)
    return usual is not None and parts.netloc.lower() in (host, host.removesuffix(usual))


async def refuse(refusal: Refusal, send: Send) -> None:
    """Answer a request with an error, without the application."""
    count_refusal(refusal.code)
    body = encode(ErrorAnswer(ErrorBody(refusal.code, refusal.params)))
    headers = [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(body))]
    await send({"type": "http.response.start", "status": refusal.status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})


def _note(scope: Scope, status: int, spent: float) -> None:
    """Log an answer: neither query nor headers, they may say more than a log should hold."""
    if access.isEnabledFor(logging.INFO):
        line = (scope["method"], _address(scope), status, spent * 1000)
        named = dict(zip(("method", "path", "status", "milliseconds"), line, strict=True))
        access.info("%s %s %d %.1f ms", *line, extra=named)


def _address(scope: Scope) -> str:
    """Give the path as it was sent: decoded, it could hold a line of its own."""
    raw: bytes = scope["raw_path"]
    return raw.decode("latin-1")


def _remember(scope: Scope, device: str | None, known: bool = False) -> None:
    scope.setdefault("state", {}).update(device=device, known=known)
