"""What every store must do for servers that share it: who lives, and who is there at which."""

from __future__ import annotations

import asyncio

from tests.storage.keeping import Run, change, keep

from openludo.storage import Length, Sighting, Store

NEVER = 0.0


async def come(store: Store, server: str, device: str, at: float, game: str = "a") -> bool:
    """Let a device come to a server, which is believed to live ten seconds more."""
    return await store.attend(server, at, at + 10, [Sighting(game, device, server, at)])


async def go(store: Store, server: str, device: str, at: float, game: str = "a") -> bool:
    """Let a device go from a server."""
    return await store.attend(server, at, at + 10, [Sighting(game, device, "", at)])


async def seen(store: Store, now: float, game: str = "a") -> dict[str, float]:
    """Tell since when each device is at a server, or when it was last seen."""
    found = await store.sightings(game, now)
    assert {one.game for one in found} <= {game}
    return {f"{one.device}@{one.server}": one.at for one in found}


def test_who_comes_is_seen_and_who_goes_was(run: Run) -> None:
    """A device is there from its coming on, and afterwards it was seen last when it went."""

    async def scenario(store: Store) -> None:
        await keep(store, "a", "b")
        await come(store, "one", "phone", 1.0)
        await come(store, "one", "laptop", 2.0)
        assert await seen(store, 3.0) == {"phone@one": 1.0, "laptop@one": 2.0}
        await go(store, "one", "phone", 4.0)
        assert await seen(store, 5.0) == {"phone@": 4.0, "laptop@one": 2.0}
        await come(store, "one", "phone", 6.0)
        assert (await seen(store, 7.0))["phone@one"] == 6.0
        assert await seen(store, 7.0, "b") == {}

    run(scenario)


def test_a_device_may_be_at_two_servers(run: Run) -> None:
    """It is there until it went from the last one, and that is when it was last seen."""

    async def scenario(store: Store) -> None:
        await keep(store, "a")
        await come(store, "one", "phone", 1.0)
        await come(store, "two", "phone", 2.0)
        await go(store, "two", "phone", 3.0)
        assert await seen(store, 4.0) == {"phone@one": 1.0, "phone@": 3.0}
        await go(store, "one", "phone", 5.0)
        assert await seen(store, 6.0) == {"phone@": 5.0}

    run(scenario)


def test_people_of_a_server_whose_lease_ended_are_gone(run: Run) -> None:
    """They were last seen at the end of the lease, before and after it is swept."""

    async def scenario(store: Store) -> None:
        await keep(store, "a")
        await come(store, "one", "phone", 1.0)
        await come(store, "two", "laptop", 8.0)
        assert "phone@one" in await seen(store, 10.9)
        gone = {"phone@": 11.0, "laptop@two": 8.0}
        assert await seen(store, 11.0) == gone
        known = await store.neighbours("two", 12.0, None)
        assert (known.others, known.lapsed) == (1, True)
        await store.sweep("two", 12.0, NEVER)
        assert await seen(store, 12.0) == gone
        known = await store.neighbours("two", 12.0, None)
        assert (known.others, known.lapsed) == (0, False)

    run(scenario)


def test_a_server_that_ends_takes_its_people_with_it(run: Run) -> None:
    """All of them are gone at once; that there was a server can be seen until it is swept."""

    async def scenario(store: Store) -> None:
        await keep(store, "a", "b")
        await come(store, "one", "phone", 1.0)
        await come(store, "one", "phone", 1.0, "b")
        await come(store, "two", "laptop", 2.0)
        await store.retire("one", 3.0)
        assert await seen(store, 3.0) == {"phone@": 3.0, "laptop@two": 2.0}
        assert await seen(store, 3.0, "b") == {"phone@": 3.0}
        assert (await store.neighbours("two", 3.0, None)).others == 1

    run(scenario)


def test_a_server_learns_that_it_was_believed_dead(run: Run) -> None:
    """A lease that was renewed in time had held; the first, a late and a swept one had not."""

    async def scenario(store: Store) -> None:
        assert not await store.attend("one", 1.0, 11.0)
        assert await store.attend("one", 5.0, 15.0)
        assert not await store.attend("one", 15.0, 25.0)
        assert not await store.attend("two", 26.0, 36.0)
        await store.sweep("two", 26.0, NEVER)
        assert not await store.attend("one", 26.0, 36.0)

    run(scenario)


