"""Start the server, play by hand over a socket, and time the answers that a player waits for."""

import asyncio
import json
import statistics
import sys
import time
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

from benchmarks._service import Service

COMMANDS = 400
PAUSE = 0.03  # seconds between commands: a quick hand, below the rate at which pages are slowed
MEDIAN_BOUND = 0.050
START_BOUND = 1.0
SEATS = [{"kind": "person", "auto_move": False}] * 4


async def new_game(http: httpx.AsyncClient) -> str:
    """Make a game for four persons round one screen."""
    body = {"variant": "pairs", "seats": SEATS, "pace": "instant"}
    made: dict[str, str] = (await http.post("/api/games", json=body)).json()
    return made["id"]


def next_command(state: dict[str, Any], number: int) -> dict[str, Any]:
    """Roll, or play the first move."""
    shared = {"id": f"c{number}", "at": number}
    if state["phase"] == "roll":
        return shared | {"type": "roll"}
    return shared | {"type": "move", "move": state["moves"][0]["move"]}


async def play(line: ClientConnection, times: list[float]) -> None:
    """Play one game, or as much of it as is needed, and note how long each answer took."""
    await line.send(json.dumps({"type": "hello", "protocol": 1, "since": -1}))
    game = json.loads(await line.recv())["game"]
    state, number = game["state"], game["number"]
    while state["phase"] != "over" and len(times) < COMMANDS:
        await asyncio.sleep(PAUSE)
        began = time.perf_counter()
        await line.send(json.dumps(next_command(state, number)))
        shown = json.loads(await line.recv())["entries"]
        times.append(time.perf_counter() - began)
        state, number = shown[-1]["state"], shown[-1]["number"]
        while json.loads(await line.recv())["type"] != "answer":
            pass


async def measure(url: str) -> list[float]:
    """Play until there are enough answers."""
    times: list[float] = []
    async with httpx.AsyncClient(base_url=url) as http:
        await http.get("/")
        cookie = "; ".join(f"{name}={value}" for name, value in http.cookies.items())
        while len(times) < COMMANDS:
            address = f"{url.replace('http', 'ws')}/ws/games/{await new_game(http)}"
            async with connect(address, additional_headers={"Cookie": cookie}) as line:
                await play(line, times)
    return times


def main() -> None:
    """Measure, report, and end with 1 where players would wait too long."""
    with Service() as service:
        listening, began = service.listening, time.perf_counter()
        httpx.get(f"{service.url}/health")
        answering = listening + time.perf_counter() - began
        times = sorted(asyncio.run(measure(service.url)))
    median = statistics.median(times)
    print(f"listening after {listening:.2f} s, first answer after {answering:.2f} s (once each)")
    print(
        f"roll or move shown after {median * 1000:.1f} ms at the median, "
        f"{times[len(times) * 99 // 100] * 1000:.1f} ms at the 99th percentile ({len(times)} times)"
    )
    if median > MEDIAN_BOUND or listening > START_BOUND:
        sys.exit(f"Asked for: {MEDIAN_BOUND * 1000:.0f} ms and {START_BOUND:.0f} s.")


if __name__ == "__main__":
    main()
