"""Draws house rules and positions at random, rare corners more often than play would."""

import random
from typing import Any

from .position import Position, Token
from .presets import FACES_OF_DIE, HouseRules, Refused, house_rules
from .script import Script
from .squares import HOME, YARD, Place

Changes = dict[str, Any]

CHOICES: dict[str, tuple[Any, ...]] = {
    "column_squares": (1, 2, 3, 4, 5, 6),
    "home_square": ("behind", "last"),
    "enter_compulsory": (True, False),
    "entering_captures": ("as_landing", "all"),
    "begin_on_start": (0, 1, 2, 3, 4),
    "nothing_in_play": ("roll", "three_rolls", "enter_without_roll"),
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
    "die": ("standard", "danish"),
}
BUNDLES: dict[str, tuple[Any, ...]] = {
    "walls": (True, False),
    "quick": (True, False),
    "impassable": ("two", "none", "any"),
}


def draw_changes(chance: random.Random, *, bundles: bool = True) -> Changes:
    """Draw some single changes and sometimes a bundle; they may be refused."""
    names = chance.sample(sorted(CHOICES), chance.randint(1, len(CHOICES)))
    changes = {name: chance.choice(CHOICES[name]) for name in names}
    faces = FACES_OF_DIE[changes.get("die", "standard")]
    if chance.random() < 0.5:
        changes["enter_on"] = draw_list(chance, faces, 1)
    if chance.random() < 0.3:
        changes["two_enter_on"] = draw_list(chance, changes.get("enter_on", (6,)), 0)
    if chance.random() < 0.5:
        changes["bonus_roll_on"] = draw_list(chance, ("six", "capture", "home"), 0)
    if bundles and chance.random() < 0.2:
        name = chance.choice(sorted(BUNDLES))
        changes[name] = chance.choice(BUNDLES[name])
    return changes


def draw_list(chance: random.Random, values: tuple[Any, ...], least: int) -> tuple[Any, ...]:
    """Draw some of the values, in their order."""
    chosen = chance.sample(range(len(values)), chance.randint(least, len(values)))
    return tuple(values[index] for index in sorted(chosen))


def draw_allowed(chance: random.Random, seats: int, variant: str) -> Changes:
    """Draw changes that section 7 does not refuse for a variant and a number of seats."""
    while True:
        changes = draw_changes(chance)
        try:
            rules = house_rules(variant, **changes)
        except Refused:
            continue
        if seats == 4 or not rules["teams"]:
            return changes


def draw_position(chance: random.Random, rules: HouseRules, seats: int) -> Position:
    """Draw tokens crowded on few squares, and whose turn it is; the caller asks if it is allowed.

    Few squares are shared by everyone, some of them marked ones, so that stacks, mixed squares and
    captures are common; some seats are finished with tokens left on the board where that can be.
    """
    script = Script(rules, seats)
    crowded = draw_crowded(chance)
    may_finish = (rules["teams"] or rules["play_on"]) and chance.random() < 0.7
    tokens = []
    for seat in range(seats):
        home = rules["tokens_to_win"] if may_finish and chance.random() < 0.4 else 0
        places = [draw_place(chance, script, seat, crowded) for _ in range(4 - home)]
        tokens += [Token(seat, place) for place in places + [HOME] * home]
    position = Position(tokens, chance.randrange(seats))
    draw_turn(chance, script, position)
    return position


def draw_crowded(chance: random.Random) -> list[int]:
    """Draw a few squares of the ring, a few steps apart, marked squares among them."""
    marked = (0, 13, 26, 39, 8, 21, 34, 47, 5, 11, 18, 24, 31, 37, 44, 50)
    base = [chance.randrange(52), *chance.sample(marked, 2)]
    return [(square - back) % 52 for square in base for back in (0, 0, chance.randint(1, 6))]


def draw_place(chance: random.Random, script: Script, seat: int, crowded: list[int]) -> Place:
    """Draw one token's place: yard, home, near home, or one of the crowded squares."""
    kind = chance.choices(("yard", "home", "end", "ring"), (3, 2, 2, 8))[0]
    if kind in ("yard", "home"):
        return {"yard": YARD, "home": HOME}[kind]
    road = script.board.roads[seat][:-1]
    if kind == "end":
        return chance.choice(road[45:])
    place: Place = ("track", chance.choice(crowded))
    return place if place in road else chance.choice(road)


def draw_turn(chance: random.Random, script: Script, position: Position) -> None:
    """Draw streak, tries and the token last moved, within the limits of the house rules."""
    rules = script.rules
    if rules["streak_limit"]:
        position.streak = chance.randrange(rules["streak_limit"])
    if rules["nothing_in_play"] == "three_rolls":
        position.tries = chance.choice((0, 0, 1, 2))
    penalty = rules["streak_penalty"] == "last_token_to_yard"
    places = [token.place for token in position.of(script.mover(position)) if token.place != YARD]
    if rules["streak_limit"] and penalty and places and chance.random() < 0.6:
        position.last = chance.choice(places)


def draw_text(chance: random.Random, rules: HouseRules, seats: int) -> str:
    """Draw the text of a position that may break limits, order or spelling."""
    position = draw_position(chance, rules, seats)
    position.phase = chance.choice(("roll", "enter", "move", "move", "over"))
    position.face = chance.choice(FACES_OF_DIE[rules["die"]]) if position.phase == "move" else None
    if chance.random() < 0.5:
        position.streak = 1 if position.face == 6 and rules["streak_limit"] else 0
    if chance.random() < 0.7:
        position.tries = 0
        position.last = None
    text = Script(rules, seats).write(position)
    return misspell(chance, text) if chance.random() < 0.3 else text


def misspell(chance: random.Random, text: str) -> str:
    """Change, drop or double one character."""
    index = chance.randrange(len(text))
    instead: str = chance.choice(("", text[index] * 2, *"yh0159,/ :="))
    return text[:index] + instead + text[index + 1 :]
