"""Whole games on the real server: by mouse, by keyboard, with reloads, two tabs and a lost line."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.browser.screens_tour import wait_until_alike
from tests.browser.table_lab import Opener

PERSON = {"kind": "person", "auto_move": False}
COMPUTER = {"kind": "computer", "level": "easy"}
EMPTY = {"kind": "empty"}
SHORT = {"begin_on_start": "4", "tokens_to_win": "1", "home_roll": "overshoot"}
GAMES: dict[str, dict[str, Any]] = {
    "two on the cross": {"variant": "pairs", "seats": 2, "rules": SHORT},
    "Parchís": {
        "variant": "parchis",
        "seats": 2,
        "rules": {"begin_on_start": "2", "tokens_to_win": "1"},
    },
    "forty squares": {"variant": "german40", "seats": 3, "rules": {"tokens_to_win": "1"}},
    "six on a ring": {
        "variant": "classic",
        "seats": 6,
        "rules": SHORT | {"board": "by_seats", "roll_limit": "40"},
    },
}
CREATE = """async (body) => {
  const headers = { "Content-Type": "application/json" };
  const answer = await fetch("/api/games", { method: "POST", headers, body: JSON.stringify(body) });
  if (answer.status !== 201) throw new Error(await answer.text());
  return (await answer.json()).id;
}"""
RECORD = "async (id) => (await fetch(`/api/games/${id}/record`)).text()"
STEPS = 600


def begin(page: Page, url: str, seats: list[dict[str, Any]], **game: Any) -> str:
    """Make a game on this page's device and sit down at it."""
    page.goto(url)
    body = {"variant": "pairs", "rules": SHORT, "pace": "instant", "seats": seats} | game
    name: str = page.evaluate(CREATE, body)
    page.goto(f"{url}/game/{name}")
    page.wait_for_selector(".table .board")
    # It goes by itself too, perhaps just now.
    page.evaluate("document.querySelector('.opening .table-button--main')?.click()")
    expect(page.locator(".opening")).to_have_count(0)
    return name


def shown(page: Page) -> dict[str, Any]:
    """Tell what a page shows: face, status, rolls' faces on plates, places of tokens."""
    found: dict[str, Any] = page.evaluate(
        """() => ({
          face: document.querySelector(".die").dataset.face,
          ready: document.querySelector(".die").dataset.ready,
          status: document.querySelector(".tray__status").textContent,
          lines: [...document.querySelectorAll(".log__line")].map((line) => line.textContent),
          choices: document.querySelectorAll('.token--movable[tabindex="0"]').length,
          tokens: [...document.querySelectorAll(".token")].map((token) => token.style.transform),
        })"""
    )
    return found


def settled(page: Page) -> None:
    """Wait until the page waits for a person, or the game is over."""
    page.wait_for_selector('.die:not([data-ready=""]), .token--movable, dialog.panel--result[open]')


def roll_until_choice(page: Page) -> None:
    """Roll, and play any only move, until there are at least two moves to choose from."""
    for _ in range(STEPS):
        settled(page)
        if page.locator('.token--movable[tabindex="0"]').count() > 1:
            return
        page.keyboard.press("1" if page.locator(".token--movable").count() else "Space")
        page.wait_for_timeout(30)
    pytest.fail("There was never a choice.")


@pytest.mark.parametrize("name", GAMES)
def test_a_whole_game_by_mouse(new_page: Opener, server_url: str, name: str) -> None:
    """People round one screen play to the end with nothing but clicks, on boards of every kind."""
    page = new_page(size=(360, 740), reduced_motion="reduce")
    options = dict(GAMES[name])
    game = begin(page, server_url, [PERSON] * options.pop("seats"), **options)
    for _ in range(STEPS):
        settled(page)
        if page.locator("dialog.panel--result").count():
            break
        tokens = page.locator(".token--movable .token__body")
        if tokens.count():
            box = tokens.last.bounding_box()
            assert box is not None
            page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        else:
            page.locator(".die").click(force=True)
        page.wait_for_timeout(30)
    expect(page.get_by_role("dialog")).to_contain_text(re.compile("win|limit"))
    assert "Result" in page.evaluate(RECORD, game)


