"""Games of several devices: each plays its own seat, sees who is there, may come and go."""

from __future__ import annotations

from msgspec import json
from tests.server.party import SHARES, Party, party
from tests.server.table import (
    DEVICE,
    PERSONS,
    Ears,
    Table,
    header,
    live_game,
    person,
    play,
    shared,
)

from openludo.dice import CommittedDice
from openludo.records.verify import verify_record
from openludo.server.protocol.frames import (
    BackCommand,
    LeaveCommand,
    SettingsCommand,
    TakeOverCommand,
)
from openludo.server.rooms.header import decode_header, encode
from openludo.server.rooms.paper import record_of


def test_a_header_of_an_earlier_version_is_read_as_it_was_meant() -> None:
    """What was stored before there were rooms is a game of one device without a limit."""
    known = json.decode(encode(header("pairs", PERSONS)))
    for name in ("promises", "room", "turn_limit", "watch"):
        del known[name]
    for one in known["participants"]:
        del one["device"]
    old = decode_header(json.encode(known))
    assert (old.room, old.promises, old.turn_limit, old.watch) == (None, None, 0, False)
    assert {one.device for one in old.participants} == {None}
    assert live_game(old).opening.seats_of(None) == list(live_game(old).opening.joined)


def test_a_device_plays_only_its_own_seat() -> None:
    """Whoever is not on turn is told whose seat it is, and nothing happens."""

    async def scenario(at: Party) -> None:
        await at.come("Ann", "Ben")
        with at.refuse("not_your_seat", seat=0):
            await at.act("Ben")
        assert (await at.table.view()).number == 0
        await at.act("Ann")
        assert at.ears["Ben"].entries == at.ears["Ann"].entries[-1:]

    party(scenario)


def test_everyone_is_shown_the_game_from_their_own_seat() -> None:
    """Snapshots differ in whose they are; entries are the same for all."""

    async def scenario(at: Party) -> None:
        await at.come("Ann", "Ben", "Eve")
        shown = {name: ears.frames[0]["game"] for name, ears in at.ears.items()}
        assert {n: (g["viewer"], g["mine"]) for n, g in shown.items()} == {
            "Ann": (0, [0]),
            "Ben": (1, [1]),
            "Eve": (0, []),
        }
        assert {(g["room"], g["turn_limit"]) for g in shown.values()} == {("abcd2345", 0)}
        await at.room.leave("Ben")
        await at.room.leave("Ann")
        ends = {n: e.frames[-1]["game"]["mine"] for n, e in at.ears.items()}
        assert ends == {"Ann": [0], "Ben": [1], "Eve": []}

    party(scenario, watch=True)


def test_everyone_sees_who_is_there() -> None:
    """Coming, going and watching are told to all others at once."""

    async def scenario(at: Party) -> None:
        await at.come("Ann")
        assert at.ears["Ann"].presence["connected"] == [True, False]
        await at.come("Ben", "Eve")
        assert at.ears["Ann"].presence["connected"] == [True, True]
        assert at.ears["Ann"].presence["watching"] == 1
        await at.go("Ben", "Eve")
        gone = at.ears["Ann"].presence
        assert (gone["connected"], gone["watching"]) == ([True, False], 0)
        assert gone["absent_since"] == [None, gone["now"]]

    party(scenario, watch=True)


def test_who_may_look_at_a_game_of_several_devices() -> None:
    """Players always, others where watching is allowed, and those only at the board."""

    async def scenario(at: Party) -> None:
        hall = at.table.hall
        for name in ("Ann", "Ben"):
            assert await hall.room("game", name) is at.room
        with at.refuse("unknown_game"):
            await hall.room("game", "Eve")
        if at.room.header.watch:
            assert await hall.room("game", "Eve", to_watch=True) is at.room
        else:
            with at.refuse("unknown_game"):
                await hall.room("game", "Eve", to_watch=True)

    party(scenario, watch=True)
    party(scenario)


def test_a_game_of_several_devices_is_erased_from_one_list_only() -> None:
    """It cannot be erased while it is played, and the others keep it afterwards."""

    async def scenario(at: Party) -> None:
        hall = at.table.hall
        with at.refuse("still_playing"):
            await hall.erase("game", "Ben")
        for name in ("Ann", "Ben"):
            await at.room.leave(name)
        await hall.erase("game", "Ben")
        assert await hall.games("Ben") == []
        assert [line.id for line in await hall.games("Ann")] == ["game"]

    party(scenario)


