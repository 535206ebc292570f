"""Read the catalogues of every language: for Python code, and compiled for the browser."""

from __future__ import annotations

import hashlib
import json
from functools import lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from openludo.texts.compiler import Pattern, compile_fluent
from openludo.texts.resolver import Resolver

LANGUAGES = ("en", "de")
"""Languages offered, the fallback first."""

SERVER_ONLY = ("rules.ftl",)
"""Rules pages are written by the server, so the browser need not load their sentences."""


@lru_cache
def messages(lang: str, browser: bool = False) -> dict[str, Pattern]:
    """Compile all Fluent files of a language to patterns by key."""
    result: dict[str, Pattern] = {}
    for source in sources(lang):
        if not (browser and source.name in SERVER_ONLY):
            result |= compile_fluent(source.read_text(encoding="utf-8"), f"{lang}/{source.name}")
    return result


def sources(lang: str) -> list[Traversable]:
    """List the Fluent files of a language by name."""
    folder = files("openludo.texts") / "locales" / known_language(lang)
    found = [path for path in folder.iterdir() if path.name.endswith(".ftl")]
    return sorted(found, key=lambda path: path.name)


def known_language(wanted: str) -> str:
    """Give the offered language nearest to a language tag, English if there is none."""
    base = wanted.replace("_", "-").split("-")[0].lower()
    return base if base in LANGUAGES else LANGUAGES[0]


@lru_cache
def resolver(lang: str, strict: bool = True) -> Resolver:
    """Give the resolver of a language."""
    lang = known_language(lang)
    return Resolver(lang, messages(lang), strict)


def text(key: str, lang: str, **args: Any) -> str:
    """Say a message in a language; raises `MissingText`."""
    return resolver(lang).format(key, args)


def catalogue(lang: str) -> dict[str, Any]:
    """Give what the browser loads: `{"lang": ..., "messages": {key: pattern}}`."""
    lang = known_language(lang)
    return {"lang": lang, "messages": messages(lang, browser=True)}


@lru_cache
def catalogue_hash(lang: str) -> str:
    """Give a short hash of a catalogue, for an address that may be cached for ever."""
    content = json.dumps(catalogue(lang), ensure_ascii=False, sort_keys=True)
    return hashlib.sha256(content.encode()).hexdigest()[:16]
