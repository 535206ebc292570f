"""What the server tells is seen in its order, said aloud, and never stays behind."""

from __future__ import annotations

from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect
from tests.browser.screens_tour import OPENINGS
from tests.browser.table_lab import (
    WATCH,
    Opener,
    choosing,
    feed,
    move,
    open_table,
    rests,
    roll_entry,
    rolling,
    sent,
)

AWAY = [[-1] * 4] * 3
YARDS = [[-1] * 4] * 4
HIDE = """(hidden) => {
  Object.defineProperty(document, "hidden", { configurable: true, get: () => hidden });
  document.dispatchEvent(new Event("visibilitychange"));
}"""
RANKS: dict[str, Any] = {
    "tokens": [[56] * 4, [-1, 3, 8, 56], [-1, -1, -1, 9], [-1] * 4],
    "state": {
        "phase": "over",
        "face": None,
        "moves": [],
        "outcome": {"winners": [0], "reason": "home"},
        "ranks": [1, 2, 3, 3],
        "points": [400, 120, 12, 12],
    },
}


def passed(number: int, face: int | str, seat: int = 0, following: int = 1) -> dict[str, Any]:
    """Describe a roll without a move, after which another seat is on turn."""
    events = [
        {"event": "passed", "seat": seat},
        {"event": "turn_ended", "seat": seat, "next": following},
    ]
    entry = roll_entry(number, face, events, phase="roll", face=None, turn=following)
    entry["events"][0]["seat"] = entry["seat"] = seat
    return entry


def walked(number: int, origin: int, to: int, tokens: list[list[int]]) -> dict[str, Any]:
    """Describe a move of the first seat along its way, after which it rolls again."""
    moved = {"event": "moved", "seat": 0, "owner": 0, "from": origin, "to": to, "count": 1}
    bonus = {"event": "bonus_roll", "seat": 0, "reasons": ["six"], "moved": True}
    return {
        "number": number,
        "kind": "move",
        "seat": 0,
        "by": "hand",
        "move": str(origin),
        "events": [moved | {"path": list(range(origin + 1, to + 1))}, bonus],
        "state": {"phase": "roll", "face": None, "tokens": tokens},
    }


def said(page: Page) -> list[str]:
    """Give the sentences in the live region."""
    return page.locator('[aria-live="polite"] p').all_text_contents()


@pytest.mark.parametrize("face", [1, 2, 3, 4, 5, 6])
def test_face_at_rest_is_the_face_played(new_page: Opener, face: int) -> None:
    """Die, name of the die, plate and log show one and the same number."""
    page = open_table(new_page(), rolling())
    last = [face, None, None, None]
    feed(page, [roll_entry(11, face, [], phase="move", face=face, moves=[move(3, 9)], last=last)])
    rests(page, face)
    expect(page.locator(".die")).to_have_attribute("aria-label", f"The die shows a {face}")
    assert page.locator(".plate--turn .plate__last .pip").count() == face
    assert said(page)[-1].startswith(f"Yellow rolls {face}.")
    front = page.evaluate(
        """() => {
          const sides = [...document.querySelectorAll(".cube__side")];
          const nearest = (side) => new DOMMatrix(getComputedStyle(side.parentElement).transform)
            .multiply(new DOMMatrix(getComputedStyle(side).transform)).m43;
          return sides.sort((a, b) => nearest(b) - nearest(a))[0].querySelectorAll(".pip").length;
        }"""
    )
    assert front == face


@pytest.mark.parametrize("face", ["star", "globe"])
def test_the_danish_die_shows_its_signs(new_page: Opener, face: str) -> None:
    """Star and globe lie on the die as signs and are named in words."""
    game = rolling() | {"rules": {"die": "danish"}, "board": {"danish": True}}
    page = open_table(new_page(), game)
    feed(page, [roll_entry(11, face, [], phase="move", face=face, moves=[move(3, 5)])])
    rests(page, face)
    expect(page.locator(".die")).to_have_attribute("aria-label", f"The die shows a {face}")


