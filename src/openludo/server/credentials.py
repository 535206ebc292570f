"""Know a device again: an id that only this server can have signed, in a cookie."""

from __future__ import annotations

import hashlib
import os
import secrets
from contextlib import suppress
from pathlib import Path

from itsdangerous import BadSignature, Signer

KEY_FILE = "secret.key"
KEY_BYTES = 32
DEVICE_BYTES = 16
AGE = 400 * 24 * 3600
"""Seconds that a browser keeps the cookie: the longest that browsers allow."""


def load_key(folder: Path) -> bytes:
    """Read the key of this installation, drawn at its first start; nobody else may read it."""
    path = folder / KEY_FILE
    if not path.exists():
        _draw_key(path)
    # A key that was handed in may belong to somebody else, or be on a disk that is read only.
    with suppress(OSError):
        path.chmod(0o600)
    return path.read_bytes()


def _draw_key(path: Path) -> None:
    """Make the file at once and whole: another server may start on the same folder just now."""
    draft = path.with_name(f"{KEY_FILE}.{secrets.token_hex(4)}")
    draft.touch(0o600)
    draft.write_text(secrets.token_hex(KEY_BYTES))
    try:
        os.link(draft, path)
    except FileExistsError:
        pass  # The other server's key is as good.
    except OSError:
        draft.replace(path)  # A file system without links.
    draft.unlink(missing_ok=True)


class Devices:
    """Issues the cookies of devices and tells which are genuine."""

    def __init__(self, key: bytes) -> None:
        self._signer = Signer(key, salt="openludo device", digest_method=hashlib.sha256)
        # Browsers send cookies to every port of a host: another server's must not be ours.
        self.cookie = "openludo_device_" + hashlib.sha256(key).hexdigest()[:8]

    def issue(self) -> tuple[str, str]:
        """Give a new device its id and the value of its cookie."""
        device = secrets.token_urlsafe(DEVICE_BYTES)
        return device, self.sign(device)

    def sign(self, device: str) -> str:
        """Give the value of a device's cookie."""
        return self._signer.sign(device).decode()

    def recognise(self, cookies: str) -> str | None:
        """Find the device in a Cookie header; None if there is none or it is forged."""
        for part in cookies.split(";"):
            name, _, value = part.strip().partition("=")
            if name == self.cookie:
                try:
                    return self._signer.unsign(value).decode()
                except (BadSignature, UnicodeError):
                    continue
        return None

    def header(self, value: str, secure: bool) -> str:
        """Write the Set-Cookie header of a cookie value."""
        parts = [f"{self.cookie}={value}", "Path=/", f"Max-Age={AGE}", "HttpOnly"]
        return "; ".join([*parts, "SameSite=Strict", *(["Secure"] if secure else [])])
