"""A person carries a device's credential to another device with a code of one use."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest
import segno
from tests.conftest import Server
from tests.server.conftest import Run
from tests.server.guests import Guest, agree, begin, join, look_in, open_room, play_on
from tests.server.running import Running
from tests.server.site import COMPUTER, PATIENT, Device, ManualClock, Page, Site, open_site

from openludo.server.credentials import Devices
from openludo.server.rooms.setup import ID_SIGNS

UNKNOWN = {"code": "unknown_code", "params": {}, "status": 404}
TOO_MANY = {"code": "too_many_guesses", "params": {}, "status": 429}


async def code_of(device: Device) -> str:
    """Ask for a device's code."""
    return str((await device.json("POST", "/api/device/code"))["code"])


async def carry(site: Any, device: Device, code: str) -> Device:
    """Carry a credential to a device, and give it as the browser is from then on."""
    answer = await device.http.post("/api/device/carry", json={"code": code})
    assert (answer.status_code, answer.content) == (204, b"")
    (header,) = answer.headers.get_list("Set-Cookie")
    carried: Device = await site.device(header.partition(";")[0])
    return carried


async def refused(device: Device, code: object) -> dict[str, Any]:
    """Try a code that must be refused; the answer sets no cookie."""
    answer = await device.http.post("/api/device/carry", json={"code": code})
    assert "Set-Cookie" not in answer.headers
    error: dict[str, Any] = answer.json()["error"]
    return error | {"status": answer.status_code}


def test_what_one_device_has_the_other_has_too(run: Run) -> None:
    """Games, rooms, statistics, ratings and history are the same, then and later."""

    async def scenario(site: Site) -> None:
        laptop, phone = await site.device(), await site.device()
        own = await laptop.create(seats=(PATIENT, COMPUTER))
        await laptop.json("POST", f"/api/games/{await laptop.create()}/leave")
        await laptop.json("POST", "/api/rooms", {"variant": "classic", "name": "Ann"})
        await phone.create()
        phone = await carry(site, phone, await code_of(laptop))
        for path in ("games", "rooms", "statistics", "ratings", "history"):
            there, here = [await one.json("GET", f"/api/{path}") for one in (laptop, phone)]
            assert there == here
        await phone.json("POST", f"/api/games/{own}/leave")
        assert len((await laptop.json("GET", "/api/statistics"))["rows"]) == 1
        assert len((await laptop.json("GET", "/api/games"))["games"]) == 2

    run(scenario)


def test_the_cookie_that_is_carried_is_that_of_the_other_device(run: Run) -> None:
    """It names the same device, and is kept from scripts and other sites like any of ours."""

    async def scenario(site: Site) -> None:
        laptop, phone = await site.device(), await site.device()
        body = {"code": await code_of(laptop)}
        answer = await phone.http.post("/api/device/carry", json=body)
        cookie, *rest = answer.headers["Set-Cookie"].split("; ")
        assert cookie == laptop.cookie != phone.cookie
        assert {"Path=/", "HttpOnly", "SameSite=Strict"} <= set(rest)
        assert answer.headers["Cache-Control"] == "no-store"

    run(scenario)


def test_a_code_can_be_read_and_typed(run: Run) -> None:
    """It has ten signs that nobody mistakes; case, blanks and dashes do not matter."""

    async def scenario(site: Site) -> None:
        laptop = await site.device()
        given = await laptop.json("POST", "/api/device/code")
        code = given["code"]
        assert len(code) == 10
        assert set(code) <= set(ID_SIGNS)
        assert given["seconds"] == 600
        assert given["link"] == f"{site.url}/carry#{code}"
        drawn = segno.make(given["link"], micro=False)
        assert given["picture"] == drawn.svg_data_uri(scale=8, border=4, light="#fff")
        written = f" {code[:5].upper()}-{code[5:]} "
        assert (await carry(site, await site.device(), written)).cookie == laptop.cookie

    run(scenario)


def test_a_code_is_good_once_and_for_ten_minutes(run: Run) -> None:
    """Used, ended, replaced and invented codes are refused alike, and change nobody."""

    async def scenario(site: Site) -> None:
        laptop, phone = await site.device(), await site.device()
        used = await code_of(laptop)
        await carry(site, await site.device(), used)
        replaced, ended = await code_of(laptop), await code_of(laptop)
        site.clock.time += 600
        for code in (used, replaced, ended, "2" * 10, "2", "", "ß" * 64, "'; --\0"):
            assert await refused(phone, code) == UNKNOWN
        late = await code_of(laptop)
        site.clock.time += 599
        assert (await carry(site, phone, late)).cookie == laptop.cookie

    run(scenario)


def test_of_many_who_use_a_code_at_once_one_succeeds(run: Run) -> None:
    """Ten devices try the same code at the same moment."""

    async def scenario(site: Site) -> None:
        code = await code_of(await site.device())
        devices = [await site.device() for _ in range(10)]
        tries = (one.http.post("/api/device/carry", json={"code": code}) for one in devices)
        answers = await asyncio.gather(*tries)
        assert sorted(answer.status_code for answer in answers) == [204] + [404] * 9
        assert sum("Set-Cookie" in answer.headers for answer in answers) == 1

    run(scenario)


