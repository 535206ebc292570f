"""Answer what cannot be done: with a status, and a code that clients put into words."""

from __future__ import annotations

import logging
from typing import Any

from litestar import Request, Response
from litestar.exceptions import (
    ClientException,
    HTTPException,
    MethodNotAllowedException,
    NotFoundException,
)

from openludo.server.assets import PAGE, read_file, serve
from openludo.server.ops.metrics import count_refusal
from openludo.server.protocol.refusals import Refusal
from openludo.server.protocol.rest import ErrorAnswer, ErrorBody
from openludo.server.rest.methods import allow_header
from openludo.storage import Unreachable

LARGEST_BODY = 16 * 1024
AnyRequest = Request[Any, Any, Any]

log = logging.getLogger(__name__)


def refused(_: AnyRequest, refusal: Refusal) -> Response[ErrorAnswer]:
    """Answer a refusal."""
    count_refusal(refusal.code)
    body = ErrorAnswer(ErrorBody(refusal.code, refusal.params))
    return Response(body, status_code=refusal.status, headers={"Cache-Control": "no-store"})


def misunderstood(request: AnyRequest, error: HTTPException) -> Response[Any]:
    """Answer what Litestar itself refuses: no such address, an option that cannot be read."""
    if isinstance(error, NotFoundException):
        if "text/html" in request.headers.get("accept", ""):
            return serve(read_file(PAGE), request.headers, status=404)
        return refused(request, Refusal("not_found"))
    if isinstance(error, MethodNotAllowedException):
        return _wrong_method(request, (error.headers or {}).get("allow", ""))
    if error.status_code == 413:
        return refused(request, Refusal("too_large", limit=LARGEST_BODY))
    if isinstance(error, ClientException):
        return refused(request, Refusal("bad_request", reason=_reason(error)))
    return failed(request, error)


def away(request: AnyRequest, _: Unreachable) -> Response[ErrorAnswer]:
    """Answer that the database cannot be reached."""
    return refused(request, Refusal("not_saved"))


def failed(request: AnyRequest, error: Exception) -> Response[ErrorAnswer]:
    """Log a mistake of ours, and answer that it is one."""
    log.error("%s %s failed", request.method, request.url.path, exc_info=error)
    return refused(request, Refusal("server_fault"))


def _wrong_method(request: AnyRequest, known: str) -> Response[ErrorAnswer]:
    answer = refused(request, Refusal("wrong_method", method=request.method))
    methods = (method for method in known.split(", ") if method.isupper())
    answer.headers["Allow"] = allow_header(methods).decode()
    return answer


def _reason(error: HTTPException) -> str:
    extra: Any = error.extra
    if isinstance(extra, list) and extra and isinstance(extra[0], dict):
        return "; ".join(f"{e.get('key', '')}: {e.get('message', '')}" for e in extra)
    return error.detail


HANDLERS: dict[type[Exception] | int, Any] = {
    Refusal: refused,
    HTTPException: misunderstood,
    Unreachable: away,
    Exception: failed,
}
"""How the application answers each kind of error."""
