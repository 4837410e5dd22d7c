"""How good a position looks, and which way a fair player leans: what is good counts as good, in the right order."""

from typing import Any

import pytest

from nachtspiel.engine.errors import Mistake
from nachtspiel.engine.scale import Scale
from nachtspiel.engine.table import Question
from nachtspiel.games.bloodborne.judge import (
    LEAN_MARKS,
    ROLES,
    WORTH_MARKS,
    lean_marks,
    mark_names,
    option_marks,
    position_marks,
    read_weights,
    rounds_left,
    worth,
    worth_marks,
)
from nachtspiel.games.bloodborne.vocabulary import DECLINE, SEAT, USED
from tests.games.bloodborne.kit import ALL, GAME, Play


def chance(mine: dict[str, Any], others: dict[str, Any] | None = None, **position: Any) -> float:
    """How likely Henryk is to win."""
    play = Play(Henryk=mine, Eileen=others or {}, Ludwig=others or {}, **position)
    return GAME.thinking.chances(play.table)[0]


def marks(mine: dict[str, Any], **position: Any) -> dict[str, float]:
    play = Play(Henryk=mine, Eileen={}, Ludwig={}, **position)
    found = worth_marks(play.table, play.table.hunters[0], rounds_left(play.table))
    return dict(zip(WORTH_MARKS, found, strict=True))


# ---------------------------------------------------------------- chances


def test_chances_add_up_and_equals_are_equal() -> None:
    play = Play(Henryk={}, Eileen={}, Ludwig={})
    chances = GAME.thinking.chances(play.table)
    assert sum(chances) == pytest.approx(1)
    assert max(chances) - min(chances) < 0.05  # only the marker tells them apart


@pytest.mark.parametrize(
    "better", [{"banked": 12}, {"collected": 12}, {"trophies": {"kin": 5}}, {"also": ["kirkhammer"]}]
)
def test_more_is_better(better: dict[str, Any]) -> None:
    assert chance(better) > chance({}) > chance({}, better)


def test_banked_echoes_are_worth_more_than_collected_ones_in_danger() -> None:
    assert chance({"banked": 9, "health": 1}) > chance({"collected": 9, "health": 1})


def test_a_lead_is_worth_more_late_than_early() -> None:
    late: dict[str, Any] = {"monster": "gehrman", "echoes": 3, "position": {"monsters_left": 0, "bosses_left": 0}}
    assert chance({"banked": 10}, **late) > chance({"banked": 10})


def test_health_is_worth_something_in_the_last_fight() -> None:
    last: dict[str, Any] = {"monster": "gehrman", "echoes": 9, "position": {"monsters_left": 0, "bosses_left": 0}}
    assert chance({"health": 8, "collected": 9}, **last) > chance({"health": 1, "collected": 9}, **last)


def test_the_eliminated_have_no_chance() -> None:
    assert chance({"gone": True}) < 0.01


@pytest.mark.rule("BB-19.06")
def test_a_finished_game_is_certain_and_shared_by_the_winners() -> None:
    play = Play(
        monster="gehrman", echoes=1,
        Henryk={"banked": 8}, Eileen={"banked": 8, "hand": ["hunters_dream"]}, Ludwig={"hand": ["hunters_dream"]},
    )  # fmt: skip
    play.round(Henryk="hunter_pistol", Eileen="hunters_dream", Ludwig="hunters_dream")
    assert play.table.over
    assert GAME.thinking.chances(play.table) == [1.0, 0.0, 0.0]
    tie = Play(monster="gehrman", echoes=1, Henryk={"banked": 8}, Eileen={"banked": 8}, Ludwig={})
    tie.table.finish()
    assert GAME.thinking.chances(tie.table) == [0.5, 0.5, 0.0]


def test_the_judgement_is_the_logarithm_of_the_odds() -> None:
    play = Play(Henryk={"banked": 9}, Eileen={}, Ludwig={})
    for seat, likely in enumerate(GAME.thinking.chances(play.table)):
        assert 1 / (1 + 2.718281828 ** -GAME.thinking.judge(play.table, seat)) == pytest.approx(likely)
    assert GAME.thinking.judge(play.table, 0) > GAME.thinking.judge(play.table, 1)


