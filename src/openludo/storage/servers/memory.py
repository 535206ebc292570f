"""Remember servers and who is there, for a store that forgets everything at its end."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from openludo.storage.store import Neighbours, Sighting


@dataclass
class _Server:
    until: float
    up: float


class RememberedServers:
    """The servers that share a store in memory."""

    def __init__(self, kept: Callable[[str], bool]) -> None:
        self._kept = kept
        self._servers: dict[str, _Server] = {}
        self._seen: dict[tuple[str, str, str], tuple[Sighting, int]] = {}
        self._version = 0

    def attend(self, server: str, now: float, until: float, changes: Sequence[Sighting]) -> bool:
        """Note a lease and who came or went; tell whether the lease had held until now."""
        old, up = self._servers.get(server), self._up(server, now)
        self._servers[server] = _Server(until, up)
        self._version += bool(changes)
        for one in changes:
            self._put(one)
            if not one.server:
                self._seen.pop((one.game, one.device, server), None)
        return old is not None and old.until > now

    def retire(self, server: str, now: float) -> None:
        """End a lease."""
        if server in self._servers:
            self._version += 1
            self._let_go(server, now)
            self._servers[server].until = now

    def sweep(self, server: str, now: float, before: float) -> None:
        """Forget servers whose lease has ended, and who was last seen before a time."""
        if server not in self._servers:
            return
        self._version += 1
        for name, one in list(self._servers.items()):
            if name != server and one.until <= now:
                self._let_go(name, one.until)
                del self._servers[name]
        old = [key for key, (one, _) in self._seen.items() if not key[2] and one.at < before]
        for key in old:
            del self._seen[key]

    def neighbours(self, server: str, now: float, since: int | None) -> Neighbours:
        """Tell which servers there are, and where others changed sightings behind a version."""
        seen = self._seen.items()
        changed = () if since is None else (k for k, (_, v) in seen if v > since and k[2] != server)
        others = [one for name, one in self._servers.items() if name != server]
        lapsed = any(one.until <= now for one in others)
        names = frozenset(game for game, _, _ in changed)
        return Neighbours(len(others), lapsed, self._up(server, now), self._version, names)

    def sightings(self, game: str, now: float) -> list[Sighting]:
        """List who looks at a game, and when who does not was last seen."""
        return [self._as_of(one, now) for one, _ in self._seen.values() if one.game == game]

    def forget(self, game: str) -> None:
        """Forget what was seen at a game that is erased."""
        self._seen = {key: seen for key, seen in self._seen.items() if key[0] != game}

    def _as_of(self, one: Sighting, now: float) -> Sighting:
        server = self._servers.get(one.server)
        if not one.server or (server is not None and server.until > now):
            return one
        return replace(one, server="", at=one.at if server is None else server.until)

    def _put(self, one: Sighting) -> None:
        key = one.game, one.device, one.server
        if self._kept(one.game):
            before = self._seen[key][0].at if key in self._seen else one.at
            self._seen[key] = replace(one, at=max(before, one.at)), self._version

    def _let_go(self, server: str, at: float) -> None:
        for key in [key for key in self._seen if key[2] == server]:
            one, _ = self._seen.pop(key)
            self._put(replace(one, server="", at=at))

    def _up(self, server: str, now: float) -> float:
        known = self._servers.items()
        live = (one.up for name, one in known if one.until > now or name == server)
        return max(live, default=now)
