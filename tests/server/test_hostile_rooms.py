"""Hostile pages at the rooms of others: each is refused with its code, and nobody else notices."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest
from tests.conftest import Server
from tests.server.conftest import Run
from tests.server.guests import Guest, agree, begin, join, look_in, open_room, play_on
from tests.server.running import Running
from tests.server.site import Page, Site
from websockets.exceptions import ConnectionClosed, InvalidStatus

WATCHED = {"watch": True}
HOSTS_ONLY: tuple[tuple[str, dict[str, Any]], ...] = (
    ("setup", {"watch": False}),
    ("setup", {"variant": "pairs"}),
    ("computers", {"levels": ["hard"]}),
    ("remove", {"number": 0}),
    ("admit", {"number": 0}),
    ("start", {}),
)


async def table(site: Site, **more: Any) -> tuple[list[Guest], list[Page]]:
    """Let Ann and Ben sit at a game of a room that others may watch."""
    ann = await open_room(site, **(WATCHED | more))
    guests = [ann, await join(site, ann, "Ben")]
    pages = await begin(*guests)
    for page in pages:
        await page.command("settings", auto_move={"0": False, "1": False})
    await agree(pages)
    return guests, pages


async def code_of(page: Page, kind: str, **more: Any) -> str:
    """Ask for something that is refused, and give the code."""
    answer = await page.command(kind, **more)
    assert answer["type"] == "error", answer
    return str(answer["code"])


def test_cookies_that_this_server_did_not_sign_open_nothing(run: Run) -> None:
    """Altered, foreign, empty, huge and doubled cookies are nobody's."""

    async def scenario(site: Site) -> None:
        (ann, ben), pages = await table(site, watch=False)
        eve = await site.device()
        name, _, value = ann.device.cookie.partition("=")
        device = value.partition(".")[0]
        for forged in (
            f"{name}={device}",
            f"{name}={device}.",
            f"{name}={device}.{'A' * 43}",
            f"{name}={value[::-1]}",
            f"{name}={value}x",
            f"openludo_device_00000000={value}",
            f"{name}=",
            f"{name}={'A' * 6000}",
        ):
            line = await eve.line(ann.room["game"], Cookie=forged)
            assert (await line.receive())["code"] == "unknown_game", forged
            door = await look_in_as(eve, ann.code, forged)
            assert door.room["you"] is None
            assert await code_of(door, "join", name="Ann") == "unknown_device"
        both = await eve.line(ann.room["game"], Cookie=f"{name}=AAAA.BBBB; {ann.device.cookie}")
        assert (await both.hello())["game"]["mine"] == [0]
        for guest in (ann, ben):
            # They read nothing of all this, and would wait for a proper end.
            guest.line.transport.abort()
        assert (await pages[0].act())["type"] == "answer"

    run(scenario)


async def look_in_as(device: Any, code: str, cookie: str) -> Guest:
    """Stand at a door with a cookie."""
    guest = Guest(await device.connect(f"rooms/{code}", Cookie=cookie), device, "Eve", code)
    await guest.look()
    return guest


def test_a_name_is_no_key_to_a_seat(run: Run) -> None:
    """Who comes with the name of another is another person, before, in and after a game."""

    async def scenario(site: Site) -> None:
        ann = await open_room(site, **WATCHED)
        ben = await join(site, ann, "Ben")
        eve = await join(site, ann, "Ann")
        assert (eve.names, eve.room["you"], eve.room["host"]) == (["Ann", "Ben", "Ann 2"], 2, 0)
        for kind, more in HOSTS_ONLY:
            assert await code_of(eve, kind, **more) == "not_host"
        await eve.command("depart")
        pages = await begin(ann, ben)
        assert await code_of(eve, "join", name="Ann") == "room_shut"
        watching = await eve.device.open(ann.room["game"])
        assert watching.game["mine"] == []
        assert await code_of(watching, "roll") == "not_your_seat"
        assert (await pages[0].act())["type"] == "answer"

    run(scenario)


