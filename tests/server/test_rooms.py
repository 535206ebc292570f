"""One authority for a game: nothing shown unless kept, nothing twice, nothing after the end."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Sequence
from typing import Any

import pytest
from tests.server.site import ManualClock
from tests.server.table import (
    DEVICE,
    PERSONS,
    SECRET,
    Ears,
    Table,
    computer,
    header,
    live_game,
    person,
    play,
)

from openludo.dice import CommittedDice
from openludo.server.protocol.frames import RollCommand
from openludo.server.protocol.play import GameView
from openludo.server.protocol.refusals import Refusal
from openludo.storage import Change, MemoryStore, Tally


class BrokenStore(MemoryStore):
    """A store whose appends can be made to fail, before or after they are kept."""

    fail_before = False
    fail_after = False

    async def append(self, game: str, expected: int, change: Change) -> None:
        """Fail as a full disk does, or as a lost connection to a database does."""
        await asyncio.sleep(0)
        if self.fail_before:
            raise OSError("no space left")
        await super().append(game, expected, change)
        if self.fail_after:
            raise OSError("connection lost")


def test_what_cannot_be_kept_is_not_shown() -> None:
    """A roll whose append fails is refused, shown to nobody, and rolled alike afterwards."""
    store = BrokenStore()

    async def scenario(table: Table) -> None:
        room, ears = await table.set_up(header("pairs", PERSONS)), Ears()
        await room.join(ears, -1)
        store.fail_before = True
        with pytest.raises(Refusal) as refused:
            await table.act()
        assert refused.value.code == "not_saved"
        assert len(ears.frames) == 1
        store.fail_before = False
        assert (await table.view()).number == 0
        await table.act()
        expected = CommittedDice(SECRET, "game", [b""]).roll(0)
        assert [e.get("face") for e in ears.entries] == [expected]

    play(scenario, Table(store))


def test_a_command_that_was_kept_but_not_confirmed_is_not_applied_twice() -> None:
    """If the store fails behind the commit, the repeated command finds itself in the log."""
    store = BrokenStore()

    async def scenario(table: Table) -> None:
        room = await table.set_up(header("pairs", PERSONS))
        store.fail_after = True
        with pytest.raises(Refusal) as refused:
            await room.command(RollCommand("once", 0))
        assert refused.value.code == "not_saved"
        store.fail_after = False
        answer = await room.command(RollCommand("once", 0))
        assert answer.number == 1
        assert (await table.view()).state.rolls == 1

    play(scenario, Table(store))


def test_what_was_kept_but_not_confirmed_is_shown_to_all() -> None:
    """Once the store answers again no page lacks the entry, whoever asked for it."""
    store = BrokenStore()

    async def scenario(table: Table) -> None:
        room, ears = await table.set_up(header("pairs", PERSONS)), Ears()
        await room.join(ears, -1)
        store.fail_after = True
        with pytest.raises(Refusal):
            await room.command(RollCommand("once", 0))
        store.fail_after = False
        ears.frames.clear()
        await table.view()
        assert [frame["game"]["number"] for frame in ears.frames] == [1]

    play(scenario, Table(store))


def test_nobody_sees_a_roll_while_it_is_being_kept() -> None:
    """A page that comes while a roll waits for its commit is shown the roll only after it."""

    class SlowStore(MemoryStore):
        gate = asyncio.Event()

        async def append(self, game: str, expected: int, change: Change) -> None:
            if expected:
                await self.gate.wait()
            await super().append(game, expected, change)

    store = SlowStore()

    async def scenario(table: Table) -> None:
        room, ears = await table.set_up(header("pairs", PERSONS)), Ears()
        rolling = asyncio.create_task(room.command(RollCommand("x", 0)))
        joining = asyncio.create_task(room.join(ears, -1))
        for _ in range(20):
            await asyncio.sleep(0)
        assert ears.frames == []
        store.gate.set()
        await asyncio.gather(rolling, joining)
        assert ears.frames[0]["game"]["number"] == 1

    play(scenario, Table(store))


def test_a_client_that_goes_in_the_middle_of_a_command_leaves_it_whole() -> None:
    """A command whose sender is cancelled is finished all the same."""

    async def scenario(table: Table) -> None:
        room = await table.set_up(header("pairs", PERSONS))
        task = asyncio.create_task(room.command(RollCommand("x", 0)))
        await asyncio.sleep(0)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        await table.hall.settle()
        assert (await table.view()).number == 1
        await table.act()
        assert len(await table.log()) == (await table.view()).number + 1

    play(scenario)


def test_two_processes_on_one_store_make_one_game() -> None:
    """Of two servers that roll at once one is refused as stale, and shows what the other did."""

    async def scenario(one: Table) -> None:
        two = Table(one.store, one.clock)
        first, ears = await one.set_up(header("pairs", PERSONS)), Ears()
        second = await two.room()
        await second.join(ears, -1)
        await first.command(RollCommand("a", 0))
        with pytest.raises(Refusal) as refused:
            await second.command(RollCommand("b", 0))
        assert (refused.value.code, refused.value.params) == ("stale", {"number": 1})
        assert ears.frames[-1]["game"]["number"] == 1
        assert (await one.view()).state == (await two.view()).state
        await two.act()
        with pytest.raises(Refusal):
            await first.command(RollCommand("c", 1))
        assert len(await one.log()) == 3

    play(scenario)


class TickingClock(ManualClock):
    """A clock that never tells the same time twice."""

    def now(self) -> float:
        """Give the time, a little later each time."""
        self.time += 0.0123
        return self.time


def test_a_game_is_the_same_after_a_restart_at_any_entry() -> None:
    """After every single entry a new server shows the very same game."""

    async def scenario(table: Table) -> None:
        await table.set_up(header("danish", [person(), person(), person()], die="danish"))
        for _ in range(120):
            await table.act()
            restarted = Table(table.store, table.clock)
            assert await restarted.view() == await table.view()

    play(scenario, Table(clock=TickingClock()))


def test_a_log_that_this_version_plays_otherwise_is_refused() -> None:
    """A stored game whose position does not come out again is named, and can be erased."""

    async def scenario(table: Table) -> None:
        room = await table.set_up(header("pairs", PERSONS))
        for _ in range(30):
            await table.act()
        stored = await table.store.game("game")
        assert stored is not None
        wrong = stored.summary.replace(b'"position":"', b'"position":"h')
        change = Change([], 0.0, wrong)
        await table.store.append("game", stored.events, change)
        del room
        later = Table(table.store)
        with pytest.raises(Refusal) as refused:
            await later.view()
        assert refused.value.code == "other_version"
        await (await later.room()).erase()
        assert await table.store.game("game") is None

    play(scenario)


def test_a_game_that_cannot_go_on_does_not_keep_others_waiting() -> None:
    """Of two games that are due in a new process, the one that is readable goes on."""

    async def scenario(table: Table) -> None:
        agreed = header("classic", [computer(), person()], pace="slow")
        for name in ("broken", "sound"):
            await table.set_up(agreed, name)
        stored = await table.store.game("broken")
        assert stored is not None
        wrong = stored.summary.replace(b'"position":"', b'"position":"h')
        await table.store.append("broken", 1, Change([], 0.0, wrong, due=0.0))
        later = Table(table.store, ManualClock(table.clock.now()))
        await later.hall.open()
        await later.advance(600)
        view = await later.view("sound")
        assert view.seats[view.state.turn].kind == "person"
        assert len(await later.log("broken")) == 1
        await later.hall.close()

    play(scenario)


def test_a_room_is_let_go_when_nobody_needs_it() -> None:
    """Without a window and with nothing due, no room stays in memory; it is found again."""

    async def scenario(table: Table) -> None:
        for number in range(50):
            room = await table.set_up(header("pairs", PERSONS), f"game{number}")
            ears = Ears()
            await room.join(ears, -1)
            await table.act(f"game{number}")
            room.dismiss(ears)
        del room
        await table.hall.settle()
        gc.collect()
        assert table.hall.size == 0
        assert (await table.view("game7")).number >= 1

    play(scenario)


def test_the_secret_is_shown_by_no_text_of_an_object() -> None:
    """Whatever is printed or logged of a game, its secret is not in it."""
    agreed = header("solo", [person(), *[computer()] * 3], seed="rainy sunday")
    committed = header("pairs", PERSONS)
    texts = [repr(agreed), str(agreed), repr(committed), repr(live_game(committed).dice)]
    assert not any("rainy sunday" in text or SECRET.hex() in text for text in texts)


def test_an_entered_seed_is_shown_and_a_drawn_one_only_at_the_end() -> None:
    """The seed that a player entered is no secret; a drawn one is, until the game has ended."""

    async def scenario(table: Table) -> None:
        players = [person(), *[computer()] * 3]
        await table.set_up(header("solo", players, seed="rainy sunday"))
        dice = (await table.view()).dice
        assert (dice.seed, dice.seed_entered, dice.secret, dice.id) == (
            "rainy sunday",
            True,
            None,
            "",
        )
        assert dice.contributions == []
        await table.set_up(hidden(header("solo", players, seed="drawn")), "hidden")
        assert (await table.view("hidden")).dice.seed is None
        room = await table.room("hidden")
        await room.leave()
        assert (await table.view("hidden")).dice.seed == "drawn"

    play(scenario)


def hidden(agreed: Any) -> Any:
    """Make the seed one that was drawn."""
    from msgspec import structs

    return structs.replace(agreed, seed_entered=False)


def test_solo_reaches_its_limit_of_rolls_and_counts_as_neither() -> None:
    """A game that meets the limit ends without a winner and without a result for anyone."""

    async def scenario(table: Table) -> None:
        agreed = header("solo", [person(), *[computer()] * 3], seed="short", roll_limit=40)
        await table.set_up(agreed)
        view: GameView = await table.play_out()
        assert view.state.outcome is not None
        assert (view.state.outcome.reason, view.state.rolls) == ("limit", 40)
        counted: Sequence[Tally] = await table.store.tallies(DEVICE)
        assert [(t.topic, t.detail, t.outcome) for t in counted] == [("solo", "easy", "neither")]

    play(scenario)
