"""The rules of play, in place on flat ints; the only place where they are written.

Plain functions over a `table` and a `state` (see `layout`), free of chance, clock and
allocation. Interpreted they take lists; `openludo.simulate` compiles these same functions
and hands them arrays. Nothing is checked here: `Position` does that.

A move is an int, `origin + 1 << 3 | count`, so moves sort in the order of the rule book.
Sections named are the rule book's.
"""

from __future__ import annotations

from openludo.engine.layout import (
    BARRED,
    BOUNCES,
    BY_CAPTURE,
    BY_HOME,
    CAPTURE_ONE,
    CAPTURES,
    CHOICE,
    COMPULSORY,
    COUNT,
    DOUBLE,
    ENTER,
    ENTER_ALL,
    ENTER_FIRST,
    EXTRA,
    FACE,
    FIRST_CAPTURES,
    FOES,
    GRANTED,
    GRANTS,
    HINDERS,
    HOME,
    HOP,
    HURDLE,
    KEEP_LAST,
    LANDED,
    LAST,
    LIVE,
    MOVE,
    MOVER,
    MOVES,
    NEED,
    NONE,
    NULLS,
    OUTCOME,
    OVER,
    OWN_HINDERS,
    OWN_STACKS,
    PASSED,
    PATH,
    PENALTY,
    PHASE,
    PLAIN,
    PLAY_ON,
    PREY,
    REACH,
    REROLLED,
    RETURNED,
    ROLL,
    ROLL_LIMIT,
    ROLLS,
    SEAT,
    SEATS,
    SENDS,
    SENDS_STACK,
    SIXES,
    SKIPPED,
    STREAK,
    STREAK_LIMIT,
    TARGET,
    TEAMS,
    THREE_ROLLS,
    TOGETHER,
    TOKENS,
    TRACK,
    TRIED,
    TRIES,
    UNIT,
    UNUSED_SIX,
    VOIDED,
    WALKED,
)

Ints = list[int]
"""A flat row of ints: a list, or an array where compiled."""

# --- the tokens of a seat: four sorted progress values, and the bits of their squares


def shift_token(table: Ints, state: Ints, seat: int, origin: int, target: int) -> None:
    """Move one token of a seat from one progress to another, keeping its four sorted."""
    row = PATH + (seat << 7)
    unit = table[UNIT + seat]
    state[table[row + origin]] -= unit
    state[table[row + target]] += unit
    first = TOKENS + (seat << 2)
    index = first
    while state[index] != origin:
        index += 1
    while index < first + 3 and state[index + 1] < target:
        state[index] = state[index + 1]
        index += 1
    while index > first and state[index - 1] > target:
        state[index] = state[index - 1]
        index -= 1
    state[index] = target


def in_play(table: Ints, state: Ints, seat: int) -> bool:
    """Tell whether a token of the seat is on the track or in its column (section 2)."""
    home = table[HOME]
    for index in range(TOKENS + (seat << 2), TOKENS + (seat << 2) + 4):
        if 0 <= state[index] < home:
            return True
    return False


def is_finished(table: Ints, state: Ints, seat: int) -> bool:
    """Tell whether the seat has as many tokens home as it needs to win."""
    return state[TOKENS + (seat << 2) + table[NEED]] == table[HOME]


# --- landing and walking


def is_barred(table: Ints, state: Ints, mover: int, square: int) -> bool:
    """Tell whether a stack forbids the mover to land on a square."""
    return state[square] & table[FOES + mover] & table[BARRED + square] & state[LIVE] != 0


def is_sent_home(table: Ints, state: Ints, mover: int, square: int) -> bool:
    """Tell whether landing on a square sends the mover to its yard (section 4)."""
    foes = state[square] & table[FOES + mover]
    return foes & (table[SENDS + square] | table[SENDS_STACK + square] & state[LIVE]) != 0


def is_walk_blocked(table: Ints, state: Ints, mover: int, origin: int, target: int, face: int, count: int) -> bool:
    """Tell whether a token on the squares passed, the way back of a bounce too, blocks."""
    home = table[HOME]
    start = origin + 1
    stop = target
    if table[BOUNCES] and face <= 6 and origin + face > home:
        stop = home
        if target < origin:
            start = target + 1
    row = PATH + (mover << 7)
    lifted = count * table[UNIT + mover]
    hinders = table[HINDERS + mover]
    own = table[OWN_HINDERS + mover]
    live = state[LIVE]
    for progress in range(start, stop):
        square = table[row + progress]
        bits = state[square]
        if progress == origin:
            bits -= lifted
        if bits & live & (table[HURDLE + square] & hinders | own):
            return True
    return False


