"""Take a trusted proxy's word for who asks, by which scheme, and for which host.

Without the scheme cookies would not be `Secure`; without the host no page would be our own.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any, cast

from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

Scope = MutableMapping[str, Any]
Application = Callable[[Scope, Any, Any], Awaitable[None]]

LOCAL = "127.0.0.1,::1"
"""Proxies of this machine, which are trusted unless others are named."""


class BehindProxy:
    """Passes on to an application what a proxy says, if it comes from a trusted address."""

    def __init__(self, app: Application, trusted: str) -> None:
        self._inner = ProxyHeadersMiddleware(cast(Any, app), trusted)

    async def __call__(self, scope: Scope, receive: Any, send: Any) -> None:
        """Handle one connection."""
        client = scope.get("client")
        if client and client[0] in self._inner.trusted_hosts:
            scope["headers"] = list(_with_host(scope["headers"]))
        await self._inner(cast(Any, scope), receive, send)


def _with_host(headers: list[tuple[bytes, bytes]]) -> list[tuple[bytes, bytes]]:
    """Put the host that the browser asked for in the place of the proxy's own."""
    forwarded = [value for name, value in headers if name == b"x-forwarded-host"]
    if not forwarded:
        return headers
    # A proxy behind another one adds its own; the first is what the browser asked for.
    host = forwarded[0].partition(b",")[0].strip()
    return [(b"host", host), *((name, value) for name, value in headers if name != b"host")]
