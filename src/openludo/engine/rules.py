"""House rules: one field for each switch, how its value is written, and what is refused."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from typing import Any

from openludo.engine.errors import InvalidRules
from openludo.engine.faces import DICE, GLOBE, STAR, face_text, parse_face

Value = bool | int | str | tuple[int, ...] | tuple[str, ...]


@dataclass(frozen=True)
class Rules:
    """One value for every house rule (rule book, section 7). Build others with `replace`."""

    column_squares: int = 5
    home_square: str = "behind"
    enter_on: tuple[int, ...] = (6,)
    enter_compulsory: bool = False
    two_enter_on: tuple[int, ...] = ()
    entering_captures: str = "as_landing"
    begin_on_start: int = 0
    nothing_in_play: str = "roll"
    bonus_roll_on: tuple[str, ...] = ("six",)
    unused_six_rolls_again: bool = True
    streak_limit: int = 0
    streak_penalty: str = "void"
    safe_squares: str = "starts_and_stars"
    landing_on_protected: str = "shares"
    landing_on_stack: str = "captures"
    passing: str = "free"
    stacks_on_safe_squares: str = "free"
    captures_per_landing: str = "all"
    stars: str = "rest"
    own_stacks: bool = True
    pass_own: bool = True
    stack_moves: str = "single"
    six_counts: int = 6
    six_opens_barrier: bool = False
    bonus_steps_on_capture: int = 0
    bonus_steps_on_home: int = 0
    barrier_squares: str = "any"
    own_barrier_blocks: bool = False
    foreign_barrier_on_start: str = "captured"
    square_capacity: int = 0
    clear_start: bool = False
    jump_in_column: bool = True
    capture_compulsory: bool = False
    six_enters_at: int = 0
    home_roll: str = "exact"
    tokens_to_win: int = 4
    teams: bool = False
    finished_partner: str = "rolls_for_partner"
    play_on: bool = False
    roll_limit: int = 0
    ranking: str = "none"
    first_seat: str = "drawn"
    rotate_first_seat: bool = False
    colours: str = "chosen"
    board: str = "cross52"
    die: str = "standard"

    def replace(self, **changes: Any) -> Rules:
        """Return these rules with some values changed; texts are read; raises `InvalidRules`."""
        return with_house_rules(self, changes)

    def differences(self, other: Rules) -> tuple[str, ...]:
        """Name the house rules whose values differ from `other`."""
        return tuple(name for name in RULE_FIELDS if getattr(self, name) != getattr(other, name))


@dataclass(frozen=True)
class RuleField:
    """What values a house rule takes: `kind` is flag, number, choice, faces, grants or board.

    A number that has `values` takes only these.
    """

    name: str
    kind: str
    values: tuple[str, ...] = ()
    least: int = 0
    most: int = 0
    zero: bool = False

    @property
    def expected(self) -> str:
        """Say in words which values are allowed."""
        if self.kind == "board":
            return "the name of a board"
        if self.kind == "number" and not self.values:
            text = f"a whole number from {self.least} to {self.most}"
            return f"0 or {text}" if self.zero else text
        if self.kind in ("faces", "grants"):
            return "none, or a list of " + ", ".join(self.values)
        return " or ".join(self.values)


_BOARD_NAME = re.compile(r"[a-z][a-z0-9_]{0,30}")
_FLAG = ("true", "false")
_FACE_NAMES = tuple(face_text(face) for face in (1, 2, 3, 4, 5, 6, STAR, GLOBE))
_GRANTS = ("six", "capture", "home")


def _flag(name: str) -> RuleField:
    return RuleField(name, "flag", _FLAG)


def _choice(name: str, *values: str) -> RuleField:
    return RuleField(name, "choice", values)


def _number(name: str, least: int, most: int, zero: bool = False) -> RuleField:
    return RuleField(name, "number", (), least, most, zero)


def _one_of(name: str, *numbers: int) -> RuleField:
    return RuleField(name, "number", tuple(map(str, numbers)), min(numbers), max(numbers))


RULE_FIELDS: dict[str, RuleField] = {
    rule.name: rule
    for rule in (
        _number("column_squares", 1, 9),
        _choice("home_square", "behind", "last", "each"),
        RuleField("enter_on", "faces", _FACE_NAMES),
        _flag("enter_compulsory"),
        RuleField("two_enter_on", "faces", _FACE_NAMES),
        _choice("entering_captures", "as_landing", "all"),
        _number("begin_on_start", 0, 4),
        _choice(
            "nothing_in_play", "roll", "three_rolls", "three_rolls_if_stuck", "enter_without_roll"
        ),
        RuleField("bonus_roll_on", "grants", _GRANTS),
        _flag("unused_six_rolls_again"),
        _number("streak_limit", 2, 99, zero=True),
        _choice("streak_penalty", "void", "last_token_to_yard"),
        _choice("safe_squares", "starts_and_stars", "starts", "own_start", "globes", "none"),
        _choice("landing_on_protected", "shares", "sends_mover_home"),
        _choice("landing_on_stack", "forbidden", "captures", "sends_mover_home"),
        _choice("passing", "free", "stacks_block", "tokens_block"),
        _choice("stacks_on_safe_squares", "block", "free"),
        _choice("captures_per_landing", "one", "all"),
        _choice("stars", "rest", "hop"),
        _flag("own_stacks"),
        _flag("pass_own"),
        _choice("stack_moves", "single", "together"),
        _one_of("six_counts", 6, 7, 12),
        _flag("six_opens_barrier"),
        _number("bonus_steps_on_capture", 1, 99, zero=True),
        _number("bonus_steps_on_home", 1, 99, zero=True),
        _choice("barrier_squares", "any", "safe"),
        _flag("own_barrier_blocks"),
        _choice("foreign_barrier_on_start", "captured", "blocks"),
        _one_of("square_capacity", 0, 2),
        _flag("clear_start"),
        _flag("jump_in_column"),
        _flag("capture_compulsory"),
        _number("six_enters_at", 0, 5),
        _choice("home_roll", "exact", "overshoot", "bounce"),
        _number("tokens_to_win", 1, 4),
        _flag("teams"),
        _choice("finished_partner", "rolls_for_partner", "skipped"),
        _flag("play_on"),
        _number("roll_limit", 1, 1_000_000, zero=True),
        _choice("ranking", "points", "progress", "none"),
        _choice("first_seat", "drawn", "fixed", "highest_roll"),
        _flag("rotate_first_seat"),
        _choice("colours", "drawn", "fixed", "chosen"),
        RuleField("board", "board"),
        _choice("die", "standard", "danish"),
    )
}
"""Every house rule by name, in the order of the rule book."""

BUNDLES: dict[str, RuleField] = {
    "walls": _flag("walls"),
    "quick": _flag("quick"),
    "impassable": _choice("impassable", "two", "none", "any", "false"),
}
"""Names that set several house rules at once; set to false they change nothing."""

_BUNDLE_VALUES: dict[tuple[str, Value], dict[str, Value]] = {
    ("walls", True): {"passing": "stacks_block"},
    ("quick", True): {"begin_on_start": 1, "tokens_to_win": 2},
    ("impassable", "two"): {"landing_on_stack": "forbidden", "passing": "stacks_block"},
    ("impassable", "none"): {"landing_on_stack": "captures", "passing": "free"},
    ("impassable", "any"): {"landing_on_stack": "captures", "passing": "tokens_block"},
}


def parse_rule(name: str, value: object) -> Value:
    """Read the value of a house rule or bundle from its text or value; raises `InvalidRules`."""
    rule = RULE_FIELDS.get(name) or BUNDLES.get(name)
    if rule is None:
        raise InvalidRules(
            f"unknown house rule {name!r}: expected one of {', '.join((*RULE_FIELDS, *BUNDLES))}",
            names=[name],
            reason="unknown_rule",
        )
    parsed = _parse(rule, value)
    if parsed is None:
        raise InvalidRules(
            f"{name} cannot be {_shown(value)}: expected {rule.expected}",
            names=[name],
            reason="bad_value",
            value=_shown(value),
            expected=rule.expected,
        )
    return parsed


def format_rule(name: str, value: Value) -> str:
    """Write the value of a house rule: `true`, `none`, `1,6`, `six,capture`, `10000`."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, tuple):
        faces = (RULE_FIELDS.get(name) or BUNDLES[name]).kind == "faces"
        texts = [face_text(item) if faces else str(item) for item in value]  # type: ignore[arg-type]
        return ",".join(texts) or "none"
    return str(value)


