"""Whom the cards of the four decks mean without choosing: tokens count like all others, Advisors do not fight; and
where what they create may lie."""

from typing import Any

import pytest

from tests.games.bluthelden.cards.board import BOTH_SIDES, Board

OPEN = {"resource-left": "fertile_field", "resource-middle": "forge"}
TILLION = "magister_tillion_of_weidenheim"

# ---------------------------------------------------------------- all, each, every


@BOTH_SIDES
@pytest.mark.rule("BH-10.04", "BH-11.12")
def test_the_tracker_quickens_tokens_but_no_advisor(seat: int) -> None:
    own = OPEN | {"war-left-1": "skeleton", "safety-left-1": {"card": "ranger", "turned": True}, "advisor": TILLION}
    b = Board(seat, {"asp": 4, "hand": ["tracker"], "pieces": own}, deck="green")
    b.does_and("tracker", "me-war-middle-1")
    b.resolve()
    assert b.body("me-war-left-1") == "2/2 R1 I4"
    assert b.value("me-safety-left-1", "initiative") == 0  # turned
    assert b.value("me-advisor", "initiative") == 0
    assert b.ready == "Anna"


@BOTH_SIDES
@pytest.mark.rule("BH-10.04", "BH-11.12")
def test_the_king_strengthens_no_advisor(seat: int) -> None:
    b = Board(seat, {"pieces": OPEN | {"advisor": TILLION, "war-left-1": "skeleton"}}, deck="green")
    b.does_and("use me-sovereign 2")
    assert (b.value("me-advisor", "power"), b.value("me-advisor", "hp")) == (0, 0)
    assert b.body("me-war-left-1") == "3/3 R1 I2"
    assert b.ready == "Anna"


TOKENS = {"war-left-1": {"card": "giant_creeper_plant", "damage": 1}, "safety-left-1": "giant_creeper_plant"}


@BOTH_SIDES
@pytest.mark.rule("BH-11.12", "BH-D66")
@pytest.mark.parametrize(
    ("deck", "card", "choices", "first", "second"),
    [
        ("black", "visitation_of_the_plague", ["left", "right"], 3, 1),
        ("black", "visitation_of_the_plague", ["right", "left"], 2, 2),
        ("green", "earthquake", [], 2, 0),
        ("white", "divine_storm", [], 2, 1),
    ],
)
def test_what_hurts_everybody_there_hurts_tokens(
    seat: int, deck: str, card: str, choices: list[str], first: int, second: int
) -> None:
    theirs = {"pieces": TOKENS | {"war-right-1": "giant_creeper_plant", "advisor": TILLION}}
    b = Board(seat, {"asp": 6, "hand": [card]}, theirs, deck=deck, other="white")
    b.does_and(card, *choices)
    if card == "earthquake":
        b.does_and("left")
    assert b.value("foe-war-left-1", "damage") == first
    assert b.value("foe-war-right-1", "damage") == second
    assert b.value("foe-safety-left-1", "damage") == (1 if card == "divine_storm" else 0)
    assert b.card("foe-advisor") == TILLION
    assert b.value("foe-advisor", "damage") == 0
    assert b.ready == "Anna"


@BOTH_SIDES
@pytest.mark.rule("BH-D124", "BH-11.12")
def test_demonic_fire_burns_tokens_twice(seat: int) -> None:
    giant = {"card": "giant_creeper_plant", "counters": {"plus": 1}}
    fire = {"area-1": {"card": "demonic_fire", "entered": 2}}
    b = Board(seat, {"pieces": OPEN | fire}, {"pieces": {"war-left-1": giant, "safety-left-1": giant}}, round=3)
    b.does_and("left")
    assert b.value("foe-war-left-1", "damage") == 2
    b.to_next("main1")
    b.close()
    b.resolve()
    assert b.value("foe-war-left-1", "damage") == 4
    assert b.value("foe-safety-left-1", "damage") == 0
    assert b.where("demonic_fire") == []
    assert b.ready == "Anna"


