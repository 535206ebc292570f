"""When the server looks for garbage, so that no game ever waits long for it."""

from __future__ import annotations

import asyncio
import gc
import weakref
from collections.abc import Iterator

import pytest

from openludo.server.ops.collector import MANY, YOUNG, Collector


class Knot:
    """An object that holds itself."""

    def __init__(self) -> None:
        self.own = self


@pytest.fixture(autouse=True)
def as_before() -> Iterator[None]:
    """Let nothing of a test stay as it set it."""
    thresholds = gc.get_threshold()
    yield
    gc.unfreeze()
    gc.set_threshold(*thresholds)


def test_what_is_dropped_before_a_look_is_freed_by_it() -> None:
    """A look finds what is new and held by nobody else."""
    knot = weakref.ref(Knot())
    Collector(lambda: 0).look()
    assert knot() is None


def test_what_has_survived_a_look_is_looked_at_again_when_many_connections_have_ended() -> None:
    """Until then it costs no time, whatever becomes of it."""
    ended = 0
    collector = Collector(lambda: ended)
    knot = Knot()
    seen = weakref.ref(knot)
    collector.look()
    del knot
    ended = MANY - 1
    collector.look()
    assert seen() is not None
    ended = MANY
    collector.look()
    assert seen() is None


def test_python_looks_at_everything_by_itself_only_when_no_server_runs() -> None:
    """While it runs only the newest objects are looked at unasked; afterwards all is as before."""
    before = gc.get_threshold()

    async def scenario() -> None:
        task = asyncio.create_task(Collector(lambda: 0).run())
        await asyncio.sleep(0)
        assert gc.get_threshold() == YOUNG
        assert gc.get_freeze_count() > 0
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task

    asyncio.run(scenario())
    assert gc.get_threshold() == before
    assert gc.get_freeze_count() == 0
