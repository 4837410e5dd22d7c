"""The order of combat, its windows, its actions, and what is decided between declaration and damage (section 14)."""

from typing import Any

import pytest

from nachtspiel.games.bluthelden.flowing import MOMENTS
from nachtspiel.games.bluthelden.vocabulary import PLACE_NAMES
from tests.games.bluthelden.kit import GAME, Play


def fight(
    mine: dict[str, Any], theirs: dict[str, Any], first: str = "white", second: str = "white", **more: Any
) -> Play:
    """Anna has the Initiative of the round; combat begins."""
    position = {"settings": {"deck1": first, "deck2": second}}
    anna = {"pieces": mine, **more.pop("anna", {})}
    ben = {"pieces": theirs, **more.pop("ben", {})}
    return Play(phase=more.pop("phase", "combat"), position=position, Anna=anna, Ben=ben, **more)


def acting(play: Play) -> str:
    """The place of the acting Character."""
    return next(PLACE_NAMES[piece.place] for piece in play.table.pieces if piece.serial == play.table.acting)


def declare(play: Play, *choices: str) -> None:
    """Window A closes, then the acting Character's player decides."""
    play.close()
    assert play.kind() == "declare"
    play.choose(play.waits()[0], *choices)


def order_of(play: Play) -> list[str]:
    """Everybody does nothing: who was the acting Character, in which order."""
    found = []
    while play.table.acting:
        found.append(acting(play))
        declare(play, "nothing")
        if play.kind() == "acting":
            found.append("?" + play.waits()[0])
            play.choose(play.waits()[0], play.offered(play.waits()[0])[0])
    return found


@pytest.mark.rule("BH-D17", "BH-D18", "BH-3.21", "BH-3.22", "BH-3.24", "BH-3.25", "BH-3.26", "BH-14.01", "BH-14.03")
@pytest.mark.rule("BH-14.04", "BH-14.06", "BH-14.07", "BH-5.06", "BH-D15")
def test_lane_by_lane_in_the_order_of_initiative() -> None:
    play = fight(
        {
            "war-left-1": "falconer",
            "war-right-1": "swordsman",
            "safety-left-1": "griffin",
            "war-middle-1": "amazon_rider",
        },
        {"war-middle-1": "zombie_warrior", "war-left-1": "griffin", "war-right-2": "nameless_blade"},
    )
    assert play.table.active == 1  # Ben has the highest; Anna keeps the Initiative of the round
    assert play.table.leader == 0
    assert play.waits() == ["Ben"]
    order = ["2-war-left-1", "1-war-left-1", "1-war-middle-1", "2-war-middle-1", "2-war-right-2", "1-war-right-1"]
    assert order_of(play) == order
    assert play.phase == "combat"
    assert play.waits() == ["Anna"]  # end of combat: the Initiative of the round, not of the opening check


@pytest.mark.rule("BH-D16", "BH-14.05")
def test_ties_go_to_the_initiative_of_the_round_whose_player_chooses() -> None:
    mine = {"war-left-1": "swordsman", "war-left-2": "medica"}
    theirs = {"war-left-1": "ranger"}
    play = fight(mine, theirs, initiative="Anna")
    assert play.asked("Anna") == "acting"
    assert play.offered("Anna") == ["1-war-left-1", "1-war-left-2"]
    play.choose("Anna", "1-war-left-2")
    assert acting(play) == "1-war-left-2"
    play = fight(mine, theirs, initiative="Ben")
    assert acting(play) == "2-war-left-1"


@pytest.mark.rule("BH-D17", "BH-D14", "BH-4.13", "BH-4.14", "BH-4.15", "BH-14.16", "BH-14.23", "BH-5.07")
def test_who_is_never_the_acting_character() -> None:
    play = fight(
        {
            "war-left-1": {"card": "griffin", "turned": True},
            "barrier-left": "palisades_wall",
            "safety-left-1": "griffin",
            "safety-left-3": "archer_of_the_guard",
            "safety-left-2": "archer_of_the_guard",
        },
        {"war-left-1": "zombie_warrior"},
    )
    assert order_of(play) == ["1-safety-left-2", "2-war-left-1"]


