"""Requests of whoever watches over the server: probes and figures."""

from __future__ import annotations

import os
from ipaddress import ip_address
from typing import Any

from litestar import Request, Response, get
from litestar.di import NamedDependency

from openludo import __version__
from openludo.server.given import GivenHall
from openludo.server.ops.metrics import CONTENT_TYPE, metrics_text
from openludo.server.ops.readiness import Readiness
from openludo.server.protocol.refusals import Refusal
from openludo.server.protocol.rest import Health
from openludo.server.rest.answers import Answers

AnyRequest = Request[Any, Any, Any]
GivenReadiness = NamedDependency[Readiness]

FORWARDED = ("forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto")


@get("/health", answers=Answers())
async def health() -> Health:
    """Tell that the server is alive, and its version."""
    return Health("ok", __version__)


@get("/ready", answers=Answers())
async def ready(readiness: GivenReadiness) -> Health:
    """Tell whether games can be read and written here; 503 if not, or if the server is stopping."""
    await readiness.check()
    return Health("ok", __version__)


@get("/metrics", answers=Answers(("not_found",), gives=str, media_type="text/plain"))
async def metrics(request: AnyRequest, hall: GivenHall) -> Response[bytes]:
    """Give figures for Prometheus to who asks from the same machine, or with OPENLUDO_METRICS=1."""
    if os.environ.get("OPENLUDO_METRICS") != "1" and not _from_here(request):
        raise Refusal("not_found")
    return Response(metrics_text(hall.size), media_type=CONTENT_TYPE)


def _from_here(request: AnyRequest) -> bool:
    """Tell whether a program of this machine asks, not a proxy on it for somebody else."""
    if request.client is None or any(name in request.headers for name in FORWARDED):
        return False
    try:
        return ip_address(request.client.host).is_loopback
    except ValueError:
        return False
