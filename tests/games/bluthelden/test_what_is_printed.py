"""Sections 5, 9 and 10: what the parts of a card mean, what Sovereigns and Characters are, and where cards go."""

import pytest

from nachtspiel.engine.errors import Mistake
from nachtspiel.engine.words import Words
from nachtspiel.games.bluthelden.box import open_box, read_files
from nachtspiel.games.bluthelden.terms import CHARACTER, EPIC, KEYWORDS, RESOURCE
from tests.games.bluthelden.cards.board import BOTH_SIDES, Board
from tests.games.bluthelden.kit import GAME, Play

OPEN = {"resource-left": "fertile_field"}
LEVEL_2 = {"resource-left": "the_river_forge"}


def decks(first: str, second: str) -> dict[str, dict[str, str]]:
    return {"settings": {"deck1": first, "deck2": second}}


@pytest.mark.rule("BH-1.04")
def test_combat_goes_by_initiative_and_finishes_one_lane_before_the_next() -> None:
    """Highest Initiative: 4 on the right. The right lane is finished with 2 before the 3 on the left comes."""
    play = Play(
        "combat",
        Anna={"pieces": {"war-left-1": "swordsman", "war-right-1": "blood_priest"}},
        Ben={"pieces": {"war-right-1": "watch_dog"}},
        position=decks("white", "white"),
    )
    order = []
    while play.phase == "combat":
        if play.kind() == "declare":
            acting = play.table.find(play.table.acting)
            assert acting is not None
            order.append((play.waits()[0], GAME.box.cards[acting.card].key, int(play.table.lane)))
            play.choose(play.waits()[0], "nothing")
        else:
            play.both_pass()
    assert order == [("Ben", "watch_dog", 2), ("Anna", "blood_priest", 2), ("Anna", "swordsman", 0)]


@pytest.mark.rule("BH-4.17")
@BOTH_SIDES
def test_a_banished_card_lies_in_its_owners_banished_zone_for_all_to_see(seat: int) -> None:
    b = Board(seat, {"asp": 4, "hand": ["ban"]}, {"pieces": {**OPEN, "war-left-1": "centaur"}}, deck="white")
    b.does_and("ban", "foe-war-left-1")
    assert b.card("foe-war-left-1") is None
    assert (b.banished("Ben"), b.banished("Anna")) == (["centaur"], [])
    assert b.graveyard("Ben") == []
    for who in (0, 1, -1):
        players = GAME.knowing.view(b.table, who)["players"]
        assert players[2 - seat]["banished"] == ["centaur"]  # type: ignore[index]
    assert b.ready == "Anna"


@pytest.mark.rule("BH-5.05")
@BOTH_SIDES
@pytest.mark.parametrize(("victim", "hurt"), [("centaur", 0), ("swordsman", 1), ("elvish_archer", 1)])
def test_resistance_is_proof_against_a_lower_magic_value(seat: int, victim: str, hurt: int) -> None:
    """Magic value 3 against Resistance 4, 3 and 2."""
    b = Board(seat, {"asp": 2, "hand": ["light_of_retribution"]}, {"pieces": {"war-left-1": victim}}, deck="white")
    assert b.value("foe-war-left-1", "resistance") == {"centaur": 4, "swordsman": 3, "elvish_archer": 2}[victim]
    b.does_and("light_of_retribution", "foe-war-left-1")
    assert b.value("foe-war-left-1", "damage") == hurt
    assert b.ready == "Anna"


@pytest.mark.rule("BH-5.08")
@BOTH_SIDES
def test_who_has_binding_is_bound_to_a_resource_and_makes_astral_points(seat: int) -> None:
    pieces = {**OPEN, "safety-left-1": "young_blacksmith", "safety-left-2": "watch_dog", "safety-right-1": "smith"}
    b = Board(seat, {"pieces": pieces}, deck="white")
    assert b.value("me-safety-left-1", "bound")
    assert not b.value("me-safety-left-2", "bound")  # has no Binding
    assert not b.value("me-safety-right-1", "bound")  # there is no resource
    assert not b.can("use me-safety-right-1 1")
    b.does_and("use me-safety-left-1 1")
    assert b.asp("Anna") == 1
    assert b.value("me-safety-left-1", "turned")
    assert b.ready == "Anna"


