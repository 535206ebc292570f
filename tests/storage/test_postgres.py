"""What only a database server can do: be away, come back, hold locks, carry hints."""

from __future__ import annotations

import asyncio
import itertools
import time
from collections.abc import Awaitable, Iterator
from contextlib import asynccontextmanager, suppress
from typing import Any

import psycopg
import pytest
from tests.storage.cluster import Cluster

from openludo.storage import Change, Conflict, NewGame, Store, Unreachable
from openludo.storage.opening import open_store
from openludo.storage.postgres import connect

SOON = 20.0
LONGEST = 25.0
NUMBERS = itertools.count()


@pytest.fixture
def url(postgres: Cluster) -> Iterator[str]:
    """Give the URL of an empty database; the server runs again after the test."""
    yield postgres.emptied()
    if not postgres.runs():
        postgres.start()


@asynccontextmanager
async def stores(url: str, count: int = 1) -> Any:
    """Open stores on one database."""
    opened = [open_store(url) for _ in range(count)]
    try:
        yield opened[0] if count == 1 else opened
    finally:
        for store in opened:
            await store.close()


def change(*events: bytes) -> Change:
    """Make a change that writes events."""
    return Change(events, 2.0, b"summary", due=3.0)


async def keep(store: Store, *names: str) -> None:
    """Keep games of these ids."""
    for name in names:
        await store.create(NewGame(name, "phone", b"", b""), at=1.0)


async def fails(work: Awaitable[Any]) -> None:
    """Expect that work fails before long, and not because somebody was first."""
    started = time.monotonic()
    with pytest.raises(Exception) as failure:  # noqa: PT011
        await work
    assert not isinstance(failure.value, Conflict)
    assert time.monotonic() - started < LONGEST


@pytest.mark.parametrize("mode", ["fast", "immediate"])
def test_the_store_works_again_when_the_database_does(
    postgres: Cluster, url: str, mode: str
) -> None:
    """While the database is stopped all fails at once; then all goes on, and nothing is lost."""

    async def scenario() -> None:
        async with stores(url) as store:
            await keep(store, "a")
            await store.append("a", 0, change(b"one"))
            postgres.stop(mode)
            for _ in range(3):
                await fails(store.append("a", 1, change(b"lost")))
                await fails(store.events("a"))
                await fails(store.check())
                await fails(store.now())
            postgres.start()
            await store.append("a", 1, change(b"two"))
            assert [e.data for e in await store.events("a")] == [b"one", b"two"]
            assert list(await store.claim(now=5.0, until=9.0)) == ["a"]

    asyncio.run(scenario())


def test_a_restart_between_two_writes_is_not_noticed(postgres: Cluster, url: str) -> None:
    """Connections that died while nobody used them are replaced without a word."""

    async def scenario() -> None:
        async with stores(url) as store:
            await keep(store, "a")
            await asyncio.gather(*(store.check() for _ in range(8)))
            postgres.stop()
            postgres.start()
            await asyncio.gather(*(store.check() for _ in range(8)))
            postgres.stop()
            postgres.start()
            await asyncio.gather(*(store.append("a", n, change(b"x")) for n in range(2)))
            assert len(await store.events("a")) == 2

    asyncio.run(scenario())


def test_writes_in_the_midst_of_a_stop_are_whole_or_refused(postgres: Cluster, url: str) -> None:
    """Whoever writes while the database stops is told; what was acknowledged is there after it."""

    async def scenario() -> None:
        async with stores(url) as store:
            names = [f"game{n}" for n in range(20)]
            await keep(store, *names)
            begun = [asyncio.Event() for _ in names]
            writers = [
                asyncio.create_task(write_on(store, *one)) for one in zip(names, begun, strict=True)
            ]
            await asyncio.gather(*(event.wait() for event in begun))
            await asyncio.to_thread(postgres.stop)
            acknowledged = await asyncio.gather(*writers)
            postgres.start()
            for name, number in zip(names, acknowledged, strict=True):
                log = await store.events(name)
                assert [event.number for event in log] == list(range(len(log)))
                # The last one may have been kept without anyone having heard of it.
                assert number <= len(log) <= number + 1
                await store.append(name, len(log), change(b"x"))

    asyncio.run(scenario())


