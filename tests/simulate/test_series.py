"""Games between computers: the same wherever, however and in whatever order they are played."""

import random
from concurrent.futures import ThreadPoolExecutor

import pytest

from openludo import InvalidRules, Position, find_variant, variant_names
from openludo.engine import DICE
from openludo.players import LEVELS, computer
from openludo.simulate.contest import draw
from openludo.simulate.series import (
    Series,
    Tally,
    game_key,
    play_series,
    play_span,
    processes,
)
from oracle.drawing import draw_allowed

MIXED = tuple(computer(level) for level in ("hard", "normal", "easy", "hard"))


def series(variant="solo", players=MIXED, games=4, seed="tests", **changes):
    """Make a series."""
    house_rules = changes.pop("house_rules", {})
    return Series(find_variant(variant, **house_rules), players, games, seed, **changes)


@pytest.mark.parametrize("name", variant_names())
def test_variants_are_played_alike_compiled_and_interpreted(name):
    """Both kernels let computers choose the same moves: same winners after as many rolls."""
    games = series(name)
    assert play_span(games, 0, 4, "compiled") == play_span(games, 0, 4, "interpreted")


def test_house_rules_are_played_alike_compiled_and_interpreted():
    """Random house rules and numbers of seats change nothing about that."""
    chance = random.Random("contests")
    for _ in range(40):
        seats, name = chance.choice((2, 3, 4, 4)), chance.choice(variant_names())
        rules = draw_allowed(chance, seats, name)
        games = series(name, MIXED[:seats], house_rules=rules, most_rolls=600)
        assert play_span(games, 0, 1, "compiled") == play_span(games, 0, 1, "interpreted"), rules


def play_with_positions(games, number):
    """Play a game of a series once more with Position and the public computers."""
    seats = len(games.players)
    players = {games.seat_of(player, number): player for player in range(seats)}
    key = game_key(games.seed, number)
    faces = DICE[games.variant.rules.die]
    position, ties = Position.start(games.variant, seats), 0
    while position.outcome is None:
        if position.phase == "roll":
            face = faces[draw(*key, 2 * position.rolls, len(faces))]
            position = position.after_roll(face)
            continue
        best = games.players[players[position.turn]].best(position, position.legal_moves)
        chosen = best[0]
        if len(best) > 1:
            chosen = best[draw(*key, 2 * ties + 1, len(best))]
            ties += 1
        position = position.after_move(chosen)
    return tuple(sorted(players[seat] for seat in position.outcome.winners)), position.rolls


@pytest.mark.parametrize("name", ["solo", "pairs", "danish"])
def test_the_computers_of_a_series_are_those_of_the_table(name):
    """A game of a series is the game that the public computers play from the same draws."""
    games = series(name)
    for number, played in enumerate(play_span(games, 0, 2)):
        assert tuple(played) == play_with_positions(games, number)


def test_a_series_depends_on_its_seed_alone():
    """The same seed gives the same figures, another seed others."""
    first, again, other = (play_series(series(games=40, seed=seed)) for seed in "aab")
    assert first == again
    assert first != other


def test_a_series_can_be_played_in_parts():
    """Games 0 to 9 and 10 to 29 add up to games 0 to 29."""
    parts = play_series(series(games=10)) + play_series(series(games=20, first=10))
    assert parts == play_series(series(games=30))


def test_the_number_of_workers_makes_no_difference():
    """Two processes, three threads and none find the same figures."""
    games = series(games=800)
    alone = play_series(games)
    with processes(2) as executor:
        assert play_series(games, executor) == alone
    with ThreadPoolExecutor(3) as threads:
        assert play_series(games, threads) == alone


def test_played_games_are_reported():
    """Who waits hears of every game."""
    heard = []
    play_series(series(games=600), report=heard.append)
    assert len(heard) > 1
    assert sum(heard) == 600


def test_everyone_sits_in_every_seat_equally_often():
    """Players move one seat on after every game, and four equal ones win equally often."""
    games = series(games=8)
    for player in range(4):
        seats = [games.seat_of(player, number) for number in range(8)]
        assert sorted(seats) == [0, 0, 1, 1, 2, 2, 3, 3]
    tally = play_series(series(players=(computer("normal"),) * 4, games=2000))
    assert all(abs(wins - 500) < 4 * 19.4 for wins in tally.wins)


@pytest.mark.parametrize("name", variant_names())
def test_hard_beats_normal(name):
    """One Hard wins more than its share against three Normal, under every variant."""
    players = (computer("hard"), *[computer("normal")] * 3)
    tally = play_series(series(name, players, games=1000))
    assert tally.games == sum(tally.wins) == 1000
    assert tally.wins[0] > 300


def test_partners_win_together():
    """In teams a game has two winners, who sit opposite each other."""
    games = series("pairs", house_rules={"teams": True, "quick": True})
    for played in play_span(games, 0, 4):
        one, other = played.winners
        assert other - one == 2


def test_with_play_on_the_first_to_finish_wins():
    """A series counts the first seat that finishes, and one alone."""
    games = series("classic", house_rules={"play_on": True})
    plain = play_span(series("classic"), 0, 4)
    assert [game.winners for game in play_span(games, 0, 4)] == [game.winners for game in plain]


def test_nobody_wins_a_game_that_meets_a_limit():
    """A roll limit of the rules, or that of the series, leaves a game without a winner."""
    limited = series(house_rules={"roll_limit": 50})
    assert play_series(limited) == Tally(4, (0, 0, 0, 0), 4, 200)
    assert play_series(series(most_rolls=60)) == Tally(4, (0, 0, 0, 0), 4, 240)


def test_the_number_of_players_must_fit():
    """Five players are refused for a board of four."""
    with pytest.raises(InvalidRules):
        series(players=MIXED + MIXED[:1])


def test_every_level_is_measured_by_its_weights():
    """Levels differ only in their weights, and Easy has none."""
    assert not any(LEVELS["easy"])
    assert LEVELS["hard"]._replace(risk=0) == LEVELS["normal"]