def test_a_server_hears_where_others_changed_something(run: Run) -> None:
    """Behind a version it had are the games where others' people came, went or were swept."""

    async def scenario(store: Store) -> None:
        await keep(store, "a", "b", "c", "d")
        await come(store, "one", "phone", 1.0, "a")
        await come(store, "two", "phone", 1.0, "b")
        first = await store.neighbours("one", 2.0, 0)
        assert first.games == {"b"}
        await come(store, "two", "tablet", 3.0, "c")
        await go(store, "two", "phone", 4.0, "b")
        await come(store, "one", "phone", 4.0, "d")
        second = await store.neighbours("one", 5.0, first.version)
        assert second.games == {"b", "c"}
        assert (await store.neighbours("one", 5.0, second.version)).games == frozenset()
        assert (await store.neighbours("one", 5.0, None)).games == frozenset()
        await store.attend("one", 14.0, 24.0)
        await store.sweep("one", 14.0, NEVER)
        third = await store.neighbours("one", 14.0, second.version)
        assert "c" in third.games
        assert third.version > second.version

    run(scenario)


def test_versions_never_come_again(run: Run) -> None:
    """What others change after a sweep and an erasure is heard of too."""

    async def scenario(store: Store) -> None:
        await keep(store, "a", "b")
        await store.attend("one", 1.0, 99.0)
        await store.attend("three", 1.0, 99.0)
        for number in range(3):
            await come(store, "two", "phone", 1.0 + number)
        before = await store.neighbours("one", 4.0, 0)
        await store.erase("a")
        await store.sweep("three", 50.0, NEVER)
        await come(store, "three", "phone", 51.0, "b")
        assert "b" in (await store.neighbours("one", 52.0, before.version)).games

    run(scenario)


def test_servers_know_since_when_there_was_one_all_the_time(run: Run) -> None:
    """Who comes while another lives goes on with its time, as one whose lease just lapsed."""

    async def scenario(store: Store) -> None:
        await store.attend("one", 5.0, 15.0)
        await store.attend("two", 7.0, 17.0)
        assert (await store.neighbours("two", 8.0, None)).up == 5.0
        await store.retire("one", 9.0)
        await store.attend("two", 10.0, 20.0)
        assert (await store.neighbours("two", 11.0, None)).up == 5.0
        await store.retire("two", 12.0)
        await store.attend("three", 13.0, 23.0)
        assert (await store.neighbours("three", 14.0, None)).up == 13.0
        await store.attend("three", 99.0, 109.0)
        assert (await store.neighbours("three", 200.0, None)).up == 13.0

    run(scenario)


def test_who_went_long_ago_is_forgotten(run: Run) -> None:
    """A sweep forgets who went before a time, and nobody who is there."""

    async def scenario(store: Store) -> None:
        await keep(store, "a")
        for device in ("phone", "laptop", "tablet"):
            await come(store, "one", device, 1.0)
        await go(store, "one", "phone", 2.0)
        await go(store, "one", "laptop", 6.0)
        await store.sweep("one", 7.0, 5.0)
        assert await seen(store, 7.0) == {"laptop@": 6.0, "tablet@one": 1.0}

    run(scenario)


def test_nobody_is_seen_at_a_game_that_was_erased(run: Run) -> None:
    """Neither who was there, nor who comes or goes late, nor in a new game of that id."""

    async def scenario(store: Store) -> None:
        await keep(store, "a")
        await come(store, "one", "phone", 1.0)
        await store.erase("a")
        await come(store, "one", "laptop", 2.0)
        await go(store, "one", "phone", 2.0)
        await keep(store, "a")
        assert await seen(store, 3.0) == {}

    run(scenario)


def test_a_hint_tells_which_server_changed_sightings(run: Run) -> None:
    """Coming, going, ending and sweeping are told; a lease that is only renewed is not."""

    async def scenario(store: Store) -> None:
        await keep(store, "a")
        await store.attend("two", 1.0, 2.0)
        hints: asyncio.Queue[str] = asyncio.Queue()
        store.subscribe(hints.put_nowait)
        await come(store, "one", "phone", 1.0)
        await store.attend("one", 2.0, 12.0)
        await store.sweep("one", 3.0, NEVER)
        await store.attend("one", 4.0, 14.0)
        await store.retire("one", 5.0)
        await keep(store, "b")
        async with asyncio.timeout(20):
            assert [await hints.get() for _ in range(4)] == ["one", "one", "one", "b"]

    run(scenario)


def test_the_lengths_of_many_logs_are_asked_for_at_once(run: Run) -> None:
    """Each game that is there has the number of its events and whether it is open."""

    async def scenario(store: Store) -> None:
        names = [f"game{number}" for number in range(1203)]
        await keep(store, *names)
        await store.append(names[0], 0, change(b"x", b"y"))
        await store.append(names[-1], 0, change(b"x", open=False))
        await store.erase(names[1])
        lengths = await store.lengths([*names, "nothing"])
        assert set(lengths) == set(names) - {names[1]}
        assert lengths[names[0]] == Length(2, True)
        assert lengths[names[2]] == Length(0, True)
        assert lengths[names[-1]] == Length(1, False)
        assert await store.lengths([]) == {}

    run(scenario)
