"""`openludo engine`: one JSON object a line, for bots in any language."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner

from openludo import Position, find_variant
from openludo.cli import main
from openludo.cli.engine import LONGEST_LINE, answer_line
from openludo.dice import SeededDice
from openludo.players import computer

GUIDE = Path(__file__).parents[2] / "docs" / "engine.md"
START = "y,y,y,y/y,y,y,y/y,y,y,y/y,y,y,y"
CHOICE = "y,y,11,30/y,y,y,0/y,y,y,y/y,y,y,y 0 move:3 0 0"


def ask(request):
    """Send a request as the line that JSON makes of it, or a text as it is; read the answer."""
    line = request if isinstance(request, str) else json.dumps(request)
    return answer_line(line.encode("utf-8", "surrogatepass"))


def refused(request):
    """Send what is wrong; give the code and the message of the error."""
    answered = ask(request)
    assert set(answered) == {"id", "error"}
    return answered["error"]["code"], answered["error"]["message"]


def test_a_roll_is_answered_with_its_moves():
    """The answer has the position after the roll, what the roll did, and every move."""
    answered = ask({"id": 1, "variant": "pairs", "seats": 4, "rules": {"walls": True}, "roll": 6})
    assert answered == {
        "id": 1,
        "position": f"{START} 0 move:6 1 0",
        "events": [{"event": "rolled", "seat": 0, "face": 6, "streak": 1}],
        "moves": [
            {
                "move": "y",
                "position": "y,y,y,0/y,y,y,y/y,y,y,y/y,y,y,y 0 roll 1 0",
                "events": [
                    {"event": "entered", "seat": 0, "owner": 0, "count": 1, "to": 0},
                    {"event": "bonus_roll", "seat": 0, "reasons": ["six"], "moved": True},
                ],
            }
        ],
    }


def test_a_roll_without_a_move_is_told_by_its_events():
    """The list of moves is there and empty; the events say that the turn passed."""
    answered = ask({"variant": "solo", "roll": 5})
    assert answered["moves"] == []
    assert answered["position"] == f"{START} 1 roll 0 0"
    assert [event["event"] for event in answered["events"]] == ["rolled", "passed", "turn_ended"]


def test_a_position_is_answered_as_it_stands():
    """Without a roll there are no events, and the moves of the position as given."""
    answered = ask({"id": "a", "variant": "solo", "position": CHOICE})
    assert list(answered) == ["id", "position", "moves"]
    assert answered["position"] == CHOICE
    assert [move["move"] for move in answered["moves"]] == ["11", "30"]


def test_without_a_position_the_game_starts():
    """Seats and the seat that begins are as asked for, otherwise four and the first."""
    assert ask({"variant": "pairs"})["position"] == f"{START} 0 roll 0 0"
    two = ask({"variant": "pairs", "seats": 2, "first": 1})
    assert two["position"] == "y,y,y,y/y,y,y,y 1 roll 0 0"


def test_symbols_of_a_die_are_texts():
    """The Danish die's symbols go in and come out as star and globe."""
    request = {"variant": "danish", "rules": {"die": "danish"}, "roll": "globe"}
    answered = ask(request)
    assert answered["events"][0]["face"] == "globe"
    assert answered["position"] == f"{START} 0 move:globe 0 0"


def test_a_computer_chooses():
    """A level adds its choice, drawn by the seed among the best; null where there is none."""
    request = {"variant": "solo", "position": CHOICE, "choose": "hard", "seed": "x"}
    assert ask(request)["choice"] == "30"
    assert ask({"variant": "solo", "roll": 1, "choose": "hard"})["choice"] is None
    position = Position.parse(find_variant("solo"), CHOICE)
    for seed in ("", "rainy sunday", "x"):
        drawn = computer("normal").choose(position, SeededDice(seed).tie)
        assert ask(request | {"choose": "normal", "seed": seed})["choice"] == str(drawn)


def test_house_rules_are_texts_or_values():
    """A house rule may be given as JSON has it or as the command line writes it."""
    listed = ask({"variant": "pairs", "rules": {"enter_on": [1, 6]}, "roll": 1})
    written = ask({"variant": "pairs", "rules": {"enter_on": "1,6"}, "roll": 1})
    assert listed == written
    assert [move["move"] for move in listed["moves"]] == ["y"]


