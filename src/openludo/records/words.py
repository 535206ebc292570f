"""Single values of a record as text, and back; what cannot be read raises `InvalidRecord`."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Sequence
from datetime import datetime

from openludo.dice import Round
from openludo.engine import RULE_FIELDS, Rules, format_rule
from openludo.engine.errors import InvalidNotation
from openludo.engine.faces import face_text, parse_face
from openludo.records.errors import InvalidRecord
from openludo.records.model import KINDS, RESULTS, Result, Seat

QUOTED = r'"(?:[^"\\]|\\.)*"'
_SEAT = re.compile(rf"([a-z]+) ({'|'.join(KINDS)})(?: ([a-z]+))? ({QUOTED})(?:; |$)")
_DATE = re.compile(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ", re.ASCII)
_MOVE = r"[a-z0-9][a-z0-9x]*"
_PLY = re.compile(rf"(?:([1-6]|star|globe)(?::({_MOVE}(?:\+{_MOVE})*))?|enter:({_MOVE}))")
_PLY_EXPECTED = (
    "a face and a move like 6:y or 3:12, with bonus moves behind it like 6:12+40, "
    "a face, or at the turn's opening enter:y"
)

Pairs = tuple[tuple[str, str], ...]


def quote(text: str) -> str:
    """Write any text on one line, between quotes, with everything unprintable escaped."""
    escaped = json.dumps(text, ensure_ascii=False)
    return "".join(c if c.isprintable() else json.dumps(c)[1:-1] for c in escaped)


def unquote(text: str) -> str:
    """Read a quoted text."""
    try:
        value = json.loads(text)
        value.encode()
    except (ValueError, AttributeError):
        value = None
    if not isinstance(value, str):
        raise InvalidRecord(text, "a text in double quotes, escaped as in JSON")
    return value


def date_text(date: str) -> str:
    """Check a date in UTC, to the second; the empty text stands for an unknown one."""
    if date and not _is_date(date):
        raise InvalidRecord(date, "a date like 2026-11-30T18:05:00Z, or unknown")
    return date or "unknown"


def _is_date(text: str) -> bool:
    try:
        datetime.fromisoformat(text)
    except ValueError:
        return False
    return bool(_DATE.fullmatch(text))


def pairs_text(pairs: Pairs) -> str:
    """Write house rules as `name=value; name=value`."""
    return "; ".join(f"{name}={value}" for name, value in pairs) or "none"


def read_pairs(text: str) -> Pairs:
    """Read house rules, each name once."""
    if text == "none":
        return ()
    pairs = [part.partition("=")[::2] for part in text.split("; ")]
    names = [name for name, _ in pairs]
    for name, value in pairs:
        if not (re.fullmatch("[a-z_]+", name) and re.fullmatch("[a-z0-9_,]+", value)):
            raise InvalidRecord(f"{name}={value}", "rules as name=value; name=value, or none")
        if names.count(name) > 1:
            raise InvalidRecord(name, "each rule once")
    return tuple(pairs)


def seat_text(seat: Seat) -> str:
    """Write a seat: colour, kind, a computer's level, name."""
    level = f" {seat.level}" if seat.level else ""
    return f"{seat.colour} {seat.kind}{level} {quote(seat.name)}"


def read_seats(text: str) -> tuple[Seat, ...]:
    """Read all seats; their names may hold any sign."""
    seats, place = [], 0
    while place < len(text) or text.endswith("; "):
        found = _SEAT.match(text, place)
        if not found:
            raise InvalidRecord(
                text[place:], 'a seat like red person "Ann" or red computer hard "Computer 1"'
            )
        colour, kind, level, name = found.groups()
        seats.append(Seat(colour, kind, unquote(name), level or ""))
        place = found.end()
        if place == len(text) and text.endswith("; "):
            raise InvalidRecord("", "a seat after the semicolon")
    return tuple(seats)


