"""The example that asks by REST gets what it asks for, as the protocol is written down."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import Callable
from contextlib import AsyncExitStack
from pathlib import Path

from tests.conftest import Server
from tests.server.site import PATIENT
from tests.server.test_process import visit

from openludo import variant_names
from openludo.records import read_record
from openludo.records.verify import verify_record

ASK = Path(__file__).parents[2] / "examples" / "ask.py"
Serve = Callable[..., Server]


def ask(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """Run the example in a folder."""
    command = [sys.executable, str(ASK), *words]
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, timeout=60)


async def played(server: Server) -> str:
    """Play some rolls, leave, and give the game."""
    async with AsyncExitStack() as stack:
        device = await visit(stack, server)
        game = await device.create("pairs", [PATIENT, PATIENT])
        page = await device.open(game)
        for _ in range(12):
            await page.act()
        await page.command("leave")
        return game


def test_a_game_that_has_ended_is_told_and_saved(serve: Serve, tmp_path: Path) -> None:
    """Whoever knows its id reads every ply of it, and the record proves its dice."""
    server = serve()
    game = asyncio.run(played(server))
    told = ask(tmp_path, server.url, game)
    assert told.returncode == 0, told.stderr
    lines = told.stdout.splitlines()
    assert sum(" rolls " in line for line in lines) >= 6
    assert lines[-1] == f"Saved {game}.txt"
    assert verify_record(read_record((tmp_path / f"{game}.txt").read_text())).ok


def test_the_best_of_every_variant_are_listed(serve: Serve, tmp_path: Path) -> None:
    """Every variant has a list, on a new server an empty one."""
    told = ask(tmp_path, serve().url)
    assert told.stdout.splitlines() == [f"{name} nobody yet" for name in variant_names()]


def test_it_says_why_a_game_cannot_be_told(serve: Serve, tmp_path: Path) -> None:
    """An id that nobody has ends it at once, with the code of the refusal."""
    told = ask(tmp_path, serve().url, "abcdefghijkmnpqr")
    assert told.returncode == 1
    assert "404 unknown_game" in told.stderr
