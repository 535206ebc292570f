"""Requests about variants, house rules and their words."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from litestar import Request, Response, get, post
from litestar.params import FromPath, FromQuery, JSONBody

from openludo.engine import LudoError
from openludo.records import palette_of
from openludo.server.assets import FOR_EVER, REVALIDATE, Asset, asset, serve
from openludo.server.protocol.refusals import Refusal
from openludo.server.protocol.rest import (
    Catalogue,
    ColourView,
    RuleItem,
    RulesAnswer,
    RulesChoice,
    RuleSection,
    RulesPage,
    Variants,
)
from openludo.server.rest.answers import Answers
from openludo.server.rooms.header import encode, rules_text
from openludo.server.rooms.opening import MARKS
from openludo.server.rooms.setup import chosen_variant
from openludo.server.views.board import board_view
from openludo.server.views.choices import field_views, variant_view
from openludo.texts import LANGUAGES, catalogue, catalogue_hash
from openludo.texts.leaflet import rules_page
from openludo.variants import find_variant, variant_names

AnyRequest = Request[Any, Any, Any]

RULES = ("unknown_variant", "invalid_rules")


@get("/api/variants", answers=Answers(gives=Variants, kept=True))
async def list_variants(request: AnyRequest) -> Response[bytes]:
    """List variants, house rules, levels of computers and colours."""
    return serve(_variants(), request.headers)


@post("/api/rules", status_code=200, answers=Answers(RULES))
async def check_rules(data: JSONBody[RulesChoice]) -> RulesAnswer:
    """Check house rules together, and show the board that they make."""
    variant = chosen_variant(data.variant, data.rules)
    try:
        board = variant.for_seats(data.seats).board
    except LudoError as error:
        raise Refusal.of(error) from error
    return RulesAnswer(
        rules=rules_text(variant),
        changed=list(variant.changed),
        board=board_view(variant, data.seats),
        places=list(board.seating(data.seats)),
        colours=list(palette_of(board)),
    )


@get(
    "/api/rules/{variant:str}",
    answers=Answers((*RULES, "unknown_language"), query=("rules",)),
)
async def write_rules(
    request: AnyRequest, variant: FromPath[str], lang: FromQuery[str] = LANGUAGES[0]
) -> RulesPage:
    """Write the rules of a variant in words, house rules given as further options."""
    house_rules = {name: text for name, text in request.query_params.items() if name != "lang"}
    page = rules_page(chosen_variant(variant, house_rules), _language(lang))
    return RulesPage(
        page.title,
        [
            RuleSection(
                section.heading,
                [
                    RuleItem(item.rule, item.text, item.value, item.own, item.changed)
                    for item in section.items
                ],
            )
            for section in page.sections
        ],
    )


@get(
    "/api/catalogue/{name:str}",
    answers=Answers(("unknown_language",), gives=Catalogue, kept=True),
)
async def read_catalogue(
    request: AnyRequest, name: FromPath[str], v: FromQuery[str | None] = None
) -> Response[bytes]:
    """Give all texts of a language, as `LANGUAGE.json`; with their hash as `v` for ever."""
    language = _language(name.removesuffix(".json"))
    current = v == catalogue_hash(language)
    return serve(_catalogue(language), request.headers, FOR_EVER if current else REVALIDATE)


def _language(name: str) -> str:
    """Check the name of a language; raises `Refusal`."""
    if name not in LANGUAGES:
        raise Refusal("unknown_language", language=name)
    return name


@lru_cache(maxsize=1)
def _variants() -> Asset:
    variants = [find_variant(name) for name in variant_names()]
    body = Variants(
        variants=[variant_view(variant) for variant in variants],
        fields=field_views(),
        levels=["easy", "normal", "hard"],
        colours=[ColourView(colour, mark) for colour, mark in MARKS.items()],
    )
    return asset(encode(body), "application/json")


@lru_cache(maxsize=len(LANGUAGES))
def _catalogue(language: str) -> Asset:
    return asset(encode(catalogue(language)), "application/json")
