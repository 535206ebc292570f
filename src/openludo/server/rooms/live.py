"""A game in play: what its entries tell, and the one way in which entries come about.

Whoever acts - a hand, the only move, a computer - an entry is made by `roll` or `move` here,
and a stored log is read back through the very same functions.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec
from msgspec import UNSET, structs

from openludo.dice import CommittedDice
from openludo.engine import Game, LudoError, Transition, parse_face
from openludo.engine.events import TurnEnded
from openludo.server.clock import iso_time
from openludo.server.persons.attendance import Attendance
from openludo.server.protocol.play import (
    By,
    DiceView,
    Entry,
    Kind,
    Pace,
    Reason,
    SettingsView,
    StateView,
    Status,
)
from openludo.server.protocol.refusals import Refusal
from openludo.server.rooms.header import Header, encode
from openludo.server.rooms.opening import Opening, open_game
from openludo.server.views.state import Faces, state_view

LOG_LENGTH = 100
RECENT = 32
"""So many entries are kept with the states behind them, for pages that missed a few."""

_decode_entry = msgspec.json.Decoder(Entry).decode

LONGEST_THOUGHT = 120.0
"""Seconds that one ply can add to the time played: beyond them nobody sat at the table."""


@dataclass(frozen=True)
class Act:
    """Who does something, when, and the key of the page's command if there was one."""

    by: By
    at: float
    command: str | None = None


