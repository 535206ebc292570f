"""What happens in a room: each event makes of the room before it the room behind it.

Everything that may be asked for is checked here, with nothing at hand but the two; what is
refused changes nothing.
"""

from __future__ import annotations

from msgspec import UNSET, Struct

from openludo.dice import open_contribution
from openludo.engine import LudoError
from openludo.server.gatherings.gathering import (
    Away,
    Gathering,
    Member,
    Message,
    Removed,
    replaced,
)
from openludo.server.gatherings.plan import (
    capacity,
    check_seats,
    palette,
    problem,
    shared_variant,
)
from openludo.server.persons.naming import number_of, one_line, told_apart
from openludo.server.protocol.gathering import (
    AdmitCommand,
    ColourCommand,
    ComputersCommand,
    DepartCommand,
    JoinCommand,
    RemoveCommand,
    RevealCommand,
    SayCommand,
    SetupCommand,
)
from openludo.server.protocol.refusals import Refusal
from openludo.server.rooms.setup import promise_of

KEPT_MESSAGES = 30
KEPT_COMMANDS = 64
KEPT_REMOVED = 50

SAID_AT_ONCE, SAID_WITHIN = 5, 10.0
"""So many messages a person may say within so many seconds."""


class Frozen(Struct, frozen=True, tag="frozen"):
    """The host starts: who is there stays in, and the server's promise is given."""

    game: str
    secret: str
    reveal_by: float


class Made(Struct, frozen=True, tag="made"):
    """The game is made, with what was revealed by then."""


class Over(Struct, frozen=True, tag="over"):
    """The game has ended; the next one waits for new promises."""

    starter: int


class Hosted(Struct, frozen=True, tag="hosted"):
    """The duties of a host who is long absent pass on to the one who acts."""


Act = (
    JoinCommand
    | DepartCommand
    | RemoveCommand
    | AdmitCommand
    | SetupCommand
    | ComputersCommand
    | ColourCommand
    | RevealCommand
    | SayCommand
    | Frozen
    | Made
    | Over
    | Hosted
)


class Event(Struct, frozen=True, omit_defaults=True):
    """One line of a room's log; `command` is the id of the client's command.

    `away` are the devices of persons who are not there, where the act depends on that.
    """

    act: Act
    device: str
    at: float
    command: str = ""
    away: tuple[str, ...] = ()


def reduce(gathering: Gathering, event: Event) -> Gathering:
    """Let something happen; raises `Refusal` where it may not."""
    after = _after(gathering, event)
    if not event.command:
        return after
    done = (*after.done, command_key(event.device, event.command))
    return replaced(after, done=done[-KEPT_COMMANDS:])


def command_key(device: str, command: str) -> str:
    """Name a command among those of all devices."""
    return f"{device} {command}"


def _after(gathering: Gathering, event: Event) -> Gathering:
    act, device, away = event.act, event.device, frozenset(event.away)
    match act:
        case JoinCommand():
            return _join(gathering, device, act)
        case RemoveCommand():
            return _remove(gathering, device, act.number)
        case AdmitCommand():
            return _admit(gathering, device, act.number)
        case SetupCommand():
            return _setup(gathering, device, act, event.at)
        case ComputersCommand():
            return _computers(gathering, device, act, away)
        case Made():
            return replaced(gathering, phase="playing", reveal_by=None)
        case Over():
            return _over(gathering, act.starter, event.at)
        case Frozen():
            return _freeze(gathering, device, act, away)
    _expect_member(gathering, device)
    match act:
        case DepartCommand():
            return _without(gathering, device)
        case ColourCommand():
            return _colour(gathering, device, act.colour)
        case RevealCommand():
            return _reveal(gathering, device, act.contribution)
        case SayCommand():
            return _say(gathering, device, act, event.at)
        case Hosted():
            return replaced(gathering, host=device)


# --- who may


def _expect_member(gathering: Gathering, device: str) -> Member:
    index = gathering.index(device)
    if index is None:
        raise Refusal("not_in_room")
    return gathering.persons[index]


def _expect_host(gathering: Gathering, device: str) -> None:
    _expect_member(gathering, device)
    if device != gathering.host:
        raise Refusal("not_host")
    _expect_open(gathering)


def _expect_open(gathering: Gathering) -> None:
    if gathering.phase != "gathering":
        raise Refusal("room_shut")


# --- coming and going


def _join(gathering: Gathering, device: str, act: JoinCommand) -> Gathering:
    if not device:
        raise Refusal("unknown_device")
    name = _name(gathering, device, act.name)
    promise = promise_of(act.commitment)
    if gathering.bars(device):
        raise Refusal("barred")
    _expect_open(gathering)
    if gathering.index(device) is not None:
        return _with(gathering, device, name=name, promise=promise)
    seats = capacity(gathering)
    if gathering.present >= seats:
        raise Refusal("room_full", seats=seats)
    joined = (*gathering.persons, Member(device, name, promise))
    return replaced(gathering, persons=joined, host=gathering.host or device)


def _name(gathering: Gathering, device: str, given: str) -> str:
    """Find a name that is seen and that nobody else here has; raises `Refusal` for none."""
    name = one_line(given)
    if not name:
        raise Refusal("invalid_name")
    others = (person.name for person in gathering.persons if person.device != device)
    return told_apart(name, others)


