"""`openludo step`, `perft` and `tournament`, and the options that commands share."""

import json

import pytest
from click.testing import CliRunner

from openludo.cli import COMMANDS, load_command, main
from openludo.cli.engine import answer_line

START = "y,y,y,y/y,y,y,y/y,y,y,y/y,y,y,y"


def run(*arguments):
    """Run a command that must succeed; give what it prints."""
    result = CliRunner().invoke(main, arguments)
    assert result.exit_code == 0, result.output
    return result.stdout


def refused(*arguments):
    """Run a command that must fail; give its message on one line, without the frame."""
    result = CliRunner().invoke(main, arguments)
    assert result.exit_code == 2, result.output
    assert result.stdout == ""
    return " ".join(result.stderr.replace("│", " ").split())


def test_step_answers_like_the_engine():
    """Options make the request whose answer is printed."""
    options = ["--seats", "2", "--first", "1", "--set", "enter_on=1,6", "--roll", "1"]
    request = {"variant": "pairs", "seats": 2, "first": 1, "rules": {"enter_on": [1, 6]}, "roll": 1}
    answered = answer_line(json.dumps(request).encode())
    assert {"id": None, **json.loads(run("step", "pairs", *options))} == answered


def test_step_lets_a_computer_choose():
    """A level's choice in a position is added."""
    text = "y,y,11,30/y,y,y,0/y,y,y,y/y,y,y,y 0 move:3 0 0"
    answered = json.loads(run("step", "solo", "--position", text, "--choose", "hard"))
    assert answered["choice"] == "30"


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["chess"], "'VARIANT': unknown variant 'chess'"),
        (["pairs", "--set", "walls"], "'--set': 'walls': expected NAME=VALUE"),
        (["pairs", "--set", "tea=hot"], "'--set': unknown house rule 'tea'"),
        (["pairs", "--set", "walls=perhaps"], "'--set': walls cannot be 'perhaps'"),
        (["pairs", "--set", "walls=true", "--set", "walls=false"], "'--set': walls is set twice"),
        (["pairs", "--set", "teams=true", "--set", "play_on=true"], "teams and play_on"),
        (["pairs", "--set", "teams=true", "--seats", "2"], "teams and seats"),
        (["pairs", "--seats", "two"], "'--seats': 'two' is not a valid integer range"),
        (["pairs", "--seats", "6"], "6"),
        (["pairs", "--seats", "2", "--first", "3"], "seat 3 does not play"),
        (["pairs", "--position", "y"], "'--position': position 'y', at 1"),
        (["pairs", "--position", f"{START} 0 roll 0 0", "--seats", "4"], "leave out --seats"),
        (["pairs", "--roll", "7"], "'7' is no face"),
        (["pairs", "--roll", "star"], "the die has no face"),
        (["pairs", "--position", f"{START} 0 move:6 1 0", "--roll", "6"], "no roll is due"),
        (["pairs", "--choose", "godlike"], "'--choose': 'godlike' is not one of"),
    ],
)
def test_step_refuses_what_it_cannot_do(arguments, said):
    """A wrong option is refused by a message that names it."""
    assert said in refused("step", *arguments)


def test_perft_prints_a_count():
    """The count of a variant's first plies is printed alone."""
    assert run("perft", "solo", "4") == "812\n"
    assert run("perft", "swedish", "3", "--seats", "2") == "126\n"
    assert run("perft", "pairs", "0") == "1\n"
    assert run("perft", "pairs", "2", "--set", "enter_on=1,6") == f"{4 * 6 + 2}\n"


def test_perft_divides():
    """Counts behind every face or move are printed before their sum."""
    assert run("perft", "solo", "3", "--divide") == "".join(
        [*(f"{face}: 31\n" for face in range(1, 6)), "6: 6\n", "161\n"]
    )
    text = "y,y,y,y/y,y,y,y 0 move:6 0 0"
    divided = run("perft", "swedish", "2", "--position", text, "--divide")
    assert divided == "y: 6\nyx2: 6\n12\n"


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["chess", "3"], "unknown variant 'chess'"),
        (["solo", "deep"], "'DEPTH': 'deep' is not a valid integer range"),
        (["solo", "-1"], "No such option"),
        (["solo", "61"], "'DEPTH': 61 is not in the range"),
        (["solo"], "Missing argument 'DEPTH'"),
    ],
)
def test_perft_refuses_what_it_cannot_count(arguments, said):
    """A wrong argument is refused by a message that names it."""
    assert said in refused("perft", *arguments)


