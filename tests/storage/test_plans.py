"""How the databases find what is asked for often."""

from __future__ import annotations

import asyncio
from typing import Any

from sqlalchemy import event, insert, text
from tests.storage.test_migrations import connected

from openludo.storage.opening import open_store
from openludo.storage.schema import standings
from openludo.storage.standing import standings_in

PEOPLE = 20_000


def test_the_best_of_many_are_found_without_sorting_all(address: str) -> None:
    """However many stand in a family, its best are read one after the other from an index."""
    asyncio.run(open_store(address).close())
    asked: list[tuple[str, Any]] = []
    rows = [
        {
            "family": "classic",
            "device": f"device{number}",
            "name": "",
            "mu": number * 7919 % 10_000 / 500,
            "sigma": 1 + number * 104_729 % 10_000 / 2000,
            "games": 1,
        }
        for number in range(PEOPLE)
    ]
    with connected(address) as connection:
        connection.execute(insert(standings), rows)
        connection.execute(text("ANALYZE standings"))
        event.listen(connection, "before_cursor_execute", lambda _, __, *asks: asked.append(asks))
        found = standings_in(connection, "classic", 100)
        statement, values, *_ = asked[-1]
        start = "EXPLAIN" if address.startswith("postgresql") else "EXPLAIN QUERY PLAN"
        plan = str(connection.exec_driver_sql(f"{start} {statement}", values).all())
    assert "standings_by_rank" in plan
    assert "Sort" not in plan
    assert "TEMP B-TREE" not in plan
    best = sorted(rows, key=lambda row: (3 * row["sigma"] - row["mu"], row["device"]))
    assert [one.device for one in found] == [row["device"] for row in best[:100]]
