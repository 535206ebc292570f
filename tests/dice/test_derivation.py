"""Draws follow from the secret exactly as the guide to the dice says."""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter

import pytest

from openludo.dice import commitment, context, draw, lp, u32
from openludo.dice.derivation import blocks, first_fair


def test_a_part_carries_its_length_in_two_bytes() -> None:
    """A length of two bytes, the high one first, stands before each part."""
    assert lp(b"") == b"\0\0"
    assert lp(b"abc") == b"\0\x03abc"
    assert lp(b"x" * 258)[:2] == b"\x01\x02"


def test_a_part_of_more_than_65535_bytes_is_refused() -> None:
    """What two bytes cannot count is an error, never a shortened length."""
    with pytest.raises(OverflowError):
        lp(b"x" * 65536)


def test_moving_a_byte_between_contributions_changes_the_context() -> None:
    """Two lists whose bytes read the same in a row still bind different games."""
    assert context("room", [b"ab", b"c"]) != context("room", [b"a", b"bc"])
    assert context("rooma", [b"b"]) != context("room", [b"ab"])
    assert context("room", [b""]) != context("room", [])


def test_the_promise_is_the_hash_of_the_secret() -> None:
    """A promise is the SHA-256 of the secret's bytes."""
    assert commitment(b"abc") == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"


def test_a_draw_is_the_first_fair_byte_of_the_hmac() -> None:
    """Purpose, key and block number stand behind the context in what is signed."""
    secret, where = b"s" * 32, context("room", [])
    message = where + b"\0\x04roll" + u32(7) + u32(0)
    byte = next(b for b in hmac.new(secret, message, hashlib.sha256).digest() if b < 252)
    assert draw(secret, where, "roll", u32(7), 6) == byte % 6


@pytest.mark.parametrize("sides", range(2, 9))
def test_every_number_comes_from_the_same_count_of_byte_values(sides: int) -> None:
    """Of all 256 byte values each number gets equally many, and those left over are redrawn."""
    again = b"\0"  # a redrawn byte falls through to this block
    kept = [first_fair([bytes([byte]), again], sides) for byte in range(256 // sides * sides)]
    assert set(Counter(kept).values()) == {256 // sides}
    assert sorted(set(kept)) == list(range(sides))


@pytest.mark.parametrize("sides", range(2, 9))
def test_every_left_over_byte_value_is_redrawn(sides: int) -> None:
    """A byte in the left-over part gives way to the next byte, then to the next block."""
    for byte in range(256 // sides * sides, 256):
        assert first_fair([bytes([byte, 1])], sides) == 1
        assert first_fair([bytes([byte] * 32), b"\0"], sides) == 0
        with pytest.raises(ValueError, match="no byte below"):
            first_fair([bytes([byte])], sides)


def test_blocks_are_numbered_from_zero() -> None:
    """The second block signs the same message with the number one."""
    found = blocks(b"secret", b"message")
    assert next(found) == hmac.digest(b"secret", b"message\0\0\0\0", "sha256")
    assert next(found) == hmac.digest(b"secret", b"message\0\0\0\x01", "sha256")


@pytest.mark.parametrize("sides", [0, -1, 257])
def test_sides_that_one_byte_cannot_serve_are_refused(sides: int) -> None:
    """A draw among none or among more than 256 is an error."""
    with pytest.raises(ValueError, match="1 to 256 sides"):
        draw(b"", b"", "roll", b"", sides)
