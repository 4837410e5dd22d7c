"""Published black cards beyond those of the deck plan."""

import pytest

from tests.games.bluthelden.cards.board import BOTH_SIDES, OPEN, Board

LEVEL_2 = {"resource-left": "fertile_field", "resource-middle": "poison_cellar"}

# ---------------------------------------------------------------- Characters


@BOTH_SIDES
def test_the_barbarian_mercenary_cannot_block(seat: int) -> None:
    mine = {"pieces": OPEN | {"war-left-1": "barbarian_mercenary", "war-left-2": "barbarian_mercenary_token"}}
    b = Board(seat, mine, {"pieces": {"war-left-1": "canopy_warden"}}, phase="combat")
    b.fight()
    b.foe("attack")
    b.fight()  # no block is asked for
    assert b.lp("Anna") == 27
    assert b.asked("Anna") == "acting"


@BOTH_SIDES
@pytest.mark.rule("BH-D113")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_the_bloodmonger_maiden_buys_a_mercenary_for_a_dead_human(seat: int, answer: str) -> None:
    own = {"safety-left-1": "bloodmonger_maiden", "war-left-1": "barbarian_mercenary_token", "war-left-2": "skeleton"}
    b = Board(seat, {"asp": 2, "hand": ["blood"], "pieces": OPEN | own})
    b.does_and("blood", "mode 1")
    b.does("me-war-left-1")  # a Human, also as a token
    b.resolve()
    b.does(answer)
    if answer == "yes":
        assert all("-war-" in slot for slot in b.offered("Anna"))
        b.does("me-war-right-1")
    assert b.where("barbarian_mercenary_token") == (["me-war-right-1"] if answer == "yes" else [])
    assert b.lp("Anna") == (28 if answer == "yes" else 30)
    assert b.ready == "Anna"


@BOTH_SIDES
def test_the_bloodmonger_maiden_does_not_care_for_the_undead_or_enemies(seat: int) -> None:
    own = {"safety-left-1": "bloodmonger_maiden", "war-left-1": "skeleton"}
    b = Board(seat, {"asp": 5, "hand": ["blood", "exodus"], "pieces": OPEN | own}, {"pieces": {"war-left-1": "ranger"}})
    b.does_and("blood", "mode 1")
    b.does("me-war-left-1")
    assert b.chain() == []
    b.does_and("exodus", "foe-war-left-1")
    assert b.chain() == []
    assert b.ready == "Anna"


@BOTH_SIDES
@pytest.mark.rule("BH-11.05", "BH-D67")
def test_the_black_mage_weakens_the_resistance_for_a_round(seat: int) -> None:
    own = {"war-left-1": "black_mage"}
    mine = {"asp": 3, "hand": ["exodus"], "pieces": OPEN | own}
    b = Board(seat, mine, {"pieces": {"war-left-1": "oak_colossus", "advisor": "ulfred_brigbuck_the_wise"}})
    b.does("use me-war-left-1 1")
    assert b.offered("Anna") == ["foe-advisor", "foe-war-left-1", "me-war-left-1"]
    b.does("foe-war-left-1")
    b.resolve()
    assert (b.lp("Anna"), b.value("me-war-left-1", "turned")) == (29, True)
    assert b.value("foe-war-left-1", "resistance") == 4
    b.does_and("exodus", "foe-war-left-1")
    assert b.card("foe-war-left-1") is None
    assert b.ready == "Anna"


@BOTH_SIDES
@pytest.mark.rule("BH-13.19", "BH-D93")
@pytest.mark.parametrize(("key", "asp"), [("dark_rider", 5), ("outcast_from_falkenheim", 4)])
def test_some_enter_play_poisoned(seat: int, key: str, asp: int) -> None:
    b = Board(seat, {"asp": asp, "hand": [key], "pieces": LEVEL_2})
    b.does_and(key, "me-safety-left-1")
    assert b.value("me-safety-left-1", "counters") == {"poison": 1}
    b.pass_to("combat")
    assert b.value("me-safety-left-1", "damage") == 0  # not in the round in which they come
    b.to_next("combat")
    assert b.value("me-safety-left-1", "damage") == 1
    assert b.ready == "Anna"


