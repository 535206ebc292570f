"""Show a room: to each of its persons, and to who only knows its code."""

from __future__ import annotations

from openludo.server.clock import iso_time
from openludo.server.gatherings.gathering import Away, Gathering, Message
from openludo.server.gatherings.plan import capacity, colour_of, problem, variant_of
from openludo.server.persons.naming import number_of
from openludo.server.persons.presence import Presence
from openludo.server.protocol.gathering import (
    MessageView,
    PersonView,
    ProblemView,
    RemovedView,
    RoomPeek,
    RoomView,
)
from openludo.server.rooms.header import rules_text


def room_view(
    gathering: Gathering, version: int, device: str, presence: Presence, away: Away
) -> RoomView:
    """Show a room to a device, with who is there and who is too long away to play."""
    variant, you = variant_of(gathering), gathering.index(device)
    hindrance = problem(gathering, away) if gathering.phase == "gathering" else None
    return RoomView(
        code=gathering.code,
        you=you,
        host=gathering.index(gathering.host) or 0,
        persons=_persons(gathering, presence, away),
        computers=list(gathering.computers),
        variant=gathering.variant,
        rules=rules_text(variant),
        changed=list(variant.changed),
        seats=gathering.seats or gathering.count(away),
        seats_fixed=gathering.seats is not None,
        turn_limit=gathering.turn_limit,
        watch=gathering.watch,
        rated=gathering.rated,
        phase=gathering.phase,
        commitment=gathering.commitment,
        game=_game(gathering, device),
        open=_open(gathering, device),
        barred=gathering.bars(device),
        removed=_removed(gathering, device),
        problem=None if hindrance is None else ProblemView(hindrance.code, hindrance.params),
        messages=_messages(gathering, device),
        version=version,
    )


def room_peek(gathering: Gathering, device: str) -> RoomPeek:
    """Show a room from outside."""
    host = gathering.index(gathering.host) or 0
    return RoomPeek(
        code=gathering.code,
        variant=gathering.variant,
        changed=list(variant_of(gathering).changed),
        host=gathering.persons[host].name if gathering.persons else "",
        persons=[person.name for person in gathering.persons],
        open=_open(gathering, device),
        barred=gathering.bars(device),
        game=_game(gathering, device) if gathering.phase == "playing" else None,
        rated=gathering.rated,
    )


def _open(gathering: Gathering, device: str) -> bool:
    room = gathering.phase == "gathering" and gathering.present < capacity(gathering)
    return room and not gathering.bars(device)


def _removed(gathering: Gathering, device: str) -> list[RemovedView]:
    """Tell the host alone whom a host has sent away."""
    if device != gathering.host:
        return []
    code = gathering.code
    return [RemovedView(number_of(code, one.device), one.name) for one in gathering.removed]


def _game(gathering: Gathering, device: str) -> str | None:
    """Name the game to its players from the start on, and to who may watch once it is there."""
    plays = any(person.device == device for person in gathering.seated())
    return gathering.game if plays or _watches(gathering, device) else None


def _watches(gathering: Gathering, device: str) -> bool:
    """Tell whether a device is shown a game that it does not play."""
    playing = gathering.watch and gathering.phase == "playing"
    return playing and not gathering.bars(device)


def _persons(gathering: Gathering, presence: Presence, away: Away) -> list[PersonView]:
    seated = gathering.seated(away)
    return [
        PersonView(
            number=number_of(gathering.code, person.device),
            name=person.name,
            colour=colour_of(gathering, person, away),
            connected=presence.here(person.device),
            plays=person in seated,
            promised=person.promise is not None,
            revealed=person.contribution is not None,
        )
        for person in gathering.persons
    ]


def _messages(gathering: Gathering, device: str) -> list[MessageView]:
    """Show what was said to who is in the room, and to who watches a game that goes on."""
    if gathering.index(device) is None and not _watches(gathering, device):
        return []
    return [_message(gathering, message) for message in gathering.messages]


def _message(gathering: Gathering, message: Message) -> MessageView:
    index = gathering.index(message.device)
    person = -1 if index is None else index
    number, at = number_of(gathering.code, message.device), iso_time(message.at)
    return MessageView(person, number, message.name, message.text, message.reaction, at)
