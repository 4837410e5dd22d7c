"""What a seat may know, imagine and judge; and giving up."""

import pytest

from nachtspiel.engine.chance import seeded
from nachtspiel.engine.game import waiting_seats
from nachtspiel.engine.match import Match
from nachtspiel.engine.record import parse, verify, write
from nachtspiel.engine.table import NOBODY
from nachtspiel.games.bluthelden.game import duel_of
from nachtspiel.games.bluthelden.vocabulary import CONCEDE
from tests.games.bluthelden.kit import GAME, Play, set_up

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
        pieces = GAME.view(play.table, seat)["pieces"]
        found = [piece for piece in pieces if piece["place"] == "1-hidden-left-1"]  # type: ignore[attr-defined]
        assert [piece["card"] for piece in found] == [known]
        assert [piece["hidden"] for piece in found] == [True]


@pytest.mark.rule("BH-D97")
def test_all_hidden_cards_are_shown_at_the_end() -> None:
    play = hidden()
    play.table.answer(0, CONCEDE)
    pieces = GAME.view(play.table, 1)["pieces"]
    assert "wild_boar" in [piece["card"] for piece in pieces]  # type: ignore[attr-defined]


@pytest.mark.rule("BH-D96", "BH-13.23")
def test_a_card_played_face_down_shows_nothing_but_its_slot() -> None:
    play = hidden()
    play.choose("Anna", "hide tracker")
    making = GAME.view(play.table, 1)["making"]
    assert making["card"] is None  # type: ignore[index]
    play.choose("Anna", "1-hidden-left-2")
    assert play.asp("Anna") == 2  # the flat price, whatever the card costs
    chain = GAME.view(play.table, 1)["chain"]
    assert isinstance(chain, list)
    item = chain[0]
    assert (item["card"], item["face_down"], item["slot"]) == (None, True, "1-hidden-left-2")
    heard = [GAME.event_line(event, play.names) for event in play.script.events if event.may_know(1)]
    assert heard == ["BH-13.23 hides Anna 1-hidden-left-2"]
    play.resolve()
    assert play.card("1-hidden-left-2") == "tracker"


def test_an_imagined_table_keeps_sizes_and_what_is_known_and_deals_the_rest_anew() -> None:
    play = hidden()
    faces = set()
    for seed in range(12):
        dream = duel_of(GAME.imagine(play.table, 1, seed))
        anna = dream.players[0]
        assert (len(anna.hand), len(anna.spells), len(anna.pool)) == (2, 40, 18)
        assert dream.players[1].key() == play.table.players[1].key()
        face = dream.at(27)
        assert face is not None
        assert GAME.box.cards[face.card].hideout >= 0  # only such a card can lie there
        faces.add(int(face.card))
        own = duel_of(GAME.imagine(play.table, 0, seed))
        assert own.players[0].hand == play.table.players[0].hand
    assert len(faces) > 1


@pytest.mark.rule("BH-D108")
def test_a_card_taken_openly_to_the_hand_stays_known() -> None:
    play = Play(
        Anna={"asp": 2, "hand": ["revival", "exodus"], "graveyard": ["zombie_warrior"]},
        Ben={},
        position={"settings": {"deck1": "black"}},
    )
    play.choose("Anna", "revival")
    play.resolve()
    play.choose("Anna", "zombie_warrior")
    for seed in range(6):
        dream = duel_of(GAME.imagine(play.table, 1, seed))
        assert GAME.box.numbers["zombie_warrior"] in dream.players[0].hand
    assert GAME.view(play.table, 1)["players"][0]["shown"] == ["zombie_warrior"]  # type: ignore[index]


# ---------------------------------------------------------------- giving up


@pytest.mark.rule("BH-D109", "BH-15.03")
def test_whoever_is_asked_may_give_up_although_it_is_never_offered() -> None:
    play = Play(Anna={}, Ben={})
    assert "concede" not in play.offered("Anna")
    play.choose("Anna", "concede")
    assert play.over
    assert play.winner == "Ben"
    assert GAME.places(play.table) == [2, 1]
    assert play.happened("BH-D109 concedes Anna")


def test_giving_up_is_part_of_the_record() -> None:
    match = Match(GAME, 2, {}, 4)
    match.answer(1, CONCEDE)
    again = verify(parse(write(match)), GAME)
    assert again.table == match.table
    assert again.table.over


@pytest.mark.rule("BH-D109")
@pytest.mark.parametrize("seat", [0, 1])
def test_whoever_gives_up_at_any_moment_loses_and_the_record_says_so(seat: int) -> None:
    """In the middle of a chain, of a fight, of paying, and while the other is asked; taking it back plays on."""
    kinds: set[str] = set()
    chains = 0
    match, chance = Match(GAME, 2, {"deck1": "green", "deck2": "black"}, 6), seeded(6)
    while not match.table.over:
        now = {question.kind for question in match.table.questions}
        if now - kinds or len(match.marks) % 20 == 0:
            before, decisions = match.table.copy(), len(match.marks)
            kinds |= now
            chains += len(duel_of(before).chain) > 0
            match.answer(seat, CONCEDE)
            assert (match.table.over, waiting_seats(match.table)) == (True, [])
            assert GAME.places(match.table) == ([2, 1] if seat == 0 else [1, 2])
            assert verify(parse(write(match)), GAME).table == match.table
            match.undo()
            assert (match.table, len(match.marks)) == (before, decisions)
        asked = waiting_seats(match.table)[0]
        question = match.table.question(asked)
        assert question is not None
        match.answer(asked, question.options[int(chance.below(len(question.options)))])
    assert chains >= 10
    assert {"mulligan", "priority", "slot", "target", "declare"} <= kinds


# ---------------------------------------------------------------- judging


def test_a_position_is_judged_by_what_will_have_happened() -> None:
    """ASP that wait on the chain, a card that is about to enter, an attack that will hit."""
    pieces = {"resource-left": "fertile_field"}
    play = Play(Anna={"asp": 2, "hand": ["watch_dog"], "pieces": pieces}, Ben={})
    before = GAME.judge(play.table, 0)
    key = play.table.key()
    play.choose("Anna", "watch_dog", "1-war-left-1")
    assert GAME.judge(play.table, 0) > before
    assert GAME.judge(play.table, 1) == pytest.approx(-GAME.judge(play.table, 0))
    assert play.table.key() != key
    fight = Play("combat", Anna={"pieces": {"war-left-1": "watch_dog"}}, Ben={})
    fight.both_pass()
    calm = GAME.judge(fight.table, 0)
    twin = fight.table.copy()
    twin.answer(0, GAME.option("attack"))
    nothing = fight.table.copy()
    nothing.answer(0, GAME.option("nothing"))
    assert GAME.judge(twin, 0) > GAME.judge(nothing, 0)
    assert calm == GAME.judge(fight.table, 0)


def test_a_finished_game_is_judged_as_what_it_is() -> None:
    play = set_up()
    before = [GAME.judge(play.table, seat) for seat in range(2)]
    play.table.answer(0, CONCEDE)
    assert GAME.chances(play.table) == [0.0, 1.0]
    assert GAME.judge(play.table, 0) < min(before) <= max(before) < GAME.judge(play.table, 1)
