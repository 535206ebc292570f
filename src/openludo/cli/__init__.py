"""Offer the command `openludo`, whose subcommands are imported only when one is used."""

from importlib import import_module

import rich_click as click

from openludo import __version__

COMMANDS = {
    "play": "openludo.cli.play:play",
    "rules": "openludo.cli.rules:rules",
    "engine": "openludo.cli.engine:engine",
    "step": "openludo.cli.step:step",
    "perft": "openludo.cli.perft:perft",
    "tournament": "openludo.cli.tournament:tournament",
    "verify": "openludo.cli.verify:verify",
}


class LazyGroup(click.RichGroup):
    """Find subcommands by name in COMMANDS, so that starting one never loads the others."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """Name every subcommand, in the order of COMMANDS."""
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """Import the subcommand called `cmd_name`, or answer None for an unknown name."""
        target = COMMANDS.get(cmd_name)
        return None if target is None else load_command(target)


def load_command(target: str) -> click.Command:
    """Import the command that `target` names as "module:function"."""
    module, _, name = target.partition(":")
    command = getattr(import_module(module), name)
    if not isinstance(command, click.Command):
        raise TypeError(f"{target} is not a command")
    return command


@click.group(cls=LazyGroup, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, prog_name="openludo")
def main() -> None:
    """Play Ludo by any rule set, in the browser or from a program."""
