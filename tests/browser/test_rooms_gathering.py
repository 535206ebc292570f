"""The room before the game: people come in, see each other, and settle what is played."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from tests.browser.rooms_tour import join, open_room, start, switch_on
from tests.browser.screens_tour import visit

NewPage = Callable[..., Page]
HELD_JOIN = """() => {
  const { send } = WebSocket.prototype;
  WebSocket.prototype.send = function (text) {
    if (!String(text).includes('"join"')) return send.call(this, text);
    window.held = () => send.call(this, text);
    document.documentElement.dataset.held = "";
  };
}"""
"""Keeps the promise of a page back until it is told to send it."""


def test_a_room_is_found_from_the_first_screen(new_page: NewPage, server_url: str) -> None:
    """One opens a room from the first screen as they like; the other types its code there."""
    ada, ben = new_page(), new_page()
    visit(ada, server_url)
    ada.get_by_role("link", name="Open a room").click()
    ada.get_by_label("Your name").fill("Ada")
    ada.get_by_role("radio", name="Norwegian").check()
    ada.get_by_role("switch", name="Rated").check()
    ada.get_by_role("switch", name="Others may watch").check()
    ada.get_by_role("button", name="Open the room").click()
    code = ada.locator(".invitation .code").inner_text()
    expect(ada.locator(".begin p")).to_have_text(
        "One more player is needed: a friend or a computer."
    )
    expect(ada.locator(".qr")).to_have_js_property("complete", True)
    assert ada.locator(".qr").evaluate("(picture) => picture.naturalWidth") > 100
    visit(ben, server_url)
    ben.get_by_label("Code of the room").fill(code.upper())
    ben.get_by_role("button", name="Go to the room").click()
    expect(ben.get_by_role("heading", name="Ada invites you")).to_be_visible()
    expect(ben.get_by_text("Norwegian", exact=True)).to_be_visible()
    expect(ben.locator(".door-game")).to_contain_text("Rated: the result changes ratings")
    ben.get_by_label("Your name").fill("Ben")
    ben.keyboard.press("Enter")
    expect(ben.locator(".member-name")).to_have_text(["Ada", "Ben"])
    for option in ("Rated", "Others may watch"):
        expect(ben.locator(".terms .lots div", has_text=option)).to_contain_text("yes")
    expect(ben.get_by_role("heading", name=f"Room {code}")).to_be_focused()
    expect(ada.locator(".member-name")).to_have_text(["Ada", "Ben"])
    expect(ada.locator(".begin p")).to_have_text("2 players are ready.")
    expect(ben.locator(".begin p")).to_have_text("Ada starts the game when everyone is here.")


def test_the_same_device_comes_back_to_its_place(new_page: NewPage, server_url: str) -> None:
    """After a reload a person is where they were; once gone, they are away for the others."""
    ada, ben = new_page(), new_page()
    code = open_room(ada, server_url)
    join(ben, server_url, code, "Ben")
    ben.reload()
    expect(ben.locator(".member", has_text="Ben")).to_contain_text("you")
    expect(ada.locator(".member")).to_have_count(2)
    ben.goto("about:blank")
    expect(ada.locator(".member", has_text="Ben")).to_contain_text("away")


def test_what_the_host_settles_is_read_by_all(new_page: NewPage, server_url: str) -> None:
    """Variant, seats, limit, watching and a house rule that the host sets reach the others."""
    ada, ben = new_page(), new_page(locale="de-DE")
    code = open_room(ada, server_url, rules={})
    visit(ben, f"{server_url}/room/{code}")
    ben.get_by_label("Dein Name").fill("Ben")
    ben.get_by_role("button", name="Mitspielen").click()
    ada.get_by_label("Game", exact=True).select_option("english")
    expect(ben.locator(".room-head")).to_contain_text("Englisch")
    ada.get_by_label("Number of players", exact=True).select_option("3")
    ada.get_by_label("Time for a turn").select_option("60")
    switch_on(ada, "Others may watch")
    ada.locator(".house-rules > summary").click()
    switch_on(ada, "Quick game")
    terms = ben.locator(".terms")
    for words in ("3 Spieler", "60 Sekunden", "ja"):
        expect(terms).to_contain_text(words)
    expect(terms.locator("li").first).to_be_visible()
    expect(ada.get_by_role("switch", name="Quick game")).to_be_checked()
    expect(ada.locator(".begin p")).to_contain_text("One more player")
    ada.get_by_role("button", name="Add a computer").click()
    expect(ben.locator(".member", has_text="Computer 1")).to_contain_text("Normal")
    ada.get_by_label("Level of computer 1").select_option("hard")
    expect(ben.locator(".member", has_text="Computer 1")).to_contain_text("Schwer")


def test_a_board_follows_the_number_of_players(new_page: NewPage, server_url: str) -> None:
    """With six seats the game gets a board that has six, and begins."""
    ada, ben = new_page(reduced_motion="reduce"), new_page(reduced_motion="reduce")
    code = open_room(ada, server_url, rules={})
    ada.get_by_label("Number of players", exact=True).select_option("6")
    join(ben, server_url, code, "Ben")
    for number in range(1, 5):
        ada.get_by_role("button", name="Add a computer").click()
        expect(ada.locator(".member.computer")).to_have_count(number)
    expect(ada.locator(".begin p")).to_have_text("6 players are ready.")
    start(ada, ben)
    expect(ben.locator(".plate")).to_have_count(6)


def test_messages_are_read_by_all_but_those_who_mute(new_page: NewPage, server_url: str) -> None:
    """A reaction and a text, with markup as plain words, arrive; a muted person is not heard."""
    ada, ben = new_page(), new_page()
    code = open_room(ada, server_url)
    join(ben, server_url, code, "Ben")
    ben.get_by_role("button", name="Hello!").click()
    ben.get_by_label("Write a message").fill("<b>tea?</b>")
    ben.keyboard.press("Enter")
    expect(ada.locator(".message")).to_have_text(["Ben Hello!", "Ben <b>tea?</b>"])
    expect(ben.get_by_label("Write a message")).to_have_value("")
    ada.get_by_role("button", name="Mute Ben").click()
    expect(ada.locator(".message")).to_have_count(0)
    ada.reload()
    expect(ada.get_by_role("button", name="Hear Ben again")).to_be_visible()
    expect(ada.locator(".message")).to_have_count(0)


def test_the_host_can_remove_a_person(new_page: NewPage, server_url: str) -> None:
    """Who is removed is told so and stands before a shut door until the host lets them in."""
    ada, ben = new_page(), new_page()
    code = open_room(ada, server_url)
    join(ben, server_url, code, "Ben")
    ada.get_by_role("button", name="Remove Ben").click()
    ada.get_by_role("dialog").get_by_role("button", name="Remove").click()
    expect(ada.locator(".member")).to_have_count(1)
    expect(ben.locator(".notices")).to_contain_text("no longer in this room")
    expect(ben.get_by_text("You were removed from this room")).to_be_visible()
    ben.reload()
    expect(ben.get_by_text("You were removed from this room")).to_be_visible()
    expect(ben.get_by_role("button", name="Join")).to_have_count(0)
    ada.get_by_role("button", name="Let Ben in again").click()
    expect(ada.locator(".removed")).to_have_count(0)
    expect(ben.get_by_role("button", name="Join")).to_be_visible()


def test_namesakes_are_told_apart_and_muted_alone(new_page: NewPage, server_url: str) -> None:
    """The second Ada is told her name here; who mutes her hears the first, and herself."""
    ada, other, ben = new_page(), new_page(), new_page()
    code = open_room(ada, server_url)
    visit(other, f"{server_url}/room/{code}")
    other.get_by_label("Your name").fill("Ada")
    other.get_by_role("button", name="Join").click()
    expect(other.locator(".notices")).to_contain_text("you are Ada 2")
    join(ben, server_url, code, "Ben")
    ada.get_by_role("button", name="Hello!").click()
    other.get_by_role("button", name="Thanks!").click()
    ben.get_by_role("button", name="Bye!").click()
    expect(ben.locator(".message")).to_have_text(["Ada Hello!", "Ada 2 Thanks!", "Ben Bye!"])
    ben.get_by_role("button", name="Mute Ada 2").click()
    expect(ben.locator(".message")).to_have_text(["Ada Hello!", "Ben Bye!"])
    other.get_by_role("button", name="Leave the room").click()
    join(other, server_url, code, "Nobody")
    other.get_by_role("button", name="Thanks!").click()
    expect(ada.locator(".message")).to_have_count(4)
    expect(ben.locator(".message")).to_have_count(2)
    expect(ben.get_by_role("button", name="Hear Nobody again")).to_be_visible()


def test_the_door_opens_by_itself_when_somebody_can_come_in(
    new_page: NewPage, server_url: str
) -> None:
    """Who came to a full room need not reload when the host adds a seat."""
    ada, ben = new_page(), new_page()
    code = open_room(ada, server_url, seats=2)
    ada.get_by_role("button", name="Add a computer").click()
    expect(ada.locator(".member.computer")).to_have_count(1)
    visit(ben, f"{server_url}/room/{code}")
    expect(ben.get_by_text("Nobody can come in now")).to_be_visible()
    ada.locator("select[name=seats]").select_option("3")
    expect(ben.get_by_role("button", name="Join")).to_be_visible()
    ada.locator("select[name=seats]").select_option("2")
    expect(ben.get_by_text("Nobody can come in now")).to_be_visible()


def test_who_is_away_is_left_out_and_both_are_told(new_page: NewPage, server_url: str) -> None:
    """The host sees it before the start; who comes back during the game waits for the next."""
    ada, ben = new_page(reduced_motion="reduce"), new_page(reduced_motion="reduce")
    code = open_room(ada, server_url)
    join(ben, server_url, code, "Ben")
    ben.goto("about:blank")
    expect(ada.locator(".member.away")).to_contain_text("Ben")
    ada.get_by_role("switch", name="Rated").click()
    expect(ada.locator(".member.away")).to_contain_text("away: plays only when back")
    expect(ada.locator(".begin p")).to_contain_text("One more player is needed")
    expect(ada.locator(".begin p")).to_contain_text("Away, so left out: Ben.")
    ada.get_by_role("button", name="Add a computer").click()
    ada.get_by_role("button", name="Start the game").click()
    ada.wait_for_url("**/game/*")
    visit(ben, f"{server_url}/room/{code}")
    expect(ben.locator(".begin p")).to_have_text(
        "The game has begun without you. You play in the next one."
    )
    expect(ben.locator(".member", has_text="Ben")).to_contain_text("not in this game")
    expect(ben.get_by_role("button", name="Start the game")).to_have_count(0)


def test_a_page_that_cannot_promise_says_so(new_page: NewPage, server_url: str) -> None:
    """Without the browser's means to hash, a person has no part in the dice, and all see that."""
    ada, ben = new_page(reduced_motion="reduce"), new_page(reduced_motion="reduce")
    ben.add_init_script("Object.defineProperty(crypto, 'subtle', { value: undefined })")
    code = open_room(ada, server_url)
    visit(ben, f"{server_url}/room/{code}")
    expect(ben.get_by_text("your browser cannot take part in drawing the dice")).to_be_visible()
    join(ben, server_url, code, "Ben")
    expect(ada.locator(".member", has_text="Ben")).to_contain_text("no part in the dice")
    ada.get_by_role("button", name="Start the game").click()
    ben.wait_for_url("**/game/*")
    ben.get_by_role("button", name="About this game").click()
    expect(ben.get_by_text("Contributions of the players")).to_be_visible()
    expect(ben.locator(".info__dice")).to_contain_text("none")