@pytest.mark.rule("BH-5.09")
@BOTH_SIDES
def test_who_has_rise_becomes_its_higher_form_with_new_abilities(seat: int) -> None:
    pieces = {**LEVEL_2, "war-left-1": "swordsman", "war-left-2": "watch_dog"}
    b = Board(seat, {"asp": 2, "pieces": pieces}, deck="white")
    assert [choice for choice in b.offered("Anna") if choice.startswith("use me-war-left-2")] == []
    assert "first_damage" not in b.value("me-war-left-1", "keywords")
    rising = [choice for choice in b.offered("Anna") if choice.startswith("use me-war-left-1")]
    assert len(rising) == 1
    b.does_and(rising[0])
    b.does("swordmaster_kaelric_dawnlight")
    assert b.card("me-war-left-1") == "swordmaster_kaelric_dawnlight"
    assert "first_damage" in b.value("me-war-left-1", "keywords")
    assert b.asp("Anna") == 0
    assert b.ready == "Anna"


@pytest.mark.rule("BH-5.12")
@BOTH_SIDES
@pytest.mark.parametrize(("damage", "lives"), [(1, True), (2, False)])
def test_a_character_takes_as_much_damage_as_it_has_health_points(seat: int, damage: int, lives: bool) -> None:
    """Three HP, and one damage more than it has already."""
    pieces = {"war-left-1": {"card": "lookout_of_the_high_wall", "damage": damage}}
    b = Board(seat, {"asp": 2, "hand": ["light_of_retribution"]}, {"pieces": pieces}, deck="white", other="white")
    assert b.value("foe-war-left-1", "hp") == 3
    b.does_and("light_of_retribution", "foe-war-left-1")
    assert (b.card("foe-war-left-1") is not None) == lives
    assert b.graveyard("Ben") == ([] if lives else ["lookout_of_the_high_wall"])
    assert b.ready == "Anna"


# ---------------------------------------------------------------- Sovereigns


@pytest.mark.rule("BH-9.03")
@BOTH_SIDES
@pytest.mark.parametrize(
    ("deck", "ability", "lp"), [("white", "3", 30), ("black", "2", 26), ("green", "2", 28), ("orange", "2", 28)]
)
def test_each_sovereign_has_abilities_of_its_own(seat: int, deck: str, ability: str, lp: int) -> None:
    """White heals 2 for 2 ASP, black brings an Undead back for 4 LP, green strengthens all for 2 LP, orange makes a
    Shadow for 2 LP."""
    pieces = {**OPEN, "war-left-1": {"card": "smith", "damage": 2}}
    b = Board(seat, {"asp": 2, "pieces": pieces, "graveyard": ["skeleton_warrior"]}, deck=deck)
    b.does(f"use me-sovereign {ability}")
    while b.kind() != "priority":  # White's target
        b.does("me-war-left-1")
    b.resolve()
    while b.kind() != "priority":
        b.does("skeleton_warrior" if b.kind() == "fetch" else b.offered("Anna")[0])
    effects = {
        "white": b.value("me-war-left-1", "damage") == 0,
        "black": b.where("skeleton_warrior") != [],
        "green": b.value("me-war-left-1", "power") == 3,
        "orange": sum(b.shadows("Anna")) == 1,
    }
    assert [name for name, seen in effects.items() if seen] == [deck]
    assert b.lp("Anna") == lp
    assert b.ready == "Anna"


@pytest.mark.rule("BH-9.04")
@BOTH_SIDES
def test_a_sovereign_is_no_character(seat: int) -> None:
    """No values, no target for what strikes Characters, nothing in combat, nothing in the Initiative check."""
    b = Board(seat, {}, {"pieces": {"war-left-1": "centaur"}}, phase="beginning")
    b.to_next("main1")
    assert b.happened("BH-3.06 initiative Ben")  # the centaur alone counts
    for place in ("me-sovereign", "foe-sovereign"):
        found = b.piece(place)
        assert found is not None
        assert not {"power", "hp", "resistance", "initiative"} & {key for key, value in found.items() if value}
    b = Board(seat, {"asp": 9, "hand": ["exodus"]}, {"pieces": {"war-left-1": "centaur"}})
    b.does("exodus")
    assert b.offered("Anna") == ["foe-war-left-1"]
    b = Board(seat, {}, {}, phase="combat")
    b.fight()
    assert (b.phase, b.ready) == ("end", "Anna")


@pytest.mark.rule("BH-9.06")
@BOTH_SIDES
@pytest.mark.parametrize(("lp", "winner"), [(2, "Anna"), (3, "")])
def test_a_sovereign_at_no_life_points_has_lost(seat: int, lp: int, winner: str) -> None:
    """An attack with Power 2 that nobody blocks."""
    b = Board(seat, {"pieces": {"war-left-1": "swordsman"}}, {"lp": lp}, deck="white", phase="combat")
    b.close()
    b.does("attack")
    b.close()
    b.close()
    assert b.lp("Ben") == lp - 2
    assert (b.winner, b.over) == (winner, bool(winner))
    assert b.ready == ("" if winner else "Anna")


