"""Claims about stacks and passing."""

from __future__ import annotations

from openludo.engine import Variant

from .scene import PLAIN, START, Claims, can_pass, claims, is_legal, land, on_square, scene

CLAIMS: Claims = {}


@claims(CLAIMS, "rules-own-stacks", "rules-no-own-stacks", "rules-no-own-stacks-but")
def own_tokens_share(variant: Variant, key: str) -> None:
    """A move may end on one's own token only where the sentence says so."""
    shares = key == "rules-own-stacks"
    assert is_legal(scene(variant, [14, 16]), 2, "14") == shares
    if variant.rules.column_squares > 3:
        column = scene(variant, [52, 54 - (variant.home == 54), 14, 15])
        assert is_legal(column, 2 - (variant.home == 54), "52") == shares


@claims(CLAIMS, "rules-passing-free")
def everybody_may_be_passed(variant: Variant, _key: str) -> None:
    """Neither a single token nor a stack bars the way."""
    assert can_pass(variant, PLAIN, {1: 1})
    if variant.rules.own_stacks:
        assert can_pass(variant, PLAIN, {1: 2})
    assert can_pass(variant, START, {1: 2})


@claims(CLAIMS, "rules-passing-free-single")
def single_tokens_may_be_passed(variant: Variant, _key: str) -> None:
    """A single token does not bar the way."""
    assert can_pass(variant, PLAIN, {1: 1})


@claims(CLAIMS, "rules-passing-stacks")
def stacks_bar_the_way(variant: Variant, _key: str) -> None:
    """A stack of an opponent bars the way, a single token and two colours do not."""
    assert can_pass(variant, PLAIN, {1: 1})
    assert can_pass(variant, PLAIN, {1: 1, 3: 1})
    if variant.rules.own_stacks:
        assert not can_pass(variant, PLAIN, {1: 2})


@claims(CLAIMS, "rules-passing-tokens")
def tokens_bar_the_way(variant: Variant, _key: str) -> None:
    """Any token bars the way: an opponent's, one's own, in the column and on safe squares too."""
    assert not can_pass(variant, PLAIN, {1: 1})
    assert not can_pass(variant, PLAIN, {2: 1})
    assert not can_pass(variant, START, {1: 1})
    assert not is_legal(scene(variant, [14, 15]), 2, "14")
    home = variant.home
    assert not is_legal(scene(variant, [home - 2, home - 1, 14, 15]), 2, str(home - 2))


@claims(CLAIMS, "rules-passing-bounce")
def bounces_pass_as_well(variant: Variant, _key: str) -> None:
    """What bars the way also bars the way back from home."""
    home = variant.home
    if variant.rules.passing == "tokens_block":
        assert not is_legal(scene(variant, [home - 2, home - 1, 14, 15]), 4, str(home - 2))
        return
    for back in (1, 2, 3, 4):
        square = home - back
        if variant.rules.own_stacks and square < 51 and square != 47:
            others = {1: [on_square(1, square)] * 2}
            if back > 1:
                assert not is_legal(
                    scene(variant, [home - 1, 14, 15, 16], others), 6, f"{home - 1}"
                )


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
        assert land(variant, START, {1: 2}).outcome == expected
    if what in ("pass", "both"):
        assert can_pass(variant, START, {1: 2}) == (how == "free")
