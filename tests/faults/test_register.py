"""Which test proves that a reported fault is not ours; docs/faults.md is written from it.

After a change run `python tests/faults/test_register.py`, which writes the document anew.
"""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import NamedTuple

import pytest

TESTS = Path(__file__).parent.parent
DOCUMENT = TESTS.parent / "docs" / "faults.md"


class Fault(NamedTuple):
    """A fault in a few words, and the test files that prove it absent."""

    what: str
    files: tuple[str, ...]


PLAY = "faults/test_rules_of_play.py"
TURNS = "faults/test_turns.py"
LINE = "faults/test_line.py"
CHANCE = "faults/test_chance.py"
RESULTS = "faults/test_results.py"
COMPUTERS = "faults/test_computers.py"
TABLE = "faults/test_table.py"
SIGHT = "faults/test_sight.py"
WORDS = "faults/test_words.py"
LOAD = "faults/test_load.py"
ROOMS = "faults/test_rooms.py"
ROLLS = "rules/test_rolls_and_turns.py"
LANDING = "rules/test_landing.py"
PASSING = "rules/test_passing.py"
ENTERING = "rules/test_parchis_entering.py"
SIXES = "rules/test_parchis_sixes.py"
LAYOUT = "browser/test_table_layout.py"
HANDS = "browser/test_table_hands.py"
BOARD = "engine/test_board.py"
REPLAY = "records/test_replay.py"

FAULTS: dict[str, Fault] = {
    "R01": Fault("a token on a safe square is captured", (PLAY, LANDING)),
    "R03": Fault("a six in the column goes straight home", (PLAY, ROLLS)),
    "R04": Fault("the third six is played like any other", (PLAY, ROLLS)),
    "R06": Fault("a token home grants its roll on some paths only", (PLAY, ROLLS)),
    "R08": Fault("a face moves another number of squares than its own", (ROLLS,)),
    "R10": Fault("corners are cut, or drawn a square off", (BOARD, SIGHT)),
    "R12": Fault("three tries with a token in play", (PLAY, ROLLS)),
    "R14": Fault("a stack stops the wrong people", (PASSING,)),
    "R16": Fault("a six that nobody can use ends the turn", (ROLLS, SIXES)),
    "R17": Fault("what stands elsewhere keeps a token in its yard", (PLAY, ENTERING)),
    "R20": Fault("the quick game plays on to four tokens", (PLAY, ROLLS)),
    "R22": Fault("partners on the page are opponents on the board", (PLAY, PASSING)),
    "R24": Fault("a turn is passed though a move exists", (TURNS, ROLLS)),
    "T01": Fault("a roll too large for the last token stops the game", (PLAY, ROLLS)),
    "T03": Fault("the server waits for a page to pass", (TURNS,)),
    "T05": Fault("nobody is on turn when the player on turn goes", (TURNS,)),
    "T07": Fault("giving up on turn makes the server loop", (ROOMS,)),
    "T09": Fault("a game starts with an empty seat in it", (TURNS,)),
    "T11": Fault("a game without any window is frozen for ever", (TURNS,)),
    "C01": Fault("a double click rolls twice", (TURNS, TABLE)),
    "C04": Fault("two windows of one player are two players", (TURNS, TABLE)),
    "C06": Fault("a move without a choice is made several times", (TURNS,)),
    "C08": Fault("keys act before the die lies still", (TABLE,)),
    "N01": Fault("what was done offline counts on the page only", (LINE, TABLE)),
    "N03": Fault("a reload costs the roll or the turn", (LINE, TABLE)),
    "N05": Fault("a dead line is not noticed", (LINE, TABLE)),
    "N07": Fault("phones are thrown out when they sleep", (ROOMS,)),
    "N09": Fault("a restart of the server ends all games", (LINE,)),
    "N10": Fault("a hidden tab plays everything back late", (TABLE,)),
    "N12": Fault("an old page or game is understood by half", (LINE, TABLE)),
    "S01": Fault("a name runs as a script", (TABLE,)),
    "S03": Fault("the id in an address is the key to the seat", (LINE,)),
    "S05": Fault("one person takes two seats", (ROOMS,)),
    "S07": Fault("a spectator breaks the view", (ROOMS,)),
    "S09": Fault("a room is left without an owner", (ROOMS,)),
    "D01": Fault("some faces come more often than others", (CHANCE,)),
    "D04": Fault("a page chooses its own face", (CHANCE,)),
    "D06": Fault("all games begin with the same dice", (CHANCE,)),
    "D08": Fault("the face shown is not the one played", (TABLE,)),
    "D10": Fault("dice that help somebody", (CHANCE,)),
    "P01": Fault("a replay differs when it is watched again", (RESULTS, REPLAY)),
    "P04": Fault("a replay of another version is another game", (REPLAY,)),
    "P05": Fault("a second game begins with what the first one left", (RESULTS, REPLAY)),
    "A01": Fault("wins are counted as losses", (RESULTS,)),
    "A03": Fault("one result is saved twice", (RESULTS,)),
    "A05": Fault("the second game of a session is not counted", (RESULTS,)),
    "A07": Fault("equal results get different ranks", (RESULTS, ROOMS)),
    "B01": Fault("a computer does not take its bonus roll", (COMPUTERS,)),
    "B03": Fault("a computer acts out of turn or behind the end", (COMPUTERS,)),
    "B05": Fault("a computer plays differently by colour", (COMPUTERS,)),
    "U01": Fault("a die or token is not seen on its ground", (SIGHT, LAYOUT)),
    "U03": Fault("the screen cuts off what is needed", (SIGHT,)),
    "U05": Fault("tokens on one square hide each other", (SIGHT, HANDS)),
    "U07": Fault("an equal roll is not read out again", (SIGHT,)),
    "U09": Fault("nobody sees whose turn it is", (SIGHT,)),
    "L01": Fault("wrong forms beside numbers", (WORDS,)),
    "L03": Fault("screens half in another language", (SIGHT, WORDS)),
    "M01": Fault("games of computers alone go on for ever", (LOAD,)),
    "M03": Fault("timers and rooms pile up", (LOAD,)),
    "M05": Fault("one page floods the server", (LOAD,)),
    "M08": Fault("a game lives on when all have left", (ROOMS,)),
}

