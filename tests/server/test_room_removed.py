"""Who was removed from a room stays out until the host lets them in, on a real server."""

from __future__ import annotations

from tests.server.conftest import Run
from tests.server.guests import Guest, begin, join, look_in, open_room
from tests.server.site import Site


def number_of(guest: Guest, name: str) -> int:
    """Give the number of a person in a room."""
    (number,) = (one["number"] for one in guest.room["persons"] if one["name"] == name)
    return int(number)


async def removed(site: Site, ann: Guest, name: str) -> Guest:
    """Have somebody come in and be sent away."""
    guest = await join(site, ann, name)
    answer = await ann.command("remove", number=number_of(guest, name))
    assert answer["type"] == "answer", answer
    await guest.seen(you=None)
    return guest


def test_who_was_removed_stays_out(run: Run) -> None:
    """The device is refused under any name, told so, and the room is not on its list."""

    async def scenario(site: Site) -> None:
        ann = await open_room(site)
        assert (await ann.command("remove", number=number_of(ann, "Ann")))["code"] == "not_in_room"
        assert (await ann.command("remove", number=1))["code"] == "not_in_room"
        ben = await removed(site, ann, "Ben")
        assert (ben.room["barred"], ben.room["open"]) == (True, False)
        assert (await ben.promise())["code"] == "barred"
        assert (await ben.promise(name="Someone else"))["code"] == "barred"
        assert (await ben.device.json("GET", "/api/rooms"))["rooms"] == []
        peek = await ben.device.json("GET", f"/api/rooms/{ann.code}")
        assert (peek["barred"], peek["open"]) == (True, False)
        again = await look_in(ben.device, "Ben", ann.code)
        assert (again.room["you"], again.room["barred"]) == (None, True)
        cem = await join(site, ann, "Cem")
        assert (cem.room["barred"], ann.room["barred"]) == (False, False)
        while ann.names != ["Ann", "Cem"]:
            await ann.until("room")

    run(scenario)


def test_the_host_lets_somebody_in_again(run: Run) -> None:
    """Only the host, whoever that is by now, sees who was removed, and takes that back."""

    async def scenario(site: Site) -> None:
        ann = await open_room(site)
        ben = await removed(site, ann, "Ben")
        cem = await join(site, ann, "Cem")
        (entry,) = ann.room["removed"]
        assert entry["name"] == "Ben"
        assert cem.room["removed"] == ben.room["removed"] == []
        for guest, code in ((cem, "not_host"), (ben, "not_in_room")):
            assert (await guest.command("admit", number=entry["number"]))["code"] == code
        assert (await ann.command("admit", number=7))["code"] == "not_in_room"
        assert (await ann.command("admit", number=entry["number"]))["type"] == "answer"
        assert ann.room["removed"] == []
        await ben.seen(barred=False, open=True)
        assert (await ben.promise())["type"] == "answer"
        await ann.command("depart")
        await cem.seen(host=0)
        number = number_of(ben, "Ben")
        await cem.command("remove", number=number)
        assert [one["number"] for one in cem.room["removed"]] == [number]

    run(scenario)


def test_who_was_removed_does_not_watch(run: Run) -> None:
    """Where others may watch, the removed device is shown neither the game nor what is said."""

    async def scenario(site: Site) -> None:
        ann = await open_room(site, watch=True)
        ben, cem = await removed(site, ann, "Ben"), await join(site, ann, "Cem")
        eve = await look_in(await site.device(), "Eve", ann.code)
        await begin(ann, cem)
        await ann.command("say", reaction="hello")
        for guest in (eve, ben):
            while guest.room["version"] < ann.room["version"]:
                await guest.until("room")
        assert (eve.room["game"], len(eve.room["messages"])) == (ann.room["game"], 1)
        assert (ben.room["game"], ben.room["messages"]) == (None, [])
        assert (await ben.device.json("GET", f"/api/rooms/{ann.code}"))["game"] is None

    run(scenario)
