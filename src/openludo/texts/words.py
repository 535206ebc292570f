"""House rules and their values in a few words, for those who read the rules."""

from __future__ import annotations

from openludo.engine import BUNDLES, RULE_FIELDS, face_text
from openludo.texts.catalogues import text

Value = bool | int | str | tuple[int, ...] | tuple[str, ...]


def value_in_words(rule: str, value: Value, lang: str) -> str:
    """Put a value of a house rule or bundle into words."""
    kind = (RULE_FIELDS.get(rule) or BUNDLES[rule]).kind
    if isinstance(value, bool):
        flag = f"value-{str(value).lower()}"
        return text(flag if kind == "flag" else f"value-{dashed(rule)}-{str(value).lower()}", lang)
    if isinstance(value, tuple):
        return _list(kind, value, lang)
    if kind == "number":
        return text(f"value-{dashed(rule)}", lang, count=value)
    return text(f"value-{dashed(rule)}-{dashed(str(value))}", lang)


def face_in_words(face: int, lang: str, form: str = ".one") -> str:
    """Put a face of the die into words: "a 6"; with the form "" just "6"."""
    name = face_text(face)
    if name.isdigit():
        return text(f"face-number{form}", lang, face=face)
    return text(f"face-{name}{form}", lang)


def dashed(name: str) -> str:
    """Write a name of the code as in a key."""
    return name.replace("_", "-")


def _list(kind: str, values: tuple[int, ...] | tuple[str, ...], lang: str) -> str:
    if not values:
        return text("value-none", lang)
    if kind == "faces":
        faces = [face_in_words(int(face), lang, "") for face in values]
        return text("value-faces", lang, items=faces)
    return text("value-grants", lang, items=[text(f"grant-{name}", lang) for name in values])
