"""Rooms on a real server: people come in with a code, settle what is played, and talk."""

from __future__ import annotations

import pytest
from tests.server.conftest import Run
from tests.server.guests import begin, join, look_in, open_room
from tests.server.site import Site
from tests.server.table import Ears, Table, play
from websockets.exceptions import ConnectionClosed

from openludo.server.gatherings.kept import DAY
from openludo.server.gatherings.lobby import Lobby
from openludo.server.protocol.frames import Hello
from openludo.server.protocol.gathering import NewRoom
from openludo.server.protocol.refusals import Refusal


def test_a_friend_comes_in_with_only_a_code_and_a_name(run: Run) -> None:
    """Both see who is there, who opened the room, and that both promised their part."""

    async def scenario(site: Site) -> None:
        ann = await open_room(site)
        stranger = await site.device()
        peek = await stranger.json("GET", f"/api/rooms/{ann.code.upper()}")
        assert peek == {
            "code": ann.code,
            "variant": "classic",
            "changed": [],
            "host": "Ann",
            "persons": ["Ann"],
            "open": True,
            "barred": False,
            "game": None,
            "rated": False,
        }
        ben = await join(site, ann, "Ben")
        await ann.seen(version=ben.room["version"])
        assert (ann.room["you"], ben.room["you"], ben.room["host"]) == (0, 1, 0)
        assert ann.names == ben.names == ["Ann", "Ben"]
        assert {(p["promised"], p["connected"]) for p in ann.room["persons"]} == {(True, True)}
        assert ann.room["problem"] is None
        rooms = await ben.device.json("GET", "/api/rooms")
        assert [room["code"] for room in rooms["rooms"]] == [ann.code]

    run(scenario)


def test_the_same_device_comes_back_to_the_same_seat(run: Run) -> None:
    """Joining again, in a second tab or after going, changes the name and never takes a seat."""

    async def scenario(site: Site) -> None:
        ann = await open_room(site)
        ben = await join(site, ann, "Ben")
        tab = await look_in(ben.device, "Benno", ann.code)
        assert tab.room["you"] == 1
        for _ in range(3):
            assert (await tab.promise())["type"] == "answer"
        assert tab.names == ["Ann", "Benno"]
        for _ in range(5):
            await ben.command("depart")
            await tab.promise()
        assert sorted(tab.names) == ["Ann", "Benno"]

    run(scenario)


def test_only_the_host_settles_what_is_played(run: Run) -> None:
    """Others are refused; what cannot be played is refused to the host, or named as a problem."""

    async def scenario(site: Site) -> None:
        ann = await open_room(site)
        ben = await join(site, ann, "Ben")
        for kind, more in (
            ("setup", {"watch": True}),
            ("computers", {"levels": ["easy"]}),
            ("remove", {"number": ann.room["persons"][0]["number"]}),
            ("admit", {"number": 1}),
            ("start", {}),
        ):
            assert (await ben.command(kind, **more))["code"] == "not_host"
        assert (await ann.command("setup", variant="solo"))["code"] == "invalid_seats"
        assert (await ann.command("setup", rules={"teams": "true"}))["type"] == "answer"
        assert ann.room["problem"]["code"] == "invalid_rules"
        assert (await ann.command("start"))["code"] == "invalid_rules"
        await ann.command("computers", levels=["easy", "hard"])
        assert ann.room["problem"] is None
        await ann.command("setup", variant="pairs", seats=3, turn_limit=30, watch=True)
        room = ann.room
        assert (room["rules"]["teams"], room["seats"], room["seats_fixed"]) == ("false", 3, True)
        assert (room["turn_limit"], room["watch"]) == (30, True)
        assert room["problem"] == {"code": "seats_over", "params": {"over": 1}}
        await ann.command("setup", seats=4)
        await ann.command("computers", levels=[])
        assert ann.room["problem"] == {"code": "seats_missing", "params": {"missing": 2}}
        await ann.command("setup", seats=None)
        assert (ann.room["seats"], ann.room["problem"]) == (2, None)

    run(scenario)


def test_a_full_room_takes_nobody_in(run: Run) -> None:
    """With every seat taken a fifth person is refused, and a computer too."""

    async def scenario(site: Site) -> None:
        ann = await open_room(site, seats=2)
        await join(site, ann, "Ben")
        cem = await look_in(await site.device(), "Cem", ann.code)
        refused = await cem.promise()
        assert (refused["code"], refused["params"]) == ("room_full", {"seats": 2})
        assert (await ann.command("computers", levels=["easy"]))["code"] == "room_full"
        assert (await cem.device.json("GET", f"/api/rooms/{ann.code}"))["open"] is False

    run(scenario)