def _remove(gathering: Gathering, device: str, number: int) -> Gathering:
    """Send a person away; their device stays out until the host lets it in again."""
    _expect_host(gathering, device)
    others = (person for person in gathering.persons if person.device != device)
    person = next((one for one in others if _number(gathering, one) == number), None)
    if person is None:
        raise Refusal("not_in_room")
    removed = (*gathering.removed, Removed(person.device, person.name))[-KEPT_REMOVED:]
    return _without(replaced(gathering, removed=removed), person.device)


def _admit(gathering: Gathering, device: str, number: int) -> Gathering:
    _expect_host(gathering, device)
    barred = tuple(one for one in gathering.removed if _number(gathering, one) != number)
    if barred == gathering.removed:
        raise Refusal("not_in_room")
    return replaced(gathering, removed=barred)


def _number(gathering: Gathering, person: Member | Removed) -> int:
    return number_of(gathering.code, person.device)


def _without(gathering: Gathering, device: str) -> Gathering:
    """Let a person go; where everybody is frozen for a game they stay until it is made."""
    if gathering.phase == "revealing":
        raise Refusal("room_shut")
    staying = tuple(person for person in gathering.persons if person.device != device)
    following = staying[0].device if staying else ""
    host = following if device == gathering.host else gathering.host
    return replaced(gathering, persons=staying, host=host)


def _with(gathering: Gathering, device: str, **changes: str | None) -> Gathering:
    return replaced(
        gathering,
        persons=tuple(
            replaced_member(person, **changes) if person.device == device else person
            for person in gathering.persons
        ),
    )


def replaced_member(person: Member, **changes: str | None) -> Member:
    """Make the person that differs in these fields."""
    fields = {name: getattr(person, name) for name in person.__struct_fields__}
    return Member(**(fields | changes))


# --- what is played


def _setup(gathering: Gathering, device: str, act: SetupCommand, at: float) -> Gathering:
    _expect_host(gathering, device)
    given = {
        name: value
        for name in ("variant", "rules", "seats", "turn_limit", "watch", "rated")
        if (value := getattr(act, name)) is not UNSET
    }
    if "variant" in given:
        given.setdefault("rules", {})
    after = replaced(gathering, **given)
    if after.rated and not gathering.rated:
        after = replaced(after, rated_at=at)
    variant = shared_variant(after.variant, after.rules)
    if "seats" in given:
        check_seats(variant, after.seats)
    elif after.seats not in variant.seat_counts:
        after = replaced(after, seats=None)
    if (after.variant, after.rules) != (gathering.variant, gathering.rules):
        after = replaced(after, starter=0)
    return _coloured(after)


def _coloured(after: Gathering) -> Gathering:
    """Let everyone choose anew whose colour is none of those to choose from."""
    colours = palette(after)
    for person in after.persons:
        if person.colour not in colours:
            after = _with(after, person.device, colour=None)
    return after


def _computers(gathering: Gathering, device: str, act: ComputersCommand, away: Away) -> Gathering:
    """Let computers play along; they may sit in for who is away."""
    _expect_host(gathering, device)
    seats = capacity(gathering)
    more = len(act.levels) > len(gathering.computers)
    if more and len(gathering.seated(away)) + len(act.levels) > seats:
        raise Refusal("room_full", seats=seats)
    return replaced(gathering, computers=tuple(act.levels))


def _colour(gathering: Gathering, device: str, colour: str | None) -> Gathering:
    _expect_open(gathering)
    if colour is not None and colour not in palette(gathering):
        raise Refusal("invalid_seats", reason="unknown_colour", colour=colour)
    taken = {p.colour for p in gathering.persons if p.device != device and p.colour}
    if colour in taken:
        raise Refusal("invalid_seats", reason="colour_twice", colour=colour)
    return _with(gathering, device, colour=colour)


# --- the game


def _freeze(gathering: Gathering, device: str, act: Frozen, away: Away) -> Gathering:
    _expect_host(gathering, device)
    hindrance = problem(gathering, away)
    if hindrance is not None:
        raise hindrance
    return replaced(
        gathering,
        phase="revealing",
        game=act.game,
        secret=act.secret,
        reveal_by=act.reveal_by,
        players=tuple(person.device for person in gathering.seated(away)),
    )


def _reveal(gathering: Gathering, device: str, contribution: str) -> Gathering:
    if gathering.phase != "revealing":
        raise Refusal("already_started")
    person = _expect_member(gathering, device)
    if person.promise is None or person not in gathering.seated():
        raise Refusal("invalid_contribution", reason="not_promised")
    try:
        opened = open_contribution(person.promise, contribution)
    except LudoError as error:
        raise Refusal.of(error) from error
    return _with(gathering, device, contribution=opened.hex())


def _over(gathering: Gathering, starter: int, at: float) -> Gathering:
    fresh = replaced(
        gathering,
        phase="gathering",
        game=None,
        secret=None,
        reveal_by=None,
        players=None,
        starter=starter,
        gathered=at,
    )
    for person in fresh.persons:
        fresh = _with(fresh, person.device, promise=None, contribution=None)
    return fresh


# --- what is said


def _say(gathering: Gathering, device: str, act: SayCommand, at: float) -> Gathering:
    text = None if act.text is None else " ".join(act.text.split())
    if bool(text) == (act.reaction is not None):
        raise Refusal("bad_frame", reason="either a text or a reaction")
    recent = [m for m in gathering.messages if m.device == device and at - m.at < SAID_WITHIN]
    if len(recent) >= SAID_AT_ONCE:
        raise Refusal("too_fast")
    name = _expect_member(gathering, device).name
    message = Message(device, name, text or None, act.reaction, at)
    return replaced(gathering, messages=(*gathering.messages, message)[-KEPT_MESSAGES:])
