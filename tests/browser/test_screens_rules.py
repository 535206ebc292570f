"""House rules in words, and links that carry them."""

from __future__ import annotations

from collections.abc import Callable
from urllib.parse import parse_qs, urlparse

import pytest
from playwright.sync_api import Page, expect
from tests.browser.screens_tour import unfold, visit, wait_for_table

from openludo.engine.rules import BUNDLES, RULE_FIELDS

NewPage = Callable[..., Page]


def test_every_house_rule_has_a_control(new_page: NewPage, server_url: str) -> None:
    """Each rule can be changed on the page, has a name, and shows the variant's own value."""
    page = visit(new_page(), server_url + "/new/classic")
    unfold(page)
    names = page.eval_on_selector_all(
        ".rule :is(input, select)", "(controls) => controls.map((control) => control.name)"
    )
    # In this variant the walls stand anyway.
    assert set(names) == {*RULE_FIELDS, *BUNDLES} - {"walls"}
    for row in page.locator(".rule").all():
        expect(row.locator(".own")).to_contain_text("Classic:")
        assert row.locator(".rule-name").inner_text().strip()


def test_a_link_carries_a_set_of_house_rules(new_page: NewPage, server_url: str) -> None:
    """What is set on one device is set on another that opens the link."""
    page = visit(new_page(), server_url + "/new/classic")
    unfold(page)
    page.get_by_role("checkbox", name="1", exact=True).first.check(force=True)
    page.locator("select[name=home_roll]").select_option("bounce")
    page.locator("input[name=streak_limit]").fill("0")
    page.locator("input[name=streak_limit]").blur()
    expect(page.locator(".house-rules > summary .changes")).to_have_text("3 changed")
    page.locator("input[name=play_on]").click()
    expect(page.locator(".house-rules > summary .changes")).to_have_text("4 changed")
    query = {name: values[0] for name, values in parse_qs(urlparse(page.url).query).items()}
    expected = {"enter_on": "1,6", "home_roll": "bounce", "streak_limit": "0", "play_on": "true"}
    assert query == expected
    other = visit(new_page(), page.url)
    unfold(other)
    expect(other.locator(".house-rules > summary .changes")).to_have_text("4 changed")
    expect(other.locator("select[name=home_roll]")).to_have_value("bounce")
    expect(other.locator("input[name=play_on]")).to_be_checked()
    other.get_by_role("button", name="Start the game").click()
    wait_for_table(other)
    game = other.evaluate("fetch('/api/games').then((answer) => answer.json())")["games"][0]
    assert set(game["changed"]) == set(expected)


def test_half_a_number_outlives_an_answer(new_page: NewPage, server_url: str) -> None:
    """What is being typed stays when the server's word on an earlier change arrives."""
    page = visit(new_page(), server_url + "/new/classic")
    unfold(page)
    limit = page.locator("input[name=streak_limit]")
    page.locator("select[name=home_roll]").select_option("bounce")
    limit.fill("1")
    expect(page.locator(".house-rules > summary .changes")).to_have_text("one changed")
    expect(limit).to_have_value("1")
    limit.press_sequentially("2")
    limit.blur()
    expect(page.locator(".house-rules > summary .changes")).to_have_text("2 changed")
    expect(limit).to_have_value("12")


def test_what_differs_is_marked_and_can_be_reset(new_page: NewPage, server_url: str) -> None:
    """A changed rule is marked beside the variant's own value; one or all can be taken back."""
    page = visit(new_page(), server_url + "/new/norwegian?home_roll=bounce&streak_limit=3")
    unfold(page)
    row = page.locator(".rule:has(select[name=home_roll])")
    expect(row.locator(".own")).to_contain_text("Norwegian: exact roll only")
    expect(row.locator(".mark")).to_have_text("changed")
    row.get_by_role("button").click()
    expect(row.locator(".mark")).to_have_count(0)
    assert page.url.endswith("?streak_limit=3")
    page.get_by_role("button", name="Back to the variant").click()
    expect(page.locator(".house-rules > summary .changes")).to_have_text("none changed")
    assert page.url.endswith("/new/norwegian")


