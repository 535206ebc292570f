"""Points and ranks of a game (section 3, and section 2.5 for who is first)."""

from .position import Position
from .referee import Referee
from .squares import YARD


def points(referee: Referee, text: str) -> tuple[int, ...]:
    """Give each seat its points; partners share the sum of theirs."""
    position = referee.script.read(text)
    own = [points_of(referee, position, seat) for seat in range(referee.seats)]
    if referee.rules["teams"]:
        own = [own[seat] + own[(seat + 2) % 4] for seat in range(4)]
    return tuple(own)


def points_of(referee: Referee, position: Position, seat: int) -> int:
    """Give 100 for each token home plus the whole part of 99 × Σ(p+1) / (u × h)."""
    away = [token for token in position.of(seat) if not referee.board.is_home(token.place)]
    if not away:
        return 400
    steps = [referee.board.progress(seat, token.place) + 1 for token in away if token.place != YARD]
    home = referee.board.progress(seat, referee.board.end)
    return 100 * referee.script.home_count(position, seat) + 99 * sum(steps) // (len(away) * home)


def ranks(referee: Referee, text: str, finished: tuple[int, ...] = ()) -> tuple[int | None, ...]:
    """Rank the seats: in their order of finishing, then by the variant's values.

    Equal values share a rank, partners too. Where the variant does not rank only winners have one.
    """
    position = referee.script.read(text)
    values = [value(referee, position, seat, finished) for seat in range(referee.seats)]
    places = [1 + sum(other > mine for other in values) for mine in values]
    if referee.rules["ranking"] == "none" and not referee.rules["play_on"]:
        return tuple(place if seat in finished else None for seat, place in enumerate(places))
    return tuple(places)


def value(
    referee: Referee, position: Position, seat: int, finished: tuple[int, ...]
) -> tuple[int, ...]:
    """Give what a seat is ranked by; an early finish counts before anything else."""
    team = (seat, (seat + 2) % 4) if referee.rules["teams"] else (seat,)
    first = len(finished) - finished.index(seat) if seat in finished else 0
    if referee.rules["teams"]:
        first = min(first, 1)
    each = [value_of_one(referee, position, one) for one in team]
    return (first, *(sum(parts) for parts in zip(*each, strict=True)))


def value_of_one(referee: Referee, position: Position, seat: int) -> tuple[int, ...]:
    """Give points, or tokens home, tokens out of the yard and total progress (section 3)."""
    if referee.rules["ranking"] == "points":
        return (points_of(referee, position, seat),)
    out = [token for token in position.of(seat) if token.place != YARD]
    total = sum(referee.board.progress(seat, token.place) for token in out)
    return (referee.script.home_count(position, seat), len(out), total)
