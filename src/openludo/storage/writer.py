"""One thread that writes: what waits while it commits goes together into its next commit."""

from __future__ import annotations

import asyncio
import queue
import time
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager, suppress
from itertools import groupby
from threading import Thread
from typing import Any, NamedTuple

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError

from openludo.storage.store import Conflict, UnknownGame

Work = Callable[[Connection], Any]
Outcome = tuple[Any, Exception | None]
Place = tuple[int, str]
Together = Callable[[Connection], AbstractContextManager[None]]
"""Takes all the work of a commit in, to do some of it in one go."""

LARGEST_BATCH = 256
BUSY, LINGER = 0.01, 0.005
"""Work that comes so soon after a commit waits so long for more, since a commit costs about as much
for one ply as for ten; where one person plays, nothing waits."""

CLOSING_SECONDS = 15.0


class Job(NamedTuple):
    """Work, what it locks, who waits for it where, and whether it needs a commit of its own.

    `then` is called where it is waited for, if the work was committed.
    """

    work: Work
    place: Place
    future: asyncio.Future[Any]
    loop: asyncio.AbstractEventLoop
    then: Callable[[], None] | None
    alone: bool


class Writer:
    """Performs work on one connection, each piece wholly or not at all, many in one commit.

    Work may be performed twice, if what the first time wrote was undone.
    """

    def __init__(self, engine: Engine, together: Together) -> None:
        self._engine = engine.execution_options(immediate=True)
        self._together = together
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._closed = False
        self._thread = Thread(target=self._run, name="openludo-writer", daemon=True)
        self._thread.start()

    def submit(
        self,
        work: Work,
        place: Place,
        alone: bool = False,
        then: Callable[[], None] | None = None,
    ) -> asyncio.Future[Any]:
        """Have `work` done; the future ends after the commit, never before, then comes `then`.

        Within a commit work is done by rising `place`: all who share a database lock what they
        change in this order, or they would wait for each other in a circle. What locks more than
        its place is committed `alone`. To be called in the event loop in which it is waited for.
        """
        if self._closed:
            raise RuntimeError("the store is closed")
        loop = asyncio.get_running_loop()
        future = loop.create_future()
        self._jobs.put(Job(work, place, future, loop, then, alone))
        return future

    def close(self) -> None:
        """Do what was submitted, then end; give up on a database that does not answer."""
        self._closed = True
        self._jobs.put(None)
        self._thread.join(CLOSING_SECONDS)

    def _run(self) -> None:
        ended = 0.0
        while (first := self._jobs.get()) is not None:
            if time.monotonic() - ended < BUSY:
                time.sleep(LINGER)
            batch, last = self._gather(first)
            wanted = [job for job in batch if not job.future.cancelled()]
            self._settle([job for job in wanted if not job.alone])
            for job in wanted:
                if job.alone:
                    self._settle([job])
            ended = time.monotonic()
            if last:
                return

    def _gather(self, first: Job) -> tuple[list[Job], bool]:
        batch = [first]
        while len(batch) < LARGEST_BATCH:
            try:
                job = self._jobs.get_nowait()
            except queue.Empty:
                break
            if job is None:
                return batch, True
            batch.append(job)
        return batch, False

    def _settle(self, batch: list[Job]) -> None:
        """Perform a batch and tell those who wait."""
        if not batch:
            return
        batch.sort(key=lambda job: job.place)
        try:
            outcomes = self._perform([job.work for job in batch])
        except Exception as error:
            outcomes = [(None, error)] * len(batch)
        _tell(list(zip(batch, outcomes, strict=True)))

    def _perform(self, works: Sequence[Work]) -> list[Outcome]:
        """Perform work in one commit: first without savepoints, since almost all of it succeeds.

        If some fails, or the connection was lost since it was last used, nothing is kept, and
        all is done again with more care. What fails while it is committed is not tried again:
        it may have been kept.
        """
        at_work = False
        try:
            with self._engine.begin() as connection:
                at_work = True
                with self._together(connection):
                    outcomes = [_attempt(connection, work) for work in works]
                at_work = False
            return outcomes
        except Exception:
            if not at_work:
                raise
        with self._engine.begin() as connection:
            return [_attempt_alone(connection, work) for work in works]


def _tell(settled: list[tuple[Job, Outcome]]) -> None:
    """Wake every event loop once, however many wait in it; one that has ended needs no answer."""
    settled.sort(key=lambda one: id(one[0].loop))
    for _, group in groupby(settled, key=lambda one: id(one[0].loop)):
        ours = list(group)
        with suppress(RuntimeError):
            ours[0][0].loop.call_soon_threadsafe(_answer, ours)


def _answer(settled: list[tuple[Job, Outcome]]) -> None:
    """Let those who wait go on."""
    for job, (value, failure) in settled:
        # Who no longer waits has given up in the meantime.
        if not job.future.done():
            if failure is None:
                job.future.set_result(value)
            else:
                job.future.set_exception(failure)
        if failure is None and job.then is not None:
            job.then()


def _attempt(connection: Connection, work: Work) -> Outcome:
    """Do work that either succeeds or is refused before it has written anything."""
    try:
        return work(connection), None
    except (Conflict, UnknownGame) as refusal:
        return None, refusal


def _attempt_alone(connection: Connection, work: Work) -> Outcome:
    """Do work in a savepoint, so that its failure leaves the rest alone."""
    try:
        with connection.begin_nested():
            return work(connection), None
    except Exception as error:
        if isinstance(error, DBAPIError) and error.connection_invalidated:
            raise
        return None, error
