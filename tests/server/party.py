"""Games of several devices without a network: who comes, goes and acts on which device."""

from __future__ import annotations

from typing import Any

import pytest
from tests.server.table import PERSONS, Ears, Table, header, play, shared

from openludo.server.protocol.frames import MoveCommand, RollCommand
from openludo.server.protocol.refusals import Refusal
from openludo.server.rooms.header import Header, encode
from openludo.server.rooms.room import Room
from openludo.server.rooms.summary import first_summary
from openludo.storage import NewGame

SHARES = (bytes([1]) * 16, b"")


class Party:
    """A game of several devices on a table, and what each of them hears."""

    def __init__(self, table: Table, room: Room) -> None:
        self.table, self.room = table, room
        self.ears: dict[str, Ears] = {}
        self._count = 0

    async def come(self, *names: str) -> None:
        """Let devices look on."""
        for name in names:
            self.ears[name] = Ears()
            await self.room.join(self.ears[name], -1, name)
        await self.table.hall.settle()

    async def go(self, *names: str) -> None:
        """Let devices go."""
        for name in names:
            self.room.dismiss(self.ears.pop(name))
        await self.table.hall.settle()

    @property
    def turn(self) -> str:
        """The device on turn; classic seats stay as they were given."""
        return ("Ann", "Ben", "Cem")[self.seat]

    @property
    def seat(self) -> int:
        """The seat on turn."""
        live = self.room._kept._live
        assert live is not None
        return live.game.position.turn

    async def act(self, name: str | None = None) -> Any:
        """Roll, or play the first move, as the device on turn or as another."""
        view = await self.table.view()
        self._count += 1
        command = f"act{self._count}"
        if view.state.phase == "roll":
            return await self.room.command(RollCommand(command, view.number), name or self.turn)
        move = MoveCommand(command, view.number, view.state.moves[0].move)
        return await self.room.command(move, name or self.turn)

    async def until_turn(self, name: str) -> None:
        """Play until a device is on turn."""
        for _ in range(100):
            if self.turn == name:
                return
            await self.act()
        raise AssertionError("the turn never came")

    def refuse(self, code: str, **params: Any) -> Any:
        """Expect a refusal."""
        return _Refused(code, params)


class _Refused:
    def __init__(self, code: str, params: dict[str, Any]) -> None:
        self.code, self.params = code, params
        self.raises = pytest.raises(Refusal)

    def __enter__(self) -> None:
        self.found = self.raises.__enter__()

    def __exit__(self, *error: Any) -> bool | None:
        caught = self.raises.__exit__(*error)
        assert (self.found.value.code, self.found.value.params) == (self.code, self.params)
        return caught


def party(scenario: Any, agreed: Header | None = None, **more: Any) -> None:
    """Run a scenario with Ann and Ben at a game of classic rules."""

    async def run(table: Table) -> None:
        known = agreed or shared(header("classic", PERSONS, pace="normal"), **more)
        await scenario(Party(table, await begin(table, known)))

    play(run)


async def begin(table: Table, agreed: Header) -> Room:
    """Begin a game with a contribution of Ann and none of Ben."""
    stored = NewGame("game", "Ann", encode(agreed), encode(first_summary(agreed)), members=["Ben"])
    await table.store.create(stored, table.clock.now())
    room = await table.hall.room("game", "Ann")
    await room.begin(SHARES)
    table.device = "Ann"
    return room
