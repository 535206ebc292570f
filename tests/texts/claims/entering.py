"""Claims about the beginning and about getting out."""

from __future__ import annotations

from openludo.engine import DICE, YARD, Position, Variant

from .scene import PLAIN, Claims, claims, each, enter, full, is_legal, on_square, play, scene

CLAIMS: Claims = {}


@claims(CLAIMS, "rules-begin")
def tokens_begin_there(variant: Variant, _key: str) -> None:
    """So many tokens begin on the start square, the rest in the yard."""
    count = variant.rules.begin_on_start
    for seat in range(4):
        assert Position.start(variant).tokens(seat) == (YARD,) * (4 - count) + (0,) * count


@claims(
    CLAIMS,
    "rules-column",
    "rules-home-square-behind",
    "rules-home-square-last",
    "rules-home-square-each",
)
def column_is_so_long(variant: Variant, _key: str) -> None:
    """A token comes home behind the column, on its last square or on any of its squares."""
    lap, long = variant.board.lap, variant.rules.column_squares
    behind = variant.rules.home_square == "behind"
    assert variant.home == lap + long - (not behind)
    if each(variant):
        for square in range(lap, lap + long):
            roll_home(variant, square, lap - 1)
    else:
        roll_home(variant, variant.home, variant.home - 2)


def roll_home(variant: Variant, target: int, origin: int) -> None:
    """Bring a token home with the exact roll, if the die has it."""
    face = target - origin
    position = scene(variant, [origin, 14, 15, 16])
    if face <= 5 and face in DICE[variant.rules.die]:
        after = play(position, face, str(origin))
        assert after is not None
        assert after.tokens(0).count(target) == 1


def faces_to_start(variant: Variant) -> list[int]:
    """Give the faces that bring a token out on the start square."""
    rules = variant.rules
    return [face for face in rules.enter_on if face != 6 or not rules.six_enters_at]


@claims(CLAIMS, "rules-enter-on")
def these_faces_enter(variant: Variant, _key: str) -> None:
    """A token comes out with the faces named and with no other."""
    position = scene(variant, [YARD, 14])
    for face in DICE[variant.rules.die]:
        assert is_legal(position, face, "y") == (face in variant.rules.enter_on)


@claims(CLAIMS, "rules-enter-start", "rules-six-enters-start")
def enters_on_the_start(variant: Variant, key: str) -> None:
    """A token that comes out stands on its start square."""
    for face in [6] if key == "rules-six-enters-start" else faces_to_start(variant):
        after = play(scene(variant, [YARD, 14]), face, "y")
        assert after is not None
        assert after.tokens(0).count(0) == 1


@claims(CLAIMS, "rules-six-enters", "rules-entering-further-only")
def six_enters_further(variant: Variant, _key: str) -> None:
    """With a 6 a token comes out further on, past what stands on the way."""
    further = variant.rules.six_enters_at
    after = play(scene(variant, [YARD, 14]), 6, "y")
    rules = variant.rules
    assert after is not None
    assert after.tokens(0).count(further) == 1 or (rules.stars == "hop" and further == 5)
    barred = rules.passing == "tokens_block" or not rules.pass_own
    if not must_clear(variant):
        assert is_legal(scene(variant, [YARD, 0, 14]), 6, "y") != barred
    others = {1: [on_square(variant, 1, 0)]}
    assert is_legal(scene(variant, [YARD], others), 6, "y") == (rules.passing != "tokens_block")
    if further == PLAIN:
        prey = {1: [on_square(variant, 1, PLAIN)]}
        after = play(scene(variant, [YARD], prey), 6, "y")
        assert after is not None
        assert after.tokens(1) == (YARD,) * 4


def must_clear(variant: Variant) -> bool:
    """Tell whether clearing the start square comes before bringing a token out."""
    return variant.rules.clear_start and not variant.rules.enter_compulsory


@claims(CLAIMS, "rules-six-enters-two")
def two_enter_at_the_start(variant: Variant, _key: str) -> None:
    """Two tokens that come out together with a 6 stand on the start square."""
    after = play(scene(variant, [YARD, YARD, 14]), 6, "yx2")
    assert after is not None
    assert after.tokens(0).count(0) == 2


@claims(CLAIMS, "rules-enter-choice", "rules-enter-compulsory")
def entering_is_a_choice_or_a_must(variant: Variant, key: str) -> None:
    """A face that enters moves another token only where entering is a choice."""
    position = scene(variant, [YARD, 14, 15, 16])
    face = variant.rules.enter_on[0]
    assert is_legal(position, face, "y")
    assert is_legal(position, face, "16") == (key == "rules-enter-choice")


