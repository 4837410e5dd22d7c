"""In which language the command line speaks of a game."""

import argparse
import os

from nachtspiel.games import registry


def language_for(said: argparse.Namespace, game: str) -> str:
    """The language that was asked for, if the game speaks it; without a wish this terminal's, or else English."""
    if said.lang is not None:
        return registry.spoken(game, said.lang)
    here = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or ""
    return registry.nearest(game, here[:2])
