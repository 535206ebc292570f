"""What every store can do; one suite of tests holds all of them to it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol


class Conflict(Exception):
    """Another writer was first: the log is longer than expected, and nothing was written."""


class UnknownGame(Exception):
    """There is no game of this id, or it was erased."""


class NewerDatabase(Exception):
    """The database was written by a newer version and is left alone."""


class Unreachable(Exception):
    """The database cannot be opened, or does not answer; the message says why, without secrets.

    What was to be written may have been kept all the same.
    """


@dataclass(frozen=True)
class NewGame:
    """A game to be kept: the header never changes, the summary with every event.

    It belongs to the device that made it and to `members`; `kind` keeps lists apart.
    """

    id: str
    device: str
    header: bytes
    summary: bytes
    kind: str = "game"
    members: tuple[str, ...] = ()


@dataclass(frozen=True)
class StoredGame:
    """A game as it stands; `events` counts its log, `updated` is the time of the last one.

    `device` made it, whether or not it still is a member.
    """

    id: str
    device: str
    header: bytes
    summary: bytes
    events: int
    open: bool
    created: float
    updated: float
    kind: str = "game"


@dataclass(frozen=True)
class StoredEvent:
    """One event of a log, numbered from 0 without gaps."""

    number: int
    at: float
    data: bytes


@dataclass(frozen=True)
class Tally:
    """One game in the statistics of a device; there a game counts once, however often told."""

    game: str
    device: str
    topic: str
    detail: str
    outcome: str
    seconds: float
    at: float


Strength = tuple[float, float]
"""What is believed of somebody's strength, and how far that may be off."""


@dataclass(frozen=True)
class Standing:
    """Where a device stands in a family of games, under the name it used last."""

    family: str
    device: str
    name: str
    mu: float
    sigma: float
    games: int


@dataclass(frozen=True)
class Contest:
    """A game by which standings of a family change; there a game counts once.

    `names` has the name of every device that takes part, `start` is where newcomers stand. `rate`
    makes new strengths of old ones, in the thread that writes: it is given them as they are at
    that moment, and called again if what it led to was undone.
    """

    family: str
    names: Mapping[str, str]
    start: Strength
    rate: Callable[[Mapping[str, Strength]], Mapping[str, Strength]]


@dataclass(frozen=True)
class Rated:
    """What one game changed for a device."""

    game: str
    device: str
    family: str
    before: Strength
    after: Strength
    at: float


@dataclass(frozen=True)
class Change:
    """What is written together, or not at all.

    `due` is when the game must be looked at again without anyone asking (None for never).
    Until `reserved`, the writer looks after that by itself; then whoever claims it may.
    The game then belongs to `members` too, and to `leavers` no more. A `contest` changes standings.
    """

    events: Sequence[bytes]
    at: float
    summary: bytes
    due: float | None = None
    reserved: float = 0.0
    open: bool = True
    tallies: Sequence[Tally] = ()
    members: tuple[str, ...] = ()
    leavers: tuple[str, ...] = ()
    contest: Contest | None = None


@dataclass(frozen=True)
class Length:
    """How many events the log of a game has, and whether the game is still open."""

    events: int
    open: bool


@dataclass(frozen=True)
class Sighting:
    """A device that has looked at a game at a server since `at`.

    Without a server: one that closed its last window there, `at` that time.
    """

    game: str
    device: str
    server: str
    at: float


@dataclass(frozen=True)
class Neighbours:
    """What a server knows of the others that share its store.

    `others` counts those of which there is any trace, `lapsed` tells whether the lease of one has
    ended. There has been a server all the time since `up`. In the `games` named others have
    changed sightings; `version` counts all changes.
    """

    others: int
    lapsed: bool
    up: float
    version: int
    games: frozenset[str]


