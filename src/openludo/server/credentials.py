"""Know a device again: an id that only this server can have signed, in a cookie."""

from __future__ import annotations

import hashlib
import os
import secrets
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
    try:
        handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError:
        path.chmod(0o600)
    else:
        with os.fdopen(handle, "wb") as file:
            file.write(secrets.token_hex(KEY_BYTES).encode())
    return path.read_bytes()


class Devices:
    """Issues the cookies of devices and tells which are genuine."""

    def __init__(self, key: bytes) -> None:
        self._signer = Signer(key, salt="openludo device", digest_method=hashlib.sha256)
        # Browsers send cookies to every port of a host: another server's must not be ours.
        self.cookie = "openludo_device_" + hashlib.sha256(key).hexdigest()[:8]

    def issue(self) -> tuple[str, str]:
        """Give a new device its id and the value of its cookie."""
        device = secrets.token_urlsafe(DEVICE_BYTES)
        return device, self._signer.sign(device).decode()

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
