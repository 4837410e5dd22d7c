"""The grey cards and the Runes."""

from typing import Any

import pytest

from tests.games.bluthelden.cards.board import BOTH_SIDES, OPEN, Board

# ---------------------------------------------------------------- Runes


@BOTH_SIDES
@pytest.mark.rule("BH-9.18")
def test_the_sovereigns_rune_gives_an_asp_also_in_the_other_players_main_phase(seat: int) -> None:
    b = Board(seat, {}, initiative="Ben")
    b.passes("Ben")
    b.does("use me-rune 1")
    b.passes("Anna", "Ben")
    assert b.asp("Anna") == 1
    assert b.value("me-rune", "turned") is True
    assert b.ready == "Ben"


@BOTH_SIDES
@pytest.mark.rule("BH-D58", "BH-9.19", "BH-9.25")
def test_the_sovereigns_rune_fetches_a_resource_into_its_slot(seat: int) -> None:
    pool = ["fertile_field", "burial_chamber", "blood_priest", "archdemon_kangor", "zombie_warrior"]
    b = Board(seat, {"hand": ["forge"], "pool": pool})
    b.does_and("use me-rune 2")
    assert b.offered("Anna") == ["done", "fertile_field"]  # level, slot and lane rules hold; a Zombie is no matter
    b.does("fertile_field", "me-resource-middle")
    assert b.where("fertile_field") == ["me-resource-middle"]
    assert b.player("Anna")["pool"] == 4
    assert not b.can("forge")  # the one resource of the round
    assert b.ready == "Anna"


@BOTH_SIDES
@pytest.mark.rule("BH-D58", "BH-D121")
def test_the_sovereigns_rune_fetches_a_binder_or_an_advisor_without_paying(seat: int) -> None:
    pool = ["fertile_field", "burial_chamber", "blood_priest", "archdemon_kangor"]
    mine = {"pool": pool, "pieces": {"resource-left": "fertile_field"}, "resources_used": 1}
    b = Board(seat, mine)
    b.does_and("use me-rune 2")
    assert b.offered("Anna") == ["archdemon_kangor", "blood_priest", "done"]
    b.does("blood_priest")
    assert b.offered("Anna") == ["me-safety-left-1", "me-safety-left-2", "me-safety-left-3"]
    b.does("me-safety-left-2")
    assert b.value("me-safety-left-2", "bound") is True
    b = Board(seat, mine)
    b.does_and("use me-rune 2")
    b.does("archdemon_kangor")
    assert b.card("me-advisor") == "archdemon_kangor"
    assert b.asp("Anna") == 0
    assert b.ready == "Anna"


@BOTH_SIDES
def test_the_sovereigns_rune_covers_a_level_1_resource(seat: int) -> None:
    b = Board(seat, {"pool": ["burial_chamber"], "pieces": {"resource-left": "fertile_field"}})
    b.does_and("use me-rune 2")
    b.does("burial_chamber")
    assert b.card("me-resource-left") == "burial_chamber"
    assert b.banished("Anna") == ["fertile_field"]
    assert b.ready == "Anna"


@BOTH_SIDES
def test_the_rune_of_the_wise_makes_rising_cheaper_but_gives_no_asp(seat: int) -> None:
    pieces = {"resource-left": "poison_cellar", "war-left-1": "nascent_necromancer"}
    mine = {
        "asp": 1,
        "rune": "rune_of_the_wise",
        "pieces": pieces,
        "spells": ["baal_the_necromancer"],
        "pool": ["smith"],
    }
    b = Board(seat, mine)
    assert not b.can("use me-rune 2")
    b.does_and("use me-war-left-1 5")
    assert b.asp("Anna") == 0
    b.does("baal_the_necromancer")
    assert b.card("me-war-left-1") == "baal_the_necromancer"
    b.resolve()
    b.does("me-war-left-2")
    b.does_and("use me-rune 1")
    assert b.offered("Anna") == ["done", "smith"]
    assert b.asked("Anna") == "fetch"


@BOTH_SIDES
def test_the_rune_of_the_wise_is_no_help_for_the_enemy(seat: int) -> None:
    pieces = {"resource-left": "poison_cellar", "war-left-1": "nascent_necromancer"}
    b = Board(seat, {"asp": 1, "pieces": pieces}, {"rune": "rune_of_the_wise"})
    assert not b.can("use me-war-left-1 5")


# ---------------------------------------------------------------- resources


