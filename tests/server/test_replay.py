"""Games that have ended, shown to whoever has the link: whole, bounded, and with no secret left."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import msgspec
import pytest
from tests.server.conftest import Run
from tests.server.site import Device, Site
from tests.server.table import Table, computer, header, live_game, person, play, shared

from openludo import Game
from openludo.records import read_record
from openludo.records.verify import verify_record
from openludo.server.protocol.play import Entry
from openludo.server.protocol.refusals import Refusal
from openludo.server.protocol.rest import Replay
from openludo.server.replays.finished import LONGEST, WAITING, Finished
from openludo.server.rooms.live import Act
from openludo.server.views.replay import shown_entries
from openludo.storage import Change, Store

QUICK = {"quick": "true"}


async def finished(device: Device) -> tuple[str, dict[int, dict[str, Any]]]:
    """Play a short game by hand to its end; give its id, and the entries as they were shown."""
    game = await device.create("pairs", rules=QUICK)
    page = await device.open(game)
    while page.state["phase"] != "over":
        await page.act()
    return game, {entry["number"]: entry for entry in page.entries}


async def refused(work: Any) -> tuple[str, dict[str, Any]]:
    """Give the code and the parameters of a refusal that must come."""
    try:
        await work
    except Refusal as refusal:
        return refusal.code, refusal.params
    raise AssertionError("nothing was refused")


def test_a_finished_game_is_shown_whole(run: Run) -> None:
    """A replay holds every entry with exactly the state that was shown while it was played."""

    async def scenario(site: Site) -> None:
        device = await site.device()
        game, seen = await finished(device)
        replay = await device.json("GET", f"/api/games/{game}/replay")
        entries = replay["entries"]
        assert [entry["number"] for entry in entries] == list(range(len(entries)))
        assert [entry["kind"] for entry in (entries[0], entries[-1])] == ["start", "over"]
        assert len(seen) > 50
        for number, entry in seen.items():
            assert entries[number] == {k: v for k, v in entry.items() if k != "command"}
        assert replay["game"]["state"] == entries[-1]["state"]
        assert replay["game"]["state"]["ranks"]
        assert (replay["game"]["log"], sorted(replay["game"]["mine"])) == ([], [0, 1])

    run(scenario)


def test_whoever_has_the_link_may_look(run: Run) -> None:
    """Another device sees the same game, playing none of its seats, and can verify its record."""

    async def scenario(site: Site) -> None:
        owner, stranger = await site.device(), await site.device()
        game, _ = await finished(owner)
        own = await owner.json("GET", f"/api/games/{game}/replay")
        replay = await stranger.json("GET", f"/api/games/{game}/replay")
        assert replay["entries"] == own["entries"]
        assert replay["game"]["mine"] == []
        assert replay["game"]["dice"]["secret"]
        answer = await stranger.http.get(f"/api/games/{game}/record")
        assert answer.headers["Content-Disposition"].endswith(f'"openludo-{game}.txt"')
        assert verify_record(read_record(answer.text)).ok
        assert (await stranger.json("GET", "/api/games"))["games"] == []

    run(scenario)


def test_an_open_game_is_not_shown(run: Run) -> None:
    """Before its end a game has no replay, and its record is only for who plays it."""

    async def scenario(site: Site) -> None:
        owner, stranger = await site.device(), await site.device()
        game = await owner.create()
        path = f"/api/games/{game}"
        for device in (owner, stranger):
            assert (await device.refused("GET", f"{path}/replay"))["code"] == "still_playing"
        assert (await stranger.refused("GET", f"{path}/record"))["code"] == "unknown_game"
        assert "Dice-Secret: hidden" in (await owner.http.get(f"{path}/record")).text
        await owner.json("POST", f"{path}/leave")
        left = await stranger.json("GET", f"{path}/replay")
        assert (left["game"]["status"], left["entries"][-1]["kind"]) == ("left", "left")

    run(scenario)


def test_what_is_not_there_cannot_be_shown(run: Run) -> None:
    """An id that was never given, and a game that was erased, are unknown to everyone."""

    async def scenario(site: Site) -> None:
        owner, stranger = await site.device(), await site.device()
        game, _ = await finished(owner)
        await stranger.json("GET", f"/api/games/{game}/replay")
        await owner.json("DELETE", f"/api/games/{game}")
        for name in (game, "a" * 16):
            for what in ("replay", "record"):
                error = await stranger.refused("GET", f"/api/games/{name}/{what}")
                assert (error["status"], error["code"]) == (404, "unknown_game")

    run(scenario)


def test_a_replay_travels_compressed_and_once(run: Run) -> None:
    """A replay comes as gzip, and a browser that has it is told that it is current."""

    async def scenario(site: Site) -> None:
        device = await site.device()
        game, _ = await finished(device)
        first = await device.http.get(f"/api/games/{game}/replay")
        assert first.headers["Content-Encoding"] == "gzip"
        assert int(first.headers["Content-Length"]) * 8 < len(first.content)
        known = {"If-None-Match": first.headers["ETag"]}
        again = await device.http.get(f"/api/games/{game}/replay", headers=known)
        assert (again.status_code, again.content) == (304, b"")

    run(scenario)


def test_a_link_to_a_game_is_no_way_into_its_room() -> None:
    """The code of a room is shown to who played there, and to nobody else."""

    async def scenario(table: Table) -> None:
        table.device = "Ann"
        room = await table.set_up(shared(header("pairs", [person("Ann"), person("Ben")])))
        await room.leave("Ann")
        await room.leave("Ben")
        games = Finished(table.store)
        for device, seats, code in (("Ben", 1, "abcd2345"), ("Eve", 0, None)):
            body = (await games.replay("game", device)).body
            view = msgspec.json.decode(body, type=Replay).game
            assert (len(view.mine), view.room) == (seats, code)

    play(scenario)


class Counting:
    """A store that counts how often events are read."""

    def __init__(self, store: Store) -> None:
        self.store, self.reads = store, 0

    def __getattr__(self, name: str) -> Any:
        return getattr(self.store, name)

    async def events(self, *asked: Any) -> Any:
        """Read, and count it."""
        self.reads += 1
        return await self.store.events(*asked)


@pytest.mark.parametrize("together", [False, True])
def test_a_replay_is_made_once_for_all_who_see_the_same(together: bool) -> None:
    """However many strangers open a link, one after the other or at once, they share a replay."""

    async def scenario(table: Table) -> None:
        table.device = "Ann"
        room = await table.set_up(shared(header("pairs", [person("Ann"), person("Ben")])))
        await room.leave("Ann")
        await room.leave("Ben")
        store = Counting(table.store)
        games = Finished(store)  # type: ignore[arg-type]
        asked = [games.replay("game", f"stranger {number}") for number in range(WAITING)]
        shown = await asyncio.gather(*asked) if together else [await one for one in asked]
        assert (store.reads, len({one.body for one in shown})) == (1, 1)
        own = [(await games.replay("game", name)).body for name in ("Ann", "Ben", "Ann", "Ben")]
        assert (store.reads, len({shown[0].body, *own})) == (3, 3)

    play(scenario)


def test_the_length_of_what_is_shown_is_bounded() -> None:
    """A game of more entries than anyone would look at is refused before it is read."""

    async def scenario(table: Table) -> None:
        room = await table.set_up(header("pairs", [person("Ann"), person("Ben")]))
        await room.leave()
        stored = await table.store.game("game")
        assert stored is not None
        more = Change(
            events=[b"{}"] * LONGEST,
            at=table.clock.now(),
            summary=stored.summary,
            due=None,
            reserved=0.0,
            open=False,
            tallies=[],
        )
        await table.store.append("game", stored.events, more)
        code = await refused(Finished(table.store).replay("game", "Eve"))
        assert code == ("too_long", {"limit": LONGEST})

    play(scenario)


def test_only_so_many_may_wait() -> None:
    """When too many ask for games at once, some are asked to come back, and the rest are served."""

    async def scenario(table: Table) -> None:
        room = await table.set_up(header("pairs", [person("Ann"), person("Ben")]))
        await room.leave()
        games = Finished(table.store)
        asked = [games.record("game") for _ in range(WAITING + 10)]
        answers = await asyncio.gather(*asked, return_exceptions=True)
        codes = [answer.code for answer in answers if isinstance(answer, Refusal)]
        assert set(codes) == {"too_busy"}
        assert len(codes) == 10
        assert (await games.record("game")).startswith("OpenLudo record")

    play(scenario)


def test_a_game_of_five_hundred_rolls_is_quickly_shown() -> None:
    """Showing 500 rolls takes well under 200 ms of a processor, here with room for a slow one."""
    live = live_game(header("classic", [person("Ann"), *[computer()] * 3]))
    live.start(Act("hand", 0.0))
    while not live.game.outcome():
        if live.state.phase == "roll":
            live.roll(Act("hand", 0.0))
        else:
            live.move(live.state.moves[0].move, Act("hand", 0.0))
    log: list[Entry] = live.take_fresh()
    spent = []
    for _ in range(3):
        started = time.process_time()
        game = Game(live.header.variant, live.header.seats, live.opening.first)
        assert len(list(shown_entries(game, log))) == len(log)
        spent.append(time.process_time() - started)
    assert live.game.rolls > 200
    assert min(spent) / live.game.rolls * 500 < 0.4
