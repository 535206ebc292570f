"""Hold every refusal that a test gets against the description of the requests."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import httpx

DESCRIPTION: Any = json.loads(
    (Path(__file__).parents[2] / "docs" / "openapi.json").read_text("utf-8")
)
OPERATIONS = [
    (re.compile(re.sub(r"{\w+}", "[^/]+", path)), operations)
    for path, operations in DESCRIPTION["paths"].items()
]


async def check_refusal(answer: httpx.Response) -> None:
    """Fail where an answer refuses with a status or a code that is not told of."""
    path, method = answer.request.url.path, answer.request.method.lower()
    for pattern, operations in OPERATIONS:
        if answer.is_error and pattern.fullmatch(path) and method in operations:
            await answer.aread()
            code = answer.json()["error"]["code"]
            told = operations[method]["responses"].get(str(answer.status_code), {"$ref": ""})
            codes = told["$ref"].rpartition("/")[2].split(".")
            assert code in codes, f"{method} {path} was refused as {code}, not as {codes}"
