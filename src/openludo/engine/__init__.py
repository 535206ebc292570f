"""The rules of Ludo: pure Python, no clock, no chance, no input or output."""

from openludo.engine.board import Board, Place
from openludo.engine.errors import (
    IllegalMove,
    IllegalRoll,
    InvalidBoard,
    InvalidNotation,
    InvalidPosition,
    InvalidRules,
    LudoError,
    UnknownVariant,
)
from openludo.engine.events import Event
from openludo.engine.faces import DICE, GLOBE, STAR, YARD, face_json, face_text, parse_face
from openludo.engine.game import Game, Ply
from openludo.engine.notation import Move, parse_move
from openludo.engine.position import Outcome, Position
from openludo.engine.rules import BUNDLES, RULE_FIELDS, RuleField, Rules, format_rule, parse_rule
from openludo.engine.status import Status
from openludo.engine.transition import Preview, Transition, play_move, preview, roll_dice
from openludo.engine.variant import Variant

__all__ = [
    "BUNDLES",
    "DICE",
    "GLOBE",
    "RULE_FIELDS",
    "STAR",
    "YARD",
    "Board",
    "Event",
    "Game",
    "IllegalMove",
    "IllegalRoll",
    "InvalidBoard",
    "InvalidNotation",
    "InvalidPosition",
    "InvalidRules",
    "LudoError",
    "Move",
    "Outcome",
    "Place",
    "Ply",
    "Position",
    "Preview",
    "RuleField",
    "Rules",
    "Status",
    "Transition",
    "UnknownVariant",
    "Variant",
    "face_json",
    "face_text",
    "format_rule",
    "parse_face",
    "parse_move",
    "parse_rule",
    "play_move",
    "preview",
    "roll_dice",
]
