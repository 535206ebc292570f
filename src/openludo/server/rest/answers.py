"""What a handler tells of its answers, beyond what the types in its signature say."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

OPTION: Final = "answers"
"""The option of a handler that holds its `Answers`."""


@dataclass(frozen=True)
class Answers:
    """Everything that the description of a request cannot find out by itself.

    `refusals` are the codes with which it may be refused, apart from those that follow from its
    signature; `gives` is the type of an answer that is handed out as bytes, None where the
    signature says it. An answer that is `kept` by browsers has an ETag, and 304 says that theirs
    is current. `headers` names what further headers an answer always has, `query` the
    parameters that are not in the signature.
    """

    refusals: tuple[str, ...] = ()
    gives: Any = None
    media_type: str = "application/json"
    kept: bool = False
    headers: tuple[str, ...] = ()
    query: tuple[str, ...] = ()


def told_by(handler: Any) -> Answers:
    """Give what a handler tells; raises `KeyError` where it tells nothing."""
    answers: Answers = handler.opt[OPTION]
    return answers
