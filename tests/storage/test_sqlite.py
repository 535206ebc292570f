"""What a store in a file can do: outlive its process, and be named in several ways."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from pathlib import Path

import pytest

from openludo.storage import Change, NewGame, Unreachable
from openludo.storage.opening import open_store
from openludo.storage.sql import sqlite_store

GAME = NewGame("a", "phone", b"header", b"summary")


def test_what_was_written_is_there_after_a_restart(tmp_path: Path) -> None:
    """A store opened again on the same file knows everything."""

    async def first() -> None:
        store = sqlite_store(tmp_path / "games.db")
        await store.create(GAME, at=1.0)
        await store.append("a", 0, Change([b"one"], 2.0, b"summary", due=5.0))
        await store.close()

    async def second() -> None:
        store = sqlite_store(tmp_path / "games.db")
        assert [e.data for e in await store.events("a")] == [b"one"]
        assert list(await store.claim(now=5.0, until=9.0)) == ["a"]
        await store.close()

    asyncio.run(first())
    asyncio.run(second())


WRITE_UNTIL_KILLED = """
import asyncio, pathlib, sys
from openludo.storage import Change, NewGame
from openludo.storage.sql import sqlite_store

async def main():
    store = sqlite_store(pathlib.Path(sys.argv[1]))
    await store.create(NewGame("a", "phone", b"", b""), at=1.0)
    number = 0
    while True:
        await store.append("a", number, Change([b"x"], 1.0, b""))
        number += 1
        print(number, flush=True)

asyncio.run(main())
"""


def test_what_was_acknowledged_survives_a_kill(tmp_path: Path) -> None:
    """A process killed while it writes loses no event that it had called written."""
    path = tmp_path / "games.db"
    command = [sys.executable, "-c", WRITE_UNTIL_KILLED, str(path)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        for line in process.stdout:
            if int(line) == 50:
                break
        process.kill()
        lines = process.stdout.read().split()
    acknowledged = max([50, *map(int, lines)])

    async def count() -> list[int]:
        store = sqlite_store(path)
        numbers = [e.number for e in await store.events("a")]
        await store.close()
        return numbers

    numbers = asyncio.run(count())
    assert numbers == list(range(len(numbers)))
    assert len(numbers) >= acknowledged


def test_a_start_without_migrations_loads_no_alembic(tmp_path: Path) -> None:
    """Only the first start on a database pays for the migrations."""
    path = tmp_path / "games.db"
    asyncio.run(sqlite_store(path).close())
    code = f"""
import asyncio, pathlib, sys
from openludo.storage.sql import sqlite_store
asyncio.run(sqlite_store(pathlib.Path({str(path)!r})).close())
print("alembic" in sys.modules)
"""
    result = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert result.stdout.strip() == "False", result.stderr


def test_the_data_survives_a_write_that_fails_in_the_same_commit(tmp_path: Path) -> None:
    """Work that the database refuses is undone alone."""

    async def scenario() -> None:
        store = sqlite_store(tmp_path / "games.db")
        await store.create(GAME, at=1.0)
        broken = Change([b"x", None], 2.0, b"")  # type: ignore[list-item]
        writes = (store.append("a", 0, broken), store.create(NewGame("b", "p", b"", b""), 1.0))
        failure, success = await asyncio.gather(*writes, return_exceptions=True)
        assert isinstance(failure, Exception)
        assert success is None
        assert list(await store.events("a")) == []
        game = await store.game("a")
        assert game is not None
        assert game.events == 0
        await store.close()

    asyncio.run(scenario())


def test_a_file_is_named_by_its_path_or_as_a_url(tmp_path: Path) -> None:
    """A path, a URL with an absolute path and a file with odd letters all open that file."""
    path = tmp_path / "odd name?#.db"
    for address in (str(path), f"sqlite:///{path}"):
        asyncio.run(open_store(address).close())
    assert [found.name for found in tmp_path.iterdir()] == [path.name]


def test_a_path_in_a_url_may_be_relative(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """With three slashes the path starts in the working folder, as in other programs."""
    monkeypatch.chdir(tmp_path)
    asyncio.run(open_store("sqlite:///games.db").close())
    assert (tmp_path / "games.db").exists()


def test_a_file_that_cannot_be_used_is_named(tmp_path: Path) -> None:
    """A missing folder, and a file of something else, are told apart from a fault of ours."""
    with pytest.raises(Unreachable, match="missing"):
        open_store(str(tmp_path / "missing" / "games.db"))
    (tmp_path / "text.db").write_text("This is no database. " * 100)
    with pytest.raises(Unreachable, match=r"text\.db"):
        open_store(str(tmp_path / "text.db"))