def test_notices_tell_what_happened(new_page: Opener) -> None:
    """Passing, rolling again unused, a void six and a failed try are told in different words."""
    cases = {
        "No move with a 2.": [{"event": "passed", "seat": 0}],
        "No move with a 6, but you roll again.": [
            {"event": "bonus_roll", "seat": 0, "reasons": ["six"], "moved": False}
        ],
        "Third six in a row: nothing moves and the turn ends.": [{"event": "voided", "seat": 0}],
        "No luck with a 2. Try 2 of 3 comes next.": [{"event": "tried", "seat": 0, "tries": 1}],
    }
    page = open_table(new_page(), rolling() | {"tokens": YARDS})
    kinds = set()
    for number, (text, events) in enumerate(cases.items(), 11):
        face = 6 if "six" in text or "6" in text else 2
        feed(page, [roll_entry(number, face, events, phase="roll", face=None, tokens=YARDS)])
        expect(page.locator(".tray__notice")).to_have_text(text)
        kinds.add(page.locator(".tray__notice").get_attribute("data-kind"))
    assert len(kinds) == 4


def test_a_six_between_ends_the_trying(new_page: Opener) -> None:
    """A try that failed is followed by the next one, but the roll that a 6 earned is no try."""
    page = open_table(new_page(), rolling() | {"tokens": YARDS})
    status = page.locator(".tray__status")
    tried = [{"event": "tried", "seat": 0, "tries": 1}]
    feed(page, [roll_entry(11, 2, tried, phase="roll", face=None, tries=1, tokens=YARDS)])
    expect(status).to_have_text("Try 2 of 3: roll the die")
    feed(page, [roll_entry(12, 6, [], phase="move", face=6, tries=1, moves=[move(-1, 0)])])
    out = {"event": "entered", "seat": 0, "owner": 0, "count": 1, "to": 0}
    again = {"event": "bonus_roll", "seat": 0, "reasons": ["six"], "moved": True}
    state = {"phase": "roll", "face": None, "tries": 1, "tokens": [[0, -1, -1, -1], *AWAY]}
    feed(page, [walked(13, -1, 0, []) | {"events": [out, again], "state": state}])
    expect(status).to_have_text("Your turn: roll the die")
    expect(page.locator(".tray__notice")).to_have_text("You roll again.")


def test_the_same_roll_twice_is_said_twice(new_page: Opener) -> None:
    """Screen readers hear an equal sentence again, for it comes as a new element."""
    page = open_table(new_page(), rolling() | {"tokens": YARDS})
    again = [{"event": "bonus_roll", "seat": 0, "reasons": ["six"], "moved": False}]
    for number in (11, 12):
        feed(page, [roll_entry(number, 6, again, phase="roll", face=None, tokens=YARDS)])
        heard = page.locator('[aria-live="polite"] p', has_text="Yellow rolls 6.")
        expect(heard).to_have_count(number - 10)
    assert len(set(heard.all_text_contents())) == 1


def test_a_computer_is_said_once_a_turn(new_page: Opener) -> None:
    """A computer's turn is one sentence, which ends with whose turn it is now."""
    page = open_table(new_page(), rolling(turn=1))
    before = len(said(page))
    entry = passed(11, 3, seat=1, following=0)
    entry["by"] = "computer"
    feed(page, [entry])
    page.wait_for_selector('.die[data-ready="roll"]')
    assert said(page)[before:] == ["Blue rolls 3. No token can move. Your turn: roll the die."]


def test_a_lost_connection_and_its_return_are_said(new_page: Opener) -> None:
    """Who does not see the tray hears that the line is lost; once it is back, what is awaited."""
    page = open_table(new_page(), rolling())
    said = page.locator("main > [role=log] p")
    expect(said).to_have_count(0)
    page.evaluate("table.onConnection('reconnecting')")
    page.evaluate("table.onConnection('reconnecting')")
    expect(said).to_have_text(["No connection. Trying again …"])
    page.evaluate("table.onConnection('open')")
    expect(said).to_have_text(["No connection. Trying again …", "Your turn: roll the die"])


