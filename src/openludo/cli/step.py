"""Answer one request about a position, made from options."""

from __future__ import annotations

import json
import sys
from typing import Any

import rich_click as click

from openludo.cli.options import (
    add_option,
    first_option,
    position_option,
    read_position,
    read_settings,
    read_variant,
    seats_option,
    seed_option,
    set_option,
)
from openludo.cli.request import Json, answer
from openludo.engine import LudoError
from openludo.players import LEVELS


@click.command()
@click.argument("variant")
@add_option
@seats_option
@first_option
@set_option
@position_option
@click.option("--roll", metavar="FACE", help="Face to roll: 1 to 6, star or globe.")
@click.option("--choose", type=click.Choice(list(LEVELS)), help="Level whose choice to add.")
@seed_option
def step(variant: str, settings: tuple[str, ...], **options: Any) -> None:
    """Print the moves of a position of VARIANT as JSON, after a roll where one is given.

    The answer is one of `openludo engine`, on one line unless a terminal shows it.
    """
    rules = read_variant(variant, settings)
    begin = read_position(rules, options["position"], options["seats"], options["first"])
    request: Json = {"variant": variant, "rules": read_settings(settings), "position": str(begin)}
    request |= {key: options[key] for key in ("roll", "choose", "seed") if options[key] is not None}
    try:
        answered = answer(request)
    except LudoError as error:
        raise click.UsageError(error.message) from error
    click.echo(json.dumps(answered, indent=2 if sys.stdout.isatty() else None))
