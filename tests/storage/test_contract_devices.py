"""What every store must do for devices, their lists and statistics, run on each of them."""

from __future__ import annotations

import pytest
from tests.storage.keeping import Run, change, counted, keep, listed, tally

from openludo.storage import Conflict, Store, UnknownGame


def test_a_game_is_counted_once(run: Run) -> None:
    """The first tally of a game id counts; later ones change nothing, whatever they say."""

    async def scenario(store: Store) -> None:
        await keep(store, "a", "b")
        await store.append("a", 0, change(b"x", open=False, tallies=[tally("a", "won")]))
        await store.append("a", 1, change(b"y", open=False, tallies=[tally("a", "lost")]))
        await store.erase("a", [tally("a", "neither")])
        await store.append("b", 0, change(b"x", tallies=[tally("b", "lost", at=2.0)]))
        assert await store.tallies("phone") == [tally("a", "won"), tally("b", "lost", at=2.0)]
        assert list(await store.tallies("laptop")) == []

    run(scenario)


def test_erasing_counts_an_open_game_only(run: Run) -> None:
    """An open game that is erased goes into the statistics, a finished one does not."""

    async def scenario(store: Store) -> None:
        await keep(store, "a", "b")
        await store.append("b", 0, change(b"x", open=False))
        await store.erase("a", [tally("a", "neither")])
        await store.erase("b", [tally("b", "neither")])
        assert [t.game for t in await store.tallies("phone")] == ["a"]

    run(scenario)


def test_forgotten_statistics_are_not_counted_again(run: Run) -> None:
    """After the statistics of a device are emptied, its old games stay out of them."""

    async def scenario(store: Store) -> None:
        await keep(store, "a", "b")
        await store.append("a", 0, change(b"x", tallies=[tally("a")]))
        await store.append("b", 0, change(b"x", tallies=[tally("b", device="laptop")]))
        await store.forget_tallies("phone")
        assert list(await store.tallies("phone")) == []
        assert len(await store.tallies("laptop")) == 1
        await store.append("a", 1, change(b"y", tallies=[tally("a")]))
        assert list(await store.tallies("phone")) == []

    run(scenario)


def test_a_game_belongs_to_its_members(run: Run) -> None:
    """A game is on the list of the device that made it and of all that joined, once on each."""

    async def scenario(store: Store) -> None:
        await keep(store, "a", members=("laptop", "phone", "laptop"))
        await store.append("a", 0, change(b"x", members=("tablet", "laptop")))
        for device in ("phone", "laptop", "tablet"):
            assert await listed(store, device) == ["a"]
        game = await store.game("a")
        assert game is not None
        assert game.device == "phone"

    run(scenario)


def test_who_leaves_does_so_with_the_event_that_says_so(run: Run) -> None:
    """Leavers go off the list with the events of the same change, or not at all."""

    async def scenario(store: Store) -> None:
        await keep(store, "a", members=("laptop", "tablet"))
        with pytest.raises(Conflict):
            await store.append("a", 3, change(b"x", leavers=("laptop",)))
        assert await listed(store, "laptop") == ["a"]
        await store.append("a", 0, change(b"x", leavers=("laptop", "stranger")))
        assert await listed(store, "laptop") == []
        assert await listed(store, "tablet") == await listed(store, "phone") == ["a"]

    run(scenario)


def test_who_lost_the_race_has_no_new_members(run: Run) -> None:
    """Members come with the events of the same change or not at all."""

    async def scenario(store: Store) -> None:
        await keep(store, "a")
        with pytest.raises(Conflict):
            await store.append("a", 3, change(b"x", members=("laptop",)))
        assert await listed(store, "laptop") == []

    run(scenario)


def test_who_leaves_a_game_leaves_it_to_the_others(run: Run) -> None:
    """The game goes off one list only, and the device may join again."""

    async def scenario(store: Store) -> None:
        await keep(store, "a", "b", members=("laptop",))
        await store.leave("a", "phone")
        await store.leave("a", "stranger")
        assert await listed(store, "phone") == ["b"]
        assert await listed(store, "laptop") == ["a", "b"]
        await store.leave("a", "laptop")
        assert await store.game("a") is not None
        await store.append("a", 0, change(b"x", members=("phone",)))
        assert await listed(store, "phone") == ["a", "b"]
        with pytest.raises(UnknownGame):
            await store.leave("nothing", "phone")

    run(scenario)


def test_an_erased_game_has_no_members(run: Run) -> None:
    """A game of the same id that comes later is on nobody's list for the sake of the old one."""

    async def scenario(store: Store) -> None:
        await keep(store, "a", members=("laptop",))
        await store.erase("a")
        assert await listed(store, "laptop") == []
        await keep(store, "a")
        assert await listed(store, "laptop") == []
        assert await listed(store, "phone") == ["a"]

    run(scenario)


def test_lists_are_of_one_kind(run: Run) -> None:
    """What is kept like a game but is none is on a list of its own."""

    async def scenario(store: Store) -> None:
        await keep(store, "a")
        await keep(store, "r", kind="room", members=("laptop",))
        assert await listed(store, "phone") == ["a"]
        assert await listed(store, "phone", kind="room") == ["r"]
        assert await listed(store, "laptop") == []
        kinds = [await store.game(name) for name in ("a", "r")]
        assert [game.kind for game in kinds if game] == ["game", "room"]
        assert [game.kind for game in await store.games("laptop", kind="room")] == ["room"]

    run(scenario)


def test_a_game_counts_once_for_each_device(run: Run) -> None:
    """Several devices have one game in their statistics, each with its own outcome."""

    async def scenario(store: Store) -> None:
        await keep(store, "a")
        won, lost = tally("a", "won"), tally("a", "lost", device="laptop")
        await store.append("a", 0, change(b"x", open=False, tallies=[won, lost]))
        late = tally("a", "lost", device="tablet")
        await store.append("a", 1, change(b"y", open=False, tallies=[tally("a", "lost"), late]))
        assert list(await store.tallies("phone")) == [won]
        assert list(await store.tallies("laptop")) == [lost]
        assert list(await store.tallies("tablet")) == [late]

    run(scenario)


def test_each_device_forgets_for_itself(run: Run) -> None:
    """Emptied statistics stay empty while another device still has the game in its own."""

    async def scenario(store: Store) -> None:
        await keep(store, "a")
        both = [tally("a", "won"), tally("a", "lost", device="laptop")]
        await store.append("a", 0, change(b"x", tallies=both))
        await store.forget_tallies("phone")
        await store.append("a", 1, change(b"y", tallies=both))
        await store.erase("a", both)
        assert await counted(store, "phone") == []
        assert await counted(store, "laptop") == ["a"]

    run(scenario)


def test_statistics_outlive_their_games(run: Run) -> None:
    """An erased game stays counted until its statistics are emptied too."""

    async def scenario(store: Store) -> None:
        await keep(store, "a")
        await store.append("a", 0, change(b"x", tallies=[tally("a")]))
        await store.erase("a")
        assert await counted(store, "phone") == ["a"]
        await store.forget_tallies("phone")
        assert await counted(store, "phone") == []

    run(scenario)
