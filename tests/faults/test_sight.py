"""Faults of what is seen and heard: light, room, crowds, corners, turns, voices and language."""

from __future__ import annotations

import base64
import itertools
import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.browser.screens_tour import LANGUAGES, SCREENS, unfold, visit
from tests.browser.table_lab import (
    WATCH,
    choosing,
    crowd_on_ring,
    feed,
    move,
    on_their_board,
    open_table,
    roll_entry,
    rolling,
)
from tests.faults.desk import HIDE, NewPage, on_server, settle, shown, sit_down, until_choice

from openludo.texts.catalogues import messages

AWAY = [[-1] * 4] * 3
COLOURS = ("yellow", "blue", "red", "green", "purple", "orange")
PEOPLE = ["person"] * 4
PIXELS = """async ([picture, spots]) => {
  const image = Object.assign(new Image(), { src: `data:image/png;base64,${picture}` });
  await image.decode();
  const canvas = Object.assign(document.createElement("canvas"), image);
  [canvas.width, canvas.height] = [image.width, image.height];
  const pen = canvas.getContext("2d");
  pen.drawImage(image, 0, 0);
  return spots.map(([x, y]) => [...pen.getImageData(x, y, 1, 1).data].slice(0, 3));
}"""
BOXES = """() => [".board", ".die", ".tray__status"].map((selector) => {
  const { left, top, right, bottom } = document.querySelector(selector).getBoundingClientRect();
  return [selector, left, top, right, bottom];
})"""


