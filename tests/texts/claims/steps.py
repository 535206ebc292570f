"""Claims about bonus moves."""

from __future__ import annotations

from openludo.engine import YARD, Position, Variant

from .ending import has_room, last_token_home
from .scene import PLAIN, Claims, claims, each, land, on_square, play, scene, settle

CLAIMS: Claims = {}


def after_capture(variant: Variant, mine: tuple[int, ...] = (14, 15, 16)) -> Position:
    """Capture on a plain square with a 2; the other tokens may move the bonus steps."""
    prey = {1: [on_square(variant, 1, PLAIN)]}
    after = play(scene(variant, [PLAIN - 2, *mine], prey), 2, str(PLAIN - 2))
    assert after is not None
    return after


def after_homecoming(variant: Variant) -> Position:
    """Bring one token home with a 2 while others are on the track."""
    origin = (variant.board.lap if each(variant) else variant.home) - 2
    after = play(scene(variant, [origin, 14, 15, 16]), 2, str(origin))
    assert after is not None
    return after


@claims(CLAIMS, "rules-steps-capture", "rules-steps-no-capture")
def capture_earns_steps(variant: Variant, key: str) -> None:
    """A capture earns so many steps, or none."""
    expected = variant.rules.bonus_steps_on_capture
    after = after_capture(variant)
    assert after.steps == (expected or None) or not movable(variant, expected)
    assert bool(expected) == (key == "rules-steps-capture")


@claims(CLAIMS, "rules-steps-home", "rules-steps-no-home")
def homecoming_earns_steps(variant: Variant, key: str) -> None:
    """A token brought home earns so many steps, or none."""
    expected = variant.rules.bonus_steps_on_home
    if variant.rules.tokens_to_win > 1:
        after = after_homecoming(variant)
        assert after.steps == (expected or None) or not movable(variant, expected)
    assert bool(expected) == (key == "rules-steps-home")


def movable(variant: Variant, steps: int) -> bool:
    """Tell whether a token on the track here can move so many steps for certain."""
    rules = variant.rules
    free = rules.passing != "tokens_block" and rules.pass_own and rules.own_stacks
    return 0 < steps <= 5 or (free and 0 < steps < variant.board.lap - 16)


@claims(CLAIMS, "rules-steps-how")
def any_token_makes_it(variant: Variant, _key: str) -> None:
    """Any single token on the track makes the bonus move, whole, and may earn with it."""
    steps = variant.rules.bonus_steps_on_capture
    after = after_capture(variant, (14, 14, 16) if variant.rules.own_stacks else (14, 15, 16))
    if after.phase != "bonus":
        return
    for move in after.legal_moves:
        assert (move.origin >= 0, move.count) == (True, 1)
        walked = after.after_move(move).tokens(0)
        target = move.origin + steps
        assert target in walked or target >= variant.home or variant.rules.stars == "hop"
    if movable(variant, steps):
        assert 16 in {move.origin for move in after.legal_moves}
    chain(variant, steps)


def chain(variant: Variant, steps: int) -> None:
    """Capture with the bonus move, which earns the next."""
    if steps < 4 and on_square(variant, 1, 14 + steps) < variant.board.lap:
        prey = {1: [on_square(variant, 1, square) for square in (PLAIN, 14 + steps)]}
        after = play(scene(variant, [PLAIN - 2, 14, 15], prey), 2, str(PLAIN - 2))
        if after is not None and "14" in map(str, after.legal_moves):
            again = after.after_move(after.find_move("14"))
            assert again.tokens(1).count(YARD) in (3, 4)


@claims(CLAIMS, "rules-steps-not")
def it_brings_nothing_out(variant: Variant, _key: str) -> None:
    """A bonus move leaves the yard alone, need open nothing, and is lost without a token."""
    if not (variant.rules.enter_compulsory and 2 in variant.rules.enter_on):
        after = after_capture(variant, (YARD, YARD, YARD))
        assert after.turn == 1 or all(move.origin >= 0 for move in after.legal_moves)
    if variant.rules.own_stacks and variant.rules.six_opens_barrier:
        stacked = after_capture(variant, (14, 14, 16))
        assert "six_opens_barrier" not in stacked.forced_by
    home, rules = variant.home, variant.rules
    capture = rules.bonus_steps_on_capture
    if capture > 9 and rules.home_roll == "exact" and not each(variant):
        close = tuple(home - back for back in (1, 2, 3))
        blocked = after_capture(variant, close)
        if capture > home - PLAIN:
            assert blocked.phase != "bonus"
        elif blocked.phase == "bonus":
            assert [move.origin for move in blocked.legal_moves] == [PLAIN]


@claims(CLAIMS, "rules-steps-once")
def several_earn_one(variant: Variant, _key: str) -> None:
    """Two tokens captured at once earn one bonus move."""
    rules = variant.rules
    if rules.square_capacity or rules.captures_per_landing == "one":
        return
    after = land(variant, PLAIN, {1: 1, 3: 1}).after
    steps = rules.bonus_steps_on_capture
    if after is not None and after.phase == "bonus":
        assert after.steps == steps


@claims(CLAIMS, "rules-steps-sum")
def both_are_added(variant: Variant, _key: str) -> None:
    """A capture on the last star, straight from which a token comes home, earns both."""
    rules = variant.rules
    if rules.stars != "hop" or rules.tokens_to_win == 1:
        return
    prey = {1: [on_square(variant, 1, 50)]}
    after = play(scene(variant, [48, 14, 15, 16], prey), 2, "48")
    assert after is not None
    both = rules.bonus_steps_on_capture + rules.bonus_steps_on_home
    assert after.tokens(1) == (YARD,) * 4
    assert after.steps == both or not movable(variant, both)


@claims(CLAIMS, "rules-steps-bounce")
def never_behind_the_start(variant: Variant, _key: str) -> None:
    """Steps that would lead back beyond the start square cannot be moved."""
    home, steps = variant.home, variant.rules.bonus_steps_on_capture
    after = after_capture(variant)
    if after.phase == "bonus":
        assert all(2 * home - move.origin - steps >= 0 for move in after.legal_moves)


@claims(CLAIMS, "rules-steps-roll")
def roll_follows_the_steps(variant: Variant, _key: str) -> None:
    """A roll that is owed is kept until the bonus moves are made."""
    rules = variant.rules
    steps = rules.bonus_steps_on_capture
    if "capture" in rules.bonus_roll_on and movable(variant, steps):
        after = after_capture(variant)
        assert (after.phase, after.turn) == ("bonus", 0)
        settled = settle(after)
        assert (settled.phase, settled.turn) == ("roll", 0)
    if "six" in rules.bonus_roll_on and movable(variant, steps):
        target = 14 + rules.six_counts
        prey = {1: [on_square(variant, 1, target)]}
        captured = play(scene(variant, [14], prey), 6, "14")
        assert captured is not None
        assert (settle(captured).phase, settle(captured).turn) == ("roll", 0)


@claims(CLAIMS, "rules-steps-last", "rules-steps-last-partner")
def the_last_token_earns_no_steps(variant: Variant, key: str) -> None:
    """Whoever has finished makes no bonus move, unless with a token of the partner."""
    steps = variant.rules.bonus_steps_on_home
    if not has_room(variant) or not movable(variant, steps):
        return
    after = last_token_home(variant, {2: [14, 15, 16, 17]})
    assert (after.phase == "bonus") == (key == "rules-steps-last-partner")
    assert after.phase != "bonus" or after.mover == 2
