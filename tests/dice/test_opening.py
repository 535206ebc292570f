"""The highest roll starts, and those who tie roll again."""

from __future__ import annotations

from openludo.dice import CommittedDice, ScriptedDice, highest_roll, starter


def test_the_highest_roll_starts() -> None:
    """Without a tie there is one round, in seat order."""
    rounds = highest_roll(ScriptedDice([], first_rolls=[3, 5, 2, 1]), 4)
    assert rounds == (((0, 3), (1, 5), (2, 2), (3, 1)),)
    assert starter(rounds) == 1


def test_only_those_who_tie_roll_again() -> None:
    """Rolls are counted through all rounds and each round leaves out who was lower."""
    rounds = highest_roll(ScriptedDice([], first_rolls=[6, 5, 6, 6, 2, 4, 4, 1, 3]), 4)
    assert rounds == (
        ((0, 6), (1, 5), (2, 6), (3, 6)),
        ((0, 2), (2, 4), (3, 4)),
        ((2, 1), (3, 3)),
    )
    assert starter(rounds) == 3


def test_rounds_use_the_draws_in_turn_and_leave_the_rolls_of_the_game_alone() -> None:
    """The opening has a purpose of its own, numbered from nought through every round."""
    for number in range(50):
        dice = CommittedDice(b"secret", f"game {number}")
        faces = [face for rolls in highest_roll(dice, 3) for _, face in rolls]
        assert faces == [dice.first_roll(n) for n in range(len(faces))]


def test_every_seat_starts_equally_often() -> None:
    """Over 6,000 games each of three seats wins the roll for the start about 2,000 times."""
    wins = [0, 0, 0]
    for number in range(6000):
        wins[starter(highest_roll(CommittedDice(b"secret", str(number)), 3))] += 1
    assert all(abs(won - 2000) < 4 * (6000 * 2 / 9) ** 0.5 for won in wins), wins
