"""Items of the chain: two that wait for the same place, and ground that has changed when they resolve."""

import pytest

from nachtspiel.games.bluthelden.box import open_box, read_files
from nachtspiel.games.bluthelden.game import Bluthelden
from tests.games.bluthelden.cards.board import BOTH_SIDES, Board
from tests.games.bluthelden.kit import GAME, Play

OPEN = {"resource-left": "fertile_field"}


def decks(first: str, second: str) -> dict[str, dict[str, str]]:
    return {"settings": {"deck1": first, "deck2": second}}


@pytest.mark.rule("BH-D51", "BH-D27", "BH-10.09")
def test_two_permanents_of_the_area_may_wait_on_the_chain_together() -> None:
    play = Play(Anna={"asp": 6, "hand": ["charm_of_wards", "vow_of_the_steadfast"]}, Ben={})
    play.choose("Anna", "charm_of_wards")
    play.choose("Anna", "vow_of_the_steadfast")
    play.resolve_all()
    assert play.card("1-area-1") == "vow_of_the_steadfast"
    assert play.card("1-area-2") == "charm_of_wards"
    assert play.graveyard("Anna") == []


@pytest.mark.rule("BH-D27")
def test_two_characters_cannot_wait_for_the_same_slot() -> None:
    play = Play(Anna={"asp": 4, "hand": ["watch_dog", "watch_dog"], "pieces": OPEN}, Ben={})
    play.choose("Anna", "watch_dog", "1-war-left-1")
    play.choose("Anna", "watch_dog", "1-war-left-1")
    play.resolve_all()
    assert play.where("watch_dog") == ["1-war-left-1"]
    assert play.graveyard("Anna") == ["watch_dog"]


@pytest.mark.rule("BH-D96")
def test_two_hidden_cards_cannot_share_a_slot() -> None:
    play = Play(
        Anna={"asp": 4, "hand": ["slave_of_the_abyss", "slave_of_the_abyss"]}, Ben={}, position=decks("black", "white")
    )
    play.choose("Anna", "hide slave_of_the_abyss", "1-hidden-left-1")
    play.choose("Anna", "hide slave_of_the_abyss", "1-hidden-left-1")
    play.resolve()
    assert play.where("slave_of_the_abyss") == ["1-hidden-left-1"]
    play.resolve()
    assert play.where("slave_of_the_abyss") == ["1-hidden-left-1"]
    assert play.graveyard("Anna") == ["slave_of_the_abyss"]
    assert play.happened("BH-D96 turned_up")


@pytest.mark.rule("BH-D96", "BH-13.23")
def test_a_card_is_hidden_for_two_asp_without_resource_level_or_surcharge() -> None:
    play = Play(Anna={"asp": 2, "hand": ["slave_of_the_abyss"]}, Ben={}, position=decks("green", "white"))
    play.choose("Anna", "hide slave_of_the_abyss", "1-hidden-right-2")
    assert play.asp("Anna") == 0
    play.resolve()
    assert play.where("slave_of_the_abyss") == ["1-hidden-right-2"]
    play = Play(Anna={"asp": 1, "hand": ["slave_of_the_abyss"]}, Ben={}, position=decks("black", "white"))
    assert "hide slave_of_the_abyss" not in play.offered("Anna")


@pytest.mark.rule("BH-D96")
def test_a_hidden_card_is_not_put_onto_a_character() -> None:
    play = Play(
        Anna={"asp": 2, "hand": ["slave_of_the_abyss"]},
        Ben={"pieces": {"war-left-1": "watch_dog"}},
        position=decks("black", "white"),
    )
    play.choose("Anna", "hide slave_of_the_abyss")
    slots = ["1-hidden-left-2", "1-hidden-middle-1", "1-hidden-middle-2", "1-hidden-right-1", "1-hidden-right-2"]
    assert play.offered("Anna") == slots