@BOTH_SIDES
@pytest.mark.rule("BH-D124", "BH-11.12")
def test_the_earthquake_fells_flying_tokens(seat: int) -> None:
    own = {"area-1": {"card": "earthquake", "entered": 2}, "war-left-1": "spectral_moth", "safety-left-1": "falcon"}
    b = Board(seat, {"pieces": OPEN | own}, {"pieces": {"war-right-1": "falcon"}}, deck="green", round=3)
    b.resolve()
    assert b.where("spectral_moth") == []
    assert b.where("falcon") == ["me-safety-left-1"]
    assert b.banished("Anna") == []
    assert b.ready == "Anna"


@BOTH_SIDES
@pytest.mark.rule("BH-13.22", "BH-D94", "BH-11.12")
@pytest.mark.parametrize("who", ["bowpiper", "ghostking_arvelian_seehoff"])
def test_tokens_are_lulled_and_frightened(seat: int, who: str) -> None:
    theirs = {"pieces": {"war-left-1": "giant_creeper_plant", "safety-left-1": "creeper_plant", "advisor": TILLION}}
    if who == "bowpiper":
        b = Board(seat, {"pieces": {"safety-left-1": who}}, theirs, deck="orange", phase="combat")
        b.fight()
        b.does("shoot", "foe-war-left-1")
        b.resolve("d6 3")
    else:
        mine = {"asp": 5, "hand": [who], "pieces": {"resource-left": "shaman_tent"}}
        b = Board(seat, mine, theirs, deck="orange")
        b.does_and(who, "me-war-left-1")
        b.resolve("d6 2")  # Resistance 2
    assert b.value("foe-war-left-1", "turned") is True
    assert b.value("foe-war-left-1", "missed") is True
    assert b.value("foe-safety-left-1", "turned") is False
    assert b.value("foe-advisor", "turned") is False
    assert b.ready == "Anna"


@BOTH_SIDES
@pytest.mark.rule("BH-D119", "BH-11.12")
def test_erojo_withers_tokens(seat: int) -> None:
    mine = {"asp": 1, "shadows": {"left": 1}, "pieces": {"advisor": "erojo_warden_of_the_beyond"}}
    theirs = {"pieces": {"war-left-1": "creeper_plant", "safety-left-1": "creeper_plant"}}
    b = Board(seat, mine, theirs, deck="orange")
    b.does_and("use me-advisor 1", "left")
    assert b.body("foe-war-left-1") == "0/1 R1 I1"
    assert b.body("foe-safety-left-1") == "1/2 R1 I1"
    assert b.ready == "Anna"


@BOTH_SIDES
@pytest.mark.rule("BH-13.49", "BH-11.12")
@pytest.mark.parametrize("card", ["vow_of_the_steadfast", "avatar_of_healing"])
def test_tokens_and_those_in_safety_are_healed(seat: int, card: str) -> None:
    sick = {"card": "giant_creeper_plant", "damage": 2, "counters": {"poison": 1}}
    mine = {"asp": 6, "hand": [card], "pieces": {"war-left-1": sick, "safety-right-1": sick, "advisor": TILLION}}
    b = Board(seat, mine, {"pieces": {"safety-right-1": sick}}, deck="white", other="white")
    b.does(card)
    b.resolve_all()
    assert b.value("me-war-left-1", "damage") == b.value("me-safety-right-1", "damage") == 1
    assert b.value("foe-safety-right-1", "damage") == 2
    poison = {} if card == "avatar_of_healing" else {"poison": 1}
    assert b.value("me-safety-right-1", "counters") == poison
    assert b.value("foe-safety-right-1", "counters") == {"poison": 1}
    protected = ["cannot_be_hurt", "untargetable"] if card == "avatar_of_healing" else []
    assert sorted(b.value("me-war-left-1", "keywords")) == protected
    assert b.ready == "Anna"


