"""Decks as text: how they are read and written, and what is told of one that cannot be read."""

import pytest

from nachtspiel.engine.errors import Mistake, Refused
from nachtspiel.games.bluthelden.deck import (
    DeckFault,
    DeckMistake,
    DeckSetting,
    deck_line,
    faults,
    find_card,
    forbidden,
    parse_deck,
    rarity_rule,
    read_deck,
    tidy_name,
    write_deck,
)
from nachtspiel.games.bluthelden.pieces import Deck
from tests.games.bluthelden.kit import GAME, Play

BOX = GAME.box
HEAD = "sovereign: sirunian_seehoff\nrune: sovereigns_rune\n"
WHITE = GAME.decks["white"]


def number(key: str) -> int:
    return BOX.numbers[key]


def test_a_mistake_names_file_line_and_text() -> None:
    found = DeckMistake("my.deck", 7, "is wrong", "row", "x" * 70)
    assert str(found) == "my.deck, line 7: is wrong"
    assert (found.rule, found.reason, found.line) == ("", "deck-row", 7)
    assert found.names == {"line": "7", "text": "x" * 60}
    whole = DeckMistake("my.deck", 0, "is wrong", "long")
    assert (str(whole), whole.line, whole.names) == ("my.deck: is wrong", 0, {})
    assert DeckMistake("my.deck", 1, "is wrong", "row").names == {"line": "1"}


LONG = "z" * 70


@pytest.mark.parametrize(
    ("text", "line", "message", "reason", "named"),
    [
        ("x" * 8_001, 0, "is longer than 8000 characters", "long", None),
        (HEAD.replace("rune", "rome"), 2, "'rome' is not known here; write name, sovereign or rune", "head", "rome"),
        (HEAD + " colour : red", 3, "'colour' is not known here; write name, sovereign or rune", "head", "colour"),
        (HEAD + "\n4 forge", 4, "'4 forge' stands before 'spells' and 'pool'", "before", "4 forge"),
        (HEAD + "pool\nforge", 4, "'forge' must be a number and a card, such as '4 fertile_field'", "row", "forge"),
        (HEAD + "pool\n0 forge", 4, "'0 forge' must be a number and a card, such as '4 fertile_field'", "row",
         "0 forge"),
        (HEAD + "pool\n81 forge", 4, "'81 forge' must be a number and a card, such as '4 fertile_field'", "row",
         "81 forge"),
        (HEAD + "pool\n004 forge", 4, "'004 forge' must be a number and a card, such as '4 fertile_field'", "row",
         "004 forge"),
        (HEAD + "pool\n² forge", 4, "'² forge' must be a number and a card, such as '4 fertile_field'", "row",
         "² forge"),
        (HEAD + f"pool\n1 {LONG}", 4, f"there is no card '{LONG[:60]}'", "unknown", LONG[:60]),
        ("rune: sovereigns_rune", 0, "names no sovereign (BH-2.01)", "no-sovereign", None),
        ("sovereign: sirunian_seehoff", 0, "names no rune (BH-2.02)", "no-rune", None),
        (HEAD + "sovereign: kaela_al_shamal", 3, "names a second sovereign (BH-9.08)", "second-sovereign",
         "kaela_al_shamal"),
        (HEAD + "rune: sovereigns_rune", 3, "names a second rune (BH-9.16)", "second-rune", "sovereigns_rune"),
        ("name: A\n" + HEAD + "name: B", 4, "names a second name", "second-name", "B"),
        ("sovereign: nobody\nrune: sovereigns_rune", 0, "there is no card 'nobody'", "unknown", "nobody"),
        ("sovereign: forge\nrune: sovereigns_rune", 0, "'forge' is no Sovereign (BH-2.01)", "not-sovereign", "forge"),
        ("sovereign: sirunian_seehoff\nrune: nobody", 0, "there is no card 'nobody'", "unknown", "nobody"),
        ("sovereign: sirunian_seehoff\nrune: forge", 0, "'forge' is no Rune (BH-2.02)", "not-rune", "forge"),
    ],
)  # fmt: skip
def test_a_text_that_is_no_deck(text: str, line: int, message: str, reason: str, named: str | None) -> None:
    with pytest.raises(DeckMistake) as caught:
        parse_deck(BOX, "my.deck", text)
    found = caught.value
    assert str(found) == (f"my.deck, line {line}: {message}" if line else f"my.deck: {message}")
    assert (found.line, found.reason) == (line, f"deck-{reason}")
    assert found.rule == (message[-8:-1] if message.endswith(")") else "")
    assert found.names == ({"line": str(line)} if line else {}) | ({"text": named} if named else {})


