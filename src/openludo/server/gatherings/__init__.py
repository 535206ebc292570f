"""Gather people of several devices: a room with a code, before and between their games."""
