"""Who leaves a screen has left it: nothing of it goes on over the next one."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, Route, expect
from tests.browser.screens_tour import visit

NewPage = Callable[..., Page]


def held(page: Page, address: str, method: str) -> list[Route]:
    """Keep back what a page asks for at an address, as a slow server would, and give it."""
    waiting: list[Route] = []
    page.route(
        address,
        lambda route: waiting.append(route) if route.request.method == method else route.fallback(),
    )
    return waiting


def follow(page: Page, path: str) -> None:
    """Follow a link of the page's own kind to an address."""
    page.evaluate(
        """(path) => {
          const link = Object.assign(document.createElement("a"), { href: path });
          document.body.append(link);
          link.click();
          link.remove();
        }""",
        path,
    )


def answered(page: Page, waiting: list[Route], address: str) -> None:
    """Let the slow server answer, and the page hear of it."""
    for route in waiting:
        with page.expect_response(address):
            route.continue_()
    page.evaluate("new Promise((heard) => setTimeout(heard))")


def test_a_slow_screen_that_was_left_is_not_waited_for(new_page: NewPage, server_url: str) -> None:
    """The note that a screen takes a moment is not read on the next one."""
    page = new_page()
    page.clock.install()
    visit(page, server_url)
    waiting = held(page, "**/api/statistics", "GET")
    with page.expect_request("**/api/statistics"):
        follow(page, "/statistics")
    follow(page, "/about")
    expect(page.get_by_role("heading", level=1)).to_have_text("Help")
    page.clock.run_for(1000)
    expect(page.locator(".notices")).to_be_empty()
    answered(page, waiting, "**/api/statistics")
    page.clock.run_for(1000)
    expect(page.locator(".notices")).to_be_empty()
    expect(page.get_by_role("heading", level=1)).to_have_text("Help")


def test_who_changed_their_mind_is_not_pulled_into_a_game(
    new_page: NewPage, server_url: str
) -> None:
    """A game that was started is there, but whoever went elsewhere meanwhile stays there."""
    page = visit(new_page(), f"{server_url}/new/pairs")
    waiting = held(page, "**/api/games", "POST")
    with page.expect_request("**/api/games"):
        page.get_by_role("button", name="Start the game").click()
    follow(page, "/about")
    expect(page.get_by_role("heading", level=1)).to_have_text("Help")
    with page.expect_response("**/contribution"):
        answered(page, waiting, "**/api/games")
    page.evaluate("new Promise((heard) => setTimeout(heard))")
    assert page.url == f"{server_url}/about"
    expect(page.get_by_role("heading", level=1)).to_have_text("Help")
    visit(page, server_url)
    expect(page.locator(".open-game")).to_have_count(1)


def test_a_question_is_gone_with_its_screen(new_page: NewPage, server_url: str) -> None:
    """Who goes back instead of answering has said no."""
    page = visit(new_page(), f"{server_url}/new/pairs")
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_url("**/game/*")
    game = page.url.rsplit("/", 1)[1]
    page.evaluate("(id) => fetch(`/api/games/${id}/leave`, { method: 'POST' })", game)
    visit(page, server_url)
    follow(page, "/statistics")
    page.get_by_role("button", name="Erase statistics").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    page.go_back()
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    expect(page.get_by_role("dialog")).to_have_count(0)
    follow(page, "/statistics")
    expect(page.locator(".statistics tbody tr")).to_have_count(1)
