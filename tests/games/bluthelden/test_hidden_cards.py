"""Cards that lie face down: who knows them, and when all do."""

import pytest

from nachtspiel.engine.table import NOBODY
from nachtspiel.games.bluthelden.vocabulary import CONCEDE
from tests.games.bluthelden.kit import GAME, Play

GREEN = {"settings": {"deck1": "green", "deck2": "black"}}


def hidden() -> Play:
    """Anna has a card face down in Ben's War Zone and Hideout cards in hand."""
    return Play(
        Anna={"asp": 4, "hand": ["tracker", "ranger"], "pieces": {"hidden-left-1": "wild_boar"}},
        Ben={},
        position=GREEN,
    )


@pytest.mark.rule("BH-D97", "BH-D108", "BH-13.23")
def test_the_face_of_a_hidden_card_is_known_to_its_player_only() -> None:
    play = hidden()
    for seat, known in ((0, "wild_boar"), (1, None), (NOBODY, None)):
        pieces = GAME.knowing.view(play.table, seat)["pieces"]
        found = [piece for piece in pieces if piece["place"] == "1-hidden-left-1"]  # type: ignore[attr-defined]
        assert [piece["card"] for piece in found] == [known]
        assert [piece["hidden"] for piece in found] == [True]


@pytest.mark.rule("BH-D97")
def test_all_hidden_cards_are_shown_at_the_end() -> None:
    play = hidden()
    play.table.answer(0, CONCEDE)
    pieces = GAME.knowing.view(play.table, 1)["pieces"]
    assert "wild_boar" in [piece["card"] for piece in pieces]  # type: ignore[attr-defined]


@pytest.mark.rule("BH-D96", "BH-13.23")
def test_a_card_played_face_down_shows_nothing_but_its_slot() -> None:
    play = hidden()
    play.choose("Anna", "hide tracker")
    making = GAME.knowing.view(play.table, 1)["making"]
    assert making["card"] is None  # type: ignore[index]
    play.choose("Anna", "1-hidden-left-2")
    assert play.asp("Anna") == 2  # the flat price, whatever the card costs
    chain = GAME.knowing.view(play.table, 1)["chain"]
    assert isinstance(chain, list)
    item = chain[0]
    assert (item["card"], item["face_down"], item["slot"]) == (None, True, "1-hidden-left-2")
    heard = [GAME.naming.event_line(event, play.names) for event in play.script.events if event.may_know(1)]
    assert heard == ["BH-13.23 hides Anna 1-hidden-left-2"]
    play.resolve()
    assert play.card("1-hidden-left-2") == "tracker"


# ---------------------------------------------------------------- giving up


# ---------------------------------------------------------------- judging
