"""What the tests of the screens share: every address, ways to open it and to read what it says."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any

from playwright.sync_api import Page

from openludo.texts import catalogue
from openludo.variants import variant_names

LANGUAGES = {"en": "en-GB", "de": "de-DE"}
SIZES = ((320, 568), (360, 740), (844, 390), (1280, 800), (1920, 1080))

SCREENS = (
    "/",
    *(f"/new/{name}" for name in variant_names()),
    "/new/classic?enter_on=1,6&home_roll=bounce",
    "/new/classic?quick=true&tokens_to_win=3",
    "/new/no-such-game",
    "/new/pairs?no_such_rule=1",
    "/room/new",
    "/rules/pairs",
    "/rules/norwegian?stack_moves=together",
    "/rules/no-such-game",
    "/statistics",
    "/ratings",
    "/verify",
    "/settings",
    "/carry",
    "/about",
    "/no/such/page",
)

SEEN_TEXTS = """() => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts = [document.title];
  while (walker.nextNode()) {
    const { parentElement, nodeValue } = walker.currentNode;
    if (!parentElement.closest('body [lang], script, noscript, #trouble, bdi'))
      texts.push(nodeValue);
  }
  for (const element of document.body.querySelectorAll('[aria-label], [placeholder], [title]'))
    for (const name of ['aria-label', 'placeholder', 'title'])
      if (!element.closest('body [lang]')) texts.push(element.getAttribute(name) ?? '');
  return texts.map((text) => text.trim()).filter(Boolean);
}"""


OPENINGS = """
  window.openings = [];
  new MutationObserver(() => {
    const opening = document.querySelector(".opening");
    const line = opening?.querySelector(".opening__line").textContent;
    if (!line || line === window.openings.at(-1)?.line) return;
    const seats = [...opening.querySelectorAll(".opening__seat")];
    const dice = seats.map((seat) => seat.querySelectorAll(".opening__die").length);
    const tied = opening.querySelectorAll(".opening__seat--tied").length;
    window.openings.push({ line, dice, tied });
  }).observe(document, { subtree: true, childList: true, attributes: true });
"""
"""Keep in `window.openings` what the draw of who starts says, which soon goes by itself."""


def visit(page: Page, url: str) -> Page:
    """Open an address and wait until its screen is there."""
    page.goto(url)
    page.wait_for_selector("#app h1, #app .table")
    return page


def unfold(page: Page) -> None:
    """Open everything on the page that can be unfolded."""
    page.evaluate("document.querySelectorAll('details').forEach((part) => (part.open = true))")


def seen_texts(page: Page) -> list[str]:
    """Everything the page says in words, to the eye or to a screen reader."""
    texts: list[str] = page.evaluate(SEEN_TEXTS)
    return texts


@lru_cache
def plain_texts(lang: str) -> frozenset[str]:
    """All texts of a language that have no variable parts."""
    messages: dict[str, Any] = catalogue(lang)["messages"]
    return frozenset(text.strip() for text in messages.values() if isinstance(text, str))


def wait_for_table(page: Page) -> None:
    """Wait until a game is laid out."""
    page.wait_for_url("**/game/*")
    page.wait_for_selector(".table .board")


def wait_until_alike(look: Callable[[Page], Any], *pages: Page) -> Any:
    """Wait until all pages show the same, and give it; one may hear of it later than another."""
    for _ in range(400):
        found = [look(page) for page in pages]
        if all(one == found[0] for one in found):
            return found[0]
        pages[0].wait_for_timeout(50)
    raise AssertionError(f"The pages differ: {found}")
