"""Phase 1: everybody secretly chooses one card, and all are turned over together (section 7)."""

import itertools

import pytest

from nachtspiel.engine.errors import Refused
from tests.games.bloodborne.kit import GAME, Play

STARTING = ["hunter_axe", "hunter_pistol", "hunters_dream", "saw_cleaver", "transform"]


@pytest.mark.rule("BB-7.01", "BB-7.02")
def test_everybody_is_asked_at_once_for_one_card_of_the_own_hand() -> None:
    vials, dream = {"also": ["blood_vial", "blood_vial"]}, {"hand": ["hunters_dream"]}
    play = Play(Henryk={"used": ["hunter_axe"]}, Eileen=vials, Ludwig=dream)
    assert play.waits() == ["Henryk", "Eileen", "Ludwig"]
    assert [play.asked(name) for name in play.names] == ["play", "play", "play"]
    assert play.offered("Henryk") == ["hunter_pistol", "hunters_dream", "saw_cleaver", "transform"]
    assert play.offered("Eileen") == sorted([*STARTING, "blood_vial"])
    assert play.offered("Ludwig") == ["hunters_dream"]
    rules = [question.rule for question in play.table.questions]
    assert rules == ["BB-7.01", "BB-7.01", "BB-7.01"]


@pytest.mark.rule("BB-7.01", "BB-7.02")
@pytest.mark.parametrize("answer", ["decline", "leave", "hunter 1", "in_play hunter_axe"])
def test_nobody_can_pass(answer: str) -> None:
    play = Play(Henryk={}, Eileen={}, Ludwig={"hand": ["hunters_dream"]})
    assert [play.refused(name, answer) for name in play.names] == ["BB-7.01"] * 3
    assert play.waits() == play.names


@pytest.mark.rule("BB-7.01")
def test_only_cards_in_hand_can_be_chosen() -> None:
    play = Play(Henryk={"used": ["hunter_axe"]}, Eileen={"also": ["blood_vial"]}, Ludwig={})
    assert play.refused("Henryk", "hunter_axe") == "BB-15.07"
    assert play.refused("Henryk", "used hunter_axe") == "BB-7.01"
    assert play.refused("Henryk", "blood_vial") == "BB-7.01"  # another hunter's card
    assert play.refused("Ludwig", "threaded_cane") == "BB-7.01"  # lies in the row
    assert play.waits() == play.names


@pytest.mark.rule("BB-7.01")
def test_a_choice_once_made_is_made_and_only_one() -> None:
    play = Play(Henryk={}, Eileen={}, Ludwig={})
    play.choose(Eileen="hunter_axe")
    assert play.asked("Eileen") == ""
    assert play.refused("Eileen", "saw_cleaver") == ""
    with pytest.raises(Refused, match="seat 2 is not asked anything now"):
        play.table.answer(1, GAME.naming.option("saw_cleaver"))
    play.choose(Henryk="saw_cleaver")
    play.round("green 0", Ludwig="saw_cleaver")
    assert [play.used(name) for name in play.names] == [["saw_cleaver"], ["hunter_axe"], ["saw_cleaver"]]
    assert play.waits() == play.names


@pytest.mark.rule("BB-7.02")
def test_hunters_dream_is_always_among_the_choices() -> None:
    play = Play(Henryk={"hand": ["hunters_dream"]}, Eileen={"hand": ["hunters_dream"]}, Ludwig={})
    play.round("green 0", Henryk="hunters_dream", Eileen="hunters_dream", Ludwig="hunter_axe")
    assert play.waits() == ["Henryk"]
    play.choose(Henryk="decline")
    play.choose(Eileen="decline")
    assert [play.offered(name) for name in ("Henryk", "Eileen")] == [["hunters_dream"], ["hunters_dream"]]
    assert play.offered("Ludwig") == ["hunter_pistol", "hunters_dream", "saw_cleaver", "transform"]
    assert play.waits() == play.names


@pytest.mark.rule("BB-7.02")
@pytest.mark.parametrize("out", ["Henryk", "Eileen", "Ludwig"])
def test_who_is_out_of_action_chooses_no_card_and_takes_no_part(out: str) -> None:
    hunters = {name: {"health": 0} if name == out else {} for name in ("Henryk", "Eileen", "Ludwig")}
    play = Play(**hunters)  # type: ignore[arg-type]
    others = [name for name in play.names if name != out]
    assert play.told() == ["BB-6.02 round 1 Henryk", "BB-6.01 phase 1", f"BB-7.02 sits_out {out}"]
    assert play.waits() == others
    assert play.offered(out) == []
    assert play.refused(out, "hunters_dream") == ""
    play.round("green 2", **dict.fromkeys(others, "saw_cleaver"))
    assert [line for line in play.told() if " plays " in line] == [
        f"BB-7.03 plays {name} saw_cleaver" for name in others
    ]
    assert [line for line in play.told() if " hits " in line] == [
        f"BB-11.03 hits {name} carrion_crows 1" for name in others
    ]
    assert not any(out in line for line in play.told() if " hurt " in line)
    assert [play.health(name) for name in others] == [6, 6]
    assert (play.asked(out), play.waits()) == ("upgrade", [out])
    assert sorted(play.hand(out)) == STARTING


