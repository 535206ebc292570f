"""The page of a game that has ended: every position, the log, the rolls, the dice, the link."""

from __future__ import annotations

import re
from collections.abc import Callable
from fractions import Fraction
from math import comb
from pathlib import Path
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect
from tests.browser.replay_lab import finished_game
from tests.browser.screens_tour import LANGUAGES, plain_texts, seen_texts, visit

from openludo.records import read_record
from openludo.texts import text

NewPage = Callable[..., Page]
SIZES = ((360, 740), (1280, 800))
FOUR = tuple(
    {"kind": "person", "name": name} for name in ("Ann", "Bernadette", "Carl-Friedrich", "")
)
TOKENS = """async () => {
  const board = document.querySelector('.board');
  const moving = () => board.getAnimations({ subtree: true });
  while (moving().length) await new Promise((again) => setTimeout(again, 50));
  // Which of a seat's four tokens stands where may differ from one way there to another.
  return [...document.querySelectorAll('.board .token')]
    .map((token) => token.getAttribute('aria-label')).sort().join('; ');
}"""


@pytest.fixture(scope="module")
def game(browser: Any, server_url: str) -> str:
    """Give a game of four persons that has ended, which the tests of this module share."""
    context = browser.new_context()
    name = finished_game(context.new_page(), server_url, "classic", FOUR)
    context.close()
    return name


def watch(page: Page, url: str, game: str) -> Page:
    """Open the replay of a game."""
    visit(page, f"{url}/replay/{game}")
    expect(page.locator(".verdict")).to_be_visible()
    return page


def entries_of(page: Page, game: str) -> Any:
    """Read what the server shows of a game, without what is no step of it."""
    entries = page.evaluate(
        "(id) => fetch(`/api/games/${id}/replay`).then((answer) => answer.json())", game
    )["entries"]
    return [entry for entry in entries if entry["kind"] not in ("settings", "over")]


def press(page: Page, name: str, times: int = 1) -> None:
    """Press a button of the replay."""
    for _ in range(times):
        page.get_by_role("button", name=name, exact=True).click(force=True)


def stands_at(page: Page, step: int) -> None:
    """Wait until the replay says that it stands at a step, and shows it."""
    expect(page.locator(".replay__place")).to_contain_text(re.compile(rf"\D{step:,} "))
    expect(page.get_by_role("slider")).to_have_value(str(step))


def settled(page: Page) -> str:
    """Give where all tokens stand, once they do."""
    where: str = page.evaluate(TOKENS)
    return where


def first_move(entries: Any) -> int:
    """Give the step behind which the first token has moved."""
    return next(index for index, entry in enumerate(entries) if entry["kind"] == "move")


def test_steps_lead_forwards_and_back(new_page: NewPage, server_url: str, game: str) -> None:
    """Each step on shows what happened, each step back takes it away, and both ends hold."""
    page = watch(new_page(), server_url, game)
    moved = first_move(entries_of(page, game))
    stands_at(page, 0)
    start = settled(page)
    press(page, "One step back")
    stands_at(page, 0)
    press(page, "One step on", moved)
    stands_at(page, moved)
    expect(page.locator(".replay__said")).to_contain_text("brings a token out")
    after = settled(page)
    assert after != start
    press(page, "One step back")
    stands_at(page, moved - 1)
    assert settled(page) == start
    press(page, "One step on")
    assert settled(page) == after
    press(page, "To the end")
    press(page, "One step on")
    steps = len(entries_of(page, game)) - 1
    stands_at(page, steps)
    press(page, "To the start")
    stands_at(page, 0)
    assert settled(page) == start


def test_any_place_is_reached_at_once(new_page: NewPage, server_url: str, game: str) -> None:
    """Slider and log jump to any step, and the plates then show what the server says of it."""
    page = watch(new_page(), server_url, game)
    entries = entries_of(page, game)
    slider, place = page.get_by_role("slider"), len(entries) * 2 // 3
    slider.fill(str(place))
    stands_at(page, place)
    first = settled(page)
    for number, colour in enumerate(("yellow", "blue", "red", "green")):
        home = sum(p == 56 for p in entries[place]["state"]["tokens"][number])
        pegs = page.locator(f".replay__plates .seat-{colour} .peg--home")
        expect(pegs).to_have_count(home)
    line = page.locator(".replay__line[aria-current]")
    expect(line).to_be_visible()
    page.locator(".replay__line").nth(40).click()
    expect(page.locator(".replay__line").nth(40)).to_have_attribute("aria-current", "step")
    assert settled(page) != first
    slider.fill(str(place))
    assert settled(page) == first


