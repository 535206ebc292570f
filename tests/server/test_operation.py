"""What whoever runs a server relies on: probes, figures, logs, and proxies that are believed."""

from __future__ import annotations

import asyncio
import json
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families
from tests.conftest import Server
from tests.server.conftest import Run
from tests.server.site import COMPUTER, PATIENT, Device, Page, Site, open_site
from tests.server.test_process import visit, wait_for_address
from websockets.exceptions import InvalidStatus

from openludo.server.protocol import LARGEST_FRAME
from openludo.storage import Change, Conflict, MemoryStore, NewGame
from openludo.storage.sql import sqlite_store

Serve = Callable[..., Server]
PROXY = {"Host": "127.0.0.1:9", "X-Forwarded-Host": "ludo.example", "X-Forwarded-Proto": "https"}


class BrokenStore(MemoryStore):
    """A store whose disk is gone."""

    async def check(self) -> None:
        """Find that nothing can be read."""
        raise OSError("gone")


async def figures(http: httpx.AsyncClient) -> dict[str, float]:
    """Read all metrics: by name, or name and label."""
    answer = await http.get("/metrics")
    assert answer.status_code == 200
    assert answer.headers["Content-Type"].startswith("text/plain; version=0.0.4")
    return {
        " ".join([sample.name, *sample.labels.values()]): sample.value
        for family in text_string_to_metric_families(answer.text)
        for sample in family.samples
    }


def test_a_server_is_ready_until_it_is_told_to_stop(run: Run) -> None:
    """Then it is alive and answers whoever is there, but wants nobody new."""

    async def scenario(site: Site) -> None:
        device = await site.device()
        assert (await device.json("GET", "/ready"))["status"] == "ok"
        site.readiness.stop()
        refused = await device.refused("GET", "/ready")
        assert (refused["status"], refused["code"]) == (503, "not_saved")
        assert (await device.json("GET", "/health"))["status"] == "ok"
        await device.open(await device.create())

    run(scenario)


def test_a_server_without_its_store_is_alive_but_not_ready(tmp_path: Path) -> None:
    """A broken database is no reason to start the process anew."""

    async def scenario() -> None:
        async with open_site(tmp_path, store=BrokenStore()) as site:
            device = await site.device()
            assert (await device.refused("GET", "/ready"))["status"] == 503
            assert (await device.json("GET", "/health"))["status"] == "ok"

    asyncio.run(scenario())


def test_probes_are_given_no_cookie(run: Run) -> None:
    """A program that asks every few seconds is no device."""

    async def scenario(site: Site) -> None:
        async with httpx.AsyncClient(base_url=site.url) as http:
            for path in ("/health", "/ready", "/metrics", "/static/main.js"):
                assert "Set-Cookie" not in (await http.get(path)).headers

    run(scenario)


def test_the_metrics_count_what_happens(run: Run) -> None:
    """Games, sockets, entries with their durations, refusals by code, requests by route, claims."""

    async def scenario(site: Site) -> None:
        device = await site.device()
        before = await figures(device.http)
        page = await device.open(await device.create("pairs", (PATIENT, COMPUTER)))
        await page.command("roll", at=-7)
        await page.send("x" * (LARGEST_FRAME + 1))
        await page.until("error")
        await device.refused("GET", "/api/games/nobody/record")
        after = await figures(device.http)

        def grown(name: str) -> float:
            return after[name] - before.get(name, 0.0)

        assert after["openludo_rooms"] == 1
        assert grown("openludo_sockets") == 1
        assert grown("openludo_entries_total") == page.number + 1
        assert 0 < grown("openludo_write_seconds_count") <= page.number + 1
        for code in ("stale", "too_large", "unknown_game"):
            assert grown(f"openludo_refusals_total {code}") == 1
        assert grown("openludo_request_seconds_count /api/games") == 1
        assert grown("openludo_request_seconds_count /api/games/{game}/record") == 1
        await page.line.close()
        for _ in range(500):
            if (await figures(device.http))["openludo_sockets"] == before["openludo_sockets"]:
                return
            await asyncio.sleep(0.01)
        raise AssertionError("the socket still counts")

    run(scenario)