def test_nobody_acts_for_another_seat(run: Run) -> None:
    """Rolls, moves, settings, leaving and taking over do nothing to the seats of others."""

    async def scenario(site: Site) -> None:
        (ann, _), pages = await table(site)
        while pages[0].state["phase"] != "move" or pages[0].state["turn"] != 0:
            await play_on(pages, 1)
            await agree(pages)
        eve = await (await site.device()).open(ann.room["game"])
        for page in (pages[1], eve):
            move = page.state["moves"][0]["move"]
            assert await code_of(page, "move", move=move) == "not_your_seat"
            assert await code_of(page, "roll") == "not_your_seat"
            for seat in (0, -1, 7, 10**300):
                code = await code_of(page, "take_over", seat=seat)
                assert code in ("not_absent", "not_your_seat", "bad_frame")
        for kind in ("leave", "back"):
            assert await code_of(eve, kind) == "not_your_seat"
        assert await code_of(eve, "settings", pace="instant") == "not_your_seat"
        await pages[1].command("settings", auto_move={"0": True}, pace="instant")
        await agree(pages)
        settings = (await ann.device.open(ann.room["game"])).game["settings"]
        assert (settings["auto_move"]["0"], settings["pace"]) == (False, "normal")
        assert await code_of(pages[0], "move", move="h9") == "illegal_move"
        assert (await pages[0].act())["type"] == "answer"
        for method, path, body in (
            ("POST", "leave", None),
            ("POST", "again", {}),
            ("POST", "contribution", {"reveal": "00" * 16}),
            ("GET", "record", None),
        ):
            refused = await eve_http(site, method, f"/api/games/{ann.room['game']}/{path}", body)
            assert refused["code"] == "unknown_game", path
        assert (await eve_http(site, "DELETE", f"/api/games/{ann.room['game']}"))["status"] == 404

    run(scenario)


async def eve_http(site: Site, method: str, path: str, body: Any = None) -> dict[str, Any]:
    """Ask as a stranger, and be refused."""
    return await (await site.device()).refused(method, path, body)


def test_no_page_names_its_face(run: Run) -> None:
    """A roll with a face, a count or a secret in it is no frame of the protocol."""

    async def scenario(site: Site) -> None:
        (ann, _), pages = await table(site)
        before = pages[0].number
        for more in ({"face": 6}, {"roll": 6}, {"dice": {"secret": "00"}}, {"seat": 0}):
            assert await code_of(pages[0], "roll", **more) == "bad_frame"
        for at in (-1, before + 1, 2**53, "0", None, 0.5):
            assert await code_of(pages[0], "roll", at=at) in ("stale", "bad_frame")
        again = await ann.device.open(ann.room["game"])
        assert (again.number, again.state["rolls"]) == (before, 0)

    run(scenario)


BAD_FRAMES: tuple[str | bytes, ...] = (
    "null",
    "[]",
    '"roll"',
    "{}",
    '{"type":null}',
    '{"type":"say"}',
    '{"type":"say","id":null,"text":null}',
    '{"type":"frozen","id":"x","game":"g","secret":"00","reveal_by":0}',
    '{"type":"made","id":"x"}',
    '{"type":"over","id":"x","starter":0}',
    '{"type":"hosted","id":"x"}',
    '{"type":"join","id":"x","name":"Eve","device":"Ann"}',
    '{"type":"remove","id":"x","number":1e400}',
    '{"type":"reveal","id":"x","contribution":"' + "0" * 65 + '"}',
    '{"type":"say","id":"' + "x" * 65 + '","text":"hi"}',
    '{"type":"join","id":"x","name":"' + "n" * 200 + '"}',
    '{"type":"say","id":"x","text":"' + "n" * 201 + '"}',
    '{"type":"say","id":"x","text":"\\ud800"}',
    "[" * 2000,
    '{"a":' * 600,
    b"\x00\xff\xfe",
    "x" * 5000,
)


def test_frames_that_are_none_change_nothing(run: Run, caplog: pytest.LogCaptureFixture) -> None:
    """Null, deep, huge, half and invented frames are refused, and the line stays open."""

    async def scenario(site: Site) -> None:
        ann = await open_room(site)
        ben = await join(site, ann, "Ben")
        await ben.look()
        version = ben.room["version"]
        for frame in BAD_FRAMES:
            await ben.send(frame)
            assert (await ben.until("error"))["code"] in ("bad_frame", "too_large"), frame
        ben = await look_in(ben.device, "Ben", ann.code)
        assert ben.room["version"] == version
        assert (await ben.command("say", text="still here"))["type"] == "answer"

    run(scenario)
    assert [r for r in caplog.records if r.levelno >= logging.ERROR] == []


def test_a_frame_of_a_megabyte_costs_its_sender_the_line(run: Run) -> None:
    """It is cut at once, in the room and in the game, and the others play on."""

    async def scenario(site: Site) -> None:
        (ann, ben), pages = await table(site)
        for page in (ben, pages[1]):
            with pytest.raises(ConnectionClosed):
                await shout(page)
        assert (await pages[0].act())["type"] == "answer"
        back = await ben.device.open(ann.room["game"])
        assert back.game["mine"] == [1]

    run(scenario)


async def shout(page: Page) -> None:
    """Send a megabyte at once, and hear until the line ends."""
    await page.send("x" * 1024 * 1024)
    while True:
        await page.receive()


