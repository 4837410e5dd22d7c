"""Beacon: the example that docs/how-to-add-a-game.md walks through."""
