"""What goes on by itself: only moves and computers, at their time, once, and never too late."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Any

import pytest
from tests.server.site import ManualClock
from tests.server.table import (
    DEVICE,
    SECRET,
    Ears,
    Table,
    computer,
    header,
    live_game,
    person,
    play,
)

from openludo.dice import CommittedDice
from openludo.server.protocol.frames import LeaveCommand, MoveCommand, RollCommand
from openludo.server.protocol.play import Entry
from openludo.server.protocol.refusals import Refusal
from openludo.server.rooms.live import Act
from openludo.server.rooms.pace import PAUSES


def test_an_only_move_is_played_by_itself_after_its_pause() -> None:
    """Where the player wishes it, one move that is left is played, once, not before its time."""

    async def scenario(table: Table) -> None:
        agreed = header("classic", [person(auto_move=True), person()], pace="normal")
        room, ears = await table.set_up(agreed), Ears()
        await room.join(ears, -1)
        for _ in range(400):
            view = await table.view()
            if view.state.turn == 0 and len(view.state.moves) == 1:
                break
            await table.act()
        before = view.number
        await table.advance(PAUSES["normal"].only - 0.01)
        assert (await table.view()).number == before
        await table.advance(0.02)
        entry = ears.entries[-1]
        assert (entry["number"], entry["by"], entry["kind"]) == (before + 1, "only", "move")
        await table.advance(60)
        assert (await table.view()).number == before + 1

    play(scenario)


def test_an_only_move_may_be_played_by_hand_before() -> None:
    """A tap during the pause plays the move; the alarm then finds nothing to do."""

    async def scenario(table: Table) -> None:
        agreed = header("classic", [person(auto_move=True), person(auto_move=True)], pace="slow")
        await table.set_up(agreed)
        for _ in range(400):
            view = await table.view()
            if len(view.state.moves) == 1:
                break
            await table.act()
        await table.act()
        number = (await table.view()).number
        await table.advance(0.9)
        assert [e.by for e in await table.log()][number:] == ["hand"]

    play(scenario)


def test_entering_without_a_roll_waits_for_a_tap() -> None:
    """In phase `enter` the die is tapped by hand, though there is only one move."""

    async def scenario(table: Table) -> None:
        rules = {"nothing_in_play": "enter_without_roll"}
        agreed = header("classic", [person(auto_move=True), person(auto_move=True)], **rules)
        room = await table.set_up(agreed)
        assert (await table.view()).state.phase == "enter"
        await table.advance(60)
        assert (await table.view()).number == 0
        with pytest.raises(Refusal) as refused:
            await room.command(RollCommand("r", 0))
        assert (refused.value.code, refused.value.params) == ("nothing_to_roll", {"phase": "enter"})
        await room.command(MoveCommand("y", 0, "y"))
        entry = (await table.log())[-1]
        assert (entry.kind, [e["event"] for e in entry.events]) == (
            "move",
            ["entered", "turn_ended"],
        )

    play(scenario)


def repeat(log: Sequence[Entry], by: Any, seats: int, variant: str, **rules: Any) -> list[Any]:
    """Let the plies of a log happen again, all made by somebody else, and list their events."""
    live = live_game(header(variant, [person()] * seats, **rules))
    live.start(Act(by, 0.0))
    for entry in log:
        if entry.kind == "roll":
            live.roll(Act(by, 0.0))
        elif entry.kind == "move":
            live.move(str(entry.move), Act(by, 0.0))
    return [(e.kind, e.seat, e.events) for e in live.take_fresh()[1:]]


@pytest.mark.parametrize(
    "variant", ["pairs", "classic", "danish", "swedish", "parchis", "german40"]
)
def test_events_are_the_same_whoever_completes_a_move(variant: str) -> None:
    """A game with computers and only moves, repeated by hand, has the very same events."""

    async def scenario(table: Table) -> None:
        players = [person(auto_move=True), computer("easy"), computer("normal")]
        agreed = header(variant, players, colours="fixed", first_seat="fixed")
        await table.set_up(agreed)
        await table.play_out()
        log = await table.log()
        assert {e.by for e in log} == {"hand", "only", "computer"}
        played = [(e.kind, e.seat, e.events) for e in log[1:]]
        fixed = {"colours": "fixed", "first_seat": "fixed"}
        for by in ("hand", "only", "computer"):
            assert repeat(log, by, 3, variant, **fixed) == played

    play(scenario)


def test_a_token_brought_home_grants_the_same_roll_however_it_was_moved() -> None:
    """In `pairs` home grants a roll by hand, by the only move and by a computer; not in `solo`."""
    found: dict[tuple[str, str], set[bool]] = {}

    async def scenario(table: Table) -> None:
        for variant, level in (("pairs", "normal"), ("english", "normal")):
            players = [person(auto_move=True), computer(level)]
            game = f"{variant}-game"
            await table.set_up(header(variant, players), game)
            await table.play_out(game)
            for entry in await table.log(game):
                names = [e["event"] for e in entry.events]
                if "reached_home" in names and "over" not in names and entry.by != "hand":
                    granted = [e for e in entry.events if e["event"] == "bonus_roll"]
                    by_home = any("home" in e["reasons"] for e in granted)
                    found.setdefault((variant, entry.by), set()).add(by_home)

    play(scenario)
    assert found[("pairs", "computer")] == {True}
    assert found[("english", "computer")] == {False}


def test_bonus_steps_are_moved_by_whoever_is_on_turn() -> None:
    """A bonus goes by hand, by a computer, or by itself where one token can walk it."""
    by: set[str] = set()

    async def scenario(table: Table) -> None:
        players = [person(auto_move=True), person(), computer("normal")]
        for number in range(8):
            secret = bytes([number]) * 32
            game = f"game{number}"
            await table.set_up(header("parchis", players, secret, quick=True), game)
            await table.play_out(game)
            for entry, following in pairwise(await table.log(game)):
                granted = next((e for e in entry.events if e["event"] == "bonus_move"), None)
                if granted:
                    assert (following.kind, following.seat) == ("move", entry.seat)
                    walked = next(e for e in following.events if e["event"] == "moved")
                    assert len(walked["path"]) == granted["steps"]
                    by.add(following.by)
            if len(by) == 3:
                return

    play(scenario)
    assert by == {"hand", "only", "computer"}


def test_a_computer_waits_its_pause_before_each_ply() -> None:
    """A computer rolls, and moves, each after the pause of the pace, and takes its bonus rolls."""

    async def scenario(table: Table) -> None:
        await table.set_up(header("pairs", [computer("normal"), person()], pace="fast"))
        pause = PAUSES["fast"].computer
        for _ in range(80):
            view = await table.view()
            if view.seats[view.state.turn].kind == "person":
                await table.act()
                continue
            await table.advance(pause - 0.01)
            assert (await table.view()).number == view.number
            await table.advance(0.010001)
            assert (await table.view()).number == view.number + 1
        log = await table.log()
        assert any(e["event"] == "bonus_roll" for x in log for e in x.events if x.by == "computer")

    play(scenario)


def test_computers_go_on_when_nobody_looks_and_stop_for_a_person() -> None:
    """Without a window the computers play up to the person's turn, and no further."""

    async def scenario(table: Table) -> None:
        await table.set_up(header("classic", [computer(), computer(), person()], pace="slow"))
        await table.advance(3600)
        view = await table.view()
        assert view.seats[view.state.turn].kind == "person"
        assert view.number > 1
        await table.advance(3600)
        assert (await table.view()).number == view.number

    play(scenario)


