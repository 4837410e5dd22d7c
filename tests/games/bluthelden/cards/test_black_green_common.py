"""What many black, green and grey cards have in common: turning, binding, Advisors, foreign colours."""

from typing import Any

import pytest

from tests.games.bluthelden.cards.board import BOTH_SIDES, OPEN, Board

# ---------------------------------------------------------------- turning and binding

# what lies where, and which of its abilities cost turning
TURNING = [
    ("safety-left-1", "crypt_walker", 1), ("war-left-1", "dark_sorcerer", 1), ("safety-left-1", "demon_brood", 1),
    ("safety-left-1", "demon_brood", 2), ("safety-left-1", "demon_brood", 3), ("safety-left-1", "harmful_demon", 1),
    ("area-1", "no_reliance", 1), ("area-1", "ring_of_might", 1), ("resource-left", "ritual_place", 1),
    ("resource-left", "ritual_place", 2), ("war-left-1", "demon_pactmaker", 1), ("safety-left-1", "natures_ally", 1),
    ("safety-left-1", "the_unified", 1), ("resource-left", "ulfred_brigbucks_garden", 1),
    ("resource-left", "arena_training", 1),
]  # fmt: skip


@BOTH_SIDES
@pytest.mark.rule("BH-D31")
@pytest.mark.parametrize(("place", "key", "ability"), TURNING)
def test_what_costs_turning_cannot_be_used_turned(seat: int, place: str, key: str, ability: int) -> None:
    around = OPEN | {"safety-middle-1": "smith", "war-middle-1": "zombie_warrior"}
    mine = {"asp": 9, "hand": ["blood"], "graveyard": ["hired_brute", "hired_brute"]}
    use = f"use me-{place} {ability}"
    assert Board(seat, mine | {"pieces": around | {place: key}}).can(use)
    assert not Board(seat, mine | {"pieces": around | {place: {"card": key, "turned": True}}}).can(use)


@BOTH_SIDES
@pytest.mark.rule("BH-D31")
@pytest.mark.parametrize(
    ("field", "key", "ability"),
    [
        ("sovereign", "vorathis", 1), ("sovereign", "vorathis", 2), ("sovereign", "elaria_windwhisper", 1),
        ("rune", "sovereigns_rune", 2), ("rune", "rune_of_the_wise", 1),
    ],
)  # fmt: skip
def test_turned_sovereigns_and_runes_cannot_turn_again(seat: int, field: str, key: str, ability: int) -> None:
    use = f"use me-{field} {ability}"
    assert Board(seat, {field: key}).can(use)
    assert not Board(seat, {field: key, f"{field}_turned": True}).can(use)


@BOTH_SIDES
@pytest.mark.rule("BH-13.03")
@pytest.mark.parametrize("key", ["demon_brood", "harmful_demon", "natures_ally", "the_unified", "priest"])
def test_binders_give_asp_only_while_bound(seat: int, key: str) -> None:
    b = Board(seat, {"pieces": OPEN | {"war-left-1": key, "safety-left-1": key}})
    assert b.can("use me-safety-left-1 1")
    assert not b.can("use me-war-left-1 1")


@BOTH_SIDES
@pytest.mark.parametrize("place", ["war-left-1", "safety-left-2"])
def test_the_demon_brood_may_not_name_itself_as_the_other(seat: int, place: str) -> None:
    b = Board(seat, {"asp": 2, "pieces": OPEN | {"safety-left-1": "demon_brood", place: "skeleton"}})
    assert not b.can("use me-safety-left-1 2")
    assert not b.can("use me-safety-left-1 3")


# ---------------------------------------------------------------- Advisors

# what Anna does, and what must not be among its targets although it would be an Advisor
SPARED: list[tuple[list[str], dict[str, Any]]] = [
    (["blood_rush"], {"hand": ["blood_rush"]}),
    (["the_lie"], {"hand": ["the_lie"]}),
    (["elvish_boots"], {"hand": ["elvish_boots"]}),
    (["solidarity"], {"hand": ["solidarity"]}),
    (["divine_healing", "mode 1"], {"hand": ["divine_healing"]}),
    (["diverted_power", "mode 1"], {"hand": ["diverted_power"]}),
    (["use me-resource-right 2"], {"pieces": {"resource-right": "poison_cellar"}}),
    (["use me-war-right-1 1"], {"pieces": {"war-right-1": "drumin_the_druid"}}),
    (["use me-area-1 1"], {"pieces": {"area-1": "totem_of_the_grove"}}),
    (["use me-sovereign 3"], {"sovereign": "elaria_windwhisper"}),
]


@BOTH_SIDES
@pytest.mark.rule("BH-D64")
@pytest.mark.parametrize(("choices", "fields"), SPARED)
def test_advisors_cannot_be_chosen_for_what_is_no_use_to_them(
    seat: int, choices: list[str], fields: dict[str, Any]
) -> None:
    around = OPEN | {"advisor": "nekravar", "war-left-1": "zombie_warrior"} | fields.get("pieces", {})
    theirs = {"pieces": {"advisor": "nekravar", "war-left-1": "smith"}}
    b = Board(seat, fields | {"asp": 9, "pieces": around}, theirs)
    b.does(*choices)
    assert b.asked("Anna") == "target"
    offered = b.offered("Anna")
    assert any("war-left-1" in place for place in offered)
    assert not any("advisor" in place for place in offered)
    assert b.asked("Anna") == "target"


