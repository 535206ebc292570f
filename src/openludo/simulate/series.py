"""Series of games between computers: the same figures from the same seed, on any machine.

Every game has a key of its own, made from the seed and the game's number, so it makes no
difference in which process it is played, or whether numba is installed.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, ProcessPoolExecutor, as_completed
from dataclasses import dataclass
from multiprocessing import get_context
from typing import Any, NamedTuple

from openludo.engine import DICE, Position, Variant
from openludo.engine.kernel import layout as at
from openludo.players import Computer
from openludo.players.scoring import Desk
from openludo.simulate.compiled import Backend, backend

CHUNK = 250
"""Games handed to a process at a time."""

MOST_ROLLS = 20_000
"""Where a game is given up that no rule ends; an ordinary one takes 200 to 1,000 rolls."""


@dataclass(frozen=True)
class Series:
    """What is to be played; the players move one seat on after every game.

    `first` numbers the first game, so that one series can go on where another ended. Seat 0
    begins every game. Raises `InvalidRules` for the number of players.
    """

    variant: Variant
    players: tuple[Computer, ...]
    games: int
    seed: str
    first: int = 0
    most_rolls: int = MOST_ROLLS

    def __post_init__(self) -> None:
        self.variant.check_seats(len(self.players))

    def seat_of(self, player: int, game: int) -> int:
        """Give the seat in which a player sits in a game."""
        return (player + game) % len(self.players)


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

    def __add__(self, other: Tally) -> Tally:
        """Add the figures of another part of the same series."""
        return Tally(
            self.games + other.games,
            tuple(a + b for a, b in zip(self.wins, other.wins, strict=True)),
            self.undecided + other.undecided,
            self.rolls + other.rolls,
        )


def play_series(
    series: Series,
    executor: Executor | None = None,
    kernel: str = "best",
    report: Callable[[int], None] | None = None,
) -> Tally:
    """Play all games, here or by an executor's workers; `report` hears of games as they end."""
    total = Tally(0, (0,) * len(series.players), 0, 0)
    for tally in _tallies(series, executor, kernel):
        total += tally
        if report is not None:
            report(tally.games)
    return total


def processes(workers: int) -> Executor:
    """Return an executor that plays on processes of this machine.

    They are started fresh, not forked, so that no thread or lock is copied.
    """
    return ProcessPoolExecutor(workers, mp_context=get_context("spawn"))


def play_span(series: Series, start: int, stop: int, kernel: str = "best") -> list[Played]:
    """Play the games with the numbers from `start` to `stop` - 1, in this process."""
    return list(_play(series, start, stop, backend(kernel)))


def game_key(seed: str, game: int) -> tuple[int, int]:
    """Give the two words from which all chance of a game follows."""
    digest = hashlib.sha256(f"{game} {seed}".encode("utf-8", "surrogatepass")).digest()
    return int.from_bytes(digest[:4], "big"), int.from_bytes(digest[4:8], "big")


def _tallies(series: Series, executor: Executor | None, kernel: str) -> Iterator[Tally]:
    end = series.first + series.games
    spans = [(start, min(start + CHUNK, end)) for start in range(series.first, end, CHUNK)]
    if executor is None:
        yield from (_tally(series, *span, kernel) for span in spans)
        return
    # The first game is compiled and kept here, so that the workers find it and need not.
    play_span(series, series.first, min(series.first + 1, end), kernel)
    futures = [executor.submit(_tally, series, *span, kernel) for span in spans]
    try:
        yield from (future.result() for future in as_completed(futures))
    finally:
        for future in futures:
            future.cancel()


def _tally(series: Series, start: int, stop: int, kernel: str) -> Tally:
    played = play_span(series, start, stop, kernel)
    players = range(len(series.players))
    return Tally(
        games=len(played),
        wins=tuple(sum(player in game.winners for game in played) for player in players),
        undecided=sum(not game.winners for game in played),
        rolls=sum(game.rolls for game in played),
    )


def _play(series: Series, start: int, stop: int, kernel: Backend) -> Iterator[Played]:
    seats = len(series.players)
    begin = Position.start(series.variant, seats)
    table = kernel.row(begin._table)
    desk = _desk(kernel, begin)
    for game in range(start, stop):
        state = kernel.row(begin._state)
        seated = {series.seat_of(player, game): player for player in range(seats)}
        weights = [w for seat in range(seats) for w in series.players[seated[seat]].weights]
        key = game_key(series.seed, game)
        won = kernel.play_contest(table, state, desk, kernel.row(weights), *key, series.most_rolls)
        winners = sorted(player for seat, player in seated.items() if won >> seat & 1)
        yield Played(tuple(winners), int(state[at.ROLLS]))


def _desk(kernel: Backend, begin: Position) -> Desk:
    def blank() -> Any:
        return kernel.row([0] * len(begin._state))

    faces = kernel.row(DICE[begin.variant.rules.die])
    return Desk(faces, blank(), blank(), blank(), kernel.row([0] * 16))
