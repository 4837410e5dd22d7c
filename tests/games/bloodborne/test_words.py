"""What Bloodborne's words say of its cards, monsters, events, options and settings, in three languages."""

import re
from itertools import product
from pathlib import Path

import pytest

from nachtspiel.engine.errors import Refused
from nachtspiel.engine.speech import dashed
from nachtspiel.engine.table import Event, Question
from nachtspiel.engine.words import Words, ftl_text
from nachtspiel.games import registry
from nachtspiel.games.bloodborne.abilities.hunters import ABILITIES
from nachtspiel.games.bloodborne.abilities.monsters import LAWS, POWERS
from nachtspiel.games.bloodborne.game import Bloodborne
from nachtspiel.games.bloodborne.refusals import SENTENCES
from nachtspiel.games.bloodborne.speech import HuntSpeech
from nachtspiel.games.bloodborne.vocabulary import (
    BURY,
    DECLINE,
    EVENTS,
    FORESEE,
    IN_PLAY,
    LEAVE,
    PLAY,
    REMOVE,
    SEAT,
    TARGET,
    TRANSFORM,
    UPGRADE,
    USED,
)  # fmt: skip
from nachtspiel.games.registry import rulebook
from nachtspiel.terminal.faces import face as terminal_face
from tests.words import LANGUAGES

GAME = Bloodborne()
PACKAGE = "nachtspiel.games.bloodborne"
FACE = "nachtspiel.terminal.faces.bloodborne"
NAMES = ["Henryk", "Eileen", "Ludwig", "Valtr", "Alfred"]
KINDS = (PLAY, TRANSFORM, TARGET, FORESEE, UPGRADE, REMOVE)


def speech_in(language: str) -> HuntSpeech:
    return HuntSpeech(GAME, Words(language, PACKAGE), NAMES)


# ---------------------------------------------------------------- the pieces


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_name_and_a_text(language: str) -> None:
    speech = speech_in(language)
    names = [speech.card(card.number) for card in GAME.box.cards]
    assert len(set(names)) == len(GAME.box.cards)
    assert all(names)
    for card in GAME.box.cards:
        text = speech.card_text(card.number)
        assert text
        assert "{" not in text
        assert speech.card_kind(card.number)
        if card.is_weapon():
            assert str(card.damage) in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_monster_has_a_name_types_a_lantern_and_the_text_of_its_ability(language: str) -> None:
    speech = speech_in(language)
    assert len({speech.monster(monster.number) for monster in GAME.box.monsters}) == len(GAME.box.monsters)
    for monster in GAME.box.monsters:
        assert bool(speech.monster_text(monster.number)) == bool(monster.powers)
        assert "{" not in speech.monster_text(monster.number)
        assert len(speech.monster_types(monster.number).split(", ")) == len(monster.types)
        assert speech.lantern(monster.lantern)
        assert speech.rank(monster.number)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_ability_a_designer_can_use_has_its_sentence(language: str) -> None:
    words = Words(language, PACKAGE)
    for prefix, known in (("ability", ABILITIES), ("power", POWERS), ("law", LAWS)):
        for name in known:
            assert words.has(f"{prefix}-{dashed(name)}"), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_numbers_of_an_ability_stand_in_its_sentence(language: str) -> None:
    for key, texts in GAME.box.texts.items():
        card = next((card.number for card in GAME.box.cards if card.key == key), -1)
        monster = next((monster.number for monster in GAME.box.monsters if monster.key == key), -1)
        speech = speech_in(language)
        text = speech.card_text(card) if card >= 0 else speech.monster_text(monster)
        for name, numbers in texts:
            if name in ("last_death", "claim"):  # "for the second time", "twice"
                continue
            for field, value in numbers.items():
                if isinstance(value, int) and not isinstance(value, bool) and value > 0:
                    assert str(value) in text, (key, field)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_choice_of_words_in_an_ability_differs(language: str) -> None:
    """A word such as a kind, a type or a flag changes the sentence, and so do the numbers."""
    words = Words(language, PACKAGE)
    values: dict[str, list[list[str | int]]] = {"kind": [["melee", "ranged", "utility"]], "flag": [["yes", "no"]]}
    for message, field, choices in (
        ("ability-alone", "kind", ["melee", "ranged"]),
        ("ability-volley", "kind", ["melee", "ranged"]),
        ("ability-claim", "times", [1, 2]),
        ("power-grapple", "kind", ["melee", "ranged"]),
        ("power-weakness", "kind", values["kind"][0]),
        ("power-hide", "kind", [*values["kind"][0], "any"]),
        ("ability-type-bane", "type", ["kin", "humanoid", "beast"]),
        ("ability-scorch", "melee", values["flag"][0]),
        ("power-parting-blow", "idle", values["flag"][0]),
        ("ability-transform", "bonus", [0, 1, 2]),
        ("power-ambush", "collected", [0, 1, 2, 3]),
        ("law-last-death", "deaths", [2, 3, 4, 5]),
    ):
        rest: dict[str, str | int] = {"bonus": 1, "most": 1, "damage": 1, "more": 1}
        sentences = [words.say(message, "", **{**rest, field: choice}) for choice in choices]
        assert len(set(sentences)) == len(choices), message


