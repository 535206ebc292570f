"""Points and ranks at the end of a game (rule book, sections 2 and 3)."""

from __future__ import annotations

from openludo.engine.faces import YARD
from openludo.engine.position import Outcome, Position
from openludo.engine.status import first_home

Worth = tuple[int, ...]


def points_of(position: Position) -> tuple[int, ...]:
    """Give each seat's points: 100 a token home, up to 99 for the others; teams add up."""
    first, home = first_home(position.variant), position.variant.home
    own = [_points(position.tokens(seat), first, home) for seat in range(position.seats)]
    if position.variant.rules.teams:
        return tuple(own[seat] + own[seat ^ 2] for seat in range(position.seats))
    return tuple(own)


def _points(tokens: tuple[int, ...], first: int, home: int) -> int:
    others = [progress for progress in tokens if progress < first]
    points = 100 * (len(tokens) - len(others))
    if others:
        points += 99 * sum(progress + 1 for progress in others) // (len(others) * home)
    return points


def ranks_of(
    position: Position, outcome: Outcome | None, finishers: tuple[int, ...]
) -> tuple[int | None, ...]:
    """Give each seat's rank; `finishers` are the seats in the order in which they finished."""
    seats = range(position.seats)
    if outcome is None:
        return (None,) * position.seats
    worth = [_worth(position, outcome, finishers, seat) for seat in seats]
    ranked = position.variant.rules.ranking != "none" or position.variant.rules.play_on
    if not ranked:
        return tuple(1 if seat in outcome.winners else None for seat in seats)
    return tuple(1 + sum(other > worth[seat] for other in worth) for seat in seats)


def _worth(position: Position, outcome: Outcome, finishers: tuple[int, ...], seat: int) -> Worth:
    """Give a value that compares greater for the better seat: winner, then finishing, then rank."""
    won = int(seat in outcome.winners)
    order = 0
    if position.variant.rules.play_on and seat in finishers:
        order = len(finishers) - finishers.index(seat)
    return (won, order, *_ranking(position, seat))


def _ranking(position: Position, seat: int) -> Worth:
    ranking = position.variant.rules.ranking
    if ranking == "points":
        return (points_of(position)[seat],)
    if ranking == "none":
        return ()
    members = {seat, seat ^ 2} if position.variant.rules.teams else {seat}
    tokens = [progress for member in members for progress in position.tokens(member)]
    first = first_home(position.variant)
    home = sum(progress >= first for progress in tokens)
    out = sum(progress > YARD for progress in tokens)
    return (home, out, sum(progress + 1 for progress in tokens))
