"""Rooms served by one process, by three on one file, and by three on one PostgreSQL: it is all one.

In each test whoever comes first comes to the first process, the next one to the next.
"""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Awaitable, Callable, Iterator
from contextlib import AsyncExitStack
from itertools import cycle, islice
from pathlib import Path
from typing import Any

import pytest
from tests.conftest import Server, start_server
from tests.server.guests import agree, begin, join, open_room, play_on
from tests.server.running import (
    Player,
    Running,
    answers,
    check,
    come,
    go_on,
    play_until,
    seated,
)
from tests.server.site import Page
from tests.storage.cluster import Cluster

SHORT = {"board": "strip32", "begin_on_start": "4", "tokens_to_win": "1", "home_roll": "overshoot"}
"""House rules by which a game is over after a few dozen plies."""

Scenario = Callable[[list[Running]], Awaitable[None]]


class Service:
    """Processes that share a store."""

    def __init__(self, data: Path, number: int, *further: str) -> None:
        self._data, self._further = data, further
        self.servers = [self._start() for _ in range(number)]

    def run(self, scenario: Scenario) -> None:
        """Run a scenario at all processes."""

        async def run() -> None:
            async with AsyncExitStack() as stack:
                await scenario([Running(server, stack) for server in self.servers])

        asyncio.run(run())

    def mend(self) -> None:
        """Start a process anew in the place of each that was killed."""
        alive = [server.process.poll() is None for server in self.servers]
        self.servers = [
            server if lives else self._start()
            for server, lives in zip(self.servers, alive, strict=True)
        ]

    def stop(self) -> None:
        """End all processes."""
        assert [server.stop() for server in self.servers] == [0] * len(self.servers)

    def _start(self) -> Server:
        return start_server(self._data, *self._further)


@pytest.fixture(scope="module", params=["one", "three on a file", "three on PostgreSQL"])
def service(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Service]:
    """Run processes that the tests of this module share."""
    further: tuple[str, ...] = ()
    if request.param.endswith("PostgreSQL"):
        postgres: Cluster = request.getfixturevalue("postgres")
        further = ("--database", postgres.database())
    number = 1 if request.param == "one" else 3
    running = Service(tmp_path_factory.mktemp("rooms") / "data", number, *further)
    yield running
    running.stop()


def three(places: list[Running]) -> list[Running]:
    """Give three processes to come to, or one three times."""
    return list(islice(cycle(places), 3))


def test_a_game_of_a_room_is_played_to_its_end(service: Service) -> None:
    """Apart and then together all see every entry once and in order, and the same dice."""

    async def scenario(places: list[Running]) -> None:
        one, two, last = three(places)
        players = await seated(one, "Ann", "Ben", rules=SHORT, watch=True)
        watching = await (await last.device()).open(players[0].game)
        seeing = asyncio.create_task(see_the_end(watching))
        # On one file every look at what the others did takes up to two seconds.
        await go_on([one, two], players, 6)
        await come(two, players)
        assert await play_until(players, lambda: all(player.over for player in players))
        await seeing
        assert watching.number == players[0].number == players[1].number
        await check(last, players)

    service.run(scenario)


async def see_the_end(page: Page) -> None:
    """Look on until the game is over."""
    while page.state["phase"] != "over":
        await page.receive()


def test_a_reload_in_the_midst_of_a_roll_finds_the_same_choice(service: Service) -> None:
    """The roll stands, its moves are offered again, and the others see what is chosen."""

    async def scenario(places: list[Running]) -> None:
        one, two, _ = three(places)
        ann = await open_room(one)
        ben = await join(one, ann, "Ben")
        pages = await begin(ann, ben)
        await by_hand(pages)
        while pages[0].state["phase"] != "move":
            await play_on(pages, 1)
            await agree(pages)
        seat = pages[0].state["turn"]
        guest, other = ((ann, pages[1]), (ben, pages[0]))[pages[1].game["mine"] == [seat]]
        guest.line.transport.abort()
        device = await two.device(guest.device.cookie)
        again = await device.open(other.game["id"])
        assert (again.state, again.number) == (other.state, other.number)
        assert (await again.act())["type"] == "answer"
        while other.number < again.number:
            await other.receive()
        assert other.entries[-1] == again.entries[-1]
        for page in (ann, ben, *pages):
            page.line.transport.abort()

    service.run(scenario)


async def by_hand(pages: list[Page]) -> None:
    """Let nobody's only move be played by itself."""
    for page, seat in zip(pages, "01", strict=True):
        assert (await page.command("settings", auto_move={seat: False}))["type"] == "answer"
    await agree(pages)


def test_a_command_that_lost_its_line_is_made_once(service: Service) -> None:
    """It is repeated with its id where its page comes back, and answered as if nothing happened."""

    async def scenario(places: list[Running]) -> None:
        players = await seated(places[0], "Ann", "Ben")
        await come(places[0], players)
        await by_hand([page_of(player) for player in players])
        around = cycle(places)
        for _ in range(4):
            for player in players:
                player.hang_up()
            await come([next(around), next(around)], players)
            ann, ben = players
            acting = ann if on_turn(ann) else ben
            command = asked_by(acting)
            await page_of(acting).send(command)
            acting.hang_up()
            await acting.come(next(around))
            page = page_of(acting)
            answer = await page.command(command["type"], **command)
            assert answer == {"type": "answer", "id": command["id"], "number": command["at"] + 1}
            await agree([page_of(player) for player in players])
        await check(places[-1], players)

    service.run(scenario)


def page_of(player: Player) -> Page:
    """Give the page of a player who has come."""
    assert player.page is not None
    return player.page


def on_turn(player: Player) -> bool:
    """Tell whether a player is to act."""
    page = page_of(player)
    return page.state["turn"] in page.game["mine"]


def asked_by(player: Player) -> dict[str, Any]:
    """Roll, or play the first move."""
    page = page_of(player)
    command = {"type": page.state["phase"], "id": f"once-{page.number}", "at": page.number}
    if command["type"] == "move":
        command["move"] = page.state["moves"][0]["move"]
    return command


def test_a_process_that_is_killed_takes_no_room_with_it(service: Service) -> None:
    """Its players come to the others, the computers that were due go on: nothing is lost."""
    players: list[Player] = []

    async def before(places: list[Running]) -> None:
        one, two, _ = three(places)
        players.extend(await seated(one, "Ann", "Ben", computers=1))
        await come([one, two], players)
        await play_until(players, strike)

    def strike() -> bool:
        if answers(players) < 6:
            return False
        service.servers[0].process.send_signal(signal.SIGKILL)
        return True

    async def after(places: list[Running]) -> None:
        await go_on(three(places)[1:], players)
        await check(places[-1], players)

    try:
        service.run(before)
        service.servers[0].process.wait()
        if len(service.servers) == 1:
            service.mend()
        service.run(after)
    finally:
        service.mend()
