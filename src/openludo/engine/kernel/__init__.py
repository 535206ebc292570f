"""The rules of play, in place on flat ints; the only place where they are written.

Plain functions over a `table` and a `state` (see `layout`), free of chance, clock and
allocation. Interpreted they take lists; `openludo.simulate` compiles these same functions
and hands them arrays. Nothing is checked here: `Position` does that.

A move is an int, `origin + 1 << 3 | tokens`, so moves sort in the order of the rule book.
Sections named in docstrings are the rule book's.
"""

from openludo.engine.kernel.candidates import list_moves
from openludo.engine.kernel.effects import play
from openludo.engine.kernel.landing import target_of
from openludo.engine.kernel.squares import in_play, progress_on
from openludo.engine.kernel.tables import compile_table
from openludo.engine.kernel.turn import can_act, open_turn, restore, roll

__all__ = [
    "can_act",
    "compile_table",
    "in_play",
    "list_moves",
    "open_turn",
    "play",
    "progress_on",
    "restore",
    "roll",
    "target_of",
]