def test_the_keyboard_is_enough(new_page: NewPage, server_url: str, game: str) -> None:
    """Arrow keys step wherever the focus is; the slider and the log take them along."""
    page = watch(new_page(), server_url, game)
    page.get_by_role("heading", level=1).focus()
    for _ in range(12):
        page.keyboard.press("ArrowRight")
    stands_at(page, 12)
    page.keyboard.press("ArrowLeft")
    stands_at(page, 11)
    page.get_by_role("slider").focus()
    page.keyboard.press("ArrowRight")
    stands_at(page, 12)
    page.keyboard.press("End")
    stands_at(page, len(entries_of(page, game)) - 1)
    page.locator(".replay__line[aria-current]").focus()
    page.keyboard.press("Home")
    stands_at(page, 0)
    assert page.evaluate("document.activeElement.matches('.replay__line[aria-current]')")
    page.keyboard.press("Alt+ArrowRight")
    stands_at(page, 0)


def test_a_replay_plays_and_pauses(new_page: NewPage, server_url: str, game: str) -> None:
    """It plays at the speed chosen, stops when told or when a step is taken, and at the end."""
    page = watch(new_page(), server_url, game)
    page.get_by_label("Speed").select_option(label="4 ×")
    press(page, "Play")
    expect(page.get_by_role("slider")).not_to_have_value(re.compile("^[0-5]$"))
    press(page, "Pause")
    page.wait_for_timeout(100)
    held = page.get_by_role("slider").input_value()
    page.wait_for_timeout(900)
    stands_at(page, int(held))
    press(page, "Play")
    page.keyboard.press("ArrowLeft")
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    last = len(entries_of(page, game)) - 1
    page.get_by_role("slider").fill(str(last - 1))
    press(page, "Play")
    stands_at(page, last)
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    page.get_by_role("link", name="Statistics").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Statistics")


def fair(rolls: int) -> list[int]:
    """Give the range that leaves out at most 2.5 of 100 at each end, by whole numbers alone."""
    tail, whole = Fraction(25, 1000), 6**rolls
    weights = [comb(rolls, count) * 5 ** (rolls - count) for count in range(rolls + 1)]

    def end(ordered: list[int]) -> int:
        left_out = 0
        for count, weight in enumerate(ordered):
            left_out += weight
            if left_out > tail * whole:
                return count
        raise AssertionError

    return [end(weights), rolls - end(weights[::-1])]


def test_the_expected_range_is_that_of_a_fair_die(new_page: NewPage, server_url: str) -> None:
    """The band of the rolls is the range computed here exactly, and no narrower one would do."""
    page = visit(new_page(), server_url)
    numbers = [*range(130), 217, 500, 845, 2000]
    found = page.evaluate(
        """async (numbers) => {
          const { fairRange } = await import('/static/screens/replay/rolls.js');
          return [...numbers, 6000].map(fairRange);
        }""",
        numbers,
    )
    assert found[:-1] == [fair(number) for number in numbers]
    low, high = found[-1]
    assert 930 < low < 950
    assert 1050 < high < 1070
    for number in (30, 120, 500):
        low, high = fair(number)
        inside = sum(comb(number, k) * 5 ** (number - k) for k in range(low, high + 1))
        assert Fraction(inside, 6**number) >= Fraction(95, 100)


def test_the_rolls_are_those_of_the_record(
    new_page: NewPage, server_url: str, game: str, tmp_path: Path
) -> None:
    """The counts of every seat are those of the record that the page gives as a file."""
    page = watch(new_page(), server_url, game)
    with page.expect_download() as download:
        page.get_by_role("link", name="Save the record as text").click()
    record = read_record(Path(download.value.path()).read_text("utf-8"))
    for seat in range(4):
        rolls = [p for t in record.turns if t.seat == seat for p in t.plies if isinstance(p, int)]
        table = page.locator(".rolls__seat").nth(seat)
        cells = [re.findall(r"\d+", cell)[0] for cell in table.locator("td").all_inner_texts()]
        assert [int(cell) for cell in cells] == [rolls.count(face) for face in range(1, 7)]
        low, high = fair(len(rolls))
        expect(table.locator("caption")).to_contain_text(f"{len(rolls)} rolls")
        expect(table.locator("caption")).to_contain_text(f"{low} to {high}")
        outside = [cell for cell in map(int, cells) if not low <= cell <= high]
        expect(table.locator(".rolls__outside")).to_have_count(len(outside))


def test_a_danish_die_has_its_own_faces(new_page: NewPage, server_url: str) -> None:
    """Star and globe are counted as faces of their own."""
    page = new_page()
    name = finished_game(page, server_url, "danish", FOUR[:2], die="danish")
    watch(page, server_url, name)
    heads = page.locator(".rolls__seat").first.locator("th").all_text_contents()
    assert [head.strip() for head in heads] == ["1", "2", "star", "4", "globe", "6"]


