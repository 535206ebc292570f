"""Rooms and games that several servers share: what one lets happen the pages of the other see."""

from __future__ import annotations

import hashlib
from collections.abc import Awaitable, Callable, Sequence

import pytest
from tests.server.party import Party, party
from tests.server.servers import DeafStore, Server, settle, together
from tests.server.table import PERSONS, Ears, Table, header, play, shared

from openludo.server.protocol.frames import RollCommand
from openludo.server.protocol.gathering import (
    JoinCommand,
    NewRoom,
    RevealCommand,
    SayCommand,
    StartCommand,
)
from openludo.server.protocol.refusals import Refusal
from openludo.server.rooms.whole import game_view
from openludo.storage import MemoryStore, StoredEvent

SHARE = bytes(range(16))
PROMISE = hashlib.sha256(SHARE).hexdigest()


def test_people_at_two_servers_meet_and_begin_a_game() -> None:
    """Each sees the other come, talk, promise and reveal; the game is made once."""

    async def scenario(one: Server, two: Server) -> None:
        code = (await one.lobby.create("Ann", NewRoom("classic", "Ann"))).code
        ann, ben = await one.look(code, "Ann"), await two.look(code, "Ben")
        await ben.command(JoinCommand("j", "Ben", PROMISE), "Ben")
        await settle(one, two)
        assert [person["name"] for person in one.shown["persons"]] == ["Ann", "Ben"]
        await ann.command(SayCommand("s", text="hello"), "Ann")
        await ann.command(StartCommand("go"), "Ann")
        await settle(one, two)
        assert two.shown["phase"] == "revealing"
        assert two.shown["messages"][-1]["text"] == "hello"
        await ben.command(RevealCommand("r", SHARE.hex()), "Ben")
        await settle(one, two)
        assert one.shown["phase"] == two.shown["phase"] == "playing"
        game = one.shown["game"]
        for server, device in ((one, "Ann"), (two, "Ben")):
            room = await server.table.hall.room(game, device)
            dice = await room.show(lambda live: live.dice_view())
            assert dice.contributions == ["", SHARE.hex()]

    together(scenario)


def test_the_time_to_reveal_ends_once_for_two_servers() -> None:
    """Both wake when the time is over, and one game comes of it."""

    async def scenario(one: Server, two: Server) -> None:
        code = (await one.lobby.create("Ann", NewRoom("classic", "Ann", commitment=PROMISE))).code
        ann, ben = await one.look(code, "Ann"), await two.look(code, "Ben")
        await ben.command(JoinCommand("j", "Ben", PROMISE), "Ben")
        await ann.command(StartCommand("go"), "Ann")
        await settle(one, two)
        await one.table.advance(5.1)
        await settle(one, two)
        assert one.shown["phase"] == two.shown["phase"] == "playing"
        log = await one.table.store.events(code)
        assert sum(b'"made"' in event.data for event in log) == 1

    together(scenario)


def test_a_ply_at_one_server_is_shown_at_the_other() -> None:
    """Entries come to the pages of both as they are, with their states, and none twice."""

    async def scenario(at: Party) -> None:
        await at.table.hall.open()
        other = Table(at.table.store, at.table.clock)
        other.device = "Ann"
        await other.hall.open()
        there = Party(other, await other.room())
        await at.come("Ann")
        await there.come("Ben")
        for _ in range(12):
            acting = at if at.turn == "Ann" else there
            await acting.act()
            for _ in range(4):
                await at.table.advance(0)
                await other.advance(0)
        ann, ben = at.ears["Ann"].entries, there.ears["Ben"].entries
        assert ann == ben
        assert [entry["number"] for entry in ann] == list(range(1, len(ann) + 1))
        await other.hall.close()

    party(scenario, shared(header("classic", PERSONS, pace="normal")))


