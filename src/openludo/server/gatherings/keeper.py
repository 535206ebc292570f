"""The one authority over a room: commands one at a time, and the game that comes of them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, MutableMapping
from functools import partial
from typing import Any

from openludo.dice import new_secret
from openludo.server.authority import Authority, Listener
from openludo.server.clock import Clock
from openludo.server.gatherings.attending import away, next_away
from openludo.server.gatherings.gathering import REVEAL_SECONDS, Away, Gathering
from openludo.server.gatherings.happening import (
    Act,
    Event,
    Frozen,
    Hosted,
    Made,
    Over,
    command_key,
)
from openludo.server.gatherings.kept import DAY, KeptGathering
from openludo.server.gatherings.picture import room_peek, room_view
from openludo.server.gatherings.plan import header
from openludo.server.protocol.frames import Hello
from openludo.server.protocol.gathering import (
    ComputersCommand,
    RoomAnswer,
    RoomCommand,
    RoomFrame,
    RoomPeek,
    StartCommand,
    decoder,
)
from openludo.server.protocol.refusals import Refusal
from openludo.server.rooms.commands import ABSENCE
from openludo.server.rooms.hall import Hall
from openludo.server.rooms.header import encode
from openludo.server.rooms.setup import new_game_id, next_wish
from openludo.storage import Conflict, Length, StoredGame

ATTEMPTS = 5
"""So often a command is tried again that another process came before."""


Occasion = tuple[str, str | None, str]
"""How far a room has come: with what happens by itself one of these changes."""


class Keeper(Authority):
    """Keeps a room in this process; between processes the store decides."""

    decoder = decoder
    unknown = "unknown_room"

    def __init__(
        self,
        hall: Hall,
        clock: Clock,
        stored: StoredGame,
        by_game: MutableMapping[str, Keeper],
    ) -> None:
        super().__init__(stored, clock, hall.visits)
        self._hall = hall
        self._kept = KeptGathering(hall.store, clock, stored)
        self._by_game = by_game
        self._be_found()

    @property
    def now(self) -> Gathering:
        """The room as it is known here; it holds the secret of its next game."""
        return self._kept.now

    # --- what others may ask for

    async def greet(self, listener: Listener, hello: Hello, device: str) -> None:
        """Let a page look at the room; raises `Refusal`."""
        await self.alone(self._greet(listener, device))

    async def command(self, command: Any, device: str | None = None) -> RoomAnswer:
        """Do what a page asks for, once; raises `Refusal`."""
        return await self.alone(self._command(command, device or ""))

    async def peek(self, device: str) -> RoomPeek:
        """Show the room from outside; raises `Refusal`."""
        return await self.alone(self._peek(device))

    async def wake(self) -> None:
        """Do what is due by itself, if anything still is."""
        await self.alone(self._wake())

    def hint(self) -> None:
        """Look again: the room or its game was changed, perhaps by another process."""
        if self.listeners and not (self.gone or self._resting):
            self.spawn(self._look())

    def followed(self) -> Iterable[str]:
        """Name the room and the game that is being played, if pages look at the room."""
        playing = (str(self.now.game),) if self.now.phase == "playing" else ()
        return (self.id, *playing) if self.listeners else ()

    def differs(self, lengths: Mapping[str, Length]) -> bool:
        """Tell whether the room is not as it is known here, or its game has ended."""
        game = lengths.get(str(self.now.game))
        ended = self.now.phase == "playing" and (game is None or not game.open)
        return ended or self.id not in lengths or lengths[self.id].events != self._kept.version

    # --- one at a time

    async def _greet(self, listener: Listener, device: str) -> None:
        await self._look()
        newcomer = listener not in self.listeners
        self.admit(listener, device)
        self._set_alarm()
        if newcomer:
            self._show()
        else:
            listener.send(self._frame(device))

    async def _peek(self, device: str) -> RoomPeek:
        await self._look()
        return room_peek(self.now, device)

    async def _command(self, command: RoomCommand, device: str) -> RoomAnswer:
        await self._look()
        if command_key(device, command.id) not in self.now.done:
            await self._apply(command, device)
        return RoomAnswer(command.id)

    async def _apply(self, command: RoomCommand, device: str) -> None:
        if isinstance(command, StartCommand | ComputersCommand):
            await self.meet(anew=True)
        act: Act = self._freezing() if isinstance(command, StartCommand) else command
        await self._happen(act, device, command.id)
        if self.now.phase == "revealing" and self.now.complete:
            await self._make()

    def _freezing(self) -> Frozen:
        by = self._clock.now() + REVEAL_SECONDS
        return Frozen(new_game_id(), new_secret().hex(), by)

    async def _happen(
        self, act: Act, device: str = "", command: str = "", of: Occasion | None = None
    ) -> None:
        """Let something happen to the room as it is by then, and only then show it.

        What is bound to an occasion does not happen if another process made use of that.
        """
        for _ in range(ATTEMPTS):
            if of is not None and of != self._occasion:
                return
            event = Event(act, device, self._clock.now(), command, self._absent(act, device))
            happened = await self._try(event)
            self._show()
            self._set_alarm()
            if happened:
                return
        raise Refusal("not_saved")

    async def _try(self, event: Event) -> bool:
        """Let something happen unless another process came before; then know what it did."""
        try:
            await self._kept.happen(event)
        except Conflict:
            await self._kept.refresh()
            return False
        return True

    def _absent(self, act: Act, device: str) -> tuple[str, ...]:
        """Name who is away, where that matters to an act; who acts is there."""
        matters = isinstance(act, Frozen | ComputersCommand)
        return tuple(sorted(self._away - {device})) if matters else ()

    async def _look(self) -> None:
        """See what others did, and whether the game has ended."""
        self.check_open()
        try:
            news = await self._kept.refresh()
        except Refusal as refusal:
            self.end(refusal)
            raise
        await self.meet()
        if news:
            self._show()
            self._set_alarm()
        if self.now.phase == "playing" and not await self._is_played():
            await self._happen(Over(await self._next_starter()), of=self._occasion)

    # --- the game

    async def _make(self) -> None:
        """Make the game with what was revealed; another process may have begun to."""
        room, occasion = self.now, self._occasion
        try:
            agreed = header(room)
        except Refusal:
            # Another version of this server knows other rules: the people may choose again.
            await self._happen(Over(room.starter), of=occasion)
            return
        await self._hall.begin(str(room.game), room.host, agreed, room.contributions)
        await self._happen(Made(), of=occasion)

    async def _is_played(self) -> bool:
        stored = await self._hall.store.game(str(self.now.game))
        return stored is not None and stored.open

    async def _next_starter(self) -> int:
        player, *_ = self.now.players or (self.now.host,)
        try:
            room = await self._hall.room(str(self.now.game), player)
            return (await room.show(next_wish)).starter
        except Refusal:
            return self.now.starter

    # --- what follows by itself

    async def _wake(self) -> None:
        await self._look()
        now, room = self._clock.now(), self.now
        if room.reveal_by is not None and room.reveal_by <= now:
            await self._make()
        elif not room.persons or (self._deserted and now - self._kept.updated >= DAY):
            await self._close()
        else:
            await self._touch()

    async def _close(self) -> None:
        """Close a room that everybody has left; a game that is still on keeps it open."""
        if self.now.phase == "playing":
            await self._touch()
        else:
            await self._kept.close()
            self.end(Refusal("unknown_room"))

    async def _touch(self) -> None:
        try:
            await self._kept.touch()
        except Conflict:
            await self._kept.refresh()

    async def attend(self) -> None:
        """Show who came and went; the last one to go leaves the room for another day."""
        if self.gone:
            return
        await self.meet()
        if self._deserted:
            await self._touch()
        self._show()
        self._set_alarm()

    @property
    def _away(self) -> Away:
        return away(self.now, self.presence, self._clock.now())

    @property
    def _deserted(self) -> bool:
        return not any(self.presence.here(person.device) for person in self.now.persons)

    def _be_found(self) -> None:
        """Be told when the game has changed."""
        if self.now.game is not None:
            self._by_game[self.now.game] = self

    def _set_alarm(self) -> None:
        self.silence()
        self._be_found()
        room = self.now
        if room.reveal_by is not None:
            self.ring_at(room.reveal_by, self._wake)
            return
        heir = self._heir()
        if room.phase != "gathering" or heir is None:
            return
        left = next_away(room, self.presence, self._clock.now())
        missed = self._missed_at()
        if left is not None and (missed is None or left < missed):
            self.ring_at(left, self.attend)
        elif missed is not None:
            self.ring_at(missed, partial(self._inherit, room.host, heir))

    def _missed_at(self) -> float | None:
        """Give the time at which the host has been away for too long."""
        since = self.presence.absent_since(self.now.host) if self.now.persons else None
        return None if since is None else max(since, self.now.gathered) + ABSENCE

    def _heir(self) -> str | None:
        """Find somebody who is there."""
        here = (p.device for p in self.now.persons if self.presence.here(p.device))
        return next(here, None)

    async def _inherit(self, host: str, heir: str) -> None:
        """Pass the duties of a host who stays away on to somebody who is there."""
        await self._look()
        await self.meet(anew=True)
        if self.now.host == host and not self.presence.here(host):
            await self._happen(Hosted(), heir, of=self._occasion)

    @property
    def _occasion(self) -> Occasion:
        return self.now.phase, self.now.game, self.now.host

    # --- what is shown

    def _show(self) -> None:
        """Show the room to everyone, to each as it is from there."""
        frames = {device: self._frame(device) for device in set(self.listeners.values())}
        for listener, device in tuple(self.listeners.items()):
            listener.send(frames[device])

    def _frame(self, device: str) -> bytes:
        view = room_view(self.now, self._kept.version, device, self.presence, self._away)
        return encode(RoomFrame(view))
