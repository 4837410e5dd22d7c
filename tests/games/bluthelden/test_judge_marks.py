"""Every mark that is seen in a position, with its value, where it is seen and where it is not."""

import math
from typing import Any

import pytest

from nachtspiel.engine.table import Question
from nachtspiel.games.bluthelden import judge
from nachtspiel.games.bluthelden.weights import read_weights
from tests.games.bluthelden.kit import GAME, Play, set_up, weights_of

NAMES = [name.removeprefix("worth.") for name in GAME.thinking.mark_names()[0]]


def marks(play: Play, seat: int = 0) -> dict[str, float]:
    found = judge.position_marks(play.table, seat, weights_of(GAME))
    return {name: value for name, value in zip(NAMES, found, strict=True) if value}


def own(fields: dict[str, Any], *wanted: str, phase: str = "main1") -> dict[str, float]:
    """These marks of Anna, and the same of Ben if he had it all."""
    other = {"lp": 20, "spells": ["ban"] * 10}
    play = Play(phase, Anna={**other, **fields}, Ben=other)
    found = {name: value for name, value in marks(play).items() if name in wanted}
    turned_round = Play(phase, initiative="Ben", Anna=other, Ben={**other, **fields})
    assert {name: value for name, value in marks(turned_round, 1).items() if name in wanted} == found
    return found


@pytest.mark.parametrize(
    ("fields", "found"),
    [
        ({"lp": 12}, {"lp": 12, "lp_low": 10}),
        ({"lp": 10}, {"lp": 10, "lp_low": 10}),
        ({"lp": 5}, {"lp": 5, "lp_low": 5}),
        ({"lp": 4}, {"lp": 4, "lp_low": 4, "lp_last": 1}),
        ({"hand": ["ban"] * 2}, {"lp": 20, "lp_low": 10, "hand": 2, "hand_few": 2}),
        ({"hand": ["ban"] * 5}, {"lp": 20, "lp_low": 10, "hand": 5, "hand_few": 3}),
        ({"spells": ["ban"] * 3}, {"lp": 20, "lp_low": 10, "few_spells": 7}),
        ({"spells": ["ban"] * 9}, {"lp": 20, "lp_low": 10, "few_spells": 1}),
        ({"graveyard": ["ban"] * 7}, {"lp": 20, "lp_low": 10, "graves": 7}),
        ({"graveyard": ["ban"] * 9}, {"lp": 20, "lp_low": 10, "graves": 8}),
        ({"shadows": {"left": 1, "middle": 2, "right": 3}}, {"lp": 20, "lp_low": 10, "shadows": 6}),
    ],
)
def test_what_there_is_to_count(fields: dict[str, Any], found: dict[str, float]) -> None:
    wanted = ("lp", "lp_low", "lp_last", "hand", "hand_few", "few_spells", "graves", "shadows")
    assert own(fields, *wanted) == found


@pytest.mark.parametrize(
    ("phase", "passed", "anna", "ben"),
    [
        ("main1", 0, "now", "now"), ("main1", 1, "kept", "now"), ("main2", 0, "kept", "now"),
        ("main2", 1, "kept", "kept"), ("combat", 0, "kept", "kept"), ("end", 0, "kept", "kept"),
    ],
)  # fmt: skip
def test_astral_points_can_be_spent_until_the_own_main_phase_is_over(
    phase: str, passed: int, anna: str, ben: str
) -> None:
    field = {"resource-left": "fertile_field"}
    play = Play(phase, Anna={"asp": 3, "pieces": field}, Ben={"asp": 2, "pieces": field})
    if passed:
        play.passes(play.waits()[0])
    for seat, word, asp in ((0, anna, 3), (1, ben, 2)):
        found = marks(play, seat)
        assert {name: value for name, value in found.items() if name.startswith("asp_")} == {f"asp_{word}": asp}
        assert found["income"] == 2  # the field and the Rune
        assert found.get("income_to_come", 0) == (2 if word == "now" else 0)
        assert found.get("initiative", 0) == (1 if seat == 0 else 0)


def test_before_the_main_phases_both_can_spend() -> None:
    table = set_up().table
    for seat in (0, 1):
        table.players[seat].asp = 4
        found = dict(zip(NAMES, judge.position_marks(table, seat, weights_of(GAME)), strict=True))
        assert (found["asp_now"], found["asp_kept"]) == (4, 0)
    table.phase = 1
    assert dict(zip(NAMES, judge.position_marks(table, 0, weights_of(GAME)), strict=True))["asp_now"] == 4


