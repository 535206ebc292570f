"""Write what is generated from the message types: run as a module, it renews the files."""

from __future__ import annotations

from openludo.server.protocol import markdown, typescript


def main() -> None:
    """Renew the client's declarations and the documentation of the protocol."""
    typescript.TARGET.write_text(typescript.declarations(), encoding="utf-8")
    markdown.TARGET.write_text(markdown.document(), encoding="utf-8")


if __name__ == "__main__":
    main()
