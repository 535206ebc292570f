"""From the first screen to a game, and back to it later."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from tests.browser.screens_tour import visit, wait_for_table

from openludo.variants import variant_names

NewPage = Callable[..., Page]
MARKUP = '"><img src=x onerror="window.hacked=1"><b>Eve'


@pytest.mark.parametrize("variant", variant_names())
def test_every_variant_can_be_begun(new_page: NewPage, server_url: str, variant: str) -> None:
    """A card on the first screen leads to the seats, and those to a game of that variant."""
    page = visit(new_page(), server_url)
    page.locator(f".variant.{variant} h3 a").click()
    page.wait_for_url(f"**/new/{variant}")
    page.get_by_role("button", name="Start the game").click()
    wait_for_table(page)
    games = page.evaluate("fetch('/api/games').then((answer) => answer.json())")["games"]
    assert [game["variant"] for game in games] == [variant]


def test_play_now_begins_at_once_and_repeats_the_last_choice(
    new_page: NewPage, server_url: str
) -> None:
    """The big button needs no choice at first, and plays the last choice again later."""
    page = visit(new_page(), server_url)
    expect(page.locator(".choice")).to_contain_text("Solo")
    page.get_by_role("button", name="Play now").click()
    wait_for_table(page)
    visit(page, server_url + "/new/norwegian?stack_moves=together")
    page.get_by_label("Seat 2", exact=True).select_option("empty")
    page.get_by_role("button", name="Start the game").click()
    wait_for_table(page)
    visit(page, server_url)
    expect(page.locator(".choice")).to_contain_text("Norwegian")
    expect(page.locator(".choice")).to_contain_text("one house rule")
    page.get_by_role("button", name="Play now").click()
    wait_for_table(page)
    game = page.evaluate("fetch('/api/games').then((answer) => answer.json())")["games"][0]
    assert (game["variant"], game["changed"], len(game["seats"])) == (
        "norwegian",
        ["stack_moves"],
        3,
    )


def test_a_game_waits_under_go_on_playing(new_page: NewPage, server_url: str) -> None:
    """A game that was begun is listed, opens again, and survives a reload of the page."""
    page = visit(new_page(), server_url + "/new/pairs")
    page.get_by_label("Name of the person in seat 1").fill("Rosa")
    page.get_by_role("button", name="Start the game").click()
    wait_for_table(page)
    address = page.url
    page.reload()
    wait_for_table(page)
    visit(page, server_url)
    expect(page.locator(".open-game")).to_contain_text("Rosa")
    page.locator(".open-game a").click()
    wait_for_table(page)
    assert page.url == address


def test_erasing_asks_first(new_page: NewPage, server_url: str) -> None:
    """An open game is erased only after a question, and then it is gone for good."""
    page = visit(new_page(), server_url)
    page.get_by_role("button", name="Play now").click()
    wait_for_table(page)
    address = page.url
    visit(page, server_url)
    erase = page.get_by_role("button", name="Erase this game")
    erase.click()
    page.get_by_role("button", name="Keep it").click()
    expect(page.locator(".open-game")).to_have_count(1)
    erase.click()
    page.get_by_role("button", name="Erase the game").click()
    expect(page.locator(".open-game")).to_have_count(0)
    expect(page.get_by_role("status").first).to_contain_text("erased")
    visit(page, address)
    expect(page.get_by_text("no such game")).to_be_visible()


def test_names_are_text_everywhere(new_page: NewPage, server_url: str) -> None:
    """A name made of markup is shown as it was typed, and nothing in it runs."""
    page = visit(new_page(), server_url + "/new/classic")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    name = page.get_by_label("Name of the person in seat 1")
    name.fill(MARKUP[:20])
    page.get_by_role("button", name="Start the game").click()
    wait_for_table(page)
    visit(page, server_url)
    expect(page.locator(".player").first).to_have_text(MARKUP[:20])
    assert page.evaluate("window.hacked") is None
    assert all(url.startswith((server_url, "ws")) for url in asked)


def test_a_keyboard_alone_begins_a_game(new_page: NewPage, server_url: str) -> None:
    """Tab and Enter lead from the first screen to a running game, with the focus in sight."""
    page = visit(new_page(), server_url)
    for _ in range(30):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.matches('.button.play')"):
            break
    assert page.evaluate("document.activeElement.matches(':focus-visible')")
    page.keyboard.press("Enter")
    wait_for_table(page)


def test_a_keyboard_alone_sets_up_a_game(new_page: NewPage, server_url: str) -> None:
    """Seats, house rules and the start can all be reached and changed by keys."""
    page = visit(new_page(), server_url + "/new/pairs")
    press_to(page, "[aria-label='Name of the person in seat 1']")
    page.keyboard.type("Ada")
    press_to(page, ".house-rules > summary")
    page.keyboard.press("Enter")
    press_to(page, "input[name=walls]")
    page.keyboard.press("Space")
    expect(page.locator(".house-rules .changes").first).to_have_text("one changed")
    press_to(page, ".begin .play")
    page.keyboard.press("Enter")
    wait_for_table(page)


def press_to(page: Page, selector: str) -> None:
    """Press Tab until an element has the focus."""
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate("(selector) => document.activeElement.matches(selector)", selector):
            return
    pytest.fail(f"Tab never reached {selector}")


def test_solo_is_exactly_itself(new_page: NewPage, server_url: str) -> None:
    """Solo seats one person and three computers of one level; an entered seed is shown."""
    page = visit(new_page(), server_url + "/new/solo")
    assert page.locator(".seat select").count() == 0
    page.get_by_role("radio", name="Hard").check()
    page.get_by_label("Seed of the dice").fill("rainy sunday")
    page.get_by_role("button", name="Start the game").click()
    wait_for_table(page)
    game = page.evaluate("fetch('/api/games').then((answer) => answer.json())")["games"][0]
    assert [seat["kind"] for seat in game["seats"]] == ["person"] + ["computer"] * 3
    assert {seat["level"] for seat in game["seats"][1:]} == {"hard"}


def test_players_choose_colours_where_the_variant_says_so(
    new_page: NewPage, server_url: str
) -> None:
    """A colour that another seat has is swapped, so that every seat has its own."""
    page = visit(new_page(), server_url + "/new/norwegian")
    page.locator(".seat").first.get_by_role("radio", name="Green").check(force=True)
    expect(page.locator(".seat").last.get_by_role("radio", name="Yellow")).to_be_checked()
    page.get_by_role("button", name="Start the game").click()
    wait_for_table(page)
    game = page.evaluate("fetch('/api/games').then((answer) => answer.json())")["games"][0]
    assert game["seats"][0]["colour"] == "green"
    assert len({seat["colour"] for seat in game["seats"]}) == 4


def test_too_few_players_are_said_before_the_start(new_page: NewPage, server_url: str) -> None:
    """A game for which nobody sits opposite does not start, and the page says why."""
    page = visit(new_page(), server_url + "/new/classic")
    for seat in (2, 3, 4):
        page.get_by_label(f"Seat {seat}", exact=True).select_option("empty")
    expect(page.locator(".begin")).to_contain_text("2, 3, 4, 5, or 6 players")
    page.get_by_role("button", name="Start the game").click(force=True)
    assert page.url.endswith("/new/classic")


def test_a_server_that_is_gone_is_said(new_page: NewPage, server_url: str) -> None:
    """Without the server a press on the big button ends in words, not in an empty page."""
    page = visit(new_page(), server_url)
    page.context.set_offline(True)
    page.get_by_role("button", name="Play now").click()
    expect(page.get_by_role("alert").first).to_contain_text("does not answer")
    page.locator(".way").first.click()
    expect(page.get_by_role("heading", name="That did not work")).to_be_visible()
    page.context.set_offline(False)
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_role("heading", name="Statistics")).to_be_visible()
