"""The documentation of boards and its pictures are written from the data."""

from xml.etree import ElementTree

import pytest

from openludo.variants import board_names, find_board
from openludo.variants.document import TARGET, document, pictures

RENEW = "renew it: python -m openludo.variants.document"


def test_the_document_of_boards_is_fresh():
    """docs/boards.md says what the boards and the keys of files are."""
    assert TARGET.read_text("utf-8") == document(), RENEW


@pytest.mark.parametrize("path", pictures(), ids=lambda path: path.name)
def test_a_picture_is_fresh(path):
    """A board's picture is drawn from its data."""
    assert path.read_text("utf-8") == pictures()[path], RENEW


@pytest.mark.parametrize("name", board_names())
def test_a_picture_shows_every_square(name):
    """Every square of the track and of every column has a tile and its number."""
    board = find_board(name)
    picture = ElementTree.fromstring(pictures()[TARGET.parent / "boards" / f"{name}.svg"])
    svg = "{http://www.w3.org/2000/svg}"
    numbers = [int(found.text) for found in picture.iter(f"{svg}text")]
    columns = range(board.lap, board.lap + board.max_column)
    assert sorted(numbers) == sorted(
        [*range(len(board.track)), *(n for n in columns for _ in board.places)]
    )
    # Each number has a tile; beside these there are the ground and the yards.
    assert len(list(picture.iter(f"{svg}rect"))) == len(numbers) + 1 + len(board.places)
