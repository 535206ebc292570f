"""Bodies of requests and of their answers, for all that is not play."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from openludo.server.persons.naming import LONGEST_NAME
from openludo.server.protocol.play import (
    BoardView,
    Entry,
    GameView,
    Level,
    Pace,
    Player,
    Status,
)

SHOWN = r"^[^\x00-\x08\x0e-\x1f\x7f-\x84\x86-\x9f]*$"
Name = Annotated[str, Meta(max_length=LONGEST_NAME, pattern=SHOWN)]
"""A name for people, without signs that control a screen; a database may not take them either."""

Digest = Annotated[str, Meta(max_length=64)]
HouseRules = Annotated[dict[str, str], Meta(max_length=100)]


class SeatChoice(Struct, frozen=True, forbid_unknown_fields=True):
    """Who shall sit in a seat. A colour counts only where players choose theirs."""

    kind: Literal["person", "computer", "empty"]
    name: Name = ""
    level: Level | None = None
    colour: str | None = None
    auto_move: bool | None = None


class NewGame(Struct, frozen=True, forbid_unknown_fields=True):
    """A game to be played. `commitment` is the SHA-256 of 16 random bytes of the browser.

    A seed is for a variant that one person plays alone; without one it is drawn.
    """

    variant: str
    seats: Annotated[list[SeatChoice], Meta(max_length=6)]
    rules: HouseRules = {}
    seed: Annotated[str, Meta(max_length=200)] | None = None
    pace: Pace = "normal"
    commitment: Digest | None = None


class Again(Struct, frozen=True, forbid_unknown_fields=True):
    """The next game of the same players under the same rules."""

    commitment: Digest | None = None


class Contribution(Struct, frozen=True, forbid_unknown_fields=True):
    """The 16 bytes, in hex, that the browser's commitment was made of."""

    reveal: Annotated[str, Meta(max_length=64)]


class Created(Struct, frozen=True):
    """A new game with the server's promise; while `waiting`, it waits for the contribution."""

    id: str
    commitment: str
    waiting: bool


class SeatLine(Struct, frozen=True):
    """A seat in the list of games; the colour is unknown until the game has started."""

    kind: Player
    name: str
    level: Level | None
    colour: str | None


class GameLine(Struct, frozen=True):
    """A game in the list of a device's games: `winners` are seats, `room` the code of its room."""

    id: str
    variant: str
    changed: list[str]
    status: Status
    seats: list[SeatLine]
    turn: int | None
    winners: list[int]
    room: str | None
    updated: str
    rolls: int


class Replay(Struct, frozen=True):
    """A game that has ended: as it stands, and every entry with the state behind it.

    To who did not play, `mine` is empty, and `room` null: a link shows the game, not the way in.
    """

    game: GameView
    entries: list[Entry]


class Games(Struct, frozen=True):
    """The games of this device, the last played first."""

    games: list[GameLine]


class BoardChoice(Struct, frozen=True):
    """A value of the house rule `board`, and how many can play on it."""

    name: str
    seats: list[int]


class VariantView(Struct, frozen=True):
    """A variant with the values of its house rules. `fixed_seats`: who sits where is settled.

    `boards` are those to choose from and `seats` the numbers of players on any of them;
    `bundles` tells which value of a bundle the variant's own rules amount to. `elsewhere` names
    the house rules that come from other games, `hidden` those that can change nothing here.
    """

    name: str
    seats: list[int]
    boards: list[BoardChoice]
    rules: dict[str, str]
    bundles: dict[str, str]
    elsewhere: list[str]
    hidden: list[str]
    fixed_seats: bool


class FieldView(Struct, frozen=True):
    """A house rule or a bundle of them, and the values that it takes.

    A number has `min` and `max`, or `values` where it takes only these; a board has the values
    that its variant lists.
    """

    name: str
    kind: Literal["flag", "number", "choice", "faces", "grants", "board"]
    values: list[str] | None
    min: int | None
    max: int | None
    bundle: bool
    group: str


class ColourView(Struct, frozen=True):
    """A colour and the mark that stands for it."""

    name: str
    mark: str


class Variants(Struct, frozen=True):
    """All that can be chosen for a game."""

    variants: list[VariantView]
    fields: list[FieldView]
    levels: list[Level]
    colours: list[ColourView]


class Catalogue(Struct, frozen=True):
    """All texts of a language: a text, or what one is made of, for every key."""

    lang: str
    messages: dict[str, Any]


class RulesChoice(Struct, frozen=True, forbid_unknown_fields=True):
    """House rules to be checked together; only those that differ need be named."""

    variant: str
    rules: HouseRules = {}
    seats: int = 4


class RulesAnswer(Struct, frozen=True):
    """Every rule in force, the names of those that differ from the variant's own, the board.

    `places` gives for every seat its place of the board, `colours` which there are to choose from.
    """

    rules: dict[str, str]
    changed: list[str]
    board: BoardView
    places: list[int]
    colours: list[str]


class RuleItem(Struct, frozen=True):
    """A sentence of the rules page; `rule` names the house rule that it states."""

    rule: str | None
    text: str
    value: str | None
    own: str | None
    changed: bool


class RuleSection(Struct, frozen=True):
    """A part of the rules page."""

    heading: str
    items: list[RuleItem]


class RulesPage(Struct, frozen=True):
    """The rules in words."""

    title: str
    sections: list[RuleSection]


class StatisticsRow(Struct, frozen=True):
    """Games of one person against computers; `level` is `mixed` when they differ.

    `neither` counts games left, erased or ended by the limit of rolls.
    """

    variant: str
    level: str
    played: int
    won: int
    lost: int
    neither: int
    seconds: int


class Statistics(Struct, frozen=True):
    """Statistics of this device; games that are still open are not in them."""

    rows: list[StatisticsRow]


class DeviceCode(Struct, frozen=True):
    """A code with which another device becomes this one, once and for so many `seconds`.

    `link` leads to the page that uses it, and `picture` shows that link to a camera (a `data:`
    address).
    """

    code: str
    seconds: int
    link: str
    picture: str


class Carry(Struct, frozen=True, forbid_unknown_fields=True):
    """The code of the device that this one becomes; case, blanks and dashes do not matter."""

    code: Annotated[str, Meta(max_length=64)]


class Health(Struct, frozen=True):
    """Whether the server can do its work."""

    status: Literal["ok"]
    version: str


class ErrorBody(Struct, frozen=True):
    """A stable code and what a translated message needs."""

    code: str
    params: dict[str, Any]


class ErrorAnswer(Struct, frozen=True):
    """The answer to any request that is refused."""

    error: ErrorBody
