"""Requests about games and rules, and how broken ones are refused."""

from __future__ import annotations

import hashlib

import pytest
from tests.server.conftest import Run
from tests.server.site import COMPUTER, PATIENT, SHARE, Site

from openludo import variant_names
from openludo.records import read_record
from openludo.records.verify import verify_record

PROMISE = hashlib.sha256(SHARE).hexdigest()
TWO = [PATIENT, PATIENT]


def test_the_server_promises_before_the_browser_reveals(run: Run) -> None:
    """The commitment comes with the game; the revealed share is frozen into its first entry."""

    async def scenario(site: Site) -> None:
        device = await site.device()
        body = {"variant": "pairs", "seats": TWO, "commitment": PROMISE}
        made = await device.json("POST", "/api/games", body)
        assert made["waiting"] is True
        line = (await device.json("GET", "/api/games"))["games"][0]
        assert (line["id"], line["turn"], line["rolls"]) == (made["id"], None, 0)
        assert [seat["colour"] for seat in line["seats"]] == [None, None]
        looks = (("GET", "record", None, "not_found"), ("POST", "again", {}, "still_playing"))
        for method, what, content, code in looks:
            refused = await device.refused(method, f"/api/games/{made['id']}/{what}", content)
            assert refused["code"] == code
        path = f"/api/games/{made['id']}/contribution"
        for wrong in ("", "zz", "00" * 16, SHARE.hex()[:-2]):
            refused = await device.refused("POST", path, {"reveal": wrong})
            assert refused["code"] == "invalid_contribution"
        for _ in range(2):
            await device.json("POST", path, {"reveal": SHARE.hex()})
        page = await device.open(made["id"])
        assert page.number == 0
        dice = page.game["dice"]
        assert (dice["commitment"], dice["contributions"]) == (made["commitment"], [SHARE.hex()])

    run(scenario)


def test_a_game_that_is_opened_early_goes_without_the_share(run: Run) -> None:
    """Who looks before revealing plays with an empty share, shown as such; it cannot be added."""

    async def scenario(site: Site) -> None:
        device = await site.device()
        body = {"variant": "pairs", "seats": TWO, "commitment": PROMISE}
        made = await device.json("POST", "/api/games", body)
        page = await device.open(made["id"])
        assert page.game["dice"]["contributions"] == [""]
        path = f"/api/games/{made['id']}/contribution"
        refused = await device.refused("POST", path, {"reveal": SHARE.hex()})
        assert (refused["status"], refused["code"]) == (409, "already_started")

    run(scenario)


def test_without_a_promise_the_game_begins_at_once(run: Run) -> None:
    """A page that cannot hash promises nothing, and may reveal nothing."""

    async def scenario(site: Site) -> None:
        device = await site.device()
        body = {"variant": "classic", "seats": TWO, "commitment": None}
        made = await device.json("POST", "/api/games", body)
        assert made["waiting"] is False
        path = f"/api/games/{made['id']}/contribution"
        assert (await device.refused("POST", path, {"reveal": SHARE.hex()}))["code"] == (
            "invalid_contribution"
        )

    run(scenario)


def test_games_are_listed_with_what_a_list_shows(run: Run) -> None:
    """Open ones come first, the last played before others, with all that a list shows."""

    async def scenario(site: Site) -> None:
        device = await site.device()
        first = await device.create("classic", (PATIENT | {"name": "Ann"}, COMPUTER))
        second = await device.create("pairs", TWO, rules={"walls": "true"})
        site.clock.time += 60
        page = await device.open(first)
        await page.command("roll")
        lines = (await device.json("GET", "/api/games"))["games"]
        assert [line["id"] for line in lines] == [first, second]
        assert [line["changed"] for line in lines] == [[], ["passing"]]
        ann, computer = lines[0]["seats"]
        assert ann == {"kind": "person", "name": "Ann", "level": None, "colour": "yellow"}
        assert (computer["kind"], computer["level"]) == ("computer", "easy")
        assert (lines[0]["status"], lines[0]["rolls"]) == ("playing", page.state["rolls"])
        assert lines[0]["updated"].endswith("Z")
        site.clock.time += 60
        await device.json("POST", f"/api/games/{second}/leave")
        lines = (await device.json("GET", "/api/games"))["games"]
        assert [(g["id"], g["status"]) for g in lines] == [(first, "playing"), (second, "left")]
        await device.json("DELETE", f"/api/games/{second}")
        assert [g["id"] for g in (await device.json("GET", "/api/games"))["games"]] == [first]
        assert (await device.refused("DELETE", f"/api/games/{second}"))["code"] == "unknown_game"

    run(scenario)