def test_pages_of_other_sites_get_no_line_and_no_room(run: Run) -> None:
    """With a genuine cookie but a foreign Origin nothing is opened, read or changed."""

    async def scenario(site: Site) -> None:
        (ann, _), _pages = await table(site)
        for origin in ("https://evil.example", "null", f"{site.url}.evil.example", "file://"):
            for path in (f"rooms/{ann.code}", f"games/{ann.room['game']}"):
                with pytest.raises(InvalidStatus) as refused:
                    await ann.device.connect(path, Origin=origin)
                assert refused.value.response.status_code == 403
            body = {"variant": "classic", "name": "Eve"}
            answer = await ann.device.http.post("/api/rooms", json=body, headers={"Origin": origin})
            assert answer.json()["error"]["code"] == "wrong_origin"
        assert len((await ann.device.json("GET", "/api/rooms"))["rooms"]) == 1

    run(scenario)


def test_who_was_sent_away_commands_nothing(run: Run) -> None:
    """The line of a removed person stays at the door, and all that it asks for is refused."""

    async def scenario(site: Site) -> None:
        ann = await open_room(site)
        ben = await join(site, ann, "Ben")
        await ann.command("remove", number=ben.room["persons"][1]["number"])
        await ben.seen(you=None)
        commands = (
            ("say", {"text": "hi"}),
            ("colour", {"colour": None}),
            ("depart", {}),
            *HOSTS_ONLY,
        )
        for kind, more in commands:
            assert await code_of(ben, kind, **more) == "not_in_room"
        assert await code_of(ben, "reveal", contribution="00" * 16) in (
            "not_in_room",
            "already_started",
        )
        await ann.command("computers", levels=["easy"])
        await ann.command("start")
        await ann.reveal()
        await ann.seen(phase="playing")
        assert await code_of(ben, "join", name="Ben") == "barred"
        line = await ben.device.line(ann.room["game"])
        assert (await line.receive())["code"] == "unknown_game"

    run(scenario)


@pytest.mark.parametrize("flood", ["say", "join", "colour", "hello"])
def test_a_flood_in_a_room_is_held_back(run: Run, flood: str) -> None:
    """While one pours out commands the others in the room and at another table are answered."""

    async def scenario(site: Site) -> None:
        ann = await open_room(site)
        ben = await join(site, ann, "Ben")
        frames: dict[str, dict[str, Any]] = {
            "say": {"text": "x" * 200},
            "join": {"name": "B" * 20},
            "colour": {"colour": None},
            "hello": {"protocol": 1},
        }
        for number in range(300):
            named = {} if flood == "hello" else {"id": f"f{number}"}
            await ben.send({"type": flood, **named, **frames[flood]})
        cem = await open_room(site, "Cem")
        assert (await cem.command("say", text="hi"))["type"] == "answer"
        assert (await ann.command("say", text="hi"))["type"] == "answer"
        ann = await look_in(ann.device, "Ann", ann.code)
        assert sum(message["name"] == "Ben" for message in ann.room["messages"]) <= 5
        ben.line.transport.abort()
        assert (await ann.command("say", text="still here"))["type"] == "answer"

    run(scenario)


def test_a_page_that_never_reads_keeps_nobody_waiting(run: Run) -> None:
    """Its box fills up, it is cut off, and the others in the room never notice."""

    async def scenario(site: Site) -> None:
        (_, ben), pages = await table(site)
        deaf = await ben.device.open(pages[1].game["id"])
        deaf.line.transport.pause_reading()
        async with asyncio.timeout(30):
            await play_on(pages, 60)
        assert pages[0].number >= 60
        deaf.line.transport.abort()

    run(scenario)


def test_the_log_of_a_room_under_attack_holds_no_secret(
    serve: Callable[..., Server], tmp_path: Path
) -> None:
    """With every request logged: no cookie, no part in the dice, no name and nothing said."""
    secrets: list[str] = []

    async def scenario(server: Server) -> None:
        async with AsyncExitStack() as stack:
            running = Running(server, stack)
            ann = await open_room(running, "Hunter", **WATCHED)
            ben = await join(running, ann, "Ben")
            await ben.command("say", text="swordfish")
            for frame in BAD_FRAMES:
                await ben.send(frame)
            pages = await begin(ann, ben)
            assert await code_of(pages[1], "roll", face=6) == "bad_frame"
            for guest in (ann, ben):
                secrets.extend((guest.device.cookie.partition("=")[2], guest.share.hex()))
            for page in (ann, ben, *pages):
                page.line.transport.abort()

    server = serve(tmp_path, "--log-level", "info")
    asyncio.run(scenario(server))
    assert server.stop() == 0
    text = server.log.read_text()
    assert "/api/rooms" in text
    assert [secret for secret in (*secrets, "Hunter", "swordfish") if secret in text] == []
