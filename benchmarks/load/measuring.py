"""Let rooms play at a pace, or stand idle, and measure what that costs the server."""

from __future__ import annotations

import asyncio
import gc
import time
from collections.abc import Sequence
from typing import NamedTuple

from benchmarks._service import Service
from benchmarks.load.bots import Party
from benchmarks.load.opening import open_rooms, start_games

SECONDS = 20.0
WARMING = 5.0
PERIOD = 1.0
BOUND = 0.100
"""Seconds from a roll or move to the last of four who hears of it."""


class Load(NamedTuple):
    """One number of rooms: times in milliseconds, memory in kilobytes, shares of a core.

    `late` counts plies that could not be asked for since the one before had not reached all.
    """

    rooms: int
    plies: float
    median: float
    p99: float
    worst: float
    late: int
    refused: int
    lost: int
    server: float
    driver: float
    kilobytes: float

    @property
    def held(self) -> bool:
        """Whether every room kept its pace and the plies reached everyone in time."""
        faults = self.late or self.refused or self.lost
        return not faults and self.p99 <= BOUND * 1000


class Idle(NamedTuple):
    """Rooms in which nobody plays; memory in kilobytes a room, the share of a core for all."""

    rooms: int
    sockets: int
    kilobytes: float
    server: float
    opening: float
    lost: int


async def keep_pace(parties: Sequence[Party], seconds: float) -> None:
    """Let every room make a ply a period, all of them spread evenly over it."""
    began, step = time.perf_counter(), PERIOD / len(parties)
    for number in range(round(seconds / step)):
        if (wait := began + number * step - time.perf_counter()) > 0:
            await asyncio.sleep(wait)
        parties[number % len(parties)].act()


async def measure_busy(service: Service, rooms: int) -> Load:
    """Open rooms, let them play, and measure."""
    await open_rooms(service.url, 1)  # what is loaded at first use is nobody's cost
    empty = service.megabytes
    parties = await open_rooms(service.url, rooms)
    await start_games(parties)
    gc.collect()
    gc.freeze()
    await keep_pace(parties, WARMING)
    for party in parties:
        party.forget()
    used, own, at = service.seconds, time.process_time(), time.perf_counter()
    await keep_pace(parties, SECONDS)
    spent = time.perf_counter() - at
    server, driver = service.seconds - used, time.process_time() - own
    await asyncio.sleep(PERIOD)
    kilobytes = (service.megabytes - empty) * 1024 / rooms
    times = sorted(moment * 1000 for party in parties for moment in party.times)
    cut = await end(parties)
    return Load(
        rooms=rooms,
        plies=len(times) / SECONDS,
        median=times[len(times) // 2],
        p99=times[len(times) * 99 // 100],
        worst=times[-1],
        late=sum(party.missed for party in parties),
        refused=sum(len(party.refused) for party in parties),
        lost=cut,
        server=server / spent,
        driver=driver / spent,
        kilobytes=kilobytes,
    )


async def measure_idle(service: Service, rooms: int, pages: int) -> Idle:
    """Open rooms of four with so many open pages, let them stand, and measure."""
    await open_rooms(service.url, 1)
    empty, began = service.megabytes, time.perf_counter()
    parties = await open_rooms(service.url, rooms, pages)
    opening = time.perf_counter() - began
    kilobytes = (service.megabytes - empty) * 1024 / rooms
    used, at = service.seconds, time.perf_counter()
    await asyncio.sleep(SECONDS)
    share = (service.seconds - used) / (time.perf_counter() - at)
    sockets = sum(len(party.lines) for party in parties)
    return Idle(rooms, sockets, kilobytes, share, opening, await end(parties))


async def end(parties: Sequence[Party]) -> int:
    """Close all sockets, and count those that were cut before."""
    lines = [line for party in parties for line in party.lines]
    lost = sum(line.lost for line in lines)
    for line in lines:
        line.hang_up()
    await asyncio.sleep(PERIOD)
    return lost
