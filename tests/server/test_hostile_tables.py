"""Hostile people at the table itself: nobody plays for another, nor keeps another from playing."""

from __future__ import annotations

from typing import Any

from tests.server.conftest import Run
from tests.server.guests import agree, begin, join, open_room, play_on
from tests.server.party import Party, party
from tests.server.site import Page, Site
from tests.server.table import Ears

from openludo.server.authority import WINDOWS


async def at_table(site: Site, **more: Any) -> list[Page]:
    """Let Ann and Ben sit at a game, Ann on turn with a die to roll, both moving by hand."""
    ann = await open_room(site, **more)
    pages = await begin(ann, await join(site, ann, "Ben"))
    for number, page in enumerate(pages):
        await page.command("settings", auto_move={str(number): False})
    await agree(pages)
    while (pages[0].state["turn"], pages[0].state["phase"]) != (0, "roll"):
        await play_on(pages, 1)
        await agree(pages)
    return pages


def test_who_brings_no_cookie_only_watches(run: Run) -> None:
    """A page without a cookie is nobody's: no seat is its own, whoever opened the room."""

    async def scenario(site: Site) -> None:
        pages = await at_table(site, watch=True)
        nobody = await (await site.device()).line(pages[0].game["id"], Cookie="")
        seen = (await nobody.hello())["game"]
        assert seen["mine"] == []
        assert (await nobody.command("roll"))["code"] == "not_your_seat"
        for kind in ("leave", "back", "settings"):
            assert (await nobody.command(kind))["code"] == "not_your_seat"
        assert (await pages[0].act())["type"] == "answer"

    run(scenario)


def test_who_brings_no_cookie_opens_no_game_of_one_device(run: Run) -> None:
    """Nor is it the device of a game on one screen."""

    async def scenario(site: Site) -> None:
        device = await site.device()
        nobody = await (await site.device()).line(await device.create(), Cookie="")
        assert (await nobody.receive())["code"] == "unknown_game"

    run(scenario)


def test_a_command_is_not_taken_for_that_of_another(run: Run) -> None:
    """Who uses the ids of somebody else does not make their commands look done."""

    async def scenario(site: Site) -> None:
        ann, ben = await at_table(site)
        for number in range(4):
            await ben.command("settings", id=f"mine-{number}", auto_move={"1": number % 2 == 0})
        await agree([ann, ben])
        rolls = ann.state["rolls"]
        assert (await ann.command("roll", id="mine-0"))["type"] == "answer"
        assert ann.state["rolls"] == rolls + 1

    run(scenario)


def test_the_ids_of_commands_are_shown_to_nobody(run: Run) -> None:
    """Neither an entry nor the log of a snapshot tells what others called their commands."""

    async def scenario(site: Site) -> None:
        ann, ben = await at_table(site)
        await ann.command("roll", id="a secret of Ann's")
        await agree([ann, ben])
        await ben.hello()
        assert not any("command" in entry for entry in [*ben.entries, *ben.game["log"]])
        assert "a secret" not in str(ben.frames)

    run(scenario)


def test_what_others_set_makes_no_roll_stale(run: Run) -> None:
    """Only a ply outdates what was asked for: settings, and who comes and goes, do not."""

    async def scenario(site: Site) -> None:
        ann, ben = await at_table(site)
        at = ann.number
        await ben.command("settings", auto_move={"1": True})
        await ben.command("leave")
        await ben.command("back")
        assert (await ann.command("roll", at=at))["type"] == "answer"
        assert (await ann.command("roll", at=at))["code"] == "stale"

    run(scenario)


def test_a_device_looks_on_in_so_many_windows() -> None:
    """Each window costs a frame for every ply; one too many is refused, the others stay."""

    async def scenario(at: Party) -> None:
        for _ in range(WINDOWS):
            await at.room.join(Ears(), -1, "Ann")
        with at.refuse("too_many_windows", limit=WINDOWS):
            await at.come("Ann")
        await at.come("Ben")
        assert at.ears["Ben"].presence["connected"] == [True, True]

    party(scenario)


def test_settings_that_change_nothing_leave_no_line_in_the_log(run: Run) -> None:
    """The log of a game grows by what happens only."""

    async def scenario(site: Site) -> None:
        ann, _ = await at_table(site)
        at = ann.number
        for _ in range(5):
            answer = await ann.command("settings", auto_move={"0": False})
            assert (answer["type"], answer["number"]) == ("answer", at)
        assert (await ann.hello())["game"]["number"] == at

    run(scenario)


def test_nobody_fills_the_log_of_a_room_with_settings(run: Run) -> None:
    """Some are taken at once, then few: a log is never made too long to be shown again."""

    async def scenario(site: Site) -> None:
        ann, ben = await at_table(site)
        answers = [
            await ben.command("settings", auto_move={"1": number % 2 == 0}) for number in range(60)
        ]
        refused = [answer["code"] for answer in answers if answer["type"] == "error"]
        assert len(refused) > 30
        assert set(refused) == {"too_fast"}
        await agree([ann, ben])
        assert (await ann.command("settings", auto_move={"0": True}))["type"] == "answer"
        await site.advance(10)
        assert (await ben.command("settings", auto_move={"1": True}))["type"] == "answer"

    run(scenario)
