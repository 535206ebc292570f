"""Requests that are wrong are refused with a code; odd ones that are right are answered."""

from __future__ import annotations

import asyncio
import json
from urllib.parse import urlsplit

from tests.server.conftest import Run
from tests.server.guests import open_room
from tests.server.site import COMPUTER, PERSON, Site

from openludo.server.ops.metrics import REGISTRY

ODD_ADDRESSES = {
    "/api/games/": 200,
    "/api//games": 200,
    "/api/games/%00/record": 404,
    "/api/games/%ff/record": 404,
    "/api/games/%/record": 404,
    "/api/games/%ed%a0%80/record": 404,
    "/api/games/a%2Fb/record": 404,
    f"/api/games/{'a' * 30_000}/record": 404,
    "/api/rooms/%F0%9F%8E%B2": 404,
    "/api/rules/%00": 404,
    "/api/ratings?family=%00": 404,
    "/api/rules/pairs?%ff=1": 400,
    "/static/%00": 404,
}


def test_an_address_is_asked_what_it_has_without_the_content(run: Run) -> None:
    """HEAD is answered with the status and the headers of GET."""

    async def scenario(site: Site) -> None:
        http = (await site.device()).http
        for path in ("/", "/static/main.js", "/api/games", "/api/variants", "/api/nothing"):
            head, got = await http.head(path), await http.get(path)
            assert head.content == b""
            assert got.content != b""
            assert (head.status_code, dict(head.headers)) == (got.status_code, dict(got.headers))

    run(scenario)


def test_an_address_names_all_that_can_be_done(run: Run) -> None:
    """OPTIONS does so, and the refusal of another method."""

    async def scenario(site: Site) -> None:
        device = await site.device()
        for path, allowed in (
            ("/api/games", "GET, HEAD, OPTIONS, POST"),
            ("/api/statistics", "DELETE, GET, HEAD, OPTIONS"),
            ("/api/games/x/leave", "OPTIONS, POST"),
            ("/", "GET, HEAD, OPTIONS"),
        ):
            options = await device.http.options(path)
            assert (options.status_code, options.headers["Allow"]) == (204, allowed)
            patched = await device.http.patch(path)
            assert (patched.status_code, patched.headers["Allow"]) == (405, allowed)
            assert patched.json()["error"]["code"] == "wrong_method"

    run(scenario)


def test_a_body_that_is_not_said_to_be_json_is_refused(run: Run) -> None:
    """A page of another site could send it without being asked about it first."""

    async def scenario(site: Site) -> None:
        http = (await site.device()).http
        for kind in ("text/plain", "application/x-www-form-urlencoded", "json", ";"):
            headers = {"Content-Type": kind}
            answer = await http.post("/api/rules", content='{"variant":"pairs"}', headers=headers)
            assert (answer.status_code, answer.json()["error"]["code"]) == (
                415,
                "wrong_content_type",
            )

    run(scenario)


def test_a_body_of_json_is_read_however_that_is_said(run: Run) -> None:
    """Neither parameters nor capitals matter, and programs may leave the header out."""

    async def scenario(site: Site) -> None:
        http = (await site.device()).http
        for kind in (None, "application/json; charset=utf-8", "Application/JSON"):
            headers = {"Content-Type": kind} if kind else {}
            answer = await http.post("/api/rules", content='{"variant":"pairs"}', headers=headers)
            assert answer.status_code == 200

    run(scenario)


MISTAKEN: tuple[dict[str, object], ...] = (
    {"variant": "pairs", "seats": "4"},
    {"variant": "pairs", "seats": 4.5},
    {"variant": "pairs", "seats": True},
    {"variant": "pairs", "rules": {"walls": True}},
    {"variant": "pairs", "surprise": 1},
)
UNREADABLE = (
    (b"", "missing"),
    (b'{"variant":"pairs"} x', "trailing"),
    (b"\xff\xfe", "malformed"),
    (b'{"variant":"\\ud800"}', "truncated"),
    (b'{"variant":"\\ud800 and more"}', "surrogate"),
    (b'{"variant":' + b"9" * 5_000 + b"}", "out of range"),
    (b'{"variant":"pairs","seats":1e999}', "out of range"),
    (b"[" * 10_000, "Expected `object`"),
    (b'{"variant":' * 1_000, "Expected `str`"),
)


def test_nothing_is_taken_for_something_else(run: Run) -> None:
    """A text is no number and a number no text, and a key that nobody knows is a mistake."""

    async def scenario(site: Site) -> None:
        device = await site.device()
        for body in MISTAKEN:
            refused = await device.refused("POST", "/api/rules", body)
            assert (refused["status"], refused["code"]) == (400, "bad_request")
            reason = refused["params"]["reason"]
            assert "`$." in reason or "surprise" in reason

    run(scenario)


