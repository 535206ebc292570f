"""What every store must do with games and their logs, run on each of them."""

from __future__ import annotations

import asyncio
import time

import pytest
from tests.storage.keeping import Run, change, keep, tally

from openludo.storage import Conflict, Store, UnknownGame


def test_a_new_game_is_kept_as_it_was_given(run: Run) -> None:
    """A new game has its header and summary, no events, and is open."""

    async def scenario(store: Store) -> None:
        await keep(store, "a")
        game = await store.game("a")
        assert game is not None
        assert (game.header, game.summary, game.device) == (b"header a", b"new", "phone")
        assert (game.events, game.open, game.created, game.updated) == (0, True, 0.5, 0.5)
        assert await store.game("b") is None
        with pytest.raises(Conflict):
            await keep(store, "a")

    run(scenario)


def test_events_are_numbered_without_gaps(run: Run) -> None:
    """Events come back in order, numbered from 0, all of them or those since a number."""

    async def scenario(store: Store) -> None:
        await keep(store, "a")
        await store.append("a", 0, change(b"one", b"two", at=2.0))
        await store.append("a", 2, change(b"three", at=3.0))
        log = await store.events("a")
        assert [(e.number, e.at, e.data) for e in log] == [
            (0, 2.0, b"one"),
            (1, 2.0, b"two"),
            (2, 3.0, b"three"),
        ]
        assert [e.data for e in await store.events("a", since=2)] == [b"three"]
        assert list(await store.events("a", since=3)) == []
        assert list(await store.events("b")) == []

    run(scenario)


def test_an_append_moves_the_game_on(run: Run) -> None:
    """Summary, time and openness change with the events."""

    async def scenario(store: Store) -> None:
        await keep(store, "a")
        await store.append("a", 0, change(b"one", at=2.0, summary=b"later", open=False))
        game = await store.game("a")
        assert game is not None
        assert (game.summary, game.updated, game.events) == (b"later", 2.0, 1)
        assert game.open is False
        assert game.header == b"header a"

    run(scenario)


@pytest.mark.parametrize("expected", [0, 2, 7])
def test_an_append_against_another_number_writes_nothing(run: Run, expected: int) -> None:
    """Only who knows the length of the log may write behind it."""

    async def scenario(store: Store) -> None:
        await keep(store, "a")
        await store.append("a", 0, change(b"one"))
        lost = change(b"lost", summary=b"lost", tallies=[tally("a")], due=1.0)
        with pytest.raises(Conflict):
            await store.append("a", expected, lost)
        game = await store.game("a")
        assert game is not None
        assert (game.events, game.summary) == (1, b"summary")
        assert [e.data for e in await store.events("a")] == [b"one"]
        assert list(await store.tallies("phone")) == []
        assert list(await store.claim(now=5.0, until=9.0)) == []

    run(scenario)


def test_of_many_writers_at_once_one_wins(run: Run) -> None:
    """Twenty appends against one number leave one event, and nineteen are told so."""

    async def scenario(store: Store) -> None:
        await keep(store, "a")
        writes = [store.append("a", 0, change(str(n).encode())) for n in range(20)]
        results = await asyncio.gather(*writes, return_exceptions=True)
        assert [r for r in results if r is None] == [None]
        assert all(isinstance(r, Conflict) for r in results if r is not None)
        assert len(await store.events("a")) == 1

    run(scenario)


def test_games_written_at_once_do_not_disturb_each_other(run: Run) -> None:
    """A conflict in one game leaves the writes of others whole, even in one commit."""

    async def scenario(store: Store) -> None:
        names = [f"game{n}" for n in range(30)]
        await keep(store, *names)
        good = [store.append(name, 0, change(name.encode())) for name in names]
        bad = [store.append(name, 5, change(b"bad")) for name in names]
        mixed = [one for pair in zip(bad, good, strict=True) for one in pair]
        results = await asyncio.gather(*mixed, return_exceptions=True)
        assert [type(r) for r in results[::2]] == [Conflict] * 30
        assert results[1::2] == [None] * 30
        for name in names:
            assert [e.data for e in await store.events(name)] == [name.encode()]

    run(scenario)


