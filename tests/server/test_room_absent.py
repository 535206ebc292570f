"""Who is not there when a game of a room begins is not drawn into it, on a real server."""

from __future__ import annotations

from typing import Any

from tests.server.conftest import Run
from tests.server.guests import Guest, begin, join, look_in, open_room
from tests.server.servers import Server, settle, together, wait
from tests.server.site import Site

from openludo.server.gatherings.attending import RELOAD
from openludo.server.protocol.gathering import JoinCommand, NewRoom, StartCommand


async def go(guest: Guest, host: Guest) -> None:
    """Close a page, and wait until the host sees that."""
    while host.room["version"] < guest.room["version"]:
        await host.until("room")
    await guest.line.close()
    while any(one["name"] == guest.name and one["connected"] for one in host.room["persons"]):
        await host.until("room")


async def come_back(guest: Guest) -> Guest:
    """Open the room again on the same device."""
    back = await look_in(guest.device, guest.name, guest.code)
    back.share = guest.share
    return back


def playing(guest: Guest) -> dict[str, bool]:
    """Tell of every person whether they play."""
    return {person["name"]: person["plays"] for person in guest.room["persons"]}


async def others_leave(*pages: Any) -> None:
    """End a game by leaving it."""
    for page in pages:
        await page.command("leave")


def test_who_is_away_is_not_seated(run: Run) -> None:
    """The host sees who is left out; they stay in the room, and play the next game."""

    async def scenario(site: Site) -> None:
        ann = await open_room(site)
        ben, cem = await join(site, ann, "Ben"), await join(site, ann, "Cem")
        await go(cem, ann)
        await site.advance(RELOAD)
        await ann.seen(seats=2)
        assert playing(ann) == {"Ann": True, "Ben": True, "Cem": False}
        pages = await begin(ann, ben)
        assert {seat["name"] for seat in pages[0].game["seats"]} == {"Ann", "Ben"}
        assert pages[0].game["dice"]["contributions"] == [ann.share.hex(), ben.share.hex()]
        assert ann.names == ["Ann", "Ben", "Cem"]
        cem = await come_back(cem)
        assert (cem.room["you"], cem.room["phase"], cem.room["game"]) == (2, "playing", None)
        assert playing(cem)["Cem"] is False
        assert (await cem.device.json("GET", "/api/games"))["games"] == []
        await others_leave(*pages)
        for guest in (ann, ben, cem):
            await guest.seen(phase="gathering")
            await guest.promise()
        pages = await begin(ann, ben, cem)
        assert len(pages[2].game["seats"]) == 3

    run(scenario)


def test_who_comes_back_may_watch_where_the_room_allows_it(run: Run) -> None:
    """Who was away at the start sees the game as any other does, and plays no seat of it."""

    async def scenario(site: Site) -> None:
        ann = await open_room(site, watch=True)
        ben, cem = await join(site, ann, "Ben"), await join(site, ann, "Cem")
        await go(cem, ann)
        await site.advance(RELOAD)
        await ann.command("start")
        back = await come_back(cem)
        assert (await back.reveal())["code"] == "invalid_contribution"
        for guest in (ann, ben):
            await guest.reveal()
        page = await back.play()
        assert page.game["mine"] == []

    run(scenario)


def test_a_page_that_reloads_keeps_the_seat(run: Run) -> None:
    """For ten seconds after the last page was closed its person still counts as there."""

    async def scenario(site: Site) -> None:
        ann = await open_room(site)
        ben = await join(site, ann, "Ben")
        await go(ben, ann)
        await site.advance(RELOAD - 0.5)
        assert playing(ann)["Ben"] is True
        assert (await ann.command("start"))["type"] == "answer"
        ben = await come_back(ben)
        await ben.reveal()
        await ann.reveal()
        page = await ben.play()
        assert len(page.game["mine"]) == 1

    run(scenario)


def test_nobody_alone_begins_a_game_of_two(run: Run) -> None:
    """Where the others are away a player is missing; a computer may sit in for them."""

    async def scenario(site: Site) -> None:
        ann = await open_room(site, seats=2)
        ben = await join(site, ann, "Ben")
        assert (await ann.command("computers", levels=["easy"]))["code"] == "room_full"
        await go(ben, ann)
        await site.advance(RELOAD)
        await ann.seen(problem={"code": "seats_missing", "params": {"missing": 1}})
        assert (await ann.command("start"))["code"] == "seats_missing"
        assert (await ann.command("computers", levels=["easy"]))["type"] == "answer"
        assert ann.room["problem"] is None
        ben = await come_back(ben)
        await ann.seen(problem={"code": "seats_over", "params": {"over": 1}})
        await go(ben, ann)
        await site.advance(RELOAD)
        (page,) = await begin(ann)
        assert [seat["kind"] for seat in page.game["seats"]].count("person") == 1

    run(scenario)


def test_nobody_is_drawn_into_a_rated_game_unseen(run: Run) -> None:
    """Whose page was closed before the host made the room rated does not play, however lately."""

    async def scenario(site: Site) -> None:
        ann = await open_room(site)
        ben = await join(site, ann, "Ben")
        cem = await join(site, ann, "Cem")
        await go(ben, ann)
        await ann.command("setup", rated=True)
        assert playing(ann) == {"Ann": True, "Ben": False, "Cem": True}
        await site.advance(1)
        ben = await come_back(ben)
        await ann.seen(seats=3)
        await go(cem, ann)
        await ann.command("setup", watch=True)
        assert playing(ann) == {"Ann": True, "Ben": True, "Cem": True}
        await ann.command("setup", rated=True)
        assert playing(ann)["Cem"] is True

    run(scenario)


def test_who_is_at_another_server_is_there() -> None:
    """Both are seated, whichever server their pages are at; who is at none is not."""

    async def scenario(one: Server, two: Server) -> None:
        code = (await one.lobby.create("Ann", NewRoom("classic", "Ann"))).code
        ann, ben = await one.look(code, "Ann"), await two.look(code, "Ben")
        await ben.command(JoinCommand("j", "Ben"), "Ben")
        await ann.command(JoinCommand("j", "Cem"), "Cem")
        await wait(int(RELOAD) + 5, one, two)
        for shown in (one.shown, two.shown):
            assert [person["plays"] for person in shown["persons"]] == [True, True, False]
        await ann.command(StartCommand("go"), "Ann")
        await settle(one, two)
        assert [person["plays"] for person in two.shown["persons"]] == [True, True, False]

    together(scenario)


def test_the_first_seat_moves_on_whoever_is_host_by_then(run: Run) -> None:
    """Also where the duties of a host who left went to somebody who did not play."""

    async def scenario(site: Site) -> None:
        ann = await open_room(site)
        cem, ben = await join(site, ann, "Cem"), await join(site, ann, "Ben")
        await go(cem, ann)
        await site.advance(RELOAD)
        pages = await begin(ann, ben)
        assert pages[0].game["first"] == 0
        cem = await come_back(cem)
        await ann.command("depart")
        await others_leave(*pages)
        await cem.seen(phase="gathering", host=0, you=0)
        await cem.promise()
        await ben.promise()
        pages = await begin(cem, ben)
        assert pages[0].game["first"] == 1

    run(scenario)
