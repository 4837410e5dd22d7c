"""What a text can do to players, their hands and their piles."""

import pytest

from tests.games.bluthelden.cards.board import BOTH_SIDES, Board
from tests.games.bluthelden.effects.trial import cast, game


@BOTH_SIDES
@pytest.mark.rule("BH-D36", "BH-D120", "BH-D127")
@pytest.mark.parametrize(
    ("verb", "before", "after", "lp"),
    [("gain_lp", 20, 22, 21), ("gain_lp", 29, 30, 21), ("gain_lp", 30, 30, 20), ("lose_lp", 20, 18, 21)],
)
def test_life_points_of_the_opponent(seat: int, verb: str, before: int, after: int, lp: int) -> None:
    b = cast(seat, verb, theirs={"lp": before})
    b.resolve()
    assert (b.lp("Ben"), b.lp("Anna")) == (after, lp)
    assert b.ready == "Anna"


@BOTH_SIDES
@pytest.mark.rule("BH-7.06", "BH-D127")
def test_astral_points_are_something(seat: int) -> None:
    b = cast(seat, "gain_asp")
    b.resolve()
    assert (b.asp("Anna"), b.asp("Ben"), b.lp("Anna")) == (2, 0, 21)
    assert b.ready == "Anna"


@BOTH_SIDES
@pytest.mark.rule("BH-D103", "BH-D125", "BH-D127")
@pytest.mark.parametrize("number", [0, 1, 2, 3])
def test_the_opponent_sacrifices_two_of_his_choice_or_all_he_has(seat: int, number: int) -> None:
    theirs = {"pieces": {f"safety-left-{index + 1}": "ranger" for index in range(number)}}
    b = cast(seat, "sacrifice", mine={"pieces": {"war-left-1": "ranger"}}, theirs=theirs)
    b.resolve()
    if number == 3:
        assert b.offered("Ben") == ["foe-safety-left-1", "foe-safety-left-2", "foe-safety-left-3"]
        b.foe("foe-safety-left-2")
        assert b.offered("Ben") == ["foe-safety-left-1", "foe-safety-left-3"]
        assert b.graveyard("Ben") == []  # both together
        b.foe("foe-safety-left-3")
        assert b.where("ranger") == ["foe-safety-left-1", "me-war-left-1"]
    assert b.graveyard("Ben") == ["ranger"] * min(number, 2)
    assert b.card("me-war-left-1") == "ranger"
    assert b.lp("Anna") == (21 if number else 20)
    assert b.ready == "Anna"


@BOTH_SIDES
@pytest.mark.rule("BH-D127")
@pytest.mark.parametrize(
    ("hand", "chosen", "left", "lp"),
    [
        ([], [], [], 20), (["seed"], [], [], 21), (["seed", "seed"], [], [], 21), (["seed", "fog"], ["seed"], [], 21),
        (["fog", "seed", "strength"], ["seed", "strength"], ["fog"], 21),
    ],
)  # fmt: skip
def test_the_opponent_discards_two_of_his_choice_or_all_he_has(
    seat: int, hand: list[str], chosen: list[str], left: list[str], lp: int
) -> None:
    b = cast(seat, "discard", mine={"hand": ["trial_discard", "exodus"]}, theirs={"hand": hand})
    b.resolve()
    for card in chosen:
        assert b.asked("Ben") == "discard"
        b.foe(card)
    assert b.hand("Ben") == left
    assert sorted([*b.graveyard("Ben"), *left]) == sorted(hand)
    assert b.hand("Anna") == ["exodus"]
    assert b.lp("Anna") == lp
    assert b.ready == "Anna"


@BOTH_SIDES
@pytest.mark.rule("BH-D10", "BH-D127")
@pytest.mark.parametrize(("verb", "spells", "pool", "cards"), [("draw_spell", 38, 18, 2), ("draw_pool", 40, 17, 1)])
def test_drawing_from_a_pile_that_is_named(seat: int, verb: str, spells: int, pool: int, cards: int) -> None:
    b = cast(seat, verb)
    b.resolve()
    player = b.player("Anna")
    assert (player["spells"], player["pool"], len(b.hand("Anna"))) == (spells, pool, cards)
    assert b.lp("Anna") == 21
    assert b.ready == "Anna"