def test_a_hidden_tab_is_up_to_date_at_once(new_page: Opener) -> None:
    """What happened while the tab was hidden is not played back: the position is simply there."""
    page = open_table(new_page(), rolling())
    page.evaluate(HIDE, True)
    rounds = [passed(11 + n, 1 + n % 5, seat=n % 4, following=(n + 1) % 4) for n in range(31)]
    feed(page, [*rounds, passed(42, 4, seat=3, following=0)])
    moving = "document.getAnimations().filter((one) => !(one instanceof CSSAnimation)).length"
    assert page.evaluate(moving) == 0
    page.wait_for_function("document.title.includes('Your turn!')")
    page.evaluate(HIDE, False)
    page.wait_for_selector('.die[data-ready="roll"]')
    assert "Your turn!" not in page.title()
    page.click(".die")
    assert sent(page) == [["roll", {}]]


COUNT = """() => {
  window.pictures = (window.pictures ?? 0) + 1;
  return document.querySelector('.die[data-ready="roll"]') !== null;
}"""


@pytest.mark.parametrize("still", [False, True], ids=["long queue", "reduced motion"])
def test_motion_is_skipped(new_page: Opener, still: bool) -> None:
    """A long queue, or a wish for less motion, leads to the end without a show."""
    page = open_table(new_page(), rolling(), **({"still": "1"} if still else {}))
    rounds = [passed(11 + n, 1 + n % 5, seat=n % 4, following=(n + 1) % 4) for n in range(40)]
    feed(page, rounds if not still else rounds[:4])
    # Counted in pictures, which a busy computer makes fewer of: a show would take hundreds.
    page.wait_for_function(COUNT)
    assert page.evaluate("window.pictures") < (360 if not still else 20)


def test_tokens_walk_square_by_square(new_page: Opener) -> None:
    """A token passes over every square of its way, in order."""
    tokens = [[3, -1, -1, -1], *AWAY]
    page = open_table(new_page(), choosing(tokens, [move(3, 9)], 6))
    page.evaluate(WATCH)
    feed(page, [walked(11, 3, 9, [[9, -1, -1, -1], *AWAY])])
    page.wait_for_selector('.die[data-ready="roll"]')
    path = page.evaluate(
        """() => {
          const { path } = window.game.board.places[0];
          return path.slice(3, 10).map(([r, c]) => [r, 14 - c]);
        }"""
    )
    assert page.evaluate("window.seen") == path


def test_the_highest_roll_is_played_out_with_its_ties(new_page: Opener) -> None:
    """All rolls for the start are seen, and those who tie are seen to roll again."""
    rounds = [
        [{"seat": seat, "face": face} for seat, face in enumerate([5, 2, 5, 1])],
        [{"seat": 0, "face": 3}, {"seat": 2, "face": 6}],
    ]
    fresh = rolling(rolls=0, last=[None] * 4, turn=2) | {"tokens": YARDS, "number": 0, "first": 2}
    opening = {"opening": {"first": {"kind": "highest_roll", "rolls": rounds}}}
    page = new_page()
    page.add_init_script(OPENINGS)
    open_table(page, fresh | opening)
    page.wait_for_function("() => window.openings.length === 2")
    assert page.evaluate("window.openings") == [
        {"line": "A tie: those who tied roll again.", "tied": 2, "dice": [1, 1, 1, 1]},
        {"line": "Highest roll: Computer 2 starts.", "tied": 0, "dice": [2, 1, 2, 1]},
    ]
    expect(page.locator(".opening")).to_have_count(0)


def test_the_committed_draw_is_shown_and_can_be_skipped(new_page: Opener) -> None:
    """A drawn start is shown once; a tap goes on, and nothing can be rolled behind it."""
    fresh = rolling(rolls=0, last=[None] * 4) | {"tokens": YARDS, "number": 0}
    page = new_page()
    page.clock.install(time=0)
    page.clock.pause_at(1000)
    open_table(page, fresh | {"opening": {"first": {"kind": "drawn", "rolls": []}}})
    page.keyboard.press("Space")
    assert sent(page) == []
    page.get_by_role("button", name="To the table").click()
    page.wait_for_selector('.die[data-ready="roll"]')
    page.reload()
    page.wait_for_selector('.die[data-ready="roll"]')


