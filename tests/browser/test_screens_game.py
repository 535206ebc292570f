"""A real game on the table: what the bar and its panels change is changed on the server."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect
from tests.browser.screens_tour import OPENINGS, visit, wait_for_table
from tests.faults.desk import ASK

NewPage = Callable[..., Page]


def begin(page: Page, url: str, variant: str = "solo") -> None:
    """Begin a game and go to its table at once."""
    visit(page, f"{url}/new/{variant}")
    page.get_by_role("button", name="Start the game").click()
    wait_for_table(page)
    skip_opening(page)


def skip_opening(page: Page) -> None:
    """Do not wait until it has been shown who starts."""
    # It goes by itself too, perhaps just now.
    page.evaluate("document.querySelector('.opening .table-button--main')?.click()")
    page.wait_for_selector(".opening", state="detached")


def latest(page: Page) -> dict[str, Any]:
    """Give the device's latest game as the server lists it."""
    listed = page.evaluate("fetch('/api/games').then((answer) => answer.json())")
    game: dict[str, Any] = listed["games"][0]
    return game


SET = f"""async (id) => {{
  const {{ settings }} = await ({ASK})([id, 0]);
  return settings.pace === "instant" && settings.auto_move[0];
}}"""


def test_settings_at_the_table_last(new_page: NewPage, server_url: str) -> None:
    """Pace and only moves, changed at the table, are still so after a reload."""
    page = new_page()
    begin(page, server_url)
    page.get_by_role("button", name="Table settings").click()
    page.get_by_role("radio", name="Instant").click()
    page.get_by_role("switch", name="You").click()
    page.get_by_role("button", name="Close").click()
    page.wait_for_function(SET, arg=page.url.rsplit("/", 1)[1])
    expect(page.get_by_text("did not work")).to_have_count(0)
    page.reload()
    page.get_by_role("button", name="Table settings").click()
    expect(page.get_by_role("radio", name="Instant")).to_be_checked()
    expect(page.get_by_role("switch", name="You")).to_be_checked()


def test_a_game_can_be_left(new_page: NewPage, server_url: str) -> None:
    """The Leave button asks, ends the game for good and shows the first screen."""
    page = new_page()
    begin(page, server_url)
    page.get_by_role("button", name="Leave the game").click()
    page.get_by_role("button", name="Leave", exact=True).click()
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    expect(page.get_by_role("heading", name="Continue")).to_have_count(0)
    assert latest(page)["status"] == "left"


def test_the_draw_is_not_told_beforehand(new_page: NewPage, server_url: str) -> None:
    """While lots are drawn neither a plate nor tray nor log says who starts; then they do."""
    page = new_page()
    page.clock.install()
    visit(page, f"{server_url}/new/pairs")
    page.clock.pause_at(page.evaluate("Date.now()") + 60_000)
    page.get_by_role("button", name="Start the game").click()
    wait_for_table(page)
    expect(page.locator(".opening")).to_be_visible()
    expect(page.locator(".plate--turn")).to_have_count(0)
    expect(page.locator(".tray__badge")).to_be_hidden()
    expect(page.locator(".log__line").filter(visible=True)).to_have_count(0)
    page.clock.resume()
    expect(page.locator(".plate--turn")).to_have_count(1)
    expect(page.locator(".log__line").last).to_be_visible()


def test_the_one_person_is_told_to_start(new_page: NewPage, server_url: str) -> None:
    """Whoever plays alone against computers is spoken to, in both languages."""
    for locale, button, words in (
        ("en-GB", "Start the game", "You start."),
        ("de-DE", "Partie beginnen", "Du fängst an."),
    ):
        page = new_page(locale=locale)
        page.add_init_script(OPENINGS)
        visit(page, f"{server_url}/new/solo")
        page.get_by_role("button", name=button).click()
        page.wait_for_function("() => window.openings.length")
        assert page.evaluate("window.openings.map(({ line }) => line)") == [words]


def test_space_rolls_after_a_pointer_used_the_bar(new_page: NewPage, server_url: str) -> None:
    """A panel opened by a click and closed leaves the space bar to the die, not to its button."""
    page = new_page()
    begin(page, server_url)
    page.get_by_role("button", name="About this game").click()
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog", state="detached")
    page.keyboard.press("Space")
    expect(page.locator(".plate", has_text="You").locator(".unseen")).to_contain_text("last roll")
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_plates_show_who_plays_together(new_page: NewPage, server_url: str) -> None:
    """With teams each plate bears the partner's mark and says the partner's name."""
    page = new_page()
    visit(page, f"{server_url}/new/classic?teams=true")
    page.get_by_role("button", name="Start the game").click()
    wait_for_table(page)
    expect(page.locator(".plate__partner")).to_have_count(4)
    said = page.locator(".plate .unseen")
    expect(said.filter(has_text="plays with Computer 2")).to_contain_text("You,")
    expect(said.filter(has_text="plays with Computer 1")).to_contain_text("Computer 3,")


def test_choosing_how_many_come_out_fits_the_smallest_phone(
    new_page: NewPage, server_url: str
) -> None:
    """The two ways out are asked for in buttons that hold their words and lie on the board."""
    page = new_page(size=(320, 568), locale="de-DE")
    sixes = "1,2,3,4,5,6"
    visit(page, f"{server_url}/new/swedish?enter_on={sixes}&two_enter_on={sixes}")
    for number in (1, 2):
        page.get_by_label(f"Platz {number}", exact=True).select_option("person")
    for number in (3, 4):
        page.get_by_label(f"Platz {number}", exact=True).select_option("empty")
    page.get_by_role("button", name="Partie beginnen").click()
    wait_for_table(page)
    page.wait_for_selector(".opening", state="detached")
    page.keyboard.press("Space")
    page.locator(".token--movable").first.click()
    buttons = page.locator(".chooser__move")
    expect(buttons).to_have_text(["eine Figur", "2 Figuren"])
    for number in (0, 1):
        width, words = buttons.nth(number).evaluate("(b) => [b.clientWidth, b.scrollWidth]")
        box = buttons.nth(number).bounding_box()
        assert words <= width
        assert box is not None
        assert 0 <= box["x"] <= box["x"] + box["width"] <= 320
    buttons.nth(1).click()
    expect(page.locator(".log__line").first).to_contain_text("2 Figuren")
