"""Games of a room on a real server: dice of all, own seats, restarts, watching, the next game."""

from __future__ import annotations

import hashlib
from typing import Any

from tests.server.conftest import Run
from tests.server.guests import begin, join, look_in, open_room, play_on
from tests.server.site import Site

from openludo.records import read_record
from openludo.records.verify import verify_record


def test_two_devices_play_a_game_to_its_end_and_verify_it(run: Run) -> None:
    """Every entry comes to both, and the record with both contributions is verified."""

    async def scenario(site: Site) -> None:
        ann = await open_room(site, rules={"quick": "true"})
        ben = await join(site, ann, "Ben")
        pages = await begin(ann, ben)
        assert [page.game["mine"] for page in pages] == [[0], [1]]
        for page in pages:
            await page.command("settings", auto_move={"0": False, "1": False})
        await play_on(pages, 4000)
        assert pages[0].state == pages[1].state
        path = f"/api/games/{ann.room['game']}/record"
        texts = [(await guest.device.http.get(path)).text for guest in (ann, ben)]
        assert texts[0] == texts[1]
        record = read_record(texts[0])
        assert verify_record(record).ok
        assert record.dice is not None
        assert record.dice.contributions == (ann.share, ben.share)
        assert record.dice.commitment == pages[1].game["dice"]["commitment"]

    run(scenario)


def test_the_promise_of_the_server_comes_before_anybody_reveals(run: Run) -> None:
    """While parts are shown everyone sees the server's promise, the id, and who has revealed."""

    async def scenario(site: Site) -> None:
        ann = await open_room(site)
        ben = await join(site, ann, "Ben")
        assert (await ann.command("reveal", contribution="00" * 16))["code"] == "already_started"
        await ann.command("start")
        shown = await ben.seen(phase="revealing")
        assert len(shown["commitment"]) == 64
        assert len(shown["game"]) == 16
        assert (await ben.command("reveal", contribution="00" * 16))["code"] == (
            "invalid_contribution"
        )
        await ben.reveal()
        await ann.seen(version=ben.room["version"])
        assert [person["revealed"] for person in ann.room["persons"]] == [False, True]
        early = await ann.device.line(shown["game"])
        assert (await early.hello())["code"] == "unknown_game"
        eve = await look_in(await site.device(), "Eve", ann.code)
        assert (await eve.promise())["code"] == "room_shut"
        await ann.reveal()
        page = await ann.play()
        assert page.game["dice"]["commitment"] == shown["commitment"]

    run(scenario)


def test_who_reveals_late_counts_as_the_empty_text(run: Run) -> None:
    """After five seconds the game begins without, and the game says so."""

    async def scenario(site: Site) -> None:
        ann = await open_room(site)
        ben = await join(site, ann, "Ben")
        await ann.command("start")
        await ann.reveal()
        await site.advance(4.9)
        await ben.look()
        assert ben.room["phase"] == "revealing"
        await site.advance(0.2)
        page = await ann.play()
        assert page.game["dice"]["contributions"] == [ann.share.hex(), ""]
        assert (await ben.reveal())["code"] == "already_started"

    run(scenario)


def test_who_promised_nothing_is_not_waited_for(run: Run) -> None:
    """A page that cannot promise has an empty part, and the game begins at once."""

    async def scenario(site: Site) -> None:
        ann = await open_room(site)
        ben = await join(site, ann, "Ben", commitment=None)
        await ann.command("start")
        await ann.seen(phase="revealing")
        assert [person["promised"] for person in ann.room["persons"]] == [True, False]
        await ann.reveal()
        page = await ben.play()
        assert page.game["dice"]["contributions"] == [ann.share.hex(), ""]

    run(scenario)


def test_a_seat_cannot_be_stolen(run: Run) -> None:
    """Another device, and one with a forged cookie, can neither play nor see it as its own."""

    async def scenario(site: Site) -> None:
        ann = await open_room(site, watch=False)
        ben = await join(site, ann, "Ben")
        pages = await begin(ann, ben)
        game = ann.room["game"]
        refused = await pages[1].command("roll")
        assert (refused["code"], refused["params"]) == ("not_your_seat", {"seat": 0})
        eve = await site.device()
        forged = ann.device.cookie[:-4] + "AAAA"
        for cookie in (eve.cookie, forged):
            line = await eve.line(game, Cookie=cookie)
            assert (await line.receive())["code"] == "unknown_game"
        door = await look_in(await site.device(forged), "Ann", ann.code)
        assert door.room["you"] is None
        assert (await door.promise())["code"] == "unknown_device"
        assert (await door.command("say", text="hello"))["code"] == "not_in_room"
        assert (await pages[0].command("roll"))["type"] == "answer"

    run(scenario)


