"""A game of one device at several servers: no server shows what is long past."""

from __future__ import annotations

import gc

from tests.server.servers import Server, settle, together, wait
from tests.server.table import DEVICE, Ears, header, person

from openludo.server.protocol.frames import RollCommand

AGREED = header("classic", (person("Ann"), person("Ben")), pace="instant", quick=True)


def test_a_game_that_was_played_on_elsewhere_is_shown_as_it_is() -> None:
    """A server that saw its first entry, and then nobody, shows the end that another one saw."""

    async def scenario(here: Server, there: Server) -> None:
        room = await here.table.set_up(AGREED)
        first = Ears()
        await room.join(first, -1)
        room.dismiss(first)
        await here.table.hall.settle()
        end = await there.table.play_out()
        assert (await here.table.view()).number == end.number
        later = Ears()
        await room.join(later, end.number)
        assert later.frames == [{"type": "entries", "entries": []}]
        assert (await here.table.hall.again(DEVICE, "game", None)).id != "game"

    together(scenario)


def test_windows_at_two_servers_show_the_same() -> None:
    """What one window of the device does is shown in the other, wherever that is served."""

    async def scenario(here: Server, there: Server) -> None:
        room, other = await here.table.set_up(AGREED), await there.table.room()
        one, two = Ears(), Ears()
        await room.join(one, -1)
        await other.join(two, -1)
        await room.command(RollCommand("roll", 0))
        await settle(here, there)
        assert one.entries
        assert two.entries == one.entries

    together(scenario)


def test_a_game_that_nobody_looks_at_is_forgotten() -> None:
    """Nothing keeps it in memory once the last page is gone, without a look for garbage."""

    async def scenario(here: Server, there: Server) -> None:
        gc.disable()
        try:
            room, ears = await here.table.set_up(AGREED), Ears()
            await room.join(ears, -1)
            room.dismiss(ears)
            await here.table.hall.settle()
            del room
            await wait(3, here, there)
            assert here.table.hall.size == 0
        finally:
            gc.enable()

    together(scenario)
