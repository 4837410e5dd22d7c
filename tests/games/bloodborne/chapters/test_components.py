"""What is in the box (section 1)."""

import pytest

from nachtspiel.engine.errors import ContentMistake
from nachtspiel.games.bloodborne.box import open_box, read_files
from nachtspiel.games.bloodborne.pieces import BOSS, FINAL_BOSS, MELEE, ORDINARY, RANGED, UTILITY
from tests.games.bloodborne.chapters.layout import BOX, CARDS, NAMES, all_play, set_up
from tests.games.bloodborne.kit import GAME

STARTING = ["hunter_axe", "hunter_pistol", "hunters_dream", "saw_cleaver", "transform"]


@pytest.mark.rule("BB-1.02", "BB-2.09", "BB-2.10", "BB-2.11", "BB-2.13", "BB-D48")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_all_hunter_boards_are_alike_and_empty(seats: int) -> None:
    play = set_up(seats, "dungeon scourge_beast")
    for seat, name in enumerate(play.names):
        board = play.facts(name)
        assert board["seat"] == seat
        assert (board["health"], board["collected"], board["banked"], board["level"]) == (8, 0, 0, 0)
        assert board["trophies"] == {"kin": 0, "humanoid": 0, "beast": 0}
        assert sorted(board["hand"]) == STARTING
        assert board["used"] == []
        assert (board["played"], board["weapon"], board["deaths"]) == (None, None, 0)
        assert (board["dead"], board["gone"], board["dreaming"]) == (False, False, False)
        assert play.offered(name) == STARTING
    assert play.waits() == NAMES[:seats]


@pytest.mark.rule("BB-1.02", "BB-D48")
def test_no_hunter_has_powers_of_their_own() -> None:
    play = set_up(5, "dungeon carrion_crows", final_boss="rom", first_player="1")
    all_play(play, "saw_cleaver", "green 2")
    assert [play.health(name) for name in play.names] == [6] * 5
    assert [play.collected(name) for name in play.names] == [1] * 5
    assert [play.used(name) for name in play.names] == [["saw_cleaver"]] * 5
    assert play.waits() == play.names


@pytest.mark.rule("BB-1.03", "BB-5.05", "BB-5.06")
def test_the_starting_set_is_five_different_cards_five_times() -> None:
    starting = [BOX.cards[number] for number in BOX.starting_set]
    assert sorted(card.key for card in starting) == STARTING
    assert [card.copies for card in starting] == [5] * 5
    assert sum(card.copies for card in BOX.cards if card.starting) == 25
    assert [(key, CARDS[key].kind, CARDS[key].damage, CARDS[key].instant_damage) for key in STARTING] == [
        ("hunter_axe", MELEE, 2, False),
        ("hunter_pistol", RANGED, 1, True),
        ("hunters_dream", UTILITY, 0, False),
        ("saw_cleaver", MELEE, 1, False),
        ("transform", UTILITY, 0, False),
    ]
    assert sorted(card.key for card in starting if card.kind == UTILITY) == ["hunters_dream", "transform"]
    assert BOX.cards[BOX.dream].key == "hunters_dream"
    assert BOX.cards[BOX.pistol].key == "hunter_pistol"


@pytest.mark.rule("BB-1.04")
def test_the_box_holds_32_upgrades_18_monsters_7_bosses_and_5_final_bosses() -> None:
    assert len(BOX.upgrades) == 32
    assert not set(BOX.upgrades) & set(BOX.starting_set)
    assert (len(BOX.ordinary), len(BOX.bosses), len(BOX.final_bosses)) == (18, 7, 5)
    assert len(BOX.monsters) == 30
    assert [BOX.monsters[number].rank for number in BOX.ordinary + BOX.bosses + BOX.final_bosses] == (
        [ORDINARY] * 18 + [BOSS] * 7 + [FINAL_BOSS] * 5
    )


def changed(file: str, old: str, new: str) -> dict[str, str]:
    texts = read_files()
    assert old in texts[file]
    texts[file] = texts[file].replace(old, new, 1)
    return texts


