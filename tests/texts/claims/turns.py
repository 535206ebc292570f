"""Claims about a turn, rolling again, sixes in a row and the die."""

from __future__ import annotations

from typing import Any

from openludo.engine import DICE, GLOBE, STAR, YARD, Position, Variant

from .ending import has_room, last_token_home
from .scene import PLAIN, Claims, claims, each, is_legal, land, on_square, play, scene, settle

CLAIMS: Claims = {}


def stuck(variant: Variant) -> Position | None:
    """Give a position whose four tokens are too close to home for a 6 or a globe, if there is one.

    Where the column is home three tokens are there, and the last cannot land on one of them.
    """
    home, lap, rules = variant.home, variant.board.lap, variant.rules
    if not each(variant):
        return scene(variant, [home - 1, home - 2, home - 3, home - 4])
    if rules.own_stacks or rules.tokens_to_win < 4 or rules.column_squares < 3:
        return None
    return scene(variant, [lap, lap + 1, lap + 2, lap - rules.six_counts])


@claims(
    CLAIMS, "rules-passes", "rules-passes-again", "rules-passes-tries", "rules-passes-again-tries"
)
def turn_passes_without_a_move(variant: Variant, _key: str) -> None:
    """A roll that no token can use passes the turn."""
    home, rules = variant.home, variant.rules
    if rules.home_roll == "exact" and rules.tokens_to_win > 1 and not each(variant):
        assert scene(variant, [home - 3, home - 2, home - 1, home]).after_roll(4).turn == 1


@claims(CLAIMS, "rules-must-move")
def a_usable_roll_is_used(variant: Variant, _key: str) -> None:
    """With a legal move there is no way to pass."""
    rolled = scene(variant, [14]).after_roll(2)
    assert rolled.phase == "move"
    assert all(rolled.after_move(move).turn in (0, 1) for move in rolled.legal_moves)


@claims(CLAIMS, "rules-stack-moves-single", "rules-stack-moves-together")
def stacks_move_together(variant: Variant, key: str) -> None:
    """A stack moves as a whole only where the sentence says so, but never a part of it."""
    count = 2 if variant.rules.square_capacity else 3
    position = scene(variant, [14] * count)
    assert is_legal(position, 2, "14")
    assert is_legal(position, 2, f"14x{count}") == (key == "rules-stack-moves-together")
    assert count == 2 or not is_legal(position, 2, "14x2")


@claims(CLAIMS, "rules-pass-own-true", "rules-pass-own-single", "rules-pass-own-false")
def own_tokens_let_through(variant: Variant, key: str) -> None:
    """One's own token on the way stops a token only where the sentence says so."""
    assert is_legal(scene(variant, [14, 15]), 2, "14") == (key != "rules-pass-own-false")


@claims(CLAIMS, "rules-pass-own-bounce")
def own_tokens_stop_a_bounce(variant: Variant, _key: str) -> None:
    """One's own token stops the way back from home, at least in the column."""
    home, rules = variant.home, variant.rules
    if not each(variant) and (home - 1 >= variant.board.lap or not rules.pass_own):
        assert not is_legal(scene(variant, [home - 2, home - 1, 14, 15]), 4, str(home - 2))


@claims(CLAIMS, "rules-jump-column-true", "rules-jump-column-false")
def own_tokens_in_the_column(variant: Variant, key: str) -> None:
    """One's own token in the column lets others pass only where the sentence says so."""
    rules, lap = variant.rules, variant.board.lap
    if rules.column_squares > 3 and not (each(variant) and rules.tokens_to_win < 4):
        column = scene(variant, [lap, lap + 1, 14, 15])
        assert is_legal(column, 2, str(lap)) == (key == "rules-jump-column-true")


@claims(CLAIMS, "rules-six-counts", "rules-six-counts-six")
def six_goes_so_far(variant: Variant, _key: str) -> None:
    """A 6 walks so many squares, but six while a token waits."""
    for waiting, count in (([YARD], 6), ([], variant.rules.six_counts)):
        position = scene(variant, [*waiting, 14, 16])
        if waiting and variant.rules.enter_compulsory and 6 in variant.rules.enter_on:
            continue
        after = play(position, 6, "16")
        assert after is not None
        assert after.tokens(0).count(16 + count) == 1