def test_a_game_that_is_not_there_takes_no_events(run: Run) -> None:
    """Writing to an unknown or erased game is an error of its own."""

    async def scenario(store: Store) -> None:
        with pytest.raises(UnknownGame):
            await store.append("a", 0, change(b"one"))
        await keep(store, "a")
        await store.erase("a")
        with pytest.raises(UnknownGame):
            await store.append("a", 0, change(b"one"))
        with pytest.raises(UnknownGame):
            await store.erase("a")

    run(scenario)


def test_games_are_listed_by_device_the_last_played_first(run: Run) -> None:
    """A device sees its own games only."""

    async def scenario(store: Store) -> None:
        await keep(store, "a", "b", "c")
        await keep(store, "other", device="laptop")
        await store.append("b", 0, change(b"x", at=3.0))
        await store.append("a", 0, change(b"x", at=2.0))
        assert [game.id for game in await store.games("phone")] == ["b", "a", "c"]
        assert [game.id for game in await store.games("phone", limit=2)] == ["b", "a"]
        assert [game.id for game in await store.games("laptop")] == ["other"]
        assert list(await store.games("stranger")) == []

    run(scenario)


def test_open_games_are_listed_before_those_that_ended(run: Run) -> None:
    """So those that go on are never lost behind a long past."""

    async def scenario(store: Store) -> None:
        await keep(store, "a", "b", "c", "d")
        for at, name in enumerate("abcd", 1):
            await store.append(name, 0, change(b"x", at=float(at), open=name in "ac"))
        assert [game.id for game in await store.games("phone")] == ["c", "a", "d", "b"]
        assert [game.id for game in await store.games("phone", limit=1)] == ["c"]

    run(scenario)


def test_games_that_ended_are_read_page_by_page(run: Run) -> None:
    """The last changed come first and each once; those never begun, or going on, are left out."""

    async def scenario(store: Store) -> None:
        await keep(store, "a", "b", "c", "d", "open", "unplayed", "other")
        await keep(store, "stranger's", device="laptop")
        await keep(store, "room", kind="room")
        for name, at in (("d", 1.0), ("a", 2.0), ("b", 2.0), ("c", 2.0), ("stranger's", 3.0)):
            await store.append(name, 0, change(b"x", at=at, open=False))
        await store.append("room", 0, change(b"x", at=4.0, open=False))
        await store.append("open", 0, change(b"x", at=5.0))
        await store.append("unplayed", 0, change(at=5.0, open=False))
        first = await store.ended("phone", 2)
        assert [game.id for game in first] == ["a", "b"]
        second = await store.ended("phone", 2, first[-1])
        assert [game.id for game in second] == ["c", "d"]
        assert list(await store.ended("phone", 2, second[-1])) == []
        assert [game.id for game in await store.ended("laptop", 2)] == ["stranger's"]

    run(scenario)


def test_an_erased_game_leaves_nothing(run: Run) -> None:
    """Neither the game nor its events nor what was due stays; its id could be used anew."""

    async def scenario(store: Store) -> None:
        await keep(store, "a")
        await store.append("a", 0, change(b"one", due=1.0))
        await store.erase("a")
        assert await store.game("a") is None
        assert list(await store.events("a")) == []
        assert list(await store.claim(now=5.0, until=9.0)) == []
        await keep(store, "a")
        assert list(await store.events("a")) == []

    run(scenario)


