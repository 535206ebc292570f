"""One game and all who look at it: commands one at a time, shown only when they are kept."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from typing import TypeVar

import msgspec

from openludo.server.allowance import side_commands
from openludo.server.authority import Authority, Listener
from openludo.server.clock import Clock
from openludo.server.persons.visits import Visits
from openludo.server.protocol.frames import (
    Answer,
    ClientFrame,
    Command,
    Entries,
    Hello,
    MoveCommand,
    Presence,
    RollCommand,
    ServerFrame,
    Snapshot,
    TakeOverCommand,
)
from openludo.server.protocol.play import Entry, PresenceView
from openludo.server.protocol.refusals import Refusal
from openludo.server.rooms.commands import Asking, Step, command_key, leaving, step_of
from openludo.server.rooms.header import Header, encode
from openludo.server.rooms.kept import KeptGame
from openludo.server.rooms.live import LiveGame
from openludo.server.rooms.pace import (
    deserted,
    due_at,
    give_up,
    go_on,
    gone_on_since,
    turn_ends,
)
from openludo.server.rooms.whole import alone_view, game_view, presence_view
from openludo.storage import Conflict, Length, Store, StoredGame

T = TypeVar("T")

DAY = 24 * 3600.0
"""Seconds after which a game that all have left alone is ended."""

BEHIND = 0.5
"""Seconds that other servers leave to the one that made the last entry to make the next."""


class Room(Authority):
    """The one authority over a game in this process; between processes the store decides."""

    decoder = msgspec.json.Decoder(ClientFrame)

    def __init__(
        self,
        store: Store,
        clock: Clock,
        stored: StoredGame,
        visits: Visits,
        ended: Callable[[str], None],
    ) -> None:
        super().__init__(stored, clock, visits)
        self.device = stored.device
        self._kept = KeptGame(store, clock, stored)
        self._ended = ended
        self._live: LiveGame | None = None
        self._aside = side_commands(clock)
        self._leads = False
        self._knows = False
        self._resumed = 0.0
        self._shown_end: float | None = None

    @property
    def header(self) -> Header:
        """What was agreed; it holds the secret."""
        return self._kept.header

    def admits(self, device: str, to_watch: bool = False) -> bool:
        """Tell whether a device may look at the game, as one that plays or only to watch."""
        if self.header.room is None:
            return device == self.device
        return (to_watch and self.header.watch) or device in self.header.devices

    # --- what others may ask for; without a device it is the game's own that asks

    async def begin(self, contributions: Sequence[bytes] = (b"",)) -> None:
        """Begin unless that is done; raises `Refusal`."""
        await self.alone(self._playing(contributions))

    async def reveal(self, contribution: str) -> None:
        """Begin with what the browser promised; raises `Refusal`."""
        await self.alone(self._reveal(contribution))

    async def join(self, listener: Listener, since: int, device: str | None = None) -> None:
        """Let a page look on: it is sent what it misses, then whatever happens."""
        await self.alone(self._join(listener, since, self._named(device)))

    async def greet(self, listener: Listener, hello: Hello, device: str) -> None:
        """Let the page of a device look on; raises `Refusal`."""
        await self.join(listener, hello.since, device)

    async def command(self, command: Command, device: str | None = None) -> Answer:
        """Do what a page asks for, once; raises `Refusal`."""
        return await self.alone(self._command(command, self._named(device)))

    async def leave(self, device: str | None = None) -> None:
        """Leave the game, which ends one of a single device; raises `Refusal`."""
        await self.alone(self._leave(self._named(device)))

    async def erase(self) -> None:
        """Forget the game; raises `Refusal`."""
        await self.alone(self._erase())

    async def show(self, picture: Callable[[LiveGame], T], before: str = "not_found") -> T:
        """Make something of the game as it is kept; raises `Refusal`, `before` it has begun."""
        return await self.alone(self._show(picture, before))

    async def wake(self) -> None:
        """Do what is due by itself, if anything still is."""
        await self.alone(self._go_on(None))

    def hint(self) -> None:
        """Look again, if anybody does here: another process may have let something happen."""
        if self.listeners and not (self.gone or self._resting):
            self.spawn(self._look())

    def followed(self) -> Iterable[str]:
        """Name the game, if pages look at it."""
        return (self.id,) if self.listeners else ()

    def differs(self, lengths: Mapping[str, Length]) -> bool:
        """Tell whether the log is not as long as it is known here, or the game was erased."""
        known = 0 if self._live is None else self._live.number + 1
        return self.id not in lengths or lengths[self.id].events != known

    # --- one at a time

    async def _playing(self, contributions: Sequence[bytes] | None = None) -> LiveGame:
        """Give the live game, begun if it had not begun: with what is known of contributions."""
        live = await self._read()
        if live is None:
            if contributions is None:
                if self.header.room is not None:
                    raise Refusal("unknown_game")
                contributions = (b"",)
            try:
                live, entries = await self._kept.begin(contributions, self._due)
            except Conflict:
                return await self._catch_up()
            self._tell(Entries(entries))
        if self._alarm is None:
            self._set_alarm(live)
        return live

    async def _newest(self, number: int) -> LiveGame:
        """Give the live game; who knows an entry that it lacks was told of it elsewhere."""
        live = await self._playing()
        if number > live.number:
            await self._look()
            live = await self._playing()
        return live

    async def _read(self) -> LiveGame | None:
        self.check_open()
        await self.meet()
        # Of a game that no page here looks at, nobody tells what other servers do to it.
        before, live = self._live, await self._kept.read(sure=bool(self.listeners))
        if live is not None and not self._knows:
            self._resumed = gone_on_since(live, self.presence)
        self._live, self._knows = live, True
        if before is not None and live is not None and live is not before:
            self._show_all(live)  # Nobody knows how much of it pages were told.
        return live

    async def _catch_up(self) -> LiveGame:
        """Read what another process wrote, and show it."""
        live = await self._read()
        if live is None:
            raise Refusal("unknown_game")
        self._leads = False
        self._set_alarm(live)
        return live

    async def _look(self) -> None:
        """Show what another process wrote, if anything, as if it had happened here."""
        if (live := await self._read()) is None:
            return
        try:
            entries = await self._kept.follow(live)
        except Refusal as refusal:
            self.end(refusal)
            return
        if entries:
            self._leads = False
            self._show_news(live, entries)

    async def _reveal(self, contribution: str) -> None:
        if self.header.room is not None:
            raise Refusal("in_a_room", room=self.header.room)
        opened = self.header.opened(contribution)
        live = await self._playing([opened])
        if live.contributions != (opened,):
            raise Refusal("already_started")

    async def _join(self, listener: Listener, since: int, device: str) -> None:
        live = await self._newest(since)
        self.admit(listener, device)
        if self.together:
            await self._attend(live, listener)
            live = await self._playing()  # It may have been overtaken by another server.
        missed = live.since(since)
        frame: ServerFrame = Entries(missed) if missed is not None else self._snapshot(live, device)
        listener.send(encode(frame))
        if missed is not None and self.together:
            listener.send(encode(Presence(self._presence(live))))

    async def _command(self, command: Command, device: str) -> Answer:
        live = await self._newest(getattr(command, "at", -1))
        key = command_key(device, command.id)
        if (known := live.commands.get(key)) is not None:
            return Answer(command.id, known)
        await self._consider(command, device)
        asking = Asking(self._acting(device), self.presence)
        try:
            await self._perform(live, step_of(live, command, asking, self._kept.act(key)))
        except Refusal as why:
            made = (await self._playing()).commands.get(key) if why.code == "stale" else None
            if made is None:
                raise
            return Answer(command.id, made)  # Another server did it.
        return Answer(command.id, live.commands.get(key, live.number))

    async def _consider(self, command: Command, device: str) -> None:
        """Refuse too much of what lengthens the log of a room's game without playing on."""
        if self.together and not isinstance(command, RollCommand | MoveCommand):
            self._aside.check(device)
            self._aside.use(device)
        if isinstance(command, TakeOverCommand):
            await self.meet(anew=True)

    async def _leave(self, device: str) -> None:
        live = await self._playing()
        if live.status == "playing":
            seats = live.opening.seats_of(self._acting(device))
            try:
                await self._perform(live, leaving(live, seats, self._kept.act()))
            except Refusal as refusal:
                if refusal.code != "stale":
                    raise
                await self._leave(device)  # Something else happened at another server.

    async def _erase(self) -> None:
        self.check_open()
        await self._kept.erase()
        self.end(Refusal("unknown_game"))

    async def _show(self, picture: Callable[[LiveGame], T], before: str) -> T:
        live = await self._read()
        if live is None:
            raise Refusal(before)
        return picture(live)

    async def _perform(self, live: LiveGame, step: Step) -> None:
        """Let something happen, keep it, and only then show it."""
        try:
            entries = await self._kept.append(live, step, self._due)
        except Conflict:
            raise Refusal("stale", number=(await self._catch_up()).number) from None
        self._leads = True
        self._show_news(live, entries)

    def _show_news(self, live: LiveGame, entries: list[Entry]) -> None:
        if entries:
            self._tell(Entries(entries))
        if live.status != "playing":
            # The end shows what was hidden: the secret, the ranks.
            self._show_all(live)
        elif self.together and self._changes_presence(live, entries):
            self._tell(Presence(self._presence(live)))
        self._set_alarm(live)

    # --- what follows by itself

    async def _go_on(self, number: int | None) -> None:
        """Make the ply that is due; what was due behind another entry than `number` is not."""
        live = await self._read()
        if live is None or live.status != "playing" or number not in (None, live.number):
            return
        now = self._clock.now()
        due = due_at(live, self._resumed)
        if self.together and (self._deserted(live) or due is None or due > now):
            await self._wait(live, now)
        elif due is not None:
            ends = turn_ends(live, self._resumed)
            late = ends is not None and ends <= now
            await self._perform(live, lambda game: go_on(game, now, late))

    async def _wait(self, live: LiveGame, now: float) -> None:
        """End a game that nobody has looked at for a day; say of others when to look again."""
        if self._deserted(live) and now - self._kept.updated >= DAY:
            await self._perform(live, lambda game: give_up(game, now))
        else:
            await self._touch(live)

    async def _touch(self, live: LiveGame) -> None:
        """Write when the game is to be looked at again."""
        try:
            await self._kept.touch(live, self._due)
        except Conflict:
            await self._catch_up()
        else:
            self._set_alarm(live)

    def _due(self, live: LiveGame, now: float) -> float | None:
        """Give the time at which the store must see that the game goes on."""
        if live.status != "playing":
            return None
        if not self.together:
            return due_at(live, 0.0)
        due = None if self._deserted(live) else due_at(live, self._resumed)
        return now + DAY if due is None else due

    def _set_alarm(self, live: LiveGame) -> None:
        self.silence()
        due = None if self._deserted(live) else due_at(live, self._resumed)
        if due is not None:
            due += BEHIND if self.presence.scattered and not self._leads else 0.0
            self.ring_at(due, partial(self._go_on, live.number))

    # --- who is there

    @property
    def together(self) -> bool:
        """Whether several devices play."""
        return self.header.room is not None

    def _named(self, device: str | None) -> str:
        """Name who asks: without a device it is the game's own, one that is not known is nobody."""
        return self.device if device is None else device

    def _acting(self, device: str) -> str | None:
        """Name a device as the participants do: the game's own has no name in a local game."""
        return device if self.together else None

    def _deserted(self, live: LiveGame) -> bool:
        return self.together and deserted(live, self.presence)

    async def attend(self) -> None:
        """Stop or go on as persons go or come, and tell the others."""
        if self.together and not self.gone:
            live = await self._read()
            if live is not None:
                await self._attend(live)

    async def _attend(self, live: LiveGame, newcomer: Listener | None = None) -> None:
        deserted = self._deserted(live)
        if live.status == "playing" and deserted == (self._resumed > 0.0):
            # A game that stood still gives the seat on turn its whole time again.
            since = max(gone_on_since(live, self.presence), live.at or 0.0)
            self._resumed = 0.0 if deserted else since
            await self._touch(live)
        self._tell(Presence(self._presence(live)), newcomer)

    def _presence(self, live: LiveGame) -> PresenceView:
        now = self._clock.now()
        if not self.together:
            return alone_view(live, now)
        self._shown_end = self._turn_ends(live)
        return presence_view(live, self.presence, self._shown_end, now)

    def _turn_ends(self, live: LiveGame) -> float | None:
        return None if self._deserted(live) else turn_ends(live, self._resumed)

    def _changes_presence(self, live: LiveGame, entries: Sequence[Entry]) -> bool:
        handed = (entry.kind == "seat" for entry in entries)
        return any(handed) or self._turn_ends(live) != self._shown_end

    # --- what is shown

    def _snapshot(self, live: LiveGame, device: str) -> Snapshot:
        return Snapshot(game_view(live, self._acting(device), self._presence(live)))

    def _show_all(self, live: LiveGame) -> None:
        """Show the whole game to everyone, to each as it is from there."""
        if live.status != "playing":
            self._ended(self.id)
        frames = {d: encode(self._snapshot(live, d)) for d in set(self.listeners.values())}
        for listener, device in tuple(self.listeners.items()):
            listener.send(frames[device])

    def _tell(self, frame: ServerFrame, but: Listener | None = None) -> None:
        data = encode(frame)
        for listener in tuple(self.listeners):
            if listener is not but:
                listener.send(data)