SIX = f"{START} 0 move:6 1 0"
BAD = {
    "no JSON": ('{"id": 1', "invalid_json", "at 8"),
    "nothing but a comma": (",", "invalid_json", "at 0"),
    "a list": ([1, 2], "invalid_request", "[1, 2]: expected an object"),
    "a number": ("17", "invalid_request", "17: expected an object"),
    "null": ("null", "invalid_request", "null: expected an object"),
    "not a number": ('{"variant": NaN}', "invalid_json", "NaN"),
    "endless": ('{"id": -Infinity}', "invalid_json", "-Infinity"),
    "a huge number": ('{"seats": 1' + "0" * 5000 + "}", "invalid_json", "too many digits"),
    "a large number": ('{"variant": "solo", "seats": 1' + "0" * 50 + "}", "invalid_rules", "seats"),
    "a huge power": ('{"variant": "solo", "seats": 1e999}', "invalid_request", "seats is inf"),
    "deep nesting": ("[" * 100_000, "invalid_json", "nested too deeply"),
    "deep nesting that ends": ("[" * 50_000 + "]" * 50_000, "invalid_json", "nested"),
    "a key twice": ('{"variant": "solo", "variant": "pairs"}', "invalid_request", "twice"),
    "no variant": ({"id": 1}, "invalid_request", "variant is missing"),
    "an unknown variant": ({"variant": "chess"}, "unknown_variant", "'chess'"),
    "a variant of the wrong type": ({"variant": 5}, "invalid_request", "variant is 5"),
    "a variant that is null": ({"variant": None}, "invalid_request", "variant is null"),
    "an unknown key": ({"variant": "solo", "tea": 1}, "invalid_request", "unknown key 'tea'"),
    "an id that is a list": ({"variant": "solo", "id": [1]}, "invalid_request", "id is [1]"),
    "an id that is true": ({"variant": "solo", "id": True}, "invalid_request", "id is true"),
    "an endless id": ('{"variant": "solo", "id": 1e999}', "invalid_request", "id is inf"),
    "too many seats": ({"variant": "pairs", "seats": 7}, "invalid_rules", "7"),
    "no seats": ({"variant": "pairs", "seats": 0}, "invalid_rules", "0"),
    "half a seat": ({"variant": "pairs", "seats": 2.5}, "invalid_request", "seats is 2.5"),
    "seats that are true": ({"variant": "pairs", "seats": True}, "invalid_request", "is true"),
    "a first seat that is not there": (
        {"variant": "pairs", "seats": 2, "first": 2},
        "invalid_request",
        "first is 2: expected 0 to 1",
    ),
    "a first seat below 0": ({"variant": "pairs", "first": -1}, "invalid_request", "first is -1"),
    "rules in a list": ({"variant": "pairs", "rules": ["walls"]}, "invalid_request", "rules is"),
    "an unknown rule": ({"variant": "pairs", "rules": {"tea": 1}}, "invalid_rules", "'tea'"),
    "a rule called self": ({"variant": "pairs", "rules": {"self": 1}}, "invalid_rules", "'self'"),
    "a rule called name": ({"variant": "pairs", "rules": {"name": 1}}, "invalid_rules", "'name'"),
    "a bad value": ({"variant": "pairs", "rules": {"walls": 3}}, "invalid_rules", "walls cannot"),
    "an object as value": ({"variant": "pairs", "rules": {"walls": {}}}, "invalid_rules", "walls"),
    "null as value": ({"variant": "pairs", "rules": {"teams": None}}, "invalid_rules", "teams"),
    "rules against each other": (
        {"variant": "pairs", "rules": {"teams": True, "play_on": True}},
        "invalid_rules",
        "teams and play_on",
    ),
    "a position that is none": ({"variant": "solo", "position": "y"}, "invalid_notation", "at 1"),
    "a position that is a number": ({"variant": "solo", "position": 1}, "invalid_request", "is 1"),
    "a position beyond the limits": (
        {"variant": "solo", "position": f"{START} 0 roll 5 0"},
        "invalid_position",
        "streak",
    ),
    "seats that the position lacks": (
        {"variant": "pairs", "seats": 2, "position": SIX},
        "invalid_request",
        "expected 4",
    ),
    "a face that is none": ({"variant": "solo", "roll": 7}, "invalid_notation", "7"),
    "a face of another die": ({"variant": "solo", "roll": "star"}, "illegal_roll", "no face"),
    "a face that is true": ({"variant": "solo", "roll": True}, "invalid_notation", "True"),
    "a face with a fraction": ({"variant": "solo", "roll": 6.0}, "invalid_notation", "6.0"),
    "a face that is null": ({"variant": "solo", "roll": None}, "invalid_notation", "None"),
    "a roll where none is due": (
        {"variant": "solo", "position": SIX, "roll": 6},
        "illegal_roll",
        "no roll is due",
    ),
    "an unknown level": ({"variant": "solo", "choose": "godlike"}, "unknown_level", "'godlike'"),
    "a level that is none": ({"variant": "solo", "choose": 3}, "invalid_request", "choose is 3"),
    "a seed that is a number": (
        {"variant": "solo", "position": CHOICE, "choose": "easy", "seed": 3},
        "invalid_request",
        "seed is 3",
    ),
    "half a character as seed": (
        '{"variant": "solo", "roll": 6, "choose": "easy", "seed": "\\ud800"}',
        "invalid_seed",
        "half of a character",
    ),
}


