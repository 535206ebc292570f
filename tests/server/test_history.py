"""The own games that have ended: all of them, page by page, with the places of the sides."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from tests.server.conftest import Run
from tests.server.site import PATIENT, Site
from tests.server.table import computer, header, played

from openludo.server.rooms.header import encode
from openludo.server.rooms.live import LiveGame
from openludo.server.rooms.summary import summary_of
from openludo.server.standings.contest import places_of
from openludo.server.standings.history import PAGE, history
from openludo.storage import Change, MemoryStore, NewGame, Store

TEAMS = {"teams": True, "quick": True}


def ended() -> LiveGame:
    """Play a game of two teams to its end, by the first move every time."""
    return played(header("pairs", [computer()] * 4, **TEAMS))


async def keep(store: Store, live: LiveGame, *names: str, going_on: bool = False) -> None:
    """Keep copies of a game; each was changed a second after the one before."""
    summary = encode(summary_of(live))
    for name in names:
        await store.create(NewGame(name, "phone", encode(live.header), summary), at=0.0)
        at = float(name.lstrip("og"))
        await store.append(name, 0, Change([b"{}"], at, summary, open=going_on))


def test_open_games_take_no_place_of_ended_ones() -> None:
    """However many games are open, and were played later, the history has those that ended."""

    async def scenario() -> None:
        store, live = MemoryStore(), ended()
        await keep(store, live, "g1", "g2")
        await keep(store, live, *(f"o{number}" for number in range(100, 350)), going_on=True)
        assert [game.id for game in (await history(store, "phone")).games] == ["g2", "g1"]

    asyncio.run(scenario())


def test_a_long_history_is_read_page_by_page() -> None:
    """Every game comes once, the last first; the last page says that it is the last."""

    async def scenario() -> None:
        store, live = MemoryStore(), ended()
        names = [f"g{number}" for number in range(1, 2 * PAGE + 1)]
        await keep(store, live, *names)
        found = await history(store, "phone")
        read = [game.id for game in found.games]
        assert (len(read), found.more) == (PAGE, True)
        found = await history(store, "phone", before=read[-1])
        assert (len(found.games), found.more) == (PAGE, False)
        assert [*read, *(game.id for game in found.games)] == names[::-1]
        last = await history(store, "phone", before="g1")
        assert (last.games, last.more) == ([], False)

    asyncio.run(scenario())


def test_a_page_behind_a_game_that_is_not_there_is_refused(run: Run) -> None:
    """Who asks for what is behind an unknown game is told so."""

    async def scenario(site: Site) -> None:
        device = await site.device()
        game = await device.create("pairs", [PATIENT, PATIENT])
        await device.open(game)
        await device.json("POST", f"/api/games/{game}/leave")
        found: Any = await device.json("GET", "/api/history")
        assert [line["id"] for line in found["games"]] == [game]
        found = await device.json("GET", f"/api/history?before={game}")
        assert found == {"games": [], "more": False}
        error = await device.refused("GET", "/api/history?before=" + "a" * 16)
        assert error["code"] == "unknown_game"

    run(scenario)


def test_the_side_that_lost_has_the_second_place() -> None:
    """Of two sides, both seats of the one that has not won are at place 2."""
    live = ended()
    assert sorted(places_of(live)) == [1, 1, 2, 2]  # type: ignore[type-var]
    assert places_of(live)[0] == places_of(live)[2]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_seats_that_play_alone_are_sides_of_their_own(seats: int) -> None:
    """Without teams the first seat that wins leaves the others the places behind it."""
    live = played(header("pairs", [computer()] * seats, quick=True))
    places = sorted(place for place in places_of(live) if place is not None)
    assert (places[0], len(places)) == (1, seats)
    assert places[-1] <= seats
