"""Section 2: setup, Mulligan, Initiative, and drawing."""

import pytest

from nachtspiel.engine.table import NOBODY
from tests.games.bluthelden.kit import GAME, Play, set_up


@pytest.mark.rule("BH-1.01", "BH-1.02", "BH-2.01", "BH-2.02", "BH-2.03", "BH-2.04", "BH-2.10", "BH-4.20", "BH-4.21")
@pytest.mark.rule("BH-9.07", "BH-9.15", "BH-1.08")
def test_sovereign_and_rune_lie_in_their_slots_and_nothing_else_does() -> None:
    play = set_up()
    pieces = {piece["place"]: piece["card"] for piece in play.facts()["pieces"]}
    assert pieces == {
        "1-sovereign": "sirunian_seehoff", "1-rune": "sovereigns_rune",
        "2-sovereign": "barabas_ulfaran", "2-rune": "sovereigns_rune",
    }  # fmt: skip
    for name in ("Anna", "Ben"):
        everywhere = [*play.hand(name), *play.player(name)["spell_cards"], *play.player(name)["pool_cards"]]
        assert not {"sirunian_seehoff", "barabas_ulfaran", "sovereigns_rune"} & set(everywhere)
        assert play.lp(name) == 30
        assert play.asp(name) == 0
    assert {GAME.box.cards[deck.sovereign].colour for deck in GAME.box.decks} == {0, 1, 2, 3}


@pytest.mark.rule("BH-2.05", "BH-2.06", "BH-2.11", "BH-2.12", "BH-16.01", "BH-D04")
def test_both_draw_six_from_the_spell_deck_and_are_asked_at_once() -> None:
    play = set_up()
    assert play.waits() == ["Anna", "Ben"]
    for name in ("Anna", "Ben"):
        assert play.asked(name) == "mulligan"
        assert len(play.hand(name)) == 6
        assert play.player(name)["spells"] == 34
        assert play.player(name)["pool"] == 18
    assert not [line for line in play.told() if "pool" in line]


@pytest.mark.rule("BH-2.09", "BH-D108")
def test_nobody_sees_the_others_hand_or_piles_but_their_sizes() -> None:
    play = set_up()
    for seat in (0, NOBODY):
        other = GAME.knowing.view(play.table, seat)["players"][1]  # type: ignore[index]
        assert other["hand"] is None
        assert other["spell_cards"] is None
        assert (other["hand_size"], other["spells"], other["pool"]) == (6, 34, 18)
        assert other["deck"] == "black"  # whose Pool list is open


@pytest.mark.rule("BH-1.05")
def test_with_open_hands_both_see_all_cards() -> None:
    play = set_up(open_hands="yes")
    assert GAME.knowing.view(play.table, 0)["players"][1]["hand"] == play.player("Ben")["hand"]  # type: ignore[index]


@pytest.mark.rule("BH-2.13", "BH-2.14", "BH-2.16", "BH-2.17", "BH-D05")
def test_a_mulligan_exchanges_what_was_set_aside_and_then_the_seventh_card_follows() -> None:
    play = set_up()
    before = play.table.players[0].hand.copy()
    play.choose("Anna", "mulligan 1 2 3 4")
    assert play.waits() == ["Ben"]
    assert GAME.knowing.view(play.table, 1)["answers"] == [None, None]
    play.choose("Ben", "mulligan none")
    assert play.happened("BH-2.14 mulligan Anna 4")
    assert play.happened("BH-2.14 mulligan Ben 0")
    for name in ("Anna", "Ben"):
        assert len(play.hand(name)) == 7
        assert play.player(name)["spells"] == 33
    kept = before[4:]
    hand = play.table.players[0].hand
    assert all(hand.count(card) >= kept.count(card) for card in kept)
    assert play.asked("Anna") == "initiative"  # and no second Mulligan


@pytest.mark.rule("BH-2.15")
def test_a_card_set_aside_cannot_be_drawn_by_the_same_mulligan() -> None:
    for seed in range(6):
        table = GAME.new(2, {"deck1": "white", "deck2": "white", "roll": "1"}, seed)
        duel = table.copy()
        hand = duel.players[0].hand.copy()  # type: ignore[attr-defined]
        pile = duel.players[0].spells.copy()  # type: ignore[attr-defined]
        duel.answer(0, GAME.naming.option("mulligan 1 2 3 4 5 6"))
        duel.answer(1, GAME.naming.option("mulligan none"))
        now = duel.players[0]  # type: ignore[attr-defined]
        for card in set(hand):
            drawn = now.hand.count(card)
            assert drawn <= pile.count(card) + 1  # at most the seventh card is one of those shuffled back
        assert sorted(now.hand + now.spells) == sorted(hand + pile)