@pytest.mark.rule("BH-D76", "BH-14.08", "BH-14.09", "BH-14.11", "BH-14.12", "BH-14.13", "BH-14.10", "BH-14.14")
@pytest.mark.rule("BH-14.18", "BH-14.20", "BH-5.11", "BH-14.02")
def test_the_windows_of_an_attack() -> None:
    play = fight({"war-left-1": "griffin"}, {"war-left-1": "ranger"})
    assert (play.table.window, play.waits()) == (3, ["Anna"])  # A
    play.passes("Anna")
    assert play.waits() == ["Ben"]
    play.passes("Ben")
    assert play.asked("Anna") == "declare"
    assert play.value("1-war-left-1", "turned") is False
    play.choose("Anna", "attack")
    assert play.value("1-war-left-1", "turned") is True
    assert (play.table.window, play.waits()) == (4, ["Anna"])  # B
    play.close()
    # nobody can block a flyer here: Ben is not asked
    assert (play.table.window, play.waits()) == (5, ["Anna"])  # C
    assert play.lp("Ben") == 30
    play.close()
    assert play.lp("Ben") == 25
    assert acting(play) == "2-war-left-1"  # nothing on the chain: no window after the damage


@pytest.mark.rule("BH-D77", "BH-14.17", "BH-14.19", "BH-14.21")
def test_who_did_nothing_may_still_block_but_does_not_act_again() -> None:
    play = fight({"war-left-1": "swordsman"}, {"war-left-1": "falconer"})
    assert acting(play) == "2-war-left-1"
    declare(play, "nothing")
    assert acting(play) == "1-war-left-1"
    declare(play, "attack")
    play.close()
    assert play.asked("Ben") == "block"
    assert play.offered("Ben") == ["2-war-left-1", "done"]
    play.choose("Ben", "2-war-left-1")
    assert play.value("2-war-left-1", "turned") is True
    play.close()
    assert play.lp("Ben") == 30
    assert play.value("2-war-left-1", "damage") == 2
    assert play.card("1-war-left-1") is None
    assert play.table.acting == 0


@pytest.mark.rule("BH-D80", "BH-14.17", "BH-14.12")
def test_who_has_attacked_cannot_block() -> None:
    play = fight({"war-left-1": "ranger"}, {"war-left-1": "toshi_the_blessed", "war-left-2": "falconer"})
    declare(play, "attack")  # Speed and two actions: one is left
    play.close()
    play.choose("Anna", "done")
    play.close()
    declare(play, "attack")  # the falconer
    play.close()
    play.choose("Anna", "done")
    play.close()
    declare(play, "attack")  # the ranger
    play.close()
    assert "2-war-left-1" in play.offered("Ben")
    assert "2-war-left-2" not in play.offered("Ben")


@pytest.mark.rule("BH-D78", "BH-D68", "BH-14.15")
def test_the_acting_character_turned_in_window_a_performs_no_action() -> None:
    play = fight({"war-left-1": "falconer"}, {}, anna={"asp": 1})
    assert play.value("1-war-left-1", "resistance") == 3
    play.choose("Anna", "use 1-war-left-1 1")
    assert play.value("1-war-left-1", "initiative") == 0
    assert play.value("1-war-left-1", "resistance") == 0
    play.resolve()
    play.close()
    assert play.kind() == "priority"
    assert play.table.acting == 0
    assert play.lp("Ben") == 30


@pytest.mark.rule("BH-D68", "BH-14.15")
def test_modifiers_of_a_turned_character_come_back_with_unturning() -> None:
    swordsman = {"card": "swordsman", "turned": True}
    play = fight({"war-left-1": swordsman, "war-left-2": "watch_dog"}, {}, phase="end")
    assert play.value("1-war-left-1", "initiative") == 0
    play.close()
    while play.kind() == "draw":
        play.choose(play.waits()[0], "spell_pile" if "spell_pile" in play.offered(play.waits()[0]) else "done")
    assert play.phase == "main1"
    assert play.value("1-war-left-1", "initiative") == 4  # 3 and 1 of the Watch Dog
    assert play.value("1-war-left-1", "resistance") == 3


