"""The same kernel, compiled: rebinds its code objects for numba and keeps them on disk.

Jitted code cannot call plain functions, so every function of the modules named in SOURCES
gets a second self over one shared namespace, in which the others are jitted too. The rows
never change size and nothing is allocated, hence no reference counts (they would cost two
thirds of the time), and callees are inlined.
"""

from __future__ import annotations

import hashlib
import importlib
import importlib.util
import inspect
import os
import platform
import sys
import types
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any

SOURCES = (
    "openludo.engine.kernel.squares",
    "openludo.engine.kernel.landing",
    "openludo.engine.kernel.compulsion",
    "openludo.engine.kernel.candidates",
    "openludo.engine.kernel.turn",
    "openludo.engine.kernel.effects",
    "openludo.simulate.playout",
    "openludo.simulate.plies",
    "openludo.players.weights",
    "openludo.players.danger",
    "openludo.players.scoring",
    "openludo.simulate.contest",
)
"""Modules whose functions are compiled, callees before callers where a name is shared."""

ENTRIES = ("play_out", "play_games", "play_traced", "count_lines", "play_contest")
"""Functions called from Python, whose machine code is kept on disk."""

LAYOUT = "openludo.engine.kernel.layout"


@dataclass(frozen=True)
class Backend:
    """One way to run the kernel: its functions by name, and the rows that they take."""

    name: str
    functions: Mapping[str, Callable[..., Any]]
    row: Callable[[Sequence[int]], Any]

    def __getattr__(self, name: str) -> Callable[..., Any]:
        try:
            return self.functions[name]
        except KeyError:
            raise AttributeError(name) from None


def backend(name: str = "best") -> Backend:
    """Return `compiled`, `interpreted`, or the `best` that is installed.

    Raises `ModuleNotFoundError` where `compiled` is asked for without the extra `fast`.
    """
    if name == "interpreted" or (name == "best" and not has_numba()):
        return interpreted()
    return compiled()


def has_numba() -> bool:
    """Tell, without importing it, whether numba is installed."""
    return importlib.util.find_spec("numba") is not None


@lru_cache(maxsize=1)
def interpreted() -> Backend:
    """Return the kernel as plain Python over lists."""
    return Backend("interpreted", _functions(), list)


@lru_cache(maxsize=1)
def compiled() -> Backend:
    """Return the kernel as machine code over arrays; compiles on the first call of a function."""
    import numba
    import numpy

    shared: dict[str, Any] = dict(vars(importlib.import_module(LAYOUT)))
    plain = _functions()
    for module in SOURCES:
        values = vars(importlib.import_module(module)).items()
        shared |= {key: value for key, value in values if not key.startswith("__")}
    config: Any = numba.config
    before, config.CACHE_DIR = config.CACHE_DIR, str(_cache_folder())
    try:
        jitted = {name: _jit(numba, plain[name], shared) for name in plain}
    finally:
        config.CACHE_DIR = before
    shared |= jitted
    return Backend("compiled", jitted, lambda values: numpy.array(values, dtype=numpy.int64))


def _jit(numba: Any, function: types.FunctionType, shared: dict[str, Any]) -> Any:
    again = types.FunctionType(function.__code__, shared, function.__name__, function.__defaults__)
    entry = function.__name__ in ENTRIES
    options = {"cache": True} if entry else {"forceinline": True}
    return numba.njit(again, _nrt=False, **options)


def _functions() -> dict[str, types.FunctionType]:
    found: dict[str, types.FunctionType] = {}
    for module in map(importlib.import_module, SOURCES):
        for name, value in vars(module).items():
            if isinstance(value, types.FunctionType) and value.__module__ == module.__name__:
                found[name] = value
    return found


def _cache_folder() -> Path:
    """Give a folder that belongs to these sources only: numba looks at no callee's file."""
    digest = hashlib.sha256(f"{sys.version}{platform.machine()}".encode())
    for module in (LAYOUT, *SOURCES):
        digest.update(inspect.getsource(importlib.import_module(module)).encode())
    home = os.environ.get("XDG_CACHE_HOME") or str(Path.home() / ".cache")
    base = os.environ.get("OPENLUDO_CACHE") or str(Path(home) / "openludo")
    folder = Path(base) / f"kernel-{digest.hexdigest()[:16]}"
    folder.mkdir(parents=True, exist_ok=True)
    return folder
