"""What every store must do with standings, run on each of them; and two servers on one database."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import Any

import pytest
from tests.storage.keeping import Run, change, keep, listed

from openludo.storage import Conflict, Contest, Rated, Standing, Store, Strength
from openludo.storage.opening import open_store

START = (25.0, 8.0)


def one_up(before: Mapping[str, Strength]) -> dict[str, Strength]:
    """Let everyone be one better and half as unsure."""
    return {device: (mu + 1.0, sigma / 2) for device, (mu, sigma) in before.items()}


def contest(*devices: str, family: str = "classic", rate: Any = one_up, name: str = "") -> Contest:
    """Make a contest of devices that are called as they are, in capitals, or otherwise."""
    return Contest(family, {one: name or one.upper() for one in devices}, START, rate)


async def end(
    store: Store, game: str, contest: Contest, at: float = 1.0, expected: int = 0
) -> None:
    """End a game that is rated."""
    await store.append(game, expected, change(b"end", open=False, contest=contest, at=at))


def test_a_contest_moves_all_who_took_part(run: Run) -> None:
    """Newcomers begin at the start; later games go on from where they stand."""

    async def scenario(store: Store) -> None:
        await keep(store, "a", "b")
        await end(store, "a", contest("phone", "laptop"))
        await end(store, "b", contest("phone", name="Ann"), at=2.0)
        assert await store.standings("classic") == [
            Standing("classic", "phone", "Ann", 27.0, 2.0, 2),
            Standing("classic", "laptop", "LAPTOP", 26.0, 4.0, 1),
        ]
        assert await store.rated("phone", ["a", "b", "c"]) == [
            Rated("b", "phone", "classic", (26.0, 4.0), (27.0, 2.0), 2.0),
            Rated("a", "phone", "classic", START, (26.0, 4.0), 1.0),
        ]
        assert [one.game for one in await store.rated("phone", ["b"])] == ["b"]
        assert list(await store.rated("phone", [])) == []
        assert list(await store.rated("stranger", ["a", "b"])) == []

    run(scenario)


def test_families_are_apart(run: Run) -> None:
    """Who is good at one game is new to another."""

    async def scenario(store: Store) -> None:
        await keep(store, "a", "b")
        await end(store, "a", contest("phone"))
        await end(store, "b", contest("phone", "laptop", family="pairs"))
        assert [(one.family, one.mu) for one in await store.standings_of("phone")] == [
            ("classic", 26.0),
            ("pairs", 26.0),
        ]
        assert [one.device for one in await store.standings("pairs")] == ["laptop", "phone"]
        assert [one.device for one in await store.standings("pairs", limit=1)] == ["laptop"]
        assert list(await store.standings("danish")) == []
        assert list(await store.standings_of("stranger")) == []

    run(scenario)


def test_a_game_counts_once_in_standings(run: Run) -> None:
    """Neither a write that comes too late nor a second end changes anything."""

    async def scenario(store: Store) -> None:
        await keep(store, "a")
        await end(store, "a", contest("phone"))
        with pytest.raises(Conflict):
            await end(store, "a", contest("phone"))
        await end(store, "a", contest("phone", "laptop"), expected=1)
        (standing,) = await store.standings("classic")
        assert (standing.mu, standing.games) == (26.0, 1)
        assert len(await store.rated("phone", ["a"])) == 1

    run(scenario)


def test_a_contest_that_fails_writes_nothing(run: Run) -> None:
    """The end of a game and what it changes are written together or not at all."""

    def fail(_: Mapping[str, Strength]) -> dict[str, Strength]:
        raise ArithmeticError("no number")

    async def scenario(store: Store) -> None:
        await keep(store, "a")
        with pytest.raises(ArithmeticError):
            await end(store, "a", contest("phone", rate=fail))
        game = await store.game("a")
        assert game is not None
        assert (game.events, game.open) == (0, True)
        assert list(await store.standings("classic")) == []

    run(scenario)


def test_games_that_end_at_once_all_count(run: Run) -> None:
    """Thirty games of the same two people, ended together, move them thirty times."""

    async def scenario(store: Store) -> None:
        names = [f"game{n}" for n in range(30)]
        await keep(store, *names)
        await asyncio.gather(*(end(store, name, contest("phone", "laptop")) for name in names))
        assert [(one.mu, one.games) for one in await store.standings("classic")] == [(55.0, 30)] * 2

    run(scenario)


def test_an_erased_game_stays_counted(run: Run) -> None:
    """What a game told of its people outlives it."""

    async def scenario(store: Store) -> None:
        await keep(store, "a")
        await end(store, "a", contest("phone"))
        await store.erase("a")
        assert await listed(store, "phone") == []
        assert [one.games for one in await store.standings_of("phone")] == [1]

    run(scenario)


def test_servers_that_share_a_database_rate_one_after_another(address: str) -> None:
    """Of games that end at once on two servers, amid other writes, each counts."""

    async def scenario() -> None:
        stores = [open_store(address), open_store(address)]
        names = [f"game{n:02}" for n in range(20)]
        await keep(stores[0], *names, *(f"{name} open" for name in names))
        people = ["ann", "ben", "cem", "dia"]
        writes = []
        for n, name in enumerate(names):
            turned = people[n % 4 :] + people[: n % 4]
            writes.append(end(stores[n % 2], name, contest(*turned)))
            writes.append(stores[1 - n % 2].append(f"{name} open", 0, change(b"x")))
        await asyncio.gather(*writes)
        assert [(one.mu, one.games) for one in await stores[1].standings("classic")] == [
            (45.0, 20)
        ] * 4
        for store in stores:
            await store.close()

    asyncio.run(scenario())
