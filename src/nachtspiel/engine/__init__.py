"""A table that knows no game."""
