"""What a seat is told of a table, field by field."""

from typing import Any

import pytest

from nachtspiel.engine.knowing import EVERYTHING
from nachtspiel.engine.table import NOBODY
from nachtspiel.games.bluthelden import seen
from nachtspiel.games.bluthelden.catalogue import counted
from nachtspiel.games.bluthelden.table import duel_of
from nachtspiel.games.bluthelden.vocabulary import PASS, PLACE_NAMES
from tests.games.bluthelden.kit import GAME, Play, set_up

BOX = GAME.box
FIELD = {"resource-left": "fertile_field"}


def look(play: Play, seat: int) -> Any:
    """Looking never changes a table."""
    play.table.stale = True
    before = play.table.key()
    found = GAME.knowing.view(play.table, seat)
    assert (play.table.key(), play.table.stale) == (before, True)
    return found


def rich() -> Play:
    return Play(
        round=4,
        Anna={
            "lp": 21, "asp": 2, "hand": ["ban", "watch_dog"], "graveyard": ["medica", "exile"], "banished": ["forge"],
            "resources_used": 1, "shadows": {"left": 1, "right": 2},
            "pieces": {**FIELD, "war-left-1": {
                "card": "war_falcon", "damage": 1, "counters": {"plus": 2, "resistance": 1}, "entered": 3,
                "missed": True, "trainings": ["sacred_talisman"]}},
        },
        Ben={"shadows": {"middle": 3}, "pieces": {"hidden-right-2": "tracker"}},
    )  # fmt: skip


def test_the_table_as_a_whole() -> None:
    play = rich()
    for seat in (0, 1, NOBODY, EVERYTHING):
        found = look(play, seat)
        question = found.pop("question")
        assert len(found.pop("players")) == 2
        assert len(found.pop("pieces")) == 8
        assert found == {
            "game": "bluthelden", "seat": max(seat, NOBODY), "sides": [0, 1], "laid": [False, False],
            "answers": [None, None], "talk": "free" if seat >= 0 else "silent", "signals": [], "secrets": True,
            "won": [], "places": [], "scores": [], "round": 4, "phase": 2, "window": 1, "active": 0, "priority": 0,
            "initiative": 0, "shadows": [[1, 0, 2], [0, 3, 0]], "chain": [], "resolving": None, "making": None,
            "combat": None, "finished": [], "waiting": [0], "over": False, "result": None,
        }  # fmt: skip
        if seat != 0:
            assert question is None
            continue
        asked = play.table.questions[0]
        options = question.pop("options")
        assert question == {
            "number": asked.number, "kind": "priority", "rule": asked.rule, "way": "together", "about": None,
            "group": None, "flow": {"idle": PASS, "moment": "own_main", "stir": "", "stretch": "main 4"},
        }  # fmt: skip
        assert [option["option"] for option in options] == asked.options
        assert [option["name"] for option in options] == [GAME.naming.option_name(option) for option in asked.options]


def test_a_table_in_other_circumstances() -> None:
    play = Play("main2", round=7, initiative="Ben", Anna={}, Ben={})
    found = look(play, 1)
    assert (found["round"], found["phase"], found["active"], found["priority"]) == (7, 3, 0, 0)
    assert (found["initiative"], found["waiting"]) == (1, [0])
    play.passes("Anna")
    assert look(play, 1)["priority"] == 1
    play.table.finished = 0b101
    assert look(play, 0)["finished"] == [0, 2]
    play.choose("Ben", "concede")
    over = look(play, 0)
    assert (over["over"], over["result"], over["question"]) == (True, 0, None)


def test_a_players_side() -> None:
    play = rich()
    white = GAME.decks["white"]
    everything = {
        "seat": 0, "deck": "white", "pool_deck": counted(BOX, white.pool), "lp": 21,
        "asp": 2, "hand": ["watch_dog", "ban"], "hand_size": 2, "shown": [], "spells": 40, "pool": 18,
        "spell_cards": [BOX.cards[card].key for card in white.spells],
        "pool_cards": [BOX.cards[card].key for card in white.pool], "graveyard": ["medica", "exile"],
        "banished": ["forge"], "resources": 1, "decked": False,
    }  # fmt: skip
    closed = {**everything, "hand": None, "spell_cards": None, "pool_cards": None}
    assert look(play, 0)["players"][0] == look(play, EVERYTHING)["players"][0] == everything
    assert look(play, 1)["players"][0] == look(play, NOBODY)["players"][0] == closed
    play.table.players[0].shown = [BOX.numbers["ban"]]
    play.table.players[0].decked = True
    found = look(play, 1)["players"][0]
    assert (found["shown"], found["hand"], found["decked"]) == (["ban"], None, True)


