"""The command line: `nachtspiel play|simulate|record|scenario|rules|content|deck|bench|serve`."""

from nachtspiel.cli.main import main

__all__ = ["main"]
