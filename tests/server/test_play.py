"""Playing over the socket: what a hand may do, once, in turn, on what it has seen."""

from __future__ import annotations

from typing import Any

from tests.server.conftest import Run
from tests.server.site import PATIENT, PERSON, SHARE, Page, Site

from openludo.dice import CommittedDice


async def play_until(page: Page, phase: str, limit: int = 500) -> None:
    """Play by the first move until a phase is reached."""
    for _ in range(limit):
        if page.state["phase"] == phase:
            return
        answer = await page.act()
        assert answer["type"] == "answer", answer
    raise AssertionError(f"phase {phase} was not reached")


def test_a_roll_is_answered_and_shown_to_every_window(run: Run) -> None:
    """Both windows of a device get the same entry; who rolled gets the answer too."""

    async def scenario(site: Site) -> None:
        device = await site.device()
        game = await device.create()
        one, two = await device.open(game), await device.open(game)
        answer = await one.command("roll", id="x1")
        assert answer == {"type": "answer", "id": "x1", "number": one.number}
        await two.until("entries")
        assert two.entries[-1] == one.entries[-1]
        entry = one.entries[-1]
        assert (entry["kind"], entry["by"]) == ("roll", "hand")
        assert entry["events"][0]["face"] == entry["face"] == entry["state"]["last"][entry["seat"]]

    run(scenario)


def test_two_rolls_at_once_are_one_roll(run: Run) -> None:
    """A double click sends two rolls against one entry: the second is stale."""

    async def scenario(site: Site) -> None:
        device = await site.device()
        page = await device.open(await device.create())
        at = page.number
        for name in ("a", "b"):
            await page.send({"type": "roll", "id": name, "at": at})
        answers = [await page.until("answer", "error") for _ in range(2)]
        assert [(a["type"], a["id"]) for a in answers] == [("answer", "a"), ("error", "b")]
        assert answers[1]["code"] == "stale"
        assert [e["kind"] for e in page.entries] == ["roll"]

    run(scenario)


def test_two_windows_that_roll_at_once_make_one_roll(run: Run) -> None:
    """The same seat in two tabs: one roll counts and both tabs show it."""

    async def scenario(site: Site) -> None:
        device = await site.device()
        game = await device.create()
        pages = [await device.open(game) for _ in range(2)]
        for number, page in enumerate(pages):
            await page.send({"type": "roll", "id": f"tab{number}", "at": page.number})
        answers = [await page.until("answer", "error") for page in pages]
        assert sorted(a["type"] for a in answers) == ["answer", "error"]
        again = await device.open(game)
        assert again.number == max(page.number for page in pages)
        assert again.state["rolls"] == 1

    run(scenario)


def test_a_repeated_command_is_answered_again_and_not_applied_again(run: Run) -> None:
    """A client that lost the answer may send the same command again, even much later."""

    async def scenario(site: Site) -> None:
        device = await site.device()
        game = await device.create()
        page = await device.open(game)
        first = await page.command("roll", id="once", at=page.number)
        again = await page.command("roll", id="once", at=0)
        assert again == first
        await page.act()
        other = await device.open(game)
        assert await other.command("roll", id="once", at=0) == first
        assert other.state["rolls"] == page.state["rolls"]

    run(scenario)


def test_known_commands_are_known_after_a_restart(run: Run) -> None:
    """A restart does not make a repeated command count twice."""
    names: dict[str, Any] = {}

    async def before(site: Site) -> None:
        device = await site.device()
        names["game"], names["cookie"] = await device.create(), device.cookie
        page = await device.open(names["game"])
        names["answer"] = await page.command("roll", id="once")

    async def after(site: Site) -> None:
        device = await site.device(names["cookie"])
        page = await device.open(names["game"])
        assert await page.command("roll", id="once", at=0) == names["answer"]
        assert page.state["rolls"] == 1

    run(before)
    run(after)


def test_a_move_is_refused_when_a_roll_is_due_and_a_roll_when_a_move_is(run: Run) -> None:
    """What is not due is refused with its own code and changes nothing."""

    async def scenario(site: Site) -> None:
        device = await site.device()
        page = await device.open(await device.create())
        refused = await page.command("move", move="y")
        assert (refused["code"], refused["params"]) == ("illegal_move", {"move": "y"})
        await play_until(page, "move")
        number, face = page.number, page.state["face"]
        refused = await page.command("roll")
        assert (refused["code"], refused["params"]) == ("nothing_to_roll", {"phase": "move"})
        again = await device.open(page.game["id"])
        assert (again.number, again.state["face"]) == (number, face)

    run(scenario)


def test_a_move_that_was_not_offered_is_refused(run: Run) -> None:
    """Any text that is not one of the moves shown is an illegal move and nothing else."""

    async def scenario(site: Site) -> None:
        device = await site.device()
        page = await device.open(await device.create())
        await play_until(page, "move")
        number = page.number
        for text in ("99", "-1", "hello", "12x9", "y;roll", "☃", "0" * 32):
            refused = await page.command("move", move=text)
            assert (refused["type"], refused.get("code")) == ("error", "illegal_move"), text
        assert (await device.open(page.game["id"])).number == number

    run(scenario)


def test_a_person_cannot_play_for_a_computer(run: Run) -> None:
    """While a computer is on turn the hand is refused."""

    async def scenario(site: Site) -> None:
        device = await site.device()
        seats = ({"kind": "computer"}, PATIENT)
        page = await device.open(await device.create("classic", seats, pace="slow"))
        refused = await page.command("roll")
        assert (refused["code"], refused["params"]) == ("not_your_turn", {"seat": 0})
        assert page.number == 0

    run(scenario)