def test_the_result_ranks_as_the_variant_says(new_page: Opener) -> None:
    """Ranks and points come from the server; equal values share a rank."""
    page = open_table(new_page(), RANKS)
    panel = page.get_by_role("dialog", name="You win!")
    expect(panel).to_be_visible()
    assert panel.locator(".rank__place").all_inner_texts() == ["1.", "2.", "3.", "3."]
    assert panel.locator(".rank b").first.inner_text() == "400 points"
    panel.get_by_role("button", name="Play again").click()
    assert sent(page) == [["again", None]]


def test_without_ranks_only_the_winner_is_named(new_page: Opener) -> None:
    """A variant that does not rank shows a place for the winner alone."""
    state = RANKS["state"] | {"ranks": None, "points": None}
    page = open_table(new_page(), RANKS | {"state": state})
    panel = page.get_by_role("dialog", name="You win!")
    expect(panel).to_be_visible()
    assert panel.locator(".rank__place").all_inner_texts() == ["1.", "–", "–", "–"]


def test_names_are_texts(new_page: Opener) -> None:
    """Markup in a name is shown as it was typed, wherever the name appears."""
    name = "<img src=x onerror='window.hacked=1'>"
    game = RANKS | {"names": [name, "", "", ""]}
    page = open_table(new_page(), game)
    expect(page.get_by_role("dialog")).to_be_visible()
    assert page.locator(".rank__name").first.inner_text() == name
    assert page.locator("#root img").count() == 0
    assert page.evaluate("window.hacked") is None


def test_tokens_have_names_that_say_where_they_go(new_page: Opener) -> None:
    """A movable token's button names colour, square, target and captures."""
    catch = move(20, 25, captures=[{"owner": 1, "from": 12, "count": 1}])
    tokens = [[13, 20, -1, -1], [12, -1, -1, -1], *AWAY[:2]]
    moves = [move(-1, 0), move(13, 18), catch]
    page = open_table(new_page(), choosing(tokens, moves))
    names = page.locator('.token--movable[tabindex="0"]').evaluate_all(
        "(all) => all.map((one) => one.getAttribute('aria-label'))"
    )
    assert sorted(names) == [
        "yellow token, in the base, comes out to square 1",
        "yellow token, square 14, to square 19",
        "yellow token, square 21, to square 26, captures blue",
    ]
    other = page.locator('.token[data-seat="1"]').first
    assert other.get_attribute("aria-label") == "blue token, square 26"


def test_focus_goes_to_what_can_be_used(new_page: Opener) -> None:
    """After one's roll the keyboard is on the first movable token, after the move on the die."""
    tokens = [[3, 20, -1, -1], *AWAY]
    page = open_table(new_page(), rolling() | {"tokens": tokens})
    page.locator(".die").focus()
    page.keyboard.press("Space")
    feed(page, [roll_entry(11, 6, [], phase="move", face=6, moves=[move(3, 9), move(20, 26)])])
    page.wait_for_selector(".token--movable:focus")
    page.keyboard.press("Tab")
    focused = page.evaluate("document.activeElement.getAttribute('aria-label')")
    assert focused == "yellow token, square 21, to square 27"
    page.keyboard.press("Enter")
    assert sent(page)[-1] == ["move", {"move": "20"}]
    feed(page, [walked(12, 20, 26, [[3, 26, -1, -1], *AWAY])])
    page.wait_for_selector(".die:focus")


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("panel", [None, "About this game", "Table settings", "Leave the game"])
def test_axe_finds_nothing(new_page: Opener, theme: str, panel: str | None) -> None:
    """Neither the table nor its panels have a fault that axe knows."""
    tokens = [[3, 20, -1, -1], [12, -1, -1, -1], *AWAY[:2]]
    page = open_table(new_page(theme=theme), choosing(tokens, [move(3, 8)]))
    if panel:
        page.get_by_role("button", name=panel).click()
    found = Axe().run(page)
    assert found.violations_count == 0, found.generate_report()


def test_axe_finds_nothing_at_the_end(new_page: Opener) -> None:
    """The result has no fault that axe knows."""
    page = open_table(new_page(size=(360, 740)), RANKS)
    expect(page.get_by_role("dialog")).to_be_visible()
    found = Axe().run(page)
    assert found.violations_count == 0, found.generate_report()
