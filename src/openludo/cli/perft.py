"""Count sequences of plies, to compare engines."""

from __future__ import annotations

import rich_click as click

from openludo.cli.options import (
    add_option,
    first_option,
    position_option,
    read_position,
    read_variant,
    seats_option,
    set_option,
)
from openludo.engine import face_text


@click.command()
@click.argument("variant")
@click.argument("depth", type=click.IntRange(0, 60))
@add_option
@seats_option
@first_option
@set_option
@position_option
@click.option("--divide", is_flag=True, help="Count for every first face or move, then all.")
def perft(
    variant: str,
    depth: int,
    seats: int | None,
    first: int | None,
    settings: tuple[str, ...],
    position: str | None,
    divide: bool,
) -> None:
    """Count the sequences of DEPTH plies of VARIANT from its start.

    A ply is one outcome of the die or one legal move. No ply at all counts 1; a finished game
    has no sequence of any length.
    """
    from openludo.simulate import perft as counts

    begin = read_position(read_variant(variant, settings), position, seats, first)
    if not divide or depth == 0:
        click.echo(counts.perft(begin, depth))
        return
    divided = counts.divide(begin, depth)
    for ply, count in divided.items():
        click.echo(f"{face_text(ply) if isinstance(ply, int) else ply}: {count}")
    click.echo(sum(divided.values()))
