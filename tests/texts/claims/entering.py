"""Claims about the beginning and about getting out."""

from __future__ import annotations

from openludo.engine import DICE, YARD, Position, Variant

from .scene import Claims, claims, enter, is_legal, play, scene

CLAIMS: Claims = {}


@claims(CLAIMS, "rules-begin")
def tokens_begin_there(variant: Variant, _key: str) -> None:
    """So many tokens begin on the start square, the rest in the yard."""
    count = variant.rules.begin_on_start
    for seat in range(4):
        assert Position.start(variant).tokens(seat) == (YARD,) * (4 - count) + (0,) * count


@claims(CLAIMS, "rules-column", "rules-home-square-behind", "rules-home-square-last")
def column_is_so_long(variant: Variant, _key: str) -> None:
    """A token enters its column after 51 squares and comes home on or behind the last."""
    last = variant.rules.home_square == "last"
    assert variant.home == 51 + variant.rules.column_squares - last
    position = scene(variant, [variant.home - 2, 14, 15, 16])
    assert variant.home in _after(position, 2, str(variant.home - 2))


def _after(position: Position, face: int, move: str) -> tuple[int, ...]:
    rolled = position.after_roll(face)
    return rolled.after_move(rolled.find_move(move)).tokens(0)


@claims(CLAIMS, "rules-enter-on")
def these_faces_enter(variant: Variant, _key: str) -> None:
    """A token comes out with the faces named and with no other."""
    position = scene(variant, [YARD, 14])
    for face in DICE[variant.rules.die]:
        assert is_legal(position, face, "y") == (face in variant.rules.enter_on)


@claims(CLAIMS, "rules-enter-choice", "rules-enter-compulsory")
def entering_is_a_choice_or_a_must(variant: Variant, key: str) -> None:
    """A face that enters moves another token only where entering is a choice."""
    position = scene(variant, [YARD, 14, 15, 16])
    face = variant.rules.enter_on[0]
    assert is_legal(position, face, "y")
    assert is_legal(position, face, "16") == (key == "rules-enter-choice")


@claims(CLAIMS, "rules-two-enter", "rules-two-enter-none", "rules-two-enter-exception")
def two_enter_on_these(variant: Variant, _key: str) -> None:
    """Two tokens come out with the faces named, on to a start square without one of one's own."""
    for face in variant.rules.enter_on:
        two = face in variant.rules.two_enter_on
        assert is_legal(scene(variant, [YARD, YARD, 14]), face, "yx2") == two
        assert not is_legal(scene(variant, [YARD, YARD, 0]), face, "yx2")


@claims(CLAIMS, "rules-entering-all")
def entering_captures_everybody(variant: Variant, _key: str) -> None:
    """Entering captures all opponents on the start square, protected or not."""
    count = 2 if variant.rules.own_stacks else 1
    assert enter(variant, {1: count, 3: 1}).captured == {1: count, 3: 1}


@claims(
    CLAIMS, "rules-start-single-captured", "rules-start-single-shared", "rules-start-single-returns"
)
def one_on_the_start_square(variant: Variant, key: str) -> None:
    """A single opponent on the start square is captured, stays, or sends the token back."""
    assert enter(variant, {1: 1}).outcome == key.rpartition("-")[2]


@claims(
    CLAIMS,
    "rules-start-stack-forbidden",
    "rules-start-stack-captured",
    "rules-start-stack-one",
    "rules-start-stack-shared",
    "rules-start-stack-returns",
)
def stack_on_the_start_square(variant: Variant, key: str) -> None:
    """An opponent's stack on the start square does what the sentence says."""
    if variant.rules.own_stacks:
        assert enter(variant, {1: 2}).outcome == key.rpartition("-")[2]


@claims(CLAIMS, "rules-start-own")
def own_token_on_the_start_square(variant: Variant, _key: str) -> None:
    """While an own token stands on the start square, no other comes out."""
    position = scene(variant, [YARD, 0, 14])
    assert not any(is_legal(position, face, "y") for face in variant.rules.enter_on)


@claims(CLAIMS, "rules-idle-roll", "rules-idle-three-rolls", "rules-idle-enter-without-roll")
def nothing_in_play(variant: Variant, key: str) -> None:
    """With nothing in play a seat rolls once, tries three times, or enters without a roll."""
    waiting = [YARD] * 4
    if key == "rules-idle-enter-without-roll":
        entering = play(scene(variant, [14]), 2, "14")
        assert entering is not None
        assert (entering.turn, entering.phase) == (1, "enter")
        after = entering.after_move(entering.legal_moves[0])
        assert (after.tokens(1).count(0), after.turn) == (1, 2)
        return
    position = scene(variant, waiting)
    for face in set(DICE[variant.rules.die]) - {6, 7, 8, *variant.rules.enter_on}:
        for tries in (1, 2):
            after = position.after_roll(face)
            if key == "rules-idle-roll":
                assert after.turn == 1
                return
            assert (after.turn, after.tries) == (0, tries)
            position = after
        assert position.after_roll(face).turn == 1
        return
