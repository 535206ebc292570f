"""Write the message types as TypeScript declarations, for the checks of the browser client."""

from __future__ import annotations

import json
import types
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec
from msgspec import UnsetType

from openludo.server.protocol import frames, gathering, play, ratings, rest

TARGET = Path(__file__).parents[2] / "web" / "messages.d.ts"
HEADER = """\
// The shapes of all messages, written from the server's types by
// `python -m openludo.server.protocol.document`; a test fails when they are stale.
"""
NAMED: dict[Any, str] = {
    play.Face: "Face",
    play.Cell: "Cell",
    play.GameEvent: "GameEvent",
    frames.Command: "Command",
    frames.ClientFrame: "ClientFrame",
    frames.ServerFrame: "ServerFrame",
    gathering.RoomCommand: "RoomCommand",
    gathering.RoomServerFrame: "RoomServerFrame",
    gathering.Reaction: "Reaction",
}
MODULES = (play, frames, gathering, rest, ratings)
"""Where the message types are."""

PLAIN: dict[Any, str] = {
    str: "string",
    int: "number",
    float: "number",
    bool: "boolean",
    type(None): "null",
    Any: "any",
}


def structs(*modules: types.ModuleType) -> Iterator[type[msgspec.Struct]]:
    """Walk over the message types that modules define, in their order."""
    for module in modules:
        for value in vars(module).values():
            if isinstance(value, type) and value.__module__ == module.__name__:
                yield value


def declarations() -> str:
    """Write all message types as a module of declarations."""
    aliases = [f"export type {name} = {written(kind)};" for kind, name in NAMED.items()]
    interfaces = [interface(struct) for struct in structs(*MODULES)]
    return "\n".join([HEADER, *aliases, "", "\n\n".join(interfaces), ""])


def interface(struct: type[msgspec.Struct]) -> str:
    """Declare one message type."""
    config = struct.__struct_config__
    lines = [comment(struct.__doc__ or ""), f"export interface {struct.__name__} {{"]
    if config.tag is not None:
        lines.append(f'  {config.tag_field}: "{config.tag}";')
    for name, kind, optional in members(struct):
        lines.append(f"  {name}{'?' if optional else ''}: {reference(kind)};")
    return "\n".join([*lines, "}"])


def members(struct: type[msgspec.Struct]) -> Iterator[tuple[str, Any, bool]]:
    """Walk over name, type and optionality of the fields of a message type."""
    hints = get_type_hints(struct, include_extras=True)
    for field in msgspec.structs.fields(struct):
        kind = hints[field.name]
        yield field.encode_name, kind, not field.required


def reference(kind: Any) -> str:
    """Write a type where it is used: by its name if it has one."""
    return next((name for named, name in NAMED.items() if named == kind), None) or written(kind)


def written(kind: Any) -> str:
    """Write a type out."""
    if kind in PLAIN:
        return PLAIN[kind]
    if kind == play.GameEvent:
        return "{ event: string } & Record<string, any>"
    origin, args = get_origin(kind), get_args(kind)
    if origin is Annotated:
        return reference(args[0])
    if origin is Literal:
        return " | ".join(json.dumps(value) for value in args)
    if origin in (Union, types.UnionType):
        return " | ".join(reference(arg) for arg in args if arg is not UnsetType)
    if origin is list:
        inner = reference(args[0])
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    if origin is tuple:
        return f"[{', '.join(map(reference, args))}]"
    if origin is dict:
        return f"Record<{reference(args[0])}, {reference(args[1])}>"
    return str(kind.__name__)


def comment(text: str) -> str:
    """Write a docstring as a comment."""
    lines = [line.strip() for line in text.strip().splitlines()]
    if len(lines) == 1:
        return f"/** {lines[0]} */"
    return "\n".join(["/**", *(f" * {line}".rstrip() for line in lines), " */"])