def is_allowed(table: Ints, state: Ints, mover: int, origin: int, target: int, face: int, count: int) -> bool:
    """Tell whether tokens may walk to a target and land there, with all rules (section 7)."""
    if origin < 0:
        if table[ENTER_ALL]:
            return table[OWN_STACKS] != 0 or may_rest(table, state, mover, origin, target, count)
    elif table[WALKED] and is_walk_blocked(table, state, mover, origin, target, face, count):
        return False
    square = table[PATH + (mover << 7) + target]
    if is_barred(table, state, mover, square):
        return False
    if is_sent_home(table, state, mover, square):
        return True
    hop = table[HOP + (face << 7) + target]
    if hop:
        target = hop
        square = table[PATH + (mover << 7) + target]
        if is_barred(table, state, mover, square):
            return False
        if is_sent_home(table, state, mover, square):
            return True
    return table[OWN_STACKS] != 0 or may_rest(table, state, mover, origin, target, count)


def may_rest(table: Ints, state: Ints, mover: int, origin: int, target: int, count: int) -> bool:
    """Tell whether no own token stands where tokens would end (own_stacks false)."""
    if target == table[HOME]:
        return True
    own = state[table[PATH + (mover << 7) + target]] >> (mover << 2) & 15
    if target == origin:
        own -= count
    return own == 0


# --- the legal moves of a roll


def list_moves(table: Ints, state: Ints, face: int) -> int:
    """Write the distinct legal moves into MOVES, in order; return how many there are."""
    mover = state[MOVER]
    plain = table[PLAIN]
    foes = table[FOES + mover] & state[LIVE]
    path = PATH + (mover << 7)
    reach = REACH + (face << 7)
    previous = NONE
    count = 0
    first = TOKENS + (mover << 2)
    for index in range(first, first + 4):
        origin = state[index]
        if origin != previous:
            previous = origin
            target = table[reach + origin]
            if target >= 0:
                if plain:
                    square = table[path + target]
                    if state[square] & foes & table[BARRED + square]:
                        continue
                elif not is_allowed(table, state, mover, origin, target, face, 1):
                    continue
                state[MOVES + count] = origin + 1 << 3 | 1
                count += 1
    if table[EXTRA]:
        count = list_extra_moves(table, state, face, count)
    state[COUNT] = count
    return count


def list_extra_moves(table: Ints, state: Ints, face: int, singles: int) -> int:
    """Add moves of several tokens to the single ones, then drop doubles and what must wait."""
    mover = state[MOVER]
    for index in range(singles):
        state[MOVES + 8 + index] = state[MOVES + index]
    count = 0
    null_seen = False
    for index in range(singles):
        move = state[MOVES + 8 + index]
        if table[NULLS] and changes_nothing(table, state, move, face):
            if null_seen:
                continue
            null_seen = True
            state[MOVES + count] = move
            count += 1
            continue
        state[MOVES + count] = move
        count += 1
        tokens = joint_count(table, state, mover, (move >> 3) - 1, face)
        if tokens:
            state[MOVES + count] = move - 1 + tokens
            count += 1
    if table[COMPULSORY] and count and state[MOVES] >> 3 == 0:
        return count_entering(state, count)
    return count


def joint_count(table: Ints, state: Ints, mover: int, origin: int, face: int) -> int:
    """Give how many tokens may move as one from an origin, beside a single one, or 0."""
    path = PATH + (mover << 7)
    target = table[REACH + (face << 7) + origin]
    tokens = state[table[path + origin]] >> (mover << 2) & 15
    if tokens < 2:
        return 0
    if origin < 0:
        own_on_start = state[table[path]] >> (mover << 2) & 15
        return 2 if table[DOUBLE + face] and not own_on_start else 0
    if not table[TOGETHER] or stays(table, state, mover, origin, target, face):
        return 0
    if is_allowed(table, state, mover, origin, target, face, tokens):
        return tokens
    return 0


def stays(table: Ints, state: Ints, mover: int, origin: int, target: int, face: int) -> bool:
    """Tell whether a bounce ends where it began and rests there."""
    if target != origin or table[HOP + (face << 7) + target]:
        return False
    return not is_sent_home(table, state, mover, table[PATH + (mover << 7) + target])


def changes_nothing(table: Ints, state: Ints, move: int, face: int) -> bool:
    """Tell whether a move leads back to the same tokens on the same squares."""
    mover = state[MOVER]
    origin = (move >> 3) - 1
    target = table[REACH + (face << 7) + origin]
    square = table[PATH + (mover << 7) + target]
    if origin < 0:
        return not table[ENTER_ALL] and is_sent_home(table, state, mover, square)
    if not stays(table, state, mover, origin, target, face):
        return False
    return state[square] & table[FOES + mover] & table[PREY + square] == 0


def count_entering(state: Ints, count: int) -> int:
    """Count the moves that enter; they come first (enter_compulsory)."""
    entering = 0
    while entering < count and state[MOVES + entering] >> 3 == 0:
        entering += 1
    return entering


