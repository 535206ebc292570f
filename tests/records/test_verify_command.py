"""The command `openludo verify` says what it checked."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner

from openludo.cli.verify import verify as verify_command


def test_the_command_says_what_it_checked(honest: dict[str, str], tmp_path: Path) -> None:
    """`openludo verify` prints every check and ends with 0 when all is well."""
    path = tmp_path / "game.txt"
    path.write_text(honest["pairs left"], encoding="utf-8")
    done = CliRunner().invoke(verify_command, [str(path)])
    assert done.exit_code == 0
    assert "✓ All 40 rolls are as drawn." in done.output
    assert "Everything is as promised." in done.output


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("Dice-Secret: 00", "Dice-Secret: 01", "✗ The secret is not the promised one"),
        ("Result: left", "Result: limit", "✗ The game cannot be played again"),
        ("Result: left", "Result: lost", "Line 15: 'lost' found, expected open, left"),
        ("Variant: pairs", "Variant: hexagons", "This record could not be verified."),
        ("OpenLudo record 1", "OpenLudo record 7", "this version reads 1"),
    ],
)
def test_the_command_fails_for_a_changed_record(
    honest: dict[str, str], old: str, new: str, said: str
) -> None:
    """`openludo verify` ends with 1 and names the fault, read from a file or from a pipe."""
    text = honest["pairs left"]
    assert old in text
    done = CliRunner().invoke(verify_command, ["-"], input=text.replace(old, new))
    assert done.exit_code == 1
    assert said in done.output


def test_the_command_refuses_what_is_no_text() -> None:
    """A picture given by mistake is refused without a traceback."""
    done = CliRunner().invoke(verify_command, ["-"], input=b"\x89PNG\xff\xfe")
    assert done.exit_code == 1
    assert "is not UTF-8" in done.output
