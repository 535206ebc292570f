"""Play games: one room for each, which alone decides what happens in it."""