@pytest.mark.rule("BH-D99", "BH-13.27", "BH-13.28", "BH-D55")
def test_a_character_that_moves_onto_a_hidden_card_finds_it_out() -> None:
    play = Play(
        Anna={"pieces": {**OPEN, "safety-left-1": "swordsman"}},
        Ben={"pieces": {"hidden-left-1": "slave_of_the_abyss"}},
    )
    play.choose("Anna", "move 1-safety-left-1", "1-war-left-1")
    assert play.where("slave_of_the_abyss") == ["2-hidden-left-1"]  # the Move waits
    play.resolve()
    assert play.card("1-war-left-1") == "swordsman"
    assert play.graveyard("Ben") == ["slave_of_the_abyss"]
    assert play.asked("Ben") == "order"  # Lord of the Dead, and what turning it up does (BH-13.28)
    play.choose("Ben", "trigger 1")
    assert sorted(play.chain()) == ["barabas_ulfaran", "slave_of_the_abyss"]
    play.resolve_all()
    assert play.value("1-war-left-1", "damage") == 1


@pytest.mark.rule("BH-D99")
def test_a_character_beside_a_hidden_card_does_not_find_it_out() -> None:
    play = Play(
        Anna={"pieces": {**OPEN, "safety-left-1": "swordsman"}},
        Ben={"pieces": {"hidden-left-1": "slave_of_the_abyss"}},
    )
    play.choose("Anna", "move 1-safety-left-1", "1-war-left-2")
    play.resolve()
    assert play.where("slave_of_the_abyss") == ["2-hidden-left-1"]


@pytest.mark.rule("BH-13.34", "BH-D42", "BH-D118")
def test_a_form_rises_on_its_own_side_if_the_lower_one_has_changed_sides() -> None:
    pieces = {"resource-left": "ritual_place", "war-left-1": "nascent_necromancer"}
    play = Play(
        phase="end",
        Anna={
            "asp": 2,
            "spells": ["baal_the_necromancer"],
            "pieces": pieces,
        },
        Ben={"asp": 4, "hand": ["strings_of_the_spirits"], "pieces": OPEN},
        position=decks("black", "orange"),
    )
    play.choose("Anna", "use 1-war-left-1 5")
    play.passes("Anna")
    play.choose("Ben", "strings_of_the_spirits", "1-war-left-1")
    play.passes("Ben", "Anna")
    play.choose("Ben", "2-war-left-1")
    assert play.card("2-war-left-1") == "nascent_necromancer"
    play.resolve()
    play.choose("Anna", "baal_the_necromancer")
    assert play.where("baal_the_necromancer") == ["1-war-left-1"]
    assert play.where("nascent_necromancer") == ["2-war-left-1"]
    assert play.graveyard("Anna") == []


@pytest.mark.rule("BH-D118", "BH-3.36")
def test_control_taken_back_and_forth_ends_where_it_began() -> None:
    play = Play(
        phase="end",
        Anna={"asp": 4, "hand": ["strings_of_the_spirits"], "pieces": OPEN},
        Ben={"asp": 4, "hand": ["strings_of_the_spirits"], "pieces": {**OPEN, "war-left-1": "watch_dog"}},
        position=decks("orange", "orange"),
    )
    play.choose("Anna", "strings_of_the_spirits", "2-war-left-1")
    play.resolve()
    play.choose("Anna", "1-war-left-1")
    play.passes("Anna")
    play.choose("Ben", "strings_of_the_spirits", "1-war-left-1")
    play.passes("Ben", "Anna")
    play.choose("Ben", "2-war-left-2")
    assert play.card("2-war-left-2") == "watch_dog"
    play.close()
    assert play.table.round == 4
    assert play.where("watch_dog") == ["2-war-left-2"]


