"""Arguments to try every message with, found by looking at the message."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

Messages = Mapping[str, Any]

NUMBERS = (0, 1, 2, 3, 4, 5, 11, 12, 14, 21, 22, 25, 101, 111, 10000)


def parts_of(messages: Messages, key: str) -> Iterator[dict[str, Any]]:
    """Give every expression of a message, those of messages it refers to included."""
    waiting, seen = [messages[key]], {key}
    while waiting:
        part = waiting.pop()
        if isinstance(part, list):
            waiting += part
        elif isinstance(part, dict):
            yield part
            waiting += [part["select"]] if "select" in part else part.get("of", [])
            waiting += [pattern for _, pattern in part.get("cases", ())]
            target = part.get("ref", part.get("term"))
            if target is not None and target not in seen:
                seen.add(target)
                waiting.append(messages[target])


def variables(messages: Messages, key: str) -> frozenset[str]:
    """Name the variables that a message needs."""
    return frozenset(part["var"] for part in parts_of(messages, key) if "var" in part)


def sample_values(messages: Messages, key: str) -> dict[str, list[Any]]:
    """Give values worth trying for every variable of a message."""
    values: dict[str, list[Any]] = {name: [] for name in variables(messages, key)}
    for part in parts_of(messages, key):
        if part.get("call") == "LIST":
            values[part["of"][0]["var"]] += [["one"], ["one", "two"], ["one", "two", "three"]]
        elif part.get("call") == "NUMBER":
            values[part["of"][0]["var"]] += NUMBERS
        elif "select" in part and "var" in part["select"]:
            cases = [case for case, _ in part["cases"]]
            plural = {"zero", "one", "two", "few", "many"} & set(cases)
            numeric = plural or any(isinstance(case, int) for case in cases)
            values[part["select"]["var"]] += NUMBERS if numeric else [*cases, "other"]
    return {name: found or ["Anna", 7] for name, found in values.items()}


def sample_arguments(messages: Messages, key: str) -> Iterator[dict[str, Any]]:
    """Give sets of arguments that try every value of every variable at least once."""
    values = sample_values(messages, key)
    for turn in range(max((len(found) for found in values.values()), default=1)):
        yield {name: found[turn % len(found)] for name, found in values.items()}
