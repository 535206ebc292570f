"""Whole games in every variant, over a real socket, against computers that act at once."""

from __future__ import annotations

import asyncio
import random
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from tests.server.site import COMPUTER, PATIENT, Device, Page, open_site

from openludo import find_variant, variant_names
from openludo.records import read_record
from openludo.records.replay import replay
from openludo.records.verify import verify_record
from openludo.server import line
from openludo.server.clock import SystemClock
from openludo.storage import MemoryStore

SOLO = [PATIENT, *[COMPUTER] * 3]
MIXED = [PATIENT, *({"kind": "computer", "level": level} for level in ("easy", "normal", "hard"))]
ON_DISK = ("solo", "danish")
"""Variants whose games go through SQLite; a disk that is busy would slow them all down."""

HOUSE_RULES: dict[str, dict[str, str]] = {
    "pairs": {"teams": "true", "quick": "true"},
    "classic": {"nothing_in_play": "enter_without_roll", "play_on": "true"},
    "danish": {"die": "danish"},
    "norwegian": {"stack_moves": "together", "home_roll": "bounce"},
}


async def play_whole(page: Page, chance: random.Random) -> None:
    """Play to the end, choosing by chance among the moves offered."""
    viewer = page.game["viewer"]
    while page.game["status"] == "playing":
        if page.state["turn"] != viewer or page.state["phase"] == "over":
            await page.receive()
        elif page.state["phase"] == "roll":
            assert (await page.command("roll"))["type"] == "answer"
        else:
            move = chance.choice(page.state["moves"])
            assert (await page.command("move", move=move["move"]))["type"] == "answer"
            check_view(page, move)


def check_view(page: Page, shown: dict[str, Any]) -> None:
    """What a move was shown to do is what it did."""
    entry = next(e for e in reversed(page.entries) if e["by"] == "hand" and e["kind"] == "move")
    captured = [
        {"owner": e["owner"], "from": e["from"], "count": e["count"]}
        for e in entry["events"]
        if e["event"] == "captured"
    ]
    assert captured == shown["captures"]
    names = [e["event"] for e in entry["events"]]
    assert ("reached_home" in names) == shown["home"]
    assert ("returned" in names) == shown["returns"]
    tokens = entry["state"]["tokens"][shown["owner"]]
    assert (-1 if shown["returns"] else shown["to"]) in tokens


async def check_end(device: Device, page: Page) -> None:
    """The end is the same in the log, in a new window, in the list and in the record."""
    kinds = [entry["kind"] for entry in page.entries]
    assert kinds[-1] == "over"
    assert page.state["phase"] == "over"
    assert page.entries[-1]["dice"]["seed" if page.game["variant"] == "solo" else "secret"]
    again = await device.open(page.game["id"])
    assert (again.state, again.number) == (page.state, page.number)
    record = read_record((await device.http.get(f"/api/games/{page.game['id']}/record")).text)
    assert verify_record(record).ok
    assert str(replay(record).position) == page.state["position"]
    assert len(record.faces) == page.state["rolls"]
    row = (await device.json("GET", "/api/statistics"))["rows"][0]
    outcome = page.state["outcome"]
    won = page.game["viewer"] in outcome["winners"]
    assert (row["played"], row["won"], row["lost"]) == (1, int(won), int(not won))


@pytest.mark.parametrize(
    ("variant", "rules"), [*((name, {}) for name in variant_names()), *HOUSE_RULES.items()]
)
def test_a_whole_game_is_played_to_its_end(
    variant: str, rules: dict[str, str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Chance plays for the person until somebody wins; every step is what was shown before."""
    # Chance is quicker than any hand, and need not be slowed.
    monkeypatch.setattr(line, "Bucket", partial(line.Bucket, 1e9, 1e9))

    async def scenario() -> None:
        store = None if variant in ON_DISK else MemoryStore()
        async with open_site(tmp_path, SystemClock(), store) as site:  # type: ignore[arg-type]
            device = await site.device()
            seats = SOLO if find_variant(variant).fixed_seats else MIXED
            game = await device.create(variant, seats, rules=rules, pace="instant")
            page = await device.open(game)
            await play_whole(page, random.Random(variant))
            await check_end(device, page)

    asyncio.run(scenario())
