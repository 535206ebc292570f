"""The real process: killed and started again in the middle of everything, stopped cleanly."""

from __future__ import annotations

import asyncio
import json
import re
import signal
import socket
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import AsyncExitStack, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from click import ClickException
from tests.conftest import START_SECONDS, Server
from tests.server.site import COMPUTER, PATIENT, Device, Page
from websockets.exceptions import ConnectionClosed

from openludo.cli.play import address_of, default_data_folder, listen
from openludo.storage.sql import sqlite_store

Serve = Callable[..., Server]
ANSWERS = 40


async def visit(stack: AsyncExitStack, server: Server, cookie: str = "") -> Device:
    """Open a browser on a server."""
    headers = {"Cookie": cookie} if cookie else {}
    http = httpx.AsyncClient(base_url=server.url, headers=headers, timeout=20)
    await stack.enter_async_context(http)
    if not cookie:
        cookie = (await http.get("/")).headers["Set-Cookie"].partition(";")[0]
    return Device(http, cookie, stack)


async def play_to_a_choice(page: Page) -> None:
    """Play until a roll waits for its move."""
    while page.state["phase"] != "move":
        await page.act()


def test_a_server_killed_between_roll_and_move_goes_on_with_the_same_roll(serve: Serve) -> None:
    """After SIGKILL and a new start face, choices, promise and numbers are as they were."""

    async def before(server: Server) -> tuple[str, str, Page]:
        async with AsyncExitStack() as stack:
            device = await visit(stack, server)
            page = await device.open(await device.create())
            await play_to_a_choice(page)
            server.stop(signal.SIGKILL)
            return device.cookie, page.game["id"], page

    async def after(server: Server, cookie: str, game: str, page: Page) -> None:
        async with AsyncExitStack() as stack:
            device = await visit(stack, server, cookie)
            again = await device.open(game)
            assert (again.state, again.number) == (page.state, page.number)
            assert again.game["dice"] == page.game["dice"]
            assert (await again.act())["type"] == "answer"
            late = await device.line(game)
            frame = await late.hello(since=page.number)
            assert [entry["number"] for entry in frame["entries"]] == [page.number + 1]

    cookie, game, page = asyncio.run(before(serve()))
    asyncio.run(after(serve(), cookie, game, page))


def test_a_server_killed_while_it_answers_loses_and_doubles_nothing(serve: Serve) -> None:
    """Killed at any moment, every answered command is kept, and a repeated one counts once."""

    async def pour(server: Server) -> tuple[str, str, dict[str, int]]:
        async with AsyncExitStack() as stack:
            device = await visit(stack, server)
            page = await device.open(await device.create())
            answered: dict[str, int] = {}
            with suppress(OSError, ConnectionClosed):
                while True:
                    answer = await page.act()
                    answered[answer["id"]] = answer["number"]
                    if len(answered) == ANSWERS:
                        asyncio.get_running_loop().call_soon(server.process.kill)
            return device.cookie, page.game["id"], answered

    async def check(server: Server, cookie: str, game: str, answered: dict[str, int]) -> None:
        async with AsyncExitStack() as stack:
            device = await visit(stack, server, cookie)
            page = await device.open(game)
            assert page.number >= max(answered.values())
            assert page.number <= max(answered.values()) + 1
            for name, number in list(answered.items())[-3:]:
                answer = await page.command("roll", id=name, at=0)
                assert answer == {"type": "answer", "id": name, "number": number}
            assert (await page.act())["type"] == "answer"

    cookie, game, answered = asyncio.run(pour(serve()))
    assert len(answered) >= ANSWERS
    asyncio.run(check(serve(), cookie, game, answered))


def test_computers_go_on_after_a_restart_without_being_asked(serve: Serve) -> None:
    """A server killed in a computer's turn plays on when it is started again."""
    known: dict[str, Any] = {}

    async def before(server: Server) -> None:
        async with AsyncExitStack() as stack:
            device = await visit(stack, server)
            seats = (COMPUTER, COMPUTER, PATIENT)
            page = await device.open(await device.create("classic", seats, pace="slow"))
            known.update(cookie=device.cookie, game=page.game["id"])
            server.stop(signal.SIGKILL)

    async def after(server: Server) -> None:
        async with AsyncExitStack() as stack:
            device = await visit(stack, server, known["cookie"])
            # A page that listens would wake the game; a list does not.
            for _ in range(300):
                line = (await device.json("GET", "/api/games"))["games"][0]
                if line["turn"] == 2:
                    break
                await asyncio.sleep(0.1)
            assert (line["turn"], line["rolls"] >= 2) == (2, True)

    asyncio.run(before(serve()))
    asyncio.run(after(serve()))


def test_a_stopped_server_ends_cleanly_and_tells_its_pages(serve: Serve) -> None:
    """SIGTERM ends the process with code 0 while a page is open, and closes the page's socket."""

    async def scenario(server: Server) -> int | None:
        async with AsyncExitStack() as stack:
            device = await visit(stack, server)
            page = await device.open(await device.create())
            server.process.send_signal(signal.SIGTERM)
            await page.line.wait_closed()
            return page.line.close_code

    server = serve()
    assert asyncio.run(scenario(server)) == 1012
    assert server.process.wait(timeout=60) == 0
    assert "Traceback" not in server.log.read_text()