# --- captures


def send_home(table: Ints, state: Ints, square: int, prey: int) -> None:
    """Send the tokens whose bits are given from a square of the track to their yards."""
    for seat in range(table[SEATS]):
        count = prey >> (seat << 2) & 15
        if count:
            progress = progress_on(table, seat, square)
            for _ in range(count):
                shift_token(table, state, seat, progress, -1)


def furthest(table: Ints, state: Ints, square: int, prey: int) -> int:
    """Give the bits of one token: of the colours in `prey` the one that came further."""
    best = -1
    unit = 0
    for seat in range(table[SEATS]):
        if prey >> (seat << 2) & 15:
            progress = progress_on(table, seat, square)
            if progress > best:
                best = progress
                unit = table[UNIT + seat]
    return unit


def progress_on(table: Ints, seat: int, square: int) -> int:
    """Give the progress of a seat's token on a square of the track."""
    progress = square - table[PATH + (seat << 7)]
    if progress < 0:
        progress += table[TRACK]
    return progress


# --- the effects of a move


def land(table: Ints, state: Ints, mover: int, target: int) -> int:
    """Resolve one landing: return the bits captured, or NONE if the mover is sent home."""
    square = table[PATH + (mover << 7) + target]
    foes = state[square] & table[FOES + mover]
    if not foes:
        return 0
    if is_sent_home(table, state, mover, square):
        return NONE
    prey = foes & table[PREY + square]
    if prey:
        if table[CAPTURE_ONE]:
            prey = furthest(table, state, square, prey)
        send_home(table, state, square, prey)
    return prey


def resolve(table: Ints, state: Ints, mover: int, origin: int, face: int) -> int:
    """Capture along a move's landings and return where the mover ends, or -1 for its yard."""
    target = table[REACH + (face << 7) + origin]
    state[LANDED] = target
    state[FIRST_CAPTURES] = 0
    state[CAPTURES] = 0
    if origin < 0 and table[ENTER_ALL]:
        square = table[PATH + (mover << 7) + target]
        prey = state[square] & table[FOES + mover]
        send_home(table, state, square, prey)
        state[CAPTURES] = prey
        return target
    captured = land(table, state, mover, target)
    if captured == NONE:
        return -1
    state[CAPTURES] = captured
    hop = table[HOP + (face << 7) + target]
    if hop:
        state[FIRST_CAPTURES] = captured
        state[LANDED] = hop
        captured = land(table, state, mover, hop)
        state[CAPTURES] = 0
        if captured == NONE:
            return -1
        state[CAPTURES] = captured
        return hop
    return target


def play(table: Ints, state: Ints, move: int) -> None:
    """Carry out a legal move and settle the turn."""
    mover = state[MOVER]
    origin = (move >> 3) - 1
    target = resolve(table, state, mover, origin, state[FACE])
    state[TARGET] = target
    for _ in range(move & 7):
        shift_token(table, state, mover, origin, target)
    if table[KEEP_LAST]:
        state[LAST] = target if target >= 0 else NONE
    settle_move(table, state, target)


# --- the turn


def settle_move(table: Ints, state: Ints, target: int) -> None:
    """Grant a bonus roll, end the game or pass the turn after a move (section 2, rule 4)."""
    grants = table[SIXES + state[FACE]]
    if state[CAPTURES] or state[FIRST_CAPTURES]:
        grants |= BY_CAPTURE
    if target == table[HOME]:
        grants |= BY_HOME
        finish(table, state)
        if state[PHASE] == OVER:
            return
    grants &= table[GRANTS]
    if state[PHASE] == ENTER or not can_act(table, state, state[SEAT]):
        grants = 0
    state[GRANTED] = grants
    if table[ROLL_LIMIT] and is_at_limit(table, state):
        end_game(state)
    elif grants:
        state[PHASE] = ROLL
        state[FACE] = 0
    else:
        next_turn(table, state)


def finish(table: Ints, state: Ints) -> None:
    """Mark the mover finished where it is, and end the game where that decides it."""
    mover = state[MOVER]
    if not is_finished(table, state, mover):
        return
    state[LIVE] &= ~(15 * table[UNIT + mover])
    if table[TEAMS]:
        decided = state[LIVE] & 15 * table[UNIT + (mover ^ 2)] == 0
    elif table[PLAY_ON]:
        decided = live_seats(table, state) <= 1
    else:
        decided = True
    if decided:
        end_game(state)
    else:
        state[MOVER] = moving_seat(table, state, state[SEAT])


def end_game(state: Ints) -> None:
    """Close the position: nobody is to act."""
    state[PHASE] = OVER
    state[FACE] = 0
    state[STREAK] = 0
    state[TRIES] = 0
    state[LAST] = NONE
    state[GRANTED] = 0


