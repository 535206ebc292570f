"""Time at a table of several devices: turns that run out, persons who stay away, empty rooms."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Page, expect
from tests.browser.clocked import ClockedServer
from tests.browser.rooms_tour import act, on_turn, open_room, seat, start, until_turn
from tests.browser.screens_tour import visit

NewPage = Callable[..., Page]
STILL = {"reduced_motion": "reduce"}
LIMIT, MISSES = 30, 3
PATIENCE, DAY = 120, 24 * 3600


def test_a_turn_that_runs_out_is_played_by_a_computer_named_to_all(
    new_page: NewPage, clocked: ClockedServer
) -> None:
    """The clock runs down before everybody; at its end the die rolls and a computer chooses."""
    ada, ben = seated(new_page, clocked, turn_limit=LIMIT)
    turn = ada.locator(".plate--turn").inner_text()
    for page in (ada, ben):
        expect(page.locator(".plate--turn .plate__clock")).to_have_text(re.compile(r"^[12]?\d$"))
    clocked.advance(LIMIT)
    for page in (ada, ben):
        said = page.get_by_role("log", name="Announcements")
        expect(said).to_contain_text("time is up: a computer (Normal) plays this turn.")
    for page in (ada, ben):
        expect(page.locator(".plate--turn")).not_to_have_text(turn)
    act(on_turn(ada, ben))


def test_three_turns_that_run_out_hand_the_seat_over(
    new_page: NewPage, clocked: ClockedServer
) -> None:
    """After three a computer keeps the seat, which all see; one tap brings the person back."""
    ada, ben = seated(new_page, clocked, turn_limit=LIMIT)
    for _ in range(MISSES):
        until_turn(ben, ada)
        clocked.advance(LIMIT)
        expect(own(ben)).not_to_have_class(re.compile("plate--turn"))
    late = "let three turns run out. A computer (Normal) plays on."
    expect(log(ada, f"Ben {late}")).to_have_count(1)
    state = ada.locator(".plate", has_text="Ben").locator(".unseen")
    expect(state).to_contain_text("a computer (Normal) plays for now")
    expect(own(ben).locator(".unseen")).to_contain_text("a computer (Normal) plays for now")
    ben.get_by_role("button", name="Play myself again").click()
    expect(log(ada, "Ben is back.")).to_have_count(1)
    expect(state).not_to_contain_text("a computer (Normal) plays for now")
    until_turn(ben, ada)
    act(ben)
    expect(own(ben).locator(".face")).to_be_visible()


def test_the_others_go_on_without_somebody_who_stays_away(
    new_page: NewPage, clocked: ClockedServer
) -> None:
    """Two minutes after a page was closed one tap lets a computer play; a reload takes it back."""
    ada, ben = seated(new_page, clocked)
    until_turn(ben, ada)
    game = ben.url
    ben.goto("about:blank")
    state = ada.locator(".plate", has_text="Ben").locator(".unseen")
    expect(state).to_contain_text("away")
    offer = ada.get_by_role("button", name="Ben is away: let a computer play")
    expect(offer).to_have_count(0)
    pass_time(clocked, PATIENCE, ada)
    offer.click()
    expect(log(ada, "Ben is away. A computer (Normal) plays on.")).to_have_count(1)
    expect(state).to_contain_text("a computer (Normal) plays for now")
    act(on_turn(ada))
    ben.goto(game)
    ben.get_by_role("button", name="Play myself again").click()
    expect(log(ada, "Ben is back.")).to_have_count(1)
    until_turn(ben, ada)
    act(ben)
    expect(own(ben).locator(".face")).to_be_visible()


def test_a_game_that_all_have_left_alone_pauses_and_after_a_day_counts_as_unfinished(
    new_page: NewPage, clocked: ClockedServer
) -> None:
    """With no player there no computer plays on; later the game, then the room, is closed."""
    ada, eve = new_page(**STILL), new_page(**STILL)
    code = open_room(ada, clocked.url, watch=True)
    for number in range(1, 4):
        ada.get_by_role("button", name="Add a computer").click()
        expect(ada.locator(".member.computer")).to_have_count(number)
    start(ada)
    visit(eve, ada.url)
    leave_to_computers(ada, eve)
    line = games(ada, clocked)[0]
    for _ in range(3):
        clocked.advance(DAY / 4)
        assert games(ada, clocked)[0] == line
    clocked.advance(DAY / 4)
    expect(log(eve, "The game was left.")).to_have_count(1)
    visit(ada, f"{clocked.url}/games")
    expect(ada.locator(".ended__game")).to_contain_text("left")
    visit(ada, f"{clocked.url}/statistics")
    expect(ada.locator("tbody tr").first).to_contain_text("Classic")
    expect(ada.locator("tbody tr").first.locator("td")).to_contain_text(
        ["Normal", "1", "0", "0", "1"]
    )
    ada.goto("about:blank")
    clocked.advance(DAY + 60)  # A minute for whoever had it in hand.
    while eve.request.get(f"{clocked.url}/api/rooms/{code}").ok:
        eve.wait_for_timeout(50)
    visit(ada, f"{clocked.url}/room/{code}")
    expect(ada.get_by_role("heading", name="There is no such room")).to_be_visible()


def leave_to_computers(page: Page, watching: Page) -> None:
    """Close the page of the only person while a computer is on turn."""
    game = page.url
    while True:
        act(on_turn(page))
        if page.locator(".plate--own.plate--turn").count():
            continue
        page.goto("about:blank")
        away = watching.locator(".plate", has_text="Ada").locator(".unseen")
        expect(away).to_contain_text("away")
        if not watching.locator(".plate--turn", has_text="Ada").count():
            return
        visit(page, game)


def games(page: Page, clocked: ClockedServer) -> Any:
    """Ask the server for the games of a device."""
    return page.request.get(f"{clocked.url}/api/games").json()["games"]


def pass_time(clocked: ClockedServer, seconds: float, *pages: Page) -> None:
    """Let time pass at once for the server and for pages that stay open."""
    clocked.advance(seconds)
    for page in pages:
        page.clock.fast_forward(int(seconds * 1000))


def seated(new_page: NewPage, clocked: ClockedServer, **wish: Any) -> tuple[Page, ...]:
    """Seat two at a table, one of them with a phone; the other's clock can be moved."""
    ada, ben = new_page(**STILL), new_page(size=(360, 740), has_touch=True, **STILL)
    ada.clock.install()
    return seat(ada, {"Ben": ben}, clocked.url, **wish)


def own(page: Page) -> Locator:
    """The plate of whose page it is."""
    return page.locator(".plate--own")


def log(page: Page, text: str) -> Locator:
    """Lines of the log that say something."""
    return page.locator(".log__line", has_text=text)
