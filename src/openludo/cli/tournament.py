"""Let computers play many games against each other, and say how sure the figures are."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator
from concurrent.futures import Executor
from contextlib import contextmanager
from typing import Any

import rich_click as click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from openludo.cli.options import add_option, json_option, read_variant, seed_option, set_option
from openludo.dice import new_seed
from openludo.engine import LudoError, format_rule
from openludo.players import LEVELS, Computer, computer
from openludo.simulate.intervals import wilson
from openludo.simulate.series import Series, Tally, play_series, processes

WORTH_A_PROCESS = 1000
"""Games below which starting another process takes longer than playing them here."""

WORTH_COMPILING = 100
"""Games below which playing them takes less time than loading numba."""


class Players(click.ParamType["tuple[Computer, ...]"]):
    """A list of levels, `hard,normal,normal,normal`."""

    name = "levels"

    def convert(
        self, value: Any, param: click.Parameter | None, ctx: click.Context | None
    ) -> tuple[Computer, ...]:
        """Read the list; refuses an unknown level."""
        if isinstance(value, tuple):
            return value
        try:
            return tuple(computer(level.strip()) for level in str(value).split(","))
        except LudoError as error:
            self.fail(error.message, param, ctx)


@click.command()
@click.option("--variant", required=True, metavar="VARIANT", help="What is played.")
@click.option(
    "--players",
    required=True,
    type=Players(),
    metavar="LEVEL,LEVEL,…",
    help=f"Two to six computers, each one of {', '.join(LEVELS)}.",
)
@click.option("--games", required=True, type=click.IntRange(1, 10**7), help="Games to play.")
@seed_option
@add_option
@set_option
@json_option
@click.option(
    "--workers", type=click.IntRange(1, 256), help="Processes; without it one for each core."
)
def tournament(
    variant: str,
    players: tuple[Computer, ...],
    games: int,
    seed: str | None,
    settings: tuple[str, ...],
    as_json: bool,
    workers: int | None,
) -> None:
    """Play games between computers and count who wins, with 95 % intervals.

    Everyone moves one seat on after every game, so that all sit and begin everywhere. The same
    seed gives the same figures; without one it is drawn, and printed.
    """
    rules = read_variant(variant, settings, "'--variant'")
    try:
        series = Series(rules, players, games, new_seed() if seed is None else seed)
    except LudoError as error:
        raise click.BadParameter(error.message, param_hint="'--players'") from error
    with progress(games) as report, pool(games, workers) as executor:
        kernel = "best" if games >= WORTH_COMPILING else "interpreted"
        tally = play_series(series, executor, kernel, report)
    if as_json:
        click.echo(json.dumps(summary(series, tally)))
    else:
        print_tally(series, tally)


@contextmanager
def progress(games: int) -> Iterator[Callable[[int], None]]:
    """Show a bar on the error stream where that is a terminal; give the function that moves it."""
    console = Console(stderr=True)
    columns = (TextColumn("Playing"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(
        *columns, console=console, transient=True, disable=not console.is_terminal
    ) as bar:
        task = bar.add_task("games", total=games)
        yield lambda played: bar.advance(task, played)


@contextmanager
def pool(games: int, workers: int | None) -> Iterator[Executor | None]:
    """Start processes where there are games enough, or none."""
    wanted = workers or min(os.cpu_count() or 1, games // WORTH_A_PROCESS)
    if wanted < 2:
        yield None
        return
    with processes(wanted) as executor:
        yield executor


def summary(series: Series, tally: Tally) -> dict[str, Any]:
    """Give the result as JSON shows it; shares and intervals are fractions of 1."""
    changed = series.variant.changed
    rules = series.variant.rules
    return {
        "variant": series.variant.name,
        "rules": {name: format_rule(name, getattr(rules, name)) for name in changed},
        "seed": series.seed,
        "games": tally.games,
        "undecided": tally.undecided,
        "rolls": tally.rolls,
        "players": [
            {
                "level": player.level,
                "wins": wins,
                "share": wins / tally.games,
                "interval": list(wilson(wins, tally.games)),
            }
            for player, wins in zip(series.players, tally.wins, strict=True)
        ],
    }


def print_tally(series: Series, tally: Tally) -> None:
    """Print the result as a table."""
    table = Table("player", "level")
    for heading in ("wins", "share", "95 % interval"):
        table.add_column(heading, justify="right")
    for number, (player, wins) in enumerate(zip(series.players, tally.wins, strict=True), 1):
        low, high = wilson(wins, tally.games)
        share = wins / tally.games
        table.add_row(
            str(number), player.level, f"{wins:,}", f"{share:.1%}", f"{low:.1%} to {high:.1%}"
        )
    console = Console(highlight=False)
    console.print(table)
    console.print(
        f"{tally.games:,} games of {series.variant.name}, "
        f"{tally.rolls / tally.games:.0f} rolls each; seed {series.seed!r}",
        markup=False,
    )
    if tally.undecided:
        console.print(f"{tally.undecided:,} met a limit of rolls: nobody won them.")