@pytest.mark.parametrize(
    ("hand", "pieces", "found"),
    [
        (["watch_dog"], {}, {"income": 1}),  # level 1, and there is none
        (["watch_dog"], {"resource-left": "forge"}, {"income": 2, "playable": 1}),
        (["swordsman", "elf_warrior"], {"resource-left": "forge"}, {"income": 2, "playable": 1}),  # 3 and 4 ASP
        (["light_of_retribution", "exodus"], {}, {"income": 1, "playable": 1}),  # 2 and 3 ASP, no level
        (["toshi_the_blessed"], {"resource-left": "the_river_forge", "resource-middle": "forge"},
         {"income": 3, "playable": 1, "level_two": 1}),
        (["forge", "forge"], {}, {"income": 1, "resource_in_hand": 1}),
        (["light_of_retribution", "seed"], {}, {"income": 1, "playable": 2}),
        (["the_river_forge", "ban"], {"resource-left": "forge"}, {"income": 2, "resource_in_hand": 1}),
    ],
)  # fmt: skip
def test_what_can_be_played_next_round(hand: list[str], pieces: dict[str, str], found: dict[str, float]) -> None:
    """By the level of the resources, and for one ASP more than they bring."""
    wanted = ("income", "playable", "level_two", "level_three", "resource_in_hand")
    assert own({"hand": hand, "pieces": pieces}, *wanted) == found


@pytest.mark.parametrize(
    ("pieces", "found"),
    [
        ({}, {"income": 1, "income_to_come": 1}),
        ({"resource-left": "forge"}, {"income": 2, "income_to_come": 2, "lanes": 1}),
        ({"resource-left": {"card": "forge", "turned": True}}, {"income": 2, "income_to_come": 1, "lanes": 1}),
        ({"resource-left": "forge", "safety-left-1": "smith"},
         {"income": 3, "income_to_come": 3, "lanes": 1, "bound": 1, "fighters": 1}),
        ({"war-left-1": "smith"}, {"income": 1, "income_to_come": 1, "fighters": 1}),  # not bound
        ({"resource-left": "burial_chamber"}, {"income": 2, "income_to_come": 2, "lanes": 1}),
        ({"advisor": "magister_tillion_of_weidenheim"}, {"income": 1, "income_to_come": 1, "advisor": 1}),
        ({"area-1": "charm_of_wards", "area-2": "banner_of_wisdom"},
         {"income": 1, "income_to_come": 1, "artifacts": 2}),
        ({"area-1": "ring_of_ghosts"}, {"income": 2, "income_to_come": 2, "artifacts": 1}),
        ({"area-1": "vow_of_the_steadfast"}, {"income": 1, "income_to_come": 1, "rituals": 1}),
        ({"hidden-left-1": "tracker", "hidden-right-2": "wild_boar"},
         {"income": 1, "income_to_come": 1, "hidden": 2}),
        ({"resource-left": "forge", "safety-left-1": "smith", "safety-left-2": "young_blacksmith"},
         {"income": 4, "income_to_come": 4, "lanes": 1, "bound": 2, "fighters": 2}),
        ({"advisor": "ulfred_brigbuck_the_wise", "area-1": "vow_of_the_steadfast", "area-2": "vow_of_the_steadfast"},
         {"income": 1, "income_to_come": 1, "advisor": 1, "rituals": 2}),
        ({"war-left-1": {"card": "medica", "counters": {"poison": 1}},
          "war-left-2": {"card": "medica", "counters": {"poison": 3}}},
         {"income": 1, "income_to_come": 1, "fighters": 2, "poisoned": 2}),
        ({"war-left-1": {"card": "medica", "trainings": ["sacred_talisman", "sacred_talisman"]}},
         {"income": 1, "income_to_come": 1, "fighters": 1, "trainings": 2}),
        ({"war-left-1": {"card": "medica", "counters": {"poison": 2}}, "war-left-2": "medica"},
         {"income": 1, "income_to_come": 1, "fighters": 2, "poisoned": 1}),
        ({"war-left-1": {"card": "medica", "counters": {"plus": 2}}},
         {"income": 1, "income_to_come": 1, "fighters": 1}),
    ],
)  # fmt: skip
def test_what_lies_on_the_battlefield(pieces: dict[str, Any], found: dict[str, float]) -> None:
    """The white Sovereign makes an ASP for life only; the Rune makes one for nothing."""
    wanted = (
        "income", "income_to_come", "lanes", "bound", "fighters", "advisor", "artifacts", "rituals", "trainings",
        "hidden", "poisoned",
    )  # fmt: skip
    assert own({"pieces": pieces}, *wanted) == found


FIGHTING = (
    "fighters", "war_power", "war_health", "safe_power", "safe_health", "ready_power", "free_power", "guards",
    "flying_power", "shooters", "best_initiative",
)  # fmt: skip


