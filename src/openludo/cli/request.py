"""One request about a position, as `openludo engine` and `openludo step` answer it.

Requests and answers are JSON objects; docs/engine.md describes them. What a request gets wrong
is raised as a `LudoError`, whatever it is.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from openludo.dice import SeededDice
from openludo.engine import (
    LudoError,
    Move,
    Position,
    Transition,
    Variant,
    parse_face,
    parse_rule,
    play_move,
    roll_dice,
)
from openludo.players import computer
from openludo.variants import find_variant

Json = dict[str, Any]


class InvalidRequest(LudoError):
    """A request is no object of the known keys with values of the right types."""

    code = "invalid_request"


TYPES: dict[str, tuple[type, str]] = {
    "variant": (str, "a text"),
    "seats": (int, "a whole number"),
    "first": (int, "a whole number"),
    "rules": (dict, "an object"),
    "position": (str, "a text"),
    "roll": (object, "a face"),
    "choose": (str, "a text"),
    "seed": (str, "a text"),
}
"""Every key of a request besides `id`: what its value is, for the program and in words."""


def answer(request: Json) -> Json:
    """Answer a request; raises `LudoError` for what is wrong with it."""
    check_keys(request)
    position = find_position(request)
    answered: Json = {}
    if "roll" in request:
        transition = roll_dice(position, parse_face(request["roll"]))
        position = transition.after
        answered["events"] = events_of(transition)
    moves = position.legal_moves
    answered = {"position": str(position), **answered}
    answered["moves"] = [show_move(play_move(position, move), move) for move in moves]
    if "choose" in request:
        player = computer(request["choose"])
        tie = SeededDice(request.get("seed", "")).tie
        answered["choice"] = str(player.choose(position, tie)) if moves else None
    return answered


def check_keys(request: Json) -> None:
    """Refuse unknown keys and values of the wrong type."""
    for key, value in request.items():
        if key == "id":
            continue
        if key not in TYPES:
            raise InvalidRequest(
                f"unknown key {key!r}: expected some of id, {', '.join(TYPES)}", key=key
            )
        kind, words = TYPES[key]
        if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
            raise InvalidRequest(f"{key} is {shown(value)}: expected {words}", key=key)
    if "variant" not in request:
        raise InvalidRequest("variant is missing: expected the name of a variant", key="variant")


def find_position(request: Json) -> Position:
    """Return the position that a request is about: the one it gives, or the start."""
    variant = _variant(request["variant"], _frozen(request.get("rules", {})))
    if "position" not in request:
        seats, first = request.get("seats", variant.usual_seats), request.get("first", 0)
        variant.check_seats(seats)
        if not 0 <= first < seats:
            raise InvalidRequest(f"first is {first}: expected 0 to {seats - 1}", key="first")
        return Position.start(variant, seats, first)
    position = Position.parse(variant, request["position"])
    if request.get("seats", position.seats) != position.seats:
        raise InvalidRequest(
            f"seats is {request['seats']}: expected {position.seats}, as the position has",
            key="seats",
        )
    return position


def events_of(transition: Transition) -> list[Json]:
    """Show what happened in a step."""
    return [event.as_json() for event in transition.events]


def show_move(transition: Transition, move: Move) -> Json:
    """Show a move with the position that it leads to and what happens on the way."""
    return {
        "move": str(move),
        "position": str(transition.after),
        "events": events_of(transition),
    }


def shown(value: object) -> str:
    """Name a value in a message, cut short; JSON's own words for its constants."""
    constants = {None: "null", True: "true", False: "false"}
    text = constants[value] if value is None or isinstance(value, bool) else repr(value)
    return text if len(text) <= 60 else text[:60] + "…"


def _frozen(rules: Json) -> tuple[tuple[str, Any], ...]:
    return tuple((name, parse_rule(name, value)) for name, value in rules.items())


@lru_cache(maxsize=64)
def _variant(name: str, rules: tuple[tuple[str, Any], ...]) -> Variant:
    variant = find_variant(name)
    return variant.replace(**dict(rules)) if rules else variant
