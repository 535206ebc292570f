"""Statistics and the check of the dice: what a device keeps of its games."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect
from tests.browser.replay_lab import finished_game
from tests.browser.screens_tour import visit, wait_for_table
from tests.conftest import Server

NewPage = Callable[..., Page]


def leave_a_game(page: Page, url: str, variant: str = "solo") -> str:
    """Begin a game, leave it at once, and give its id."""
    visit(page, f"{url}/new/{variant}")
    page.get_by_role("button", name="Start the game").click()
    wait_for_table(page)
    name = page.url.rsplit("/", 1)[1]
    status = page.evaluate(
        "(id) => fetch(`/api/games/${id}/leave`, {method: 'POST'}).then(({status}) => status)", name
    )
    assert status < 300
    return name


def record_of(page: Page, game: str) -> str:
    """Read the record of a game from the server."""
    text: str = page.evaluate(
        "(id) => fetch(`/api/games/${id}/record`).then((answer) => answer.text())", game
    )
    return text


def finished_record(page: Page, url: str) -> str:
    """Play a short game against instant computers until one of them has won, and read it."""
    taste = json.dumps({"pace": "instant", "motion": "reduced"})
    page.add_init_script(f"localStorage.setItem('openludo.settings', '{taste}')")
    visit(page, url + "/new/pairs?quick=true")
    page.get_by_role("button", name="Start the game").click()
    wait_for_table(page)
    name = page.url.rsplit("/", 1)[1]
    for _ in range(60):
        page.keyboard.press("Space")
        page.wait_for_timeout(60)
        page.keyboard.press("1")
    page.evaluate("(id) => fetch(`/api/games/${id}/leave`, {method: 'POST'})", name)
    return record_of(page, name)


def test_statistics_count_save_and_erase(new_page: NewPage, server_url: str) -> None:
    """A game that was left is counted as neither; the counts can be saved and erased."""
    page = new_page()
    leave_a_game(page, server_url)
    visit(page, server_url + "/statistics")
    row = page.locator(".statistics tbody tr")
    expect(row).to_have_count(1)
    expect(row.locator("td.number")).to_have_text(["1", "0", "0", "1", re.compile("min")])
    with page.expect_download() as download:
        page.get_by_role("link", name="Save as a file").click()
    saved: Any = json.loads(Path(download.value.path()).read_text())
    assert "solo" in json.dumps(saved)
    page.get_by_role("button", name="Erase statistics").click()
    page.get_by_role("button", name="Keep it").click()
    expect(row).to_have_count(1)
    page.get_by_role("button", name="Erase statistics").click()
    page.get_by_role("button", name="Erase them").click()
    expect(row).to_have_count(0)
    visit(page, server_url + "/statistics")
    expect(page.locator(".empty")).to_be_visible()


def test_a_left_game_is_checked_from_its_link(new_page: NewPage, server_url: str) -> None:
    """The check opens with the record of a game that the address names."""
    page = new_page()
    name = leave_a_game(page, server_url)
    visit(page, f"{server_url}/verify?game={name}")
    expect(page.locator(".verdict.good")).to_be_visible()
    assert page.locator("textarea").input_value().startswith("OpenLudo record")


def test_the_check_works_without_a_server_and_finds_every_change(
    new_page: NewPage, serve: Callable[..., Server]
) -> None:
    """Once loaded the page checks records by itself; a changed roll or secret is found."""
    server = serve()
    page = new_page()
    record = finished_record(page, server.url)
    visit(page, server.url + "/verify")
    server.stop()
    check(page, record)
    expect(page.locator(".verdict.good")).to_be_visible()
    assert page.locator(".checks li").count() >= 6
    secret = re.search(r"^Dice-Secret: ([0-9a-f]+)", record, re.MULTILINE)
    assert secret
    wrong = ("0" if secret[1][0] != "0" else "1") + secret[1][1:]
    check(page, record.replace(secret[1], wrong))
    expect(page.locator(".verdict.bad .checks li.bad").first).to_be_visible()
    check(page, with_another_roll(record))
    expect(page.locator(".verdict.bad .difference")).to_contain_text("Should be")


def test_the_check_says_what_it_does_not_check(new_page: NewPage, server_url: str) -> None:
    """Honest dice say nothing of moves and result; a game without its last turn is found."""
    page = new_page()
    record = record_of(page, finished_game(page, server_url, quick="true"))
    visit(page, server_url + "/verify")
    check(page, record)
    good = page.locator(".verdict.good")
    expect(good).to_contain_text(re.compile(r"Only the dice were checked: \d+ rolls"))
    expect(good.locator(".unchecked")).to_contain_text("Not checked here: moves, result")
    check(page, record[: record.rstrip("\n").rindex("\n") + 1])
    expect(page.locator(".verdict.bad .checks li.bad")).to_contain_text("The record breaks off")


def check(page: Page, text: str) -> None:
    """Put a text into the field and have it checked."""
    page.get_by_label("Record of the game").fill(text)
    page.get_by_role("button", name="Check it").click()


def with_another_roll(record: str) -> str:
    """Change the last face that was rolled."""
    head, body = record.split("\n\n", 1)
    place = max(found.start() for found in re.finditer(r"(?<= )[1-6](?=[ :\n])", body))
    face = "2" if body[place] == "1" else "1"
    return f"{head}\n\n{body[:place]}{face}{body[place + 1 :]}"


def test_a_record_can_be_dropped_and_opened(
    new_page: NewPage, server_url: str, tmp_path: Path
) -> None:
    """A file opened or a text dropped on the page is checked at once."""
    page = new_page()
    record = record_of(page, leave_a_game(page, server_url))
    visit(page, server_url + "/verify")
    file = tmp_path / "game.ludo"
    file.write_text(record)
    page.locator("input[type=file]").set_input_files(file)
    expect(page.locator(".verdict.good")).to_be_visible()
    visit(page, server_url + "/verify")
    page.evaluate(
        """(text) => {
          const data = new DataTransfer();
          data.setData('text/plain', text);
          const drop = { dataTransfer: data, bubbles: true, cancelable: true };
          document.querySelector('.verify .sheet').dispatchEvent(new DragEvent('drop', drop));
        }""",
        record,
    )
    expect(page.locator(".verdict.good")).to_be_visible()


def test_a_text_that_is_no_record_is_said(new_page: NewPage, server_url: str) -> None:
    """Any other text, and an open game, are answered with the reason and no verdict."""
    page = visit(new_page(), server_url + "/verify")
    check(page, "<b>hello</b>")
    expect(page.locator(".verdict")).to_contain_text("Nothing could be checked")
    visit(page, server_url + "/verify?game=unheard-of")
    expect(page.locator(".verdict")).to_contain_text("no such game")


def test_an_open_game_keeps_its_secret(new_page: NewPage, server_url: str) -> None:
    """The record of a game that is still played cannot be checked yet, and says why."""
    page = visit(new_page(), server_url)
    page.get_by_role("button", name="Play now").click()
    wait_for_table(page)
    visit(page, f"{server_url}/verify?game={page.url.rsplit('/', 1)[1]}")
    expect(page.locator(".verdict")).to_contain_text("not published yet")


MANY = """async (count) => {
  const headers = { "Content-Type": "application/json" };
  const seats = [{ kind: "person" }, { kind: "person" }];
  const body = JSON.stringify({ variant: "pairs", seats, commitment: null });
  for (let number = 0; number < count; number += 1) {
    const made = await fetch("/api/games", { method: "POST", headers, body });
    const { id } = await made.json();
    await fetch(`/api/games/${id}/leave`, { method: "POST" });
  }
}"""


def test_a_long_history_is_shown_page_by_page(new_page: NewPage, server_url: str) -> None:
    """The last fifty games come first; a button shows those before them, and goes with the last."""
    page = visit(new_page(), server_url)
    page.evaluate(MANY, 53)
    visit(page, f"{server_url}/ratings")
    games = page.locator(".ended__game")
    expect(games).to_have_count(50)
    page.get_by_role("button", name="Show more").dblclick()
    expect(games).to_have_count(53)
    expect(page.get_by_role("button", name="Show more")).to_have_count(0)