def test_colours_are_chosen_where_the_variant_says_so(run: Run) -> None:
    """A colour is taken once, and given back when the variant hands them out itself."""

    async def scenario(site: Site) -> None:
        ann = await open_room(site, variant="norwegian")
        ben = await join(site, ann, "Ben")
        await ann.command("colour", colour="red")
        assert (await ben.command("colour", colour="red"))["code"] == "invalid_seats"
        assert (await ben.command("colour", colour="pink"))["code"] == "invalid_seats"
        await ben.command("colour", colour="green")
        pages = await begin(ann, ben)
        seats = {seat["name"]: seat["colour"] for seat in pages[0].game["seats"]}
        assert seats == {"Ann": "red", "Ben": "green"}

    run(scenario)


def test_when_the_host_leaves_the_next_person_is_the_host_in_every_way(run: Run) -> None:
    """The new host can change and start; the old one comes back as one of the others."""

    async def scenario(site: Site) -> None:
        ann = await open_room(site)
        ben = await join(site, ann, "Ben")
        await ann.command("depart")
        await ben.seen(host=0, you=0)
        assert ben.names == ["Ben"]
        assert (await ben.command("computers", levels=["easy"]))["type"] == "answer"
        await ann.promise()
        assert (ann.room["you"], ann.room["host"]) == (1, 0)
        assert (await ann.command("start"))["code"] == "not_host"
        assert (await ben.command("start"))["type"] == "answer"

    run(scenario)


def test_a_host_who_stays_away_hands_on_the_duties(run: Run) -> None:
    """A short loss of the line changes nothing; after two minutes somebody who is there hosts."""

    async def scenario(site: Site) -> None:
        ann = await open_room(site)
        ben = await join(site, ann, "Ben")
        await ann.line.close()
        while ben.room["persons"][0]["connected"]:
            await ben.until("room")
        await site.advance(5)
        assert ben.room["host"] == 0
        await site.advance(116)
        await ben.seen(host=1)

    run(scenario)


def test_the_last_to_leave_closes_the_room(run: Run) -> None:
    """When nobody is in it the code is known no more."""

    async def scenario(site: Site) -> None:
        ann = await open_room(site)
        await ann.command("depart")
        await site.advance(3)
        assert (await ann.receive())["code"] == "unknown_room"
        with pytest.raises(ConnectionClosed):
            await ann.receive()
        refused = await ann.device.refused("GET", f"/api/rooms/{ann.code}")
        assert (refused["status"], refused["code"]) == (404, "unknown_room")

    run(scenario)


def test_a_room_that_all_have_left_alone_is_closed_after_a_day() -> None:
    """While somebody looks at it it stays, however long, and a day after they went it goes."""

    async def scenario(table: Table) -> None:
        lobby = Lobby(table.hall, table.store, table.clock)
        await table.hall.open()
        code = (await lobby.create("Ann", NewRoom("classic", "Ann"))).code
        room, ears = await lobby.room(code, "Ann", ""), Ears()
        await room.greet(ears, Hello(1), "Ann")
        await table.advance(DAY + 3600)
        room.dismiss(ears)
        await table.advance(DAY - 60)
        assert await lobby.room(code, "Ann", "") is room
        await table.advance(120)
        with pytest.raises(Refusal) as refused:
            await lobby.room(code, "Ann", "")
        assert refused.value.code == "unknown_room"

    play(scenario)


def test_messages_are_plain_texts_and_reactions_and_not_too_many(run: Run) -> None:
    """Everyone in the room hears them; who says six in ten seconds has to wait."""

    async def scenario(site: Site) -> None:
        ann = await open_room(site)
        ben = await join(site, ann, "Ben")
        text = "<b>hi</b>\n & hello"
        await ben.command("say", text=text)
        await ben.command("say", reaction="lucky")
        said = [(m["person"], m["name"], m["text"], m["reaction"]) for m in ben.room["messages"]]
        assert said == [
            (1, "Ben", "<b>hi</b> & hello", None),
            (1, "Ben", None, "lucky"),
        ]
        await ann.seen(version=ben.room["version"])
        assert ann.room["messages"] == ben.room["messages"]
        for bad in ({}, {"text": ""}, {"text": "x" * 201}, {"reaction": "no"}, {"text": "  "}):
            assert (await ben.command("say", **bad))["code"] == "bad_frame"
        for _ in range(3):
            assert (await ben.command("say", reaction="hello"))["type"] == "answer"
        assert (await ben.command("say", reaction="hello"))["code"] == "too_fast"
        assert (await ann.command("say", text="me too"))["type"] == "answer"
        await site.advance(10)
        assert (await ben.command("say", reaction="bye"))["type"] == "answer"
        eve = await look_in(await site.device(), "Eve", ann.code)
        assert eve.room["messages"] == []

    run(scenario)


