"""A new board and a new variant are played from their files alone, with no code."""

import json
import urllib.request

import pytest
from click.testing import CliRunner

from openludo.cli import COMMANDS, load_command, main
from openludo.dice import SeededDice
from openludo.engine import Game, InvalidRules, Position
from openludo.engine.errors import InvalidBoard
from openludo.records import Seat, proof_of, record_of, write_record
from openludo.texts import text
from openludo.texts.leaflet import rules_page
from openludo.variants import (
    add_file,
    add_files,
    board_names,
    find_board,
    find_variant,
    forget_files,
    variant_names,
)


@pytest.fixture
def added(board_file, variant_file):
    """Options that add the documentation's example."""
    return ["--add", str(variant_file), "--add", str(board_file)]


def run(*arguments, code=0, **options):
    """Run a command and check how it ends; give what it prints."""
    result = CliRunner().invoke(main, arguments, **options)
    assert result.exit_code == code, result.output
    return result.stdout


def refused(*arguments):
    """Run a command that must fail; give its message on one line, without the frame."""
    result = CliRunner().invoke(main, arguments)
    assert result.exit_code == 2, result.output
    return " ".join(result.stderr.replace("│", " ").split())


def changed(path, tmp_path, old, new):
    """Copy a file with a change."""
    written = path.read_text("utf-8")
    assert old in written
    copy = tmp_path / "changed.toml"
    copy.write_text(written.replace(old, new), "utf-8")
    return copy


def test_added_files_are_known_until_they_are_forgotten(board_file, variant_file):
    """A board and a variant are found by name and alias once their files are added."""
    before = board_names(), variant_names()
    add_files(variant_file, board_file)
    assert board_names() == (*before[0], "square24")
    assert variant_names() == (*before[1], "sprint")
    variant = find_variant("short")
    assert (variant.name, variant.board.name, variant.home) == ("sprint", "square24", 26)
    assert variant.seat_counts == (2, 3)
    forget_files()
    assert (board_names(), variant_names()) == before


def test_known_variants_can_be_given_an_added_board(board_file):
    """An added board is offered to every variant whose column has room on it."""
    add_file(board_file)
    board = find_board("square24")
    assert board in find_variant("pairs", column_squares=2).boards
    assert board not in find_variant("pairs").boards
    assert find_variant("pairs", board="square24", column_squares=2).home == 25
    with pytest.raises(InvalidRules, match="column_squares and board do not go together: square24"):
        find_variant("pairs", board="square24")


def test_the_same_file_twice_changes_nothing(board_file, variant_file):
    """Adding what is already known is no fault."""
    add_files(board_file, variant_file)
    names = variant_names()
    add_files(board_file, variant_file)
    assert variant_names() == names


def test_whole_games_are_played_on_an_added_board(board_file, variant_file):
    """Two and three seats play to the end, and every position is read as it was written."""
    add_files(board_file, variant_file)
    variant = find_variant("sprint")
    for seats in variant.seat_counts:
        game, dice = Game(variant, seats), SeededDice(f"sprint {seats}")
        while not game.outcome():
            assert str(Position.parse(variant, str(game.position))) == str(game.position)
            if game.position.phase == "roll":
                game.roll(dice)
            else:
                game.push(game.position.legal_moves[0])
        assert game.position.tokens(game.outcome().winners[0]).count(26) == 2


def test_perft_counts_an_added_variant(added):
    """116 ways through three plies: a 1 or a 6 enters, what does not enter is tried again."""
    entered, tried = 6 + 6, 4 * (2 + 4 * 6)
    assert run("perft", "sprint", "3", "--seats", "3", *added) == f"{entered + tried}\n"
    assert run("perft", "pairs", "1", "--set", "board=square24", *added[2:], code=2) == ""


def test_step_shows_the_moves_of_an_added_variant(added):
    """Positions of the added variant have as many seats as its board."""
    answered = json.loads(run("step", "short", "--roll", "6", *added))
    assert answered["position"] == "y,y,y,y/y,y,y,y/y,y,y,y 0 move:6 0 0"
    assert [move["move"] for move in answered["moves"]] == ["y"]


def test_the_engine_answers_on_an_added_variant(added):
    """Bots name the added variant and the added board in their requests."""
    requests = [
        {"variant": "sprint", "seats": 2, "position": "0,5,23,25/y,y,y,y 0 move:1 0 0"},
        {"variant": "norwegian", "seats": 2, "rules": {"board": "square24", "column_squares": 1}},
    ]
    answered = run("engine", *added, input="\n".join(map(json.dumps, requests)))
    found = [json.loads(line) for line in answered.splitlines()]
    assert [move["move"] for move in found[0]["moves"]] == ["0", "5", "23", "25"]
    assert found[1]["position"] == "y,y,y,y/y,y,y,y 0 roll 0 0"