def test_a_due_game_is_claimed_once_while_it_is_reserved(run: Run) -> None:
    """Who claims a game has it until the lease ends; then another may have it."""

    async def scenario(store: Store) -> None:
        await keep(store, "a", "b", "c")
        await store.append("a", 0, change(b"x", due=20.0))
        await store.append("b", 0, change(b"x", due=10.0))
        assert list(await store.claim(now=9.9, until=15.0)) == []
        assert list(await store.claim(now=20.0, until=25.0)) == ["b", "a"]
        assert list(await store.claim(now=24.9, until=30.0)) == []
        assert list(await store.claim(now=25.0, until=30.0, limit=1)) == ["b"]
        assert list(await store.claim(now=25.0, until=30.0)) == ["a"]

    run(scenario)


def test_a_writer_may_reserve_what_it_makes_due(run: Run) -> None:
    """A game that its writer looks after can be claimed only when that is overdue."""

    async def scenario(store: Store) -> None:
        await keep(store, "a")
        await store.append("a", 0, change(b"x", due=10.0, reserved=13.0))
        assert list(await store.claim(now=12.0, until=99.0)) == []
        assert list(await store.claim(now=13.0, until=99.0)) == ["a"]

    run(scenario)


def test_the_next_event_settles_what_was_due(run: Run) -> None:
    """What is due belongs to the last event: another one replaces it."""

    async def scenario(store: Store) -> None:
        await keep(store, "a")
        await store.append("a", 0, change(b"x", due=10.0))
        await store.append("a", 1, change(b"y"))
        assert list(await store.claim(now=99.0, until=100.0)) == []

    run(scenario)


def test_hints_tell_which_game_was_changed(run: Run) -> None:
    """Whoever asked for hints is told of what is written, in their event loop, until they stop."""

    async def scenario(store: Store) -> None:
        hints: asyncio.Queue[tuple[str, asyncio.AbstractEventLoop]] = asyncio.Queue()
        stop = store.subscribe(lambda game: hints.put_nowait((game, asyncio.get_running_loop())))
        await keep(store, "a", "b")
        await store.append("a", 0, change(b"x"))
        with pytest.raises(Conflict):
            await store.append("b", 7, change(b"x"))
        await store.leave("b", "phone")
        await store.erase("a")
        async with asyncio.timeout(20):
            heard = [await hints.get() for _ in range(5)]
        assert [game for game, _ in heard] == ["a", "b", "a", "b", "a"]
        assert {loop for _, loop in heard} == {asyncio.get_running_loop()}
        stop()
        stop()
        await store.erase("b")
        await asyncio.sleep(0.05)
        assert hints.empty()

    run(scenario)


def test_what_a_hint_tells_of_can_be_read(run: Run) -> None:
    """A hint comes after the commit, never before."""

    async def scenario(store: Store) -> None:
        hints: asyncio.Queue[str] = asyncio.Queue()
        await keep(store, "a")
        store.subscribe(hints.put_nowait)
        for number in range(20):
            await store.append("a", number, change(b"x"))
            await hints.get()
            assert len(await store.events("a", since=number)) == 1

    run(scenario)


def test_a_store_knows_the_time(run: Run) -> None:
    """All who share a store can ask it for one time; here its clock is this computer's."""

    async def scenario(store: Store) -> None:
        before = time.time()
        now = await store.now()
        assert before - 0.01 <= now <= time.time() + 0.01
        assert await store.now() >= now

    run(scenario)


def test_a_strange_id_is_just_unknown(run: Run) -> None:
    """An id that was made up, however odd, finds nothing and breaks nothing."""

    async def scenario(store: Store) -> None:
        for name in ("", "x" * 1000, "a'; DROP TABLE games", "%", "\0", "a\0b"):
            assert await store.game(name) is None
            assert list(await store.events(name)) == []
            assert list(await store.games(name)) == []
            with pytest.raises(UnknownGame):
                await store.append(name, 0, change(b"x"))
            with pytest.raises(UnknownGame):
                await store.erase(name)

    run(scenario)


def test_a_store_says_whether_it_can_be_read(run: Run) -> None:
    """A store that works raises nothing when asked."""

    async def scenario(store: Store) -> None:
        await store.check()

    run(scenario)
