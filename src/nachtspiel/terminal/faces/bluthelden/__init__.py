"""Bluthelden in the terminal."""

from nachtspiel.engine.game import Game
from nachtspiel.engine.speech import Speech
from nachtspiel.engine.words import Words
from nachtspiel.games.bluthelden.game import Bluthelden
from nachtspiel.games.bluthelden.speech import DuelSpeech
from nachtspiel.terminal.face import Face
from nachtspiel.terminal.faces.bluthelden.table import DuelFace


def face(game: Game, speech: Speech, words: Words, plain: bool) -> Face:
    assert isinstance(game, Bluthelden)
    assert isinstance(speech, DuelSpeech)
    return DuelFace(game, speech, words, plain)
