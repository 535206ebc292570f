"""One game and all who look at it: commands one at a time, shown only when they are kept."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any, Protocol, TypeVar

from msgspec import UNSET

from openludo.dice import open_contribution
from openludo.engine import LudoError
from openludo.server.clock import Alarm, Clock
from openludo.server.protocol.frames import (
    Answer,
    Command,
    Entries,
    LeaveCommand,
    MoveCommand,
    RollCommand,
    ServerFrame,
    SettingsCommand,
    Snapshot,
)
from openludo.server.protocol.play import SettingsView
from openludo.server.protocol.refusals import Refusal
from openludo.server.rooms.header import Header, encode
from openludo.server.rooms.kept import KeptGame, Step
from openludo.server.rooms.live import LiveGame
from openludo.server.rooms.pace import go_on, pause
from openludo.server.rooms.whole import game_view
from openludo.storage import Conflict, Store, StoredGame

T = TypeVar("T")

log = logging.getLogger(__name__)


class Listener(Protocol):
    """A page that looks at a game; it never keeps the room waiting."""

    def send(self, frame: bytes) -> None:
        """Take a frame to be sent."""

    def end(self, refusal: Refusal) -> None:
        """Be told that there is nothing more to come, and why."""


class Room:
    """The one authority over a game in this process; between processes the store decides."""

    def __init__(self, store: Store, clock: Clock, stored: StoredGame) -> None:
        self.id = stored.id
        self.device = stored.device
        self.listeners: set[Listener] = set()
        self.gone = False
        self._resting = False
        self._kept = KeptGame(store, clock, stored)
        self._clock = clock
        self._lock = asyncio.Lock()
        self._alarm: Alarm | None = None
        self.tasks: set[asyncio.Task[Any]] = set()

    @property
    def header(self) -> Header:
        """What was agreed; it holds the secret."""
        return self._kept.header

    # --- what others may ask for

    async def begin(self, contribution: bytes = b"") -> None:
        """Begin unless that is done; raises `Refusal`."""
        await self._alone(self._playing(contribution))

    async def reveal(self, contribution: str) -> None:
        """Begin with what the browser promised; raises `Refusal`."""
        await self._alone(self._reveal(contribution))

    async def join(self, listener: Listener, since: int) -> None:
        """Let a page look on: it is sent what it misses, then whatever happens."""
        await self._alone(self._join(listener, since))

    async def command(self, command: Command) -> Answer:
        """Do what a page asks for, once; raises `Refusal`."""
        return await self._alone(self._command(command))

    async def leave(self) -> None:
        """End the game without a winner; raises `Refusal`."""
        await self._alone(self._leave())

    async def erase(self) -> None:
        """Forget the game; raises `Refusal`."""
        await self._alone(self._erase())

    async def show(self, picture: Callable[[LiveGame], T], before: str = "not_found") -> T:
        """Make something of the game as it is kept; raises `Refusal`, `before` it has begun."""
        return await self._alone(self._show(picture, before))

    async def wake(self) -> None:
        """Do what is due by itself, if anything still is."""
        await self._alone(self._go_on(None))

    # --- one at a time

    async def _alone(self, work: Coroutine[Any, Any, T]) -> T:
        """Do work while nothing else happens here, to its end even if nobody waits for it."""
        task = asyncio.create_task(self._locked(work))
        self.tasks.add(task)
        task.add_done_callback(self._done)
        return await asyncio.shield(task)

    async def _locked(self, work: Coroutine[Any, Any, T]) -> T:
        async with self._lock:
            return await work

    def _done(self, task: asyncio.Task[Any]) -> None:
        self.tasks.discard(task)
        if not task.cancelled():
            task.exception()  # Whoever waited has it; nobody else need hear of it.

    async def _playing(self, contribution: bytes = b"") -> LiveGame:
        """Give the live game, begun if it had not begun."""
        live = await self._read()
        if live is None:
            try:
                live, entries = await self._kept.begin(contribution)
            except Conflict:
                return await self._catch_up()
            self._tell(Entries(entries))
        if self._alarm is None:
            self._set_alarm(live)
        return live

    async def _read(self) -> LiveGame | None:
        self._check_open()
        return await self._kept.read()

    def _check_open(self) -> None:
        if self.gone:
            raise Refusal("unknown_game")
        if self._resting:
            raise Refusal("not_saved")

    async def _catch_up(self) -> LiveGame:
        """Read what another process wrote, and show it."""
        live = await self._read()
        if live is None:
            raise Refusal("unknown_game")
        self._tell(Snapshot(game_view(live)))
        self._set_alarm(live)
        return live

    async def _reveal(self, contribution: str) -> None:
        promise = self.header.promise
        if promise is None:
            raise Refusal("invalid_contribution", reason="not_promised")
        try:
            opened = open_contribution(promise, contribution)
        except LudoError as error:
            raise Refusal.of(error) from error
        live = await self._playing(opened)
        if live.contribution != opened:
            raise Refusal("already_started")

    async def _join(self, listener: Listener, since: int) -> None:
        live = await self._playing()
        missed = live.since(since)
        frame = Snapshot(game_view(live)) if missed is None else Entries(missed)
        self.listeners.add(listener)
        listener.send(encode(frame))

    async def _command(self, command: Command) -> Answer:
        live = await self._playing()
        known = live.commands.get(command.id)
        if known is not None:
            return Answer(command.id, known)
        number = live.number + 1
        await self._perform(live, self._step(live, command))
        return Answer(command.id, number)

    async def _leave(self) -> None:
        live = await self._playing()
        if live.status == "playing":
            await self._perform(live, lambda game: game.leave(self._kept.act()))

    async def _erase(self) -> None:
        self._check_open()
        await self._kept.erase()
        self.gone = True
        self._silence()
        for listener in self.listeners:
            listener.end(Refusal("unknown_game"))
        self.listeners.clear()

    async def _show(self, picture: Callable[[LiveGame], T], before: str) -> T:
        live = await self._read()
        if live is None:
            raise Refusal(before)
        return picture(live)

    async def _go_on(self, number: int | None) -> None:
        """Make the ply that is due; what was due behind another entry than `number` is not."""
        live = await self._read()
        if live is None or number not in (None, live.number) or pause(live) is None:
            return
        await self._perform(live, lambda game: go_on(game, self._clock.now()))

    # --- what a command does

    def _step(self, live: LiveGame, command: Command) -> Step:
        """Find what a command does to the game; raises `Refusal` where it may not."""
        act = self._kept.act(command.id)
        if isinstance(command, RollCommand | MoveCommand):
            self._check_turn(live, command.at)
        elif live.status != "playing":
            raise Refusal("game_over")
        match command:
            case RollCommand():
                _check_roll(live)
                return partial(LiveGame.roll, act=act)
            case MoveCommand():
                _check_move(live, command.move)
                return partial(LiveGame.move, text=command.move, act=act)
            case SettingsCommand():
                return partial(LiveGame.change, settings=_settings(live, command), act=act)
            case LeaveCommand():
                return partial(LiveGame.leave, act=act)

    def _check_turn(self, live: LiveGame, at: int) -> None:
        position = live.game.position
        if at != live.number:
            raise Refusal("stale", number=live.number)
        if live.status != "playing":
            raise Refusal("game_over")
        if live.opening.players[position.turn].kind != "person":
            raise Refusal("not_your_turn", seat=position.turn)

    async def _perform(self, live: LiveGame, step: Step) -> None:
        """Let something happen, keep it, and only then show it."""
        try:
            entries = await self._kept.append(live, step)
        except Conflict:
            raise Refusal("stale", number=(await self._catch_up()).number) from None
        self._tell(Entries(entries))
        if live.status != "playing":
            # The end shows what was hidden: the secret, the ranks.
            self._tell(Snapshot(game_view(live)))
        self._set_alarm(live)

    # --- what follows by itself

    def _tell(self, frame: ServerFrame) -> None:
        data = encode(frame)
        for listener in tuple(self.listeners):
            listener.send(data)

    def _set_alarm(self, live: LiveGame) -> None:
        self._silence()
        wait = pause(live)
        if wait is not None and not self._resting:
            due = self._kept.due or self._clock.now() + wait
            self._alarm = self._clock.call_at(due, partial(self._ring, live.number))

    def _silence(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    def _ring(self, number: int) -> None:
        self._alarm = None
        task = asyncio.create_task(self._locked(self._go_on(number)))
        self.tasks.add(task)
        task.add_done_callback(self._rung)

    def _rung(self, task: asyncio.Task[None]) -> None:
        """Note a failure; the store still holds what was due, so it is claimed before long."""
        self.tasks.discard(task)
        if not task.cancelled() and (error := task.exception()):
            log.error("game %s did not go on", self.id, exc_info=error)

    # --- the end of the process

    def rest(self) -> None:
        """Begin nothing more; the store knows what is due."""
        self._resting = True
        self._silence()


def _check_roll(live: LiveGame) -> None:
    phase = live.game.position.phase
    if phase != "roll":
        raise Refusal("nothing_to_roll", phase=phase)


def _check_move(live: LiveGame, text: str) -> None:
    try:
        live.game.position.find_move(text)
    except LudoError as error:
        raise Refusal("illegal_move", move=text) from error


def _settings(live: LiveGame, command: SettingsCommand) -> SettingsView:
    old = live.settings
    pace = old.pace if command.pace is UNSET else command.pace
    given = {} if command.auto_move is UNSET else command.auto_move
    known = {seat: on for seat, on in given.items() if seat in old.auto_move}
    return SettingsView(pace, old.auto_move | known)
