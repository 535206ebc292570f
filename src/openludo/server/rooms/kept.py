"""A live game together with the log that it is a copy of: the only place that writes play."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence

import msgspec

from openludo.engine import LudoError
from openludo.server.clock import Clock
from openludo.server.protocol.play import Entry
from openludo.server.protocol.refusals import Refusal
from openludo.server.rooms.header import decode_header, encode
from openludo.server.rooms.live import Act, LiveGame
from openludo.server.rooms.summary import decode_summary, summary_of, tally_of, unplayed_tally
from openludo.server.standings.contest import contest_of
from openludo.storage import Change, Conflict, Store, StoredGame, Tally, UnknownGame, Unreachable

Step = Callable[[LiveGame], None]
Due = Callable[[LiveGame, float], float | None]
"""Tells when a game must be looked at again."""

LEASE = 1.0
"""Seconds after which another process may do what this one has not done when it was due."""

log = logging.getLogger(__name__)


class KeptGame:
    """Reads the live game from its log, and writes what happens before anyone may see it.

    After an append that failed the live game is no copy any more: it is read anew.
    """

    def __init__(self, store: Store, clock: Clock, stored: StoredGame) -> None:
        self.id = stored.id
        self.device = stored.device
        self.header = decode_header(stored.header)
        self.updated = stored.updated
        self._store = store
        self._clock = clock
        self._live: LiveGame | None = None
        self._fresh = False

    async def read(self, sure: bool = True) -> LiveGame | None:
        """Give the live game, or None before it has begun; raises `Refusal`.

        Unless it is `sure` that nobody else wrote to it, the store is asked.
        """
        if not (self._fresh and sure):
            stored = await self._store.game(self.id)
            if stored is None:
                raise Refusal("unknown_game")
            if not self._fresh or stored.events != self._length:
                self._live = await self._replay(stored) if stored.events else None
            self.updated = stored.updated
            self._fresh = True
        return self._live

    @property
    def _length(self) -> int:
        return 0 if self._live is None else self._live.number + 1

    async def begin(self, contributions: Sequence[bytes], due: Due) -> tuple[LiveGame, list[Entry]]:
        """Settle the opening and write it; raises `Conflict` if another process did."""
        live = LiveGame(self.id, self.header, contributions)
        return live, await self.append(live, lambda game: game.start(self.act()), due)

    async def append(self, live: LiveGame, step: Step, due: Due) -> list[Entry]:
        """Let something happen and write it; raises `Refusal`, `Conflict`.

        What the engine refuses changes nothing, and what changes nothing is not written. The
        entries come with their states.
        """
        expected = live.number + 1
        try:
            step(live)
        except LudoError as error:
            raise Refusal.of(error) from error
        except BaseException:
            self._fresh = False
            raise
        if not live.fresh:
            return []
        # The time of the entries themselves, so that they are the same when read back.
        at = live.at if live.at is not None else self._clock.now()
        await self._write(live, expected, self._change(live, at, due))
        return live.take_fresh()

    async def follow(self, live: LiveGame) -> list[Entry]:
        """Take over what another process wrote behind the live game; raises `Refusal`."""
        stored = await self._store.game(self.id)
        if stored is None:
            raise Refusal("unknown_game")
        if stored.events <= live.number + 1:
            return []
        self._fresh = False
        news = live.follow(await self._log(live.number + 1))
        self._fresh, self.updated = True, stored.updated
        return news

    async def touch(self, live: LiveGame, due: Due) -> None:
        """Write only when the game must be looked at again; raises `Refusal`, `Conflict`."""
        await self._write(live, live.number + 1, self._change(live, self._clock.now(), due))

    async def erase(self) -> None:
        """Forget the game, even one that this version cannot read; an open one counts as left."""
        try:
            tally = await self._left()
            await self._store.erase(self.id, [tally] if tally else [])
        except UnknownGame:
            raise Refusal("unknown_game") from None
        finally:
            self._fresh = False

    async def _left(self) -> Tally | None:
        """Count the game as one that nobody played to its end."""
        now = self._clock.now()
        try:
            live = await self.read()
        except Refusal as refusal:
            if refusal.code != "other_version":
                raise
            live = None
        if live is None:
            return unplayed_tally(self.id, self.header, self.device, now)
        return tally_of(live, self.device, now)

    def act(self, command: str | None = None) -> Act:
        """Note that a hand does something now."""
        return Act("hand", self._clock.now(), command)

    async def _replay(self, stored: StoredGame) -> LiveGame:
        # What another process has written since then is none of it.
        log = (await self._log(0))[: stored.events]
        live = LiveGame.replay(self.id, self.header, log)
        position = decode_summary(stored.summary).position
        if (live.number + 1, str(live.game.position)) != (len(log), position):
            raise Refusal("other_version", version=self.header.version)
        return live

    async def _log(self, since: int) -> list[tuple[Entry, float]]:
        return [
            (msgspec.json.decode(event.data, type=Entry), event.at)
            for event in await self._store.events(self.id, since)
        ]

    async def _write(self, live: LiveGame, expected: int, change: Change) -> None:
        self._fresh = False
        try:
            await self._store.append(self.id, expected, change)
        except (Conflict, Unreachable):
            raise
        except UnknownGame:
            raise Refusal("unknown_game") from None
        except Exception as error:
            log.exception("could not write game %s", self.id)
            raise Refusal("not_saved") from error
        self._live, self._fresh, self.updated = live, True, change.at

    def _change(self, live: LiveGame, at: float, due_at: Due) -> Change:
        ended, due = live.status != "playing", due_at(live, at)
        tally = tally_of(live, self.device, at) if ended else None
        return Change(
            events=live.unwritten,
            at=at,
            summary=encode(summary_of(live)),
            due=due,
            reserved=(due or 0.0) + LEASE,
            open=not ended,
            tallies=[tally] if tally else [],
            contest=contest_of(live),
        )
