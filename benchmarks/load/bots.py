"""A room of four bots that play one ply a second, and note how long each took to reach all."""

from __future__ import annotations

import asyncio
import hashlib
import secrets
import time
from collections.abc import Callable
from typing import Any

import msgspec
from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

SEATS = 4


class Move(msgspec.Struct):
    """As much of a legal move as a bot needs."""

    move: str


class State(msgspec.Struct):
    """As much of a moment as a bot needs."""

    turn: int
    phase: str
    moves: list[Move]


class Entry(msgspec.Struct):
    """As much of an entry as a bot needs."""

    number: int
    state: State | None = None


class Game(msgspec.Struct):
    """As much of a game as a bot needs."""

    number: int
    state: State
    mine: list[int]


class Room(msgspec.Struct):
    """As much of a room as a bot needs."""

    phase: str
    persons: list[Any]
    game: str | None = None


class Frame(msgspec.Struct):
    """Any frame; what does not belong to its type is empty."""

    type: str
    entries: list[Entry] = []
    game: Game | None = None
    room: Room | None = None
    code: str = ""


read = msgspec.json.Decoder(Frame).decode


class Line(WSListener):  # type: ignore[misc]
    """A socket that hands on what it hears."""

    def __init__(self, hear: Callable[[Frame], None]) -> None:
        self.hear = hear
        self.lost = False
        self.transport: WSTransport | None = None

    def on_ws_connected(self, transport: WSTransport) -> None:
        """Be ready to speak."""
        self.transport = transport

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        """Understand a frame."""
        if frame.msg_type == WSMsgType.TEXT:
            self.hear(read(frame.get_payload_as_memoryview()))

    def on_ws_disconnected(self, transport: WSTransport) -> None:
        """Know that nothing more will come."""
        self.lost = True

    def hang_up(self) -> None:
        """Close the socket."""
        if self.transport is not None:
            self.transport.disconnect()

    def say(self, frame: dict[str, Any]) -> None:
        """Send a frame."""
        assert self.transport is not None
        self.transport.send(WSMsgType.TEXT, msgspec.json.encode(frame))


async def connect(url: str, cookie: str, hear: Callable[[Frame], None]) -> Line:
    """Open a socket and greet."""
    _, line = await ws_connect(
        lambda: Line(hear),
        url,
        extra_headers={"Cookie": cookie},
        enable_auto_pong=True,
        disconnect_on_exception=True,
    )
    line.say({"type": "hello", "protocol": 1})
    return line  # type: ignore[no-any-return]


class Bot:
    """A person of a room: its credential, its part in the dice and its sockets."""

    def __init__(self, url: str, cookie: str, name: str) -> None:
        self.url, self.cookie, self.name = url.replace("http", "ws"), cookie, name
        self.share = secrets.token_bytes(16)
        self.room = Room("", [])
        self.at_room: Line | None = None
        self.at_game: Line | None = None
        self.news = asyncio.Event()

    @property
    def promise(self) -> str:
        """What it promises for the dice."""
        return hashlib.sha256(self.share).hexdigest()

    async def come(self, code: str) -> None:
        """Be in the room."""
        self.at_room = await connect(f"{self.url}/ws/rooms/{code}", self.cookie, self.hear)

    def go(self) -> None:
        """Close the page at the room."""
        if self.at_room is not None:
            self.at_room.hang_up()
        self.at_room = None

    async def join(self, code: str) -> None:
        """Join the room."""
        await self.come(code)
        assert self.at_room is not None
        self.at_room.say(
            {"type": "join", "id": "join", "name": self.name, "commitment": self.promise}
        )

    async def until(self, right: Callable[[Room], bool]) -> None:
        """Wait until the room is so."""
        async with asyncio.timeout(60):
            while not right(self.room):
                self.news.clear()
                await self.news.wait()

    def hear(self, frame: Frame) -> None:
        """Know how the room stands; show the own part in the dice when all do."""
        if frame.type == "error":
            raise RuntimeError(f"the room refused: {frame.code}")
        if frame.room is None:
            return
        if frame.room.phase == "revealing" and self.room.phase != "revealing" and self.at_room:
            self.at_room.say({"type": "reveal", "id": "reveal", "contribution": self.share.hex()})
        self.room = frame.room
        self.news.set()


class Party:
    """Four bots in one room, and what their game has come to."""

    def __init__(self, bots: list[Bot]) -> None:
        self.bots = bots
        self.code = ""
        self.state: State | None = None
        self.number = -1
        self.mine: dict[int, Bot] = {}
        self.seated = asyncio.Event()
        self.waiting = 0
        self.sent = 0.0
        self.missed = 0
        self.refused: list[str] = []
        self.times: list[float] = []

    async def sit_down(self) -> None:
        """Open a socket at the game for each bot."""
        for bot in self.bots:
            game = bot.room.game
            bot.at_game = await connect(
                f"{bot.url}/ws/games/{game}", bot.cookie, lambda frame, b=bot: self.hear(b, frame)
            )
        async with asyncio.timeout(60):
            await self.seated.wait()

    def hear(self, bot: Bot, frame: Frame) -> None:
        """Know how the game stands, and when the last of four has heard of a ply."""
        if frame.game is not None:
            self._look(frame.game, bot)
        for entry in frame.entries:
            if entry.number > self.number and entry.state is not None:
                self.number, self.state = entry.number, entry.state
            if self.waiting and entry.number == self.number:
                self._reached()
        if frame.type == "error":
            self.refused.append(frame.code)
            self.waiting = 0

    def _look(self, game: Game, bot: Bot) -> None:
        if game.number >= self.number:
            self.number, self.state = game.number, game.state
        self.mine.update(dict.fromkeys(game.mine, bot))
        if len(self.mine) == SEATS:
            self.seated.set()

    def _reached(self) -> None:
        self.waiting -= 1
        if not self.waiting:
            self.times.append(time.perf_counter() - self.sent)

    def act(self) -> None:
        """Roll or move, unless the last ply has not reached all yet or the game is over."""
        state = self.state
        if self.waiting or state is None or state.phase == "over":
            self.missed += 1
            return
        line = self.mine[state.turn].at_game
        assert line is not None
        command = {"id": f"b{self.number}", "at": self.number}
        rolling = {"type": "roll"} if not state.moves else None
        self.waiting, self.sent = SEATS, time.perf_counter()
        line.say(command | (rolling or {"type": "move", "move": state.moves[0].move}))

    def settle(self) -> None:
        """Let only moves be made by hand, so that nothing happens but what is measured."""
        for seat, bot in self.mine.items():
            assert bot.at_game is not None
            bot.at_game.say(
                {"type": "settings", "id": f"quiet{seat}", "auto_move": {str(seat): False}}
            )

    def forget(self) -> None:
        """Measure from now on."""
        self.missed, self.times, self.refused = 0, [], []

    @property
    def lines(self) -> list[Line]:
        """All sockets."""
        both = [line for bot in self.bots for line in (bot.at_room, bot.at_game)]
        return [line for line in both if line is not None]
