"""The table fits every screen and can be seen by everyone."""

from __future__ import annotations

from typing import Any

import pytest
from tests.browser.table_lab import Opener, choosing, feed, move, open_table, roll_entry, rolling

SIZES = [
    (320, 568),
    (360, 640),
    (360, 740),
    (390, 844),
    (390, 664),
    (400, 800),
    (640, 400),
    (667, 375),
    (768, 1024),
    (844, 390),
    (1280, 800),
    (1920, 1080),
]
THEMES = ("light", "dark")
COLOURS = ("yellow", "blue", "red", "green", "purple", "orange")

OVER: dict[str, Any] = {
    "tokens": [[56] * 4, *[[-1] * 4] * 3],
    "state": {
        "phase": "over",
        "face": None,
        "moves": [],
        "outcome": {"winners": [0], "reason": "home"},
        "ranks": [1, 2, 3, 3],
    },
}

BOXES = """() => [".board", ".die", ".tray__status", ".plate:nth-child(1)", ".plate:nth-child(2)",
  ".plate:nth-child(3)", ".plate:nth-child(4)", ".table__bar"].map((selector) => {
    const box = document.querySelector(selector).getBoundingClientRect();
    return [selector, box.left, box.top, box.right, box.bottom];
  })"""

PALETTE = """() => {
  const probe = document.body.appendChild(document.createElement("i"));
  const canvas = Object.assign(document.createElement("canvas"), { width: 1, height: 1 });
  const pen = canvas.getContext("2d", { willReadFrequently: true });
  const names = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules])
    .filter((rule) => rule.selectorText === ":root").flatMap((rule) => [...rule.style])
    .filter((name) => name.startsWith("--"));
  const palette = {};
  for (const name of names) {
    probe.style.color = "";
    probe.style.color = `var(${name})`;
    pen.fillStyle = getComputedStyle(probe).color;
    pen.fillRect(0, 0, 1, 1);
    palette[name.slice(2)] = [...pen.getImageData(0, 0, 1, 1).data].slice(0, 3);
  }
  probe.remove();
  return palette;
}"""


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_whole_table_is_in_view(new_page: Opener, size: tuple[int, int]) -> None:
    """Board, die, notice, plates and bar lie inside every screen, and nothing scrolls."""
    page = open_table(new_page(size=size))
    for name, left, top, right, bottom in page.evaluate(BOXES):
        assert left >= 0, name
        assert top >= 0, name
        assert right <= size[0] + 0.5, name
        assert bottom <= size[1] + 0.5, name
    scrolls = "[document.documentElement.scrollWidth, document.documentElement.scrollHeight]"
    assert page.evaluate(scrolls) == list(size)


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_nothing_covers_the_board(new_page: Opener, size: tuple[int, int]) -> None:
    """No plate, tray or bar overlaps the board, and the board is as large as the screen lets it."""
    page = open_table(new_page(size=size))
    boxes = {name: box for name, *box in page.evaluate(BOXES)}
    left, top, right, bottom = boxes.pop(".board")
    for name, (x0, y0, x1, y1) in boxes.items():
        assert x0 >= right - 1 or x1 <= left + 1 or y0 >= bottom - 1 or y1 <= top + 1, name
    assert right - left >= 0.5 * min(size)


@pytest.mark.parametrize("size", [(320, 568), (360, 740), (1280, 800)])
def test_german_fits_as_well(new_page: Opener, size: tuple[int, int]) -> None:
    """The longer German sentences leave the layout as it is."""
    page = open_table(new_page(size=size), {"names": ["Anna-Katharina", "", "", ""]}, lang="de")
    before = page.evaluate(BOXES)[0]
    entry = roll_entry(11, 2, [{"event": "passed", "seat": 0}], phase="roll", face=None, turn=1)
    feed(page, [entry])
    page.wait_for_selector('.tray__notice[data-kind="pass"]')
    assert page.evaluate(BOXES)[0] == before


