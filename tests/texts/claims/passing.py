"""Claims about stacks and passing."""

from __future__ import annotations

from openludo.engine import Variant

from .scene import (
    PLAIN,
    Claims,
    can_pass,
    claims,
    each,
    is_legal,
    is_plain,
    land,
    on_square,
    scene,
    start_of,
)

CLAIMS: Claims = {}


@claims(
    CLAIMS,
    "rules-own-stacks",
    "rules-own-stacks-two",
    "rules-no-own-stacks",
    "rules-no-own-stacks-but",
)
def own_tokens_share(variant: Variant, key: str) -> None:
    """A move may end on one's own token only where the sentence says so."""
    shares = key in ("rules-own-stacks", "rules-own-stacks-two")
    lap, rules = variant.board.lap, variant.rules
    assert is_legal(scene(variant, [14, 16]), 2, "14") == shares
    if rules.column_squares > 3 and not (each(variant) and rules.tokens_to_win < 3):
        column = scene(variant, [lap + 1, lap + 2, 14, 15])
        if 1 not in rules.enter_on:
            assert is_legal(column, 1, str(lap + 1)) == shares


@claims(CLAIMS, "rules-passing-free")
def everybody_may_be_passed(variant: Variant, _key: str) -> None:
    """Neither a single token nor a stack bars the way."""
    assert can_pass(variant, PLAIN, {1: 1})
    if variant.rules.own_stacks:
        assert can_pass(variant, PLAIN, {1: 2})
    assert can_pass(variant, start_of(variant), {1: 2})


@claims(CLAIMS, "rules-passing-free-single")
def single_tokens_may_be_passed(variant: Variant, _key: str) -> None:
    """A single token does not bar the way."""
    assert can_pass(variant, PLAIN, {1: 1})


@claims(CLAIMS, "rules-passing-stacks")
def stacks_bar_the_way(variant: Variant, _key: str) -> None:
    """A stack of an opponent bars the way, a single token and two colours do not."""
    assert can_pass(variant, PLAIN, {1: 1})
    assert can_pass(variant, PLAIN, {1: 1, 3: 1})
    if variant.rules.own_stacks and variant.rules.barrier_squares == "any":
        assert not can_pass(variant, PLAIN, {1: 2})


@claims(CLAIMS, "rules-passing-tokens")
def tokens_bar_the_way(variant: Variant, _key: str) -> None:
    """Any token bars the way: an opponent's, one's own, in the column and on safe squares too."""
    assert not can_pass(variant, PLAIN, {1: 1})
    assert not can_pass(variant, PLAIN, {2: 1})
    assert not can_pass(variant, start_of(variant), {1: 1})
    assert not is_legal(scene(variant, [14, 15]), 2, "14")
    if not each(variant):
        home = variant.home
        assert not is_legal(scene(variant, [home - 2, home - 1, 14, 15]), 2, str(home - 2))


@claims(CLAIMS, "rules-passing-bounce")
def bounces_pass_as_well(variant: Variant, _key: str) -> None:
    """What bars the way also bars the way back from home."""
    home, rules = variant.home, variant.rules
    if each(variant) or rules.six_counts != 6:
        return
    if rules.passing == "tokens_block":
        assert not is_legal(scene(variant, [home - 2, home - 1, 14, 15]), 4, str(home - 2))
        return
    for back in (2, 3, 4):
        square = home - back
        plain = square < variant.board.lap and is_plain(variant, square)
        if rules.own_stacks and plain and rules.barrier_squares == "any":
            others = {1: [on_square(variant, 1, square)] * 2}
            assert not is_legal(scene(variant, [home - 1, 14, 15, 16], others), 6, f"{home - 1}")


@claims(
    CLAIMS,
    "rules-stacks-safe-block-land",
    "rules-stacks-safe-block-pass",
    "rules-stacks-safe-block-both",
    "rules-stacks-safe-free-land",
    "rules-stacks-safe-free-pass",
    "rules-stacks-safe-free-both",
)
def stacks_on_safe_squares(variant: Variant, key: str) -> None:
    """Where its tokens are safe, a stack bars landing and passing, or neither."""
    *_, how, what = key.split("-")
    if what in ("land", "both"):
        single = "shared" if variant.rules.landing_on_protected == "shares" else "returns"
        expected = "forbidden" if how == "block" else single
        assert land(variant, start_of(variant), {1: 2}).outcome == expected
    if what in ("pass", "both"):
        assert can_pass(variant, start_of(variant), {1: 2}) == (how == "free")


@claims(
    CLAIMS,
    "rules-barriers-any",
    "rules-barriers-elsewhere",
    "rules-barriers-safe",
    "rules-barriers-nowhere",
)
def stacks_bar_here_or_there(variant: Variant, key: str) -> None:
    """A stack bars the way everywhere, on plain squares, on safe ones or nowhere."""
    plain = key in ("rules-barriers-any", "rules-barriers-elsewhere")
    safe = key in ("rules-barriers-any", "rules-barriers-safe")
    if variant.rules.own_stacks:
        assert can_pass(variant, PLAIN, {1: 2}) != plain
    assert can_pass(variant, start_of(variant), {1: 2}) != safe


@claims(CLAIMS, "rules-own-barrier-true", "rules-own-barrier-false")
def stacks_stop_their_own(variant: Variant, key: str) -> None:
    """A stack that bars the way stops its owner and the partner as well, or neither."""
    stops = key == "rules-own-barrier-true"
    rules, lap = variant.rules, variant.board.lap
    if rules.barrier_squares == "any" and rules.own_stacks:
        if rules.pass_own:
            assert is_legal(scene(variant, [PLAIN - 1, PLAIN, PLAIN]), 2, "3") != stops
        if rules.teams:
            assert can_pass(variant, PLAIN, {2: 2}) != stops
    if rules.column_squares > 3 and rules.own_stacks and rules.pass_own and not each(variant):
        column = scene(variant, [lap, lap + 1, lap + 1, 14])
        assert is_legal(column, 2, str(lap)) == rules.jump_in_column


@claims(CLAIMS, "rules-six-opens-true", "rules-six-opens-false")
def six_opens_a_stack(variant: Variant, key: str) -> None:
    """A 6 moves a token of one's own stack on the track where it must, if it can."""
    must = key == "rules-six-opens-true"
    rules = variant.rules
    safe = rules.barrier_squares == "safe"
    square = 0 if safe else 14
    if not rules.own_stacks or (safe and rules.safe_squares == "none"):
        return
    other = square + 14
    stacked = scene(variant, [square, square, other])
    assert is_legal(stacked, 6, str(square))
    assert is_legal(stacked, 6, str(other)) != must
    assert is_legal(stacked, 4, str(other))
    assert is_legal(scene(variant, [square, other]), 6, str(other))