def test_a_whole_solo_game_by_keyboard(new_page: Opener, server_url: str) -> None:
    """One person against three computers plays to the end without a pointer."""
    page = new_page(reduced_motion="reduce")
    seats = [PERSON, COMPUTER, COMPUTER, COMPUTER]
    begin(page, server_url, seats, variant="solo")
    page.locator(".die").focus()
    for _ in range(STEPS):
        settled(page)
        if page.locator("dialog.panel--result").count():
            break
        label = page.evaluate("document.activeElement.getAttribute('aria-label') ?? ''")
        if page.locator(".token--movable").count():
            assert "token" in label, label
            page.keyboard.press("Enter")
        else:
            page.keyboard.press("Space")
        page.wait_for_timeout(30)
    panel = page.get_by_role("dialog")
    expect(panel).to_be_visible()
    expect(panel.get_by_role("button", name="Play again")).to_be_focused()
    before = page.url
    page.keyboard.press("Enter")
    page.wait_for_url(lambda url: url != before)
    page.locator(".tray__status", has_text=re.compile("Your|Who")).wait_for()
    assert page.locator(".token").count() == 16


def test_a_reload_changes_nothing(new_page: Opener, server_url: str) -> None:
    """A page loaded anew between roll and move shows the same face and the same choices."""
    page = new_page(reduced_motion="reduce")
    begin(page, server_url, [PERSON, PERSON, EMPTY, EMPTY])
    roll_until_choice(page)
    before = shown(page)
    for _ in range(3):
        page.reload()
        settled(page)
        assert shown(page) == before


def test_two_tabs_show_one_game(new_page: Opener, server_url: str) -> None:
    """What is rolled in one tab is seen in the other, and rolling in both at once is one roll."""
    first = new_page(reduced_motion="reduce")
    begin(first, server_url, [PERSON, PERSON, EMPTY, EMPTY])
    second = first.context.new_page()
    second.goto(first.url)
    settled(second)
    settled(first)
    for page in (first, second):
        page.evaluate("document.querySelector('.die').click()")
    expect(first.locator(".die")).not_to_have_attribute("data-face", "")
    face = first.get_attribute(".die", "data-face")
    expect(second.locator(".die")).to_have_attribute("data-face", str(face))
    settled(first)
    settled(second)
    wait_until_alike(shown, first, second)


def test_a_lost_line_shows_nothing_as_done(new_page: Opener, server_url: str) -> None:
    """Without a connection taps do nothing; when it is back the page is where the server is."""
    page = new_page(reduced_motion="reduce")
    begin(page, server_url, [PERSON, PERSON, EMPTY, EMPTY])
    roll_until_choice(page)
    before = shown(page)
    page.context.set_offline(True)
    expect(page.locator(".tray__status")).to_contain_text("No connection")
    page.keyboard.press("1")
    page.locator(".die").click(force=True)
    assert shown(page)["tokens"] == before["tokens"]
    page.context.set_offline(False)
    page.wait_for_selector(".token--movable")
    assert shown(page) == before


def test_the_language_changes_at_the_table(new_page: Opener, server_url: str) -> None:
    """A German browser sees the table in German, down to the names of tokens."""
    page = new_page(locale="de-DE", reduced_motion="reduce")
    page.goto(server_url)
    game = page.evaluate(
        CREATE,
        {"variant": "solo", "rules": {}, "pace": "instant", "seats": [PERSON, *[COMPUTER] * 3]},
    )
    page.goto(f"{server_url}/game/{game}")
    expect(page.locator(".tray__status")).to_have_text(re.compile("Wer fängt an|Du bist dran"))
    assert page.locator(".token").first.get_attribute("aria-label") == "gelbe Figur, im Haus"
    assert "Du" in page.locator(".plate").first.inner_text()