TOURNAMENT = ("tournament", "--variant", "pairs", "--players", "hard,normal", "--games", "12")


def test_a_tournament_prints_wins_and_intervals():
    """Every player's wins, share and interval are printed, with the seed."""
    printed = run(*TOURNAMENT, "--seed", "s")
    assert "12 games of pairs" in printed
    assert "seed 's'" in printed
    assert "hard" in printed
    assert "%" in printed


def test_a_tournament_gives_json():
    """The same figures as JSON: shares and intervals of 1, house rules, the seed."""
    printed = run(*TOURNAMENT, "--seed", "s", "--set", "quick=true", "--json")
    found = json.loads(printed)
    assert found == json.loads(run(*TOURNAMENT, "--seed", "s", "--set", "quick=true", "--json"))
    assert found["rules"] == {"begin_on_start": "1", "tokens_to_win": "2"}
    assert (found["variant"], found["seed"], found["games"]) == ("pairs", "s", 12)
    assert [player["level"] for player in found["players"]] == ["hard", "normal"]
    assert sum(player["wins"] for player in found["players"]) == 12
    for player in found["players"]:
        low, high = player["interval"]
        assert 0 <= low < player["share"] < high <= 1


def test_a_tournament_draws_its_seed():
    """Without a seed one is drawn, printed, and leads to the same figures again."""
    first = json.loads(run(*TOURNAMENT, "--json"))
    second = json.loads(run(*TOURNAMENT, "--json"))
    assert first["seed"] != second["seed"]
    assert json.loads(run(*TOURNAMENT, "--seed", first["seed"], "--json")) == first


def test_a_tournament_does_not_depend_on_its_workers():
    """One process and two find the same."""
    options = ("--games", "300", "--seed", "w", "--json")
    one = run(*TOURNAMENT, *options, "--workers", "1")
    assert run(*TOURNAMENT, *options, "--workers", "2") == one


def test_games_that_met_a_limit_are_told():
    """Games that nobody won are counted for themselves."""
    printed = run(*TOURNAMENT, "--seed", "s", "--set", "roll_limit=20")
    assert "12 met a limit of rolls: nobody won them." in printed


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--variant", "chess"], "'--variant': unknown variant 'chess'"),
        (["--players", "hard,godlike"], "'--players': unknown level 'godlike'"),
        (["--players", ""], "'--players': unknown level ''"),
        (["--players", "hard"], "'--players'"),
        (["--players", "hard,hard,hard,hard,hard"], "'--players'"),
        (["--games", "0"], "'--games': 0 is not in the range"),
        (["--games", "many"], "'--games': 'many' is not a valid integer range"),
        (["--workers", "0"], "'--workers': 0 is not in the range"),
        (["--set", "walls"], "'--set': 'walls': expected NAME=VALUE"),
        (["--set", "teams=true"], "teams and seats"),
    ],
)
def test_a_tournament_refuses_what_cannot_be_played(arguments, said):
    """A wrong option is refused by a message that names it."""
    assert said in refused(*TOURNAMENT, *arguments)


def test_a_tournament_needs_its_players():
    """What is left out is named."""
    assert "Missing option '--players'" in refused("tournament", "--variant", "pairs")


def test_commands_spell_their_options_alike():
    """An option of one name is one option: the same spelling, kind and help everywhere."""
    shared = {"--set", "--seats", "--first", "--position", "--seed", "--json"}
    found = {}
    for command in COMMANDS.values():
        for option in load_command(command).params:
            for name in shared & set(option.opts):
                described = (option.type, option.metavar, option.help, option.multiple)
                found.setdefault(name, set()).add(repr(described))
    assert set(found) == shared
    assert {name for name, described in found.items() if len(described) > 1} == set()
