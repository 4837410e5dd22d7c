"""Bluthelden in the terminal: whole games, the Mulligan in one line, and play that flows."""

import re

import pytest

from nachtspiel.engine.match import Match
from nachtspiel.engine.table import EVERYONE, Event
from nachtspiel.games import registry
from nachtspiel.games.bluthelden.speech import DuelSpeech
from nachtspiel.games.bluthelden.table import duel_of
from nachtspiel.games.bluthelden.vocabulary import RISE_PLACE
from nachtspiel.terminal.faces.bluthelden.table import is_last_started
from tests.games.bluthelden.kit import Play
from tests.words import LANGUAGES

from .kit import Sitting, varied


def duel(seed: int = 1, **settings: str) -> Match:
    return Match(registry.game("bluthelden"), 2, settings, seed, ["Anna", "Ben"])


@pytest.mark.parametrize(("language", "plain"), [("en", True), ("de", False), ("ru", True)])
def test_a_whole_game(language: str, plain: bool) -> None:
    sitting = Sitting(duel(deck1="orange", deck2="green"), ["person", "random"])
    sitting.then = varied()
    text = sitting.run(language, plain, width=80)
    assert sitting.code == 0
    assert sitting.match.table.over
    if plain:
        assert "\x1b" not in text
        assert not re.search("[─━│╭╮█░●○▸★✓✗]", text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_shows_what_its_owner_may_see_and_no_more(language: str) -> None:
    match = duel(deck1="white", deck2="black")
    text = Sitting(match, ["person", "random"], ["0", "1"]).run(language)
    speech = registry.speech("bluthelden", language, ["Anna", "Ben"])
    table = duel_of(match.table)
    for card in set(table.players[1].hand) - set(table.players[0].hand):
        assert not re.search(rf"\b{re.escape(speech.option(card))}\b", text)
    for card in table.players[0].hand:
        assert speech.option(card) in text


def test_a_mulligan_is_written_in_one_line() -> None:
    match = duel()
    text = Sitting(match, ["person", "random"], ["64", "", "sword", "1 3, 6"]).run()
    assert text.count("Write the numbers of the cards you set aside") == 4  # asked, and three times told again
    assert "There is no choice" not in text
    assert "Anna (you) exchanges 3 starting cards." in text


def test_the_way_of_play_can_be_changed() -> None:
    typed = ["0", "1", "flow", "flow teatime", "flow full", "flow own main", "flow 6", "f on", "q", "yes"]
    text = Sitting(duel(roll="1"), ["person", "random"], typed).run()
    own, card = "1 In my own Main Phase", "3 When the other plays a card"
    ability = "4 When an ability or a Move of the other is on the chain"
    after, end = "8 After an attack or Move is declared", "12 End of the Round"
    assert f"Way of play: auto. You are asked at: {own}, {card}, {ability}, {after}, {end}." in text
    assert "“teatime” is no way to play on." in text
    assert f"Way of play: full. You are asked at: {card}, {ability}, {after}, {end}." in text
    assert f"Way of play: full. You are asked at: {card}, {ability}, 6 Start of combat, {after}, {end}." in text


def test_flow_has_nothing_to_pass_in_bloodborne() -> None:
    match = Match(registry.game("bloodborne"), 3, {}, 1, ["Anna", "Ben", "Cid"])
    text = Sitting(match, ["person", "random", "random"], ["flow full"]).run()
    assert "every question is a real one" in text


def test_undo_comes_back_to_a_question_that_was_passed() -> None:
    played = Sitting(duel(roll="1"), ["person", "random"], ["0", "1", "1"])
    played.run()
    undone = Sitting(duel(roll="1"), ["person", "random"], ["0", "1", "1", "u"])
    undone.run()
    assert len(undone.match.marks) < len(played.match.marks)
    question = undone.match.table.question(0)
    assert question is not None
    assert question.kind == "priority"


GIVE_UP = {"en": ("give up", "yes"), "de": ("aufgeben", "ja"), "ru": ("сдаться", "да")}


@pytest.mark.parametrize("language", LANGUAGES)
def test_giving_up_is_asked_for_and_confirmed(language: str) -> None:
    words, yes = GIVE_UP[language]
    kept = Sitting(duel(roll="1"), ["person", "random"], ["0", words, "1", words, ""])
    kept.run(language)
    assert not kept.match.table.over, "only a clear yes gives up"
    given = Sitting(duel(roll="1"), ["person", "random"], ["0", words, yes])
    given.run(language)
    assert given.match.table.over
    assert given.match.game.places(given.match.table) == [2, 1]


@pytest.mark.parametrize("typed", ["up", "giv", "c", "x", "", "0", "-1", "6417"])
def test_nobody_gives_up_by_accident(typed: str) -> None:
    sitting = Sitting(duel(roll="1"), ["person", "random"], ["0", "1", typed, "yes", "yes"])
    text = sitting.run()
    assert not sitting.match.table.over
    assert "Give up" not in text


def test_nobody_can_give_up_a_hunt() -> None:
    match = Match(registry.game("bloodborne"), 3, {}, 1, ["Anna", "Ben", "Cid"])
    text = Sitting(match, ["person", "random", "random"], ["give up", "yes"]).run()
    assert "Nobody can give up in this game." in text
    assert not match.table.over


NO_BLOCK = {"en": "No block", "de": "Kein Block", "ru": "Без блока"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_not_to_block_says_so_and_can_be_written(language: str) -> None:
    play = Play(
        "combat", Anna={"pieces": {"resource-left": "fertile_field", "war-left-1": "watch_dog"}},
        Ben={"lp": 20, "pieces": {"war-left-1": "skeleton_warrior"}},
    )  # fmt: skip
    play.both_pass()
    play.choose("Anna", "attack")
    play.both_pass()
    assert play.asked("Ben") == "block"
    match = duel()
    match.table = play.table
    match.table.listener = match
    text = Sitting(match, ["random", "person"], [NO_BLOCK[language].upper()]).run(language)
    assert f"2. {NO_BLOCK[language]}.\n" in text
    assert "not_blocked" in [event.what for event in match.events]


def test_an_ability_is_told_by_its_own_line() -> None:
    text = Sitting(duel(deck1="black", deck2="green", roll="1"), ["person", "random"], ["0", "1"]).run(width=200)
    options = [line for line in text.splitlines() if "Sovereign of Anna: ability" in line]
    name = "Barabas Ulfaran, Prince of Nachtheim"
    assert options[0].endswith(f"{name}: Turn, pay 1 LP: gain 1 ASP.")
    assert "put an Undead" in options[1]
    assert "gain 1 ASP" not in options[1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_ability_has_a_line_of_its_own(language: str) -> None:
    speech = registry.speech("bluthelden", language, ["Anna", "Ben"])
    assert isinstance(speech, DuelSpeech)
    for card in speech.box.cards:
        places = [ability.place for ability in card.activated if ability.place < RISE_PLACE]
        lines = [speech.ability_text(card.number, place) for place in places]
        assert len(set(lines)) == len(places)
        assert all(line in speech.card_text(card.number) for line in lines)


def test_who_sees_the_card_drawn_reads_of_it_once() -> None:
    """The whole log also says from which pile; of the other's cards the short one does, too."""
    short = Sitting(duel(), ["person", "random"], []).run()
    assert len(re.findall(r"Anna \(you\) draws", short)) == 6
    assert "Anna (you) draws 6" not in short
    assert short.count("Ben draws 6 cards (Spell pile).") == 1
    whole = Sitting(duel(), ["person", "random"], ["log"]).run()
    assert whole.count("Anna (you) draws 6 cards (Spell pile).") == 1


def test_a_card_is_asked_for_by_the_number_before_it() -> None:
    """In a Mulligan the numbers are those of the hand; later those of the choices, be they cards or what lies there."""
    typed = ["card 2", "card 7", "0", "1", "card 1", "card 2", "card 4", "q", "yes"]
    text = Sitting(duel(roll="1"), ["person", "random"], typed).run()
    answers = re.findall(r"> card (\d)\n+(.*)", text)
    second = re.search(r"\n2\. (.*?): ", text)
    assert second is not None
    assert answers == [
        ("2", f"{second[1]}:"),
        ("7", "No card is called “7”. Try a part of its name."),
        ("1", "No card is called “1”. Try a part of its name."),  # to pass
        ("2", "Barabas Ulfaran, Prince of Nachtheim:"),
        ("4", "Sovereign's Rune:"),
    ]


@pytest.mark.rule("BH-8.07")
def test_what_resolves_is_told_where_it_is_not_what_was_just_begun() -> None:
    field, rune = (Event("BH-8.04", "activates", 0, 21_000 + card, 0, EVERYONE) for card in (1, 2))
    resolved, before = (Event("BH-8.07", "resolves", 0, card, 0, EVERYONE) for card in (1, 2))
    assert is_last_started(resolved, [field])
    assert not is_last_started(resolved, [field, rune])
    assert not is_last_started(resolved, [field, before])
    assert not is_last_started(resolved, [])
