"""What the door of a room shows to who only has its code, on a real server."""

from __future__ import annotations

from tests.server.conftest import Run
from tests.server.guests import begin, join, look_in, open_room
from tests.server.site import Site


def test_the_door_opens_and_shuts_before_the_eyes_of_who_waits(run: Run) -> None:
    """It is shut while every seat is taken or a game is on, and open again after that."""

    async def scenario(site: Site) -> None:
        ann = await open_room(site, seats=2)
        eve = await look_in(await site.device(), "Eve", ann.code)
        assert eve.room["open"] is True
        ben = await join(site, ann, "Ben")
        await eve.seen(open=False)
        await ann.command("setup", seats=3)
        await eve.seen(open=True)
        await ann.command("setup", seats=2)
        pages = await begin(ann, ben)
        await eve.seen(phase="playing", open=False)
        await ann.command("depart")
        for page in pages:
            await page.command("leave")
        await eve.seen(phase="gathering", open=True)
        peek = await eve.device.json("GET", f"/api/rooms/{ann.code}")
        assert peek["open"] is True

    run(scenario)


def test_no_door_leads_to_a_game_that_does_not_exist_yet(run: Run) -> None:
    """While parts are revealed those in the room know the id; a watcher learns it with the game."""

    async def scenario(site: Site) -> None:
        ann = await open_room(site, watch=True)
        ben = await join(site, ann, "Ben")
        eve = await look_in(await site.device(), "Eve", ann.code)
        await ann.command("start")
        await ben.seen(phase="revealing")
        await eve.seen(phase="revealing")
        assert ben.room["game"] is not None
        assert eve.room["game"] is None
        for guest in (ann, ben):
            await guest.reveal()
        await eve.seen(phase="playing", game=ann.room["game"])

    run(scenario)
