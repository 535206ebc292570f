"""Who is there, whichever server they are at: shown, waited for, and missed when they are not."""

from __future__ import annotations

import asyncio
from datetime import datetime

from tests.server.party import Party, party
from tests.server.servers import (
    DeafStore,
    Server,
    playing,
    settle,
    together,
    wait,
)
from tests.server.table import PERSONS, Ears, Table, computer, header, shared

from openludo.server.clock import iso_time
from openludo.server.persons.visits import LEASE
from openludo.server.protocol.frames import Hello, TakeOverCommand
from openludo.server.protocol.gathering import JoinCommand, NewRoom
from openludo.server.rooms.commands import ABSENCE


def test_who_goes_while_being_greeted_is_not_there() -> None:
    """A page that is lost before its turn to be greeted came does not look on for ever."""

    async def scenario(at: Party) -> None:
        await at.come("Ben")
        lost = Ears()
        greeting = asyncio.create_task(at.room.greet(lost, Hello(1), "Ann"))
        await asyncio.sleep(0)
        greeting.cancel()
        at.room.dismiss(lost)
        await at.table.hall.settle()
        assert lost not in at.room.listeners
        assert at.ears["Ben"].presence["connected"] == [False, True]

    party(scenario)


def test_people_at_two_servers_see_each_other() -> None:
    """Players and who watches are shown as there, whichever server they are at."""

    async def scenario(one: Server, two: Server) -> None:
        at, there = await one.game(), await two.game()
        await at.come("Ann")
        await settle(one, two)
        await there.come("Ben", "Eve")
        assert there.ears["Ben"].presence["connected"] == [True, True]
        await settle(one, two)
        assert at.ears["Ann"].presence["connected"] == [True, True]
        assert at.ears["Ann"].presence["watching"] == 1
        await there.go("Ben", "Eve")
        await settle(one, two)
        gone = at.ears["Ann"].presence
        assert (gone["connected"], gone["watching"]) == ([True, False], 0)
        assert gone["absent_since"] == [None, gone["now"]]

    playing(scenario, watch=True)


def test_absence_counts_from_the_last_window_anywhere() -> None:
    """Who closes a window at one server and then one at another is absent since the second."""

    async def scenario(one: Server, two: Server, three: Server) -> None:
        at, there = await one.game(), await two.game()
        await at.come("Ann", "Ben")
        await there.come("Ben")
        await wait(20, one, two, three)
        await at.go("Ben")
        await settle(one, two, three)
        assert at.ears["Ann"].presence["connected"] == [True, True]
        await wait(20, one, two, three)
        left = iso_time(one.table.clock.now())
        await there.go("Ben")
        await wait(20, one, two, three)
        assert at.ears["Ann"].presence["absent_since"] == [None, left]
        await two.table.hall.close()
        await at.go("Ann")
        late = await three.game()
        await late.come("Ann")
        assert late.ears["Ann"].presence["absent_since"] == [None, left]

    playing(scenario, servers=3)


def test_nobody_takes_over_from_who_is_at_another_server() -> None:
    """Only two minutes after the last window anywhere was closed may a computer take the seat."""

    async def scenario(one: Server, two: Server) -> None:
        at, there = await one.game(), await two.game()
        await at.come("Ann")
        await there.come("Ben")
        await wait(int(ABSENCE) + 20, one, two)
        with at.refuse("not_absent", seat=0):
            await there.room.command(TakeOverCommand("x", 0), "Ben")
        await at.go("Ann")
        await wait(int(ABSENCE) - 1, one, two)
        with at.refuse("not_absent", seat=0):
            await there.room.command(TakeOverCommand("x", 0), "Ben")
        await wait(2, one, two)
        await there.room.command(TakeOverCommand("x", 0), "Ben")
        assert there.ears["Ben"].entries[-1]["reason"] == "absent"

    playing(scenario)


