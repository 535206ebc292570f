"""What the browser tests of faults share: a game on the real server, and what its page shows."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page

NewPage = Callable[..., Page]
PERSONS = [{"kind": "person", "name": name, "auto_move": False} for name in ("Ann", "Ben")]
ALL_OUT = {"begin_on_start": "4", "landing_on_stack": "captures", "passing": "free"}
"""All tokens are in play from the start, so that nearly every roll leaves a choice."""

CREATE = """async (body) => {
  const headers = { "Content-Type": "application/json" };
  const answer = await fetch("/api/games", { method: "POST", headers, body: JSON.stringify(body) });
  if (answer.status !== 201) throw new Error(await answer.text());
  return (await answer.json()).id;
}"""
ASK = """([id, rolls]) => new Promise((resolve, reject) => {
  const line = new WebSocket(`${location.origin.replace("http", "ws")}/ws/games/${id}`);
  const send = (frame) => line.send(JSON.stringify(frame));
  let game = null;
  line.onopen = () => send({ type: "hello", protocol: 1, since: -2 });
  line.onerror = reject;
  line.onmessage = ({ data }) => {
    const frame = JSON.parse(data);
    if (frame.type === "error") reject(new Error(data));
    if (frame.type === "snapshot") game = frame.game;
    for (const entry of frame.entries ?? []) {
      game = { ...game, number: entry.number, state: entry.state };
    }
    if (frame.type === "answer" || frame.type === "snapshot") {
      const { state, number: at } = game;
      if (rolls-- <= 0) { line.close(); resolve(game); }
      else if (state.phase === "roll") send({ type: "roll", id: `r${at}`, at });
      else send({ type: "move", id: `m${at}`, at, move: state.moves[0].move });
    }
  };
})"""
SHOWN = """() => ({
  face: document.querySelector(".die").dataset.face,
  status: document.querySelector(".tray__status").textContent,
  lines: [...document.querySelectorAll(".log__line")].map((line) => line.textContent),
  choices: document.querySelectorAll('.token--movable[tabindex="0"]').length,
  places: [...document.querySelectorAll(".token")]
    .map((token) => `${token.dataset.seat} ${token.style.transform}`).sort(),
})"""
HIDE = """(hidden) => {
  Object.defineProperty(document, "hidden", { configurable: true, get: () => hidden });
  document.dispatchEvent(new Event("visibilitychange"));
}"""


def sit_down(page: Page, url: str, seats: list[dict[str, Any]] | None = None, **game: Any) -> str:
    """Make a game on this page's device, sit down at it, and give its id."""
    page.goto(f"{url}/about")
    body = {"variant": "classic", "rules": ALL_OUT, "pace": "instant", "seats": seats or PERSONS}
    name: str = page.evaluate(CREATE, body | game)
    enter(page, url, name)
    return name


def enter(page: Page, url: str, game: str) -> None:
    """Open a game and pass by its opening."""
    page.goto(f"{url}/game/{game}")
    page.wait_for_selector(".table .board")
    page.evaluate("document.querySelector('.opening .table-button--main')?.click()")
    page.wait_for_selector(".opening", state="detached")


def on_server(page: Page, game: str, plies: int = 0) -> dict[str, Any]:
    """Ask the server for a game as it stands, after so many plies by another window."""
    found: dict[str, Any] = page.evaluate(ASK, [game, plies])
    return found


def shown(page: Page) -> dict[str, Any]:
    """Tell what a page shows of its game."""
    found: dict[str, Any] = page.evaluate(SHOWN)
    return found


def settle(page: Page) -> None:
    """Wait until the page waits for a person."""
    page.wait_for_selector('.die:not([data-ready=""]), .token--movable')


def until_choice(page: Page) -> None:
    """Play on until a token can be chosen."""
    for _ in range(200):
        settle(page)
        if page.locator('.token--movable[tabindex="0"]').count() > 1:
            return
        page.keyboard.press("1" if page.locator(".token--movable").count() else "Space")
        page.wait_for_timeout(20)
    pytest.fail("There was never a choice.")
