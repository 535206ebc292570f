"""Whether a position keeps within the variant's limits (section 8)."""

from .position import Position
from .referee import Referee
from .squares import HOME, YARD


def faults(referee: Referee, position: Position) -> list[str]:
    """Name every limit that a position breaks."""
    found = [
        name
        for name, broken in (
            ("winner", referee.is_won(position) and position.phase != "over"),
            ("no winner", is_over_without_reason(referee, position)),
            ("seat", not may_be_on_turn(referee, position)),
            ("own stacks", has_forbidden_stack(referee, position)),
            ("capacity", has_crowded_square(referee, position)),
            ("streak", not is_streak_possible(referee, position)),
            ("tries", not are_tries_possible(referee, position)),
            ("enter", is_wrong_entering(referee, position)),
            ("bonus", is_wrong_bonus(referee, position)),
            ("last", not is_last_possible(referee, position)),
            ("arrived", not are_arrivals_right(referee, position)),
            ("again", not is_again_possible(referee, position)),
        )
        if broken
    ]
    # Nobody can tell what an entering leads to where too many wait, or without who came last.
    if not {"capacity", "arrived"} & set(found) and is_without_moves(referee, position):
        found.append("moves")
    return found


def is_over_without_reason(referee: Referee, position: Position) -> bool:
    """Tell whether a game is over without a winner and without a roll limit."""
    over = position.phase == "over" and not referee.is_won(position)
    return over and not referee.rules["roll_limit"]


def may_be_on_turn(referee: Referee, position: Position) -> bool:
    """Tell whether the seat on turn still has something to roll for."""
    return position.phase == "over" or referee.can_act(position, position.seat)


def has_forbidden_stack(referee: Referee, position: Position) -> bool:
    """Tell whether own tokens share a square that they cannot share.

    Without own stacks only two tokens that one face brought out stand together, on their start.
    """
    if referee.rules["own_stacks"]:
        return False
    for seat in range(referee.seats):
        for token in position.of(seat):
            together = len(position.at(token.place, seat))
            on_start = token.place == referee.board.start(seat)
            allowed = 2 if on_start and referee.rules["two_enter_on"] else 1
            if token.place not in (YARD, HOME) and together > allowed:
                return True
    return False


def has_crowded_square(referee: Referee, position: Position) -> bool:
    """Tell whether a square of track or column holds more tokens than it may (section 5)."""
    capacity: int = referee.rules["square_capacity"]
    return capacity > 0 and any(
        len(referee.script.filling(position, token.place, token.owner)) > capacity
        for token in position.tokens
        if token.place not in (YARD, HOME)
    )


def is_streak_possible(referee: Referee, position: Position) -> bool:
    """Tell whether the streak fits the limit and the face."""
    limit: int = referee.rules["streak_limit"]
    if limit == 0 or position.phase in ("over", "enter"):
        return position.streak == 0
    if position.phase == "move":
        return 1 <= position.streak < limit if position.face == 6 else position.streak == 0
    return 0 <= position.streak < limit


def are_tries_possible(referee: Referee, position: Position) -> bool:
    """Tell whether there may be so many failed tries."""
    tried = referee.rules["nothing_in_play"] in ("three_rolls", "three_rolls_if_stuck")
    resting = position.phase in ("over", "enter")
    return 0 <= position.tries <= (2 if tried and not resting else 0)


def is_without_moves(referee: Referee, position: Position) -> bool:
    """Tell whether a face or a bonus waits to be used and nothing can use it."""
    due = position.phase in ("move", "bonus", "enter")
    return due and not referee.moving.possible(position)


def is_wrong_entering(referee: Referee, position: Position) -> bool:
    """Tell whether a turn opens by entering where it does not."""
    if position.phase != "enter":
        return False
    opens = referee.rules["nothing_in_play"] == "enter_without_roll"
    return not opens or bool(referee.script.in_play(position))


def is_wrong_bonus(referee: Referee, position: Position) -> bool:
    """Tell whether a bonus is none of the sums that one move can grant (section 5)."""
    if position.phase != "bonus":
        return False
    capture: int = referee.rules["bonus_steps_on_capture"]
    home: int = referee.rules["bonus_steps_on_home"]
    return position.steps not in {capture, home, capture + home} - {0}


def is_last_possible(referee: Referee, position: Position) -> bool:
    """Tell whether the token last moved can be where the key says.

    A seat that rolls for its partner may have moved its own last token home in this turn.
    """
    if position.last is None:
        return True
    ongoing = position.phase in ("roll", "move", "bonus")
    mover = referee.script.mover(position)
    owners = {mover, position.seat} if referee.board.is_home(position.last) else {mover}
    there = any(position.at(position.last, owner) for owner in owners)
    return referee.script.is_kept("last") and ongoing and there and position.last != YARD


def are_arrivals_right(referee: Referee, position: Position) -> bool:
    """Tell whether exactly the start squares that need it say which colour came last."""
    mixed = referee.script.mixed_starts(position) if referee.script.is_kept("arrived") else {}
    named = position.arrived
    return named.keys() == mixed.keys() and all(named[seat] in mixed[seat] for seat in mixed)


def is_again_possible(referee: Referee, position: Position) -> bool:
    """Tell whether an owed roll is written only where one can be and nothing else says so (5)."""
    if not position.again:
        return True
    granted = position.phase == "bonus" and bool(referee.rules["bonus_roll_on"])
    return granted and not referee.follows_from_six(position)
