"""Hands at the table: what can be used answers once, everything else stays still."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page
from tests.browser.table_lab import (
    Opener,
    choosing,
    crowd_on_ring,
    feed,
    move,
    on_their_board,
    open_table,
    rests,
    roll_entry,
    rolling,
    sent,
)

PHONE = (320, 568)
AWAY = [[-1] * 4] * 3
CENTRE = """(element) => {
  const box = element.getBoundingClientRect();
  return [box.left + box.width / 2, box.top + box.height / 2];
}"""
# Own tokens on a star, where all colours may stand together: progress 8 of the first seat.
CROWDS = {
    "one": [[8, -1, -1, -1], *AWAY],
    "two": [[8, 8, -1, -1], *AWAY],
    "three": [[8, 8, 8, -1], *AWAY],
    "four": [[8, 8, 8, 8], *AWAY],
    "two and two": [[8, 8, -1, -1], [47, 47, -1, -1], *AWAY[:2]],
    "one of each": [[8, -1, -1, -1], [47, -1, -1, -1], [34, -1, -1, -1], [21, -1, -1, -1]],
    "four and four": [[8] * 4, [47] * 4, *AWAY[:2]],
    "four of each": [[8] * 4, [47] * 4, [34] * 4, [21] * 4],
    "column": [[52, 52, 52, -1], *AWAY],
    "one of each of five": crowd_on_ring(5, 1),
    "one of each of six": crowd_on_ring(6, 1),
    "four of each of six": crowd_on_ring(6, 4),
}


def drawn(page: Page, seat: int) -> list[Any]:
    """Give the drawn bodies of a seat's tokens that are in play."""
    tokens = page.locator(f'.token[data-seat="{seat}"]')
    return [
        tokens.nth(number).locator(".token__body")
        for number in range(tokens.count())
        if page.evaluate("(n) => window.game.state.tokens[n[0]][n[1]]", [seat, number]) >= 0
    ]


@pytest.mark.parametrize("crowd", CROWDS)
def test_every_token_of_a_crowd_can_be_tapped(new_page: Opener, crowd: str) -> None:
    """However many tokens share a square, a tap on any of one's own moves one from there."""
    tokens = CROWDS[crowd]
    moves = [move(tokens[0][0], tokens[0][0] + 3)]
    page = open_table(new_page(size=PHONE), on_their_board(choosing(tokens, moves, 3)))
    for body in drawn(page, 0):
        page.evaluate("window.sent.length = 0; table.onSnapshot(window.game)")
        page.mouse.click(*body.evaluate(CENTRE))
        assert sent(page) == [["move", {"move": str(tokens[0][0])}]]


@pytest.mark.parametrize("crowd", [name for name in CROWDS if name != "one"])
def test_crowds_show_how_many_stand_there(new_page: Opener, crowd: str) -> None:
    """Tokens on one square lie apart; of too many, each owner's pile has its number (bug U05)."""
    tokens = CROWDS[crowd]
    page = open_table(new_page(size=(360, 740)), on_their_board(choosing(tokens, [])))
    taken: set[tuple[float, ...]] = set()
    for seat, own in enumerate(tokens):
        bodies = drawn(page, seat)
        places = {tuple(round(part, 1) for part in body.evaluate(CENTRE)) for body in bodies}
        assert len(places) == len(bodies)
        assert not places & taken
        taken |= places
        if sum(progress >= 0 for each in tokens for progress in each) > 4 and own[0] >= 0:
            piles = page.locator(f'.token[data-seat="{seat}"] .token__pile')
            told = [text for text in piles.all_inner_texts() if text]
            assert told == ([str(len(bodies))] if len(bodies) > 1 else [])


def test_a_pair_is_not_like_a_lone_token(new_page: Opener) -> None:
    """Two tokens together are drawn smaller and apart, so that nobody takes them for one."""
    page = open_table(new_page(), choosing([[3, 8, 8, -1], *AWAY], []))
    lone, first, second = (body.bounding_box() for body in drawn(page, 0))
    assert first["width"] < 0.9 * lone["width"]
    assert abs(first["x"] - second["x"]) > 0.2 * lone["width"]