@BOTH_SIDES
@pytest.mark.rule("BH-D127")
def test_the_dark_sorcerer_discards_two_and_draws_one(seat: int) -> None:
    mine = {"hand": ["blood", "exodus", "prison"], "pieces": OPEN | {"war-left-1": "dark_sorcerer"}}
    b = Board(seat, mine)
    b.does_and("use me-war-left-1 1")
    b.does("blood", "prison", "pool_pile")
    assert b.graveyard("Anna") == ["blood", "prison"]
    assert len(b.hand("Anna")) == 2
    assert b.ready == "Anna"
    b = Board(seat, {"hand": ["blood"], "pieces": OPEN | {"war-left-1": "dark_sorcerer"}})
    b.does_and("use me-war-left-1 1")
    assert b.graveyard("Anna") == ["blood"]  # as many as there are
    b.does("pool_pile")
    assert b.ready == "Anna"


@BOTH_SIDES
@pytest.mark.parametrize(("key", "body"), [("demonflame", "2/2 R3 I3"), ("zombie_warrior", "2/2 R2 I1")])
def test_plain_characters(seat: int, key: str, body: str) -> None:
    b = Board(seat, {"asp": 2, "hand": [key], "pieces": OPEN}, phase="main1")
    b.does_and(key, "me-war-left-1")
    assert (b.asp("Anna"), b.body("me-war-left-1"), b.value("me-war-left-1", "keywords")) == (0, body, [])
    assert b.ready == "Anna"


@BOTH_SIDES
@pytest.mark.rule("BH-D133")
def test_the_merciless_warrior_cannot_be_chosen_by_the_enemy(seat: int) -> None:
    theirs = {"pieces": {"war-left-1": "merciless_warrior", "war-left-2": "centaur"}}
    own = {"war-left-1": "merciless_warrior"}
    b = Board(seat, {"asp": 3, "hand": ["poisoned_blood"], "pieces": OPEN | own}, theirs)
    b.does("poisoned_blood")
    assert b.offered("Anna") == ["foe-war-left-2", "me-war-left-1"]
    assert b.asked("Anna") == "target"


@BOTH_SIDES
def test_raymond_exchanges_a_card_for_each_undead_that_is_no_token(seat: int) -> None:
    mine = {
        "asp": 2,
        "hand": ["zombie_warrior", "exodus"],
        "pieces": OPEN | {"safety-left-1": "raymond_harbinger_of_cunning"},
    }
    b = Board(seat, mine)
    b.does_and("zombie_warrior", "me-war-left-1")
    assert b.chain() == ["raymond_harbinger_of_cunning"]
    b.resolve()
    b.given("spell blood")
    b.does("spell_pile")
    assert b.offered("Anna") == ["blood", "exodus"]
    b.does("exodus")
    assert (b.hand("Anna"), b.graveyard("Anna")) == (["blood"], ["exodus"])
    assert b.ready == "Anna"


@BOTH_SIDES
def test_raymond_sees_enemy_undead_but_no_tokens_and_no_humans(seat: int) -> None:
    own = {"resource-left": "burial_chamber", "safety-left-1": "raymond_harbinger_of_cunning", "war-left-1": "skeleton"}
    theirs = {"asp": 4, "hand": ["zombie_warrior", "nascent_necromancer"], "pieces": OPEN}
    b = Board(seat, {"pieces": own}, theirs, other="black", initiative="Ben")
    b.foe("nascent_necromancer", "foe-war-left-1")
    b.resolve()
    assert b.chain() == []
    b.foe("zombie_warrior", "foe-war-left-2")
    b.resolve()
    assert b.chain() == ["raymond_harbinger_of_cunning"]
    b = Board(seat, {"pieces": own})
    b.does_and("use me-resource-left 2", "me-war-left-1")
    b.does("me-war-left-1")
    assert b.where("skeleton") == ["me-war-left-1"]
    assert b.chain() == []
    assert b.ready == "Anna"


@BOTH_SIDES
@pytest.mark.rule("BH-13.17")
def test_the_undead_priest_poisons(seat: int) -> None:
    b = Board(
        seat,
        {"pieces": OPEN | {"war-left-1": "undead_priest"}},
        {"pieces": {"war-left-1": "oak_colossus"}},
        phase="combat",
    )
    b.fight()
    b.does("attack")
    b.fight()
    b.foe("foe-war-left-1")
    b.fight()
    assert b.value("foe-war-left-1", "counters") == {"poison": 1}
    assert b.asked("Anna") == "place"


