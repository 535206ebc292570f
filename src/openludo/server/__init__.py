"""Serve the game: rooms that play by the engine, and the browser client that shows them."""
