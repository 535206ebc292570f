"""Requests with which a person carries a device's credential to another device."""

from __future__ import annotations

from typing import Any

import segno
from litestar import Request, post
from litestar.di import NamedDependency
from litestar.params import JSONBody

from openludo.server.devices.codes import LIFETIME, Codes
from openludo.server.given import GivenDevice
from openludo.server.guard import become, is_known
from openludo.server.protocol.refusals import Refusal
from openludo.server.protocol.rest import Carry, DeviceCode
from openludo.server.rest.answers import Answers
from openludo.server.room_routes import address_of

AnyRequest = Request[Any, Any, Any]
GivenCodes = NamedDependency[Codes]


@post("/api/device/code", status_code=200, answers=Answers(("unknown_device", "bad_request")))
async def make_code(request: AnyRequest, codes: GivenCodes, device: GivenDevice) -> DeviceCode:
    """Make the code with which another device becomes this one; the last one is good no more."""
    _keeps_cookies(request)
    code = await codes.make(device)
    # A browser keeps what follows # to itself: the code is in no log on the way.
    link = f"{str(request.base_url).rstrip('/')}/carry#{code}"
    drawn = segno.make(link, micro=False).svg_data_uri(scale=8, border=4, light="#fff")
    return DeviceCode(code, LIFETIME, link, drawn)


@post(
    "/api/device/carry",
    status_code=204,
    answers=Answers(
        ("unknown_device", "unknown_code", "too_many_guesses"), headers=("Set-Cookie",)
    ),
)
async def carry_device(request: AnyRequest, codes: GivenCodes, data: JSONBody[Carry]) -> None:
    """Use up a code: from the answer's cookie on, this device is the one that the code is of."""
    _keeps_cookies(request)
    device = await codes.take(data.code, address_of(request))
    become(request.scope["state"], device)


def _keeps_cookies(request: AnyRequest) -> None:
    """Refuse a device that would not be known again, so that no code is used up for nothing."""
    if not is_known(request.scope["state"]):
        raise Refusal("unknown_device")
