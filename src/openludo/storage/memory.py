"""A store that forgets everything at its end: for tests, and to say what the others must do."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace

from openludo.storage.hints import Hint, Hints
from openludo.storage.servers.memory import RememberedServers
from openludo.storage.store import (
    Change,
    Conflict,
    Contest,
    Length,
    Neighbours,
    NewGame,
    Rated,
    Sighting,
    Standing,
    StoredEvent,
    StoredGame,
    Tally,
    UnknownGame,
)


@dataclass
class _Kept:
    game: StoredGame
    members: set[str]
    log: list[StoredEvent] = field(default_factory=list)
    due: float | None = None
    reserved: float = 0.0


class MemoryStore:
    """A store in the memory of one process."""

    def __init__(self) -> None:
        self._games: dict[str, _Kept] = {}
        self._tallies: dict[tuple[str, str], Tally] = {}
        self._forgotten: set[tuple[str, str]] = set()
        self._standings: dict[tuple[str, str], Standing] = {}
        self._rated: list[Rated] = []
        self._codes: dict[str, tuple[str, float]] = {}
        self._servers = RememberedServers(self._games.__contains__)
        self._hints = Hints()

    async def create(self, game: NewGame, at: float) -> None:
        """Keep a new game with an empty log."""
        if game.id in self._games:
            raise Conflict(game.id)
        stored = StoredGame(
            game.id, game.device, game.header, game.summary, 0, True, at, at, game.kind
        )
        self._games[game.id] = _Kept(stored, {game.device, *game.members})
        self._hints.tell(game.id)

    async def game(self, game: str) -> StoredGame | None:
        """Give a game, or None."""
        kept = self._games.get(game)
        return None if kept is None else kept.game

    async def games(
        self, device: str, limit: int = 200, kind: str = "game"
    ) -> Sequence[StoredGame]:
        """List the games of a kind that a device is a member of: open ones, then the others."""
        own = self._own(device, kind)
        return sorted(own, key=lambda game: (not game.open, *_latest(game)))[:limit]

    async def ended(
        self, device: str, limit: int, behind: StoredGame | None = None
    ) -> Sequence[StoredGame]:
        """List the games of a device that were played and have ended, the last changed first."""
        own = (game for game in self._own(device, "game") if game.events and not game.open)
        further = (game for game in own if behind is None or _latest(game) > _latest(behind))
        return sorted(further, key=_latest)[:limit]

    async def append(self, game: str, expected: int, change: Change) -> None:
        """Write events behind exactly `expected` ones; raises `Conflict`, `UnknownGame`."""
        kept = self._kept(game)
        if kept.game.events != expected:
            raise Conflict(game)
        if change.contest is not None:
            self._settle(game, change.contest, change.at)
        numbered = enumerate(change.events, expected)
        kept.log += [StoredEvent(number, change.at, data) for number, data in numbered]
        kept.game = replace(
            kept.game,
            summary=change.summary,
            events=len(kept.log),
            open=change.open,
            updated=change.at,
        )
        kept.due, kept.reserved = change.due, change.reserved
        kept.members = kept.members.union(change.members).difference(change.leavers)
        self._count(change.tallies)
        self._hints.tell(game)

    async def events(self, game: str, since: int = 0) -> Sequence[StoredEvent]:
        """List events from number `since` on."""
        kept = self._games.get(game)
        return kept.log[since:] if kept else []

    async def leave(self, game: str, device: str) -> None:
        """End a device's membership, if any; the game stays. Raises `UnknownGame`."""
        self._kept(game).members.discard(device)
        self._hints.tell(game)

    async def erase(self, game: str, tallies: Sequence[Tally] = ()) -> None:
        """Forget a game, its log and members; counts it if it was open. Raises `UnknownGame`."""
        if self._kept(game).game.open:
            self._count(tallies)
        del self._games[game]
        self._servers.forget(game)
        self._forgotten = {key for key in self._forgotten if key[0] != game}
        self._hints.tell(game)

    async def claim(self, now: float, until: float, limit: int = 100) -> Sequence[str]:
        """Reserve due games that nobody looks after, and name them, the longest due first."""
        free = [
            (kept.due, name)
            for name, kept in self._games.items()
            if kept.due is not None and kept.due <= now and kept.reserved <= now
        ]
        claimed = [name for _, name in sorted(free)[:limit]]
        for name in claimed:
            self._games[name].reserved = until
        return claimed

    async def tallies(self, device: str) -> Sequence[Tally]:
        """List what was counted for a device, in the order of counting."""
        return [tally for tally in self._tallies.values() if tally.device == device]

    async def forget_tallies(self, device: str) -> None:
        """Empty the statistics of a device; its old games are not counted there anew."""
        gone = {key for key in self._tallies if key[1] == device}
        self._forgotten |= {key for key in gone if key[0] in self._games}
        self._tallies = {k: t for k, t in self._tallies.items() if k not in gone}

    async def standings(self, family: str, limit: int = 100) -> Sequence[Standing]:
        """List who stands in a family, the best first: by `mu` less three times `sigma`."""
        found = (one for one in self._standings.values() if one.family == family)
        return sorted(found, key=lambda one: (3 * one.sigma - one.mu, one.device))[:limit]

    async def standings_of(self, device: str) -> Sequence[Standing]:
        """List where a device stands, by family."""
        found = (one for one in self._standings.values() if one.device == device)
        return sorted(found, key=lambda one: one.family)

    async def rated(self, device: str, games: Sequence[str]) -> Sequence[Rated]:
        """List which of these games changed where a device stands, the last first."""
        found = (one for one in self._rated if one.device == device and one.game in games)
        return sorted(found, key=lambda one: (-one.at, one.game))

    async def keep_code(self, digest: str, device: str, now: float, until: float) -> None:
        """Let who knows a code be a device until a time; replaces the last code of the device."""
        if any(kept == digest and one != device for one, (kept, _) in self._codes.items()):
            raise Conflict(device)
        self._codes[device] = digest, until
        self._codes = {one: code for one, code in self._codes.items() if code[1] > now}

    async def take_code(self, digest: str, now: float) -> str | None:
        """Use a code up and name its device; None if it was used, has ended or never was."""
        for device, (kept, until) in self._codes.items():
            if kept == digest:
                del self._codes[device]
                return device if until > now else None
        return None

    async def lengths(self, games: Sequence[str]) -> Mapping[str, Length]:
        """Tell how long the logs of many games are; those that are not there are left out."""
        found = (self._games[name].game for name in games if name in self._games)
        return {game.id: Length(game.events, game.open) for game in found}

    async def attend(
        self, server: str, now: float, until: float, changes: Sequence[Sighting] = ()
    ) -> bool:
        """Say that a server lives until a time, and who has come there or gone from there."""
        held = self._servers.attend(server, now, until, changes)
        if changes:
            self._hints.tell(server)
        return held

    async def retire(self, server: str, now: float) -> None:
        """Say that a server ends: all who were there are gone."""
        self._servers.retire(server, now)
        self._hints.tell(server)

    async def sweep(self, server: str, now: float, before: float) -> None:
        """Let who was at servers that live no more be gone, and forget who went before a time."""
        self._servers.sweep(server, now, before)
        self._hints.tell(server)

    async def neighbours(self, server: str, now: float, since: int | None) -> Neighbours:
        """Tell which other servers there are, and what they changed behind a version."""
        return self._servers.neighbours(server, now, since)

    async def sightings(self, game: str, now: float) -> Sequence[Sighting]:
        """List who looks at a game at any server, and who does not and was last seen when."""
        return self._servers.sightings(game, now)

    async def now(self) -> float:
        """Give the seconds since 1970 by the clock of this computer."""
        return time.time()

    def subscribe(self, hint: Hint, own: bool = True) -> Callable[[], None]:
        """Have `hint` called in this event loop; who shares the store cannot be told apart."""
        return self._hints.subscribe(hint)

    async def check(self) -> None:
        """Find that memory can be read."""

    async def close(self) -> None:
        """Tell nobody any more."""
        self._hints.close()

    def _kept(self, game: str) -> _Kept:
        if game not in self._games:
            raise UnknownGame(game)
        return self._games[game]

    def _own(self, device: str, kind: str) -> list[StoredGame]:
        joined = (kept.game for kept in self._games.values() if device in kept.members)
        return [game for game in joined if game.kind == kind]

    def _count(self, tallies: Sequence[Tally]) -> None:
        for tally in tallies:
            key = tally.game, tally.device
            if key not in self._forgotten:
                self._tallies.setdefault(key, tally)

    def _settle(self, game: str, contest: Contest, at: float) -> None:
        if any(one.game == game for one in self._rated):
            return
        keys = {device: (contest.family, device) for device in contest.names}
        newcomer = Standing(contest.family, "", "", *contest.start, 0)
        old = {device: self._standings.get(key, newcomer) for device, key in keys.items()}
        before = {device: (one.mu, one.sigma) for device, one in old.items()}
        after = contest.rate(before)
        for device, name in contest.names.items():
            games = old[device].games + 1
            standing = Standing(contest.family, device, name, *after[device], games)
            self._standings[keys[device]] = standing
            rated = Rated(game, device, contest.family, before[device], after[device], at)
            self._rated.append(rated)


def _latest(game: StoredGame) -> tuple[float, str]:
    """Sort games so that the last changed come first."""
    return -game.updated, game.id