def test_judging_changes_nothing() -> None:
    play = Play(Henryk={"collected": 4}, Eileen={}, Ludwig={})
    before = play.table.key()
    for seat in range(3):
        assert GAME.thinking.judge(play.table, seat) == GAME.thinking.judge(play.table.copy(), seat)
        GAME.thinking.leans(play.table, play.table.questions[seat])
    assert play.table.key() == before
    assert play.waits() == ALL


# ---------------------------------------------------------------- marks


def test_what_there_is_to_see_in_a_hunter() -> None:
    found = marks({"banked": 5, "collected": 6, "health": 2, "trophies": {"kin": 1, "beast": 6}})
    assert found["level"] == 5 + 1 + 12
    assert found["collected"] == 6
    assert found["collected_in_danger"] == pytest.approx(6 * 0.75)
    assert found["collected_in_need"] == 0  # the Dream is in hand
    assert found["health"] == 0.25
    assert found["weak"] == 1
    assert found["damage_in_hand"] == 4  # axe 2, cleaver 1, pistol 1
    assert (found["dead"], found["gone"], found["last_life"]) == (0, 0, 0)
    play = Play(Henryk={"health": 2, "collected": 6}, Eileen={}, Ludwig={})
    hunter = play.table.hunters[0]
    hunter.used.append(hunter.hand.pop(hunter.hand.index(GAME.box.dream)))
    without = dict(zip(WORTH_MARKS, worth_marks(play.table, hunter, rounds_left(play.table)), strict=True))
    assert without["collected_in_need"] == pytest.approx(6 * 0.75)
    assert without["dream_in_hand"] == 0


@pytest.mark.rule("BB-17.04")
def test_the_next_step_of_each_track_counts() -> None:
    early = marks({})["hand_early"] / 5
    # kin from 1 to 3 is 2, humanoid from nothing is 1, beast is full
    assert marks({"trophies": {"kin": 1, "beast": 6}})["tracks_early"] == pytest.approx(3 * early)


def test_the_last_life_counts_where_a_law_says_so() -> None:
    assert marks({"deaths": 1}, final_boss="rom")["last_life"] > 0
    assert marks({"deaths": 0}, final_boss="rom")["last_life"] == 0
    assert marks({"deaths": 1})["last_life"] == 0


def test_the_night_grows_shorter() -> None:
    def left(**position: Any) -> float:
        return rounds_left(Play(Henryk={}, Eileen={}, Ludwig={}, **position).table)

    begun = left(position={"monsters_left": 7, "bosses_left": 3})
    later = left(position={"monsters_left": 2, "bosses_left": 1})
    last = {"monsters_left": 0, "bosses_left": 0}
    full, nearly = left(monster="gehrman", echoes=14, position=last), left(monster="gehrman", echoes=1, position=last)
    assert begun > later > full > nearly > 0


def test_every_mark_has_a_name_and_the_laboratory_sees_what_the_judge_sees() -> None:
    play = Play(Henryk={"also": ["cannon"]}, Eileen={}, Ludwig={})
    positions, options = mark_names(GAME.box)
    question = play.table.questions[0]
    assert len(positions) == len(position_marks(play.table, 0)) == len(WORTH_MARKS) + len(GAME.box.cards)
    assert len(options) == len(option_marks(play.table, question, question.options[0]))
    assert len(set(positions)) == len(positions)
    assert len(set(options)) == len(options)
    text = "[worth]\nlevel = 1.0\n[owned]\ncannon = 2.0\n[lean]\ntakes = 0.5\n[play]\ncannon = 0.25\n"
    weights = read_weights(GAME.box, text)
    hunter, left = play.table.hunters[0], rounds_left(play.table)
    row = dict(zip(positions, position_marks(play.table, 0), strict=True))
    found = worth(play.table, hunter, left, weights, Scale(weights.worth))
    assert found == pytest.approx(row["worth.level"] + 2 * row["owned.cannon"])
    assert row["owned.cannon"] > 0
    cannon = dict(zip(options, option_marks(play.table, question, GAME.naming.option("cannon")), strict=True))
    assert (cannon["lean.takes"], cannon["play.cannon"], cannon["transform.cannon"]) == (2, 1, 0)