def with_house_rules(rules: Rules, changes: Mapping[str, object]) -> Rules:
    """Apply house rules and bundles to `rules`; raises `InvalidRules` naming what disagrees."""
    given = {name: parse_rule(name, value) for name, value in changes.items()}
    _refuse_conflicting_bundles(given)
    values: dict[str, Any] = _bundled(given)
    if given.get("die") == "danish":
        values = {"enter_on": (GLOBE,), "two_enter_on": (), "first_seat": "drawn"} | values
    result = replace(rules, **values)
    check_rules(result)
    return result


def check_rules(rules: Rules) -> None:
    """Refuse what the rule book (end of section 7) refuses; raises `InvalidRules`."""
    for wrong, names, why in _contradictions(rules):
        if wrong:
            raise InvalidRules(
                f"{' and '.join(names)} do not go together: {why}", names=list(names), reason=why
            )


def _contradictions(rules: Rules) -> list[tuple[bool, tuple[str, ...], str]]:
    lacking = set(rules.enter_on + rules.two_enter_on) - set(DICE[rules.die])
    where = "enter_on" if lacking & set(rules.enter_on) else "two_enter_on"
    stacks = not rules.own_stacks
    return [
        (not rules.enter_on, ("enter_on",), "no face lets a token enter"),
        (bool(lacking), (where, "die"), "the die lacks that face"),
        (
            not set(rules.two_enter_on) <= set(rules.enter_on),
            ("two_enter_on", "enter_on"),
            "two tokens enter only on a face that enters one",
        ),
        (
            stacks and rules.begin_on_start > 1,
            ("own_stacks", "begin_on_start"),
            "several tokens on the start are a stack",
        ),
        (
            stacks and rules.stack_moves == "together",
            ("own_stacks", "stack_moves"),
            "without stacks none can move together",
        ),
        (rules.teams and rules.play_on, ("teams", "play_on"), "a team finishes as one"),
        (
            rules.teams and rules.board == "by_seats",
            ("board", "teams"),
            "partners sit opposite on the cross",
        ),
        (
            rules.die == "danish" and rules.first_seat == "highest_roll",
            ("first_seat", "die"),
            "symbols have no order",
        ),
        *_lacks_of_room(rules),
    ]


