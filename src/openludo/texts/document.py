"""Write the table of house rules: `python -m openludo.texts.document > docs/house-rules.md`."""

from __future__ import annotations

import sys
from collections.abc import Iterator

from openludo.engine import BUNDLES, RULE_FIELDS, RuleField, format_rule
from openludo.engine.variant import BY_SEATS
from openludo.texts.catalogues import text
from openludo.texts.words import dashed
from openludo.variants import board_names, find_variant, variant_names

HEAD = """# House rules

<!-- Generated: do not edit. make test says how to renew it. -->

A variant is a set of values for these names. Any of them may be changed for one game: on the
command line with `--set NAME=VALUE`, in a link with `?NAME=VALUE`, in a record and in the
interface for bots by the same names. Lists are written with commas, `enter_on=1,6`, the empty
one `none`. What does not go together is refused with both names. `openludo rules VARIANT` says
in full sentences what the values mean together. [boards.md](boards.md) shows the boards.
"""


def house_rules() -> str:
    """Write the document in English."""
    return "\n".join((HEAD, *_values(), *_bundles(), *_variants()))


def _values() -> Iterator[str]:
    yield "## Names and values\n"
    yield "| name | what it decides | values |"
    yield "|---|---|---|"
    for name, field in RULE_FIELDS.items():
        yield f"| `{name}` | {_about(name)} | {_choices(field)} |"


def _bundles() -> Iterator[str]:
    yield "\n## Several at once\n"
    yield "Set to `false`, these change nothing.\n"
    yield "| name | what it does | values |"
    yield "|---|---|---|"
    for name, field in BUNDLES.items():
        yield f"| `{name}` | {_about(name)} | {_choices(field)} |"


def _variants() -> Iterator[str]:
    variants = [find_variant(name) for name in variant_names()]
    yield "\n## What the variants set\n"
    yield "| name | " + " | ".join(f"`{variant.name}`" for variant in variants) + " |"
    yield "|---" * (len(variants) + 1) + "|"
    for name in RULE_FIELDS:
        values = (format_rule(name, getattr(variant.own, name)) for variant in variants)
        yield f"| `{name}` | " + " | ".join(values) + " |"
    yield ""


def _about(name: str) -> str:
    return text(f"rule-{dashed(name)}.about", "en")


def _choices(field: RuleField) -> str:
    if field.kind == "number" and not field.values:
        numbers = f"{field.least} to {field.most}"
        return f"`0` for none, or {numbers}" if field.zero else numbers
    values = (BY_SEATS, *board_names()) if field.kind == "board" else field.values
    return ", ".join(f"`{value}`{_meaning(field, value)}" for value in values)


def _meaning(field: RuleField, value: str) -> str:
    if field.kind in ("flag", "faces"):
        return ""
    if field.kind == "number":
        return f" ({text(f'value-{dashed(field.name)}', 'en', count=int(value))})"
    key = (
        f"grant-{value}"
        if field.kind == "grants"
        else f"value-{dashed(field.name)}-{dashed(value)}"
    )
    return f" ({text(key, 'en')})"


if __name__ == "__main__":
    sys.stdout.write(house_rules())