def test_a_weight_that_is_no_number_is_named() -> None:
    with pytest.raises(Mistake, match=r"judge.toml.*worth.*level.*must be a number"):
        read_weights(GAME.box, "[worth]\nlevel = 'much'\n")


def test_a_card_unknown_to_the_weights_has_none() -> None:
    assert read_weights(GAME.box, "[worth]\n").owned == [0.0] * len(GAME.box.cards)


# ---------------------------------------------------------------- leaning


def leaning(play: Play, name: str = "Henryk") -> dict[str, float]:
    question = play.table.question(ALL.index(name))
    assert question is not None
    leans = GAME.thinking.leans(play.table, question)
    return {
        GAME.naming.option_name(option): lean / sum(leans) for option, lean in zip(question.options, leans, strict=True)
    }


def test_who_has_much_to_lose_leans_to_the_dream() -> None:
    rich = leaning(Play(Henryk={"health": 1, "collected": 12}, Eileen={}, Ludwig={}))
    poor = leaning(Play(Henryk={}, Eileen={}, Ludwig={}))
    assert rich["hunters_dream"] > 0.6 > poor["hunters_dream"]


def test_the_stronger_weapon_is_likelier() -> None:
    leans = leaning(Play(Henryk={}, Eileen={}, Ludwig={}))
    assert leans["hunter_axe"] > leans["saw_cleaver"]


def option_looks(play: Play, question: Question, option: int) -> dict[str, float]:
    return dict(zip(LEAN_MARKS, lean_marks(play.table, question, option), strict=True))


def test_what_there_is_to_see_in_a_card() -> None:
    play = Play(monster="carrion_crows", echoes=2, Henryk={"health": 4, "collected": 3, "also": ["kirkhammer"]},
                Eileen={}, Ludwig={})  # fmt: skip
    question = play.table.questions[0]
    hammer = option_looks(play, question, GAME.naming.option("kirkhammer"))
    assert (hammer["takes"], hammer["takes_all"], hammer["takes_all_first"], hammer["instant_takes_all"]) == (
        2,
        1,
        1,
        0,
    )
    assert hammer["weapon_in_danger"] == 0.5
    pistol = option_looks(play, question, GAME.naming.option("hunter_pistol"))
    assert (pistol["takes"], pistol["takes_all"]) == (1, 0)
    dream = option_looks(play, question, GAME.naming.option("hunters_dream"))
    assert (dream["takes"], dream["dream_collected"], dream["dream_in_danger"]) == (0, 3, 0.5)
    assert dream["dream_collected_in_danger"] == 1.5


def test_what_there_is_to_see_in_other_options() -> None:
    play = Play(Henryk={}, Eileen={"banked": 20, "collected": 4, "health": 3}, Ludwig={})
    target = option_looks(play, Question(0, "target", [SEAT + 1], "", 0, 0), SEAT + 1)
    assert (target["target_level"], target["target_collected"], target["target_health"]) == (2, 4, 3)
    axe = GAME.naming.option("hunter_axe")
    removed = option_looks(play, Question(0, "remove", [USED + axe], "", 0, 0), USED + axe)
    assert (removed["remove_damage"], removed["remove_used"]) == (2, 1)
    upgrade = Question(0, "upgrade", [axe, DECLINE], "", 0, 0)
    assert option_looks(play, upgrade, axe)["upgrade_damage"] == 2
    assert set(option_looks(play, upgrade, DECLINE).values()) == {0.0}


def test_every_question_with_cards_has_weights_for_them() -> None:
    weights = read_weights(GAME.box)
    assert len(weights.cards) == len(ROLES) == 4
    assert any(weights.worth)
    assert any(weights.owned)
    assert all(any(role) for role in weights.cards)