def test_the_dice_are_the_committed_ones_whatever_the_client_names(run: Run) -> None:
    """A roll follows from the secret and its number; it cannot be chosen by a message."""

    async def scenario(site: Site) -> None:
        device = await site.device()
        game = await device.create()
        page = await device.open(game)
        for field in ("value", "face", "dice", "n", "result"):
            frame = {"type": "roll", "id": field, "at": page.number, field: 6}
            await page.send(frame)
            refused = await page.until("answer", "error")
            assert (refused["code"], refused["id"]) == ("bad_frame", field)
        await play_until(page, "move")
        move = page.state["moves"][0]["move"]
        await page.send({"type": "move", "id": "m", "at": page.number, "move": move, "face": 1})
        assert (await page.until("answer", "error"))["code"] == "bad_frame"
        for _ in range(60):
            await page.act()
        await page.command("leave")
        dice = CommittedDice(bytes.fromhex(page.game["dice"]["secret"]), game, [SHARE])
        faces = [e["face"] for e in page.entries if e["kind"] == "roll"]
        assert faces == [dice.roll(n) for n in range(len(faces))]
        assert len(faces) > 20

    run(scenario)


def test_passing_cannot_be_asked_for(run: Run) -> None:
    """No message passes the turn while a move exists."""

    async def scenario(site: Site) -> None:
        device = await site.device()
        page = await device.open(await device.create())
        await play_until(page, "move")
        for kind in ("pass", "skip", "end_turn", "no_move", "start", "over"):
            await page.send({"type": kind, "id": kind, "at": page.number, "reason": "no move"})
            assert (await page.until("answer", "error"))["code"] == "bad_frame"
        again = await device.open(page.game["id"])
        assert again.state == page.state

    run(scenario)


def test_a_turn_without_a_move_passes_by_itself(run: Run) -> None:
    """A roll that no token can use leads on without any message of the client."""

    async def scenario(site: Site) -> None:
        device = await site.device()
        # Of twelve first rolls not one being anything but a six: once in two thousand million.
        for _ in range(12):
            page = await device.open(await device.create())
            await page.act()
            events = [event["event"] for event in page.entries[-1]["events"]]
            if "passed" in events:
                assert events[-1] == "turn_ended"
                assert page.state["phase"] == "roll"
                assert page.state["turn"] != page.entries[-1]["seat"]
                return
        raise AssertionError("nobody had to pass")

    run(scenario)


def test_a_reload_in_the_middle_of_a_roll_changes_nothing(run: Run) -> None:
    """Ten reloads after a roll show the same face and the same choices."""

    async def scenario(site: Site) -> None:
        device = await site.device()
        page = await device.open(await device.create())
        await play_until(page, "move")
        for _ in range(10):
            again = await device.open(page.game["id"])
            assert (again.number, again.state) == (page.number, page.state)

    run(scenario)


def test_a_page_that_missed_entries_gets_exactly_those(run: Run) -> None:
    """`since` brings what is missing, nothing when nothing is, and everything when it is much."""

    async def scenario(site: Site) -> None:
        device = await site.device()
        game = await device.create()
        page = await device.open(game)
        for _ in range(80):
            await page.act()
        late = await device.line(game)
        frame = await late.hello(since=page.number - 3)
        assert [e["number"] for e in frame["entries"]] == [page.number - n for n in (2, 1, 0)]
        assert frame["entries"][-1]["state"] == page.state
        assert (await (await device.line(game)).hello(since=page.number))["entries"] == []
        assert (await (await device.line(game)).hello(since=0))["type"] == "snapshot"
        assert (await (await device.line(game)).hello(since=page.number + 7))["type"] == "snapshot"

    run(scenario)


def test_settings_are_shared_and_kept(run: Run) -> None:
    """Pace and automatic moves change for all windows; seats that are nobody's are left out."""

    async def scenario(site: Site) -> None:
        device = await site.device()
        game = await device.create(seats=(PERSON, PATIENT))
        one, two = await device.open(game), await device.open(game)
        before = one.game["settings"]
        wanted = {seat: not on for seat, on in before["auto_move"].items()}
        await one.command("settings", pace="slow", auto_move=wanted | {"7": True, "x": True})
        await two.until("entries")
        assert two.entries[-1]["settings"] == {"pace": "slow", "auto_move": wanted}
        again = await device.open(game)
        assert again.game["settings"] == {"pace": "slow", "auto_move": wanted}
        bad = await one.command("settings", pace="warp")
        assert bad["code"] == "bad_frame"

    run(scenario)


def test_leaving_ends_the_game_and_shows_the_secret(run: Run) -> None:
    """A game that was left takes no more moves; its dice can be checked."""

    async def scenario(site: Site) -> None:
        device = await site.device()
        game = await device.create()
        page = await device.open(game)
        assert page.game["dice"]["secret"] is None
        await page.command("leave")
        entry = page.entries[-1]
        assert (entry["kind"], page.game["status"]) == ("left", "left")
        assert entry["dice"] == page.game["dice"]
        secret = bytes.fromhex(page.game["dice"]["secret"])
        assert CommittedDice(secret, game, [SHARE]).commitment == page.game["dice"]["commitment"]
        assert (await page.command("roll"))["code"] == "game_over"
        assert (await page.command("leave"))["code"] == "game_over"
        assert (await page.command("settings", pace="slow"))["code"] == "game_over"

    run(scenario)