async def write_on(store: Store, game: str, begun: asyncio.Event) -> int:
    """Append until that fails, and count."""
    number = 0
    while True:
        try:
            await store.append(game, number, change(b"x"))
        except Conflict:
            raise
        except Exception:
            return number
        number += 1
        begun.set()


def test_hints_go_from_one_server_to_the_other(url: str) -> None:
    """Another server soon hears which game was changed."""

    async def scenario() -> None:
        async with stores(url, 2) as (one, two):
            hints: asyncio.Queue[str] = asyncio.Queue()
            two.subscribe(hints.put_nowait, own=False)
            await first_hint(one, hints)
            for number in range(3):
                await one.append("a", number, change(b"x"))
                async with asyncio.timeout(SOON):
                    assert await hints.get() == "a"
                assert len(await two.events("a")) == number + 1
            await one.erase("a")
            async with asyncio.timeout(SOON):
                assert await hints.get() == "a"

    asyncio.run(scenario())


async def first_hint(store: Store, hints: asyncio.Queue[str]) -> None:
    """Make a game known to another server, which has only just begun to listen."""
    await keep(store, "a")
    async with asyncio.timeout(LONGEST):
        for number in itertools.count():
            await keep(store, f"ring{number}")
            with suppress(TimeoutError):
                async with asyncio.timeout(0.1):
                    await hints.get()
                    break
    await hear_out(store, hints)


async def hear_out(store: Store, hints: asyncio.Queue[str]) -> None:
    """Read all hints that are still on their way."""
    # What is told in one go has no order, but all of it comes before what is told afterwards.
    for _ in range(2):
        last = f"last{next(NUMBERS)}"
        await keep(store, last)
        async with asyncio.timeout(SOON):
            while await hints.get() != last:
                pass


def test_hints_come_again_after_a_restart(postgres: Cluster, url: str) -> None:
    """The connection that listens is made anew, and so is one that is ended by hand."""

    async def scenario() -> None:
        async with stores(url, 2) as (one, two):
            hints: asyncio.Queue[str] = asyncio.Queue()
            two.subscribe(hints.put_nowait)
            await first_hint(one, hints)
            postgres.stop()
            postgres.start()
            await keep(one, "b")
            await come_again(one, hints)
            with connect(url, autocommit=True) as connection:
                connection.execute("""
                    SELECT pg_terminate_backend(pid) FROM pg_stat_activity
                    WHERE pid <> pg_backend_pid() AND datname = current_database()
                """)
            await come_again(one, hints)

    asyncio.run(scenario())


async def come_again(store: Store, hints: asyncio.Queue[str]) -> None:
    """Write until a hint comes: a few seconds at most."""
    async with asyncio.timeout(SOON):
        while hints.empty():
            game = await store.game("a")
            assert game is not None
            await store.append("a", game.events, change(b"x"))
            await asyncio.sleep(0.1)
    await hear_out(store, hints)


def test_a_lock_that_is_held_stops_one_game_only(url: str) -> None:
    """A writer that stands still elsewhere costs its own game an error, the others a wait."""

    async def scenario() -> None:
        impatient = f"{url}?options=-c%20lock_timeout%3D300ms"
        async with stores(impatient) as store:
            await keep(store, "a", "b", "c")
            with connect(url) as holder:
                holder.execute("SELECT 1 FROM games WHERE id = 'b' FOR UPDATE")
                writes = [store.append(name, 0, change(b"x")) for name in "abc"]
                results = await asyncio.gather(*writes, return_exceptions=True)
                assert results[0] is results[2] is None
                assert isinstance(results[1], Exception)
                assert not isinstance(results[1], Conflict)
                # What others are at is not claimed, and not waited for.
                assert list(await store.claim(now=5.0, until=9.0)) == ["a", "c"]
            await store.append("b", 0, change(b"y"))
            assert [e.data for e in await store.events("b")] == [b"y"]

    asyncio.run(scenario())


