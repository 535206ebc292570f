"""Rated games: who is rated by what result, once; the list of ratings and the own history."""

from __future__ import annotations

from typing import Any

from tests.server.conftest import Run
from tests.server.guests import begin, join, open_room, play_on
from tests.server.party import Party, party
from tests.server.site import Site
from tests.server.table import PERSONS, computer, header, live_game, person, played, shared

from openludo.ratings import COMPUTERS, NEWCOMER, Player, rate
from openludo.server.rooms.header import Header
from openludo.server.rooms.live import Act, LiveGame
from openludo.server.rooms.pace import give_up
from openludo.server.rooms.room import DAY
from openludo.server.standings.contest import contest_of, places_of
from openludo.server.standings.history import history, ratings

ACT = Act("hand", 1.0)
LIVELY = {"quick": "true"}


def rated(variant: str, *players: Any, **rules: Any) -> Header:
    """Agree on a rated game of several devices."""
    return shared(header(variant, players or PERSONS, **rules), rated=True)


def strengths(live: LiveGame) -> dict[str, float]:
    """Give the strengths of newcomers behind a game."""
    contest = contest_of(live)
    assert contest is not None
    after = contest.rate(dict.fromkeys(contest.names, contest.start))
    return {device: mu for device, (mu, _) in after.items()}


async def until_over(at: Party, limit: int = 4000) -> None:
    """Play on until the game has ended; computers play by the clock."""
    for _ in range(limit):
        view = await at.table.view()
        if view.status != "playing":
            return
        if view.presence.played_by_computer[view.state.turn]:
            await at.table.advance(1.0)
        else:
            await at.act()
    raise AssertionError("the game did not end")


def test_the_winner_gains_what_the_loser_loses() -> None:
    """A rated game of two moves both, by the variant that is played."""
    live = played(rated("classic", quick=True))
    contest = contest_of(live)
    assert contest is not None
    assert (contest.family, contest.names) == ("classic", {"Ann": "Ann", "Ben": "Ben"})
    after = strengths(live)
    winner = PERSONS[live.game.outcome().winners[0]].name  # type: ignore[union-attr]
    assert after.pop(winner) > NEWCOMER.mu > next(iter(after.values()))


def test_only_rated_games_with_a_result_are_rated() -> None:
    """Neither a game that was not to be rated, nor an open one, nor one nobody came back to."""
    plain = played(shared(header("classic", PERSONS, quick=True)))
    assert contest_of(plain) is None
    live = live_game(rated("classic"))
    live.start(ACT)
    assert contest_of(live) is None
    give_up(live, 2.0)
    assert live.status == "left"
    assert contest_of(live) is None


def test_without_a_winner_all_tie() -> None:
    """A game that meets the limit of rolls is a draw, which moves no equals."""
    live = played(rated("classic", roll_limit=20))
    assert live.game.outcome() == ((), "limit")
    assert places_of(live) == [1, 1]
    assert set(strengths(live).values()) == {NEWCOMER.mu}


def test_who_is_not_ranked_shares_the_last_place() -> None:
    """Where only the winner is known, all others lose alike."""
    three = [person(name) for name in ("Ann", "Ben", "Cem")]
    live = played(rated("danish", *three, quick=True))
    assert sorted(place or 0 for place in places_of(live)) == [1, 2, 2]
    low, lower, high = sorted(strengths(live).values())
    assert round(low, 9) == round(lower, 9) < NEWCOMER.mu < high


def test_partners_are_rated_together() -> None:
    """In a game of teams partners gain and lose the same."""
    four = [person(name) for name in ("Ann", "Ben", "Cem", "Dia")]
    live = played(rated("classic", *four, quick=True, teams=True))
    first, second = ({live.opening.players[s].name for s in side} for side in ((0, 2), (1, 3)))
    after = strengths(live)
    assert len({after[name] for name in first}) == len({after[name] for name in second}) == 1
    assert len(set(after.values())) == 2


