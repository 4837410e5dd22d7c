"""Who may be chosen: Advisors are Characters, but what only fighters can use passes them by (BH-10.04, BH-D64)."""

import pytest

from tests.games.bluthelden.cards.board import BOTH_SIDES, Board

TILLION = "magister_tillion_of_weidenheim"
FIGHTERS = ["foe-war-left-1", "me-safety-left-1"]
OWN, ENEMY = FIGHTERS[1:], FIGHTERS[:1]
OWN_ADVISOR = ["me-advisor", *OWN]
ALL = ["foe-advisor", "foe-war-left-1", "me-advisor", "me-safety-left-1"]


@BOTH_SIDES
@pytest.mark.rule("BH-10.01", "BH-10.04", "BH-D64")
@pytest.mark.parametrize(
    ("deck", "choices", "may"),
    [
        ("white", ["use me-area-1 1"], OWN),  # Charm of Wards
        ("white", ["use me-area-2 1"], OWN_ADVISOR),  # Cape of Protection
        ("white", ["use me-safety-right-1 2"], OWN),  # Healing Wizard
        ("white", ["sacred_talisman"], OWN),
        ("white", ["blade_of_the_ancients"], OWN),
        ("white", ["swiftstrike"], OWN),
        ("white", ["balm"], FIGHTERS),
        ("white", ["consecration_ritual", "mode 1"], ALL),
        ("white", ["consecration_ritual", "mode 2"], FIGHTERS),
        ("white", ["toshis_gift"], FIGHTERS),
        ("white", ["light_of_retribution"], FIGHTERS),
        ("white", ["magic_missile"], FIGHTERS),
        ("white", ["ban"], ALL),
        ("white", ["exile"], ALL),
        ("orange", ["drums_of_the_jungle"], FIGHTERS),
        ("orange", ["pipe_of_peace"], ENEMY),
        ("orange", ["herbal_decoction"], ALL),
        ("orange", ["strings_of_the_spirits"], ENEMY),
        ("orange", ["purple_smoke"], FIGHTERS),
        ("orange", ["offspring"], ALL),
        ("orange", ["cold_breath_of_the_dead"], ALL),
    ],
)
def test_who_may_be_chosen(seat: int, deck: str, choices: list[str], may: list[str]) -> None:
    pieces = {
        "advisor": TILLION, "safety-left-1": "medica", "area-1": "charm_of_wards", "area-2": "cape_of_protection",
        "safety-right-1": "healing_wizard",
    }  # fmt: skip
    hand = [] if choices[0].startswith("use") else [choices[0]]
    theirs = {"pieces": {"advisor": TILLION, "war-left-1": "medica"}}
    b = Board(seat, {"asp": 9, "hand": hand, "pieces": pieces}, theirs, deck=deck, other="white")
    b.does(*choices)
    offered = [choice for choice in b.offered("Anna") if choice not in ("done", "me-safety-right-1")]
    assert [choice for choice in offered if "area" not in choice] == may
    assert b.asked("Anna") == "target"


@BOTH_SIDES
@pytest.mark.rule("BH-D64", "BH-D133")
def test_avatar_of_healing_covers_the_advisor_too(seat: int) -> None:
    advisor = {"card": TILLION, "counters": {"resistance_down": 1, "peace": 1}}
    b = Board(seat, {"asp": 6, "hand": ["avatar_of_healing"], "pieces": {"advisor": advisor}}, deck="white")
    b.does_and("avatar_of_healing")
    assert b.value("me-advisor", "counters") == {"peace": 1}
    assert "untargetable" in b.value("me-advisor", "keywords")
    assert b.ready == "Anna"


@BOTH_SIDES
@pytest.mark.rule("BH-10.01", "BH-D133")
def test_what_resists_or_hides_an_advisor_works_on_it(seat: int) -> None:
    own = {"advisor": TILLION, "area-1": "horns_of_camorrus", "area-2": "cape_of_protection", "war-left-1": "medica"}
    mine = {"asp": 3, "hand": ["consecration_ritual"], "pieces": own}
    b = Board(seat, mine, deck="white")
    b.does_and("use me-area-1 1")
    assert b.value("me-advisor", "resistance") == 6
    b.does_and("consecration_ritual", "mode 1", "me-advisor")
    assert b.value("me-advisor", "resistance") == 8
    b.does_and("use me-area-2 1", "me-advisor")
    assert "untargetable" in b.value("me-advisor", "keywords")
    assert b.ready == "Anna"


@BOTH_SIDES
@pytest.mark.rule("BH-10.01", "BH-D119")
def test_herbal_decoction_silences_an_advisor(seat: int) -> None:
    theirs = {"asp": 1, "pieces": {"advisor": {"card": TILLION, "counters": {"resistance_down": 2}}}}
    mine = {"asp": 3, "hand": ["herbal_decoction"]}
    b = Board(seat, mine, theirs, deck="orange", other="white")
    b.does_and("herbal_decoction", "foe-advisor")
    assert b.value("foe-advisor", "resistance") == 0
    b.pass_to("main2")
    assert "use foe-advisor 1" not in b.offered("Ben")


@BOTH_SIDES
@pytest.mark.rule("BH-D100", "BH-10.03")
def test_an_advisor_returns_to_the_advisor_slot(seat: int) -> None:
    mine = {"asp": 3, "hand": ["offspring"] + ["medium"] * 3}
    theirs = {"hand": ["medica"] * 3, "pieces": {"advisor": {"card": TILLION, "turned": True}}}
    b = Board(seat, mine, theirs, deck="orange", other="white")
    b.does_and("offspring", "foe-advisor")
    assert b.banished("Ben") == [TILLION]
    b.to_next("main1")
    assert b.card("foe-advisor") == TILLION
    assert b.value("foe-advisor", "resistance") == 6
    assert b.ready == "Anna"