@pytest.mark.rule("BB-7.02")
def test_who_is_out_of_the_game_chooses_no_card() -> None:
    play = Play(final_boss="rom", Henryk={}, Eileen={"gone": True}, Ludwig={})
    assert play.told() == ["BB-6.02 round 1 Henryk", "BB-6.01 phase 1"]
    assert play.waits() == ["Henryk", "Ludwig"]
    play.round("green 0", Henryk="saw_cleaver", Ludwig="saw_cleaver")
    assert not play.happened("BB-7.03 plays Eileen")
    assert play.waits() == ["Henryk", "Ludwig"]


@pytest.mark.rule("BB-7.03")
@pytest.mark.parametrize("order", list(itertools.permutations(["Henryk", "Eileen", "Ludwig"])))
def test_nothing_is_turned_over_before_the_last_has_chosen(order: tuple[str, ...]) -> None:
    cards = {"Henryk": "hunter_axe", "Eileen": "hunter_pistol", "Ludwig": "saw_cleaver"}
    play = Play(Henryk={}, Eileen={}, Ludwig={})
    for name in order[:2]:
        play.choose(**{name: cards[name]})
        assert play.told() == []
        assert [play.facts(other)["played"] for other in play.names] == [None, None, None]
        assert [len(play.hand(other)) for other in play.names] == [5, 5, 5]
    assert play.waits() == [order[2]]
    play.round("green 0", **{order[2]: cards[order[2]]})
    assert play.told()[:4] == [
        "BB-7.03 plays Henryk hunter_axe",
        "BB-7.03 plays Eileen hunter_pistol",
        "BB-7.03 plays Ludwig saw_cleaver",
        "BB-6.01 phase 2",
    ]
    assert play.waits() == play.names


@pytest.mark.rule("BB-7.03", "BB-7.01")
def test_the_turned_over_card_leaves_the_hand_one_copy_of_it() -> None:
    play = Play(
        Henryk={"also": ["repeating_pistol", "repeating_pistol"]}, Eileen={}, Ludwig={}, position={"first": "Ludwig"}
    )  # fmt: skip
    play.choose(Henryk="repeating_pistol", Eileen="transform", Ludwig="hunters_dream")
    assert play.told() == [
        "BB-7.03 plays Ludwig hunters_dream",
        "BB-7.03 plays Henryk repeating_pistol",
        "BB-7.03 plays Eileen transform",
        "BB-6.01 phase 2",
    ]
    assert [play.facts(name)["played"] for name in play.names] == ["repeating_pistol", "transform", "hunters_dream"]
    assert [play.facts(name)["dreaming"] for name in play.names] == [False, False, True]
    assert sorted(play.hand("Henryk")) == sorted([*STARTING, "repeating_pistol"])
    assert sorted(play.hand("Eileen")) == ["hunter_axe", "hunter_pistol", "hunters_dream", "saw_cleaver"]
    assert sorted(play.hand("Ludwig")) == ["hunter_axe", "hunter_pistol", "saw_cleaver", "transform"]
    assert play.waits() == ["Eileen"]


@pytest.mark.rule("BB-7.05")
@pytest.mark.parametrize("card", STARTING)
def test_every_card_in_hand_can_be_chosen_until_the_very_last_moment(card: str) -> None:
    play = Play(Henryk={}, Eileen={}, Ludwig={})
    play.choose(Henryk="hunters_dream", Eileen="hunters_dream")
    assert play.offered("Ludwig") == STARTING
    play.given("green 0")
    play.choose(Ludwig=card)
    assert play.happened(f"BB-7.03 plays Ludwig {card}")
    assert play.waits() == (["Ludwig"] if card == "transform" else ["Henryk"])


@pytest.mark.rule("BB-7.06")
def test_a_boss_bars_the_way_until_it_is_dead() -> None:
    play = Play("watchdog", 2, Henryk={}, Eileen={}, Ludwig={})
    play.round("red 0", Henryk="saw_cleaver", Eileen="hunter_pistol", Ludwig="hunter_pistol")
    assert (play.monster, play.echoes) == ("watchdog", 1)
    assert not any("appears" in line for line in play.told())
    play.round("red 0", "dungeon carrion_crows", Henryk="hunter_axe", Eileen="hunter_axe", Ludwig="hunter_axe")
    assert (play.monster, play.echoes) == ("carrion_crows", 9)
    assert play.waits() == play.names
