"""Positions of scenarios: what is wrong with one is said in one sentence that names the player and the field."""

from typing import Any

import pytest

from nachtspiel.engine.content import Entry
from nachtspiel.engine.errors import Mistake
from nachtspiel.games.bluthelden.table import duel_of
from tests.games.bluthelden.kit import GAME, Play


def war(**fields: Any) -> dict[str, Any]:
    return {"pieces": {"war-left-1": {"card": "medica", **fields}}}


@pytest.mark.parametrize(
    ("fields", "message"),
    [
        ({"hand": "medica"}, "test, Anna, hand: must be a list of cards, not 'medica'"),
        ({"hand": ["nobody"]}, "test, Anna, hand: there is no card 'nobody'"),
        ({"hand": [["medica"]]}, "test, Anna, hand: there is no card '['medica']'"),
        ({"hand": ["skeleton"]}, "test, Anna, hand: skeleton lies in no pile and in no hand"),
        ({"pool": ["sovereigns_rune"]}, "test, Anna, pool: sovereigns_rune lies in no pile and in no hand"),
        ({"spells": ["barabas_ulfaran"]}, "test, Anna, spells: barabas_ulfaran lies in no pile and in no hand"),
        ({"graveyard": ["ghost"]}, "test, Anna, graveyard: ghost lies in no pile and in no hand"),
        ({"banished": ["ghost"]}, "test, Anna, banished: ghost lies in no pile and in no hand"),
        ({"sovereign": "medica"}, "test, Anna, sovereign: medica is no Sovereign"),
        ({"rune": "forge"}, "test, Anna, rune: forge is no Rune"),
        ({"shadows": {"up": 1}}, "test, Anna, up: is not a known field; known fields: left, middle, right"),
        ({"pieces": {"attic": "medica"}}, "test, Anna, pieces: there is no place 'attic'"),
        ({"pieces": {"rune": "rune_of_the_wise"}}, "test, Anna, pieces: there is no place 'rune'"),
        ({"pieces": {"training-1": "strength"}}, "test, Anna, pieces: there is no place 'training-1'"),
        (war(counters={"luck": 1}), "test, Anna war-left-1, counters: there is no counter 'luck'"),
        (war(trainings=["medica"]), "test, Anna war-left-1, trainings: medica is no Training"),
        (war(enemy_trainings=["forge"]), "test, Anna war-left-1, enemy_trainings: forge is no Training"),
        (war(damage=-1), "test, Anna war-left-1, damage: must be a whole number from 0 to 99, not -1"),
    ],
)
def test_a_mistake_in_a_position_is_named(fields: dict[str, Any], message: str) -> None:
    with pytest.raises(Mistake) as caught:
        Play(Anna=fields, Ben={})
    assert str(caught.value) == message


# One card of each kind, and the places where it may lie.
RIGHT = {
    "medica": ("war-left-1", "safety-left-3"),
    "tracker": ("war-left-1", "safety-left-3", "hidden-right-2"),
    "palisades_wall": ("barrier-middle",),
    "forge": ("resource-right",),
    "magister_tillion_of_weidenheim": ("advisor",),
    "charm_of_wards": ("area-1", "area-100"),
    "vow_of_the_steadfast": ("area-1", "area-100"),
    "blood_trinket": ("area-1", "area-100"),
    "sacred_talisman": (),
    "ban": (),
    "magic_missile": (),
    "sirunian_seehoff": (),
    "sovereigns_rune": (),
}
PLACES = (
    "war-left-1", "safety-left-3", "barrier-middle", "resource-right", "advisor", "hidden-right-2", "area-1",
    "area-100",
)  # fmt: skip


@pytest.mark.rule("BH-4.11", "BH-4.16", "BH-4.22", "BH-D90", "BH-D96")
@pytest.mark.parametrize("card", RIGHT)
def test_every_card_lies_only_where_it_may(card: str) -> None:
    for place in PLACES:
        if place in RIGHT[card]:
            assert Play(Anna={"pieces": {place: card}}, Ben={}).card(f"1-{place}") == card
            continue
        with pytest.raises(Mistake) as caught:
            Play(Anna={"pieces": {place: card}}, Ben={})
        assert str(caught.value) == f"test, Anna, {place}: {card} cannot lie there"