class Store(Protocol):
    """A place for games. All times are seconds of one clock; that of the store is `now`."""

    async def create(self, game: NewGame, at: float) -> None:
        """Keep a new game with an empty log; raises `Conflict` if its id is taken."""

    async def game(self, game: str) -> StoredGame | None:
        """Give a game, or None."""

    async def games(
        self, device: str, limit: int = 200, kind: str = "game"
    ) -> Sequence[StoredGame]:
        """List the games of a kind that a device is a member of: open ones, then the others.

        Of each the last changed come first.
        """

    async def ended(
        self, device: str, limit: int, behind: StoredGame | None = None
    ) -> Sequence[StoredGame]:
        """List the games of a device that were played and have ended, the last changed first.

        With `behind` those that come after this one.
        """

    async def append(self, game: str, expected: int, change: Change) -> None:
        """Write events behind exactly `expected` ones; raises `Conflict`, `UnknownGame`."""

    async def events(self, game: str, since: int = 0) -> Sequence[StoredEvent]:
        """List events from number `since` on."""

    async def leave(self, game: str, device: str) -> None:
        """End a device's membership, if any; the game stays. Raises `UnknownGame`."""

    async def erase(self, game: str, tallies: Sequence[Tally] = ()) -> None:
        """Forget a game, its log and members; counts it if it was open. Raises `UnknownGame`."""

    async def claim(self, now: float, until: float, limit: int = 100) -> Sequence[str]:
        """Reserve due games that nobody looks after, and name them, the longest due first."""

    async def tallies(self, device: str) -> Sequence[Tally]:
        """List what was counted for a device, in the order of counting."""

    async def forget_tallies(self, device: str) -> None:
        """Empty the statistics of a device; its old games are not counted there anew."""

    async def standings(self, family: str, limit: int = 100) -> Sequence[Standing]:
        """List who stands in a family, the best first: by `mu` less three times `sigma`."""

    async def standings_of(self, device: str) -> Sequence[Standing]:
        """List where a device stands, by family."""

    async def rated(self, device: str, games: Sequence[str]) -> Sequence[Rated]:
        """List which of these games changed where a device stands, the last first."""

    async def keep_code(self, digest: str, device: str, now: float, until: float) -> None:
        """Let who knows a code be a device until a time; replaces the last code of the device.

        Codes that have ended are swept. Raises `Conflict` if another device has the same code.
        """

    async def take_code(self, digest: str, now: float) -> str | None:
        """Use a code up and name its device; None if it was used, has ended or never was."""

    async def lengths(self, games: Sequence[str]) -> Mapping[str, Length]:
        """Tell how long the logs of many games are; those that are not there are left out."""

    async def attend(
        self, server: str, now: float, until: float, changes: Sequence[Sighting] = ()
    ) -> bool:
        """Say that a server lives until a time, and who has come there or gone from there.

        Tells whether it was believed to live until now; if not, its people counted as gone, and
        it must say anew who is there. At most one change for each game and device.
        """

    async def retire(self, server: str, now: float) -> None:
        """Say that a server ends: all who were there are gone."""

    async def sweep(self, server: str, now: float, before: float) -> None:
        """Let who was at servers that live no more be gone, and forget who went before a time."""

    async def neighbours(self, server: str, now: float, since: int | None) -> Neighbours:
        """Tell which other servers there are, and what they changed behind a version."""

    async def sightings(self, game: str, now: float) -> Sequence[Sighting]:
        """List who looks at a game at any server, and who does not and was last seen when."""

    async def now(self) -> float:
        """Give the seconds since 1970 by the clock that all who share the store can ask."""

    def subscribe(self, hint: Callable[[str], None], own: bool = True) -> Callable[[], None]:
        """Have `hint` called in this event loop with the id of a game that was changed.

        Where sightings were changed it is the id of the server that did so. Hints come from
        whoever shares the store where it can pass them on (PostgreSQL), else from this process
        alone; not from this one's own store unless `own`, where that can be told. One may be
        missing or come twice: they only save time. Call the answer to hear no more.
        """

    async def check(self) -> None:
        """Raise an exception unless the store can be read."""

    async def close(self) -> None:
        """Finish what was begun and let go of everything."""
