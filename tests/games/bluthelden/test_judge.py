"""What the judgement of Bluthelden looks at, and which way a fair player leans."""

import math
from typing import Any

import pytest

from nachtspiel.engine.errors import Mistake
from nachtspiel.engine.words import Words
from nachtspiel.games.bluthelden import judge, leaning
from nachtspiel.games.bluthelden.game import Bluthelden
from nachtspiel.games.bluthelden.vocabulary import CONCEDE
from nachtspiel.games.bluthelden.weights import LEAN, NAMED, REASONS, WORTH, lean_names, read_weights, worth_names
from tests.games.bluthelden.kit import GAME, Play, set_up, weights_of
from tests.words import LANGUAGES

OPEN = {"resource-left": "fertile_field"}
GUARD = {"war-left-1": "swordsman"}


def marks(play: Play, seat: int = 0) -> dict[str, float]:
    """All that is seen in a player, without what is not there."""
    names = [name.removeprefix("worth.") for name in GAME.thinking.mark_names()[0]]
    found = dict(zip(names, GAME.thinking.position_marks(play.table, seat), strict=True))
    return {name: value for name, value in found.items() if value}


def seen(play: Play, name: str, choice: str) -> dict[str, float]:
    """All that is seen in an option, without what is not there."""
    question = play.table.question(play.names.index(name))
    assert question is not None
    found = GAME.thinking.option_marks(play.table, question, GAME.naming.option(choice))
    names = [name.removeprefix("lean.") for name in GAME.thinking.mark_names()[1]]
    return {name: value for name, value in zip(names, found, strict=True) if value}


def lean(play: Play, name: str) -> dict[str, float]:
    question = play.table.question(play.names.index(name))
    assert question is not None
    found = GAME.thinking.leans(play.table, question)
    return {GAME.naming.option_name(option): share for option, share in zip(question.options, found, strict=True)}


# ---------------------------------------------------------------- positions


def test_every_mark_has_its_name_and_its_weight() -> None:
    positions, options = GAME.thinking.mark_names()
    assert positions == worth_names(GAME.box)
    assert options == lean_names(GAME.box)
    assert len(set(positions)) == len(positions) == len(GAME.thinking.mark_weights())
    assert len(set(options)) == len(options)
    assert len(LEAN) == NAMED
    play = Play(Anna={"hand": ["swordsman"]}, Ben={})
    assert len(GAME.thinking.position_marks(play.table, 0)) == len(positions)
    assert len(
        GAME.thinking.option_marks(play.table, play.table.questions[0], play.table.questions[0].options[0])
    ) == len(options)


def test_what_there_is_to_see_in_a_player() -> None:
    play = Play(
        Anna={"lp": 9, "asp": 2, "hand": ["swordsman", "forge"], "graveyard": ["medica"],
              "pieces": {**OPEN, "war-left-1": {"card": "swordsman", "damage": 1}, "safety-left-1": "war_falcon"}},
        Ben={"pieces": {"war-middle-1": "skeleton_warrior"}},
    )  # fmt: skip
    cards = GAME.box.cards
    swordsman, falcon = (cards[GAME.box.numbers[key]] for key in ("swordsman", "war_falcon"))
    found = marks(play)
    assert (found["lp"], found["lp_low"], found["hand"], found["hand_few"]) == (9, 9, 2, 2)
    assert (found["asp_now"], found["resource_in_hand"], found["playable"]) == (2, 1, 1)
    assert (found["lanes"], found["fighters"], found["initiative"], found["graves"]) == (1, 2, 1, 1)
    assert found["income"] == found["income_to_come"] == 2  # the field and the Rune
    assert found["war_power"] == found["ready_power"] == found["free_power"] == swordsman.power
    assert (found["war_health"], found["guards"]) == (float(swordsman.hp - 1), 1)
    assert (found["safe_power"], found["safe_health"]) == (float(falcon.power), float(falcon.hp))
    assert (found["owned.swordsman"], found["owned.war_falcon"]) == (1, 1)
    other = marks(play, 1)
    assert "asp_now" not in other
    assert other["free_power"] == 2  # nobody stands against the skeleton in its lane
    assert other["income_to_come"] == 1  # Ben's Main Phase is still to come


@pytest.mark.parametrize(
    ("place", "free"), [("war-left-1", False), ("war-middle-1", True), ("safety-left-1", True)]
)  # fmt: skip
def test_power_is_free_where_nobody_can_block(place: str, free: bool) -> None:
    play = Play(Anna={"pieces": {**OPEN, **GUARD}}, Ben={"pieces": {place: "skeleton_warrior"}})
    assert ("free_power" in marks(play)) == free
    turned = {"card": "skeleton_warrior", "turned": True}
    assert "free_power" in marks(Play(Anna={"pieces": {**OPEN, **GUARD}}, Ben={"pieces": {place: turned}}))