def test_computers_are_opponents_of_a_fixed_strength() -> None:
    """A person is rated against a level, which no game changes."""
    live = played(rated("classic", PERSONS[0], computer("hard"), quick=True))
    places = [place or 0 for place in places_of(live)]
    sides = [[Player(NEWCOMER)], [Player(COMPUTERS["hard"], fixed=True)]]
    assert strengths(live) == {"Ann": rate(sides, places)[0][0].mu}


def test_who_left_is_rated_by_what_the_computer_made_of_it() -> None:
    """Leaving neither saves nor harms: the result of the seat counts, for both people."""

    async def scenario(at: Party) -> None:
        await at.come("Ann", "Ben")
        await at.room.leave("Ann")
        await at.go("Ann")
        await until_over(at)
        table = await ratings(at.table.store, "classic", "Ann")
        assert [row.games for row in table.rows] == [1, 1]
        (line,) = (await history(at.table.store, "Ann")).games
        assert line.result in ("won", "lost")
        assert line.change == line.rating == table.own[0].rating
        assert [row.rating for row in table.rows if row.you] == [line.rating]
        assert (line.result == "won") == (table.rows[0].name == "Ann")

    agreed = rated("classic", pace="normal", quick=True)
    party(scenario, agreed)


def test_leaving_does_not_undo_a_rated_game() -> None:
    """Where all leave, computers play on at once until there is a result, and it counts."""

    async def scenario(at: Party) -> None:
        await at.come("Ann", "Ben")
        await at.act()
        await at.room.leave("Ann")
        await at.room.leave("Ben")
        await at.go("Ann", "Ben")
        await at.table.advance(5)
        lines = [(await history(at.table.store, name)).games[0] for name in ("Ann", "Ben")]
        assert sorted(line.result for line in lines) == ["lost", "won"]
        assert None not in [line.rating for line in lines]

    party(scenario, rated("classic", pace="slow", quick=True))


def test_leaving_computers_alone_does_not_undo_a_rated_game() -> None:
    """One person against computers is rated by what becomes of the seat."""

    async def scenario(at: Party) -> None:
        await at.come("Ann")
        await at.act()
        await at.room.leave("Ann")
        await at.go("Ann")
        await at.table.advance(5)
        (line,) = (await history(at.table.store, "Ann")).games
        assert line.result in ("won", "lost")
        assert line.rating is not None

    party(scenario, rated("classic", PERSONS[0], computer("hard"), quick=True))


def test_closing_the_page_does_not_undo_what_another_has_left() -> None:
    """After a day in which nobody came back, computers finish for both."""

    async def scenario(at: Party) -> None:
        await at.come("Ann", "Ben")
        await at.act()
        await at.table.hall.open()
        await at.room.leave("Ann")
        await at.go("Ann", "Ben")
        await at.table.advance(DAY - 10)
        assert (await at.table.view()).status == "playing"
        await at.table.advance(30)
        assert (await at.table.view()).status == "over"
        assert (await history(at.table.store, "Ben")).games[0].rating is not None

    party(scenario, rated("classic", quick=True))


def test_who_came_first_keeps_the_win_when_all_leave() -> None:
    """Where it is played on to the last, computers play on for those who leave after a winner."""

    async def scenario(at: Party) -> None:
        await at.come("Ann", "Ben", "Cem")
        while "finished" not in str(entries(at)):
            await at.act()
        first = next(entry["seat"] for entry in entries(at) if "finished" in str(entry))
        for name in ("Ann", "Ben", "Cem"):
            await at.room.leave(name)
        await at.go("Ann", "Ben", "Cem")
        await at.table.advance(5)
        for seat, name in enumerate(("Ann", "Ben")):
            line = (await history(at.table.store, name)).games[0]
            assert line.result == ("won" if seat == first else "lost")

    three = [person(name) for name in ("Ann", "Ben", "Cem")]
    agreed = shared(header("classic", three, quick=True, play_on=True))
    party(scenario, agreed)


