"""Hand out content that seldom changes: compressed once, and asked for anew on every visit.

Browsers keep a copy but must ask whether it is current (an ETag by content), so that no old
page outlives an update.
"""

from __future__ import annotations

import gzip
import hashlib
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path, PurePath

from litestar import Response
from litestar.datastructures import Headers

from openludo.server.protocol.refusals import Refusal

WEB = Path(__file__).parent.parent / "web"
PAGE = WEB / "index.html"
TYPES = {
    ".css": "text/css",
    ".html": "text/html",
    ".js": "text/javascript",
    ".json": "application/json",
    ".md": "text/markdown",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".webmanifest": "application/manifest+json",
}
"""By the ending of a file; to those of texts Litestar adds that they are in UTF-8."""

WORTH_COMPRESSING = 512
REVALIDATE = "no-cache"
FOR_EVER = "public, max-age=31536000, immutable"


@dataclass(frozen=True)
class Asset:
    """Content with its type, its digest, and the same compressed where that helps."""

    body: bytes
    media_type: str
    digest: str
    packed: bytes | None


def asset(body: bytes, media_type: str) -> Asset:
    """Prepare content to be handed out often."""
    packed = None
    if len(body) >= WORTH_COMPRESSING and not media_type.startswith("image/png"):
        packed = gzip.compress(body, mtime=0)
    return Asset(body, media_type, hashlib.sha256(body).hexdigest()[:24], packed)


def find_file(name: str) -> Asset:
    """Give a file of the client by its path below `web`; raises `Refusal`."""
    below = PurePath(name.lstrip("/"))
    path = WEB / below
    # Links are followed wherever they lead: whoever installed the package made them.
    inside = not below.anchor and ".." not in below.parts
    try:
        known = inside and path.suffix in TYPES and path.is_file()
    except (ValueError, OSError):
        # A name that no file can have: with a null in it, or longer than the system allows.
        known = False
    if not known:
        raise Refusal("not_found")
    return read_file(path)


def read_file(path: Path) -> Asset:
    """Read a file unless it is known and unchanged."""
    found = path.stat()
    return _read(path, found.st_mtime_ns, found.st_size)


@lru_cache(maxsize=512)
def _read(path: Path, _changed: int, _size: int) -> Asset:
    return asset(path.read_bytes(), TYPES[path.suffix])


def serve(
    found: Asset, headers: Headers, cache: str = REVALIDATE, status: int = 200
) -> Response[bytes]:
    """Answer with content, or say that the copy in the browser is current."""
    packed = found.packed is not None and accepts_gzip(headers.get("accept-encoding", ""))
    tag = f'"{found.digest}{"-gzip" if packed else ""}"'
    shared = {"ETag": tag, "Cache-Control": cache, "Vary": "Accept-Encoding"}
    if status == 200 and tag in headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=shared)
    body = found.body
    if packed and found.packed is not None:
        body = found.packed
        shared["Content-Encoding"] = "gzip"
    return Response(body, status_code=status, media_type=found.media_type, headers=shared)


def accepts_gzip(encodings: str) -> bool:
    """Tell whether an Accept-Encoding header allows gzip."""
    for part in encodings.split(","):
        name, _, quality = part.partition(";")
        if name.strip().lower() in ("gzip", "*"):
            return quality.replace(" ", "") not in ("q=0", "q=0.0")
    return False
