"""Write the rules of one game as the table of ints that the kernel reads."""

from __future__ import annotations

from functools import lru_cache

from openludo.engine.board import Board
from openludo.engine.faces import DICE, GLOBE, STAR, YARD
from openludo.engine.kernel import layout as at
from openludo.engine.rules import Rules

NIBBLE = 0xF
STACK = 0x6


@lru_cache(maxsize=512)
def compile_table(board: Board, rules: Rules, seats: int) -> list[int]:
    """Return the table for a game; the caller must not change it."""
    table = [0] * at.TABLE_SIZE
    home = board.home(rules.column_squares, rules.home_square)
    _write_scalars(table, board, rules, seats, home)
    _write_seats(table, board, rules, seats)
    _write_paths(table, board, seats, home)
    _write_reach(table, board, rules, home)
    _write_squares(table, board, rules, seats)
    return table


def _write_scalars(table: list[int], board: Board, rules: Rules, seats: int, home: int) -> None:
    each = rules.home_square == "each"
    values = {
        at.SEATS: seats,
        at.NEED: 4 - rules.tokens_to_win,
        at.HOME: home,
        at.HOMES: board.lap if each else home,
        at.SHARED_HOME: at.NONE if each else home,
        at.TRACK: len(board.track),
        at.CAPTURE_ONE: rules.captures_per_landing == "one",
        at.TEAMS: rules.teams,
        at.SKIPPED: rules.finished_partner == "skipped",
        at.PLAY_ON: rules.play_on,
    }
    values |= _roll_values(rules) | _move_values(rules) | _crowd_values(rules)
    for index, value in values.items():
        table[index] = int(value)
    for face in {6, GLOBE} if rules.die == "danish" else {6}:
        table[at.SIXES + face] = table[at.GRANTS] & at.BY_SIX
    for face in rules.two_enter_on:
        table[at.DOUBLE + face] = 1
    for index, face in enumerate(DICE[rules.die]):
        table[at.DIE + index] = face


def _roll_values(rules: Rules) -> dict[int, int]:
    """Give the values that a roll is settled by."""
    grants = {"six": at.BY_SIX, "capture": at.BY_CAPTURE, "home": at.BY_HOME}
    penalty = rules.streak_penalty == "last_token_to_yard"
    return {
        at.STREAK_LIMIT: rules.streak_limit,
        at.PENALTY: penalty,
        at.KEEP_LAST: rules.streak_limit > 0 and penalty,
        at.UNUSED_SIX: rules.unused_six_rolls_again,
        at.THREE_ROLLS: rules.nothing_in_play == "three_rolls",
        at.IF_STUCK: rules.nothing_in_play == "three_rolls_if_stuck",
        at.ENTER_FIRST: rules.nothing_in_play == "enter_without_roll",
        at.GRANTS: sum(grants[name] for name in rules.bonus_roll_on),
        at.ROLL_LIMIT: rules.roll_limit or at.UNLIMITED,
    }


def _move_values(rules: Rules) -> dict[int, int]:
    """Give the values that moves are found by."""
    walked = rules.passing != "free" or not (rules.pass_own and rules.jump_in_column)
    hops = rules.stars == "hop" or rules.die == "danish"
    sends = "sends_mover_home" in (rules.landing_on_protected, rules.landing_on_stack)
    entering_all = rules.entering_captures == "all"
    crowded = rules.square_capacity > 0 or not rules.own_stacks
    landing = at.STACKS_BAR if rules.landing_on_stack == "forbidden" else at.NOTHING
    if walked or hops or sends or entering_all or crowded:
        landing = at.EVERYTHING
    together = rules.stack_moves == "together"
    bounces = rules.home_roll == "bounce"
    several = together or bool(rules.two_enter_on)
    compelled = rules.enter_compulsory or rules.clear_start
    compelled = compelled or rules.six_opens_barrier or rules.capture_compulsory
    return {
        at.LANDING: landing,
        at.EXTRA: several or compelled or bounces or sends,
        at.ENTER_ALL: entering_all,
        at.COMPULSORY: rules.enter_compulsory,
        at.CLEARING: rules.clear_start,
        at.OPENING: rules.six_opens_barrier,
        at.MUST_CAPTURE: rules.capture_compulsory,
        at.WALKED: walked,
        at.OWN_STACKS: rules.own_stacks,
        at.TOGETHER: together,
        at.BOUNCES: bounces,
        at.NULLS: bounces or sends,
    }


def _crowd_values(rules: Rules) -> dict[int, int]:
    """Give the values of full squares and of bonus steps (section 5)."""
    capture, home = rules.bonus_steps_on_capture, rules.bonus_steps_on_home
    steps = {face: face for face in range(1, 7)}
    for stride, count in enumerate((capture, home, capture + home), at.BONUS_STRIDES):
        steps[stride] = count
    steps[at.LONG_SIX] = rules.six_counts if rules.six_counts != 6 else 0
    strides = {count: stride for stride, count in reversed(steps.items()) if 9 <= stride < 12}
    bonus = {1: capture, 2: home, 3: capture + home}
    return {
        at.CAPACITY: rules.square_capacity,
        at.BLOCKED_START: rules.foreign_barrier_on_start == "blocks",
        at.KEEP_ARRIVED: rules.square_capacity > 0 and rules.entering_captures == "as_landing",
        **{at.STEPS + stride: count for stride, count in steps.items()},
        **{at.BONUS + gained: strides[count] for gained, count in bonus.items() if count},
    }