@BOTH_SIDES
@pytest.mark.rule("BH-D108")
@pytest.mark.parametrize(("ability", "found"), [(2, "exodus"), (3, "forge")])
def test_the_demon_brood_sacrifices_itself_and_a_bound_one_for_any_card(seat: int, ability: int, found: str) -> None:
    own = {"safety-left-1": "demon_brood", "safety-left-2": "smith", "war-left-1": "skeleton"}
    b = Board(seat, {"asp": 2, "pieces": OPEN | own, "spells": ["blood", "exodus"], "pool": ["forge", "smith"]})
    b.does(f"use me-safety-left-1 {ability}")
    assert b.offered("Anna") == ["me-safety-left-2"]  # bound, and another
    b.does("me-safety-left-2")
    assert b.asp("Anna") == 0
    assert sorted(b.graveyard("Anna")) == ["demon_brood", "smith"]
    while b.chain()[-1] != "demon_brood":
        b.resolve()  # Lord of the Dead, twice
        b.does(b.offered("Anna")[0])
    b.resolve()
    b.does(found)
    assert b.hand("Anna") == [found]
    assert b.ready == "Anna"


@BOTH_SIDES
def test_the_demon_brood_needs_another_bound_character_but_gives_an_asp_while_bound(seat: int) -> None:
    b = Board(seat, {"asp": 2, "pieces": OPEN | {"safety-left-1": "demon_brood", "war-left-1": "smith"}})
    assert not b.can("use me-safety-left-1 2")
    assert not b.can("use me-safety-left-1 3")
    b.does_and("use me-safety-left-1 1")
    assert b.asp("Anna") == 3
    assert b.ready == "Anna"


@BOTH_SIDES
def test_the_harmful_demon_costs_1_lp(seat: int) -> None:
    b = Board(seat, {"asp": 1, "hand": ["harmful_demon"], "pieces": OPEN})
    b.does_and("harmful_demon", "me-safety-left-1")
    b.resolve()
    assert (b.lp("Anna"), b.lp("Ben"), b.asp("Anna")) == (29, 30, 0)
    b.does_and("use me-safety-left-1 1")
    assert b.asp("Anna") == 1
    assert b.ready == "Anna"


@BOTH_SIDES
@pytest.mark.rule("BH-13.31", "BH-D122")
def test_the_demon_summoner_rises_into_the_pactmaker(seat: int) -> None:
    mine = {"asp": 2, "pieces": LEVEL_2 | {"war-left-1": "demon_summoner"}, "spells": ["demon_pactmaker"]}
    b = Board(seat, mine)
    b.does_and("use me-war-left-1 5")
    b.does("demon_pactmaker")
    assert b.body("me-war-left-1") == "3/3 R4 I4"
    b = Board(seat, {"asp": 3, "hand": ["demon_pactmaker"], "pieces": LEVEL_2 | {"war-left-1": "demon_summoner"}})
    b.does_and("demon_pactmaker")
    assert b.card("me-war-left-1") == "demon_pactmaker"
    assert b.ready == "Anna"


@BOTH_SIDES
@pytest.mark.rule("BH-10.01")
def test_the_demon_pactmaker_banishes_two_characters_for_a_demon(seat: int) -> None:
    mine = {
        "graveyard": ["blood", "hired_brute", "exodus", "nekravar", "zombie_warrior"],
        "pieces": OPEN | {"safety-left-1": "demon_pactmaker"},
    }
    b = Board(seat, mine)
    b.does("use me-safety-left-1 1")
    assert b.offered("Anna") == ["hired_brute", "nekravar", "zombie_warrior"]  # an Advisor is a Character, too
    b.does("nekravar", "zombie_warrior")
    assert b.graveyard("Anna") == ["blood", "hired_brute", "exodus"]
    b.resolve()
    assert all("-war-" in slot for slot in b.offered("Anna"))
    b.does("me-war-left-1")
    assert b.where("mutant_demon") == ["me-war-left-1"]
    assert b.ready == "Anna"
    one = {"graveyard": ["blood", "exodus", "zombie_warrior"], "pieces": OPEN | {"safety-left-1": "demon_pactmaker"}}
    assert not Board(seat, one).can("use me-safety-left-1 1")


@BOTH_SIDES
@pytest.mark.rule("BH-13.13", "BH-D128")
def test_nekravar_brings_back_a_character_with_blood_rush_2(seat: int) -> None:
    own = {"advisor": "nekravar", "war-left-1": "skeleton"}
    b = Board(seat, {"asp": 3, "graveyard": ["hired_brute", "exodus"], "pieces": OPEN | own})
    b.does("use me-advisor 1")
    assert b.offered("Anna") == ["me-war-left-1"]
    b.does("me-war-left-1")
    assert b.asp("Anna") == 0
    b.resolve()
    assert b.offered("Anna") == ["done", "hired_brute"]
    b.does("hired_brute", "me-war-right-1")
    assert b.body("me-war-right-1") == "5/5 R3 I3"
    assert b.value("me-advisor", "turned") is True
    assert b.ready == "Anna"


