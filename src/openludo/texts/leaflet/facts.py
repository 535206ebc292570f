"""What the rule fields mean together, as far as the choice of sentences depends on it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from openludo.engine import Board, Rules

PROTECTS_ALL = ("starts_and_stars", "starts")
"""Values of `safe_squares` under which a start square protects every colour."""


@dataclass(frozen=True)
class Sentence:
    """The key of a message with its arguments."""

    key: str
    args: Mapping[str, Any]


def say(key: str, **args: Any) -> Sentence:
    """Name a sentence of the leaflet."""
    return Sentence(key, args)


@dataclass(frozen=True)
class Line:
    """The sentences of one rule; none: with the other rules of the game it changes nothing.

    A quiet line says what goes without saying: it appears only where the rule was changed.
    """

    rule: str | None
    sentences: tuple[Sentence, ...]
    quiet: bool = False


def line(rule: str | None, *sentences: Sentence | None, quiet: bool = False) -> Line:
    """Make a line of the sentences that apply."""
    return Line(rule, tuple(sentence for sentence in sentences if sentence), quiet)


def flag(value: bool) -> str:
    """Write a switch as in a key."""
    return "true" if value else "false"


def dashed(value: str) -> str:
    """Write a name or value of the code as in a key."""
    return value.replace("_", "-")


@dataclass(frozen=True)
class Facts:
    """The rules in force with the board and the seats they are played on."""

    rules: Rules
    board: Board
    seat_counts: tuple[int, ...]
    fixed_seats: bool
    picked: tuple[str, ...] = ()
    """Names of the boards among which the number of players picks, where it does."""

    @property
    def by_seats(self) -> bool:
        """Whether the board is picked by the number of players, so that its counts are open."""
        return self.rules.board == "by_seats"

    @property
    def clockwise(self) -> bool:
        """Whether the track is walked clockwise: the sign of the area that it encloses."""
        track = self.board.track
        ahead = (*track[1:], track[0])
        return sum(a[1] * b[0] - b[1] * a[0] for a, b in zip(track, ahead, strict=True)) > 0

    @property
    def star_offsets(self) -> tuple[int, ...]:
        """How many squares behind the start before it each star lies."""
        length, starts = len(self.board.track), self.board.starts
        behind = (min((star - start) % length for start in starts) for star in self.board.stars)
        return tuple(sorted(set(behind)))

    @property
    def each(self) -> bool:
        """Whether every square of the column is a home."""
        return self.rules.home_square == "each"

    @property
    def full(self) -> bool:
        """Whether a square can be full."""
        return self.rules.square_capacity > 0

    @property
    def enters_further(self) -> bool:
        """Whether a 6 brings a token out beyond its start square."""
        return self.rules.six_enters_at > 0 and 6 in self.rules.enter_on

    @property
    def enters_on_a_star(self) -> bool:
        """Whether a token that comes out further jumps on at once."""
        stars = self.board.lap_progress(self.board.hop_stars)
        hops = self.rules.stars == "hop" and self.rules.six_enters_at in stars
        return hops and self.enters_further

    @property
    def one_enters_start(self) -> bool:
        """Whether some roll, or none, brings a single token out on the start square."""
        unrolled = self.rules.nothing_in_play == "enter_without_roll"
        return not self.enters_further or self.rules.enter_on != (6,) or unrolled

    @property
    def enters_start(self) -> bool:
        """Whether any token comes out on the start square."""
        return self.one_enters_start or bool(self.rules.two_enter_on)

    @property
    def barriers(self) -> bool:
        """Whether a stack bars the way anywhere."""
        rules = self.rules
        if rules.passing != "stacks_block" or not self.stacks:
            return False
        freed = rules.stacks_on_safe_squares == "free" or not self.protected
        return not (rules.barrier_squares == "safe" and freed)

    @property
    def barriers_bind_all(self) -> bool:
        """Whether a stack that bars the way stops its owner as well."""
        return self.barriers and self.rules.own_barrier_blocks

    @property
    def bonus_steps(self) -> int:
        """The longest bonus move, 0 where there is none."""
        return self.rules.bonus_steps_on_capture + self.rules.bonus_steps_on_home

    @property
    def three_tries(self) -> bool:
        """Whether there are up to three tries where nothing can move."""
        return self.rules.nothing_in_play in ("three_rolls", "three_rolls_if_stuck")

    @property
    def duties(self) -> tuple[str, ...]:
        """House rules that compel a choice of moves, in order; none where two never meet."""
        rules = self.rules
        known = {
            "enter_compulsory": rules.enter_compulsory,
            "clear_start": rules.clear_start,
            "six_opens_barrier": rules.six_opens_barrier and self.barriers,
            "capture_compulsory": rules.capture_compulsory,
        }
        duties = tuple(name for name, holds in known.items() if holds)
        apart = {("enter_compulsory", "six_opens_barrier")} if 6 not in rules.enter_on else set()
        if not rules.own_stacks and not self.enters_further:
            apart.add(("enter_compulsory", "clear_start"))
        return () if duties in apart else duties

    @property
    def stacks(self) -> bool:
        """Whether two tokens of one player can stand on a square of the track."""
        return self.rules.own_stacks or bool(self.rules.two_enter_on)

    @property
    def danish(self) -> bool:
        """Whether the die has symbols, so that a globe counts like a six for bonus rolls."""
        return self.rules.die == "danish"

    @property
    def protected(self) -> bool:
        """Whether any square of the track protects tokens."""
        return self.rules.safe_squares != "none"

    @property
    def sends_back(self) -> bool:
        """Whether a token or stack can send who lands on it back to the yard."""
        rules = self.rules
        by_token = self.protected and rules.landing_on_protected == "sends_mover_home"
        return by_token or (self.stacks and rules.landing_on_stack == "sends_mover_home")

    @property
    def goes_on(self) -> bool:
        """Whether the game goes on after a seat has finished."""
        return self.rules.play_on or self.rules.teams

    @property
    def plays_on_for_partner(self) -> bool:
        """Whether a seat that has finished rolls for its partner."""
        return self.rules.teams and self.rules.finished_partner == "rolls_for_partner"

    @property
    def six_rolls_again(self) -> bool:
        """Whether a six without a legal move rolls again."""
        return "six" in self.rules.bonus_roll_on and self.rules.unused_six_rolls_again

    @property
    def bounce_leaves_column(self) -> bool:
        """Whether the way back of a bounce can lead on to the track."""
        home = self.board.home(self.rules.column_squares, self.rules.home_square)
        longest = max(6, self.rules.six_counts, self.bonus_steps)
        nearest = self.board.lap - 1 if self.each else home - 1
        return self.rules.home_roll == "bounce" and 2 * home - nearest - longest < self.board.lap

    def on_single(self, protected: bool) -> str:
        """Tell what becomes of landing on one token: captured, shared or returns."""
        if not protected:
            return "captured"
        return "shared" if self.rules.landing_on_protected == "shares" else "returns"

    def on_stack(self, protected: bool) -> str:
        """Tell what becomes of landing on a stack: forbidden, captured, one, shared or returns."""
        rules = self.rules
        if self.full:
            return "forbidden"
        if rules.landing_on_stack == "sends_mover_home":
            return "returns"
        free = protected and rules.stacks_on_safe_squares == "free"
        if rules.landing_on_stack == "forbidden" and not free:
            return "forbidden"
        if protected:
            return self.on_single(protected)
        return "captured" if rules.captures_per_landing == "all" else "one"