async def two_that_hear_nothing(at: Party) -> tuple[Party, Party]:
    """Let Ann and Ben come to two servers of which none hears of what the other does."""
    there = Party(at.table, at.room)
    other = Table(at.table.store, at.table.clock)
    here = Party(other, await other.hall.room("game", "Ann"))
    other.device = "Ann"
    await there.come("Ann", "Ben")
    await here.come("Ann", "Ben")
    return here, there


def test_a_page_that_knows_more_than_its_server_is_not_taken_back() -> None:
    """Whoever comes from another server is shown the game at least as it was there."""

    async def scenario(at: Party) -> None:
        here, there = await two_that_hear_nothing(at)
        await there.act()
        number = (await there.table.view()).number
        ears = Ears()
        await here.room.join(ears, number, "Ann")
        assert [frame["entries"] for frame in ears.frames if "entries" in frame] == [[]]
        assert (await here.table.view()).number == number

    party(scenario)


def test_who_comes_to_a_server_that_was_overtaken_is_shown_what_is_newest_last() -> None:
    """It finds out when it writes that somebody has come, and shows nothing older after that."""

    async def scenario(at: Party) -> None:
        there, other = Party(at.table, at.room), Table(at.table.store, at.table.clock)
        here = Party(other, await other.hall.room("game", "Ann"))
        assert (await here.room.show(game_view)).number == 0
        await there.come("Ann")
        await there.act()
        await here.come("Ben")
        shown = [f["game"]["number"] for f in here.ears["Ben"].frames if f["type"] == "snapshot"]
        assert shown == sorted(shown)
        assert shown[-1] == 1

    party(scenario)


def test_a_command_that_another_server_has_made_is_answered_again() -> None:
    """A server that has not heard of it yet finds it in the log, and does not call it stale."""

    async def scenario(at: Party) -> None:
        here, there = await two_that_hear_nothing(at)
        command = RollCommand("once", (await there.table.view()).number)
        device = there.turn
        made = await there.room.command(command, device)
        assert await here.room.command(command, device) == made

    party(scenario)


def test_whoever_leaves_has_left_whatever_happens_meanwhile() -> None:
    """What another server let happen makes no leaving stale."""

    async def scenario(at: Party) -> None:
        here, there = await two_that_hear_nothing(at)
        await there.act()
        await here.room.leave("Ben")
        assert here.ears["Ann"].presence["played_by_computer"] == [False, True]

    party(scenario)


def test_a_game_is_read_as_it_was_at_one_moment() -> None:
    """What another server writes between two looks at the store does not spoil the second."""

    class Overtaken(MemoryStore):
        overtake: Callable[[], Awaitable[object]] | None = None

        async def events(self, game: str, since: int = 0) -> Sequence[StoredEvent]:
            work, self.overtake = self.overtake, None
            if work is not None:
                await work()
            return await super().events(game, since)

    store = Overtaken()

    async def scenario(table: Table) -> None:
        await table.set_up(header("pairs", PERSONS))
        other = Table(store, table.clock)
        store.overtake = table.act
        assert (await other.view()).number == 0
        with pytest.raises(Refusal) as refused:
            await (await other.room()).command(RollCommand("mine", 0))
        assert (refused.value.code, refused.value.params) == ("stale", {"number": 1})
        assert (await other.view()).number == 1

    play(scenario, Table(store))


def test_what_no_hint_told_is_seen_within_two_seconds() -> None:
    """Servers that hear nothing of each other look themselves."""

    async def run(table: Table) -> None:
        one, two = Server(table), Server(Table(table.store, table.clock))
        await one.open()
        await two.open()
        code = (await one.lobby.create("Ann", NewRoom("classic", "Ann"))).code
        await one.look(code, "Ann")
        ben = await two.look(code, "Ben")
        await ben.command(JoinCommand("j", "Ben", PROMISE), "Ben")
        await one.table.advance(3)
        assert [person["name"] for person in one.shown["persons"]] == ["Ann", "Ben"]
        await two.table.hall.close()

    play(run, Table(DeafStore()))
