"""What a person is called: a name for people, and a number by which programs know them."""

from __future__ import annotations

import hashlib
import unicodedata
from collections.abc import Iterable
from itertools import chain, count

LONGEST_NAME = 40

NUMBER_BYTES = 6
"""So many make a whole number that browsers take without loss, and that no two people share."""


def one_line(name: str) -> str:
    """Make a name one line of text, "" if nothing of it is seen."""
    shown = (sign for sign in name if not _controls(sign) or sign.isspace())
    line = " ".join("".join(shown).split())
    return line if any(unicodedata.category(sign)[0] not in "CMZ" for sign in line) else ""


def told_apart(name: str, others: Iterable[str]) -> str:
    """Put a number behind a name that somebody else has, in whatever letters it is written."""
    taken = {_likeness(other) for other in others}
    endings = chain([""], (f" {number}" for number in count(2)))
    fitting = (name[: LONGEST_NAME - len(ending)].rstrip() + ending for ending in endings)
    return next(one for one in fitting if _likeness(one) not in taken)


def number_of(room: str, device: str) -> int:
    """Give the number of a person in a room, which tells nothing of the device.

    It follows from both, so that whoever goes and comes again under another name keeps it.
    """
    digest = hashlib.sha256(f"openludo person\0{room}\0{device}".encode()).digest()
    return int.from_bytes(digest[:NUMBER_BYTES], "big")


def _controls(sign: str) -> bool:
    return unicodedata.category(sign) in ("Cc", "Cs")


def _likeness(name: str) -> str:
    """Give what people take for the same name."""
    seen = (sign for sign in name if unicodedata.category(sign) != "Cf")
    return unicodedata.normalize("NFKC", "".join(seen)).casefold()
