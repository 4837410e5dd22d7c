"""The command line: `nachtspiel play|simulate|record|scenario|rules|content|bench`."""

from nachtspiel.cli.main import main

__all__ = ["main"]
