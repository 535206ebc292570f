"""Frames of the socket of a game: commands of the client, news from the server."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import UNSET, Meta, Struct, UnsetType

from openludo.server.protocol.play import Entry, GameView, Pace, PresenceView

CommandId = Annotated[str, Meta(min_length=1, max_length=64)]
LONGEST_DELAY = 60_000
MoveText = Annotated[str, Meta(min_length=1, max_length=32)]


class Hello(Struct, frozen=True, tag="hello", forbid_unknown_fields=True):
    """Introduce the page: its protocol, and the number of the last entry it knows (-1 for none).

    It is answered by the entries that are missing, or by a snapshot. `delay` is how many
    milliseconds the page last waited for an answer: the others see how well it is connected.
    """

    protocol: int
    since: int = -1
    delay: Annotated[int, Meta(ge=0, le=LONGEST_DELAY)] | None = None


class RollCommand(Struct, frozen=True, tag="roll", forbid_unknown_fields=True):
    """Roll for the seat on turn. `at` is the number of the last entry that the page has shown."""

    id: CommandId
    at: int


class MoveCommand(Struct, frozen=True, tag="move", forbid_unknown_fields=True):
    """Play one of the moves shown; `y` enters a token without a roll in phase `enter`."""

    id: CommandId
    at: int
    move: MoveText


class SettingsCommand(Struct, frozen=True, tag="settings", forbid_unknown_fields=True):
    """Change the pace of the computers, or whether only moves are played by themselves."""

    id: CommandId
    pace: Pace | UnsetType = UNSET
    auto_move: dict[str, bool] | UnsetType = UNSET


class LeaveCommand(Struct, frozen=True, tag="leave", forbid_unknown_fields=True):
    """Leave the game: one of a single device ends without a winner.

    In a game of several devices a computer plays on; it ends when no person is left in it.
    """

    id: CommandId


class BackCommand(Struct, frozen=True, tag="back", forbid_unknown_fields=True):
    """Play again the own seats that a computer plays; rolling or moving does the same."""

    id: CommandId


class TakeOverCommand(Struct, frozen=True, tag="take_over", forbid_unknown_fields=True):
    """Let a computer play the seat on turn, whose player has been absent for two minutes."""

    id: CommandId
    seat: int


Command = RollCommand | MoveCommand | SettingsCommand | LeaveCommand | BackCommand | TakeOverCommand
ClientFrame = Hello | Command


class Snapshot(Struct, frozen=True, tag="snapshot"):
    """The whole game as it stands."""

    game: GameView


class Entries(Struct, frozen=True, tag="entries"):
    """What happened since; entries that a page knows already may come again.

    The list is empty in the answer to a `hello` that misses nothing.
    """

    entries: list[Entry]


class Presence(Struct, frozen=True, tag="presence"):
    """Who is there, and when the turn ends, in a game of several devices as it changes."""

    presence: PresenceView


class Answer(Struct, frozen=True, tag="answer"):
    """The command `id` was applied, now or before, and `number` is its entry."""

    id: str
    number: int


class Failure(Struct, frozen=True, tag="error", omit_defaults=True):
    """A frame was refused; nothing was changed by it. `id` is the command's, if it had one."""

    code: str
    params: dict[str, Any]
    id: str | UnsetType = UNSET


ServerFrame = Snapshot | Entries | Presence | Answer | Failure
