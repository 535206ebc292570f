"""Games that are played to their end in a moment, for the tests of what is shown of them."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page
from tests.browser.screens_tour import visit

PERSONS = ({"kind": "person", "name": "Ann"}, {"kind": "person", "name": "Ben"})

PLAY = """async (wish) => {
  const made = await fetch('/api/games', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ pace: 'instant', ...wish }),
  });
  const { id } = await made.json();
  const line = new WebSocket(`${location.origin.replace('http', 'ws')}/ws/games/${id}`);
  const send = (frame) => line.send(JSON.stringify(frame));
  await new Promise((done) => {
    line.onopen = () => send({ type: 'hello', protocol: 1, since: -1 });
    line.onmessage = ({ data }) => {
      const frame = JSON.parse(data);
      const { game, entries } = frame;
      const { state, number } = game ?? entries?.at(-1) ?? {};
      if (!state) return;
      if (state.phase === 'over') return done();
      const act = { id: `act-${number}`, at: number };
      if (state.phase === 'roll') send({ type: 'roll', ...act });
      else send({ type: 'move', move: state.moves[0].move, ...act });
    };
  });
  line.close();
  return id;
}"""


def finished_game(
    page: Page, url: str, variant: str = "pairs", seats: Any = PERSONS, **rules: str
) -> str:
    """Play a game by the first move of each roll, and give its id."""
    visit(page, url)
    wish = {"variant": variant, "seats": list(seats), "rules": rules}
    game: str = page.evaluate(PLAY, wish)
    return game
