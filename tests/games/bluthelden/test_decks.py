"""Section 16: decks as text, and every rule of deck building."""

from pathlib import Path

import pytest

from nachtspiel.cli.main import main
from nachtspiel.games.bluthelden.deck import DeckMistake, faults, parse_deck, write_deck
from nachtspiel.games.bluthelden.pieces import Deck
from tests.games.bluthelden.kit import GAME

BOX = GAME.box
WHITE = GAME.decks["white"]


def altered(
    spells: list[str] | None = None, pool: list[str] | None = None, without: int = 0, sovereign: str = ""
) -> Deck:
    """The white deck with further cards, or with so many of its first spells left out."""
    more = [BOX.numbers[key] for key in spells or []]
    further = [BOX.numbers[key] for key in pool or []]
    leader = BOX.numbers[sovereign] if sovereign else int(WHITE.sovereign)
    return Deck("x", "x", leader, WHITE.rune, sorted(WHITE.spells[without:] + more), sorted(WHITE.pool + further))


def broken(deck: Deck) -> list[tuple[str, str]]:
    return [(fault.rule, fault.card) for fault in faults(BOX, deck)]


@pytest.mark.rule("BH-16.01", "BH-16.07", "BH-2.07", "BH-2.08", "BH-5.02", "BH-9.01", "BH-9.21", "BH-10.06")
def test_the_four_decks_are_legal_and_have_sixty_cards() -> None:
    assert [deck.key for deck in BOX.decks] == ["black", "green", "orange", "white"]
    for deck in BOX.decks:
        assert faults(BOX, deck) == []
        assert (len(deck.spells), len(deck.pool)) == (40, 18)
        assert all(BOX.cards[number].pool for number in deck.pool)


FILLERS = ["priest"] * 4 + ["war_drummer"] * 4 + ["nobleman"] * 4 + ["apprentice"] * 4 + ["amazon_rider"] * 3


@pytest.mark.rule("BH-16.02", "BH-16.03", "BH-16.04")
@pytest.mark.parametrize(
    ("spells", "pool", "rule"),
    [(40, 18, ""), (57, 20, ""), (58, 20, ""), (59, 20, "BH-16.03"), (39, 19, ""), (39, 18, "BH-16.02")],
)
def test_a_deck_has_sixty_to_eighty_cards(spells: int, pool: int, rule: str) -> None:
    """With 39 Spells and 19 Pool cards it has sixty, but too few Spells (BH-D105)."""
    more = FILLERS[: max(spells - 40, 0)]
    deck = altered(more, ["priest"] * (pool - 18), without=max(40 - spells, 0))
    deck = Deck("x", "x", deck.sovereign, deck.rune, deck.spells, deck.pool)
    rules = [found for found, card in broken(deck) if not card]
    expected = [rule] if rule else []
    if spells < 40:
        expected.append("BH-D105")
    assert rules == expected


@pytest.mark.rule("BH-D105")
@pytest.mark.parametrize(("pool", "legal"), [(17, False), (18, True), (20, True), (21, False)])
def test_the_pool_deck_has_eighteen_to_twenty_cards(pool: int, legal: bool) -> None:
    cards = (WHITE.pool + [BOX.numbers["priest"]] * 3)[:pool]
    deck = Deck("x", "x", WHITE.sovereign, WHITE.rune, sorted([*WHITE.spells, BOX.numbers["nobleman"]]), sorted(cards))
    assert ([rule for rule, card in broken(deck) if not card] == []) is legal


@pytest.mark.rule("BH-6.08", "BH-6.09", "BH-6.10", "BH-6.11", "BH-16.06", "BH-D106", "BH-5.16")
@pytest.mark.parametrize(
    ("card", "most", "rule"),
    [
        ("nobleman", 4, "BH-6.08"), ("golden_light_paladin", 3, "BH-6.09"), ("cape_of_protection", 2, "BH-6.10"),
        ("horns_of_camorrus", 1, "BH-6.11"),
    ],
)  # fmt: skip
def test_rarity_limits_the_copies(card: str, most: int, rule: str) -> None:
    assert broken(altered([card] * most)) == []
    assert broken(altered([card] * (most + 1))) == [(rule, card)]


@pytest.mark.rule("BH-D106")
def test_copies_are_counted_over_both_parts() -> None:
    assert broken(altered(["priest"] * 3, ["priest"])) == []
    assert broken(altered(["priest"] * 4, ["priest"])) == [("BH-6.08", "priest")]


@pytest.mark.rule("BH-2.07", "BH-2.08", "BH-D107", "BH-D62", "BH-11.12")
@pytest.mark.parametrize(
    ("spells", "pool", "fault"),
    [
        ([], ["nobleman"], ("BH-2.07", "nobleman")),
        ([], ["creeper_field"], ("BH-2.08", "creeper_field")),
        (["the_two_rivers"], [], ("BH-D107", "the_two_rivers")),
        (["demonflame"], [], ("BH-D62", "demonflame")),
        (["falcon"], [], ("BH-11.12", "falcon")),
        (["ranger"], [], None),  # another colour, in the Spell deck (BH-16.08)
    ],
)
def test_what_may_not_be_in_a_part(spells: list[str], pool: list[str], fault: tuple[str, str] | None) -> None:
    assert broken(altered(spells, pool)) == ([] if fault is None else [fault])


