"""A store in PostgreSQL, which several processes and machines may share."""

from __future__ import annotations

import re
from typing import Any

import psycopg
from psycopg.conninfo import conninfo_to_dict
from sqlalchemy import create_engine, extract, func, select
from sqlalchemy.exc import DBAPIError

from openludo.storage.exchange import Exchange
from openludo.storage.migrate import migrate
from openludo.storage.sql import SqlStore
from openludo.storage.store import Unreachable

READERS = 4
CONNECT_SECONDS = 5
OPTIONS = {
    # A statement of ours takes milliseconds. What takes longer waits for something that is gone.
    "statement_timeout": "10s",
    "lock_timeout": "5s",
    # The locks of a server that stood still in the middle of a commit.
    "idle_in_transaction_session_timeout": "10s",
    # A roll that was shown must outlive a power cut, whatever the database's own setting is.
    "synchronous_commit": "on",
}
DEFAULTS: dict[str, Any] = {
    "application_name": "openludo",
    "connect_timeout": CONNECT_SECONDS,
    # A network that went away is noticed in half a minute, not in two hours.
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "tcp_user_timeout": 15_000,
}

_SECRETS = (re.compile(r"(?<=://)([^/?#@:]*:).*(?=@)"), re.compile(r"([?&]\w*password=)[^&]*"))


class PostgresStore(SqlStore):
    """A store in PostgreSQL; its clock is the database's."""

    async def now(self) -> float:
        """Give the seconds since 1970 by the database's clock."""
        clock = select(extract("epoch", func.clock_timestamp()))
        return float(await self._read(lambda connection: connection.execute(clock).scalar_one()))


def postgres_store(url: str) -> PostgresStore:
    """Open the store in a database, migrated as needed; raises `Unreachable`."""
    read_url(url)
    engine = create_engine(
        "postgresql+psycopg://",
        creator=lambda: connect(url),
        isolation_level="READ COMMITTED",
        hide_parameters=True,
        pool_size=READERS + 1,
        max_overflow=0,
    )
    try:
        migrate(engine)
    except DBAPIError as error:
        raise Unreachable(f"{hide_password(url)}: {str(error.orig).strip()}") from None
    # What is read in one statement needs no transaction, which would be two more messages.
    reading = engine.execution_options(isolation_level="AUTOCOMMIT")
    hints = Exchange(lambda: connect(url, autocommit=True))
    return PostgresStore(engine, hints, READERS, reading)


def connect(url: str, autocommit: bool = False) -> psycopg.Connection[Any]:
    """Connect to a database."""
    given = DEFAULTS | read_url(url)
    ours = " ".join(f"-c {name}={value}" for name, value in OPTIONS.items())
    given["options"] = f"{ours} {given.get('options') or ''}"
    return psycopg.connect(autocommit=autocommit, **given)


def read_url(url: str) -> dict[str, Any]:
    """Take a URL apart, which may say all that PostgreSQL's own programs take.

    Raises `Unreachable`, and does not say what was wrong where: it could be in the password.
    """
    try:
        given: dict[str, Any] = conninfo_to_dict(url)
    except psycopg.Error:
        given = {}
    hides = hide_password(url) != url
    if not given or "@" in given.get("host", "") or (hides and "password" not in given):
        hint = "in a password, each of % @ / : ? # & is written as % and its number"
        raise Unreachable(f"{hide_password(url)}: not a URL of PostgreSQL ({hint})")
    return given


def hide_password(url: str) -> str:
    """Write a URL as people may see it."""
    for secret in _SECRETS:
        url = secret.sub(r"\1***", url)
    return url
