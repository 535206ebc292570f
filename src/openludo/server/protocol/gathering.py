"""Frames and answers about a room: people who come together, before and between games."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from openludo.server.protocol.frames import CommandId, Failure, Hello
from openludo.server.protocol.play import Level
from openludo.server.protocol.rest import Digest, HouseRules, Name

Phase = Literal["gathering", "revealing", "playing"]
TurnLimit = Literal[0, 30, 60]
Reaction = Literal["hello", "thanks", "well_played", "oops", "hurry", "lucky", "laugh", "bye"]
Text = Annotated[str, Meta(min_length=1, max_length=200)]
Seats = Annotated[int, Meta(ge=2, le=6)]


class NewRoom(Struct, frozen=True, forbid_unknown_fields=True):
    """A room to be opened by a person of this name. `seats` null lets them follow the people."""

    variant: str
    name: Name
    rules: HouseRules = {}
    seats: Seats | None = None
    turn_limit: TurnLimit = 0
    watch: bool = False
    rated: bool = False
    commitment: Digest | None = None


class RoomCreated(Struct, frozen=True):
    """A new room, and the code under which others find it."""

    code: str


class RoomPeek(Struct, frozen=True):
    """A room from outside. `open` tells whether this device can join; `game` may be watched.

    The host has removed this device from the room if it is `barred`.
    """

    code: str
    variant: str
    changed: list[str]
    host: str
    persons: list[str]
    open: bool
    barred: bool
    game: str | None
    rated: bool


class Rooms(Struct, frozen=True):
    """The rooms that this device is in, the last used first."""

    rooms: list[RoomPeek]


class JoinCommand(Struct, frozen=True, tag="join", forbid_unknown_fields=True):
    """Come in with a name and a promise for the dice; who is in takes another name or promise."""

    id: CommandId
    name: Name
    commitment: Digest | None = None


class DepartCommand(Struct, frozen=True, tag="depart", forbid_unknown_fields=True):
    """Leave the room for good; its host's duties pass on, and the last one closes it."""

    id: CommandId


class RemoveCommand(Struct, frozen=True, tag="remove", forbid_unknown_fields=True):
    """Send the person of this number away, as the host: their device does not come in again."""

    id: CommandId
    number: int


class AdmitCommand(Struct, frozen=True, tag="admit", forbid_unknown_fields=True):
    """Let the removed person of this number come in again, as the host."""

    id: CommandId
    number: int


class SetupCommand(Struct, frozen=True, tag="setup", forbid_unknown_fields=True):
    """Change what is played, as the host. Another variant clears the house rules."""

    id: CommandId
    variant: str | UnsetType = UNSET
    rules: HouseRules | UnsetType = UNSET
    seats: Seats | UnsetType | None = UNSET
    turn_limit: TurnLimit | UnsetType = UNSET
    watch: bool | UnsetType = UNSET
    rated: bool | UnsetType = UNSET


class ComputersCommand(Struct, frozen=True, tag="computers", forbid_unknown_fields=True):
    """Say which computers play along, as the host."""

    id: CommandId
    levels: Annotated[list[Level], Meta(max_length=5)]


class ColourCommand(Struct, frozen=True, tag="colour", forbid_unknown_fields=True):
    """Choose the own colour, where players choose them; null gives it back."""

    id: CommandId
    colour: str | None


class StartCommand(Struct, frozen=True, tag="start", forbid_unknown_fields=True):
    """Begin, as the host: from now on nobody comes or goes, and everyone reveals."""

    id: CommandId


class RevealCommand(Struct, frozen=True, tag="reveal", forbid_unknown_fields=True):
    """Reveal, in hex, the 16 bytes that the own promise was made of."""

    id: CommandId
    contribution: Annotated[str, Meta(max_length=64)]


class SayCommand(Struct, frozen=True, tag="say", forbid_unknown_fields=True):
    """Say a text, or one of the reactions, to all in the room."""

    id: CommandId
    text: Text | None = None
    reaction: Reaction | None = None


RoomCommand = (
    JoinCommand
    | DepartCommand
    | RemoveCommand
    | AdmitCommand
    | SetupCommand
    | ComputersCommand
    | ColourCommand
    | StartCommand
    | RevealCommand
    | SayCommand
)
RoomClientFrame = Hello | RoomCommand


class PersonView(Struct, frozen=True):
    """A person of the room, and how far their part in the dice has come.

    `plays` tells whether they play: in the game that has been started, or if it were now. Who has
    no page open for ten seconds does not, until they are back. `number` is the person's in this
    room for good, whatever their name and however often they come and go.
    """

    number: int
    name: str
    colour: str | None
    connected: bool
    plays: bool
    promised: bool
    revealed: bool


class RemovedView(Struct, frozen=True):
    """A person who was removed, by the name they had and the number that they keep."""

    number: int
    name: str


class MessageView(Struct, frozen=True):
    """Something that was said. `person` counts among the persons, -1 for who has left."""

    person: int
    number: int
    name: str
    text: str | None
    reaction: Reaction | None
    at: str


class ProblemView(Struct, frozen=True):
    """Why no game can be started now: a code and what a translated message needs."""

    code: str
    params: dict[str, Any]


class RoomView(Struct, frozen=True):
    """A room as a device sees it; `you` and `host` count among the persons.

    `seats` is how many will play: fixed, or as many as there are persons and computers. While
    the contributions are revealed, `commitment` and `game` are the server's promise and the id
    of the game for its players; for who may watch `game` is there once it can be watched. `open`
    tells whether this device can join, `barred` whether the host has removed it; whom the host
    has `removed` is told to the host alone. Who is not in the room hears no messages, unless they
    may watch a running game.
    """

    code: str
    you: int | None
    host: int
    persons: list[PersonView]
    computers: list[Level]
    variant: str
    rules: dict[str, str]
    changed: list[str]
    seats: int
    seats_fixed: bool
    turn_limit: int
    watch: bool
    rated: bool
    phase: Phase
    commitment: str | None
    game: str | None
    open: bool
    barred: bool
    removed: list[RemovedView]
    problem: ProblemView | None
    messages: list[MessageView]
    version: int


class RoomFrame(Struct, frozen=True, tag="room"):
    """The whole room, after hello and after every change."""

    room: RoomView


class RoomAnswer(Struct, frozen=True, tag="answer"):
    """The command `id` was applied, now or before."""

    id: str


RoomServerFrame = RoomFrame | RoomAnswer | Failure
decoder = msgspec.json.Decoder(RoomClientFrame)
