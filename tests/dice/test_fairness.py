"""Faces are equally likely: for every seat, after every run of misses, in every place."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import permutations
from random import Random

import pytest

from openludo.dice import CommittedDice, SeededDice
from openludo.engine import YARD, Game, Position
from openludo.variants import find_variant

ROLLS_EACH = 100_000
SIGMAS = 4


@pytest.fixture(scope="module")
def rolls() -> list[list[int]]:
    """Roll 100,000 times with each of ten fixed secrets."""
    dice = [CommittedDice(bytes([n]) * 32, f"game {n}", [bytes(16), b""]) for n in range(10)]
    return [[one.roll(number) for number in range(ROLLS_EACH)] for one in dice]


def assert_sixth(hits: int, total: int, what: str) -> None:
    """Fail when `hits` is more than four standard deviations from a sixth of `total`."""
    assert total > 700, f"{what}: only {total} cases"
    deviation = (total * 5 / 36) ** 0.5
    assert abs(hits - total / 6) < SIGMAS * deviation, f"{what}: {hits} of {total}"


def chi_square(counts: Counter[int], kinds: int) -> float:
    """Measure how far `counts` is from all `kinds` being equal."""
    assert len(counts) == kinds
    expected = counts.total() / kinds
    return sum((count - expected) ** 2 / expected for count in counts.values())


def test_six_hundred_thousand_rolls_are_uniform(rolls: list[list[int]]) -> None:
    """The chi-square of 600,000 rolls stays below the one-in-a-thousand bound of 20.5."""
    counts = Counter(face for game in rolls[:6] for face in game)
    assert counts.total() == 600_000
    assert sorted(counts) == [1, 2, 3, 4, 5, 6]
    assert chi_square(counts, 6) < 20.5
    for face, count in counts.items():
        assert_sixth(count, 600_000, f"face {face}")


def test_a_roll_says_nothing_about_the_next(rolls: list[list[int]]) -> None:
    """All 36 pairs of following faces are equally likely (bound 66.6, one in a thousand)."""
    pairs = Counter(
        6 * before + after
        for game in rolls
        for before, after in zip(game[::2], game[1::2], strict=True)
    )
    assert chi_square(pairs, 36) < 66.6


@pytest.mark.parametrize("misses", [0, 1, 5, 10, 15])
def test_a_run_of_misses_does_not_bring_a_six_nearer(rolls: list[list[int]], misses: int) -> None:
    """After any number of rolls without a six the next is a six in one of six cases."""
    hits = total = 0
    for game in rolls:
        run = 0
        for face in game:
            if run >= misses:
                total += 1
                hits += face == 6
            run = 0 if face == 6 else run + 1
    assert_sixth(hits, total, f"a six after {misses} misses")


@pytest.mark.parametrize("sixes", [1, 2, 3, 4])
def test_a_run_of_sixes_does_not_drive_the_next_away(rolls: list[list[int]], sixes: int) -> None:
    """After several sixes in a row the next is a six in one of six cases."""
    hits = total = 0
    for game in rolls:
        run = 0
        for face in game:
            if run >= sixes:
                total += 1
                hits += face == 6
            run = run + 1 if face == 6 else 0
    assert_sixth(hits, total, f"a six after {sixes} sixes")


def test_no_face_depends_on_the_seat(rolls: list[list[int]]) -> None:
    """With four seats passing the die on, each seat sees each face in one of six rolls."""
    counts: Counter[tuple[int, int]] = Counter()
    for number, game in enumerate(rolls):
        seat = number % 4
        for face in game:
            counts[seat, face] += 1
            seat = seat if face == 6 else (seat + 1) % 4
    for seat in range(4):
        total = sum(counts[seat, face] for face in range(1, 7))
        for face in range(1, 7):
            assert_sixth(counts[seat, face], total, f"face {face} of seat {seat}")


def test_the_first_roll_of_a_game_is_uniform() -> None:
    """Over 24,000 games, committed and seeded, the first roll shows each face equally often."""
    committed = Counter(CommittedDice(b"secret", str(n)).roll(0) for n in range(12_000))
    seeded = Counter(SeededDice(f"seed {n}").roll(0) for n in range(12_000))
    for counts in (committed, seeded):
        for face in range(1, 7):
            assert_sixth(counts[face], 12_000, f"first roll {face}")


def test_every_order_of_seats_and_colours_is_equally_likely() -> None:
    """Over 24,000 games the 24 orders of four come out alike (bound 49.7, one in a thousand)."""
    orders = list(permutations(range(4)))
    dice = [CommittedDice(b"secret", f"table {n}") for n in range(24_000)]
    seats = Counter(orders.index(one.seats(4)) for one in dice)
    colours = Counter(orders.index(tuple(map(int, one.colours(4, "0123")))) for one in dice)
    assert chi_square(seats, 24) < 49.7
    assert chi_square(colours, 24) < 49.7


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_every_seat_is_drawn_to_start_equally_often(seats: int) -> None:
    """Over 12,000 games each seat starts its share of them."""
    counts = Counter(CommittedDice(b"secret", str(n)).first(seats) for n in range(12_000))
    assert sorted(counts) == list(range(seats))
    for count in counts.values():
        share = 12_000 / seats
        assert abs(count - share) < SIGMAS * (share * (1 - 1 / seats)) ** 0.5


def logged_rolls(games: int) -> Iterator[tuple[Position, int, int]]:
    """Play games at random and give each roll with its position and the seat's misses so far."""
    variant = find_variant("solo")
    for number in range(games):
        dice, choose = CommittedDice(b"logged", f"game {number}"), Random(number)
        game, misses = Game(variant), [0, 0, 0, 0]
        while not game.outcome():
            position = game.position
            if position.phase == "move":
                game.push(choose.choice(position.legal_moves))
                continue
            game.roll(dice)
            face = game.log[-1]
            assert isinstance(face, int)
            yield position, face, misses[position.turn]
            misses[position.turn] = 0 if face == 6 else misses[position.turn] + 1


def places(position: Position, misses: int) -> Iterator[str]:
    """Name everything about a roll that must not matter to it."""
    seat = position.turn
    progress = [sum(position.tokens(other)) for other in range(4)]
    yield f"seat {seat}"
    if progress[seat] == max(progress):
        yield "the leader"
    if progress[seat] == min(progress):
        yield "the last"
    if set(position.tokens(seat)) == {YARD}:
        yield "all in the yard"
        if misses >= 5:
            yield "all in the yard after five misses"


def test_a_six_is_as_likely_in_every_place_of_real_games() -> None:
    """Leaders, stragglers, every seat and seats waiting in the yard roll a six in one of six."""
    total: Counter[str] = Counter()
    sixes: Counter[str] = Counter()
    for position, face, misses in logged_rolls(100):
        for place in places(position, misses):
            total[place] += 1
            sixes[place] += face == 6
    assert len(total) == 8
    for place, count in total.items():
        assert_sixth(sixes[place], count, place)
