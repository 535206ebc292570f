"""Set up small positions of four seats round seat 0, and see what a roll and a move do."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from openludo.engine import YARD, Position, Variant

Claim = Callable[[Variant, str], None]
"""Ask the engine whether the sentence of a key holds under a variant; assert that it does."""
Claims = dict[str, Claim]

PLAIN = 4
"""A square, counted from seat 0's start, on which no rule protects or moves anybody."""


def claims(register: Claims, *keys: str) -> Callable[[Claim], Claim]:
    """Make a function the claim of some sentences."""

    def add(claim: Claim) -> Claim:
        register.update(dict.fromkeys(keys, claim))
        return claim

    return add


def start_of(variant: Variant, seat: int = 1) -> int:
    """Give the start of a seat, counted from seat 0's; a square that protects the seat if any does.

    Every board here has four places.
    """
    board = variant.board
    return (board.starts[seat] - board.starts[0]) % len(board.track)


def squares_of(variant: Variant, indices: Iterable[int]) -> set[int]:
    """Count track indices from seat 0's start."""
    board = variant.board
    return {(index - board.starts[0]) % len(board.track) for index in indices}


def is_plain(variant: Variant, square: int) -> bool:
    """Tell whether no rule of any variant makes a square special."""
    board = variant.board
    special = (*board.starts, *board.stars, *board.hop_stars, *board.globes)
    return square not in squares_of(variant, special)


def on_square(variant: Variant, seat: int, square: int) -> int:
    """Give the progress at which a seat stands on a square counted from seat 0's start."""
    return (square - start_of(variant, seat)) % len(variant.board.track)


def full(variant: Variant) -> bool:
    """Tell whether two tokens fill a square."""
    return variant.rules.square_capacity == 2


def each(variant: Variant) -> bool:
    """Tell whether the squares of the column are the homes."""
    return variant.rules.home_square == "each"


def fill(variant: Variant, mine: Iterable[int]) -> list[int]:
    """Complete the tokens of seat 0 with some that are out of the way, close to home."""
    tokens = list(mine)
    far = variant.board.lap if each(variant) else variant.home
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
    **more: Any,
) -> Position:
    """Build a position in which a seat is to roll; missing tokens of others are in the yard."""
    seats = [fill(variant, mine)]
    for seat in (1, 2, 3):
        tokens = (others or {}).get(seat, [])
        seats.append([*tokens, *[YARD] * (4 - len(tokens))])
    more.setdefault("arrived", arrivals(variant, seats))
    return Position.build(variant, tuple(map(tuple, seats)), turn=turn, **more)


def arrivals(variant: Variant, seats: list[list[int]]) -> tuple[tuple[int, int], ...]:
    """Say of every start square with two colours foreign to it that the later seat came last."""
    rules = variant.rules
    if not full(variant) or rules.entering_captures == "all":
        return ()
    found = []
    for owner in range(4):
        square = start_of(variant, owner)
        friends = {owner, (owner + 2) % 4} if rules.teams else {owner}
        there = [
            seat
            for seat in range(4)
            if seat not in friends
            for progress in seats[seat]
            if 0 <= progress < variant.board.lap and progress == on_square(variant, seat, square)
        ]
        if len(set(there)) == 2:
            found.append((owner, max(there)))
    return tuple(found)


def play(position: Position, face: int, move: str) -> Position | None:
    """Roll a face and play a move; None where that move is not legal."""
    rolled = position.after_roll(face)
    mine = rolled.turn == position.turn
    moves = {str(legal): legal for legal in rolled.legal_moves if mine}
    return rolled.after_move(moves[move]) if move in moves else None


def settle(position: Position) -> Position:
    """Make the bonus moves that are due, such as earn nothing new wherever there are any."""
    while position.phase == "bonus":
        after = [position.after_move(move) for move in position.legal_moves]
        position = min(after, key=lambda one: (one.phase == "bonus", homes(one)))
    return position


def homes(position: Position) -> int:
    """Count the tokens that are home."""
    return sum(position.tokens(seat).count(position.variant.home) for seat in range(4))


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
    return _landing(
        scene(variant, [square - 2], standing(variant, theirs, square)), 2, str(square - 2)
    )


def enter(variant: Variant, theirs: Mapping[int, int]) -> Landing | None:
    """Enter on a start square where other seats have so many tokens; None where no roll does."""
    rules = variant.rules
    faces = [face for face in rules.enter_on if face != 6 or not rules.six_enters_at]
    if not faces:
        return None
    return _landing(scene(variant, [YARD], standing(variant, theirs, 0)), faces[0], "y")


def standing(variant: Variant, theirs: Mapping[int, int], square: int) -> dict[int, list[int]]:
    """Put so many tokens of each seat on a square."""
    return {seat: [on_square(variant, seat, square)] * count for seat, count in theirs.items()}


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
    others = standing(variant, theirs, square)
    return is_legal(scene(variant, [square - 1], others), 2, str(square - 1))
