"""What is counted: each game of one person against computers, once, under its variant and level."""

from __future__ import annotations

from typing import Any

import pytest
from tests.server.conftest import Run
from tests.server.site import PATIENT, START, Site
from tests.server.table import DEVICE, Table, computer, header, live_game, person, play

from openludo.server.rooms.header import Header
from openludo.server.rooms.live import LONGEST_THOUGHT, Act
from openludo.server.rooms.summary import tally_of

QUICK = {"tokens_to_win": 1}


async def rows(table: Table) -> list[tuple[Any, ...]]:
    """Read the statistics without the times."""
    found = await table.hall.statistics(DEVICE)
    return [(r.variant, r.level, r.played, r.won, r.lost, r.neither) for r in found]


def against(*levels: Any, variant: str = "classic", secret: int = 0, **rules: Any) -> Header:
    """Agree on a short game of one person against computers."""
    players = [person(auto_move=True), *[computer(level) for level in levels]]
    return header(variant, players, secret=bytes([secret]) * 32, **(QUICK | rules))


def test_every_finished_game_is_won_or_lost_by_the_person() -> None:
    """Over many short games the sums are right, and each result is that of its game."""

    async def scenario(table: Table) -> None:
        won = 0
        for number in range(12):
            await table.set_up(against("easy", "easy", secret=number), f"game{number}")
            view = await table.play_out(f"game{number}")
            assert view.state.outcome is not None
            won += view.state.outcome.winners == [0]
        assert 0 < won < 12
        assert await rows(table) == [("classic", "easy", 12, won, 12 - won, 0)]

    play(scenario)


def test_each_variant_and_level_has_its_own_row() -> None:
    """Games played in a row go under their own variant and level, mixed levels under `mixed`."""

    async def scenario(table: Table) -> None:
        games = [
            against("easy"),
            against("hard", variant="english"),
            against("easy", "hard"),
            against("normal", "normal"),
        ]
        for number, agreed in enumerate(games):
            await table.set_up(agreed, f"game{number}")
            await table.play_out(f"game{number}")
        assert [row[:3] for row in await rows(table)] == [
            ("classic", "easy", 1),
            ("english", "hard", 1),
            ("classic", "mixed", 1),
            ("classic", "normal", 1),
        ]

    play(scenario)


def test_an_open_game_is_not_counted_and_a_left_or_erased_one_is_neither() -> None:
    """Leaving and erasing count as played, neither won nor lost, once."""

    async def scenario(table: Table) -> None:
        for name in ("left", "erased", "open"):
            await table.set_up(against("hard"), name)
        assert await rows(table) == []
        left = await table.room("left")
        await left.leave()
        await left.leave()
        await (await table.room("erased")).erase()
        assert await rows(table) == [("classic", "hard", 2, 0, 0, 2)]
        await left.erase()
        assert await rows(table) == [("classic", "hard", 2, 0, 0, 2)]

    play(scenario)


def test_a_finished_game_that_is_erased_keeps_its_result() -> None:
    """Erasing a finished game takes nothing out of the statistics and puts nothing in."""

    async def scenario(table: Table) -> None:
        room = await table.set_up(against("easy"))
        await table.play_out()
        counted = await rows(table)
        await room.leave()
        await room.erase()
        assert await rows(table) == counted
        assert counted[0][2:] in ((1, 1, 0, 0), (1, 0, 1, 0))

    play(scenario)


@pytest.mark.parametrize(
    "players",
    [
        [person(), person()],
        [person(), person(), computer()],
    ],
)
def test_games_of_several_persons_are_not_counted(players: Any) -> None:
    """Only one person against computers has a result to count."""

    async def scenario(table: Table) -> None:
        room = await table.set_up(header("classic", players))
        await room.leave()
        assert await rows(table) == []

    play(scenario)


def test_a_partner_wins_with_the_person() -> None:
    """In teams the person's team decides, whichever partner came home last."""
    players = [person(), computer(), computer(), computer()]
    for secret in range(8):
        live = live_game(header("pairs", players, secret=bytes([secret]) * 32, teams=True, **QUICK))
        live.start(Act("hand", START))
        while live.status == "playing":
            position = live.game.position
            if position.phase == "roll":
                live.roll(Act("hand", START))
            else:
                live.move(str(position.legal_moves[-1]), Act("hand", START))
        counted = tally_of(live, DEVICE, START)
        outcome = live.game.outcome()
        assert counted is not None
        assert outcome is not None
        assert len(outcome.winners) == 2
        assert counted.outcome == ("won" if live.viewer in outcome.winners else "lost")


def test_time_away_from_the_table_is_not_played() -> None:
    """Each ply adds the time since the last one, at most two minutes."""
    live = live_game(header("classic", [person(), computer()]))
    live.start(Act("hand", START))
    live.roll(Act("hand", START + 10))
    if live.game.position.phase == "move":
        live.move(str(live.game.position.legal_moves[0]), Act("hand", START + 10))
    live.roll(Act("hand", START + 86_400))
    assert live.seconds == 10 + LONGEST_THOUGHT


def test_statistics_survive_a_restart_and_can_be_exported_and_erased(run: Run) -> None:
    """What was counted is there in the next process; erased, it does not come back."""
    known: dict[str, str] = {}
    row = {"variant": "classic", "level": "hard", "played": 1, "won": 0, "lost": 0, "neither": 1}

    async def before(site: Site) -> None:
        device = await site.device()
        known["cookie"] = device.cookie
        seats = (PATIENT, {"kind": "computer", "level": "hard"})
        known["game"] = await device.create("classic", seats)
        page = await device.open(known["game"])
        site.clock.time += 30
        await page.command("leave")
        await page.command("leave", id="again")
        await device.json("POST", f"/api/games/{known['game']}/leave")

    async def after(site: Site) -> None:
        device, stranger = await site.device(known["cookie"]), await site.device()
        expected = {"rows": [row | {"seconds": 30}]}
        assert await device.json("GET", "/api/statistics") == expected
        assert (await stranger.json("GET", "/api/statistics"))["rows"] == []
        await stranger.json("DELETE", "/api/statistics")
        export = await device.http.get("/api/statistics/export")
        assert export.json() == expected
        assert "attachment" in export.headers["Content-Disposition"]
        await device.json("DELETE", "/api/statistics")
        assert (await device.json("GET", "/api/statistics"))["rows"] == []

    async def later(site: Site) -> None:
        device = await site.device(known["cookie"])
        await device.json("DELETE", f"/api/games/{known['game']}")
        assert (await device.json("GET", "/api/statistics"))["rows"] == []

    run(before)
    run(after)
    run(later)
