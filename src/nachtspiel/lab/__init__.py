"""Many games: simulate them, count what happened."""