def test_a_deck_comes_back_from_its_text() -> None:
    for deck in BOX.decks:
        again = parse_deck(BOX, "x.deck", write_deck(BOX, deck))
        assert (again.sovereign, again.rune) == (deck.sovereign, deck.rune)
        assert (again.spells, again.pool, again.name) == (deck.spells, deck.pool, deck.name)


HEAD = "sovereign: sirunian_seehoff\nrune: sovereigns_rune\n"


@pytest.mark.rule("BH-2.01", "BH-2.02", "BH-9.08", "BH-9.16")
@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "x: names no sovereign"),
        ("sovereign: sirunian_seehoff\n", "x: names no rune"),
        ("sovereign: watch_dog\nrune: sovereigns_rune\n", "x: 'watch_dog' is no Sovereign (BH-2.01)"),
        ("sovereign: sirunian_seehoff\nrune: forge\n", "x: 'forge' is no Rune (BH-2.02)"),
        (HEAD + "spells\n4 dragonfly\n", "x, line 4: there is no card 'dragonfly'"),
        (HEAD + "spells\nfour watch_dog\n", "x, line 4: 'four watch_dog' must be a number and a card"),
        (HEAD + "spells\n0 watch_dog\n", "x, line 4: '0 watch_dog' must be a number and a card"),
        (HEAD + "spells\n99 watch_dog\n", "x, line 4: '99 watch_dog' must be a number and a card"),
        (HEAD + "4 watch_dog\n", "x, line 3: '4 watch_dog' stands before 'spells' and 'pool'"),
        (HEAD + "colour: red\n", "x, line 3: 'colour' is not known here"),
        ("x" * 8_001, "x: is longer than 8000 characters"),
    ],
)
def test_a_text_that_is_no_deck_is_told_where_it_fails(text: str, message: str) -> None:
    with pytest.raises(DeckMistake) as caught:
        parse_deck(BOX, "x", text)
    assert str(caught.value).startswith(message)


def test_cards_may_be_called_by_their_names() -> None:
    deck = parse_deck(BOX, "x", HEAD + "spells\n2x Watch Dog # good boys\n", {"watch dog": "watch_dog"})
    assert deck.spells == [BOX.numbers["watch_dog"]] * 2


# ---------------------------------------------------------------- the command line


def test_the_command_checks_shows_and_begins_decks(tmp_path, capsys) -> None:  # type: ignore[no-untyped-def]
    path = tmp_path / "mine.deck"
    assert main(["deck", "new", "white"]) == 0
    path.write_text(capsys.readouterr().out, encoding="utf-8")
    assert main(["deck", "check", str(path)]) == 0
    assert "60 (40 + 18 + 2)" in capsys.readouterr().out
    assert main(["deck", "show", str(path), "--lang", "de", "--draws", "2"]) == 0
    shown = capsys.readouterr().out
    assert "3 × " in shown
    assert "Charakter" in shown
    path.write_text(path.read_text(encoding="utf-8") + "3 Priest\n", encoding="utf-8")
    assert main(["deck", "check", str(path), "--lang", "en"]) == 1
    assert capsys.readouterr().out == "The Pool deck has 21 cards; it must have 18 to 20. (BH-D105)\n"


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["check"], "name a deck"),
        (["check", "nowhere.deck"], "there is no file 'nowhere.deck' and no deck of that name"),
        (["new", "purple"], "'purple' is no deck to begin with; choose one of black, green, orange, white"),
        (["show", "white", "--draws", "101"], "--draws takes a number from 0 to 100, not 101"),
        (["show", "white", "--lang", "xx"], "there is no language 'xx'"),
    ],
)
def test_what_cannot_be_done_is_one_sentence(arguments: list[str], sentence: str, capsys) -> None:  # type: ignore[no-untyped-def]
    assert main(["deck", *arguments]) == 2
    error = capsys.readouterr().err
    assert sentence in error
    assert error.count("\n") == 1


def test_games_are_played_from_a_deck_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Cards by their names in any language; the record keeps the deck, so that it verifies without the file."""
    file = tmp_path / "mine.deck"
    text = write_deck(BOX, GAME.decks["green"]).replace("2 drumin_the_druid", "2 Schwertkämpfer")
    file.write_text(text, encoding="utf-8")
    run = ["simulate", "bluthelden", "--games", "1", "--workers", "1", "--set", f"deck1=@{file}"]
    assert main([*run, "--records", str(tmp_path)]) == 0
    (record,) = tmp_path.glob("*.record")
    assert " / 2 swordsman / " in record.read_text(encoding="utf-8")
    file.write_text(text.replace("2 Schwertkämpfer", "5 Schwertkämpfer"), encoding="utf-8")
    assert main(["record", "verify", str(record)]) == 0
    assert main(run) == 2
    assert (
        "deck1: swordsman is in the deck 5 times, more often than its rarity allows (BH-6.09)"
        in capsys.readouterr().err
    )
    assert main([*run[:-1], f"deck1=@{tmp_path / 'none.deck'}"]) == 2
