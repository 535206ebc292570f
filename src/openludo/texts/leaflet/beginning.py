"""Sentences on the board, on who begins, and on getting out."""

from __future__ import annotations

from collections.abc import Iterator

from openludo.texts.leaflet.facts import (
    PROTECTS_ALL,
    Facts,
    Line,
    Sentence,
    dashed,
    flag,
    line,
    say,
)


def begin(facts: Facts) -> Iterator[Line]:
    """Say what is needed and who begins."""
    rules = facts.rules
    yield line(None, _players(facts))
    yield line("board", _board(facts))
    direction = say("rules-direction", clockwise=facts.clockwise)
    yield line(None, direction, say("rules-seating") if _leaves_sides_free(facts) else None)
    yield line("column_squares", say("rules-column", count=rules.column_squares))
    yield line("home_square", say(f"rules-home-square-{rules.home_square}"))
    count = rules.begin_on_start
    yield line("begin_on_start", say("rules-begin", count=count, waiting=4 - count))
    yield line("colours", say(f"rules-colours-{rules.colours}"))
    you = "-you" * (facts.fixed_seats and rules.first_seat == "fixed")
    yield line("first_seat", say(f"rules-first-seat-{dashed(rules.first_seat)}{you}"))
    yield _rotation(facts)


def _rotation(facts: Facts) -> Line:
    """Say who begins the next game; what is drawn or rolled for is so again, rotated or not."""
    rules = facts.rules
    if rules.rotate_first_seat and rules.first_seat != "fixed":
        return line("rotate_first_seat")
    return line("rotate_first_seat", say(f"rules-rotate-{flag(rules.rotate_first_seat)}"))


BOARDS = (
    "strip32", "cross52", "tee42", "ring39", "ring65", "ring78", "cross68", "cross40",
)  # fmt: skip
"""Boards with a sentence of their own; of any other its size is said."""


def _board(facts: Facts) -> Sentence:
    if len(facts.picked) > 1:
        return say("rules-board-by-seats", boards=facts.picked)
    name = facts.board.name if facts.picked else facts.rules.board
    if name in BOARDS:
        return say(f"rules-board-{dashed(name)}")
    return say("rules-board-other", board=name, squares=len(facts.board.track))


def _players(facts: Facts) -> Sentence:
    if facts.fixed_seats:
        return say("rules-fixed-seats")
    least, most = min(facts.seat_counts), max(facts.seat_counts)
    if facts.rules.teams or least == most:
        return say("rules-players-exactly", most=4 if facts.rules.teams else most)
    return say("rules-players", least=least, most=most)


def _leaves_sides_free(facts: Facts) -> bool:
    """Tell whether two or three can sit at a board with four sides, as they do on a cross."""
    if facts.fixed_seats or facts.rules.teams or facts.by_seats:
        return False
    crosses = {2: (0, 2), 3: (0, 1, 2), 4: (0, 1, 2, 3)}
    return facts.board.seatings == crosses and min(facts.seat_counts) < 4


def enter(facts: Facts) -> Iterator[Line]:
    """Say how tokens get out."""
    rules = facts.rules
    six_only = facts.enters_further and rules.enter_on == (6,)
    start = None if six_only else say("rules-enter-start")
    yield line("enter_on", say("rules-enter-on", faces=rules.enter_on), start)
    must = "rules-enter-compulsory" if rules.enter_compulsory else "rules-enter-choice"
    yield line("enter_compulsory", say(must))
    yield line(
        "clear_start",
        say(f"rules-clear-start-{flag(rules.clear_start)}"),
        quiet=not rules.clear_start,
    )
    yield _two_enter(facts)
    yield _six_enters(facts)
    if not facts.enters_start:
        yield line(None, say("rules-entering-further-only"))
    yield _start_square(facts)
    yield _full_start(facts)
    if not rules.own_stacks and not facts.enters_on_a_star:
        further = "-further" * facts.enters_further
        yield line(None, say(f"rules-start-own{further}"))
    yield _idle(facts)


def _idle(facts: Facts) -> Line:
    how = facts.rules.nothing_in_play
    if how == "three_rolls_if_stuck":
        return line("nothing_in_play", say("rules-idle-three-rolls-if-stuck"))
    return line("nothing_in_play", say(f"rules-idle-{dashed(how)}", each=facts.each))


def _six_enters(facts: Facts) -> Line:
    rules = facts.rules
    if 6 not in rules.enter_on:
        return line("six_enters_at")
    if not rules.six_enters_at:
        return line("six_enters_at", say("rules-six-enters-start"), quiet=True)
    two = say("rules-six-enters-two") if 6 in rules.two_enter_on else None
    return line("six_enters_at", say("rules-six-enters", count=rules.six_enters_at), two)


def _two_enter(facts: Facts) -> Line:
    faces = facts.rules.two_enter_on
    if not faces:
        return line("two_enter_on", say("rules-two-enter-none"), quiet=True)
    together = None if facts.rules.own_stacks else say("rules-two-enter-exception")
    return line("two_enter_on", say("rules-two-enter", faces=faces), together)


def _start_square(facts: Facts) -> Line:
    if not facts.enters_start:
        return line("entering_captures")
    if facts.rules.entering_captures == "all":
        return line("entering_captures", say("rules-entering-all"))
    protected = facts.rules.safe_squares in PROTECTS_ALL
    further = "-further" * facts.enters_further
    return line(
        "entering_captures",
        say(f"rules-entering-as-landing{further}"),
        say(f"rules-start-single-{facts.on_single(protected)}"),
        *_two_on_start(facts, protected),
    )


def _two_on_start(facts: Facts, protected: bool) -> Iterator[Sentence]:
    if facts.full and facts.one_enters_start:
        yield say("rules-start-full")
        if facts.rules.own_stacks:
            yield say("rules-start-full-own", teams=facts.rules.teams)
    elif facts.stacks and not facts.full:
        yield say(f"rules-start-stack-{facts.on_stack(protected)}")


def _full_start(facts: Facts) -> Line:
    rules = facts.rules
    asked = facts.full and facts.stacks and facts.one_enters_start
    if not asked or rules.entering_captures == "all":
        return line("foreign_barrier_on_start")
    blocks = rules.foreign_barrier_on_start == "blocks"
    key = "rules-start-foreign-blocks" if blocks else "rules-start-foreign-captured"
    return line("foreign_barrier_on_start", say(key))
