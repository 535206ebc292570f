"""Claims about capturing, safe squares and stars."""

from __future__ import annotations

from openludo.engine import YARD, Variant

from .scene import PLAIN, START, Claims, can_pass, claims, is_legal, land, on_square, play, scene

CLAIMS: Claims = {}

SAFE_FOR_SEAT_1 = {
    "rules-safe-starts-and-stars": {8, 13, 21, 26, 34, 39},
    "rules-safe-starts": {13, 26, 39},
    "rules-safe-own-start": {13},
    "rules-safe-globes": {8, 13, 21, 34},
    "rules-safe-none": set(),
}
"""Squares on which a token of seat 1 cannot be captured."""


@claims(CLAIMS, "rules-capture")
def single_token_is_captured(variant: Variant, _key: str) -> None:
    """A single unprotected opponent is captured by landing, not by passing."""
    assert land(variant, PLAIN, {1: 1}).outcome == "captured"
    passed = play(scene(variant, [PLAIN - 1], {1: [on_square(1, PLAIN)]}), 2, str(PLAIN - 1))
    assert passed is None or passed.tokens(1).count(YARD) == 3


@claims(CLAIMS, "rules-captures-one", "rules-captures-all")
def several_are_captured(variant: Variant, key: str) -> None:
    """Of two colours both are captured, or the one that has come further."""
    expected = {1: 1} if key == "rules-captures-one" else {1: 1, 3: 1}
    assert on_square(1, PLAIN) > on_square(3, PLAIN)
    assert land(variant, PLAIN, {1: 1, 3: 1}).captured == expected


@claims(
    CLAIMS,
    "rules-stack-forbidden",
    "rules-stack-captured",
    "rules-stack-one",
    "rules-stack-returns",
)
def landing_on_a_stack(variant: Variant, key: str) -> None:
    """An unprotected stack does what the sentence says."""
    if variant.rules.own_stacks:
        for count in (2, 3):
            assert land(variant, PLAIN, {1: count}).outcome == key.rpartition("-")[2]
    elif variant.rules.safe_squares == "none":
        assert land(variant, START, {1: 2}).outcome == key.rpartition("-")[2]
    if key == "rules-stack-returns":
        assert land(variant, START, {1: 2}).outcome == "returns"


@claims(CLAIMS, "rules-mixed-forbidden")
def a_stack_among_others_bars(variant: Variant, _key: str) -> None:
    """Beside another colour a stack bars a square as well."""
    if variant.rules.own_stacks:
        assert land(variant, PLAIN, {1: 2, 3: 1}).outcome == "forbidden"


@claims(CLAIMS, "rules-mixed-returns")
def one_that_sends_back_is_enough(variant: Variant, _key: str) -> None:
    """Where one colour sends the mover back, nobody there is captured."""
    rules = variant.rules
    if rules.landing_on_stack == "sends_mover_home" and rules.own_stacks:
        landing = land(variant, PLAIN, {1: 2, 3: 1})
        assert (landing.outcome, landing.captured) == ("returns", {})
    if rules.landing_on_protected == "sends_mover_home" and rules.safe_squares != "none":
        landing = land(variant, START, {1: 1, 3: 1})
        assert (landing.outcome, landing.captured) == ("returns", {})


@claims(CLAIMS, "rules-mixed-each")
def each_colour_for_itself(variant: Variant, _key: str) -> None:
    """Of two colours the protected one stays and the other is captured."""
    assert land(variant, START, {1: 1, 3: 1}).captured == {3: 1}


@claims(CLAIMS, "rules-finished-tokens")
def tokens_of_a_finished_seat(variant: Variant, _key: str) -> None:
    """Tokens left by a finished seat are captured and bar nothing, even together."""
    needed = variant.rules.tokens_to_win
    count = 1 if not variant.rules.own_stacks else 4 - needed
    left = [on_square(1, PLAIN)] * count
    others = {1: [*left, *[variant.home] * needed]}
    landed = play(scene(variant, [PLAIN - 2], others), 2, str(PLAIN - 2))
    assert landed is not None
    assert landed.tokens(1).count(on_square(1, PLAIN)) < count
    assert is_legal(scene(variant, [PLAIN - 1], others), 2, str(PLAIN - 1))


