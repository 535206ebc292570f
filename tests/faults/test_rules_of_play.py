"""Faults in the rules of play, on the engine: by kind, over all seats, squares and variants."""

from __future__ import annotations

import itertools

import pytest
from tests.server.table import header, live_game, person

from openludo import Game, Move, Position, find_variant
from openludo.dice import SeededDice
from openludo.engine import Transition, play_move, roll_dice
from openludo.server.rooms.live import Act
from openludo.server.rooms.whole import game_view

SAFE = (0, 8, 13, 21, 26, 34, 39, 47)
YARD = "y,y,y,y"
DISTINCT = [(a, d) for a in range(4) for d in range(4) if a != d]


def text(tokens: dict[int, str], rest: str) -> str:
    """Write a position of four seats, those not named in their yards."""
    return "/".join(tokens.get(seat, YARD) for seat in range(4)) + " " + rest


def place(seat: int, square: int) -> int | None:
    """Give a seat's progress on a square of the track, or None where it never stands there."""
    progress = (square - 13 * seat) % 52
    return progress if progress <= 50 else None


def landing(variant: str, attacker: int, owner: int, square: int, **rules: object) -> Transition:
    """Let a token walk four squares onto another's."""
    to, other = place(attacker, square), place(owner, square)
    assert to is not None
    tokens = {attacker: f"y,y,y,{to - 4}", owner: f"y,y,y,{other}"}
    position = Position.parse(
        find_variant(variant, **rules), text(tokens, f"{attacker} move:4 0 0")
    )
    return play_move(position, Move(attacker, to - 4, 1))


def meetings(squares: tuple[int, ...]) -> list[tuple[int, int, int]]:
    """Give each way in which a token can walk onto another one on a square."""
    return [
        (attacker, owner, square)
        for (attacker, owner), square in itertools.product(DISTINCT, squares)
        if (place(attacker, square) or 0) >= 4 and place(owner, square) is not None
    ]


@pytest.mark.parametrize("variant", ["pairs", "solo", "classic"])
def test_no_safe_square_lets_anyone_capture_anyone(variant: str) -> None:
    """On all safe squares, for every two colours, both tokens stay and the turn ends (bug R01)."""
    found = meetings(SAFE)
    assert len(found) > 60
    for attacker, owner, square in found:
        done = landing(variant, attacker, owner, square)
        assert [event.kind for event in done.events] == ["moved", "turn_ended"]
        assert done.after.tokens(owner)[-1] == place(owner, square)


@pytest.mark.parametrize(
    ("variant", "rules", "bonus"),
    [("classic", {"safe_squares": "none"}, True), ("norwegian", {}, False)],
)
def test_where_stars_protect_nobody_each_capture_counts(
    variant: str, rules: dict[str, object], bonus: bool
) -> None:
    """Without safe stars each token there is captured; the roll is the variant's (bug R01)."""
    for attacker, owner, square in meetings((8, 21, 34, 47)):
        done = landing(variant, attacker, owner, square, **rules)
        kinds = [event.kind for event in done.events]
        assert kinds == ["moved", "captured", "bonus_roll" if bonus else "turn_ended"]
        assert done.after.tokens(owner) == (-1,) * 4


@pytest.mark.parametrize("variant", ["pairs", "solo", "classic", "norwegian", "english"])
@pytest.mark.parametrize("seat", range(4))
def test_home_is_reached_by_the_exact_roll_alone(variant: str, seat: int) -> None:
    """One to six steps before home each face goes as far as it says, home or nowhere (bug R03)."""
    plain = find_variant(variant)
    for steps, face in itertools.product(range(1, 7), range(1, 7)):
        origin = plain.home - steps
        tokens = {seat: f"{origin},h,h,h"}
        rolled = Position.parse(plain, text(tokens, f"{seat} roll 0 0")).after_roll(face)
        moves = [str(move) for move in rolled.legal_moves]
        if face > steps:
            assert moves == []
            assert rolled.tokens(seat)[0] == origin
        else:
            assert moves == [str(origin)]
            after = rolled.after_move(rolled.legal_moves[0])
            assert (after.outcome is not None) == (face == steps)
            assert origin + face in after.tokens(seat)


def test_a_third_six_is_void_however_the_first_two_were_used() -> None:
    """After two sixes, used or not, the third moves nothing and the others stand (bug R04)."""
    for variant, opening in (("pairs", "y,y,y,23"), ("solo", "y,y,y,23"), ("pairs", "52,h,h,h")):
        position = Position.parse(find_variant(variant), text({0: opening}, "0 roll 0 0"))
        for _ in range(2):
            position = position.after_roll(6)
            if position.phase == "move":
                position = position.after_move(position.legal_moves[-1])
        third = roll_dice(position, 6)
        assert [event.kind for event in third.events] == ["rolled", "voided", "turn_ended"]
        assert third.after.tokens(0) == position.tokens(0)
        assert (third.after.turn, third.after.phase) == (1, "roll")


