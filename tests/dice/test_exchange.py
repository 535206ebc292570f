"""Players promise and reveal their part of the dice."""

from __future__ import annotations

import hashlib

import pytest

from openludo.dice import (
    Exchange,
    InvalidContribution,
    SeededDice,
    commitment,
    new_secret,
    new_seed,
    open_contribution,
    read_commitment,
)

ONE, TWO = b"\x11" * 16, b"\x22" * 16


def promise(data: bytes) -> str:
    """Commit to `data` as a browser does."""
    return hashlib.sha256(data).hexdigest()


def test_contributions_come_in_the_order_of_joining_not_of_revealing() -> None:
    """Who reveals first changes nothing in the list."""
    exchange = Exchange().join(promise(ONE)).join(promise(TWO))
    one_first = exchange.reveal(0, ONE.hex()).reveal(1, TWO.hex())
    two_first = exchange.reveal(1, TWO.hex()).reveal(0, ONE.hex())
    assert one_first == two_first
    assert one_first.contributions() == (ONE, TWO)
    assert one_first.complete


def test_whoever_is_late_counts_as_the_empty_text() -> None:
    """A promise that was never opened and a person without one contribute nothing."""
    exchange = Exchange().join(promise(ONE)).join(None).join(promise(TWO)).reveal(2, TWO.hex())
    assert exchange.contributions() == (b"", b"", TWO)
    assert not exchange.complete


def test_a_person_without_a_promise_keeps_nobody_waiting() -> None:
    """An exchange is complete when all promises are open."""
    assert Exchange().join(None).complete
    assert Exchange().complete


def test_revealing_twice_changes_nothing() -> None:
    """The same contribution again is accepted and leaves the same exchange."""
    once = Exchange().join(promise(ONE)).reveal(0, ONE.hex())
    assert once.reveal(0, ONE.hex().upper()) == once


def test_another_contribution_than_promised_is_refused() -> None:
    """A contribution that does not fit its promise names both hashes."""
    with pytest.raises(InvalidContribution) as caught:
        Exchange().join(promise(ONE)).reveal(0, TWO.hex())
    assert caught.value.params == {
        "reason": "mismatch",
        "found": promise(TWO),
        "expected": promise(ONE),
    }
    assert promise(TWO) in str(caught.value)
    assert promise(ONE) in str(caught.value)


@pytest.mark.parametrize("text", ["", "11", "11" * 15, "11" * 17, "zz" * 16, "11" * 16 + "\n"])
def test_a_contribution_is_sixteen_bytes_in_hex(text: str) -> None:
    """Too few, too many and unreadable digits are refused, whatever was promised."""
    with pytest.raises(InvalidContribution, match="expected 16 bytes in hex"):
        open_contribution(promise(ONE), text)


@pytest.mark.parametrize("text", ["", "ab" * 31, "ab" * 33, "xy" * 32, "ab" * 32 + " "])
def test_a_promise_is_a_sha256_in_hex(text: str) -> None:
    """Anything but 64 hexadecimal digits is refused, whether read alone or when joining."""
    with pytest.raises(InvalidContribution, match="expected the SHA-256"):
        read_commitment(text)
    with pytest.raises(InvalidContribution, match="expected the SHA-256"):
        Exchange().join(text)


def test_a_person_without_a_promise_cannot_reveal() -> None:
    """Bytes that were not promised could have been chosen after seeing those of others."""
    with pytest.raises(InvalidContribution) as caught:
        Exchange().join(None).reveal(0, ONE.hex())
    assert caught.value.params["reason"] == "not_promised"


def test_secrets_are_32_bytes_and_never_twice_the_same() -> None:
    """A thousand games at once have a thousand promises."""
    found = [new_secret() for _ in range(1000)]
    assert {len(secret) for secret in found} == {32}
    assert len({commitment(secret) for secret in found}) == 1000


def test_drawn_seeds_are_26_letters_and_never_twice_the_same() -> None:
    """Fresh games played alone get fresh seeds, from all letters."""
    seeds = [new_seed() for _ in range(1000)]
    assert all(len(seed) == 26 and seed.isascii() and seed.islower() for seed in seeds)
    assert all(seed.isalpha() for seed in seeds)
    assert len({SeededDice(seed).commitment for seed in seeds}) == 1000
    assert len(set("".join(seeds))) == 26
