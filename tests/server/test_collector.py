"""When the server looks for garbage, so that no game ever waits long for it."""

from __future__ import annotations

import asyncio
import gc
import weakref
from collections.abc import Callable

from openludo.server.ops.collector import MANY, NEW, Collector


class Knot:
    """An object that holds itself."""

    def __init__(self) -> None:
        self.own = self


def beside(collector: Collector, scenario: Callable[[], None]) -> None:
    """Do something while a collector runs."""

    async def run() -> None:
        task = asyncio.create_task(collector.run())
        await asyncio.sleep(0)
        scenario()
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)

    asyncio.run(run())


def test_what_is_new_and_held_by_nobody_is_freed() -> None:
    """Python looks at new objects by itself, when there are enough of them."""

    def scenario() -> None:
        knot = weakref.ref(Knot())
        _new = [[] for _ in range(2 * NEW[0])]  # type: ignore[var-annotated]
        assert knot() is None

    beside(Collector(lambda: 0), scenario)


def test_what_has_survived_a_look_is_looked_at_again_when_many_connections_have_ended() -> None:
    """Until then it costs no time, whatever becomes of it."""
    ended = 0
    collector = Collector(lambda: ended)

    def scenario() -> None:
        nonlocal ended
        knot = Knot()
        seen = weakref.ref(knot)
        gc.collect()
        del knot
        ended = MANY - 1
        gc.collect()
        collector.tidy()
        assert seen() is not None
        ended = MANY
        collector.tidy()
        assert seen() is None

    beside(collector, scenario)


def test_when_no_server_runs_any_more_python_looks_as_it_is_used_to() -> None:
    """Thresholds are as before, and everything is looked at."""
    before = gc.get_threshold()

    def scenario() -> None:
        assert gc.get_threshold() == NEW
        assert gc.get_freeze_count() > 0

    beside(Collector(lambda: 0), scenario)
    assert gc.get_threshold() == before
    assert gc.get_freeze_count() == 0
