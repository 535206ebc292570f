"""Draws house rules, boards and numbers of seats at random."""

import random
from typing import Any

from .boards import BOARDS, BY_SEATS
from .presets import FACES_OF_DIE, ORDER, HouseRules, Refused, house_rules, preset, refuse_seats
from .themes import THEMES

Changes = dict[str, Any]

CHOICES: dict[str, tuple[Any, ...]] = {
    "column_squares": (1, 2, 3, 4, 5, 6, 7, 8, 9),
    "home_square": ("behind", "last", "each"),
    "enter_compulsory": (True, False),
    "entering_captures": ("as_landing", "all"),
    "begin_on_start": (0, 1, 2, 3, 4),
    "nothing_in_play": ("roll", "three_rolls", "three_rolls_if_stuck", "enter_without_roll"),
    "unused_six_rolls_again": (True, False),
    "streak_limit": (0, 2, 3, 4),
    "streak_penalty": ("void", "last_token_to_yard"),
    "safe_squares": ("starts_and_stars", "starts", "own_start", "globes", "none"),
    "landing_on_protected": ("shares", "sends_mover_home"),
    "landing_on_stack": ("forbidden", "captures", "sends_mover_home"),
    "passing": ("free", "stacks_block", "tokens_block"),
    "stacks_on_safe_squares": ("block", "free"),
    "captures_per_landing": ("one", "all"),
    "stars": ("rest", "hop"),
    "own_stacks": (True, False),
    "pass_own": (True, False),
    "stack_moves": ("single", "together"),
    "six_counts": (6, 7, 12),
    "six_opens_barrier": (True, False),
    "bonus_steps_on_capture": (0, 4, 20, 99),
    "bonus_steps_on_home": (0, 4, 10, 45),
    "barrier_squares": ("any", "safe"),
    "own_barrier_blocks": (True, False),
    "foreign_barrier_on_start": ("captured", "blocks"),
    "square_capacity": (0, 2),
    "clear_start": (True, False),
    "jump_in_column": (True, False),
    "capture_compulsory": (True, False),
    "six_enters_at": (0, 1, 3, 5),
    "home_roll": ("exact", "overshoot", "bounce"),
    "tokens_to_win": (1, 2, 3, 4),
    "teams": (True, False),
    "finished_partner": ("rolls_for_partner", "skipped"),
    "play_on": (True, False),
    "roll_limit": (0, 60, 300),
    "ranking": ("points", "progress", "none"),
    "first_seat": ("drawn", "fixed", "highest_roll"),
    "rotate_first_seat": (True, False),
    "colours": ("drawn", "fixed", "chosen"),
    "board": (*BOARDS, "by_seats"),
    "die": ("standard", "danish"),
}
BUNDLES: dict[str, tuple[Any, ...]] = {
    "walls": (True, False),
    "quick": (True, False),
    "impassable": ("two", "none", "any"),
}


def draw_seats(chance: random.Random, variant: str) -> int:
    """Draw a number of seats that a variant has a board for, four more often than others."""
    return chance.choice([n for n in (2, 3, 4, 4, 4, 5, 6) if boards_for(variant, n)])


def draw_name(chance: random.Random) -> str:
    """Draw a variant, Parchís more often than others: it has most of the rules."""
    return chance.choice((*ORDER, "parchis", "parchis", "parchis"))


def draw_changes(chance: random.Random, *, bundles: bool = True) -> Changes:
    """Draw some single changes, few or many, perhaps about one theme, and sometimes a bundle.

    They may be refused.
    """
    most = chance.choice((4, len(CHOICES)))
    names = chance.sample(sorted(CHOICES), chance.randint(1, most))
    changes = {name: chance.choice(CHOICES[name]) for name in names}
    faces = FACES_OF_DIE[changes.get("die", "standard")]
    if chance.random() < 0.5:
        changes["enter_on"] = draw_list(chance, faces, 1)
    if chance.random() < 0.3:
        changes["two_enter_on"] = draw_list(chance, changes.get("enter_on", (6,)), 0)
    if chance.random() < 0.5:
        changes["bonus_roll_on"] = draw_list(chance, ("six", "capture", "home"), 0)
    if chance.random() < 0.6:
        changes |= chance.choice(THEMES)
    if bundles and chance.random() < 0.2:
        name = chance.choice(sorted(BUNDLES))
        changes[name] = chance.choice(BUNDLES[name])
    return changes


def draw_list(chance: random.Random, values: tuple[Any, ...], least: int) -> tuple[Any, ...]:
    """Draw some of the values, in their order."""
    chosen = chance.sample(range(len(values)), chance.randint(least, len(values)))
    return tuple(values[index] for index in sorted(chosen))


def boards_for(variant: str, seats: int) -> list[str]:
    """List the boards on which so many can play a variant, `by_seats` where it may be chosen.

    `solo` needs a board for four; of those for others it is played on none, picked or named.
    """
    solo = variant == "solo"
    fitting = [
        name
        for name, facts in BOARDS.items()
        if seats in facts.starts and (not solo or 4 in facts.starts)
    ]
    own = BOARDS[preset(variant)["board"]]
    by_seats = own.family and (seats == 4 or not solo)
    return [*fitting, "by_seats"] if by_seats else fitting


def draw_board(chance: random.Random, variant: str, seats: int, changes: Changes) -> None:
    """Let a board for the number of seats be drawn, with a column for which it has room."""
    boards = boards_for(variant, seats)
    plain = preset(variant)
    changes.pop("board", None)
    if chance.random() < 0.4 or plain["board"] not in boards:
        changes["board"] = chance.choice(boards)
    name: str = changes.get("board") or plain["board"]
    room = BOARDS[BY_SEATS[seats] if name == "by_seats" else name].room
    if (changes.get("column_squares") or plain["column_squares"]) > room:
        changes["column_squares"] = chance.randint(1, room)


def draw_allowed(chance: random.Random, seats: int, variant: str) -> Changes:
    """Draw changes that section 7 does not refuse for a variant and a number of seats."""
    while True:
        changes = draw_changes(chance)
        draw_board(chance, variant, seats, changes)
        if is_allowed(variant, seats, changes):
            return changes


def is_allowed(variant: str, seats: int, changes: Changes) -> bool:
    """Tell whether a variant can be played by so many with some changes."""
    try:
        rules: HouseRules = house_rules(variant, **changes)
        refuse_seats(rules, seats)
    except Refused:
        return False
    return True
