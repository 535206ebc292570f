"""Figures about this process, for Prometheus. Labels are routes and codes, never names or ids."""

from __future__ import annotations

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    ProcessCollector,
    disable_created_metrics,
    generate_latest,
)

CONTENT_TYPE = "text/plain; version=0.0.4"
UNKNOWN_ROUTE = "unknown"
SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)

REGISTRY = CollectorRegistry()
"""Everything that is counted; it is the process's own, however many applications it makes."""

ProcessCollector(registry=REGISTRY)
disable_created_metrics()  # type: ignore[no-untyped-call]

ROOMS = Gauge("openludo_rooms", "Games in memory.", registry=REGISTRY)
SOCKETS = Gauge("openludo_sockets", "Open WebSockets.", registry=REGISTRY)
ENTRIES = Counter("openludo_entries", "Entries of games and rooms written.", registry=REGISTRY)
CLAIMED = Counter("openludo_due_claimed", "Due games claimed from the store.", registry=REGISTRY)
WRITES = Histogram(
    "openludo_write_seconds",
    "Time until entries were kept, or were not.",
    buckets=SECONDS,
    registry=REGISTRY,
)
REFUSALS = Counter(
    "openludo_refusals", "Requests and frames refused, by code.", ["code"], registry=REGISTRY
)
REQUESTS = Histogram(
    "openludo_request_seconds",
    "Time until a request was answered, by route.",
    ["route"],
    buckets=SECONDS,
    registry=REGISTRY,
)


def count_refusal(code: str) -> None:
    """Note that a page or a program was refused something."""
    REFUSALS.labels(code).inc()


def count_request(route: str | None, seconds: float) -> None:
    """Note how long an answer took; `route` is the pattern of the address, None for no such."""
    REQUESTS.labels(route or UNKNOWN_ROUTE).observe(seconds)


def metrics_text(rooms: int) -> bytes:
    """Write all figures down, `rooms` being the number of games in memory now."""
    ROOMS.set(rooms)
    return generate_latest(REGISTRY)