@claims(CLAIMS, "rules-clear-start-true", "rules-clear-start-false")
def start_is_cleared(variant: Variant, key: str) -> None:
    """While one waits, a token on the start square moves on first where it must."""
    must = key == "rules-clear-start-true"
    waiting = scene(variant, [YARD, 0, 14, 16])
    if 3 not in variant.rules.enter_on and 3 in DICE[variant.rules.die]:
        assert is_legal(waiting, 3, "0")
        assert is_legal(waiting, 3, "16") != must
        assert (waiting.after_roll(3).forced_by == ("clear_start",)) == must
        assert is_legal(scene(variant, [0, 14, 16]), 3, "16")


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
    count = 2 if variant.rules.own_stacks and not full(variant) else 1
    landing = enter(variant, {1: count, 3: 1})
    assert landing is None or landing.captured == {1: count, 3: 1}


@claims(
    CLAIMS, "rules-start-single-captured", "rules-start-single-shared", "rules-start-single-returns"
)
def one_on_the_start_square(variant: Variant, key: str) -> None:
    """A single opponent on the start square is captured, stays, or sends the token back."""
    landing = enter(variant, {1: 1})
    assert landing is None or landing.outcome == key.rpartition("-")[2]


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
        landing = enter(variant, {1: 2})
        assert landing is None or landing.outcome == key.rpartition("-")[2]


@claims(CLAIMS, "rules-start-full")
def full_start_square(variant: Variant, _key: str) -> None:
    """On a full start square the opponent that came last is captured, beside one's own too."""
    faces = faces_to_start(variant)
    others = {1: [on_square(variant, 1, 0)], 3: [on_square(variant, 3, 0)]}
    for last in (1, 3) if faces else ():
        after = play(scene(variant, [YARD], others, arrived=((0, last),)), faces[0], "y")
        assert after is not None
        assert [after.tokens(seat).count(YARD) for seat in (last, 4 - last)] == [4, 3]
        assert after.tokens(0).count(0) == 1
    mixed = variant.rules.own_stacks and not must_clear(variant)
    if faces and mixed and variant.rules.safe_squares != "none":
        after = play(scene(variant, [YARD, 0], {1: others[1]}), faces[0], "y")
        assert after is not None
        assert (after.tokens(1).count(YARD), after.tokens(0).count(0)) == (4, 2)


@claims(CLAIMS, "rules-start-full-own")
def own_tokens_fill_the_start_square(variant: Variant, _key: str) -> None:
    """Two tokens of one's own side on the start square keep the next in the yard."""
    partner = on_square(variant, 2, 0)
    teams = variant.rules.teams
    for face in faces_to_start(variant):
        assert not is_legal(scene(variant, [YARD, 0, 0]), face, "y")
        if teams:
            assert not is_legal(scene(variant, [YARD, 0], {2: [partner]}), face, "y")
            assert not is_legal(scene(variant, [YARD], {2: [partner] * 2}), face, "y")


@claims(CLAIMS, "rules-start-foreign-captured", "rules-start-foreign-blocks")
def opponents_fill_the_start_square(variant: Variant, key: str) -> None:
    """Two tokens of one opponent on the start square lose one of them, or keep the next in."""
    if variant.rules.own_stacks:
        landing = enter(variant, {1: 2})
        expected = "one" if key == "rules-start-foreign-captured" else "forbidden"
        assert landing is None or landing.outcome == expected


@claims(CLAIMS, "rules-start-own", "rules-start-own-further")
def own_token_on_the_start_square(variant: Variant, _key: str) -> None:
    """While an own token stands where another would come out, that one waits."""
    rules = variant.rules
    for face in rules.enter_on:
        further = rules.six_enters_at if face == 6 else 0
        assert not is_legal(scene(variant, [YARD, further, 14]), face, "y")


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
    tries_for_nothing(scene(variant, waiting), key == "rules-idle-three-rolls")
    if each(variant) and variant.rules.tokens_to_win > 1:
        home = scene(variant, [variant.home, YARD, YARD, YARD])
        tries_for_nothing(home, key == "rules-idle-three-rolls")


@claims(CLAIMS, "rules-idle-three-rolls-if-stuck")
def nothing_can_move(variant: Variant, _key: str) -> None:
    """Three tries are given while no token could move with any face, also with none out."""
    tries_for_nothing(scene(variant, [YARD] * 4), True)
    home = variant.home
    if variant.rules.tokens_to_win > 1:
        tries_for_nothing(scene(variant, [home, YARD, YARD, YARD]), True)
    if variant.rules.home_roll == "exact" and 4 not in variant.rules.enter_on and not each(variant):
        movable = scene(variant, [home - 3, YARD, YARD, YARD])
        assert movable.after_roll(4).turn == 1


def tries_for_nothing(position: Position, three: bool) -> None:
    """Fail to come out: up to three times, or once."""
    rules = position.variant.rules
    for face in set(DICE[rules.die]) - {6, 7, 8, *rules.enter_on}:
        for tries in (1, 2) if three else ():
            position = position.after_roll(face)
            assert (position.turn, position.tries) == (0, tries)
        assert position.after_roll(face).turn == 1
        return