@claims(CLAIMS, "rules-duties")
def duties_come_in_order(variant: Variant, _key: str) -> None:
    """Of several duties the first leaves only its own moves, whatever the others want."""
    rules = variant.rules
    six = 6 in rules.enter_on
    prey = {1: [on_square(variant, 1, PLAIN)]}
    if rules.enter_compulsory and rules.capture_compulsory:
        face = rules.enter_on[0]
        if face <= 4 and not (rules.clear_start or face == PLAIN):
            before = scene(variant, [YARD, PLAIN - face, 14], prey)
            assert not is_legal(before, face, str(PLAIN - face))
    if rules.clear_start and rules.capture_compulsory and 2 not in rules.enter_on:
        before = scene(variant, [YARD, 0, PLAIN - 2], prey)
        assert not is_legal(before, 2, "0") or not is_legal(before, 2, str(PLAIN - 2))
    if six and rules.enter_compulsory and rules.six_opens_barrier and rules.own_stacks:
        assert not is_legal(scene(variant, [YARD, 14, 14]), 6, "14")


@claims(CLAIMS, "rules-bonus-six", "rules-bonus-no-six")
def six_rolls_again(variant: Variant, key: str) -> None:
    """A move with a 6 earns another roll, or none."""
    after = play(scene(variant, [14]), 6, "14")
    assert after is not None
    assert (settle(after).turn == 0) == (key == "rules-bonus-six")


@claims(CLAIMS, "rules-bonus-six-danish", "rules-bonus-no-six-danish")
def globe_rolls_again(variant: Variant, key: str) -> None:
    """A move with a 6 or a globe earns another roll, or none."""
    for face in (6, GLOBE):
        after = play(scene(variant, [14]), face, "14")
        assert after is not None
        assert (after.turn == 0) == (key == "rules-bonus-six-danish")


@claims(CLAIMS, "rules-bonus-capture", "rules-bonus-no-capture")
def capture_rolls_again(variant: Variant, key: str) -> None:
    """A capture earns another roll, or none."""
    after = land(variant, PLAIN, {1: 1}).after
    assert after is not None
    settled = settle(after)
    assert settled.outcome or (settled.turn == 0) == (key == "rules-bonus-capture")


@claims(CLAIMS, "rules-bonus-home", "rules-bonus-no-home")
def home_rolls_again(variant: Variant, key: str) -> None:
    """A token brought home earns another roll, or none."""
    if variant.rules.tokens_to_win > 1:
        origin = (variant.board.lap if each(variant) else variant.home) - 2
        after = play(scene(variant, [origin, 14, 15, 16]), 2, str(origin))
        assert after is not None
        settled = settle(after)
        assert settled.outcome or (settled.turn == 0) == (key == "rules-bonus-home")


@claims(CLAIMS, "rules-bonus-once")
def several_reasons_earn_one_roll(variant: Variant, _key: str) -> None:
    """After a move with several reasons exactly one roll is due."""
    if {"six", "capture"} <= set(variant.rules.bonus_roll_on):
        target = 14 + variant.rules.six_counts
        after = play(scene(variant, [14], {1: [on_square(variant, 1, target)]}), 6, "14")
        assert after is not None
        after = settle(after)
        if after.outcome:
            return
        assert (after.turn, after.phase) == (0, "roll")
        once = play(after, 2, str(target))
        assert once is None or once.turn == 1


@claims(CLAIMS, "rules-bonus-last", "rules-bonus-last-partner")
def the_last_token_earns_no_roll(variant: Variant, key: str) -> None:
    """The last needed token earns no roll, unless one plays on for the partner."""
    if not has_room(variant):
        return
    after = last_token_home(variant)
    again = key == "rules-bonus-last-partner" and "home" in variant.rules.bonus_roll_on
    assert (after.turn == 0) == again
    assert not again or after.mover == 2


@claims(CLAIMS, "rules-unused-again", "rules-unused-ends")
def unused_six(variant: Variant, key: str) -> None:
    """A 6 that nobody can use rolls again, or passes the turn."""
    position = stuck(variant)
    if variant.rules.home_roll == "exact" and position and variant.rules.six_counts == 6:
        assert (position.after_roll(6).turn == 0) == (key == "rules-unused-again")