# ---------------------------------------------------------------- artifacts


@BOTH_SIDES
@pytest.mark.rule("BH-D119")
def test_the_banner_of_darkness_weighs_on_all_that_are_not_black(seat: int) -> None:
    own = {"area-1": "banner_of_darkness", "war-left-1": "zombie_warrior", "war-left-2": "smith"}
    theirs = {"pieces": {"war-left-1": "centaur", "war-left-2": "spectral_moth", "safety-left-1": "falcon"}}
    b = Board(seat, {"pieces": OPEN | own}, theirs)
    assert b.body("me-war-left-1") == "2/2 R2 I1"
    assert b.body("me-war-left-2") == "2/3 R2 I1"
    assert b.body("foe-war-left-1") == "3/4 R3 I2"
    assert b.body("foe-war-left-2") == "1/1 R0 I1"
    assert b.body("foe-safety-left-1") == "1/1 R2 I2"


@BOTH_SIDES
@pytest.mark.rule("BH-11.06")
@pytest.mark.parametrize(("victim", "dies"), [("oak_colossus", True), ("green_dragon", False)])
def test_no_reliance_destroys_up_to_resistance_5_and_is_banished(seat: int, victim: str, dies: bool) -> None:
    own = {"area-1": "no_reliance", "war-left-1": "skeleton"}
    b = Board(seat, {"asp": 1, "pieces": OPEN | own}, {"pieces": {"war-left-1": victim}})
    b.does("use me-area-1 1", "foe-war-left-1", "me-war-left-1")
    assert b.asp("Anna") == 0
    b.resolve()
    assert (b.card("foe-war-left-1") is None) is dies
    assert b.banished("Anna") == ["no_reliance"]
    assert b.ready == "Anna"


@BOTH_SIDES
@pytest.mark.rule("BH-D37")
def test_the_ring_of_might_turns_asp_into_trinkets(seat: int) -> None:
    b = Board(seat, {"asp": 2, "pieces": {"area-1": "ring_of_might"}})
    b.does_and("use me-area-1 2")
    b.does_and("use me-area-1 2")
    assert b.asp("Anna") == 0
    assert b.where("blood_trinket") == ["me-area-2", "me-area-3"]
    assert not b.can("use me-area-1 2")
    b.does_and("use me-area-1 1")
    assert b.asp("Anna") == 1
    assert b.ready == "Anna"


# ---------------------------------------------------------------- Spells


@BOTH_SIDES
@pytest.mark.rule("BH-13.13")
def test_the_spell_blood_rush_gives_2(seat: int) -> None:
    b = Board(
        seat,
        {"asp": 3, "hand": ["blood_rush"], "pieces": OPEN | {"war-left-1": "zombie_warrior"}},
        {"pieces": {"war-left-1": "smith"}},
    )
    b.does("blood_rush")
    assert b.offered("Anna") == ["me-war-left-1"]
    b.does("me-war-left-1")
    b.resolve()
    assert b.body("me-war-left-1") == "4/4 R2 I1"
    assert b.ready == "Anna"


@BOTH_SIDES
@pytest.mark.rule("BH-7.10", "BH-D57")
def test_blood_victim_costs_a_resource_and_draws(seat: int) -> None:
    b = Board(seat, {"asp": 3, "hand": ["blood_victim"], "pieces": {"resource-left": "fertile_field"}})
    b.does("blood_victim")
    assert b.offered("Anna") == ["me-resource-left", "me-rune"]
    b.does("me-resource-left")
    assert b.graveyard("Anna") == ["fertile_field"]
    b.resolve()
    b.does("spell_pile")
    assert len(b.hand("Anna")) == 1
    assert b.ready == "Anna"


@BOTH_SIDES
@pytest.mark.rule("BH-10.03")
def test_half_alive_half_dead_puts_an_undead_into_a_war_zone(seat: int) -> None:
    dead = ["hired_brute", "nekravar", "zombie_warrior"]
    b = Board(seat, {"asp": 3, "hand": ["half_alive_half_dead"], "graveyard": dead, "pieces": OPEN | LEVEL_2})
    b.does_and("half_alive_half_dead")
    assert b.offered("Anna") == ["done", "zombie_warrior"]  # an Advisor has no place in a War Zone
    b.does("zombie_warrior")
    assert all("-war-" in slot for slot in b.offered("Anna"))
    b.does("me-war-middle-1")
    assert b.where("zombie_warrior") == ["me-war-middle-1"]
    assert b.ready == "Anna"


