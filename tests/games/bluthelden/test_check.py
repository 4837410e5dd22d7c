"""The state check: Epic cards, Protective Shields, lost slots, players without Life Points or cards."""

from typing import Any

import pytest

from nachtspiel.games.bluthelden.box import open_box, read_files
from nachtspiel.games.bluthelden.game import Bluthelden
from nachtspiel.games.bluthelden.state import COVER
from tests.games.bluthelden.cards.board import BOTH_SIDES, Board
from tests.games.bluthelden.kit import Play

OPEN = {"resource-left": "fertile_field"}


def decks(first: str, second: str) -> dict[str, dict[str, str]]:
    return {"settings": {"deck1": first, "deck2": second}}


def covered(mine: dict[str, Any], *before: str) -> Play:
    """Combat in which Ben's centaur covers his ranger, after what Anna does before."""
    foes = {"pieces": {"war-left-1": "ranger", "war-left-2": "centaur"}}
    play = Play(phase="combat", Anna=mine, Ben=foes, position=decks("white", "green"))
    if before:
        play.choose("Anna", *before)
        play.resolve()
    play.passes("Anna")
    play.choose("Ben", "use 2-war-left-2 7", "2-war-left-1")
    play.resolve()
    return play


def attack_the_covered(play: Play) -> None:
    """Anna attacks, and the ranger blocks."""
    play.close()
    play.choose("Anna", "attack")
    play.close()
    play.choose("Ben", "2-war-left-1")
    play.close()


@pytest.mark.rule("BH-D120", "BH-D91")
def test_damage_that_is_not_dealt_does_not_use_up_a_protective_shield() -> None:
    tillion = {"card": "magister_tillion_of_weidenheim", "counters": {"peace": 1}}
    play = covered({"asp": 1, "pieces": {"advisor": tillion, "war-left-1": "falconer"}}, "use 1-advisor 2", "left")
    attack_the_covered(play)
    assert not play.happened("shielded")
    assert play.value("2-war-left-1", "damage") == 0
    assert play.value("1-war-left-1", "damage") == 0
    assert [lasting.target for lasting in play.table.lasting if lasting.kind == COVER] != []


@pytest.mark.rule("BH-D91", "BH-13.20", "BH-13.21")
def test_without_peace_the_shield_takes_the_damage() -> None:
    play = covered({"pieces": {"war-left-1": "falconer"}})
    attack_the_covered(play)
    assert play.value("2-war-left-1", "damage") == 0
    assert play.value("2-war-left-2", "damage") == 2
    assert play.value("1-war-left-1", "damage") == 2


@pytest.mark.rule("BH-D91", "BH-D120")
def test_the_same_shield_twice_is_no_choice() -> None:
    play = covered({"pieces": {"war-left-1": "falconer"}})
    play.table.add_lasting(play.table.lasting[0])  # as if it had been unturned and used again
    attack_the_covered(play)
    assert play.kind() != "shield"
    assert play.value("2-war-left-2", "damage") == 2


EPIC = {"card": "swordmaster_kaelric_dawnlight"}


@pytest.mark.rule("BH-D72", "BH-10.24", "BH-10.25", "BH-10.26")
def test_of_two_epic_cards_in_a_lane_the_other_is_sacrificed() -> None:
    pieces = {"war-left-1": EPIC, "safety-left-1": EPIC, "war-right-1": EPIC}
    play = Play(Anna={"pieces": pieces}, Ben={"pieces": {"war-left-1": EPIC}}, position=decks("white", "white"))
    assert play.asked("Anna") == "keep"
    assert play.offered("Anna") == ["1-safety-left-1", "1-war-left-1"]
    assert play.asked("Ben") == ""
    play.choose("Anna", "1-safety-left-1")
    assert play.where("swordmaster_kaelric_dawnlight") == ["1-safety-left-1", "1-war-right-1", "2-war-left-1"]
    assert play.graveyard("Anna") == ["swordmaster_kaelric_dawnlight"]
    assert play.waits() == ["Anna"]


