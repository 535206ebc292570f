"""The values of section 7's table, its bundles and its refusals, written out a second time."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from .boards import BOARDS, BY_SEATS, board_for, misfits

HouseRules = dict[str, Any]
"""A value for every name: truth values, numbers, words, and tuples for the lists."""

ORDER = (
    "pairs",
    "solo",
    "classic",
    "norwegian",
    "danish",
    "swedish",
    "english",
    "parchis",
    "german40",
    "swedish40",
)

# One line per name, one column per variant, as section 7 prints it; sections 5 and 6 add the
# last three columns and the names from `six_counts` on to `six_enters_at`.
TABLE = """
column_squares           5 6 5 5 5 5 5 7 4 4
home_square              last behind behind behind behind behind behind behind each behind
enter_on                 6 6 6 6 6 1,6 6 5 6 1,6
enter_compulsory         false false false false false false false true true false
two_enter_on             none none none none none 6 none none none 6
entering_captures        as_landing as_landing as_landing as_landing all as_landing as_landing as_landing as_landing as_landing
begin_on_start           0 0 0 0 0 0 0 0 0 0
nothing_in_play          roll roll roll three_rolls three_rolls three_rolls roll roll three_rolls_if_stuck roll
bonus_roll_on            six,capture,home six six,capture six six six six six six six
unused_six_rolls_again   true true false true true true true true true true
streak_limit             3 3 3 0 0 0 3 3 0 0
streak_penalty           void void void void void void void last_token_to_yard void void
safe_squares             starts_and_stars starts_and_stars starts_and_stars own_start globes own_start none starts_and_stars none none
landing_on_protected     shares shares shares shares sends_mover_home shares shares shares shares shares
landing_on_stack         forbidden captures forbidden forbidden sends_mover_home captures captures forbidden captures captures
passing                  free free stacks_block stacks_block free free free stacks_block free free
stacks_on_safe_squares   free free block block free free free block free free
captures_per_landing     one all all all all all all one all all
stars                    rest rest rest rest hop rest rest rest rest rest
own_stacks               true true true true true false false true false false
pass_own                 true true true true true false true true true false
stack_moves              single single single single single single single single single single
six_counts               6 6 6 6 6 6 6 7 6 6
six_opens_barrier        false false false false false false false true false false
bonus_steps_on_capture   0 0 0 0 0 0 0 20 0 0
bonus_steps_on_home      0 0 0 0 0 0 0 10 0 0
barrier_squares          any any any any any any any any any any
own_barrier_blocks       false false false false false false false true false false
foreign_barrier_on_start captured captured captured captured captured captured captured captured captured captured
square_capacity          0 0 0 0 0 0 0 2 0 0
clear_start              false false false false false false false false true false
jump_in_column           true true true true true true true true false true
capture_compulsory       false false false false false false false false false false
six_enters_at            0 0 0 0 0 0 0 0 0 5
home_roll                exact exact exact exact bounce bounce exact exact exact bounce
tokens_to_win            4 4 4 4 4 4 4 4 4 4
teams                    false false false false false false false false false false
finished_partner         rolls_for_partner rolls_for_partner rolls_for_partner rolls_for_partner rolls_for_partner rolls_for_partner rolls_for_partner rolls_for_partner rolls_for_partner rolls_for_partner
play_on                  false false false false false false false false false false
roll_limit               0 10000 0 0 0 0 0 0 0 0
ranking                  points none progress none none none none points none none
first_seat               drawn fixed fixed highest_roll drawn highest_roll highest_roll drawn highest_roll highest_roll
rotate_first_seat        false false true false false false false false false false
colours                  drawn fixed fixed chosen chosen chosen chosen drawn chosen chosen
board                    cross52 cross52 cross52 cross52 cross52 cross52 cross52 cross68 cross40 cross40
die                      standard standard standard standard standard standard standard standard standard standard
"""  # noqa: E501 - a table is read by its columns

ROWS = [line.split() for line in TABLE.split("\n") if line]
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


Names = tuple[str, ...]


class Refused(Exception):
    """House rules that section 7 refuses, with the names that collide in each case."""

    def __init__(self, collisions: Iterable[Names]):
        self.collisions = [set(names) for names in collisions]
        super().__init__("; ".join(" and ".join(sorted(names)) for names in self.collisions))


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
    column = ORDER.index(variant)
    return {name: read_value(name, values[column]) for name, *values in ROWS}


OF_FAMILY = tuple(name for name in ORDER if BOARDS[preset(name)["board"]].family)
"""The variants of the 52-square family (section 3 and 4)."""


def house_rules(variant: str, **changes: Any) -> HouseRules:
    """Give a variant's values with bundles and single changes applied, or refuse them."""
    given = {name: value for name, value in changes.items() if name not in BUNDLES}
    rules = preset(variant) | unbundle(changes) | given
    collisions = [
        *against_bundles(changes, given, rules),
        *of_faces(rules),
        *of_values(rules),
        *with_the_board(rules, BOARDS[preset(variant)["board"]].family),
        *with_three_computers(variant, rules["board"]),
    ]
    if collisions:
        raise Refused(collisions)
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


