"""The modules of the verify page work with a real browser's cryptography."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

from openludo.dice import SeededDice
from openludo.engine import Game
from openludo.records import Record, proof_of, record_of, verify_text, write_record
from openludo.variants import find_variant

WEB = Path(__file__).parents[2] / "src" / "openludo" / "web"
VERIFY = """async (texts) => {
  const { verifyRecord } = await import("/verify/verify.js");
  return Promise.all(texts.map((text) => verifyRecord(text)));
}"""


class Quiet(SimpleHTTPRequestHandler):
    """Serve files without printing each request."""

    def log_message(self, *_: object) -> None:
        """Keep quiet."""


@pytest.fixture(scope="module")
def files() -> Iterator[int]:
    """Serve the client's files on this machine, and give the port."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(WEB)))
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    yield server.server_address[1]
    server.shutdown()
    thread.join()
    server.server_close()


@pytest.fixture
def verify_at(browser: Browser, files: int) -> Callable[[str, list[str]], list[dict[str, Any]]]:
    """Give the verification in a page of this machine under a name of the test's choice."""

    def run(host: str, texts: list[str]) -> list[dict[str, Any]]:
        page = browser.new_page()
        page.goto(f"http://{host}:{files}/verify/verify.js")
        found: list[dict[str, Any]] = page.evaluate(VERIFY, texts)
        page.close()
        return found

    return run


def test_every_honest_game_passes_in_chromium(
    honest: dict[str, str], verify_at: Callable[[str, list[str]], list[dict[str, Any]]]
) -> None:
    """Chromium finds in honest games what we find, check by check."""
    found = verify_at("localhost", list(honest.values()))
    assert [result["ok"] for result in found] == [True] * len(honest)
    for text, result in zip(honest.values(), found, strict=True):
        ours = [check for check in verify_text(text).checks if check.code != "replay"]
        assert [check["code"] for check in result["checks"]] == [check.code for check in ours]
        assert [check["params"] for check in result["checks"]] == [check.params for check in ours]


def test_changed_and_unreadable_records_fail_in_chromium(
    honest: dict[str, str], verify_at: Callable[[str, list[str]], list[dict[str, Any]]]
) -> None:
    """A changed secret and a text that is no record are found."""
    changed = honest["pairs left"].replace("Dice-Secret: 00", "Dice-Secret: 01")
    wrong, unreadable = verify_at("localhost", [changed, "hello"])
    assert not wrong["checks"][0]["ok"]
    assert [check["code"] for check in unreadable["checks"]] == ["format"]


def test_an_empty_seed_can_be_verified_in_chromium(
    verify_at: Callable[[str, list[str]], list[dict[str, Any]]],
) -> None:
    """Browsers refuse an empty key; the draws from an empty seed are checked all the same."""
    dice = SeededDice("")
    game = Game(find_variant("solo"), 4)
    while game.rolls < 20:
        game.roll(dice) if game.position.phase == "roll" else game.push(
            game.position.legal_moves[0]
        )
    record: Record = record_of(game, proof=proof_of(dice), left=True)
    assert verify_at("localhost", [write_record(record)])[0]["ok"]


def test_a_page_without_cryptography_says_so(
    browser: Browser, files: int, honest: dict[str, str]
) -> None:
    """On a plain address of another machine the browser lends no cryptography, and we say so."""
    page = browser.new_page()
    page.route(
        "http://ludo.example/**",
        lambda route: route.fulfill(
            response=route.fetch(
                url=route.request.url.replace("ludo.example", f"127.0.0.1:{files}")
            )
        ),
    )
    page.goto("http://ludo.example/verify/verify.js")
    found = page.evaluate(VERIFY, [honest["solo"]])
    page.close()
    assert found == [
        {"ok": False, "checks": [{"code": "insecure_page", "ok": False, "params": {}}]}
    ]
