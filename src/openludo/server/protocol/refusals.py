"""Every way in which a request or a frame can be refused: stable codes, worded by the client."""

from __future__ import annotations

from typing import Any, NamedTuple

from openludo.engine import LudoError


class Code(NamedTuple):
    """The HTTP status of a refusal, and what it means."""

    status: int
    meaning: str


CODES: dict[str, Code] = {
    "bad_request": Code(400, "The body or an option cannot be read; `reason` says where and why."),
    "bad_frame": Code(400, "The frame is no message of this protocol; `reason` says why."),
    "wrong_method": Code(405, "This `method` does nothing here; the header `Allow` names others."),
    "wrong_content_type": Code(415, "The body must be sent as `expected`."),
    "too_large": Code(413, "The body or frame is larger than `limit` bytes."),
    "too_fast": Code(429, "Too much of this at once; after far too many frames the line is cut."),
    "too_many_windows": Code(429, "The device looks on in `limit` windows already."),
    "too_many_requests": Code(429, "Too many changes from this address; wait a while."),
    "too_slow": Code(429, "The page does not read what it is sent; it may come back."),
    "reload_page": Code(409, "The page speaks another `protocol` than the server."),
    "wrong_origin": Code(403, "The request comes from a page of another site."),
    "not_found": Code(404, "There is nothing at this address."),
    "unknown_game": Code(404, "This device has no such game."),
    "unknown_room": Code(404, "There is no room of this code, or it was closed."),
    "too_many_guesses": Code(429, "Too many wrong codes; wait a while."),
    "unknown_code": Code(404, "No device has this code: it is wrong, was used, or has ended."),
    "unknown_device": Code(403, "The device has no cookie of this server."),
    "not_host": Code(403, "Only the host of the room may do this."),
    "not_in_room": Code(403, "This device, or the person meant, is not in the room."),
    "barred": Code(403, "The host has removed this device from the room, and can let it in again."),
    "room_full": Code(409, "All `seats` are taken."),
    "room_shut": Code(409, "No coming or changes before the game ends, no going before it began."),
    "invalid_name": Code(400, "A name needs at least one sign that is seen."),
    "seats_missing": Code(409, "So many players are `missing` for a game."),
    "seats_over": Code(409, "So many players are `over` for a game."),
    "unknown_variant": Code(404, "There is no variant called `value`."),
    "unknown_language": Code(404, "There is no catalogue for this `language`."),
    "invalid_rules": Code(400, "House rules that do not go together: `names` and `reason`."),
    "invalid_seats": Code(400, "Nobody can sit like this; `reason` says why."),
    "invalid_contribution": Code(400, "Not what the browser committed to; `reason` says why."),
    "invalid_seed": Code(400, "The seed is no text, or this variant takes none."),
    "already_started": Code(409, "The game has begun; its dice are settled."),
    "still_playing": Code(409, "The game must have ended before this is done."),
    "stale": Code(409, "Made before the last roll or move; look again, up to entry `number`."),
    "not_your_turn": Code(409, "The seat on turn, `seat`, is not played from this device."),
    "not_your_seat": Code(403, "The `seat` is another person's; null for who only watches."),
    "not_absent": Code(409, "The player of `seat` is there, or not on turn, or not long gone."),
    "in_a_room": Code(409, "This is done in the `room` that the game belongs to."),
    "nothing_to_roll": Code(409, "No roll is due: the phase is `phase`."),
    "illegal_move": Code(409, "The `move` is not among those offered."),
    "game_over": Code(409, "The game has ended or was left."),
    "other_version": Code(409, "The game was saved by a version that played otherwise."),
    "too_long": Code(413, "The game has more than `limit` entries; its players have the record."),
    "too_busy": Code(503, "Too many wait for the same; ask again in a while."),
    "not_saved": Code(503, "The games cannot be read or written just now; ask again in a while."),
    "server_fault": Code(500, "The server made a mistake; nothing was changed."),
}


class Refusal(Exception):
    """A request that cannot be met; `code` is one of CODES."""

    def __init__(self, code: str, **params: Any) -> None:
        super().__init__(code)
        self.code = code
        self.params = params

    @classmethod
    def of(cls, error: LudoError) -> Refusal:
        """Say an error of the rules as clients can word it."""
        return cls(error.code, **error.params)

    @property
    def status(self) -> int:
        """The HTTP status that goes with the code."""
        return CODES[self.code].status if self.code in CODES else 400
