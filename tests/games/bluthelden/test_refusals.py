"""Why something cannot be done: the rule, the reason and the sentence, from the plainest reason to the rarest."""

from typing import Any

import pytest

from tests.games.bluthelden.kit import GAME, Play

FIELD = {"resource-left": "fertile_field"}
HIGHER = {"resource-left": "the_river_forge"}
NO_CHOICE = "that is not one of the choices offered now"


def why(play: Play, name: str, choice: str) -> tuple[str, str, dict[str, str], str]:
    """Looking for the reason changes nothing."""
    play.table.stale = True
    before = play.table.key()
    found = GAME.naming.refusal(play.table, play.names.index(name), GAME.naming.option(choice))
    assert (play.table.key(), play.table.stale) == (before, True)
    return found.rule, found.reason, found.names, str(found)


def rule_of(play: Play, name: str) -> str:
    question = play.table.question(play.names.index(name))
    assert question is not None
    return question.rule


ADVISOR = "magister_tillion_of_weidenheim"
LOW = "needs a resource of level"


@pytest.mark.parametrize(
    ("phase", "card", "fields", "rule", "reason", "sentence"),
    [
        ("main1", "watch_dog", {"hand": []}, "BH-7.01", "not-in-hand", "{} is not in this player's hand"),
        ("combat", "watch_dog", {}, "BH-6.06", "in-combat",
         "{} cannot be played: no hand cards are played in the Combat Phase"),
        ("end", "watch_dog", {}, "BH-3.31", "end-of-round",
         "{} cannot be played now: at the End of the Round only Trainings and Spells are"),
        ("end", "forge", {}, "BH-3.31", "end-of-round",
         "{} cannot be played now: at the End of the Round only Trainings and Spells are"),
        ("end", "ban", {"asp": 3}, "BH-7.10", "too-dear", "{} costs 4 ASP, and there are 3"),
        ("end", "magic_missile", {"asp": 4}, "BH-D25", "no-target", "{} has no legal target now"),
        ("end", "sacred_talisman", {"asp": 3}, "BH-D25", "no-target", "{} has no legal target now"),
        ("main1", "forge", {"resources_used": 1}, "BH-9.25", "one-resource",
         "only one resource may come into play in a round"),
        ("main1", "forge", {}, "BH-9.23", "no-field", "{} has no fitting resource field"),
        ("main1", "the_river_forge", {}, "BH-9.27", "no-field", "{} has no fitting resource field"),
        ("main1", "watch_dog", {"asp": 9}, "BH-10.20", "low-level", f"{{}} {LOW} 1"),
        ("main1", "toshi_the_blessed", {"asp": 9, "pieces": FIELD}, "BH-10.21", "low-level", f"{{}} {LOW} 2"),
        ("main1", "tobin_frostwing_bird_general", {"asp": 9, "pieces": FIELD}, "BH-10.21", "low-level",
         f"{{}} {LOW} 2"),
        ("main1", ADVISOR, {"asp": 9}, "BH-10.20", "low-level", f"{{}} {LOW} 1"),
        ("main1", "watch_dog", {"asp": 1, "pieces": FIELD}, "BH-7.10", "too-dear", "{} costs 2 ASP, and there are 1"),
        ("main1", "watch_dog", {"asp": 2, "pieces": FIELD}, "BH-10.19", "no-lane",
         "{} has no free slot in a lane with an own resource"),
        ("main1", ADVISOR, {"asp": 3, "pieces": FIELD}, "BH-7.10", "too-dear", "{} costs 4 ASP, and there are 3"),
        ("main1", ADVISOR, {"asp": 4, "pieces": FIELD}, "BH-10.02", "advisor-there", "there is an Advisor already"),
        ("main1", "ban", {"asp": 4}, "BH-D25", "no-target", "{} has no legal target now"),
        ("main1", "toshi_the_blessed", {"asp": 9, "pieces": HIGHER}, "BH-10.19", "no-lane",
         "{} has no free slot in a lane with an own resource"),
    ],
)  # fmt: skip
def test_why_a_card_cannot_be_played(
    phase: str, card: str, fields: dict[str, Any], rule: str, reason: str, sentence: str
) -> None:
    play = Play(phase, Anna={"hand": [card], **fields}, Ben={"asp": 9, "pieces": HIGHER})
    found_rule, found_reason, names, said = why(play, "Anna", card)
    assert (found_rule, found_reason, said) == (rule, reason, sentence.replace("{}", card))
    numbers = {"too-dear": ["cost", "asp"], "low-level": ["level"]}.get(reason, [])
    assert list(names) == ["card", *numbers]
    assert all(names[number] in said for number in numbers)


def test_no_card_is_played_in_the_other_main_phase() -> None:
    play = Play(Anna={}, Ben={"asp": 9, "hand": ["watch_dog"], "pieces": FIELD})
    play.passes("Anna")
    sentence = "watch_dog cannot be played from hand in the other player's Main Phase"
    assert why(play, "Ben", "watch_dog") == ("BH-6.05", "not-your-turn", {"card": "watch_dog"}, sentence)
    late = Play("main2", Anna={"hand": ["watch_dog"]}, Ben={})
    late.passes("Ben")
    assert why(late, "Anna", "watch_dog")[0] == "BH-6.05"


PIECES: dict[str, Any] = {
    "war-left-1": {"card": "medica", "turned": True}, "hidden-left-1": "tracker", "safety-left-1": "elf_warrior",
    "safety-left-2": {"card": "warrior_of_the_shieldwall", "turned": True},
    "safety-left-3": "warrior_of_the_shieldwall",
    "war-middle-1": {"card": "medica", "turned": True, "missed": True},
}  # fmt: skip


