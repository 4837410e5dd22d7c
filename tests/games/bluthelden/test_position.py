"""Positions of scenarios: what is wrong with one is said in one sentence that names the player and the field."""

from typing import Any

import pytest

from nachtspiel.engine.errors import Mistake
from tests.games.bluthelden.kit import Play


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