def test_who_only_watches_can_change_nothing() -> None:
    """Every command of a watcher is refused."""

    async def scenario(at: Party) -> None:
        await at.come("Ann", "Ben", "Eve")
        with at.refuse("not_your_seat", seat=0):
            await at.act("Eve")
        for command in (
            LeaveCommand("a"),
            BackCommand("b"),
            SettingsCommand("c", auto_move={"0": True}),
            TakeOverCommand("d", 0),
        ):
            with at.refuse("not_your_seat", seat=None):
                await at.room.command(command, "Eve")
        assert (await at.table.view()).number == 0

    party(scenario, watch=True)


def test_in_a_room_only_the_own_seat_is_set() -> None:
    """The pace stays normal, and nobody switches another's automatic moves."""

    async def scenario(at: Party) -> None:
        command = SettingsCommand("s", pace="instant", auto_move={"0": True, "1": True})
        await at.room.command(command, "Ben")
        settings = (await at.table.view()).settings
        assert (settings.pace, settings.auto_move) == ("normal", {"0": False, "1": True})

    party(scenario)


def test_all_contributions_go_into_the_dice_and_the_record_can_be_verified() -> None:
    """Ann's contribution and the empty one of Ben are both in the record of the finished game."""

    async def scenario(at: Party) -> None:
        await at.come("Ann", "Ben")
        for _ in range(4000):
            if (await at.table.view()).status != "playing":
                break
            await at.act()
        record = await at.room.show(record_of)
        assert record.dice is not None
        assert record.dice.contributions == SHARES
        assert verify_record(record).ok
        dice = CommittedDice(bytes(range(32)), "game", SHARES)
        assert list(record.faces) == [dice.roll(n) for n in range(len(record.faces))]

    party(scenario)


def test_who_leaves_hands_the_seat_to_a_computer_and_may_come_back() -> None:
    """The others play on; the seat goes back when its player asks, or simply acts."""

    async def scenario(at: Party) -> None:
        await at.come("Ann", "Ben")
        await at.room.command(LeaveCommand("l"), "Ann")
        entry = at.ears["Ben"].entries[-1]
        assert (entry["kind"], entry["seat"], entry["seat_state"], entry["reason"]) == (
            "seat",
            0,
            "computer",
            "left",
        )
        assert at.ears["Ben"].presence["played_by_computer"] == [True, False]
        await at.table.advance(0.8)
        assert at.ears["Ben"].entries[-1]["by"] == "computer"
        await at.room.command(BackCommand("b"), "Ann")
        assert at.ears["Ben"].entries[-1]["reason"] == "back"
        await at.until_turn("Ann")
        await at.room.leave("Ann")
        await at.act("Ann")
        kinds = [(e["kind"], e["by"]) for e in at.ears["Ben"].entries[-3:]]
        assert kinds[:2] == [("seat", "hand"), ("seat", "hand")]
        assert kinds[2][1] == "hand"

    party(scenario)


def test_the_game_ends_as_left_only_when_no_person_is_left_in_it() -> None:
    """Three give up one after the other, each in turn: the last one ends the game, at once."""

    async def scenario(at: Party) -> None:
        await at.come("Ann", "Ben", "Cem")
        gone: set[str] = set()
        for name in ("Ann", "Ben"):
            while at.turn != name:
                await (at.table.advance(1) if at.turn in gone else at.act())
            await at.room.command(LeaveCommand(name), name)
            gone.add(name)
            assert (await at.table.view()).status == "playing"
        while at.turn != "Cem":
            await at.table.advance(1)
        await at.room.command(LeaveCommand("c"), "Cem")
        view = await at.table.view()
        assert view.status == "left"
        assert view.dice.secret
        with at.refuse("game_over"):
            await at.room.command(BackCommand("z"), "Ann")

    three = [person("Ann"), person("Ben"), person("Cem")]
    party(scenario, shared(header("classic", three, pace="normal")))


def test_leaving_one_of_a_single_device_still_ends_it() -> None:
    """A game round one screen knows nothing of seats that are handed over."""

    async def scenario(table: Table) -> None:
        room = await table.set_up(header("classic", PERSONS))
        ears = Ears()
        await room.join(ears, -1, DEVICE)
        await room.command(LeaveCommand("x"), DEVICE)
        assert [entry["kind"] for entry in ears.entries] == ["left"]
        assert not any(frame["type"] == "presence" for frame in ears.frames)

    play(scenario)
