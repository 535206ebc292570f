"""Servers in processes of their own, and players who come back to them through every loss."""

from __future__ import annotations

import asyncio
import itertools
import ssl
import time
from collections.abc import Callable, Sequence
from contextlib import AsyncExitStack
from typing import Any

import httpx
from tests.conftest import Server
from tests.server.guests import begin, join, open_room
from tests.server.site import Device, Page
from websockets.exceptions import WebSocketException

from openludo.records import read_record
from openludo.records.verify import verify_record

LOST = (WebSocketException, OSError)
TLS = ssl.create_default_context()
"""Of no use to servers without TLS, but every client would make one of its own, slowly."""

TOLD = ("number", "kind", "seat", "by", "at", "face", "move", "events")


class Running:
    """A server in a process of its own, as the devices of a test see it."""

    def __init__(self, server: Server, stack: AsyncExitStack) -> None:
        self.url, self._stack = server.url, stack

    async def device(self, cookie: str = "") -> Device:
        """Give a browser: a new one, which has looked at the first page, or one come back."""
        headers = {"Cookie": cookie} if cookie else {}
        client = httpx.AsyncClient(base_url=self.url, headers=headers, timeout=60, verify=TLS)
        http = await self._stack.enter_async_context(client)
        if not cookie:
            cookie = (await http.get("/")).headers["Set-Cookie"].partition(";")[0]
        return Device(http, cookie, self._stack)


class Player:
    """A person who plays whenever it is their turn, and keeps all that they were told."""

    def __init__(self, cookie: str, game: str) -> None:
        self.cookie, self.game = cookie, game
        self.page: Page | None = None
        self.seen: dict[int, dict[str, Any]] = {}
        self.answered: dict[str, int] = {}
        self.first_answer = 0.0
        self.times: list[float] = []
        self.not_saved = 0
        self.lost = ""
        self._open: dict[str, Any] | None = None

    async def come(self, running: Running) -> None:
        """Look at the game, from where it was seen last."""
        device, last = await running.device(self.cookie), self.page
        self.page = page = await device.line(self.game)
        if last is not None:
            page.game, page.state = last.game, last.state
        frame = await page.hello(-1 if last is None else last.number)
        assert frame["type"] in ("snapshot", "entries"), frame
        self.first_answer = 0.0

    def hang_up(self) -> None:
        """Lose the line, in the midst of whatever was asked."""
        if self.page is not None:
            self.page.line.transport.abort()

    async def play(self) -> None:
        """Repeat what had no answer, then roll and move until the line is lost."""
        page = self.page
        assert page is not None
        try:
            while page.state["phase"] != "over":
                if self._open is not None or page.state["turn"] in page.game["mine"]:
                    self._open = self._open or self._next(page)
                    await self._ask(page, self._open)
                else:
                    await page.receive()
        except LOST as error:
            self.lost = repr(error)
        for entry in page.entries:
            told = {name: entry[name] for name in TOLD if name in entry}
            assert self.seen.setdefault(entry["number"], told) == told

    def _next(self, page: Page) -> dict[str, Any]:
        command = {"id": f"{self.cookie[-8:]}-{page.number}", "at": page.number}
        if page.state["phase"] == "roll":
            return command | {"kind": "roll"}
        return command | {"kind": "move", "move": page.state["moves"][0]["move"]}

    async def _ask(self, page: Page, command: dict[str, Any]) -> None:
        answer = await page.command(**command)
        if answer["type"] == "answer":
            self.answered[answer["id"]] = answer["number"]
            self.times.append(time.monotonic())
            self.first_answer = self.first_answer or self.times[-1]
        elif answer["code"] == "not_saved":
            self.not_saved += 1
            return
        else:
            # A computer or a clock may be faster, and a line that was lost leaves pages behind.
            assert answer["code"] in ("stale", "not_your_turn"), answer
        self._open = None

    @property
    def over(self) -> bool:
        """Whether the game was seen to end."""
        return self.page is not None and self.page.state["phase"] == "over"

    @property
    def number(self) -> int:
        """The last entry that was seen."""
        return -1 if self.page is None else self.page.number

    async def check(self, running: Running) -> None:
        """End the game; find every entry and answer as they were told, and the dice as promised."""
        device = await running.device(self.cookie)
        await device.json("POST", f"/api/games/{self.game}/leave")
        log = (await device.json("GET", f"/api/games/{self.game}/replay"))["entries"]
        assert [entry["number"] for entry in log] == list(range(len(log)))
        for number, told in self.seen.items():
            assert told == {name: log[number][name] for name in TOLD if name in log[number]}
        for name, number in self.answered.items():
            assert number == int(name.rpartition("-")[2]) + 1
            assert (log[number]["kind"], log[number]["by"]) in (("roll", "hand"), ("move", "hand"))
        assert len(set(self.answered.values())) == len(self.answered)
        record = read_record((await device.http.get(f"/api/games/{self.game}/record")).text)
        assert verify_record(record).ok
        assert self.page is not None
        assert record.dice is not None
        assert record.dice.commitment == self.page.game["dice"]["commitment"]


async def seated(running: Running, *names: str, computers: int = 0, **room: Any) -> list[Player]:
    """Let people begin a game of a room, and give them as players."""
    host = await open_room(running, names[0], **room)
    guests = [host, *[await join(running, host, name) for name in names[1:]]]
    if computers:
        await host.command("computers", levels=["easy"] * computers)
    pages = await begin(*guests)
    for page in (*guests, *pages):
        page.line.transport.abort()
    games = [page.game["id"] for page in pages]
    return [Player(guest.device.cookie, game) for guest, game in zip(guests, games, strict=True)]


async def come(running: Running | Sequence[Running], players: Sequence[Player]) -> None:
    """Let all come to a server, or to several in turn."""
    around = [running] if isinstance(running, Running) else running
    pairs = zip(itertools.cycle(around), players, strict=False)
    await asyncio.gather(*(player.come(place) for place, player in pairs))


async def play_until(players: Sequence[Player], enough: Callable[[], bool]) -> bool:
    """Let all play until that is enough or nobody has a line; tell whether it was enough."""
    tasks = [asyncio.create_task(player.play()) for player in players]
    while not (done := enough()) and not all(task.done() for task in tasks):
        await asyncio.wait(tasks, timeout=0.01)
    for player in players:
        player.hang_up()
    await asyncio.gather(*tasks)
    return done


def answers(players: Sequence[Player]) -> int:
    """Count what was answered."""
    return sum(len(player.answered) for player in players)


def first_answer(players: Sequence[Player]) -> float:
    """Give the time of the first answer to any of them since they came, 0 for none."""
    return min((player.first_answer for player in players if player.first_answer), default=0.0)


async def go_on(
    running: Running | Sequence[Running], players: Sequence[Player], more: int = 8
) -> float:
    """Come, play so many plies, and give the seconds until the first one was answered."""
    before, started = answers(players), time.monotonic()
    await come(running, players)
    enough = await play_until(players, lambda: answers(players) >= before + more)
    assert enough, [player.lost for player in players]
    return first_answer(players) - started


async def check(running: Running, players: Sequence[Player]) -> None:
    """Let all leave, and check what each of them was told."""
    for player in players:
        device = await running.device(player.cookie)
        await device.json("POST", f"/api/games/{player.game}/leave")
    for player in players:
        await player.check(running)
