"""Whose time runs out and who is away: a computer plays, and gives the seat back."""

from __future__ import annotations

from tests.server.party import Party, party
from tests.server.site import ManualClock
from tests.server.table import (
    PERSONS,
    Table,
    computer,
    header,
    live_game,
    shared,
)

from openludo.server.protocol.frames import (
    BackCommand,
    TakeOverCommand,
)
from openludo.server.rooms.commands import ABSENCE
from openludo.server.rooms.live import Act
from openludo.server.rooms.room import DAY


def test_the_log_with_handed_seats_is_the_same_after_a_restart() -> None:
    """Leaving, coming back and missed turns happen again from the stored log."""

    async def scenario(at: Party) -> None:
        await at.come("Ann", "Ben")
        await at.room.leave("Ben")
        await at.table.advance(200)
        await at.room.command(BackCommand("b"), "Ben")
        await at.table.advance(100)
        view, live = await at.table.view(), at.room._kept._live
        assert live is not None
        again = Table(at.table.store, at.table.clock)
        again.device = "Ann"
        room = await again.room()
        assert await again.view() == view
        other = room._kept._live
        assert other is not None
        assert vars(other.attendance) == vars(live.attendance)
        assert [e.number for e in await again.log()] == list(range(view.number + 1))

    party(scenario, turn_limit=30)


def test_a_turn_that_takes_too_long_is_played_by_a_computer() -> None:
    """When the time is over the die rolls, and the rest of that turn is the clock's."""

    async def scenario(at: Party) -> None:
        await at.come("Ann", "Ben")
        assert at.ears["Ann"].presence["turn_ends"].endswith("30.000Z")
        await at.table.advance(29.9)
        assert (await at.table.view()).number == 0
        await at.table.advance(0.2)
        entry = at.ears["Ben"].entries[-1]
        assert (entry["kind"], entry["seat"], entry["by"]) == ("roll", 0, "timer")
        await at.table.advance(10)
        assert {e["by"] for e in at.ears["Ben"].entries} == {"timer"}
        assert at.turn == "Ben"
        await at.act("Ben")

    party(scenario, turn_limit=30)


def test_in_a_turn_that_the_clock_ended_the_hand_waits() -> None:
    """A turn that is played for somebody cannot be played by hand at the same time."""

    async def scenario(at: Party) -> None:
        await at.come("Ann", "Ben")
        live = at.room._kept._live
        assert live is not None
        for _ in range(100):
            await at.table.advance(30)
            if live.attendance.taken:
                seat = at.seat
                with at.refuse("not_your_turn", seat=seat):
                    await at.act()
                return
        raise AssertionError("no turn went on after its first roll")

    agreed = header("classic", PERSONS, pace="normal", begin_on_start=4)
    party(scenario, shared(agreed, turn_limit=30))


def test_after_three_missed_turns_in_a_row_the_computer_plays_on() -> None:
    """The seat is handed over with the third, and acting takes it back."""

    async def scenario(at: Party) -> None:
        await at.come("Ann", "Ben")
        while not any(e["kind"] == "seat" for e in at.ears["Ben"].entries):
            await (at.act() if at.turn == "Ben" else at.table.advance(1))
        entries = at.ears["Ben"].entries
        late = entries[-1]
        assert (late["seat"], late["reason"], late["by"]) == (0, "late", "timer")
        turns = [e for e in entries if e["seat"] == 0 and e["kind"] != "seat"]
        assert {e["by"] for e in turns} == {"timer"}
        ended = [e for e in turns if any(x["event"] == "turn_ended" for x in e["events"])]
        assert len(ended) == 3
        while at.turn == "Ben":
            await at.act()
        await at.act("Ann")
        assert at.ears["Ben"].presence["played_by_computer"] == [False, False]

    party(scenario, turn_limit=30)


def test_the_clock_starts_anew_when_a_game_goes_on_after_a_standstill() -> None:
    """While nobody is there no time runs; who comes back has the whole time again."""

    async def scenario(at: Party) -> None:
        await at.come("Ann", "Ben")
        await at.table.advance(20)
        await at.go("Ann", "Ben")
        await at.table.hall.open()
        await at.table.advance(3600)
        assert (await at.table.view()).number == 0
        await at.come("Ben")
        await at.table.advance(29)
        assert (await at.table.view()).number == 0
        await at.table.advance(2)
        assert (await at.table.view()).number >= 1

    party(scenario, turn_limit=30)