@pytest.mark.rule("BH-D72", "BH-D119")
def test_a_card_that_has_lost_epic_does_not_collide_until_it_has_it_again() -> None:
    """Prison takes the printed abilities of the first; the copy in the other lane is never touched."""
    imprisoned = {**EPIC, "enemy_trainings": ["prison"]}
    pieces = {"safety-left-1": imprisoned, "war-left-1": EPIC, "war-right-1": EPIC}
    play = Play(Anna={"pieces": pieces}, Ben={}, position=decks("white", "black"))
    assert play.asked("Anna") == "priority"
    assert play.where("swordmaster_kaelric_dawnlight") == ["1-safety-left-1", "1-war-left-1", "1-war-right-1"]


@pytest.mark.rule("BH-D72", "BH-10.30", "BH-10.31", "BH-10.32")
def test_a_mythic_card_lies_once_on_the_whole_side() -> None:
    play = Play(Anna={"pieces": {"area-1": "ring_of_the_blood_moon", "area-2": "ring_of_the_blood_moon"}}, Ben={})
    assert play.asked("Anna") == "keep"
    play.choose("Anna", "1-area-2")
    assert play.where("ring_of_the_blood_moon") == ["1-area-2"]


@pytest.mark.rule("BH-D33", "BH-D34", "BH-15.04")
def test_both_sovereigns_at_zero_in_one_check_are_a_draw() -> None:
    play = Play(Anna={"lp": 0}, Ben={"lp": 0})
    assert play.winner == "draw"


@pytest.mark.rule("BH-D34", "BH-15.05", "BH-D11")
def test_both_without_cards_in_one_draw_step_are_a_draw() -> None:
    play = Play(phase="beginning", Anna={"spells": [], "pool": []}, Ben={"spells": [], "pool": []})
    assert play.winner == "draw"
    assert play.happened("BH-15.05 drawn")


@pytest.mark.rule("BH-D11", "BH-15.02", "BH-D12")
def test_one_without_cards_loses_after_the_other_has_drawn() -> None:
    play = Play(phase="beginning", Anna={"spells": [], "pool": []}, Ben={"spells": ["swordsman"], "pool": []})
    assert play.winner == "Ben"
    assert play.hand("Ben") == ["swordsman"]


@pytest.mark.rule("BH-D33", "BH-D100", "BH-D72")
def test_a_card_that_comes_back_in_a_check_is_checked_itself() -> None:
    """Two Exiles keep two copies of an Epic Character. Both leave; the copies come back into the same lane."""
    play = Play(
        Anna={
            "asp": 8,
            "hand": ["exile", "exile"],
            "pieces": {**OPEN, "war-left-1": EPIC, "safety-left-1": {"card": "swordsman"}},
        },
        Ben={},
        position=decks("white", "black"),
    )
    play.choose("Anna", "exile", "1-war-left-1")
    play.resolve()
    assert play.banished("Anna") == ["swordmaster_kaelric_dawnlight"]
    exile = next(piece for piece in play.table.pieces if piece.captive >= 0)
    play.table.players[0].banished.append(exile.captive)
    twin = exile.copy()
    twin.serial = play.table.serial()
    twin.place += 1
    play.table.pieces.append(twin)
    exile.kind = twin.kind = 3  # Trainings without a host: the next check takes both
    play.table.stale = True
    play.choose("Anna", "use 1-sovereign 1")
    assert play.asked("Anna") == "place"
    play.choose("Anna", "1-war-left-1", "1-war-left-2")
    assert play.asked("Anna") == "keep"


TWICE = {"war-left-1": "baal_the_necromancer", "safety-left-1": "baal_the_necromancer"}
RINGS = {"area-1": "ring_of_the_blood_moon", "area-2": "ring_of_the_blood_moon"}


