"""The description of the interface is true: what it allows is answered as it says."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from schemathesis import Case
from schemathesis.checks import CHECKS, load_all_checks
from tests.server.described import Visitor, described, narrowed, schema, served, told_something

load_all_checks()
HELD = CHECKS.get_by_names(
    [
        "not_a_server_error",
        "status_code_conformance",
        "content_type_conformance",
        "response_headers_conformance",
        "response_schema_conformance",
        "negative_data_rejection",
        "missing_required_header",
        "unsupported_method",
        "allow_header_conformance",
    ]
)
likely = schema(narrowed(), "positive", examples=20)
wrong = schema(described(), "negative", examples=20).include(
    operation_id=list(told_something(described()))
)


@pytest.fixture(scope="module")
def visitor(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Visitor]:
    """Visit a server that has games and rooms."""
    with served(tmp_path_factory.mktemp("described")) as visitor:
        yield visitor


@likely.parametrize()
def test_what_is_described_is_answered_as_described(case: Case, visitor: Visitor) -> None:
    """Requests that keep to the description get answers that do, be it a refusal."""
    visitor.fill(case.path_parameters)
    case.call_and_validate(base_url=visitor.url, cookies=visitor.cookies, checks=HELD)


@wrong.parametrize()
def test_what_is_not_described_is_refused(case: Case, visitor: Visitor) -> None:
    """Requests that break the description are refused, with a code that it names."""
    visitor.fill(case.path_parameters)
    case.call_and_validate(base_url=visitor.url, cookies=visitor.cookies, checks=HELD)
