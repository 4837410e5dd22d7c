"""Which way a fair player leans in combat: attacks, blocks, and how a fight ends, won, tied or lost."""

from typing import Any

import pytest

from nachtspiel.games.bluthelden.leaning import beats, can_stop, strength
from nachtspiel.games.bluthelden.state import Piece
from tests.games.bluthelden.kit import GAME, Play
from tests.games.bluthelden.weighing import weighed


def piece_at(play: Play, place: str) -> Piece:
    found = play.table.at(GAME.naming.option(place) - GAME.naming.option("1-war-left-1"))
    assert found is not None
    return found


def fight(mine: Any, theirs: dict[str, Any], place: str = "war-left-1", lp: int = 20, seat: int = 0) -> Play:
    """The Character at `place` of this seat is acting; the left lane is active."""
    sides = [{"lp": 30, "pieces": {place: mine, "war-left-2": "oak_colossus"}}, {"lp": lp, "pieces": theirs}]
    play = Play(Anna=sides[seat], Ben=sides[1 - seat])
    play.table.fresh()
    play.table.acting = piece_at(play, f"{seat + 1}-{place}").serial
    play.table.lane = 0
    return play


def turned(card: str) -> dict[str, Any]:
    return {"card": card, "turned": True}


# ---------------------------------------------------------------- how a fight ends


@pytest.mark.parametrize(
    ("one", "other", "wins", "loses"),
    [
        (("watch_dog", 0), ("medica", 0), True, True),  # 2/2 and 2/2
        (("watch_dog", 0), ("archer_of_the_guard", 0), True, False),  # 1/1
        (("watch_dog", 0), ("elf_warrior", 0), False, True),  # 2/4
        (("watch_dog", 0), ("elf_warrior", 2), True, True),
        (("watch_dog", 0), ("elf_warrior", 1), False, True),
        (("elf_warrior", 0), ("warrior_of_the_shieldwall", 0), False, False),  # 2/4 and 2/6
        (("swordmaster_kaelric_dawnlight", 0), ("garran_ironroot_protector", 0), True, False),  # 4/3 first, 3/4
        (("swordmaster_kaelric_dawnlight", 0), ("oak_colossus", 0), False, True),  # 6/7 survives the first damage
        (("swordmaster_kaelric_dawnlight", 0), ("oak_colossus", 2), False, True),
        (("swordmaster_kaelric_dawnlight", 0), ("oak_colossus", 3), True, False),
        (("swordmaster_kaelric_dawnlight", 0), ("swordmaster_kaelric_dawnlight", 0), True, True),
        (("swordmaster_kaelric_dawnlight", 1), ("avatar_of_the_forest", 0), True, False),  # 5/4 never strikes back
    ],
)
def test_who_beats_whom(one: tuple[str, int], other: tuple[str, int], wins: bool, loses: bool) -> None:
    play = Play(
        Anna={"pieces": {"war-left-1": {"card": one[0], "damage": one[1]}}},
        Ben={"pieces": {"war-left-1": {"card": other[0], "damage": other[1]}}},
    )
    play.table.fresh()
    mine, theirs = piece_at(play, "1-war-left-1"), piece_at(play, "2-war-left-1")
    assert (beats(mine, theirs), beats(theirs, mine)) == (wins, loses)


@pytest.mark.parametrize(
    ("attacker", "blocker", "able"),
    [
        ("watch_dog", "medica", True), ("watch_dog", "skeleton_warrior", True), ("watch_dog", "war_falcon", True),
        ("war_falcon", "watch_dog", False), ("war_falcon", "white_pegasus", True),
        ("war_falcon", "lookout_of_the_high_wall", True), ("small_ghost", "watch_dog", False),
        ("watch_dog", turned("medica"), False), ("war_falcon", turned("white_pegasus"), False),
    ],
)  # fmt: skip
def test_who_looks_able_to_block(attacker: str, blocker: Any, able: bool) -> None:
    play = fight(attacker, {"war-left-1": blocker})
    mine, theirs = piece_at(play, "1-war-left-1"), piece_at(play, "2-war-left-1")
    assert can_stop(mine, theirs) == able
    theirs.initiative = 0
    assert not can_stop(mine, theirs)
    theirs.initiative = 1
    assert can_stop(mine, theirs) == able


