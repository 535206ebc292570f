"""Rooms without a network: a hall on a clock that tests move, games whose dice are known."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import msgspec
from msgspec import structs
from tests.server.site import ManualClock

from openludo import find_variant
from openludo.server.protocol.frames import Answer, MoveCommand, RollCommand
from openludo.server.protocol.play import Entry, GameView, Pace
from openludo.server.protocol.refusals import Refusal
from openludo.server.rooms.hall import Hall
from openludo.server.rooms.header import Header, Participant, encode, rules_text
from openludo.server.rooms.live import Act, LiveGame
from openludo.server.rooms.room import Room
from openludo.server.rooms.summary import first_summary
from openludo.server.rooms.whole import game_view
from openludo.storage import MemoryStore, Store
from openludo.storage import NewGame as Unplayed

DEVICE = "a device"
SECRET = bytes(range(32))
Scenario = Callable[["Table"], Awaitable[None]]


def person(
    name: str = "",
    auto_move: bool = False,
    colour: str | None = None,
    device: str | None = None,
) -> Participant:
    """Make a person."""
    return Participant("person", name, None, colour, auto_move, device)


PERSONS = (person("Ann"), person("Ben"))


def computer(level: Any = "easy", colour: str | None = None) -> Participant:
    """Make a computer."""
    return Participant("computer", "", level, colour, False)


def header(
    variant: str,
    players: Sequence[Participant],
    secret: bytes = SECRET,
    seed: str | None = None,
    pace: Pace = "instant",
    starter: int = 0,
    **rules: Any,
) -> Header:
    """Agree on a game whose dice follow from a known secret or seed."""
    return Header(
        version="test",
        variant_name=variant,
        rules=rules_text(find_variant(variant, **rules)),
        participants=list(players),
        pace=pace,
        secret=None if seed is not None else secret.hex(),
        seed=seed,
        seed_entered=seed is not None,
        promise=None,
        starter=starter,
    )


def shared(agreed: Header, **more: Any) -> Header:
    """Make a game one of several devices: that of each person is called as the person is."""
    devices = [
        structs.replace(one, device=one.name if one.kind == "person" else None)
        for one in agreed.participants
    ]
    promises: list[str | None] = [None for one in devices if one.device]
    given = {"room": "abcd2345", "participants": devices, "promises": promises} | more
    return structs.replace(agreed, **given)


class Ears:
    """A listener that keeps what it hears."""

    def __init__(self) -> None:
        self.frames: list[Any] = []
        self.ended: Refusal | None = None

    def send(self, frame: bytes) -> None:
        """Keep a frame."""
        self.frames.append(msgspec.json.decode(frame))

    def end(self, refusal: Refusal) -> None:
        """Keep the reason."""
        self.ended = refusal

    @property
    def entries(self) -> list[dict[str, Any]]:
        """All entries heard."""
        return [entry for frame in self.frames for entry in frame.get("entries", [])]

    @property
    def presence(self) -> dict[str, Any]:
        """Who was there when last heard of."""
        for frame in reversed(self.frames):
            known = frame.get("presence") or frame.get("game", {}).get("presence")
            if known:
                return dict(known)
        raise AssertionError("nothing was heard of who is there")


class Table:
    """A hall with its clock and store."""

    def __init__(self, store: Store | None = None, clock: ManualClock | None = None) -> None:
        self.store: Store = store or MemoryStore()
        self.clock = clock or ManualClock()
        self.hall = Hall(self.store, self.clock)
        self.device = DEVICE
        self._commands = 0

    async def set_up(self, header: Header, game: str = "game") -> Room:
        """Keep a game, and begin it."""
        summary = encode(first_summary(header))
        await self.store.create(Unplayed(game, DEVICE, encode(header), summary), self.clock.now())
        room = await self.room(game)
        await room.begin()
        return room

    async def room(self, game: str = "game") -> Room:
        """Find a room."""
        return await self.hall.room(game, self.device)

    async def view(self, game: str = "game") -> GameView:
        """Look at a game."""
        return await (await self.room(game)).show(game_view)

    async def log(self, game: str = "game") -> list[Entry]:
        """Read the stored log."""
        return [msgspec.json.decode(e.data, type=Entry) for e in await self.store.events(game)]

    async def act(
        self, game: str = "game", choose: Callable[[GameView], int] | None = None
    ) -> Answer:
        """Roll, or play the first move or that which is chosen, by hand."""
        room, view = await self.room(game), await self.view(game)
        self._commands += 1
        name = f"act{self._commands}"
        if view.state.phase == "roll":
            return await room.command(RollCommand(name, view.number))
        move = view.state.moves[choose(view) if choose else 0].move
        return await room.command(MoveCommand(name, view.number, move))

    async def advance(self, seconds: float) -> None:
        """Let time pass."""
        await self.clock.advance(seconds, self.hall)

    def is_only(self, view: GameView) -> bool:
        """Tell whether a move will be played by itself."""
        only = view.state.phase in ("move", "bonus") and len(view.state.moves) == 1
        return only and view.settings.auto_move[str(view.state.turn)]

    async def play_out(self, game: str = "game", limit: int = 20_000) -> GameView:
        """Play to the end: hands take the first move, computers and only moves go by themselves."""
        for _ in range(limit):
            view = await self.view(game)
            if view.status != "playing":
                return view
            if view.seats[view.state.turn].kind == "person" and not self.is_only(view):
                await self.act(game)
            await self.advance(0.01)
        raise AssertionError("the game did not end")


def play(scenario: Scenario, table: Table | None = None) -> None:
    """Run a scenario."""

    async def run() -> None:
        used = table or Table()
        await scenario(used)
        await used.hall.close()

    asyncio.run(run())


def live_game(header: Header, contribution: bytes = b"", game: str = "game") -> LiveGame:
    """Make a live game that nobody keeps."""
    return LiveGame(game, header, [contribution])


def played(header: Header) -> LiveGame:
    """Play a game that nobody keeps to its end, by the first move every time."""
    live, act = live_game(header), Act("hand", 1.0)
    live.start(act)
    while live.status == "playing":
        position = live.game.position
        if position.phase == "roll":
            live.roll(act)
        else:
            live.move(str(position.legal_moves[0]), act)
    return live