@pytest.mark.parametrize("aside", [(11, 0), (-11, 0), (0, 11), (0, -11), (8, 8)])
def test_touch_area_is_larger_than_the_square(new_page: Opener, aside: tuple[int, int]) -> None:
    """On the smallest phone a tap 11 pixels from a token's middle still takes it."""
    page = open_table(new_page(size=PHONE), choosing([[3, -1, -1, -1], *AWAY], [move(3, 8)]))
    x, y = drawn(page, 0)[0].evaluate(CENTRE)
    page.mouse.click(x + aside[0], y + aside[1])
    assert sent(page) == [["move", {"move": "3"}]]


def test_nearest_movable_token_wins(new_page: Opener) -> None:
    """Between two tokens on neighbouring squares the nearer one is taken."""
    moves = [move(3, 8), move(4, 9)]
    page = open_table(new_page(size=PHONE), choosing([[3, 4, -1, -1], *AWAY], moves))
    (x0, y0), (x1, y1) = (body.evaluate(CENTRE) for body in drawn(page, 0))
    page.mouse.click(x0 + 0.6 * (x1 - x0), y0 + 0.6 * (y1 - y0))
    assert sent(page) == [["move", {"move": "4"}]]


def test_what_cannot_be_used_does_nothing(new_page: Opener) -> None:
    """Taps on other tokens, squares, plates and a die at rest send nothing and make no sound."""
    tokens = [[3, 20, -1, -1], [10, -1, -1, -1], *AWAY[:2]]
    page = open_table(new_page(), choosing(tokens, [move(3, 8)]))
    page.evaluate("AudioContext.prototype.createGain = window.AudioContext = undefined")
    for body in (drawn(page, 0)[1], drawn(page, 1)[0]):
        page.mouse.click(*body.evaluate(CENTRE))
    page.click(".die", force=True)
    page.click(".plate >> nth=1")
    page.mouse.click(*page.locator(".board").evaluate(CENTRE))
    assert sent(page) == []


def test_a_double_click_rolls_once(new_page: Opener) -> None:
    """Two clicks on the die, and keys after them, are one roll."""
    page = open_table(new_page(), rolling())
    page.dblclick(".die")
    page.keyboard.press("Space")
    page.keyboard.press("1")
    assert sent(page) == [["roll", {}]]


def test_a_token_is_moved_once(new_page: Opener) -> None:
    """A second tap on a token before the server has answered is not sent."""
    page = open_table(new_page(), choosing([[3, 20, -1, -1], *AWAY], [move(3, 8), move(20, 25)]))
    first, second = (body.evaluate(CENTRE) for body in drawn(page, 0))
    for place in (first, first, second):
        page.mouse.click(*place)
    assert sent(page) == [["move", {"move": "3"}]]


def test_a_refusal_gives_the_turn_back(new_page: Opener) -> None:
    """When a command fails, nothing is shown as done and the die can be tapped again."""
    page = open_table(new_page(), rolling())
    page.evaluate("table.onConnection('reconnecting')")
    page.click(".die", force=True)
    assert sent(page) == []
    assert page.inner_text(".tray__status").startswith("No connection")
    page.evaluate("table.onConnection('open')")
    page.click(".die")
    assert sent(page) == [["roll", {}]]
    assert page.get_attribute(".die", "data-face") == ""


def test_keys_before_the_die_rests_do_nothing(new_page: Opener) -> None:
    """A number or Enter pressed while the die rolls moves nothing; afterwards the list is whole."""
    tokens = [[3, -1, -1, -1], *AWAY]
    page = open_table(new_page(), rolling() | {"tokens": tokens})
    page.keyboard.press("Space")
    moves = [move(-1, 0), move(3, 9)]
    motion = page.context.new_cdp_session(page)
    motion.send("Animation.enable")
    motion.send("Animation.setPlaybackRate", {"playbackRate": 0.01})
    feed(page, [roll_entry(11, 6, [], phase="move", face=6, streak=1, moves=moves)])
    for key in ("1", "Tab", "Enter", "2", "Space"):
        page.keyboard.press(key)
    assert sent(page) == [["roll", {}]]
    motion.send("Animation.setPlaybackRate", {"playbackRate": 1})
    rests(page, 6)
    page.wait_for_selector(".token--movable")
    assert page.locator(".token--movable").count() == 4
    page.keyboard.press("2")
    assert sent(page) == [["roll", {}], ["move", {"move": "3"}]]


