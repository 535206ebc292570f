"""Sentences on capturing, safe squares, stacks, passing and stars."""

from __future__ import annotations

from collections.abc import Iterator

from openludo.texts.leaflet.facts import Facts, Line, Sentence, line, say


def capture(facts: Facts) -> Iterator[Line]:
    """Say what landing does to opponents."""
    rules = facts.rules
    yield line(None, say("rules-capture"))
    yield line("captures_per_landing", say(f"rules-captures-{rules.captures_per_landing}"))
    stack = say(f"rules-stack-{_plain_stack(facts)}") if facts.stacks else None
    yield line("landing_on_stack", stack)
    for sentence in _mixed(facts):
        yield line(None, sentence)
    yield line(None, say("rules-column-private"))
    if rules.tokens_to_win < 4 and facts.goes_on:
        yield line(None, say("rules-finished-tokens"))


def _plain_stack(facts: Facts) -> str:
    return facts.on_stack(protected=False)


def _mixed(facts: Facts) -> Iterator[Sentence]:
    rules = facts.rules
    stack = rules.landing_on_stack if facts.stacks else "captures"
    protected = rules.landing_on_protected if facts.protected else "shares"
    if stack == "forbidden":
        yield say("rules-mixed-forbidden")
    if "sends_mover_home" in (stack, protected):
        yield say("rules-mixed-returns")
    elif rules.safe_squares in ("own_start", "globes"):
        yield say("rules-mixed-each")


def safe(facts: Facts) -> Iterator[Line]:
    """Say which squares protect, and what landing there does."""
    rules = facts.rules
    yield line("safe_squares", _safe_squares(facts))
    if not facts.protected:
        yield line("landing_on_protected")
    elif rules.landing_on_protected == "shares":
        yield line("landing_on_protected", say("rules-protected-shares"))
    else:
        entering = say("rules-protected-entering") if rules.entering_captures == "all" else None
        yield line("landing_on_protected", say("rules-protected-returns"), entering)


def _safe_squares(facts: Facts) -> Sentence:
    starts, stars = len(facts.board.starts), len(facts.board.stars)
    match facts.rules.safe_squares:
        case "starts_and_stars":
            return say(
                "rules-safe-starts-and-stars", count=starts + stars, starts=starts, stars=stars
            )
        case "starts":
            return say("rules-safe-starts", starts=starts)
        case "globes":
            return say("rules-safe-globes", count=starts + stars, plain=stars, starts=starts)
        case "own_start":
            return say("rules-safe-own-start")
    return say("rules-safe-none")


def stacks(facts: Facts) -> Iterator[Line]:
    """Say what stacks are, and what bars the way."""
    rules = facts.rules
    if rules.own_stacks:
        own = "rules-own-stacks"
    else:
        own = "rules-no-own-stacks-but" if facts.stacks else "rules-no-own-stacks"
    yield line("own_stacks", say(own))
    yield _passing(facts)
    yield _stacks_on_safe_squares(facts)


def _passing(facts: Facts) -> Line:
    bounce: Sentence | None = None
    if facts.rules.passing == "tokens_block":
        if facts.rules.home_roll == "bounce":
            bounce = say("rules-passing-bounce")
        return line("passing", say("rules-passing-tokens"), bounce)
    if not facts.stacks:
        return line("passing", say("rules-passing-free-single"))
    if facts.rules.passing == "free":
        return line("passing", say("rules-passing-free"))
    if facts.bounce_leaves_column:
        bounce = say("rules-passing-bounce")
    return line("passing", say("rules-passing-stacks"), bounce)


def _stacks_on_safe_squares(facts: Facts) -> Line:
    rules = facts.rules
    land, walk = rules.landing_on_stack == "forbidden", rules.passing == "stacks_block"
    if not (facts.stacks and facts.protected and (land or walk)):
        return line("stacks_on_safe_squares")
    what = "both" if land and walk else "land" if land else "pass"
    key = f"rules-stacks-safe-{rules.stacks_on_safe_squares}-{what}"
    return line("stacks_on_safe_squares", say(key))


def stars(facts: Facts) -> Iterator[Line]:
    """Say what stars to jump from do."""
    rules = facts.rules
    if rules.stars == "rest":
        yield line("stars", say("rules-stars-rest"), quiet=not facts.danish)
        return
    safe_stars = rules.safe_squares == "starts_and_stars"
    stack = rules.landing_on_stack if facts.stacks else "captures"
    yield line(
        "stars",
        say("rules-stars-hop"),
        say("rules-stars-hop-last"),
        say("rules-stars-hop-other" if safe_stars else "rules-stars-hop-unsafe"),
        say("rules-stars-hop-returns") if stack == "sends_mover_home" else None,
        say("rules-stars-hop-forbidden") if stack == "forbidden" else None,
    )
