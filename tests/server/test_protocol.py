"""The message types, and what is written from them."""

from __future__ import annotations

from openludo.server.protocol import typescript


def test_the_declarations_for_the_client_are_fresh() -> None:
    """The client's declarations are what the server's types say."""
    assert typescript.TARGET.read_text("utf-8") == typescript.declarations()