@BOTH_SIDES
@pytest.mark.rule("BH-9.23", "BH-9.24", "BH-9.26")
@pytest.mark.parametrize("key", ["fertile_field", "forge"])
def test_a_plain_resource_opens_a_lane_and_gives_an_asp(seat: int, key: str) -> None:
    b = Board(seat, {"asp": 2, "hand": [key, "zombie_warrior"]})
    assert not b.can("zombie_warrior")
    b.does(key, "me-resource-right")
    b.resolve()
    assert b.asp("Anna") == 2  # free
    assert b.can("zombie_warrior")
    b.does_and("use me-resource-right 1")
    assert b.asp("Anna") == 3
    assert not b.can("use me-resource-right 1")
    assert b.ready == "Anna"


@BOTH_SIDES
@pytest.mark.rule("BH-D111", "BH-D71")
def test_trainings_cost_1_less_in_the_lane_of_the_arena(seat: int) -> None:
    pieces = {
        "resource-left": "arena_training",
        "resource-middle": "forge",
        "war-left-1": "gardener",
        "war-middle-1": "gardener",
    }
    b = Board(
        seat, {"asp": 1, "hand": ["elvish_armor", "ulfreds_hornets"], "pieces": pieces}, deck="green", other="black"
    )
    assert not b.can("ulfreds_hornets")  # Characters cost as ever
    b.does("elvish_armor")
    assert b.offered("Anna") == ["me-war-left-1"]  # 2 ASP in the other lane
    b.does("me-war-left-1")
    assert b.asp("Anna") == 0
    b.resolve()
    assert b.trainings("me-war-left-1") == ["elvish_armor"]
    b.does_and("use me-resource-left 1")
    assert b.asp("Anna") == 1
    assert b.ready == "Anna"


@BOTH_SIDES
@pytest.mark.rule("BH-D131", "BH-13.31")
def test_the_arena_lets_a_character_rise_and_shift(seat: int) -> None:
    pieces = {"resource-left": "arena_training", "safety-left-1": "druid_of_the_earth", "war-left-1": "gardener"}
    mine = {"asp": 1, "pieces": pieces, "spells": ["drumin_the_druid"]}
    b = Board(seat, mine, {"pieces": {"war-left-1": "druid_of_the_earth"}}, deck="green", other="black")
    b.does("use me-resource-left 2")
    assert b.offered("Anna") == ["me-safety-left-1"]  # own, and with Rise
    b.does("me-safety-left-1")
    assert (b.asp("Anna"), b.value("me-resource-left", "turned")) == (0, True)
    assert b.value("me-safety-left-1", "turned") is False
    b.resolve()
    b.does("drumin_the_druid")
    assert b.card("me-safety-left-1") == "drumin_the_druid"
    b.does_and("use me-safety-left-1 8", "me-war-left-2")
    assert b.card("me-war-left-2") == "drumin_the_druid"
    assert b.value("me-war-left-2", "turned") is False
    assert b.ready == "Anna"


@BOTH_SIDES
def test_the_arena_needs_1_asp_and_somebody_who_rises(seat: int) -> None:
    arena = {"resource-left": "arena_training", "war-left-1": "gardener"}
    assert not Board(seat, {"asp": 1, "pieces": arena}, deck="green").can("use me-resource-left 2")
    arena["war-left-1"] = "druid_of_the_earth"
    assert not Board(seat, {"pieces": arena}, deck="green").can("use me-resource-left 2")
    assert Board(seat, {"asp": 1, "pieces": arena}, deck="green").can("use me-resource-left 2")


# ---------------------------------------------------------------- Characters


@BOTH_SIDES
@pytest.mark.rule("BH-13.01", "BH-13.03", "BH-D52")
@pytest.mark.parametrize(("key", "asp"), [("smith", 2), ("priest", 1)])
def test_the_grey_binders_give_an_asp_while_bound(seat: int, key: str, asp: int) -> None:
    assert not Board(seat, {"asp": asp - 1, "hand": [key], "pieces": OPEN}).can(key)
    b = Board(seat, {"asp": asp, "hand": [key], "pieces": OPEN | {"war-left-1": key}})
    b.does_and(key, "me-safety-left-3")
    assert b.asp("Anna") == 0
    assert not b.can("use me-war-left-1 1")  # not bound
    b.does_and("use me-safety-left-3 1")
    assert b.asp("Anna") == 1
    assert b.value("me-safety-left-3", "turned") is True
    assert b.ready == "Anna"


@BOTH_SIDES
def test_the_war_drummer_gives_1_power_in_his_lane(seat: int) -> None:
    own = {"war-left-1": "war_drummer", "safety-left-1": "smith", "war-middle-1": "smith"}
    b = Board(seat, {"asp": 5, "pieces": OPEN | own}, {"pieces": {"war-left-1": "centaur"}})
    b.does("use me-war-left-1 1")
    assert b.offered("Anna") == ["me-safety-left-1", "me-war-left-1"]
    b.does("me-safety-left-1")
    b.resolve()
    b.does_and("use me-war-left-1 1", "me-safety-left-1")
    assert b.asp("Anna") == 1
    assert b.value("me-safety-left-1", "power") == 4
    assert b.value("me-war-left-1", "turned") is False
    assert not b.can("use me-war-left-1 1")
    assert b.ready == "Anna"