@BOTH_SIDES
@pytest.mark.rule("BH-D33", "BH-10.24", "BH-10.25")
@pytest.mark.parametrize("initiative", ["Anna", "Ben"])
def test_the_active_player_is_the_first_to_keep_one_of_two(seat: int, initiative: str) -> None:
    pieces = {"pieces": {"resource-left": "fertile_field"} | TWICE}
    b = Board(seat, pieces, pieces, other="green", initiative=initiative)
    order = []
    while b.kind() == "keep":
        order.append(b.waits()[0])
        assert b.table.questions[0].rule == "BH-10.25"
        side = "me" if order[-1] == "Anna" else "foe"
        assert b.offered(order[-1]) == [f"{side}-safety-left-1", f"{side}-war-left-1"]
        b.choose(order[-1], f"{side}-war-left-1")
    assert order == (["Anna", "Ben"] if initiative == "Anna" else ["Ben", "Anna"])
    assert b.where("baal_the_necromancer") == ["foe-war-left-1", "me-war-left-1"]


@BOTH_SIDES
@pytest.mark.rule("BH-D33", "BH-10.31")
def test_epic_is_looked_at_before_mythic(seat: int) -> None:
    """Ben's two Baals before Anna's two rings, though she is the active player."""
    b = Board(seat, {"pieces": RINGS}, {"pieces": TWICE})
    assert (b.asked("Ben"), b.asked("Anna")) == ("keep", "")
    b.foe("foe-safety-left-1")
    assert (b.asked("Anna"), b.table.questions[0].rule) == ("keep", "BH-10.31")
    b.does("me-area-2")
    assert b.where("ring_of_the_blood_moon") == ["me-area-2"]
    assert b.where("baal_the_necromancer") == ["foe-safety-left-1"]
    assert b.ready == "Anna"


@BOTH_SIDES
@pytest.mark.rule("BH-15.05", "BH-D34")
@pytest.mark.parametrize(("decked", "winner", "rule"), [(True, "draw", "BH-15.05"), (False, "Ben", "BH-15.01")])
def test_one_without_life_points_and_one_who_could_not_draw_are_a_draw(
    seat: int, decked: bool, winner: str, rule: str
) -> None:
    b = Board(seat, {"lp": 1})
    b.table.players[2 - seat].decked = decked
    b.does("use me-sovereign 1")
    assert (b.over, b.winner) == (True, winner)
    assert b.told()[-1].startswith(rule)


@BOTH_SIDES
@pytest.mark.rule("BH-12.05", "BH-D69")
@pytest.mark.parametrize(("shadows", "damage", "lives"), [(2, 0, True), (3, 0, False), (1, 1, True), (2, 1, False)])
def test_without_hp_left_nobody_lives(seat: int, shadows: int, damage: int, lives: bool) -> None:
    """Erojo takes 1 HP of the Smith's 3 for each Shadow."""
    mine = {"asp": 1, "shadows": {"left": shadows}, "pieces": {"advisor": "erojo_warden_of_the_beyond"}}
    theirs = {"pieces": {"war-left-1": {"card": "smith", "damage": damage}}}
    b = Board(seat, mine, theirs, deck="orange")
    b.does_and("use me-advisor 1", "left")
    assert b.where("smith") == (["foe-war-left-1"] if lives else [])
    assert b.ready == "Anna"


@pytest.mark.rule("BH-D120", "BH-13.20", "BH-D91")
@BOTH_SIDES
@pytest.mark.parametrize("chosen", ["me-war-left-1", "me-war-left-3"])
def test_of_two_protective_shields_the_receivers_player_chooses_one(seat: int, chosen: str) -> None:
    """Both centaurs cover the gardener. One takes the damage, the other still covers."""
    mine = {"war-left-1": "centaur", "war-left-2": "gardener", "war-left-3": "centaur"}
    foe = {"asp": 9, "hand": ["light_of_retribution", "light_of_retribution"]}
    b = Board(seat, {"pieces": mine}, foe, deck="green", other="white", phase="end")
    b.does_and("use me-war-left-1 7", "me-war-left-2")
    b.does_and("use me-war-left-3 7", "me-war-left-2")
    b.passes("Anna")
    b.foe("light_of_retribution", "me-war-left-2")
    b.resolve()
    assert (b.kind(), b.waits()) == ("shield", ["Anna"])
    assert b.offered("Anna") == ["me-war-left-1", "me-war-left-3"]
    b.does(chosen)
    other = "me-war-left-3" if chosen == "me-war-left-1" else "me-war-left-1"
    assert [b.value(place, "damage") for place in (chosen, other, "me-war-left-2")] == [1, 0, 0]
    b.passes("Anna")
    b.foe("light_of_retribution", "me-war-left-2")
    b.resolve()  # one is left: no choice
    assert [b.value(place, "damage") for place in (chosen, other, "me-war-left-2")] == [1, 1, 0]
    assert b.ready == "Anna"