def test_hands_may_lie_open() -> None:
    play = Play(Anna={"hand": ["ban"]}, Ben={}, position={"settings": {"open_hands": "yes"}})
    for seat in (0, 1, NOBODY):
        found = look(play, seat)["players"][0]
        assert found["hand"] == ["ban"]
        assert (found["spell_cards"] is None) == (seat != 0)


def test_an_answer_that_is_laid_down_is_known_to_its_player_only() -> None:
    play = set_up()
    assert play.kind() == "mulligan"
    play.choose("Anna", "mulligan 2 3")
    for seat in (0, 1, NOBODY, EVERYTHING):
        found = look(play, seat)
        chosen = {"option": GAME.naming.option("mulligan 2 3"), "name": "mulligan 2 3"}
        assert found["answers"] == [chosen if seat in (0, EVERYTHING) else None, None]
        assert (found["laid"], found["waiting"]) == ([True, False], [1])


def test_a_permanent() -> None:
    falcon = {
        "place": "1-war-left-1", "controller": 0, "owner": 0, "hidden": False, "card": "war_falcon",
        "kind": "character", "token": False, "turned": False, "missed": True, "bound": False, "damage": 1,
        "power": 3, "hp": 4, "initiative": 3, "blank": False, "keywords": ["flying"],
        "counters": {"plus": 2, "resistance": 1}, "host": None, "captive": None, "acted": False, "actions": 0,
        "entered": 3, "fresh": False, "used": 0, "remembers": None,
    }  # fmt: skip
    play = rich()
    pieces = {piece["place"]: piece for piece in look(play, 1)["pieces"]}
    found = pieces["1-war-left-1"]
    assert {field: found[field] for field in falcon} == falcon
    assert set(found) - set(falcon) == {"resistance", "reduce"}
    training = pieces["1-training-1"]
    assert (training["kind"], training["host"], training["card"]) == ("training", "1-war-left-1", "sacred_talisman")
    assert (pieces["1-sovereign"]["kind"], pieces["2-rune"]["kind"]) == ("sovereign", "rune")
    piece = play.table.at(0)
    assert piece is not None
    piece.turned = piece.acted = piece.fresh = piece.token = True
    piece.actions, piece.used, piece.captive, piece.lane_kept, piece.owner = 2, 5, BOX.numbers["ban"], 2, 1
    found = {piece["place"]: piece for piece in look(play, 1)["pieces"]}["1-war-left-1"]
    assert [found[field] for field in ("turned", "acted", "fresh", "token")] == [True] * 4
    assert (found["actions"], found["used"], found["captive"], found["remembers"]) == (2, 5, "ban", "right")
    assert (found["owner"], found["initiative"], found["resistance"]) == (1, 0, 0)
    piece.captive, piece.lane_kept = 0, 0
    found = {piece["place"]: piece for piece in look(play, 1)["pieces"]}["1-war-left-1"]
    assert (found["captive"], found["remembers"]) == ("barabas_ulfaran", "left")


def test_a_card_that_lies_face_down() -> None:
    play = rich()
    closed = {"place": "2-hidden-right-2", "controller": 1, "hidden": True, "card": None}
    for seat in (0, NOBODY):
        assert closed in look(play, seat)["pieces"]
    for seat in (1, EVERYTHING):
        (found,) = [piece for piece in look(play, seat)["pieces"] if piece["place"] == "2-hidden-right-2"]
        assert (found["card"], found["hidden"], found["kind"]) == ("tracker", True, "character")
    play.choose("Anna", "concede")
    assert closed not in look(play, 0)["pieces"]


# ---------------------------------------------------------------- the chain


PLAIN: dict[str, Any] = {
    "card": None, "face_down": False, "source": None, "slot": None, "targets": [], "ability": -1, "magic": None,
    "void": False, "mends": False, "cause": "text",
}  # fmt: skip


def test_items_of_the_chain() -> None:
    play = Play(
        Anna={"asp": 9, "hand": ["light_of_retribution", "watch_dog"], "pieces": {**FIELD, "war-left-1": "medica"}},
        Ben={"pieces": {"war-middle-1": "skeleton_warrior"}},
    )
    play.choose("Anna", "use 1-resource-left 1")
    ability = {**PLAIN, "kind": "ability", "seat": 0, "card": "fertile_field", "source": "1-resource-left"}
    assert look(play, 1)["chain"] == [{**ability, "ability": 0}]
    play.choose("Anna", "light_of_retribution", "2-war-middle-1")
    spell = look(play, 1)["chain"][1]
    assert {field: spell[field] for field in ("kind", "seat", "card", "targets", "magic", "face_down", "slot")} == {
        "kind": "card", "seat": 0, "card": "light_of_retribution", "targets": ["2-war-middle-1"], "magic": 3,
        "face_down": False, "slot": None,
    }  # fmt: skip
    play.resolve_all()
    play.choose("Anna", "watch_dog", "1-safety-left-2")
    card = look(play, 1)["chain"][0]
    assert (card["kind"], card["slot"], card["targets"]) == ("card", "1-safety-left-2", [])
    play.resolve_all()
    play.choose("Anna", "move 1-war-left-1", "1-safety-left-1")
    moving = look(play, 1)["chain"][0]
    assert (moving["kind"], moving["source"], moving["slot"]) == ("move", "1-war-left-1", "1-safety-left-1")


