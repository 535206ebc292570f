"""Faults of hands and lines at the table, in real windows on a real server."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect
from tests.browser.screens_tour import wait_until_alike
from tests.conftest import Server
from tests.faults.desk import (
    ASK,
    HIDE,
    PERSONS,
    SHOWN,
    NewPage,
    enter,
    on_server,
    settle,
    shown,
    sit_down,
    until_choice,
)

from openludo.server.process import DATABASE

SPY = """
const Line = WebSocket;
window.sent = [];
window.lines = [];
window.WebSocket = class extends Line {
  constructor(...args) { super(...args); window.lines.push(this); }
  send(text) { window.sent.push(JSON.parse(text)); super.send(text); }
  set onmessage(hear) {
    super.onmessage = (event) => {
      if (window.deaf) return;
      if (window.delay) setTimeout(() => { hear?.(event); window.heard?.(event); }, window.delay);
      else { hear?.(event); window.heard?.(event); }
    };
  }
};
"""
IMPATIENT = """() => {
  window.heard = ({ data }) => {
    const frame = JSON.parse(data);
    if (!frame.entries?.some((entry) => entry.kind === "roll")) return;
    for (const key of ["1", "2", "Enter", " ", "1"]) {
      const press = { key, bubbles: true, cancelable: true };
      document.body.dispatchEvent(new KeyboardEvent("keydown", press));
    }
    for (const button of document.querySelectorAll(".die, .token")) button.click();
  };
}"""
CAUGHT_UP = f"""(places) => {{
  window.pictures = (window.pictures ?? 0) + 1;
  const waits = document.querySelector('.die[data-ready="roll"], .token--movable') !== null;
  return waits && String(({SHOWN})().places) === String(places);
}}"""
COMMANDS = "window.sent.map((frame) => frame.type).filter((type) => type !== 'hello')"


def test_clicks_in_a_row_are_one_roll(new_page: NewPage, server_url: str) -> None:
    """A double click, a third one and keys roll once, on the page and on the server (bug C01)."""
    page = new_page()
    game = sit_down(page, server_url)
    page.wait_for_selector('.die[data-ready="roll"]')
    page.dblclick(".die")
    page.click(".die", force=True)
    page.keyboard.press("Space")
    page.wait_for_selector(".token--movable, .log__line:nth-child(2)")
    assert on_server(page, game)["state"]["rolls"] == 1


def test_keys_wait_until_the_die_lies_still(new_page: NewPage, server_url: str) -> None:
    """Keys and taps while the die still rolls do nothing; then the choices are whole (bug C08)."""
    page = new_page()
    page.add_init_script(SPY)
    game = sit_down(page, server_url)
    until_choice(page)
    page.keyboard.press("1")
    page.wait_for_selector('.die[data-ready="roll"]')
    page.evaluate("window.sent.length = 0")
    page.evaluate(IMPATIENT)
    page.keyboard.press("Space")
    settle(page)
    assert page.evaluate(COMMANDS) == ["roll"]
    state = on_server(page, game)["state"]
    origins = {move["from"] for move in state["moves"]}
    assert shown(page)["choices"] == len(origins)


def test_two_tabs_are_one_hand(new_page: NewPage, server_url: str) -> None:
    """Rolled in one tab, moved in the other: both show it, and closing one harms none (bug C04)."""
    first = new_page(reduced_motion="reduce")
    game = sit_down(first, server_url)
    second = first.context.new_page()
    enter(second, server_url, game)
    until_choice(first)
    assert wait_until_alike(shown, first, second)["choices"] > 1
    second.keyboard.press("1")
    settle(second)
    first.wait_for_selector('.die[data-ready="roll"]')
    wait_until_alike(shown, first, second)
    second.close()
    until_choice(first)
    assert on_server(first, game)["status"] == "playing"


def same_moment(one, other):
    """Tell whether two pictures of a game differ in nothing but the server's time."""
    return all(one[name] == other[name] for name in {*one, *other} - {"presence"})