# ---------------------------------------------------------------- the log


def roles_of(what: str) -> list[list[int]]:
    """A few numbers for each role of an event."""
    some = {
        "hunter": [0, 4], "target": [1], "card": [0, 5], "monster": [0, 25], "type": [0, 1, 2], "die": [0, 1, 2],
        "face": [0, 3, 5], "phase": list(range(9)),
    }  # fmt: skip
    return [some.get(role, [0, 1, 2, 5, 11, 21]) for role in EVENTS[what]]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("what", list(EVENTS))
def test_every_event_has_its_line_and_names_all_who_take_part(language: str, what: str) -> None:
    speech = speech_in(language)
    lines = set()
    combinations = list(product(*roles_of(what)))
    for numbers in combinations:
        a, b, c = [*numbers, 0, 0, 0][:3]
        line = speech.event(Event("BB-1.01", what, a, b, c, -1))
        assert line
        assert "{" not in line
        for role, number in zip(EVENTS[what], numbers, strict=True):
            if role in ("hunter", "target"):
                assert NAMES[number] in line
            elif role == "card":
                assert speech.card(number) in line
            elif role == "monster":
                assert speech.monster(number) in line
            elif role == "face":
                assert GAME.naming.outcome_name(("green", "yellow", "red")[b], number) in line
            elif role in ("number", "left", "rank") and number > 1:
                assert str(number) in line
        lines.add(line)
    if "face" not in EVENTS[what] and what != "final_boss_enters":
        assert len(lines) == len(combinations)


# ---------------------------------------------------------------- decisions, settings, phases, refusals


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_of_decision_has_its_question_and_help(language: str, kind: str) -> None:
    speech = speech_in(language)
    question = Question(0, kind, [0], "BB-1.01", GAME.cards["evelyn"], 0)
    assert speech.question(question)
    assert speech.help(question)
    if kind in (TARGET, FORESEE):
        assert speech.card(GAME.cards["evelyn"]) in speech.question(question)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_has_words_of_its_own(language: str) -> None:
    speech = speech_in(language)
    options = [offset + card.number for offset in (0, USED, IN_PLAY) for card in GAME.box.cards]
    options += [DECLINE, LEAVE, BURY, *[SEAT + seat for seat in range(5)]]
    assert len({speech.option(option) for option in options}) == len(options)
    axe = GAME.cards["hunter_axe"]
    assert speech.option_text(axe) == speech.option_text(USED + axe) == speech.card_text(axe)
    assert speech.option_text(DECLINE) == ""
    assert speech.option(SEAT + 1) == "Eileen"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_setting_and_every_value_has_words(language: str) -> None:
    words = Words(language, PACKAGE)
    for setting in GAME.settings:
        assert words.say(f"setting-{dashed(setting.name)}")
        assert words.say(f"setting-{dashed(setting.name)}", "help")
        for value in setting.values:
            if value not in GAME.monsters and not value.isdecimal():
                assert words.say(f"setting-{dashed(setting.name)}-{value}")


