"""The example of docs/boards.md, and a process that forgets what tests add."""

from pathlib import Path

import pytest

from openludo.variants import forget_files

EXAMPLES = Path(__file__).parents[2] / "docs" / "boards"


@pytest.fixture
def board_file():
    """The board that the documentation shows."""
    return EXAMPLES / "square24.toml"


@pytest.fixture
def variant_file():
    """The variant that the documentation shows."""
    return EXAMPLES / "sprint.toml"


@pytest.fixture(autouse=True)
def forgetting():
    """Forget added files after every test."""
    yield
    forget_files()
