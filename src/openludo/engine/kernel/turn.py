"""The turn: who rolls, what a roll without a move means, bonus rolls, and the end."""

from __future__ import annotations

from openludo.engine.kernel.candidates import can_step, is_stuck, list_moves
from openludo.engine.kernel.layout import (
    AGAIN,
    BONUS,
    BONUS_GRANTED,
    BONUS_PHASE,
    BY_CAPTURE,
    BY_DEBT,
    BY_HOME,
    BY_SIX,
    CAPTURES,
    CHOICE,
    COUNT,
    ENTER,
    ENTER_FIRST,
    FACE,
    FIRST_CAPTURES,
    FORCED,
    GRANTED,
    GRANTS,
    HOME,
    HOMES,
    IF_STUCK,
    KEEP_ARRIVED,
    LAST,
    LIVE,
    MOVE,
    MOVER,
    MOVES,
    NEXT,
    NO_FACE,
    NONE,
    OUTCOME,
    OVER,
    PASSED,
    PATH,
    PENALTY,
    PHASE,
    PLAY_ON,
    REROLLED,
    RETURNED,
    ROLL,
    ROLL_LIMIT,
    ROLLS,
    SEAT,
    SEATS,
    SIXES,
    SKIPPED,
    STREAK,
    STREAK_LIMIT,
    STRIDE,
    TEAMS,
    THREE_ROLLS,
    TOKENS,
    TRIED,
    TRIES,
    UNIT,
    UNUSED_SIX,
    VOIDED,
    Ints,
)
from openludo.engine.kernel.squares import (
    in_play,
    is_finished,
    is_on_track,
    note_arrivals,
    shift_token,
)


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
    if table[PENALTY] and last >= 0 and is_on_track(table, last):
        shift_token(table, state, state[MOVER], last, -1)
        if table[KEEP_ARRIVED]:
            note_arrivals(table, state, state[MOVER], -1)
        state[RETURNED] = last
    if state[ROLLS] >= table[ROLL_LIMIT]:
        end_game(state)
    else:
        next_turn(table, state)


def settle_unused(table: Ints, state: Ints, face: int) -> None:
    """Settle a roll without a legal move (section 2, rule 2)."""
    if table[UNUSED_SIX] and table[SIXES + face]:
        state[OUTCOME] = REROLLED
    elif state[TRIES] < 2 and tries_again(table, state):
        state[OUTCOME] = TRIED
        state[TRIES] += 1
    else:
        state[OUTCOME] = PASSED
    if state[ROLLS] >= table[ROLL_LIMIT]:
        end_game(state)
    elif state[OUTCOME] == PASSED:
        next_turn(table, state)


def tries_again(table: Ints, state: Ints) -> bool:
    """Tell whether a roll without a move is a failed try (sections 2 and 6)."""
    if table[IF_STUCK]:
        return is_stuck(table, state)
    return table[THREE_ROLLS] != 0 and not in_play(table, state, state[MOVER])


def settle_move(table: Ints, state: Ints, origin: int, target: int) -> None:
    """Grant bonus steps or a bonus roll, end the game or pass the turn (section 2, rule 4)."""
    grants = table[SIXES + state[FACE]]
    gained = 0
    if state[CAPTURES] | state[FIRST_CAPTURES]:
        grants |= BY_CAPTURE
        gained = 1
    if target >= table[HOMES] > origin:
        grants |= BY_HOME
        gained |= 2
        finish(table, state)
        if state[PHASE] == OVER:
            return
    grants = grants & table[GRANTS] | debt(table, state)
    if grants | gained and (state[PHASE] == ENTER or not can_act(table, state, state[SEAT])):
        grants = 0
        gained = 0
    state[GRANTED] = grants
    state[BONUS_GRANTED] = 0
    if state[ROLLS] >= table[ROLL_LIMIT]:
        end_game(state)
    elif gained and table[BONUS + gained] and open_bonus(table, state, gained):
        state[AGAIN] = 1 if grants else 0
    elif grants:
        state[PHASE] = ROLL
        state[FACE] = 0
        state[AGAIN] = 0
    else:
        next_turn(table, state)


def debt(table: Ints, state: Ints) -> int:
    """Give as a grant the roll that was owed when bonus steps came between (section 5)."""
    if not state[AGAIN]:
        return 0
    return BY_SIX if table[GRANTS] & BY_SIX and state[STREAK] else BY_DEBT


def open_bonus(table: Ints, state: Ints, gained: int) -> bool:
    """Let the seat move bonus steps; return False where no token can and they are lost."""
    stride = table[BONUS + gained]
    state[BONUS_GRANTED] = gained
    if not list_moves(table, state, stride):
        return False
    state[PHASE] = BONUS_PHASE
    state[FACE] = stride
    return True


def finish(table: Ints, state: Ints) -> None:
    """Mark the mover finished where it is, and end the game where that decides it."""
    mover = state[MOVER]
    if not is_finished(table, state, mover):
        return
    state[LIVE] &= ~(15 * table[UNIT + mover])
    if table[KEEP_ARRIVED]:
        note_arrivals(table, state, mover, table[HOME])
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
    state[AGAIN] = 0
    state[GRANTED] = 0
    state[BONUS_GRANTED] = 0


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
    """Pass the turn to the next seat that can act; one that is kept from entering passes on.

    Where all are kept from it, which play does not reach, the last of them rolls.
    """
    seat = state[SEAT]
    for _ in range(table[SEATS]):
        seat = table[NEXT + seat]
        acts = state[LIVE] & table[UNIT + seat] != 0 or can_act(table, state, seat)
        if acts and open_turn(table, state, seat):
            return
    state[PHASE] = ROLL


def open_turn(table: Ints, state: Ints, seat: int) -> bool:
    """Begin a seat's turn; return False if it must enter without a roll and cannot."""
    state[SEAT] = seat
    state[PHASE] = ROLL
    state[FACE] = 0
    state[STREAK] = 0
    state[TRIES] = 0
    state[LAST] = NONE
    state[AGAIN] = 0
    state[MOVER] = seat
    if table[TEAMS]:
        state[MOVER] = moving_seat(table, state, seat)
    if table[ENTER_FIRST] and not in_play(table, state, state[MOVER]):
        return open_entry(table, state)
    return True


def open_entry(table: Ints, state: Ints) -> bool:
    """Offer the one move of a turn that enters without a roll; return False if it is barred."""
    state[PHASE] = ENTER
    state[STRIDE] = NO_FACE
    state[FORCED] = 0
    state[MOVES] = 1
    state[COUNT] = 1
    return state[TOKENS + (state[MOVER] << 2)] < 0 and can_step(table, state, -1, NO_FACE)


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
    if state[PHASE] == MOVE or state[PHASE] == ENTER or state[PHASE] == BONUS_PHASE:
        list_moves(table, state, state[FACE])
