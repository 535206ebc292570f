"""Faults of results: replays, games in a row, statistics and ranks."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from tests.server.conftest import Run
from tests.server.guests import Guest, begin, join, open_room, play_on
from tests.server.site import COMPUTER, PATIENT, Device, Page, Site
from tests.server.table import DEVICE, Table, computer, header, live_game, person, play

from openludo import Game, Position, find_variant
from openludo.dice import SeededDice
from openludo.engine.ranking import points_of, ranks_of
from openludo.records import read_record
from openludo.records.replay import replay
from openludo.server.protocol.frames import MoveCommand, RollCommand
from openludo.server.protocol.refusals import Refusal
from openludo.server.rooms.live import Act, LiveGame
from openludo.server.rooms.pace import go_on
from openludo.server.rooms.summary import statistics, tally_of
from openludo.storage import Change, MemoryStore

SHORT = {"begin_on_start": 4, "tokens_to_win": 1, "home_roll": "overshoot"}
BRIEF = {"roll_limit": "20"}
QUICK = {"begin_on_start": "4", "tokens_to_win": "1", "home_roll": "overshoot"}
ROOMS: dict[str, tuple[int, dict[str, str]]] = {
    "two": (2, {}),
    "three": (3, {}),
    "teams": (4, {"teams": "true"}),
    "play on": (3, {"play_on": "true"}),
    "limit": (3, {"roll_limit": "12"}),
    "play on to a limit": (3, {"play_on": "true", "roll_limit": "220"}),
}
"""Kinds of rooms: how many play, and by which rules besides."""


@pytest.mark.parametrize("variant", ["pairs", "solo", "classic", "norwegian", "danish", "swedish"])
def test_going_to_and_fro_in_a_game_shows_the_same_positions(variant: str) -> None:
    """To the end, back, forward and to the end again: each ply is as it was (bug P01)."""
    game, dice = Game(find_variant(variant, quick=variant != "swedish")), SeededDice("to and fro")
    seen = [game.position]
    while game.outcome() is None:
        if game.position.phase == "roll":
            game.roll(dice)
        else:
            game.push(game.position.legal_moves[-1])
        seen.append(game.position)
    log, end = game.log, len(game.log)
    viewed = Game.replay(game.variant, game.seats, game.first, log)
    for target in (0, end // 2, end // 10, end, end // 3, end):
        while len(viewed.log) > target:
            assert viewed.position == seen[len(viewed.log)]
            viewed.pop()
        for ply in log[len(viewed.log) : target]:
            viewed.roll(ply) if isinstance(ply, int) else viewed.push(ply)
            assert viewed.position == seen[len(viewed.log)]
        assert viewed.outcome() == (game.outcome() if target == end else None)


def test_games_in_a_row_carry_nothing_over() -> None:
    """Four games behind each other each start clean, with new dice, one seat on (bug P05)."""

    async def scenario(table: Table) -> None:
        agreed = header(
            "classic", [person(), person(), person()], tokens_to_win=2, begin_on_start=1
        )
        await table.set_up(agreed)
        name, commitments = "game", set()
        for number in range(4):
            start = await table.view(name)
            assert start.state.tokens == [[-1, -1, -1, 0]] * 3
            assert (start.state.streak, start.state.tries, start.state.rolls) == (0, 0, 0)
            assert (start.first, start.state.turn) == (number % 3, number % 3)
            commitments.add(start.dice.commitment)
            while (end := await table.view(name)).status == "playing":
                await table.act(name, lambda view: len(view.state.moves) - 1)
            home = [seat.count(56) for seat in end.state.tokens]
            assert sorted(home)[-1] == 2
            assert end.state.outcome is not None
            assert home[end.state.outcome.winners[0]] == 2
            name = (await table.hall.again(DEVICE, name, None)).id
        assert len(commitments) == 4

    play(scenario)


def played_out(agreed: Any, name: str) -> LiveGame:
    """Play a game to its end; persons move their foremost token."""
    live = live_game(agreed, game=name)
    live.start(Act("hand", 0.0))
    while live.status == "playing":
        if live.opening.players[live.state.turn].kind == "computer":
            go_on(live, 0.0)
        elif live.state.phase == "roll":
            live.roll(Act("hand", 0.0))
        else:
            live.move(live.state.moves[-1].move, Act("hand", 0.0))
    return live


@pytest.mark.parametrize(("seats", "rules"), [(2, {}), (3, {}), (4, {}), (4, {"teams": True})])
def test_wins_are_wins_in_every_seat(seats: int, rules: dict[str, Any]) -> None:
    """Who has won is counted so from each seat, in teams too; the sums agree (bug A01)."""
    counted: Counter[bool] = Counter()
    won_in: Counter[int] = Counter()
    tallies = []
    for number in range(10 * seats):
        place = number % seats
        players = [computer()] * place + [person()] + [computer()] * (seats - 1 - place)
        agreed = header("classic", players, bytes([number]) * 32, **(SHORT | rules))
        live = played_out(agreed, f"game {number}")
        home = [56 in tokens for tokens in live.state.tokens]
        winners = {seat for seat in range(seats) if home[seat]}
        if rules:
            winners = {0, 2} if home[0] and home[2] else {1, 3}
        counted[place in winners] += 1
        won_in[place] += place in winners
        tallies.append(tally_of(live, DEVICE, 0.0))
    (row,) = statistics([tally for tally in tallies if tally])
    assert row.played == 10 * seats
    assert (row.won, row.lost, row.neither) == (counted[True], counted[False], 0)
    assert all(won_in[seat] for seat in range(seats))


@pytest.mark.parametrize("kind", ROOMS)
def test_a_room_tells_each_device_its_own_result(run: Run, kind: str) -> None:
    """Each device is told of its own seat whether that has won, and the ratings agree (bug A01)."""
    count, rules = ROOMS[kind]

    async def scenario(site: Site) -> None:
        ann = await open_room(site, rules=QUICK | rules, rated=True)
        guests = [
            ann,
            *[await join(site, ann, name) for name in ("Ben", "Cem", "Dia")[: count - 1]],
        ]
        pages = await begin(*guests)
        await play_on(pages, 4000)
        first = await first_ones(ann, pages[0].game["id"], teams="teams" in rules)
        if kind != "play on to a limit":
            assert len(first) == (0 if kind == "limit" else 2 if kind == "teams" else 1)
        expected = {False: "lost", True: "won"} if first else {False: "drawn"}
        strengths: dict[bool, set[int]] = {False: set(), True: set()}
        for guest, page in zip(guests, pages, strict=True):
            [seat] = page.game["mine"]
            [line] = (await guest.device.json("GET", "/api/history"))["games"]
            assert (line["result"], line["mine"]) == (expected[seat in first], [seat])
            assert (line["seats"][seat]["place"] == 1) == (seat in first or not first)
            rows = (await guest.device.json("GET", "/api/ratings"))["rows"]
            [own] = [row for row in rows if row["you"]]
            assert (own["name"], own["rating"], own["games"]) == (guest.name, line["rating"], 1)
            strengths[seat in first].add(line["rating"])
        if first:
            assert min(strengths[True]) > max(strengths[False])
        assert len(strengths[True]) == bool(first)

    run(scenario)


async def first_ones(guest: Guest, game: str, *, teams: bool) -> set[int]:
    """Name the seats that have won by what was played: those first home, in teams both partners."""
    record = read_record((await guest.device.http.get(f"/api/games/{game}/record")).text)
    played = replay(record)
    viewed = Game(played.variant, played.seats, played.first)
    finished: list[int] = []
    for ply in played.log:
        viewed.roll(ply) if isinstance(ply, int) else viewed.push(ply)
        home = [viewed.position.tokens(seat)[-1] == 56 for seat in range(played.seats)]
        finished += [seat for seat, done in enumerate(home) if done and seat not in finished]
    if teams:
        return {seat for seat in finished if (seat + 2) % 4 in finished}
    return set(finished[:1])


class ForgetfulStore(MemoryStore):
    """A store that keeps everything and then reports a failure, every other time."""

    calls = 0

    async def append(self, game: str, expected: int, change: Change) -> None:
        """Keep, and fail as a connection does that breaks behind the commit."""
        await super().append(game, expected, change)
        self.calls += 1
        if self.calls % 2 == 0:
            raise OSError("connection lost")


def test_a_result_is_saved_once_whatever_breaks_at_the_end() -> None:
    """With failing writes, repeated commands and restarts a game is one result (bug A03)."""
    store = ForgetfulStore()

    async def scenario(table: Table) -> None:
        await table.set_up(header("classic", [person(), computer()], **SHORT))
        for number in range(2000):
            view = await table.view()
            if view.status != "playing":
                break
            moves, at = view.state.moves, view.number
            name = f"n{number}"
            command = MoveCommand(name, at, moves[0].move) if moves else RollCommand(name, at)
            for _ in range(3):  # the page repeats until it is answered
                try:
                    await (await table.room()).command(command)
                except Refusal as refusal:
                    if refusal.code != "not_saved":
                        break
            await table.advance(5)
        assert (await table.view()).status == "over"
        for _ in range(3):
            again = Table(store, table.clock)
            room = await again.room()
            await room.leave()
            assert (await again.view()).status == "over"
        (row,) = statistics(await store.tallies(DEVICE))
        assert (row.played, row.won + row.lost, row.neither) == (1, 1, 0)
        await (await table.room()).erase()
        assert statistics(await store.tallies(DEVICE)) == [row]

    play(scenario, Table(store))


async def play_out(site: Site, page: Page) -> None:
    """Play to the end by hand, while computers have their time."""
    while page.game["status"] == "playing":
        if page.state["phase"] == "over":
            await page.until("snapshot")
        elif page.game["seats"][page.state["turn"]]["kind"] == "person":
            assert (await page.act())["type"] == "answer"
        else:
            await site.advance(0)
            await page.until("entries")


async def rows(device: Device) -> list[tuple[str, str, int]]:
    """Give what the statistics count."""
    found = (await device.json("GET", "/api/statistics"))["rows"]
    return [(row["variant"], row["level"], row["played"]) for row in found]


def test_each_game_of_a_session_is_counted(run: Run) -> None:
    """Games in a row of other levels and rules, and one played again, are all counted (bug A05)."""

    async def scenario(site: Site) -> None:
        device = await site.device()
        for variant, level in (("classic", "easy"), ("pairs", "hard"), ("classic", "normal")):
            seats = (PATIENT, COMPUTER | {"level": level})
            game = await device.create(variant, seats, rules=BRIEF, pace="instant")
            await play_out(site, await device.open(game))
        again = await device.json("POST", f"/api/games/{game}/again", {"commitment": None})
        assert ("classic", "normal", 1) in await rows(device)
        await play_out(site, await device.open(again["id"]))
        expected = [("classic", "easy", 1), ("classic", "normal", 2), ("pairs", "hard", 1)]
        assert sorted(await rows(device)) == expected

    run(scenario)


TIES = ["y,3,20,{h}", "y,y,10,{h}", "y,y,y,y", "0,0,0,0", "1,{h},{h},{h}"]


@pytest.mark.parametrize("variant", ["classic", "pairs"])
@pytest.mark.parametrize("tied", TIES)
@pytest.mark.parametrize("first", [0, 1, 2])
def test_equal_seats_share_a_rank(variant: str, tied: str, first: int) -> None:
    """Two that did equally well share the second rank, whichever seats they have (bug A07)."""
    board = find_variant(variant)
    own = tied.format(h="h")
    tokens = [own] * 3
    tokens[first] = "h,h,h,h"
    position = Position.parse(board, f"{'/'.join(tokens)} {first} over 0 0")
    ranks = ranks_of(position, position.outcome, (first,))
    assert ranks == tuple(1 if seat == first else 2 for seat in range(3))


def test_points_tell_every_step_and_never_a_token_more() -> None:
    """All that is not home is worth 0 to 99 points, and never less for a step more (bug A07)."""
    board = find_variant("pairs")
    for home in range(4):
        worth = []
        for progress in range(-1, board.home):
            own = ",".join(["y" if progress < 0 else str(progress)] * (4 - home) + ["h"] * home)
            position = Position.parse(board, f"{own}/y,y,y,y 0 roll 0 0")
            worth.append(points_of(position)[0] - 100 * home)
        assert worth == sorted(worth)
        assert worth[0] == 0
        assert worth[-1] == 99
