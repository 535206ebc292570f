"""A room as a value: who is in it, what they are going to play, and how far they have come."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

from openludo.dice import commitment
from openludo.server.protocol.gathering import Phase, Reaction
from openludo.server.protocol.play import Level

REVEAL_SECONDS = 5.0
"""So long everybody's part in the dice is awaited; then a missing one is empty."""

Away = frozenset[str]
"""The devices of persons who are not there, and so not seated."""

NOBODY: Away = frozenset()


class Member(Struct, frozen=True):
    """A person of the room; `promise` and `contribution` are their part in the next dice."""

    device: str
    name: str
    promise: str | None = None
    contribution: str | None = None
    colour: str | None = None


class Message(Struct, frozen=True):
    """Something that was said, and when."""

    device: str
    name: str
    text: str | None
    reaction: Reaction | None
    at: float


class Removed(Struct, frozen=True):
    """A person whom the host has sent away."""

    device: str
    name: str


class Gathering(Struct, frozen=True):
    """A room between two events; persons stand in the order of joining.

    From the start on `game` and `secret` are those of the game to be made, and `reveal_by` is
    the time at which it is made; `players` are the devices of the persons who play it, None for
    all. `starter` is whose turn it is to begin, where that moves on. `rated_at` is when the host
    made the room rated. `gathered` is when the last game ended: until then nobody could be missed
    here.
    `done` holds the last commands, so that none is applied twice.
    """

    code: str
    variant: str
    rules: dict[str, str]
    seats: int | None
    turn_limit: int
    watch: bool
    host: str
    persons: tuple[Member, ...]
    computers: tuple[Level, ...] = ()
    phase: Phase = "gathering"
    game: str | None = None
    secret: str | None = None
    reveal_by: float | None = None
    starter: int = 0
    rated: bool = False
    rated_at: float = 0.0
    players: tuple[str, ...] | None = None
    gathered: float = 0.0
    messages: tuple[Message, ...] = ()
    removed: tuple[Removed, ...] = ()
    done: tuple[str, ...] = ()

    def __repr__(self) -> str:
        """Keep the secret out of logs."""
        return f"<Gathering {self.phase}>"

    def index(self, device: str) -> int | None:
        """Find a device among the persons."""
        found = (n for n, person in enumerate(self.persons) if person.device == device)
        return next(found, None)

    def bars(self, device: str) -> bool:
        """Tell whether the host has sent a device away."""
        return any(person.device == device for person in self.removed)

    @property
    def devices(self) -> set[str]:
        """The devices of all persons."""
        return {person.device for person in self.persons}

    @property
    def present(self) -> int:
        """How many persons and computers there are, those who are away among them."""
        return len(self.persons) + len(self.computers)

    def seated(self, away: Away = NOBODY) -> tuple[Member, ...]:
        """List the persons who play: in the game that has been started, else all who are there."""
        if self.players is not None:
            return tuple(person for person in self.persons if person.device in self.players)
        return tuple(person for person in self.persons if person.device not in away)

    def count(self, away: Away) -> int:
        """Count the persons and computers who play."""
        return len(self.seated(away)) + len(self.computers)

    @property
    def commitment(self) -> str | None:
        """What the server promises for the game that is being made or played."""
        return None if self.secret is None else commitment(bytes.fromhex(self.secret))

    @property
    def complete(self) -> bool:
        """Whether every player who promised a contribution has revealed it."""
        return all(p.promise is None or p.contribution is not None for p in self.seated())

    @property
    def contributions(self) -> list[bytes]:
        """What the dice are made of: the empty text for whoever revealed nothing."""
        return [bytes.fromhex(person.contribution or "") for person in self.seated()]


def decode_gathering(data: bytes) -> Gathering:
    """Read a stored room."""
    return msgspec.json.decode(data, type=Gathering)


def replaced(gathering: Gathering, **changes: Any) -> Gathering:
    """Make the room that differs in these fields."""
    return msgspec.structs.replace(gathering, **changes)