def test_another_server_takes_the_code(tmp_path: Path, clock: ManualClock) -> None:
    """A code of one server is taken by another that shares the database, and there only once."""

    async def scenario() -> None:
        async with open_site(tmp_path, clock) as one, open_site(tmp_path, clock) as two:
            laptop = await one.device()
            game = await laptop.create()
            code = await code_of(laptop)
            phone = await carry(two, await two.device(), code)
            games = (await phone.json("GET", "/api/games"))["games"]
            assert [line["id"] for line in games] == [game]
            assert await refused(await one.device(), code) == UNKNOWN

    asyncio.run(scenario())


def test_a_device_may_carry_its_own_code(run: Run) -> None:
    """Nothing changes but that the code is used up."""

    async def scenario(site: Site) -> None:
        laptop = await site.device()
        game = await laptop.create()
        code = await code_of(laptop)
        same = await carry(site, laptop, code)
        assert same.cookie == laptop.cookie
        assert [line["id"] for line in (await same.json("GET", "/api/games"))["games"]] == [game]
        assert await refused(laptop, code) == UNKNOWN

    run(scenario)


def test_trying_codes_is_slow(run: Run) -> None:
    """After twenty wrong ones, also at once, even the right one has to wait for 6 s."""

    async def scenario(site: Site) -> None:
        laptop, thief = await site.device(), await site.device()
        code = await code_of(laptop)
        errors = await asyncio.gather(*(refused(thief, f"{n:010}") for n in range(40)))
        assert sorted(error["code"] for error in errors) == (
            ["too_many_guesses"] * 20 + ["unknown_code"] * 20
        )
        assert await refused(await site.device(), code) == TOO_MANY
        site.clock.time += 6
        await carry(site, thief, code)

    run(scenario)


def test_right_codes_cost_nothing(run: Run) -> None:
    """A whole class may carry theirs from one address."""

    async def scenario(site: Site) -> None:
        laptop, phone = await site.device(), await site.device()
        for _ in range(25):
            phone = await carry(site, phone, await code_of(laptop))

    run(scenario)


def test_who_keeps_no_cookies_uses_up_no_code(run: Run) -> None:
    """A device that would not be known again neither gets a code nor takes one."""

    async def scenario(site: Site) -> None:
        laptop = await site.device()
        code = await code_of(laptop)
        for cookie in ("", Devices(b"another key").issue()[1]):
            stranger = await site.device(cookie or "none=1")
            for path, body in (("code", None), ("carry", {"code": code})):
                error = await stranger.refused("POST", f"/api/device/{path}", body)
                assert (error["code"], error["status"]) == ("unknown_device", 403)
                stranger.http.cookies.clear()
        await carry(site, await site.device(), code)

    run(scenario)


def test_pages_of_other_sites_neither_make_nor_take_codes(run: Run) -> None:
    """With a genuine cookie but a foreign Origin nothing happens to the code there is."""

    async def scenario(site: Site) -> None:
        laptop, phone = await site.device(), await site.device()
        code = await code_of(laptop)
        for name, value in (("Origin", "https://evil.example"), ("Sec-Fetch-Site", "cross-site")):
            for device, path in ((laptop, "code"), (phone, "carry")):
                url = f"/api/device/{path}"
                answer = await device.http.post(url, json={"code": code}, headers={name: value})
                assert answer.json()["error"]["code"] == "wrong_origin"
                assert "Set-Cookie" not in answer.headers
        await carry(site, phone, code)

    run(scenario)


BAD_BODIES: tuple[bytes, ...] = (
    b"",
    b"null",
    b"[]",
    b'"2222222222"',
    b"{}",
    b'{"code":null}',
    b'{"code":2222222222}',
    b'{"code":["2222222222"]}',
    b'{"code":"2222222222","device":"x"}',
    b'{"code":"' + b"2" * 65 + b'"}',
    b'{"code":' + b"[" * 5000,
    b"\xff\xfe",
)


def test_bodies_that_are_none_are_refused(run: Run, caplog: pytest.LogCaptureFixture) -> None:
    """Null, deep, long and half ones get an error; the code is still good."""

    async def scenario(site: Site) -> None:
        laptop, phone = await site.device(), await site.device()
        code = await code_of(laptop)
        for body in BAD_BODIES:
            answer = await phone.http.post("/api/device/carry", content=body)
            assert (answer.status_code, answer.json()["error"]["code"]) == (400, "bad_request")
        answer = await phone.http.post("/api/device/carry", content=b"2" * 20_000)
        assert answer.status_code == 413
        await carry(site, phone, code)

    run(scenario)
    assert [record for record in caplog.records if record.levelno >= logging.ERROR] == []


