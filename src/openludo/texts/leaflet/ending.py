"""Sentences on coming home, winning and teams."""

from __future__ import annotations

from collections.abc import Iterator

from openludo.texts.leaflet.facts import Facts, Line, Sentence, flag, line, say


def home(facts: Facts) -> Iterator[Line]:
    """Say how a token comes home."""
    out = say("rules-home-bounce-out") if facts.bounce_leaves_column else None
    each = "-each" * facts.each
    yield line("home_roll", say(f"rules-home-{facts.rules.home_roll}{each}"), out)
    if not facts.each:
        yield line(None, say("rules-home-shared"))
        return
    stays = say("rules-home-each-stays") if facts.rules.home_roll == "bounce" else None
    yield line(None, say("rules-home-each"), stays)


def win(facts: Facts) -> Iterator[Line]:
    """Say who wins, when the game ends and how the others are ranked."""
    rules = facts.rules
    key = "rules-win-team" if rules.teams else "rules-win"
    yield line("tokens_to_win", say(key, count=rules.tokens_to_win))
    yield line("play_on", say(f"rules-play-on-{flag(rules.play_on)}"))
    yield _roll_limit(facts)
    yield _ranking(facts)


def _roll_limit(facts: Facts) -> Line:
    limit = facts.rules.roll_limit
    if not limit:
        return line("roll_limit", say("rules-roll-limit-none"), quiet=True)
    play_on = "-play-on" * facts.rules.play_on
    return line("roll_limit", say(f"rules-roll-limit{play_on}", count=limit))


def _ranking(facts: Facts) -> Line:
    rules = facts.rules
    if rules.play_on and not rules.roll_limit:
        return line("ranking")
    rest = "-rest" * rules.play_on
    added = rules.ranking == "points" and rules.teams
    return line(
        "ranking",
        say(f"rules-ranking{rest}-{rules.ranking}"),
        say("rules-ranking-points-team") if added else None,
        say("rules-ranking-equal") if rules.ranking != "none" else None,
    )


def teams(facts: Facts) -> Iterator[Line]:
    """Say what partners are to each other."""
    rules = facts.rules
    if not rules.teams:
        yield line("teams", say("rules-teams-false"), quiet=True)
        yield line("finished_partner")
        return
    yield line("teams", say("rules-teams-true"), say("rules-teams-peace"), _partners(facts))
    skipped = rules.finished_partner == "skipped"
    key = "rules-partner-skipped" if skipped else "rules-partner-rolls"
    yield line("finished_partner", say(key))


def _partners(facts: Facts) -> Sentence | None:
    if facts.rules.passing == "tokens_block":
        return None
    return say("rules-teams-free-single" if facts.barriers_bind_all else "rules-teams-free")
