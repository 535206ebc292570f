"""Keep games: an append-only log for each, what is due when, and what was counted.

Nothing here knows what a game is about: headers, summaries and events are bytes.
"""

from openludo.storage.memory import MemoryStore
from openludo.storage.store import (
    Change,
    Conflict,
    Contest,
    Length,
    Neighbours,
    NewerDatabase,
    NewGame,
    Rated,
    Sighting,
    Standing,
    Store,
    StoredEvent,
    StoredGame,
    Strength,
    Tally,
    UnknownGame,
    Unreachable,
)

__all__ = [
    "Change",
    "Conflict",
    "Contest",
    "Length",
    "MemoryStore",
    "Neighbours",
    "NewGame",
    "NewerDatabase",
    "Rated",
    "Sighting",
    "Standing",
    "Store",
    "StoredEvent",
    "StoredGame",
    "Strength",
    "Tally",
    "UnknownGame",
    "Unreachable",
]
