"""Nachtspiel: dark-fantasy tabletop games, played completely."""

__version__ = "0.1.0"
