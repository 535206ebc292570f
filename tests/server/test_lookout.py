"""What other servers did is seen with few questions, and games played here write nothing extra."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

import pytest
from tests.server.servers import (
    DeafStore,
    Server,
    SharedStore,
    on_store,
    playing,
    settle,
    wait,
)

from openludo.server.protocol.gathering import JoinCommand, NewRoom, StartCommand
from openludo.server.protocol.refusals import Refusal
from openludo.storage import Length, Sighting, StoredGame


class CountingStore(SharedStore):
    """A store that counts what it is asked, and tells no hints of its own."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: Counter[str] = Counter()

    def subscribe(self, hint: Any, own: bool = True) -> Any:
        """Tell nothing, as SQLite does not between processes."""
        return lambda: None

    async def game(self, game: str) -> StoredGame | None:
        """Count a read."""
        self.asked["game"] += 1
        return await super().game(game)

    async def sightings(self, game: str, now: float) -> Sequence[Sighting]:
        """Count a read."""
        self.asked["sightings"] += 1
        return await super().sightings(game, now)

    async def lengths(self, games: Sequence[str]) -> Mapping[str, Length]:
        """Count a read."""
        self.asked["lengths"] += 1
        return await super().lengths(games)

    async def attend(self, *given: Any) -> bool:
        """Count a write."""
        self.asked["attend"] += 1
        return await super().attend(*given)


@pytest.mark.parametrize("servers", [1, 2])
def test_looking_costs_a_question_however_many_rooms_there_are(servers: int) -> None:
    """Many rooms that nothing happens in are not read; one server alone does not even ask."""
    store = CountingStore()

    async def scenario(one: Server, *others: Server) -> None:
        rooms = []
        for _ in range(30):
            code = (await one.lobby.create("Ann", NewRoom("classic", "Ann"))).code
            rooms.append(await one.look(code, "Ann"))
        assert len({*rooms}) == len(one.lobby._rooms) == 30
        await wait(5, one, *others)
        store.asked.clear()
        await wait(20, one, *others)
        assert (store.asked["game"], store.asked["sightings"]) == (0, 0)
        assert store.asked["lengths"] <= (0 if servers == 1 else 11)
        assert store.asked["attend"] <= 7 * servers

    on_store(scenario, store, servers)


def test_a_ply_writes_nothing_of_who_is_there() -> None:
    """Play at one server reads and writes no sightings."""
    store = CountingStore()

    async def scenario(one: Server) -> None:
        at = await one.game()
        await at.come("Ann", "Ben")
        store.asked.clear()
        for _ in range(50):
            await at.act()
            await settle(one)
        assert store.asked == Counter()

    playing(scenario, servers=1, store=store)


def test_a_game_that_was_erased_elsewhere_ends_for_its_pages() -> None:
    """What no hint told is found when everything is compared."""

    async def scenario(one: Server, two: Server) -> None:
        at = await one.game()
        await at.come("Ann")
        await two.table.store.erase("game")
        await wait(3, one, two)
        ended = at.ears["Ann"].ended
        assert isinstance(ended, Refusal)
        assert ended.code == "unknown_game"

    playing(scenario, store=DeafStore())


@pytest.mark.parametrize("seconds", [0, 3], ids=["here", "elsewhere"])
def test_a_room_learns_without_a_hint_that_its_game_has_ended(seconds: int) -> None:
    """At once where the game ended, and within two seconds at another server."""

    async def scenario(one: Server, two: Server) -> None:
        code = (await one.lobby.create("Ann", NewRoom("classic", "Ann"))).code
        ann = await one.look(code, "Ann")
        await ann.command(JoinCommand("j", "Ben"), "Ben")
        await ann.command(StartCommand("go"), "Ann")
        assert one.shown["phase"] == "playing"
        game = one.shown["game"]
        playing = two if seconds else one
        for device in ("Ann", "Ben"):
            await (await playing.table.hall.room(game, device)).leave(device)
        await wait(seconds, one, two)
        await settle(one, two)
        assert one.shown["phase"] == "gathering"

    on_store(scenario, DeafStore())
