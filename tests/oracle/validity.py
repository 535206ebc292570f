"""Whether a position keeps within the variant's limits (section 8)."""

from .position import Position
from .referee import Referee
from .squares import HOME, YARD


def faults(referee: Referee, position: Position) -> list[str]:
    """Name every limit that a position breaks."""
    return [
        name
        for name, broken in (
            ("winner", referee.is_won(position) and position.phase != "over"),
            ("no winner", is_over_without_reason(referee, position)),
            ("seat", not can_act(referee, position)),
            ("own stacks", has_forbidden_stack(referee, position)),
            ("streak", not is_streak_possible(referee, position)),
            ("tries", not are_tries_possible(referee, position)),
            ("moves", is_without_moves(referee, position)),
            ("enter", is_wrong_entering(referee, position)),
            ("last", not is_last_possible(referee, position)),
        )
        if broken
    ]


def is_over_without_reason(referee: Referee, position: Position) -> bool:
    """Tell whether a game is over without a winner and without a roll limit."""
    over = position.phase == "over" and not referee.is_won(position)
    return over and not referee.rules["roll_limit"]


def can_act(referee: Referee, position: Position) -> bool:
    """Tell whether the seat on turn still has something to roll for."""
    seat = position.seat
    done = referee.is_finished(position, seat) and not referee.can_help(position, seat)
    return position.phase == "over" or not done


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
    most = 2 if referee.rules["nothing_in_play"] == "three_rolls" else 0
    return 0 <= position.tries <= (0 if position.phase in ("over", "enter") else most)


def is_without_moves(referee: Referee, position: Position) -> bool:
    """Tell whether a face waits to be used and nothing can use it."""
    return position.phase == "move" and not referee.tried(position)


def is_wrong_entering(referee: Referee, position: Position) -> bool:
    """Tell whether a turn opens by entering where it cannot."""
    if position.phase != "enter":
        return False
    allowed = referee.rules["nothing_in_play"] == "enter_without_roll"
    return not allowed or bool(referee.in_play(position)) or not referee.tried(position)


def is_last_possible(referee: Referee, position: Position) -> bool:
    """Tell whether the token last moved can be where the key says."""
    if position.last is None:
        return True
    limit, penalty = referee.rules["streak_limit"], referee.rules["streak_penalty"]
    needed = limit > 0 and penalty == "last_token_to_yard"
    ongoing = position.phase in ("roll", "move")
    mover = referee.script.mover(position)
    return bool(needed and ongoing and position.at(position.last, mover))