def _write_seats(table: list[int], board: Board, rules: Rules, seats: int) -> None:
    everyone = _nibbles(range(seats), NIBBLE)
    all_hinder = rules.passing == "tokens_block" or (
        rules.passing == "stacks_block" and rules.own_barrier_blocks
    )
    for seat in range(seats):
        own = NIBBLE << 4 * seat
        partner = NIBBLE << 4 * (seat ^ 2) if rules.teams else 0
        foes = everyone & ~own & ~partner
        table[at.NEXT + seat] = (seat + 1) % seats
        table[at.UNIT + seat] = 1 << 4 * seat
        table[at.FOES + seat] = foes
        table[at.HINDERS + seat] = everyone if all_hinder else foes
        table[at.STARTS + seat] = board.places[board.seating(seats)[seat]].start


def _write_paths(table: list[int], board: Board, seats: int, home: int) -> None:
    track, private = len(board.track), home - board.lap + 2
    for seat, place in enumerate(board.seating(seats)):
        row = at.PATH + (seat << at.ROW)
        own = at.SQUARES + track + seat * private
        table[row + YARD] = own
        for progress in range(home + 1):
            on_lap = progress < board.lap
            square = at.SQUARES + board.square(place, progress)
            table[row + progress] = square if on_lap else own + 1 + progress - board.lap


def _write_reach(table: list[int], board: Board, rules: Rules, home: int) -> None:
    for stride in range(at.STRIDES):
        row = stride << at.ROW
        table[at.REACH + row + YARD] = _entry(rules, stride)
        for progress in range(home + 1):
            steps = table[at.STEPS + stride]
            target = _target(board, rules, home, stride, steps, progress)
            table[at.REACH + row + progress] = target
            table[at.HOP + row + progress] = _hop(board, rules, home, stride, progress)


def _entry(rules: Rules, stride: int) -> int:
    """Give where a token of the yard enters on a face, or NONE."""
    if stride == at.NO_FACE:
        return 0
    if stride not in rules.enter_on:
        return at.NONE
    return rules.six_enters_at if stride == 6 else 0


def _target(board: Board, rules: Rules, home: int, stride: int, steps: int, progress: int) -> int:
    """Give the progress that a stride reaches before any hop, or NONE."""
    if stride in (STAR, GLOBE):
        return min((p for p in _marks(board, stride) if p > progress), default=at.NONE)
    if progress == home or not steps:
        return at.NONE
    over = progress + steps - home
    if over <= 0:
        return progress + steps
    is_home = rules.home_square == "each" and progress >= board.lap
    back = at.NONE if is_home or over > home else home - over
    return {"exact": at.NONE, "overshoot": home, "bounce": back}[rules.home_roll]


def _hop(board: Board, rules: Rules, home: int, stride: int, progress: int) -> int:
    """Give where a landing on this progress hops to, or 0 (rule book, section 4)."""
    stars = _marks(board, STAR)
    if progress not in stars or not (stride == STAR or (rules.stars == "hop" and stride)):
        return 0
    return min((p for p in stars if p > progress), default=home)


def _marks(board: Board, symbol: int) -> tuple[int, ...]:
    squares = board.hop_stars if symbol == STAR else board.starts + board.globes
    return board.lap_progress(squares)


def _write_squares(table: list[int], board: Board, rules: Rules, seats: int) -> None:
    shields = _shields(board, rules, seats)
    everyone = range(seats)
    exempt = rules.stacks_on_safe_squares == "free"
    for index in range(at.STATE_SIZE - at.SQUARES):
        square = at.SQUARES + index
        shield = shields.get(index, 0)
        stacks = _nibbles(everyone, STACK)
        spared = stacks & ~shield if exempt else stacks
        table[at.PREY + square] = _nibbles(everyone, NIBBLE) & ~shield
        if rules.landing_on_stack == "forbidden":
            table[at.BARRED + square] = spared
        if rules.landing_on_stack == "sends_mover_home":
            table[at.SENDS_STACK + square] = stacks
        if rules.landing_on_protected == "sends_mover_home":
            table[at.SENDS + square] = shield
        on_track = index < len(board.track)
        barrier = spared & shield if rules.barrier_squares == "safe" else spared
        _write_hurdles(table, rules, square, barrier if on_track else 0, on_track)


def _write_hurdles(
    table: list[int], rules: Rules, square: int, barrier: int, on_track: bool
) -> None:
    everybody = _nibbles(range(6), NIBBLE)
    if rules.passing == "stacks_block":
        table[at.HURDLE + square] = barrier
    if rules.passing == "tokens_block":
        table[at.HURDLE + square] = everybody
    if not rules.pass_own or not (on_track or rules.jump_in_column):
        table[at.OWN_HURDLE + square] = everybody


def _shields(board: Board, rules: Rules, seats: int) -> dict[int, int]:
    """Give, by track index, the nibbles of the seats whose tokens the square protects."""
    everyone = _nibbles(range(seats), NIBBLE)
    own = {
        board.places[place].start: NIBBLE << 4 * seat
        for seat, place in enumerate(board.seating(seats))
    }
    return {
        "none": {},
        "own_start": own,
        "starts": dict.fromkeys(board.starts, everyone),
        "starts_and_stars": dict.fromkeys(board.starts + board.stars, everyone),
        "globes": dict.fromkeys(board.globes, everyone) | own,
    }[rules.safe_squares]


def _nibbles(seats: range, bits: int) -> int:
    return sum(bits << 4 * seat for seat in seats)
