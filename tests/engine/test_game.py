"""What every game has before it says anything of its own."""

import pytest

from nachtspiel.engine.errors import Mistake
from nachtspiel.engine.game import Game


def test_a_bare_game_has_no_settings_and_no_events() -> None:
    game = Game()
    assert game.settle(2, {}) == {}
    assert game.naming.events == {}
    with pytest.raises(Mistake, match=r"^ is for 2 to 2 players, not 3$"):
        game.settle(3, {})
    with pytest.raises(Mistake, match=r"^ has no setting 'luck'; its settings are none$"):
        game.settle(2, {"luck": "good"})