@pytest.mark.rule("BH-2.18", "BH-2.19", "BH-2.20", "BH-D06", "BH-D07")
@pytest.mark.parametrize(("answer", "first"), [("initiative", "Anna"), ("leave", "Ben")])
def test_the_winner_of_the_roll_takes_or_leaves_the_initiative(answer: str, first: str) -> None:
    play = set_up("roll 1", roll="random")
    play.choose("Ben", "mulligan none")
    play.choose("Anna", "mulligan none")
    assert play.waits() == ["Anna"]
    assert play.offered("Anna") == ["initiative", "leave"]
    play.choose("Anna", answer)
    assert (play.phase, play.table.round) == ("main1", 1)
    assert play.waits() == [first]
    assert not play.happened("BH-3.03")
    assert not play.happened("BH-2.21")
    assert not play.happened("BH-3.06")


def draw_step(cards: int, **fields: object) -> Play:
    """The beginning of a round for a player with so many cards; the other has plenty."""
    hand = ["watch_dog"] * cards
    return Play("beginning", round=5, Anna={"hand": hand, **fields}, Ben={"hand": ["skeleton_warrior"] * 7})


@pytest.mark.rule("BH-2.21", "BH-2.22", "BH-2.25", "BH-D09", "BH-D10")
@pytest.mark.parametrize("cards", [0, 2])
def test_with_two_or_fewer_cards_a_second_may_be_drawn(cards: int) -> None:
    play = draw_step(cards)
    assert play.offered("Anna") == ["pool_pile", "spell_pile"]
    play.choose("Anna", "pool_pile")
    assert play.offered("Anna") == ["done", "pool_pile", "spell_pile"]
    play.choose("Anna", "spell_pile")
    assert len(play.hand("Anna")) == cards + 2
    assert (play.player("Anna")["spells"], play.player("Anna")["pool"]) == (39, 17)
    assert play.waits() == ["Ben"]


@pytest.mark.rule("BH-2.22", "BH-D09")
def test_the_second_card_can_be_declined() -> None:
    play = draw_step(1)
    play.choose("Anna", "spell_pile", "done")
    assert len(play.hand("Anna")) == 2
    assert play.waits() == ["Ben"]


@pytest.mark.rule("BH-2.23", "BH-2.24", "BH-D08")
@pytest.mark.parametrize("cards", [3, 4, 7])
def test_with_three_or_more_cards_exactly_one_is_drawn(cards: int) -> None:
    play = draw_step(cards)
    play.choose("Anna", "spell_pile")
    assert len(play.hand("Anna")) == cards + 1
    assert play.waits() == ["Ben"]


@pytest.mark.rule("BH-3.05", "BH-D11")
def test_the_player_with_the_previous_initiative_draws_first_and_the_pile_is_open() -> None:
    play = Play("beginning", initiative="Ben", Anna={"hand": ["watch_dog"] * 5}, Ben={"hand": ["watch_dog"] * 5})
    assert play.waits() == ["Ben"]
    play.choose("Ben", "pool_pile")
    assert play.happened("draws_hidden Ben 1 pool")
    private = [event for event in play.script.events if event.what == "draws"]
    assert [event.to for event in private] == [2]  # seat 2 only
    assert play.waits() == ["Anna"]


@pytest.mark.rule("BH-D12", "BH-2.25")
def test_an_empty_pile_cannot_be_chosen_and_the_other_is_drawn_from() -> None:
    play = draw_step(4, spells=[])
    assert play.waits() == ["Ben"]  # Anna had no choice
    assert play.player("Anna")["pool"] == 17
    assert len(play.hand("Anna")) == 5


@pytest.mark.rule("BH-1.05", "BH-2.11")
def test_what_is_drawn_is_told_to_all_only_with_open_hands() -> None:
    for chosen in ("yes", "no"):
        play = set_up(open_hands=chosen)
        drawn = [event for event in play.script.events if event.what == "draws"]
        assert len(drawn) == 12
        assert {event.rule for event in drawn} == {"BH-2.11"}
        for event in drawn:
            assert event.may_know(event.a)
            assert event.may_know(1 - event.a) == (chosen == "yes")
            assert GAME.box.cards[event.b].key in play.hand(play.names[event.a])
