"""Which game wears which face."""

from nachtspiel.engine.errors import Mistake
from nachtspiel.engine.game import Game
from nachtspiel.engine.speech import Speech
from nachtspiel.engine.words import Words
from nachtspiel.games.bloodborne.game import Bloodborne
from nachtspiel.games.bloodborne.speech import HuntSpeech
from nachtspiel.games.bluthelden.game import Bluthelden
from nachtspiel.games.bluthelden.speech import DuelSpeech
from nachtspiel.terminal.bloodborne import HuntFace
from nachtspiel.terminal.bluthelden import DuelFace
from nachtspiel.terminal.face import Face


def face(game: Game, speech: Speech, words: Words, plain: bool) -> Face:
    """How this game is shown in the terminal."""
    if isinstance(game, Bloodborne) and isinstance(speech, HuntSpeech):
        return HuntFace(game, speech, words, plain)
    if isinstance(game, Bluthelden) and isinstance(speech, DuelSpeech):
        return DuelFace(game, speech, words, plain)
    raise Mistake(f"{game.name} cannot be played in the terminal yet")
