"""Put the sections of a rules page together in one language."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from openludo.engine import Variant
from openludo.texts.catalogues import text
from openludo.texts.leaflet.beginning import begin, enter
from openludo.texts.leaflet.ending import home, teams, win
from openludo.texts.leaflet.facts import Facts, Line, Sentence, say
from openludo.texts.leaflet.landing import capture, safe, stacks, stars
from openludo.texts.leaflet.turn import dice, six, steps, turn
from openludo.texts.words import dashed, face_in_words, value_in_words

SECTIONS: tuple[tuple[str, Callable[[Facts], Iterator[Line]]], ...] = (
    ("begin", begin),
    ("enter", enter),
    ("turn", turn),
    ("six", six),
    ("steps", steps),
    ("capture", capture),
    ("safe", safe),
    ("stacks", stacks),
    ("stars", stars),
    ("home", home),
    ("win", win),
    ("teams", teams),
    ("dice", dice),
)
"""Every section in the order of a leaflet."""


@dataclass(frozen=True)
class Item:
    """A rule in full sentences; `rule` names its field, None where no field decides it."""

    rule: str | None
    text: str
    value: str = ""
    own: str = ""
    changed: bool = False


@dataclass(frozen=True)
class Section:
    """Rules under one heading."""

    heading: str
    items: tuple[Item, ...]


@dataclass(frozen=True)
class RulesPage:
    """The rules of a variant, with the house rules in force."""

    title: str
    sections: tuple[Section, ...]


def rules_page(variant: Variant, lang: str) -> RulesPage:
    """Write the rules in force in a language, marking what differs from the plain variant."""
    facts = facts_of(variant)
    sections = []
    for name, lines in SECTIONS:
        items = tuple(_item(one, variant, lang) for one in lines(facts) if _shown(one, variant))
        if items:
            heading = text(f"rules-heading-{name}", lang, words=variant.name)
            sections.append(Section(heading, items))
    name = text(f"variant-{variant.name}", lang)
    return RulesPage(text("rules-title", lang, variant=name), tuple(sections))


def facts_of(variant: Variant) -> Facts:
    """Gather what the choice of sentences depends on; the variant's name is not among it."""
    counts = tuple(variant.seat_counts)
    picked: tuple[str, ...] = ()
    if variant.rules.board == "by_seats":
        picked = tuple(variant.for_seats(count).board.name for count in counts)
    return Facts(variant.rules, variant.board, counts, variant.fixed_seats, picked)


def _shown(one: Line, variant: Variant) -> bool:
    if one.rule is None or one.rule in variant.changed:
        return True
    return bool(one.sentences) and not one.quiet


def _item(one: Line, variant: Variant, lang: str) -> Item:
    sentences = one.sentences or (say("rules-no-effect"),)
    written = " ".join(_write(sentence, variant.name, lang) for sentence in sentences)
    if one.rule is None:
        return Item(None, written)
    value = value_in_words(one.rule, getattr(variant.rules, one.rule), lang)
    own = value_in_words(one.rule, getattr(variant.own, one.rule), lang)
    return Item(one.rule, written, value, own, one.rule in variant.changed)


def _write(sentence: Sentence, words: str, lang: str) -> str:
    args: dict[str, Any] = {"words": words, **sentence.args}
    if "faces" in args:
        args["faces"] = [face_in_words(face, lang) for face in args["faces"]]
    if "duties" in args:
        args["duties"] = [
            text(f"duty-{dashed(name)}", lang, words=words) for name in args["duties"]
        ]
    if "boards" in args:
        args["boards"] = [text(f"pick-{dashed(name)}", lang) for name in args["boards"]]
    if "board" in args:
        args["board"] = value_in_words("board", args["board"], lang)
    return text(sentence.key, lang, **args)
