"""Open the store that an address names."""

from __future__ import annotations

import re
from pathlib import Path

from openludo.storage.sql import SqlStore, sqlite_store
from openludo.storage.store import Unreachable

_SCHEME = re.compile(r"([a-z][a-z0-9+]+)://")


def open_store(address: str) -> SqlStore:
    """Open a store: `postgresql://...`, `sqlite:///PATH` or the path of a file for SQLite.

    Raises `Unreachable`, `NewerDatabase`.
    """
    found = _SCHEME.match(address)
    if found is None:
        return sqlite_store(Path(address))
    if found[1] == "sqlite":
        return sqlite_store(Path(address.removeprefix("sqlite://").removeprefix("/")))
    if found[1] in ("postgresql", "postgres"):
        return _open_postgres(address)
    raise Unreachable(f"a database of {found[1]}:// cannot be used, only of postgresql://")


def _open_postgres(address: str) -> SqlStore:
    try:
        from openludo.storage.postgres import postgres_store
    except ImportError as error:
        reason = f"{error}; the extra openludo[postgres] brings what PostgreSQL needs"
        raise Unreachable(reason) from error
    return postgres_store(address)