@pytest.mark.rule("BH-15.02", "BH-D12")
@BOTH_SIDES
def test_an_effect_that_must_draw_without_any_card_left_loses(seat: int) -> None:
    pieces = {"area-1": "altar_of_hunger", "war-left-1": "smith"}
    b = Board(seat, {"asp": 1, "spells": [], "pool": [], "pieces": pieces}, deck="white")
    b.does_and("use me-area-1 1", "me-war-left-1")
    assert b.happened("BH-15.02 cannot_draw Anna")
    assert b.winner == "Ben"


@pytest.mark.rule("BH-D02", "BH-12.06")
def test_damage_is_no_counter() -> None:
    hurt = {"card": "ranger", "damage": 2, "counters": {"poison": 1}}
    play = Play(Anna={"pieces": {"war-left-1": hurt, "war-left-2": "medica"}}, Ben={})
    play.choose("Anna", "use 1-war-left-2 2", "1-war-left-1")
    play.resolve()
    assert play.value("1-war-left-1", "counters") == {}
    assert play.value("1-war-left-1", "damage") == 2


@pytest.mark.rule("BH-D50", "BH-D33")
@BOTH_SIDES
def test_without_force_of_nature_one_of_three_goes(seat: int) -> None:
    pieces = {"war-left-1": "swordsman", "war-left-2": "watch_dog", "war-left-3": "medica", "war-right-1": "smith"}
    b = Board(seat, {"pieces": pieces}, deck="white")
    assert (b.kind(), b.waits()) == ("keep", ["Anna"])
    assert b.offered("Anna") == ["me-war-left-1", "me-war-left-2", "me-war-left-3"]
    b.does("me-war-left-1")
    assert b.graveyard("Anna") == ["swordsman"]
    assert (b.card("me-war-left-1"), b.card("me-war-left-2")) == ("medica", "watch_dog")
    assert b.card("me-war-left-3") is None
    assert b.ready == "Anna"


@pytest.mark.rule("BH-D50")
@BOTH_SIDES
@pytest.mark.parametrize("lane", ["left", "middle", "right"])
def test_who_still_finds_room_stays(seat: int, lane: str) -> None:
    b = Board(seat, {"pieces": {f"war-{lane}-1": "swordsman", f"war-{lane}-3": "medica"}}, deck="white")
    assert (b.card(f"me-war-{lane}-1"), b.card(f"me-war-{lane}-2")) == ("swordsman", "medica")
    assert b.graveyard("Anna") == []
    assert b.ready == "Anna"


@pytest.mark.rule("BH-D12", "BH-15.02")
@pytest.mark.parametrize(("left", "winner"), [([], "Ben"), (["watch_dog"], "")])
def test_who_must_draw_from_a_pile_that_is_empty_loses(left: list[str], winner: str) -> None:
    """As if the Altar of Hunger drew from the Spell deck; the Pool does not help."""
    files = read_files()
    altar, _ = files["black.toml"].split('key = "altar_of_hunger"')[1].split("[[card]]", 1)
    changed = altar.replace('do = "draw", n = 1', 'do = "draw", n = 1, from = "spell"')
    assert changed != altar
    files["black.toml"] = files["black.toml"].replace(altar, changed)
    play = Play(
        Anna={"asp": 1, "spells": left, "pieces": {"area-1": "altar_of_hunger", "war-left-1": "smith"}}, Ben={},
        position=decks("white", "black"), game=Bluthelden(open_box(files)),
    )  # fmt: skip
    play.choose("Anna", "use 1-area-1 1", "1-war-left-1")
    play.resolve()
    assert play.winner == winner
    assert play.hand("Anna") == left
