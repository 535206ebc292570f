"""The values of section 7's table, its bundles and its refusals, written out a second time."""

from collections.abc import Mapping
from typing import Any

HouseRules = dict[str, Any]
"""A value for every name: truth values, numbers, words, and tuples for the lists."""

ORDER = ("pairs", "solo", "classic", "norwegian", "danish", "swedish", "english")

# One line per name, one column per variant, as section 7 prints it.
TABLE = """
column_squares          5 6 5 5 5 5 5
home_square             last behind behind behind behind behind behind
enter_on                6 6 6 6 6 1,6 6
enter_compulsory        false false false false false false false
two_enter_on            none none none none none 6 none
entering_captures       as_landing as_landing as_landing as_landing all as_landing as_landing
begin_on_start          0 0 0 0 0 0 0
nothing_in_play         roll roll roll three_rolls three_rolls three_rolls roll
bonus_roll_on           six,capture,home six six,capture six six six six
unused_six_rolls_again  true true false true true true true
streak_limit            3 3 3 0 0 0 3
streak_penalty          void void void void void void void
safe_squares            starts_and_stars starts_and_stars starts_and_stars own_start globes own_start none
landing_on_protected    shares shares shares shares sends_mover_home shares shares
landing_on_stack        forbidden captures forbidden forbidden sends_mover_home captures captures
passing                 free free stacks_block stacks_block free free free
stacks_on_safe_squares  free free block block free free free
captures_per_landing    one all all all all all all
stars                   rest rest rest rest hop rest rest
own_stacks              true true true true true false false
pass_own                true true true true true false true
stack_moves             single single single single single single single
home_roll               exact exact exact exact bounce bounce exact
tokens_to_win           4 4 4 4 4 4 4
teams                   false false false false false false false
finished_partner        rolls_for_partner rolls_for_partner rolls_for_partner rolls_for_partner rolls_for_partner rolls_for_partner rolls_for_partner
play_on                 false false false false false false false
roll_limit              0 10000 0 0 0 0 0
ranking                 points none progress none none none none
first_seat              drawn fixed fixed highest_roll drawn highest_roll highest_roll
rotate_first_seat       false false true false false false false
colours                 drawn fixed fixed chosen chosen chosen chosen
board                   cross52 cross52 cross52 cross52 cross52 cross52 cross52
die                     standard standard standard standard standard standard standard
"""  # noqa: E501 - a table is read by its columns

LISTS = ("enter_on", "two_enter_on", "bonus_roll_on")
BUNDLES = ("walls", "quick", "impassable")
IMPASSABLE = {
    "two": {"landing_on_stack": "forbidden", "passing": "stacks_block"},
    "none": {"landing_on_stack": "captures", "passing": "free"},
    "any": {"landing_on_stack": "captures", "passing": "tokens_block"},
}
FACES_OF_DIE: dict[str, tuple[int | str, ...]] = {
    "standard": (1, 2, 3, 4, 5, 6),
    "danish": (1, 2, "star", 4, "globe", 6),
}


class Refused(Exception):
    """House rules that section 7 refuses, with the names that collide."""

    def __init__(self, *names: str):
        super().__init__(" and ".join(names))
        self.names = names


def read_value(name: str, text: str) -> Any:
    """Read one value as the table and the command line write it."""
    if name in LISTS:
        return () if text == "none" else tuple(read_word(part) for part in text.split(","))
    return read_word(text)


def read_word(text: str) -> Any:
    """Read a number, a truth value or a plain word."""
    if text in ("true", "false"):
        return text == "true"
    return int(text) if text.isdigit() else text


def write_value(value: Any) -> str:
    """Write one value as the command line reads it."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, tuple):
        return ",".join(str(part) for part in value) or "none"
    return str(value)


def preset(variant: str) -> HouseRules:
    """Give the plain variant's values."""
    rows = [line.split() for line in TABLE.split("\n") if line]
    return {name: read_value(name, values[ORDER.index(variant)]) for name, *values in rows}


def house_rules(variant: str, **changes: Any) -> HouseRules:
    """Give a variant's values with bundles and single changes applied, or refuse them."""
    bundled = unbundle(changes)
    given = {name: value for name, value in changes.items() if name not in BUNDLES}
    refuse_against_bundles(changes, given)
    rules = preset(variant) | bundled | given
    refuse_together(rules)
    return rules


def unbundle(changes: Mapping[str, Any]) -> HouseRules:
    """Spell out the bundles; one that is false changes nothing."""
    values: HouseRules = {}
    if changes.get("die") == "danish":
        values |= {"enter_on": ("globe",), "two_enter_on": (), "first_seat": "drawn"}
    if changes.get("impassable"):
        values |= IMPASSABLE[changes["impassable"]]
    if changes.get("walls"):
        values |= {"passing": "stacks_block"}
    if changes.get("quick"):
        values |= {"begin_on_start": 1, "tokens_to_win": 2}
    return values


def refuse_against_bundles(changes: Mapping[str, Any], given: Mapping[str, Any]) -> None:
    """Refuse a single value that contradicts a bundle given beside it."""
    if changes.get("walls") and given.get("passing", "stacks_block") != "stacks_block":
        raise Refused("walls", "passing")
    if changes.get("walls") and changes.get("impassable") in ("none", "any"):
        raise Refused("walls", "impassable")
    if changes.get("quick"):
        for name, value in (("begin_on_start", 1), ("tokens_to_win", 2)):
            if given.get(name, value) != value:
                raise Refused("quick", name)
    if given.get("die") == "danish" and given.get("first_seat") == "highest_roll":
        raise Refused("first_seat", "die")


def refuse_together(rules: HouseRules) -> None:
    """Refuse values that section 7 names as impossible together."""
    faces = FACES_OF_DIE[rules["die"]]
    if not rules["enter_on"]:
        raise Refused("enter_on")
    for name in ("enter_on", "two_enter_on"):
        if any(face not in faces for face in rules[name]):
            raise Refused(name, "die")
    if not set(rules["two_enter_on"]) <= set(rules["enter_on"]):
        raise Refused("two_enter_on", "enter_on")
    if not rules["own_stacks"] and rules["begin_on_start"] > 1:
        raise Refused("own_stacks", "begin_on_start")
    if not rules["own_stacks"] and rules["stack_moves"] == "together":
        raise Refused("own_stacks", "stack_moves")
    if rules["teams"] and rules["play_on"]:
        raise Refused("teams", "play_on")
    if rules["column_squares"] > 6:
        raise Refused("column_squares", "board")


def refuse_seats(rules: HouseRules, seats: int) -> None:
    """Refuse teams with other than four seats."""
    if rules["teams"] and seats != 4:
        raise Refused("teams", "seats")
