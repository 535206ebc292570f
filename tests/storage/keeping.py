"""Short ways to write and read games, for tests that run on every store."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from openludo.storage import Change, NewGame, Store, Tally

Scenario = Callable[[Store], Awaitable[None]]
Run = Callable[[Scenario], None]


def change(*events: bytes, at: float = 1.0, **more: object) -> Change:
    """Make a change that writes events."""
    return Change(events, at, **({"summary": b"summary"} | more))  # type: ignore[arg-type]


def tally(game: str, outcome: str = "won", device: str = "phone", at: float = 1.0) -> Tally:
    """Make a counted game."""
    return Tally(game, device, "pairs", "hard", outcome, 60.5, at)


async def keep(store: Store, *names: str, device: str = "phone", **more: object) -> None:
    """Keep games of these ids."""
    for name in names:
        game = NewGame(name, device, b"header " + name.encode(), b"new", **more)  # type: ignore[arg-type]
        await store.create(game, at=0.5)


async def listed(store: Store, device: str, kind: str = "game") -> list[str]:
    """Name the games of a device."""
    return [game.id for game in await store.games(device, kind=kind)]


async def counted(store: Store, device: str) -> list[str]:
    """Name the games that are counted for a device."""
    return [tally.game for tally in await store.tallies(device)]
