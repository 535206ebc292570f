"""Rated games: what their ends change, and who stands where."""