def luminance(colour: list[int]) -> float:
    """Give the relative luminance of WCAG 2."""
    parts = [value / 255 for value in colour]
    linear = [p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(first: list[int], second: list[int]) -> float:
    """Give the contrast of two colours, from 1 to 21."""
    dark, light = sorted([luminance(first), luminance(second)])
    return (light + 0.05) / (dark + 0.05)


def share_that_stands_out(page: Page, frame: str, body: str) -> float:
    """Take a picture; tell how much of a body differs by 3 to 1 from its frame's corners."""
    outer, inner = (page.locator(one).first.bounding_box() for one in (frame, body))
    assert outer is not None
    assert inner is not None
    ground = [(outer["x"] + outer["width"] * side, outer["y"] + 4) for side in (0.05, 0.95)]
    parts = [part / 20 for part in range(1, 20)]
    inside = [
        (inner["x"] + inner["width"] * across, inner["y"] + inner["height"] * down)
        for across, down in [(part, 0.5) for part in parts] + [(0.5, part) for part in parts]
    ]
    picture = base64.b64encode(page.screenshot(animations="disabled")).decode()
    reader = page.context.new_page()
    spots = [[round(x), round(y)] for x, y in [*ground, *inside]]
    colours: list[list[int]] = reader.evaluate(PIXELS, [picture, spots])
    reader.close()
    return min(
        sum(contrast(within, beside) >= 3 for within in colours[2:]) / len(inside)
        for beside in colours[:2]
    )


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("seat", range(4), ids=COLOURS[:4])
def test_die_and_tokens_of_each_colour_are_seen(new_page: NewPage, theme: str, seat: int) -> None:
    """In a picture of the screen die and tokens stand out by 3 to 1, whose turn it is (bug U01)."""
    tokens = [[3, -1, -1, -1], [16, -1, -1, -1], [29, -1, -1, -1], [42, -1, -1, -1]]
    page = open_table(
        new_page(theme=theme), rolling(turn=seat) | {"kinds": PEOPLE, "tokens": tokens}
    )
    token = f'.token[data-seat="{seat}"]'
    assert share_that_stands_out(page, ".die", ".die .cube") >= 0.5
    # Of a token its rim and its mark stand out, whatever its colour.
    assert share_that_stands_out(page, token, f"{token} .token__body") >= 0.12
    assert page.locator(f".plate--turn.seat-{COLOURS[seat]}").count() == 1


SIZES = [
    (320, 568),
    (360, 640),
    (390, 844),
    (390, 664),
    (844, 390),
    (844, 340),
    (400, 800),
    (640, 400),
]


def test_the_whole_table_stays_in_view(new_page: NewPage, server_url: str) -> None:
    """Phones with and without bars, either way up: board, die and turn are seen (bug U03)."""
    page = new_page(reduced_motion="reduce")
    sit_down(page, server_url)
    until_choice(page)
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        for name, left, top, right, bottom in page.evaluate(BOXES):
            assert min(left, top) >= 0, (name, width, height)
            assert right <= width + 0.5, (name, width, height)
            assert bottom <= height + 0.5, (name, width, height)
    text = page.locator("body").inner_text().lower()
    assert not re.search(r"turn your|rotate|landscape", text)


def test_other_pages_scroll_where_they_are_longer(new_page: NewPage, server_url: str) -> None:
    """On a small phone the end of each long page, its last link or button, is reached (bug U03)."""
    page = new_page(size=(320, 480))
    for path in ("/", "/new/classic", "/rules/pairs", "/statistics", "/about", "/settings"):
        page.goto(server_url + path)
        page.wait_for_selector("#app h1")
        last = page.locator("#app :is(a, button):visible").last
        last.scroll_into_view_if_needed()
        box = last.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= 480.5, path
        assert page.evaluate("document.documentElement.scrollWidth") <= 320, path


# Progress of tokens that share squares: a star (8, 47, 34, 21 are one square), the column, home.
CROWDS: dict[str, list[list[int]]] = {
    "four on a star": [[8] * 4, *AWAY],
    "two and two": [[8, 8, -1, -1], [47, 47, -1, -1], *AWAY[:2]],
    "one of each": [[8, -1, -1, -1], [47, -1, -1, -1], [34, -1, -1, -1], [21, -1, -1, -1]],
    "four and four": [[8] * 4, [47] * 4, *AWAY[:2]],
    "three in the column": [[53, 53, 53, -1], *AWAY],
    "all home": [[56, 56, 56, -1], [56] * 4, [56, 56, -1, -1], [56, -1, -1, -1]],
    "one of each of five": crowd_on_ring(5, 1),
    "one of each of six": crowd_on_ring(6, 1),
    "four of each of six": crowd_on_ring(6, 4),
}
LYING = """() => [...document.querySelectorAll(".token")]
  .filter((token) => window.game.state.tokens[token.dataset.seat].some((one) => one >= 0))
  .map((token) => {
    const box = token.querySelector(".token__body").getBoundingClientRect();
    const number = token.querySelector(".token__pile").textContent;
    return { seat: Number(token.dataset.seat), x: box.left, y: box.top, width: box.width, number,
             name: token.getAttribute("aria-label") };
  })"""


@pytest.mark.parametrize("crowd", CROWDS)
def test_no_token_of_a_crowd_is_hidden(new_page: NewPage, crowd: str) -> None:
    """Tokens that share a place lie apart or bear their number, owner by owner (bug U05)."""
    tokens = CROWDS[crowd]
    page = open_table(new_page(size=(360, 740)), on_their_board(choosing(tokens, [])))
    lying = page.evaluate(LYING)
    for one in lying:
        assert one["name"].startswith(COLOURS[one["seat"]])
    for number, one in enumerate(lying):
        for other in lying[:number]:
            apart = abs(one["x"] - other["x"]) + abs(one["y"] - other["y"])
            if apart < one["width"] * 0.2:
                assert one["seat"] == other["seat"], "two owners look like one"
                assert [o["number"] for o in lying if o["seat"] == one["seat"] and o["number"]]


def test_a_crowded_token_can_still_be_touched(new_page: NewPage) -> None:
    """On the smallest phone a pile on a full star can be touched within 24 px (bug U05)."""
    tokens = [[8] * 4, [47] * 4, [34] * 4, [21] * 4]
    page = open_table(new_page(size=(320, 568)), choosing(tokens, [move(8, 11)], 3))
    body = page.locator('.token[data-seat="0"] .token__body').last.bounding_box()
    assert body is not None
    x, y = body["x"] + body["width"] / 2, body["y"] + body["height"] / 2
    for aside in ((0, 0), (11, 0), (-11, 0), (0, 11), (0, -11)):
        page.evaluate("window.sent.length = 0; table.onSnapshot(window.game)")
        page.mouse.click(x + aside[0], y + aside[1])
        assert page.evaluate("window.sent") == [["move", {"move": "8"}]], aside


@pytest.mark.parametrize("origin", [1, 14, 27, 40, 46])
def test_corners_are_walked_square_by_square(new_page: NewPage, origin: int) -> None:
    """Across each inner corner, and into the column, a token is drawn on each square (bug R10)."""
    page = open_table(
        new_page(), choosing([[origin, -1, -1, -1], *AWAY], [move(origin, origin + 6)], 6)
    )
    page.evaluate(WATCH)
    path = list(range(origin + 1, origin + 7))
    moved = {"event": "moved", "seat": 0, "owner": 0, "from": origin, "to": path[-1], "count": 1}
    bonus = {"event": "bonus_roll", "seat": 0, "reasons": ["six"], "moved": True}
    entry = roll_entry(11, 6, [], phase="roll", face=None, tokens=[[path[-1], -1, -1, -1], *AWAY])
    entry |= {"kind": "move", "move": str(origin), "events": [moved | {"path": path}, bonus]}
    feed(page, [entry])
    page.wait_for_selector('.die[data-ready="roll"]')
    # The first seat's place is turned to the bottom: row and column of a square become r, 14 - c.
    squares = page.evaluate(
        """(origin) => window.game.board.places[0].path.slice(origin, origin + 7)
          .map(([r, c]) => [r, 14 - c])""",
        origin,
    )
    assert page.evaluate("window.seen") == squares


VOICE = """() => {
  window.said = [];
  const hear = (records) => records.forEach((record) => record.addedNodes.forEach((node) =>
    window.said.push(node.textContent)));
  new MutationObserver(hear).observe(document.querySelector('[aria-live="polite"]'),
    { childList: true });
}"""


def test_equal_sentences_are_said_again(new_page: NewPage) -> None:
    """The same roll with the same outcome is a sentence of its own, each time (bug U07)."""
    page = open_table(new_page(), rolling() | {"tokens": [[-1] * 4] * 4})
    page.evaluate(VOICE)
    unused = {"event": "bonus_roll", "seat": 0, "reasons": ["six"], "moved": False}
    for number in (11, 12, 13):
        feed(page, [roll_entry(number, 6, [unused], phase="roll", face=None)])
        page.wait_for_function("(count) => window.said.length === count", arg=number - 10)
    assert len(set(page.evaluate("window.said"))) == 1


def test_every_roll_is_said(new_page: NewPage, server_url: str) -> None:
    """Each roll is a new sentence for the screen reader, the same face twice too (bug U07)."""
    page = new_page(reduced_motion="reduce")
    game = sit_down(page, server_url)
    settle(page)
    page.evaluate(VOICE)
    faces: list[int] = []
    while len(faces) < 12 or not any(a == b for a, b in itertools.pairwise(faces)):
        until_choice(page)
        if page.locator(".token--movable").count():
            page.keyboard.press("1")
            page.wait_for_selector('.die[data-ready="roll"]')
        state = on_server(page, game)["log"]
        faces = [entry["face"] for entry in state if entry["kind"] == "roll"]
        assert len(faces) < 60
    said = [
        int(found[1])
        for text in page.evaluate("window.said")
        for found in re.finditer(r"rolls (\d)", text)
    ]
    assert said == faces


def test_each_moment_says_who_is_awaited_and_for_what(new_page: NewPage, server_url: str) -> None:
    """At every step the tray and one plate name the seat on turn, and roll or choice (bug U09)."""
    page = new_page(reduced_motion="reduce")
    game = sit_down(page, server_url)
    for _ in range(10):
        settle(page)
        state = on_server(page, game)["state"]
        name = ("Ann", "Ben")[state["turn"]]
        status = shown(page)["status"]
        assert name in status
        assert ("roll" in status) == (state["phase"] == "roll")
        assert name in page.locator(".plate--turn").inner_text()
        page.keyboard.press("1" if state["phase"] == "move" else "Space")
        page.wait_for_function(
            "(status) => document.querySelector('.tray__status').textContent !== status", arg=status
        )


def test_a_hidden_tab_calls_for_its_player(new_page: NewPage, server_url: str) -> None:
    """The title of a hidden tab changes while a person is awaited, and back (bug U09)."""
    page = new_page(reduced_motion="reduce")
    sit_down(page, server_url)
    settle(page)
    usual = page.title()
    page.evaluate(HIDE, True)
    page.wait_for_function("(usual) => document.title !== usual", arg=usual)
    page.evaluate(HIDE, False)
    page.wait_for_function("(usual) => document.title === usual", arg=usual)


SAID = """() => {
  const own = "body [lang], script, noscript, #trouble, bdi";
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts = [document.title];
  while (walker.nextNode()) {
    const { parentElement, nodeValue } = walker.currentNode;
    if (!parentElement.closest(own)) texts.push(nodeValue);
  }
  for (const name of ["aria-label", "placeholder", "title"])
    for (const element of document.body.querySelectorAll(`[${name}]`))
      if (!element.closest(own)) texts.push(element.getAttribute(name));
  return texts.map((text) => text.trim()).filter(Boolean);
}"""


def scraps_of(lang: str) -> set[str]:
    """Give what a language says, around names and numbers too, where it is two words or more."""
    found: set[str] = set()
    waiting: list[Any] = [text for key, text in messages(lang).items() if key[0] != "-"]
    while waiting:
        part = waiting.pop()
        if isinstance(part, str):
            found |= {part.strip()} if re.search(r"\w{2,} \w{2,}", part) else set()
        elif isinstance(part, list):
            waiting += part
        elif isinstance(part, dict):
            waiting += [pattern for _, pattern in part.get("cases", ())]
    return found


def borrowed(page: Page, lang: str) -> set[str]:
    """Name what a page says in the other language than its own."""
    other = "de" if lang == "en" else "en"
    said: list[str] = page.evaluate(SAID)
    assert len(said) > 5
    scraps = scraps_of(other) - scraps_of(lang)
    assert len(scraps) > 100
    return {scrap for scrap in scraps if any(scrap in text for text in said)}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_screen_speaks_two_languages(new_page: NewPage, server_url: str, lang: str) -> None:
    """On no screen, unfolded, is a text of the other language, nor one with a gap (bug L03)."""
    page = new_page(locale=LANGUAGES[lang])
    for path in SCREENS:
        visit(page, server_url + path)
        unfold(page)
        assert not borrowed(page, lang), path
        assert not [text for text in page.evaluate(SAID) if "{" in text], path


def test_the_language_changes_in_the_middle_of_a_game(new_page: NewPage, server_url: str) -> None:
    """Switched in mid-game, table, notices, names and title are in the other (bug L03)."""
    page = new_page(reduced_motion="reduce")
    game = sit_down(page, server_url)
    until_choice(page)
    before = shown(page)
    page.goto(f"{server_url}/settings")
    page.get_by_role("radio", name="Deutsch").check(force=True)
    expect(page.get_by_role("heading", level=1)).to_have_text("Einstellungen")
    page.goto(f"{server_url}/game/{game}")
    for _ in range(6):
        settle(page)
        assert not borrowed(page, "de")
        page.keyboard.press("1" if page.locator(".token--movable").count() else "Space")
        page.wait_for_timeout(100)
    assert page.evaluate("document.documentElement.lang") == "de"
    assert len(before["lines"]) <= len(shown(page)["lines"])
