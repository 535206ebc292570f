"""Compile Fluent sources to the plain JSON that both resolvers read, so no browser parses Fluent.

A pattern is a text, or a list of texts and expressions. An expression is one of
`{"var": name}`, `{"ref": key}`, `{"term": name, "with": {...}}`, `{"number": 3}`,
`{"call": name, "of": [expression], "with": {...}}` and
`{"select": expression, "cases": [[key, pattern], ...], "default": index}`.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from fluent.syntax import FluentParser, ast

Pattern = Any
"""A text, or a list of texts and expressions, as described above."""


class BrokenCatalogue(ValueError):
    """A Fluent source cannot be compiled: it names the place."""


def compile_fluent(source: str, name: str = "inline") -> dict[str, Pattern]:
    """Compile a source to patterns by key: `key`, `key.attribute`, `-term`; raises on any junk."""
    messages: dict[str, Pattern] = {}
    for key, pattern in _entries(source, name):
        if key in messages:
            raise BrokenCatalogue(f"{name}: {key} is defined twice")
        messages[key] = pattern
    return messages


def _entries(source: str, name: str) -> Iterator[tuple[str, Pattern]]:
    for entry in FluentParser(with_spans=True).parse(source).body:
        if isinstance(entry, ast.Junk):
            raise BrokenCatalogue(f"{name}: {_junk(entry)}")
        if isinstance(entry, (ast.Message, ast.Term)):
            key = ("-" if isinstance(entry, ast.Term) else "") + entry.id.name
            if entry.value is not None:
                yield key, _pattern(entry.value)
            for attribute in entry.attributes:
                yield f"{key}.{attribute.id.name}", _pattern(attribute.value)


def _junk(entry: ast.Junk) -> str:
    reasons = "; ".join(str(note.message) for note in entry.annotations)
    return f"{reasons}: {(entry.content or '').strip()[:80]!r}"


def _pattern(pattern: ast.Pattern) -> Pattern:
    parts: list[Any] = []
    for element in pattern.elements:
        part = element.value if isinstance(element, ast.TextElement) else _part(element)
        if isinstance(part, str) and parts and isinstance(parts[-1], str):
            parts[-1] += part
        else:
            parts.append(part)
    return parts[0] if len(parts) == 1 and isinstance(parts[0], str) else parts


def _part(element: ast.Placeable) -> Any:
    expression = element.expression
    if isinstance(expression, ast.StringLiteral):
        return expression.parse()["value"]
    return _expression(expression)


def _expression(node: Any) -> Any:
    match node:
        case ast.Placeable():
            return _expression(node.expression)
        case ast.StringLiteral():
            return node.parse()["value"]
        case ast.NumberLiteral():
            return {"number": _number(node)}
        case ast.VariableReference():
            return {"var": node.id.name}
        case ast.MessageReference():
            return {"ref": _with_attribute(node.id.name, node.attribute)}
        case ast.TermReference():
            key = _with_attribute(f"-{node.id.name}", node.attribute)
            return {"term": key, "with": _named(node.arguments)}
        case ast.FunctionReference():
            positional = [_expression(item) for item in node.arguments.positional]
            return {"call": node.id.name, "of": positional, "with": _named(node.arguments)}
        case ast.SelectExpression():
            return _select(node)
    raise BrokenCatalogue(f"{type(node).__name__} is not supported")


def _select(node: ast.SelectExpression) -> dict[str, Any]:
    cases = [[_case_key(variant.key), _pattern(variant.value)] for variant in node.variants]
    default = next(index for index, variant in enumerate(node.variants) if variant.default)
    return {"select": _expression(node.selector), "cases": cases, "default": default}


def _case_key(key: ast.Identifier | ast.NumberLiteral) -> str | int | float:
    return _number(key) if isinstance(key, ast.NumberLiteral) else key.name


def _number(node: ast.NumberLiteral) -> int | float:
    value: int | float = node.parse()["value"]
    return int(value) if value == int(value) else value


def _with_attribute(key: str, attribute: ast.Identifier | None) -> str:
    return f"{key}.{attribute.name}" if attribute else key


def _named(arguments: ast.CallArguments | None) -> dict[str, Any]:
    named: dict[str, Any] = {}
    for argument in arguments.named if arguments else []:
        value = argument.value
        named[argument.name.name] = (
            _number(value) if isinstance(value, ast.NumberLiteral) else value.parse()["value"]
        )
    return named
