"""What a seat and a spectator may see, and what stays secret until everybody has chosen."""

from typing import Any

import pytest

from nachtspiel.engine.errors import Mistake
from nachtspiel.engine.knowing import EVERYTHING
from nachtspiel.engine.match import Match
from nachtspiel.engine.views import BaseView, QuestionTold
from nachtspiel.games.bloodborne.table import hunt_of
from nachtspiel.games.bloodborne.views import HuntView
from tests.games.bloodborne.kit import GAME, Play

SPECTATOR = -1
OWN = ("seat", "question", "talk")  # what is each seat's own in a view
STARTING = ["hunter_axe", "hunter_pistol", "hunters_dream", "saw_cleaver", "transform"]


def view(play: Play, seat: int) -> dict[str, Any]:
    return GAME.knowing.view(play.table, seat)


def board(play: Play, seat: int, of: int) -> dict[str, Any]:
    hunters = GAME.knowing.view(play.table, seat)["hunters"]
    assert isinstance(hunters, list)
    found = hunters[of]
    assert isinstance(found, dict)
    return found


def chosen(play: Play, seat: int) -> list[str | None]:
    """What a seat knows of the answers that lie there."""
    return [answer and answer["name"] for answer in view(play, seat)["answers"]]


@pytest.mark.rule("BB-7.03", "BB-7.05", "BB-D46", "BB-7.01")
@pytest.mark.parametrize("card", ["saw_cleaver", "hunter_pistol", "transform", "hunters_dream"])
def test_nobody_sees_a_chosen_card_before_all_have_chosen(card: str) -> None:
    play = Play(Henryk={}, Eileen={}, Ludwig={})
    other = Play(Henryk={}, Eileen={}, Ludwig={})
    play.choose(Henryk="hunter_axe")
    other.choose(Henryk=card)
    for seat in (SPECTATOR, 1, 2):
        assert view(play, seat) == view(other, seat)
        assert chosen(play, seat) == [None, None, None]
        assert board(play, seat, 0)["played"] is None
        assert board(play, seat, 0)["hand"] == [
            "hunter_axe",
            "saw_cleaver",
            "hunter_pistol",
            "transform",
            "hunters_dream",
        ]
        assert board(play, seat, 0)["hand_size"] == 5
        for seed in (1, 2):
            assert GAME.knowing.imagine(play.table, seat, seed) == GAME.knowing.imagine(other.table, seat, seed)
    assert play.told() == []
    assert view(play, 0) != view(other, 0)
    assert play.waits() == ["Eileen", "Ludwig"]


@pytest.mark.rule("BB-7.03", "BB-D46")
def test_everybody_sees_who_has_laid_a_card_and_who_is_waited_for() -> None:
    play = Play(Henryk={}, Eileen={}, Ludwig={})
    play.choose(Eileen="hunter_axe")
    for seat in (SPECTATOR, 0, 1, 2):
        assert view(play, seat)["laid"] == [False, True, False]
        assert view(play, seat)["waiting"] == [0, 2]
    assert chosen(play, 1) == [None, "hunter_axe", None]
    assert play.waits() == ["Henryk", "Ludwig"]


@pytest.mark.rule("BB-7.03", "BB-8.03", "BB-D46")
def test_everybody_sees_all_cards_once_they_are_turned_over() -> None:
    play = Play(Henryk={}, Eileen={}, Ludwig={})
    play.choose(Henryk="transform", Eileen="hunter_axe", Ludwig="hunters_dream")
    for seat in (SPECTATOR, 0, 1, 2):
        assert [board(play, seat, of)["played"] for of in range(3)] == ["transform", "hunter_axe", "hunters_dream"]
        assert [board(play, seat, of)["dreaming"] for of in range(3)] == [False, False, True]
        assert view(play, seat)["laid"] == [False, False, False]
        assert chosen(play, seat) == [None, None, None]
        assert view(play, seat)["phase"] == 2
    assert play.waits() == ["Henryk"]


