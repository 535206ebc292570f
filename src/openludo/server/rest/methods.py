"""Answer HEAD as GET is answered, without the content, and OPTIONS with all that can be done."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, MutableMapping
from typing import Any, cast

from litestar import Litestar
from litestar.routes import HTTPRoute

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]


def allow_header(methods: Iterable[str]) -> bytes:
    """Write what can be done at an address."""
    known = set(methods)
    return ", ".join(sorted(known | ({"HEAD"} if "GET" in known else set()))).encode()


class Methods:
    """An ASGI application that adds HEAD and OPTIONS to what handlers do."""

    def __init__(self, app: Litestar) -> None:
        self._app = cast(Any, app)
        routes = [route for route in app.routes if isinstance(route, HTTPRoute)]
        self._allowed = {route.path_format: allow_header(route.methods) for route in routes}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handle one connection."""
        method = scope.get("method")
        if method == "HEAD":
            await self._head(scope, receive, send)
        elif method == "OPTIONS":
            await self._options(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    async def _head(self, scope: Scope, receive: Receive, send: Send) -> None:
        got: Scope = {**scope, "method": "GET"}

        async def without_content(message: Message) -> None:
            """Send on, but nothing of the content."""
            scope["path_template"] = got.get("path_template")
            if message["type"] == "http.response.body":
                message = {**message, "body": b""}
            await send(message)

        await self._app(got, receive, without_content)

    async def _options(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def with_all(message: Message) -> None:
            """Send on, with the methods of all handlers: Litestar names those of the first."""
            allowed = self._allowed.get(scope.get("path_template", ""))
            if message["type"] == "http.response.start" and allowed is not None:
                others = [one for one in message["headers"] if one[0].lower() != b"allow"]
                message = {**message, "headers": [*others, (b"allow", allowed)]}
            await send(message)

        await self._app(scope, receive, with_all)
