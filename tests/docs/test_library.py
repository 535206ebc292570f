"""The guide to the library runs as it stands."""

import doctest
from pathlib import Path

GUIDE = Path(__file__).parents[2] / "docs" / "library.md"


def test_every_example_of_the_guide_runs():
    """Every example in docs/library.md gives what the guide shows."""
    result = doctest.testfile(str(GUIDE), module_relative=False)
    assert result.attempted > 20
    assert result.failed == 0