@BOTH_SIDES
@pytest.mark.rule("BH-D127")
def test_avatar_of_healing_works_in_the_order_of_its_words(seat: int) -> None:
    sick = {"card": "swordsman", "damage": 1, "counters": {"poison": 1}}
    b = Board(seat, {"asp": 6, "hand": ["avatar_of_healing"], "pieces": {"war-left-1": sick}}, deck="white")
    b.does_and("avatar_of_healing")
    words = [line.split()[1] for line in b.told() if "swordsman" in line]
    assert words == ["counter_gone", "healed", "gets_keyword", "gets_keyword"]


@BOTH_SIDES
@pytest.mark.rule("BH-D117", "BH-11.12")
def test_a_token_that_survives_hardens(seat: int) -> None:
    own = {"area-1": "vow_of_the_steadfast", "war-left-1": "falcon", "safety-left-1": "archer_of_the_guard"}
    theirs = {"pieces": {"war-left-1": {"card": "medica", "turned": True}}}
    b = Board(seat, {"pieces": own}, theirs, deck="white", other="white", phase="combat")
    b.does("me-war-left-1")  # both have Initiative 3
    b.fight()
    b.does("attack")
    b.fight()
    b.does("shoot", "foe-war-left-1")
    while b.kind() == "priority" and not b.table.chain:
        b.both_pass()
    assert b.chain() == ["vow_of_the_steadfast"]  # who shoots from the Back Row is in no danger
    b.resolve()
    assert b.value("me-war-left-1", "counters") == {"resistance": 1}
    assert b.value("me-safety-left-1", "counters") == {}
    assert (b.phase, b.ready) == ("combat", "Anna")


@BOTH_SIDES
@pytest.mark.rule("BH-D119", "BH-11.12")
def test_the_banner_of_wisdom_raises_human_tokens(seat: int) -> None:
    own = {"area-1": "banner_of_wisdom", "war-left-1": "barbarian_mercenary_token", "war-left-2": "skeleton"}
    b = Board(seat, {"pieces": own}, {"pieces": {"war-left-1": "barbarian_mercenary_token"}}, deck="white")
    assert b.body("me-war-left-1") == "3/3 R4 I3"
    assert b.body("me-war-left-2") == "2/2 R1 I2"
    assert b.body("foe-war-left-1") == "2/2 R3 I3"


@BOTH_SIDES
@pytest.mark.rule("BH-D133", "BH-11.12")
def test_the_fog_hides_tokens(seat: int) -> None:
    mine = {"asp": 4, "hand": ["fog"], "pieces": {"war-left-1": "creeper_plant", "safety-left-1": "creeper_plant"}}
    b = Board(seat, mine, {"pieces": {"war-left-1": "creeper_plant"}}, deck="green")
    b.does_and("fog")
    assert b.value("me-war-left-1", "keywords") == b.value("me-safety-left-1", "keywords") == ["untargetable"]
    assert b.value("foe-war-left-1", "keywords") == []
    assert b.ready == "Anna"


@BOTH_SIDES
@pytest.mark.rule("BH-14.11", "BH-11.12")
def test_the_ring_of_nature_strengthens_attacking_tokens(seat: int) -> None:
    own = {"area-1": "ring_of_nature", "war-left-1": "creeper_plant"}
    b = Board(seat, {"pieces": own}, deck="green", phase="combat")
    b.fight()
    b.does("attack")
    assert b.value("me-war-left-1", "power") == 2
    b.fight()
    assert b.lp("Ben") == 28
    assert (b.phase, b.ready) == ("end", "Anna")


@BOTH_SIDES
@pytest.mark.rule("BH-11.12", "BH-10.04")
@pytest.mark.parametrize(("third", "enough"), [("creeper_plant", True), ("", False)])
def test_the_two_rivers_count_tokens_but_no_advisor(seat: int, third: str, enough: bool) -> None:
    pieces = {"resource-left": "the_two_rivers", "war-left-1": "creeper_plant", "war-left-2": "creeper_plant"}
    pieces |= {"safety-left-1": third} if third else {"advisor": "ulfred_brigbuck_the_wise"}
    b = Board(seat, {"pieces": pieces}, deck="green")
    assert b.can("use me-resource-left 2") is enough


