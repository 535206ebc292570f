"""Claims about capturing, safe squares and stars."""

from __future__ import annotations

from openludo.engine import YARD, Variant

from .scene import (
    PLAIN,
    Claims,
    can_pass,
    claims,
    full,
    is_legal,
    land,
    on_square,
    play,
    scene,
    squares_of,
    standing,
    start_of,
)

CLAIMS: Claims = {}


def safe_for_seat_1(variant: Variant, key: str) -> set[int]:
    """Give the squares, counted from seat 0's start, on which seat 1 cannot be captured."""
    board, own = variant.board, {start_of(variant)}
    starts, stars = squares_of(variant, board.starts), squares_of(variant, board.stars)
    return {
        "rules-safe-starts-and-stars": starts | stars,
        "rules-safe-starts": starts,
        "rules-safe-own-start": own,
        "rules-safe-globes": squares_of(variant, board.globes) | own,
        "rules-safe-none": set(),
    }[key]


@claims(CLAIMS, "rules-capture")
def single_token_is_captured(variant: Variant, _key: str) -> None:
    """A single unprotected opponent is captured by landing, not by passing."""
    assert land(variant, PLAIN, {1: 1}).outcome == "captured"
    passed = play(scene(variant, [PLAIN - 1], standing(variant, {1: 1}, PLAIN)), 2, str(PLAIN - 1))
    assert passed is None or passed.tokens(1).count(YARD) == 3


@claims(CLAIMS, "rules-capture-compulsory-true", "rules-capture-compulsory-false")
def capturing_is_a_must(variant: Variant, key: str) -> None:
    """Beside a capture another move is possible only where capturing is no duty."""
    before = scene(variant, [PLAIN - 2, 15], standing(variant, {1: 1}, PLAIN))
    assert is_legal(before, 2, str(PLAIN - 2))
    assert is_legal(before, 2, "15") == (key == "rules-capture-compulsory-false")


@claims(CLAIMS, "rules-captures-one", "rules-captures-all")
def several_are_captured(variant: Variant, key: str) -> None:
    """Of two colours both are captured, or the one that has come further."""
    expected = {1: 1} if key == "rules-captures-one" else {1: 1, 3: 1}
    assert on_square(variant, 1, PLAIN) > on_square(variant, 3, PLAIN)
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
    start = start_of(variant)
    if variant.rules.own_stacks:
        for count in (2, 3):
            assert land(variant, PLAIN, {1: count}).outcome == key.rpartition("-")[2]
    elif variant.rules.safe_squares == "none":
        assert land(variant, start, {1: 2}).outcome == key.rpartition("-")[2]
    if key == "rules-stack-returns":
        assert land(variant, start, {1: 2}).outcome == "returns"


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
        landing = land(variant, start_of(variant), {1: 1, 3: 1})
        assert (landing.outcome, landing.captured) == ("returns", {})


@claims(CLAIMS, "rules-mixed-each")
def each_colour_for_itself(variant: Variant, _key: str) -> None:
    """Of two colours the protected one stays and the other is captured."""
    assert land(variant, start_of(variant), {1: 1, 3: 1}).captured == {3: 1}


@claims(CLAIMS, "rules-finished-tokens", "rules-finished-room", "rules-finished-return")
def tokens_of_a_finished_seat(variant: Variant, key: str) -> None:
    """Tokens left by a finished seat are captured, bar nothing, fill nothing, send nobody back."""
    rules = variant.rules
    needed = rules.tokens_to_win
    count = 1 if not rules.own_stacks else 4 - needed
    homes = range(variant.home, variant.home - needed, -1)
    done = list(homes) if rules.home_square == "each" else [variant.home] * needed
    if needed > rules.column_squares and rules.home_square == "each":
        return
    others = {1: [*[on_square(variant, 1, PLAIN)] * count, *done]}
    landed = play(scene(variant, [PLAIN - 2], others), 2, str(PLAIN - 2))
    assert landed is not None
    assert landed.tokens(1).count(on_square(variant, 1, PLAIN)) < count
    if key == "rules-finished-return" and rules.safe_squares != "none":
        safe = start_of(variant)
        others = {1: [on_square(variant, 1, safe), *done]}
        landed = play(scene(variant, [safe - 2], others), 2, str(safe - 2))
        assert landed is not None
        assert safe in landed.tokens(0)
    if rules.passing != "tokens_block":
        assert is_legal(scene(variant, [PLAIN - 1], others), 2, str(PLAIN - 1))


