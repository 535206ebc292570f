"""Write what is generated from messages and handlers: run as a module, it renews the files."""

from __future__ import annotations

import json

from openludo.server.app import ROUTES
from openludo.server.protocol import markdown, typescript
from openludo.server.rest.document import ANY_COOKIE, document

TARGET = markdown.TARGET.with_name("openapi.json")


def main() -> None:
    """Renew the client's declarations, and the documents for who writes a client."""
    typescript.TARGET.write_text(typescript.declarations(), encoding="utf-8")
    markdown.TARGET.write_text(markdown.document(), encoding="utf-8")
    TARGET.write_text(openapi(), encoding="utf-8")


def openapi() -> str:
    """Write the description of all requests, as servers give it but for the cookie's name."""
    return json.dumps(document(ROUTES, ANY_COOKIE), indent=1, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    main()
