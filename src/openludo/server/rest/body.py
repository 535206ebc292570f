"""Read the body of a request as what its handler wants, and take nothing for something else."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Request
from litestar.exceptions import InternalServerException

from openludo.server.protocol.refusals import Refusal

JSON = "application/json"


class StrictRequest(Request[Any, Any, Any]):
    """A request whose JSON is checked as it is read.

    Litestar would read it as anything at all, and convert that as it does the text of an
    address: `"4"` would pass for 4.
    """

    async def body(self) -> bytes:
        """Give the body; raises `Refusal` where there must be one and is none."""
        try:
            content = await super().body()
        except InternalServerException:
            # Whoever asks has hung up: that is no mistake of ours, and nobody reads the answer.
            raise Refusal("bad_request", reason="the body is cut off") from None
        if not content and self._wanted is not Any:
            raise Refusal("bad_request", reason="the body is missing")
        return content

    async def json(self) -> Any:
        """Read the body as the type of the handler's `data`; raises `Refusal`."""
        sent = self.headers.get("content-type", JSON)
        if sent.partition(";")[0].strip().lower() != JSON:
            raise Refusal("wrong_content_type", expected=JSON)
        try:
            return msgspec.json.decode(await self.body(), type=self._wanted)
        except msgspec.DecodeError as error:
            raise Refusal("bad_request", reason=str(error)) from None

    @property
    def _wanted(self) -> Any:
        field = self.route_handler.parsed_data_field
        return Any if field is None else field.annotation