@pytest.mark.parametrize(("variant", "grants"), [("pairs", True), ("solo", False)])
def test_home_grants_the_same_roll_on_every_path(variant: str, grants: bool) -> None:
    """A token brought home by hand, as only move or by a computer has the same events (bug R06)."""
    games = []
    for by in ("hand", "only", "computer"):
        live = live_game(header(variant, [person()] * 4, first_seat="fixed", streak_limit=0))
        live.start(Act(by, 0.0))
        last = live.header.variant.home - 48 - 5
        # Seat 0 enters, walks 48 and 5; the others roll ones in their yards; then it comes home.
        for face in [6, *[6] * 8, 5, 1, 1, 1, last]:
            live.take_face(face, Act(by, 0.0))
            if live.state.phase == "move":
                # One token alone is moved; the others stay in the yard once it is out.
                live.move(live.state.moves[-1].move, Act(by, 0.0))
        games.append([(entry.kind, entry.events) for entry in live.log])
        assert live.state.turn == (0 if grants else 1)
    assert games[0] == games[1] == games[2]
    kinds = [event["event"] for event in games[0][-1][1]]
    assert kinds == ["moved", "reached_home", "bonus_roll" if grants else "turn_ended"]


def test_three_tries_follow_the_capture_of_the_only_token() -> None:
    """Who loses the only token in play has three tries in the next turn (bug R12)."""
    norwegian = find_variant("norwegian")
    # B at 8 stands on 21; A's only token on 22 is captured by a one.
    game = Position.parse(norwegian, text({0: "y,y,y,22", 1: "y,y,y,8"}, "1 move:1 0 0"))
    game = game.after_move(game.legal_moves[-1])
    assert game.tokens(0) == (-1,) * 4
    while game.turn != 0:
        game = game.after_roll(1)
        game = game.after_move(game.legal_moves[0]) if game.phase == "move" else game
    tries = []
    while game.turn == 0:
        tries.append(game.tries)
        game = game.after_roll(2)
    assert tries == [0, 1, 2]


ENTERING = [
    # Whose tokens stand where, and which variants let seat 0 come out with a six all the same.
    ({0: "y,y,y,y", 1: "y,y,36,36"}, {"pairs", "solo", "classic", "norwegian", "danish"}),
    ({0: "y,y,0,0"}, {"pairs", "solo", "classic", "norwegian", "danish"}),
    ({0: "y,0,0,0"}, {"pairs", "solo", "classic", "norwegian", "danish"}),
    ({0: "y,y,y,0", 1: "y,y,y,39"}, {"pairs", "solo", "classic", "norwegian", "danish"}),
    ({0: "y,y,y,10", 1: "y,y,39,39"}, {"pairs", "solo", "danish"}),
    ({0: "y,y,y,10", 1: "y,y,y,39"}, {"pairs", "solo", "classic", "norwegian", "danish"}),
]


@pytest.mark.parametrize("variant", ["pairs", "solo", "classic", "norwegian", "danish"])
@pytest.mark.parametrize("seat", range(4))
def test_only_the_start_square_decides_whether_a_token_enters(variant: str, seat: int) -> None:
    """Stacks elsewhere and own tokens stop nobody; a foreign stack there may (bug R17)."""
    for tokens, free in ENTERING:
        turned = {(seat + owner) % 4: at for owner, at in tokens.items()}
        position = Position.parse(find_variant(variant), text(turned, f"{seat} roll 0 0"))
        after = position.after_roll(6)
        offered = [str(move) for move in after.legal_moves] if after.phase == "move" else []
        assert ("y" in offered) == (variant in free), (tokens, offered)
        if "10" in tokens[0]:
            assert "10" in offered


@pytest.mark.parametrize("needed", [1, 2, 3, 4])
def test_a_game_ends_with_the_last_token_that_is_needed(needed: int) -> None:
    """Whatever number wins, no token less and no token more ends the game (bug R20)."""
    variant = find_variant("pairs", tokens_to_win=needed)
    for home in range(needed):
        own = ",".join(["y"] * (3 - home) + ["53"] + ["h"] * home)
        position = Position.parse(variant, text({0: own}, "0 move:2 0 0"))
        done = play_move(position, position.find_move("53"))
        assert (done.after.outcome is not None) == (home + 1 == needed)
        assert ("over" in [event.kind for event in done.events]) == (home + 1 == needed)


def test_partners_shown_are_partners_played() -> None:
    """The pairs shown to the page sit opposite, and no capture parts them (bug R22)."""
    view = game_view(live_game(header("pairs", [person()] * 4, teams=True)))
    assert view.teams is not None
    shown = {frozenset(team) for team in view.teams}
    places = {seat.seat: seat.place for seat in view.seats}
    for team in shown:
        first, second = sorted(places[seat] for seat in team)
        assert second - first == 2
    for attacker, owner in DISTINCT:
        met = meetings(tuple(set(range(52)) - set(SAFE)))
        square = next(at for one, other, at in met if (one, other) == (attacker, owner))
        done = landing("pairs", attacker, owner, square, teams=True)
        partners = done.after.tokens(owner) != (-1,) * 4
        assert partners == (frozenset((attacker, owner)) in shown)
        assert ("bonus_roll" in [event.kind for event in done.events]) != partners


@pytest.mark.parametrize("variant", ["pairs", "solo", "classic", "norwegian", "english"])
def test_a_roll_without_a_move_leads_on_and_one_with_a_move_waits(variant: str) -> None:
    """Over whole games no roll waits for a move that does not exist (bug T01)."""
    stuck = 0
    for number in range(6):
        game, dice = Game(find_variant(variant), 4), SeededDice(f"game {number}")
        while game.outcome() is None:
            rolled = game.roll(dice)
            if game.position.phase == "move":
                assert game.position.legal_moves
                game.push(game.position.legal_moves[-1])
            elif "passed" in [event.kind for event in rolled.events]:
                tokens = rolled.before.tokens(rolled.before.turn)
                stuck += any(-1 < progress < game.variant.home for progress in tokens)
                assert rolled.after.turn != rolled.before.turn
    assert stuck > 3
