"""What is settled in a room fits the people in it and what is played, on a real server."""

from __future__ import annotations

from tests.server.conftest import Run
from tests.server.guests import Guest, begin, join, open_room
from tests.server.site import Site

BY_SEATS = {"board": "by_seats"}


async def first_of(*guests: Guest) -> int:
    """Play a game to nobody's end, and tell which seat began it."""
    pages = await begin(*guests)
    for page in pages:
        await page.command("leave")
    for guest in guests:
        await guest.seen(phase="gathering")
        await guest.promise()
    return int(pages[0].game["first"])


def test_a_colour_that_the_board_lacks_hinders_nobody(run: Run) -> None:
    """When people or computers go the board has fewer colours; a choice waits until it has it."""

    async def scenario(site: Site) -> None:
        ann = await open_room(site, variant="norwegian", rules=BY_SEATS)
        guests = [await join(site, ann, name) for name in ("Ben", "Cem", "Dee", "Eva", "Fay")]
        assert (await ann.command("colour", colour="purple"))["type"] == "answer"
        for guest in guests[1:]:
            await guest.command("depart")
        await ann.seen(problem=None, version=guests[-1].room["version"])
        assert [person["colour"] for person in ann.room["persons"]] == [None, None]
        await ann.command("computers", levels=["easy"] * 4)
        assert (await ann.command("colour", colour="purple"))["type"] == "answer"
        await ann.command("computers", levels=[])
        assert (ann.room["persons"][0]["colour"], ann.room["problem"]) == (None, None)
        await ann.command("computers", levels=["easy"] * 4)
        assert ann.room["persons"][0]["colour"] == "purple"
        await ann.command("computers", levels=[])
        pages = await begin(ann, guests[0])
        assert len(pages[0].game["seats"]) == 2

    run(scenario)


def test_a_fixed_first_seat_is_the_first_whatever_was_played_before(run: Run) -> None:
    """It moves on where the rule says so, and only from one game to the next of the same rules."""

    async def scenario(site: Site) -> None:
        ann = await open_room(site)
        ben = await join(site, ann, "Ben")
        both = (ann, ben)
        assert [await first_of(*both) for _ in range(2)] == [0, 1]
        assert await first_of(*both) == 0
        await ann.command("setup", rules={"rotate_first_seat": "false"})
        assert [await first_of(*both) for _ in range(2)] == [0, 0]
        await ann.command("setup", rules={})
        assert await first_of(*both) == 0
        await ann.command("setup", variant="pairs", rules={"first_seat": "fixed"})
        assert await first_of(*both) == 0
        await ann.command("setup", variant="classic", turn_limit=30)
        assert await first_of(*both) == 0
        await ann.command("setup", turn_limit=0)
        assert await first_of(*both) == 1

    run(scenario)


def test_a_number_of_seats_fits_the_game(run: Run) -> None:
    """One that the board lacks is refused; another game or board lets it follow the people."""

    async def scenario(site: Site) -> None:
        body = {"variant": "pairs", "name": "Ann", "seats": 6}
        ann = await open_room(site, rules=BY_SEATS, seats=6)
        refused = await ann.device.refused("POST", "/api/rooms", body)
        assert (refused["status"], refused["code"]) == (400, "invalid_seats")
        assert refused["params"] == {"reason": "count", "count": 6}
        ben = await join(site, ann, "Ben")
        await ann.command("setup", variant="pairs")
        assert (ann.room["seats"], ann.room["seats_fixed"], ann.room["problem"]) == (2, False, None)
        assert (await ann.command("setup", seats=5))["code"] == "invalid_seats"
        await ann.command("setup", rules=BY_SEATS, seats=5)
        await ann.command("setup", seats=4)
        await ann.command("setup", rules={})
        assert (ann.room["seats"], ann.room["seats_fixed"]) == (4, True)
        await ann.command("setup", rules=BY_SEATS, seats=5)
        await ann.command("setup", rules={})
        assert ann.room["seats_fixed"] is False
        await ann.seen(seats=2)
        assert len((await begin(ann, ben))[0].game["seats"]) == 2

    run(scenario)