def test_astral_points_count_as_long_as_they_can_be_spent() -> None:
    play = Play("main1", Anna={"asp": 3}, Ben={"asp": 1})
    assert marks(play)["asp_now"] == 3
    assert marks(play, 1)["asp_now"] == 1
    play.passes("Anna")
    assert "asp_now" not in marks(play)
    assert marks(play)["asp_kept"] == 3
    later = Play("end", Anna={"asp": 3, "hand": ["light_of_retribution"]}, Ben={})
    assert marks(later)["asp_kept"] == 3


@pytest.mark.parametrize(
    "better",
    [{"lp": 30}, {"pieces": {**OPEN, **GUARD}}, {"pieces": {**OPEN, "resource-middle": "forge"}}],
)  # fmt: skip
def test_more_is_better(better: dict[str, Any]) -> None:
    plain: dict[str, Any] = {"lp": 15, "pieces": OPEN}
    even, ahead, behind = (
        GAME.thinking.chances(Play(Anna=anna, Ben=ben).table)[0]
        for anna, ben in ((plain, plain), ({**plain, **better}, plain), (plain, {**plain, **better}))
    )
    assert ahead > even > behind


def test_chances_add_up_and_a_finished_game_is_what_it_is() -> None:
    play = Play(Anna={}, Ben={})
    assert sum(GAME.thinking.chances(play.table)) == pytest.approx(1)
    assert GAME.thinking.judge(play.table, 0) == pytest.approx(-GAME.thinking.judge(play.table, 1))
    play.choose("Anna", "concede")
    assert GAME.thinking.chances(play.table) == [0, 1]


def test_what_has_begun_is_played_to_its_end_before_it_is_judged() -> None:
    play = Play(Anna={"pieces": OPEN}, Ben={})
    play.choose("Anna", "use 1-resource-left 1")
    before = play.table.key()
    assert not GAME.thinking.is_calm(play.table)
    after = Play(Anna={"pieces": OPEN}, Ben={})
    after.choose("Anna", "use 1-resource-left 1")
    after.resolve()
    assert GAME.thinking.is_calm(after.table)
    assert GAME.thinking.chances(play.table) == GAME.thinking.chances(after.table)
    assert play.table.key() == before
    twin = play.table.copy()
    judge.calm_down(twin, weights_of(GAME))
    assert (twin.players[0].asp, len(twin.chain)) == (1, 0)


def test_a_thought_may_break_off_where_main_phase_1_is_calm() -> None:
    play = Play("main1", Anna={"pieces": OPEN}, Ben={})
    assert GAME.thinking.is_quiet(play.table)
    play.choose("Anna", "use 1-resource-left 1")
    assert not GAME.thinking.is_quiet(play.table)
    play.resolve()
    assert GAME.thinking.is_quiet(play.table)
    play.passes("Anna")
    assert not GAME.thinking.is_quiet(play.table)
    assert not GAME.thinking.is_quiet(Play("main2", Anna={}, Ben={}).table)
    assert GAME.thinking.stage(play.table) == play.table.round == 3


# ---------------------------------------------------------------- options


def test_what_there_is_to_see_in_an_attack() -> None:
    play = Play(
        "combat", Anna={"pieces": {**OPEN, **GUARD}}, Ben={"lp": 2, "pieces": {"war-middle-1": "skeleton_warrior"}}
    )
    play.both_pass()  # window A
    assert play.kind() == "declare"
    power = play.value("1-war-left-1", "power")
    free = {"attack": 1, "attack_power": power, "attack_free": 1, "attack_free_power": power}
    assert seen(play, "Anna", "attack") == free | ({"attack_last": 1} if power >= 2 else {})
    assert seen(play, "Anna", "nothing") == {}
    assert lean(play, "Anna")["attack"] > lean(play, "Anna")["nothing"]


def test_what_there_is_to_see_in_a_block() -> None:
    play = Play(
        "combat", Anna={"pieces": {**OPEN, "war-left-1": "watch_dog"}},
        Ben={"lp": 1, "pieces": {"war-left-1": "skeleton_warrior"}},
    )  # fmt: skip
    play.both_pass()
    if play.kind() == "declare":
        play.choose("Anna", "attack")
        play.both_pass()  # window B
    assert play.kind() == "block"
    found = seen(play, "Ben", "2-war-left-1")
    assert (found["block"], found["block_power"], found["block_last"]) == (1, play.value("1-war-left-1", "power"), 1)
    assert seen(play, "Ben", "done") == {}
    assert lean(play, "Ben")["2-war-left-1"] > lean(play, "Ben")["done"]  # else the game is lost