# ---------------------------------------------------------------- artifact and Training


@BOTH_SIDES
@pytest.mark.rule("BH-13.32")
def test_equilibras_blessing_collects_counters_for_the_risen(seat: int) -> None:
    blessing = {"card": "equilibras_blessing", "counters": {"blessing": 1}}
    own = {"area-1": blessing, "war-left-1": "druid_of_the_earth", "safety-left-1": "gardener"}
    mine = {"asp": 2, "pieces": {"resource-left": "the_two_rivers"} | own, "spells": ["drumin_the_druid"]}
    b = Board(seat, mine, {"pieces": {"war-left-1": "zombie_warrior"}}, deck="green", other="black")
    assert not b.can("use me-area-1 1")
    b.does_and("use me-war-left-1 5")
    b.does("drumin_the_druid")
    assert b.chain() == ["equilibras_blessing"]
    b.resolve()
    assert b.value("me-area-1", "counters") == {"blessing": 2}
    b.does_and("use me-area-1 1")
    assert b.value("me-area-1", "counters") == {}
    assert b.body("me-war-left-1") == "5/6 R4 I5"
    assert b.body("me-safety-left-1") == "2/2 R4 I4"
    assert b.body("foe-war-left-1") == "2/2 R2 I1"
    assert b.ready == "Anna"


@BOTH_SIDES
def test_equilibras_blessing_does_not_care_for_enemies(seat: int) -> None:
    pieces = {"resource-left": "poison_cellar", "war-left-1": "nascent_necromancer"}
    theirs = {"pieces": {"area-1": "equilibras_blessing"}}
    b = Board(seat, {"asp": 2, "pieces": pieces, "spells": ["baal_the_necromancer"]}, theirs)
    b.does_and("use me-war-left-1 5")
    b.does("baal_the_necromancer")
    assert b.value("foe-area-1", "counters") == {}
    assert b.chain() == ["barabas_ulfaran"]
    assert b.ready == "Anna"


@BOTH_SIDES
@pytest.mark.rule("BH-12.01", "BH-11.05")
def test_a_strong_mind_gives_a_counter_that_stays(seat: int) -> None:
    mine = {"asp": 5, "hand": ["strong_mind", "antimagic"], "pieces": OPEN | {"war-left-1": "zombie_warrior"}}
    b = Board(seat, mine, {"pieces": {"war-left-1": "centaur"}})
    b.does("strong_mind")
    assert b.offered("Anna") == ["me-war-left-1"]
    b.does("me-war-left-1")
    b.resolve()
    assert b.asp("Anna") == 3
    assert b.body("me-war-left-1") == "2/2 R3 I1"
    b.does_and("antimagic", "me-training-1")
    assert b.body("me-war-left-1") == "2/2 R3 I1"  # the counter, not the Training, gives it
    assert b.ready == "Anna"


# ---------------------------------------------------------------- Spells


@BOTH_SIDES
@pytest.mark.rule("BH-11.07")
@pytest.mark.parametrize(
    ("target", "gone"), [("foe-area-1", "ring_of_nature"), ("foe-area-2", "earthquake"), ("foe-training-1", "strength")]
)
def test_antimagic_destroys_artifacts_rituals_and_trainings(seat: int, target: str, gone: str) -> None:
    trained = {"card": "centaur", "trainings": ["strength"]}
    theirs = {"pieces": OPEN | {"area-1": "ring_of_nature", "area-2": "earthquake", "war-left-1": trained}}
    b = Board(seat, {"asp": 3, "hand": ["antimagic"], "pieces": {"area-1": "blood_chalice"}}, theirs)
    b.does("antimagic")
    assert b.offered("Anna") == ["foe-area-1", "foe-area-2", "foe-training-1", "me-area-1"]  # nothing else
    b.does(target)
    b.resolve()
    assert b.asp("Anna") == 0
    assert b.graveyard("Ben") == [gone]
    assert b.where(gone) == []
    assert b.ready == "Anna"


def exchange(seat: int, card: str, mine: dict[str, Any] | None = None, theirs: dict[str, Any] | None = None) -> Board:
    own = {"asp": 2, "hand": [card, "exodus"], "lp": 20}
    return Board(seat, own | (mine or {}), theirs)