def test_a_bundle_shows_what_it_sets(new_page: NewPage, server_url: str) -> None:
    """The switch for walls changes the rule on passing, which is marked in its group."""
    page = visit(new_page(), server_url + "/new/pairs?walls=true")
    unfold(page)
    expect(page.locator("input[name=walls]")).to_be_checked()
    expect(page.locator("select[name=passing]")).to_have_value("stacks_block")
    expect(page.locator(".rule:has(select[name=passing]) .mark")).to_be_visible()


@pytest.mark.parametrize(
    ("path", "both"),
    [
        ("/new/classic?quick=true&tokens_to_win=3", ("Quick game", "Tokens to bring home")),
        ("/new/norwegian?die=danish&first_seat=highest_roll", ("Who begins", "Die")),
        (
            "/new/english?stack_moves=together",
            ("Your tokens may share a square", "How stacks move"),
        ),
        ("/new/pairs?teams=true&play_on=true", ("Teams of two", "Play on for all places")),
    ],
)
def test_a_refusal_names_both_rules_in_words(
    new_page: NewPage, server_url: str, path: str, both: tuple[str, str]
) -> None:
    """Rules that do not go together are named in words, and no game starts under them."""
    page = visit(new_page(), server_url + path)
    for name in both:
        expect(page.locator(".refusal")).to_contain_text(name)
    page.get_by_role("button", name="Start the game").click(force=True)
    assert "/new/" in page.url
    page.get_by_role("button", name="Back to the variant").click()
    expect(page.locator(".refusal")).to_have_count(0)


def test_an_unknown_variant_in_a_link_leads_on(new_page: NewPage, server_url: str) -> None:
    """A link to a variant that does not exist says so and offers those that do."""
    page = visit(new_page(), server_url + "/new/<b>chess")
    expect(page.get_by_role("alert")).to_contain_text("“<b>chess”")
    page.locator(".variant.pairs h3 a").click()
    expect(page.get_by_role("heading", name="Pairs")).to_be_visible()


def test_an_unknown_rule_in_a_link_is_left_out_and_said(new_page: NewPage, server_url: str) -> None:
    """A rule that nobody knows is named; the others of the link are set."""
    page = visit(new_page(), server_url + "/new/classic?fly=yes&home_roll=bounce")
    expect(page.get_by_role("alert")).to_contain_text("fly")
    expect(page.locator("select[name=home_roll]")).to_have_value("bounce")
    page.get_by_role("button", name="Play without").click()
    assert page.url.endswith("/new/classic?home_roll=bounce")


def test_a_value_that_a_rule_lacks_is_said(new_page: NewPage, server_url: str) -> None:
    """A link with an impossible value names the rule and starts nothing."""
    page = visit(new_page(), server_url + "/new/classic?home_roll=sideways")
    expect(page.locator(".refusal")).to_contain_text("Reaching home")


def test_rules_to_read_are_the_rules_that_are_set(new_page: NewPage, server_url: str) -> None:
    """The rules page shows the house rules of the link, and leads back to them."""
    page = visit(new_page(), server_url + "/new/classic?home_roll=bounce")
    page.get_by_role("link", name="Read the rules").click()
    expect(page.locator(".booklet li.changed")).to_have_count(1)
    page.get_by_role("link", name="Play by these rules").click()
    expect(page.locator("select[name=home_roll]")).to_have_value("bounce")


def test_teams_need_four(new_page: NewPage, server_url: str) -> None:
    """Emptying a seat while teams are on is refused in words, and filling it again is not."""
    page = visit(new_page(), server_url + "/new/pairs?teams=true")
    expect(page.locator(".lots")).to_contain_text("seats 1 and 3 against seats 2 and 4")
    page.get_by_label("Seat 4", exact=True).select_option("empty")
    expect(page.locator(".refusal")).to_contain_text("“Teams of two” and “Number of players”")
    page.get_by_label("Seat 4", exact=True).select_option("computer")
    expect(page.locator(".refusal")).to_have_count(0)