def test_who_has_just_come_to_another_server_is_not_taken_over() -> None:
    """Even if no hint told of it: a takeover asks the store who is there."""

    async def scenario(one: Server, two: Server) -> None:
        at, there = await one.game(), await two.game()
        await there.come("Ben")
        await wait(int(ABSENCE) + 1, one, two)
        await at.come("Ann")
        assert there.ears["Ben"].presence["connected"] == [False, True]
        with at.refuse("not_absent", seat=0):
            await there.room.command(TakeOverCommand("x", 0), "Ben")

    playing(scenario, store=DeafStore())


def test_a_game_goes_on_while_its_player_is_at_another_server() -> None:
    """The clock runs for all alike, and when it is over one ply is made, once."""

    async def scenario(one: Server, two: Server) -> None:
        at, there = await one.game(), await two.game()
        await there.come("Ben")
        await at.come("Eve")
        shown = there.ears["Ben"].presence["turn_ends"]
        assert at.ears["Eve"].presence["turn_ends"] == shown
        assert shown == iso_time(one.table.clock.now() + 30)
        await wait(29, one, two)
        assert len(await one.table.log()) == 1
        await wait(2, one, two)
        log = await one.table.log()
        assert [entry.number for entry in log] == list(range(len(log)))
        assert (log[1].kind, log[1].by) == ("roll", "timer")
        assert at.ears["Eve"].entries[0] == there.ears["Ben"].entries[0]

    playing(scenario, watch=True, turn_limit=30)


def test_computers_of_a_game_at_two_servers_play_each_ply_once() -> None:
    """The server that made the last entry makes the next; pages of the other get the entries."""

    async def scenario(one: Server, two: Server) -> None:
        at, there = await one.game(), await two.game()
        await at.come("Ann")
        await there.come("Ben")
        await settle(one, two)
        for _ in range(40):
            await wait(1, one, two)
            acting = at if at.seat == 1 else there
            if at.seat:
                await acting.act(("", "Ann", "Ben")[at.seat])
        heard = [[f["type"] for f in ears.frames] for ears in (at.ears["Ann"], there.ears["Ben"])]
        assert [kinds.count("snapshot") for kinds in heard] == [1, 1]
        assert at.ears["Ann"].entries == there.ears["Ben"].entries
        assert any(entry["by"] == "computer" for entry in at.ears["Ann"].entries)

    playing(scenario, shared(header("classic", [computer(), *PERSONS], pace="fast")))


def test_a_game_stands_still_when_the_last_goes_from_any_server() -> None:
    """And whoever comes back anywhere has the whole turn again, at both servers."""

    async def scenario(one: Server, two: Server) -> None:
        at, there = await one.game(), await two.game()
        await at.come("Eve")
        await there.come("Ben")
        await wait(20, one, two)
        await there.go("Ben")
        await settle(one, two)
        assert at.ears["Eve"].presence["turn_ends"] is None
        await wait(60, one, two)
        await there.come("Ben")
        await settle(one, two)
        again = iso_time(one.table.clock.now() + 30)
        assert at.ears["Eve"].presence["turn_ends"] == again
        assert there.ears["Ben"].presence["turn_ends"] == again
        assert len(await one.table.log()) == 1

    playing(scenario, watch=True, turn_limit=30)


def test_a_host_at_another_server_stays_host() -> None:
    """The duties pass on two minutes after the host is at no server any more, once."""

    async def scenario(one: Server, two: Server) -> None:
        code = (await one.lobby.create("Ann", NewRoom("classic", "Ann"))).code
        ann, ben = await one.look(code, "Ann"), await two.look(code, "Ben")
        await ben.command(JoinCommand("j", "Ben"), "Ben")
        await wait(int(ABSENCE) + 20, one, two)
        assert (two.shown["host"], one.shown["host"]) == (0, 0)
        assert [person["connected"] for person in two.shown["persons"]] == [True, True]
        ann.dismiss(one.ears)
        await settle(one, two)
        assert [person["connected"] for person in two.shown["persons"]] == [False, True]
        await wait(int(ABSENCE) + 2, one, two)
        assert two.shown["host"] == 1
        log = await one.table.store.events(code)
        assert sum(b'"hosted"' in event.data for event in log) == 1

    together(scenario)


