"""Write what is generated from the message types: run as a module, it renews the files."""

from __future__ import annotations

from openludo.server.protocol import typescript


def main() -> None:
    """Renew the declarations for the client."""
    typescript.TARGET.write_text(typescript.declarations(), encoding="utf-8")


if __name__ == "__main__":
    main()
