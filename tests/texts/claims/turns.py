"""Claims about a turn, rolling again, sixes in a row and the die."""

from __future__ import annotations

from openludo.engine import DICE, GLOBE, STAR, YARD, Position, Variant

from .scene import PLAIN, Claims, claims, is_legal, land, play, scene

CLAIMS: Claims = {}


def stuck(variant: Variant) -> Position:
    """Give a position whose four tokens are too close to home for a 6 or a globe."""
    home = variant.home
    return scene(variant, [home - 1, home - 2, home - 3, home - 4])


@claims(
    CLAIMS, "rules-passes", "rules-passes-again", "rules-passes-tries", "rules-passes-again-tries"
)
def turn_passes_without_a_move(variant: Variant, _key: str) -> None:
    """A roll that no token can use passes the turn."""
    home = variant.home
    if variant.rules.home_roll == "exact" and variant.rules.tokens_to_win > 1:
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
    position = scene(variant, [14, 14, 14])
    assert is_legal(position, 2, "14")
    assert is_legal(position, 2, "14x3") == (key == "rules-stack-moves-together")
    assert not is_legal(position, 2, "14x2")


@claims(CLAIMS, "rules-pass-own-true", "rules-pass-own-false")
def own_tokens_let_through(variant: Variant, key: str) -> None:
    """One's own token on the way stops a token only where the sentence says so."""
    assert is_legal(scene(variant, [14, 15]), 2, "14") == (key == "rules-pass-own-true")


@claims(CLAIMS, "rules-pass-own-bounce")
def own_tokens_stop_a_bounce(variant: Variant, _key: str) -> None:
    """One's own token stops the way back from home."""
    home = variant.home
    assert not is_legal(scene(variant, [home - 2, home - 1, 14, 15]), 4, str(home - 2))


@claims(CLAIMS, "rules-bonus-six", "rules-bonus-no-six")
def six_rolls_again(variant: Variant, key: str) -> None:
    """A move with a 6 earns another roll, or none."""
    after = play(scene(variant, [14]), 6, "14")
    assert after is not None
    assert (after.turn == 0) == (key == "rules-bonus-six")


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
    assert (after.turn == 0) == (key == "rules-bonus-capture")


@claims(CLAIMS, "rules-bonus-home", "rules-bonus-no-home")
def home_rolls_again(variant: Variant, key: str) -> None:
    """A token brought home earns another roll, or none."""
    if variant.rules.tokens_to_win > 1:
        after = play(scene(variant, [variant.home - 2, 14, 15, 16]), 2, str(variant.home - 2))
        assert after is not None
        assert (after.turn == 0) == (key == "rules-bonus-home")


@claims(CLAIMS, "rules-bonus-once")
def several_reasons_earn_one_roll(variant: Variant, _key: str) -> None:
    """After a move with several reasons exactly one roll is due."""
    if {"six", "capture"} <= set(variant.rules.bonus_roll_on):
        after = play(scene(variant, [14], {1: [20 - 13]}), 6, "14")
        assert after is not None
        assert (after.turn, after.phase) == (0, "roll")
        once = play(after, 2, "20")
        assert once is None or once.turn == 1


@claims(CLAIMS, "rules-bonus-last", "rules-bonus-last-partner")
def the_last_token_earns_no_roll(variant: Variant, key: str) -> None:
    """The last needed token earns no roll, unless one plays on for the partner."""
    home, needed = variant.home, variant.rules.tokens_to_win
    mine = [*[home] * (needed - 1), home - 2, 14, 15, 16][:4]
    after = play(scene(variant, mine), 2, str(home - 2))
    assert after is not None
    again = key == "rules-bonus-last-partner" and "home" in variant.rules.bonus_roll_on
    assert (after.turn == 0) == again
    assert not again or after.mover == 2


@claims(CLAIMS, "rules-unused-again", "rules-unused-ends")
def unused_six(variant: Variant, key: str) -> None:
    """A 6 that nobody can use rolls again, or passes the turn."""
    if variant.rules.home_roll == "exact":
        assert (stuck(variant).after_roll(6).turn == 0) == (key == "rules-unused-again")


@claims(CLAIMS, "rules-unused-again-danish", "rules-unused-ends-danish")
def unused_globe(variant: Variant, key: str) -> None:
    """A 6 or a globe that nobody can use rolls again, or passes the turn."""
    if variant.rules.home_roll == "exact":
        for face in (6, GLOBE):
            after = stuck(variant).after_roll(face)
            assert (after.turn == 0) == (key == "rules-unused-again-danish")


@claims(CLAIMS, "rules-unused-no-try")
def unused_six_is_no_try(variant: Variant, _key: str) -> None:
    """A 6 that rolls again is not a failed try."""
    if 6 not in variant.rules.enter_on:
        after = scene(variant, [YARD] * 4).after_roll(6)
        assert (after.turn, after.tries) == (0, 0)


@claims(CLAIMS, "rules-streak", "rules-streak-void", "rules-streak-last-token")
def limit_of_sixes(variant: Variant, _key: str) -> None:
    """The last 6 allowed in a row ends the turn; a penalty takes the token moved last."""
    limit = variant.rules.streak_limit
    penalty = variant.rules.streak_penalty == "last_token_to_yard"
    last = {"last": 14} if penalty else {}
    before = scene(variant, [14], streak=limit - 1, **last)
    after = before.after_roll(6)
    assert after.turn == 1
    assert after.tokens(0).count(YARD) == penalty
    assert after.tokens(0).count(14) == (not penalty)
    home = variant.home
    if penalty and home - 1 > 50:
        spared = scene(variant, [14], streak=limit - 1, last=home - 1).after_roll(6)
        assert spared.tokens(0).count(YARD) == 0


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