@pytest.mark.rule("BH-D79", "BH-D80")
def test_an_unturned_character_with_initiative_0_does_not_block() -> None:
    position = {"settings": {"deck1": "orange", "deck2": "white"}}
    play = Play(
        Anna={"asp": 3, "hand": ["herbal_decoction"], "pieces": {"war-left-1": "ranger"}},
        Ben={"pieces": {"war-left-1": "zombie_warrior"}},
        position=position,
    )
    play.choose("Anna", "herbal_decoction", "2-war-left-1")
    play.resolve()
    assert play.value("2-war-left-1", "initiative") == 0
    assert play.value("2-war-left-1", "turned") is False
    play.pass_to("combat")
    declare(play, "attack")
    play.close()
    assert play.kind() == "priority"  # Ben was not asked
    play.close()
    assert play.lp("Ben") == 28


def blocked(attacker: str) -> Play:
    """Anna's attacker is blocked by a Character that Ben then sacrifices in window C, with another."""
    play = fight(
        {"war-left-1": attacker, "war-right-1": {"card": "zombie_warrior", "turned": True}},
        {"war-left-1": "ranger", "safety-left-1": "zombie_warrior"},
        "green",
        "black",
    )
    declare(play, "attack")
    play.close()
    play.choose("Ben", "2-war-left-1")
    play.passes("Anna")
    play.choose("Ben", "use 2-sovereign 3", "1-war-right-1", "2-war-left-1", "2-safety-left-1")
    while play.table.chain or play.kind() != "priority":
        if play.kind() == "place":
            play.choose("Ben", play.offered("Ben")[0])
        else:
            play.resolve()
    assert play.card("2-war-left-1") is None
    play.close()
    return play


@pytest.mark.rule("BH-D81", "BH-14.21")
def test_a_blocked_attack_stays_blocked_without_the_blocker() -> None:
    play = blocked("elf_warrior")
    assert play.lp("Ben") == 28  # only what the ability cost
    assert play.value("1-war-left-1", "damage") == 0


@pytest.mark.rule("BH-D81", "BH-D92", "BH-13.45")
def test_with_punch_all_damage_goes_to_the_sovereign_if_the_blocker_is_gone() -> None:
    play = blocked("garran_ironroot_protector")
    assert play.lp("Ben") == 30 - 2 - 3


@pytest.mark.rule("BH-D81")
def test_the_attack_is_over_if_the_attacker_is_gone() -> None:
    play = fight(
        {"war-left-1": "ranger"},
        {"war-left-1": "zombie_warrior", "safety-left-1": "zombie_warrior", "safety-left-2": "zombie_warrior"},
        "white",
        "black",
    )
    declare(play, "attack")
    play.passes("Anna")
    play.choose("Ben", "use 2-sovereign 3", "1-war-left-1", "2-safety-left-1", "2-safety-left-2")
    play.resolve_all()
    assert play.card("1-war-left-1") is None
    play.close()
    assert play.kind() == "priority"  # no block, no window C
    assert acting(play) == "2-war-left-1"
    assert play.lp("Ben") == 28


@pytest.mark.rule("BH-D82", "BH-14.21")
def test_the_power_at_the_moment_of_damage_counts() -> None:
    play = fight({"war-left-1": "ranger", "safety-left-1": "war_drummer"}, {}, anna={"asp": 2})
    declare(play, "attack")
    play.close()
    assert play.table.window == 5
    play.choose("Anna", "use 1-safety-left-1 1", "1-war-left-1")
    play.resolve()
    play.close()
    assert play.lp("Ben") == 27


@pytest.mark.rule("BH-D88", "BH-13.35")
def test_speed_does_not_keep_a_blocker_unturned() -> None:
    play = fight({"war-left-1": "falconer"}, {"war-left-1": "elf_warrior"})
    declare(play, "attack")
    play.close()
    play.choose("Ben", "2-war-left-1")
    assert play.value("2-war-left-1", "turned") is True


