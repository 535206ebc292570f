"""Play Ludo by any rule set: engine, honest dice, computers and a table in the browser."""

__version__ = "0.1.0"