def test_how_strong_a_permanent_is() -> None:
    play = Play(Anna={"pieces": {"war-left-1": {"card": "elf_warrior", "damage": 3}, "resource-left": "forge"}}, Ben={})
    play.table.fresh()
    places = ("1-war-left-1", "1-resource-left", "1-rune", "1-sovereign", "2-sovereign")
    assert [strength(piece_at(play, place)) for place in places] == [4, 2, 2, 6, 6]


# ---------------------------------------------------------------- attacking


@pytest.mark.parametrize(
    ("theirs", "found"),
    [
        ({}, {"attack_free": 1, "attack_free_power": 2}),
        ({"war-left-1": "medica"}, {"attack_exposes": 2}),
        ({"war-left-1": "archer_of_the_guard"}, {"attack_wins": 1, "attack_exposes": 1}),
        ({"war-left-1": "elf_warrior"}, {"attack_loses": 1, "attack_exposes": 2}),
        ({"war-left-1": "archer_of_the_guard", "war-left-2": "garran_ironroot_protector"},
         {"attack_wins": 1, "attack_loses": 1, "attack_exposes": 4}),
        ({"war-left-1": turned("elf_warrior")}, {"attack_free": 1, "attack_free_power": 2}),
        ({"safety-left-1": "elf_warrior"}, {"attack_free": 1, "attack_free_power": 2}),
        ({"war-right-1": "elf_warrior"}, {"attack_free": 1, "attack_free_power": 2}),
        ({"war-right-1": "elf_warrior", "war-left-1": "medica"}, {"attack_exposes": 2}),
        ({"barrier-left": "palisades_wall"}, {}),
    ],
)  # fmt: skip
@pytest.mark.parametrize("seat", [0, 1])
def test_what_there_is_to_see_in_an_attack(theirs: dict[str, Any], found: dict[str, float], seat: int) -> None:
    play = fight("watch_dog", theirs, seat=seat)
    name = play.names[seat]
    assert weighed(play, name, "declare", "attack") == {"attack": 1, "attack_power": 2, **found}
    twice = {"attack": 1, "attack_power": 4, "attack_twice": 1, **found}
    if "attack_free" in found:
        twice["attack_free_power"] = 4
    assert weighed(play, name, "declare", "attack_twice") == twice


def test_who_has_acted_blocks_but_is_not_exposed_to() -> None:
    play = fight("war_falcon", {"war-left-1": "watch_dog", "war-left-2": "lookout_of_the_high_wall"})
    attack = {"attack": 1, "attack_power": 1, "attack_loses": 1}
    assert weighed(play, "Anna", "declare", "attack") == {**attack, "attack_exposes": 4}
    piece_at(play, "2-war-left-1").acted = True
    assert weighed(play, "Anna", "declare", "attack") == {**attack, "attack_exposes": 2}
    piece_at(play, "2-war-left-2").acted = True
    assert weighed(play, "Anna", "declare", "attack") == attack


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize(
    ("choice", "lp", "last"),
    [("attack", 1, True), ("attack", 2, True), ("attack", 3, False), ("attack_twice", 4, True),
     ("attack_twice", 5, False)],
)  # fmt: skip
def test_the_attack_that_ends_the_game(seat: int, choice: str, lp: int, last: bool) -> None:
    play = fight("watch_dog", {}, lp=lp, seat=seat)
    found = weighed(play, play.names[seat], "declare", choice)
    assert found.get("attack_last", 0) == (1 if last else 0)
    guarded = fight("watch_dog", {"war-left-1": "medica"}, lp=lp, seat=seat)
    assert "attack_last" not in weighed(guarded, guarded.names[seat], "declare", choice)


@pytest.mark.parametrize(
    ("mine", "place", "weak"),
    [
        ("watch_dog", "war-left-1", True), ("lookout_of_the_high_wall", "war-left-1", False),
        ({"card": "lookout_of_the_high_wall", "damage": 1}, "war-left-1", True), ("watch_dog", "safety-left-1", False),
    ],
)  # fmt: skip
def test_moving_as_an_action(mine: Any, place: str, weak: bool) -> None:
    play = fight(mine, {}, place)
    assert weighed(play, "Anna", "declare", "move") == {"retreat": 1} | ({"retreat_weak": 1} if weak else {})
    assert weighed(play, "Anna", "declare", "shoot") == {"shoot": 1}
    assert weighed(play, "Anna", "declare", "nothing") == {}
    play.table.acting = 0
    for choice in ("attack", "shoot", "move"):
        assert weighed(play, "Anna", "declare", choice) == {}


