"""Who of a room would play if its game began now: whoever is there, or was until a moment ago."""

from __future__ import annotations

from openludo.server.gatherings.gathering import Gathering
from openludo.server.persons.presence import Presence

RELOAD = 10.0
"""Seconds in which a page that was closed may come back without losing the seat."""


def away(room: Gathering, presence: Presence, now: float) -> frozenset[str]:
    """Give the devices of the persons who are not there.

    To have the page open is to agree to what is played. So nobody is there for a rated game whose
    page was closed before the room was made rated, however lately.
    """
    devices = (person.device for person in room.persons)
    return frozenset(one for one in devices if _is_away(room, presence.absent_since(one), now))


def next_away(room: Gathering, presence: Presence, now: float) -> float | None:
    """Give the time at which the next of those who have just gone is away; None for nobody."""
    ends = (
        since + RELOAD
        for person in room.persons
        if (since := presence.absent_since(person.device)) is not None
        and not _is_away(room, since, now)
    )
    return min(ends, default=None)


def _is_away(room: Gathering, since: float | None, now: float) -> bool:
    if since is None:
        return False
    return now >= since + RELOAD or (room.rated and since <= room.rated_at)
