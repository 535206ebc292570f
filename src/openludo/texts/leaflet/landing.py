"""Sentences on capturing, safe squares, stacks, passing and stars."""

from __future__ import annotations

from collections.abc import Iterator

from openludo.texts.leaflet.facts import Facts, Line, Sentence, flag, line, say


def capture(facts: Facts) -> Iterator[Line]:
    """Say what landing does to opponents."""
    rules = facts.rules
    yield line(None, say("rules-capture"))
    yield line(
        "capture_compulsory",
        say(f"rules-capture-compulsory-{flag(rules.capture_compulsory)}"),
        quiet=not rules.capture_compulsory,
    )
    several = None if facts.full else say(f"rules-captures-{rules.captures_per_landing}")
    yield line("captures_per_landing", several)
    yield line("landing_on_stack", _stack(facts))
    for sentence in _mixed(facts):
        yield line(None, sentence)
    yield line(None, say("rules-column-private"))
    if rules.tokens_to_win < 4 and facts.goes_on:
        room = say("rules-finished-room") if facts.full else None
        back = say("rules-finished-return") if facts.sends_back else None
        yield line(None, say("rules-finished-tokens"), room, back)


def _stack(facts: Facts) -> Sentence | None:
    if facts.full or not facts.stacks:
        return None
    return say(f"rules-stack-{facts.on_stack(protected=False)}")


def _mixed(facts: Facts) -> Iterator[Sentence]:
    rules = facts.rules
    if facts.full:
        return
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
    """Say which squares are safe; 0 counts what depends on how many play."""
    known = not facts.by_seats
    starts, stars = len(facts.board.starts) * known, len(facts.board.stars) * known
    match facts.rules.safe_squares:
        case "starts_and_stars" if facts.board.stars:
            return say(
                "rules-safe-starts-and-stars",
                count=starts + stars,
                starts=starts,
                stars=stars,
                offsets=facts.star_offsets,
            )
        case "starts_and_stars" | "starts":
            return say("rules-safe-starts", starts=starts)
        case "globes":
            plain = len(facts.board.globes) * known
            return say("rules-safe-globes", count=starts + plain, plain=plain, starts=starts)
        case "own_start":
            return say("rules-safe-own-start")
    return say("rules-safe-none")


def stacks(facts: Facts) -> Iterator[Line]:
    """Say what stacks are, and what bars the way."""
    rules = facts.rules
    yield line("own_stacks", _own_stacks(facts))
    yield _capacity(facts)
    yield _passing(facts)
    yield _stacks_on_safe_squares(facts)
    yield _barrier_squares(facts)
    yield _own_barrier(facts)
    opens = say(f"rules-six-opens-{flag(rules.six_opens_barrier)}") if facts.barriers else None
    yield line("six_opens_barrier", opens, quiet=not rules.six_opens_barrier)


def _own_stacks(facts: Facts) -> Sentence:
    if facts.rules.own_stacks:
        return say("rules-own-stacks-two" if facts.full else "rules-own-stacks")
    but = "-but" * facts.stacks
    return say(f"rules-no-own-stacks{but}", each=facts.each)


def _capacity(facts: Facts) -> Line:
    count = facts.rules.square_capacity
    if not count:
        return line("square_capacity", say("rules-capacity-none"), quiet=True)
    return line("square_capacity", say("rules-capacity", count=count, each=facts.each))


def _barrier_squares(facts: Facts) -> Line:
    rules = facts.rules
    if rules.passing != "stacks_block" or not facts.stacks:
        return line("barrier_squares")
    if rules.barrier_squares == "safe":
        key = "rules-barriers-safe" if facts.barriers else "rules-barriers-nowhere"
        return line("barrier_squares", say(key))
    elsewhere = facts.protected and rules.stacks_on_safe_squares == "free"
    key = "rules-barriers-elsewhere" if elsewhere else "rules-barriers-any"
    return line("barrier_squares", say(key), quiet=True)


def _own_barrier(facts: Facts) -> Line:
    """Say whom a barrier stops besides opponents; an owner may be stopped by any own token."""
    rules = facts.rules
    if not facts.barriers or not (rules.pass_own or rules.teams):
        return line("own_barrier_blocks")
    if rules.own_barrier_blocks:
        return line("own_barrier_blocks", say("rules-own-barrier-true", teams=rules.teams))
    partner = not rules.pass_own
    return line("own_barrier_blocks", say("rules-own-barrier-false", partner=partner), quiet=True)


def _passing(facts: Facts) -> Line:
    bounce: Sentence | None = None
    if facts.rules.passing == "tokens_block":
        if facts.rules.home_roll == "bounce":
            bounce = say("rules-passing-bounce")
        return line("passing", say("rules-passing-tokens"), bounce)
    if not facts.stacks:
        return line("passing", say("rules-passing-free-single"))
    if not facts.barriers:
        return line("passing", say("rules-passing-free"))
    if facts.bounce_leaves_column:
        bounce = say("rules-passing-bounce")
    return line("passing", say("rules-passing-stacks", full=facts.full), bounce)


def _stacks_on_safe_squares(facts: Facts) -> Line:
    rules = facts.rules
    land = rules.landing_on_stack == "forbidden" and not facts.full
    walk = rules.passing == "stacks_block"
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
    stack = rules.landing_on_stack if facts.stacks and not facts.full else "captures"
    yield line(
        "stars",
        say("rules-stars-hop"),
        say("rules-stars-hop-last"),
        say("rules-stars-hop-other" if safe_stars else "rules-stars-hop-unsafe"),
        say("rules-stars-hop-returns") if stack == "sends_mover_home" else None,
        say("rules-stars-hop-forbidden") if facts.full or stack == "forbidden" else None,
    )
