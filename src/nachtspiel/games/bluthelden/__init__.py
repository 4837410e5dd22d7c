"""Bluthelden: two Sovereigns, three lanes, a chain of reactions; a trading card game for two."""