class LiveGame:
    """A game from its start on. Not even a reader may look at it while an append is under way.

    `number` is that of the last entry, `settled` that of the last one that changed the position.
    """

    def __init__(self, game: str, header: Header, contributions: Sequence[bytes]) -> None:
        self.id = game
        self.header = header
        self.contributions = tuple(contributions)
        self.dice: CommittedDice = header.dice(game, contributions)
        self.opening: Opening = open_game(header, self.dice)
        self.game = Game(header.variant, header.seats, self.opening.first, undo=False)
        self.status: Status = "playing"
        self.number = self.settled = -1
        # Encoded: they are looked at seldom, take less memory so, and cost no garbage collection.
        self._log: deque[bytes] = deque(maxlen=LOG_LENGTH)
        self.commands: dict[str, int] = {}
        self.seconds = 0.0
        self.at: float | None = None
        self.started = ""
        self.last: Faces = [None] * header.seats
        self.attendance = Attendance(header.seats)
        self._recent: deque[bytes] = deque(maxlen=RECENT)
        self.fresh: list[Entry] = []
        self._replaying = False
        self.pace: Pace = header.pace
        self.auto_move = [player.auto_move for player in self.opening.players]

    # --- what can happen

    def start(self, act: Act) -> None:
        """Begin: the opening is settled and shown."""
        self.started = iso_time(act.at)[:19] + "Z"
        self.attendance.begin(act.at)
        self._note("start", self.game.position.turn, act, dice=self.dice_view())
        self.settled = self.number

    def roll(self, act: Act) -> None:
        """Roll for the seat on turn; the face follows from the dice and the roll's number."""
        face = self.dice.roll(self.game.rolls, self.header.variant.rules.die)
        self.take_face(face, act)

    def take_face(self, face: int, act: Act) -> None:
        """Take a roll as it was drawn; raises `IllegalRoll`."""
        transition = self.game.roll(face)
        self.last[transition.before.turn] = face
        self._settle("roll", transition, act, face=_face_json(transition))

    def move(self, text: str, act: Act) -> None:
        """Play one of the legal moves; raises `IllegalMove` or `InvalidNotation`."""
        self._settle("move", self.game.push(text), act, move=text)

    def change(self, settings: SettingsView, act: Act) -> None:
        """Take other settings."""
        self.pace = settings.pace
        self.auto_move = [
            settings.auto_move.get(str(seat), old) for seat, old in enumerate(self.auto_move)
        ]
        self._note("settings", self.viewer, act, settings=self.settings)

    def hand_over(self, seats: Iterable[int], reason: Reason, act: Act) -> None:
        """Let a computer play seats of persons; with no person left the game ends, if it may."""
        for seat in seats:
            self.attendance.hand_over(seat, reason)
            self._note("seat", seat, act, seat_state="computer", reason=reason)
        if not self.staying and not self.counts:
            self.leave(Act(act.by, act.at))

    def give_back(self, seats: Iterable[int], act: Act) -> None:
        """Let persons play their seats again."""
        for seat in seats:
            self.attendance.give_back(seat, seat == self.game.position.turn, act.at)
            self._note("seat", seat, act, seat_state="person", reason="back")

    def leave(self, act: Act) -> None:
        """End without a winner; the secret of the dice is shown."""
        self.status = "left"
        self._note("left", self.viewer, act, dice=self.dice_view())

    def _settle(self, kind: Kind, transition: Transition, act: Act, **more: Any) -> None:
        """Complete a ply, whoever made it, and end the game where it ends it."""
        events = [event.as_json() for event in transition.events]
        seat = transition.before.turn
        self._note(kind, seat, act, events=events, **more)
        self.settled = self.number
        if self.game.outcome():
            self.status = "over"
            after = Act(act.by, act.at)
            self._note("over", seat, after, dice=self.dice_view())
            return
        ended = any(isinstance(event, TurnEnded) for event in transition.events)
        if self.attendance.ply(seat, act.by == "timer", ended, act.at):
            self.hand_over([seat], "late", Act(act.by, act.at))

    def _note(self, kind: Kind, seat: int, act: Act, **more: Any) -> None:
        self.number += 1
        entry = Entry(
            number=self.number,
            kind=kind,
            seat=seat,
            by=act.by,
            at=iso_time(act.at),
            events=more.pop("events", []),
            command=UNSET if act.command is None else act.command,
            **more,
        )
        self._log.append(encode(entry))
        if not self._replaying:
            shown = structs.replace(entry, state=self.state, command=UNSET)
            self._recent.append(encode(shown))
            self.fresh.append(shown)
        if act.command is not None:
            self.commands[act.command] = self.number
        self.seconds += 0.0 if self.at is None else min(max(0.0, act.at - self.at), LONGEST_THOUGHT)
        self.at = act.at

    # --- what a stored log tells

    @classmethod
    def replay(cls, game: str, header: Header, log: Iterable[tuple[Entry, float]]) -> LiveGame:
        """Let a stored log happen again, about 15 µs an entry.

        Raises `Refusal` where this version plays otherwise than the one that wrote the log.
        """
        live: LiveGame | None = None
        for entry, at in log:
            if live is None:
                live = cls(game, header, _contributions(entry))
                live._replaying = True
            live._follow(entry, at)
        if live is None:
            raise Refusal("other_version", version=header.version)
        live._replaying = False
        return live

    def follow(self, log: Iterable[tuple[Entry, float]]) -> list[Entry]:
        """Let happen here what another process wrote, and give it with its states.

        Raises `Refusal` where this version plays otherwise.
        """
        for entry, at in log:
            self._follow(entry, at)
        return self.take_fresh()

    def _follow(self, entry: Entry, at: float) -> None:
        # The end of a game, and who missed too many turns, follow from what came before.
        if entry.number > self.number:
            self._again(entry, at)

    def _again(self, entry: Entry, at: float) -> None:
        act = Act(entry.by, at, None if entry.command is UNSET else entry.command)
        try:
            self._repeat(entry, act)
        except LudoError as error:
            raise Refusal("other_version", version=self.header.version) from error

    def _repeat(self, entry: Entry, act: Act) -> None:
        match entry.kind:
            case "start":
                self.start(act)
            case "roll":
                self.take_face(parse_face(entry.face), act)
            case "move":
                self.move(str(entry.move), act)
            case "settings" if isinstance(entry.settings, SettingsView):
                self.change(entry.settings, act)
            case "seat" if entry.seat_state == "person":
                self.give_back([entry.seat], act)
            case "seat" if entry.reason is not UNSET:
                self.hand_over([entry.seat], entry.reason, act)
            case "left":
                self.leave(act)

    # --- what is shown

    @property
    def state(self) -> StateView:
        """The moment now."""
        return state_view(self.game, self.last)

    @property
    def settings(self) -> SettingsView:
        """The settings now, for the seats of persons."""
        persons = [s for s, player in enumerate(self.opening.players) if player.kind == "person"]
        return SettingsView(self.pace, {str(seat): self.auto_move[seat] for seat in persons})

    @property
    def viewer(self) -> int:
        """The seat of the first person."""
        return self.opening.joined[0]

    @property
    def staying(self) -> list[int]:
        """The seats of persons who have not left."""
        away = self.attendance.away
        return [seat for seat in self.opening.persons if away[seat] != "left"]

    @property
    def counts(self) -> bool:
        """Whether computers finish what all have left: it is rated, or a person has finished."""
        finished = set(self.game.finishers) & set(self.opening.persons)
        return self.header.rated or bool(finished)

    @property
    def played_by_computer(self) -> bool:
        """Whether a computer plays the seat on turn, for its player or for good."""
        seat = self.game.position.turn
        computer = self.opening.players[seat].kind == "computer"
        return computer or self.attendance.away[seat] is not None

    @property
    def turn_ends(self) -> float | None:
        """When the clock of the turn runs out; None where none runs."""
        runs = self.header.turn_limit and self.status == "playing" and not self.attendance.taken
        if not runs or self.played_by_computer:
            return None
        return self.attendance.turn_at + self.header.turn_limit

    def dice_view(self) -> DiceView:
        """Show what may be known of the dice: the secret only when the game has ended."""
        ended, header = self.status != "playing", self.header
        return DiceView(
            id=self.dice.game_id,
            commitment=self.dice.commitment,
            contributions=[part.hex() for part in self.dice.contributions],
            secret=header.secret if ended else None,
            seed=header.seed if ended or header.seed_entered else None,
            seed_entered=header.seed_entered,
        )

    def since(self, number: int) -> list[Entry] | None:
        """List the entries behind a number with their states, or None if some are not kept.

        Who knows no entry at all knows no game either, so entries would not help.
        """
        missed = self.number - number
        if number < 0 or not 0 <= missed <= len(self._recent):
            return None
        return _entries(list(self._recent)[len(self._recent) - missed :])

    @property
    def log(self) -> list[Entry]:
        """The last entries, without their states."""
        return [structs.replace(entry, command=UNSET) for entry in _entries(self._log)]

    @property
    def unwritten(self) -> list[bytes]:
        """The fresh entries as the log keeps them."""
        return list(self._log)[len(self._log) - len(self.fresh) :]

    def take_fresh(self) -> list[Entry]:
        """Hand over the entries that were made since the last call."""
        fresh, self.fresh = self.fresh, []
        return fresh


def _entries(encoded: Iterable[bytes]) -> list[Entry]:
    return [_decode_entry(entry) for entry in encoded]


def _contributions(start: Entry) -> list[bytes]:
    parts = start.dice.contributions if isinstance(start.dice, DiceView) else []
    return [bytes.fromhex(part) for part in parts]


def _face_json(transition: Transition) -> Any:
    return transition.events[0].as_json()["face"]