def test_nothing_counts_that_was_done_without_a_line(new_page: NewPage, server_url: str) -> None:
    """Offline taps and keys show nothing as done; back again the page is the server's (bug N01)."""
    page = new_page(reduced_motion="reduce")
    game = sit_down(page, server_url)
    until_choice(page)
    before, known = shown(page), on_server(page, game)
    page.context.set_offline(True)
    expect(page.locator(".tray__status")).to_contain_text("No connection")
    for _ in range(3):
        page.keyboard.press("1")
        page.locator(".die").click(force=True)
        page.locator(".token").first.click(force=True)
    assert shown(page)["places"] == before["places"]
    page.context.set_offline(False)
    page.wait_for_selector(".token--movable")
    assert shown(page) == before
    assert same_moment(on_server(page, game), known)


def test_a_reloaded_page_offers_the_same_choice(new_page: NewPage, server_url: str) -> None:
    """After each of three reloads face, choices, turn and log are what they were (bug N03)."""
    page = new_page(reduced_motion="reduce")
    game = sit_down(page, server_url)
    until_choice(page)
    before, known = shown(page), on_server(page, game)
    for _ in range(3):
        page.reload()
        settle(page)
        assert shown(page) == before
    after = on_server(page, game)
    assert (after["number"], after["state"]) == (known["number"], known["state"])


def test_a_page_notices_that_it_hears_nothing(new_page: NewPage, server_url: str) -> None:
    """A line gone silent while the game goes on is noticed within 40 s and made anew (bug N05)."""
    page = new_page(reduced_motion="reduce")
    page.add_init_script(SPY)
    page.clock.install()
    game = sit_down(page, server_url)
    settle(page)
    other = page.context.new_page()
    other.goto(f"{server_url}/about")
    page.evaluate("window.deaf = true")
    state = on_server(other, game, 5)["state"]
    page.clock.run_for(39_000)
    expect(page.locator(".tray__status")).to_contain_text("No connection")
    page.evaluate("window.deaf = false")
    for _ in range(60):  # each second of the page leaves the server time to answer
        page.clock.run_for(1_000)
        page.wait_for_timeout(30)
        if "No connection" not in page.inner_text(".tray__status"):
            break
    settle(page)
    assert (page.locator(".token--movable").count() == 0) == (state["phase"] == "roll")
    reloaded = page.context.new_page()
    enter(reloaded, server_url, game)
    settle(reloaded)
    assert shown(page)["places"] == shown(reloaded)["places"]


def test_a_hidden_tab_is_where_the_game_is(new_page: NewPage, server_url: str) -> None:
    """What 30 plies did in a hidden tab is there when it is shown, and one may act (bug N10)."""
    page = new_page()
    game = sit_down(page, server_url)
    settle(page)
    other = page.context.new_page()
    other.goto(f"{server_url}/about")
    page.evaluate(HIDE, True)
    number = on_server(other, game, 30)["number"]
    enter(other, server_url, game)
    settle(other)
    places = shown(other)["places"]
    page.evaluate(HIDE, False)
    # Counted in pictures, which a busy computer makes fewer of: a show would take hundreds.
    page.wait_for_function(CAUGHT_UP, arg=places)
    assert page.evaluate("window.pictures") < 60
    page.keyboard.press("1" if page.locator(".token--movable").count() else "Space")
    page.wait_for_function(
        f"async ([id, number]) => (await ({ASK})([id, 0])).number === number",
        arg=[game, number + 1],
    )


