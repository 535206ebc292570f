"""A table without a server: the client's own files, and games made by hand in fixtures/views.js."""

from __future__ import annotations

import json
import mimetypes
from collections.abc import Callable
from typing import Any
from urllib.parse import urlencode, urlparse

import msgspec
from playwright.sync_api import Page, Route
from tests.conftest import ROOT

from openludo.server.views.board import board_view
from openludo.texts.catalogues import catalogue
from openludo.variants import find_variant

ORIGIN = "http://table.test"
NOBODY_HOME = [[-1] * 4] * 4
"""Every token of four seats in its yard."""


def open_table(page: Page, game: dict[str, Any] | None = None, **options: str) -> Page:
    """Show a game of fixtures/views.js, changed by `game`; options: lang, theme, still."""
    page.route(f"{ORIGIN}/**", serve)
    query = urlencode({"o": json.dumps(game or {}), **options})
    page.goto(f"{ORIGIN}/tests/browser/fixtures/table.html?{query}")
    page.wait_for_function("window.game && document.querySelector('.tray__status')?.textContent")
    page.wait_for_function(
        "getComputedStyle(document.getElementById('root')).visibility !== 'hidden'"
    )
    return page


def serve(route: Route) -> None:
    """Answer with a file of the repository, or with a catalogue."""
    path = urlparse(route.request.url).path
    if path.startswith("/catalogue/"):
        lang = path.removeprefix("/catalogue/").removesuffix(".json")
        route.fulfill(json=catalogue(lang))
        return
    file = ROOT / path.lstrip("/")
    kind = mimetypes.guess_type(file.name)[0] or "text/plain"
    if file.is_file():
        route.fulfill(body=file.read_bytes(), content_type=kind)
    else:
        route.fulfill(status=204)


def move(origin: int, to: int, **more: Any) -> dict[str, Any]:
    """Describe a move of the first seat as the server would."""
    path = list(range(max(origin, 0) + 1, to + 1)) if origin >= 0 else []
    text = "y" if origin < 0 else str(origin)
    plain = {"move": text, "owner": 0, "from": origin, "count": 1, "to": to, "path": path}
    return plain | {"jump": None, "captures": [], "returns": False, "home": False} | more


def choosing(tokens: list[list[int]], moves: list[dict[str, Any]], face: int = 5) -> dict[str, Any]:
    """Describe a game in which the first seat has rolled and may choose."""
    return {"tokens": tokens, "state": {"phase": "move", "face": face, "moves": moves}}


def crowd_on_ring(seats: int, each: int) -> list[list[int]]:
    """Put so many tokens of every seat on one star of a ring, progress 8 of the first seat."""
    places = ring(seats)["places"]
    star = [(8 - place["start"]) % (13 * seats) for place in places]
    return [[progress] * each + [-1] * (4 - each) for progress in star]


def ring(seats: int) -> dict[str, Any]:
    """Draw the ring for five or six as the server does."""
    drawn = board_view(find_variant("classic", board="by_seats"), seats)
    found: dict[str, Any] = msgspec.to_builtins(drawn)
    return found


def on_their_board(game: dict[str, Any]) -> dict[str, Any]:
    """Give a game with tokens of five or six seats the ring for so many."""
    seats = len(game["tokens"])
    return game | {"drawn": ring(seats)} if seats > 4 else game


def rolling(**state: Any) -> dict[str, Any]:
    """Describe a game in which the first seat may roll."""
    return {"state": {"phase": "roll", "face": None, "moves": []} | state}


def sent(page: Page) -> list[list[Any]]:
    """Give the commands that the table has sent."""
    found: list[list[Any]] = page.evaluate("window.sent")
    return found


def roll_entry(
    number: int, rolled_face: int | str, events: list[dict[str, Any]], **state: Any
) -> dict[str, Any]:
    """Describe a roll of the first seat; `state` is what differs afterwards."""
    rolled = {"event": "rolled", "seat": 0, "face": rolled_face, "streak": int(rolled_face == 6)}
    more = {"kind": "roll", "seat": 0, "by": "hand", "face": rolled_face, "at": ""}
    return {"number": number, "events": [rolled, *events], "state": state} | more


def feed(page: Page, entries: list[dict[str, Any]]) -> None:
    """Let the table hear entries whose states differ from the last one by what they name."""
    page.evaluate(
        """(entries) => {
          for (const entry of entries) {
            window.last = { ...(window.last ?? window.game.state), moves: [], ...entry.state };
            entry.state = window.last;
          }
          window.game = { ...window.game, number: entries.at(-1).number, state: window.last };
          window.table.onEntries(entries, window.game);
        }""",
        entries,
    )


def rests(page: Page, face: int | str) -> None:
    """Wait until the die lies still on a face."""
    page.wait_for_selector(f'.die[data-face="{face}"]')


Opener = Callable[..., Page]


WATCH = """() => {
  window.seen = [];
  const view = document.querySelector('.token[data-token="0"]');
  const board = document.querySelector(".board__tokens").getBoundingClientRect();
  const look = () => {
    const box = view.getBoundingClientRect();
    const at = [box.left - board.left, box.top - board.top].map((one, k) =>
      Math.floor((one + (k ? box.height : box.width) / 2) / (board.width / 15)));
    if (String(window.seen.at(-1)) !== String(at)) window.seen.push(at);
  };
  look();
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, options) {
    const motion = animate.call(this, frames, options);
    if (this === view) {
      motion.pause();
      const { endTime } = motion.effect.getComputedTiming();
      for (let time = 0; time < endTime; time += 4) {
        motion.currentTime = time;
        look();
      }
      motion.finish();
    }
    return motion;
  };
}"""
"""Keep in `window.seen` each cell that the first token is drawn in, however slow the computer."""
