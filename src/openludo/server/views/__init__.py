"""Show what the engine knows - a moment, a board - as clients see it."""