def test_the_face_at_rest_is_the_face_played(new_page: NewPage, server_url: str) -> None:
    """With a slow line and fast clicks die, name, plate, voice and server agree (bug D08)."""
    page = new_page(reduced_motion="reduce")
    page.add_init_script(SPY)
    game = sit_down(page, server_url)
    settle(page)
    page.evaluate("window.delay = 250")
    compared = 0
    for _ in range(60):
        settle(page)
        if page.locator(".token--movable").count():
            state = on_server(page, game)["state"]
            compare_faces(page, state["face"])
            compared += 1
            page.keyboard.press("1")
        else:
            page.locator(".die").dblclick(force=True)
        page.wait_for_timeout(300)
        if compared == 8:
            return
    raise AssertionError("too few rolls were compared")


def compare_faces(page: Any, face: int) -> None:
    """Compare everything on the page that tells the face rolled."""
    expect(page.locator(".die")).to_have_attribute("data-face", str(face))
    expect(page.locator(".die")).to_have_attribute("aria-label", f"The die shows a {face}")
    assert page.locator(".plate--turn .plate__last .pip").count() == face
    said = page.locator('[aria-live="polite"] p').last.text_content()
    assert f"rolls {face}" in said


def test_a_game_of_another_version_is_no_empty_page(
    new_page: NewPage, serve: Callable[..., Server]
) -> None:
    """A stored game that this version cannot play is refused in words, with a way on (bug N12)."""
    server = serve()
    page = new_page(reduced_motion="reduce")
    game = sit_down(page, server.url)
    until_choice(page)
    server.stop()
    with sqlite3.connect(server.data / DATABASE) as database:
        (data,) = database.execute("select summary from games").fetchone()
        changed = data.replace(b'"position":"', b'"position":"h')
        database.execute("update games set summary = ?", (changed,))
    database.close()
    again = serve()
    lines: list[str] = []
    page.on("websocket", lambda line: lines.append(line.url))
    page.goto(f"{again.url}/game/{game}")
    expect(page.get_by_role("alert")).to_contain_text("saved by another version")
    page.wait_for_timeout(3000)  # longer than the first pauses before a new attempt
    assert len([line for line in lines if again.url.removeprefix("http") in line]) == 1
    page.get_by_role("link", name="To the first screen").click()
    expect(page.get_by_role("button", name="Play now")).to_be_visible()


EVIL = (
    "<img src=x onerror='hacked=1'>",
    '"><script>hacked=1</script>',
    "' onload='hacked=1",
)


SCREENS_AFTERWARDS = {
    "/game/{game}": ".plate",
    "/replay/{game}": ".replay__plates",
    "/games": ".ended__game",
}
"""Where the names of a game that was left are read, and what shows them."""


def harmless(page: Page) -> None:
    """Find that nothing of a name ran or became an element."""
    assert page.locator(":is([onload], [onerror], script:not([src]), img[src=x])").count() == 0
    assert page.evaluate("window.hacked") is None


def test_a_name_is_never_more_than_a_text(new_page: NewPage, server_url: str) -> None:
    """Markup in names is shown as typed on every screen, and nothing leaves the page (bug S01)."""
    for name in EVIL:
        page = new_page(reduced_motion="reduce")
        asked: list[str] = []
        page.on("request", lambda request, asked=asked: asked.append(request.url))
        seats = [PERSONS[0] | {"name": name}, PERSONS[1]]
        game = sit_down(page, server_url, seats)
        until_choice(page)
        expect(page.locator(".plate", has_text=name).first).to_be_visible()
        page.goto(server_url)
        expect(page.get_by_text(name).first).to_be_visible()
        page.evaluate("(id) => fetch(`/api/games/${id}/leave`, { method: 'POST' })", game)
        for path, place in SCREENS_AFTERWARDS.items():
            page.goto(server_url + path.format(game=game))
            expect(page.locator(place, has_text=name).first).to_be_visible()
            harmless(page)
        page.goto(f"{server_url}/verify?game={game}")
        expect(page.locator(".verdict.good")).to_be_visible()
        expect(page.locator("textarea")).to_have_value(re.compile(re.escape(name)))
        harmless(page)
        assert all(url.startswith((server_url, "ws", "blob:", "data:")) for url in asked), asked
