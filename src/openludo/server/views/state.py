"""Show a moment of a game with everything that may be done in it."""

from __future__ import annotations

from typing import Any

from openludo.engine import Game, Move, Position, face_json, preview
from openludo.server.protocol.play import Capture, MoveView, OutcomeView, StateView

Faces = list[int | None]
"""The last face of every seat."""


def state_view(game: Game, last: Faces) -> StateView:
    """Describe where a game stands; about 50 µs for each legal move."""
    position = game.position
    outcome = game.outcome()
    ranks = game.ranks() if outcome else None
    return StateView(
        position=str(position),
        turn=position.turn,
        phase=position.phase,  # type: ignore[arg-type]
        face=shown(position.face),
        steps=position.steps,
        streak=position.streak,
        tries=position.tries,
        rolls=game.rolls,
        tokens=[list(position.tokens(seat)) for seat in range(position.seats)],
        moves=[move_view(position, move) for move in position.legal_moves],
        forced=list(position.forced_by),
        blockades=list(position.blockades),
        last=[shown(face) for face in last],
        outcome=outcome and OutcomeView(list(outcome.winners), outcome.reason),
        ranks=None if ranks is None or set(ranks) <= {None} else list(ranks),
        points=_points(game),
    )


def move_view(position: Position, move: Move) -> MoveView:
    """Describe a legal move and what it would do."""
    seen = preview(position, move)
    return MoveView(
        move=str(move),
        owner=move.seat,
        origin=move.origin,
        count=move.count,
        to=seen.target,
        path=list(seen.path),
        jump=seen.jump,
        captures=[Capture(*capture) for capture in seen.captures],
        returns=seen.returns,
        home=seen.home,
    )


def shown(face: int | None) -> Any:
    """Give a face as clients see it: a number, `star`, `globe`, or null."""
    return None if face is None else face_json(face)


def _points(game: Game) -> list[int] | None:
    points = game.points()
    return None if points is None else list(points)
