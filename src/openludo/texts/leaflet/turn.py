"""Sentences on a turn, on rolling again and on the die."""

from __future__ import annotations

from collections.abc import Iterator

from openludo.engine import GLOBE
from openludo.texts.leaflet.facts import Facts, Line, Sentence, line, say


def turn(facts: Facts) -> Iterator[Line]:
    """Say what a player does in a turn."""
    rules = facts.rules
    tries = "-tries" * facts.three_tries
    again = "-again" * facts.six_rolls_again
    passes = say(f"rules-passes{again}{tries}")
    yield line(None, say("rules-turn"), say("rules-must-move"), passes)
    yield line(None, say("rules-only-move"))
    yield _six_counts(facts)
    moves = say(f"rules-stack-moves-{rules.stack_moves}") if rules.own_stacks else None
    yield line("stack_moves", moves)
    yield _pass_own(facts)
    yield _jump_in_column(facts)
    if len(facts.duties) > 1:
        yield line(None, say("rules-duties", duties=facts.duties))


def _six_counts(facts: Facts) -> Line:
    if facts.rules.six_counts == 6:
        return line("six_counts", say("rules-six-counts-six"), quiet=True)
    return line("six_counts", say("rules-six-counts", count=facts.rules.six_counts))


def _pass_own(facts: Facts) -> Line:
    rules = facts.rules
    if rules.passing == "tokens_block":
        return line("pass_own")
    if rules.pass_own:
        single = facts.barriers_bind_all
        return line("pass_own", say("rules-pass-own-single" if single else "rules-pass-own-true"))
    return line("pass_own", say("rules-pass-own-false"), _way_back(facts))


def _jump_in_column(facts: Facts) -> Line:
    rules = facts.rules
    if rules.passing == "tokens_block" or not rules.pass_own:
        return line("jump_in_column")
    if rules.jump_in_column:
        return line("jump_in_column", say("rules-jump-column-true"), quiet=True)
    return line("jump_in_column", say("rules-jump-column-false"), _way_back(facts))


def _way_back(facts: Facts) -> Sentence | None:
    return say("rules-pass-own-bounce") if facts.rules.home_roll == "bounce" else None


def six(facts: Facts) -> Iterator[Line]:
    """Say what earns another roll, and what too many sixes cost."""
    rules = facts.rules
    yield line("bonus_roll_on", *_bonus(facts))
    yield _unused(facts)
    limit = rules.streak_limit
    if not limit:
        yield line("streak_limit", say("rules-streak-none"))
        yield line("streak_penalty")
        return
    symbol = say("rules-streak-danish") if facts.danish else None
    yield line("streak_limit", say("rules-streak", count=limit), symbol)
    if rules.streak_penalty == "void":
        yield line("streak_penalty", say("rules-streak-void"))
        return
    together = rules.own_stacks and rules.stack_moves == "together"
    one = say("rules-streak-last-stack") if together else None
    yield line("streak_penalty", say("rules-streak-last-token"), one)


def _bonus(facts: Facts) -> Iterator[Sentence]:
    grants = facts.rules.bonus_roll_on
    danish = "-danish" * facts.danish
    yield say(f"rules-bonus-six{danish}" if "six" in grants else f"rules-bonus-no-six{danish}")
    yield say("rules-bonus-capture" if "capture" in grants else "rules-bonus-no-capture")
    yield say("rules-bonus-home" if "home" in grants else "rules-bonus-no-home")
    if len(grants) > 1:
        yield say("rules-bonus-once")
    if grants and facts.goes_on:
        yield say("rules-bonus-last-partner" if facts.plays_on_for_partner else "rules-bonus-last")


def _unused(facts: Facts) -> Line:
    rules = facts.rules
    if "six" not in rules.bonus_roll_on:
        return line("unused_six_rolls_again")
    danish = "-danish" * facts.danish
    if not rules.unused_six_rolls_again:
        return line("unused_six_rolls_again", say(f"rules-unused-ends{danish}"))
    return line(
        "unused_six_rolls_again",
        say(f"rules-unused-again{danish}"),
        say("rules-unused-no-try") if facts.three_tries else None,
    )


def steps(facts: Facts) -> Iterator[Line]:
    """Say what earns a bonus move, and how it is made."""
    rules = facts.rules
    for name in ("capture", "home"):
        count = getattr(rules, f"bonus_steps_on_{name}")
        earned = say(f"rules-steps-{name}", count=count) if count else None
        none = earned or say(f"rules-steps-no-{name}")
        yield line(f"bonus_steps_on_{name}", none, quiet=not count)
    if facts.bonus_steps:
        opens = rules.six_opens_barrier and facts.barriers
        yield line(None, say("rules-steps-how"), say("rules-steps-not", opens=opens))
        yield line(None, *_steps_apart(facts))


def _steps_apart(facts: Facts) -> Iterator[Sentence]:
    rules = facts.rules
    capture, home = rules.bonus_steps_on_capture, rules.bonus_steps_on_home
    hops = rules.stars == "hop" or facts.danish
    if not facts.full or hops or rules.stack_moves == "together":
        yield say("rules-steps-once")
    if capture and home and hops:
        yield say("rules-steps-sum", sum=capture + home)
    board_home = facts.board.home(rules.column_squares, rules.home_square)
    if rules.home_roll == "bounce" and facts.bonus_steps > board_home:
        yield say("rules-steps-bounce")
    if rules.bonus_roll_on:
        yield say("rules-steps-roll")
    if facts.goes_on:
        yield say("rules-steps-last-partner" if facts.plays_on_for_partner else "rules-steps-last")


def dice(facts: Facts) -> Iterator[Line]:
    """Say what the die shows, and that it is fair."""
    if not facts.danish:
        yield line("die", say("rules-die-standard"))
    else:
        globe = GLOBE in facts.rules.enter_on
        yield line(
            "die",
            say("rules-die-danish"),
            say("rules-die-danish-globe-enter" if globe else "rules-die-danish-globe"),
            say("rules-die-danish-star"),
            say("rules-die-danish-none"),
        )
    yield line(None, say("rules-dice-fair"))
