"""Find out which messages the code says: keys as they stand, and patterns of keys put together."""

from __future__ import annotations

import re
from functools import lru_cache
from pathlib import Path

import openludo

PACKAGE = Path(openludo.__file__).parent

STRING = re.compile(r'"([^"\n]*)"|\'([^\'\n]*)\'|`([^`]*)`')
HOLE = re.compile(r"\$?\{[^{}]*\}")
SAID = {
    ".py": re.compile(r"\b(?:say|text)\(\s*f?([\"'])((?:(?!\1).)*)\1\s*[,)]"),
    ".js": re.compile(r"\bt\(\s*([\"'`])((?:(?!\1).)*)\1\s*[,)]"),
}
NEVER = re.compile(r"(?!)")
KEY = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*(\.[a-z-]+)?")


@lru_cache
def sources() -> dict[str, str]:
    """Read every file that may say something: the browser's code and Python's."""
    files = [*PACKAGE.rglob("*.js"), *PACKAGE.rglob("*.html"), *PACKAGE.rglob("*.py")]
    return {str(file.relative_to(PACKAGE)): file.read_text("utf-8") for file in files}


def pattern_of(written: str) -> re.Pattern[str] | None:
    """Turn `rule-${name}.about` into a pattern of keys; a text without holes gives None."""
    if not HOLE.search(written):
        return None
    fixed = HOLE.split(written)
    if not re.match(r"[a-z]+-", fixed[0]) and not re.search(r"-[a-z]+$", fixed[-1]):
        return None
    return re.compile(".*".join(re.escape(part) for part in fixed))


@lru_cache
def mentioned() -> tuple[frozenset[str], tuple[re.Pattern[str], ...]]:
    """Give all strings of the code that look like keys, and the patterns of keys."""
    texts = {
        next(group for group in found if group)
        for source in sources().values()
        for found in STRING.findall(source)
        if any(found)
    }
    patterns = [pattern_of(text) for text in sorted(texts)]
    return frozenset(texts) | said().keys(), tuple(pattern for pattern in patterns if pattern)


def said() -> dict[str, str]:
    """Give the keys that are said for certain, each with the file that says it."""
    return {
        found[2]: name
        for name, source in sources().items()
        for found in SAID.get(Path(name).suffix, NEVER).finditer(source)
        if KEY.fullmatch(HOLE.sub("x", found[2]))
    }
