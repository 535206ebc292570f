"""One person at several devices: a code is shown on one, and used on another."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect
from tests.browser.rooms_tour import act, join, on_turn, one_log, open_room, start
from tests.browser.screens_tour import LANGUAGES, visit

NewPage = Callable[..., Page]
STILL = {"reduced_motion": "reduce"}
PHONE = {"size": (360, 740), "has_touch": True, **STILL}
SHOWN = ".carry-offer .code"


def show_code(page: Page, url: str) -> str:
    """Have a device show its code in the settings, and read it."""
    visit(page, f"{url}/settings")
    page.get_by_role("button", name="Show a code").click()
    return page.locator(SHOWN).inner_text().replace(" ", "")


def take(page: Page, url: str, code: str) -> None:
    """Open the link of a code, and use it."""
    visit(page, f"{url}/carry#{code}")
    page.get_by_role("button", name="Play on here").click()


def seated(new_page: NewPage, url: str) -> tuple[Page, Page]:
    """Let Ada and Ben sit at the table of a room."""
    ada, ben = new_page(**STILL), new_page(**STILL)
    code = open_room(ada, url)
    join(ben, url, code, "Ben")
    start(ada, ben)
    return ada, ben


def carried(new_page: NewPage, url: str, page: Page) -> Page:
    """Carry the seat of a page at the table to a phone, which goes on with the open game."""
    page.get_by_role("button", name="Table settings").click()
    with page.context.expect_page() as opened:
        page.get_by_role("link", name="Play on another device").click()
    page.keyboard.press("Escape")
    settings = opened.value
    button = settings.get_by_role("button", name="Show a code")
    expect(button).to_be_in_viewport()
    button.click()
    code = settings.locator(SHOWN).inner_text().replace(" ", "")
    settings.close()
    phone = new_page(**PHONE)
    take(phone, url, code)
    phone.locator(".open-game a").click()
    phone.wait_for_selector(".table .board")
    return phone


def test_a_seat_is_carried_to_the_phone_and_played_there(
    new_page: NewPage, server_url: str
) -> None:
    """In the midst of a game of a room, the laptop is shut and the phone rolls and moves."""
    ada, ben = seated(new_page, server_url)
    for _ in range(4):
        act(on_turn(ada, ben))
    phone = carried(new_page, server_url, ada)
    assert phone.url == ada.url
    ada.close()
    played = set()
    for _ in range(12):
        page = on_turn(phone, ben)
        played.add(page is phone)
        act(page)
    assert played == {True, False}
    plate = ben.locator(".plate", has_text="Ada")
    expect(plate.locator(".unseen")).not_to_contain_text("away")
    one_log(phone, ben)


def test_two_windows_of_a_person_show_the_same_seat(new_page: NewPage, server_url: str) -> None:
    """Both may act in the person's turn, each sees at once what the other did."""
    ada, ben = seated(new_page, server_url)
    phone = carried(new_page, server_url, ada)
    acts = 0
    for _ in range(16):
        page = on_turn((ada, phone)[acts % 2], ben)
        acts += page is not ben
        act(page)
        one_log(ada, phone, ben)
    assert acts > 4


def test_a_person_at_two_devices_begins_a_game(new_page: NewPage, server_url: str) -> None:
    """With a room open on both, one part in the dice counts, and neither page complains."""
    ada, ben = new_page(**STILL), new_page(**STILL)
    code = open_room(ada, server_url)
    join(ben, server_url, code, "Ben")
    phone = new_page(**PHONE)
    take(phone, server_url, show_code(ada.context.new_page(), server_url))
    expect(phone.locator(".hero")).to_be_visible()
    visit(phone, f"{server_url}/room/{code}")
    expect(phone.locator(".member", has_text="dice promised")).to_have_count(2)
    heard: list[str] = []
    for page in (ada, phone):
        page.expose_function("heard", lambda text: heard.append(text))
        page.evaluate(
            """() => new MutationObserver(() => {
              const text = document.querySelector('.notices')?.textContent;
              if (text) heard(text);
            }).observe(document.body, { childList: true, subtree: true, characterData: true })"""
        )
    ada.get_by_role("button", name="Start the game").click()
    for page in (ada, ben, phone):
        page.wait_for_url("**/game/*")
        page.wait_for_selector(".table .board")
    assert phone.url == ada.url == ben.url
    assert [text for text in heard if "part in the dice" in text] == []


def test_the_code_does_not_stay_in_the_address(new_page: NewPage, server_url: str) -> None:
    """The link fills in the code, which is then neither in the address nor in the history."""
    page = visit(new_page(), f"{server_url}/carry#abcde23456")
    expect(page.get_by_label("Code of the other device")).to_have_value("abcde23456")
    assert page.url == f"{server_url}/carry"
    visit(page, f"{server_url}/about")
    page.go_back()
    expect(page.get_by_label("Code of the other device")).to_have_value("")
    assert page.url == f"{server_url}/carry"