def test_the_metrics_count_claims_and_what_could_not_be_written(run: Run) -> None:
    """A conflict has a duration and no entries; a due game of nobody's is claimed once."""

    async def scenario(site: Site) -> None:
        device = await site.device()
        before = await figures(device.http)
        store = site.hall.store
        await store.create(NewGame("nobody", "device", b"", b""), 0.0)
        await store.append("nobody", 0, Change([b"1", b"2"], 1.0, b"", due=1.0))
        with pytest.raises(Conflict):
            await store.append("nobody", 0, Change([b"3"], 1.0, b""))
        assert await store.claim(2.0, 9.0) == ["nobody"]
        after = await figures(device.http)
        assert after["openludo_entries_total"] - before["openludo_entries_total"] == 2
        counts = [seen["openludo_write_seconds_count"] for seen in (before, after)]
        assert counts[1] - counts[0] == 2
        assert after["openludo_due_claimed_total"] - before["openludo_due_claimed_total"] == 1

    run(scenario)


def test_the_metrics_name_nobody(run: Run) -> None:
    """No player, no game, no device and no guessed address is in them."""

    async def scenario(site: Site) -> None:
        device = await site.device()
        game = await device.create("classic", (PATIENT | {"name": "Xanthippe"}, COMPUTER))
        page = await device.open(game)
        await page.act()
        await device.http.get("/wp-admin/index.php?secret=hunter2")
        text = (await device.http.get("/metrics")).text
        known = device.cookie.partition("=")[2].partition(".")[0]
        for name in ("Xanthippe", game, known, "wp-admin", "hunter2"):
            assert name not in text
        assert 'route="unknown"' in text

    run(scenario)


