"""A game on several devices: each acts for its own seat, and all see the same."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect
from tests.browser.rooms_tour import (
    act,
    join,
    on_turn,
    one_log,
    open_room,
    play_to_the_end,
    seat,
    start,
)
from tests.browser.screens_tour import visit

NewPage = Callable[..., Page]
STILL = {"reduced_motion": "reduce"}
LAGGING = """() => {
  window.lag = 0;
  Object.defineProperty(WebSocket.prototype, "onmessage", {
    set(hear) {
      if (hear) this.addEventListener("message", (event) => setTimeout(hear, window.lag, event));
    },
  });
}"""
"""Lets what a page hears come late."""

LAG = "(lag) => { window.lag = lag; dispatchEvent(new Event('online')); }"


def test_friends_play_a_game_and_another(new_page: NewPage, server_url: str) -> None:
    """Two open, join, start and play to the end; both see who won, and go back to the room."""
    ada, ben = new_page(**STILL), new_page(size=(360, 740), **STILL)
    code = open_room(ada, server_url)
    join(ben, server_url, code, "Ben")
    start(ada, ben)
    game = ada.url
    assert ben.url == game
    play_to_the_end(ada, ben)
    titles = [page.locator(".panel--result h2").inner_text() for page in (ada, ben)]
    assert sorted(titles)[1] == "You win!"
    assert re.fullmatch("(Ada|Ben) wins!", sorted(titles)[0])
    for page in (ada, ben):
        page.get_by_role("button", name="Play again").click()
        page.wait_for_url(f"**/room/{code}")
    start(ada, ben)
    assert ada.url != game


def test_the_next_game_takes_along_who_still_looks_at_the_result(
    new_page: NewPage, server_url: str
) -> None:
    """A page that shows the result has its part in the next dice, and goes there by itself.

    It is told when the host makes that one rated.
    """
    ada, ben = seated(new_page, server_url)
    game = ben.url
    play_to_the_end(ada, ben)
    ada.get_by_role("button", name="Play again").click()
    expect(ada.locator(".member", has_text="dice promised")).to_have_count(2)
    ada.get_by_role("switch", name="Rated").click()
    expect(ben.locator(".notices")).to_contain_text("The next game is rated.")
    ada.get_by_role("button", name="Start the game").click()
    ada.wait_for_url("**/game/*")
    ben.wait_for_url(ada.url)
    assert ben.url != game
    ada.get_by_role("button", name="About this game").click()
    expect(ada.get_by_text("Contributions of the players")).to_be_visible()
    expect(ada.locator(".info__dice")).not_to_contain_text("none")


def test_a_running_game_of_a_room_is_listed_but_not_erased(
    new_page: NewPage, server_url: str
) -> None:
    """The first screen leads back to it and names its room; it is not one person's to erase."""
    _, ben = seated(new_page, server_url)
    game = ben.url
    visit(ben, server_url)
    line = ben.locator(".open-game")
    expect(line).to_contain_text(re.compile(r"Room \w{4} \w{4}"))
    expect(line.get_by_role("button")).to_have_count(0)
    line.get_by_role("link").click()
    ben.wait_for_url(game)


def test_each_page_acts_for_its_own_seat(new_page: NewPage, server_url: str) -> None:
    """The page whose turn it is may roll; the other says whose turn it is, and its die is still."""
    ada, ben = seated(new_page, server_url)
    acting = on_turn(ada, ben)
    other, name = (ben, "Ada") if acting is ada else (ada, "Ben")
    expect(acting.locator(".tray__status")).to_have_text("Your turn: roll the die")
    expect(other.locator(".tray__status")).to_have_text(f"It is {name}’s turn")
    act(other)
    other.keyboard.press("Space")
    other.wait_for_timeout(300)
    expect(other.locator(".tray__status")).to_have_text(f"It is {name}’s turn")
    act(acting)
    for page in (ada, ben):
        expect(
            page.locator(".plate", has_text=name_of(acting, ada)).locator(".face")
        ).to_be_visible()


def test_a_reload_in_the_middle_of_a_roll_loses_nothing(new_page: NewPage, server_url: str) -> None:
    """Who reloads the page at the moment of rolling finds the roll made once, and plays on."""
    ada, ben = seated(new_page, server_url)
    acting = on_turn(ada, ben)
    act(acting)
    acting.reload()
    acting.wait_for_selector(".table .board")
    expect(acting.locator(".plate__last .face")).to_have_count(1)
    for _ in range(12):
        act(on_turn(ada, ben))
    assert len(one_log(ada, ben)) > 4