def test_computers_wait_while_every_person_is_absent() -> None:
    """A room of only absent people stands still, those who only watch notwithstanding."""

    async def scenario(at: Party) -> None:
        await at.come("Eve")
        await at.table.hall.open()
        await at.table.advance(600)
        assert (await at.table.view()).number == 0
        await at.come("Ann")
        await at.table.advance(60)
        assert (await at.table.view()).number > 0

    agreed = shared(header("classic", [computer(), *PERSONS], pace="normal"), watch=True)
    party(scenario, agreed)


def test_a_game_that_all_have_left_alone_ends_after_a_day() -> None:
    """It is ended as left, by the clock, and not before the day is over."""

    async def scenario(at: Party) -> None:
        await at.come("Ann", "Ben")
        await at.act()
        await at.table.hall.open()
        await at.table.advance(5)
        await at.go("Ann", "Ben")
        await at.table.advance(DAY - 10)
        assert (await at.table.view()).status == "playing"
        await at.table.advance(20)
        view = await at.table.view()
        assert (view.status, view.log[-1].by) == ("left", "timer")

    party(scenario)


def test_a_restart_in_the_middle_waits_for_persons_and_then_goes_on() -> None:
    """A new process plays nothing for nobody, and everything once somebody is there."""

    async def scenario(at: Party) -> None:
        await at.come("Ann", "Ben")
        await at.table.advance(31)
        number = (await at.table.view()).number
        later = Table(at.table.store, ManualClock(at.table.clock.now()))
        later.device = "Ann"
        await later.hall.open()
        await later.advance(600)
        assert (await later.view()).number == number
        again = Party(later, await later.room())
        await again.come("Ben")
        await later.advance(62)
        assert (await later.view()).number > number
        await later.hall.close()

    party(scenario, turn_limit=30)


def test_a_computer_takes_over_from_who_is_long_absent() -> None:
    """Without a limit another person may let it, two minutes after the seat on turn was left."""

    async def scenario(at: Party) -> None:
        await at.come("Ann", "Ben")
        with at.refuse("not_absent", seat=0):
            await at.room.command(TakeOverCommand("x", 0), "Ben")
        await at.go("Ann")
        await at.table.advance(ABSENCE - 1)
        with at.refuse("not_absent", seat=0):
            await at.room.command(TakeOverCommand("x", 0), "Ben")
        await at.table.advance(2)
        with at.refuse("not_absent", seat=1):
            await at.room.command(TakeOverCommand("x", 1), "Ben")
        await at.room.command(TakeOverCommand("x", 0), "Ben")
        entry = at.ears["Ben"].entries[-1]
        assert (entry["seat"], entry["reason"], entry["by"]) == (0, "absent", "hand")
        await at.table.advance(60)
        assert at.turn == "Ben"
        await at.come("Ann")
        await at.room.command(BackCommand("b"), "Ann")
        assert at.ears["Ben"].presence["played_by_computer"] == [False, False]

    party(scenario)


def test_a_short_absence_throws_nobody_out() -> None:
    """A phone that is locked for a minute keeps its seat and its turn, and catches up."""

    async def scenario(at: Party) -> None:
        await at.come("Ann", "Ben")
        await at.go("Ann")
        await at.table.advance(60)
        await at.come("Ann")
        assert at.ears["Ann"].frames[0]["game"]["mine"] == [0]
        await at.act("Ann")

    party(scenario)


def test_a_person_who_left_and_one_who_is_absent_are_not_kept() -> None:
    """One loses the line and the other leaves: the game stands still, and ends after the day."""

    async def scenario(at: Party) -> None:
        await at.come("Ann", "Ben")
        await at.go("Ann")
        await at.room.leave("Ben")
        await at.go("Ben")
        await at.table.hall.open()
        await at.table.advance(600)
        number = (await at.table.view()).number
        assert number == 1
        await at.come("Ann")
        await at.act("Ann")
        await at.go("Ann")
        await at.table.advance(DAY + 5)
        assert (await at.table.view()).status == "left"

    party(scenario)


def test_acts_of_the_clock_are_noted_as_such_in_a_live_game() -> None:
    """A game without its room hands a seat over by itself at the third missed turn."""
    live = live_game(shared(header("classic", PERSONS), turn_limit=30))
    live.start(Act("hand", 0.0))
    while live.attendance.away[0] is None:
        by = "timer" if live.game.position.turn == 0 else "hand"
        act = Act(by, live.attendance.turn_at + 30)  # type: ignore[arg-type]
        moves = live.game.position.legal_moves
        if live.game.position.phase == "roll":
            live.roll(act)
        else:
            live.move(str(moves[0]), act)
    assert live.log[-1].reason == "late"