READINGS = {
    "BB-D10": "upgrade", "BB-D11": "dream_halves", "BB-D22": "pistol_clash", "BB-D23": "first_player",
    "BB-D40": "stall_rounds", "BB-D46": "open_hands", "BB-D56": "final_boss", "BB-D58": "after_kill",
}  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_reading_names_its_setting_and_every_value_as_the_start_page_does(language: str) -> None:
    """Never by their keys."""
    words, rules = Words(language, PACKAGE), rulebook("bloodborne", language).rules
    assert sorted(READINGS.values()) == sorted(setting.name for setting in GAME.settings)
    for rule, name in READINGS.items():
        (setting,) = (setting for setting in GAME.settings if setting.name == name)
        named = [f"setting-{dashed(name)}"] + [
            f"setting-{dashed(name)}-{value}"
            for value in setting.values
            if words.has(f"setting-{dashed(name)}-{value}")
        ]
        assert len(named) > 1 or not setting.values
        for message in named:
            assert words.say(message).replace("’", "'") in rules[rule].text, (rule, message)
    keys = "|".join(setting.name for setting in GAME.settings if "_" in setting.name)
    assert [rule.id for rule in rules.values() if re.search(keys, rule.text)] == []


# ---------------------------------------------------------------- as the table plays


def told(language: str, **settings: str) -> dict[str, str]:
    """Everything that may depend on the settings, at a table that plays so."""
    speech = registry.speech("bloodborne", language, NAMES, settings)
    assert isinstance(speech, HuntSpeech)
    monsters = {key: speech.monster_text(number) for key, number in GAME.monsters.items()}
    cards = {key: speech.card_text(number) for key, number in GAME.cards.items()}
    face = terminal_face(registry.game("bloodborne"), speech, language, True)
    notes = {f"note {key}": face.option_note({"question": None}, number) for key, number in GAME.cards.items()}
    return {**cards, **monsters, **notes, "phase 7": speech.phase_help(7)}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("setting", "value", "changed"),
    [
        ("pistol_clash", "delay", {"hunter_pistol", "note hunter_pistol"}),
        ("dream_halves", "attack", {"hunters_dream", "note hunters_dream"}),
        ("upgrade", "must", {"hunters_dream", "note hunters_dream", "phase 7"}),
        ("after_kill", "pending", {"father_gascoigne", "blood_starved_beast"}),
        ("open_hands", "no", set()),
        ("stall_rounds", "3", set()),
    ],
)
@pytest.mark.rule("BB-D10", "BB-D11", "BB-D22", "BB-D58")
def test_what_cards_say_follows_the_settings_of_the_table(
    language: str, setting: str, value: str, changed: set[str]
) -> None:
    usual, other = told(language), told(language, **{setting: value})
    assert {key for key in usual if usual[key] != other[key]} == changed
    assert usual == told(language, **{one.name: one.default for one in GAME.settings})


WRONG = {  # by language: what is said otherwise in the printed rulebook, or is no good language
    "de": r"Dungeon|Gesammelten?\.|\b(nimmst|nimmt|nehmen) { \$(damage|less) }",
    "en": r"(?!)",
    "ru": r"[Фф]аз[аыеу]|[Мм]аркер|[Шш]кал|[Пп]обег|Уровень Крови|Генрик|под низ",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_are_those_of_the_printed_rulebook(language: str) -> None:
    client = Path(__file__).parents[3] / "client" / "src" / "games" / "bloodborne" / "words"
    texts = [ftl_text(package, language) for package in (PACKAGE, FACE)]
    texts.append((client / f"{language}.ftl").read_text(encoding="utf-8"))
    texts += [f"{rule.title} {rule.text}" for rule in rulebook("bloodborne", language).rules.values()]
    lines = [re.sub(r"^[\w-]+ =", "", line) for text in texts for line in text.splitlines()]
    assert [line for line in lines if re.search(WRONG[language], line)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_phase_has_a_name_and_help(language: str) -> None:
    speech = speech_in(language)
    assert len({speech.phase(phase) for phase in range(9)}) == 9
    assert all(speech.phase_help(phase) for phase in range(9))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("reason", list(SENTENCES))
def test_every_refusal_has_its_sentence(language: str, reason: str) -> None:
    names = {"card": "hunter_axe", "seat": "2"}
    sentence = speech_in(language).refusal(Refused("BB-1.01", "plain", reason, names))
    assert sentence
    assert sentence != "plain"
    if "{card}" in SENTENCES[reason] and reason != "dream-stays":
        assert speech_in(language).card(0) in sentence
    if "{seat}" in SENTENCES[reason]:
        assert "Eileen" in sentence


def test_a_refusal_without_a_reason_is_said_as_it_is() -> None:
    assert speech_in("en").refusal(Refused("", "the game is over")) == "the game is over"
