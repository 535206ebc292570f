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
    yield line("board", say(f"rules-board-{dashed(rules.board)}"))
    yield line(None, say("rules-direction"), None if _always_four(facts) else say("rules-seating"))
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


def _players(facts: Facts) -> Sentence:
    if facts.fixed_seats:
        return say("rules-fixed-seats")
    if facts.rules.teams:
        return say("rules-players-exactly", most=4)
    return say("rules-players", least=min(facts.seat_counts), most=max(facts.seat_counts))


def _always_four(facts: Facts) -> bool:
    return facts.fixed_seats or facts.rules.teams or min(facts.seat_counts) == 4


def enter(facts: Facts) -> Iterator[Line]:
    """Say how tokens get out."""
    rules = facts.rules
    yield line("enter_on", say("rules-enter-on", faces=rules.enter_on))
    must = "rules-enter-compulsory" if rules.enter_compulsory else "rules-enter-choice"
    yield line("enter_compulsory", say(must))
    yield _two_enter(facts)
    yield _start_square(facts)
    if not rules.own_stacks:
        yield line(None, say("rules-start-own"))
    yield line("nothing_in_play", say(f"rules-idle-{dashed(rules.nothing_in_play)}"))


def _two_enter(facts: Facts) -> Line:
    faces = facts.rules.two_enter_on
    if not faces:
        return line("two_enter_on", say("rules-two-enter-none"), quiet=True)
    together = None if facts.rules.own_stacks else say("rules-two-enter-exception")
    return line("two_enter_on", say("rules-two-enter", faces=faces), together)


def _start_square(facts: Facts) -> Line:
    if facts.rules.entering_captures == "all":
        return line("entering_captures", say("rules-entering-all"))
    protected = facts.rules.safe_squares in PROTECTS_ALL
    stack = say(f"rules-start-stack-{facts.on_stack(protected)}") if facts.stacks else None
    return line(
        "entering_captures",
        say("rules-entering-as-landing"),
        say(f"rules-start-single-{facts.on_single(protected)}"),
        stack,
    )
