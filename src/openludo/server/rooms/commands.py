"""What a command does to a game, or why it may not: for one device, at one moment."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from msgspec import UNSET

from openludo.engine import LudoError
from openludo.server.persons.presence import Presence
from openludo.server.protocol.frames import (
    BackCommand,
    Command,
    LeaveCommand,
    MoveCommand,
    RollCommand,
    SettingsCommand,
    TakeOverCommand,
)
from openludo.server.protocol.play import SettingsView
from openludo.server.protocol.refusals import Refusal
from openludo.server.rooms.live import Act, LiveGame

Step = Callable[[LiveGame], None]

ABSENCE = 120.0
"""Seconds of absence after which the others may let a computer take over."""


def command_key(device: str, command: str) -> str:
    """Name a command in the log, so that nobody else can name it so, even who knows its id."""
    return hashlib.sha256(f"{device} {command}".encode()).hexdigest()[:32]


@dataclass(frozen=True)
class Asking:
    """Who asks: the device (None is the game's own), and who is there."""

    device: str | None
    presence: Presence

    def seats(self, live: LiveGame) -> list[int]:
        """List the seats that the device plays."""
        return live.opening.seats_of(self.device)


def step_of(live: LiveGame, command: Command, asking: Asking, act: Act) -> Step:
    """Find what a command does to the game; raises `Refusal` where it may not."""
    if isinstance(command, RollCommand | MoveCommand):
        return _ply(live, command, asking, act)
    if live.status != "playing":
        raise Refusal("game_over")
    seats = asking.seats(live)
    if not seats:
        raise Refusal("not_your_seat", seat=None)
    match command:
        case SettingsCommand():
            settings = _settings(live, command, seats)
            if settings == live.settings:
                return nothing
            return partial(LiveGame.change, settings=settings, act=act)
        case LeaveCommand():
            return leaving(live, seats, act)
        case BackCommand():
            return partial(LiveGame.give_back, seats=_away(live, seats), act=act)
        case TakeOverCommand():
            _check_absent(live, command.seat, asking, act.at)
            return partial(LiveGame.hand_over, seats=[command.seat], reason="absent", act=act)


def nothing(_: LiveGame) -> None:
    """Change nothing, so that the log gets no line that says nothing."""


def leaving(live: LiveGame, seats: list[int], act: Act) -> Step:
    """Let persons leave: in a room their computers play on, elsewhere the game ends."""
    if live.header.room is None:
        return partial(LiveGame.leave, act=act)
    staying = [seat for seat in seats if live.attendance.away[seat] != "left"]
    return partial(LiveGame.hand_over, seats=staying, reason="left", act=act)


def _ply(live: LiveGame, command: RollCommand | MoveCommand, asking: Asking, act: Act) -> Step:
    _check_turn(live, command.at, asking)
    seat = live.game.position.turn
    if isinstance(command, MoveCommand):
        _check_move(live, command.move)
        ply: Step = partial(LiveGame.move, text=command.move, act=act)
    else:
        _check_roll(live)
        ply = partial(LiveGame.roll, act=act)
    if live.attendance.away[seat] is None:
        return ply

    def back(game: LiveGame) -> None:
        game.give_back([seat], Act(act.by, act.at))
        ply(game)

    return back


def _check_turn(live: LiveGame, at: int, asking: Asking) -> None:
    seat = live.game.position.turn
    if not live.settled <= at <= live.number:
        raise Refusal("stale", number=live.number)
    if live.status != "playing":
        raise Refusal("game_over")
    if live.opening.players[seat].kind != "person" or live.attendance.taken:
        raise Refusal("not_your_turn", seat=seat)
    if seat not in asking.seats(live):
        raise Refusal("not_your_seat", seat=seat)


def _check_roll(live: LiveGame) -> None:
    phase = live.game.position.phase
    if phase != "roll":
        raise Refusal("nothing_to_roll", phase=phase)


def _check_move(live: LiveGame, text: str) -> None:
    try:
        live.game.position.find_move(text)
    except LudoError as error:
        raise Refusal("illegal_move", move=text) from error


def _check_absent(live: LiveGame, seat: int, asking: Asking, now: float) -> None:
    """Refuse to take a seat from whoever may still come back to it by then."""
    on_turn = seat == live.game.position.turn and not live.played_by_computer
    device = live.opening.players[seat].device if on_turn else None
    since = None if device is None else asking.presence.absent_since(device)
    if live.header.turn_limit or since is None or now - since < ABSENCE:
        raise Refusal("not_absent", seat=seat)


def _away(live: LiveGame, seats: list[int]) -> list[int]:
    return [seat for seat in seats if live.attendance.away[seat] is not None]


def _settings(live: LiveGame, command: SettingsCommand, seats: list[int]) -> SettingsView:
    """Take what may be set: in a room only how the own seats are played."""
    old = live.settings
    fixed = command.pace is UNSET or live.header.room is not None
    pace = old.pace if fixed or command.pace is UNSET else command.pace
    given = {} if command.auto_move is UNSET else command.auto_move
    own = {str(seat) for seat in seats}
    return SettingsView(pace, old.auto_move | {s: on for s, on in given.items() if s in own})
