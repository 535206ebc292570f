"""Series of games between computers: the same figures from the same seed, on any machine.

Every game has a key of its own, made from the seed and the game's number, so it makes no
difference in which process it is played, or whether numba is installed.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor, as_completed
from dataclasses import dataclass
from multiprocessing import get_context
from typing import Any, NamedTuple

from openludo.engine import DICE, Position, Variant
from openludo.engine.kernel import layout as at
from openludo.players import LEVELS, computer
from openludo.players.scoring import Desk
from openludo.simulate.compiled import Backend, backend

CHUNK = 250
"""Games handed to a process at a time."""

MOST_ROLLS = 20_000
"""Where a game is given up that no rule ends; an ordinary one takes 200 to 1,000 rolls."""


@dataclass(frozen=True)
class Series:
    """What is to be played: `levels` are the players, who move one seat on after every game.

    `first` numbers the first game, so that one series can go on where another ended. Seat 0
    begins every game. Raises `UnknownLevel`, or `InvalidRules` for the number of players.
    """

    variant: Variant
    levels: tuple[str, ...]
    games: int
    seed: str
    first: int = 0
    most_rolls: int = MOST_ROLLS

    def __post_init__(self) -> None:
        for level in self.levels:
            computer(level)
        self.variant.check_seats(len(self.levels))

    def seat_of(self, player: int, game: int) -> int:
        """Give the seat in which a player sits in a game."""
        return (player + game) % len(self.levels)


class Played(NamedTuple):
    """One game: players who won (two in teams, none where a limit ended it), and its rolls."""

    winners: tuple[int, ...]
    rolls: int


@dataclass(frozen=True)
class Tally:
    """What became of a series: wins of each player, and the games that nobody won."""

    games: int
    wins: tuple[int, ...]
    undecided: int
    rolls: int


def play_series(
    series: Series,
    executor: Executor | None = None,
    kernel: str = "best",
    report: Callable[[int], None] | None = None,
) -> Tally:
    """Play all games, here or by an executor's workers; `report` hears of games as they end."""
    played: list[Played] = []
    for chunk in _chunks(series, executor, kernel, report or (lambda _: None)):
        played += chunk
    players = range(len(series.levels))
    return Tally(
        games=len(played),
        wins=tuple(sum(player in game.winners for game in played) for player in players),
        undecided=sum(not game.winners for game in played),
        rolls=sum(game.rolls for game in played),
    )


def processes(workers: int) -> Executor:
    """Return an executor that plays on processes of this machine.

    They are started fresh, not forked, so that no thread or lock is copied.
    """
    return ProcessPoolExecutor(workers, mp_context=get_context("spawn"))


def play_chunk(series: Series, start: int, stop: int, kernel: str = "best") -> list[Played]:
    """Play the games with the numbers from `start` to `stop` - 1, in this process."""
    return list(_play(series, start, stop, backend(kernel)))


def game_key(seed: str, game: int) -> tuple[int, int]:
    """Give the two words from which all chance of a game follows."""
    digest = hashlib.sha256(f"{game} {seed}".encode()).digest()
    return int.from_bytes(digest[:4], "big"), int.from_bytes(digest[4:8], "big")


def _chunks(
    series: Series, executor: Executor | None, kernel: str, report: Callable[[int], None]
) -> Iterator[list[Played]]:
    end = series.first + series.games
    spans = [(at, min(at + CHUNK, end)) for at in range(series.first, end, CHUNK)]
    if executor is None:
        for start, stop in spans:
            yield play_chunk(series, start, stop, kernel)
            report(stop - start)
        return
    # The first game is compiled and kept here, so that the workers find it and need not.
    play_chunk(series, series.first, min(series.first + 1, end), kernel)
    futures = [executor.submit(play_chunk, series, *span, kernel) for span in spans]
    try:
        for future in as_completed(futures):
            report(len(future.result()))
    except BaseException:
        _cancel(futures)
        raise
    yield from (future.result() for future in futures)


def _cancel(futures: list[Future[list[Played]]]) -> None:
    for future in futures:
        future.cancel()


def _play(series: Series, start: int, stop: int, kernel: Backend) -> Iterator[Played]:
    seats = len(series.levels)
    begin = Position.start(series.variant, seats)
    table = kernel.row(begin._table)
    desk = _desk(kernel, begin)
    for game in range(start, stop):
        state = kernel.row(begin._state)
        seated = {series.seat_of(player, game): player for player in range(seats)}
        weights = [w for seat in range(seats) for w in LEVELS[series.levels[seated[seat]]]]
        key = game_key(series.seed, game)
        won = kernel.play_contest(table, state, desk, kernel.row(weights), *key, series.most_rolls)
        winners = sorted(player for seat, player in seated.items() if won >> seat & 1)
        yield Played(tuple(winners), int(state[at.ROLLS]))


def _desk(kernel: Backend, begin: Position) -> Desk:
    def blank() -> Any:
        return kernel.row([0] * len(begin._state))

    faces = kernel.row(DICE[begin.variant.rules.die])
    return Desk(faces, blank(), blank(), blank(), kernel.row([0] * 16))