@pytest.mark.rule("BB-8.02", "BB-8.03", "BB-D46")
@pytest.mark.parametrize("weapon", ["saw_cleaver", "hunter_pistol"])
def test_nobody_sees_a_weapon_of_phase_2_before_all_have_chosen(weapon: str) -> None:
    play = Play(Henryk={}, Eileen={}, Ludwig={})
    other = Play(Henryk={}, Eileen={}, Ludwig={})
    for table in (play, other):
        table.choose(Henryk="transform", Eileen="transform", Ludwig="hunter_axe")
    play.choose(Eileen="hunter_axe")
    other.choose(Eileen=weapon)
    assert play.told() == []
    for seat in (SPECTATOR, 0, 2):
        assert view(play, seat) == view(other, seat)
        assert board(play, seat, 1)["weapon"] is None
        assert chosen(play, seat) == [None, None, None]
        assert view(play, seat)["laid"] == [False, True, False]
        assert GAME.knowing.imagine(play.table, seat, 3) == GAME.knowing.imagine(other.table, seat, 3)
    assert chosen(play, 1) == [None, "hunter_axe", None]
    assert chosen(other, 1) == [None, weapon, None]
    assert play.waits() == ["Henryk"]


@pytest.mark.rule("BB-7.01", "BB-D46")
def test_a_seat_sees_its_own_question_and_nobody_elses() -> None:
    play = Play(Henryk={"used": ["hunter_axe"]}, Eileen={}, Ludwig={})
    question = view(play, 0)["question"]
    assert (question["kind"], question["rule"]) == ("play", "BB-7.01")
    assert sorted(option["name"] for option in question["options"]) == [
        "hunter_pistol",
        "hunters_dream",
        "saw_cleaver",
        "transform",
    ]
    assert [GAME.naming.option(option["name"]) for option in question["options"]] == [
        option["option"] for option in question["options"]
    ]
    assert view(play, SPECTATOR)["question"] is None
    play.choose(Henryk="transform", Eileen="hunter_axe", Ludwig="hunter_axe")
    assert view(play, 0)["question"]["about"] == "transform"
    assert [view(play, seat)["question"] for seat in (SPECTATOR, 1, 2)] == [None, None, None]
    assert play.waits() == ["Henryk"]


@pytest.mark.rule("BB-D46")
def test_what_is_public_is_the_same_for_everybody() -> None:
    play = Play(
        "watchdog", 5,
        Henryk={"used": ["hunter_axe"], "health": 5, "collected": 3, "banked": 2, "trophies": {"kin": 1, "beast": 2}},
        Eileen={"also": ["evelyn"]}, Ludwig={},
        position={"full_echoes": 9, "first": "Ludwig", "removed": ["cannon"], "round": 6},
    )  # fmt: skip
    for seat in (SPECTATOR, 0, 1, 2):
        seen = view(play, seat)
        assert seen["seat"] == seat
        assert (seen["final_boss"], seen["monster"], seen["echoes"], seen["full_echoes"]) == (
            "gehrman",
            "watchdog",
            5,
            9,
        )
        assert (seen["first"], seen["round"], seen["phase"], seen["over"]) == (2, 6, 1, False)
        assert seen["row"] == ["threaded_cane", "kirkhammer", "saw_spear"]
        assert seen["removed"] == ["cannon"]
        assert seen["places"] == []
        henryk = board(play, seat, 0)
        assert henryk["used"] == ["hunter_axe"]
        assert (henryk["health"], henryk["collected"], henryk["banked"], henryk["level"]) == (5, 3, 2, 6)
        assert henryk["trophies"] == {"kin": 1, "humanoid": 0, "beast": 2}
        public = {key: value for key, value in seen.items() if key not in OWN}
        assert public == {key: value for key, value in view(play, 0).items() if key not in OWN}
    assert play.waits() == play.names


@pytest.mark.rule("BB-D46", "BB-2.05")
def test_the_decks_are_only_numbers_of_cards() -> None:
    play = Play(Henryk={}, Eileen={}, Ludwig={})
    for seat in (SPECTATOR, 0, 1, 2):
        seen = view(play, seat)
        assert seen["dungeon"] == {"cards": 9, "top": [], "bottom": []}
        assert seen["upgrades"] == 29
        assert set(seen) == {*BaseView.__annotations__, *HuntView.__annotations__}
    assert play.waits() == play.names


