"""Names and messages that would be scripts: every page of a room shows them as text."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect
from tests.browser.rooms_tour import act, join, on_turn, open_room, start

NewPage = Callable[..., Page]
HOST = "<img src=x onerror=top.evil=1>"
GUEST = "<script>evil=1//</"
TEXT = "\"><svg onload=top.evil=1><a href='javascript:top.evil=1'>{$name} %s &lt;b&gt;</a>"
FOREIGN = """() => [...document.querySelectorAll('script:not([src]), [onerror], [onload], a')]
  .filter((one) => one.localName !== 'a' || one.href.startsWith('javascript:'))
  .map((one) => one.outerHTML)"""


def harmless(*pages: Page) -> None:
    """Find that nothing ran and nothing of it became an element."""
    for page in pages:
        assert page.evaluate("window.evil ?? null") is None
        assert page.evaluate(FOREIGN) == []


def test_scripts_in_names_and_messages_are_text(new_page: NewPage, server_url: str) -> None:
    """In the room, in its messages and at the table, for the host and the guest (bug S01)."""
    ada, ben = new_page(reduced_motion="reduce"), new_page(reduced_motion="reduce")
    code = open_room(ada, server_url, HOST)
    join(ben, server_url, code, GUEST)
    for page in (ada, ben):
        expect(page.locator(".member-name")).to_have_text([HOST, GUEST])
    say(ben, code, TEXT)
    for page in (ada, ben):
        expect(page.get_by_text(TEXT).first).to_be_visible()
    harmless(ada, ben)
    start(ada, ben)
    for _ in range(4):
        act(on_turn(ada, ben))
    for page in (ada, ben):
        for name in (HOST, GUEST):
            expect(page.locator(".plate", has_text=name).first).to_be_visible()
    harmless(ada, ben)


def say(page: Page, code: str, text: str) -> None:
    """Say a text in a room from the device of a page, by the protocol."""
    page.evaluate(
        """([code, text]) => new Promise((resolve, reject) => {
          const line = new WebSocket(
            `${location.origin.replace("http", "ws")}/ws/rooms/${code}`,
          );
          line.onopen = () => {
            line.send(JSON.stringify({ type: "hello", protocol: 1 }));
            line.send(JSON.stringify({ type: "say", id: "say", text }));
          };
          line.onmessage = ({ data }) => {
            const { type } = JSON.parse(data);
            if (type === "answer") { line.close(); resolve(null); }
            if (type === "error") reject(new Error(data));
          };
        })""",
        [code, text],
    )