def test_the_number_decides_whatever_isolation_the_database_prefers(postgres: Cluster) -> None:
    """A database set to serialize everything has appends refused by their number alone."""
    url = postgres.database()
    with connect(url, autocommit=True) as connection:
        name = url.rpartition("/")[2]
        for setting in ("default_transaction_isolation TO serializable", "synchronous_commit TO 0"):
            connection.execute(f"ALTER DATABASE {name} SET {setting}")
    with connect(url) as connection:
        kept = connection.execute("SHOW synchronous_commit").fetchone()
        assert kept == ("on",)

    async def scenario() -> None:
        async with stores(url, 2) as (one, two):
            await keep(one, "a")
            for number in range(20):
                writes = [store.append("a", number, change(b"x")) for store in (one, two)]
                results = await asyncio.gather(*writes, return_exceptions=True)
                assert sorted(type(r).__name__ for r in results) == ["Conflict", "NoneType"]

    asyncio.run(scenario())


def test_the_clock_is_that_of_the_database(url: str) -> None:
    """Time is asked of the database, and goes on within one connection."""

    async def scenario() -> None:
        async with stores(url) as store:
            times = [await store.now() for _ in range(5)]
            assert times == sorted(set(times))
            with connect(url, autocommit=True) as connection:
                row = connection.execute("SELECT extract(epoch FROM clock_timestamp())").fetchone()
                assert row is not None
            assert times[-1] <= float(row[0]) <= await store.now()

    asyncio.run(scenario())


@pytest.mark.parametrize(
    "address",
    [
        "postgresql://ann:se-cret@127.0.0.1:1/games",
        "postgres://ann:se-cret@127.0.0.1:1/games",
        "postgresql://ann@127.0.0.1:1/games?password=se-cret&connect_timeout=2",
        "postgresql://ann:se-cret@127.0.0.1:1/games?no_such_option=1",
        "postgresql://ann:x/se-cret@127.0.0.1:1/games",
        "postgresql://ann:x@se-cret@127.0.0.1:1/games",
        "postgresql://ann:%zzse-cret@127.0.0.1:1/games",
        "postgresql://ann:12#se-cret@127.0.0.1:1/games",
        "postgresql://ann:12?se-cret@127.0.0.1:1/games",
        "postgresql://:se-cret@127.0.0.1:1/games",
        "mysql://ann:se-cret@127.0.0.1:1/games",
    ],
)
def test_an_error_names_the_database_without_its_password(address: str) -> None:
    """Who cannot be reached, or is written wrongly, is named; the password never is."""
    with pytest.raises(Unreachable) as failure:
        open_store(address)
    assert "se-cret" not in str(failure.value)
    assert "mysql" in str(failure.value) or "127.0.0.1:1/games" in str(failure.value)


def test_a_url_may_say_what_postgresql_itself_understands(postgres: Cluster, url: str) -> None:
    """Options in the URL win over ours: here the name by which the database knows us."""
    socket = f"postgresql:///{url.rpartition('/')[2]}?host={postgres.folder}&port={postgres.port}"
    with connect(f"{socket}&user=openludo&application_name=ludo") as connection:
        name = connection.execute("SHOW application_name").fetchone()
        timeout = connection.execute("SHOW statement_timeout").fetchone()
    assert (name, timeout) == (("ludo",), ("10s",))


def test_a_closed_store_leaves_no_connection(url: str) -> None:
    """A server that ends lets go of all its connections, and opens only a few."""

    async def scenario(probe: psycopg.Connection[Any]) -> None:
        async with stores(url) as store:
            await asyncio.gather(*(store.check() for _ in range(100)))
            await keep(store, "a")
            assert 2 <= connections(probe) <= 6

    with psycopg.connect(url, autocommit=True) as probe:
        asyncio.run(scenario(probe))
        deadline = time.monotonic() + SOON
        while (left := connections(probe)) and time.monotonic() < deadline:
            time.sleep(0.05)
        assert left == 0


def connections(probe: psycopg.Connection[Any]) -> int:
    """Count the other connections to a database."""
    row = probe.execute("""
        SELECT count(*) FROM pg_stat_activity
        WHERE pid <> pg_backend_pid() AND datname = current_database()
    """).fetchone()
    assert row is not None
    return int(row[0])


def test_a_store_that_nobody_can_reach_closes(postgres: Cluster, url: str) -> None:
    """The end of a server does not wait for a database that is away."""

    async def scenario() -> None:
        async with stores(url) as store:
            await keep(store, "a")
            postgres.stop()
            work = asyncio.create_task(fails(store.append("a", 0, change(b"x"))))
            await asyncio.sleep(0)
            started = time.monotonic()
            await store.close()
            assert time.monotonic() - started < LONGEST
            await work

    asyncio.run(scenario())