@BOTH_SIDES
@pytest.mark.rule("BH-D64", "BH-D131")
@pytest.mark.parametrize(
    ("cards", "area"),
    [(["elven_gatekeeper", "me-war-right-1"], {}), (["elvish_armor", "me-war-left-1"], {"area-1": "song_of_the_glade"}),
     (["elvish_armor", "me-war-left-1"], {"area-1": "wind_whispers"})],
)  # fmt: skip
def test_advisors_do_not_shift(seat: int, cards: list[str], area: dict[str, str]) -> None:
    around = OPEN | {"advisor": "ulfred_brigbuck_the_wise", "war-left-1": "gardener"} | area
    b = Board(seat, {"asp": 9, "hand": cards[:1], "pieces": around}, deck="green")
    b.does_and(*cards)
    assert b.asked("Anna") == "target"
    assert "me-advisor" not in b.offered("Anna")
    assert b.asked("Anna") == "target"


@BOTH_SIDES
@pytest.mark.rule("BH-10.01", "BH-D38", "BH-D103")
@pytest.mark.parametrize(
    ("choices", "fields"),
    [
        (["use me-sovereign 3", "foe-war-left-1"], {}),
        (["use me-area-1 1"], {"pieces": {"area-1": "altar_of_hunger"}}),
        (["use me-resource-left 2"], {"pieces": {"resource-left": "burial_chamber"}}),
        (["use me-area-1 1", "foe-war-left-1"], {"pieces": {"area-1": "no_reliance"}}),
        (["the_lie", "foe-war-left-1"], {"hand": ["the_lie"]}),
    ],
)
def test_advisors_can_be_sacrificed(seat: int, choices: list[str], fields: dict[str, Any]) -> None:
    around = OPEN | {"advisor": "nekravar", "war-left-1": "zombie_warrior"} | fields.get("pieces", {})
    b = Board(seat, fields | {"asp": 9, "pieces": around}, {"pieces": {"war-left-1": "smith"}})
    b.does(*choices)
    assert b.asked("Anna") == "sacrifice"
    assert b.offered("Anna") == ["me-advisor", "me-war-left-1"]
    assert b.asked("Anna") == "sacrifice"


@BOTH_SIDES
@pytest.mark.rule("BH-10.01", "BH-D103")
@pytest.mark.parametrize("card", ["altar_of_hunger", "sacrifice"])
def test_an_effect_can_make_a_player_sacrifice_the_advisor(seat: int, card: str) -> None:
    theirs = {"pieces": {"advisor": "ulfred_brigbuck_the_wise"}}
    b = Board(seat, {"asp": 4, "hand": [card], "pieces": OPEN}, theirs)
    b.does_and(card)
    b.resolve_all()
    assert b.graveyard("Ben") == ["ulfred_brigbuck_the_wise"]
    assert b.ready == "Anna"


@BOTH_SIDES
@pytest.mark.rule("BH-10.01", "BH-D64")
@pytest.mark.parametrize(
    ("use", "pieces"),
    [("use me-sovereign 3", {}), ("use me-area-1 1", {"area-1": "no_reliance"})],
)
def test_advisors_can_be_destroyed(seat: int, use: str, pieces: dict[str, str]) -> None:
    around = OPEN | {"war-left-1": "skeleton", "war-left-2": "skeleton"} | pieces
    theirs = {"pieces": {"advisor": "ulfred_brigbuck_the_wise"}}
    b = Board(seat, {"asp": 1, "pieces": around}, theirs)
    b.does(use, "foe-advisor")
    while b.asked("Anna") == "sacrifice":
        b.does(b.offered("Anna")[0])
    b.resolve()
    assert b.graveyard("Ben") == ["ulfred_brigbuck_the_wise"]  # Resistance 5
    assert b.ready == "Anna"


@BOTH_SIDES
@pytest.mark.rule("BH-10.01")
def test_a_dead_advisor_is_a_dead_character_for_kangor(seat: int) -> None:
    own = {"advisor": "archdemon_kangor", "war-left-1": "skeleton", "war-left-2": "skeleton"}
    b = Board(seat, {"asp": 2, "pieces": OPEN | own}, {"pieces": {"advisor": "ulfred_brigbuck_the_wise"}})
    b.does_and("use me-sovereign 3", "foe-advisor", "me-war-left-1", "me-war-left-2")
    assert b.chain() == ["archdemon_kangor"]
    assert b.ready == "Anna"