def test_a_text_is_read_as_it_is_meant() -> None:
    text = (
        "# mine\nname:  The: Wolves  # of winter\n sovereign : sirunian_seehoff\nrune:sovereigns_rune\n\nSPELLS:\n"
        "2 watch_dog\n1x ban\n1  Wach-Hund\npool\n80 forge\nSpells\n1 BAN IT\n1 watch_dog # again\n"
    )
    deck = parse_deck(BOX, "my.deck", text, {"wach-hund": "watch_dog", "ban it": "ban"})
    assert (deck.key, deck.name) == ("my", "The: Wolves")
    assert (deck.sovereign, deck.rune) == (number("sirunian_seehoff"), number("sovereigns_rune"))
    assert deck.spells == sorted([number("watch_dog")] * 4 + [number("ban")] * 2)
    assert deck.pool == [number("forge")] * 80
    plain = parse_deck(BOX, "their.own.deck", HEAD)
    assert (plain.key, plain.name, plain.spells, plain.pool) == ("their", "their", [], [])
    assert parse_deck(BOX, "x", HEAD + "#" * (8_000 - len(HEAD))).name == "x"
    mixed = parse_deck(BOX, "x", HEAD + "spells\n1 forge\n1 watch_dog\n1 exodus\npool\n1 smith\n1 forge\n")
    assert mixed.spells == sorted(mixed.spells)
    assert mixed.pool == sorted(mixed.pool) == [number("forge"), number("smith")]


@pytest.mark.rule("BH-9.08", "BH-9.16")
def test_the_card_of_the_rules_is_no_card() -> None:
    """What no card says but the rulebook has a card of its own in the box, which lies in no deck and on no table."""
    assert BOX.cards[BOX.rules].key == "rulebook"
    for text in (HEAD + "spells\n4 rulebook", HEAD + "pool\n1 Rulebook", HEAD.replace("sovereigns_rune", "rulebook")):
        with pytest.raises(DeckMistake, match=r"there is no card '[Rr]ulebook'$"):
            parse_deck(BOX, "x", text, {"rulebook": "rulebook"})
    for field in ({"hand": ["rulebook"]}, {"pieces": {"area-1": "rulebook"}}, {"spells": ["rulebook"]}):
        with pytest.raises(Mistake, match=r"there is no card 'rulebook'$"):
            Play(Anna=field, Ben={})
    with pytest.raises(Mistake, match=r"^there is no card 'rulebook'$"):
        GAME.naming.outcome("spell", "rulebook")


def test_cards_are_found_by_key_first() -> None:
    assert find_card(BOX, "x", 1, "forge", {"forge": "ban"}) == number("forge")
    assert find_card(BOX, "x", 1, "FORGE", {"forge": "ban"}) == number("ban")
    with pytest.raises(DeckMistake, match=r"^x, line 3: there is no card 'hm'$"):
        find_card(BOX, "x", 3, "hm", {"hm": "nobody"})


@pytest.mark.parametrize(
    ("name", "tidy"),
    [
        ("Wolves", "Wolves"), ("  The   Wolves ", "The Wolves"), ("a/b;c#d", "a b c d"), ("a\tb\nc", "a b c"),
        ("x" * 61, "x" * 60), ("x" * 59 + " yz", "x" * 59), ("/;#", ""), ("", ""),
    ],
)  # fmt: skip
def test_names_are_made_tidy(name: str, tidy: str) -> None:
    assert tidy_name(name) == tidy


def test_a_deck_is_written_on_lines_or_on_one() -> None:
    deck = Deck("x", "Wolves", number("sirunian_seehoff"), number("sovereigns_rune"),
                [number("ban"), number("watch_dog"), number("ban")], [number("forge")])  # fmt: skip
    head = "name: Wolves\nsovereign: sirunian_seehoff\nrune: sovereigns_rune\n"
    assert write_deck(BOX, deck) == f"{head}\nspells\n1 watch_dog\n2 ban\n\npool\n1 forge\n"
    assert deck_line(BOX, deck) == (
        "name: Wolves / sovereign: sirunian_seehoff / rune: sovereigns_rune / spells / 1 watch_dog / 2 ban / pool / "
        "1 forge"
    )


# ---------------------------------------------------------------- faults


@pytest.mark.parametrize(
    ("fault", "sentence"),
    [
        (DeckFault("BH-16.02", "", "too-small", 59), "the deck has 59 cards, fewer than 60 (BH-16.02)"),
        (DeckFault("BH-6.08", "ban", "copies", 5),
         "ban is in the deck 5 times, more often than its rarity allows (BH-6.08)"),
    ],
)  # fmt: skip
def test_a_fault_is_a_sentence(fault: DeckFault, sentence: str) -> None:
    assert str(fault) == sentence
    found = forbidden("my.deck", fault)
    assert (found.rule, str(found), found.reason) == (fault.rule, f"my.deck: {sentence}", f"deck-{fault.reason}")
    assert found.names == {"card": fault.card, "number": str(fault.number)}


