"""Run migrations inside the transaction that the caller has begun."""

from alembic import context

from openludo.storage.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    transactional_ddl=False,
)
context.run_migrations()