@pytest.mark.rule("BH-9.14")
@BOTH_SIDES
def test_the_white_sovereign_heals_and_plays_miracles(seat: int) -> None:
    pieces = {"war-left-1": {"card": "smith", "damage": 2}, "area-1": "charm_of_wards"}
    foes = {"war-left-1": "smith", "war-left-2": "elvish_archer"}
    mine = {"asp": 2, "hand": ["magic_missile", "light_of_retribution"], "pieces": pieces}
    b = Board(seat, mine, {"pieces": foes}, deck="white")
    b.does("use me-sovereign 3")
    assert b.offered("Anna") == ["foe-war-left-1", "foe-war-left-2", "me-war-left-1"]  # Characters, hurt or not
    b.does("me-war-left-1")
    b.resolve()
    assert b.value("me-war-left-1", "damage") == 0
    assert b.asp("Anna") == 0
    b.does_and("use me-sovereign 2")
    assert b.lp("Anna") == 26
    assert "magic_missile" in b.offered("Anna")
    assert "light_of_retribution" not in b.offered("Anna")  # no Miracle
    b.does("magic_missile", "foe-war-left-1", "foe-war-left-2")
    b.resolve()
    assert b.value("foe-war-left-1", "damage") == 2
    assert b.graveyard("Ben") == ["elvish_archer"]
    assert b.ready == "Anna"


# ---------------------------------------------------------------- Characters and other permanents


@pytest.mark.rule("BH-10.16")
@BOTH_SIDES
def test_only_characters_act_in_combat(seat: int) -> None:
    others = {**OPEN, "advisor": "magister_tillion_of_weidenheim", "area-1": "banner_of_wisdom"}
    b = Board(seat, {"pieces": others}, {"pieces": {"war-left-1": "centaur"}}, deck="white", phase="combat")
    assert b.ready == "Ben"  # whose centaur is the only one to act
    acting = b.table.find(b.table.acting)
    assert acting is not None
    assert GAME.box.cards[acting.card].key == "centaur"
    b.close()
    b.foe("nothing")
    assert b.table.acting == 0
    assert b.ready == "Anna"
    b.close()
    assert b.phase == "end"


@pytest.mark.rule("BH-10.17")
def test_a_character_has_four_values_and_an_advisor_only_resistance() -> None:
    play = Play(
        Anna={"pieces": {"war-left-1": "watch_dog", "advisor": "magister_tillion_of_weidenheim"}}, Ben={},
        position=decks("white", "black"),
    )  # fmt: skip
    names = ("power", "hp", "resistance", "initiative")
    assert [play.value("1-war-left-1", name) for name in names] == [2, 2, 3, 4]
    assert [play.value("1-advisor", name) for name in names] == [0, 0, 5, 0]
    advisor = next(
        piece for piece in play.table.pieces if piece.card == GAME.box.numbers["magister_tillion_of_weidenheim"]
    )
    assert not advisor.is_fighter()
    for card in GAME.box.cards:
        if card.type == CHARACTER:
            assert min(card.hp, card.resistance + 1, card.initiative + 1, card.power + 1) > 0, card.key


@pytest.mark.rule("BH-10.22")
@BOTH_SIDES
def test_cards_ask_for_the_species_below_the_name(seat: int) -> None:
    """Banner of Wisdom: own Humans are stronger; a dog is none, and the others' Humans are not one's own."""
    pieces = {"area-1": "banner_of_wisdom", "war-left-1": "swordsman", "war-left-2": "watch_dog"}
    b = Board(seat, {"pieces": pieces}, {"pieces": {"war-left-1": "medica"}}, deck="white", other="white")
    assert b.body("me-war-left-1") == "3/3 R4 I4"  # a Human beside the dog
    assert b.body("me-war-left-2") == "2/2 R3 I4"
    assert b.body("foe-war-left-1") == "2/2 R3 I3"
    assert b.ready == "Anna"


@pytest.mark.rule("BH-10.23")
@BOTH_SIDES
def test_characters_and_other_permanents_can_be_epic(seat: int) -> None:
    types = {card.type for card in GAME.box.cards if card.keywords & EPIC}
    assert {CHARACTER, RESOURCE} <= types
    twins = {"war-left-1": "swordmaster_kaelric_dawnlight", "war-left-2": "swordmaster_kaelric_dawnlight"}
    b = Board(seat, {"pieces": twins}, deck="white")
    assert (b.kind(), b.waits()) == ("keep", ["Anna"])
    b = Board(seat, {"pieces": {"war-left-1": "swordsman", "war-left-2": "swordsman"}}, deck="white")
    assert b.ready == "Anna"  # without the marking any number may lie there