def test_people_of_a_killed_server_are_gone_after_its_lease() -> None:
    """Until then they count as there; they were last seen when the lease ended."""

    async def scenario(one: Server, two: Server) -> None:
        at, there = await one.game(), await two.game()
        await at.come("Ann")
        await there.come("Ben")
        await wait(4, one, two)
        two.stall()
        killed = one.table.clock.now()
        await wait(6, one)
        assert at.ears["Ann"].presence["connected"] == [True, True]
        await wait(6, one)
        gone = at.ears["Ann"].presence
        assert gone["connected"] == [True, False]
        assert (
            killed < datetime.fromisoformat(gone["absent_since"][1]).timestamp() <= killed + LEASE
        )

    playing(scenario)


def test_people_of_a_closed_server_are_gone_at_once() -> None:
    """A server that is stopped properly says so."""

    async def scenario(one: Server, two: Server) -> None:
        at, there = await one.game(), await two.game()
        await at.come("Ann")
        await there.come("Ben")
        await settle(one, two)
        assert at.ears["Ann"].presence["connected"] == [True, True]
        await two.table.hall.close()
        await settle(one)
        gone = at.ears["Ann"].presence
        assert (gone["connected"], gone["absent_since"][1]) == ([True, False], gone["now"])

    playing(scenario)


def test_a_game_whose_people_all_were_at_a_killed_server_stands_still() -> None:
    """Another server goes on with it for as long as the lease lasts, and no longer."""

    async def scenario(one: Server, two: Server) -> None:
        there = await two.game()
        await there.come("Ann", "Ben")
        await wait(2, one, two)
        two.stall()
        await wait(int(LEASE) + 5, one)
        stood = len(await one.table.log())
        await wait(60, one)
        assert 1 < len(await one.table.log()) == stood

    agreed = shared(header("classic", [computer(), computer(), *PERSONS], pace="normal"))
    playing(scenario, shared(agreed, turn_limit=30))


def test_a_server_that_was_taken_for_dead_says_anew_who_is_there() -> None:
    """A process that was stopped for a while comes back with all its people."""

    async def scenario(one: Server, two: Server) -> None:
        at, there = await one.game(), await two.game()
        await at.come("Ann")
        await there.come("Ben")
        await wait(4, one, two)
        two.stall()
        await wait(20, one)
        assert at.ears["Ann"].presence["connected"] == [True, False]
        await two.open()
        await settle(one, two)
        assert at.ears["Ann"].presence["connected"] == [True, True]

    playing(scenario)


def test_who_comes_and_goes_without_a_hint_is_seen_within_two_seconds() -> None:
    """Servers that hear nothing of each other look who is there."""

    async def scenario(one: Server, two: Server) -> None:
        at, there = await one.game(), await two.game()
        await at.come("Ann")
        await there.come("Ben")
        await wait(3, one, two)
        assert at.ears["Ann"].presence["connected"] == [True, True]
        await there.go("Ben")
        await wait(3, one, two)
        assert at.ears["Ann"].presence["connected"] == [True, False]

    playing(scenario, store=DeafStore())


def test_nobody_is_missed_for_the_time_without_a_server() -> None:
    """After all servers were stopped for an hour the two minutes of absence begin anew."""

    async def scenario(one: Server) -> None:
        at = await one.game()
        await at.come("Ann", "Ben")
        one.stall()
        await one.table.hall.visits.close()
        one.table.clock.time += 3600
        new = Server(Table(one.table.store, one.table.clock))
        await new.open()
        late = await new.game()
        await late.come("Ben")
        with late.refuse("not_absent", seat=0):
            await late.room.command(TakeOverCommand("x", 0), "Ben")
        await wait(int(ABSENCE) + 1, new)
        await late.room.command(TakeOverCommand("x", 0), "Ben")
        await new.table.hall.close()

    playing(scenario, servers=1)
