"""Sentences on a turn, on rolling again and on the die."""

from __future__ import annotations

from collections.abc import Iterator

from openludo.engine import GLOBE
from openludo.texts.leaflet.facts import Facts, Line, Sentence, flag, line, say


def turn(facts: Facts) -> Iterator[Line]:
    """Say what a player does in a turn."""
    rules = facts.rules
    tries = "-tries" * (rules.nothing_in_play == "three_rolls")
    again = "-again" * facts.six_rolls_again
    passes = say(f"rules-passes{again}{tries}")
    yield line(None, say("rules-turn"), say("rules-must-move"), passes)
    yield line(None, say("rules-only-move"))
    moves = say(f"rules-stack-moves-{rules.stack_moves}") if rules.own_stacks else None
    yield line("stack_moves", moves)
    yield _pass_own(facts)


def _pass_own(facts: Facts) -> Line:
    rules = facts.rules
    if rules.passing == "tokens_block":
        return line("pass_own")
    back = not rules.pass_own and rules.home_roll == "bounce"
    return line(
        "pass_own",
        say(f"rules-pass-own-{flag(rules.pass_own)}"),
        say("rules-pass-own-bounce") if back else None,
    )


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
    void = rules.streak_penalty == "void"
    yield line("streak_penalty", say("rules-streak-void" if void else "rules-streak-last-token"))


def _bonus(facts: Facts) -> Iterator[Sentence]:
    grants = facts.rules.bonus_roll_on
    danish = "-danish" * facts.danish
    yield say(f"rules-bonus-six{danish}" if "six" in grants else f"rules-bonus-no-six{danish}")
    yield say("rules-bonus-capture" if "capture" in grants else "rules-bonus-no-capture")
    yield say("rules-bonus-home" if "home" in grants else "rules-bonus-no-home")
    if len(grants) > 1:
        yield say("rules-bonus-once")
    if grants and facts.goes_on:
        plays_on = facts.rules.teams and facts.rules.finished_partner == "rolls_for_partner"
        yield say("rules-bonus-last-partner" if plays_on else "rules-bonus-last")


def _unused(facts: Facts) -> Line:
    rules = facts.rules
    if "six" not in rules.bonus_roll_on:
        return line("unused_six_rolls_again")
    danish = "-danish" * facts.danish
    if not rules.unused_six_rolls_again:
        return line("unused_six_rolls_again", say(f"rules-unused-ends{danish}"))
    tries = rules.nothing_in_play == "three_rolls"
    return line(
        "unused_six_rolls_again",
        say(f"rules-unused-again{danish}"),
        say("rules-unused-no-try") if tries else None,
    )


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
