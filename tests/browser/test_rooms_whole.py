"""Whole games of three and four devices, with all that may happen on the way, and what is left."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page, expect
from tests.browser.rooms_tour import SHORT, act, one_log, play_to_the_end, seat, start, until_turn
from tests.browser.screens_tour import visit

from openludo.records import read_record
from openludo.records.verify import verify_record

NewPage = Callable[..., Page]
STILL = {"reduced_motion": "reduce"}
PHONE = {"size": (360, 740), "has_touch": True}
NAMES = ("Ada", "Ben", "Cem", "Dora")
COLOURS = ("yellow", "blue", "red", "green")
TEAMS = (("Ada", "Cem"), ("Ben", "Dora"))
TEAM_RULES = SHORT | {
    "teams": "true",
    "begin_on_start": "4",
    "six_counts": "12",
    "home_roll": "overshoot",
    "stars": "hop",
    "passing": "free",
    "landing_on_stack": "captures",
    "stacks_on_safe_squares": "free",
}


def test_two_teams_play_a_game_and_another(new_page: NewPage, server_url: str) -> None:
    """Partners sit opposite and win together; in the next game the second seat begins."""
    ada, cem = new_page(**STILL), new_page(**STILL)
    ben, dora = new_page(**PHONE, **STILL), new_page(**PHONE, **STILL)
    guests = {"Ben": ben, "Cem": cem, "Dora": dora}
    pages = seat(ada, guests, server_url, rules=TEAM_RULES)
    for page in pages:
        for number, name in enumerate(NAMES):
            plate = page.locator(f".plate.seat-{COLOURS[number]}")
            expect(plate.locator(".plate__name")).to_have_text(name)
            partner = f"plays with {NAMES[(number + 2) % 4]}"
            expect(plate.locator(".unseen")).to_contain_text(partner)
        for one, other in ((0, 2), (1, 3)):
            assert opposite(page, one, other)
    expect(ada.locator(".plate--turn .plate__name")).to_have_text("Ada")
    until_turn(ben, *pages)
    ben.locator(".die").tap()
    expect(dora.locator(".plate", has_text="Ben").locator(".face")).to_be_visible()
    play_to_the_end(*pages)
    won = {page.locator(".panel--result h2").inner_text() for page in pages}
    assert won in [{f"{one} and {other} win!"} for one, other in TEAMS]
    for page in pages:
        expect(page.locator(".rank--first .rank__name")).to_have_text(
            re.findall(r"Ada|Ben|Cem|Dora", next(iter(won)))
        )
        page.get_by_role("button", name="Play again").click()
        page.wait_for_url("**/room/*")
    start(*pages)
    for page in pages:
        expect(page.locator(".plate--turn .plate__name")).to_have_text("Ben")


def opposite(page: Page, one: int, other: int) -> bool:
    """Tell whether the middle of the board lies midway between the tokens of two seats."""
    middle: bool = page.evaluate(
        """(seats) => {
          const boxes = [".board", ...seats.map((seat) => `.token[data-seat="${seat}"]`)].map(
            (name) => document.querySelector(name).getBoundingClientRect(),
          );
          const [board, one, other] = boxes;
          const off = (from, size) =>
            Math.abs(2 * board[from] + board[size] - one[from] - other[from] - one[size]);
          return Math.max(off("x", "width"), off("y", "height")) < board.width / 5;
        }""",
        [one, other],
    )
    return middle


def lines(page: Page) -> list[str]:
    """Read the log as the page tells it, the last first, whoever reads it."""
    return page.locator(".log__line").all_text_contents()


class Party:
    """Three at a table of one server."""

    def __init__(self, new_page: NewPage, url: str) -> None:
        self.ada, self.ben = new_page(**STILL), new_page(**PHONE, **STILL)
        self.cem = new_page(accept_downloads=True, **STILL)
        guests = {"Ben": self.ben, "Cem": self.cem}
        self.pages = seat(self.ada, guests, url)
        self.url, self.game = url, self.ada.url.rsplit("/", 1)[1]


def test_a_game_of_three_comes_through_every_mishap(new_page: NewPage, server_url: str) -> None:
    """A reload behind the own roll, a lost network, a seat given up and taken back, to the end."""
    at = Party(new_page, server_url)
    reload_behind_a_roll(at)
    lose_the_network(at)
    leave_and_come_back(at)
    play_to_the_end(*at.pages)
    look_again(at)
    check_the_proof(at)


def reload_behind_a_roll(at: Party) -> None:
    """Reload between roll and move: the face is the same, and the move is still to be chosen."""
    at.ben.get_by_role("button", name="Settings").click()
    at.ben.get_by_role("switch", name="Ben").click()
    expect(at.ben.get_by_role("switch", name="Ben")).not_to_be_checked()
    at.ben.get_by_role("button", name="Close").click()
    until_turn(at.ben, at.ada, at.cem)
    act(at.ben)
    at.ben.wait_for_selector(".token--movable")
    face = at.ben.locator(".plate--own .plate__last").inner_html()
    rolls = at.ben.locator(".log__line").count()
    at.ben.reload()
    at.ben.wait_for_selector(".token--movable")
    assert at.ben.locator(".plate--own .plate__last").inner_html() == face
    assert at.ben.locator(".log__line").count() == rolls
    act(at.ben)


def lose_the_network(at: Party) -> None:
    """The others play on; who is back has seen all of it, in order and once."""
    until_turn(at.ada, at.ben, at.cem)
    at.cem.context.set_offline(True)
    expect(at.cem.locator(".tray__status")).to_contain_text("No connection")
    plate = at.ada.locator(".plate", has_text="Cem")
    expect(plate.locator(".unseen")).to_contain_text("away", timeout=30_000)
    before = len(lines(at.ada))
    while not at.ada.locator(".plate--turn", has_text="Cem").count():
        act(at.ada)
        act(at.ben)
        at.ada.wait_for_timeout(50)
    assert len(lines(at.ada)) > before
    at.cem.context.set_offline(False)
    until_turn(at.cem, at.ada, at.ben)
    expect(plate.locator(".unseen")).not_to_contain_text("away")
    assert len(one_log(at.cem, at.ada)) >= before
    act(at.cem)


def leave_and_come_back(at: Party) -> None:
    """A computer keeps the seat through a turn of it, until its person plays again."""
    until_turn(at.ada, at.ben, at.cem)
    at.ben.get_by_role("button", name="Leave the game").click()
    at.ben.get_by_role("button", name="Leave", exact=True).click()
    plate = at.cem.locator(".plate", has_text="Ben").locator(".unseen")
    expect(plate).to_contain_text("a computer (Normal) plays for now")
    until_turn(at.cem, at.ada)
    visit(at.ben, f"{at.url}/game/{at.game}")
    at.ben.get_by_role("button", name="Play myself again").click()
    expect(plate).not_to_contain_text("a computer")
    until_turn(at.ben, at.ada, at.cem)


def look_again(at: Party) -> None:
    """The replay goes forwards, back and anywhere, and counts the rolls of each of the three."""
    at.cem.get_by_role("link", name="Watch again").click()
    slider = at.cem.get_by_role("slider")
    expect(slider).to_have_value("0")
    for name, step in (("One step on", "1"), ("One step back", "0")):
        at.cem.get_by_role("button", name=name, exact=True).click()
        expect(slider).to_have_value(step)
    slider.fill("17")
    expect(at.cem.locator(".replay__place")).to_contain_text("17 ")
    expect(at.cem.locator(".rolls__seat caption")).to_contain_text(["Ada", "Ben", "Cem"])
    lead = at.cem.locator(".replay__log, .replay")
    expect(lead.first).to_contain_text("Ben is back.")


def check_the_proof(at: Party) -> None:
    """The record that is saved proves the dice here, and before everybody's eyes on the page."""
    with at.cem.expect_download() as download:
        at.cem.get_by_role("link", name="Save the record as text").click()
    path = Path(download.value.path())
    record = read_record(path.read_text("utf-8"))
    assert verify_record(record).ok
    visit(at.ada, f"{at.url}/verify")
    at.ada.locator("input[type=file]").set_input_files(path)
    expect(at.ada.locator(".verdict.good")).to_be_visible()
    expect(at.ada.locator(".verdict")).to_contain_text("3 players’ contributions to the dice")