@pytest.mark.parametrize(
    ("file", "old", "new", "message"),
    [
        pytest.param("board.toml", "boards = 5", "boards = 4", "boards", marks=pytest.mark.rule("BB-1.02")),
        pytest.param("board.toml", "boards = 5", "boards = 6", "boards", marks=pytest.mark.rule("BB-1.02")),
        pytest.param("cards.toml", "copies = 5", "copies = 4", "BB-1.03", marks=pytest.mark.rule("BB-1.03")),
        pytest.param("cards.toml", "copies = 5", "copies = 6", "BB-1.03", marks=pytest.mark.rule("BB-1.03")),
        pytest.param(
            "cards.toml", 'key = "hunter_axe"\nstarting = true', 'key = "hunter_axe"', "BB-1.03",
            marks=pytest.mark.rule("BB-1.03"),
        ),
        pytest.param(
            "cards.toml", 'key = "threaded_cane"', 'key = "threaded_cane"\nstarting = true\ncopies = 5', "BB-1.03",
            marks=pytest.mark.rule("BB-1.03"),
        ),
        pytest.param("cards.toml", "copies = 2", "copies = 1", "not 31", marks=pytest.mark.rule("BB-1.04")),
        pytest.param("cards.toml", "copies = 2", "copies = 3", "not 33", marks=pytest.mark.rule("BB-1.04")),
        pytest.param(
            "monsters.toml", 'types = ["humanoid", "beast"]', 'types = ["beast"]', "two or three types",
            marks=pytest.mark.rule("BB-3.07"),
        ),
        pytest.param(
            "monsters.toml", 'types = ["beast"]', 'types = ["beast", "kin"]', "exactly one type",
            marks=pytest.mark.rule("BB-3.07"),
        ),
        pytest.param(
            "monsters.toml", 'abilities = [{ does = "break_weapons" }]\n', "", "has an ability",
            marks=pytest.mark.rule("BB-3.12"),
        ),
        pytest.param(
            "monsters.toml", 'abilities = [{ does = "last_death", deaths = 2 }]\n', "", "has an ability",
            marks=pytest.mark.rule("BB-4.04"),
        ),
        pytest.param(
            "monsters.toml", 'lantern = "green"', 'lantern = "blue"', "lantern", marks=pytest.mark.rule("BB-3.06")
        ),
        pytest.param("board.toml", 'lantern = "green"', 'lantern = "red"', "red", marks=pytest.mark.rule("BB-1.05")),
        pytest.param("cards.toml", 'kind = "melee"', 'kind = "magic"', "kind", marks=pytest.mark.rule("BB-5.01")),
        pytest.param("cards.toml", 'kind = "melee"\n', "", "kind", marks=pytest.mark.rule("BB-5.01")),
    ],
)  # fmt: skip
def test_a_box_with_the_wrong_contents_is_not_opened(file: str, old: str, new: str, message: str) -> None:
    with pytest.raises(ContentMistake, match=message):
        open_box(changed(file, old, new))


@pytest.mark.rule("BB-1.04")
@pytest.mark.parametrize(
    ("rank", "wanted", "fewer"), [("ordinary", 18, 17), ("boss", 7, 6), ("final_boss", 5, 4)]
)  # fmt: skip
def test_a_box_without_one_of_its_monsters_is_not_opened(rank: str, wanted: int, fewer: int) -> None:
    texts = read_files()
    entries = texts["monsters.toml"].split("[[monster]]")
    first = next(entry for entry in entries if f'rank = "{rank}"' in entry)
    entries.remove(first)
    texts["monsters.toml"] = "[[monster]]".join(entries)
    with pytest.raises(ContentMistake, match=f"must be {wanted} of rank {rank} .*not {fewer}"):
        open_box(texts)


@pytest.mark.rule("BB-1.05", "BB-3.06")
def test_the_three_dice_grow_more_dangerous_from_green_to_yellow_to_red() -> None:
    faces = {
        die: [GAME.naming.outcome_name(die, face) for face in range(len(BOX.dice[i]))]
        for i, die in enumerate(("green", "yellow", "red"))
    }
    assert faces == {
        "green": ["0", "0", "1", "1+", "1+", "2"],
        "yellow": ["0", "1", "1", "1+", "2+", "3"],
        "red": ["0", "1+", "2", "2+", "3", "4"],
    }
    assert len(BOX.dice) == 3
    plain = [sum(number for number, _ in die) for die in BOX.dice]
    assert plain == sorted(plain)
    assert len(set(plain)) == 3
