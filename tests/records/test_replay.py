"""A record plays again as the game it was, or is refused; never as another game."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace

import pytest

import openludo
from openludo.dice import ScriptedDice
from openludo.engine import Game
from openludo.records import (
    Record,
    ReplayDiffers,
    Result,
    UnsupportedRecord,
    read_record,
    record_of,
    write_record,
)
from openludo.records.replay import variant_of
from openludo.variants import find_variant, variant_names

SPICY: list[tuple[str, dict[str, object]]] = [
    ("pairs", {"quick": True, "teams": True}),
    ("pairs", {"walls": True, "nothing_in_play": "enter_without_roll"}),
    ("classic", {"play_on": True, "nothing_in_play": "three_rolls", "impassable": "any"}),
    ("classic", {"nothing_in_play": "enter_without_roll", "passing": "tokens_block"}),
    ("norwegian", {"enter_on": "1,6", "stack_moves": "together", "home_roll": "bounce"}),
    ("norwegian", {"streak_limit": 3, "streak_penalty": "last_token_to_yard"}),
    ("danish", {"die": "danish"}),
    ("swedish", {"bonus_roll_on": "all"}),
    ("solo", {"roll_limit": 100}),
    ("parchis", {"teams": True, "quick": True}),
    ("parchis", {"streak_limit": 0, "bonus_roll_on": "all", "bonus_steps_on_capture": 7}),
    ("german40", {"capture_compulsory": True, "bonus_steps_on_home": 3}),
    ("swedish40", {"home_square": "each"}),
]


@pytest.mark.parametrize("name", variant_names())
def test_a_finished_game_of_every_variant_plays_again(
    play: Callable[..., Record], name: str
) -> None:
    """Text and back, then replayed, gives position by position the game that was played."""
    record = read_record(write_record(play(name, salt=1, positions=True)))
    assert record.result.kind == "home"
    game = record.replay()
    assert game.outcome() is not None
    assert len(game.log) == sum(len(turn.plies) for turn in record.turns)
    assert Game.replay(game.variant, game.seats, game.first, game.log) == game


@pytest.mark.parametrize(("name", "rules"), SPICY)
@pytest.mark.parametrize("salt", [1, 2, 3])
def test_house_rules_are_part_of_the_record(
    play: Callable[..., Record], name: str, rules: dict[str, object], salt: int
) -> None:
    """A game under house rules plays again under the same rules in force."""
    record = play(name, salt=salt, positions=True, **rules)
    game = read_record(write_record(record)).replay()
    assert game.variant == find_variant(name, **rules)
    assert [name for name, _ in record.rules] == list(game.variant.changed)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_games_of_fewer_seats_play_again(play: Callable[..., Record], seats: int) -> None:
    """The number of seats in the record is the number that plays."""
    assert play("norwegian", seats=seats, salt=5).replay().seats == seats


@pytest.mark.parametrize("seats", range(2, 7))
def test_games_on_every_board_play_again(play: Callable[..., Record], seats: int) -> None:
    """Which board it was follows from the number of seats in the record."""
    record = read_record(write_record(play("classic", seats=seats, salt=5, board="by_seats")))
    boards = ("strip32", "tee42", "cross52", "ring65", "ring78")
    assert record.replay().variant.board.name == boards[seats - 2]
    assert len(record.palette) == max(4, seats)


def test_a_bonus_in_a_record_is_moved_again(play: Callable[..., Record]) -> None:
    """Chains of bonus moves are written, and each of their moves must be legal."""
    record = play("parchis", salt=1)
    text = write_record(record)
    chain = re.search(r"(?<= )([1-6]:[0-9y]+)\+([0-9]+)\+([0-9]+)", text)
    assert chain, "no chain in this game"
    assert read_record(text).replay().log == record.replay().log
    wrong = text.replace(chain[0], f"{chain[1]}+{chain[2]}+0", 1)
    with pytest.raises(ReplayDiffers, match=r"turn [0-9]+: ply [0-9]+: 0 is not legal"):
        read_record(wrong).replay()


@pytest.mark.parametrize("rolls", range(12))
def test_a_game_left_anywhere_plays_again_to_that_place(
    play: Callable[..., Record], rolls: int
) -> None:
    """A game left before a roll, with a move due or behind a bonus ends where it was left."""
    record = read_record(write_record(play("norwegian", rolls=rolls, salt=3)))
    assert record.result == Result("left")
    game = record.replay()
    assert game.rolls == rolls
    assert str(game.position) == record.final


def test_turns_of_one_seat_in_a_row_stay_apart() -> None:
    """Where the other seat is passed over because its start is blocked, a seat has two lines."""
    rules = {"nothing_in_play": "enter_without_roll", "safe_squares": "none", "streak_limit": 0}
    game = Game(find_variant("classic", **rules), 2)
    for ply in ("y", "y", 6, "0", 6, "6", 6, "12", 6, "18", 2, "24"):
        game.push(ply) if isinstance(ply, str) else game.roll(ply)
    for ply in (6, "y", 6, "0", 6, "6", 6, "12", 6, "18", 2, "24", 1, "26"):
        game.push(ply) if isinstance(ply, str) else game.roll(ply)
    text = write_record(record_of(game))
    assert text.split("\n\n")[1].split("\n") == [
        "1 yellow: enter:y",
        "2 blue: enter:y",
        "3 yellow: 6:0 6:6 6:12 6:18 2:24 6:y 6:0 6:6 6:12 6:18 2:24",
        "4 yellow: 1:26",
        "",
    ]
    assert read_record(text).replay() == game


def test_a_game_from_a_script_needs_no_dice_to_be_written() -> None:
    """Without committed dice a record says so and still plays again."""
    game = Game(find_variant("pairs"), 2)
    dice = ScriptedDice([6, 3, 1])
    game.roll(dice)
    game.push("y")
    game.roll(dice)
    text = write_record(record_of(game))
    assert "Dice-Secret: none" in text
    assert text.endswith("\n1 yellow: 6:y 3\n")
    assert read_record(text).replay() == game


def test_an_open_game_never_holds_its_secret(play: Callable[..., Record]) -> None:
    """The record of a game that goes on hides the secret, whatever is handed in."""
    left = play("norwegian", rolls=9)
    record = record_of(left.replay(), left.seats, left.joined, rounds=left.rounds, proof=left.dice)
    assert record.result == Result("open")
    text = write_record(record)
    assert "Dice-Secret: hidden" in text
    assert bytes(range(32)).hex() not in text


def test_an_open_solo_game_never_holds_its_seed(play: Callable[..., Record]) -> None:
    """A seed is a secret too while the game is open."""
    left = play("solo", rolls=9, salt=77)
    assert '"seed 77"' in write_record(left)
    assert "seed 77" not in write_record(record_of(left.replay(), left.seats, proof=left.dice))


def test_replaying_twice_gives_the_same_game(play: Callable[..., Record]) -> None:
    """Nothing is left over from the first viewing (fault P01)."""
    record = play("pairs", salt=8)
    first, second = record.replay(), record.replay()
    assert first == second
    while first.log:
        first.pop()
    assert second == record.replay()


def test_a_second_game_starts_from_nothing(play: Callable[..., Record]) -> None:
    """A game behind another needs as many tokens home as its rules say (fault P05)."""
    for name, needed in (("pairs", 4), ("pairs", 4), ("pairs", 2), ("pairs", 4)):
        record = play(name, salt=needed, quick=needed == 2)
        game = record.replay()
        home = [game.position.tokens(seat).count(game.variant.home) for seat in range(4)]
        assert max(home) == needed
        assert [seat for seat in range(4) if home[seat] == needed] == list(record.result.winners)


def change(record: Record, old: str, new: str) -> Record:
    """Change the text of a record at one place."""
    text = write_record(record)
    assert re.search(old, text, re.M), f"nothing like {old!r} to change"
    return read_record(re.sub(old, new, text, count=1, flags=re.M))


TAMPERED = [
    (r"^1 red: 1 1", "1 red: 1 2:y", "turn 1: ply 3: "),
    (r"^1 red: 1 1", "1 red: 1 1 1", "comes behind the end of the turn"),
    (r"^2 green", "2 blue", "the seat to act is green, but the record says blue"),
    (r"^1 red: (.*) 4:0", r"1 red: \1 4:3", "turn 1: ply"),
    (r"^3 yellow: 4 4 6:y 5$", "3 yellow: 4 4 6:y", "the final position is"),
    (r"^Final: .*", "Final: y,y,y,1/y,y,y,y/y,y,0,4/y,y,y,y 0 move:5 0 2", "the final position"),
    (r"^Result: left", "Result: limit", "the result is"),
    (r"^Result: left", "Result: home red", "the result is"),
]


@pytest.mark.parametrize(("old", "new", "message"), TAMPERED)
def test_a_changed_record_is_refused_with_its_turn(
    play: Callable[..., Record], old: str, new: str, message: str
) -> None:
    """A ply, seat, position or result that does not follow is named with the turn."""
    record = change(play("norwegian", rolls=12, salt=3), old, new)
    with pytest.raises(ReplayDiffers, match=message) as caught:
        record.replay()
    assert f"turn {caught.value.params['turn']}" in str(caught.value)


def test_a_position_that_does_not_follow_is_refused(play: Callable[..., Record]) -> None:
    """Positions in a record are checked one by one (fault P01)."""
    record = change(
        play("norwegian", rolls=12, salt=3, positions=True), "0,4(.*) 0 roll", r"0,5\1 0 roll"
    )
    with pytest.raises(ReplayDiffers, match=r"turn 2: the position is .* but the record says"):
        record.replay()


def test_an_unknown_variant_is_not_supported(play: Callable[..., Record]) -> None:
    """A variant of a later release is refused plainly (fault P04)."""
    record = replace(play("pairs", rolls=5), variant="hexagons", engine="9.0.0")
    with pytest.raises(UnsupportedRecord, match=r"OpenLudo 9\.0\.0 wrote: unknown variant"):
        record.replay()


def test_an_unknown_rule_or_value_is_not_supported(play: Callable[..., Record]) -> None:
    """A rule of a later release is never left out in silence (fault P04)."""
    record = play("pairs", rolls=5)
    for name, value in (("flying_tokens", "true"), ("passing", "through_walls")):
        rules = (*((n, v) for n, v in record.all_rules if n != name), (name, value))
        with pytest.raises(UnsupportedRecord, match=name):
            replace(record, all_rules=rules, engine="9.0.0").replay()


def test_a_record_of_an_older_release_plays_by_its_own_rules(play: Callable[..., Record]) -> None:
    """Where a variant has changed since, the rules in force then are played (fault P04)."""
    now = play("norwegian", salt=4, enter_on="1,6")
    then = replace(now, engine="0.0.9", rules=())  # as if these had been the variant's own
    assert then.replay().variant.rules.enter_on == (1, 6)
    assert str(then.replay().position) == now.final


def test_rules_that_came_later_change_nothing_in_an_older_record(
    play: Callable[..., Record],
) -> None:
    """A record that names fewer rules plays again as if there were none of the others."""
    now = play("classic", salt=4)
    later = {"six_counts", "square_capacity", "capture_compulsory", "jump_in_column"}
    then = replace(now, all_rules=tuple(pair for pair in now.all_rules if pair[0] not in later))
    assert len(then.all_rules) == len(now.all_rules) - len(later)
    assert read_record(write_record(then)).replay() == now.replay()
    odd = replace(play("classic", six_counts=7, rolls=9), engine="0.0.9", rules=())
    older = replace(odd, all_rules=tuple(p for p in odd.all_rules if p[0] != "six_counts"))
    assert variant_of(older).rules.six_counts == 6


def test_a_changed_rule_that_is_not_shown_is_refused(play: Callable[..., Record]) -> None:
    """A record of this very version must list every rule that differs."""
    hidden = replace(play("norwegian", rolls=5, enter_on="1,6"), rules=())
    assert hidden.engine == openludo.__version__
    with pytest.raises(ReplayDiffers, match="house rules change is enter_on, but the record says"):
        hidden.replay()
