"""Tell whether a recorded game is what its dice promised."""

from __future__ import annotations

import sys
from typing import BinaryIO

import rich_click as click
from rich.console import Console
from rich.text import Text

from openludo.cli.options import add_option
from openludo.records import Check, verify_text

SENTENCES = {
    "format": "Line {line}: {value!r} found, expected {expected}.",
    "unsupported": "{message}.",
    "secret": "Nothing can be recomputed: {why}.",
    "commitment": "The secret is the one that was promised before the game: {expected}.",
    "contributions": "Contributions of players: {count}, of which {empty} empty.",
    "seats_drawn": "Seats were drawn: {expected}.",
    "seats_fixed": "Seats were not drawn.",
    "colours_drawn": "Colours were drawn: {expected}.",
    "colours_fixed": "Colours were not drawn: the rules fix them.",
    "colours_chosen": "Colours were not drawn: players chose them.",
    "first_drawn": "Who starts was drawn: {expected}.",
    "first_highest_roll": "The highest roll starts: {expected}.",
    "first_fixed": "Who starts was not drawn: the rules say it.",
    "rolls": "All {count} rolls are as drawn.",
    "replay": "All {plies} plies are legal and lead to the result.",
}
FAILURES = {
    "commitment": "The secret is not the promised one: its SHA-256 is {expected}, not {found}.",
    "seats_drawn": "The draw gives the seats {expected}, the record says {found}.",
    "seats_fixed": "Seats were not drawn, though the rules ask for it.",
    "colours_drawn": "The draw gives the colours {expected}, the record says {found}.",
    "first_drawn": "The draw lets {expected} start, the record says {found}.",
    "first_highest_roll": "The draws are {expected}, the record says {found}.",
    "rolls": "Roll {roll} of {count} is drawn as {expected}, the record says {found}.",
    "replay": "The game cannot be played again: {message}.",
}
REASONS = {
    "hidden": "the game was open when this was written, so its secret is still hidden",
    "no_dice": "this game was played without committed dice",
}


def sentence(check: Check) -> str:
    """Say in a sentence what a check found."""
    params = dict(check.params)
    params["why"] = REASONS.get(str(params.get("reason")), "")
    words = SENTENCES if check.ok else SENTENCES | FAILURES
    return words[check.code].format(**params)


@click.command()
@click.argument("file", type=click.File("rb"))
@add_option
def verify(file: BinaryIO) -> None:
    """Recompute every draw of a recorded game and play it again.

    FILE is a record as the product writes it, or - for standard input. Ends with exit code 1
    where anything is not as promised.
    """
    try:
        text = file.read().decode()
    except UnicodeDecodeError as error:
        raise click.ClickException(f"byte {error.start} is not UTF-8: this is no record") from None
    verification = verify_text(text)
    console = Console(soft_wrap=True)
    for check in verification.checks:
        mark = Text("✓ ", "green") if check.ok else Text("✗ ", "bold red")
        console.print(mark + Text(sentence(check)))
    verdict = "Everything is as promised." if verification.ok else "This record is not as promised."
    if any(check.code in ("format", "unsupported", "secret") for check in verification.checks):
        verdict = "This record could not be verified."
    console.print(Text(verdict, "bold"))
    sys.exit(0 if verification.ok else 1)