def entries(at: Party) -> list[Any]:
    """List the plies that Ann has heard of."""
    return [entry for entry in at.ears["Ann"].entries if entry["events"]]


async def look(site: Site, cookies: list[str]) -> list[dict[str, Any]]:
    """Read all that two devices are told of ratings, games and statistics."""
    devices = [await site.device(cookie) for cookie in cookies]
    return [
        {
            name: await one.json("GET", f"/api/{name}")
            for name in ("ratings", "history", "statistics")
        }
        for one in devices
    ]


def test_a_rated_game_of_a_room_is_counted_once_whatever_is_reloaded(run: Run) -> None:
    """The list and the history stay the same when pages come again, and after a restart."""
    cookies: list[str] = []
    found: list[dict[str, Any]] = []

    async def first(site: Site) -> None:
        ann = await open_room(site, rules=LIVELY, rated=True)
        ben = await join(site, ann, "Ben")
        empty = {"family": "classic", "rows": [], "own": []}
        assert await ann.device.json("GET", "/api/ratings") == empty
        pages = await begin(ann, ben)
        assert [page.game["rated"] for page in pages] == [True, True]
        await play_on(pages, 4000)
        cookies.extend([ann.device.cookie, ben.device.cookie])
        found.extend(await look(site, cookies))
        for page in pages:
            await page.hello()
        assert await look(site, cookies) == found

    async def again(site: Site) -> None:
        assert await look(site, cookies) == found

    run(first)
    run(again)
    check_told(found)


def check_told(found: list[dict[str, Any]]) -> None:
    """Expect that Ann and Ben are told the same, each from their side, and no device is named."""
    rows = [one["ratings"]["rows"] for one in found]
    assert sorted((row["name"], row["games"]) for row in rows[0]) == [("Ann", 1), ("Ben", 1)]
    assert [row["you"] for row in rows[0]] == [not row["you"] for row in rows[1]]
    lines = {one["history"]["games"][0]["result"]: one["history"]["games"][0] for one in found}
    won, lost = lines["won"], lines["lost"]
    assert won["id"] == lost["id"]
    assert won["change"] > lost["change"]
    assert (won["rating"], lost["rating"]) == tuple(row["rating"] for row in rows[0])
    assert sorted([won["mine"], lost["mine"]]) == [[0], [1]]
    assert [seat["name"] for seat in won["seats"]] == ["Ann", "Ben"]
    assert "device" not in str(found)


def test_the_host_says_whether_a_room_is_rated(run: Run) -> None:
    """A room is not rated unless it is said; whoever looks in from outside sees it."""

    async def scenario(site: Site) -> None:
        ann = await open_room(site)
        ben = await join(site, ann, "Ben")
        assert ann.room["rated"] is False
        assert (await ben.command("setup", rated=True))["code"] == "not_host"
        assert (await ann.command("setup", rated=True))["type"] == "answer"
        assert (await ben.seen(rated=True))["rated"] is True
        assert (await ben.device.json("GET", f"/api/rooms/{ann.code}"))["rated"] is True
        refused = await ann.device.refused("GET", "/api/ratings?family=nothing")
        assert refused["code"] == "unknown_variant"

    run(scenario)


def test_local_games_are_in_the_history_without_a_rating(run: Run) -> None:
    """A game on one screen that was left has no result, and one that is open is not listed."""

    async def scenario(site: Site) -> None:
        device = await site.device()
        game = await device.create()
        await device.create()
        await device.json("POST", f"/api/games/{game}/leave")
        (line,) = (await device.json("GET", "/api/history"))["games"]
        assert (line["id"], line["rated"], line["result"]) == (game, False, "neither")
        assert (line["mine"], line["rating"], line["change"]) == ([0, 1], None, None)

    run(scenario)
