"""A whole game as a value: what was agreed, who sat where, what the dice promised, every ply."""

from __future__ import annotations

import re
from dataclasses import dataclass

from openludo.dice import Round, starter
from openludo.engine import Game
from openludo.records.errors import InvalidRecord
from openludo.records.model import COLOURS, KINDS, OPEN, Proof, Result, Seat, Turn
from openludo.records.words import Pairs, date_text, plies_text, quote, read_plies

FORMAT = 1
POSITION = re.compile(r"\S+( \S+)+")


@dataclass(frozen=True)
class Record:
    """One game, complete enough to play it again and to check every draw.

    `rules` are the house rules that differ from the variant's own, `all_rules` every rule in
    force. `joined` lists the seats in the order in which their players joined, persons before
    computers. `palette` holds all colours of the board. An open game never holds the secret.
    """

    engine: str
    variant: str
    seats: tuple[Seat, ...]
    first: int
    final: str
    turns: tuple[Turn, ...] = ()
    result: Result = OPEN
    rules: Pairs = ()
    all_rules: Pairs = ()
    joined: tuple[int, ...] = ()
    seats_drawn: bool = False
    palette: tuple[str, ...] = COLOURS[:4]
    rounds: tuple[Round, ...] = ()
    dice: Proof | None = None
    date: str = ""

    def __post_init__(self) -> None:
        """Refuse what contradicts itself; raises `InvalidRecord` naming the header."""
        _check_words(self)
        _check_rules(self)
        _check_seats(self)
        _check_first(self)
        _check_result(self)
        if self.dice:
            _check_dice(self.dice, self.result)
        for number, turn in enumerate(self.turns, 1):
            _check_turn(self, turn, f"turn {number}")

    @property
    def colours(self) -> tuple[str, ...]:
        """Colours of the seats, which name them in the text."""
        return tuple(seat.colour for seat in self.seats)

    @property
    def faces(self) -> tuple[int, ...]:
        """Every roll of the game, in order."""
        return tuple(ply for turn in self.turns for ply in turn.plies if isinstance(ply, int))

    def replay(self) -> Game:
        """Play the game again; raises `ReplayDiffers` or `UnsupportedRecord`."""
        # Not at the top: replay.py is written in terms of records.
        from openludo.records.replay import replay

        return replay(self)

    def rule(self, name: str) -> str:
        """Give the text of a rule in force, or the empty text."""
        return dict(self.all_rules).get(name, "")


def _expect(holds: bool, value: object, expected: str, header: str) -> None:
    if not holds:
        raise InvalidRecord(str(value), expected, header=header)


def _check_words(record: Record) -> None:
    _expect(
        bool(re.fullmatch(r"[0-9A-Za-z.+-]+", record.engine)), record.engine, "a version", "Engine"
    )
    name = record.variant
    _expect(bool(re.fullmatch("[a-z][a-z0-9_]*", name)), name, "a variant's name", "Variant")
    _expect(bool(POSITION.fullmatch(record.final)), record.final, "a position", "Final")
    try:
        date_text(record.date)
    except InvalidRecord as error:
        raise InvalidRecord(error.value, error.expected, header="Date") from None


def _check_rules(record: Record) -> None:
    in_force = dict(record.all_rules)
    for name, value in record.rules:
        held = in_force.get(name, "no such rule")
        _expect(value == held, f"{name}={value}", f"{held}, as All-Rules says", "Rules")


def _check_seats(record: Record) -> None:
    colours, places = record.colours, tuple(range(len(record.seats)))
    _expect(2 <= len(places) <= 6, len(places), "two to six seats", "Seats")
    _expect(len(set(colours)) == len(colours), " ".join(colours), "each colour once", "Seats")
    for seat in record.seats:
        _expect(seat.kind in KINDS, seat.kind, " or ".join(KINDS), "Seats")
        _expect(seat.kind == "computer" or not seat.level, seat.level, "no level", "Seats")
        _expect(bool(re.fullmatch("[a-z]*", seat.level)), seat.level, "a level", "Seats")
        _expect(_is_text(seat.name), quote(seat.name), "whole characters", "Seats")
    _expect(sorted(record.joined) == list(places), record.joined, "every seat once", "Joined")
    kinds = [record.seats[place].kind for place in record.joined]
    ordered = kinds == sorted(kinds, reverse=True)
    _expect(ordered, " ".join(kinds), "persons before computers", "Joined")
    known = COLOURS[: len(record.palette)]
    _expect(record.palette[: len(known)] == known, record.palette, " ".join(known), "Colours")
    _expect(set(colours) <= set(record.palette), colours, "colours of the board", "Seats")


def _check_first(record: Record) -> None:
    everyone = tuple(range(len(record.seats)))
    _expect(record.first in everyone, record.first, "a seat", "First")
    highest = record.rule("first_seat") == "highest_roll"
    _expect(highest or not record.rounds, record.rounds, "no rolls", "First")
    if not record.rounds:
        return
    rolled = tuple(seat for seat, _ in record.rounds[0])
    _expect(rolled == everyone, rolled, "a roll of every seat", "First")
    won = starter(record.rounds)
    _expect(won == record.first, record.first, f"seat {won}, who rolled highest", "First")


def _check_result(record: Record) -> None:
    kind, winners = record.result.kind, record.result.winners
    _expect(set(winners) <= set(range(len(record.seats))), winners, "seats", "Result")
    wins = bool(winners) == (kind == "home")
    _expect(wins, winners, "winners behind home, and there alone", "Result")


def _check_dice(dice: Proof, result: Result) -> None:
    correct = bool(re.fullmatch("[0-9a-f]{64}", dice.commitment))
    _expect(correct, dice.commitment, "64 hex digits", "Dice-Commitment")
    for part in dice.contributions:
        _expect(len(part) in (0, 16), part.hex(), "16 bytes or none", "Dice-Contributions")
    _expect(_is_text(dice.game_id), quote(dice.game_id), "whole characters", "Dice-Id")
    if dice.secret is None:
        return
    # The value itself stays out of the message, which may well be logged.
    _expect(result.kind != "open", "a secret", "hidden while the game is open", "Dice-Secret")
    if isinstance(dice.secret, str):
        _expect(_is_text(dice.secret), quote(dice.secret), "whole characters", "Dice-Secret")
    else:
        _expect(len(dice.secret) == 32, dice.secret.hex(), "32 bytes", "Dice-Secret")


def _check_turn(record: Record, turn: Turn, name: str) -> None:
    _expect(0 <= turn.seat < len(record.seats), turn.seat, "a seat", name)
    shown = not turn.position or bool(POSITION.fullmatch(turn.position))
    _expect(shown, turn.position, "a position", name)
    try:
        same = read_plies(plies_text(turn.plies)) == turn.plies
    except InvalidRecord:
        same = False
    _expect(same, turn.plies, "faces and texts of moves", name)


def _is_text(text: str) -> bool:
    try:
        return bool(text.encode()) or not text
    except UnicodeEncodeError:
        return False