TORN = """(selector) => [...document.querySelectorAll(selector)].filter((button) => {
  const text = button.firstChild;
  const words = [...text.data.matchAll(/\\S+/g)];
  return button.scrollWidth > button.clientWidth + 1 || words.some(({ 0: word, index }) => {
    const range = document.createRange();
    range.setStart(text, index);
    range.setEnd(text, index + word.length);
    return range.getClientRects().length > 1;
  });
}).map((button) => button.textContent)"""
"""What buttons stand on two lines in the middle of a word, or do not fit."""


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("size", [(280, 653), (320, 640), (360, 740)], ids=str)
def test_words_on_buttons_of_the_result_are_whole(
    new_page: Opener, size: tuple[int, int], lang: str
) -> None:
    """On the smallest phones the buttons below the result break between words alone."""
    page = open_table(new_page(size=size), OVER, lang=lang)
    page.wait_for_selector(".panel--result")
    assert page.evaluate(TORN, ".panel--result .table-button") == []
    panel = page.locator(".panel__body")
    assert panel.evaluate("(body) => body.scrollWidth <= body.clientWidth")


@pytest.mark.parametrize("goal", [1, 2, 4])
def test_pegs_are_as_many_as_tokens_are_needed(new_page: Opener, goal: int) -> None:
    """Plates and result show the same: one peg for each token that must come home, and no more."""
    home = [[56] * goal + [3] * (4 - goal), *[[-1] * 4] * 3]
    game = OVER | {"tokens": home, "rules": {"tokens_to_win": str(goal)}}
    page = open_table(new_page(), game)
    page.wait_for_selector(".panel--result")
    for pegs in (".plate:first-child .peg", ".rank--first .peg"):
        assert page.locator(pegs).count() == page.locator(f"{pegs}--home").count() == goal


@pytest.mark.parametrize("size", [(320, 568), (320, 640), (360, 740), (844, 390)], ids=str)
def test_computers_can_be_told_apart_everywhere(new_page: Opener, size: tuple[int, int]) -> None:
    """Neither the number of a computer nor the second word of a name is cut off a plate."""
    game = rolling() | {
        "kinds": ["person", "computer", "person"],
        "names": ["Mara", "", "Großmutter Anneliese"],
    }
    page = open_table(new_page(size=size), game, lang="de")
    cut = """(all) => all.filter((one) => one.scrollHeight > one.clientHeight + 1
      || one.scrollWidth > one.clientWidth + 1).map((one) => one.textContent)"""
    assert page.locator(".plate__name").evaluate_all(cut) == []
    boxes = page.locator(".plate").evaluate_all(
        """(all) => all.filter((one) => one.scrollHeight > one.clientHeight + 1
          && !one.matches(".plate--turn")).length"""
    )
    assert boxes == 0


def test_a_title_that_does_not_fit_is_hidden_whole(new_page: Opener) -> None:
    """The bar shows the whole name of the game or nothing of it; it can be heard all the same."""
    page = open_table(new_page(size=(320, 640)), lang="de")
    seen = """(title) => {
      const box = title.getBoundingClientRect();
      const text = title.firstElementChild.getBoundingClientRect();
      const inside = text.right <= box.right + 1 && text.bottom <= box.bottom + 1;
      return [text.top >= box.bottom - 1, inside];
    }"""
    title = page.get_by_role("heading", name="Klassisch")
    assert title.evaluate(seen) == [False, True]
    title.evaluate("(title) => (title.style.maxWidth = '60px')")
    assert title.evaluate(seen)[0]


def test_play_shifts_no_layout(new_page: Opener) -> None:
    """Rolls, moves and notices move nothing but tokens and die."""
    page = open_table(new_page(size=(360, 740)))
    page.evaluate(
        """() => {
          window.shifts = [];
          const watch = (list) => list.getEntries().forEach((one) => window.shifts.push(one.value));
          new PerformanceObserver(watch).observe({ type: "layout-shift", buffered: true });
          table.onEntries(script);
        }"""
    )
    page.wait_for_function(
        "document.querySelector('.plate--turn').textContent.includes('Computer 1')"
    )
    page.wait_for_timeout(300)
    assert sum(page.evaluate("window.shifts")) < 0.02


