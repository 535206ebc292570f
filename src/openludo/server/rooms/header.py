"""What was agreed before a game began: stored once, never changed, never shown whole."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Any

import msgspec
from msgspec import Struct

from openludo.dice import CommittedDice, SeededDice, commitment, open_contribution
from openludo.engine import RULE_FIELDS, Board, LudoError, Variant, format_rule
from openludo.records.words import every_rule
from openludo.server.protocol.play import Level, Pace, Player
from openludo.server.protocol.refusals import Refusal
from openludo.variants import find_variant


class Participant(Struct, frozen=True):
    """Somebody who plays, before it is settled where.

    `device` acts for a person; None is the game's own, which then acts for all persons.
    """

    kind: Player
    name: str
    level: Level | None
    colour: str | None
    auto_move: bool
    device: str | None = None


class Header(Struct, frozen=True, dict=True):
    """A game before its first entry. It holds the secret of the dice, or the seed.

    Participants stand in the order of seats where seats are fixed, else persons come first.
    `rules` holds every rule in force, so that another version's defaults change nothing.
    `promise` is the browser's commitment; `starter` the first seat where that is fixed.
    A game of several devices has a `room`, whose code it is, and `promises` of all persons in the
    order of joining instead of the one; `turn_limit` is in seconds, 0 for none; others may look
    on if they may `watch`; its end changes ratings if it is `rated`.
    """

    version: str
    variant_name: str
    rules: dict[str, str]
    participants: list[Participant]
    pace: Pace
    secret: str | None
    seed: str | None
    seed_entered: bool
    promise: str | None
    starter: int
    promises: list[str | None] | None = None
    room: str | None = None
    turn_limit: int = 0
    watch: bool = False
    rated: bool = False

    def __repr__(self) -> str:
        """Keep the secret out of logs."""
        return f"<Header {self.variant_name}>"

    @cached_property
    def variant(self) -> Variant:
        """The variant with its house rules; raises `Refusal` if this version lacks it."""
        try:
            return find_variant(self.variant_name, **every_rule(self.rules.items()))
        except LudoError as error:
            raise Refusal("other_version", version=self.version) from error

    @cached_property
    def changed(self) -> list[str]:
        """The house rules whose values are not the variant's own."""
        return list(self.variant.changed)

    @cached_property
    def board(self) -> Board:
        """The board on which so many play."""
        return self.variant.for_seats(self.seats).board

    @property
    def seats(self) -> int:
        """Number of seats that play."""
        return len(self.participants)

    @property
    def devices(self) -> list[str]:
        """The devices of the persons of a room's game, in the order of the participants."""
        return [one.device for one in self.participants if one.device is not None]

    @property
    def alone(self) -> bool:
        """Whether one person plays by a seed, so that nobody contributes to the dice."""
        return self.seed is not None

    @property
    def commitment(self) -> str:
        """What the server promises before anyone contributes."""
        return commitment(self._secret)

    def dice(self, game: str, contributions: Sequence[bytes]) -> CommittedDice:
        """Make the dice of the game, once the contributions are known or were not given."""
        if self.seed is not None:
            return SeededDice(self.seed)
        return CommittedDice(self._secret, game, contributions)

    def opened(self, contribution: str) -> bytes:
        """Open what the browser promised, once it shows it; raises `Refusal`."""
        if self.promise is None:
            raise Refusal("invalid_contribution", reason="not_promised")
        try:
            return open_contribution(self.promise, contribution)
        except LudoError as error:
            raise Refusal.of(error) from error

    @property
    def _secret(self) -> bytes:
        return self.seed.encode() if self.seed is not None else bytes.fromhex(self.secret or "")


def rules_text(variant: Variant) -> dict[str, str]:
    """Write every rule in force."""
    return {name: format_rule(name, getattr(variant.rules, name)) for name in RULE_FIELDS}


def encode(value: Any) -> bytes:
    """Write a value as it is stored."""
    return msgspec.json.encode(value)


def decode_header(data: bytes) -> Header:
    """Read a stored header."""
    return msgspec.json.decode(data, type=Header)