@BOTH_SIDES
@pytest.mark.rule("BH-D10", "BH-D127")
def test_the_pile_is_chosen_for_each_card(seat: int) -> None:
    b = cast(seat, "draw")
    b.resolve()
    b.does("pool_pile")
    assert (b.asked("Anna"), b.lp("Anna")) == ("draw", 20)
    b.does("spell_pile")
    player = b.player("Anna")
    assert (player["spells"], player["pool"], len(b.hand("Anna"))) == (39, 17, 2)
    assert b.lp("Anna") == 21
    assert b.ready == "Anna"


@BOTH_SIDES
@pytest.mark.rule("BH-13.47", "BH-D101", "BH-D127")
@pytest.mark.parametrize("ability", [1, 2])
@pytest.mark.parametrize(
    ("first", "second", "asp"), [("trinket", "asp", 1), ("trinket", "trinket", 0), ("asp", "asp", 2)]
)
def test_a_bloodmage_is_asked_for_each_point(seat: int, ability: int, first: str, second: str, asp: int) -> None:
    """Also if the source was its own price."""
    b = Board(seat, {"lp": 20, "pieces": {"area-1": "trial_bloodmage"}}, game=game())
    b.does_and(f"use me-area-1 {ability}")
    b.does(first)
    assert (b.asked("Anna"), b.offered("Anna")) == ("asp", ["asp", "trinket"])
    b.does(second)
    assert b.asp("Anna") == asp
    assert len(b.where("blood_trinket")) == 2 - asp
    assert b.lp("Anna") == 21
    assert b.ready == "Anna"


@BOTH_SIDES
@pytest.mark.rule("BH-D41", "BH-D108", "BH-D127")
@pytest.mark.parametrize(("answer", "lp"), [("zombie_warrior", 21), ("done", 20)])
def test_fetching_is_something_only_if_a_card_is_taken(seat: int, answer: str, lp: int) -> None:
    b = cast(seat, "fetch", mine={"graveyard": ["ranger", "zombie_warrior"]})
    b.resolve()
    assert b.offered("Anna") == ["done", "zombie_warrior"]
    b.does(answer)
    assert b.hand("Anna") == (["zombie_warrior"] if lp == 21 else [])
    assert b.lp("Anna") == lp
    assert b.ready == "Anna"


@BOTH_SIDES
@pytest.mark.rule("BH-D24", "BH-D127")
@pytest.mark.parametrize(("answer", "lp"), [("seed", 21), ("done", 20)])
def test_playing_for_nothing(seat: int, answer: str, lp: int) -> None:
    b = cast(seat, "play_free", mine={"hand": ["trial_play_free", "seed", "strength"]})
    b.resolve()
    assert b.offered("Anna") == ["done", "seed"]
    b.does(answer)
    assert b.chain() == (["seed"] if lp == 21 else [])
    assert b.lp("Anna") == lp
    assert b.ready == "Anna"


@BOTH_SIDES
@pytest.mark.rule("BH-D30", "BH-D127")
def test_what_is_set_up_for_later_works_once(seat: int) -> None:
    b = cast(seat, "later")
    b.resolve()
    assert (b.asp("Anna"), b.lp("Anna"), b.ready) == (0, 21, "Anna")
    b.close()
    b.resolve()
    assert (b.asp("Anna"), b.phase, b.ready) == (1, "main1", "Anna")
    b.close()
    assert (b.asp("Anna"), b.phase, b.ready) == (1, "main2", "Ben")


@BOTH_SIDES
@pytest.mark.rule("BH-D103", "BH-13.04", "BH-D127")
@pytest.mark.parametrize(
    ("ability", "goes", "lp"), [(1, "graveyard", 21), (2, "banished", 21), (3, "graveyard", 20), (4, "graveyard", 20)]
)
def test_a_thing_that_ends_itself(seat: int, ability: int, goes: str, lp: int) -> None:
    """What was its own price already can do it no more."""
    b = Board(seat, {"lp": 20, "pieces": {"area-1": "trial_thing"}}, game=game())
    b.does_and(f"use me-area-1 {ability}")
    assert b.where("trial_thing") == []
    assert (b.graveyard("Anna"), b.banished("Anna")) == (
        ["trial_thing"] if goes == "graveyard" else [],
        ["trial_thing"] if goes == "banished" else [],
    )
    assert b.lp("Anna") == lp
    assert b.ready == "Anna"
