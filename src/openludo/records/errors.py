"""What can be wrong with the text of a game, apart from its dice."""

from __future__ import annotations

from typing import Any

from openludo.engine.errors import LudoError


class InvalidRecord(LudoError):
    """A record says what no game can be; `header` or `line` is the place."""

    code = "invalid_record"

    def __init__(
        self, value: str, expected: str, header: str = "", line: int = 0, **params: Any
    ) -> None:
        place = f"line {line}: " if line else f"{header}: " if header else ""
        super().__init__(
            f"{place}{value!r} found, expected {expected}",
            value=value,
            expected=expected,
            header=header,
            line=line,
            **params,
        )
        self.value, self.expected, self.header, self.line = value, expected, header, line


class UnsupportedRecord(LudoError):
    """The record is of a version, variant or rule that this version does not know."""

    code = "unsupported_record"


class ReplayDiffers(LudoError):
    """Played again under its rules, a record's game is another one; `turn` is where it departs."""

    code = "replay_differs"