def _lacks_of_room(rules: Rules) -> list[tuple[bool, tuple[str, ...], str]]:
    return [
        (
            rules.square_capacity > 0 and rules.begin_on_start > rules.square_capacity,
            ("square_capacity", "begin_on_start"),
            "the start square has no room for so many",
        ),
        (
            rules.home_square == "each" and _room_at_home(rules) < rules.tokens_to_win,
            ("column_squares", "tokens_to_win"),
            "the column has no room for so many homes",
        ),
    ]


def _room_at_home(rules: Rules) -> int:
    """Count the tokens that find a home in a column whose squares are homes."""
    on_each = (rules.square_capacity or 4) if rules.own_stacks else 1
    return rules.column_squares * on_each


def _refuse_conflicting_bundles(given: Mapping[str, Value]) -> None:
    for bundle in ("walls", "quick"):
        for name, implied in _BUNDLE_VALUES.get((bundle, given.get(bundle, False)), {}).items():
            if given.get(name, implied) != implied:
                _refuse_bundle(bundle, name, implied)
    if given.get("walls") is True and given.get("impassable", "two") in ("none", "any"):
        _refuse_bundle("walls", "impassable", "two")


def _refuse_bundle(bundle: str, name: str, implied: Value) -> None:
    raise InvalidRules(
        f"{bundle} and {name} do not go together: {bundle} needs {name} {_shown(implied)}",
        names=[bundle, name],
        reason="bundle",
    )


def _bundled(given: Mapping[str, Value]) -> dict[str, Value]:
    values: dict[str, Value] = {}
    for name, value in given.items():
        if name in BUNDLES:
            values |= _BUNDLE_VALUES.get((name, value), {})
    return values | {name: value for name, value in given.items() if name in RULE_FIELDS}


def _parse(rule: RuleField, value: object) -> Value | None:
    if rule.kind == "flag":
        return value if isinstance(value, bool) else {"true": True, "false": False}.get(str(value))
    if rule.kind == "number":
        return _parse_number(rule, value)
    if rule.kind == "choice":
        text = "false" if value is False else value
        return text if isinstance(text, str) and text in rule.values else None
    if rule.kind == "board":
        return value if isinstance(value, str) and _BOARD_NAME.fullmatch(value) else None
    return _parse_list(rule, value)


def _parse_number(rule: RuleField, value: object) -> int | None:
    text = str(value)
    if isinstance(value, bool) or not (text.isascii() and text.isdigit() and len(text) < 8):
        return None
    number = int(text)
    if rule.values:
        return number if str(number) in rule.values else None
    return number if rule.least <= number <= rule.most or (rule.zero and number == 0) else None


def _parse_list(rule: RuleField, value: object) -> Value | None:
    items = value.split(",") if isinstance(value, str) else value
    if not isinstance(items, (list, tuple, set, frozenset)):
        items = [items]
    if list(items) in (["none"], [""]):
        return ()
    names = {face_text(i) if rule.kind == "faces" and isinstance(i, int) else str(i) for i in items}
    if list(items) == ["all"] and rule.kind == "grants":
        return rule.values
    if not names <= set(rule.values):
        return None
    chosen = [name for name in rule.values if name in names]
    return tuple(parse_face(name) for name in chosen) if rule.kind == "faces" else tuple(chosen)


def _shown(value: object) -> str:
    return ",".join(map(str, value)) if isinstance(value, (tuple, list)) else repr(value)


assert [rule.name for rule in fields(Rules)] == list(RULE_FIELDS)