def against_bundles(
    changes: Mapping[str, Any], given: Mapping[str, Any], rules: HouseRules
) -> Iterator[Names]:
    """Name what contradicts a bundle given beside it."""
    if changes.get("walls"):
        if given.get("passing", "stacks_block") != "stacks_block":
            yield "walls", "passing"
        if changes.get("impassable") in ("none", "any"):
            yield "walls", "impassable"
        if rules["board"] != "by_seats" and not BOARDS[rules["board"]].family:
            yield "walls", "board"
    if changes.get("quick"):
        for name, value in (("begin_on_start", 1), ("tokens_to_win", 2)):
            if given.get(name, value) != value:
                yield "quick", name


def of_faces(rules: HouseRules) -> Iterator[Names]:
    """Name what does not go with the die or with one another's faces."""
    faces = FACES_OF_DIE[rules["die"]]
    if not rules["enter_on"]:
        yield ("enter_on",)
    for name in ("enter_on", "two_enter_on"):
        if any(face not in faces for face in rules[name]):
            yield name, "die"
    if not set(rules["two_enter_on"]) <= set(rules["enter_on"]):
        yield "two_enter_on", "enter_on"
    if rules["die"] == "danish" and rules["first_seat"] == "highest_roll":
        yield "first_seat", "die"


def of_values(rules: HouseRules) -> Iterator[Names]:
    """Name the other values that section 7 calls impossible together."""
    if not rules["own_stacks"] and rules["begin_on_start"] > 1:
        yield "own_stacks", "begin_on_start"
    if not rules["own_stacks"] and rules["stack_moves"] == "together":
        yield "own_stacks", "stack_moves"
    if rules["teams"] and rules["play_on"]:
        yield "teams", "play_on"
    # More tokens than the start square holds could not begin there.
    if 0 < rules["square_capacity"] < rules["begin_on_start"]:
        yield "square_capacity", "begin_on_start"
    # Nobody could ever win in a column with too few homes.
    if rules["home_square"] == "each" and rules["tokens_to_win"] > room_at_home(rules):
        yield "column_squares", "tokens_to_win"


def room_at_home(rules: HouseRules) -> int:
    """Count the tokens that find a home in a column whose squares are homes."""
    on_each = (rules["square_capacity"] or 4) if rules["own_stacks"] else 1
    return int(rules["column_squares"]) * int(on_each)


def with_the_board(rules: HouseRules, own_family: bool) -> Iterator[Names]:
    """Name what the board has no place for; one of those that `by_seats` picks must do."""
    if rules["board"] != "by_seats":
        yield from misfits(rules, rules["board"])
        return
    if rules["teams"]:
        yield "board", "teams"
    if not own_family:
        yield ("board",)
    picked = [misfits(rules, board) for board in BY_SEATS.values()]
    if all(picked):
        yield from (names for collisions in picked for names in collisions)


def with_three_computers(variant: str, board: str) -> Iterator[Names]:
    """Name the board where four have to sit and cannot."""
    if variant == "solo" and board != "by_seats" and 4 not in BOARDS[board].starts:
        yield ("board",)


def refuse_seats(rules: HouseRules, seats: int) -> None:
    """Refuse a number of seats that the board or *teams* cannot have."""
    if rules["board"] == "by_seats" and seats in BY_SEATS and misfits(rules, BY_SEATS[seats]):
        raise Refused(misfits(rules, BY_SEATS[seats]))
    if seats not in BOARDS[board_for(rules, seats)].starts:
        raise Refused([("seats",)])
    if rules["teams"] and seats != 4:
        raise Refused([("teams", "seats")])