def test_play_again_makes_a_fresh_game_of_the_same_kind(run: Run) -> None:
    """Three games in a row: a new promise each time, counters at zero, the first seat moved on."""

    async def scenario(site: Site) -> None:
        device = await site.device()
        game = await device.create("classic", TWO, rules={"tokens_to_win": "1"})
        assert (await device.refused("POST", f"/api/games/{game}/again", {}))["code"] == (
            "still_playing"
        )
        promises = set()
        for number in range(4):
            page = await device.open(game)
            assert (page.game["first"], page.game["number"]) == (number % 2, 0)
            assert page.state["rolls"] == page.state["streak"] == page.state["tries"] == 0
            assert page.game["rules"]["tokens_to_win"] == "1"
            assert page.state["tokens"] == [[-1] * 4] * 2
            promises.add(page.game["dice"]["commitment"])
            for _ in range(10):
                await page.act()
            await page.command("leave")
            made = await device.json("POST", f"/api/games/{game}/again", {"commitment": PROMISE})
            assert made["waiting"] is True
            game = made["id"]
        assert len(promises) == 4

    run(scenario)


def test_a_record_can_be_read_and_verified_by_others(run: Run) -> None:
    """A left game's record proves its dice; an open one's hides the secret."""

    async def scenario(site: Site) -> None:
        device = await site.device()
        for variant in ("pairs", "norwegian", "danish"):
            game = await device.create(variant, TWO)
            page = await device.open(game)
            for _ in range(40):
                await page.act()
            open_text = (await device.http.get(f"/api/games/{game}/record")).text
            assert "Dice-Secret: hidden" in open_text
            assert read_record(open_text).result.kind == "open"
            await page.command("leave")
            answer = await device.http.get(f"/api/games/{game}/record")
            assert answer.headers["Content-Type"] == "text/plain; charset=utf-8"
            record = read_record(answer.text)
            verification = verify_record(record)
            assert verification.ok, verification
            assert record.result.kind == "left"

    run(scenario)


def test_names_come_back_as_they_were_written(run: Run) -> None:
    """Markup, quotes and signs of any script are text everywhere."""

    async def scenario(site: Site) -> None:
        device = await site.device()
        names = ["<img src=x onerror=alert(1)>", "\"' onload='x", "Ævar 💡 ‮abc", "</script>"]
        for name in names:
            site.clock.time += 60
            game = await device.create("classic", (PATIENT | {"name": name}, COMPUTER))
            page = await device.open(game)
            assert page.game["seats"][0]["name"] == name
            record = (await device.http.get(f"/api/games/{game}/record")).text
            assert read_record(record).seats[0].name == name
            assert (await device.json("GET", "/api/games"))["games"][0]["seats"][0]["name"] == name

    run(scenario)


BROKEN = [
    "",
    "null",
    "[]",
    "{",
    "7",
    "[" * 5000,
    '{"variant": 7, "seats": []}',
    '{"variant": "pairs"}',
    '{"variant": "pairs", "seats": [7]}',
    '{"variant": "pairs", "seats": [{"kind": "robot"}]}',
    '{"variant": "pairs", "seats": [{"kind": "person", "admin": true}]}',
    '{"variant": "pairs", "seats": [], "secret": "00"}',
    '{"variant": "pairs", "seats": [], "pace": "warp"}',
    '{"variant": "pairs", "seats": [{"kind": "person", "name": "%s"}]}',
    '{"variant": "pairs", "seats": [{"kind": "person", "name": "\\ud800"}]}',
    '{"variant": "pairs", "seats": [{"kind": "computer", "level": "god"}]}',
    '{"variant": "pairs", "seats": [], "rules": {"walls": true}}',
]


def test_a_broken_request_is_refused_politely(run: Run) -> None:
    """Whatever is posted, the answer is a code with a reason, and no game is made."""

    async def scenario(site: Site) -> None:
        device = await site.device()
        for body in BROKEN:
            content = body.replace("%s", "x" * 41).encode()
            headers = {"Content-Type": "application/json"}
            answer = await device.http.post("/api/games", content=content, headers=headers)
            error = answer.json()["error"]
            assert (answer.status_code, error["code"]) == (400, "bad_request"), body
            assert error["params"]["reason"], body
        assert (await device.json("GET", "/api/games"))["games"] == []

    run(scenario)


def test_a_large_body_is_refused(run: Run) -> None:
    """A body beyond the limit is not read to its end."""

    async def scenario(site: Site) -> None:
        device = await site.device()
        body = {"variant": "x" * 20_000, "seats": []}
        refused = await device.refused("POST", "/api/games", body)
        assert (refused["status"], refused["code"]) == (413, "too_large")

    run(scenario)


def test_addresses_and_methods_that_do_not_exist_are_refused(run: Run) -> None:
    """Programs get a code, not a page."""

    async def scenario(site: Site) -> None:
        device = await site.device()
        assert (await device.refused("GET", "/api/nothing"))["code"] == "not_found"
        assert (await device.refused("PUT", "/api/games"))["code"] == "wrong_method"
        assert (await device.refused("GET", "/api/games/x/record"))["code"] == "unknown_game"

    run(scenario)


