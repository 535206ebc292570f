"""Servers for the tests of reported faults: the same as those of the server's own tests."""

from tests.server.conftest import clock, run

__all__ = ["clock", "run"]