def test_a_repeated_command_is_done_once(run: Run) -> None:
    """Who lost the answer may say the same again without saying it twice."""

    async def scenario(site: Site) -> None:
        ann = await open_room(site)
        for _ in range(3):
            assert await ann.command("say", id="once", text="hi") == {
                "type": "answer",
                "id": "once",
            }
        assert len(ann.room["messages"]) == 1

    run(scenario)


def test_wrong_codes_are_slowed_down(run: Run) -> None:
    """After twenty wrong codes an address waits, except for rooms that it is in."""

    async def scenario(site: Site) -> None:
        ann = await open_room(site)
        eve = await site.device()
        codes = [f"wrong{number:03}" for number in range(25)]
        found = [(await eve.refused("GET", f"/api/rooms/{code}"))["code"] for code in codes]
        assert found == ["unknown_room"] * 20 + ["too_many_guesses"] * 5
        assert (await eve.refused("GET", f"/api/rooms/{ann.code}"))["status"] == 429
        line = await eve.connect(f"rooms/{ann.code}")
        assert "too_many_guesses" in str(await line.recv())
        assert (await ann.device.json("GET", f"/api/rooms/{ann.code}"))["code"] == ann.code
        await site.advance(7)
        assert (await eve.json("GET", f"/api/rooms/{ann.code}"))["code"] == ann.code

    run(scenario)


def test_the_link_is_drawn_as_a_picture(run: Run) -> None:
    """The picture is a drawing that browsers show, on white whatever the theme."""

    async def scenario(site: Site) -> None:
        ann = await open_room(site)
        answer = await ann.device.http.get(f"/api/rooms/{ann.code}/qr.svg")
        assert answer.headers["content-type"].startswith("image/svg+xml")
        assert "<svg" in answer.text
        assert "#fff" in answer.text
        page = await ann.device.http.get(f"/room/{ann.code}", headers={"Accept": "text/html"})
        assert page.status_code == 200

    run(scenario)


BAD = (
    "",
    "null",
    "{}",
    '{"type": "roll", "id": "x", "at": 0}',
    '{"type": "join", "id": "x"}',
    '{"type": "join", "id": "x", "name": "Eve", "device": "ann"}',
    '{"type": "join", "id": "x", "name": "' + "x" * 41 + '"}',
    '{"type": "setup", "id": "x", "turn_limit": 31}',
    '{"type": "setup", "id": "x", "seats": 7}',
    '{"type": "computers", "id": "x", "levels": ["perfect"]}',
    '{"type": "remove", "id": "x", "number": "0"}',
    '{"type": "frozen", "id": "x", "game": "g", "secret": "s", "reveal_by": 0}',
    '{"type": "made", "id": "x"}',
    '{"type": "over", "id": "x", "starter": 0}',
)


def test_what_is_no_message_of_a_room_is_refused(run: Run) -> None:
    """Whatever is sent, the line stays open and the room as it was; nobody makes events."""

    async def scenario(site: Site) -> None:
        ann = await open_room(site)
        version = ann.room["version"]
        for frame in BAD:
            await ann.send(frame)
            refused = await ann.receive()
            assert (refused["type"], refused.get("code")) == ("error", "bad_frame"), frame
        for number in (-1, 1, ann.room["persons"][0]["number"]):
            assert (await ann.command("remove", number=number))["code"] == "not_in_room"
            assert (await ann.command("admit", number=number))["code"] == "not_in_room"
        assert (await ann.command("join", name=" \n "))["code"] == "invalid_name"
        assert (await ann.command("join", name="A", commitment="x"))["code"] == (
            "invalid_contribution"
        )
        assert (await ann.command("setup", variant="ludo king"))["code"] == "unknown_variant"
        assert (await ann.command("setup", rules={"name": "x"}))["code"] == "invalid_rules"
        await ann.look()
        assert ann.room["version"] == version

    run(scenario)


def test_a_room_is_no_game_and_a_game_no_room(run: Run) -> None:
    """Each is unknown at the other's address, and neither breaks the other's lists."""

    async def scenario(site: Site) -> None:
        ann = await open_room(site)
        game = await ann.device.create()
        assert (await ann.device.refused("GET", f"/api/rooms/{game}"))["code"] == "unknown_room"
        for method, path in (
            ("POST", f"/api/games/{ann.code}/leave"),
            ("DELETE", f"/api/games/{ann.code}"),
            ("GET", f"/api/games/{ann.code}/record"),
            ("GET", f"/api/games/{ann.code}/replay"),
        ):
            assert (await ann.device.refused(method, path))["code"] == "unknown_game"
        games = await ann.device.json("GET", "/api/games")
        rooms = await ann.device.json("GET", "/api/rooms")
        assert [line["id"] for line in games["games"]] == [game]
        assert [room["code"] for room in rooms["rooms"]] == [ann.code]

    run(scenario)