@claims(CLAIMS, *SAFE_FOR_SEAT_1)
def squares_are_safe(variant: Variant, key: str) -> None:
    """The squares named protect, and no others do."""
    for square in (PLAIN, 8, 9, 13, 14, 21, 26, 34, 39, 43):
        safe = land(variant, square, {1: 1}).outcome != "captured"
        assert safe == (square in SAFE_FOR_SEAT_1[key]), square


@claims(CLAIMS, "rules-protected-shares", "rules-protected-returns")
def landing_on_a_protected_token(variant: Variant, key: str) -> None:
    """Landing on a protected token shares its square or sends the mover back."""
    expected = {"rules-protected-shares": "shared", "rules-protected-returns": "returns"}[key]
    assert land(variant, START, {1: 1}).outcome == expected


@claims(CLAIMS, "rules-stars-rest", "rules-stars-hop")
def stars_move_on(variant: Variant, key: str) -> None:
    """A token that lands on a star rests there, or jumps to the next and from the last home."""
    hops = key == "rules-stars-hop"
    for star, target in ((5, 11), (44, 50), (50, variant.home)):
        after = play(scene(variant, [star - 2, 14, 15, 16]), 2, str(star - 2))
        assert after is not None
        assert after.tokens(0).count(target if hops else star) == 1
    if hops:
        others = {1: [on_square(1, 5)], 3: [on_square(3, 11)]}
        after = play(scene(variant, [3], others), 2, "3")
        assert after is not None
        assert after.tokens(1) == after.tokens(3) == (YARD,) * 4


@claims(CLAIMS, "rules-stars-hop-unsafe", "rules-stars-hop-other")
def stars_protect_nobody(variant: Variant, _key: str) -> None:
    """A token on a star to jump from is captured."""
    assert land(variant, 18, {1: 1}).outcome == "captured"


@claims(CLAIMS, "rules-stars-hop-last")
def last_star_by_a_jump(variant: Variant, _key: str) -> None:
    """A token that jumps to its last star stays there."""
    after = play(scene(variant, [42, 14, 15, 16]), 2, "42")
    assert after is not None
    assert 50 in after.tokens(0)


@claims(CLAIMS, "rules-stars-hop-returns")
def stack_on_a_star_sends_back(variant: Variant, _key: str) -> None:
    """A stack on the second star sends back after the capture on the first, which stands."""
    if variant.rules.own_stacks:
        others = {1: [on_square(1, 5)], 3: [on_square(3, 11)] * 2}
        after = play(scene(variant, [3], others), 2, "3")
        assert after is not None
        assert after.tokens(0).count(YARD) == 1
        assert after.tokens(1) == (YARD,) * 4
        assert after.tokens(3).count(YARD) == 2
        first = play(scene(variant, [3], {1: [on_square(1, 5)] * 2}), 2, "3")
        assert first is not None
        assert first.tokens(0).count(YARD) == 1


@claims(CLAIMS, "rules-stars-hop-forbidden")
def stack_on_a_star_forbids(variant: Variant, _key: str) -> None:
    """A stack on either star forbids the move."""
    if variant.rules.own_stacks:
        for star in (5, 11):
            assert not is_legal(scene(variant, [3], {1: [on_square(1, star)] * 2}), 2, "3")


@claims(CLAIMS, "rules-teams-peace")
def partners_share(variant: Variant, _key: str) -> None:
    """Partners share any square, and their single tokens together are no stack."""
    landing = land(variant, PLAIN, {2: 2 if variant.rules.own_stacks else 1})
    assert landing.outcome == "shared"
    assert land(variant, PLAIN, {1: 1, 3: 1}).outcome in ("captured", "one")


@claims(CLAIMS, "rules-teams-free")
def partners_let_through(variant: Variant, _key: str) -> None:
    """A partner's tokens never stop a token, two together neither."""
    assert can_pass(variant, PLAIN, {2: 2 if variant.rules.own_stacks else 1})
