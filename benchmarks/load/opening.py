"""Open rooms as people do, by requests and sockets, a few at a time."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Sequence
from http.cookiejar import CookieJar, DefaultCookiePolicy
from typing import TypeVar

import httpx

from benchmarks.load.bots import SEATS, Bot, Party

AT_ONCE = 16
T = TypeVar("T")


async def new_party(http: httpx.AsyncClient, url: str, pages: int = SEATS) -> Party:
    """Open a room and let four bots come into it, of which so many keep their pages open."""
    party = Party([await _new_bot(http, url, f"Bot {number}") for number in range(SEATS)])
    host = party.bots[0]
    body = {"variant": "classic", "name": host.name, "commitment": host.promise}
    answer = await http.post("/api/rooms", json=body, headers={"Cookie": host.cookie})
    party.code = answer.raise_for_status().json()["code"]
    await host.come(party.code)
    for guest in party.bots[1:]:
        await guest.join(party.code)
    await host.until(lambda room: len(room.persons) == SEATS)
    for bot in party.bots[pages:]:
        bot.go()
    return party


async def _new_bot(http: httpx.AsyncClient, url: str, name: str) -> Bot:
    answer = await http.get("/api/rooms")
    return Bot(url, answer.headers["Set-Cookie"].partition(";")[0], name)


async def start(party: Party) -> None:
    """Start the game and sit down at it; as at a table on a screen the room stays open beside."""
    room = party.bots[0].at_room
    assert room is not None
    room.say({"type": "start", "id": "start"})
    for bot in party.bots:
        await bot.until(lambda room: room.phase == "playing")
    await party.sit_down()
    party.settle()


async def open_rooms(url: str, count: int, pages: int = SEATS) -> list[Party]:
    """Open rooms in which nobody plays yet."""
    limits = httpx.Limits(max_connections=AT_ONCE)
    # Every bot is a browser of its own: none may be given the cookie of another.
    nobody = CookieJar(DefaultCookiePolicy(allowed_domains=[]))
    async with httpx.AsyncClient(base_url=url, limits=limits, timeout=60, cookies=nobody) as http:
        return await few_at_a_time([new_party(http, url, pages) for _ in range(count)])


async def start_games(parties: Sequence[Party]) -> None:
    """Start the games of rooms."""
    await few_at_a_time([start(party) for party in parties])


async def few_at_a_time(works: Sequence[Awaitable[T]]) -> list[T]:
    """Do work side by side, but not all of it at once."""
    free = asyncio.Semaphore(AT_ONCE)

    async def when_free(work: Awaitable[T]) -> T:
        async with free:
            return await work

    return await asyncio.gather(*map(when_free, works))
