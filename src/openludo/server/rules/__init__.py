"""What can be chosen for a game, and the words for it; none of it needs a room."""