@pytest.mark.parametrize(
    ("choice", "rule", "reason", "card", "sentence"),
    [
        ("barabas_ulfaran", "BH-7.01", "not-in-hand", "barabas_ulfaran",
         "barabas_ulfaran is not in this player's hand"),
        ("rulebook", "BH-7.01", "not-in-hand", "rulebook", "rulebook is not in this player's hand"),
        ("hide barabas_ulfaran", "", "not-offered", "", NO_CHOICE),
        ("use 1-war-left-1 1", "BH-D31", "is-turned", "medica", "medica is turned already"),
        ("use 1-war-middle-1 1", "BH-13.22", "stays-turned", "medica",
         "medica is turned and does not unturn next round"),
        ("use 1-war-left-1 4", "BH-D25", "cannot-use", "medica", "medica cannot use that ability now"),
        ("use 1-safety-left-1 8", "BH-D25", "no-ability", "elf_warrior", "elf_warrior has no ability to use"),
        ("use 1-safety-left-2 7", "BH-D31", "is-turned", "warrior_of_the_shieldwall",
         "warrior_of_the_shieldwall is turned already"),
        ("use 1-safety-left-3 7", "BH-D25", "cannot-use", "warrior_of_the_shieldwall",
         "warrior_of_the_shieldwall cannot use that ability now"),
        ("use 1-sovereign 1", "BH-D31", "is-turned", "sirunian_seehoff", "sirunian_seehoff is turned already"),
        ("use 1-sovereign 3", "BH-D25", "cannot-use", "sirunian_seehoff",
         "sirunian_seehoff cannot use that ability now"),
        ("use 1-war-left-2 1", "", "nothing-there", "", "nothing lies there"),
        ("use 2-training-64 8", "", "nothing-there", "", "nothing lies there"),
        ("use 2-war-left-1 1", "BH-D23", "not-yours", "", "what lies there is not under this player's control"),
        ("use 1-hidden-left-1 1", "BH-13.24", "not-offered", "", NO_CHOICE),
        ("move 1-war-left-1", "BH-12.11", "cannot-move", "medica", "medica cannot Move now"),
        ("move 2-war-left-1", "BH-D23", "not-yours", "", "what lies there is not under this player's control"),
        ("move 2-training-64", "", "nothing-there", "", "nothing lies there"),
        ("move 1-hidden-left-1", "BH-13.24", "not-offered", "", NO_CHOICE),
        ("1-war-left-1", "", "not-offered", "", NO_CHOICE),
        ("done", "", "not-offered", "", NO_CHOICE),
    ],
)  # fmt: skip
def test_why_a_permanent_cannot_do_that(choice: str, rule: str, reason: str, card: str, sentence: str) -> None:
    anna = {"pieces": PIECES, "sovereign": "sirunian_seehoff", "sovereign_turned": True}
    play = Play(Anna=anna, Ben={"pieces": {"war-left-1": "medica"}})
    names = {"card": card} if card else {}
    assert why(play, "Anna", choice) == (rule or rule_of(play, "Anna"), reason, names, sentence)


def test_moves_out_of_turn_have_a_rule_of_their_own() -> None:
    play = Play(Anna={}, Ben={"pieces": {"war-left-1": "medica"}})
    play.passes("Anna")
    assert why(play, "Ben", "move 2-war-left-1")[0] == "BH-D115"
    combat = Play("combat", Anna={"pieces": {"war-left-1": "medica"}}, Ben={})
    assert why(combat, "Anna", "move 1-war-left-1")[0] == "BH-D115"


def test_who_is_not_asked_is_told_that_it_is_not_offered() -> None:
    play = Play(Anna={}, Ben={"hand": ["watch_dog"], "pieces": {"war-left-1": "medica"}})
    for choice in ("watch_dog", "use 2-war-left-1 1", "2-war-left-1"):
        assert why(play, "Ben", choice) == ("BH-8.03", "not-offered", {}, NO_CHOICE)
    beyond = len(GAME.box.cards)
    assert (
        GAME.naming.refusal(play.table, 0, beyond).reason
        == GAME.naming.refusal(play.table, 0, -1).reason
        == "not-offered"
    )


def test_who_cannot_block() -> None:
    play = Play(
        "combat",
        Anna={"pieces": {"war-left-1": "watch_dog"}},
        Ben={"pieces": {"war-left-1": {"card": "medica", "turned": True}, "war-left-2": "elf_warrior",
                        "war-right-1": "hired_brute", "barrier-left": "palisades_wall"}},
    )  # fmt: skip
    while play.kind() != "block":
        if play.kind() == "declare":
            play.choose("Anna", "attack")
        else:
            play.both_pass()
    rule = rule_of(play, "Ben")
    for place, card in (("2-war-left-1", "medica"), ("2-war-right-1", "hired_brute")):
        expected = ("BH-D80", "cannot-block", {"card": card}, f"{card} cannot block this attack")
        assert why(play, "Ben", place) == expected
    wall = ("BH-13.52", "cannot-block", {"card": "palisades_wall"}, "palisades_wall cannot block this attack")
    assert why(play, "Ben", "2-barrier-left") == wall
    for choice in ("1-war-left-1", "2-safety-left-1", "2-training-64", "left", "attack"):
        assert why(play, "Ben", choice) == (rule, "not-offered", {}, NO_CHOICE)