@pytest.mark.rule("BB-D46")
def test_hands_are_shown_as_a_memory_aid_unless_agreed_otherwise() -> None:
    assert GAME.settle(3, {})["open_hands"] == "yes"
    with pytest.raises(Mistake, match="open_hands cannot be 'maybe'"):
        GAME.settle(3, {"open_hands": "maybe"})
    for setting in ("yes", "no"):
        play = Play(
            Henryk={"also": ["evelyn"]}, Eileen={"used": ["transform"]}, Ludwig={},
            position={"settings": {"open_hands": setting}},
        )  # fmt: skip
        hands = [sorted([*STARTING, "evelyn"]), sorted(set(STARTING) - {"transform"}), STARTING]
        for seat in (SPECTATOR, 0, 1, 2):
            for of in range(3):
                shown = board(play, seat, of)["hand"]
                if setting == "yes" or seat == of:
                    assert sorted(shown) == hands[of]
                else:
                    assert shown is None
                assert board(play, seat, of)["hand_size"] == len(hands[of])
                assert board(play, seat, of)["used"] == (["transform"] if of == 1 else [])
        assert play.waits() == play.names


@pytest.mark.rule("BB-D46")
@pytest.mark.parametrize("bottom", [True, False])
def test_a_dungeon_card_is_seen_only_by_those_who_have_looked_at_it(bottom: bool) -> None:
    known = {"card": "scourge_beast", "by": ["Eileen"], "bottom": bottom}
    play = Play(Henryk={}, Eileen={}, Ludwig={}, position={"known": [known], "monsters_left": 5})
    end, start = ("bottom", "top") if bottom else ("top", "bottom")
    for seat, card in ((SPECTATOR, None), (0, None), (1, "scourge_beast"), (2, None)):
        dungeon = view(play, seat)["dungeon"]
        assert dungeon == {"cards": 9, end: [{"card": card, "seen_by": [1]}], start: []}
    other = Play(
        Henryk={}, Eileen={}, Ludwig={},
        position={"known": [{**known, "card": "bloody_crow"}], "monsters_left": 5},
    )  # fmt: skip
    for seat in (SPECTATOR, 0, 2):
        assert view(play, seat) == view(other, seat)
        assert GAME.knowing.imagine(play.table, seat, 5) == GAME.knowing.imagine(other.table, seat, 5)
    assert view(play, 1) != view(other, 1)
    assert play.waits() == play.names


@pytest.mark.rule("BB-D46")
def test_only_who_looks_is_told_what_comes_next() -> None:
    play = Play(Henryk={}, Eileen={"also": ["madmans_knowledge"]}, Ludwig={})
    play.round("dungeon watchdog", Henryk="hunter_axe", Eileen="madmans_knowledge", Ludwig="hunter_axe")
    event = play.script.events[-1]
    assert play.told()[-2:] == ["BB-9.01 looks Eileen", "BB-9.01 foresees Eileen watchdog"]
    assert [event.may_know(seat) for seat in (SPECTATOR, 0, 1, 2)] == [False, False, True, False]
    assert all(told.may_know(seat) for told in play.script.events[:-1] for seat in (SPECTATOR, 0, 1, 2))
    assert [view(play, seat)["dungeon"]["top"][0]["card"] for seat in (0, 1, 2)] == [None, "watchdog", None]
    assert play.waits() == ["Eileen"]


@pytest.mark.rule("BB-D46")
def test_two_games_that_differ_only_in_chance_look_the_same_to_everybody() -> None:
    play = Play(Henryk={}, Eileen={}, Ludwig={})
    other = Play(Henryk={}, Eileen={}, Ludwig={})
    other.table.chance.next()
    assert play.table != other.table
    for seat in (SPECTATOR, 0, 1, 2):
        assert view(play, seat) == view(other, seat)
        assert GAME.knowing.imagine(play.table, seat, 7) == GAME.knowing.imagine(other.table, seat, 7)
        assert GAME.knowing.imagine(play.table, seat, 7) != GAME.knowing.imagine(play.table, seat, 8)
    assert play.waits() == play.names


