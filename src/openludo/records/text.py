"""The text of a whole game, for people and programs: headers, an empty line, a line a turn."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any, TypeVar

from openludo.records import words
from openludo.records.errors import InvalidRecord, UnsupportedRecord
from openludo.records.model import Proof, Turn
from openludo.records.record import FORMAT, Record

HEADERS = (
    "Engine",
    "Date",
    "Variant",
    "Rules",
    "All-Rules",
    "Seats",
    "Joined",
    "Colours",
    "First",
    "Dice-Id",
    "Dice-Commitment",
    "Dice-Contributions",
    "Dice-Secret",
    "Result",
    "Final",
)
"""Names of the headers in the order in which they stand; none may be missing."""

_TITLE = re.compile(r"OpenLudo record ([1-9][0-9]{0,5})")
_TURN = re.compile(r"([0-9]+) ([a-z]+): ([^=]+?)(?: = (.+))?")
_T = TypeVar("_T")


def write_record(record: Record) -> str:
    """Write a game as text; `read_record` gives it back unchanged."""
    lines = [f"OpenLudo record {FORMAT}"]
    lines += [f"{name}: {value}" for name, value in _headers(record)]
    lines.append("")
    lines += [_turn_text(n, turn, record.colours) for n, turn in enumerate(record.turns, 1)]
    return "\n".join(lines) + "\n"


def _headers(record: Record) -> Iterator[tuple[str, str]]:
    colours = record.colours
    joined = " ".join(colours[seat] for seat in record.joined)
    yield "Engine", record.engine
    yield "Date", words.date_text(record.date)
    yield "Variant", record.variant
    yield "Rules", words.pairs_text(record.rules)
    yield "All-Rules", words.pairs_text(record.all_rules)
    yield "Seats", "; ".join(map(words.seat_text, record.seats))
    yield "Joined", f"{'drawn' if record.seats_drawn else 'fixed'} {joined}"
    yield "Colours", " ".join((record.rule("colours") or "fixed", *record.palette))
    yield "First", words.first_text(record.first, record.rounds, colours)
    yield from _dice_headers(record.dice)
    yield "Result", words.result_text(record.result, colours)
    yield "Final", record.final


def _dice_headers(dice: Proof | None) -> Iterator[tuple[str, str]]:
    secret = dice and dice.secret
    shown = words.quote(secret) if isinstance(secret, str) else secret.hex() if secret else "hidden"
    yield "Dice-Id", words.quote(dice.game_id) if dice else "none"
    yield "Dice-Commitment", dice.commitment if dice else "none"
    yield "Dice-Contributions", words.contributions_text(dice.contributions if dice else ())
    yield "Dice-Secret", shown if dice else "none"


def _turn_text(number: int, turn: Turn, colours: tuple[str, ...]) -> str:
    position = f" = {turn.position}" if turn.position else ""
    return f"{number} {colours[turn.seat]}: {words.plies_text(turn.plies)}{position}"


def read_record(text: str) -> Record:
    """Read the text of a game.

    Raises `InvalidRecord` naming the line, what stands there and what was expected, and
    `UnsupportedRecord` for a format of a later version. Whether the moves are legal and the dice
    honest is not asked here: see `replay` and `verify_record`.
    """
    lines = text.replace("\r\n", "\n").split("\n")
    if lines.pop() != "":
        raise InvalidRecord(text[-20:], "a line break at the end", line=len(lines) + 1)
    _check_title(lines[0] if lines else "")
    return _Reader(lines).read()


def _check_title(line: str) -> None:
    found = _TITLE.fullmatch(line)
    if not found:
        raise InvalidRecord(line, f"OpenLudo record {FORMAT}", line=1)
    if int(found[1]) > FORMAT:
        raise UnsupportedRecord(
            f"line 1: this is a record of format {found[1]}; this version reads {FORMAT}",
            format=int(found[1]),
            reads=FORMAT,
        )


class _Reader:
    """Reads header by header, so that every error knows its line."""

    def __init__(self, lines: list[str]) -> None:
        self._lines = lines
        self._line = 1
        self._where: dict[str, int] = {}

    def read(self) -> Record:
        """Read all headers and turns; raises `InvalidRecord`."""
        values: dict[str, Any] = {
            "engine": self._header("Engine", str),
            "date": self._header("Date", lambda text: "" if text == "unknown" else text),
            "variant": self._header("Variant", str),
            "rules": self._header("Rules", words.read_pairs),
            "all_rules": self._header("All-Rules", words.read_pairs),
            "seats": (seats := self._header("Seats", words.read_seats)),
        }
        colours = [seat.colour for seat in seats]
        how, *joined = self._header("Joined", lambda text: text.split(" "))
        values["seats_drawn"] = self._one_of("Joined", how, drawn=True, fixed=False)
        values["joined"] = tuple(self._colour("Joined", word, colours) for word in joined)
        how, *palette = self._header("Colours", lambda text: text.split(" "))
        self._one_of("Colours", how, **{dict(values["all_rules"]).get("colours", "fixed"): True})
        values["palette"] = tuple(palette)
        values["first"], values["rounds"] = self._header(
            "First", lambda text: words.read_first(text, colours)
        )
        values["dice"] = self._dice()
        values["result"] = self._header("Result", lambda text: words.read_result(text, colours))
        values["final"] = self._header("Final", str)
        values["turns"] = self._turns(colours)
        return self._checked(values)

    def _checked(self, values: dict[str, Any]) -> Record:
        try:
            return Record(**values)
        except InvalidRecord as error:
            line = self._where.get(error.header, 0)
            raise InvalidRecord(
                error.value, error.expected, header=error.header, line=line
            ) from None

    def _header(self, name: str, read: Callable[[str], _T]) -> _T:
        line = self._lines[self._line] if self._line < len(self._lines) else ""
        self._line += 1
        self._where[name] = self._line
        found, colon, value = line.partition(": ")
        if found != name or not colon or not value:
            raise InvalidRecord(line, f"{name}: and a value", line=self._line, header=name)
        return self._read(name, value, read)

    def _read(self, name: str, value: str, read: Callable[[str], _T]) -> _T:
        try:
            return read(value)
        except InvalidRecord as error:
            raise InvalidRecord(
                error.value, error.expected, line=self._where[name], header=name
            ) from None

    def _colour(self, name: str, word: str, colours: list[str]) -> int:
        return self._read(name, word, lambda text: words.read_colour(text, colours))

    def _one_of(self, name: str, word: str, **values: bool) -> bool:
        if word not in values:
            raise InvalidRecord(word, " or ".join(values), line=self._where[name], header=name)
        return values[word]

    def _dice(self) -> Proof | None:
        names = ("Dice-Id", "Dice-Commitment", "Dice-Contributions", "Dice-Secret")
        game_id, promise, parts, secret = (self._header(name, str) for name in names)
        if {game_id, promise, parts, secret} == {"none"}:
            return None
        return Proof(
            game_id=self._read("Dice-Id", game_id, words.unquote),
            commitment=promise,
            contributions=self._read("Dice-Contributions", parts, words.read_contributions),
            secret=self._read("Dice-Secret", secret, _read_secret),
        )

    def _turns(self, colours: list[str]) -> tuple[Turn, ...]:
        gap = self._lines[self._line] if self._line < len(self._lines) else "the end"
        if gap:
            raise InvalidRecord(gap, "an empty line behind the headers", line=self._line + 1)
        body = self._lines[self._line + 1 :]
        return tuple(self._turn(n, line, colours) for n, line in enumerate(body, 1))

    def _turn(self, number: int, line: str, colours: list[str]) -> Turn:
        name = f"turn {number}"
        self._where[name] = self._line + 1 + number
        found = _TURN.fullmatch(line)
        if not found or found[1] != str(number):
            raise InvalidRecord(
                line, f"a turn like {number} {colours[0]}: 6:y 6:0+12 3", line=self._where[name]
            )
        seat = self._colour(name, found[2], colours)
        return Turn(seat, self._read(name, found[3], words.read_plies), found[4] or "")


def _read_secret(text: str) -> bytes | str | None:
    if text == "hidden":
        return None
    return words.unquote(text) if text.startswith('"') else words.read_hex(text, 32)
