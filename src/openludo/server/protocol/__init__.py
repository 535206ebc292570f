"""Every message between server and browser, as types; the documentation is written from them.

The same `Entry` goes over the socket and into the store, so nothing is said in two ways.
"""

from typing import Final

PROTOCOL: Final = 1
"""Number of the language spoken on sockets; a page that speaks another one must be loaded anew."""

LARGEST_FRAME: Final = 4096
"""Bytes of the largest frame that a client may send."""
