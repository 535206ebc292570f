"""Bring a database to the newest schema when the server starts."""

from __future__ import annotations

from sqlalchemy import Connection, Engine, inspect, text

from openludo.storage.schema import REVISION
from openludo.storage.store import NewerDatabase

SCRIPTS = "openludo.storage:migrations"
LOCK = 0x4C75646F
"""Number of the lock in PostgreSQL that a migration holds; any number that nobody else uses."""


def migrate(engine: Engine) -> None:
    """Apply the migrations that are missing; raises `NewerDatabase` for one from the future.

    After a failure the engine holds no connection.
    """
    try:
        with engine.connect() as connection:
            reached = current_revision(connection)
        if reached != REVISION:
            _migrate(engine)
    except BaseException:
        engine.dispose()
        raise


def _migrate(engine: Engine) -> None:
    with engine.connect().execution_options(immediate=True) as connection, connection.begin():
        if engine.dialect.name == "postgresql":
            # Servers that start together migrate one after another, however long it takes.
            connection.execute(text("SET LOCAL statement_timeout = 0"))
            connection.execute(text("SET LOCAL lock_timeout = 0"))
            connection.execute(text(f"SELECT pg_advisory_xact_lock({LOCK})"))
        upgrade(connection)


def current_revision(connection: Connection) -> str | None:
    """Name the migration that a database has reached, None for an empty one."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    found: str | None = connection.scalar(text("SELECT version_num FROM alembic_version"))
    return found


def upgrade(connection: Connection, to: str = "head") -> None:
    """Apply migrations in the transaction that was begun; raises `NewerDatabase`."""
    # Alembic takes longer to load than all else here, and most starts have nothing to migrate.
    from alembic import command
    from alembic.config import Config
    from alembic.util import CommandError

    config = Config()
    config.set_main_option("script_location", SCRIPTS)
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, to)
    except CommandError as error:
        revision = current_revision(connection)
        raise NewerDatabase(f"the database has revision {revision}, ours is {REVISION}") from error
