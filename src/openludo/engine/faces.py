"""Faces of a die and the progress values that have names."""

from __future__ import annotations

from openludo.engine.errors import InvalidNotation

YARD = -1
"""Progress of a token that has not entered."""

STAR = 7
GLOBE = 8
"""The two symbols of the Danish die, as the ints that stand for them (rule book, section 4)."""

DICE: dict[str, tuple[int, ...]] = {
    "standard": (1, 2, 3, 4, 5, 6),
    "danish": (1, 2, STAR, 4, GLOBE, 6),
}
"""Faces of each die, in the rule book's order; all are equally likely."""

SYMBOLS = {STAR: "star", GLOBE: "globe"}
_FACES = {str(face): face for face in range(1, 7)} | {text: face for face, text in SYMBOLS.items()}


def face_text(face: int) -> str:
    """Write a face: `1` to `6`, `star` or `globe`."""
    return SYMBOLS.get(face) or str(face)


def face_json(face: int) -> int | str:
    """Give a face as JSON shows it: a number, or the name of a symbol."""
    return SYMBOLS.get(face, face)


def parse_face(text: object) -> int:
    """Read a face from its text or number; raises `InvalidNotation`."""
    face = _FACES.get(str(text)) if not isinstance(text, bool) else None
    if face is None:
        raise InvalidNotation(
            f"{text!r} is no face of a die: expected 1 to 6, star or globe", value=str(text)
        )
    return face
