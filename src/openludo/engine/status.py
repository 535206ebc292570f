"""What can be wrong with a position: every fault has a name (rule book, section 8)."""

from __future__ import annotations

from collections import Counter
from enum import IntFlag, auto

from openludo.engine.errors import InvalidPosition, InvalidRules
from openludo.engine.faces import DICE, YARD
from openludo.engine.kernel import layout as at
from openludo.engine.notation import Fields
from openludo.engine.variant import Variant


class Status(IntFlag):
    """Faults of a position; `VALID` is none."""

    VALID = 0
    SEATS = auto()
    TOKEN_COUNT = auto()
    RANGE = auto()
    ORDER = auto()
    TURN = auto()
    FACE = auto()
    STREAK = auto()
    TRIES = auto()
    LAST = auto()
    OWN_STACKS = auto()
    NO_MOVE = auto()
    WINNER = auto()
    BONUS = auto()
    ARRIVED = auto()
    CAPACITY = auto()


_WORDS = {
    Status.SEATS: "the number of seats does not fit the variant",
    Status.TOKEN_COUNT: "every seat has four tokens",
    Status.RANGE: "a progress lies beyond home",
    Status.ORDER: "tokens are not in ascending order",
    Status.TURN: "the seat to act does not play or has finished",
    Status.FACE: "the die has no such face",
    Status.STREAK: "the streak does not fit the face, the phase or the limit",
    Status.TRIES: "so many failed tries are not possible",
    Status.LAST: "no token of the mover stands where last says, or the rules keep no last",
    Status.OWN_STACKS: "a seat's tokens form a stack where the rules allow none",
    Status.NO_MOVE: "there is no legal move",
    Status.WINNER: "a game is over exactly when somebody has won",
    Status.BONUS: "the rules grant no such bonus, or no such roll after it",
    Status.ARRIVED: "arrived does not name the start squares with two colours from elsewhere",
    Status.CAPACITY: "more tokens stand on a square than it has room for",
}


def check(status: Status, text: str) -> None:
    """Raise `InvalidPosition` naming every fault, unless there is none."""
    if status:
        faults = [flag for flag in Status if flag and flag in status]
        reasons = "; ".join(_WORDS[flag] for flag in faults)
        names = [str(flag.name).lower() for flag in faults]
        raise InvalidPosition(f"position {text!r}: {reasons}", status=int(status), faults=names)


def find_faults(variant: Variant, fields: Fields) -> Status:
    """Name the faults that can be seen without asking for legal moves."""
    status = _shape_faults(variant, fields)
    if status:
        return status
    status |= _turn_faults(variant, fields)
    status |= _count_faults(variant, fields)
    status |= _last_faults(variant, fields)
    status |= _stack_faults(variant, fields)
    status |= _bonus_faults(variant, fields)
    status |= _crowd_faults(variant, fields)
    return status


def _shape_faults(variant: Variant, fields: Fields) -> Status:
    status = Status.VALID
    try:
        variant.check_seats(len(fields.tokens))
    except InvalidRules:
        status |= Status.SEATS
    if any(len(seat) != 4 for seat in fields.tokens):
        status |= Status.TOKEN_COUNT
    if any(not YARD <= p <= variant.home for seat in fields.tokens for p in seat):
        status |= Status.RANGE
    if any(tuple(sorted(seat)) != seat for seat in fields.tokens):
        status |= Status.ORDER
    if not 0 <= fields.turn < len(fields.tokens):
        status |= Status.TURN
    return status


def first_home(variant: Variant) -> int:
    """Give the first progress that is home: with `home_square` each, the first of the column."""
    return variant.board.lap if variant.rules.home_square == "each" else variant.home


def finished_seats(variant: Variant, tokens: tuple[tuple[int, ...], ...]) -> tuple[bool, ...]:
    """Tell for every seat whether it has as many tokens home as it needs."""
    need, home = variant.rules.tokens_to_win, first_home(variant)
    return tuple(sum(p >= home for p in seat) >= need for seat in tokens)


def winners(variant: Variant, tokens: tuple[tuple[int, ...], ...]) -> tuple[int, ...]:
    """Name the seats that have won by bringing their tokens home; empty while nobody has."""
    done = finished_seats(variant, tokens)
    if variant.rules.teams:
        return tuple(seat for seat in range(len(done)) if done[seat] and done[seat ^ 2])
    return tuple(seat for seat in range(len(done)) if done[seat])