@pytest.mark.rule("BH-D88", "BH-D55", "BH-12.12", "BH-12.14", "BH-12.16", "BH-14.17", "BH-D54")
def test_a_move_in_combat_turns_even_with_speed_and_waits_on_the_chain() -> None:
    play = fight({"war-left-1": "elf_warrior"}, {})
    declare(play, "move")
    assert play.offered("Anna") == ["1-safety-left-1", "1-safety-left-2", "1-safety-left-3"]
    play.choose("Anna", "1-safety-left-3")
    assert play.value("1-war-left-1", "turned") is True
    assert play.table.window == 4
    assert len(play.chain()) == 1
    play.resolve()
    assert play.card("1-safety-left-3") == "elf_warrior"
    play.close()
    assert play.table.acting == 0
    assert play.lp("Ben") == 30


@pytest.mark.rule("BH-D104", "BH-13.44")
def test_unblockable_stops_a_block_but_not_a_target_strike_against_it() -> None:
    play = fight({"war-left-1": "nameless_blade"}, {"war-left-1": "ulfreds_hornets"})
    declare(play, "attack")
    play.close()
    assert play.kind() == "priority"
    play.close()
    assert play.lp("Ben") == 27
    declare(play, "attack", "1-war-left-1")
    play.close()
    assert play.kind() == "priority"
    play.close()
    assert play.value("1-war-left-1", "damage") == 1
    assert play.card("2-war-left-1") is None  # 3 against 2
    assert play.lp("Anna") == 30


@pytest.mark.rule("BH-D104", "BH-D85", "BH-D90", "BH-13.52")
def test_a_barrier_may_be_struck_beside_others_though_it_could_not_block() -> None:
    play = fight({"war-left-1": "ulfreds_hornets"}, {"war-left-1": "zombie_warrior", "barrier-left": "palisades_wall"})
    declare(play, "attack")
    assert "2-barrier-left" in play.offered("Anna")
    play.choose("Anna", "2-barrier-left")
    assert play.value("2-barrier-left", "turned") is False  # only in the block step
    play.close()
    assert play.value("2-barrier-left", "turned") is True
    play.close()
    assert play.value("2-barrier-left", "damage") == 1


@pytest.mark.rule("BH-D86", "BH-D87", "BH-13.39", "BH-13.41", "BH-13.43")
def test_two_blocks_without_an_attack() -> None:
    play = fight(
        {"war-left-1": "griffin", "war-left-2": "falconer"},
        {"war-left-1": "toshi_the_blessed"},
    )
    declare(play, "nothing")  # the griffin
    assert acting(play) == "2-war-left-1"
    assert "attack_twice" not in play.offered("Ben")
    declare(play, "nothing")
    declare(play, "attack")
    play.close()
    play.choose("Ben", "2-war-left-1")
    assert play.value("2-war-left-1", "turned") is False  # one action is left


@pytest.mark.rule("BH-D83", "BH-D33", "BH-13.09", "BH-13.10", "BH-14.22")
def test_who_dies_from_first_damage_deals_none() -> None:
    play = fight({"war-left-1": "swordmaster_kaelric_dawnlight"}, {"war-left-1": "ranger", "war-left-2": "dark_rider"})
    declare(play, "nothing")  # the dark rider, 4
    declare(play, "attack")
    play.close()
    play.choose("Ben", "2-war-left-1")
    play.close()
    assert play.graveyard("Ben") == ["ranger"]
    assert play.value("1-war-left-1", "damage") == 0


@pytest.mark.rule("BH-D33", "BH-D71")
def test_a_training_goes_with_its_dead_host_in_the_same_check() -> None:
    host = {"card": "ranger", "damage": 3, "trainings": ["swiftstrike"]}
    play = Play(Anna={"pieces": {"war-left-1": host}}, Ben={})
    assert play.graveyard("Anna") == ["ranger", "swiftstrike"]
    assert play.waits() == ["Anna"]