def test_others_may_watch_where_the_room_allows_it(run: Run) -> None:
    """A watcher sees the board from the first seat, is counted, and can do nothing."""

    async def scenario(site: Site) -> None:
        ann = await open_room(site, watch=True)
        ben = await join(site, ann, "Ben")
        eve = await look_in(await site.device(), "Eve", ann.code)
        pages = await begin(ann, ben)
        await eve.seen(phase="playing")
        page = await eve.device.open(eve.room["game"])
        assert (page.game["viewer"], page.game["mine"]) == (0, [])
        assert (await page.command("roll"))["code"] == "not_your_seat"
        assert (await page.command("leave"))["code"] == "not_your_seat"
        await pages[0].until("presence")
        while pages[0].game["presence"]["watching"] != 1:
            await pages[0].until("presence")
        refused = await eve.device.refused("GET", f"/api/games/{eve.room['game']}/record")
        assert refused["code"] == "unknown_game"
        await pages[0].act()
        await page.until("entries")
        assert page.number == pages[0].number

    run(scenario)


def test_the_same_people_play_again(run: Run) -> None:
    """When a game has ended the room gathers for the next, with new promises and a new starter."""

    async def scenario(site: Site) -> None:
        ann = await open_room(site)
        ben = await join(site, ann, "Ben")
        pages = await begin(ann, ben)
        first, starter = ann.room["game"], pages[0].game["first"]
        refused = await ann.device.refused("POST", f"/api/games/{first}/again", {})
        assert (refused["code"], refused["params"]) == ("in_a_room", {"room": ann.code})
        for page in pages:
            await page.command("leave")
        for guest in (ann, ben):
            await guest.seen(phase="gathering", game=None)
        assert {person["promised"] for person in ann.room["persons"]} == {False}
        for guest in (ann, ben):
            await guest.promise()
        pages = await begin(ann, ben)
        assert pages[0].game["id"] != first
        assert pages[0].game["first"] == (starter + 1) % 2
        assert pages[0].game["dice"]["contributions"] == [ann.share.hex(), ben.share.hex()]

    run(scenario)


def test_four_devices_play_in_teams_with_a_restart_in_the_middle(run: Run) -> None:
    """Persons, seats, room and turn are the same on a new server, and a lost page catches up."""
    kept: dict[str, Any] = {}

    async def before(site: Site) -> None:
        ann = await open_room(site, variant="pairs", rules={"teams": "true"})
        guests = [ann, *[await join(site, ann, name) for name in ("Ben", "Cem", "Dia")]]
        pages = await begin(*guests)
        await play_on(pages, 12)
        assert sorted(page.game["mine"][0] for page in pages) == [0, 1, 2, 3]
        kept.update(
            code=ann.code,
            game=ann.room["game"],
            people=[
                (g.device.cookie, g.name, p.game["mine"], p.number)
                for g, p in zip(guests, pages, strict=True)
            ],
        )

    async def after(site: Site) -> None:
        pages = []
        for index, (cookie, name, mine, number) in enumerate(kept["people"]):
            device = await site.device(cookie)
            guest = await look_in(device, name, kept["code"])
            assert (guest.room["you"], guest.room["phase"]) == (index, "playing")
            page = await device.open(kept["game"])
            assert page.game["mine"] == mine
            assert page.number >= number
            pages.append(page)
        await play_on(pages, 12)
        late = await (await site.device(kept["people"][0][0])).line(kept["game"])
        frame = await late.hello(since=pages[0].number - 2)
        assert frame["entries"][0]["number"] == pages[0].number - 1

    run(before)
    run(after)


def test_a_restart_while_parts_are_revealed_still_makes_the_game(run: Run) -> None:
    """What was revealed before is in the dice; the rest is empty when the time is over."""
    kept: dict[str, Any] = {}

    async def before(site: Site) -> None:
        ann = await open_room(site)
        await join(site, ann, "Ben")
        await ann.command("start")
        await ann.reveal()
        kept.update(code=ann.code, cookie=ann.device.cookie, share=ann.share.hex())

    async def after(site: Site) -> None:
        await site.advance(7)
        ann = await look_in(await site.device(kept["cookie"]), "Ann", kept["code"])
        page = await ann.play()
        assert page.game["dice"]["contributions"] == [kept["share"], ""]

    run(before)
    run(after)


def test_no_frame_of_a_room_names_a_secret_or_a_device(run: Run) -> None:
    """Nothing that a page is told of a room or its game says who else's device it is."""

    async def scenario(site: Site) -> None:
        ann = await open_room(site)
        ben = await join(site, ann, "Ben")
        pages = await begin(ann, ben)
        said = str([page.frames for page in (ann, ben, *pages)])
        devices = [g.device.cookie.partition("=")[2].rpartition(".")[0] for g in (ann, ben)]
        assert not [device for device in devices if device in said]
        stored = await site.hall.store.game(ann.code)
        assert stored is not None
        assert hashlib.sha256(ann.share).hexdigest() not in said
        assert '"secret"' in stored.summary.decode()
        assert not any('"secret"' in str(frame.get("room")) for frame in ann.frames)

    run(scenario)


