"""Computers to play against: each names the moves it finds best, and never sees dice."""

from openludo.players.computers import Computer, Player, Tie, UnknownLevel, computer
from openludo.players.weights import LEVELS, Weights

__all__ = ["LEVELS", "Computer", "Player", "Tie", "UnknownLevel", "Weights", "computer"]
