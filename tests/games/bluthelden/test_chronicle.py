"""What a person who was away reads: positions whose sentences are written down in `chronicle.toml`, and many games in
which no sentence may be wrong in kind."""

import re
import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from nachtspiel.engine.match import Match
from nachtspiel.engine.playout import next_question
from nachtspiel.engine.table import Event
from nachtspiel.engine.words import Words
from nachtspiel.games.bluthelden.speech import PACKAGE, DuelSpeech
from nachtspiel.games.bluthelden.terms import CARDS
from nachtspiel.games.bluthelden.vocabulary import EVENTS, QUIET
from tests.games.bluthelden.kit import GAME, Play
from tests.words import LANGUAGES

NAMES = ["Anna", "Ben"]
SPEECHES = {language: DuelSpeech(GAME, Words(language, PACKAGE), NAMES) for language in LANGUAGES}
CHRONICLES = tomllib.loads(Path(__file__).with_name("chronicle.toml").read_text(encoding="utf-8"))["chronicle"]
WORDLESS = re.compile(r"[{}]|\b[a-z]+[_-][a-z_]+[_-][a-z]+\b|\?\?|None")  # a key, a placeable, nothing at all
ONE_OF_MANY = {
    "en": re.compile(r"\b1 (counters|unspent ASP of \w+ vanish\b|Shadow tokens|starting cards|times)"),
    "de": re.compile(r"\b1 (ungenutzte\b|Startkarten|Schadenspunkte)|1 Shadow-Token von \w+ sind"),
    "ru": re.compile(r"\b1 (жетона|жетонов|токена|токенов|неистраченных|стартовых|атаки|атак)\b"),
}


def heard(play: Play, steps: list[str]) -> list[Event]:
    """What Anna is told while these steps are done: a choice ("Anna: pass"), or that both pass."""
    events = list(play.script.events)
    for step in steps:
        name, _, choice = step.partition(": ")
        if choice:
            play.choose(name, choice)
        else:
            play.both_pass()
        events += play.script.events
    return [event for event in events if event.may_know(0) and event.what not in QUIET]


@pytest.mark.parametrize(
    "chronicle", [pytest.param(one, id=one["name"], marks=pytest.mark.rule(*one["rules"])) for one in CHRONICLES]
)
def test_what_anna_reads(chronicle: dict[str, Any]) -> None:
    events = heard(Play(**chronicle["position"]), chronicle["steps"])
    assert set(chronicle["rules"]) <= {event.rule for event in events}
    for language, lines in chronicle["told"].items():
        assert [SPEECHES[language].event(event) for event in events] == lines
    assert sorted(chronicle["told"]) == sorted(LANGUAGES)


@pytest.mark.rule("BH-13.20")
def test_who_shields_is_asked_about_the_shield() -> None:
    play = Play(Anna={"pieces": {"war-left-1": "warrior_of_the_shieldwall", "war-left-2": "swordsman"}}, Ben={})
    play.choose("Anna", "use 1-war-left-1 7")
    question = play.table.question(0)
    assert question is not None
    assert SPEECHES["en"].question(question) == "Warrior of the Shieldwall: choose a target."


# ---------------------------------------------------------------- many games


def random_game(seed: int) -> Match:
    decks = [GAME.box.decks[(seed + i * (1 + seed // 4)) % 4].key for i in range(2)]
    match = Match(GAME, 2, {"deck1": decks[0], "deck2": decks[1]}, seed, NAMES)
    chance = match.table.chance.copy()
    while not match.table.over and len(match.lines) < 4000:
        question = next_question(match.table, chance)
        match.answer(question.seat, question.options[chance.below(len(question.options))])
    return match


def named_cards(event: Event) -> list[int]:
    """The cards that an event is about; those that nobody may know are none."""
    found = []
    for role, number in zip(EVENTS[event.what], (event.a, event.b, event.c), strict=False):
        if role in ("card", "base"):
            found.append(number)
        elif role in ("piece", "own", "other"):
            found.append(number % CARDS)
    return [card for card in found if 0 <= card < len(GAME.box.cards)]


@pytest.mark.rule("BH-D97", "BH-12.05", "BH-8.07")
def test_no_sentence_of_many_games_is_wrong_in_kind() -> None:
    kinds: Counter[str] = Counter()
    for seed in range(12):
        for event in random_game(seed).events:
            kinds[event.what] += 1
            if kinds[event.what] > 400:  # passing, turning
                continue
            roles = EVENTS[event.what]
            assert GAME.box.rules not in named_cards(event)  # the rules are never an actor
            if "left" in roles:
                assert (event.a, event.b, event.c)[roles.index("left")] >= 0
            for language, speech in SPEECHES.items():
                line = speech.event(event)
                assert not WORDLESS.search(line), line
                assert not ONE_OF_MANY[language].search(line), line
                assert speech.words.say("card-rulebook") not in line
                for card in named_cards(event):
                    assert speech.card(card) in line
                for role, number in zip(roles, (event.a, event.b, event.c), strict=False):
                    if role == "player" and not line.count(NAMES[number]):
                        assert any(other in roles for other in ("piece", "own")), line
    assert len(kinds) > 60
    assert set(kinds) <= set(EVENTS)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("what", sorted(EVENTS))
def test_every_event_has_its_sentence_with_all_it_carries(language: str, what: str) -> None:
    """Whatever its numbers, and with the right plural of 1."""
    speech = SPEECHES[language]
    smallest = {
        "piece": 1,
        "own": 1,
        "other": 2_001,
        "option": GAME.naming.option("pass"),
        "hideout": 27,
        "values": 500_500,
    }
    for number in (1, 2, 5):
        values = [smallest.get(role, min(number, 1) if role in SMALL else number) for role in EVENTS[what]]
        a, b, c = (*values, 0, 0, 0)[:3]
        line = speech.event(Event("BH-1.01", what, a, b, c, -1))
        assert not WORDLESS.search(line)
        assert not ONE_OF_MANY[language].search(line)
        if "number" in EVENTS[what] and what not in ("draws_hidden", "attacks", "gets_prevention"):
            assert str(number) in line


SMALL = (
    "player", "card", "base", "lane", "phase", "pile", "counter", "keyword", "until", "cause", "mode", "ability",
    "reason",
)  # fmt: skip
