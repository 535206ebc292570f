"""Take pictures of everything about rooms, to be looked at by eyes.

`python -m tests.browser.rooms_looks FOLDER`: four persons of one game, each with another size,
light and language.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, expect, sync_playwright
from tests.browser.clocked import ClockedServer
from tests.browser.rooms_tour import SHORT, act, on_turn, open_room, play_to_the_end, until_turn
from tests.browser.screens_tour import visit
from tests.conftest import CHROMIUM_FLAGS, ROOT

LOOKS = {
    "desk-light-en": ((1280, 800), "light", "en-GB"),
    "phone-light-de": ((360, 740), "light", "de-DE"),
    "phone-dark-en": ((360, 740), "dark", "en-GB"),
    "desk-dark-de": ((1280, 800), "dark", "de-DE"),
}
NAMES = ("Maximiliane-Charlott", "Bo", "Wilhelmina Überbleib", "Cem")
ENTER = "form.door-form button"
PATIENCE = 121


class Looks:
    """Four pages, and the folder for their pictures."""

    def __init__(self, browser: Browser, server: ClockedServer, folder: Path) -> None:
        self.server, self.folder = server, folder
        self.pages: dict[str, Page] = {}
        for name, (size, theme, locale) in LOOKS.items():
            context = browser.new_context(
                viewport={"width": size[0], "height": size[1]},
                color_scheme=theme,  # type: ignore[arg-type]
                locale=locale,
                reduced_motion="reduce",
            )
            self.pages[name] = context.new_page()

    def all(self) -> list[Page]:
        """Give the pages, the host's first."""
        return list(self.pages.values())

    def take(self, what: str, whole: bool = False) -> None:
        """Take a picture of every page that is open on the server."""
        for name, page in self.pages.items():
            if page.url.startswith(self.server.url):
                page.screenshot(path=self.folder / f"{what}-{name}.png", full_page=whole)

    def each(self, path: str, what: str, whole: bool = True) -> None:
        """Take a picture of an address on every page."""
        for page in self.all():
            visit(page, self.server.url + path)
            page.wait_for_load_state("networkidle")
        self.take(what, whole)

    def gather(self, **wish: object) -> str:
        """Bring the four together in a room, and give its code."""
        host, *guests = self.all()
        code = open_room(host, self.server.url, NAMES[0], **wish)
        for page, name in zip(guests, NAMES[1:], strict=True):
            visit(page, f"{self.server.url}/room/{code}")
            page.locator(".door-form input").fill(name)
        self.take("door", whole=True)
        for page in guests:
            page.locator(ENTER).click()
            expect(page.locator(".member")).not_to_have_count(0)
        return code

    def begin(self) -> None:
        """Go to the table."""
        self.all()[0].locator(".begin button:not([aria-disabled])").click()
        for page in self.all():
            page.wait_for_url("**/game/*")
            page.wait_for_selector(".opening", state="detached", timeout=20_000)


def look_at_time(at: Looks) -> None:
    """See the room, the table with its clock, a turn that ran out, the end, and what is left."""
    rules = SHORT | {"teams": "true"}
    code = at.gather(turn_limit=30, watch=True, rated=True, rules=rules)
    host = at.all()[0]
    for page in at.all():
        page.locator(".reactions button").first.click()
    expect(host.locator(".message")).to_have_count(4)
    at.take("room", whole=True)
    at.begin()
    until_turn(*at.all())
    at.take("table")
    at.server.advance(25)
    at.all()[1].evaluate("dispatchEvent(new Event('online'))")
    at.server.advance(5)
    host.wait_for_timeout(1500)
    at.take("time-up")
    for page in at.all():
        page.locator(".bar__talk").click()
    at.take("talk")
    for page in at.all():
        page.keyboard.press("Escape")
    play_to_the_end(*at.all())
    at.take("result")
    game = host.url.rsplit("/", 1)[1]
    host.locator("a.table-button").click()
    host.wait_for_selector(".replay__player, .replay")
    at.each(f"/replay/{game}", "replay")
    at.each("/games", "games")
    at.each("/ratings", "ratings")
    record = host.request.get(f"{at.server.url}/api/games/{game}/record").text()
    for page in at.all():
        visit(page, f"{at.server.url}/verify")
        page.locator("textarea").fill(record)
        page.locator("main button.primary, main button.play").first.click()
        expect(page.locator(".verdict")).to_be_visible()
    at.take("proof", whole=True)
    at.each(f"/room/{code}", "room-again")


def look_at_absence(at: Looks) -> None:
    """See somebody away, the offer to go on without them, and who is offered the seat again."""
    at.gather(rules={})
    at.begin()
    *staying, going = at.all()
    address = going.url
    until_turn(going, *staying)
    going.goto("about:blank")
    expect(staying[0].locator(".plate--away")).to_have_count(1)
    at.take("away")
    at.server.advance(PATIENCE)
    for page in staying:
        page.evaluate("dispatchEvent(new Event('online'))")
        expect(page.locator(".tray__call button")).to_be_visible()
    at.take("offer")
    staying[0].locator(".tray__call button").click()
    going.goto(address)
    expect(going.locator(".tray__call button")).to_be_visible()
    act(on_turn(*staying))
    at.take("back")
    at.each("/", "home")


def main(folder: Path) -> None:
    """Take all pictures."""
    folder.mkdir(parents=True, exist_ok=True)
    found = subprocess.run(
        [ROOT / "scripts" / "ensure-chromium", "--find"], capture_output=True, text=True
    )
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = ClockedServer(Path(data))
        server.start()
        browser = playwright.chromium.launch(
            executable_path=found.stdout.strip(), args=[*CHROMIUM_FLAGS]
        )
        at = Looks(browser, server, folder)
        at.each("/room/new", "open")
        look_at_absence(at)
        look_at_time(at)
        browser.close()
        server.stop()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