def test_what_items_aim_at() -> None:
    play = rich()
    table = play.table
    falcon = table.at(0)
    assert falcon is not None
    play.choose("Anna", "use 1-resource-left 1")
    item = table.chain[0]
    assert seen.targets_view(table, [-1, -2, -3, int(falcon.serial), int(item.serial), 999]) == [
        "left", "middle", "right", "1-war-left-1", "chain 1", None,
    ]  # fmt: skip
    item.void = item.mends = True
    item.magic = 0
    item.first, item.second = [-1], [int(falcon.serial)]
    found = look(play, 0)["chain"][0]
    assert (found["void"], found["mends"], found["magic"]) == (True, True, 0)
    assert found["targets"] == ["left", "1-war-left-1"]
    item.slot = 0
    assert look(play, 0)["chain"][0]["slot"] == "1-war-left-1"
    table.resolving = item
    assert look(play, 0)["resolving"] == look(play, 0)["chain"][0]


def test_what_is_being_played() -> None:
    play = Play(
        Anna={"asp": 9, "hand": ["light_of_retribution", "watch_dog"], "pieces": {**FIELD, "war-left-1": "medica"}},
        Ben={},
    )
    play.choose("Anna", "watch_dog")
    blank: dict[str, Any] = {"seat": 0, "source": None, "ability": None, "slot": None, "targets": [], "discards": []}
    for seat in (0, 1, NOBODY):
        assert look(play, seat)["making"] == {**blank, "card": "watch_dog"}
    assert look(play, 0)["question"]["about"] == "watch_dog"
    play.table.making.slot = 0  # type: ignore[union-attr]
    play.table.making.discards = [BOX.numbers["ban"]]  # type: ignore[union-attr]
    play.table.making.second = [-2]  # type: ignore[union-attr]
    found = look(play, 0)["making"]
    assert (found["slot"], found["discards"], found["targets"]) == ("1-war-left-1", ["ban"], ["middle"])
    used = Play(Anna={"pieces": {"war-left-1": "medica", "war-left-2": "medica"}}, Ben={})
    used.choose("Anna", "use 1-war-left-1 2")
    assert look(used, 1)["making"] == {**blank, "card": "medica", "source": "1-war-left-1", "ability": 1}


@pytest.mark.rule("BH-D96")
def test_what_is_being_played_face_down() -> None:
    play = Play(Anna={"asp": 4, "hand": ["tracker"]}, Ben={}, position={"settings": {"deck1": "green"}})
    play.choose("Anna", "hide tracker")
    assert [look(play, seat)["making"]["card"] for seat in (0, 1, NOBODY, EVERYTHING)] == [
        "tracker",
        None,
        None,
        "tracker",
    ]
    play.choose("Anna", "1-hidden-left-2")
    for seat, card in ((0, "tracker"), (1, None), (NOBODY, None), (EVERYTHING, "tracker")):
        found = look(play, seat)["chain"][0]
        assert (found["card"], found["face_down"], found["slot"]) == (card, True, "1-hidden-left-2")
    late = Play(Anna={"asp": 4, "pieces": {"hidden-left-2": "tracker"}}, Ben={})
    late.choose("Anna", "use 1-hidden-left-2 6")
    assert look(late, 1)["chain"][0]["kind"] == "reveal"


def test_combat() -> None:
    play = Play("combat", Anna={"pieces": {"war-middle-1": "watch_dog"}}, Ben={"pieces": {"war-middle-2": "medica"}})
    while play.kind() != "declare":
        play.both_pass()
    assert look(play, 1)["combat"] == {
        "acting": "1-war-middle-1", "lane": "middle", "attacks": 0, "victims": [], "blockers": [],
    }  # fmt: skip
    play.choose("Anna", "attack")
    play.both_pass()
    play.choose("Ben", "2-war-middle-2")
    fight = look(play, 0)["combat"]
    assert (fight["attacks"], fight["victims"], fight["blockers"]) == (1, [None], ["2-war-middle-2"])
    assert (look(play, 0)["window"], look(play, 0)["phase"]) == (5, 4)
    play.table.lane = 0
    assert look(play, 0)["combat"]["lane"] == "left"
    play.table.lane = -1
    assert look(play, 0)["combat"]["lane"] is None