def test_a_lost_line_is_seen_and_comes_back(new_page: NewPage, server_url: str) -> None:
    """Who loses the network is told so and seen as away; with it they are back and play on."""
    ada, ben = seated(new_page, server_url)
    ben.context.set_offline(True)
    expect(ben.locator(".tray__status")).to_contain_text("No connection")
    plate = ada.locator(".plate", has_text="Ben")
    expect(plate.locator(".unseen")).to_contain_text("away", timeout=30_000)
    ben.context.set_offline(False)
    expect(plate.locator(".unseen")).not_to_contain_text("away", timeout=30_000)
    for _ in range(6):
        act(on_turn(ada, ben))


def test_everybody_sees_who_is_badly_connected(new_page: NewPage, server_url: str) -> None:
    """Whose answers take long is seen to have a slow connection, until it is better."""
    ada, ben = new_page(**STILL), new_page(**STILL)
    ben.add_init_script(f"({LAGGING})()")
    seat(ada, {"Ben": ben}, server_url)
    plate = ada.locator(".plate", has_text="Ben").locator(".unseen")
    expect(plate).not_to_contain_text("slow connection")
    ben.evaluate(LAG, 1500)
    expect(plate).to_contain_text("slow connection")
    ben.evaluate(LAG, 0)
    expect(plate).not_to_contain_text("slow connection")


def test_a_computer_keeps_a_seat_until_its_player_is_back(
    new_page: NewPage, server_url: str
) -> None:
    """Who leaves is played for, which all can see; who comes back takes the seat again."""
    ada, ben = seated(new_page, server_url)
    ben.get_by_role("button", name="Leave the game").click()
    expect(ben.get_by_role("dialog")).to_contain_text("A computer then plays for you.")
    ben.get_by_role("button", name="Leave", exact=True).click()
    expect(ben.get_by_role("link", name="Open a room")).to_be_visible()
    left = ada.locator(".log__line", has_text="Ben left. A computer (Normal) plays on.")
    expect(left).to_have_count(1)
    plate = ada.locator(".plate", has_text="Ben").locator(".unseen")
    expect(plate).to_contain_text("a computer (Normal) plays for now")
    ben.goto(ada.url)
    ben.get_by_role("button", name="Play myself again").click()
    expect(ada.locator(".log__line", has_text="Ben is back.")).to_have_count(1)
    expect(plate).not_to_contain_text("a computer (Normal) plays for now")
    for _ in range(4):
        act(on_turn(ada, ben))


def test_others_watch_where_the_room_allows_it(new_page: NewPage, server_url: str) -> None:
    """A watcher sees the game from the door on, is told so, is counted, and cannot act."""
    ada, ben = seated(new_page, server_url, watch=True)
    eve = new_page(**STILL)
    code = ada.evaluate("fetch('/api/rooms').then((a) => a.json()).then((a) => a.rooms[0].code)")
    eve.goto(f"{server_url}/room/{code}")
    eve.get_by_role("link", name="Watch the game").click()
    eve.wait_for_selector(".table .board")
    expect(eve.locator(".tray")).to_contain_text("You are watching.")
    act(eve)
    act(on_turn(ada, ben))
    expect(eve.locator(".plate__last .face")).to_have_count(1)
    ada.get_by_role("button", name="Messages").click()
    expect(ada.get_by_role("dialog")).to_contain_text("One person is watching.")


def test_the_clock_of_a_turn_is_seen_by_all(new_page: NewPage, server_url: str) -> None:
    """With a limit the plate of the seat on turn counts down, on every page."""
    ada, ben = seated(new_page, server_url, turn_limit=30)
    for page in (ada, ben):
        clock = page.locator(".plate--turn .plate__clock")
        expect(clock).to_have_text(re.compile(r"^\d+$"))
        before = clock.inner_text()
        expect(clock).not_to_have_text(before)
        assert int(clock.inner_text()) < int(before)


def test_words_are_heard_at_the_table(new_page: NewPage, server_url: str) -> None:
    """A reaction rises from the plate, is counted until it is read, and is read aloud."""
    ada, ben = seated(new_page, server_url)
    ben.get_by_role("button", name="Messages").click()
    ben.get_by_role("button", name="Well played!").click()
    expect(ada.locator(".plate", has_text="Ben").locator(".plate__bubble")).to_have_text(
        "Well played!"
    )
    expect(ada.get_by_role("log", name="Announcements")).to_contain_text("Ben: Well played!")
    ada.get_by_role("button", name="Messages, one is new").click()
    expect(ada.get_by_role("dialog").locator(".message")).to_have_text("Ben Well played!")
    expect(ada.locator(".bar__unread")).to_be_hidden()


def seated(new_page: NewPage, url: str, **wish: Any) -> tuple[Page, Page]:
    """Seat two at a table, one of them with a phone."""
    ada, ben = new_page(**STILL), new_page(size=(360, 740), **STILL)
    code = open_room(ada, url, **wish)
    join(ben, url, code, "Ben")
    start(ada, ben)
    return ada, ben


def name_of(page: Page, ada: Page) -> str:
    """Give the name of whose page it is."""
    return "Ada" if page is ada else "Ben"
