"""How sure a share of wins is."""

from __future__ import annotations

from math import sqrt

Z_95 = 1.959963984540054
"""Standard deviations on both sides that hold 95 % of a normal distribution."""


def wilson(wins: int, games: int) -> tuple[float, float]:
    """Give Wilson's 95 % interval for a share of wins, from 0 to 1; all of it without a game."""
    if games == 0:
        return 0.0, 1.0
    share, squared = wins / games, Z_95**2
    centre = share + squared / (2 * games)
    spread = Z_95 * sqrt((share * (1 - share) + squared / (4 * games)) / games)
    scale = 1 + squared / games
    return max(0.0, (centre - spread) / scale), min(1.0, (centre + spread) / scale)
