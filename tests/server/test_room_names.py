"""What people are called in a room, on a real server: seen by all, and nobody like another."""

from __future__ import annotations

import pytest
from tests.server.conftest import Run
from tests.server.guests import Guest, begin, join, look_in, open_room
from tests.server.site import Site

from openludo.server.persons.naming import one_line, told_apart


async def heard(ann: Guest, other: Guest) -> None:
    """Wait until Ann sees what another person has seen."""
    while ann.room["version"] < other.room["version"]:
        await ann.until("room")


def test_equal_names_are_told_apart(run: Run) -> None:
    """The second Ann is Ann 2, however she writes it, and stays so when she promises anew."""

    async def scenario(site: Site) -> None:
        ann = await open_room(site)
        for name, known in (("Ann", "Ann 2"), (" aNN ", "aNN 3"), ("Ａnn", "Ａnn 4")):
            other = await join(site, ann, name)
            await heard(ann, other)
            assert ann.names[-1] == known
            await other.promise(name=known)
            assert other.names[-1] == known
            await other.promise()
            assert other.names[-1] == known
        await ann.promise()
        assert ann.names == ["Ann", "Ann 2", "aNN 3", "Ａnn 4"]
        assert (await ann.promise(name="Ann 2"))["type"] == "answer"
        assert ann.names[0] == "Ann 2 2"

    run(scenario)


def test_a_person_keeps_a_number_under_every_name(run: Run) -> None:
    """It stays through a new name and through going and coming, and each message has it."""

    async def scenario(site: Site) -> None:
        ann, other = await open_room(site), await open_room(site)
        ben = await join(site, ann, "Ben")
        number = ben.room["persons"][1]["number"]
        await ben.command("say", text="one")
        await ben.promise(name="Benno")
        await ben.command("say", text="two")
        await ben.command("depart")
        await ben.promise(name="Nobody")
        await ben.command("say", text="three")
        await heard(ann, ben)
        assert ann.room["persons"][1]["number"] == number
        said = [(m["person"], m["number"], m["name"]) for m in ann.room["messages"]]
        assert said == [(1, number, name) for name in ("Ben", "Benno", "Nobody")]
        assert ann.room["persons"][0]["number"] != number
        elsewhere = await look_in(ben.device, "Ben", other.code)
        await elsewhere.promise()
        assert elsewhere.room["persons"][1]["number"] != number
        assert 0 <= number < 2**53

    run(scenario)


@pytest.mark.parametrize("name", ["\u200b", "\u2060\u200d", "\u00ad \u2028", "\u0301", "\ue000"])
def test_a_name_that_nobody_sees_is_none(run: Run, name: str) -> None:
    """It needs a sign that is seen: spaces, accents alone and signs without a form are none."""

    async def scenario(site: Site) -> None:
        ann = await open_room(site)
        assert (await ann.command("join", name=name))["code"] == "invalid_name"
        body = {"variant": "classic", "name": name}
        refused = await ann.device.refused("POST", "/api/rooms", body)
        assert (refused["status"], refused["code"]) == (400, "invalid_name")

    run(scenario)


@pytest.mark.parametrize("name", ["\x9b31m", "a\x80", "\x9fb", "a\x7f", "\x1b[31m"])
def test_a_name_commands_no_terminal(run: Run, name: str) -> None:
    """Signs that control a screen are refused, also where one device plays alone."""

    async def scenario(site: Site) -> None:
        ann = await open_room(site)
        assert (await ann.command("join", name=name))["code"] == "bad_frame"
        seats = [{"kind": "person", "name": name}, {"kind": "computer"}]
        body = {"variant": "classic", "seats": seats}
        assert (await ann.device.refused("POST", "/api/games", body))["code"] == "bad_request"

    run(scenario)


def test_names_are_one_line_of_text_as_it_was_written() -> None:
    """Lines and spaces become one space; what controls a screen is left out, nothing else."""
    written = {
        " Ann \n B ": "Ann B",
        "\u202eevil\u202c": "\u202eevil\u202c",
        "a\x9b31m\x00": "a31m",
        "\u200f": "",
        "👨‍👩‍👧": "👨‍👩‍👧",
        "שלום": "שלום",
        "O\u0301": "O\u0301",
        "\ud800": "",
        "42": "42",
        "!": "!",
    }
    assert {name: one_line(name) for name in written} == written


def test_names_that_are_told_apart_still_fit() -> None:
    """A long name gives way to the number, and a number that is taken to the next."""
    long = "x" * 40
    assert told_apart(long, [long]) == "x" * 38 + " 2"
    assert told_apart("Ann", ["ann", "ANN 2", "Ann 4"]) == "Ann 3"
    assert told_apart("A\u200bnn", ["Ann"]) == "A\u200bnn 2"
    assert told_apart("Ann", ["Anna", "Hann"]) == "Ann"


def test_the_seats_of_a_game_have_the_numbers_of_their_persons(run: Run) -> None:
    """So a page knows who of the room sits where, whatever they are called by then."""

    async def scenario(site: Site) -> None:
        ann = await open_room(site)
        ben = await join(site, ann, "Ben")
        await ann.command("computers", levels=["easy"])
        pages = await begin(ann, ben)
        numbers = {person["name"]: person["number"] for person in ben.room["persons"]}
        assert {seat["name"]: seat["number"] for seat in pages[0].game["seats"]} == {
            "Ann": numbers["Ann"],
            "Ben": numbers["Ben"],
            "": None,
        }
        alone = await ben.device.open(await ben.device.create())
        assert {seat["number"] for seat in alone.game["seats"]} == {None}

    run(scenario)


def test_names_at_one_device_are_seen_too(run: Run) -> None:
    """Who gives a name that nobody sees has none there, and is called by the seat."""

    async def scenario(site: Site) -> None:
        device = await site.device()
        names = ("\u200b", " \u202e ", " Ann \n B ")
        game = await device.create(seats=[{"kind": "person", "name": name} for name in names])
        page = await device.open(game)
        assert {seat["name"] for seat in page.game["seats"]} == {"", "Ann B"}

    run(scenario)
