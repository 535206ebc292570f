"""Read the catalogues of every language: for Python code, and compiled for the browser."""

from __future__ import annotations

import hashlib
import json
from functools import lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from openludo.texts.added import Added, added_texts
from openludo.texts.compiler import Pattern, compile_fluent
from openludo.texts.resolver import Resolver

LANGUAGES = ("en", "de")
"""Languages offered, the fallback first."""

SERVER_ONLY = ("rules.ftl",)
"""Rules pages are written by the server, so the browser need not load their sentences."""


def messages(lang: str, browser: bool = False) -> dict[str, Pattern]:
    """Compile all Fluent files of a language to patterns by key; added files name themselves."""
    return _messages(lang, browser, added_texts(lang))


@lru_cache(maxsize=16)
def _messages(lang: str, browser: bool, added: Added) -> dict[str, Pattern]:
    result: dict[str, Pattern] = dict(added)
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


def resolver(lang: str, strict: bool = True) -> Resolver:
    """Give the resolver of a language."""
    lang = known_language(lang)
    return _resolver(lang, strict, added_texts(lang))


@lru_cache(maxsize=16)
def _resolver(lang: str, strict: bool, added: Added) -> Resolver:
    return Resolver(lang, _messages(lang, False, added), strict)


def text(key: str, lang: str, **args: Any) -> str:
    """Say a message in a language; raises `MissingText`."""
    return resolver(lang).format(key, args)


def catalogue(lang: str) -> dict[str, Any]:
    """Give what the browser loads: `{"lang": ..., "messages": {key: pattern}}`."""
    return _catalogue(known_language(lang), added_texts(lang))


def catalogue_hash(lang: str) -> str:
    """Give a short hash of a catalogue, for an address that may be cached for ever."""
    return _hash(known_language(lang), added_texts(lang))


@lru_cache(maxsize=16)
def _hash(lang: str, added: Added) -> str:
    content = json.dumps(_catalogue(lang, added), ensure_ascii=False, sort_keys=True)
    return hashlib.sha256(content.encode()).hexdigest()[:16]


def _catalogue(lang: str, added: Added) -> dict[str, Any]:
    return {"lang": lang, "messages": _messages(lang, True, added)}
