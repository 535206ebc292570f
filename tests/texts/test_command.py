"""The command `openludo rules`."""

import pytest
from click.testing import CliRunner, Result

from openludo.cli import main


def rules(*arguments: str) -> Result:
    """Run the command."""
    return CliRunner().invoke(main, ["rules", *arguments])


def test_rules_are_printed() -> None:
    """A variant's rules are printed in the language asked for."""
    result = rules("norwegian", "--lang", "de")
    assert result.exit_code == 0
    assert "Regeln: Norwegisch" in result.output
    assert "Türme und Vorbeiziehen" in result.output


def test_house_rules_are_marked() -> None:
    """A house rule is printed as it is played, with the variant's own value beside it."""
    result = rules("pairs", "--set", "walls=true", "--set", "enter_on=1,6", "--lang", "en")
    printed = " ".join(result.output.split())
    assert "You bring a token out with a 1 or a 6." in printed
    assert "Changed: the variant itself says “6”." in printed
    assert "You cannot pass two or more tokens of one opponent" in printed


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["chess"], "unknown variant 'chess'"),
        (["pairs", "--set", "tea=hot"], "unknown house rule 'tea'"),
        (["pairs", "--set", "walls"], "expected NAME=VALUE"),
        (["swedish", "--set", "stack_moves=together"], "own_stacks and stack_moves"),
    ],
)
def test_wrong_rules_are_refused(arguments: list[str], said: str) -> None:
    """What cannot be played is refused with the names it is about."""
    result = rules(*arguments)
    assert result.exit_code != 0
    assert said in " ".join(result.output.replace("│", " ").split())