def test_what_a_permanent_carries_is_laid_down() -> None:
    fields = {"turned": True, "missed": True, "damage": 1, "entered": 2, "counters": {"plus": 2}, "foreign": True}
    trainings = {"trainings": ["sacred_talisman"], "enemy_trainings": ["pipe_of_peace"]}
    play = Play(Anna=war(**fields, **trainings), Ben={"shadows": {"middle": 2}, "sovereign_turned": True, "lp": 7})
    medica = play.piece("1-war-left-1")
    assert medica is not None
    assert {name: medica[name] for name in fields if name != "foreign"} == {
        "turned": True, "missed": True, "damage": 1, "entered": 2, "counters": {"plus": 2},
    }  # fmt: skip
    assert (medica["controller"], medica["owner"], medica["token"]) == (0, 1, False)
    assert play.trainings("1-war-left-1") == ["sacred_talisman", "pipe_of_peace"]
    assert (play.value("1-training-1", "controller"), play.value("2-training-1", "controller")) == (0, 1)
    other = Play(Anna={}, Ben=war(**trainings))
    assert other.trainings("2-war-left-1") == ["sacred_talisman", "pipe_of_peace"]
    assert (other.card("2-training-1"), other.card("1-training-1")) == ("sacred_talisman", "pipe_of_peace")
    assert play.shadows("Ben") == [0, 2, 0]
    assert play.value("2-sovereign", "turned")
    assert not play.value("1-sovereign", "turned")
    assert not play.value("2-rune", "turned")
    assert play.lp("Ben") == 7


def test_a_copy_is_a_token_and_counters_are_those_it_enters_with() -> None:
    pieces = {"war-left-1": {"card": "medica", "copy": True}, "area-1": "charm_of_wards"}
    play = Play(Anna={"pieces": pieces}, Ben={"pieces": {"area-1": {"card": "charm_of_wards", "counters": {}}}})
    assert play.value("1-war-left-1", "token")
    assert play.value("1-area-1", "counters") == {"charge": 3}
    assert play.value("2-area-1", "counters") == {}


# ---------------------------------------------------------------- every field


def lay(phase: str = "main1", **fields: Any) -> Any:
    """A position as it is laid down, before the table runs."""
    entry = Entry("test", "position", {"phase": phase, "player": [{"name": "Anna"}, {"name": "Ben"}], **fields})
    found = duel_of(GAME.position(entry, ["Anna", "Ben"]))
    entry.done()
    return found


def test_what_is_not_said_is_as_at_the_start() -> None:
    entry = Entry("test", "position", {"player": [{"name": "Anna"}, {"name": "Ben"}]})
    table = duel_of(GAME.position(entry, ["Anna", "Ben"]))
    entry.done()
    assert (table.round, table.leader, table.active, table.phase) == (1, 0, 0, 2)
    assert table.shadows == [0] * 6
    assert [piece.place for piece in table.pieces] == [24, 25, 224, 225]
    assert not any(piece.turned for piece in table.pieces)
    for seat, key in enumerate(("black", "white")):
        player, deck = table.players[seat], GAME.decks[key]
        assert (player.seat, player.deck.key, player.lp, player.asp, player.resources) == (seat, key, 30, 0, 0)
        assert (player.hand, player.shown, player.graveyard, player.banished) == ([], [], [], [])
        assert (player.spells, player.pool) == (deck.spells, deck.pool)
        assert player.spells is not deck.spells
        assert player.pool is not deck.pool


def test_every_field_of_a_position() -> None:
    anna = {
        "name": "Anna", "lp": -3, "asp": 99, "hand": ["watch_dog", "forge"], "spells": ["exodus", "ban", "blood"],
        "pool": ["smith", "forge"], "graveyard": ["watch_dog", "ban"], "banished": ["forge", "exodus"],
        "shadows": {"left": 99, "right": 1}, "resources_used": 9, "sovereign": "vorathis", "rune_turned": True,
    }  # fmt: skip
    ben = {"name": "Ben", "rune": "rune_of_the_wise", "lp": 99, "sovereign_turned": True, "shadows": {"middle": 4}}
    table = lay("end", round=99, initiative="Ben", player=[anna, ben])
    assert (table.round, table.leader, table.active, table.phase) == (99, 1, 1, 5)
    assert table.shadows == [99, 0, 1, 0, 4, 0]
    one, two = table.players

    def keys(cards: list[int]) -> list[str]:
        return [GAME.box.cards[card].key for card in cards]

    assert (one.lp, one.asp, one.resources, two.lp) == (-3, 99, 9, 99)
    assert (keys(one.hand), keys(one.spells)) == (["forge", "watch_dog"], ["blood", "exodus", "ban"])
    assert (keys(one.pool), keys(one.graveyard)) == (["forge", "smith"], ["watch_dog", "ban"])
    assert keys(one.banished) == ["forge", "exodus"]
    assert keys([one.deck.sovereign, one.deck.rune]) == ["vorathis", "sovereigns_rune"]
    assert keys([two.deck.sovereign, two.deck.rune]) == ["sirunian_seehoff", "rune_of_the_wise"]
    assert (one.deck.key, one.deck.spells) == ("black", GAME.decks["black"].spells)
    assert keys([piece.card for piece in table.pieces]) == [
        "vorathis", "sovereigns_rune", "sirunian_seehoff", "rune_of_the_wise",
    ]  # fmt: skip
    assert [piece.turned for piece in table.pieces] == [False, True, True, False]


