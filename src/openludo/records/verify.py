"""Recompute every draw of a record, and say of each whether it is what the dice promised.

The codes and parameters of the checks are those of `web/verify/verify.js`, which does the same
in a browser, so that one set of texts serves both.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from openludo.dice import CommittedDice, commitment, draws_seats, highest_roll, starter
from openludo.engine.errors import LudoError
from openludo.engine.faces import face_text
from openludo.records.errors import InvalidRecord, UnsupportedRecord
from openludo.records.model import Proof
from openludo.records.record import Record
from openludo.records.replay import replay, variant_of
from openludo.records.text import read_record
from openludo.records.words import first_text

Param = str | int


@dataclass(frozen=True)
class Check:
    """One thing that was looked at; `code` is stable, `params` hold what was found."""

    code: str
    ok: bool
    params: Mapping[str, Param] = field(default_factory=dict)


@dataclass(frozen=True)
class Verification:
    """Every check of one record, in the order in which the draws were made."""

    checks: tuple[Check, ...]

    @property
    def ok(self) -> bool:
        """Whether nothing failed."""
        return all(check.ok for check in self.checks)


def verify_record(record: Record) -> Verification:
    """Check the promise, every draw, and that the moves lead to the result that is claimed."""
    return Verification((*_draw_checks(record), _replay_check(record)))


def verify_text(text: str) -> Verification:
    """Check the text of a record; one that cannot be read fails as a whole."""
    try:
        record = read_record(text)
    except InvalidRecord as error:
        params: dict[str, Param] = {"line": error.line, "value": error.value}
        params["expected"] = error.expected
        return Verification((Check("format", False, params),))
    except UnsupportedRecord as error:
        return Verification((Check("unsupported", False, {"message": error.message}),))
    return verify_record(record)


def _draw_checks(record: Record) -> Iterator[Check]:
    proof = record.dice
    if proof is None or proof.key is None:
        yield Check("secret", False, {"reason": "hidden" if proof else "no_dice"})
        return
    dice = CommittedDice(proof.key, proof.game_id, proof.contributions)
    yield _compare("commitment", commitment(proof.key), proof.commitment)
    yield _contributions(proof)
    yield _seats(record, dice)
    yield _colours(record, dice)
    yield _first(record, dice)
    yield _rolls(record, dice)


def _compare(code: str, expected: str, found: str) -> Check:
    return Check(code, expected == found, {"expected": expected, "found": found})


def _contributions(proof: Proof) -> Check:
    parts = proof.contributions
    return Check("contributions", True, {"count": len(parts), "empty": parts.count(b"")})


def _seats(record: Record, dice: CommittedDice) -> Check:
    found = " ".join(record.colours)
    if not record.seats_drawn:
        return Check("seats_fixed", not _lot_is_due(record), {"expected": found, "found": found})
    order = dice.seats(len(record.seats))
    expected = " ".join(record.colours[record.joined[place]] for place in order)
    return _compare("seats_drawn", expected, found)


def _lot_is_due(record: Record) -> bool:
    try:
        return draws_seats(variant_of(record))
    except UnsupportedRecord:
        return False


def _colours(record: Record, dice: CommittedDice) -> Check:
    found = " ".join(record.colours)
    if record.rule("colours") != "drawn":
        code = "colours_fixed" if record.rule("colours") == "fixed" else "colours_chosen"
        return _compare(code, found, found)
    expected = " ".join(dice.colours(len(record.seats), record.palette))
    return _compare("colours_drawn", expected, found)


def _first(record: Record, dice: CommittedDice) -> Check:
    found = first_text(record.first, record.rounds, record.colours)
    how = record.rule("first_seat")
    if how == "drawn":
        return _compare("first_drawn", record.colours[dice.first(len(record.seats))], found)
    if how == "highest_roll":
        rounds = highest_roll(dice, len(record.seats))
        expected = first_text(starter(rounds), rounds, record.colours)
        return _compare("first_highest_roll", expected, found)
    return _compare("first_fixed", found, found)


def _rolls(record: Record, dice: CommittedDice) -> Check:
    die = "danish" if record.rule("die") == "danish" else "standard"
    for number, face in enumerate(record.faces):
        expected = dice.roll(number, die)
        if face != expected:
            params: dict[str, Param] = {"count": len(record.faces), "roll": number + 1}
            params |= {"expected": face_text(expected), "found": face_text(face)}
            return Check("rolls", False, params)
    return Check("rolls", True, {"count": len(record.faces)})


def _replay_check(record: Record) -> Check:
    try:
        game = replay(record)
    except UnsupportedRecord as error:
        return Check("unsupported", False, {"message": error.message})
    except LudoError as error:
        return Check("replay", False, {"message": str(error)})
    return Check("replay", True, {"plies": len(game.log)})