def exchanges(b: Board) -> None:
    """One card is drawn now, one discarded at the end of the Main Phase."""
    b.does("pool_pile")
    assert (b.ready, len(b.hand("Anna"))) == ("Anna", 2)
    b.close()
    b.resolve()
    b.does(b.offered("Anna")[0])
    assert (b.ready, len(b.hand("Anna"))) == ("Anna", 1)
    b.close()
    assert b.phase == "main2"


@BOTH_SIDES
@pytest.mark.rule("BH-13.49", "BH-D10", "BH-D30")
def test_divine_healing_heals_draws_and_discards_at_the_end_of_the_main_phase(seat: int) -> None:
    b = exchange(
        seat, "divine_healing", {"pieces": OPEN | {"war-left-1": {"card": "baal_the_necromancer", "damage": 3}}}
    )
    b.does_and("divine_healing", "mode 1", "me-war-left-1")
    assert b.asp("Anna") == 0
    assert b.value("me-war-left-1", "damage") == 2
    b.given("spell blood")
    b.does("spell_pile")
    assert b.hand("Anna") == ["blood", "exodus"]
    b.close()  # the first double pass: now the discard is put on the chain
    assert b.phase == "main1"
    assert b.chain() == ["divine_healing"]
    b.resolve()
    assert b.offered("Anna") == ["blood", "exodus"]
    b.does("exodus")
    assert b.hand("Anna") == ["blood"]
    assert b.ready == "Anna"
    b.close()
    assert b.phase == "main2"
    assert b.ready == "Ben"


@BOTH_SIDES
@pytest.mark.rule("BH-D36")
def test_divine_healing_gives_1_lp_but_not_above_the_start(seat: int) -> None:
    b = exchange(seat, "divine_healing")
    b.does_and("divine_healing")  # nobody to heal: the second mode
    assert b.lp("Anna") == 21
    exchanges(b)
    b = exchange(seat, "divine_healing", {"lp": 30})
    b.does_and("divine_healing")
    assert b.lp("Anna") == 30


@BOTH_SIDES
@pytest.mark.rule("BH-11.05")
@pytest.mark.parametrize(("victim", "damage"), [("gardener", 1), ("garran_ironroot_protector", 1), ("centaur", 0)])
def test_diverted_power_hurts_up_to_resistance_3_and_always_draws(seat: int, victim: str, damage: int) -> None:
    theirs = {"pieces": {"war-left-1": {"card": victim, "counters": {"plus": 1}}}}
    b = exchange(seat, "diverted_power", theirs=theirs)
    b.does_and("diverted_power", "mode 1", "foe-war-left-1")
    assert b.value("foe-war-left-1", "damage") == damage
    exchanges(b)


@BOTH_SIDES
@pytest.mark.rule("BH-D120")
def test_diverted_power_takes_1_lp_of_the_enemy(seat: int) -> None:
    b = exchange(seat, "diverted_power")
    b.does_and("diverted_power")
    assert b.lp("Ben") == 29
    assert b.lp("Anna") == 20
    exchanges(b)


@BOTH_SIDES
@pytest.mark.rule("BH-13.31", "BH-D43")
def test_the_spell_rise_lets_a_character_rise_without_turning(seat: int) -> None:
    pieces = {"resource-left": "poison_cellar", "war-left-1": {"card": "nascent_necromancer", "turned": True}}
    mine = {
        "asp": 1,
        "hand": ["rise"],
        "pieces": pieces | {"war-left-2": "zombie_warrior"},
        "spells": ["baal_the_necromancer"],
    }
    b = Board(seat, mine, {"pieces": {"war-left-1": "druid_of_the_earth"}})
    b.does("rise")
    assert b.offered("Anna") == ["me-war-left-1"]  # own, with Rise; turned does not matter
    b.does("me-war-left-1")
    b.resolve()
    b.does("baal_the_necromancer")
    assert b.asp("Anna") == 0
    assert b.card("me-war-left-1") == "baal_the_necromancer"
    assert b.value("me-war-left-1", "turned") is False
    assert b.ready == "Anna"


@BOTH_SIDES
@pytest.mark.rule("BH-D43")
def test_the_spell_rise_without_a_level_2_resource_does_nothing(seat: int) -> None:
    pieces = {"resource-left": "fertile_field", "war-left-1": "nascent_necromancer"}
    b = Board(seat, {"asp": 1, "hand": ["rise"], "pieces": pieces, "spells": ["baal_the_necromancer"]})
    b.does_and("rise", "me-war-left-1")
    assert b.card("me-war-left-1") == "nascent_necromancer"
    assert b.graveyard("Anna") == ["rise"]
    assert b.ready == "Anna"
