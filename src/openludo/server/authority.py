"""What decides over one thing that several pages look at: work one at a time, and an alarm."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine, Iterable, Mapping
from typing import Any, Protocol, TypeVar

import msgspec

from openludo.server.clock import Alarm, Clock
from openludo.server.persons.presence import Presence
from openludo.server.persons.visits import Visits
from openludo.server.protocol.frames import Hello
from openludo.server.protocol.refusals import Refusal
from openludo.storage import Length, StoredGame, Unreachable

T = TypeVar("T")

WINDOWS = 16
"""Pages of one device that may look on at one game or room: each costs a frame for every ply."""

log = logging.getLogger(__name__)


class Listener(Protocol):
    """A page that looks on; it never keeps the others waiting."""

    def send(self, frame: bytes) -> None:
        """Take a frame to be sent."""

    def end(self, refusal: Refusal) -> None:
        """Be told that there is nothing more to come, and why."""


class Authority:
    """The one authority over a thing in this process; between processes the store decides."""

    def __init__(self, stored: StoredGame, clock: Clock, visits: Visits) -> None:
        self.id = stored.id
        self.listeners: dict[Listener, str] = {}
        self.presence = Presence(stored.created)
        self.gone = False
        self.tasks: set[asyncio.Task[Any]] = set()
        self._clock = clock
        self._visits = visits
        self._met = self._missed = False
        self._resting = False
        self._lock = asyncio.Lock()
        self._alarm: Alarm | None = None

    # --- who looks on

    @property
    def together(self) -> bool:
        """Whether people of several devices meet here, so that it matters who is there."""
        return True

    def admit(self, listener: Listener, device: str) -> None:
        """Let a page look on; raises `Refusal` where its device has too many of them."""
        if listener not in self.listeners:
            if sum(one == device for one in self.listeners.values()) >= WINDOWS:
                raise Refusal("too_many_windows", limit=WINDOWS)
            self.listeners[listener] = device
            now = self._clock.now()
            if self.presence.come(device, now) and self.together:
                self._visits.come(self.id, device, now)

    def dismiss(self, listener: Listener) -> None:
        """Let a page go, even one whose greeting still waits for its turn."""
        went = self._let_go(listener)
        if (went or self.tasks) and not (self.gone or self._resting):
            self.spawn(self._went(listener, went))

    async def _went(self, listener: Listener, went: bool) -> None:
        if self._let_go(listener) or went:
            await self.attend()

    def _let_go(self, listener: Listener) -> bool:
        device = self.listeners.pop(listener, None)
        if device is None:
            return False
        now = self._clock.now()
        if self.presence.go(device, now) and self.together:
            self._visits.go(self.id, device, now)
        return True

    async def meet(self, anew: bool = False) -> None:
        """Learn who is there at other servers, unless that is known."""
        self._met = self._met and not anew
        while self.together and not self._met:
            self._met = True  # Until somebody doubts it, even while it is being read.
            try:
                seen = await self._visits.seen(self.id)
            except BaseException:
                self._met = False
                raise
            news = self.presence.know(self._visits.server, seen, self._visits.up)
            self._missed = self._missed or news

    def doubt(self) -> None:
        """Learn anew who is there at other servers, for that has changed."""
        self._met = False
        if not (self.gone or self._resting):
            self.spawn(self._learn())

    async def _learn(self) -> None:
        await self.meet()
        if self._missed:
            self._missed = False
            await self.attend()

    async def attend(self) -> None:
        """Take note that pages came or went."""

    def end(self, refusal: Refusal) -> None:
        """Send every page away for good."""
        self.gone = True
        self.silence()
        for listener in tuple(self.listeners):
            self._let_go(listener)
            listener.end(refusal)

    # --- what other processes do

    def hint(self) -> None:
        """Look again: another process may have changed what pages are shown here."""

    def followed(self) -> Iterable[str]:
        """Name the games whose logs pages here are shown, or wait for the end of."""
        return ()

    def differs(self, lengths: Mapping[str, Length]) -> bool:
        """Tell whether the logs of those games are not as they are known here."""
        return False

    # --- what a line needs

    decoder: msgspec.json.Decoder[Any]
    """Understands the frames that pages may send here."""

    async def greet(self, listener: Listener, hello: Hello, device: str) -> None:
        """Let a page look on that speaks this protocol; raises `Refusal`."""
        raise NotImplementedError

    async def command(self, command: Any, device: str | None = None) -> msgspec.Struct:
        """Do what a page asks for, and give the answer; raises `Refusal`."""
        raise NotImplementedError

    # --- one at a time

    async def alone(self, work: Coroutine[Any, Any, T]) -> T:
        """Do work while nothing else happens here, to its end even if nobody waits for it."""
        task = asyncio.create_task(self._locked(work))
        self.tasks.add(task)
        task.add_done_callback(self._done)
        return await asyncio.shield(task)

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Do work alone without waiting for it."""
        task = asyncio.create_task(self._locked(work))
        self.tasks.add(task)
        task.add_done_callback(self._went_on)

    def check_open(self) -> None:
        """Refuse work on what is erased, or in a process that is about to end."""
        if self.gone:
            raise Refusal(self.unknown)
        if self._resting:
            raise Refusal("not_saved")

    unknown = "unknown_game"
    """The code that says that there is no such thing."""

    async def _locked(self, work: Coroutine[Any, Any, T]) -> T:
        async with self._lock:
            return await work

    def _done(self, task: asyncio.Task[Any]) -> None:
        self.tasks.discard(task)
        if not task.cancelled():
            task.exception()  # Whoever waited has it; nobody else need hear of it.

    def _went_on(self, task: asyncio.Task[None]) -> None:
        """Note a failure; the store still holds what was due, so it is claimed before long."""
        self.tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        # Another process did it, or will.
        late = isinstance(error, Refusal) and (error.code == "stale" or self._resting)
        if error and not late and not isinstance(error, Unreachable):
            log.error("%s did not go on", self.id, exc_info=error)

    # --- what follows by itself

    def ring_at(self, due: float, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        """Do work alone at a time, unless another alarm is set or this one silenced before."""
        self.silence()
        if not self._resting:
            self._alarm = self._clock.call_at(due, lambda: self._ring(work))

    def silence(self) -> None:
        """Forget the alarm."""
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    def _ring(self, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        self._alarm = None
        self.spawn(work())

    def rest(self) -> None:
        """Begin nothing more; the store knows what is due."""
        self._resting = True
        self.silence()
