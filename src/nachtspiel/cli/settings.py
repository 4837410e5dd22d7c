"""The settings of a table, as they are said on the command line."""

import argparse

from nachtspiel.cli.decks import deck_file
from nachtspiel.engine.errors import Mistake
from nachtspiel.games.registry import game

Said = argparse.Namespace


def settings_of(said: Said) -> dict[str, str]:
    """The settings as they were said; `@FILE` stands for a deck in a file."""
    texts = [setting.name for setting in game(said.game).settings if setting.text]
    found = {}
    for text in said.set:
        name, equals, value = text.partition("=")
        if not equals:
            raise Mistake(f"--set takes NAME=VALUE, not '{text}'")
        name, value = name.strip(), value.strip()
        found[name] = deck_file(said.game, value[1:]) if name in texts and value.startswith("@") else value
    return found
