"""Break a service in the midst of play, and count what its rooms lost and how long they stood.

Real processes, real databases, players who come back as the browser does: after a pause that
doubles, half of it by chance.
"""

from __future__ import annotations

import asyncio
import random
import signal
import statistics
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
from tests.conftest import Server, start_server
from tests.server.running import LOST, TOLD, Player, Running, answers, seated
from tests.storage.cluster import Cluster

from benchmarks._postgres import postgres

BOUND = 3.0
"""Seconds after which every room must play on when the service is back."""

GIVEN_UP, LOOK = 30.0, 0.02
FEW, MANY, AT_ONCE = 10, 50, 10
FIRST_PAUSE, LONGEST_PAUSE = 0.4, 2.5

HEAD = (
    "| fault | rooms | lost | twice | gaps | median s | slowest s |\n|---|---|---|---|---|---|---|"
)

Fault = Callable[["Service"], Awaitable[float]]
"""Breaks a service, and gives the time at which it was back."""


@dataclass
class Service:
    """Processes that share a store, each at an address that it keeps."""

    data: Path
    database: str | None
    processes: int
    servers: list[Server] = field(default_factory=list)

    def start(self, number: int) -> None:
        """Start a process, at the port where it was before if it was there before."""
        port = self.servers[number].url.rpartition(":")[2] if number < len(self.servers) else "0"
        stored = ("--database", self.database) if self.database else ()
        server = start_server(self.data, "--port", port, *stored)
        self.servers[number : number + 1] = [server]

    def __enter__(self) -> Service:
        for number in range(self.processes):
            self.start(number)
        return self

    def __exit__(self, *_: object) -> None:
        for server in self.servers:
            server.stop()


@dataclass
class Found:
    """What a fault did to the rooms."""

    lost: int = 0
    twice: int = 0
    gaps: int = 0
    """In the numbers of a log, or of what a page was told."""

    waits: list[float] = field(default_factory=list)

    @property
    def harmless(self) -> bool:
        """Whether nothing was lost, and everybody could soon play on."""
        return not (self.lost or self.twice or self.gaps) and max(self.waits) <= BOUND


async def live(player: Player, places: list[Running]) -> None:
    """Play until the game is over; come back as the browser does, to another process in turn."""
    attempt = 0
    while not player.over:
        try:
            await player.come(places[attempt % len(places)])
            attempt = 0
            await player.play()
        except (*LOST, httpx.HTTPError):
            pass
        whole = min(LONGEST_PAUSE, FIRST_PAUSE * 2**attempt)
        await asyncio.sleep(whole / 2 * (1 + random.random()))
        attempt += 1


async def until(enough: Callable[[], bool]) -> None:
    """Wait until that is so, but not for ever."""
    for _ in range(int(GIVEN_UP / LOOK)):
        if enough():
            return
        await asyncio.sleep(LOOK)


async def measure(service: Service, number: int, fault: Fault) -> Found:
    """Let rooms play, break the service, and see how they go on."""
    async with AsyncExitStack() as stack:
        places = [Running(server, stack) for server in service.servers]
        rooms: list[list[Player]] = []
        for _ in range(number // AT_ONCE):
            opening = (seated(places[0], "Ann", "Ben") for _ in range(AT_ONCE))
            rooms.extend(await asyncio.gather(*opening))
        playing = [
            asyncio.create_task(live(player, places[seat:] + places[:seat]))
            for room in rooms
            for seat, player in enumerate(room)
        ]
        await until(lambda: all(answers(room) >= 4 for room in rooms))
        back = await fault(service)
        await until(lambda: all(wait(room, back) < GIVEN_UP for room in rooms))
        found = Found(waits=[wait(room, back) for room in rooms])
        for task in playing:
            task.cancel()
        ended = await asyncio.gather(*playing, return_exceptions=True)
        found.gaps += sum(isinstance(one, AssertionError) for one in ended)
        for room in rooms:
            await compare(places[-1], room, found)
        return found


def wait(room: list[Player], back: float) -> float:
    """Give the seconds from a time on until a command of a room was answered."""
    times = (at for player in room for at in player.times if at >= back)
    return min(times, default=back + GIVEN_UP) - back


async def compare(running: Running, room: list[Player], found: Found) -> None:
    """Count where the log differs from what players were told."""
    devices = [await running.device(player.cookie) for player in room]
    for device in devices:
        await device.json("POST", f"/api/games/{room[0].game}/leave")
    log = (await devices[0].json("GET", f"/api/games/{room[0].game}/replay"))["entries"]
    found.gaps += sum(entry["number"] != place for place, entry in enumerate(log))
    for player in room:
        player.hang_up()
        found.lost += sum(told != in_log(log, number) for number, told in player.seen.items())
        found.lost += sum(number >= len(log) for number in player.answered.values())
        found.twice += len(player.answered) - len(set(player.answered.values()))
        found.twice += sum(
            number != int(name.rpartition("-")[2]) + 1 for name, number in player.answered.items()
        )


def in_log(log: list[dict[str, Any]], number: int) -> dict[str, Any]:
    """Give an entry of the log as players are told it."""
    entry = log[number] if number < len(log) else {}
    return {name: entry[name] for name in TOLD if name in entry}


def killed(again: bool) -> Fault:
    """Kill the first process; start it again, or leave its rooms to the others."""

    async def fault(service: Service) -> float:
        service.servers[0].stop(signal.SIGKILL)
        if again:
            await asyncio.to_thread(service.start, 0)
        return time.monotonic()

    return fault


async def deployed(service: Service) -> float:
    """Let the process end in order, and start the next one."""
    service.servers[0].process.send_signal(signal.SIGTERM)
    await asyncio.to_thread(service.servers[0].process.wait)
    await asyncio.to_thread(service.start, 0)
    return time.monotonic()


def without(cluster: Cluster) -> Fault:
    """Stop the database and start it again."""

    async def fault(_: Service) -> float:
        await asyncio.to_thread(cluster.stop)
        await asyncio.to_thread(cluster.start)
        return time.monotonic()

    return fault


def run(
    name: str, rooms: int, fault: Fault, processes: int = 1, database: str | None = None
) -> bool:
    """Measure one fault, print its line, and tell whether it did no harm."""
    with (
        tempfile.TemporaryDirectory(prefix="openludo-bench-") as folder,
        Service(Path(folder) / "data", database, processes) as service,
    ):
        found = asyncio.run(measure(service, rooms, fault))
    figures = (rooms, found.lost, found.twice, found.gaps)
    waits = (f"{statistics.median(found.waits):.2f}", f"{max(found.waits):.2f}")
    print(f"| {' | '.join(map(str, (name, *figures, *waits)))} |", flush=True)
    return found.harmless


def main() -> None:
    """Break everything once; end with 1 where something was lost or took too long."""
    print(HEAD, flush=True)
    with postgres() as cluster:
        fine = [
            run("SIGKILL of the only process, SQLite", FEW, killed(again=True)),
            run("SIGKILL of one of three, PostgreSQL", FEW, killed(False), 3, cluster.database()),
            run("PostgreSQL stopped and started", FEW, without(cluster), 1, cluster.database()),
            run("SIGTERM and a new process, SQLite", MANY, deployed),
        ]
    if not all(fine):
        sys.exit(f"Asked for: nothing lost, twice or missing, and {BOUND:.0f} s at most.")


if __name__ == "__main__":
    main()
