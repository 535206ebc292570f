"""The description of the interface is true: what it allows is answered as it says."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator

import pytest
from litestar.handlers import HTTPRouteHandler
from schemathesis import Case
from schemathesis.checks import CHECKS, load_all_checks
from tests.server.conftest import Run
from tests.server.described import (
    HELD,
    Visitor,
    described,
    narrowed,
    schema,
    served,
    told_something,
)
from tests.server.site import PATIENT, Site

from openludo.server.app import ROUTES

load_all_checks()
CHECKED = CHECKS.get_by_names(HELD)
likely = schema(narrowed(), "positive")
wrong = schema(described(), "negative").include(operation_id=list(told_something(described())))


@pytest.fixture(scope="module")
def visitor(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Visitor]:
    """Visit a server that has games and rooms."""
    with served(tmp_path_factory.mktemp("described")) as visitor:
        yield visitor


@likely.parametrize()
def test_what_is_described_is_answered_as_described(case: Case, visitor: Visitor) -> None:
    """Requests that keep to the description get answers that do, be it a refusal."""
    visitor.fill(case.path_parameters)
    case.call_and_validate(base_url=visitor.url, cookies=visitor.cookies, checks=CHECKED)


@wrong.parametrize()
def test_what_is_not_described_is_refused(case: Case, visitor: Visitor) -> None:
    """Requests that break the description are refused, with a code that it names."""
    visitor.fill(case.path_parameters)
    case.call_and_validate(base_url=visitor.url, cookies=visitor.cookies, checks=CHECKED)


def test_what_is_handed_out_as_bytes_is_as_described(run: Run) -> None:
    """A game that was played, its record, its code as a picture, the variants and the texts."""

    async def scenario(site: Site) -> None:
        device = await site.device()
        game = await device.create("danish", [PATIENT, PATIENT])
        page = await device.open(game)
        for _ in range(60):
            await page.act()
        await page.command("leave")
        room = {"variant": "classic", "name": "Ann"}
        code = (await device.json("POST", "/api/rooms", room))["code"]
        for operation, path in (
            ("read_replay", f"/api/games/{game}/replay"),
            ("read_record", f"/api/games/{game}/record"),
            ("draw_link", f"/api/rooms/{code}/qr.svg"),
            ("list_variants", "/api/variants"),
            ("read_catalogue", "/api/catalogue/de.json"),
            ("export_statistics", "/api/statistics/export"),
            ("describe", "/api/openapi.json"),
            ("metrics", "/metrics"),
        ):
            answer = await device.http.get(path)
            assert answer.status_code == 200
            likely.find_operation_by_id(operation).validate_response(answer)

    run(scenario)


def test_every_request_is_described(run: Run) -> None:
    """What is handed out is what is checked: all of ROUTES, with the cookie of this server."""

    async def scenario(site: Site) -> None:
        device = await site.device()
        found = await device.json("GET", "/api/openapi.json")
        assert found == json.loads(json.dumps(described()))
        names = {handler.fn.__name__ for handler in ROUTES if isinstance(handler, HTTPRouteHandler)}
        operations = [one for path in found["paths"].values() for one in path.values()]
        assert {one["operationId"] for one in operations} == names
        assert len(operations) == len(names)
        credential = found["components"]["securitySchemes"]["device"]
        assert device.cookie.startswith(f"{credential['name']}=")

    run(scenario)


def test_the_description_loads_nothing_from_elsewhere() -> None:
    """It names no other address, and refers only to itself."""
    text = json.dumps(described())
    assert "http://" not in text
    assert "https://" not in text
    assert set(re.findall(r'"\$ref": "([^"]*/)', text)) == {
        "#/components/schemas/",
        "#/components/responses/",
    }