@pytest.mark.parametrize(
    ("pieces", "found"),
    [
        ({"war-left-1": {"card": "elf_warrior", "damage": 1}},
         {"fighters": 1, "war_power": 2, "war_health": 3, "ready_power": 2, "free_power": 2, "guards": 1,
          "best_initiative": 3}),
        ({"safety-left-1": {"card": "garran_ironroot_protector", "damage": 2}, "safety-left-2": "medica"},
         {"fighters": 2, "safe_power": 5, "safe_health": 4, "best_initiative": 3}),
        ({"war-left-1": "medica", "war-right-1": "elf_warrior"},
         {"fighters": 2, "war_power": 4, "war_health": 6, "ready_power": 4, "free_power": 4, "guards": 2,
          "best_initiative": 3}),
        ({"war-left-1": {"card": "elf_warrior", "turned": True}},
         {"fighters": 1, "war_power": 2, "war_health": 4}),  # turned ones have no Initiative (BH-14.15)
        ({"war-left-1": "griffin", "safety-right-1": "white_pegasus"},
         {"fighters": 2, "war_power": 5, "war_health": 4, "safe_power": 2, "safe_health": 2, "ready_power": 5,
          "free_power": 5, "guards": 1, "flying_power": 7, "best_initiative": 7}),
        ({"safety-left-1": "elvish_archer", "war-left-1": "archer_of_the_guard"},
         {"fighters": 2, "war_power": 1, "war_health": 1, "safe_power": 1, "safe_health": 2, "ready_power": 1,
          "free_power": 1, "guards": 1, "shooters": 2, "best_initiative": 4}),
    ],
)  # fmt: skip
def test_what_there_is_to_see_in_fighters(pieces: dict[str, Any], found: dict[str, float]) -> None:
    assert own({"pieces": pieces}, *FIGHTING) == found
    late = own({"pieces": pieces}, *FIGHTING, phase="end")
    assert late == {mark: n for mark, n in found.items() if mark not in ("ready_power", "free_power", "guards")}
    fight = own({"pieces": pieces}, *FIGHTING, phase="combat")
    assert fight.get("guards", 0) == found.get("guards", 0)  # who acts blocks no less for it


def test_guards_are_ready_until_they_have_acted_and_free_until_somebody_can_block() -> None:
    play = Play(
        Anna={"pieces": {"war-left-1": "elf_warrior", "war-middle-1": "medica"}},
        Ben={"pieces": {"war-middle-2": "medica", "safety-left-1": "medica"}},
    )
    play.table.fresh()
    found = marks(play)
    assert (found["guards"], found["ready_power"], found["free_power"]) == (2, 4, 2)
    warrior, healer = (play.table.at(place) for place in (0, 3))
    assert warrior is not None
    assert healer is not None
    warrior.acted = True
    found = marks(play)
    assert (found["guards"], found["ready_power"]) == (2, 2)
    assert "free_power" not in found
    healer.initiative = 0
    found = marks(play)
    assert found["guards"] == 1
    assert "ready_power" not in found
    warrior.damage = 9
    assert marks(play)["war_health"] == 2
    healer.initiative = 1
    assert marks(play)["guards"] == 2


def test_a_stale_table_is_looked_at_through_a_copy() -> None:
    play = Play(Anna={"pieces": {"war-left-1": "elf_warrior"}}, Ben={})
    play.table.stale = True
    piece = play.table.at(0)
    assert piece is not None
    piece.power = 9
    assert marks(play)["war_power"] == 2
    chances = judge.chances(play.table, weights_of(GAME))
    assert (piece.power, play.table.stale) == (9, True)
    play.table.stale = False
    piece.power = 2
    assert judge.chances(play.table, weights_of(GAME)) == chances


def test_blank_ones_bring_nothing() -> None:
    play = Play(Anna={"pieces": {"resource-left": "forge"}}, Ben={})
    play.table.fresh()
    piece = play.table.at(21)
    assert piece is not None
    assert judge.brings_asp(play.table, piece, weights_of(GAME))
    piece.blank = True
    assert not judge.brings_asp(play.table, piece, weights_of(GAME))
    sovereign, rune = play.table.sovereign(0), play.table.at(25)
    assert rune is not None
    assert not judge.brings_asp(play.table, sovereign, weights_of(GAME))
    assert judge.brings_asp(play.table, rune, weights_of(GAME))


# ---------------------------------------------------------------- worth and chances