def test_a_tournament_is_played_on_an_added_variant(added):
    """Computers play the added variant, in other processes too."""
    options = ("--players", "hard,easy,easy", "--games", "60", "--seed", "s", "--json", *added)
    found = json.loads(run("tournament", "--variant", "sprint", "--workers", "2", *options))
    assert (found["variant"], found["games"], found["undecided"]) == ("sprint", 60, 0)
    assert sum(player["wins"] for player in found["players"]) == 60


def test_a_record_of_an_added_variant_is_verified(added, board_file, variant_file, tmp_path):
    """A record names the variant, and is verified where its files are given."""
    add_files(board_file, variant_file)
    dice = SeededDice("kept")
    game = Game(find_variant("sprint"), 2, dice.first(2))
    while not game.outcome():
        if game.position.phase == "roll":
            game.roll(dice)
        else:
            game.push(game.position.legal_moves[0])
    seats = [Seat("yellow", "person", "Ann", ""), Seat("blue", "person", "Ben", "")]
    record = record_of(game, seats, [0, 1], seats_drawn=False, proof=proof_of(dice))
    path = tmp_path / "game.txt"
    path.write_text(write_record(record), "utf-8")
    forget_files()
    assert "could not be verified" in " ".join(run("verify", str(path), code=1).split())
    assert "Everything is as promised." in run("verify", str(path), *added)


def test_an_added_variant_is_called_as_its_file_says(added, board_file, variant_file):
    """Names and a sentence come from the files, in each language."""
    add_files(board_file, variant_file)
    assert text("variant-sprint", "de") == "Kurzstrecke"
    assert text("variant-sprint.about", "en") == "Once round a small square, two tokens home."
    assert text("value-board-square24", "de") == "kleines Quadrat"
    for lang, title in (("en", "Sprint"), ("de", "Kurzstrecke")):
        assert title in rules_page(find_variant("sprint"), lang).title
        assert title in run("rules", "sprint", "--lang", lang, *added)


def test_a_variant_without_names_is_called_by_its_name(board_file, variant_file, tmp_path):
    """A file that gives no name in any language leaves the plain one."""
    plain = variant_file.read_text("utf-8")
    plain = plain[: plain.index("[names]")] + plain[plain.index("[rules]") :]
    (tmp_path / "plain.toml").write_text(plain.replace("sprint", "shortrun"), "utf-8")
    add_files(board_file, tmp_path / "plain.toml")
    assert text("variant-shortrun", "de") == "shortrun"


def test_the_server_offers_an_added_variant(added, serve, tmp_path):
    """`openludo play --add` lists the added variant beside the others."""
    server = serve(tmp_path / "data", *added)
    with urllib.request.urlopen(f"{server.url}/api/variants") as answer:
        listed = {variant["name"]: variant for variant in json.load(answer)["variants"]}
    assert list(listed) == [*variant_names(), "sprint"]
    assert listed["sprint"]["seats"] == [2, 3]
    assert listed["sprint"]["rules"]["board"] == "square24"


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_takes_files(name, tmp_path):
    """Every command has `--add`, and refuses a file that is not there."""
    options = {option for param in load_command(COMMANDS[name]).params for option in param.opts}
    assert "--add" in options
    assert "'--add': " in refused(name, "--add", str(tmp_path / "none.toml"))


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('name = "sprint"', 'name = "pairs"', "name: 'pairs' is taken: expected another name"),
        ('name = "sprint"', 'name = "short_run"', "name: 'short_run': expected a name of small"),
        ('["short"]', '["classic"]', "aliases: 'classic' is taken: expected another name"),
        ('"square24"', '"square25"', "unknown board 'square25': expected one of by_seats, cross52"),
        ("tokens_to_win = 2", "tokens_to_win = 5", "tokens_to_win cannot be 5: expected a whole"),
        ("tokens_to_win", "token_to_win", "unknown house rule 'token_to_win': expected one of"),
        ("tokens_to_win = 2", "quick = true", "rules.quick: unknown key: expected as the house"),
        ("tokens_to_win = 2", 'board = "cross52"', "rules.board: unknown key: expected above"),
        ("column_squares = 2", "column_squares = 3", "square24 has room for 2 squares"),
        ("enter_on = [1, 6]", "enter_on = []", "enter_on do not go together: no face lets a"),
        ("[names]", "[title]", "title: unknown key: expected some of name, board, seats"),
        ('name = "sprint"', 'name = "sprint"\nseats = [4]', "seats: [4]: expected some of 2, 3"),
        ('name = "sprint"', 'name = "sprint"\nfixed_seats = 1', "fixed_seats: 1: expected true or"),
    ],
)
def test_a_damaged_variant_is_refused(old, new, said, board_file, variant_file, tmp_path):
    """A variant that cannot be played is refused, with its file and what was expected."""
    path = changed(variant_file, tmp_path, old, new)
    known = board_names(), variant_names()
    with pytest.raises((InvalidBoard, InvalidRules)) as caught:
        add_files(board_file, path)
    assert str(caught.value).startswith(f"{path}: ")
    assert said in str(caught.value)
    assert (board_names(), variant_names()) == known