def read_colour(text: str, colours: Sequence[str]) -> int:
    """Find the seat of a colour."""
    if text not in colours:
        raise InvalidRecord(text, f"the colour of a seat: {', '.join(colours)}")
    return list(colours).index(text)


def every_rule(pairs: Iterable[tuple[str, str]]) -> dict[str, str]:
    """Complete the rules in force: those that came after a record was written do nothing in it."""
    neutral = {name: format_rule(name, getattr(Rules(), name)) for name in RULE_FIELDS}
    return neutral | dict(pairs)


def first_text(first: int, rounds: Sequence[Round], colours: Sequence[str]) -> str:
    """Write the rolls for the start, if any, and who starts: `yellow 3 red 5; red`."""
    rolls = (" ".join(f"{colours[s]} {face}" for s, face in part) for part in rounds)
    return "; ".join((*rolls, colours[first]))


def read_first(text: str, colours: Sequence[str]) -> tuple[int, tuple[Round, ...]]:
    """Read the rolls for the start and who starts."""
    *rounds, first = text.split("; ")
    return read_colour(first, colours), tuple(_read_round(part, colours) for part in rounds)


def _read_round(text: str, colours: Sequence[str]) -> Round:
    words = text.split(" ")
    if len(words) % 2 or not all(re.fullmatch("[1-6]", face) for face in words[1::2]):
        raise InvalidRecord(text, "colours and faces in turn, like yellow 3 red 5")
    pairs = zip(words[::2], words[1::2], strict=True)
    return tuple((read_colour(colour, colours), int(face)) for colour, face in pairs)


def contributions_text(contributions: Sequence[bytes]) -> str:
    """Write contributions in hex, `empty` for whoever was late."""
    return " ".join(part.hex() or "empty" for part in contributions) or "none"


def read_contributions(text: str) -> tuple[bytes, ...]:
    """Read contributions in the order of joining."""
    if text == "none":
        return ()
    return tuple(b"" if part == "empty" else read_hex(part, 16) for part in text.split(" "))


def read_hex(text: str, size: int) -> bytes:
    """Read exactly `size` bytes in lower-case hex."""
    if not re.fullmatch(f"[0-9a-f]{{{2 * size}}}", text):
        raise InvalidRecord(text, f"{size} bytes in lower-case hex")
    return bytes.fromhex(text)


def result_text(result: Result, colours: Sequence[str]) -> str:
    """Write how a game stands: `home red`, `limit`, `left` or `open`."""
    return " ".join((result.kind, *(colours[seat] for seat in result.winners)))


def read_result(text: str, colours: Sequence[str]) -> Result:
    """Read how a game stands."""
    kind, *winners = text.split(" ")
    if kind not in RESULTS:
        raise InvalidRecord(text, "open, left, limit or home with the winners' colours")
    return Result(kind, tuple(read_colour(winner, colours) for winner in winners))


def plies_text(plies: Sequence[int | str]) -> str:
    """Write the plies of a turn: `6:y 6:0+40 3`; bonus moves follow the move of their roll."""
    parts: list[str] = []
    for ply in plies:
        if isinstance(ply, int):
            parts.append(face_text(ply))
        elif not parts:
            parts.append(f"enter:{ply}")
        else:
            parts[-1] += f"+{ply}" if ":" in parts[-1] else f":{ply}"
    return " ".join(parts)


def read_plies(text: str) -> tuple[int | str, ...]:
    """Read the plies of a turn."""
    plies: list[int | str] = []
    for number, part in enumerate(text.split(" ")):
        found = _PLY.fullmatch(part)
        if not found or (found[3] and number > 0):
            raise InvalidRecord(part, _PLY_EXPECTED)
        face, moves, entering = found.groups()
        if face:
            plies.append(read_face(face))
        if moves or entering:
            plies += (moves or entering).split("+")
    return tuple(plies)


def read_face(text: str) -> int:
    """Read a face of either die."""
    try:
        return parse_face(text)
    except InvalidNotation:
        raise InvalidRecord(text, "a face: 1 to 6, star or globe") from None
