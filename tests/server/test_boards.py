"""Boards for up to six seats, and what a position of Parchís shows beside its tokens."""

from __future__ import annotations

from typing import Any

import pytest
from tests.server.table import Table, computer, header, live_game, person, play

from openludo.records import read_record
from openludo.records.replay import replay
from openludo.records.verify import verify_record
from openludo.server.protocol.refusals import Refusal
from openludo.server.protocol.rest import NewGame, SeatChoice
from openludo.server.rooms.live import Act, LiveGame
from openludo.server.rooms.paper import record_text
from openludo.server.rooms.setup import wish

HAND = Act("hand", 0.0)
COLOURS = ["yellow", "blue", "red", "green", "purple", "orange"]
MARKS = ["circle", "square", "triangle", "cross", "diamond", "hexagon"]
BY_SEATS = {2: "strip32", 3: "tee42", 4: "cross52", 5: "ring65", 6: "ring78"}


def rolled(live: LiveGame, *plies: int | str) -> LiveGame:
    """Let faces be rolled and moves be played."""
    for ply in plies:
        if isinstance(ply, int):
            live.take_face(ply, HAND)
        else:
            live.move(ply, HAND)
    return live


@pytest.mark.parametrize("seats", BY_SEATS)
def test_a_game_of_so_many_seats_is_played_on_the_board_for_them(seats: int) -> None:
    """Each seat has a place of its own and a colour with its mark; the record can be verified."""

    async def scenario(table: Table) -> None:
        players = [person(auto_move=True), *[computer()] * (seats - 1)]
        rules: dict[str, Any] = {"board": "by_seats", "colours": "fixed", "quick": True}
        await table.set_up(header("classic", players, **rules))
        view = await table.view()
        assert view.board.name == BY_SEATS[seats]
        assert [seat.colour for seat in view.seats] == COLOURS[:seats]
        assert [seat.mark for seat in view.seats] == MARKS[:seats]
        assert len({seat.place for seat in view.seats}) == seats == len(view.state.tokens)
        await table.play_out()
        record = read_record(await (await table.room()).show(record_text))
        assert record.palette == tuple(COLOURS[: max(seats, 4)])
        assert verify_record(record).ok
        assert str(replay(record).position) == (await table.view()).state.position

    play(scenario)


@pytest.mark.parametrize(("board", "most"), [("cross52", 4), ("ring65", 5), ("by_seats", 6)])
def test_as_many_may_sit_down_as_the_board_has_places(board: str, most: int) -> None:
    """One player more than that is refused."""
    seats = [SeatChoice(kind="person") for _ in range(most)]
    rules = {"board": board}
    assert len(wish(NewGame("classic", seats, rules)).participants) == most
    with pytest.raises(Refusal) as refused:
        wish(NewGame("classic", [*seats, seats[0]], rules))
    assert refused.value.code == "invalid_seats"


def test_why_moves_are_missing_and_what_bars_the_way_is_shown() -> None:
    """The state names the house rule that forces a move, and the seat and square of a blockade."""
    live = live_game(header("parchis", [person(), person()], first_seat="fixed"))
    assert (live.state.forced, live.state.blockades) == ([], [])
    rolled(live, 5, "y", 1, 5)
    assert live.state.forced == ["enter_compulsory"]
    assert [move.move for move in live.state.moves] == ["y"]
    start = live.header.board.places[live.header.board.seating(2)[0]].start
    rolled(live, "y")
    assert live.state.blockades == [(0, start)]
    assert live.state.forced == []


def test_the_steps_of_a_bonus_are_shown_while_they_are_to_be_moved() -> None:
    """In phase `bonus` there is no face, and every move offered walks the whole of the steps."""

    async def scenario(table: Table) -> None:
        await table.set_up(header("parchis", [person(), person()]))
        for _ in range(2000):
            await table.act()
            state = (await table.view()).state
            assert (state.steps is not None) == (state.phase == "bonus")
            if state.steps:
                assert state.face is None
                assert {len(move.path) for move in state.moves} == {state.steps}
                return
        raise AssertionError("nobody captured or came home")

    play(scenario)
