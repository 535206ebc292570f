"""Draws positions crowded on few squares, so that what play seldom meets is common."""

import random

from .boards import Facts
from .position import Position, Token
from .presets import FACES_OF_DIE, HouseRules
from .script import Script
from .squares import HOME, YARD, Place


def draw_position(chance: random.Random, rules: HouseRules, seats: int) -> Position:
    """Draw tokens crowded on few squares, and whose turn it is; the caller asks if it is allowed.

    Few squares are shared by everyone, some of them marked ones, so that stacks, mixed squares and
    captures are common; some seats are finished with tokens left on the board where that can be.
    """
    script = Script(rules, seats)
    crowded = draw_crowded(chance, script.board.facts)
    may_finish = (rules["teams"] or rules["play_on"]) and chance.random() < 0.7
    position = Position([], chance.randrange(seats))
    for seat in range(seats):
        home = rules["tokens_to_win"] if may_finish and chance.random() < 0.4 else 0
        idle = chance.random() < 0.1
        for number in range(4):
            kinds = "home" if number < home else "idle" if idle else "any"
            place = draw_free(chance, script, position, seat, crowded, kinds)
            position.tokens.append(Token(seat, place))
    if rules["square_capacity"] and chance.random() < 0.4:
        fill_a_start(chance, script, position)
    draw_turn(chance, script, position)
    return position


def fill_a_start(chance: random.Random, script: Script, position: Position) -> None:
    """Put two tokens on a start square, where their owners come by; others there leave it."""
    place = script.board.start(chance.choice((position.seat, chance.randrange(script.seats))))
    for token in position.tokens:
        if token.place == place:
            token.place = YARD
    able = [token for token in position.tokens if place in script.board.roads[token.owner]]
    owner = chance.choice(able).owner
    alone = [token for token in able if token.owner == owner]
    for token in chance.sample(alone if chance.random() < 0.4 else able, 2):
        token.place = place


def draw_crowded(chance: random.Random, facts: Facts) -> list[int]:
    """Draw a few squares of the track, a few steps apart, marked squares among them."""
    marked = [*facts.every_start, *facts.stars, *facts.hop_stars]
    base = [chance.randrange(facts.track), *chance.sample(marked, 2)]
    base.append(chance.choice(facts.every_start))
    return [
        (square - back) % facts.track for square in base for back in (0, 0, chance.randint(1, 6))
    ]


def draw_free(
    chance: random.Random,
    script: Script,
    position: Position,
    seat: int,
    crowded: list[int],
    kinds: str,
) -> Place:
    """Draw a place that has room for one more token, or the yard after some tries."""
    for _ in range(4):
        place = draw_place(chance, script, seat, crowded, kinds)
        full = 0 < script.rules["square_capacity"] <= len(position.standing(place, seat))
        taken = position.at(place, seat) and not script.rules["own_stacks"]
        if place in (YARD, HOME) or not (full or taken):
            return place
    return YARD


def draw_home(chance: random.Random, script: Script) -> Place:
    """Draw a place where a token is home."""
    return ("column", chance.randint(1, script.board.column)) if script.board.each else HOME


KINDS = {"home": (0, 1, 0, 0), "idle": (4, 1, 0, 0), "any": (3, 2, 2, 8)}


def draw_place(
    chance: random.Random, script: Script, seat: int, crowded: list[int], kinds: str
) -> Place:
    """Draw one token's place: yard, home, near home, or one of the crowded squares."""
    kind = chance.choices(("yard", "home", "end", "track"), KINDS[kinds])[0]
    if kind == "yard":
        return YARD
    if kind == "home":
        return draw_home(chance, script)
    road = [place for place in script.board.roads[seat] if place != HOME]
    if kind == "end":
        return chance.choice(road[-script.board.column - 6 :])
    place: Place = ("track", chance.choice(crowded))
    return place if place in road else chance.choice(road)


def draw_turn(chance: random.Random, script: Script, position: Position) -> None:
    """Draw what is due and what is remembered, within the limits of the house rules."""
    rules = script.rules
    if rules["streak_limit"]:
        position.streak = chance.randrange(rules["streak_limit"])
    if rules["nothing_in_play"] in ("three_rolls", "three_rolls_if_stuck"):
        position.tries = chance.choice((0, 0, 1, 2))
    places = [token.place for token in position.of(script.mover(position)) if token.place != YARD]
    if script.is_kept("last") and places and chance.random() < 0.6:
        position.last = chance.choice(places)
    if script.is_kept("arrived"):
        mixed = script.mixed_starts(position)
        position.arrived = {seat: chance.choice(colours) for seat, colours in mixed.items()}
    if any(bonuses(rules)) and chance.random() < 0.4:
        draw_bonus(chance, script, position)
    elif rules["nothing_in_play"] == "enter_without_roll" and not script.in_play(position):
        position.phase, position.streak, position.last = "enter", 0, None


def bonuses(rules: HouseRules) -> list[int]:
    """List the steps that one move can grant."""
    capture, home = rules["bonus_steps_on_capture"], rules["bonus_steps_on_home"]
    return sorted({capture, home, capture + home} - {0})


def draw_bonus(chance: random.Random, script: Script, position: Position) -> None:
    """Let a bonus be due instead of a roll, sometimes with a roll owed after it."""
    position.phase, position.steps = "bonus", chance.choice(bonuses(script.rules))
    says_itself = "six" in script.rules["bonus_roll_on"] and position.streak > 0
    owing = bool(script.rules["bonus_roll_on"]) and not says_itself
    position.again = owing and chance.random() < 0.3


def draw_text(chance: random.Random, rules: HouseRules, seats: int) -> str:
    """Draw the text of a position that may break limits, order or spelling."""
    position = draw_position(chance, rules, seats)
    if position.phase != "bonus" or chance.random() < 0.2:
        position.phase = chance.choice(("roll", "enter", "move", "move", "over", "bonus"))
        position.steps = chance.choice((0, 10, 20, 30)) if position.phase == "bonus" else None
    position.face = chance.choice(FACES_OF_DIE[rules["die"]]) if position.phase == "move" else None
    if position.phase != "bonus" and chance.random() < 0.5:
        position.streak = 1 if position.face == 6 and rules["streak_limit"] else 0
    if chance.random() < 0.7:
        position.tries = 0
        position.last = None
    if chance.random() < 0.1:
        position.arrived = {chance.randrange(seats): chance.randrange(seats)}
    position.again = position.again or chance.random() < 0.05
    text = Script(rules, seats).write(position)
    return misspell(chance, text) if chance.random() < 0.3 else text


def misspell(chance: random.Random, text: str) -> str:
    """Change, drop or double one character."""
    index = chance.randrange(len(text))
    instead: str = chance.choice(("", text[index] * 2, *"yh0159,/ :="))
    return text[:index] + instead + text[index + 1 :]
