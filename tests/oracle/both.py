"""The referee and the engine asked together: every answer must be the same."""

import pytest

from openludo import InvalidPosition, Position, find_variant
from openludo.engine import parse_face

from .position import Face
from .presets import HouseRules, house_rules
from .referee import Referee


class Both(Referee):
    """Answers as the referee does, and fails where the engine answers otherwise."""

    def __init__(self, rules: HouseRules, seats: int, variant: str, changes: dict[str, object]):
        """Take the variant's name and house rules as well, for the engine."""
        super().__init__(rules, seats)
        self.variant = find_variant(variant, **changes)

    def start(self, first: int = 0) -> str:
        """Give the start, the same on both sides."""
        text = super().start(first)
        assert str(Position.start(self.variant, self.seats, first)) == text
        return text

    def roll(self, text: str, face: Face, rolls_so_far: int = 0) -> str:
        """Roll on both sides."""
        after = super().roll(text, face, rolls_so_far)
        position = Position.parse(self.variant, text, rolls_so_far)
        assert str(position.after_roll(parse_face(face))) == after
        return after

    def moves_and_compulsions(
        self, text: str, rolls_so_far: int = 0
    ) -> tuple[list[tuple[str, str]], tuple[str, ...]]:
        """List the moves, where they lead and what compels to them on both sides."""
        listed, forced_by = super().moves_and_compulsions(text, rolls_so_far)
        if not listed:
            with pytest.raises(InvalidPosition, match="there is no legal move"):
                Position.parse(self.variant, text, rolls_so_far)
            return listed, forced_by
        position = Position.parse(self.variant, text, rolls_so_far)
        ours = [(str(move), str(position.after_move(move))) for move in position.legal_moves]
        assert (ours, position.forced_by) == (listed, forced_by)
        return listed, forced_by


def play_both(variant: str, seats: int, changes: dict[str, object]) -> Both:
    """Give the referee and the engine for a variant with some house rules changed."""
    return Both(house_rules(variant, **changes), seats, variant, changes)
