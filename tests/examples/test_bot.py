"""The bot that others start from plays to the end, by the protocol as it is written down."""

from __future__ import annotations

import asyncio
import hashlib
import secrets
import subprocess
import sys
from asyncio import create_subprocess_exec
from asyncio.subprocess import PIPE
from collections.abc import Callable
from contextlib import AsyncExitStack
from pathlib import Path

from tests.conftest import Server
from tests.server.guests import Guest, look_in
from tests.server.site import Page
from tests.server.test_process import visit

BOT = Path(__file__).parents[2] / "examples" / "bot.py"
Serve = Callable[..., Server]
SHORT = {"tokens_to_win": "1"}


def test_the_bot_is_short() -> None:
    """It has no more than the 40 lines that are said of it, blank ones among them."""
    assert len(BOT.read_text("utf-8").splitlines()) <= 40


def test_the_bot_comes_into_a_room_and_plays_there(serve: Serve) -> None:
    """A person opens a room, the bot joins by the code, both play on; the dice are of both."""

    async def scenario(server: Server) -> None:
        async with AsyncExitStack() as stack:
            device = await visit(stack, server)
            share = secrets.token_bytes(16)
            promise = hashlib.sha256(share).hexdigest()
            body = {"variant": "classic", "name": "Ann", "rules": SHORT, "commitment": promise}
            code = (await device.json("POST", "/api/rooms", body))["code"]
            ann = await look_in(device, "Ann", code)
            ann.share = share
            bot = await create_subprocess_exec(sys.executable, BOT, server.url, code, stdout=PIPE)
            while len(ann.room["persons"]) < 2:
                await ann.until("room")
            page, last = await play_against(ann), await bot.communicate()
            assert bot.returncode == 0
            assert last[0].decode().splitlines() in (["Won"], ["Lost"])
            assert "" not in page.game["dice"]["contributions"]
            assert len(page.game["dice"]["contributions"]) == 2

    asyncio.run(scenario(serve()))


async def play_against(ann: Guest) -> Page:
    """Start the game of a room, and play one's own turns to its end."""
    assert (await ann.command("start"))["type"] == "answer"
    await ann.seen(phase="revealing")
    await ann.reveal()
    page = await ann.play()
    while page.game["status"] == "playing":
        if page.state["turn"] in page.game["mine"] and page.state["phase"] != "over":
            await page.act()
        else:
            await page.receive()
    return page


def test_the_bot_says_why_it_cannot_play(serve: Serve) -> None:
    """A code that nobody has ends it at once, with what the server said."""
    command = [sys.executable, str(BOT), serve().url, "23456789"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=100)
    assert done.returncode == 1
    assert "unknown_room" in done.stderr