def test_result_and_dice_are_shown_to_who_has_the_link(
    new_page: NewPage, server_url: str, game: str
) -> None:
    """Another device sees ranks, names and the checked dice, and the way to the page for that."""
    page = watch(new_page(), server_url, game)
    expect(page.locator(".replay__result h2")).to_have_text(re.compile("wins!"))
    expect(page.locator(".rank")).to_have_count(4)
    expect(page.locator(".ranks")).to_contain_text("Carl-Friedrich")
    expect(page.locator(".verdict.good .checks li")).to_have_count(6)
    page.get_by_role("link", name="Check this game on the page for it").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Check the dice")
    expect(page.locator(".verdict.good")).to_be_visible()


def test_the_link_is_copied(new_page: NewPage, server_url: str, game: str) -> None:
    """One press copies the address of the page."""
    page = new_page(permissions=["clipboard-read", "clipboard-write"])
    watch(page, server_url, game)
    page.get_by_role("button", name="Copy link").click()
    expect(page.get_by_role("status").last).to_contain_text("copied")
    assert page.evaluate("navigator.clipboard.readText()") == f"{server_url}/replay/{game}"


def test_ways_lead_to_the_replay(new_page: NewPage, server_url: str) -> None:
    """The result of a game and the list of finished games lead to it; there it can be erased."""
    page = new_page()
    name = finished_game(page, server_url, quick="true")
    visit(page, f"{server_url}/game/{name}")
    page.get_by_role("link", name="Watch again").click()
    expect(page.locator(".replay__player")).to_be_visible()
    visit(page, server_url)
    page.get_by_role("link", name="Finished games").click()
    page.locator(".ended__game a").click()
    page.wait_for_url(f"**/replay/{name}")
    # Until it is there the list still stands, whose buttons belong to the page that was left.
    expect(page.locator(".replay__player")).to_be_visible()
    page.go_back()
    page.get_by_role("button", name=re.compile("Erase this game")).click()
    page.get_by_role("button", name="Erase the game").click()
    expect(page.locator(".ended__game")).to_have_count(0)
    visit(page, f"{server_url}/replay/{name}")
    expect(page.get_by_role("alert")).to_contain_text("no such game")


def test_an_open_game_has_no_replay_yet(new_page: NewPage, server_url: str) -> None:
    """The page says that the game is still going on."""
    page = visit(new_page(), server_url)
    wish = {"variant": "pairs", "seats": [{"kind": "person"}] * 2}
    name = page.evaluate(
        """(wish) => fetch('/api/games', {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify(wish),
        }).then((answer) => answer.json()).then(({ id }) => id)""",
        wish,
    )
    visit(page, f"{server_url}/replay/{name}")
    expect(page.get_by_role("alert")).to_contain_text("still going on")


def test_calm_motion_shows_steps_at_once(new_page: NewPage, server_url: str, game: str) -> None:
    """Who asks for less motion sees each step without anything moving."""
    page = watch(new_page(reduced_motion="reduce"), server_url, game)
    press(page, "One step on", first_move(entries_of(page, game)))
    running = "document.querySelector('.board').getAnimations({subtree: true}).length"
    assert page.evaluate(running) == 0


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing(
    new_page: NewPage, server_url: str, game: str, size: tuple[int, int], theme: str
) -> None:
    """Neither the replay nor the list of games has a fault that axe can find."""
    page = watch(new_page(size=size, theme=theme), server_url, game)
    page.get_by_role("slider").fill("300")
    found = Axe().run(page)
    assert found.violations_count == 0, found.generate_report()
    finished_game(page, server_url, quick="true")
    visit(page, f"{server_url}/games")
    found = Axe().run(page)
    assert found.violations_count == 0, found.generate_report()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_it_fits_in_both_languages(
    new_page: NewPage, server_url: str, game: str, size: tuple[int, int], lang: str
) -> None:
    """Board and buttons are in the first window, nothing is wider than it or in another tongue."""
    page = watch(new_page(size=size, locale=LANGUAGES[lang]), server_url, game)
    page.get_by_role("slider").fill("500")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    box = page.get_by_role("button", name=text("replay-play", lang)).bounding_box()
    assert box is not None
    assert box["y"] + box["height"] <= size[1]
    foreign = plain_texts("de" if lang == "en" else "en") - plain_texts(lang)
    assert set(seen_texts(page)) & foreign == set()


def test_another_language_keeps_the_place(new_page: NewPage, server_url: str, game: str) -> None:
    """Who changes the language in the middle of a game stays there."""
    page = watch(new_page(), server_url, game)
    page.get_by_role("slider").fill("77")
    page.get_by_role("button", name="Deutsch").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Rückschau")
    expect(page.get_by_role("slider")).to_have_value("77")
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("slider")).to_have_value("78")


def test_nothing_is_loaded_before_it_is_needed(new_page: NewPage, server_url: str) -> None:
    """The first page loads no part of the replay."""
    page = new_page()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    visit(page, server_url)
    page.wait_for_load_state("networkidle")
    assert not [url for url in asked if "replay" in url]
