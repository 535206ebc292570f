"""Name the boards and variants of added files, which no catalogue knows, by what they say."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from openludo.variants import board_names, find_board, find_variant, variant_names

Added = tuple[tuple[str, str], ...]
"""Texts by key, or by language."""


def added_texts(lang: str) -> Added:
    """Give a key and a text for the name of every board and variant, as far as files name it.

    A file that has no name in the language gives its English one, else the plain name.
    """
    return _given(lang, variant_names(), board_names())


@lru_cache(maxsize=16)
def _given(lang: str, variants: tuple[str, ...], boards: tuple[str, ...]) -> Added:
    return tuple(_texts(lang, variants, boards))


def _texts(
    lang: str, variants: tuple[str, ...], boards: tuple[str, ...]
) -> Iterator[tuple[str, str]]:
    for name in variants:
        variant = find_variant(name)
        key = f"variant-{name}"
        yield key, _chosen(variant.names, lang, name)
        yield f"{key}.about", _chosen(variant.about, lang, "")
    for name in boards:
        key = f"value-board-{name.replace('_', '-')}"
        yield key, _chosen(find_board(name).names, lang, name)


def _chosen(texts: Added, lang: str, plain: str) -> str:
    known = dict(texts)
    return known.get(lang) or known.get("en") or plain
