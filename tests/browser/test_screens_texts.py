"""Every screen speaks one language at a time, wholly."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from tests.browser.screens_tour import (
    LANGUAGES,
    SCREENS,
    plain_texts,
    seen_texts,
    unfold,
    visit,
)

NewPage = Callable[..., Page]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_screen_lacks_a_text_or_borrows_one(
    new_page: NewPage, server_url: str, lang: str
) -> None:
    """Every screen finds all its texts, and says nothing in the other language."""
    page = new_page(locale=LANGUAGES[lang])
    gaps: list[str] = []
    page.on(
        "console", lambda message: gaps.append(message.text) if "i18n" in message.text else None
    )
    other = "de" if lang == "en" else "en"
    foreign = plain_texts(other) - plain_texts(lang)
    for path in SCREENS:
        visit(page, server_url + path)
        unfold(page)
        said = seen_texts(page)
        assert not [text for text in said if "{" in text], path
        assert not foreign & set(said), path
    assert not gaps


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_browser_is_the_first_guess(new_page: NewPage, server_url: str, lang: str) -> None:
    """A new device is greeted in the language that its browser asks for."""
    page = visit(new_page(locale=LANGUAGES[lang]), server_url)
    assert page.evaluate("document.documentElement.lang") == lang


def test_languages_we_lack_fall_back_to_english(new_page: NewPage, server_url: str) -> None:
    """A browser that asks for a language we do not have gets English."""
    page = visit(new_page(locale="fr-FR"), server_url)
    assert page.evaluate("document.documentElement.lang") == "en"


def test_the_language_changes_in_the_middle_of_setting_up(
    new_page: NewPage, server_url: str
) -> None:
    """Switching the language keeps every choice that was made, and needs no reload."""
    page = visit(new_page(), server_url + "/new/norwegian?home_roll=bounce")
    page.evaluate("window.untouched = true")
    page.get_by_label("Name of the person in seat 1").fill("Frida")
    page.get_by_label("Level of the computer in seat 2").select_option("hard")
    page.get_by_role("button", name="Deutsch").click()
    expect(page.get_by_role("heading", name="Norwegisch")).to_be_visible()
    expect(page.get_by_label("Name an Platz 1")).to_have_value("Frida")
    expect(page.get_by_label("Stärke des Computers an Platz 2")).to_have_value("hard")
    expect(page.locator("select[name=home_roll]")).to_have_value("bounce")
    assert page.evaluate("window.untouched")
    assert page.title().startswith("Norwegisch")
    page.reload()
    expect(page.get_by_role("heading", name="Norwegisch")).to_be_visible()


def test_a_rules_page_follows_the_language(new_page: NewPage, server_url: str) -> None:
    """The rules that the server writes change with the language of the page."""
    page = visit(new_page(), server_url + "/rules/pairs")
    before = page.locator(".booklet").inner_text()
    page.get_by_role("button", name="Deutsch").click()
    expect(page.locator(".booklet h1")).to_contain_text("Paare")
    assert page.locator(".booklet").inner_text() != before


def test_a_catalogue_that_does_not_come_is_said(new_page: NewPage, server_url: str) -> None:
    """A page whose texts cannot be loaded says so in both languages instead of staying empty."""
    page = new_page()
    page.route("**/api/catalogue/**", lambda route: route.abort())
    page.goto(server_url)
    expect(page.locator("#trouble")).to_contain_text("could not be loaded")
    expect(page.locator("#trouble")).to_contain_text("ließ sich nicht laden")