@BOTH_SIDES
@pytest.mark.rule("BH-D89", "BH-11.12")
def test_the_elvish_archer_brings_down_flying_tokens(seat: int) -> None:
    moth = {"card": "spectral_moth", "counters": {"plus": 1}}
    b = Board(
        seat, {"pieces": {"safety-left-1": "elvish_archer"}}, {"pieces": {"war-left-1": moth}}, deck="green",
        phase="combat",
    )  # fmt: skip
    b.fight()
    b.does("shoot", "foe-war-left-1")
    b.fight()
    assert b.body("foe-war-left-1") == "2/2-1 R1 I2"
    assert b.value("foe-war-left-1", "keywords") == []
    assert b.asked("Ben") == "declare"


# ---------------------------------------------------------------- how often


@BOTH_SIDES
@pytest.mark.rule("BH-D126", "BH-D31")
def test_what_names_no_limit_is_used_again_and_again(seat: int) -> None:
    plants = {f"war-{lane}-{number}": "creeper_plant" for lane in ("left", "middle") for number in (1, 2, 3)}
    ulfred = {"advisor": "ulfred_brigbuck_the_wise"}
    b = Board(seat, {"asp": 4, "pieces": OPEN | plants | ulfred}, deck="green")
    for lane in ("left", "middle"):
        b.does_and("use me-advisor 2", lane)
        b.does(f"me-war-{lane}-1")
    assert b.where("giant_creeper_plant") == ["me-war-left-1", "me-war-middle-1"]
    assert b.ready == "Anna"
    shadows = {"asp": 2, "shadows": {"left": 4}, "pieces": {"safety-left-1": "mistheart_the_ghost_shaman"}}
    b = Board(seat, shadows, {"pieces": {"war-left-1": "medium", "safety-left-1": "medium"}}, deck="orange")
    for place in ("foe-war-left-1", "foe-safety-left-1"):
        b.does_and("use me-safety-left-1 1", place, "left", "left")
        assert b.trainings(place) == ["misthearts_punishment"]
    assert (b.asp("Anna"), b.shadows("Anna")) == (0, [0, 0, 0])
    assert b.ready == "Anna"
    peace = {"card": TILLION, "counters": {"peace": 2}}
    b = Board(seat, {"asp": 2, "pieces": {"advisor": peace}}, deck="white")
    for lane in ("left", "right"):
        b.does_and("use me-advisor 2", lane)
    assert b.value("me-advisor", "counters") == {}
    assert b.ready == "Anna"


# ---------------------------------------------------------------- where it lies

LEFT = [f"me-{place}" for place in ("safety-left-1", "safety-left-2", "safety-left-3", "war-left-1", "war-left-2")]
MIDDLE = [place.replace("left", "middle") for place in LEFT]


