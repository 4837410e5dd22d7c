"""The Chalice Dungeon deck: seven of eighteen monsters, three of seven bosses, and nobody knows which."""

import pytest

from nachtspiel.engine.chance import Chance, seeded
from nachtspiel.engine.errors import ScenarioMistake
from nachtspiel.engine.table import NOBODY, Table
from nachtspiel.games.bloodborne.dungeon import Dungeon
from nachtspiel.games.bloodborne.phases.setup import BOSSES_DRAWN, MONSTERS_DRAWN
from nachtspiel.games.bloodborne.table import hunt_of
from tests.games.bloodborne.kit import ALL, GAME, Play, set_up

MONSTERS = list(range(18))
BOSSES = list(range(18, 25))


def dungeon(monsters_left: int = 7, bosses_left: int = 3) -> Dungeon:
    return Dungeon(MONSTERS.copy(), BOSSES.copy(), 18, monsters_left, bosses_left)


def a_table(seed: int = 0) -> Table:
    return Table(3, seeded(seed))


def fated(kind: int, of: int, card: int = 0, cards: int = 1) -> Table:
    """A table whose chance says `kind` of `of`, at the lower border, and then `card` of `cards`, in the middle."""
    first = -(-(kind << 32) // of)
    second = ((2 * card + 1) << 32) // (2 * cards)
    return Table(3, Chance(first, 0, second // 9, 0))


def drawn(deck: Dungeon, table: Table) -> list[int]:
    return [deck.take(table, "dungeon") for _ in range(deck.size())]


# ---------------------------------------------------------------- ten cards


@pytest.mark.rule("BB-2.04", "BB-2.05", "BB-2.06")
def test_a_new_game_has_ten_dungeon_cards_of_which_the_first_is_turned_up() -> None:
    assert (MONSTERS_DRAWN, BOSSES_DRAWN) == (7, 3)
    deck = hunt_of(GAME.lay_out(3, {}, 1)).dungeon
    assert (deck.size(), deck.unknown(), deck.monsters_left, deck.bosses_left) == (10, 10, 7, 3)
    assert (deck.bag, deck.bosses, deck.first_boss) == (MONSTERS, BOSSES, 18)
    play = set_up("dungeon carrion_crows", final_boss="rom")
    assert (play.table.dungeon.size(), play.table.dungeon.monsters_left, play.table.dungeon.bosses_left) == (9, 6, 3)
    play = set_up("dungeon watchdog", final_boss="rom")
    assert (play.table.dungeon.size(), play.table.dungeon.monsters_left, play.table.dungeon.bosses_left) == (9, 7, 2)
    assert play.waits() == ALL


@pytest.mark.parametrize("seed", range(20))
@pytest.mark.rule("BB-2.05")
def test_ten_different_cards_come_up_seven_monsters_and_three_bosses(seed: int) -> None:
    deck = dungeon()
    cards = drawn(deck, a_table(seed))
    assert len(set(cards)) == 10
    assert sum(1 for card in cards if card < 18) == 7
    assert sum(1 for card in cards if card >= 18) == 3
    assert (deck.size(), deck.monsters_left, deck.bosses_left) == (0, 0, 0)
    assert (len(deck.bag), len(deck.bosses)) == (11, 4)  # BB-2.06: back to the box, never shown


@pytest.mark.rule("BB-2.05")
def test_every_card_of_the_box_can_come_up_and_a_boss_at_any_position() -> None:
    seen: set[int] = set()
    positions: set[int] = set()
    for seed in range(150):
        cards = drawn(dungeon(), a_table(seed))
        seen.update(cards)
        positions.update(place for place, card in enumerate(cards) if card >= 18)
    assert seen == set(MONSTERS + BOSSES)
    assert positions == set(range(10))


# ---------------------------------------------------------------- monster or boss


@pytest.mark.parametrize(
    ("monsters_left", "bosses_left", "kind", "boss"),
    [
        (7, 3, 0, False), (7, 3, 6, False), (7, 3, 7, True), (7, 3, 9, True),
        (6, 3, 5, False), (6, 3, 6, True), (1, 3, 0, False), (1, 3, 1, True),
        (7, 1, 6, False), (7, 1, 7, True), (1, 0, 0, False), (0, 1, 0, True), (0, 3, 0, True), (7, 0, 6, False),
    ],
)  # fmt: skip
@pytest.mark.rule("BB-2.05")
def test_monster_or_boss_is_decided_by_how_many_of_each_are_left(
    monsters_left: int, bosses_left: int, kind: int, boss: bool
) -> None:
    deck = dungeon(monsters_left, bosses_left)
    card = deck.take(fated(kind, monsters_left + bosses_left), "dungeon")
    assert (card >= 18) == boss
    assert (deck.monsters_left, deck.bosses_left) == (monsters_left - (not boss), bosses_left - boss)


@pytest.mark.parametrize(
    ("monsters_left", "bosses_left", "share"), [(7, 3, 0.3), (6, 3, 1 / 3), (1, 3, 0.75), (5, 1, 1 / 6)]
)
@pytest.mark.rule("BB-2.05")
def test_over_many_seeds_bosses_come_as_often_as_their_share(
    monsters_left: int, bosses_left: int, share: float
) -> None:
    bosses = sum(dungeon(monsters_left, bosses_left).take(a_table(seed), "dungeon") >= 18 for seed in range(2000))
    assert abs(bosses / 2000 - share) < 0.03


@pytest.mark.parametrize("card", [0, 1, 9, 17])
@pytest.mark.rule("BB-2.05")
def test_every_monster_is_equally_likely(card: int) -> None:
    deck = dungeon()
    assert deck.take(fated(0, 10, card, 18), "dungeon") == card
    assert deck.bag == [other for other in MONSTERS if other != card]
    assert deck.bosses == BOSSES


@pytest.mark.parametrize("boss", [0, 1, 5, 6])
@pytest.mark.rule("BB-2.05")
def test_every_boss_is_equally_likely(boss: int) -> None:
    deck = dungeon()
    assert deck.take(fated(7, 10, boss, 7), "dungeon") == 18 + boss
    assert deck.bag == MONSTERS
    assert deck.bosses == [other for other in BOSSES if other != 18 + boss]


@pytest.mark.parametrize(
    ("monsters_left", "bosses_left", "possible", "impossible"),
    [(7, 3, ["rabid_dog", "watchdog"], []), (0, 3, ["watchdog"], ["rabid_dog"]), (7, 0, ["rabid_dog"], ["watchdog"])],
)
@pytest.mark.rule("BB-2.05")
def test_only_what_can_still_come_may_be_laid_down(
    monsters_left: int, bosses_left: int, possible: list[str], impossible: list[str]
) -> None:
    for key in possible + impossible:
        position = {"monsters_left": monsters_left, "bosses_left": bosses_left}
        play = Play("carrion_crows", 1, "rom", Henryk={}, Eileen={}, Ludwig={}, position=position)
        play.given(f"dungeon {key}")
        if key in impossible:
            with pytest.raises(ScenarioMistake, match="cannot come up"):
                play.choose(Henryk="hunter_pistol", Eileen="saw_cleaver", Ludwig="saw_cleaver")
        else:
            play.choose(Henryk="hunter_pistol", Eileen="saw_cleaver", Ludwig="saw_cleaver")
            assert play.monster == key
            assert play.waits() == ALL


@pytest.mark.rule("BB-D47", "BB-15.05")
def test_what_was_fought_never_comes_back() -> None:
    play = Play("carrion_crows", 1, "rom", Henryk={}, Eileen={}, Ludwig={})
    crows = GAME.monsters["carrion_crows"]
    assert crows not in play.table.dungeon.bag
    play.round("dungeon watchdog", Henryk="hunter_pistol", Eileen="saw_cleaver", Ludwig="saw_cleaver")
    assert crows not in play.table.dungeon.bag
    assert GAME.monsters["watchdog"] not in play.table.dungeon.bosses
    assert play.game.knowing.facts(play.table)["past"] == ["carrion_crows"]
    assert play.waits() == ALL


# ---------------------------------------------------------------- cards somebody has seen


@pytest.mark.rule("BB-D46")
def test_a_boss_that_was_looked_at_is_no_longer_among_the_unknown_and_put_back_it_is() -> None:
    deck = dungeon()
    boss = deck.peek(fated(7, 10, 2, 7), "dungeon", 1)
    assert boss == 20
    assert (deck.size(), deck.unknown(), deck.monsters_left, deck.bosses_left) == (10, 9, 7, 2)
    assert (deck.top, deck.top_seen) == ([20], [0b010])
    deck.top, deck.top_seen = [], []
    deck.put_back(boss)
    assert (deck.unknown(), deck.monsters_left, deck.bosses_left, deck.bosses) == (10, 7, 3, BOSSES)
    assert deck.bag == MONSTERS


@pytest.mark.rule("BB-D46")
def test_a_monster_that_was_looked_at_and_put_back_is_unknown_again() -> None:
    deck = dungeon()
    monster = deck.peek(fated(0, 10, 17, 18), "dungeon", 1)
    assert monster == 17  # the last ordinary number
    assert (deck.unknown(), deck.monsters_left, deck.bosses_left) == (9, 6, 3)
    deck.put_back(monster)
    assert (deck.monsters_left, deck.bosses_left, deck.bag, deck.bosses) == (7, 3, MONSTERS, BOSSES)


@pytest.mark.rule("BB-D46")
def test_a_buried_card_is_the_very_last_to_be_fought() -> None:
    deck = dungeon()
    card = deck.peek(a_table(4), "dungeon", 0)
    deck.bury()
    assert deck.size() == 10
    cards = drawn(deck, a_table(9))
    assert cards[-1] == card
    assert len(set(cards)) == 10
    assert sum(1 for other in cards if other >= 18) == 3


def seen_dungeon(top: int, bottom: int) -> Dungeon:
    """Seat 0 knows the next card, seat 1 the last one."""
    deck = dungeon(7 - (top < 18) - (bottom < 18), 3 - (top >= 18) - (bottom >= 18))
    for card in (top, bottom):
        (deck.bag if card < 18 else deck.bosses).remove(card)
    deck.top, deck.top_seen = [top], [0b001]
    deck.bottom, deck.bottom_seen = [bottom], [0b010]
    return deck


@pytest.mark.parametrize(("top", "bottom"), [(3, 20), (20, 3), (17, 18), (18, 17), (3, 4), (19, 20)])
@pytest.mark.rule("BB-D46")
def test_an_imagined_dungeon_keeps_what_the_seat_knows_and_is_possible_in_every_way(top: int, bottom: int) -> None:
    for seat in (0, 1, 2, NOBODY):
        for seed in range(20):
            deck = seen_dungeon(top, bottom)
            deck.imagine(a_table(seed), "dungeon", seat)
            assert deck.size() == 10
            assert (deck.top_seen, deck.bottom_seen) == ([0b001], [0b010])
            assert seat != 0 or deck.top == [top]
            assert seat != 1 or deck.bottom == [bottom]
            assert sorted(deck.bag + deck.bosses + deck.top + deck.bottom) == MONSTERS + BOSSES
            cards = drawn(deck, a_table(seed))
            assert sum(1 for card in cards if card < 18) == 7
            assert sum(1 for card in cards if card >= 18) == 3


@pytest.mark.parametrize("seat", [2, NOBODY])
@pytest.mark.rule("BB-D46")
def test_dungeons_that_differ_only_in_hidden_cards_are_imagined_alike(seat: int) -> None:
    keys = set()
    for top, bottom in ((3, 20), (20, 3), (3, 4), (19, 20)):
        deck = seen_dungeon(top, bottom)
        deck.imagine(a_table(11), "dungeon", seat)
        keys.add(deck.key())
    assert len(keys) == 1


@pytest.mark.rule("BB-D46")
def test_who_has_not_looked_must_think_a_boss_on_top_as_likely_as_its_share() -> None:
    bosses = 0
    for seed in range(2000):
        deck = seen_dungeon(20, 3)
        deck.imagine(a_table(seed), "dungeon", 2)
        bosses += deck.top[0] >= 18
    assert abs(bosses / 2000 - 0.3) < 0.03


# ---------------------------------------------------------------- at the table


@pytest.mark.rule("BB-D46", "BB-9.01")
def test_only_the_hunter_who_looked_sees_the_next_card_in_the_view() -> None:
    play = Play("carrion_crows", 9, "rom", Henryk={"also": ["madmans_knowledge"]}, Eileen={}, Ludwig={})
    play.given("dungeon watchdog")
    play.choose(Henryk="madmans_knowledge", Eileen="saw_cleaver", Ludwig="saw_cleaver")
    assert play.offered("Henryk") == ["bury", "leave"]
    for seat, card in ((0, "watchdog"), (1, None), (2, None), (NOBODY, None)):
        view = GAME.knowing.view(play.table, seat)["dungeon"]
        assert view == {"cards": 9, "top": [{"card": card, "seen_by": [0]}], "bottom": []}
    known, others = [
        {hunt_of(GAME.knowing.imagine(play.table, seat, seed)).dungeon.top[0] for seed in range(40)} for seat in (0, 1)
    ]
    assert known == {GAME.monsters["watchdog"]}
    assert len(others) > 10
    assert play.waits() == ["Henryk"]


@pytest.mark.parametrize("card", ["scourge_beast", "bloodlicker", "father_gascoigne", "undead_giant"])
def test_a_known_card_of_a_position_is_known_to_all_who_are_named_and_no_longer_among_the_unknown(card: str) -> None:
    position = {"known": [{"card": card, "by": ["Ludwig", "Henryk"]}]}
    play = Play(position=position, Henryk={}, Eileen={}, Ludwig={})
    for seat, shown in ((0, card), (1, None), (2, card), (NOBODY, None)):
        dungeon = GAME.knowing.view(play.table, seat)["dungeon"]
        assert isinstance(dungeon, dict)
        assert dungeon["top"] == [{"card": shown, "seen_by": [0, 2]}]
    deck = play.table.dungeon
    assert GAME.monsters[card] not in deck.bag + deck.bosses
    assert (len(deck.bag), len(deck.bosses)) == ((16, 7) if card in ("scourge_beast", "bloodlicker") else (17, 6))
    assert play.waits() == play.names


@pytest.mark.rule("BB-15.05", "BB-18.01")
def test_known_cards_count_as_left_and_come_in_their_place() -> None:
    known = [{"card": "watchdog", "by": ["Eileen"], "bottom": True}, {"card": "scourge_beast", "by": ["Henryk"]}]
    position = {"monsters_left": 1, "bosses_left": 0, "known": known}
    play = Play("carrion_crows", 1, "rom", free=(), Henryk={}, Eileen={}, Ludwig={}, position=position)
    play.round(Henryk="hunter_pistol", Eileen="saw_cleaver", Ludwig="saw_cleaver")
    assert play.monster == "scourge_beast"
    play.round("red 0", "dungeon garden_of_eyes", Henryk="saw_cleaver", Eileen="hunter_axe", Ludwig="hunter_axe")
    assert play.monster == "garden_of_eyes"
    play.round("yellow 0", Henryk="hunter_axe", Eileen="hunter_pistol", Ludwig="hunter_pistol")
    assert play.monster == "watchdog"
    assert play.table.dungeon.size() == 0
    assert play.waits() == ALL


# ---------------------------------------------------------------- copies


def test_a_copy_of_a_dungeon_is_equal_and_lives_its_own_life() -> None:
    deck = seen_dungeon(3, 20)
    twin = deck.copy()
    assert twin.key() == deck.key()
    assert (twin.first_boss, twin.monsters_left, twin.bosses_left) == (18, 6, 2)
    before = deck.key()
    twin.peek(a_table(), "dungeon", 2)
    twin.bury()
    drawn(twin, a_table(2))
    assert twin.size() == 0
    assert deck.key() == before


def test_dungeons_that_differ_anywhere_have_different_keys() -> None:
    keys = {
        dungeon().key(),
        dungeon(6, 3).key(),
        dungeon(7, 2).key(),
        seen_dungeon(3, 20).key(),
        seen_dungeon(20, 3).key(),
        Dungeon(MONSTERS[1:], BOSSES.copy(), 18, 7, 3).key(),
        Dungeon(MONSTERS.copy(), BOSSES[1:], 18, 7, 3).key(),
    }
    assert len(keys) == 7
    assert dungeon().key() == dungeon().key()