@pytest.mark.rule("BH-10.28")
@BOTH_SIDES
def test_a_ritual_does_what_is_printed_on_it_and_stays(seat: int) -> None:
    """Earthquake: at once 1 damage to all in one War Zone, whosever they are."""
    pieces = {**OPEN, "war-left-1": "druid_of_the_earth", "safety-left-1": "gardener"}
    foes = {"war-left-1": "elf_warrior", "war-right-1": "elf_warrior"}
    mine = {"asp": 9, "hand": ["earthquake"], "pieces": pieces}
    b = Board(seat, mine, {"pieces": foes}, deck="green")
    b.does_and("earthquake")
    assert b.where("earthquake") == ["me-area-1"]
    b.does("left")
    b.resolve()
    assert b.value("me-war-left-1", "damage") == 1
    assert b.value("foe-war-left-1", "damage") == 1
    assert b.value("foe-war-right-1", "damage") == 0
    assert b.value("me-safety-left-1", "damage") == 0
    assert b.where("earthquake") == ["me-area-1"]
    assert b.ready == "Anna"


@pytest.mark.rule("BH-11.08")
@BOTH_SIDES
def test_without_resistance_magic_always_works(seat: int) -> None:
    """Ban, magic value 4: an artifact has no Resistance; the Advisor beside it has 5."""
    foes = {"area-1": "ring_of_nature", "advisor": "ulfred_brigbuck_the_wise"}
    b = Board(seat, {"asp": 8, "hand": ["ban", "ban"]}, {"pieces": foes}, deck="white")
    b.does_and("ban", "foe-area-1")
    assert b.banished("Ben") == ["ring_of_nature"]
    b.does_and("ban", "foe-advisor")
    assert b.card("foe-advisor") == "ulfred_brigbuck_the_wise"
    assert b.banished("Ben") == ["ring_of_nature"]
    assert b.graveyard("Anna") == ["ban", "ban"]
    assert b.ready == "Anna"


@pytest.mark.rule("BH-12.02")
@BOTH_SIDES
def test_counters_are_gone_when_their_permanent_leaves_play(seat: int) -> None:
    """Offspring banishes until the next round; only the counters it gives are on the card then."""
    strong = {"card": "swordsman", "damage": 1, "counters": {"plus": 3, "poison": 1}}
    b = Board(seat, {"asp": 4, "hand": ["offspring"]}, {"pieces": {**OPEN, "war-left-1": strong}}, deck="orange")
    assert b.body("foe-war-left-1") == "5/5-1 R3 I3"
    b.does_and("offspring", "foe-war-left-1")
    assert b.banished("Ben") == ["swordsman"]
    while b.kind() != "place":
        if b.kind() == "priority":
            b.both_pass()
        else:
            b.choose(b.waits()[0], "spell_pile")
    b.foe("foe-war-left-2")
    assert b.value("foe-war-left-2", "counters") == {"plus": 1, "resistance": 1}
    assert b.body("foe-war-left-2") == "3/3 R4 I3"
    assert b.waits() == ["Anna"]


FURTHER = ("madness", "tactical_shift", "untargetable", "must_attack", "cannot_attack", "spectral_ward")


@pytest.mark.rule("BH-13.54")
def test_cards_bring_keywords_the_rulebook_does_not_list() -> None:
    """Every keyword, the further ones too, has a bit of its own, its words in three languages, and can be printed."""
    assert set(FURTHER) < set(KEYWORDS)
    for language in ("de", "en", "ru"):
        words = Words(language, "nachtspiel.games.bluthelden")
        assert len({words.say(f"keyword-{word.replace('_', '-')}") for word in KEYWORDS}) == len(KEYWORDS)
    files = read_files()
    name = next(name for name in files if name.endswith("white.toml"))
    for word in KEYWORDS:
        changed = files[name].replace('keywords = ["skyguard"]', f'keywords = ["{word}"]', 1)
        box = open_box({**files, name: changed})
        assert box.cards[box.numbers["lookout_of_the_high_wall"]].keywords == 1 << KEYWORDS.index(word)
    with pytest.raises(Mistake, match=r"lookout_of_the_high_wall.*'juggling'"):
        open_box({**files, name: files[name].replace('keywords = ["skyguard"]', 'keywords = ["juggling"]', 1)})
