"""What happens in a step, in order, for animation, logs and speech."""

from __future__ import annotations

import re
from dataclasses import dataclass, fields
from typing import Any, ClassVar

from openludo.engine.faces import face_json


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened; `seat` is the seat whose turn it is."""

    seat: int
    kind: ClassVar[str] = ""

    def __init_subclass__(cls, **kwargs: Any) -> None:
        """Name the event after its class: `ReachedHome` is `reached_home`."""
        super(Event, cls).__init_subclass__(**kwargs)
        cls.kind = re.sub(r"(?<!^)([A-Z])", r"_\1", cls.__name__).lower()

    def as_json(self) -> dict[str, Any]:
        """Give the event as JSON shows it: its kind under `event`, then its fields."""
        shown: dict[str, Any] = {"event": self.kind}
        for item in fields(self):
            value = getattr(self, item.name)
            name = {"origin": "from", "target": "to"}.get(item.name, item.name)
            shown[name] = list(value) if isinstance(value, tuple) else value
        return shown


@dataclass(frozen=True, slots=True)
class Rolled(Event):
    """A face was rolled; `streak` counts it (0 where there is no streak limit)."""

    face: int
    streak: int

    def as_json(self) -> dict[str, Any]:
        """Give the event as JSON, a symbol by its name."""
        return {
            "event": self.kind,
            "seat": self.seat,
            "face": face_json(self.face),
            "streak": self.streak,
        }


@dataclass(frozen=True, slots=True)
class Voided(Event):
    """The roll reached the streak limit and moves nothing."""


@dataclass(frozen=True, slots=True)
class Tried(Event):
    """A try to enter failed; the seat rolls again."""

    tries: int


@dataclass(frozen=True, slots=True)
class Passed(Event):
    """There is no legal move and the turn passes."""


@dataclass(frozen=True, slots=True)
class Entered(Event):
    """Tokens of `owner` left the yard for their start square."""

    owner: int
    count: int
    target: int


@dataclass(frozen=True, slots=True)
class Moved(Event):
    """Tokens of `owner` walked; `path` holds every progress walked on, in order."""

    owner: int
    origin: int
    target: int
    count: int
    path: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Jumped(Event):
    """Tokens of `owner` hopped from a star."""

    owner: int
    origin: int
    target: int
    count: int


@dataclass(frozen=True, slots=True)
class Captured(Event):
    """Tokens of `owner` were captured at their progress `origin` and went to their yard."""

    owner: int
    origin: int
    count: int


@dataclass(frozen=True, slots=True)
class Returned(Event):
    """The mover's own tokens went back to their yard: `protected` or `penalty`."""

    owner: int
    origin: int
    count: int
    reason: str


@dataclass(frozen=True, slots=True)
class ReachedHome(Event):
    """Tokens of `owner` came home; `total` of them are home now."""

    owner: int
    count: int
    total: int


@dataclass(frozen=True, slots=True)
class BonusMove(Event):
    """One token may now walk `steps` squares: a bonus for a `capture`, a token `home`, or both."""

    steps: int
    reasons: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class BonusLost(Event):
    """A bonus of `steps` was granted, but no token can walk so far."""

    steps: int
    reasons: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class BonusRoll(Event):
    """The seat rolls again; `moved` is false where an unused six is the reason.

    The reason `owed` is a roll granted before a bonus, of a position that does not tell why.
    """

    reasons: tuple[str, ...]
    moved: bool


@dataclass(frozen=True, slots=True)
class Finished(Event):
    """`seat`'s last needed token is home."""


@dataclass(frozen=True, slots=True)
class TurnEnded(Event):
    """The turn passed to `next`."""

    next: int


@dataclass(frozen=True, slots=True)
class Over(Event):
    """The game ended: by `home`, or by the roll `limit` without a winner."""

    winners: tuple[int, ...]
    reason: str
