"""What a person is called: a number by which programs know them in a room, whatever their name."""

from __future__ import annotations

import hashlib

NUMBER_BYTES = 6
"""So many make a whole number that browsers take without loss, and that no two people share."""


def number_of(room: str, device: str) -> int:
    """Give the number of a person in a room, which tells nothing of the device.

    It follows from both, so that whoever goes and comes again under another name keeps it.
    """
    digest = hashlib.sha256(f"openludo person\0{room}\0{device}".encode()).digest()
    return int.from_bytes(digest[:NUMBER_BYTES], "big")
