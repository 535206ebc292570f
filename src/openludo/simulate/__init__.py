"""Bulk play: the kernel compiled, games between computers, and counts of plies."""