def test_a_body_that_cannot_be_read_is_refused(run: Run) -> None:
    """The refusal says what is wrong."""

    async def scenario(site: Site) -> None:
        http = (await site.device()).http
        for content, reason in UNREADABLE:
            answer = await http.post("/api/rules", content=content)
            assert (answer.status_code, answer.json()["error"]["code"]) == (400, "bad_request")
            assert reason in answer.json()["error"]["params"]["reason"]

    run(scenario)


def test_a_huge_number_is_refused_as_one(run: Run) -> None:
    """No number of seats is too large to be said no to."""

    async def scenario(site: Site) -> None:
        device = await site.device()
        for seats in (-1, 2**63, 2**64, 10**30):
            body = {"variant": "pairs", "seats": seats}
            assert (await device.refused("POST", "/api/rules", body))["code"] == "invalid_rules"

    run(scenario)


def test_of_two_equal_keys_the_last_counts(run: Run) -> None:
    """In a body as in an address."""

    async def scenario(site: Site) -> None:
        http = (await site.device()).http
        body = '{"variant":"nothing","variant":"pairs"}'
        assert (await http.post("/api/rules", content=body)).status_code == 200
        answer = await http.get("/api/ratings?family=nothing&family=pairs")
        assert answer.json()["family"] == "pairs"

    run(scenario)


def test_odd_addresses_are_answered(run: Run) -> None:
    """Whatever stands in an address, the answer is what it has, or a code."""

    async def scenario(site: Site) -> None:
        http = (await site.device()).http
        for path, status in ODD_ADDRESSES.items():
            answer = await http.get(path)
            assert answer.status_code == status, path
            assert ("error" in answer.json()) == (status != 200)

    run(scenario)


def test_whatever_is_accepted_the_answer_is_json(run: Run) -> None:
    """There is one way to say it, and a code is better than a refusal of the header."""

    async def scenario(site: Site) -> None:
        http = (await site.device()).http
        for wanted in ("text/csv", "application/x-msgpack", "garbage//", "*/*;q=0"):
            for path in ("/api/games", "/api/variants", "/api/nothing"):
                answer = await http.get(path, headers={"Accept": wanted})
                assert answer.headers["Content-Type"] == "application/json"
                json.loads(answer.content)

    run(scenario)


def test_content_says_once_how_it_is_written(run: Run) -> None:
    """The encoding of texts is in the header a single time."""

    async def scenario(site: Site) -> None:
        device = await site.device()
        game = await device.create("solo", [PERSON, *[COMPUTER] * 3])
        for path in ("/", "/static/main.js", "/metrics", f"/api/games/{game}/record"):
            kind = (await device.http.get(path)).headers["Content-Type"]
            assert kind.count("charset=utf-8") == 1, kind

    run(scenario)


def test_a_name_that_cannot_be_shown_is_refused(run: Run) -> None:
    """Signs that control a terminal are no name, in a game, for a new room or at its door."""

    async def scenario(site: Site) -> None:
        device = await site.device()
        host = await open_room(site, "Ann")
        for name in ("Ann\0", "\x1b[2J", "\x7f"):
            seats = [PERSON | {"name": name}, PERSON]
            game, room = {"variant": "pairs", "seats": seats}, {"variant": "pairs", "name": name}
            for path, body in (("/api/games", game), ("/api/rooms", room)):
                assert (await device.refused("POST", path, body))["code"] == "bad_request"
            assert (await host.command("join", name=name))["code"] == "bad_frame"

    run(scenario)


def test_an_unknown_language_is_refused(run: Run) -> None:
    """For the rules as for the catalogue."""

    async def scenario(site: Site) -> None:
        device = await site.device()
        for path in ("/api/rules/pairs?lang=xx", "/api/catalogue/xx.json"):
            refused = await device.refused("GET", path)
            assert (refused["status"], refused["code"]) == (404, "unknown_language")

    run(scenario)


def test_a_body_that_is_cut_off_is_no_mistake_of_the_server(run: Run) -> None:
    """Who hangs up while sending is refused, though nobody reads it, and is no error in the log."""
    begun = b"POST /api/rules HTTP/1.1\r\nHost: x\r\nContent-Length: 19\r\n\r\n{"

    def counted() -> float | None:
        return REGISTRY.get_sample_value("openludo_refusals_total", {"code": "bad_request"})

    async def scenario(site: Site) -> None:
        device = await site.device()
        await device.refused("POST", "/api/rules")
        before = counted()
        _, writer = await asyncio.open_connection("127.0.0.1", urlsplit(site.url).port)
        writer.write(begun)
        writer.close()
        async with asyncio.timeout(20):
            while counted() == before:
                await device.http.get("/health")

    run(scenario)
