"""What is shown of a game in play: entries of its log, the state behind each, its board."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

Face = int | Literal["star", "globe"]
Cell = tuple[float, float]
"""Row and column of a unit square's top left corner, from 0 at the top left of the board."""

GameEvent = Annotated[dict[str, Any], Meta(title="GameEvent")]
"""An event of the engine, named by its field `event`."""

Kind = Literal["start", "roll", "move", "settings", "seat", "left", "over"]
By = Literal["hand", "only", "computer", "timer"]
Reason = Literal["left", "late", "absent", "back"]
Pace = Literal["slow", "normal", "fast", "instant"]
Status = Literal["playing", "over", "left"]
Level = Literal["easy", "normal", "hard"]
Player = Literal["person", "computer"]


class Capture(Struct, frozen=True):
    """Tokens of `owner` that a move sends to their yard, from the owner's own progress."""

    owner: int
    origin: int = msgspec.field(name="from")
    count: int


class MoveView(Struct, frozen=True):
    """A legal move and what it would do, so that a client needs no rules to show it.

    `path` lists the progress values walked, one by one; `jump` is the progress that a star
    takes the token on to; `to` is where it rests, -1 when it `returns` to its own yard.
    """

    move: str
    owner: int
    origin: int = msgspec.field(name="from")
    count: int
    to: int
    path: list[int]
    jump: int | None
    captures: list[Capture]
    returns: bool
    home: bool


class OutcomeView(Struct, frozen=True):
    """How a game ended: `home` has winners, a `limit` of rolls has none."""

    winners: list[int]
    reason: str


class StateView(Struct, frozen=True):
    """A moment of the game. Tokens are progress values: -1 in the yard, 0 the start square.

    `last` holds the last face of every seat; `moves` is what the seat on turn may choose from,
    `forced` the house rules that took other moves away. In phase `bonus` so many `steps` are to
    be moved. `blockades` holds the seat and track square of every stack that bars the way.
    """

    position: str
    turn: int
    phase: Literal["roll", "enter", "move", "bonus", "over"]
    face: Face | None
    steps: int | None
    streak: int
    tries: int
    rolls: int
    tokens: list[list[int]]
    moves: list[MoveView]
    forced: list[str]
    blockades: list[tuple[int, int]]
    last: list[Face | None]
    outcome: OutcomeView | None
    ranks: list[int | None] | None
    points: list[int] | None


class SettingsView(Struct, frozen=True):
    """How a game is paced, and for which seats (as texts) an only move is played by itself."""

    pace: Pace
    auto_move: dict[str, bool]


class DiceView(Struct, frozen=True):
    """What the dice follow from; the secret, or a drawn seed, only when the game has ended.

    An empty contribution means that the browser was late or had none.
    """

    id: str
    commitment: str
    contributions: list[str]
    secret: str | None
    seed: str | None
    seed_entered: bool


class OpeningRoll(Struct, frozen=True):
    """One roll for the start."""

    seat: int
    face: int


class FirstView(Struct, frozen=True):
    """How the first seat was found; `rolls` holds rounds, the later ones among those who tied."""

    kind: Literal["drawn", "fixed", "highest_roll"]
    rolls: list[list[OpeningRoll]]


class OpeningView(Struct, frozen=True):
    """How seats, colours and the start were settled.

    `joined` lists the seats in the order in which their players joined.
    """

    seats: Literal["drawn", "fixed"]
    colours: Literal["drawn", "fixed", "chosen"]
    first: FirstView
    joined: list[int]


class Entry(Struct, frozen=True):
    """One line of a game's log; the numbers have no gaps and start at 0.

    `settings` comes with settings, `dice` with the start and the end. An entry of kind `seat` tells
    who plays a person's seat from now on, `seat_state`, and why. `state` is the moment behind the
    entry; a stored log and the log of a snapshot leave it out. `command` is in a stored log only:
    the key of the command that made the entry.
    """

    number: int
    kind: Kind
    seat: int
    by: By
    at: str
    events: list[GameEvent]
    face: Face | UnsetType = UNSET
    move: str | UnsetType = UNSET
    command: str | UnsetType = UNSET
    settings: SettingsView | UnsetType = UNSET
    dice: DiceView | UnsetType = UNSET
    seat_state: Player | UnsetType = UNSET
    reason: Reason | UnsetType = UNSET
    state: StateView | UnsetType = UNSET


class PlaceView(Struct, frozen=True):
    """A side of the board; `path` gives the cell of every progress from 0 to home.

    `yard` is a rectangle: top row, left column, bottom row, right column. `turn` tells by how
    many degrees it and the squares of the column are turned clockwise, each about its middle.
    """

    place: str
    start: int
    column: list[Cell]
    home: Cell
    yard: tuple[float, float, float, float]
    slots: list[Cell]
    path: list[Cell]
    turn: float


class MarkView(Struct, frozen=True):
    """What a track square shows: whose start it is (`place`), and whether a rule protects there."""

    square: int
    kind: Literal["start", "star", "globe", "hop"]
    place: int | None
    safe: bool


class BoardView(Struct, frozen=True):
    """The drawing of a board under the rules in force.

    `turns` tells by how many degrees each track square is turned clockwise, and is empty on
    boards of rows and columns. With `each_home` every square of a column is a home of its own.
    """

    name: str
    rows: float
    cols: float
    track: list[Cell]
    turns: list[float]
    places: list[PlaceView]
    centre: Cell
    each_home: bool
    marks: list[MarkView]


class SeatView(Struct, frozen=True):
    """Who sits in a seat, in the order of turns; `place` indexes the places of the board.

    `number` is that of the person in the room of the game, null for a computer and without a room.
    """

    seat: int
    kind: Player
    number: int | None
    name: str
    level: Level | None
    colour: str
    mark: str
    place: int


class PresenceView(Struct, frozen=True):
    """Who is there. Lists are by seat; computers are always connected and never absent.

    `absent_since` is null for who is connected; `played_by_computer` is true for the seat of a
    person that a computer plays. `turn_ends` is when the clock of the turn runs out, null where
    none runs; `now` is the server's time, by which a page can tell how wrong its own clock is.
    `delay` is how many milliseconds the page of a person last waited for an answer, as it says
    itself; null where that is not known.
    """

    connected: list[bool]
    delay: list[int | None]
    absent_since: list[str | None]
    played_by_computer: list[bool]
    watching: int
    turn_ends: str | None
    now: str


class GameView(Struct, frozen=True):
    """All that a page needs to show a game. `number` is that of the last entry, -1 for none.

    `mine` lists the seats that this device plays, none for who only watches; `viewer` is the
    seat to be shown nearest. `log` holds the last entries without their states. `room` is the
    code of the room that the game belongs to, null for a game of one device.
    """

    id: str
    protocol: int
    variant: str
    rules: dict[str, str]
    changed: list[str]
    seats: list[SeatView]
    teams: list[list[int]] | None
    first: int
    opening: OpeningView
    dice: DiceView
    board: BoardView
    settings: SettingsView
    status: Status
    number: int
    log: list[Entry]
    state: StateView
    viewer: int
    mine: list[int]
    room: str | None
    turn_limit: int
    rated: bool
    presence: PresenceView
