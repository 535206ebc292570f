"""Nobody loses their place: the keyboard in a room, the way back to it, the seat of who is away."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect
from tests.browser.clocked import ClockedServer
from tests.browser.rooms_tour import join, open_room, play_to_the_end, seat
from tests.browser.screens_tour import visit

NewPage = Callable[..., Page]
STILL = {"reduced_motion": "reduce"}
GRACE = 10


def press(page: Page, name: str) -> None:
    """Press a button by the keyboard."""
    page.get_by_role("button", name=name, exact=True).press("Enter")


def remove(page: Page, name: str) -> None:
    """Remove a person by the keyboard."""
    press(page, f"Remove {name}")
    page.get_by_role("dialog").get_by_role("button", name="Remove").press("Enter")
    expect(page.locator(".persons .member-name", has_text=name)).to_have_count(0)


def start_alone(host: Page) -> None:
    """Begin the game with a computer, while somebody who has promised a part is away."""
    host.get_by_role("button", name="Start the game").click()
    host.wait_for_url("**/game/*")


def test_the_keyboard_stays_in_the_list_when_a_row_goes(new_page: NewPage, server_url: str) -> None:
    """It goes on to the next row, and behind the last one to the title of the list."""
    ada, ben, cem = new_page(), new_page(), new_page()
    code = open_room(ada, server_url, variant="english", rules={})
    join(ben, server_url, code, "Ben")
    join(cem, server_url, code, "Cem")
    press(ada, "Add a computer")
    expect(ada.locator(".member.computer")).to_have_count(1)
    remove(ada, "Ben")
    expect(ada.get_by_role("button", name="Remove Cem", exact=True)).to_be_focused()
    remove(ada, "Cem")
    expect(ada.get_by_role("button", name="Remove Computer 1", exact=True)).to_be_focused()
    press(ada, "Remove Computer 1")
    expect(ada.get_by_role("heading", name="Who is here?")).to_be_focused()
    press(ada, "Let Ben in again")
    expect(ada.get_by_role("button", name="Let Cem in again", exact=True)).to_be_focused()
    press(ada, "Let Cem in again")
    expect(ada.get_by_role("heading", name="Who is here?")).to_be_focused()


def test_who_opens_a_room_stands_on_its_title(new_page: NewPage, server_url: str) -> None:
    """Once the room is drawn the keyboard is on its title, as for who joins it."""
    ada = visit(new_page(), f"{server_url}/room/new")
    ada.get_by_label("Your name").fill("Ada")
    press(ada, "Open the room")
    expect(ada.locator(".member-name")).to_have_text("Ada")
    expect(ada.get_by_role("heading", level=1)).to_contain_text("Room ")
    expect(ada.get_by_role("heading", level=1)).to_be_focused()


def test_the_colours_of_all_are_told_to_the_ear(new_page: NewPage, server_url: str) -> None:
    """A colour that a person has chosen is said beside their name."""
    ada, ben = new_page(), new_page()
    code = open_room(ada, server_url, rules={"colours": "chosen"})
    join(ben, server_url, code, "Ben")
    ben.get_by_title("Red").click()
    expect(ada.locator(".member", has_text="Ben")).to_contain_text("Red")
    expect(ada.locator(".member", has_text="Ada")).not_to_contain_text("Red")


def test_a_replay_leads_its_players_back_to_the_room(new_page: NewPage, server_url: str) -> None:
    """Who looks again at a game of a room goes on from there to its people; a stranger does not."""
    ada, ben = new_page(**STILL), new_page(**STILL)
    pages = seat(ada, {"Ben": ben}, server_url)
    play_to_the_end(*pages)
    ada.get_by_role("link", name="Watch again").click()
    expect(ada.get_by_role("slider")).to_be_visible()
    eve = visit(new_page(), ada.url)
    expect(eve.locator(".verdict")).to_be_visible()
    expect(eve.get_by_role("link", name="Back to the room")).to_have_count(0)
    ada.get_by_role("link", name="Back to the room").click()
    expect(ada.locator(".member-name")).to_have_text(["Ada", "Ben"])


def test_who_is_left_out_of_a_game_that_may_be_watched_reads_it(
    new_page: NewPage, clocked: ClockedServer
) -> None:
    """Who comes back late is in the room, is told of the game, and may go on to watch it."""
    ada, ben = new_page(**STILL), new_page(**STILL)
    code = open_room(ada, clocked.url, watch=True)
    join(ben, clocked.url, code, "Ben")
    ben.goto("about:blank")
    told = ada.locator(".begin p")
    expect(told).to_contain_text("Just gone: Ben. Whoever stays away is left out.")
    ada.get_by_role("button", name="Add a computer").click()
    clocked.advance(GRACE)
    expect(told).to_contain_text("Away, so left out: Ben.")
    expect(told).not_to_contain_text("Just gone")
    start_alone(ada)
    visit(ben, f"{clocked.url}/room/{code}")
    expect(ben.locator(".begin p")).to_have_text(
        "The game has begun without you. You play in the next one."
    )
    ben.get_by_role("link", name="Watch the game").click()
    expect(ben.locator(".tray")).to_contain_text("You are watching.")


def test_who_comes_back_to_an_old_result_is_told_of_the_new_game(
    new_page: NewPage, clocked: ClockedServer
) -> None:
    """Who was cut off at the table while the next game began stays there, and is told so."""
    ada, ben = new_page(**STILL), new_page(**STILL)
    pages = seat(ada, {"Ben": ben}, clocked.url, watch=True)
    play_to_the_end(*pages)
    old = ben.url
    ben.context.set_offline(True)
    ada.get_by_role("button", name="Play again").click()
    ada.wait_for_url("**/room/*")
    ada.get_by_role("button", name="Add a computer").click()
    expect(ada.locator(".begin p")).to_contain_text("Just gone: Ben.", timeout=30_000)
    clocked.advance(GRACE)
    start_alone(ada)
    ben.context.set_offline(False)
    expect(ben.locator(".notices")).to_contain_text("begun without you", timeout=30_000)
    assert ben.url == old


def test_an_invitation_counts_house_rules_and_a_shut_door_invites_nobody(
    new_page: NewPage, server_url: str
) -> None:
    """The number stands beside what it counts; who was removed is not invited in one breath."""
    ada, ben = new_page(), new_page()
    code = open_room(ada, server_url)
    visit(ben, f"{server_url}/room/{code}")
    expect(ben.locator(".door-game")).to_contain_text("2 house rules changed")
    join(ben, server_url, code, "Ben")
    remove(ada, "Ben")
    expect(ben.get_by_text("You were removed from this room")).to_be_visible()
    expect(ben.get_by_role("heading", level=1)).to_contain_text("Room ")
    expect(ben.get_by_text("invites you")).to_have_count(0)
