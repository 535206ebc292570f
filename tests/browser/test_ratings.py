"""Rated games in the browser: switched on in the room, told at the end, listed on their page."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect
from tests.browser.replay_lab import finished_game
from tests.browser.rooms_tour import join, open_room, play_to_the_end, start, switch_on
from tests.browser.screens_tour import visit

NewPage = Callable[..., Page]
STILL = {"reduced_motion": "reduce"}


def test_a_rated_game_from_the_room_to_the_list(new_page: NewPage, server_url: str) -> None:
    """The host switches it on, all see that; the end tells the change, the page lists both."""
    ada, ben = new_page(**STILL), new_page(size=(360, 740), **STILL)
    code = open_room(ada, server_url)
    switch = ada.get_by_role("switch", name="Rated")
    expect(switch).not_to_be_checked()
    switch_on(ada, "Rated")
    visit(ben, f"{server_url}/room/{code}")
    expect(ben.locator(".door-game")).to_contain_text("Rated: the result changes ratings")
    join(ben, server_url, code, "Ben")
    expect(ben.locator(".terms .lots div", has_text="Rated")).to_contain_text(
        re.compile("yes", re.I)
    )
    start(ada, ben)
    play_to_the_end(ada, ben)
    for page in (ada, ben):
        told = page.locator(".rank__change")
        expect(told).to_have_text(
            re.compile(r"^Your rating is now -?\d[\d,]* \([+-]?\d[\d,]*\)\.$")
        )
    visit(ben, f"{server_url}/statistics")
    ben.get_by_role("link", name="Ratings and your games").click()
    expect(ben.locator("h1")).to_have_text("Ratings")
    rows = ben.locator(".ratings tbody tr")
    expect(rows.filter(has_text="Ben (you)")).to_have_count(1)
    expect(rows.filter(has_text="Ada")).to_have_count(1)
    ended = ben.locator(".ended__game")
    expect(ended).to_have_count(1)
    expect(ended).to_contain_text(re.compile(r"(won|lost) · Rating -?\d"))
    ben.get_by_label("Variant").select_option("danish")
    expect(ben.get_by_text("Nobody has played a rated game of this variant yet.")).to_be_visible()
    ben.wait_for_url("**/ratings?family=danish")
    ended.get_by_role("link").click()
    ben.wait_for_url("**/replay/*")


def test_a_game_that_is_not_rated_tells_no_change(new_page: NewPage, server_url: str) -> None:
    """Without the switch a result says nothing of ratings; both lists of games say who has won."""
    ada, ben = new_page(**STILL), new_page(**STILL)
    code = open_room(ada, server_url)
    join(ben, server_url, code, "Ben")
    start(ada, ben)
    play_to_the_end(ada, ben)
    expect(ada.locator(".rank__change")).to_have_count(0)
    visit(ada, f"{server_url}/ratings")
    ended = ada.locator(".ended__game .hint")
    expect(ended).to_have_text(re.compile(r" · Winner: (Ada · won|Ben · lost)$"))
    visit(ada, f"{server_url}/games")
    expect(ended).to_have_text(re.compile(r" · Winner: (Ada|Ben)$"))


def test_an_ended_game_lists_its_players_by_place(new_page: NewPage, server_url: str) -> None:
    """The first place comes first, whoever sits where; computers are called as at the table."""
    page = new_page()
    seats = [{"kind": "person", "name": "Ann"}, *[{"kind": "computer", "level": "easy"}] * 3]
    finished_game(
        page, server_url, seats=seats, variant="classic", tokens_to_win="1", play_on="true"
    )
    visit(page, f"{server_url}/ratings")
    names = page.locator(".ended__players bdi").all_inner_texts()
    assert [name.split(". ")[0] for name in names] == ["1", "2", "3", "4"]
    players = {name.split(". ")[1] for name in names}
    assert players == {"Ann", "Computer 1", "Computer 2", "Computer 3"}
    first = names[0].removeprefix("1. ")
    expect(page.locator(".ended__game .hint")).to_contain_text(f"Winner: {first}")