def test_a_seat_left_goes_to_a_computer_and_back(run: Run) -> None:
    """Everyone sees the computer play for who left, and the player again when back."""

    async def scenario(site: Site) -> None:
        ann = await open_room(site)
        pages = await begin(ann, await join(site, ann, "Ben"))
        assert (await pages[0].command("leave"))["type"] == "answer"
        await site.advance(20)
        while pages[1].state["turn"] != 1:
            await pages[1].receive()
        assert {e["by"] for e in pages[1].entries if e["kind"] != "seat"} == {"computer"}
        await ann.device.json("POST", f"/api/games/{ann.room['game']}/leave")
        again = await ann.device.open(ann.room["game"])
        assert again.game["presence"]["played_by_computer"] == [True, False]
        assert (await again.command("back"))["type"] == "answer"
        assert again.entries[-1]["seat_state"] == "person"

    run(scenario)


def test_the_clock_of_a_turn_is_shown_to_all_and_ends_it(run: Run) -> None:
    """Thirty seconds after the turn began the die rolls by itself, for every page alike."""

    async def scenario(site: Site) -> None:
        ann = await open_room(site, turn_limit=30)
        pages = await begin(ann, await join(site, ann, "Ben"))
        ends = {page.game["presence"]["turn_ends"] for page in pages}
        assert len(ends) == 1
        assert None not in ends
        await site.advance(31)
        for page in pages:
            while not page.entries:
                await page.receive()
            assert (page.entries[0]["by"], page.entries[0]["seat"]) == ("timer", 0)

    run(scenario)


def test_another_person_lets_a_computer_take_over(run: Run) -> None:
    """Without a limit, two minutes after the line of who is on turn was lost."""

    async def scenario(site: Site) -> None:
        ann = await open_room(site)
        pages = await begin(ann, await join(site, ann, "Ben"))
        assert (await pages[1].command("take_over", seat=0))["code"] == "not_absent"
        await pages[0].line.close()
        while pages[1].game["presence"]["connected"][0]:
            await pages[1].receive()
        await site.advance(121)
        assert (await pages[1].command("take_over", seat=0))["type"] == "answer"
        again = await ann.device.open(ann.room["game"])
        assert again.game["presence"]["played_by_computer"] == [True, False]
        assert (await again.act())["type"] == "answer"

    run(scenario)


def test_the_host_sees_the_finished_game_from_the_own_seat(run: Run) -> None:
    """Who looks at the game again later, entry by entry, still is who played it."""

    async def scenario(site: Site) -> None:
        ann = await open_room(site)
        ben = await join(site, ann, "Ben")
        pages = await begin(ann, ben)
        for page in pages:
            await page.command("leave")
        path = f"/api/games/{ann.room['game'] or pages[0].game['id']}/replay"
        for guest, seat in ((ann, 0), (ben, 1)):
            assert (await guest.device.json("GET", path))["game"]["mine"] == [seat]
        assert (await (await site.device()).json("GET", path))["game"]["mine"] == []

    run(scenario)


def test_the_host_of_a_game_still_is_the_host_after_it(run: Run) -> None:
    """Who is at the table of a long game is not missed in the room, nor while its end is read."""

    async def scenario(site: Site) -> None:
        ann = await open_room(site)
        ben = await join(site, ann, "Ben")
        pages = await begin(ann, ben)
        await ann.line.close()
        await site.advance(1000)
        for page in pages:
            await page.command("leave")
        await ben.seen(phase="gathering")
        await site.advance(100)
        assert (ben.room["host"], ben.room["you"]) == (0, 1)
        again = await look_in(ann.device, "Ann", ann.code)
        assert (await again.command("computers", levels=["easy"]))["type"] == "answer"

    run(scenario)


def test_a_room_whose_people_went_into_the_game_closes_when_that_is_over(run: Run) -> None:
    """Leaving the room during a game leaves the game alone, and the empty room waits for it."""

    async def scenario(site: Site) -> None:
        ann = await open_room(site)
        ben = await join(site, ann, "Ben")
        pages = await begin(ann, ben)
        for guest in (ann, ben):
            await guest.command("depart")
        await site.advance(5)
        assert (await pages[0].act())["type"] == "answer"
        eve = await site.device()
        assert (await eve.json("GET", f"/api/rooms/{ann.code}"))["persons"] == []
        for page in pages:
            await page.command("leave")
        await ben.seen(phase="gathering")
        await site.advance(3)
        assert (await eve.refused("GET", f"/api/rooms/{ann.code}"))["code"] == "unknown_room"

    run(scenario)