@pytest.mark.rule("BH-D111", "BH-D90")
def test_who_leads_back_chooses_the_slots_and_barriers_stay() -> None:
    pieces = {"area-1": "prayer_of_the_ancestors", "war-left-1": "medica", "barrier-left": "palisades_wall"}
    play = Play(Anna={"pieces": {**OPEN, **pieces}}, Ben={})
    play.choose("Anna", "use 1-area-1 1", "left")
    play.resolve()
    assert play.offered("Anna") == ["1-safety-left-1", "1-safety-left-2", "1-safety-left-3"]
    play.choose("Anna", "1-safety-left-3")
    assert play.card("1-safety-left-3") == "medica"
    assert play.card("1-barrier-left") == "palisades_wall"
    assert play.waits() == ["Anna"]


@pytest.mark.rule("BH-D96", "BH-D27")
@BOTH_SIDES
def test_a_slot_that_is_filled_meanwhile_hides_nothing(seat: int) -> None:
    """Anna hides a card on a slot where Ben's gardener grows a plant in response."""
    foes = {**OPEN, "safety-left-1": "gardener"}
    b = Board(seat, {"asp": 2, "hand": ["slave_of_the_abyss"]}, {"asp": 2, "pieces": foes})
    b.does("hide slave_of_the_abyss", "me-hidden-left-1")
    b.passes("Anna")
    b.foe("use foe-safety-left-1 1")
    b.resolve()
    b.foe("foe-war-left-1")
    assert b.card("foe-war-left-1") == "creeper_plant"
    b.resolve()
    assert b.graveyard("Anna") == ["slave_of_the_abyss"]
    assert b.where("slave_of_the_abyss") == []
    assert b.happened("BH-D96 turned_up Anna slave_of_the_abyss")
    assert b.ready == "Anna"


@pytest.mark.rule("BH-D99", "BH-13.27", "BH-D28")
@BOTH_SIDES
def test_a_hidden_card_that_is_found_out_cannot_be_turned_up_any_more(seat: int) -> None:
    foes = {**OPEN, "safety-left-1": "gardener"}
    mine = {"asp": 2, "pieces": {"hidden-left-1": "tracker"}}
    b = Board(seat, mine, {"asp": 2, "pieces": foes}, deck="green")
    b.does("use me-hidden-left-1 6")
    b.passes("Anna")
    b.foe("use foe-safety-left-1 1")
    b.resolve()
    b.foe("foe-war-left-1")
    assert b.graveyard("Anna") == ["tracker"]
    b.resolve_all()
    assert b.where("tracker") == []
    assert b.ready == "Anna"


@pytest.mark.rule("BH-D55", "BH-D28")
@BOTH_SIDES
def test_who_is_gone_does_not_move(seat: int) -> None:
    """A Move waits on the chain; its Character is sacrificed in a Burial Chamber."""
    mine = {"pieces": {"war-left-1": "smith", "resource-left": "burial_chamber"}}
    b = Board(seat, mine, deck="white")
    b.does("move me-war-left-1", "me-safety-left-2")
    b.does("use me-resource-left 2", "me-war-left-1")
    b.resolve()
    b.does("me-safety-left-2")  # the Skeleton
    b.resolve()
    assert b.chain() == []
    assert b.where("smith") == []
    assert b.card("me-safety-left-2") == "skeleton"
    assert b.ready == "Anna"


@pytest.mark.rule("BH-D121", "BH-D27")
@BOTH_SIDES
def test_a_resource_that_comes_to_nothing_does_not_count(seat: int) -> None:
    """The level 1 resource below is sacrificed meanwhile. One more resource may be played, and only one."""
    hand = ["burial_chamber", "blood_victim", "fertile_field", "fertile_field"]
    b = Board(seat, {"asp": 9, "hand": hand, "pieces": OPEN})
    b.does("burial_chamber")
    b.does("blood_victim", "me-resource-left")
    b.resolve()
    while b.kind() == "draw":
        b.does("spell_pile")
    assert not b.can("fertile_field")
    b.resolve()
    assert b.graveyard("Anna")[-1] == "burial_chamber"
    assert b.can("fertile_field")
    b.does_and("fertile_field", "me-resource-left")
    assert not b.can("fertile_field")
    assert b.ready == "Anna"


