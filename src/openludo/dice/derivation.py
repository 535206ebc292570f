"""How one number follows from a secret: the whole of it, so that others can write it anew.

Integers are big-endian, texts are UTF-8. `docs/verify_dice.py` repeats this without importing it.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Iterable, Iterator
from itertools import count

LABEL = b"openludo dice 1"


def u32(number: int) -> bytes:
    """Write a number in four bytes."""
    return number.to_bytes(4, "big")


def lp(data: bytes) -> bytes:
    """Put the length of `data` before it, in two bytes, so that parts cannot run together."""
    return len(data).to_bytes(2, "big") + data


def commitment(secret: bytes) -> str:
    """Give the promise that is published before a game: SHA-256 of the secret, in hex."""
    return hashlib.sha256(secret).hexdigest()


def context(game_id: str, contributions: Iterable[bytes]) -> bytes:
    """Bind the draws to one game and to what its players contributed, in the order of joining."""
    parts = (LABEL, game_id.encode(), *contributions)
    return hashlib.sha256(b"".join(map(lp, parts))).digest()


def draw(secret: bytes, context: bytes, purpose: str, key: bytes, sides: int) -> int:
    """Draw a number from 0 to `sides` - 1, each equally likely; `sides` is 1 to 256."""
    return first_fair(blocks(secret, context + lp(purpose.encode()) + key), sides)


def blocks(secret: bytes, message: bytes) -> Iterator[bytes]:
    """Yield the 32-byte blocks of HMAC-SHA256 over `message` and the block's number."""
    for number in count():
        yield hmac.digest(secret, message + u32(number), "sha256")


def first_fair(blocks: Iterable[bytes], sides: int) -> int:
    """Take the first byte that favours no number, modulo `sides`.

    256 is no multiple of 6: bytes from `256 // sides * sides` up would come on top for the low
    numbers alone, so they are left out and the next byte is taken.
    """
    if not 1 <= sides <= 256:
        raise ValueError(f"a draw has 1 to 256 sides, not {sides}")
    limit = 256 // sides * sides
    for block in blocks:
        for byte in block:
            if byte < limit:
                return byte % sides
    raise ValueError(f"no byte below {limit} in the blocks given")
