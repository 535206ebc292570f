"""Find how many rooms of four bots one server holds at a ply a second each, and what they cost.

python -m benchmarks.load                  the whole series, on SQLite and on PostgreSQL
python -m benchmarks.load --only sqlite --rooms 250 500
python -m benchmarks.load --only sqlite --rooms --idle 10000 --pages 1
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from contextlib import contextmanager

import uvloop

from benchmarks._postgres import postgres
from benchmarks._service import Service
from benchmarks.load.bots import SEATS
from benchmarks.load.measuring import Idle, Load, measure_busy, measure_idle

STEPS = (100, 200, 300, 400, 500, 600, 800, 1000)
IDLE = 2000
"""Rooms with four sockets each, in two processes: open files are limited on many a machine."""

ASKED = 200
"""Rooms at least that must be held on either database."""

HEAD = (
    "| database | rooms | plies/s | median ms | 99 % ms | worst ms | late | refused | lost "
    "| server | bots | KB/room | |\n|---|---|---|---|---|---|---|---|---|---|---|---|---|"
)


def main() -> None:
    """Measure and report; end with 1 where fewer rooms are held than asked for."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--only", choices=["sqlite", "postgresql"])
    options.add_argument("--rooms", type=int, nargs="*", default=STEPS)
    options.add_argument("--idle", type=int, default=IDLE)
    options.add_argument("--pages", type=int, default=SEATS, help="open in each idle room")
    given = options.parse_args()
    names = [given.only] if given.only else ["sqlite", "postgresql"]
    held = [series(name, given.rooms, given.idle, given.pages) for name in names]
    if given.rooms and min(held) < min(ASKED, *given.rooms):
        sys.exit(f"Asked for: {ASKED} rooms.")


def series(name: str, steps: list[int], idle: int, pages: int) -> int:
    """Raise the load until it is not held, and give the most rooms that were."""
    print(HEAD)
    most = 0
    for rooms in steps:
        with database(name) as address, Service(address) as service:
            load = uvloop.run(measure_busy(service, rooms))
        show(name, load)
        if not load.held:
            break
        most = rooms
    with database(name) as address, Service(address) as service:
        show_idle(name, uvloop.run(measure_idle(service, idle, pages)))
    return most


@contextmanager
def database(name: str) -> Iterator[str | None]:
    """Make an empty database, one that a power cut would not harm; None is the usual file."""
    if name == "sqlite":
        yield None
    else:
        with postgres() as cluster:
            yield cluster.database()


def show(name: str, load: Load) -> None:
    """Print a line of the table."""
    print(
        f"| {name} | {load.rooms} | {load.plies:.0f} | {load.median:.1f} | {load.p99:.1f} "
        f"| {load.worst:.0f} | {load.late} | {load.refused} | {load.lost} "
        f"| {load.server:.0%} | {load.driver:.0%} | {load.kilobytes:.0f} "
        f"| {'held' if load.held else 'not held'} |",
        flush=True,
    )


def show_idle(name: str, idle: Idle) -> None:
    """Print what rooms cost in which nobody plays."""
    print(
        f"{idle.rooms} idle rooms of four on {name}, {idle.sockets} sockets: "
        f"{idle.kilobytes:.0f} KB a room, {idle.server:.1%} of a core, "
        f"opened in {idle.opening:.0f} s, {idle.lost} sockets lost\n",
        flush=True,
    )


if __name__ == "__main__":
    main()
