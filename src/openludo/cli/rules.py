"""Print the rules of a variant in words."""

from __future__ import annotations

from locale import getlocale

import rich_click as click
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from openludo.cli.options import add_option, read_variant, set_option
from openludo.texts import LANGUAGES, known_language, text
from openludo.texts.leaflet import Item, rules_page


@click.command()
@click.argument("variant")
@add_option
@set_option
@click.option("--lang", type=click.Choice(LANGUAGES), help="Language; without it the system's.")
def rules(variant: str, settings: tuple[str, ...], lang: str | None) -> None:
    """Print the rules of VARIANT, and with --set of a table that plays it differently."""
    lang = lang or known_language(getlocale()[0] or "en")
    page = rules_page(read_variant(variant, settings), lang)
    console = Console(highlight=False)
    console.print(f"[bold]{escape(page.title)}[/bold]")
    for section in page.sections:
        console.print(f"\n[bold]{escape(section.heading)}[/bold]")
        for item in section.items:
            console.print(_bullet(_written(item, lang)))


def _bullet(written: str) -> Table:
    grid = Table.grid(padding=(0, 1))
    grid.add_row(" •", written)
    return grid


def _written(item: Item, lang: str) -> str:
    written = escape(item.text)
    if item.changed:
        own = text("rules-changed", lang, own=item.own)
        written += f" [italic]{escape(own)}[/italic]"
    return written