def live_seats(table: Ints, state: Ints) -> int:
    """Count the seats that are not finished."""
    count = 0
    for seat in range(table[SEATS]):
        if state[LIVE] & table[UNIT + seat]:
            count += 1
    return count


def moving_seat(table: Ints, state: Ints, seat: int) -> int:
    """Give the seat whose tokens a seat moves: its partner's once it is finished itself."""
    if table[TEAMS] and not state[LIVE] & table[UNIT + seat]:
        return seat ^ 2
    return seat


def can_act(table: Ints, state: Ints, seat: int) -> bool:
    """Tell whether a seat still takes turns (section 2, rule 4; teams in section 3)."""
    if state[LIVE] & table[UNIT + seat]:
        return True
    if not table[TEAMS] or table[SKIPPED]:
        return False
    return state[LIVE] & table[UNIT + (seat ^ 2)] != 0


def next_turn(table: Ints, state: Ints) -> None:
    """Pass the turn to the next seat that can act; one that is kept from entering passes on."""
    seat = state[SEAT]
    while True:
        seat += 1
        if seat == table[SEATS]:
            seat = 0
        if can_act(table, state, seat) and open_turn(table, state, seat):
            return


def open_turn(table: Ints, state: Ints, seat: int) -> bool:
    """Begin a seat's turn; return False if it must enter without a roll and cannot."""
    state[SEAT] = seat
    state[PHASE] = ROLL
    state[FACE] = 0
    state[STREAK] = 0
    state[TRIES] = 0
    state[LAST] = NONE
    state[MOVER] = moving_seat(table, state, seat)
    if table[ENTER_FIRST] and not in_play(table, state, state[MOVER]):
        state[PHASE] = ENTER
        return list_moves(table, state, 0) > 0
    return True


def is_at_limit(table: Ints, state: Ints) -> bool:
    """Tell whether the roll just settled was the last one (roll_limit)."""
    return state[ROLLS] >= table[ROLL_LIMIT]


def roll(table: Ints, state: Ints, face: int) -> int:
    """Take a roll: list its moves, or settle it where there is none; return their number."""
    state[ROLLS] += 1
    if table[STREAK_LIMIT]:
        if face == 6:
            state[STREAK] += 1
            if state[STREAK] == table[STREAK_LIMIT]:
                void(table, state)
                return 0
        else:
            state[STREAK] = 0
    count = list_moves(table, state, face)
    if count:
        state[PHASE] = MOVE
        state[FACE] = face
        state[OUTCOME] = CHOICE
        return count
    settle_unused(table, state, face)
    return 0


def void(table: Ints, state: Ints) -> None:
    """Settle the roll that reaches the streak limit: nothing moves, a penalty may follow."""
    state[OUTCOME] = VOIDED
    state[RETURNED] = NONE
    last = state[LAST]
    if table[PENALTY] and last >= 0 and last <= table[HOME]:
        if is_on_track(table, last):
            shift_token(table, state, state[MOVER], last, -1)
            state[RETURNED] = last
    if table[ROLL_LIMIT] and is_at_limit(table, state):
        end_game(state)
    else:
        next_turn(table, state)


def is_on_track(table: Ints, progress: int) -> bool:
    """Tell whether a progress lies on the shared track, not in the column or at home."""
    return table[PATH + progress] < table[PATH - 1]


def settle_unused(table: Ints, state: Ints, face: int) -> None:
    """Settle a roll without a legal move (section 2, rule 2)."""
    if table[UNUSED_SIX] and table[SIXES + face]:
        state[OUTCOME] = REROLLED
    elif table[THREE_ROLLS] and not in_play(table, state, state[MOVER]) and state[TRIES] < 2:
        state[OUTCOME] = TRIED
        state[TRIES] += 1
    else:
        state[OUTCOME] = PASSED
    if table[ROLL_LIMIT] and is_at_limit(table, state):
        end_game(state)
    elif state[OUTCOME] == PASSED:
        next_turn(table, state)


def restore(table: Ints, state: Ints) -> None:
    """Derive squares, finished seats, mover and legal moves from the position's own fields."""
    live = 0
    for seat in range(table[SEATS]):
        row = PATH + (seat << 7)
        for index in range(TOKENS + (seat << 2), TOKENS + (seat << 2) + 4):
            state[table[row + state[index]]] += table[UNIT + seat]
        if not is_finished(table, state, seat):
            live |= 15 * table[UNIT + seat]
    state[LIVE] = live
    state[MOVER] = moving_seat(table, state, state[SEAT])
    if state[PHASE] == MOVE or state[PHASE] == ENTER:
        list_moves(table, state, state[FACE])


__all__ = ["list_moves", "open_turn", "play", "restore", "roll"]
