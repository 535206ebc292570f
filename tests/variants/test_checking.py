"""A damaged file of a board is refused, and the message says what is wrong with it."""

import re

import pytest

from openludo.engine.errors import InvalidBoard
from openludo.variants import add_file, board_names

FORM = {
    "a missing key": ("lap = 24\n", "", "lap: missing: expected a whole number"),
    "an unknown key": ("lap = 24", "lap = 24\nlaps = 2", "laps: unknown key: expected some of na"),
    "an unknown key of a place": ("start = 6", "start = 6\nend = 5", r"places\[1\].end: unknown"),
    "a missing key of a place": ("start = 6\n", "", r"places\[1\].start: missing: expected a wh"),
    "a text for a number": ("lap = 24", 'lap = "24"', "lap: '24': expected a whole number"),
    "a switch for a number": ("rows = 7", "rows = true", "rows: True: expected a number"),
    "a number without end": ("rows = 7", "rows = inf", "rows: inf: expected a number"),
    "a square of one number": ("[2, 0], [1, 0]", "[2], [1, 0]", r"track: .*: expected a list of "),
    "a name with spaces": ('"square24"', '"my board"', "name: 'my board': expected a name of sm"),
    "three slots": (", [2, 4], [2, 5]]", ", [2, 4]]", r"places\[1\].slots: .*: expected 4 times"),
    "a yard of three numbers": ("[1, 4, 2, 5]", "[1, 4, 2]", r"places\[1\].yard: .*: expected 4 n"),
    "seven seats": ("3 = [0, 1, 2]", "7 = [0, 1, 2]", "seatings.7: expected a number of seats f"),
    "places by name": ("2 = [0, 2]", '2 = ["left"]', "seatings.2: expected a list of whole numb"),
    "a name of two lines": (
        'en = "small square"',
        'en = "a\\nb"',
        "names.en: .*expected a text of",
    ),
    "no TOML": ("lap = 24", "lap: 24", "no TOML: "),
    "neither board nor variant": ("track = [", "trick = [", "track: expected a board with track"),
    "a taken name": ('"square24"', '"cross52"', "name: 'cross52' is taken: expected another name"),
    "the name of the choice": ('"square24"', '"by_seats"', "name: 'by_seats' is taken"),
    "a taken choice": (
        "rows = 7",
        'rows = 7\nfamily = "fifty_two"\nby_seats = [2]',
        "by_seats: strip32 has these: expected others",
    ),
}
PLAY = {
    "a short track": (r"\[2, 0\], .*\n.*\n\]", "[2, 0]]", "track: 1 squares: expected 12 at least"),
    "an open track": (r"\[3, 0\],\n\]", "[5, 1],\n]", r"track\[23\]: does not touch track\[0\]"),
    "a gap": (r"\[2, 0\], \[1, 0\]", "[1, 0], [2, 0]", r"track\[1\]: does not touch track\[2\]"),
    "a square twice": (r"\[0, 1\]", "[0, 0.8]", r"track\[3\]: lies on track\[2\]: expected every"),
    "a square off the board": (r"\[0, 1\]", "[-1, 1]", r"track\[3\]: \[-1, 1\]: expected a square"),
    "a lap beyond the track": ("lap = 24", "lap = 25", "lap: 25: expected 12 to the 24 squares"),
    "no lap": ("lap = 24", "lap = 0", "lap: 0: expected 12 to the 24 squares of the track"),
    "a long column": ("max_column = 2", "max_column = 10", "max_column: 10: expected 1 to 9"),
    "room for nothing": (
        "max_column = 2",
        "max_column = 3",
        r"run: 3 squares: expected 4: max_col",
    ),
    "a huge board": ("rows = 7", "rows = 100", "rows: 100: expected 1 to 99"),
    "a start off the track": (
        "start = 6",
        "start = 24",
        r"places\[1\].start: 24: expected 0 to 23",
    ),
    "a start twice": ("start = 6", "start = 0", r"places\[1\].start: 0: expected places with diff"),
    "places out of order": ("start = 6", "start = 18", r"places\[2\].start: 12: expected places"),
    "a name twice": ('name = "top"', 'name = "left"', r"places\[1\].name: 'left' again: expected"),
    "a star off the track": (r"\[3, 9, 15\]", "[3, 24]", "stars: 24: expected 0 to 23"),
    "a star twice": (r"\[3, 9, 15\]", "[3, 3]", "stars: 3 twice: expected every square once"),
    "a star on a start": (r"\[3, 9, 15\]", "[3, 6]", "stars: 6 is a start: expected only squares"),
    "hops for some": (
        "stars = ",
        "hop_stars = [3, 9]\nstars = ",
        "hop_stars: not the same from pl",
    ),
    "globes for some": ("stars = ", "globes = [3]\nstars = ", "globes: not the same from places"),
    "a column elsewhere": (
        r"run = \[\[1, 3\], \[2, 3\]",
        "run = [[2, 3], [3, 3]",
        r"places\[1\].run\[0\]: does not touch track\[5\], where its lap ends",
    ),
    "a broken column": (r"\[2, 3\], \[3, 3\]", "[2, 3], [5, 3]", r"run\[2\]: does not touch .*run"),
    "a column on a column": (
        r"run = \[\[3, 5\], \[3, 4\]",
        "run = [[3, 5], [4, 4]",
        r"places\[2\].slots\[0\]: lies on places\[2\].run\[1\]",
    ),
    "a column in a yard": (
        r"run = \[\[1, 3\], \[2, 3\], \[3, 3\]",
        "run = [[1, 3], [1, 2], [0, 2]",
        r"places\[1\].run\[1\]: lies on places\[0\].slots",
    ),
    "a token on a square": (
        r"slots = \[\[1, 4\]",
        "slots = [[1, 3]",
        r"slots\[0\]: lies on places",
    ),
    "a yard inside out": (
        r"\[1, 4, 2, 5\]",
        "[2, 4, 1, 5]",
        r"places\[1\].yard: expected first row",
    ),
    "a yard off the board": (
        r"\[1, 4, 2, 5\]",
        "[1, 4, 2, 7]",
        r"places\[1\].yard: expected first",
    ),
    "tokens outside": (r"\[1, 4, 2, 5\]", "[1, 4, 2, 4]", r"places\[1\].slots\[1\]: expected a sq"),
    "a centre elsewhere": (
        r"centre = \[3, 3\]",
        "centre = [9, 3]",
        "centre: .*: expected a square",
    ),
    "an empty seating": (r"2 = \[0, 2\]", "2 = [0]", "seatings.2: .*: expected 2 different places"),
    "a place twice": (r"2 = \[0, 2\]", "2 = [0, 0]", "seatings.2: .*: expected 2 different place"),
    "a place that is not": (r"2 = \[0, 2\]", "2 = [0, 3]", "seatings.2: .*: expected 2 different"),
    "no seats at all": (r"2 = .*\n3 = .*\n", "", "seatings: none: expected the places for some"),
    "picked for more": (
        "lap = 24",
        "lap = 24\nby_seats = [4]",
        "by_seats: 4: expected a number th",
    ),
    "too few turns": ("lap = 24", "lap = 24\nturns = [0]", "turns: 1 of them: expected one for ea"),
    "a whole turn": ("start = 6", "start = 6\nturn = 360", r"places\[1\].turn: 360: expected 0 or"),
}