@pytest.mark.rule("BH-13.32", "BH-D42")
@BOTH_SIDES
def test_all_counters_move_over_to_the_higher_form(seat: int) -> None:
    swordsman = {"card": "swordsman", "counters": {"plus": 2, "resistance": 1, "initiative": 3}}
    pieces = {"resource-left": "the_river_forge", "war-left-1": swordsman}
    b = Board(seat, {"asp": 2, "pieces": pieces}, deck="white")
    b.does_and("use me-war-left-1 5")
    b.does("swordmaster_kaelric_dawnlight")
    assert b.value("me-war-left-1", "counters") == {"plus": 2, "resistance": 1, "initiative": 3}
    assert b.body("me-war-left-1") == "6/5 R5 I6"
    assert b.ready == "Anna"


@pytest.mark.rule("BH-10.13", "BH-10.14", "BH-D67")
@BOTH_SIDES
@pytest.mark.parametrize(
    ("advisor", "held"), [("ulfred_brigbuck_the_wise", True), ("erojo_warden_of_the_beyond", False)]
)
def test_an_advisor_resists_a_training_too(seat: int, advisor: str, held: bool) -> None:
    """Exile, magic value 4, against Resistance 5; one with Spectral Ward cannot be chosen at all."""
    b = Board(seat, {"asp": 9, "hand": ["exile"]}, {"pieces": {"advisor": advisor}}, deck="white")
    assert b.can("exile") == held
    if held:
        b.does_and("exile", "foe-advisor")
        assert b.happened("BH-10.14 resists")
    assert b.card("foe-advisor") == advisor
    assert b.graveyard("Anna") == (["exile"] if held else [])
    assert b.ready == "Anna"


@pytest.mark.rule("BH-D113")
@BOTH_SIDES
def test_a_condition_must_hold_again_on_resolution(seat: int) -> None:
    """Who has survived combat proves himself once, unless he has been proven meanwhile."""
    proven = GAME.box.counters.index("proven")
    for meanwhile in (False, True):
        b = Board(seat, {"pieces": {"war-left-1": "golden_light_paladin"}}, deck="white", phase="combat")
        b.fight()
        b.does("attack")
        while not b.table.chain:
            b.both_pass()
        assert b.chain() == ["golden_light_paladin"]
        if meanwhile:
            next(piece for piece in b.table.pieces if piece.fought).set_counter(proven, 1)
        b.resolve()
        assert b.value("me-war-left-1", "counters") == ({"proven": 1} if meanwhile else {"resistance": 1, "proven": 1})
        assert b.ready == "Anna"


@pytest.mark.rule("BH-D132", "BH-13.24")
def test_a_hidden_card_stays_hidden_if_its_turning_up_loses_its_text() -> None:
    """As if Zaya's Ritual took the text away instead of turning damage round."""
    files = read_files()
    files["orange.toml"] = files["orange.toml"].replace('{do = "mend", to', '{do = "void", to')
    play = Play(
        Anna={"pieces": {"area-1": "zayas_ritual", **{f"war-left-{i}": "spectral_moth" for i in (1, 2)},
                         "war-right-1": "spectral_moth"}},
        Ben={"asp": 4, "pieces": {"hidden-middle-1": "slave_of_the_abyss"}},
        position=decks("orange", "black"), game=Bluthelden(open_box(files)),
    )  # fmt: skip
    play.passes("Anna")
    play.choose("Ben", "use 2-hidden-middle-1 6")
    play.passes("Ben")
    play.choose("Anna", "use 1-area-1 1", "chain 1", "1-war-left-1", "1-war-left-2", "1-war-right-1")
    play.resolve()
    assert play.happened("BH-D132 voided Ben")
    play.resolve()
    assert play.where("slave_of_the_abyss") == ["2-hidden-middle-1"]
    assert play.waits() == ["Anna"]