@pytest.mark.parametrize("case", BAD)
def test_what_is_wrong_gets_a_clear_error(case):
    """Every fault has a stable code and a message that names it; none is a traceback."""
    request, code, said = BAD[case]
    found, message = refused(request)
    assert (found, said in message) == (code, True), message
    assert len(message) < 3000


def test_an_error_carries_the_id_of_its_request():
    """The id comes back with an error, and is null where it could not be read."""
    assert ask({"id": "a7", "variant": "chess"})["id"] == "a7"
    assert ask({"id": 1.5, "variant": "solo", "roll": 9})["id"] == 1.5
    assert ask('{"id": 1')["id"] is None


def test_bytes_that_are_no_text_are_refused():
    """A line that is not UTF-8 names the byte."""
    answered = answer_line(b'{"variant": "\xff"}')
    assert answered["error"] == {
        "code": "invalid_json",
        "message": "the line is not UTF-8, at byte 13",
    }


def run(*lines):
    """Run the command on lines of bytes; give what it answers."""
    result = CliRunner().invoke(main, ["engine"], input=b"".join(lines))
    assert result.exit_code == 0
    return [json.loads(line) for line in result.stdout.splitlines()]


def test_after_a_bad_line_the_next_is_read():
    """Errors stand in line with answers; blank lines are passed over, a last line needs no end."""
    good = b'{"id": 3, "variant": "solo"}'
    answered = run(b"nonsense\n", b"\n", b"[]\n", b"   \r\n", good + b"\r\n", good)
    assert ["error" in each for each in answered] == [True, True, False, False]
    assert [each["id"] for each in answered] == [None, None, 3, 3]


def test_a_line_that_is_too_long_is_refused_whole():
    """An endless line gets one error, and the line after it its answer."""
    long = b'{"id": "' + b"a" * (3 * LONGEST_LINE) + b'"}\n'
    answered = run(long, b'{"id": 2, "variant": "solo"}\n')
    assert [each["id"] for each in answered] == [None, 2]
    assert "too long" in answered[0]["error"]["message"]


def test_answers_come_at_once_and_the_end_is_quiet():
    """A program gets each answer before it sends the next line, and may leave at any time."""
    command = [str(Path(sys.executable).with_name("openludo")), "engine"]
    pipes = dict.fromkeys(("stdin", "stdout", "stderr"), subprocess.PIPE)
    buffered = {name: value for name, value in os.environ.items() if name != "PYTHONUNBUFFERED"}
    with subprocess.Popen(command, **pipes, env=buffered) as engine:
        for number in range(3):
            engine.stdin.write(b'{"id": %d, "variant": "solo"}\n' % number)
            engine.stdin.flush()
            assert json.loads(engine.stdout.readline())["id"] == number
        engine.stdout.close()
        engine.stdin.write(b'{"variant": "solo"}\n')
        engine.stdin.close()
        assert engine.stderr.read() == b""
        assert engine.wait() == 0


def examples():
    """List the indented JSON lines of the guide."""
    lines = GUIDE.read_text("utf-8").splitlines()
    return [json.loads(line) for line in lines if line.startswith("    {")]


def test_the_guide_shows_what_is_answered():
    """The examples of docs/engine.md are requests and their answers."""
    shown = examples()
    requests = [each for each in shown if "variant" in each]
    answers = [each for each in shown if "variant" not in each]
    assert len(requests) == len(answers) == 2
    assert [ask(request) for request in requests] == answers


def test_the_guide_names_every_code():
    """Every code of an error in these tests is explained in the guide."""
    guide = GUIDE.read_text("utf-8")
    assert {code for _, code, _ in BAD.values() if f"`{code}`" not in guide} == set()