@BOTH_SIDES
@pytest.mark.rule("BH-10.01")
def test_an_undead_advisor_is_an_undead_character(seat: int) -> None:
    level_2 = {"resource-left": "poison_cellar"}
    b = Board(seat, {"graveyard": ["nekravar"], "pieces": level_2})
    b.does_and("use me-sovereign 2")
    b.does("nekravar")
    assert b.card("me-advisor") == "nekravar"
    b = Board(
        seat, {"asp": 5, "hand": ["nekravar"], "pieces": level_2 | {"war-left-1": "raymond_harbinger_of_cunning"}}
    )
    b.does_and("nekravar")
    assert b.chain() == ["raymond_harbinger_of_cunning"]
    for card in ("call_of_the_crypt", "crypt_walker"):
        b = Board(seat, {"asp": 3, "hand": [card], "graveyard": ["nekravar"], "pieces": level_2})
        b.does(card, "mode 1" if card == "call_of_the_crypt" else "me-safety-left-1")
        b.resolve_all()
        assert b.offered("Anna") == ["done", "nekravar"]
    for card in ("call_of_the_crypt", "half_alive_half_dead"):  # but it never lies in a War Zone
        b = Board(seat, {"asp": 3, "hand": [card], "graveyard": ["nekravar"], "pieces": level_2})
        b.does_and(card, *(["mode 2"] if card == "call_of_the_crypt" else []))
        assert b.ready == "Anna"


@BOTH_SIDES
@pytest.mark.rule("BH-10.01", "BH-D24")
def test_vorathis_may_play_a_demon_advisor(seat: int) -> None:
    b = Board(seat, {"sovereign": "vorathis", "hand": ["archdemon_kangor", "nekravar"], "pieces": OPEN})
    b.does_and("use me-sovereign 2")
    assert b.offered("Anna") == ["archdemon_kangor", "done"]
    assert b.asked("Anna") == "play"


@BOTH_SIDES
@pytest.mark.rule("BH-10.01", "BH-12.01")
def test_an_advisor_can_have_a_strong_mind(seat: int) -> None:
    b = Board(seat, {"asp": 2, "hand": ["strong_mind"], "pieces": OPEN | {"advisor": "archdemon_kangor"}})
    b.does_and("strong_mind", "me-advisor")
    assert b.value("me-advisor", "resistance") == 6
    assert b.ready == "Anna"


# ---------------------------------------------------------------- single cards


@BOTH_SIDES
def test_wind_whispers_does_not_hear_enemy_trainings(seat: int) -> None:
    own = {"area-1": "wind_whispers", "war-left-1": "gardener"}
    theirs = {"asp": 3, "hand": ["cruel_drill"], "pieces": OPEN | {"war-left-1": "zombie_warrior"}}
    b = Board(seat, {"pieces": OPEN | own}, theirs, deck="green", other="black", initiative="Ben")
    b.foe("cruel_drill", "foe-war-left-1")
    b.resolve()
    assert (b.ready, b.chain()) == ("Ben", [])


@BOTH_SIDES
@pytest.mark.rule("BH-D118")
def test_the_lie_lasts(seat: int) -> None:
    own = {"war-left-1": "skeleton"}
    b = Board(seat, {"asp": 4, "hand": ["the_lie"], "pieces": OPEN | own}, {"pieces": {"war-left-1": "ranger"}})
    b.does_and("the_lie", "foe-war-left-1", "me-war-left-1")
    b.does("me-war-left-1")
    b.to_next("main1")
    assert b.where("ranger") == ["me-war-left-1"]
    assert b.ready == "Anna"


@BOTH_SIDES
def test_the_altar_draws_one_card(seat: int) -> None:
    b = Board(seat, {"asp": 1, "pieces": OPEN | {"area-1": "altar_of_hunger", "war-left-1": "skeleton"}})
    b.does_and("use me-area-1 1", "me-war-left-1")
    b.does("spell_pile")
    assert (b.ready, len(b.hand("Anna"))) == ("Anna", 1)


@BOTH_SIDES
@pytest.mark.rule("BH-D62")
@pytest.mark.parametrize(
    ("sovereign", "card", "asp"),
    [
        ("barabas_ulfaran", "seed", 4), ("vorathis", "seed", 4), ("king_loemeling", "blood", 4),
        ("elaria_windwhisper", "blood", 4), ("barabas_ulfaran", "spectral_bolt", 3), ("vorathis", "spectral_bolt", 3),
        ("king_loemeling", "spectral_bolt", 4), ("elaria_windwhisper", "spectral_bolt", 4),
        ("king_loemeling", "light_of_retribution", 2), ("elaria_windwhisper", "light_of_retribution", 2),
    ],
)  # fmt: skip
def test_surcharges(seat: int, sovereign: str, card: str, asp: int) -> None:
    pieces = OPEN | {"war-left-1": "zombie_warrior"}
    assert Board(seat, {"sovereign": sovereign, "asp": asp, "hand": [card], "pieces": pieces}).can(card)
    assert not Board(seat, {"sovereign": sovereign, "asp": asp - 1, "hand": [card], "pieces": pieces}).can(card)


@BOTH_SIDES
@pytest.mark.rule("BH-D62")
def test_vorathis_never_plays_white(seat: int) -> None:
    mine = {"sovereign": "vorathis", "asp": 99, "hand": ["light_of_retribution"]}
    assert not Board(seat, mine | {"pieces": OPEN | {"war-left-1": "zombie_warrior"}}).can("light_of_retribution")
