"""What every store must do with codes of one use, run on each; and two servers on one database."""

from __future__ import annotations

import asyncio

import pytest
from tests.storage.keeping import Run

from openludo.storage import Conflict, Store
from openludo.storage.opening import open_store


def test_a_code_names_its_device_once(run: Run) -> None:
    """Who takes a code is told whose it is; a second one, and who has another, is told nothing."""

    async def scenario(store: Store) -> None:
        await store.keep_code("digest", "phone", now=1.0, until=9.0)
        assert await store.take_code("other", now=2.0) is None
        assert await store.take_code("digest", now=2.0) == "phone"
        assert await store.take_code("digest", now=2.0) is None

    run(scenario)


def test_a_code_ends(run: Run) -> None:
    """A code is good until its time, and not at it."""

    async def scenario(store: Store) -> None:
        await store.keep_code("early", "phone", now=1.0, until=9.0)
        await store.keep_code("late", "laptop", now=1.0, until=9.0)
        assert await store.take_code("early", now=8.5) == "phone"
        assert await store.take_code("late", now=9.0) is None

    run(scenario)


def test_a_device_has_one_code(run: Run) -> None:
    """A new code replaces the last one of its device, even by itself, and no other's."""

    async def scenario(store: Store) -> None:
        await store.keep_code("first", "phone", now=1.0, until=9.0)
        await store.keep_code("laptop's", "laptop", now=1.0, until=9.0)
        await store.keep_code("second", "phone", now=2.0, until=9.0)
        await store.keep_code("second", "phone", now=2.0, until=10.0)
        assert await store.take_code("first", now=3.0) is None
        assert await store.take_code("second", now=9.5) == "phone"
        assert await store.take_code("laptop's", now=3.0) == "laptop"

    run(scenario)


def test_a_code_of_another_device_is_not_taken_over(run: Run) -> None:
    """Two devices never have the same code; the first keeps it, and the other its last one."""

    async def scenario(store: Store) -> None:
        await store.keep_code("same", "phone", now=1.0, until=9.0)
        await store.keep_code("own", "laptop", now=1.0, until=9.0)
        with pytest.raises(Conflict):
            await store.keep_code("same", "laptop", now=2.0, until=9.0)
        assert await store.take_code("same", now=3.0) == "phone"
        assert await store.take_code("own", now=3.0) == "laptop"

    run(scenario)


def test_a_code_that_ended_is_swept_by_the_next(run: Run) -> None:
    """What nobody took is gone when anybody asks for a code after its end, and no sooner."""

    async def scenario(store: Store) -> None:
        await store.keep_code("old", "phone", now=1.0, until=9.0)
        await store.keep_code("fresh", "tablet", now=8.0, until=16.0)
        with pytest.raises(Conflict):
            await store.keep_code("old", "laptop", now=8.0, until=16.0)
        await store.keep_code("new", "laptop", now=9.0, until=17.0)
        await store.keep_code("old", "watch", now=9.0, until=17.0)
        assert await store.take_code("old", now=9.0) == "watch"
        assert await store.take_code("fresh", now=9.0) == "tablet"

    run(scenario)


def test_of_many_who_take_a_code_at_once_one_has_it(run: Run) -> None:
    """Twenty tries at the same moment: one is told the device."""

    async def scenario(store: Store) -> None:
        await store.keep_code("digest", "phone", now=1.0, until=9.0)
        tries = await asyncio.gather(*(store.take_code("digest", now=2.0) for _ in range(20)))
        assert sorted(tries, key=str) == [None] * 19 + ["phone"]

    run(scenario)


def test_a_code_of_one_server_is_taken_once_at_two(address: str) -> None:
    """Servers on one database know each other's codes, and never give one twice or hang."""

    async def scenario() -> None:
        stores = [open_store(address), open_store(address)]
        names = [f"device{n:02}" for n in range(20)]
        for turn in range(3):
            now = 10.0 * turn
            kept = [
                store.keep_code(f"{name} {turn} {n}", name, now=now, until=now + 9.0)
                for name in names
                for n, store in enumerate(stores)
            ]
            await asyncio.gather(*kept)
            taken = [
                store.take_code(f"{name} {turn} {n}", now=now)
                for name in names
                for n in (0, 1)
                for store in stores
            ]
            found = [device for device in await asyncio.gather(*taken) if device is not None]
            assert sorted(found) == names
        for store in stores:
            await store.close()

    asyncio.run(scenario())
