"""Ratings: what a game changes, and what it leaves alone."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from openskill.models import BradleyTerryFull

from openludo.ratings import COMPUTERS, NEWCOMER, Player, Rating, rate

NEW = Player(NEWCOMER)
RATINGS = st.builds(Rating, st.floats(5.0, 45.0), st.floats(0.5, 9.0))
PLAYERS = st.lists(st.builds(Player, RATINGS), min_size=2, max_size=6)


def alone(*players: Player) -> list[list[Player]]:
    """Let everyone be a side."""
    return [[player] for player in players]


def strengths(sides: list[list[Rating]]) -> list[float]:
    """Give the strengths of single players."""
    return [rating.mu for (rating,) in sides]


def test_who_ends_before_another_gains_more() -> None:
    """Of equals the first gains most and the last loses most."""
    found = strengths(rate(alone(NEW, NEW, NEW, NEW), [3, 1, 4, 2]))
    assert sorted(range(4), key=lambda one: -found[one]) == [1, 3, 0, 2]
    assert found[1] > NEWCOMER.mu > found[2]


def test_a_draw_lies_between_a_win_and_a_loss() -> None:
    """Against the same opponent one ends strongest by winning and weakest by losing."""
    mine, other = Player(Rating(22.0, 4.0)), Player(Rating(27.0, 6.0))
    won, drawn, lost = (
        strengths(rate(alone(mine, other), ranks))[0] for ranks in ([1, 2], [1, 1], [2, 1])
    )
    assert won > drawn > lost


def test_a_draw_of_equals_moves_nobody() -> None:
    """Equals who tie stay where they are, however many: only what is not known shrinks."""
    for count in (2, 3, 4, 6):
        for (rating,) in rate(alone(*[NEW] * count), [1] * count):
            assert rating.mu == pytest.approx(NEWCOMER.mu)
            assert rating.sigma < NEWCOMER.sigma


def test_who_ties_with_a_stronger_one_gains() -> None:
    """A tie tells that the two are closer than was believed."""
    weak, strong = Player(Rating(20.0, 5.0)), Player(Rating(30.0, 5.0))
    lower, upper = strengths(rate(alone(weak, strong), [1, 1]))
    assert lower > 20.0
    assert upper < 30.0


def test_all_who_lose_together_lose_the_same() -> None:
    """Where only the winner is known, equals behind it are treated alike, wherever they sit."""
    found = strengths(rate(alone(NEW, NEW, NEW, NEW), [2, 2, 1, 2]))
    assert found[0] == pytest.approx(found[1]) == pytest.approx(found[3])
    assert found[2] > NEWCOMER.mu > found[0]


def test_partners_win_and_lose_together() -> None:
    """Partners of one rating gain the same, and the other team loses as much."""
    (ann, cem), (ben, dia) = rate([[NEW, NEW], [NEW, NEW]], [1, 2])
    assert ann == cem
    assert ben == dia
    assert ann.mu - NEWCOMER.mu == pytest.approx(NEWCOMER.mu - ben.mu)


def test_computers_stay_as_they_are() -> None:
    """A fixed player keeps its rating to the digit, and still counts as an opponent."""
    computer = Player(COMPUTERS["hard"], fixed=True)
    person, fixed = rate(alone(NEW, computer), [1, 2])
    assert fixed == [COMPUTERS["hard"]]
    weaker = Player(COMPUTERS["easy"], fixed=True)
    assert person[0].mu > rate(alone(NEW, weaker), [1, 2])[0][0].mu > NEWCOMER.mu


def test_a_better_level_is_rated_higher() -> None:
    """Easy stands below Normal, and Normal below Hard."""
    assert COMPUTERS["easy"].mu < COMPUTERS["normal"].mu < COMPUTERS["hard"].mu


def test_the_numbers_are_those_of_openskill() -> None:
    """A game of three and one of teams are rated as openskill itself rates them."""
    model = BradleyTerryFull()
    single = [Rating(25.0, 8.0), Rating(31.5, 2.0), Rating(18.0, 5.5)]
    theirs = model.rate([[model.rating(*one)] for one in single], ranks=[2.0, 1.0, 2.0])
    ours = rate(alone(*map(Player, single)), [2, 1, 2])
    assert [(r.mu, r.sigma) for (r,) in ours] == [(r.mu, r.sigma) for (r,) in theirs]
    pairs = [[Rating(25.0, 8.0), Rating(20.0, 3.0)], [Rating(30.0, 4.0), Rating(24.0, 7.0)]]
    theirs = model.rate([[model.rating(*one) for one in pair] for pair in pairs], ranks=[2.0, 1.0])
    ours = rate([[Player(one) for one in pair] for pair in pairs], [2, 1])
    assert [[(r.mu, r.sigma) for r in side] for side in ours] == [
        [(r.mu, r.sigma) for r in side] for side in theirs
    ]


def test_a_game_of_two_newcomers_is_rated_as_ever() -> None:
    """The numbers are known to the digit, so that another version of openskill is noticed."""
    (winner,), (loser,) = rate(alone(NEW, NEW), [1, 2])
    assert (winner.mu, winner.sigma) == pytest.approx((27.635, 8.0659), abs=1e-3)
    assert (loser.mu, loser.sigma) == pytest.approx((22.365, 8.0659), abs=1e-3)


def test_one_number_is_shown() -> None:
    """A newcomer stands at 0; who is better known stands higher with the same strength."""
    assert NEWCOMER.shown == 0
    assert Rating(25.0, 2.0).shown == 1900


@pytest.mark.parametrize(("sides", "ranks"), [([[NEW]], [1]), ([[NEW], []], [1, 2])])
def test_nobody_is_rated_without_an_opponent(sides: list[list[Player]], ranks: list[int]) -> None:
    """A game has two sides, and somebody on each."""
    with pytest.raises(ValueError, match="two sides"):
        rate(sides, ranks)


@settings(deadline=None)
@given(PLAYERS, st.data())
def test_the_order_of_the_sides_does_not_matter(players: list[Player], data: st.DataObject) -> None:
    """Everyone's new rating is the same wherever they sit, with ties too."""
    ranks = [data.draw(st.integers(1, len(players))) for _ in players]
    order = data.draw(st.permutations(range(len(players))))
    straight = strengths(rate(alone(*players), ranks))
    turned = strengths(rate(alone(*[players[i] for i in order]), [ranks[i] for i in order]))
    assert turned == pytest.approx([straight[i] for i in order])


@settings(deadline=None)
@given(PLAYERS, st.data())
def test_to_rank_better_never_harms(players: list[Player], data: st.DataObject) -> None:
    """Who ends one rank better, all else the same, is not rated lower for it."""
    ranks = [2 * data.draw(st.integers(1, len(players))) for _ in players]
    better = [ranks[0] - 1, *ranks[1:]]
    worse = strengths(rate(alone(*players), ranks))[0]
    assert strengths(rate(alone(*players), better))[0] >= worse - 1e-9