def test_the_data_folder_is_private(serve: Serve) -> None:
    """Only the user may look into the folder and at the key."""
    server = serve()
    assert (server.data / "secret.key").stat().st_mode & 0o077 == 0
    assert (server.data / "openludo.db").exists()


def test_no_log_line_holds_a_secret(tmp_path: Path) -> None:
    """With every request logged, neither cookie nor key nor query is in the log."""
    program = Path(sys.executable).with_name("openludo")
    options = ["play", "--no-browser", "--port", "0", "--data", str(tmp_path)]
    log = tmp_path / "log"
    with log.open("wb") as output:
        process = subprocess.Popen(
            [program, *options, "--log-level", "info"], stdout=output, stderr=output
        )
    url = wait_for_address(log)

    async def scenario() -> list[str]:
        async with AsyncExitStack() as stack:
            server = Server(process, url, tmp_path, log)
            device = await visit(stack, server)
            page = await device.open(await device.create("solo", [PATIENT, *[COMPUTER] * 3]))
            await device.http.get("/api/rules/pairs?lang=hunter2&walls=true")
            await page.command("leave")
            return [device.cookie.partition("=")[2], page.game["dice"]["seed"], "hunter2"]

    secrets = asyncio.run(scenario())
    process.terminate()
    assert process.wait(timeout=60) == 0
    text = log.read_text()
    assert re.search(r"GET /api/rules/pairs 404 \d+\.\d ms", text)
    assert (tmp_path / "secret.key").read_text() not in text
    assert not [secret for secret in secrets if secret in text]


def wait_for_address(log: Path) -> str:
    """Wait until the server has printed where it is."""
    deadline = time.monotonic() + START_SECONDS
    while time.monotonic() < deadline:
        if found := re.search(r"http://[\w.:]+\d", log.read_text()):
            return found[0]
        time.sleep(0.02)
    raise AssertionError("no address was printed")


def test_a_database_of_a_newer_version_is_left_alone(tmp_path: Path) -> None:
    """The process says why it does not start, and ends with an error."""
    asyncio.run(sqlite_store(tmp_path / "openludo.db").close())
    with sqlite3.connect(tmp_path / "openludo.db") as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.close()
    program = Path(sys.executable).with_name("openludo")
    options = ["play", "--no-browser", "--port", "0", "--data", str(tmp_path)]
    result = subprocess.run([program, *options], capture_output=True, text=True)
    assert result.returncode == 1
    assert "newer OpenLudo" in result.stderr
    assert "Traceback" not in result.stderr


def test_a_busy_port_is_replaced_by_a_free_one() -> None:
    """Where another program has the port, any free one is taken, and 0 takes one at once."""
    with listen("127.0.0.1", 0) as first:
        port = first.getsockname()[1]
        with listen("127.0.0.1", port) as second:
            assert second.getsockname()[1] not in (0, port)


def test_a_port_that_was_asked_for_is_taken_or_refused(tmp_path: Path) -> None:
    """A proxy would look for the server in vain on any other: the error names the port."""
    program = Path(sys.executable).with_name("openludo")
    with listen("127.0.0.1", 0) as first:
        port = first.getsockname()[1]
        command = [program, "play", "--port", str(port), "--data", str(tmp_path)]
        result = subprocess.run(command, capture_output=True, text=True)
    assert result.returncode == 1
    assert f"Port {port} of 127.0.0.1 is busy" in result.stderr
    assert result.stdout == ""
    assert "Traceback" not in result.stderr


def test_a_server_without_a_browser_is_where_it_is_looked_for() -> None:
    """Nobody sees the address that a service prints, so a busy port is an error there too."""
    with listen("127.0.0.1", 0) as first, pytest.raises(ClickException, match="is busy"):
        listen("127.0.0.1", first.getsockname()[1], exactly=True)


def test_addresses_are_such_as_a_browser_opens() -> None:
    """Every address on all interfaces is shown as this machine; IPv6 stands in brackets."""
    assert address_of("127.0.0.1", 8000) == "http://127.0.0.1:8000"
    assert address_of("0.0.0.0", 8000) == "http://127.0.0.1:8000"
    assert address_of("::1", 8000) == "http://[::1]:8000"


def test_the_data_folder_follows_the_system(monkeypatch: Any, tmp_path: Path) -> None:
    """On Linux the folder is where XDG says that data belong."""
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert default_data_folder() == tmp_path / "openludo"
    monkeypatch.delenv("XDG_DATA_HOME")
    monkeypatch.setenv("HOME", str(tmp_path))
    assert default_data_folder() == tmp_path / ".local" / "share" / "openludo"


def test_a_port_is_open_before_the_rest_is_loaded(tmp_path: Path) -> None:
    """Whoever opens the printed address at once is served, even if the server still loads."""
    program = Path(sys.executable).with_name("openludo")
    options = ["play", "--no-browser", "--port", "0", "--data", str(tmp_path)]
    process = subprocess.Popen([program, *options], stdout=subprocess.PIPE)
    assert process.stdout is not None
    line = process.stdout.readline().decode()
    host, port = re.search(r"http://([\w.]+):(\d+)", line).groups()  # type: ignore[union-attr]
    with socket.create_connection((host, int(port)), timeout=20) as connection:
        connection.sendall(b"GET /health HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
        answer = b"".join(iter(lambda: connection.recv(4096), b""))
    process.terminate()
    assert process.wait(timeout=60) == 0
    process.stdout.close()
    assert json.loads(answer.partition(b"\r\n\r\n")[2])["status"] == "ok"