def test_the_metrics_are_for_this_machine_alone(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever comes through a proxy finds nothing there, unless OPENLUDO_METRICS is 1."""

    async def scenario(site: Site) -> None:
        through = (
            {"X-Forwarded-For": "203.0.113.7"},
            {"X-Forwarded-For": "127.0.0.1"},
            {"X-Forwarded-Proto": "https"},
            {"Forwarded": "for=127.0.0.1"},
            {"Via": "1.1 proxy"},
        )
        async with httpx.AsyncClient(base_url=site.url) as http:
            for headers in through:
                assert (await http.get("/metrics", headers=headers)).status_code == 404
            monkeypatch.setenv("OPENLUDO_METRICS", "1")
            for headers in through:
                assert (await http.get("/metrics", headers=headers)).status_code == 200

    run(scenario)


def logged(text: str) -> Iterator[dict[str, Any]]:
    """Read the lines of a log in JSON."""
    return (json.loads(line) for line in text.splitlines() if line.startswith("{"))


def start(folder: Path, *options: str, **env: str) -> tuple[subprocess.Popen[bytes], str, Path]:
    """Start a server whose every line is logged."""
    log = folder / "log"
    program = Path(sys.executable).with_name("openludo")
    fixed = ["play", "--no-browser", "--port", "0", "--data", str(folder)]
    with log.open("wb") as output:
        command = [program, *fixed, *options]
        process = subprocess.Popen(command, stdout=output, stderr=output, env=env)
    return process, wait_for_address(log), log


def test_a_log_in_json_has_an_object_a_line_and_no_secrets(tmp_path: Path) -> None:
    """Even at level debug neither cookies nor query strings are in it, nor a forged line."""
    process, url, log = start(tmp_path, "--log-level", "debug", OPENLUDO_LOG="json")

    async def scenario() -> list[str]:
        async with AsyncExitStack() as stack:
            device = await visit(stack, Server(process, url, tmp_path, log))
            page = await device.open(await device.create("solo", [PATIENT, *[COMPUTER] * 3]))
            await device.http.get("/api/catalogue/en.json?v=hunter2")
            await device.http.get("/api/rules/%0A{}")
            await questioned(stack, device, page.game["id"])
            await page.command("leave")
            return [device.cookie.partition("=")[2], page.game["dice"]["seed"], "hunter2"]

    secrets = asyncio.run(scenario())
    process.terminate()
    assert process.wait(timeout=60) == 0
    text = log.read_text()
    lines = list(logged(text))
    assert len(lines) == len([line for line in text.splitlines() if "http://" not in line])
    for line in lines:
        assert list(line)[:5] == ["time", "level", "logger", "message", "fields"]
    fields = [line["fields"] for line in lines if line["logger"] == "openludo.access"]
    shown = [(f.get("method"), f["path"], f.get("status")) for f in fields]
    assert ("GET", "/api/catalogue/en.json", 200) in shown
    assert ("GET", "/api/rules/%0A%7B%7D", 404) in shown
    assert (tmp_path / "secret.key").read_text() not in text
    assert not [secret for secret in secrets if secret in text]


async def questioned(stack: AsyncExitStack, device: Device, game: str) -> None:
    """Open a socket with a query string, which nobody needs."""
    page: Page = await device.line(f"{game}?name=hunter2")
    assert (await page.hello())["type"] == "snapshot"


def test_a_statement_that_fails_does_not_tell_what_it_was_to_write(tmp_path: Path) -> None:
    """Headers hold the secrets of dice, so the error of the database must not quote them."""

    async def scenario() -> str:
        store = sqlite_store(tmp_path / "games.db")
        nobody: Any = None
        bad = NewGame("game", nobody, b"the dice's secret", b"")
        with pytest.raises(Exception, match="NOT NULL") as caught:
            await store.create(bad, 1.0)
        await store.close()
        return str(caught.value)

    assert "secret" not in asyncio.run(scenario())


def test_a_plain_log_stays_as_it_was(tmp_path: Path) -> None:
    """Without being told otherwise a line is for people."""
    process, url, log = start(tmp_path, OPENLUDO_LOG_LEVEL="info")
    httpx.get(f"{url}/api/variants", timeout=20)
    process.terminate()
    assert process.wait(timeout=60) == 0
    assert re.search(r" INFO openludo.access GET /api/variants 200 \d+\.\d ms", log.read_text())


def test_a_proxy_that_ends_tls_is_believed(serve: Serve, tmp_path: Path) -> None:
    """Cookies are then for https alone, and pages of the public address are our own."""
    server = serve()
    page = httpx.get(server.url, headers=PROXY)
    assert page.headers["Set-Cookie"].endswith("; Secure")
    assert not httpx.get(server.url).headers["Set-Cookie"].endswith("; Secure")
    for origin, status in (
        ("https://ludo.example", 200),
        ("https://127.0.0.1:9", 403),
        ("https://evil.example", 403),
    ):
        answer = httpx.post(
            f"{server.url}/api/rules", json={"variant": "pairs"}, headers=PROXY | {"Origin": origin}
        )
        assert answer.status_code == status


def test_a_stranger_is_not_taken_for_a_proxy(serve: Serve, tmp_path: Path) -> None:
    """From an address that is not among those trusted the headers mean nothing."""
    server = serve(tmp_path / "data", "--trust-proxy", "10.0.0.0/8, 192.0.2.1")
    assert "Secure" not in httpx.get(server.url, headers=PROXY).headers["Set-Cookie"]
    body, origin = {"variant": "pairs"}, {"Origin": "https://ludo.example"}
    assert httpx.post(f"{server.url}/api/rules", json=body, headers=PROXY | origin).is_error


def test_the_usual_port_may_stand_in_the_host(run: Run) -> None:
    """Some proxies write it there, and no browser writes it into an origin."""

    async def scenario(site: Site) -> None:
        async with httpx.AsyncClient(base_url=site.url) as http:
            for host, origin, status in (
                ("ludo.example:443", "https://ludo.example", 200),
                ("ludo.example:80", "http://ludo.example", 200),
                ("ludo.example:80", "https://ludo.example", 403),
                ("ludo.example:8443", "https://ludo.example", 403),
                ("ludo.example:8443", "https://ludo.example:8443", 200),
            ):
                headers = {"Host": host, "Origin": origin}
                answer = await http.post("/api/rules", json={"variant": "pairs"}, headers=headers)
                assert answer.status_code == status, (host, origin)

    run(scenario)


def test_a_socket_through_a_proxy_is_opened_for_our_own_pages(serve: Serve) -> None:
    """A page of the public address may play; another site's is refused before it is let in."""
    server = serve()

    async def scenario() -> None:
        async with AsyncExitStack() as stack:
            device = await visit(stack, server)
            game = await device.create()
            public = {name: value for name, value in PROXY.items() if name != "Host"}
            page = await device.line(game, **public, Origin="https://ludo.example")
            assert (await page.hello())["type"] == "snapshot"
            with pytest.raises(InvalidStatus):
                await device.line(game, **public, Origin=server.url)

    asyncio.run(scenario())


@pytest.mark.parametrize("text", ["nonsense", "10.0.0.1/8", "", "127.0.0.1,"])
def test_proxies_are_addresses(text: str) -> None:
    """What is none is refused at the start, not quietly never believed."""
    program = Path(sys.executable).with_name("openludo")
    command = [program, "play", "--no-browser", "--port", "0", "--trust-proxy", text]
    done = subprocess.run(command, capture_output=True, text=True, timeout=20)
    assert done.returncode == 2
    assert "trust-proxy" in done.stderr