@BOTH_SIDES
@pytest.mark.rule("BH-D49", "BH-D73", "BH-D75")
@pytest.mark.parametrize(
    ("deck", "lying", "choices", "slots"),
    [
        ("black", "resource-left burial_chamber", ["use me-resource-left 2", "me-war-right-1"], [*LEFT, *MIDDLE]),
        ("green", "area-1 blood_chalice", ["song_of_the_glade"], [*LEFT, *MIDDLE]),
        ("green", "advisor ulfred_brigbuck_the_wise", ["use me-advisor 1"], [*LEFT, *MIDDLE]),
        ("green", "resource-left creeper_field", ["use me-resource-left 2"], LEFT),
        ("green", "resource-left the_two_rivers", ["natures_ally", "me-safety-middle-1"], MIDDLE[1:]),
        ("green", "safety-left-1 gardener", ["use me-safety-left-1 1"], LEFT[1:]),
        ("green", "area-1 blood_chalice", ["seed"], [*LEFT, *MIDDLE]),
        ("orange", "area-1 blood_chalice", ["cocoon_lover", "me-safety-left-1"], [*LEFT[1:], *MIDDLE]),
        ("orange", "area-1 blood_chalice", ["acolyte_of_the_swarm", "me-safety-left-1"], [*LEFT[1:], *MIDDLE]),
        ("orange", "area-1 blood_chalice", ["spectral_bolt"], [*LEFT, *MIDDLE]),
        ("orange", "area-1 blood_chalice", ["zayas_ritual"], [*LEFT, *MIDDLE]),
        ("orange", "resource-left sacred_site", ["use me-resource-left 2"], LEFT[:3]),
        ("black", "area-1 blood_chalice", ["demonic_fire"], [*LEFT[3:], *MIDDLE[3:]]),
        ("white", "resource-left the_river_forge", ["arion_paladin_of_the_falcon_guard", "me-safety-left-1"],
         [*LEFT[3:], *MIDDLE[3:]]),
    ],
)  # fmt: skip
def test_where_tokens_may_be_put(seat: int, deck: str, lying: str, choices: list[str], slots: list[str]) -> None:
    """Two lanes are open; a resource or Character that creates them lies in the left one. One is put down at a time."""
    place, _, key = lying.partition(" ")
    hand = [] if choices[0].startswith("use") else choices[:1]
    more: dict[str, Any] = {place: key}
    if key == "burial_chamber":
        more["war-right-1"] = "skeleton"  # to be sacrificed
    sovereign = {"sovereign": "elaria_windwhisper"} if deck == "green" else {}  # without a third slot
    mine = {"asp": 7, "hand": hand, "pieces": OPEN | more} | sovereign
    b = Board(seat, mine, {"pieces": {"resource-right": "forge"}}, deck=deck)
    b.does(*choices)
    b.resolve_all()
    assert b.asked("Anna") == "place"
    assert b.offered("Anna") == sorted(slots)
    number = {"spectral_bolt": 3, "zayas_ritual": 2}.get(choices[0], 1)
    b.does(*slots[-number:])
    assert b.ready == "Anna"
    tokens = [piece for piece in b.facts()["pieces"] if piece["token"]]
    assert len(tokens) == number
    assert sorted(b.back(piece["place"]) for piece in tokens) == sorted(slots[-number:])


@BOTH_SIDES
@pytest.mark.rule("BH-D73", "BH-11.12")
def test_where_the_dead_rise(seat: int) -> None:
    """The Skeleton of a new Burial Chamber and Kangor's Demon: any free slot of an open lane."""
    b = Board(seat, {"hand": ["burial_chamber"], "pieces": OPEN})
    b.does_and("burial_chamber", "me-resource-left")
    b.resolve()
    assert b.offered("Anna") == sorted([*LEFT, *MIDDLE])
    b.does("me-war-middle-2")
    assert b.where("skeleton") == ["me-war-middle-2"]
    assert b.ready == "Anna"
    mine = {"asp": 5, "hand": ["exodus"], "pieces": OPEN | {"advisor": "archdemon_kangor"}}
    b = Board(seat, mine, {"pieces": {"war-left-1": "creeper_plant"}})
    b.does_and("exodus", "foe-war-left-1")
    b.resolve()
    b.does("yes")
    assert b.offered("Anna") == sorted([*LEFT, *MIDDLE])
    b.does("me-safety-middle-3")
    assert b.where("mutant_demon") == ["me-safety-middle-3"]
    assert b.ready == "Anna"


@BOTH_SIDES
@pytest.mark.rule("BH-D71")
def test_the_arena_teaches_in_both_zones_of_its_lane(seat: int) -> None:
    pieces = {"resource-left": "arena_training", "safety-left-1": "gardener", "safety-middle-1": "gardener"}
    b = Board(seat, {"asp": 1, "hand": ["elvish_armor"], "pieces": pieces}, deck="green")
    b.does("elvish_armor")
    assert b.offered("Anna") == ["me-safety-left-1"]
    b.does_and("me-safety-left-1")
    assert b.asp("Anna") == 0
    assert b.ready == "Anna"