# ---------------------------------------------------------------- striking


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize(
    ("place", "victim", "found"),
    [
        ("war-left-1", "medica", {"object_kills": 1, "object_dies": 1, "object_strength": 5}),
        ("war-left-1", "elf_warrior", {"object_dies": 1, "object_strength": 7}),
        ("war-left-1", "archer_of_the_guard", {"object_kills": 1, "object_strength": 3}),
        ("safety-left-1", "medica", {"object_kills": 1, "object_strength": 5}),
        ("safety-left-1", "warrior_of_the_shieldwall", {"object_strength": 9}),
    ],
)
def test_whom_a_character_strikes(seat: int, place: str, victim: str, found: dict[str, float]) -> None:
    play = fight("watch_dog", {"war-left-1": victim}, place, seat=seat)
    name = play.names[seat]
    assert weighed(play, name, "object", f"{2 - seat}-war-left-1") == found
    assert weighed(play, name, "object", f"{2 - seat}-war-right-1") == {}
    play.table.acting = 0
    assert weighed(play, name, "object", f"{2 - seat}-war-left-1") == {}


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize(("lp", "last"), [(1, True), (2, True), (3, False)])
def test_a_strike_at_the_sovereign(seat: int, lp: int, last: bool) -> None:
    play = fight("watch_dog", {}, lp=lp, seat=seat)
    found = {"object_sovereign": 1, "object_sovereign_power": 2}
    assert weighed(play, play.names[seat], "object", f"{2 - seat}-sovereign") == found | (
        {"attack_last": 1} if last else {}
    )


# ---------------------------------------------------------------- blocking


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize(
    ("attacker", "blocker", "found"),
    [
        ("watch_dog", "medica", {"block_power": 2, "block_kills": 1, "block_dies": 1}),
        ("watch_dog", "garran_ironroot_protector", {"block_power": 2, "block_kills": 1, "block_gain": 5}),
        ("garran_ironroot_protector", "watch_dog", {"block_power": 3, "block_dies": 1, "block_gain": -5}),
        ("war_falcon", "archer_of_the_guard", {"block_power": 1, "block_dies": 1, "block_gain": -3}),
        ("archer_of_the_guard", "watch_dog", {"block_power": 1, "block_kills": 1, "block_gain": 3}),
        ("elf_warrior", "warrior_of_the_shieldwall", {"block_power": 2}),
        ("avatar_of_the_forest", "hired_brute", {"block_power": 5, "block_dies": 1, "block_gain": -7}),
        ({"card": "avatar_of_the_forest", "damage": 1}, "hired_brute",
         {"block_power": 5, "block_kills": 1, "block_dies": 1, "block_gain": 2}),
    ],
)  # fmt: skip
def test_what_there_is_to_see_in_a_block(seat: int, attacker: Any, blocker: str, found: dict[str, float]) -> None:
    """What is won is the strength of whom the blocker kills less its own, if it dies."""
    play = fight(attacker, {"war-left-1": blocker}, seat=seat)
    name = play.names[1 - seat]
    assert weighed(play, name, "block", f"{2 - seat}-war-left-1") == {"block": 1, **found}
    assert weighed(play, name, "block", f"{2 - seat}-war-left-2") == {}
    assert weighed(play, name, "block", "done") == {}
    play.table.acting = 0
    assert weighed(play, name, "block", f"{2 - seat}-war-left-1") == {}


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize(("lp", "last"), [(1, True), (2, True), (3, False)])
def test_the_block_that_saves_the_game(seat: int, lp: int, last: bool) -> None:
    play = fight("watch_dog", {"war-left-1": "medica"}, lp=lp, seat=seat)
    found = weighed(play, play.names[1 - seat], "block", f"{2 - seat}-war-left-1")
    assert found.get("block_last", 0) == (1 if last else 0)
