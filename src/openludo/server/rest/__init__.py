"""Requests for all that is not play: how they are read, refused and described."""
