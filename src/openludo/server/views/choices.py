"""Describe what can be chosen for a game: variants, their boards, and house rules in groups."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, cast

from openludo.engine import (
    BUNDLES,
    RULE_FIELDS,
    InvalidRules,
    RuleField,
    Rules,
    Variant,
)
from openludo.engine.variant import BY_SEATS, FAMILY
from openludo.server.protocol.rest import BoardChoice, FieldView, VariantView
from openludo.server.rooms.header import rules_text

GROUPS: dict[str, tuple[str, ...]] = {
    "begin": (
        "board", "column_squares", "home_square", "begin_on_start",
        "first_seat", "rotate_first_seat", "colours", "quick",
    ),
    "enter": (
        "enter_on", "enter_compulsory", "two_enter_on", "six_enters_at", "clear_start",
        "entering_captures", "foreign_barrier_on_start", "nothing_in_play",
    ),
    "six": (
        "bonus_roll_on", "unused_six_rolls_again", "six_counts", "streak_limit", "streak_penalty",
    ),
    "steps": ("bonus_steps_on_capture", "bonus_steps_on_home"),
    "safe": ("safe_squares", "landing_on_protected"),
    "capture": ("captures_per_landing", "capture_compulsory"),
    "stacks": (
        "own_stacks", "square_capacity", "landing_on_stack", "passing", "stacks_on_safe_squares",
        "barrier_squares", "own_barrier_blocks", "six_opens_barrier", "pass_own", "stack_moves",
        "walls", "impassable",
    ),
    "stars": ("stars",),
    "home": ("home_roll", "jump_in_column"),
    "win": ("tokens_to_win", "play_on", "roll_limit", "ranking"),
    "teams": ("teams", "finished_partner"),
    "dice": ("die",),
}  # fmt: skip
"""Groups in which house rules are shown, and their order within."""

KINDRED: tuple[frozenset[str], ...] = (
    frozenset({
        "six_counts", "six_opens_barrier", "bonus_steps_on_capture", "bonus_steps_on_home",
        "barrier_squares", "own_barrier_blocks", "foreign_barrier_on_start", "square_capacity",
    }),
    frozenset({"clear_start", "jump_in_column", "capture_compulsory", "six_enters_at"}),
)  # fmt: skip
"""House rules of Parchís and of the forty-square games: elsewhere they come after all others."""


def variant_view(variant: Variant) -> VariantView:
    """Describe a variant as it is before any house rule."""
    boards = list(_boards(variant))
    return VariantView(
        name=variant.name,
        seats=sorted({count for board in boards for count in board.seats}),
        boards=boards,
        rules=rules_text(variant),
        bundles=dict(_bundles(variant)),
        elsewhere=sorted(_elsewhere(variant.own)),
        hidden=list(_hidden(variant, boards)),
        fixed_seats=variant.fixed_seats,
    )


def _boards(variant: Variant) -> Iterator[BoardChoice]:
    """List the variant's own board, then those of its family, as far as its rules fit them."""
    own = variant.own.board
    yield BoardChoice(own, list(variant.seat_counts))
    if variant.fixed_seats:
        return
    family = variant.board.family
    kin = [board.name for board in variant.known_boards if board.family == family]
    for name in (BY_SEATS, *kin):
        try:
            there = variant.replace(board=name)
        except InvalidRules:
            continue
        if name != own:
            yield BoardChoice(name, list(there.seat_counts))


def _bundles(variant: Variant) -> Iterator[tuple[str, str]]:
    """Give the value of each bundle that changes nothing here, if its rules all have a value."""
    for name, field in BUNDLES.items():
        same = [value for value in field.values if value != "false" and _is(variant, name, value)]
        if same or field.kind == "flag":
            yield name, same[0] if same else "false"


def _is(variant: Variant, bundle: str, value: str) -> bool:
    try:
        return variant.replace(**{bundle: value}).rules == variant.own
    except InvalidRules:
        return False


def _elsewhere(own: Rules) -> set[str]:
    plain = Rules()
    strange = (kin for kin in KINDRED if not any(getattr(own, n) != getattr(plain, n) for n in kin))
    return {name for kin in strange for name in kin}


def _hidden(variant: Variant, boards: list[BoardChoice]) -> Iterator[str]:
    """Name what has no second value here, and the switch for what holds anyway."""
    if len(boards) == 1:
        yield "board"
    if variant.board.family != FAMILY or _is(variant, "walls", "true"):
        yield "walls"
    family = (board for board in variant.known_boards if board.family == variant.board.family)
    if not any(board.hop_stars for board in family):
        yield from ("stars", "die")


def field_views() -> list[FieldView]:
    """Describe every house rule in the order of its group, then the bundles."""
    order = [name for names in GROUPS.values() for name in names]
    rules = sorted(RULE_FIELDS.values(), key=lambda rule: order.index(rule.name))
    return [_field(rule, False) for rule in rules] + [
        _field(rule, True) for rule in BUNDLES.values()
    ]


def _field(rule: RuleField, bundle: bool) -> FieldView:
    range_ = rule.kind == "number" and not rule.values
    return FieldView(
        name=rule.name,
        kind=cast(Any, rule.kind),
        values=None if range_ or rule.kind == "board" else list(rule.values),
        min=(0 if rule.zero else rule.least) if range_ else None,
        max=rule.most if range_ else None,
        bundle=bundle,
        group=next(group for group, names in GROUPS.items() if rule.name in names),
    )