@claims(
    CLAIMS,
    "rules-safe-starts-and-stars",
    "rules-safe-starts",
    "rules-safe-own-start",
    "rules-safe-globes",
    "rules-safe-none",
)
def squares_are_safe(variant: Variant, key: str) -> None:
    """The squares named protect, and no others do."""
    safe = safe_for_seat_1(variant, key)
    board = variant.board
    hops = squares_of(variant, board.hop_stars) if variant.rules.stars == "hop" else set()
    special = squares_of(variant, (*board.starts, *board.stars, *board.globes, *board.hop_stars))
    for square in {PLAIN, 9, start_of(variant) + 1, *special} - hops:
        if 2 <= square < board.lap - 4 and on_square(variant, 1, square) < board.lap:
            captured = land(variant, square, {1: 1}).outcome == "captured"
            assert captured != (square in safe), square


@claims(CLAIMS, "rules-protected-shares", "rules-protected-returns")
def landing_on_a_protected_token(variant: Variant, key: str) -> None:
    """Landing on a protected token shares its square or sends the mover back."""
    expected = {"rules-protected-shares": "shared", "rules-protected-returns": "returns"}[key]
    assert land(variant, start_of(variant), {1: 1}).outcome == expected


@claims(CLAIMS, "rules-stars-rest", "rules-stars-hop")
def stars_move_on(variant: Variant, key: str) -> None:
    """A token that lands on a star rests there, or jumps to the next and from the last home."""
    hops = key == "rules-stars-hop"
    if not variant.board.hop_stars:
        return
    for star, target in ((5, 11), (44, 50), (50, variant.home)):
        after = play(scene(variant, [star - 2, 14, 15, 16]), 2, str(star - 2))
        assert after is not None
        assert after.tokens(0).count(target if hops else star) == 1
    if hops:
        others = {1: [on_square(variant, 1, 5)], 3: [on_square(variant, 3, 11)]}
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
        others = {1: [on_square(variant, 1, 5)], 3: [on_square(variant, 3, 11)] * 2}
        after = play(scene(variant, [3], others), 2, "3")
        assert after is not None
        assert after.tokens(0).count(YARD) == 1
        assert after.tokens(1) == (YARD,) * 4
        assert after.tokens(3).count(YARD) == 2
        first = play(scene(variant, [3], {1: [on_square(variant, 1, 5)] * 2}), 2, "3")
        assert first is not None
        assert first.tokens(0).count(YARD) == 1


@claims(CLAIMS, "rules-stars-hop-forbidden")
def stack_on_a_star_forbids(variant: Variant, _key: str) -> None:
    """A stack on either star forbids the move."""
    if variant.rules.own_stacks:
        for star in (5, 11):
            assert not is_legal(scene(variant, [3], standing(variant, {1: 2}, star)), 2, "3")


@claims(CLAIMS, "rules-teams-peace")
def partners_share(variant: Variant, _key: str) -> None:
    """Partners share any square, and their single tokens together are no stack."""
    two = variant.rules.own_stacks and not full(variant)
    assert land(variant, PLAIN, {2: 2 if two else 1}).outcome == "shared"
    if not full(variant):
        assert land(variant, PLAIN, {1: 1, 3: 1}).outcome in ("captured", "one")


@claims(CLAIMS, "rules-teams-free", "rules-teams-free-single")
def partners_let_through(variant: Variant, key: str) -> None:
    """A partner's tokens never stop a token, two together neither where the sentence says so."""
    two = variant.rules.own_stacks and key == "rules-teams-free"
    assert can_pass(variant, PLAIN, {2: 2 if two else 1})


@claims(CLAIMS, "rules-capacity", "rules-capacity-none")
def square_is_full(variant: Variant, key: str) -> None:
    """Two tokens of whatever colours fill a square of the track and of the column, or do not."""
    rules, lap = variant.rules, variant.board.lap
    two = key == "rules-capacity"
    if rules.own_stacks:
        assert is_legal(scene(variant, [14, 16]), 2, "14")
        assert is_legal(scene(variant, [14, 16, 16]), 2, "14") != two
        if rules.column_squares > 3 and (rules.home_square != "each" or rules.tokens_to_win > 3):
            column = scene(variant, [lap, lap + 2, lap + 2, 14])
            assert is_legal(column, 2, str(lap)) != two
    if two:
        assert land(variant, PLAIN, {1: 1, 3: 1}).outcome == "forbidden"
        assert land(variant, start_of(variant), {1: 1, 3: 1}).outcome == "forbidden"
