"""A record reads back as it was written, and anything else is refused by its line."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from openludo.dice import Round, commitment, starter
from openludo.engine import format_rule
from openludo.engine.rules import RULE_FIELDS
from openludo.records import (
    COLOURS,
    HEADERS,
    InvalidRecord,
    Proof,
    Record,
    Result,
    Seat,
    Turn,
    UnsupportedRecord,
    read_record,
    write_record,
)
from openludo.variants import find_variant, variant_names

NAMES = st.text(st.characters(exclude_categories=["Cs"]), max_size=12)
MOVES = st.from_regex(r"\A(y|[0-9]|[1-5][0-9])(x[2-4])?\Z")
POSITIONS = st.sampled_from(["", "y,y,12,h/y,y,0,0 0 move:6 1 0", "h/h 1 over 0 0 last=9"])


@st.composite
def rounds(draw: st.DrawFn, seats: int) -> tuple[Round, ...]:
    """Roll for the start, with ties at will."""
    found: list[Round] = []
    tied = tuple(range(seats))
    while len(tied) > 1:
        faces = draw(st.lists(st.integers(1, 6), min_size=len(tied), max_size=len(tied)))
        if len(found) == 2:
            faces = [6, *[1] * (len(tied) - 1)]
        found.append(tuple(zip(tied, faces, strict=True)))
        tied = tuple(s for s, face in found[-1] if face == max(faces))
    return tuple(found)


@st.composite
def turns(draw: st.DrawFn, seats: int) -> Turn:
    """Write a turn: an entry without a roll, or rolls with and without moves."""
    if draw(st.booleans()) and draw(st.booleans()):
        return Turn(draw(st.integers(0, seats - 1)), ("y",), draw(POSITIONS))
    plies: list[int | str] = []
    for face in draw(st.lists(st.integers(1, 8), min_size=1, max_size=4)):
        plies += [face, *draw(st.lists(MOVES, max_size=3))]
    return Turn(draw(st.integers(0, seats - 1)), tuple(plies), draw(POSITIONS))


@st.composite
def proofs(draw: st.DrawFn, is_open: bool) -> Proof | None:
    """Promise dice, with a secret or a seed, hidden or not."""
    secret = draw(st.one_of(NAMES, st.binary(min_size=32, max_size=32)))
    promise = commitment(secret.encode() if isinstance(secret, str) else secret)
    hidden = is_open or draw(st.booleans())
    part = st.one_of(st.just(b""), st.binary(min_size=16, max_size=16))
    proof = Proof(
        promise, None if hidden else secret, draw(NAMES), tuple(draw(st.lists(part, max_size=4)))
    )
    return draw(st.sampled_from([proof, proof, None]))


@st.composite
def records(draw: st.DrawFn) -> Record:
    """Write down any game, playable or not."""
    count = draw(st.integers(2, 4))
    kinds = draw(st.lists(st.sampled_from(["person", "computer"]), min_size=count, max_size=count))
    levels = st.sampled_from(["", "easy", "hard"])
    colours = draw(st.permutations(COLOURS[:4]))
    seats = tuple(
        Seat(colour, kind, draw(NAMES), draw(levels) if kind == "computer" else "")
        for colour, kind in zip(colours, kinds, strict=False)
    )
    order = draw(st.permutations(range(count)))
    variant = find_variant(draw(st.sampled_from(variant_names())))
    every = tuple((n, format_rule(n, getattr(variant.rules, n))) for n in RULE_FIELDS)
    rolled = draw(rounds(count)) if variant.rules.first_seat == "highest_roll" else ()
    result = draw(
        st.sampled_from([Result(), Result("left"), Result("limit"), Result("home", (1,))])
    )
    return Record(
        engine=draw(st.sampled_from(["0.1.0", "1.2.3", "0.2.0rc1+local"])),
        variant=variant.name,
        seats=seats,
        first=starter(rolled) if rolled else draw(st.integers(0, count - 1)),
        final=draw(POSITIONS.filter(bool)),
        turns=tuple(draw(st.lists(turns(count), max_size=6))),
        result=result,
        rules=tuple(draw(st.lists(st.sampled_from(every), max_size=3, unique=True))),
        all_rules=every,
        joined=tuple(sorted(order, key=lambda seat: kinds[seat] == "computer")),
        seats_drawn=draw(st.booleans()),
        rounds=rolled,
        dice=draw(proofs(result.kind == "open")),
        date=draw(st.sampled_from(["", "2026-11-30T18:05:00Z", "1999-12-31T23:59:59Z"])),
    )


@pytest.fixture(scope="module")
def text(play: Callable[..., Record]) -> str:
    """Write one game that was left after thirty rolls."""
    return write_record(play("norwegian", rolls=30, salt=3))


@given(records())
def test_a_record_reads_back_as_it_was_written(record: Record) -> None:
    """read(write(record)) is the record, whatever names and seeds it holds."""
    assert read_record(write_record(record)) == record


@given(records())
def test_a_record_is_printable_text_with_one_line_for_each_header_and_turn(record: Record) -> None:
    """No name breaks a line, and no sign in the text is invisible."""
    lines = write_record(record).split("\n")
    assert len(lines) == 1 + len(HEADERS) + 1 + len(record.turns) + 1
    assert all(line.isprintable() for line in lines)


@given(records())
def test_line_ends_of_another_system_change_nothing(record: Record) -> None:
    """A record that went through a Windows editor reads the same."""
    assert read_record(write_record(record).replace("\n", "\r\n")) == record


@given(records(), st.data())
def test_a_record_with_a_sign_left_out_is_refused_or_still_one(
    record: Record, data: st.DataObject
) -> None:
    """Whatever is damaged, reading gives a record that writes back, or an error, never a crash."""
    text = write_record(record)
    place = data.draw(st.integers(0, len(text) - 1))
    damaged = text[:place] + text[place + 1 :]
    try:
        found = read_record(damaged)
    except (InvalidRecord, UnsupportedRecord):
        return
    assert read_record(write_record(found)) == found


def test_headers_come_in_the_order_of_the_guide(text: str) -> None:
    """Every header stands once, in its order, behind the title."""
    names = [line.partition(": ")[0] for line in text.split("\n\n")[0].split("\n")[1:]]
    assert tuple(names) == HEADERS
    assert text.startswith("OpenLudo record 1\n")


@pytest.mark.parametrize("header", HEADERS)
def test_a_missing_header_is_named(text: str, header: str) -> None:
    """Without a header the error names it and the line where it should stand."""
    lines = text.split("\n")
    number = next(n for n, line in enumerate(lines, 1) if line.startswith(f"{header}: "))
    with pytest.raises(InvalidRecord, match=f"line {number}: .*expected {header}:") as caught:
        read_record("\n".join(lines[: number - 1] + lines[number:]))
    assert caught.value.line == number


WRONG = [
    ("OpenLudo record 1", "Ludo record 1", 1, "OpenLudo record 1"),
    ("Engine: 0.1.0", "Engine: zero one", 2, "a version"),
    ("Date: 2026-11-30T18:05:00Z", "Date: yesterday", 3, "a date like"),
    ("Date: 2026-11-30T18:05:00Z", "Date: 2026-02-30T18:05:00Z", 3, "a date like"),
    ("Date: 2026-11-30T18:05:00Z", "Date: 2026-11-30T18:05:00+01:00", 3, "a date like"),
    ("Variant: norwegian", "Variant: Norwegian!", 4, "a variant's name"),
    ("Rules: none", "Rules: streak_limit", 5, "name=value"),
    ("Rules: none", "Rules: teams=false; teams=false", 5, "each rule once"),
    ("Rules: none", "Rules: teams=true", 5, "false, as All-Rules says"),
    ("Rules: none", "Rules: towers=true", 5, "no such rule"),
    ("yellow person", "purple person", 8, "the colour of a seat"),
    ("yellow person", "yellow ghost", 7, "a seat like red person"),
    ("yellow person", "yellow person hard", 7, "no level"),
    ('"Ann"', '"Ann', 7, "a seat like red person"),
    ('"Ann"', '"\\q"', 7, "a text in double quotes"),
    ('"Ann"', '"\\ud800"', 7, "a text in double quotes"),
    ('"Computer 2"', '"Computer 2"; ', 7, "a seat after the semicolon"),
    ("Joined: fixed yellow blue", "Joined: guessed yellow blue", 8, "drawn or fixed"),
    ("Joined: fixed yellow blue", "Joined: fixed yellow yellow", 8, "every seat once"),
    ("Joined: fixed yellow blue red", "Joined: fixed red yellow blue", 8, "persons before"),
    ("Colours: chosen", "Colours: drawn", 9, "chosen"),
    ("chosen yellow blue", "chosen blue yellow", 9, "yellow blue red green"),
    ("First: yellow 1", "First: yellow 7", 10, "colours and faces in turn"),
    ("First: yellow 1", "First: black 1", 10, "the colour of a seat"),
    ("; red\nDice", "; green\nDice", 10, "seat 2, who rolled highest"),
    ('Dice-Id: "room-3"', "Dice-Id: room-3", 11, "a text in double quotes"),
    ("Dice-Commitment: 63", "Dice-Commitment: 6", 12, "64 hex digits"),
    ("Dice-Contributions: 11", "Dice-Contributions: 1", 13, "16 bytes in lower-case hex"),
    ("Dice-Secret: 00", "Dice-Secret: 0", 14, "32 bytes in lower-case hex"),
    ("Result: left", "Result: open", 14, "hidden while the game is open"),
    ("Result: left", "Result: won", 15, "open, left, limit or home"),
    ("Result: left", "Result: home", 15, "winners behind home"),
    ("Result: left", "Result: home pink", 15, "the colour of a seat"),
    ("Result: left", "Result: left red", 15, "winners behind home"),
    ("\n1 ", "\n2 ", 18, "a turn like 1 yellow: 6:y 6:0+12 3"),
    ("\n1 red", "\n1 pink", 18, "the colour of a seat"),
    ("\n1 red: ", "\n1 red: 7 ", 18, "a face and a move"),
    ("\n1 red: ", "\n1 red: enter ", 18, "a face and a move"),
    ("\n1 red: ", "\n1 red: bonus:3 ", 18, "with bonus moves behind it like 6:12+40"),
    ("\n1 red: ", "\n1 red: 6:12+ ", 18, "with bonus moves behind it like 6:12+40"),
    ("\n1 red: ", "\n1 red: 6+12 ", 18, "with bonus moves behind it like 6:12+40"),
    ("\n1 red: ", "\n1 red: +12 ", 18, "with bonus moves behind it like 6:12+40"),
    ("\n1 red: ", "\n1 red: enter:y+12 ", 18, "a face and a move"),
    ("\n1 red: ", "\n1 red: 3 enter:y ", 18, "a face and a move"),
    ("\n\n", "\n", 17, "an empty line behind the headers"),
]


@pytest.mark.parametrize(("old", "new", "line", "expected"), WRONG)
def test_what_cannot_be_read_is_named_with_its_line(
    text: str, old: str, new: str, line: int, expected: str
) -> None:
    """The error says which line holds what, and what was expected there."""
    assert old in text, f"the game has no {old!r}"
    with pytest.raises(InvalidRecord) as caught:
        read_record(text.replace(old, new, 1))
    assert caught.value.line == line
    assert expected in caught.value.expected
    assert str(caught.value).startswith(f"line {line}: ")


def test_bonus_moves_stand_behind_the_move_of_their_roll() -> None:
    """A capture moved on as a bonus, and what that bonus earned, are one text with the roll."""
    turn = Turn(0, (6, "12", "40", "8", 3, "y"))
    record = Record("0.1.0", "pairs", SEATS, 0, "y/y 0 roll 0 0", (turn,), joined=(0, 1))
    text = write_record(record)
    assert text.endswith("\n1 yellow: 6:12+40+8 3:y\n")
    assert read_record(text).turns == (turn,)


def test_an_empty_file_is_no_record() -> None:
    """Nothing at all is refused with what was expected."""
    for nothing in ("", "\n"):
        with pytest.raises(InvalidRecord, match="line 1"):
            read_record(nothing)


def test_a_cut_file_is_refused(text: str) -> None:
    """A record without its last line break may have lost more than that."""
    with pytest.raises(InvalidRecord, match="a line break at the end"):
        read_record(text[:-1])


def test_a_later_format_is_refused_plainly(text: str) -> None:
    """A record of format 2 is not read as one of format 1."""
    later = text.replace("OpenLudo record 1", "OpenLudo record 2", 1)
    with pytest.raises(UnsupportedRecord, match="format 2; this version reads 1"):
        read_record(later)


SEATS = (Seat("yellow"), Seat("blue"))
CONTRADICTIONS: list[tuple[dict[str, Any], str]] = [
    ({"dice": Proof(commitment(b"s"), "s")}, "Dice-Secret: .*hidden while the game is open"),
    ({"seats": (Seat("yellow"),), "joined": (0,)}, "Seats: .*two to six seats"),
    ({"seats": (Seat("yellow", name="\ud800"), Seat("blue"))}, "Seats: .*whole characters"),
    ({"seats": (Seat("blue"), Seat("blue"))}, "Seats: .*each colour once"),
    ({"seats": (Seat("blue"), Seat("pink"))}, "Seats: .*colours of the board"),
    ({"first": 2}, "First: .*a seat"),
    ({"rounds": (((0, 3), (1, 2)),)}, "First: .*no rolls"),
    ({"turns": (Turn(2, (3,)),)}, "turn 1: .*a seat"),
    ({"turns": (Turn(0, ()),)}, "turn 1: .*faces and texts of moves"),
    ({"turns": (Turn(0, (9,)),)}, "turn 1: .*faces and texts of moves"),
    ({"turns": (Turn(0, (3, "a b")),)}, "turn 1: .*faces and texts of moves"),
    ({"turns": (Turn(0, (3, "12+40")),)}, "turn 1: .*faces and texts of moves"),
    ({"turns": (Turn(0, ("y", "40")),)}, "turn 1: .*faces and texts of moves"),
    ({"final": "one\ntwo"}, "Final: .*a position"),
]


@pytest.mark.parametrize(("change", "expected"), CONTRADICTIONS)
def test_no_record_that_contradicts_itself_can_be_made(
    change: dict[str, Any], expected: str
) -> None:
    """What could not be read back cannot be written either."""
    sound = Record("0.1.0", "pairs", SEATS, 0, "y/y 0 roll 0 0", joined=(0, 1))
    with pytest.raises(InvalidRecord, match=expected):
        replace(sound, **change)


def test_a_secret_is_not_repeated_in_the_error_about_it() -> None:
    """The error about a secret that must stay hidden does not show it."""
    with pytest.raises(InvalidRecord) as caught:
        Record(
            "0.1.0",
            "pairs",
            SEATS,
            0,
            "y/y 0 roll 0 0",
            joined=(0, 1),
            dice=Proof(commitment(b"the seed"), "the seed"),
        )
    assert "the seed" not in str(caught.value) + str(caught.value.params)