def test_passing_is_seen_by_its_moment() -> None:
    play = Play(Anna={"asp": 2, "pieces": OPEN}, Ben={})
    assert seen(play, "Anna", "pass") == {"pass_main": 1, "pass_main_asp": 2}
    use = seen(play, "Anna", "use 1-resource-left 1")
    assert use == {"use_main": 1, "use_asp_main": 1, "use.fertile_field_1": 1}
    paid = seen(play, "Anna", "use 1-sovereign 1")
    assert paid["use_lp"] == 1
    assert paid["use_lp_low"] == pytest.approx(1 / 30)
    play.choose("Anna", "use 1-resource-left 1")
    assert seen(play, "Anna", "pass") == {"pass_own_top": 1}
    play.passes("Anna")
    assert seen(play, "Ben", "pass") == {"pass_foe_top": 1}
    assert seen(play, "Ben", "use 2-rune 1") == {"use_foe_top": 1, "use_asp_away": 1, "use.sovereigns_rune_1": 1}


def test_the_same_marks_make_the_leaning() -> None:
    """What `leans` weighs is what `option_marks` shows, times the weights."""
    play = Play(
        Anna={"asp": 4, "hand": ["swordsman", "light_of_retribution", "forge"], "pieces": {**OPEN, **GUARD}}, Ben={}
    )
    question = play.table.questions[0]
    for option, share in zip(question.options, GAME.thinking.leans(play.table, question), strict=True):
        row = leaning.option_marks(play.table, question, option, weights_of(GAME))
        total = sum(mark * weight for mark, weight in zip(row, weights_of(GAME).lean, strict=True))
        assert share == pytest.approx(math.exp(total))


def test_a_hidden_card_on_the_chain_makes_no_scene() -> None:
    scenes = set()
    for card in ("tracker", "wild_boar"):
        play = Play(
            Anna={"asp": 4, "hand": [card]}, Ben={}, position={"settings": {"deck1": "green", "deck2": "black"}}
        )
        play.choose("Anna", f"hide {card}", "1-hidden-left-1")
        play.passes("Anna")
        question = play.table.question(1)
        assert question is not None
        scenes.add(GAME.thinking.scene(play.table, question))
    assert len(scenes) == 1


def test_weights_that_are_no_numbers_are_named() -> None:
    with pytest.raises(Mistake, match=r"judge.toml.*worth.*lp.*must be a number, not 'much'"):
        read_weights(GAME.box, '[worth]\nlp = "much"\n')
    other = Bluthelden()
    other.thinking.weigh("[worth]\nlp = 1.0\n")
    assert other.thinking.chances(Play(Anna={"lp": 20}, Ben={"lp": 18}).table)[0] == pytest.approx(
        1 / (1 + pow(2.718281828459045, -2))
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_a_word(language: str) -> None:
    words = Words(language, "nachtspiel.games.bluthelden")
    assert set(REASONS) <= set(WORTH)
    for mark, what in REASONS.items():
        assert REASONS[what] == what
        assert words.say(f"mark-{what.replace('_', '-')}")
        assert GAME.thinking.reason(f"worth.{mark}") == what
    assert GAME.thinking.reason("owned.swordsman") == ""


def test_a_position_is_judged_by_what_will_have_happened() -> None:
    """ASP that wait on the chain, a card that is about to enter, an attack that will hit."""
    pieces = {"resource-left": "fertile_field"}
    play = Play(Anna={"asp": 2, "hand": ["watch_dog"], "pieces": pieces}, Ben={})
    before = GAME.thinking.judge(play.table, 0)
    key = play.table.key()
    play.choose("Anna", "watch_dog", "1-war-left-1")
    assert GAME.thinking.judge(play.table, 0) > before
    assert GAME.thinking.judge(play.table, 1) == pytest.approx(-GAME.thinking.judge(play.table, 0))
    assert play.table.key() != key
    fight = Play("combat", Anna={"pieces": {"war-left-1": "watch_dog"}}, Ben={})
    fight.both_pass()
    calm = GAME.thinking.judge(fight.table, 0)
    twin = fight.table.copy()
    twin.answer(0, GAME.naming.option("attack"))
    nothing = fight.table.copy()
    nothing.answer(0, GAME.naming.option("nothing"))
    assert GAME.thinking.judge(twin, 0) > GAME.thinking.judge(nothing, 0)
    assert calm == GAME.thinking.judge(fight.table, 0)


def test_a_finished_game_is_judged_as_what_it_is() -> None:
    play = set_up()
    before = [GAME.thinking.judge(play.table, seat) for seat in range(2)]
    play.table.answer(0, CONCEDE)
    assert GAME.thinking.chances(play.table) == [0.0, 1.0]
    assert GAME.thinking.judge(play.table, 0) < min(before) <= max(before) < GAME.thinking.judge(play.table, 1)
