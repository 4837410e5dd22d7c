"""What holds for every utility upgrade; and Instant texts of all kinds by turn order."""

from typing import Any

import pytest

from tests.games.bloodborne.kit import ALL, NEXT, Play, blows, boards

QUIET = ["bold_hunters_mark", "sinister_bell", "ritual_blood"]


@pytest.mark.rule("BB-5.04", "BB-11.02")
@pytest.mark.parametrize("card", QUIET)
def test_a_utility_upgrade_does_not_attack(card: str) -> None:
    play = Play("carrion_crows", 7, Henryk={"also": [card]}, Eileen={}, Ludwig={})
    play.round("green 0", NEXT, Henryk=card, Eileen="saw_cleaver", Ludwig="saw_cleaver")
    assert f"BB-11.02 no_attack Henryk {card}" in play.told()
    assert [line.split()[2] for line in blows(play)] == ["Eileen", "Ludwig"]
    assert boards(play) == [(8, 0, 0), (8, 1, 0), (8, 1, 0)]
    assert play.used("Henryk") == [card]
    assert play.waits() == ALL


@pytest.mark.rule("BB-8.04")
@pytest.mark.parametrize(
    "card",
    [
        *QUIET,
        "blood_vial",
        "lead_elixir",
        "molotov_cocktail",
        "madmans_knowledge",
        "shaman_bone_blade",
        "hunters_dream",
    ],
)
def test_transform_cannot_bring_in_a_utility_card(card: str) -> None:
    play = Play(Henryk={"hand": ["transform", "saw_cleaver", "hunters_dream", card]}, Eileen={}, Ludwig={})
    play.choose(Henryk="transform", Eileen="saw_cleaver", Ludwig="saw_cleaver")
    assert play.offered("Henryk") == ["saw_cleaver"]
    assert play.refused("Henryk", card) == "BB-8.04"
    assert play.waits() == ["Henryk"]


INSTANTS = [
    "molotov_cocktail", "bold_hunters_mark", "sinister_bell", "madmans_knowledge", "shaman_bone_blade",
    "blunderbuss", "evelyn", "flamesprayer", "ludwigs_rifle", "hunter_pistol",
]  # fmt: skip


@pytest.mark.rule("BB-D25", "BB-9.02")
@pytest.mark.parametrize("card", INSTANTS)
def test_the_instant_of_a_hunter_killed_earlier_in_phase_3_is_lost(card: str) -> None:
    victim = {"health": 1, "collected": 4, "banked": 2, "also": [card]}
    play = Play("carrion_crows", 7, Henryk={"also": ["molotov_cocktail"]}, Eileen=victim, Ludwig={"collected": 3})
    play.round("green 0", Henryk="molotov_cocktail", Eileen=card, Ludwig="hunter_axe")
    assert "BB-16.02 dies Eileen 4" in play.told()
    assert boards(play) == [(8, 1, 0), (0, 0, 2), (7, 5, 0)]
    assert blows(play) == ["BB-9.03 hits Henryk carrion_crows 1", "BB-11.03 hits Ludwig carrion_crows 2"]
    for word in ("no_target", "looks", "heals", "banks", "steals", "hampers"):
        assert not any(line.split()[1] == word for line in play.told())
    assert play.waits() == ["Eileen"]
    assert play.asked("Eileen") == "upgrade"


@pytest.mark.rule("BB-9.02", "BB-D61")
@pytest.mark.parametrize(
    ("card", "line"),
    [
        ("bold_hunters_mark", "BB-9.01 banks Eileen 4"),
        ("ludwigs_rifle", "BB-9.03 hits Eileen carrion_crows 2"),
        ("hunter_pistol", "BB-9.03 hits Eileen carrion_crows 1"),
        ("flamesprayer", "BB-9.01 hurt Ludwig 1 7"), ("molotov_cocktail", "BB-9.03 hits Eileen carrion_crows 1"),
    ],
)  # fmt: skip
def test_the_same_instant_works_if_its_hunter_comes_first(card: str, line: str) -> None:
    victim = {"health": 1, "collected": 4, "also": [card]}
    play = Play(
        "carrion_crows",
        7,
        position={"first": "Eileen"},
        Henryk={"also": ["molotov_cocktail"]},
        Eileen=victim,
        Ludwig={},
    )
    play.round(
        "green 0",
        Henryk="molotov_cocktail",
        Eileen=card,
        Ludwig="hunters_dream" if card != "flamesprayer" else "hunter_axe",
    )
    told = play.told()
    assert told.index(line) < told.index("BB-9.03 hits Henryk carrion_crows 1")
    assert play.waits() == ["Eileen"]


@pytest.mark.rule("BB-D61", "BB-9.02")
@pytest.mark.parametrize(("first", "second"), [("Henryk", "Ludwig"), ("Eileen", "Ludwig"), ("Ludwig", "Henryk")])
def test_the_table_waits_for_one_chooser_after_the_other_in_turn_order(first: str, second: str) -> None:
    knife: dict[str, Any] = {"also": ["shaman_bone_blade"]}
    play = Play("carrion_crows", 7, position={"first": first}, Henryk=knife, Eileen={}, Ludwig=knife)
    play.choose(Henryk="shaman_bone_blade", Eileen="hunter_axe", Ludwig="shaman_bone_blade")
    order = [first, second] if first != "Eileen" else ["Ludwig", "Henryk"]
    assert play.waits() == [order[0]]
    assert play.asked(order[1]) == ""
    play.choose(**{order[0]: "hunter 2"})
    assert play.health("Eileen") == 6
    assert play.waits() == [order[1]]
    play.given("green 0", NEXT)
    play.choose(**{order[1]: "hunter 2"})
    assert play.health("Eileen") == 4
    assert play.waits() == ALL


@pytest.mark.rule("BB-D61")
@pytest.mark.parametrize("card", ["shaman_bone_blade", "blunderbuss", "evelyn"])
def test_the_question_for_a_target_names_its_card_and_its_rule(card: str) -> None:
    play = Play("carrion_crows", 7, Henryk={"collected": 1}, Eileen={"also": [card]}, Ludwig={})
    play.choose(Henryk="hunter_axe", Eileen=card, Ludwig="hunters_dream")
    question = play.table.question(1)
    assert question is not None
    assert (question.kind, question.rule, question.about) == ("target", "BB-D61", play.game.cards[card])
    assert "hunter 1" in play.offered("Eileen")
    assert play.waits() == ["Eileen"]