@pytest.mark.rule("BH-D86", "BH-D76")
def test_who_has_no_action_left_after_window_a_declares_nothing() -> None:
    """As when a Character that has blocked once loses its second combat action."""
    play = fight({"war-left-1": "ranger"}, {})
    next(piece for piece in play.table.pieces if piece.serial == play.table.acting).actions = 1
    play.close()
    assert play.kind() == "priority"
    assert play.table.acting == 0


@pytest.mark.rule("BH-D18", "BH-14.03", "BH-3.25")
def test_whoever_becomes_ready_in_a_finished_lane_comes_too_late() -> None:
    """The left lane is finished first, then the middle one; on the right the last Character acts."""
    late = {"card": "medica", "turned": True}
    mine = {"war-left-1": "toshi_the_blessed", "war-left-2": late, "war-middle-1": "watch_dog", "war-middle-2": late}
    play = fight({**mine, "war-right-1": "smith"}, {})
    order = []
    while play.table.acting:
        order.append(acting(play))
        if order[-1] in ("1-war-middle-1", "1-war-right-1"):
            for piece in play.table.pieces:
                piece.turned = False
            play.table.stale = True
        declare(play, "nothing")
    assert order == ["1-war-left-1", "1-war-middle-1", "1-war-middle-2", "1-war-right-1"]
    assert play.phase == "combat"
    assert play.waits() == ["Anna"]


@pytest.mark.rule("BH-14.17", "BH-13.37", "BH-14.04")
def test_a_defender_that_has_blocked_stays_unturned_but_does_not_act_any_more() -> None:
    play = fight({"war-left-1": "toshi_the_blessed"}, {"war-left-1": "consecrated_monk"})
    assert acting(play) == "1-war-left-1"
    declare(play, "attack")
    play.close()
    play.choose("Ben", "2-war-left-1")
    play.close()
    assert play.value("2-war-left-1", "turned") is False
    assert play.value("2-war-left-1", "damage") == 3
    assert play.table.acting == 0
    assert GAME.flowing.moment(play.table, 0) == "combat_end"
    assert play.waits() == ["Anna"]


@pytest.mark.rule("BH-D76")
def test_every_window_of_combat_has_its_name() -> None:
    """A swordsman against a wall: windows A, B, C, the one after damage (the wall casts a Shadow), and the last."""
    play = fight({"war-left-1": "swordsman"}, {"barrier-left": "palisades_wall"}, "white", "orange")
    seen = []
    while play.phase == "combat":
        if play.kind() == "priority":
            seen.append(MOMENTS[play.table.window])
            play.both_pass()
        elif play.kind() == "declare":
            play.choose("Anna", "attack")
        else:
            assert play.kind() == "block"
            play.choose("Ben", "2-barrier-left")
    assert list(dict.fromkeys(seen)) == [
        "before_declaration",
        "after_declaration",
        "before_damage",
        "after_damage",
        "combat_end",
    ]
    assert GAME.flowing.moment(play.table, 0) == "end_of_round"


@pytest.mark.rule("BH-13.39", "BH-13.40", "BH-D86")
def test_two_handed_combat_is_two_actions_in_any_order() -> None:
    """Toshi blocks with the first action, attacks with the second, and cannot block again."""
    mine = {"war-left-1": "toshi_the_blessed"}
    theirs = {"war-left-1": "watch_dog", "war-left-2": "watch_dog"}
    play = fight(mine, theirs, initiative="Ben")
    blocked = 0
    attacked = False
    while play.phase == "combat":
        name = play.waits()[0]
        if play.kind() == "declare":
            attacked = attacked or name == "Anna"
            play.choose(name, "attack")
        elif play.kind() == "block" and name == "Anna":
            assert not (attacked and blocked)
            blocked += 1
            play.choose(name, "1-war-left-1")
        elif play.kind() == "block":
            play.choose(name, "done")
        elif play.kind() == "acting":
            play.choose(name, play.offered(name)[0])
        else:
            play.both_pass()
    assert play.phase == "end"
    assert blocked + attacked == 2
