"""The one family of errors: each names the value, the place and what was expected."""

from __future__ import annotations

from typing import Any


class LudoError(ValueError):
    """Base of all errors of the rules; `code` is stable, `params` fills a translated message."""

    code = "ludo_error"

    def __init__(self, message: str, **params: Any) -> None:
        super().__init__(message)
        self.message = message
        self.params: dict[str, Any] = params


class InvalidNotation(LudoError):
    """A text is not what the notation allows; `place` is the index of the first wrong character."""

    code = "invalid_notation"


class InvalidPosition(LudoError):
    """A position breaks the limits of its variant; `status` names every fault."""

    code = "invalid_position"


class InvalidRules(LudoError):
    """House rules contradict each other or the board; `names` lists them."""

    code = "invalid_rules"


class InvalidBoard(LudoError):
    """A file of a board or variant is damaged: the message names file, key and fault."""

    code = "invalid_board"


class IllegalRoll(LudoError):
    """A roll was made where none is due, or with a face that the die lacks."""

    code = "illegal_roll"


class IllegalMove(LudoError):
    """A move is not among the legal moves of the position."""

    code = "illegal_move"


class UnknownVariant(LudoError):
    """No variant has this name."""

    code = "unknown_variant"