def test_a_computer_never_acts_after_the_game_was_left_or_erased() -> None:
    """Leaving or erasing while a computer thinks leaves it nothing to do, in a new game too."""

    async def scenario(table: Table) -> None:
        agreed = header("classic", [computer(), person()], pace="slow")
        left, erased = await table.set_up(agreed, "left"), await table.set_up(agreed, "erased")
        await left.command(LeaveCommand("x"))
        await erased.erase()
        again = await table.hall.again(DEVICE, "left", None)
        await table.advance(1.4)
        assert (await table.view(again.id)).number == 0
        await table.advance(60)
        assert [e.kind for e in await table.log("left")] == ["start", "left"]
        assert await table.log("erased") == []
        with pytest.raises(Refusal) as refused:
            await table.room("erased")
        assert refused.value.code == "unknown_game"

    play(scenario)


def test_a_new_process_goes_on_where_another_one_died() -> None:
    """Computers that were about to act do so in the next process, nobody having asked for it."""

    async def scenario(table: Table) -> None:
        agreed = header("classic", [computer(), computer(), person()], pace="normal")
        await table.set_up(agreed)
        await table.advance(0.8)
        died_at = (await table.view()).number
        assert died_at == 1
        clock = ManualClock(table.clock.now())
        next_process = Table(table.store, clock)
        await next_process.hall.open()
        await next_process.advance(3.0)
        assert (await next_process.view()).number > died_at
        await next_process.advance(600)
        view = await next_process.view()
        assert view.seats[view.state.turn].kind == "person"
        await next_process.hall.close()

    play(scenario)


def test_two_processes_that_both_wake_a_game_play_each_ply_once() -> None:
    """Leases keep a game with one process; where both act all the same, the log has no doubles."""

    async def scenario(one: Table) -> None:
        two = Table(one.store, one.clock)
        await one.set_up(header("classic", [computer(), computer(), person()], pace="fast"))
        for table in (one, two):
            await table.hall.open()
            await (await table.room()).join(Ears(), -1)
        for _ in range(40):
            await one.clock.advance(0.1, one.hall)
            await two.hall.settle()
        log = await one.log()
        assert [e.number for e in log] == list(range(len(log)))
        faces = [e.face for e in log if e.kind == "roll"]
        dice = CommittedDice(SECRET, "game", [b""])
        assert faces == [dice.roll(n) for n in range(len(faces))]
        await two.hall.close()

    play(scenario)
