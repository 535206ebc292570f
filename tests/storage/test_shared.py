"""Several stores on one database, as several servers have: what each may rely on."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable
from typing import Any

import psycopg
import pytest

from openludo.storage import Change, Conflict, NewGame, Sighting, Store, Tally, UnknownGame
from openludo.storage.opening import open_store

Scenario = Callable[[Store, Store], Awaitable[None]]
Run = Callable[[Scenario], None]


@pytest.fixture
def run(address: str) -> Run:
    """Run a scenario on two stores that share a database."""

    async def play(scenario: Scenario) -> None:
        one, two = open_store(address), open_store(address)
        try:
            await scenario(one, two)
        finally:
            await one.close()
            await two.close()

    return lambda scenario: asyncio.run(play(scenario))


def new(game: str) -> NewGame:
    """Make a game."""
    return NewGame(game, "phone", b"", b"")


def test_of_two_that_append_one_wins(run: Run) -> None:
    """The number decides between two servers; the log has no gap and nothing twice."""

    async def scenario(one: Store, two: Store) -> None:
        await one.create(new("a"), at=1.0)
        for number in range(40):
            writes = [
                store.append("a", number, Change([f"{name} {number}".encode()], 2.0, b""))
                for store, name in ((one, "one"), (two, "two"))
            ]
            results = await asyncio.gather(*writes, return_exceptions=True)
            assert sorted(type(r).__name__ for r in results) == ["Conflict", "NoneType"]
            winner = "one" if results[0] is None else "two"
            assert (await two.events("a"))[number].data == f"{winner} {number}".encode()
        assert [event.number for event in await one.events("a")] == list(range(40))

    run(scenario)


def test_each_sees_what_the_other_wrote(run: Run) -> None:
    """What one store has called written the other reads, and may go on from."""

    async def scenario(one: Store, two: Store) -> None:
        await one.create(new("a"), at=1.0)
        with pytest.raises(Conflict):
            await two.create(new("a"), at=1.0)
        await two.append("a", 0, Change([b"x"], 2.0, b"", members=("laptop",)))
        assert [game.id for game in await one.games("laptop")] == ["a"]
        await one.erase("a")
        assert await two.game("a") is None
        with pytest.raises(UnknownGame):
            await two.append("a", 1, Change([b"y"], 3.0, b""))

    run(scenario)


def test_a_due_game_is_claimed_by_one(run: Run) -> None:
    """Servers that look for due games at the same time share them out, each game once."""

    async def scenario(one: Store, two: Store) -> None:
        names = [f"game{n}" for n in range(60)]
        for name in names:
            await one.create(new(name), at=1.0)
            await one.append(name, 0, Change([b"x"], 1.0, b"", due=2.0))
        claimed: list[str] = []
        while len(claimed) < len(names):
            rounds = [store.claim(now=5.0, until=9.0, limit=7) for store in (one, two) * 3]
            found = [name for names in await asyncio.gather(*rounds) for name in names]
            assert found
            claimed += found
        assert sorted(claimed) == sorted(names)
        assert list(await two.claim(now=5.0, until=9.0)) == []

    run(scenario)


def test_an_append_and_an_erasure_come_in_some_order(run: Run) -> None:
    """A game that one server erases while another writes to it is gone, with all it had."""

    async def scenario(one: Store, two: Store) -> None:
        for number in range(30):
            game = f"game{number}"
            await one.create(new(game), at=1.0)
            change = Change([b"x"], 2.0, b"", members=("laptop",))
            appending = one.append(game, 0, change), one.leave(game, "phone")
            results = await asyncio.gather(*appending, two.erase(game), return_exceptions=True)
            assert all(result is None or isinstance(result, UnknownGame) for result in results)
            assert results[2] is None
            assert await one.game(game) is None
            assert list(await one.events(game)) == []
        assert list(await one.games("laptop")) == []

    run(scenario)


def test_who_wants_only_hints_of_others_is_not_told_of_its_own(run: Run) -> None:
    """What a store wrote itself it tells only those who want that too."""

    async def scenario(one: Store, two: Store) -> None:
        every: asyncio.Queue[str] = asyncio.Queue()
        others: list[str] = []
        one.subscribe(others.append, own=False)
        one.subscribe(every.put_nowait)
        await one.create(new("a"), at=1.0)
        async with asyncio.timeout(20):
            assert await every.get() == "a"
        assert others == []

    run(scenario)


def test_a_crowd_of_writers_never_waits_in_a_circle(run: Run, address: str) -> None:
    """Whatever many writers do to the same games at once, nothing fails but who is too late."""
    run(crowd)
    if address.startswith("postgresql"):
        with psycopg.connect(address) as connection:
            query = "SELECT deadlocks FROM pg_stat_database WHERE datname = current_database()"
            assert connection.execute(query).fetchone() == (0,)


async def crowd(one: Store, two: Store) -> None:
    """Have many writers at work on a few games."""
    names = [f"game{n}" for n in range(8)]
    for name in names:
        await one.create(new(name), at=1.0)
    lots = random.Random("a crowd")
    writers = [write(store, names, lots.randbytes(8)) for store in (one, two) * 12]
    appended = sum(await asyncio.gather(*writers))
    logs = [await one.events(name) for name in names]
    for log in logs:
        assert [event.number for event in log] == list(range(len(log)))
    assert appended == sum(map(len, logs)) > 0


async def write(store: Store, names: list[str], seed: bytes) -> int:
    """Do this and that to games in any order, and count what was appended."""
    lots, appended = random.Random(seed), 0
    for _ in range(15):
        name, device = lots.choice(names), lots.choice(("phone", "laptop", "tablet"))
        game = await store.game(name)
        assert game is not None
        counted = [Tally(name, d, "", "", "won", 1.0, 1.0) for d in lots.sample("abcd", 3)]
        change = Change([b"x"], 2.0, b"", due=1.0, tallies=counted, members=(device,))
        try:
            await store.append(name, game.events, change)
            appended += 1
        except Conflict:
            await lots.choice(other_work(store, name, device))()
    return appended


def other_work(store: Store, name: str, device: str) -> list[Callable[[], Awaitable[Any]]]:
    """List what else is written than appends."""
    return [
        lambda: store.leave(name, device),
        lambda: store.forget_tallies(random.choice("abcd")),
        lambda: store.claim(now=5.0, until=6.0),
        lambda: create_and_erase(store, f"{name} {random.random()}"),
        lambda: come_and_go(store, [name, *random.sample([f"game{n}" for n in range(8)], 3)]),
    ]


async def come_and_go(store: Store, games: list[str]) -> None:
    """Let people be at games for a moment."""
    server = f"server {id(store)}"
    for at in (server, ""):
        seen = [Sighting(game, device, at, 1.0) for game in dict.fromkeys(games) for device in "ba"]
        await store.attend(server, 1.0, 9.0, seen)
    await store.sweep(server, 20.0, 0.0)


async def create_and_erase(store: Store, name: str) -> None:
    """Keep a game for a moment."""
    await store.create(new(name), at=1.0)
    await store.erase(name, [Tally(name, "a", "", "", "won", 1.0, 1.0)])