HEAD = """# Reported faults and where they are tested

Faults that people reported of programs like this one. For each a test would fail if we had it:
61 of 61.
Written by `python tests/faults/test_register.py`.

| code | fault | proven in |
|---|---|---|
"""


def document() -> str:
    """Write the register as docs/faults.md has it."""
    rows = []
    for code, fault in FAULTS.items():
        proofs = ", ".join(f"`tests/{file}`" for file in fault.files)
        rows.append(f"| {code} | {fault.what} | {proofs} |\n")
    return HEAD + "".join(rows)


def proven(file: Path) -> set[str]:
    """Name the codes in the docstrings of a file's tests; `R12b` is a part of R12."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            found |= set(re.findall(r"\b([A-Z]\d\d)[a-d]?\b", ast.get_docstring(node) or ""))
    return found


def test_every_reported_fault_is_in_the_register() -> None:
    """All 61 open faults are there, each with a proof."""
    assert len(FAULTS) == 61
    counts = {letter: sum(code[0] == letter for code in FAULTS) for letter in "RTCNSDPABULM"}
    wanted = "R13 T6 C4 N7 S5 D5 P3 A4 B3 U5 L2 M4"
    assert " ".join(f"{letter}{count}" for letter, count in counts.items()) == wanted
    for code, fault in FAULTS.items():
        assert fault.files, code


@pytest.mark.parametrize("code", FAULTS)
def test_every_named_file_has_a_test_for_the_fault(code: str) -> None:
    """Each file that the register names has a test whose sentence ends with the fault's code."""
    for file in FAULTS[code].files:
        assert code in proven(TESTS / file), file


def test_every_test_of_a_fault_is_in_the_register() -> None:
    """Each code that a test of this folder names is registered for its file."""
    for file in Path(__file__).parent.glob("test_*.py"):
        registered = {
            code for code, fault in FAULTS.items() if f"faults/{file.name}" in fault.files
        }
        assert proven(file) == registered, file.name


def test_the_document_is_written_from_the_register() -> None:
    """docs/faults.md says what the register says; write it anew when that changes."""
    assert DOCUMENT.read_text("utf-8") == document()


if __name__ == "__main__":
    DOCUMENT.write_text(document(), "utf-8")