def test_facts_have_every_place() -> None:
    facts = GAME.knowing.facts(rich().table)
    board: Any = facts["board"]
    assert list(board) == PLACE_NAMES
    assert facts["occupied"] == [
        "1-war-left-1", "1-resource-left", "1-sovereign", "1-rune", "1-training-1", "2-sovereign", "2-rune",
        "2-hidden-right-2",
    ]  # fmt: skip
    assert board["2-hidden-right-2"]["card"] == "tracker"
    assert board["1-war-left-2"] is None
    assert len(facts["players"]) == 2  # type: ignore[arg-type]


# ---------------------------------------------------------------- imagining


def test_an_imagined_table_deals_by_the_lists_of_the_deck() -> None:
    """Ben's hand, piles and face-down card together are what his deck holds beside what has been seen."""
    play = Play(
        Anna={"hand": ["ban"]},
        Ben={"hand": ["wild_boar", "ranger", "forge"], "spells": ["tracker", "centaur", "seed"],
             "pool": ["the_two_rivers", "forest_dwellers"], "pieces": {"hidden-left-1": "luminary_of_growth"}},
        position={"settings": {"deck2": "green"}},
    )  # fmt: skip
    ben = play.table.players[1]
    ben.shown = [BOX.numbers["ranger"]]
    face = play.table.at(227)
    assert face is not None
    everything = sorted([*ben.hand, *ben.spells, *ben.pool, int(face.card)])
    hands, faces = set(), set()
    for seed in range(20):
        dream = duel_of(GAME.knowing.imagine(play.table, 0, seed))
        twin = dream.players[1]
        there = dream.at(227)
        assert there is not None
        assert sorted([*twin.hand, *twin.spells, *twin.pool, int(there.card)]) == everything
        assert (len(twin.hand), len(twin.spells), len(twin.pool)) == (3, 3, 2)
        assert [twin.hand, twin.spells, twin.pool] == [sorted(twin.hand), sorted(twin.spells), sorted(twin.pool)]
        assert BOX.numbers["ranger"] in twin.hand
        assert all(card in GAME.decks["green"].pool for card in twin.pool)
        assert BOX.cards[there.card].hideout >= 0
        assert dream.players[0].key() == play.table.players[0].key()
        hands.add(tuple(twin.hand))
        faces.add(BOX.cards[there.card].key)
        same = duel_of(GAME.knowing.imagine(play.table, 0, seed))
        assert same.key() == dream.key()
    assert len(hands) > 3
    assert faces == {"wild_boar", "tracker", "luminary_of_growth"}
    own = duel_of(GAME.knowing.imagine(play.table, 1, 1))
    assert own.players[1].key() == ben.key()
    kept = own.at(227)
    assert kept is not None
    assert kept.card == face.card


def test_an_imagined_table_forgets_what_others_have_laid_down() -> None:
    play = set_up()
    play.choose("Ben", "mulligan 1")
    dream = duel_of(GAME.knowing.imagine(play.table, 0, 3))
    assert (dream.waiting, dream.answers[1]) == (0b11, NOBODY)
    assert play.table.waiting == 0b01
    own = duel_of(GAME.knowing.imagine(play.table, 1, 3))
    assert own.waiting == 0b01
    assert own.answers[1] == GAME.naming.option("mulligan 1")


def test_open_hands_stay_as_they_are() -> None:
    play = Play(Anna={}, Ben={"hand": ["exodus", "blood"]}, position={"settings": {"open_hands": "yes"}})
    for seed in range(5):
        assert duel_of(GAME.knowing.imagine(play.table, 0, seed)).players[1].hand == play.table.players[1].hand


def test_the_other_ones_question_fits_the_cards_dealt_anew() -> None:
    play = Play(Anna={}, Ben={"asp": 9, "hand": ["exodus", "blood"], "pieces": FIELD}, initiative="Ben")
    options = set()
    for seed in range(12):
        dream = duel_of(GAME.knowing.imagine(play.table, 0, seed))
        question = dream.question(1)
        asked = play.table.question(1)
        assert question is not None
        assert asked is not None
        cards = [option for option in question.options if option < len(BOX.cards)]
        assert set(cards) <= set(dream.players[1].hand)
        assert (question.kind, question.rule, question.number, question.about) == (
            asked.kind, asked.rule, asked.number, asked.about,
        )  # fmt: skip
        options.add(tuple(cards))
    assert len(options) > 2
