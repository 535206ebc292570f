"""The language of the page: guessed at first, changed without a reload."""

from typing import Any

import pytest

from openludo.texts import catalogue

from .node import run_node

WISHES = {
    "de": ["de-AT", "en"],
    "en": ["fr-FR", "EN-us", "de"],
}


@pytest.fixture(scope="module")
def page() -> dict[str, Any]:
    """Load English, then German, then English again."""
    question = {
        "catalogues": [catalogue("en"), catalogue("de")],
        "wishes": [*WISHES.values(), ["fr"], []],
    }
    answer: dict[str, Any] = run_node("switch.mjs", question)
    return answer


def test_the_first_guess_is_the_browsers(page: dict[str, Any]) -> None:
    """The first wished language that is offered is chosen, else English."""
    assert page["guesses"] == [*WISHES, "en", "en"]


def test_listeners_hear_every_change(page: dict[str, Any]) -> None:
    """Who shows texts is told of a change and finds the new language, until it stops."""
    assert page["heard"] == [["en", "yes"], ["de", "ja"]]


def test_gaps_are_visible(page: dict[str, Any]) -> None:
    """Before a language is loaded, and for a key that is missing, the key shows."""
    assert page["before"] == ["{value-true}", False, ""]
    assert page["after"] == ["yes", True, "en", "{no-such-key}", False]
