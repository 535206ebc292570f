"""What the tests of rooms share: several people, each at a device of their own, and their hands."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect
from tests.browser.screens_tour import visit, wait_until_alike

NewPage = Callable[..., Page]
SHORT = {"tokens_to_win": "1", "enter_on": "1,2,3,4,5,6"}
"""House rules under which a game is soon over."""

HAND = """() => {
  const die = document.querySelector(".die[data-ready]:not([data-ready=''])");
  const movable = [...document.querySelectorAll('.token--movable')];
  const key = (token) => Number(token.querySelector('.token__key').textContent);
  (die ?? movable.sort((one, other) => key(other) - key(one))[0])?.click();
}"""
HANDS = f"""() => {{
  const acting = setInterval(() => {{
    if (document.querySelector(".panel--result")) clearInterval(acting);
    else ({HAND})();
  }}, 50);
}}"""
READY = ".die[data-ready]:not([data-ready='']), .token--movable"


def open_room(page: Page, url: str, name: str = "Ada", **wish: Any) -> str:
    """Open a room as the server is asked for it, go there, and give its code."""
    page.goto(url)
    body = {"variant": "classic", "name": name, "rules": SHORT} | wish
    code: str = page.evaluate(
        """(body) => fetch('/api/rooms', {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify(body),
        }).then((answer) => answer.json()).then(({ code }) => code)""",
        body,
    )
    visit(page, f"{url}/room/{code}")
    expect(page.locator(".member-name").first).to_have_text(name)
    return code


def join(page: Page, url: str, code: str, name: str) -> Page:
    """Come to a room by its link and go in with a name."""
    visit(page, f"{url}/room/{code}")
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Join").click()
    expect(page.locator(".member-name", has_text=name)).to_be_visible()
    return page


def switch_on(host: Page, name: str) -> None:
    """Turn a switch of the room on; it may at first show what the server has heard before."""
    host.get_by_role("switch", name=name).click()
    expect(host.get_by_role("switch", name=name)).to_be_checked()


def start(host: Page, *others: Page) -> None:
    """Begin the game and wait until everybody sits at the table."""
    expect(host.locator(".begin p")).not_to_have_class("failure")
    expect(host.locator(".member", has_text="dice promised")).to_have_count(1 + len(others))
    host.get_by_role("button", name="Start the game").click()
    for page in (host, *others):
        page.wait_for_url("**/game/*")
        page.wait_for_selector(".table .board")
        page.wait_for_selector(".opening", state="detached")


def seat(host: Page, guests: dict[str, Page], url: str, **wish: Any) -> tuple[Page, ...]:
    """Seat Ada and her guests at a table, and give their pages."""
    code = open_room(host, url, **wish)
    for name, page in guests.items():
        join(page, url, code, name)
    start(host, *guests.values())
    return (host, *guests.values())


def on_turn(*pages: Page) -> Page:
    """Wait until somebody can act, and give their page."""
    for _ in range(600):
        for page in pages:
            if page.locator(READY).count():
                return page
        pages[0].wait_for_timeout(50)
    raise AssertionError("Nobody can act.")


def act(page: Page) -> None:
    """Roll, or make the last of the moves, which brings the foremost token on."""
    page.evaluate(HAND)


def until_turn(wanted: Page, *others: Page) -> None:
    """Let the others play until somebody can act."""
    while (page := on_turn(wanted, *others)) is not wanted:
        act(page)


def play_to_the_end(*pages: Page) -> None:
    """Let every page act for itself until the result is shown on all, and no longer."""
    for page in pages:
        page.evaluate(HANDS)
    for page in pages:
        expect(page.locator(".panel--result")).to_be_visible(timeout=120_000)


def one_log(*pages: Page) -> list[str]:
    """Wait until all pages tell the same of the game, and give it, the last line first."""
    lines: list[str] = wait_until_alike(
        lambda page: page.locator(".log__line").all_text_contents(), *pages
    )
    return lines