@claims(CLAIMS, "rules-unused-again-danish", "rules-unused-ends-danish")
def unused_globe(variant: Variant, key: str) -> None:
    """A 6 or a globe that nobody can use rolls again, or passes the turn."""
    position = stuck(variant)
    if variant.rules.home_roll == "exact" and position and not each(variant):
        for face in (6, GLOBE):
            after = position.after_roll(face)
            assert (after.turn == 0) == (key == "rules-unused-again-danish")


@claims(CLAIMS, "rules-unused-no-try")
def unused_six_is_no_try(variant: Variant, _key: str) -> None:
    """A 6 that rolls again is not a failed try."""
    if 6 not in variant.rules.enter_on:
        after = scene(variant, [YARD] * 4).after_roll(6)
        assert (after.turn, after.tries) == (0, 0)


@claims(
    CLAIMS,
    "rules-streak",
    "rules-streak-void",
    "rules-streak-last-token",
    "rules-streak-last-stack",
)
def limit_of_sixes(variant: Variant, _key: str) -> None:
    """The last 6 allowed in a row ends the turn; a penalty takes the token moved last."""
    limit = variant.rules.streak_limit
    penalty = variant.rules.streak_penalty == "last_token_to_yard"
    last: dict[str, Any] = {"last": 14} if penalty else {}
    before = scene(variant, [14], streak=limit - 1, **last)
    after = before.after_roll(6)
    assert after.turn == 1
    assert after.tokens(0).count(YARD) == penalty
    assert after.tokens(0).count(14) == (not penalty)
    spot = variant.home - 1
    if penalty and spot >= variant.board.lap and not each(variant):
        spared = scene(variant, [14], streak=limit - 1, last=spot).after_roll(6)
        assert spared.tokens(0).count(YARD) == 0
    if penalty and variant.rules.own_stacks:
        pair = scene(variant, [14, 14], streak=limit - 1, last=14).after_roll(6)
        assert pair.tokens(0).count(YARD) == 1


@claims(CLAIMS, "rules-streak-none")
def no_limit_of_sixes(variant: Variant, _key: str) -> None:
    """Sixes in a row are not even counted."""
    position = scene(variant, [14])
    for _ in range(5):
        rolled = position.after_roll(6)
        assert (rolled.phase, rolled.streak) == ("move", 0)
        position = scene(variant, [14])


@claims(CLAIMS, "rules-streak-danish")
def globe_breaks_the_row(variant: Variant, _key: str) -> None:
    """A globe ends the row of sixes."""
    assert scene(variant, [14], streak=1).after_roll(GLOBE).streak == 0


@claims(CLAIMS, "rules-die-standard", "rules-die-danish")
def faces_of_the_die(variant: Variant, key: str) -> None:
    """The die has the faces named, all equally likely."""
    faces = {
        "rules-die-standard": (1, 2, 3, 4, 5, 6),
        "rules-die-danish": (1, 2, STAR, 4, GLOBE, 6),
    }
    outcomes = scene(variant, [14]).chance_outcomes
    assert tuple(face for face, _ in outcomes) == faces[key] == DICE[variant.rules.die]
    assert len({chance for _, chance in outcomes}) == 1


@claims(CLAIMS, "rules-die-danish-globe", "rules-die-danish-globe-enter")
def globe_moves_on(variant: Variant, key: str) -> None:
    """A globe takes a token to the next globe ahead, and enters one where the sentence says so."""
    after = play(scene(variant, [14]), GLOBE, "14")
    assert after is not None
    assert 21 in after.tokens(0)
    enters = is_legal(scene(variant, [YARD, 14]), GLOBE, "y")
    assert enters == (key == "rules-die-danish-globe-enter")


@claims(CLAIMS, "rules-die-danish-star")
def star_moves_on(variant: Variant, _key: str) -> None:
    """A star takes a token to the second star ahead, from the last one home."""
    for origin, target in ((14, 24), (45, variant.home)):
        after = play(scene(variant, [origin, 6, 7, 9]), STAR, str(origin))
        assert after is not None
        assert after.tokens(0).count(target) == 1


@claims(CLAIMS, "rules-die-danish-none")
def no_symbol_ahead(variant: Variant, _key: str) -> None:
    """A token with no star or globe ahead cannot use the symbol."""
    assert not is_legal(scene(variant, [48, 14, 15, 16]), GLOBE, "48")
    assert not is_legal(scene(variant, [50, 14, 15, 16]), STAR, "50")
