"""Bloodborne in the terminal."""

from nachtspiel.engine.game import Game
from nachtspiel.engine.speech import Speech
from nachtspiel.engine.words import Words
from nachtspiel.games.bloodborne.game import Bloodborne
from nachtspiel.games.bloodborne.speech import HuntSpeech
from nachtspiel.terminal.face import Face
from nachtspiel.terminal.faces.bloodborne.table import HuntFace


def face(game: Game, speech: Speech, words: Words, plain: bool) -> Face:
    assert isinstance(game, Bloodborne)
    assert isinstance(speech, HuntSpeech)
    return HuntFace(game, speech, words, plain)
