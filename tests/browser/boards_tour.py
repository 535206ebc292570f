"""What the tests of boards share: every board, as the server draws it, and games begun on it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
from playwright.sync_api import Page
from tests.browser.screens_tour import visit, wait_for_table

from openludo.server.views.board import board_view
from openludo.variants import add_files, find_variant, forget_files

BOARDS: dict[str, tuple[str, int, dict[str, str]]] = {
    "cross52": ("classic", 4, {}),
    "cross52 for two": ("norwegian", 2, {}),
    "cross52 with globes": ("danish", 4, {}),
    "cross52 with long columns": ("solo", 4, {}),
    "cross52 with short columns": ("pairs", 4, {"column_squares": "2"}),
    "cross68": ("parchis", 4, {}),
    "cross68 for two": ("parchis", 2, {}),
    "cross40": ("german40", 4, {}),
    "cross40 with a centre": ("swedish40", 3, {}),
    "strip32": ("classic", 2, {"board": "by_seats"}),
    "tee42": ("classic", 3, {"board": "by_seats"}),
    "ring39": ("pairs", 3, {"board": "ring39"}),
    "ring65": ("classic", 5, {"board": "by_seats"}),
    "ring78": ("classic", 6, {"board": "by_seats"}),
    "ring78 with globes": ("danish", 6, {"board": "ring78"}),
}
"""Variant, seats and house rules that lead to each board."""

ASK = """async ([variant, seats, rules]) => {
  const body = JSON.stringify({ variant, seats, rules });
  const headers = { "Content-Type": "application/json" };
  const answer = await fetch("/api/rules", { method: "POST", headers, body });
  return (await answer.json()).board;
}"""

SEE = """async (board) => {
  window.board = board;
  window.lib = {};
  for (const name of ["geometry", "layout", "plan/turning", "board"])
    Object.assign(lib, await import(`/static/board/${name}.js`));
  window.viewed = board.places.map((_, place) => new lib.Geometry(board, place));
}"""

PLACE = """async ([rows, barred]) => {
  const colours = ["yellow", "blue", "red", "green", "purple", "orange"];
  const seats = board.places.map((_, seat) =>
    ({ seat, place: seat, colour: colours[seat], mark: "circle" }));
  const tokens = seats.map((_, seat) => rows[seat] ?? [-1, -1, -1, -1]);
  const blockades = barred === null ? [] : [[0, board.places[0].start + barred]];
  const sheet = document.createElement("link");
  const loaded = new Promise((resolve) => (sheet.onload = resolve));
  Object.assign(sheet, { rel: "stylesheet", href: "/static/styles/board.css" });
  document.head.append(sheet);
  await loaded;
  const say = () => "";
  const words = { token: say, move: say, choose: say, count: say };
  const game = { board, seats, viewer: 0, state: { tokens, blockades } };
  window.shown = new lib.Board(game, words, say);
  document.body.replaceChildren(shown.element);
}"""

BEGIN = """async ([variant, count, rules]) => {
  const seats = Array.from({ length: count }, (_, k) => ({ kind: k ? "computer" : "person" }));
  const body = JSON.stringify({ variant, seats, rules });
  const headers = { "Content-Type": "application/json" };
  const answer = await fetch("/api/games", { method: "POST", headers, body });
  return (await answer.json()).id;
}"""


def ask_for(page: Page, url: str, board: str) -> dict[str, Any]:
    """Let the server draw a board; the page then has it as each place sees it (`viewed`)."""
    if not page.url.startswith(url):
        visit(page, f"{url}/about")
    found: dict[str, Any] = page.evaluate(ASK, list(BOARDS[board]))
    page.evaluate(SEE, found)
    return found


def see_added(page: Page, url: str, board: Path, variant: Path) -> None:
    """Let the page see a board that only a file has, as `ask_for` does."""
    visit(page, f"{url}/about")
    try:
        add_files(board, variant)
        drawn = board_view(find_variant(variant.stem), 3)
    finally:
        forget_files()
    page.evaluate(SEE, msgspec.to_builtins(drawn))


def place_tokens(
    page: Page, url: str, board: str, tokens: list[list[int]], blockade: int | None = None
) -> None:
    """Show a board alone (`shown`) with tokens of its first places; `blockade` is a progress."""
    ask_for(page, url, board)
    page.evaluate(PLACE, [tokens, blockade])


def begin_on(page: Page, url: str, board: str) -> None:
    """Begin a game on a board and go to its table."""
    if not page.url.startswith(url):
        visit(page, f"{url}/about")
    game = page.evaluate(BEGIN, list(BOARDS[board]))
    page.goto(f"{url}/game/{game}")
    wait_for_table(page)
    page.get_by_role("button", name="To the table").click()
    page.wait_for_selector(".opening", state="detached")
