"""Recorded games of every variant and way of ending play again, here and with the referee."""

from pathlib import Path

import pytest

from games.special import BOARDS, PARCHIS, shows, steps_of
from openludo import Move, variant_names
from openludo.engine import face_json, format_rule
from openludo.records import read_record, verify_record
from oracle.presets import house_rules
from oracle.referee import Referee

RECORDS = sorted((Path(__file__).parent / "records").glob("*.ludo"))
ENDINGS = (
    "home",
    "home-two-seats",
    "home-three-seats-quick",
    "teams",
    "play-on",
    "limit",
    "won-then-limit",
)


def test_every_way_of_ending_has_a_record_under_every_variant():
    """There is a recorded game for every way of ending under every variant, and for every board."""
    endings = {f"{name}-{ending}" for name in variant_names() for ending in ENDINGS}
    assert {path.stem for path in RECORDS} == endings | {*BOARDS, *PARCHIS}


@pytest.mark.parametrize("stem", PARCHIS)
def test_a_game_shows_what_only_parchis_has(stem):
    """Each of these games holds what its name says."""
    text = (Path(__file__).parent / "records" / f"{stem}.ludo").read_text("utf-8")
    assert shows(stem, steps_of(read_record(text).replay()))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_recorded_game_plays_again_to_its_result(path):
    """A recorded game plays again to the result that it records, and its dice are verified."""
    record = read_record(path.read_text("utf-8"))
    game = record.replay()
    assert str(game.position) == record.final
    assert game.outcome() is not None
    limited = path.stem.split("-", 1)[1] == "limit"
    assert record.result.kind == ("limit" if limited else "home")
    assert record.result.winners == game.outcome().winners
    assert verify_record(record).ok


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_the_referee_sees_the_same_game(path):
    """The referee, who shares no code with the kernel, sees the same game at every ply."""
    game = read_record(path.read_text("utf-8")).replay()
    rules = {name: named(getattr(game.variant.rules, name)) for name in game.variant.changed}
    referee = Referee(house_rules(game.variant.name, **rules), game.seats)
    text, rolls = referee.start(game.first), 0
    for ply in game.log:
        if isinstance(ply, Move):
            text = dict(referee.moves(text, rolls))[str(ply)]
        else:
            text = referee.roll(text, {7: "star", 8: "globe"}.get(ply, ply), rolls)
            rolls += 1
    assert text == str(game.position)


def named(value):
    """Give a house rule's value as the referee knows it: symbols of the die by name."""
    return tuple(map(face_json, value)) if isinstance(value, tuple) else value


def test_house_rules_of_a_record_are_those_of_the_game():
    """A record names the house rules that differ from the variant's own."""
    for path in RECORDS:
        record = read_record(path.read_text("utf-8"))
        game = record.replay()
        changed = {name: getattr(game.variant.rules, name) for name in game.variant.changed}
        assert dict(record.rules) == {n: format_rule(n, v) for n, v in changed.items()}