def _turn_faults(variant: Variant, fields: Fields) -> Status:
    status = Status.VALID
    rules = variant.rules
    done = finished_seats(variant, fields.tokens)
    decided = bool(winners(variant, fields.tokens))
    if rules.play_on:
        decided = len(done) - sum(done) <= 1
    over = fields.phase == at.OVER
    if (decided and not over) or (over and not decided and not rules.roll_limit):
        status |= Status.WINNER
    plays_on = rules.teams and rules.finished_partner == "rolls_for_partner"
    if not over and not decided and done[fields.turn] and not plays_on:
        status |= Status.TURN
    if fields.phase == at.MOVE and fields.face not in DICE[rules.die]:
        status |= Status.FACE
    return status


def _count_faults(variant: Variant, fields: Fields) -> Status:
    status = Status.VALID
    limit = variant.rules.streak_limit
    resting = fields.phase in (at.ENTER, at.OVER)
    if fields.streak and (fields.streak >= limit or resting):
        status |= Status.STREAK
    if fields.phase == at.MOVE and limit and (fields.face == 6) != (fields.streak > 0):
        status |= Status.STREAK
    three = variant.rules.nothing_in_play in ("three_rolls", "three_rolls_if_stuck")
    if fields.tries and (not three or fields.tries > 2 or resting):
        status |= Status.TRIES
    return status


def _last_faults(variant: Variant, fields: Fields) -> Status:
    if fields.last == at.NONE:
        return Status.VALID
    rules = variant.rules
    kept = rules.streak_limit and rules.streak_penalty == "last_token_to_yard"
    owners = {fields.turn, fields.turn ^ 2} if rules.teams else {fields.turn}
    there = any(fields.last in fields.tokens[owner] for owner in owners)
    fits = (
        kept and there and fields.last >= 0 and fields.phase in (at.ROLL, at.MOVE, at.BONUS_PHASE)
    )
    return Status.VALID if fits else Status.LAST


def _stack_faults(variant: Variant, fields: Fields) -> Status:
    rules = variant.rules
    if rules.own_stacks:
        return Status.VALID
    squares = _single_squares(variant)
    for seat in fields.tokens:
        for progress, count in Counter(seat).items():
            pair_entered = progress == 0 and count == 2 and rules.two_enter_on
            if progress in squares and count > 1 and not pair_entered:
                return Status.OWN_STACKS
    return Status.VALID


def _single_squares(variant: Variant) -> range:
    """Give every progress that is a square of its own, and no home that all tokens share."""
    return range(variant.home + (variant.rules.home_square == "each"))


def _bonus_faults(variant: Variant, fields: Fields) -> Status:
    rules = variant.rules
    capture, home = rules.bonus_steps_on_capture, rules.bonus_steps_on_home
    due = fields.phase == at.BONUS_PHASE
    wrong = due and fields.steps not in {capture, home, capture + home} - {0}
    needless = not due or not rules.bonus_roll_on or is_owed(variant, fields.streak)
    return Status.BONUS if wrong or (fields.again and needless) else Status.VALID


def is_owed(variant: Variant, streak: int) -> bool:
    """Tell whether the streak alone says that a roll follows a bonus (section 5)."""
    return streak > 0 and "six" in variant.rules.bonus_roll_on


def _crowd_faults(variant: Variant, fields: Fields) -> Status:
    """Count who fills squares: the tokens of finished seats fill none (section 2, rule 7)."""
    rules, board = variant.rules, variant.board
    if not rules.square_capacity:
        return Status.ARRIVED if fields.arrived else Status.VALID
    status = Status.VALID
    places = board.seating(len(fields.tokens))
    squares = _single_squares(variant)
    done = finished_seats(variant, fields.tokens)
    crowds: dict[int, list[int]] = {}
    for seat, tokens in enumerate(fields.tokens):
        if done[seat]:
            continue
        for progress, count in Counter(tokens).items():
            if 0 <= progress < board.lap:
                square = board.square(places[seat], progress)
                crowds.setdefault(square, []).extend([seat] * count)
            elif progress in squares and count > rules.square_capacity:
                status |= Status.CAPACITY
    if any(len(crowd) > rules.square_capacity for crowd in crowds.values()):
        return status | Status.CAPACITY
    starts = [crowds.get(board.places[place].start, []) for place in places]
    return status | _arrival_faults(variant, fields, starts)


def _arrival_faults(variant: Variant, fields: Fields, starts: list[list[int]]) -> Status:
    """Compare `arrived` with the seats whose tokens stand on each seat's start square."""
    rules, given = variant.rules, dict(fields.arrived)
    for seat, crowd in enumerate(starts):
        own = {seat, seat ^ 2} if rules.teams else {seat}
        mixed = len(set(crowd) - own) == 2 and rules.entering_captures == "as_landing"
        last = given.pop(seat, None)
        if (last is not None) != mixed or (mixed and last not in crowd):
            return Status.ARRIVED
    return Status.ARRIVED if given else Status.VALID