@pytest.mark.rule("BB-7.03", "BB-D46")
def test_an_imagined_table_asks_the_others_again_and_keeps_the_own_choice() -> None:
    play = Play(Henryk={}, Eileen={}, Ludwig={})
    play.choose(Henryk="hunter_axe", Eileen="saw_cleaver")
    before = play.table.key()
    imagined = hunt_of(GAME.knowing.imagine(play.table, 0, 1))
    assert imagined.waiting == 0b110
    assert imagined.answers == [GAME.naming.option("hunter_axe"), -1, -1]
    assert hunt_of(GAME.knowing.imagine(play.table, 2, 1)).waiting == 0b111
    assert hunt_of(GAME.knowing.imagine(play.table, 2, 1)).answers == [-1, -1, -1]
    assert hunt_of(GAME.knowing.imagine(play.table, SPECTATOR, 1)).waiting == 0b111
    assert play.table.key() == before
    assert play.waits() == ["Ludwig"]


@pytest.mark.rule("BB-7.03", "BB-D46")
def test_what_is_told_in_a_match_gives_nothing_away_while_cards_are_chosen() -> None:
    match = Match(GAME, 3, {}, 11)
    told = len(match.events)
    match.answer(0, GAME.naming.option("hunter_axe"))
    match.answer(1, GAME.naming.option("hunters_dream"))
    for seat in (SPECTATOR, 0, 1, 2):
        assert match.heard(seat, told) == []
    match.answer(2, GAME.naming.option("hunters_dream"))
    for seat in (SPECTATOR, 0, 1, 2):
        plays = [event for event in match.heard(seat, told) if event.what == "plays"]
        assert sorted((event.a, GAME.naming.option_name(event.b)) for event in plays) == [
            (0, "hunter_axe"),
            (1, "hunters_dream"),
            (2, "hunters_dream"),
        ]


@pytest.mark.rule("BB-D46")
def test_the_places_are_seen_when_the_game_is_over() -> None:
    play = Play("gehrman", 1, Henryk={"banked": 3}, Eileen={"banked": 9}, Ludwig={})
    play.round("yellow 0", Henryk="hunter_axe", Eileen="saw_cleaver", Ludwig="hunter_axe")
    for seat in (SPECTATOR, 0, 1, 2):
        seen = view(play, seat)
        assert (seen["over"], seen["places"], seen["waiting"], seen["question"]) == (True, [2, 1, 3], [], None)
        assert seen["past"] == ["gehrman"]
        assert [board(play, seat, of)["level"] for of in range(3)] == [7, 9, 0]
    assert play.table.over


@pytest.mark.rule("BB-D46", "BB-2.05")
@pytest.mark.parametrize(("card", "monsters", "bosses"), [("scourge_beast", 3, 2), ("watchdog", 2, 3)])
def test_who_imagines_an_unseen_dungeon_card_deals_it_again(card: str, monsters: int, bosses: int) -> None:
    known = {"card": card, "by": ["Eileen"], "bottom": False}
    position = {"known": [known], "monsters_left": monsters - (card == "scourge_beast"), "bosses_left": 2}
    play = Play(Henryk={}, Eileen={}, Ludwig={}, position=position)
    box = GAME.box
    everything = sorted(number for number in box.ordinary + box.bosses if box.monsters[number].key != "carrion_crows")
    dealt = set()
    for seed in range(60):
        dungeon = hunt_of(GAME.knowing.imagine(play.table, 0, seed)).dungeon
        assert sorted(dungeon.bag + dungeon.bosses + dungeon.top) == everything
        assert (dungeon.bag, dungeon.bosses) == (sorted(dungeon.bag), sorted(dungeon.bosses))
        assert set(dungeon.bosses) <= set(box.bosses)
        boss_on_top = dungeon.top[0] in box.bosses
        assert dungeon.monsters_left == monsters - (not boss_on_top)
        assert dungeon.bosses_left == bosses - boss_on_top
        assert (dungeon.size(), dungeon.top_seen) == (5, play.table.dungeon.top_seen)
        dealt.add(boss_on_top)
        assert hunt_of(GAME.knowing.imagine(play.table, 1, seed)).dungeon.key() == play.table.dungeon.key()
    assert dealt == {True, False}
    assert play.waits() == play.names