def told(spells: list[int], pool: list[int]) -> list[tuple[str, str, str, int]]:
    deck = Deck("x", "x", WHITE.sovereign, WHITE.rune, sorted(spells), sorted(pool))
    return [(fault.rule, fault.card, fault.reason, fault.number) for fault in faults(BOX, deck)]


def test_every_fault_with_its_rule_its_card_and_its_number() -> None:
    spells, pool = WHITE.spells, WHITE.pool
    assert told(spells, pool) == []
    assert told(spells[1:], pool) == [("BH-16.02", "", "too-small", 59), ("BH-D105", "", "few-spells", 39)]
    assert told(spells, pool[1:]) == [("BH-16.02", "", "too-small", 59), ("BH-D105", "", "pool-size", 17)]
    more = [
        number(key)
        for key in ("priest", "war_drummer", "nobleman", "falcon_guard_diplomat", "apprentice")
        for _ in range(4)
    ]
    assert told(spells + more[:19], [*pool, number("priest")])[0][:2] == ("BH-6.08", "priest")
    assert ("BH-16.03", "", "too-large", 81) in told([*spells, *more, number("amazon_rider")], pool)
    assert ("BH-16.03", "", "too-large", 80) not in told([*spells, *more], pool)
    assert told([*spells, number("falcon")], pool) == [("BH-11.12", "falcon", "token", 1)]
    for more_spells, more_pool in ((1, 0), (0, 1), (1, 1)):  # a second one, wherever it stands
        for key, rule, reason in (
            ("sirunian_seehoff", "BH-9.08", "further-sovereign"),
            ("kaela_al_shamal", "BH-9.08", "further-sovereign"),
            ("sovereigns_rune", "BH-9.16", "further-rune"),
        ):
            further = told([*spells, *[number(key)] * more_spells], [*pool, *[number(key)] * more_pool])
            assert further == [(rule, key, reason, more_spells + more_pool)]
    assert told(spells, [*pool, number("priest"), number("priest")]) == []  # twenty
    assert told(spells, [*pool, *[number("priest")] * 3]) == [("BH-D105", "", "pool-size", 21)]
    assert told(spells, [*pool, number("nobleman")]) == [("BH-2.07", "nobleman", "not-pool", 1)]
    assert told(spells, [*pool, number("ranger")]) == [("BH-2.07", "ranger", "not-pool", 1)]
    assert told(spells, [*pool, number("creeper_field")]) == [("BH-2.08", "creeper_field", "pool-colour", 1)]
    assert told([*spells, *[number("cape_of_protection")] * 3], pool) == [
        ("BH-6.10", "cape_of_protection", "copies", 3)
    ]
    assert told([*spells, number("demonflame")], pool) == [("BH-D62", "demonflame", "never", 1)]
    rules = [rarity_rule(BOX.cards[number(key)]) for key in ("nobleman", "medica", "griffin", "horns_of_camorrus")]
    assert rules == ["BH-6.08", "BH-6.09", "BH-6.10", "BH-6.11"]


def test_a_deck_must_be_legal_to_be_read() -> None:
    text = write_deck(BOX, WHITE)
    assert read_deck(BOX, "my.deck", text).spells == WHITE.spells
    with pytest.raises(Refused) as caught:
        read_deck(BOX, "my.deck", HEAD)
    assert str(caught.value) == "my.deck: the deck has 2 cards, fewer than 60 (BH-16.02)"


# ---------------------------------------------------------------- as a setting


def test_a_deck_as_a_setting() -> None:
    setting = DeckSetting("deck1", "white", ["white", "black"], BOX)
    assert (setting.name, setting.default, setting.values) == ("deck1", "white", ["white", "black"])
    assert (setting.crossed, setting.text) == (True, True)
    assert setting.read("black") is BOX.decks[0]
    assert setting.check("black") == "black"
    line = deck_line(BOX, WHITE)
    for text in (line, write_deck(BOX, WHITE)):
        deck = setting.read(text)
        assert (deck.key, deck.name, deck.sovereign, deck.rune) == ("own", WHITE.name, WHITE.sovereign, WHITE.rune)
        assert (deck.spells, deck.pool) == (WHITE.spells, WHITE.pool)
        assert setting.check(text) == line
    with pytest.raises(Refused) as caught:
        setting.read("z" * 70)
    assert str(caught.value) == (
        f"deck1 cannot be '{'z' * 60}'; choose one of white, black, or give a deck's text"
    )  # fmt: skip
    assert caught.value.rule == ""
    with pytest.raises(Refused, match=r"^deck1, line 4: there is no card 'hm'$"):
        setting.read(HEAD + "spells\n1 hm")
    with pytest.raises(Refused, match=r"^deck1, line 4: there is no card 'hm'$"):
        setting.read((HEAD + "spells\n1 hm").replace("\n", " / "))
