"""The table of house rules in the documentation is the code's."""

from pathlib import Path

from openludo.texts.document import house_rules

DOCUMENT = Path(__file__).parents[2] / "docs" / "house-rules.md"


def test_house_rules_are_documented() -> None:
    """docs/house-rules.md says what the rule fields are; renew it when they change."""
    command = "python -m openludo.texts.document > docs/house-rules.md"
    assert DOCUMENT.read_text("utf-8") == house_rules(), f"renew it: {command}"