@pytest.mark.rule("BB-D46")
def test_the_facts_lay_everything_open() -> None:
    position = {"settings": {"open_hands": "no"}, "barren": 3, "called": 2, "upgrades": ["cannon", "blood_vial"]}
    play = Play(Henryk={}, Eileen={}, Ludwig={}, position=position)
    play.choose(Eileen="hunter_axe")
    facts = GAME.knowing.facts(play.table)
    assert (facts["barren"], facts["called"]) == (3, 2)
    assert facts["upgrade_deck"] == ["cannon", "blood_vial"]
    assert [sorted(play.hand(name)) for name in play.names] == [STARTING] * 3
    assert chosen(play, EVERYTHING) == [None, "hunter_axe", None]
    assert not {"barren", "called", "upgrade_deck"} & set(view(play, 1))
    assert play.waits() == ["Henryk", "Ludwig"]


def test_a_view_says_which_game_and_whose_it_is_and_numbers_its_question() -> None:
    play = Play(Henryk={}, Eileen={}, Ludwig={})
    play.choose(Henryk="saw_cleaver")
    view = GAME.knowing.view(play.table, 1)
    assert (view["game"], view["seat"]) == ("bloodborne", 1)
    question = play.table.question(1)
    assert question is not None
    shown = view["question"]
    assert isinstance(shown, dict)
    assert set(shown) == set(QuestionTold.__annotations__)
    assert (shown["way"], shown["group"], shown["flow"]) == ("together", None, None)
    assert (shown["number"], shown["kind"], shown["rule"], shown["about"]) == (1, "play", "BB-7.01", None)
    assert shown["options"] == [
        {"option": option, "name": GAME.naming.option_name(option)} for option in question.options
    ]
    assert GAME.knowing.view(play.table, 0)["question"] is None
    assert play.waits() == ["Eileen", "Ludwig"]


def test_a_board_shows_exactly_what_lies_on_it() -> None:
    play = Play(
        position={"settings": {"pistol_clash": "delay"}}, Henryk={}, Eileen={}, Ludwig={"also": ["madmans_knowledge"]}
    )
    assert set(board(play, 0, 1)) == {
        "seat", "health", "collected", "banked", "trophies", "level", "hand", "hand_size", "used", "played", "weapon",
        "dreaming", "dead", "gone", "deaths", "dealt", "cancelled", "delayed", "hampered",
    }  # fmt: skip
    assert (board(play, 0, 1)["delayed"], board(play, 0, 1)["hampered"]) == (False, 0)
    play.choose(Henryk="hunter_pistol", Eileen="hunter_pistol", Ludwig="madmans_knowledge")
    assert [board(play, 2, seat)["delayed"] for seat in range(3)] == [True, True, False]
    shown = view(play, 2)["question"]
    assert (shown["kind"], shown["about"]) == ("foresee", "madmans_knowledge")
    assert play.waits() == ["Ludwig"]


def test_a_hampered_hunter_is_seen_to_be_hampered() -> None:
    play = Play(
        Henryk={"also": ["blunderbuss"]},
        Eileen={"also": ["madmans_knowledge"]},
        Ludwig={},
        position={"first": "Henryk"},
    )
    play.choose(Henryk="blunderbuss", Eileen="madmans_knowledge", Ludwig="hunter_axe")
    play.choose(Henryk="hunter 3")
    assert [board(play, 1, seat)["hampered"] for seat in range(3)] == [0, 0, 2]
    assert play.waits() == ["Eileen"]
