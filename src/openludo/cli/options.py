"""Arguments and options that several commands share, spelled alike and refused alike."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import rich_click as click

from openludo.engine import (
    BUNDLES,
    RULE_FIELDS,
    InvalidRules,
    LudoError,
    Position,
    UnknownVariant,
    Variant,
)
from openludo.variants import add_files, find_variant

Decorator = Callable[[Callable[..., Any]], Callable[..., Any]]


def _add_files(_: click.Context, __: click.Parameter, paths: tuple[Path, ...]) -> None:
    try:
        add_files(*paths)
    except LudoError as error:
        raise click.BadParameter(error.message) from error


add_option: Decorator = click.option(
    "--add",
    multiple=True,
    metavar="FILE",
    type=click.Path(path_type=Path),
    callback=_add_files,
    expose_value=False,
    is_eager=True,
    help="Add a board or a variant from a TOML file; may stand several times.",
)
set_option: Decorator = click.option(
    "--set", "settings", multiple=True, metavar="NAME=VALUE", help="Set a house rule."
)
seats_option: Decorator = click.option(
    "--seats", type=click.IntRange(2, 6), help="Seats that play; without it 4, or as many as can."
)
first_option: Decorator = click.option(
    "--first", type=click.IntRange(0, 5), help="Seat that begins; without it 0."
)
position_option: Decorator = click.option(
    "--position", metavar="TEXT", help="Position to look at; without it the start."
)
seed_option: Decorator = click.option("--seed", metavar="TEXT", help="Text that chance comes from.")
json_option: Decorator = click.option("--json", "as_json", is_flag=True, help="Print JSON.")


def read_settings(settings: tuple[str, ...]) -> dict[str, str]:
    """Split NAME=VALUE options; refuses one without `=`, and a name given twice."""
    pairs: dict[str, str] = {}
    for setting in settings:
        name, sign, value = setting.partition("=")
        name = name.strip()
        if not sign:
            raise click.BadParameter(f"{setting!r}: expected NAME=VALUE", param_hint="'--set'")
        if name in pairs:
            raise click.BadParameter(f"{name} is set twice", param_hint="'--set'")
        if name not in RULE_FIELDS and name not in BUNDLES:
            known = ", ".join((*RULE_FIELDS, *BUNDLES))
            message = f"unknown house rule {name!r}: expected one of {known}"
            raise click.BadParameter(message, param_hint="'--set'")
        pairs[name] = value.strip()
    return pairs


def read_variant(name: str, settings: tuple[str, ...], hint: str = "'VARIANT'") -> Variant:
    """Find a variant and set its house rules; refuses what does not exist or fit."""
    house_rules = read_settings(settings)
    try:
        return find_variant(name).replace(**house_rules)
    except UnknownVariant as error:
        raise click.BadParameter(error.message, param_hint=hint) from error
    except InvalidRules as error:
        raise click.BadParameter(error.message, param_hint="'--set'") from error


def read_position(
    variant: Variant, text: str | None, seats: int | None, first: int | None
) -> Position:
    """Read a position, or give the start; refuses seats and first beside a text that has both."""
    if text is not None and (seats is not None or first is not None):
        raise click.UsageError("--position says who plays: leave out --seats and --first")
    try:
        if text is not None:
            return Position.parse(variant, text)
        return Position.start(variant, variant.usual_seats if seats is None else seats, first or 0)
    except LudoError as error:
        hint = "'--position'" if text is not None else "'--seats' / '--first'"
        raise click.BadParameter(error.message, param_hint=hint) from error
