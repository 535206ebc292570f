"""One thread that writes: what waits while it commits goes together into its next commit."""

from __future__ import annotations

import queue
from collections.abc import Callable
from concurrent.futures import Future
from threading import Thread
from typing import Any

from sqlalchemy import Connection, Engine

Work = Callable[[Connection], Any]
_Job = tuple[Work, "Future[Any]"]

LARGEST_BATCH = 128


class Writer:
    """Performs work on one connection, each piece wholly or not at all, many in one commit."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine.execution_options(immediate=True)
        self._jobs: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._closed = False
        self._thread = Thread(target=self._run, name="openludo-writer", daemon=True)
        self._thread.start()

    def submit(self, work: Work) -> Future[Any]:
        """Have `work` done; the future ends after the commit, never before."""
        if self._closed:
            raise RuntimeError("the store is closed")
        future: Future[Any] = Future()
        self._jobs.put((work, future))
        return future

    def close(self) -> None:
        """Do what was submitted, then end."""
        self._closed = True
        self._jobs.put(None)
        self._thread.join()

    def _run(self) -> None:
        while (first := self._jobs.get()) is not None:
            batch, last = self._gather(first)
            self._commit([job for job in batch if job[1].set_running_or_notify_cancel()])
            if last:
                return

    def _gather(self, first: _Job) -> tuple[list[_Job], bool]:
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

    def _commit(self, batch: list[_Job]) -> None:
        try:
            with self._engine.begin() as connection:
                outcomes = [_perform(connection, work) for work, _ in batch]
        except Exception as error:
            for _, future in batch:
                future.set_exception(error)
            return
        for (_, future), (value, failure) in zip(batch, outcomes, strict=True):
            if failure is None:
                future.set_result(value)
            else:
                future.set_exception(failure)


def _perform(connection: Connection, work: Work) -> tuple[Any, Exception | None]:
    """Do one piece of work in a savepoint, so that its failure leaves the others alone."""
    try:
        with connection.begin_nested():
            return work(connection), None
    except Exception as error:
        return None, error
