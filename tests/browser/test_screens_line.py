"""The line to a game: it tells when it is down, comes back, and never shows what is not so."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect
from tests.browser.screens_tour import visit, wait_for_table

NewPage = Callable[..., Page]


def begin(page: Page, url: str) -> None:
    """Begin a game in which the person rolls first."""
    visit(page, url)
    page.get_by_role("button", name="Play now").click()
    wait_for_table(page)


def test_a_lost_line_is_said_and_comes_back(new_page: NewPage, server_url: str) -> None:
    """Offline the table says so and shows nothing as done; online it goes on where it was."""
    page = new_page()
    begin(page, server_url)
    address = page.url
    page.context.set_offline(True)
    expect(page.locator(".tray__status")).to_contain_text("No connection")
    page.keyboard.press("Space")
    page.context.set_offline(False)
    expect(page.locator(".tray__status")).not_to_contain_text("No connection")
    game = page.evaluate("fetch('/api/games').then((answer) => answer.json())")["games"][0]
    assert game["rolls"] == 0
    assert page.url == address


def test_a_silent_line_is_noticed(new_page: NewPage, server_url: str) -> None:
    """A line that carries nothing any more, though nobody closed it, counts as lost within 40 s."""
    page = new_page()
    page.add_init_script(
        """
        const Line = WebSocket;
        window.lines = [];
        window.WebSocket = class extends Line {
          constructor(...args) { super(...args); window.lines.push(this); }
          set onmessage(hear) { super.onmessage = (event) => window.deaf || hear(event); }
        };
        """
    )
    page.clock.install()
    begin(page, server_url)
    page.wait_for_function("() => window.lines.length === 1")
    page.evaluate("window.deaf = true")
    page.clock.run_for(39_000)
    expect(page.locator(".tray__status")).to_contain_text("No connection")
    page.evaluate("window.deaf = false")
    page.clock.run_for(20_000)
    expect(page.locator(".tray__status")).not_to_contain_text("No connection")
    assert page.evaluate("window.lines.length") >= 2


def test_an_old_page_is_asked_to_reload(new_page: NewPage, server_url: str) -> None:
    """A page that speaks an older protocol is told to reload, and nothing else of it counts."""
    page = new_page()
    page.add_init_script(
        """
        const send = WebSocket.prototype.send;
        WebSocket.prototype.send = function (text) {
          send.call(this, text.replace(/"protocol":\\d+/, '"protocol":0'));
        };
        """
    )
    visit(page, server_url)
    page.get_by_role("button", name="Play now").click()
    expect(page.get_by_role("alert")).to_contain_text("reload the page")
    expect(page.get_by_role("button", name="Reload the page")).to_be_visible()


def test_a_game_of_another_device_is_refused_in_words(new_page: NewPage, server_url: str) -> None:
    """The address of a game opens nothing on a device that does not have it."""
    page = new_page()
    begin(page, server_url)
    other = new_page()
    other.goto(page.url)
    expect(other.get_by_role("alert")).to_contain_text("no such game")
    other.get_by_role("link", name="To the first screen").click()
    expect(other.get_by_role("button", name="Play now")).to_be_visible()


def test_two_tabs_of_one_device_show_the_same(new_page: NewPage, server_url: str) -> None:
    """A roll in one tab is seen in the other, and is made once."""
    page = new_page()
    begin(page, server_url)
    second = page.context.new_page()
    second.goto(page.url)
    wait_for_table(second)
    for tab in (page, second):
        tab.wait_for_selector(".opening", state="detached")
    page.keyboard.press("Space")
    said = [tab.locator(".plate", has_text="You").locator(".unseen") for tab in (page, second)]
    for plate in said:
        expect(plate).to_contain_text("last roll")
    faces = [re.findall(r"last roll (\d)", plate.inner_text()) for plate in said]
    assert faces[0] == faces[1]
    record = page.evaluate(
        "(id) => fetch(`/api/games/${id}/record`).then((answer) => answer.text())",
        page.url.rsplit("/", 1)[1],
    )
    assert len(re.findall(r"^\d+ yellow:", record, re.MULTILINE)) == 1


def test_our_contribution_to_the_dice_arrives(new_page: NewPage, server_url: str) -> None:
    """The browser binds itself to 16 bytes, reveals them afterwards, and the game counts them."""
    page = new_page()
    sent: list[tuple[str, Any]] = []
    page.on(
        "request",
        lambda request: (
            sent.append((request.url, request.post_data_json))
            if request.method == "POST" and "/api/games" in request.url
            else None
        ),
    )
    visit(page, server_url + "/new/pairs")
    page.get_by_role("button", name="Start the game").click()
    wait_for_table(page)
    (_, created), (address, revealed) = sent[:2]
    assert (len(created["commitment"]), len(revealed["reveal"])) == (64, 32)
    assert address.endswith("/contribution")
    digest = page.evaluate(
        """async (text) => {
          const bytes = Uint8Array.from(text.match(/../g), (pair) => parseInt(pair, 16));
          const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
          return [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('');
        }""",
        revealed["reveal"],
    )
    assert digest == created["commitment"]
    record = page.evaluate(
        "(id) => fetch(`/api/games/${id}/record`).then((answer) => answer.text())",
        page.url.rsplit("/", 1)[1],
    )
    assert revealed["reveal"] in record


REDUCED = """async () => {
  const { NOTHING, reduce } = await import('/static/store.js');
  const plain = { log: [], state: { turn: 0 }, settings: { pace: 'normal' }, dice: {} };
  const game = { number: 4, status: 'playing', ...plain };
  const rolled = (number) => ({ number, kind: 'roll', state: { turn: number }, events: [] });
  const entry = (number, more = {}) => ({ ...rolled(number), ...more });
  const known = reduce(NOTHING, { type: 'snapshot', game });
  const after = (...entries) => reduce(known, { type: 'entries', entries });
  return {
    before: reduce(NOTHING, { type: 'entries', entries: [entry(5)] }).game,
    next: after(entry(5), entry(6)).game.state.turn,
    twice: after(entry(4), entry(5), entry(5)).game.log.length,
    gap: after(entry(6)).gap,
    kept: after(entry(6)).game.number,
    left: after(entry(5, { kind: 'left' })).game.status,
    paced: after(entry(5, { settings: { pace: 'fast' } })).game.settings.pace,
    told: after(entry(5, { kind: 'over', dice: { secret: 'ab' } })).game.dice.secret,
    untouched: known.game.number,
  };
}"""


def test_what_is_known_follows_the_entries(new_page: NewPage, server_url: str) -> None:
    """Entries count once and in order; a gap is noticed instead of being guessed over."""
    page = visit(new_page(), server_url)
    assert page.evaluate(REDUCED) == {
        "before": None,
        "next": 6,
        "twice": 1,
        "gap": True,
        "kept": 4,
        "left": "left",
        "paced": "fast",
        "told": "ab",
        "untouched": 4,
    }


def test_pauses_grow_and_differ(new_page: NewPage, server_url: str) -> None:
    """New attempts wait longer and longer up to a limit, and half of each pause is by chance."""
    page = visit(new_page(), server_url)
    pauses = page.evaluate(
        """async () => {
          const { TIMING, pauseBefore } = await import('/static/socket.js');
          const longest = Array.from({ length: 12 }, (_, attempt) => pauseBefore(attempt, () => 1));
          return { longest, least: pauseBefore(3, () => 0), limit: TIMING.longestPause };
        }"""
    )
    assert pauses["longest"] == sorted(pauses["longest"])
    assert pauses["longest"][-1] == pauses["limit"]
    assert pauses["least"] == pauses["longest"][3] / 2