def test_worth_is_the_sum_of_marks_and_of_what_is_owned() -> None:
    weights = read_weights(GAME.box, "[worth]\nlp = 0.5\nfighters = 2\n[owned]\nmedica = 3\nforge = -1\n")
    play = Play(
        Anna={"lp": 8, "pieces": {"war-left-1": "medica", "war-left-2": "medica", "resource-left": "forge"}},
        Ben={"lp": 6, "pieces": {"war-left-1": "elf_warrior"}},
    )
    play.table.fresh()
    assert judge.worth(play.table, 0, weights) == pytest.approx(4 + 4 + 6 - 1)
    assert judge.worth(play.table, 1, weights) == pytest.approx(3 + 2)
    one = judge.position_marks(play.table, 0, weights)
    assert (one[NAMES.index("owned.medica")], one[NAMES.index("owned.forge")]) == (2, 1)
    assert one[NAMES.index("owned.elf_warrior")] == 0
    lead = 13 - 5
    assert judge.chances(play.table, weights) == pytest.approx([1 / (1 + math.exp(-lead)), 1 / (1 + math.exp(lead))])


@pytest.mark.parametrize(("lp", "sign"), [(30, 1), (1, -1)])
def test_nobody_is_ever_quite_sure(lp: int, sign: int) -> None:
    weights = read_weights(GAME.box, "[worth]\nlp = 10\n")
    play = Play(Anna={"lp": lp}, Ben={"lp": 15})
    found = judge.chances(play.table, weights)
    assert found[0] == 1 / (1 + math.exp(-30 * sign))
    assert found[1] == 1 - found[0]


@pytest.mark.parametrize(("result", "chances"), [(0, [1, 0]), (1, [0, 1]), (2, [0.5, 0.5])])
def test_a_game_that_is_over_is_as_it_ended(result: int, chances: list[float]) -> None:
    play = Play(Anna={}, Ben={})
    play.table.over = True
    play.table.result = result
    assert judge.chances(play.table, weights_of(GAME)) == chances
    assert judge.is_calm(play.table)
    assert judge.is_quiet(play.table)


# ---------------------------------------------------------------- calm, and scenes


def test_what_is_natural() -> None:
    play = Play(Anna={"asp": 9, "hand": ["watch_dog"], "pieces": {"resource-left": "forge"}}, Ben={})
    question = play.table.questions[0]
    weights = read_weights(GAME.box, "[lean]\nplay_character = 9\nslot_war = 1\n")
    assert judge.natural(play.table, question, weights) == GAME.naming.option("pass")
    play.choose("Anna", "watch_dog")
    slots = play.table.questions[0]
    assert judge.natural(play.table, slots, weights) == GAME.naming.option("1-war-left-1")  # the first of the best
    safe = read_weights(GAME.box, "[lean]\nslot_war = -1\n")
    assert judge.natural(play.table, slots, safe) == GAME.naming.option("1-safety-left-1")
    only = Question(0, "slot", [77_777], "BH-10.19", 0, 1)
    assert judge.natural(play.table, only, weights) == 77_777
    assert not judge.is_calm(play.table)  # something is being played
    assert not judge.is_quiet(play.table)
    judge.calm_down(play.table, safe)
    assert judge.is_calm(play.table)
    assert play.card("1-safety-left-1") == "watch_dog"


def test_calm_is_where_nothing_is_under_way() -> None:
    play = Play(Anna={"pieces": {"resource-left": "forge"}}, Ben={})
    assert judge.is_calm(play.table)
    play.table.acting = 3
    assert not judge.is_calm(play.table)
    play.table.acting = 0
    play.choose("Anna", "use 1-resource-left 1")
    assert not judge.is_calm(play.table)
    item = play.table.chain[0]
    play.table.chain = []
    assert judge.is_calm(play.table)
    play.table.resolving = item
    assert not judge.is_calm(play.table)


def test_a_scene_tells_phase_window_question_acting_and_the_top_of_the_chain() -> None:
    """Any two that differ in one of them are told apart."""
    play = Play(Anna={"pieces": {"resource-left": "forge", "resource-middle": "fertile_field"}}, Ben={})
    table = play.table
    question = play.table.questions[0]

    def scene(about: int = -1) -> int:
        return judge.scene(table, Question(0, question.kind, question.options, question.rule, about, 1))

    first = scene()
    assert first == ((table.phase * 16 + table.window) * 1024) * 65536
    assert scene(0) == first + 65536
    assert scene(900) == first + 901 * 65536
    table.acting = 65535
    assert scene() == first + 65535
    table.acting = 0
    table.window += 1
    assert scene() == first + 1024 * 65536
    table.window -= 1
    table.phase += 1
    assert scene() == first + 16 * 1024 * 65536
    table.phase -= 1
    play.choose("Anna", "use 1-resource-left 1")
    assert scene() == first * 1024 + GAME.box.numbers["forge"] + 2
    play.choose("Anna", "use 1-resource-middle 1")
    assert scene() == first * 1024 + GAME.box.numbers["fertile_field"] + 2
    top = table.chain[-1]
    top.way = 1  # face down
    assert scene() == first * 1024 + 1