def test_only_transforms_and_opacity_are_animated(new_page: Opener) -> None:
    """What moves does so without costing layout or paint."""
    page = open_table(new_page())
    properties: set[str] = set()
    page.evaluate("table.onEntries(script)")
    for _ in range(40):
        properties |= set(
            page.evaluate(
                """() => document.getAnimations().flatMap((one) => one.effect.getKeyframes())
                  .flatMap((frame) => Object.keys(frame))"""
            )
        )
        page.wait_for_timeout(60)
    timing = {"offset", "computedOffset", "easing", "composite"}
    assert "transform" in properties
    assert properties - timing <= {"transform", "opacity"}


def luminance(colour: list[int]) -> float:
    """Give the relative luminance of WCAG 2."""
    parts = [value / 255 for value in colour]
    linear = [p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(first: list[int], second: list[int]) -> float:
    """Give the contrast of two colours, from 1 to 21."""
    dark, light = sorted([luminance(first), luminance(second)])
    return (light + 0.05) / (dark + 0.05)


GRAPHICS = [
    ("ring", "ring-edge"),
    ("ring-pale", "ring-edge"),
    ("ring-edge", "square"),
    ("ring-edge", "maple"),
    ("ivory", "felt"),
    ("ivory", "felt-deep"),
    ("pip", "ivory"),
    ("pip", "ivory-shade"),
    ("ring", "felt"),
    ("groove", "square"),
    ("line", "paper"),
    ("gold", "paper"),
    *[(f"{colour}-dark", "square") for colour in COLOURS],
    *[(f"{colour}-dark", "maple") for colour in COLOURS],
    *[(f"{colour}-ink", colour) for colour in COLOURS],
]
TEXTS = [
    ("ink", "paper"),
    ("ink", "paper-deep"),
    ("ink", "table"),
    ("ink-soft", "paper"),
    ("turn-ink", "turn"),
    ("felt-ink", "felt"),
    ("felt-ink", "felt-deep"),
    ("accent-ink", "accent"),
    ("accent", "paper"),
    ("danger", "paper"),
]


@pytest.mark.parametrize("theme", THEMES)
def test_colours_stand_out(new_page: Opener, theme: str) -> None:
    """Graphics contrast 3 to 1 with what they lie on, texts 4.5, in light and dark (bug U01)."""
    page = open_table(new_page(theme=theme))
    palette: dict[str, list[int]] = page.evaluate(PALETTE)
    for least, pairs in ((3.0, GRAPHICS), (4.5, TEXTS)):
        for front, back in pairs:
            found = contrast(palette[front], palette[back])
            assert found >= least, f"{front} on {back}: {found:.2f}"


@pytest.mark.parametrize("theme", THEMES)
def test_turn_is_seen_without_colour(new_page: Opener, theme: str) -> None:
    """The plate of the seat to play is told from the others by lightness alone."""
    page = open_table(new_page(theme=theme), rolling())
    palette: dict[str, list[int]] = page.evaluate(PALETTE)
    assert contrast(palette["turn"], palette["paper"]) >= 4.5
    background = "getComputedStyle(document.querySelector('.plate--turn')).backgroundImage"
    assert "gradient" in page.evaluate(background)
    assert page.locator(".plate--turn").count() == 1
    assert page.locator(".plate--turn .plate__turn").inner_text() == "to play"


def test_choice_and_roll_and_wait_look_different(new_page: Opener) -> None:
    """One picture says what is awaited: the die glows, tokens wear rings, or a computer thinks."""
    states: list[dict[str, Any]] = [
        rolling(),
        choosing([[3, 20, -1, -1], *[[-1] * 4] * 3], [move(3, 8), move(20, 25)]),
        rolling(turn=1),
    ]
    seen = []
    for state in states:
        page = open_table(new_page(), state)
        seen.append(
            (
                page.locator('.die[data-ready="roll"]').count(),
                page.locator(".token--movable").count(),
                page.locator(".tray__status").inner_text(),
            )
        )
    assert seen == [
        (1, 0, "Your turn: roll the die"),
        (0, 2, "Choose a token to move"),
        (0, 0, "Computer 1 is thinking"),
    ]