def test_two_tabs_of_a_device_promise_the_same_part(new_page: NewPage, server_url: str) -> None:
    """Whichever of two promises made at the same moment is kept, the part is shown in time."""
    ada, ben = new_page(reduced_motion="reduce"), new_page(reduced_motion="reduce")
    code = open_room(ada, server_url)
    ben.add_init_script(f"({HELD_JOIN})()")
    other = ben.context.new_page()
    for page in (ben, other):
        visit(page, f"{server_url}/room/{code}")
        page.get_by_label("Your name").fill("Ben")
    ben.get_by_role("button", name="Join").click()
    ben.wait_for_selector("html[data-held]")
    other.get_by_role("button", name="Join").click()
    expect(ada.locator(".member", has_text="Ben")).to_contain_text("dice promised")
    ben.evaluate("held()")
    start(ada, ben)
    ada.get_by_role("button", name="About this game").click()
    expect(ada.get_by_text("Contributions of the players")).to_be_visible()
    expect(ada.locator(".info__dice")).not_to_contain_text("none")


def test_a_wrong_code_leads_on(new_page: NewPage, server_url: str) -> None:
    """An address without a room says so and takes another code."""
    page = visit(new_page(), f"{server_url}/room/nosuchrm")
    expect(page.get_by_role("heading", name="There is no such room")).to_be_visible()
    expect(page.get_by_label("Code of the room")).to_have_value("nosuchrm")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_room_fits_a_phone(new_page: NewPage, server_url: str, theme: str) -> None:
    """Nothing of room and door is wider than a phone, in the longer language too."""
    ada = new_page(size=(360, 740), theme=theme, locale="de-DE")
    ben = new_page(size=(320, 568), theme=theme, locale="de-DE")
    code = open_room(ada, server_url, name="Maximiliane-Charlott")
    visit(ben, f"{server_url}/room/{code}")
    for page, width in ((ada, 360), (ben, 320), (visit(ben, f"{server_url}/room/new"), 320)):
        assert page.evaluate("document.documentElement.scrollWidth") <= width
