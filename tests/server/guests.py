"""People at devices of their own, who come together in a room on a real server."""

from __future__ import annotations

import hashlib
import secrets
from typing import Any, Protocol

from tests.server.site import Device, Page


class Place(Protocol):
    """A server that devices visit, in this process or in one of its own."""

    async def device(self, cookie: str = "") -> Device:
        """Give a browser."""


class Guest(Page):
    """A person's page in a room; it reveals what it promised, as the client does."""

    def __init__(self, line: Any, device: Device, name: str, code: str) -> None:
        super().__init__(line)
        self.device, self.name, self.code = device, name, code
        self.share = secrets.token_bytes(16)
        self.room: dict[str, Any] = {}

    async def receive(self) -> dict[str, Any]:
        """Take one frame."""
        frame = await super().receive()
        if frame["type"] == "room":
            self.room = frame["room"]
        return frame

    async def look(self) -> dict[str, Any]:
        """Introduce the page and see the room."""
        await self.send({"type": "hello", "protocol": 1})
        await self.until("room", "error")
        return self.room

    async def seen(self, **expected: Any) -> dict[str, Any]:
        """Wait until the room is shown with these values."""
        while any(self.room.get(name) != value for name, value in expected.items()):
            await self.until("room")
        return self.room

    async def promise(self, **more: Any) -> dict[str, Any]:
        """Come in, or promise anew for the next game."""
        self.share = secrets.token_bytes(16)
        digest = hashlib.sha256(self.share).hexdigest()
        return await self.command("join", **({"name": self.name, "commitment": digest} | more))

    async def reveal(self) -> dict[str, Any]:
        """Show what was promised."""
        return await self.command("reveal", contribution=self.share.hex())

    async def play(self) -> Page:
        """Go to the game."""
        await self.seen(phase="playing")
        return await self.device.open(self.room["game"])

    @property
    def names(self) -> list[str]:
        """Who is in the room."""
        return [person["name"] for person in self.room["persons"]]


async def open_room(site: Place, name: str = "Ann", **more: Any) -> Guest:
    """Open a room as its host, who has promised and looks at it."""
    device = await site.device()
    share = secrets.token_bytes(16)
    body = {"variant": "classic", "name": name, "commitment": hashlib.sha256(share).hexdigest()}
    code = (await device.json("POST", "/api/rooms", body | more))["code"]
    guest = await look_in(device, name, code)
    guest.share = share
    return guest


async def look_in(device: Device, name: str, code: str) -> Guest:
    """Stand at the door of a room."""
    guest = Guest(await device.connect(f"rooms/{code}"), device, name, code)
    await guest.look()
    return guest


async def join(site: Place, host: Guest, name: str, **more: Any) -> Guest:
    """Come into a room on a new device."""
    guest = await look_in(await site.device(), name, host.code)
    answer = await guest.promise(**more)
    assert answer["type"] == "answer", answer
    return guest


async def begin(*guests: Guest) -> list[Page]:
    """Start, let everybody reveal, and go to the game."""
    assert (await guests[0].command("start"))["type"] == "answer"
    for guest in guests:
        await guest.seen(phase="revealing")
    for guest in guests:
        assert (await guest.reveal())["type"] == "answer"
    return [await guest.play() for guest in guests]


async def agree(pages: list[Page]) -> None:
    """Let all pages hear what one of them knows."""
    number = max(page.number for page in pages)
    for page in pages:
        while page.number < number:
            await page.receive()


async def play_on(pages: list[Page], plies: int) -> None:
    """Let whoever is on turn roll or play the first move, so many times at most."""
    for _ in range(plies):
        await agree(pages)
        if pages[0].state["phase"] == "over":
            return
        seat = pages[0].state["turn"]
        page = next(page for page in pages if seat in page.game["mine"])
        answer = await page.act()
        assert answer["type"] == "answer", answer
