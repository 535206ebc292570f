"""Seats, colours and boards of a new game fit each other."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect
from tests.browser.screens_tour import unfold, visit, wait_for_table

NewPage = Callable[..., Page]


def set_up(page: Page, server_url: str, path: str) -> Page:
    """Open the screen of a new game, everything unfolded."""
    visit(page, f"{server_url}/new/{path}")
    unfold(page)
    return page


def facts(page: Page) -> Locator:
    """What the screen tells beside the board."""
    return page.locator(".lots")


def test_seats_up_to_six_bring_their_board(new_page: NewPage, server_url: str) -> None:
    """A fifth and a sixth player get a ring by themselves, and fewer get the cross back."""
    page = set_up(new_page(), server_url, "classic")
    for number, ring in ((5, "ring with five arms"), (6, "ring with six arms")):
        page.get_by_role("button", name=f"Add seat {number}").click()
        expect(facts(page)).to_contain_text(f"{ring}, by number of players")
        expect(page.locator("select[name=board]")).to_have_value("by_seats")
        expect(page.locator(".preview .board__mark:not(.board__mark--ink)")).to_have_count(number)
    expect(page.get_by_role("button", name="Add seat")).to_have_count(0)
    for number in (6, 5):
        page.get_by_label(f"Seat {number}", exact=True).select_option("empty")
    expect(facts(page)).to_contain_text("cross for up to four")
    assert page.url.endswith("/new/classic")


def test_six_play_on_a_ring(new_page: NewPage, server_url: str) -> None:
    """A game of six begins with six plates round a ring."""
    page = set_up(new_page(), server_url, "classic?board=ring78")
    expect(page.locator(".seat")).to_have_count(6)
    page.get_by_role("button", name="Start the game").click()
    wait_for_table(page)
    expect(page.locator(".plate")).to_have_count(6)


def test_a_board_sets_the_number_of_seats(new_page: NewPage, server_url: str) -> None:
    """A board for so many empties seats or fills them."""
    page = set_up(new_page(), server_url, "pairs")
    for board, players in (("strip32", 2), ("ring65", 5), ("tee42", 3), ("cross52", 3)):
        page.locator("select[name=board]").select_option(board)
        expect(page.locator(".seat:not(.empty)")).to_have_count(players)
        expect(page.locator(".begin p")).to_contain_text(f"{players} players")
    expect(page.get_by_label("Seat 1", exact=True)).to_have_value("person")


def test_another_seat_leaves_a_board_that_is_full(new_page: NewPage, server_url: str) -> None:
    """Where the chosen board has no room for one more, one that has it is laid out."""
    page = set_up(new_page(), server_url, "classic?board=strip32")
    page.get_by_label("Seat 3", exact=True).select_option("computer")
    expect(facts(page)).to_contain_text("cross for up to four")
    expect(page.locator(".begin p")).to_contain_text("3 players")


def test_teams_are_of_four(new_page: NewPage, server_url: str) -> None:
    """Whoever wants teams gets four seats and the cross, and no fifth seat beside them."""
    page = set_up(new_page(), server_url, "pairs?board=by_seats")
    page.get_by_role("button", name="Add seat 5").click()
    expect(page.locator(".begin p")).to_contain_text("5 players")
    page.locator("input[name=teams]").click()
    expect(page.locator(".begin p")).to_contain_text("4 players")
    expect(facts(page)).to_contain_text("cross for up to four")
    expect(page.locator(".refusal")).to_have_count(0)
    expect(page.get_by_role("button", name="Add seat 5")).to_have_count(0)


def test_colours_are_those_of_the_board(new_page: NewPage, server_url: str) -> None:
    """Six colours are there to choose from on a board for six, four on the cross."""
    page = set_up(new_page(), server_url, "norwegian?board=ring78")
    first = page.locator(".seat").first
    expect(first.get_by_role("radio")).to_have_count(6)
    first.get_by_role("radio", name="Purple").check(force=True)
    expect(page.locator(".seat").nth(4).get_by_role("radio", name="Yellow")).to_be_checked()
    page.locator("select[name=board]").select_option("cross52")
    expect(first.get_by_role("radio")).to_have_count(4)
    chosen = page.locator(".seat:not(.empty) .colour :checked")
    expect(chosen).to_have_count(4)
    assert len({radio.input_value() for radio in chosen.all()}) == 4


def test_rules_of_other_games_stand_apart(new_page: NewPage, server_url: str) -> None:
    """What comes from other games is the last group; in its own game it stands where it belongs."""
    page = set_up(new_page(), server_url, "classic")
    last = page.locator(".group").last
    expect(last.locator("h3")).to_have_text("From other games")
    expect(last.locator("select[name=six_counts]")).to_have_count(1)
    set_up(page, server_url, "parchis")
    expect(page.locator(".group").last.locator("select[name=six_counts]")).to_have_count(0)
    expect(page.locator("select[name=six_counts]")).to_have_value("7")
    expect(page.locator("select[name=board]")).to_have_count(0)


def test_a_full_name_says_so(new_page: NewPage, server_url: str) -> None:
    """Where a name can have no more letters, the page says why."""
    page = set_up(new_page(), server_url, "classic")
    field = page.get_by_label("Name of the person in seat 1")
    field.press_sequentially("Maximiliane Charlotte")
    expect(field).to_have_value("Maximiliane Charlott")
    expect(page.locator(".seat small")).to_have_text("A name has at most 20 characters.")