@pytest.mark.parametrize(
    ("phase", "names"),
    [
        ("main1", ["main1", "main2", "combat", "end"]), ("main2", ["main2", "combat", "end"]),
        ("combat", ["combat", "end"]), ("end", ["end"]),
    ],
)  # fmt: skip
def test_a_position_begins_with_its_phase_and_the_others_follow(phase: str, names: list[str]) -> None:
    play = Play(phase, round=2, Anna={}, Ben={})
    met = [play.phase]
    while play.kind() == "priority":
        play.both_pass()
        met.append(play.phase)
    assert met == [*names, "beginning"]
    assert (play.table.round, play.kind()) == (3, "draw")


def test_a_position_at_the_setup_and_at_the_beginning_of_a_round() -> None:
    assert lay("setup", round=5).round == 0
    table = lay("beginning", round=5)
    assert (table.round, table.phase) == (4, 1)
    play = Play("beginning", round=5, Anna={}, Ben={})
    assert (play.table.round, play.kind()) == (5, "draw")
    begun = Play("setup", Anna={}, Ben={}, position={"settings": {"roll": "1"}})
    assert (begun.kind(), len(begun.table.players[0].hand)) == ("mulligan", 6)


def test_every_field_of_a_permanent() -> None:
    fields = {
        "card": "medica", "turned": True, "missed": True, "bound": True, "damage": 99, "entered": 98, "poisoned": 97,
        "counters": {"plus": 99, "poison": 1, "madness": 0},
    }  # fmt: skip
    pieces = {"safety-right-3": fields, "war-left-1": {"card": "skeleton"}, "barrier-middle": "palisades_wall"}
    table = lay(player=[{"name": "Anna"}, {"name": "Ben", "pieces": pieces}])
    medica, skeleton, wall = table.pieces[4:]
    assert (medica.serial, medica.card, medica.place) == (5, GAME.box.numbers["medica"], 217)
    assert (medica.owner, medica.controller, medica.kind, medica.token) == (1, 1, 0, False)
    assert (medica.turned, medica.missed, medica.bound) == (True, True, True)
    assert (medica.damage, medica.entered, medica.poisoned) == (99, 98, 97)
    assert medica.counters == (1, 99, 0, 1)
    assert (skeleton.token, skeleton.place, wall.place) == (True, 200, 219)
    assert (wall.turned, wall.missed, wall.bound, wall.damage) == (False, False, False, 0)
    assert (wall.entered, wall.poisoned, wall.counters) == (0, 0, ())


@pytest.mark.parametrize(
    ("fields", "message"),
    [
        ({"round": 0}, "test, position, round: must be a whole number from 1 to 99, not 0"),
        ({"round": 100}, "test, position, round: must be a whole number from 1 to 99, not 100"),
        ({"initiative": "Carl"}, "test, position, initiative: must be one of Anna, Ben, not 'Carl'"),
        ({"phase": "tea"},
         "test, position, phase: must be one of setup, beginning, main1, main2, combat, end, not 'tea'"),
        *[({"player": [{"name": "Anna", field: value}, {"name": "Ben"}]},
           f"test, Anna, {field}: must be a whole number from {low} to {high}, not {value}")
          for field, low, high in (("lp", -99, 99), ("asp", 0, 99), ("resources_used", 0, 9))
          for value in (low - 1, high + 1)],
        *[({"player": [{"name": "Anna", "shadows": {"left": value}}, {"name": "Ben"}]},
           f"test, Anna, left: must be a whole number from 0 to 99, not {value}") for value in (-1, 100)],
        *[({"player": [{"name": "Anna", "pieces": {"war-left-1": {"card": "medica", field: 100}}}, {"name": "Ben"}]},
           f"test, Anna war-left-1, {field}: must be a whole number from 0 to 99, not 100")
          for field in ("damage", "entered", "poisoned")],
        *[({"player": [{"name": "Anna", "pieces": {"war-left-1": {"card": "medica", "counters": {"plus": value}}}},
                       {"name": "Ben"}]},
           f"test, Anna war-left-1, plus: must be a whole number from 0 to 99, not {value}") for value in (-1, 100)],
        ({"player": [{"name": "Anna", "pieces": {"war-left-1": {"card": "nobody"}}}, {"name": "Ben"}]},
         "test, Anna war-left-1, card: there is no card 'nobody'"),
        ({"player": [{"name": "Anna", "pieces": {"war-left-1": {"card": "medica", "hm": 1}}}, {"name": "Ben"}]},
         "test, Anna war-left-1, hm: is not a known field; known fields: "),
        ({"player": [{"name": "Anna", "hm": 1}, {"name": "Ben"}]}, "test, Anna, hm: is not a known field"),
        ({"player": [{"name": "Anna", "rune": "nobody"}, {"name": "Ben"}]},
         "test, Anna, rune: there is no card 'nobody'"),
    ],
)  # fmt: skip
def test_bounds_of_a_position(fields: dict[str, Any], message: str) -> None:
    with pytest.raises(Mistake) as caught:
        lay(**fields)
    assert str(caught.value).startswith(message)