@BOTH_SIDES
def test_revival_takes_an_undead_to_hand(seat: int) -> None:
    b = Board(seat, {"asp": 2, "hand": ["revival"], "graveyard": ["hired_brute", "nekravar", "zombie_warrior"]})
    b.does_and("revival")
    assert b.offered("Anna") == ["done", "nekravar", "zombie_warrior"]  # an Advisor is a Character, too
    b.does("zombie_warrior")
    assert b.hand("Anna") == ["zombie_warrior"]
    assert b.graveyard("Anna") == ["hired_brute", "nekravar", "revival"]
    assert b.ready == "Anna"


@BOTH_SIDES
@pytest.mark.rule("BH-D103", "BH-D133")
def test_the_opponent_chooses_the_sacrifice(seat: int) -> None:
    theirs = {"pieces": {"war-left-1": "merciless_warrior", "safety-left-1": "smith"}}
    b = Board(seat, {"asp": 4, "hand": ["sacrifice"], "pieces": OPEN | {"war-left-1": "skeleton"}}, theirs)
    b.does_and("sacrifice")
    assert (b.waits(), b.offered("Ben")) == (["Ben"], ["foe-safety-left-1", "foe-war-left-1"])
    b.foe("foe-war-left-1")
    assert b.graveyard("Ben") == ["merciless_warrior"]
    assert b.where("skeleton") == ["me-war-left-1"]
    assert b.ready == "Anna"


@BOTH_SIDES
@pytest.mark.rule("BH-D118", "BH-11.05")
@pytest.mark.parametrize(("victim", "taken"), [("centaur", True), ("oak_colossus", False)])
def test_the_lie_takes_control_up_to_resistance_4(seat: int, victim: str, taken: bool) -> None:
    hurt = {"card": victim, "damage": 1}
    b = Board(
        seat,
        {"asp": 4, "hand": ["the_lie"], "pieces": OPEN | {"war-left-1": "skeleton"}},
        {"pieces": {"safety-left-1": hurt}},
    )
    b.does("the_lie")
    assert b.offered("Anna") == ["foe-safety-left-1"]  # enemies only
    b.does("foe-safety-left-1", "me-war-left-1")
    assert b.where("skeleton") == []
    b.resolve()
    if taken:
        assert all("me-war-" in slot for slot in b.offered("Anna"))
        b.does("me-war-left-2")
    assert b.where(victim) == ["me-war-left-2" if taken else "foe-safety-left-1"]
    assert b.value(b.where(victim)[0], "damage") == 1
    assert b.ready == "Anna"


# ---------------------------------------------------------------- Ritual Place and Vorathis


@BOTH_SIDES
@pytest.mark.rule("BH-D57")
def test_the_ritual_place_gives_2_asp_with_three_names(seat: int) -> None:
    b = Board(seat, {"pieces": {"resource-left": "ritual_place", "resource-middle": "ritual_place"}})
    b.does_and("use me-resource-left 1")
    assert b.asp("Anna") == 1  # the Rune is the second name
    b.does_and("use me-resource-middle 2")
    assert b.where("blood_trinket") == ["me-area-1"]
    b = Board(seat, {"pieces": {"resource-left": "ritual_place", "resource-middle": "forge"}})
    b.does_and("use me-resource-left 1")
    assert b.asp("Anna") == 2
    assert b.ready == "Anna"


@BOTH_SIDES
@pytest.mark.rule("BH-D24", "BH-D101")
def test_vorathis_is_a_bloodmage_and_plays_demons_for_5_lp(seat: int) -> None:
    b = Board(seat, {"sovereign": "vorathis"})
    b.does_and("use me-sovereign 1")
    b.does("trinket")
    assert (b.lp("Anna"), b.asp("Anna"), b.where("blood_trinket")) == (29, 0, ["me-area-1"])
    hand = ["demonflame", "zombie_warrior", "buragaor_flying_demon"]
    b = Board(seat, {"sovereign": "vorathis", "hand": hand, "pieces": OPEN})
    b.does_and("use me-sovereign 2")
    assert b.lp("Anna") == 25
    assert b.offered("Anna") == ["demonflame", "done"]  # Buragaor needs level 2
    b.does("demonflame", "me-war-left-1")
    assert b.chain() == ["demonflame"]
    b.resolve()
    assert b.card("me-war-left-1") == "demonflame"
    assert b.ready == "Anna"
