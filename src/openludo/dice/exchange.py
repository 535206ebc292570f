"""What players add to the dice: each promises 16 random bytes, then reveals them.

The server has published its own promise by then, so neither side can choose what comes out.
Computers take no part. Everything here is a value: a room stores it and asks for the next one.
"""

from __future__ import annotations

import hashlib
import re
import secrets
import string
from collections.abc import Sequence
from dataclasses import dataclass, replace

from openludo.engine.errors import LudoError

SECRET_BYTES = 32
CONTRIBUTION_BYTES = 16
SEED_LETTERS = 26


class InvalidContribution(LudoError):
    """A player's promise or contribution cannot be used; `reason` says why."""

    code = "invalid_contribution"


class InvalidSeed(LudoError):
    """A seed is a text that cannot be written in UTF-8."""

    code = "invalid_seed"


@dataclass(frozen=True)
class Contribution:
    """One person's part: the promise, and the bytes once they are revealed."""

    commitment: str | None = None
    revealed: bytes | None = None


@dataclass(frozen=True)
class Exchange:
    """Contributions of all persons in the order of joining, until the first draw freezes them."""

    parts: tuple[Contribution, ...] = ()

    def join(self, commitment: str | None) -> Exchange:
        """Add a person; without a promise the part stays empty. Raises `InvalidContribution`."""
        promised = None if commitment is None else read_commitment(commitment)
        return Exchange((*self.parts, Contribution(promised)))

    def reveal(self, person: int, contribution: str) -> Exchange:
        """Open the promise of a person; doing it twice changes nothing."""
        part = self.parts[person]
        if part.commitment is None:
            raise InvalidContribution(
                f"person {person} promised nothing and so reveals nothing", reason="not_promised"
            )
        opened = replace(part, revealed=open_contribution(part.commitment, contribution))
        return Exchange((*self.parts[:person], opened, *self.parts[person + 1 :]))

    @property
    def complete(self) -> bool:
        """Whether every promise has been opened."""
        return all(p.commitment is None or p.revealed is not None for p in self.parts)

    def contributions(self) -> Sequence[bytes]:
        """List what the draws use: the empty text for whoever is late or reveals nothing."""
        return tuple(part.revealed or b"" for part in self.parts)


def new_secret() -> bytes:
    """Draw the server's secret of one game."""
    return secrets.token_bytes(SECRET_BYTES)


def new_seed() -> str:
    """Draw the seed of a game played alone: 26 letters, 122 bits."""
    return "".join(secrets.choice(string.ascii_lowercase) for _ in range(SEED_LETTERS))


def read_seed(seed: str) -> bytes:
    """Turn a seed into the secret that it stands for; raises `InvalidSeed`."""
    try:
        return seed.encode()
    except UnicodeEncodeError as error:
        raise InvalidSeed(
            f"character {error.start} of the seed is half of a character", place=error.start
        ) from None


def read_commitment(text: str) -> str:
    """Check a promise: 64 hexadecimal digits; raises `InvalidContribution`."""
    if not re.fullmatch("[0-9a-f]{64}", text.lower()):
        raise InvalidContribution(
            f"{text!r} is no promise: expected the SHA-256 of the contribution, 64 hex digits",
            reason="bad_commitment",
        )
    return text.lower()


def open_contribution(commitment: str, contribution: str) -> bytes:
    """Read a contribution and check that it is the promised one; raises `InvalidContribution`."""
    if not re.fullmatch(f"[0-9a-f]{{{2 * CONTRIBUTION_BYTES}}}", contribution.lower()):
        raise InvalidContribution(
            f"{contribution!r} is no contribution: expected {CONTRIBUTION_BYTES} bytes in hex",
            reason="bad_contribution",
        )
    data = bytes.fromhex(contribution)
    found = hashlib.sha256(data).hexdigest()
    if found != commitment.lower():
        raise InvalidContribution(
            f"the contribution was not promised: its SHA-256 is {found}, expected {commitment}",
            reason="mismatch",
            found=found,
            expected=commitment,
        )
    return data
