"""Set up small positions of four seats round seat 0, and see what a roll and a move do."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass

from openludo.engine import YARD, Position, Variant

Claim = Callable[[Variant, str], None]
"""Ask the engine whether the sentence of a key holds under a variant; assert that it does."""
Claims = dict[str, Claim]

PLAIN = 4
"""A square on which no rule protects or moves anybody."""
START = 13
"""The start square of seat 1, which protects seat 1 wherever any square does."""


def claims(register: Claims, *keys: str) -> Callable[[Claim], Claim]:
    """Make a function the claim of some sentences."""

    def add(claim: Claim) -> Claim:
        register.update(dict.fromkeys(keys, claim))
        return claim

    return add


def on_square(seat: int, square: int) -> int:
    """Give the progress at which a seat stands on a square of the cross."""
    return (square - 13 * seat) % 52


def fill(variant: Variant, mine: Iterable[int]) -> list[int]:
    """Complete the tokens of seat 0 with some that are out of the way, close to home."""
    tokens = list(mine)
    far = variant.home
    while len(tokens) < 4:
        far -= 1
        if far not in tokens:
            tokens.append(far)
    return tokens


def scene(
    variant: Variant,
    mine: Iterable[int],
    others: Mapping[int, list[int]] | None = None,
    turn: int = 0,
    **more: int,
) -> Position:
    """Build a position in which a seat is to roll; missing tokens of others are in the yard."""
    seats = [fill(variant, mine)]
    for seat in (1, 2, 3):
        tokens = (others or {}).get(seat, [])
        seats.append([*tokens, *[YARD] * (4 - len(tokens))])
    return Position.build(variant, tuple(map(tuple, seats)), turn=turn, **more)


def play(position: Position, face: int, move: str) -> Position | None:
    """Roll a face and play a move; None where that move is not legal."""
    rolled = position.after_roll(face)
    moves = {str(legal): legal for legal in rolled.legal_moves}
    return rolled.after_move(moves[move]) if move in moves else None


def is_legal(position: Position, face: int, move: str) -> bool:
    """Tell whether a face allows a move."""
    return play(position, face, move) is not None


@dataclass(frozen=True)
class Landing:
    """What became of a landing: forbidden, returns, captured (everybody), one or shared."""

    outcome: str
    captured: dict[int, int]
    after: Position | None


def land(variant: Variant, square: int, theirs: Mapping[int, int]) -> Landing:
    """Land with a 2 on a square where other seats have so many tokens."""
    return _landing(scene(variant, [square - 2], standing(theirs, square)), 2, str(square - 2))


def enter(variant: Variant, theirs: Mapping[int, int]) -> Landing:
    """Enter on a start square where other seats have so many tokens."""
    face = variant.rules.enter_on[0]
    return _landing(scene(variant, [YARD], standing(theirs, 0)), face, "y")


def standing(theirs: Mapping[int, int], square: int) -> dict[int, list[int]]:
    """Put so many tokens of each seat on a square."""
    return {seat: [on_square(seat, square)] * count for seat, count in theirs.items()}


def _landing(before: Position, face: int, move: str) -> Landing:
    after = play(before, face, move)
    if after is None:
        return Landing("forbidden", {}, None)
    captured = {}
    for seat in (1, 2, 3):
        lost = after.tokens(seat).count(YARD) - before.tokens(seat).count(YARD)
        if lost:
            captured[seat] = lost
    mine = after.tokens(0).count(YARD) - before.tokens(0).count(YARD)
    if mine == (0 if move == "y" else 1):
        return Landing("returns", captured, after)
    total = sum(captured.values())
    there = sum(4 - before.tokens(seat).count(YARD) for seat in (1, 2, 3))
    outcome = "shared" if not total else "captured" if total == there else "one"
    return Landing(outcome, captured, after)


def can_pass(variant: Variant, square: int, theirs: Mapping[int, int]) -> bool:
    """Tell whether seat 0 may pass a square where other seats have so many tokens."""
    return is_legal(scene(variant, [square - 1], standing(theirs, square)), 2, str(square - 1))
