"""Bluthelden's face to the world: settings, names, outcomes of chance, results."""

import pytest

from nachtspiel.engine.chance import seeded
from nachtspiel.engine.content import Entry
from nachtspiel.engine.errors import Mistake, Refused
from nachtspiel.engine.game import waiting_seats
from nachtspiel.engine.table import EVERYONE, NOBODY, Event, Table
from nachtspiel.games.bluthelden.game import Bluthelden
from nachtspiel.games.bluthelden.table import duel_of
from nachtspiel.games.bluthelden.variants import Variants
from nachtspiel.games.bluthelden.vocabulary import both
from tests.games.bluthelden.kit import GAME, Play, weights_of


@pytest.fixture(scope="module")
def game() -> Bluthelden:
    return Bluthelden()


def test_the_settings_of_a_table(game: Bluthelden) -> None:
    decks = ["black", "green", "orange", "white"]
    assert [(setting.name, setting.default, setting.values) for setting in game.settings] == [
        ("deck1", "black", decks), ("deck2", "white", decks), ("roll", "random", ["random", "1", "2"]),
        ("open_hands", "no", ["yes", "no"]), ("binding_slots", "all", ["all", "one"]),
        ("covered", "banished", ["banished", "graveyard"]),
    ]  # fmt: skip
    assert (game.name, game.prefix, game.seat, game.fewest, game.most) == ("bluthelden", "BH", "player", 2, 2)
    assert game.content == game.box.fingerprint
    assert list(game.decks) == decks
    settled = game.settle(2, {})
    plain = Variants(settled)
    assert (plain.open_hands, plain.one_binding_slot, plain.covered_to_graveyard, plain.first) == (
        False, False, False, -1,
    )  # fmt: skip
    assert plain.key() == tuple([(name, settled[name]) for name in ("roll", "open_hands", "binding_slots", "covered")])
    other = Variants({**settled, "open_hands": "yes", "binding_slots": "one", "covered": "graveyard", "roll": "2"})
    assert (other.open_hands, other.one_binding_slot, other.covered_to_graveyard, other.first) == (True, True, True, 1)
    assert Variants({**settled, "roll": "1"}).first == 0
    assert [deck.key for deck in game.decks_of(settled)] == ["black", "white"]


def test_a_new_game_knows_its_events_options_and_weights(game: Bluthelden) -> None:
    assert game.naming.event_line(Event("BH-1.01", "wins", 1, 0, 0, EVERYONE), ["Anna", "Ben"]) == "BH-1.01 wins Ben"
    assert game.naming.option("pass") == 6400
    assert weights_of(game).lean == weights_of(GAME).lean
    with pytest.raises(TypeError, match=r"^this is not a table of Bluthelden$"):
        duel_of(Table(2, seeded(0)))
    entry = Entry("test", "position", {"settings": 1, "player": []})
    with pytest.raises(Mistake, match=r"^test, settings: must be a table of fields, not 1$"):
        game.position(entry, ["Anna", "Ben"])


def test_a_table_is_laid_out_and_started(game: Bluthelden) -> None:
    table = duel_of(game.lay_out(2, {"deck1": "green"}, 5))
    assert [player.deck.key for player in table.players] == ["green", "white"]
    assert [(player.seat, len(player.spells), len(player.pool), player.hand) for player in table.players] == [
        (0, 40, 18, []), (1, 40, 18, []),
    ]  # fmt: skip
    assert (len(table.pieces), table.questions) == (4, [])
    game.start(table)
    assert [question.kind for question in table.questions] == ["mulligan", "mulligan"]
    assert [len(player.hand) for player in table.players] == [6, 6]


@pytest.mark.parametrize(
    ("purpose", "name", "outcome"),
    [
        ("spell", "barabas_ulfaran", 0), ("pool", "skeleton_warrior", 2), ("roll", "1", 0), ("roll", "2", 1),
        ("d6", "1", 0), ("d6", "6", 5),
    ],
)  # fmt: skip
def test_outcomes_of_chance_have_names(purpose: str, name: str, outcome: int) -> None:
    assert GAME.naming.outcome(purpose, name) == outcome
    assert GAME.naming.outcome_name(purpose, outcome) == name


@pytest.mark.parametrize(
    ("purpose", "name", "sentence"),
    [
        ("spell", "nobody", "there is no card 'nobody'"),
        ("pool", "nobody", "there is no card 'nobody'"),
        ("roll", "3", "'3' is no number from 1 to 2"),
        ("roll", "0", "'0' is no number from 1 to 2"),
        ("d6", "7", "'7' is no number from 1 to 6"),
        ("coin", "1", "nothing is ever drawn for 'coin'; chance decides spell, pool, roll, d6"),
    ],
)
def test_what_chance_never_says(purpose: str, name: str, sentence: str) -> None:
    with pytest.raises(Mistake) as caught:
        GAME.naming.outcome(purpose, name)
    assert str(caught.value) == sentence


