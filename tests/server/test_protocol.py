"""The message types, and what is written from them."""

from __future__ import annotations

import re
from pathlib import Path

import openludo.server
from openludo.engine import BUNDLES, RULE_FIELDS
from openludo.server.protocol import document, markdown, typescript
from openludo.server.protocol.refusals import CODES
from openludo.server.views.choices import GROUPS
from openludo.texts import text

SOURCES = Path(openludo.server.__file__).parent


def test_the_declarations_for_the_client_are_fresh() -> None:
    """The client's declarations are what the server's types say."""
    assert typescript.TARGET.read_text("utf-8") == typescript.declarations()


def test_the_documentation_of_the_protocol_is_fresh() -> None:
    """`docs/protocol.md` is what the server's types and handlers say."""
    assert markdown.TARGET.read_text("utf-8") == markdown.document()


def test_the_description_of_the_requests_is_fresh() -> None:
    """`docs/openapi.json` is what the server's types and handlers say."""
    assert document.TARGET.read_text("utf-8") == document.openapi()


def test_every_refusal_of_the_server_has_a_known_code() -> None:
    """No code is used that clients have not been told about, and none is listed in vain."""
    used = set()
    for path in SOURCES.rglob("*.py"):
        used |= set(re.findall(r'Refusal\(\s*"(\w+)"', path.read_text("utf-8")))
    of_the_rules = {"unknown_variant", "invalid_rules", "invalid_contribution", "illegal_move"}
    assert used - set(CODES) == set()
    assert set(CODES) - used - of_the_rules == {"too_slow"}


def test_every_refusal_is_worded_in_every_language() -> None:
    """The client has words for each code."""
    for code in CODES:
        for language in ("en", "de"):
            args = {"labels": ["x"], "count": 1, "missing": 1, "over": 1, "limit": 1}
            assert text(f"error-{code.replace('_', '-')}", language, **args)


def test_every_house_rule_has_a_group() -> None:
    """Each rule and bundle is shown in exactly one group, which has a name."""
    grouped = [name for names in GROUPS.values() for name in names]
    assert sorted(grouped) == sorted([*RULE_FIELDS, *BUNDLES])
    assert all(text(f"group-{group}", "en") for group in GROUPS)
