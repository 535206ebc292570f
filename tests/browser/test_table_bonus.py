"""Bonus moves, moves that are forced, and signs of the die are understood at the table."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.browser.table_lab import (
    Opener,
    choosing,
    feed,
    move,
    open_table,
    roll_entry,
    rolling,
    sent,
)

AWAY = [[-1] * 4] * 3
TOKENS = [[3, 20, 28, -1], [12, -1, -1, -1], *AWAY[:2]]
THREE = [move(3, 23), move(20, 40), move(28, 48)]
OPEN: dict[str, Any] = {"phase": "roll", "face": None, "steps": None, "forced": []}
FORCED = {
    "enter_compulsory": "With a 6 a token must come out.",
    "clear_start": "The token on the start square must move on first.",
    "six_opens_barrier": "A 6 must open your blockade.",
    "capture_compulsory": "Whoever can capture must do so.",
}
NOTES: list[dict[str, Any]] = [
    {"face": 6, "forced": ["six_opens_barrier"], "moves": [move(3, 10)]},
    {"face": 5, "forced": ["enter_compulsory"], "moves": [move(-1, 0), move(3, 8)]},
    {"face": 4, "forced": ["clear_start"], "moves": [move(3, 7)]},
    {"face": "star", "forced": [], "moves": [move(3, 11, path=[4, 5], jump=11)]},
    {"face": "globe", "forced": [], "moves": [move(-1, 0), move(3, 8)]},
]
"""What stands in the notice before a choice, the longest first."""


def bonus(steps: int = 20, **more: Any) -> dict[str, Any]:
    """Describe a game in which the first seat moves a bonus."""
    state = {"phase": "bonus", "face": None, "steps": steps, "forced": [], "moves": THREE}
    return {"tokens": TOKENS, "state": state | {"last": [6, 2, None, 4]} | more}


def entry(number: int, events: list[dict[str, Any]], **state: Any) -> dict[str, Any]:
    """Describe a move of the first seat; `state` is what differs afterwards."""
    more = {"kind": "move", "seat": 0, "by": state.pop("by", "hand"), "move": "20", "at": ""}
    return {"number": number, "events": events, "state": OPEN | state} | more


def walked(origin: int, to: int) -> dict[str, Any]:
    """Describe the walk of a token of the first seat."""
    path = list(range(origin + 1, to + 1))
    plain = {"event": "moved", "seat": 0, "owner": 0, "from": origin, "to": to, "count": 1}
    return plain | {"path": path}


def granted(event: str, steps: int = 20, *reasons: str) -> dict[str, Any]:
    """Describe that a bonus is to be moved, or lost."""
    return {"event": event, "seat": 0, "steps": steps, "reasons": list(reasons or ("capture",))}


def said(page: Page) -> list[str]:
    """Give the sentences in the live region."""
    return page.locator('[aria-live="polite"] p').all_text_contents()


def test_a_bonus_is_moved_and_not_rolled_for(new_page: Opener) -> None:
    """The tray names the steps and lays them over the die, which answers to nothing."""
    page = open_table(new_page(size=(360, 740)), bonus())
    expect(page.locator(".tray__status")).to_have_text("Move 20 squares with one token")
    expect(page.locator(".tray__steps")).to_have_text("+20")
    assert page.get_attribute(".die", "data-ready") == ""
    assert page.get_attribute(".die", "data-face") == "6"
    page.keyboard.press("Space")
    page.click(".die", force=True)
    assert sent(page) == []
    assert page.locator(".token--movable").count() == len(THREE)
    assert page.locator(".target--plain").count() == len(THREE)
    page.keyboard.press("2")
    assert sent(page) == [["move", {"move": "20"}]]


def test_far_targets_wear_the_number_of_their_token(new_page: Opener) -> None:
    """Where the eye cannot follow the way, a number says which token ends where; else none is."""
    numbers = """(kind) => [...document.querySelectorAll(kind)]
      .filter((one) => getComputedStyle(one).display !== "none" && one.textContent)
      .map((one) => one.textContent).sort()"""
    page = open_table(new_page(), bonus())
    assert page.evaluate(numbers, ".token__key") == ["1", "2", "3"]
    assert page.evaluate(numbers, ".target__key") == ["1", "2", "3"]
    page = open_table(new_page(), choosing(TOKENS, [move(3, 8), move(20, 25)]))
    assert page.evaluate(numbers, ".token__key") == []
    assert page.evaluate(numbers, ".target__key") == []


@pytest.mark.parametrize(
    ("events", "kind", "text"),
    [
        (
            [granted("bonus_move")],
            "bonus",
            "Captured: one of your tokens moves 20 more.",
        ),
        (
            [granted("bonus_move", 10, "home")],
            "bonus",
            "A token is home: another of yours moves 10.",
        ),
        (
            [granted("bonus_move", 30, "capture", "home")],
            "bonus",
            "Captured and home: one of your tokens moves 30 more.",
        ),
        (
            [granted("bonus_lost")],
            "lost",
            "None of your tokens can move 20 squares: the bonus is lost.",
        ),
        (
            [
                granted("bonus_lost"),
                {"event": "bonus_roll", "seat": 0, "reasons": ["six"], "moved": True},
            ],
            "lost",
            "None of your tokens can move 20 squares: the bonus is lost. You roll again.",
        ),
    ],
)
def test_what_becomes_of_a_bonus_is_told(
    new_page: Opener, events: list[dict[str, Any]], kind: str, text: str
) -> None:
    """Whether a bonus is to be moved or is lost, why it came, and what follows."""
    page = open_table(new_page(), choosing(TOKENS, [move(20, 25)]))
    after = bonus()["state"] if kind == "bonus" else {}
    feed(page, [entry(11, [walked(20, 25), *events], **after)])
    notice = page.locator(".tray__notice")
    expect(notice).to_have_text(text)
    expect(notice).to_have_attribute("data-kind", kind)
    expect(page.locator(".tray__steps")).to_have_text("+20" if kind == "bonus" else "")


def test_a_chain_of_bonuses_is_logged_and_said(new_page: Opener) -> None:
    """Each bonus move has a line with its steps, and the ear hears what is to be chosen next."""
    page = open_table(new_page(), rolling() | {"tokens": TOKENS})
    feed(page, [roll_entry(10, 5, [], phase="move", face=5, moves=[move(20, 25)], forced=[])])
    catch = {"event": "captured", "seat": 0, "owner": 1, "from": 12, "count": 1}
    tokens = [[3, 25, 28, -1], *AWAY]
    more = bonus()["state"] | {"tokens": tokens}
    over = OPEN | {"tokens": [[3, 45, 28, -1], *AWAY], "turn": 1}
    ended = {"event": "turn_ended", "seat": 0, "next": 1}
    feed(page, [entry(11, [walked(20, 25), catch, granted("bonus_move")], **more)])
    page.wait_for_selector(".token--movable")
    assert said(page)[-1].endswith(
        "captures blue. Yellow moves 20 more with one token. "
        "Move 20 squares with one token. 3 moves to choose from."
    )
    feed(page, [entry(12, [walked(25, 45), ended], **over)])
    lines = page.locator(".log__line")
    expect(lines).to_have_count(2)
    assert lines.nth(0).locator(".log__steps").inner_text() == "+20"
    assert lines.nth(0).inner_text().endswith("From square 26 to square 46.")
    assert lines.nth(1).locator(".log__face").count() == 1


@pytest.mark.parametrize("rule", FORCED)
def test_a_forced_move_says_why(new_page: Opener, rule: str) -> None:
    """Where a house rule takes moves away, one sentence names it, to the eye and to the ear."""
    page = open_table(new_page(), rolling() | {"tokens": TOKENS})
    moves = [move(3, 9), move(20, 26)]
    state = {"phase": "move", "face": 6, "moves": moves, "forced": [rule]}
    feed(page, [roll_entry(11, 6, [], **state)])
    expect(page.locator(".tray__notice")).to_have_text(FORCED[rule])
    assert f"{FORCED[rule]} 2 moves to choose from." in said(page)[-1]


def test_an_only_move_that_is_forced_says_why_while_it_is_played(new_page: Opener) -> None:
    """The reason stays readable when the move goes by itself."""
    page = open_table(new_page(), rolling() | {"tokens": TOKENS})
    page.evaluate("game.settings.auto_move = { 0: true }")
    state = {"phase": "move", "face": 5, "moves": [move(-1, 0)], "forced": ["enter_compulsory"]}
    feed(page, [roll_entry(11, 5, [], **state)])
    expect(page.locator(".tray__status")).to_have_text("The only move is played for you")
    reason = "With a 5 a token must come out."
    expect(page.locator(".tray__notice")).to_have_text(reason)
    out = {"event": "entered", "seat": 0, "owner": 0, "count": 1, "to": 0}
    ended = {"event": "turn_ended", "seat": 0, "next": 1}
    tokens = [[0, 3, 20, 28], *TOKENS[1:]]
    feed(page, [entry(12, [out, ended], by="only", tokens=tokens, turn=1)])
    expect(page.locator(".tray__status")).to_have_text("Computer 1 is thinking")
    expect(page.locator(".tray__notice")).to_have_text(
        f"{reason} Yellow rolls 5. Yellow brings a token out to square 1."
    )


def test_a_six_that_counts_seven_says_so(new_page: Opener) -> None:
    """Before the choice and in the log, where the way is longer than the face."""
    page = open_table(new_page(), rolling() | {"tokens": [[3, 20, 28, 30], *AWAY]})
    moves = [move(3, 10), move(20, 27)]
    feed(page, [roll_entry(11, 6, [], phase="move", face=6, moves=moves, forced=[])])
    expect(page.locator(".tray__notice")).to_have_text("The 6 counts 7: your base is empty.")
    after = [[3, 27, 28, 30], *AWAY]
    feed(page, [entry(12, [walked(20, 27)], tokens=after, turn=1)])
    line = page.locator(".log__line").first
    expect(line).to_contain_text("The 6 counts 7. From square 21 to square 28.")


def test_the_third_six_tells_which_token_pays(new_page: Opener) -> None:
    """Where the token moved last goes back, the notice and the log say so."""
    page = open_table(new_page(), rolling() | {"tokens": TOKENS})
    back = {"event": "returned", "seat": 0, "owner": 0, "from": 28, "count": 1}
    events = [{"event": "voided", "seat": 0}, back | {"reason": "penalty"}]
    feed(page, [roll_entry(11, 6, events, **OPEN, tokens=[[-1, -1, 3, 20], *TOKENS[1:]], turn=1)])
    expect(page.locator(".tray__notice")).to_have_text(
        "Third six in a row: the token moved last goes back to its base."
    )
    expect(page.locator(".log__line").first).to_contain_text("goes back from square 29 to its base")


def danish(face: str, moves: list[dict[str, Any]]) -> dict[str, Any]:
    """Describe a game with the Danish die in which a sign was rolled."""
    rules = {"die": "danish", "enter_on": "globe", "bonus_roll_on": "six"}
    tokens = [[3, 9, -1, -1], *AWAY]
    state = {"phase": "move", "face": face, "moves": moves, "forced": []}
    return {"tokens": tokens, "rules": rules, "board": {"danish": True}, "state": state}


def test_a_star_shows_the_whole_way(new_page: Opener) -> None:
    """The rings stand where tokens end behind the hop; the star between is marked as well."""
    moves = [move(3, 11, path=[4, 5], jump=11), move(9, 18, path=[10, 11], jump=18)]
    page = open_table(new_page(), danish("star", moves))
    expect(page.locator(".tray__notice")).to_have_text(
        "Star: to the next star, then on to the one after."
    )
    spots = page.evaluate(
        """() => {
          const board = document.querySelector(".board__tokens").getBoundingClientRect();
          const { path } = window.game.board.places[0];
          const at = (ring) => {
            const box = ring.getBoundingClientRect();
            const across = box.left + box.width / 2 - board.left;
            const down = box.top + box.height / 2 - board.top;
            const [x, y] = [across, down].map((one) => Math.floor(one / (board.width / 15)));
            return path.findIndex(([row, col]) => row === x && 14 - col === y);
          };
          const rings = (kind) => [...document.querySelectorAll(kind)].map(at);
          return [".target--plain", ".target--hop"].map(rings);
        }"""
    )
    assert spots == [[11, 18], [5, 11]]
    assert page.locator(".target--flight").count() == 2


def test_a_globe_says_what_it_does_under_the_rules(new_page: Opener) -> None:
    """It lets a token out and grants a roll only where the house rules say so."""
    moves = [move(-1, 0), move(3, 8)]
    page = open_table(new_page(), danish("globe", moves))
    expect(page.locator(".tray__notice")).to_have_text(
        "Globe: to the next globe, or a token comes out; then roll again."
    )
    game = danish("globe", moves)
    game["rules"] |= {"enter_on": "6", "bonus_roll_on": "none"}
    page = open_table(new_page(), game)
    expect(page.locator(".tray__notice")).to_have_text("Globe: to the next globe.")


def test_the_signs_of_the_die_can_be_looked_up(new_page: Opener) -> None:
    """The panel about the game explains both signs, and only where they are on the die."""
    page = open_table(new_page(size=(360, 740)), danish("star", []))
    page.get_by_role("button", name="About this game").click()
    signs = page.locator(".info__signs li")
    assert [text.partition(":")[0] for text in signs.all_inner_texts()] == ["Star", "Globe"]
    assert signs.locator(".face--sign svg").count() == 2
    page = open_table(new_page(), rolling())
    page.get_by_role("button", name="About this game").click()
    page.get_by_role("dialog").wait_for()
    assert page.locator(".info__signs").count() == 0


def test_tokens_that_bar_the_way_are_named_so(new_page: Opener) -> None:
    """Both tokens of a blockade say it; others of their colour do not."""
    tokens = [[3, 20, 20, -1], *AWAY]
    state = {"phase": "roll", "face": None, "moves": [], "blockades": [[0, 20]]}
    page = open_table(new_page(), {"tokens": tokens, "state": state})
    names = page.locator('.token[data-seat="0"]').evaluate_all(
        "(all) => all.map((one) => one.getAttribute('aria-label'))"
    )
    assert names == [
        "yellow token, square 4",
        "yellow token, square 21, in a blockade",
        "yellow token, square 21, in a blockade",
        "yellow token, in the base",
    ]


def test_home_squares_of_their_own_are_named_and_counted(new_page: Opener) -> None:
    """Where each column square is a home, tokens on any of them are home, and say on which."""
    board = {"column": 4, "home": "last", "each": True}
    tokens = [[3, 49, 52, 54], *AWAY]
    state = {"phase": "move", "face": 3, "moves": [move(49, 52), move(52, 53)], "forced": []}
    page = open_table(new_page(), {"tokens": tokens, "board": board, "state": state})
    assert page.locator(".plate--turn .peg--home").count() == 2
    names = page.locator('.token--movable[tabindex="0"]').evaluate_all(
        "(all) => all.map((one) => one.getAttribute('aria-label'))"
    )
    assert names == [
        "yellow token, square 50, comes home, to home square 2",
        "yellow token, home square 2, comes home, to home square 3",
    ]


CUT = """() => [".tray__notice", ".tray__status"].filter((name) => {
  const element = document.querySelector(name);
  const tray = document.querySelector(".tray").getBoundingClientRect();
  const box = element.getBoundingClientRect();
  const inside = box.top >= tray.top && box.bottom <= tray.bottom;
  return !inside || element.scrollHeight > element.clientHeight + 2;
})"""


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("size", [(320, 568), (360, 740), (844, 390), (1280, 800)], ids=str)
def test_no_note_is_cut_off(new_page: Opener, size: tuple[int, int], lang: str) -> None:
    """Every note and the line above it are whole on every screen, in every language."""
    rules = {"die": "danish", "enter_on": "globe", "bonus_roll_on": "six"}
    board = {"danish": True}
    game = {"rules": rules, "board": board, "variant": "danish", "names": ["Mara", "", "", ""]}
    page = open_table(new_page(size=size), rolling() | game, lang=lang)
    for number, note in enumerate(NOTES, 11):
        feed(page, [roll_entry(number, note["face"], [], phase="move", **note)])
        page.wait_for_selector('.tray__notice[data-kind="note"]')
        assert page.evaluate(CUT) == [], page.inner_text(".tray")
        feed(page, [entry(20 + number, [], tokens=[[-1] * 4] * 4)])


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("size", [(320, 640), (360, 740), (1280, 800)], ids=str)
def test_who_passed_is_told_whole(new_page: Opener, size: tuple[int, int], lang: str) -> None:
    """A long name does not cut off what has just happened, nor the turn that follows."""
    names = ["Großmutter Anneliese", "Papa", "Mama", "Anna-Katharina"]
    game = rolling() | {"kinds": ["person"] * 4, "names": names}
    page = open_table(new_page(size=size), game, lang=lang)
    feed(page, [roll_entry(11, 5, [{"event": "passed", "seat": 0}], phase="roll", turn=3)])
    page.wait_for_selector('.tray__notice[data-kind="pass"]')
    page.wait_for_function(
        "document.querySelector('.tray__status').textContent.includes('Katharina')"
    )
    assert page.evaluate(CUT) == [], page.inner_text(".tray")


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("size", [(320, 568), (360, 740), (667, 375)], ids=str)
def test_a_long_name_leaves_the_bonus_whole(
    new_page: Opener, size: tuple[int, int], lang: str
) -> None:
    """Where several people play, name and steps fit above the reason why moves are missing."""
    players = {"kinds": ["person"] * 4, "names": ["Anna-Katharina", "Ben", "Cleo", "Dora"]}
    game = bonus() | players
    game["state"] |= {"forced": ["capture_compulsory"]}
    page = open_table(new_page(size=size), game, lang=lang)
    assert page.inner_text(".tray__status").startswith("Anna-Katharina")
    assert page.evaluate(CUT) == []