def test_everything_that_can_be_chosen_is_listed(run: Run) -> None:
    """The list of variants has every variant with every rule, and fields that explain each."""

    async def scenario(site: Site) -> None:
        device = await site.device()
        listed = await device.json("GET", "/api/variants")
        assert [v["name"] for v in listed["variants"]] == list(variant_names())
        rules = {field["name"] for field in listed["fields"] if not field["bundle"]}
        assert all(set(v["rules"]) == rules for v in listed["variants"])
        assert [v["name"] for v in listed["variants"] if v["fixed_seats"]] == ["solo"]
        limit = next(f for f in listed["fields"] if f["name"] == "streak_limit")
        assert (limit["kind"], limit["values"], limit["min"]) == ("number", None, 0)
        marks = ["circle", "square", "triangle", "cross", "diamond", "hexagon"]
        assert [c["mark"] for c in listed["colours"]] == marks
        assert listed["levels"] == ["easy", "normal", "hard"]

    run(scenario)


def test_house_rules_are_checked_together(run: Run) -> None:
    """What goes together comes back with the board; what does not names both rules."""

    async def scenario(site: Site) -> None:
        device = await site.device()
        body = {"variant": "pairs", "rules": {"walls": "true", "enter_on": "1,6"}}
        answer = await device.json("POST", "/api/rules", body)
        assert answer["changed"] == ["enter_on", "passing"]
        assert answer["rules"]["enter_on"] == "1,6"
        board = answer["board"]
        assert (board["rows"], len(board["track"]), len(board["places"])) == (15, 52, 4)
        assert all(len(place["path"]) == 56 for place in board["places"])
        body = {"variant": "pairs", "rules": {"walls": "true", "passing": "free"}}
        refused = await device.refused("POST", "/api/rules", body)
        assert (refused["code"], refused["params"]["names"]) == (
            "invalid_rules",
            ["walls", "passing"],
        )
        for variant, code in (("nothing", "unknown_variant"), ("name", "unknown_variant")):
            body = {"variant": variant, "rules": {}}
            assert (await device.refused("POST", "/api/rules", body))["code"] == code

    run(scenario)


def test_a_board_on_which_nobody_can_sit_is_refused_everywhere(run: Run) -> None:
    """For `solo` a board for two is refused with its rules, their page and a game alike."""

    async def scenario(site: Site) -> None:
        device = await site.device()
        rules = {"board": "strip32", "column_squares": "5"}
        seats = [PATIENT, *[COMPUTER] * 3]
        query = "board=strip32&column_squares=5"
        for method, path, body in (
            ("POST", "/api/rules", {"variant": "solo", "rules": rules}),
            ("POST", "/api/games", {"variant": "solo", "rules": rules, "seats": seats}),
            ("GET", f"/api/rules/solo?{query}", None),
        ):
            refused = await device.refused(method, path, body)
            assert (refused["code"], refused["params"]["names"]) == ("invalid_rules", ["board"])

    run(scenario)


@pytest.mark.parametrize(
    ("variant", "kinds"),
    [
        ("pairs", {"start": (4, 4), "star": (4, 4)}),
        ("norwegian", {"start": (4, 4)}),
        ("english", {"start": (4, 0)}),
        ("danish", {"globe": (8, 8), "hop": (8, 0)}),
    ],
)
def test_the_board_marks_what_the_rules_make_special(
    run: Run, variant: str, kinds: dict[str, tuple[int, int]]
) -> None:
    """Stars, globes and hops are marked where the rules use them, safe where they protect."""

    async def scenario(site: Site) -> None:
        device = await site.device()
        body = {"variant": variant, "rules": {}}
        marks = (await device.json("POST", "/api/rules", body))["board"]["marks"]
        found: dict[str, tuple[int, int]] = {}
        for mark in marks:
            number, safe = found.get(mark["kind"], (0, 0))
            found[mark["kind"]] = (number + 1, safe + mark["safe"])
        assert found == kinds

    run(scenario)


def test_rules_are_written_in_both_languages(run: Run) -> None:
    """A link with house rules shows them in words, marked as changed."""

    async def scenario(site: Site) -> None:
        device = await site.device()
        pages = {
            language: await device.json("GET", f"/api/rules/classic?lang={language}&enter_on=1,6")
            for language in ("en", "de")
        }
        assert pages["en"]["title"] != pages["de"]["title"]
        for page in pages.values():
            items = [item for section in page["sections"] for item in section["items"]]
            assert [item["rule"] for item in items if item["changed"]] == ["enter_on"]
        refused = await device.refused("GET", "/api/rules/classic?nonsense=1")
        assert refused["code"] == "invalid_rules"

    run(scenario)