async def carried_into_a_game(site: Site) -> tuple[Guest, list[Page], Device]:
    """Let Ann and Ben play, and Ann carry her seat from her laptop to a phone."""
    ann = await open_room(site)
    ben = await join(site, ann, "Ben")
    pages = await begin(ann, ben)
    await play_on(pages, 5)
    phone = await carry(site, await site.device(), await code_of(ann.device))
    return ann, pages, phone


def test_a_seat_is_played_on_from_the_other_device(run: Run) -> None:
    """In the midst of a game of a room the phone has the seat, and rolls and moves for it."""

    async def scenario(site: Site) -> None:
        ann, (laptop, ben), phone = await carried_into_a_game(site)
        page = await phone.open(ann.room["game"])
        assert page.game["mine"] == laptop.game["mine"]
        laptop.line.transport.abort()
        await play_on([page, ben], 20)
        await agree([page, ben])
        assert page.state == ben.state
        mine = [entry["by"] for entry in page.entries if entry["seat"] in page.game["mine"]]
        assert set(mine) <= {"hand", "only"}
        assert "hand" in mine

    run(scenario)


def test_both_devices_show_and_play_the_same_seat(run: Run) -> None:
    """Each sees what the other does; of two that roll at once one does, and nothing is twice."""

    async def scenario(site: Site) -> None:
        ann, (laptop, ben), phone = await carried_into_a_game(site)
        page = await phone.open(ann.room["game"])
        for _ in range(6):
            await agree([laptop, page, ben])
            while laptop.state["turn"] not in laptop.game["mine"]:
                await ben.act()
                await agree([laptop, page, ben])
            answers = await asyncio.gather(laptop.act(), page.act())
            refusals = [answer.get("code") for answer in answers if answer["type"] == "error"]
            assert refusals == ["stale"]
        await agree([laptop, page, ben])
        assert laptop.state == page.state == ben.state

    run(scenario)


def test_a_person_at_two_devices_is_one_person(run: Run) -> None:
    """The others see one; who closes one of the two windows is still there."""

    async def scenario(site: Site) -> None:
        ann, (laptop, ben), phone = await carried_into_a_game(site)
        page = await phone.open(ann.room["game"])
        inside = await look_in(phone, "Ann", ann.code)
        assert inside.names == ["Ann", "Ben"]
        assert inside.room["you"] == 0
        await laptop.line.close()
        cookie = ben.line.request.headers["Cookie"]  # type: ignore[union-attr]
        fresh = await (await site.device(cookie)).open(ann.room["game"])
        assert fresh.game["presence"]["connected"] == [True, True]
        assert fresh.game["presence"]["watching"] == 0
        await page.line.close()
        while fresh.game["presence"]["connected"] == [True, True]:
            await fresh.until("presence")
        assert fresh.game["presence"]["connected"] == [False, True]

    run(scenario)


def test_behind_a_proxy_that_speaks_tls_all_is_secure(
    serve: Callable[..., Server], tmp_path: Path
) -> None:
    """The link begins with https, and the cookie goes over https only."""

    async def scenario(server: Server) -> None:
        async with AsyncExitStack() as stack:
            running = Running(server, stack)
            laptop, phone = await running.device(), await running.device()
            tls = {"X-Forwarded-Proto": "https"}
            given = (await laptop.http.post("/api/device/code", headers=tls)).json()
            assert given["link"].startswith(server.url.replace("http:", "https:") + "/carry#")
            body = {"code": given["code"]}
            answer = await phone.http.post("/api/device/carry", json=body, headers=tls)
            cookie, *rest = answer.headers["Set-Cookie"].split("; ")
            assert cookie == laptop.cookie
            assert "Secure" in rest

    asyncio.run(scenario(serve(tmp_path)))


def test_no_code_and_no_cookie_is_written_down(
    serve: Callable[..., Server], tmp_path: Path
) -> None:
    """Neither the log, with every request in it, nor the database holds what could be used."""
    secrets: list[str] = []

    async def scenario(server: Server) -> None:
        async with AsyncExitStack() as stack:
            running = Running(server, stack)
            laptop = await running.device()
            codes = [await code_of(laptop) for _ in range(2)]
            phone = await running.device()
            assert await refused(phone, codes[0]) == UNKNOWN
            await phone.refused("POST", "/api/device/carry", {"code": codes[1], "more": codes[1]})
            await carry(running, phone, codes[1])
            codes.append(await code_of(laptop))
            values = [one.cookie.partition("=")[2] for one in (laptop, phone)]
            secrets.extend([*codes, *values])

    server = serve(tmp_path, "--log-level", "info")
    asyncio.run(scenario(server))
    assert server.stop() == 0
    log = server.log.read_text()
    assert "/api/device/carry" in log
    assert [secret for secret in secrets if secret in log] == []
    kept = b"".join(path.read_bytes() for path in tmp_path.glob("openludo.db*"))
    assert b"codes" in kept
    assert [secret for secret in secrets if secret.encode() in kept] == []
