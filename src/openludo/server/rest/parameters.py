"""The parameters of addresses: what each means and which values it can have."""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterator
from typing import Any, get_type_hints

from litestar.params import QueryParameter

from openludo.engine import BUNDLES, RULE_FIELDS
from openludo.server.gatherings.lobby import CODE_LENGTH
from openludo.server.rest.answers import told_by
from openludo.server.rooms.setup import ID_LENGTH, ID_SIGNS
from openludo.texts import LANGUAGES
from openludo.variants import variant_names

Schema = dict[str, Any]

TEXT: Schema = {"type": "string"}
"""Every value in an address is a text; what it must look like further is said of each."""


def path_template(path: str) -> str:
    """Write a path of Litestar as OpenAPI does."""
    return re.sub(r"{(\w+):\w+}", r"{\1}", path)


def parameters(handler: Any, path: str) -> Iterator[Schema]:
    """List the parameters of a request."""
    for name in re.findall(r"{(\w+):\w+}", path):
        yield _parameter(name, "path", required=True)
    for name, default in _query(handler):
        yield _parameter(name, "query", default=default)
    if told_by(handler).kept:
        yield _parameter("If-None-Match", "header")


def _query(handler: Any) -> Iterator[tuple[str, str | None]]:
    hints = get_type_hints(handler.fn, include_extras=True)
    for name, parameter in inspect.signature(handler.fn).parameters.items():
        marks = getattr(hints[name], "__metadata__", ())
        if any(isinstance(mark, QueryParameter) for mark in marks):
            yield name, parameter.default
    for name in told_by(handler).query:
        yield name, None


def _parameter(name: str, place: str, required: bool = False, default: str | None = None) -> Schema:
    described, schema = _known()[name]
    more: Schema = {} if default is None else {"default": default}
    found: Schema = {"name": name, "in": place, "description": described, "schema": schema | more}
    if schema.get("type") == "object":
        found |= {"style": "form", "explode": True}
    return found | ({"required": True} if required else {})


def _known() -> dict[str, tuple[str, Schema]]:
    signs = re.escape(ID_SIGNS)
    variant = TEXT | {"examples": list(variant_names())}
    return {
        "game": ("The id of a game.", TEXT | {"pattern": f"^[{signs}]{{{ID_LENGTH}}}$"}),
        "code": (
            "The code of a room; capitals are as good as small letters.",
            TEXT | {"pattern": f"^[{signs}{signs.upper()}]{{{CODE_LENGTH}}}$"},
        ),
        "variant": ("The name of a variant.", variant),
        "family": ("The name of the variant that the games were of.", variant),
        "name": (
            "A language, as the name of a file.",
            TEXT | {"enum": [f"{language}.json" for language in LANGUAGES]},
        ),
        "lang": ("The language of the texts.", TEXT | {"enum": list(LANGUAGES)}),
        "before": ("The id of a game: what comes behind it is listed.", TEXT),
        "v": ("The hash of the texts: the answer may then be kept for ever.", TEXT),
        "rules": ("House rules that differ, each as a parameter of its own.", _house_rules()),
        "If-None-Match": ("The ETag of the copy that is at hand.", TEXT),
    }


def _house_rules() -> Schema:
    names = [*RULE_FIELDS, *BUNDLES]
    return {
        "type": "object",
        "properties": dict.fromkeys(names, TEXT),
        "additionalProperties": False,
    }