def test_two_moves_of_a_token_are_asked_for(new_page: Opener) -> None:
    """A tap on a stack that may move whole or in part opens a chooser in words."""
    moves = [move(8, 11), move(8, 11, move="8x2", count=2)]
    page = open_table(new_page(size=PHONE), choosing([[8, 8, -1, -1], *AWAY], moves, 3))
    page.mouse.click(*drawn(page, 0)[0].evaluate(CENTRE))
    assert sent(page) == []
    chooser = page.get_by_role("group", name="Which move?")
    assert chooser.get_by_role("button").all_inner_texts() == ["one token", "2 tokens"]
    for button in chooser.get_by_role("button").all():
        box = button.bounding_box()
        assert box is not None
        assert box["height"] >= 44
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= PHONE[0]
    chooser.get_by_role("button").nth(1).click()
    assert sent(page) == [["move", {"move": "8x2"}]]
    assert chooser.count() == 0


def test_a_token_shows_its_target_and_what_it_captures(new_page: Opener) -> None:
    """Under the pointer a token's own target stands out, and what it would capture is marked."""
    catch = move(20, 25, captures=[{"owner": 1, "from": 12, "count": 1}])
    tokens = [[3, 20, -1, -1], [12, -1, -1, -1], *AWAY[:2]]
    page = open_table(new_page(), choosing(tokens, [move(3, 8), catch]))
    assert page.locator(".target").count() == 2
    page.mouse.move(*drawn(page, 0)[1].evaluate(CENTRE))
    assert page.locator(".target--own").get_attribute("data-move") == "20"
    assert page.locator(".token--caught").get_attribute("data-seat") == "1"
    page.mouse.move(5, 5)
    assert page.locator(".token--caught, .target--own").count() == 0


def test_nothing_stays_marked_when_the_choice_is_over(new_page: Opener) -> None:
    """A token that was marked because it would be captured is not marked once it has been."""
    catch = move(20, 25, captures=[{"owner": 1, "from": 12, "count": 1}])
    tokens = [[3, 20, -1, -1], [12, -1, -1, -1], *AWAY[:2]]
    page = open_table(new_page(), choosing(tokens, [move(3, 8), catch]))
    page.locator('.token--movable[data-token="1"]').focus()
    assert page.locator(".token--caught").count() == 1
    page.keyboard.press("Enter")
    after = [[3, 25, -1, -1], [-1] * 4, *AWAY[:2]]
    gone = {"event": "captured", "seat": 0, "owner": 1, "from": 12, "count": 1}
    walked = {"event": "moved", "seat": 0, "owner": 0, "from": 20, "to": 25, "count": 1}
    events = [walked | {"path": [21, 22, 23, 24, 25]}, gone]
    entry = {"number": 11, "kind": "move", "seat": 0, "by": "hand", "move": "20", "at": ""}
    state = {"phase": "roll", "face": None, "tokens": after}
    feed(page, [entry | {"events": events, "state": state}])
    page.wait_for_selector('.die[data-ready="roll"]')
    assert page.locator(".token--caught, .board--pointing").count() == 0


def test_entering_without_a_roll_shows_no_face(new_page: Opener) -> None:
    """Where a token enters without a roll, the die shows an arrow and a tap sends the move."""
    page = open_table(new_page(), rolling(phase="enter", moves=[move(-1, 0)]))
    assert page.inner_text(".tray__status") == "Tap the die: a token comes out"
    assert not page.is_visible(".cube")
    page.click(".die")
    assert sent(page) == [["move", {"move": "y"}]]


def test_leaving_asks_first(new_page: Opener) -> None:
    """Leaving is confirmed; staying and Escape send nothing."""
    page = open_table(new_page(), rolling())
    page.get_by_role("button", name="Leave the game").click()
    page.get_by_role("button", name="Stay").click()
    page.get_by_role("button", name="Leave the game").click()
    page.keyboard.press("Escape")
    page.locator("dialog").wait_for(state="detached")
    assert sent(page) == []
    page.get_by_role("button", name="Leave the game").click()
    page.get_by_role("button", name="Leave", exact=True).click()
    assert sent(page) == [["leave", None]]


def test_pace_and_only_moves_are_settings_of_the_game(new_page: Opener) -> None:
    """The panel of settings tells the server the pace and whose only moves are played."""
    page = open_table(new_page(size=(360, 740)), rolling())
    page.get_by_role("button", name="Table settings").click()
    page.get_by_role("radio", name="Instant").check()
    page.get_by_role("switch", name="Mara").click()
    assert sent(page) == [
        ["settings", {"pace": "instant"}],
        ["settings", {"auto_move": {"0": True}}],
    ]
