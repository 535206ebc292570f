"""Claims about coming home, winning and partners."""

from __future__ import annotations

from openludo.engine import YARD, Position, Variant
from openludo.engine.ranking import ranks_of

from .scene import Claims, claims, each, fill, is_plain, on_square, play, scene

CLAIMS: Claims = {}


@claims(CLAIMS, "rules-home-exact", "rules-home-overshoot", "rules-home-bounce")
def too_large_a_roll(variant: Variant, key: str) -> None:
    """A roll that is too large does nothing, brings home, or counts back."""
    home = variant.home
    if variant.rules.column_squares < 3:
        return
    after = play(scene(variant, [home - 1, 14, 15, 16]), 4, str(home - 1))
    if key == "rules-home-exact":
        assert after is None
        return
    assert after is not None
    target = home if key == "rules-home-overshoot" else home - 3
    landed = after.tokens(0).count(target) == 1
    assert landed or variant.rules.stars == "hop"


@claims(CLAIMS, "rules-home-exact-each", "rules-home-overshoot-each", "rules-home-bounce-each")
def past_the_last_home(variant: Variant, key: str) -> None:
    """Past the last square of the column a token stays, stops there, or walks back."""
    home, origin = variant.home, variant.board.lap - 1
    over = 4 - variant.rules.column_squares
    if over <= 0:
        return
    after = play(scene(variant, [origin, 14, 15, 16]), 4, str(origin))
    if key == "rules-home-exact-each":
        assert after is None
        return
    assert after is not None
    target = home if key == "rules-home-overshoot-each" else home - over
    assert after.tokens(0).count(target) == 1 or variant.rules.stars == "hop"


@claims(CLAIMS, "rules-home-each")
def token_moves_up_at_home(variant: Variant, _key: str) -> None:
    """A token that is home moves up to a later square, which earns nothing."""
    rules, lap = variant.rules, variant.board.lap
    if rules.column_squares > 2 and rules.tokens_to_win > 1:
        after = play(scene(variant, [lap, 14, 15, 16]), 2, str(lap))
        assert after is not None
        assert (after.tokens(0).count(lap + 2), after.turn) == (1, 1)


@claims(CLAIMS, "rules-home-each-stays")
def token_stays_at_home(variant: Variant, _key: str) -> None:
    """A token that is home cannot use a roll that would take it back."""
    spot = variant.home - 1
    if variant.rules.column_squares > 1 and variant.rules.tokens_to_win > 1:
        assert play(scene(variant, [spot, 14, 15, 16]), 4, str(spot)) is None


@claims(CLAIMS, "rules-home-bounce-out")
def bounce_on_to_the_track(variant: Variant, _key: str) -> None:
    """A bounce that leaves the column captures on the track."""
    rules = variant.rules
    origin = variant.board.lap - 1 if each(variant) else variant.home - 1
    square = 2 * variant.home - origin - 6
    out = is_plain(variant, square) and square < variant.board.lap
    if rules.six_counts == 6 and out and square != origin:
        others = {1: [on_square(variant, 1, square)]}
        after = play(scene(variant, [origin, 14, 15, 16], others), 6, str(origin))
        assert after is None or after.tokens(1).count(YARD) == 4


@claims(CLAIMS, "rules-home-shared")
def home_is_shared(variant: Variant, _key: str) -> None:
    """A token comes home where others already are."""
    home = variant.home
    if variant.rules.tokens_to_win > 1:
        after = play(scene(variant, [home, home - 2, 14, 15]), 2, str(home - 2))
        assert after is not None
        assert after.tokens(0).count(home) == 2


def last_token_home(variant: Variant, others: dict[int, list[int]] | None = None) -> Position:
    """Bring home the last token that seat 0 needs."""
    homes = at_home(variant, variant.rules.tokens_to_win)
    origin = homes[-1] - 2
    mine = [*homes[:-1], origin, 14, 15, 16][:4]
    after = play(scene(variant, mine, others), 2, str(origin))
    assert after is not None
    return after


def at_home(variant: Variant, count: int) -> list[int]:
    """Give so many tokens at home, the last one within a roll of the track."""
    if not each(variant):
        return [variant.home] * count
    lap = variant.board.lap
    further = [*range(variant.home, lap, -1), *([lap] * 4)]
    return [*further[: count - 1], lap]


@claims(CLAIMS, "rules-win", "rules-play-on-false", "rules-play-on-true")
def first_to_finish_wins(variant: Variant, _key: str) -> None:
    """The first seat with enough tokens home wins; the game ends unless the others play on."""
    if not variant.rules.teams and has_room(variant):
        after = last_token_home(variant)
        assert (after.outcome is None) == variant.rules.play_on
        assert after.outcome is None or after.outcome.winners == (0,)


def has_room(variant: Variant) -> bool:
    """Tell whether the tokens needed have squares of their own to be home on."""
    return not each(variant) or variant.rules.column_squares >= variant.rules.tokens_to_win


@claims(CLAIMS, "rules-win-team")
def team_wins_together(variant: Variant, _key: str) -> None:
    """A team wins with both partners finished, not before."""
    if not has_room(variant):
        return
    assert last_token_home(variant).outcome is None
    done = at_home(variant, variant.rules.tokens_to_win)
    outcome = last_token_home(variant, {2: done}).outcome
    assert outcome is not None
    assert outcome.winners == (0, 2)


@claims(CLAIMS, "rules-ranking-points", "rules-ranking-progress", "rules-ranking-none")
def the_others_are_ranked(variant: Variant, key: str) -> None:
    """Behind the winner stand a token home, then many tokens out or those that came far."""
    lap, needed = variant.board.lap, variant.rules.tokens_to_win
    if needed == 1 or variant.rules.teams or not has_room(variant):
        return
    winner = tuple(fill(variant, at_home(variant, needed)))
    one_home = (at_home(variant, 1)[0], YARD, YARD, YARD)
    others = (one_home, (10, 11, 13, 14), (lap - 6, lap - 5, YARD, YARD))
    position = Position.build(variant, (winner, *others), phase="over")
    expected = {
        "rules-ranking-points": (1, 2, 4, 3),
        "rules-ranking-progress": (1, 2, 3, 4),
        "rules-ranking-none": (1, None, None, None),
    }
    assert ranks_of(position, position.outcome, (0,)) == expected[key]


@claims(CLAIMS, "rules-roll-limit", "rules-roll-limit-play-on")
def limit_of_rolls(variant: Variant, _key: str) -> None:
    """The last roll allowed ends the game without a winner."""
    text = str(scene(variant, [14]))
    position = Position.parse(variant, text, rolls=variant.rules.roll_limit - 1)
    after = play(position, 2, "14")
    assert after is not None
    assert after.outcome == ((), "limit")


@claims(CLAIMS, "rules-partner-rolls", "rules-partner-skipped")
def finished_partner(variant: Variant, key: str) -> None:
    """Whoever has finished rolls for the partner or is skipped."""
    needed = variant.rules.tokens_to_win
    if not has_room(variant):
        return
    mine = [*at_home(variant, needed), *[YARD] * (4 - needed)]
    after = play(scene(variant, mine, {3: [14, 15, 16, 17]}, turn=3), 2, "17")
    assert after is not None
    if key == "rules-partner-rolls":
        assert (after.turn, after.mover) == (0, 2)
    else:
        assert after.turn == 1