def test_what_is_no_choice() -> None:
    with pytest.raises(Mistake) as caught:
        GAME.naming.option("dance")
    assert str(caught.value) == "'dance' is no card and no choice of bluthelden"


@pytest.mark.parametrize(
    ("what", "numbers", "line"),
    [
        ("enters", (1, 200_002, 0), "BH-1.01 enters Ben skeleton_warrior 2-war-left-1"),
        ("aims_at", (27_999, 0, 0), "BH-1.01 aims_at face_down 1-hidden-left-1"),
        ("blocks", (1, 200_002, 2), "BH-1.01 blocks Ben skeleton_warrior 2-war-left-1 skeleton_warrior 1-war-left-1"),
        ("plays", (0, 2, 1), "BH-1.01 plays Anna skeleton_warrior 2"),
        ("activates", (0, 25_002, 0), "BH-1.01 activates Anna skeleton_warrior 1-rune 1"),
        ("triggers", (0, 2, 3), "BH-1.01 triggers Anna skeleton_warrior blood_rush"),
        ("resolves", (0, -1, 0), "BH-1.01 resolves Anna face_down text"),
        ("gets_values", (2, both(2, -1), 1), "BH-1.01 gets_values skeleton_warrior 1-war-left-1 +2/-1 game"),
        ("gets_resistance", (2, -3, 0), "BH-1.01 gets_resistance skeleton_warrior 1-war-left-1 -3 round"),
        ("gets_keyword", (2, 1, 0), "BH-1.01 gets_keyword skeleton_warrior 1-war-left-1 flying round"),
        ("shadow", (0, 2, 0), "BH-1.01 shadow Anna right"),
        ("counter", (2, 1, 4), "BH-1.01 counter skeleton_warrior 1-war-left-1 plus 4"),
        ("announces", (0, 6400, 0), "BH-1.01 announces Anna pass"),
        ("draws_hidden", (0, 1, 1), "BH-1.01 draws_hidden Anna 1 pool"),
        ("phase", (4, 0, 0), "BH-1.01 phase 4"),
        ("main_phase", (3, 1, 0), "BH-1.01 main_phase 3 Ben"),
        ("drawn", (0, 0, 0), "BH-1.01 drawn"),
    ],
)
def test_events_as_records_write_them(what: str, numbers: tuple[int, int, int], line: str) -> None:
    assert GAME.naming.event_line(Event("BH-1.01", what, *numbers, EVERYONE), ["Anna", "Ben"]) == line


def test_a_choice_can_be_announced() -> None:
    play = Play(Anna={}, Ben={})
    (seat,) = waiting_seats(play.table)
    event = GAME.naming.announcement(play.table, seat, 6400)
    assert (event.rule, event.what, event.a, event.b, event.c) == ("BH-8.02", "announces", seat, 6400, 0)
    assert event.may_know(0)
    assert event.may_know(NOBODY)
    with pytest.raises(Refused, match="is not asked anything now"):
        GAME.naming.announcement(play.table, 1 - seat, 6400)


@pytest.mark.parametrize(("result", "places"), [(0, [1, 2]), (1, [2, 1]), (2, [1, 1]), (-1, [1, 1])])
def test_places_and_scores(result: int, places: list[int]) -> None:
    play = Play(round=6, Anna={"lp": 12}, Ben={"lp": 3})
    play.table.result = result
    assert GAME.places(play.table) == places
    assert GAME.scores(play.table) == [12, 3]
    play.table.players[1].lp = -4
    assert GAME.scores(play.table) == [12, 0]
    assert (GAME.round(play.table), GAME.thinking.stage(play.table)) == (6, 6)


def test_moments_and_what_stirs() -> None:
    play = Play(Anna={"pieces": {"resource-left": "forge"}}, Ben={})
    assert [GAME.flowing.moment(play.table, seat) for seat in (0, 1)] == ["own_main", "other_main"]
    assert [GAME.flowing.idle(play.table, seat) for seat in (0, 1)] == [6400, NOBODY]
    assert [GAME.flowing.stir(play.table, seat) for seat in (0, 1)] == ["", ""]
    play.choose("Anna", "use 1-resource-left 1")
    assert [GAME.flowing.stir(play.table, seat) for seat in (0, 1)] == ["", f"item {play.table.chain[0].serial}"]
    assert [GAME.flowing.moment(play.table, seat) for seat in (0, 1)] == ["own_chain", "their_ability"]
    play.table.chain = []
    moments = ["combat_start", "before_declaration", "after_declaration", "before_damage", "after_damage", "combat_end"]
    assert GAME.flowing.moments() == [
        "own_main", "other_main", "their_card", "their_ability", "own_chain", *moments, "end_of_round",
    ]  # fmt: skip
    for window, moment in enumerate([*moments, "end_of_round"], 2):
        play.table.window = window
        assert GAME.flowing.moment(play.table, 0) == moment
    first = ["own_main", "their_card", "their_ability", "after_declaration", "end_of_round"]
    assert GAME.flowing.first_stops() == first