def refused(tmp_path, text):
    """Add a file of this text, which must be refused; give the message."""
    path = tmp_path / "damaged.toml"
    path.write_text(text, "utf-8")
    known = board_names()
    with pytest.raises(InvalidBoard) as caught:
        add_file(path)
    assert board_names() == known
    assert caught.value.message.startswith(f"{path}: ")
    return caught.value.message


@pytest.mark.parametrize("damage", FORM)
def test_a_file_in_the_wrong_form_is_refused(damage, board_file, tmp_path):
    """Unknown, missing and mistyped keys are refused with what was expected."""
    old, new, message = FORM[damage]
    text = board_file.read_text("utf-8")
    assert old in text
    assert re.search(message, refused(tmp_path, text.replace(old, new, 1)))


@pytest.mark.parametrize("damage", PLAY)
def test_a_board_that_cannot_be_played_on_is_refused(damage, board_file, tmp_path):
    """Every kind of damage to a board is refused with a message of its own."""
    old, new, message = PLAY[damage]
    text, count = re.subn(old, new, board_file.read_text("utf-8"), count=1)
    assert count == 1
    assert re.search(message, refused(tmp_path, text))


def test_a_file_that_is_not_there_is_refused(tmp_path):
    """A missing file is refused by name."""
    with pytest.raises(InvalidBoard, match=r"none\.toml: No such file.*: expected a TOML file"):
        add_file(tmp_path / "none.toml")


def test_a_file_of_other_bytes_is_refused(tmp_path):
    """A file that is no text is refused by name."""
    path = tmp_path / "bytes.toml"
    path.write_bytes(b"name = '\xff'")
    with pytest.raises(InvalidBoard, match=r"bytes\.toml: no UTF-8 at byte 8: expected a TOML"):
        add_file(path)


def test_a_board_of_one_place_is_refused(board_file, tmp_path):
    """Nobody plays alone."""
    text = board_file.read_text("utf-8").split("[[places]]")
    assert "places: 1 of them: expected 2 to 6" in refused(tmp_path, "[[places]]".join(text[:2]))


def ring(length, lap, column, places):
    """Write a board whose track goes round a rectangle, as large as wanted."""
    width = length // 2 - 2
    track = [[0, col] for col in range(width)] + [[1, width - 1]]
    track += [[2, col] for col in reversed(range(width))] + [[1, 0]]
    lines = [
        f'name = "ring"\nrows = 99\ncols = 99\ncentre = [1, 1]\nlap = {lap}',
        f"max_column = {column}\ntrack = {track}\n[seatings]\n2 = [0, 1]",
    ]
    run = [[1, col] for col in range(column + 1)]
    place = f"run = {run}\nyard = [3, 0, 4, 1]\nslots = [[3, 0], [3, 1], [4, 0], [4, 1]]"
    lines += [f'[[places]]\nname = "p{n}"\nstart = {n}\n{place}' for n in range(places)]
    return "\n".join(lines)


def test_paths_longer_than_the_kernel_takes_are_refused(tmp_path):
    """A lap and a column of more than 89 squares are refused."""
    message = refused(tmp_path, ring(90, 88, 2, 2))
    assert "lap: 90 squares with the column: expected 89 at most" in message


def test_more_squares_than_the_kernel_takes_are_refused(tmp_path):
    """A track and columns of more than 136 squares are refused."""
    message = refused(tmp_path, ring(92, 80, 9, 4))
    assert "track: 138 squares with every column, home and yard: expected 136 at most" in message
