"""What people of a room learn of each other and of their games, on a real server."""

from __future__ import annotations

from tests.server.conftest import Run
from tests.server.guests import begin, join, look_in, open_room, play_on
from tests.server.site import Site


def test_who_watches_reads_what_is_said(run: Run) -> None:
    """While the game goes on a watcher of a room that allows it reads along, and cannot write."""

    async def scenario(site: Site) -> None:
        ann, other = await open_room(site, watch=True), await open_room(site)
        eve = await look_in(await site.device(), "Eve", ann.code)
        away = await look_in(await site.device(), "Eve", other.code)
        for host, looking in ((ann, eve), (other, away)):
            await host.command("say", reaction="hello")
            ben = await join(site, host, "Ben")
            assert looking.room["messages"] == []
            await begin(host, ben)
            await looking.seen(phase="playing")
        assert [message["reaction"] for message in eve.room["messages"]] == ["hello"]
        assert away.room["messages"] == []
        assert (await eve.command("say", text="psst"))["code"] == "not_in_room"

    run(scenario)


def test_the_list_of_games_tells_the_room_and_who_won(run: Run) -> None:
    """While it goes on a game has no winner; its line leads to the room."""

    async def scenario(site: Site) -> None:
        ann = await open_room(site, rules={"quick": "true"})
        ben = await join(site, ann, "Ben")
        pages = await begin(ann, ben)
        for page in pages:
            await page.command("settings", auto_move={"0": False, "1": False})
        (line,) = (await ben.device.json("GET", "/api/games"))["games"]
        assert (line["room"], line["winners"], line["status"]) == (ann.code, [], "playing")
        await play_on(pages, 4000)
        (line,) = (await ben.device.json("GET", "/api/games"))["games"]
        assert (line["status"], line["winners"]) == ("over", pages[0].state["outcome"]["winners"])

    run(scenario)


def test_all_see_how_well_a_person_is_connected(run: Run) -> None:
    """What a page says of its answers is shown by seat while it is there, if it can be so."""

    async def scenario(site: Site) -> None:
        ann = await open_room(site)
        ben = await join(site, ann, "Ben")
        mine, yours = await begin(ann, ben)
        assert mine.game["presence"]["delay"] == [None, None]
        await yours.send({"type": "hello", "protocol": 1, "since": yours.number, "delay": 950})
        while mine.game["presence"]["delay"] != [None, 950]:
            await mine.until("presence")
        for delay in (-1, 60_001, "soon"):
            await yours.send({"type": "hello", "protocol": 1, "delay": delay})
            assert (await yours.until("error"))["code"] == "bad_frame"
        await yours.line.close()
        while mine.game["presence"]["delay"] != [None, None]:
            await mine.until("presence")

    run(scenario)