def test_a_device_with_games_of_its_own_is_asked_first(new_page: NewPage, server_url: str) -> None:
    """Who keeps them changes nothing; who gives them up sees the other device's instead."""
    laptop, phone = new_page(**STILL), new_page(**PHONE)
    room = open_room(laptop, server_url, name="Ada")
    open_room(phone, server_url, name="Eve")
    code = show_code(laptop, server_url)
    visit(phone, f"{server_url}/settings")
    phone.get_by_label("Code of the other device").fill(f" {code[:5].upper()} - {code[5:]}")
    phone.get_by_role("button", name="Play on here").click()
    question = phone.get_by_role("dialog")
    expect(question).to_contain_text("will no longer be shown here")
    question.get_by_role("button", name="Keep it").click()
    assert phone.evaluate(ROOMS) != [room]
    phone.get_by_role("button", name="Play on here").click()
    question.get_by_role("button", name="Give it up").click()
    expect(phone.get_by_role("status")).to_contain_text("now the same person")
    expect(phone.locator(".hero")).to_be_visible()
    assert phone.evaluate(ROOMS) == [room]


ROOMS = """() => fetch('/api/rooms').then((answer) => answer.json())
  .then(({ rooms }) => rooms.map(({ code }) => code))"""


def test_a_wrong_code_is_said_and_changes_nothing(new_page: NewPage, server_url: str) -> None:
    """It stays in the field to be mended; a used one is no better."""
    laptop, phone = new_page(**STILL), new_page(**PHONE)
    code = show_code(laptop, server_url)
    take(phone, server_url, "2222222222")
    expect(phone.get_by_role("alert")).to_contain_text("There is no such code")
    field = phone.get_by_label("Code of the other device")
    expect(field).to_have_value("2222222222")
    field.fill(code)
    phone.get_by_role("button", name="Play on here").click()
    expect(phone.locator(".hero")).to_be_visible()
    take(phone, server_url, code)
    expect(phone.get_by_role("alert")).to_contain_text("it has been used")


def test_the_other_tabs_of_a_browser_follow(new_page: NewPage, server_url: str) -> None:
    """A tab that was open before loads itself anew, as the person that the browser now is."""
    laptop, phone = new_page(**STILL), new_page(**PHONE)
    laptop.goto(server_url)
    open_room(laptop, server_url)
    other = visit(phone.context.new_page(), f"{server_url}/room/new")
    expect(other.locator(".own-rooms")).to_have_count(0)
    take(phone, server_url, show_code(laptop, server_url))
    expect(other.locator(".own-rooms li")).to_have_count(1)


def test_a_code_shows_how_long_it_is_good(new_page: NewPage, server_url: str) -> None:
    """Its minutes run down; then it is taken away, and another can be had."""
    page = new_page(**STILL)
    page.clock.install()
    code = show_code(page, server_url)
    expect(page.locator(".carry-offer")).to_contain_text("for 10 more minutes")
    page.clock.fast_forward("09:10")
    expect(page.locator(".carry-offer")).to_contain_text("for one more minute")
    page.clock.fast_forward("00:51")
    expect(page.locator(".carry-offer")).to_contain_text("The code’s ten minutes are over.")
    expect(page.locator(SHOWN)).to_have_count(0)
    page.get_by_role("button", name="Show a code").click()
    expect(page.locator(SHOWN)).not_to_have_text(code)


def test_a_code_is_copied(new_page: NewPage, server_url: str) -> None:
    """What is copied is the code without the blank that makes it easier to read."""
    page = new_page(permissions=["clipboard-read", "clipboard-write"], **STILL)
    code = show_code(page, server_url)
    page.get_by_role("button", name="Copy the code").click()
    expect(page.get_by_role("status").last).to_contain_text("The code is copied.")
    assert page.evaluate("navigator.clipboard.readText()") == code
    assert len(code) == 10


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_code_is_for_everybody(
    new_page: NewPage, server_url: str, theme: str, lang: str
) -> None:
    """Code, picture and question fit the smallest phone, and axe finds no fault in them."""
    page = new_page(size=(320, 568), theme=theme, locale=LANGUAGES[lang], **STILL)
    open_room(page, server_url)
    visit(page, f"{server_url}/settings")
    page.locator(".carry-offer button").click()
    code = page.locator(SHOWN).inner_text()
    check(page)
    visit(page, f"{server_url}/carry#{code.replace(' ', '')}")
    check(page)
    page.locator("form button").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    check(page)


def check(page: Page) -> None:
    """Find nothing that is wider than the window, and nothing that axe objects to."""
    assert page.evaluate("document.documentElement.scrollWidth") <= 320
    found = Axe().run(page)
    assert found.violations_count == 0, found.generate_report()
