"""What Bluthelden says: every branch to the letter in English, and its names in German and Russian."""

import pytest

from nachtspiel.engine.errors import Refused
from nachtspiel.engine.table import Event, Question
from nachtspiel.engine.words import Words
from nachtspiel.engine.workshop import Fault
from nachtspiel.games.bluthelden.box import open_box, read_files
from nachtspiel.games.bluthelden.game import Bluthelden
from nachtspiel.games.bluthelden.pieces import Deck
from nachtspiel.games.bluthelden.speech import DuelSpeech, card_names
from tests.games.bluthelden.kit import GAME
from tests.words import LANGUAGES

BOX = GAME.box


def spoken(language: str = "en") -> DuelSpeech:
    return DuelSpeech(GAME, Words(language, "nachtspiel.games.bluthelden"), ["Anna", "Ben"])


def number(key: str) -> int:
    return BOX.numbers[key]


# ---------------------------------------------------------------- options


@pytest.mark.parametrize(
    ("choice", "said"),
    [
        ("watch_dog", "Watch Dog"),
        ("barabas_ulfaran", None),
        ("hide tracker", "Tracker, face down"),
        ("hide barabas_ulfaran", None),
        ("use 1-war-left-1 1", "War Zone left 1 of Anna: ability 1"),
        ("use 2-safety-right-3 4", "Safety Zone right 3 of Ben: ability 4"),
        ("use 1-resource-middle 2", "resource middle of Anna: ability 2"),
        ("use 1-war-left-2 5", "War Zone left 2 of Anna: Rise"),
        ("use 1-hidden-middle-2 6", "face down, middle 2 of Anna: turn face up"),
        ("use 1-war-left-2 7", "War Zone left 2 of Anna: Protective Shield"),
        ("use 1-war-left-2 8", "War Zone left 2 of Anna: Tactical Shift"),
        ("use 2-training-64 8", "Training 64 of Ben: Tactical Shift"),
        ("move 1-war-left-1", "War Zone left 1 of Anna: Move"),
        ("move 2-training-64", "Training 64 of Ben: Move"),
        ("1-war-left-1", "War Zone left 1 of Anna"),
        ("2-barrier-right", "Barrier right of Ben"),
        ("1-sovereign", "Sovereign of Anna"),
        ("2-rune", "Rune of Ben"),
        ("1-advisor", "Advisor of Anna"),
        ("2-area-100", "permanents area 100 of Ben"),
        ("2-training-64", "Training 64 of Ben"),
        ("left", "left lane"),
        ("middle", "middle lane"),
        ("right", "right lane"),
        ("mode 1", "Effect 1"),
        ("mode 10", "Effect 10"),
        ("chain 1", "Number 1 on the chain"),
        ("chain 100", "Number 100 on the chain"),
        ("trigger 1", "Trigger 1"),
        ("trigger 180", "Trigger 180"),
        ("mulligan none", "Keep all"),
        ("mulligan 1", "Set aside: 1"),
        ("mulligan 2 4 6", "Set aside: 2, 4, 6"),
        ("mulligan 1 2 3 4 5 6", "Set aside: 1, 2, 3, 4, 5, 6"),
        ("pass", "Pass"),
        ("spell_pile", "Spell pile"),
        ("attack_twice", "Attack twice"),
        ("move", "Move"),
        ("onto_base", "Onto its base form"),
        ("concede", "Give up"),
    ],
)
def test_every_family_of_options_in_words(choice: str, said: str | None) -> None:
    option = GAME.naming.option(choice)
    if said is None:  # the first card of all, whatever it is called
        said = spoken().card(0) + (", face down" if choice.startswith("hide") else "")
    assert spoken().option(option) == said
    for language in ("de", "ru"):
        other = spoken(language).option(option)
        assert other
        assert other != said
        assert [name for name in ("Anna", "Ben") if name in other] == [name for name in ("Anna", "Ben") if name in said]
        assert [sign for sign in other if sign.isdigit()] == [sign for sign in said if sign.isdigit()]


@pytest.mark.parametrize("option", [len(BOX.cards), 999, 1000 + len(BOX.cards), 6003, 6418, -1])
def test_a_number_that_means_nothing(option: int) -> None:
    assert spoken().option(option) == f"Choice {option}"


def test_the_text_of_an_option_is_that_of_its_card() -> None:
    speech = spoken()
    for key in ("barabas_ulfaran", "watch_dog"):
        assert speech.option_text(number(key)) == speech.card_text(number(key))
        assert speech.option_text(1000 + number(key)) == speech.card_text(number(key))
        assert speech.card_text(number(key))
    for option in (len(BOX.cards), 999, 1000 + len(BOX.cards), GAME.naming.option("pass"), -1):
        assert speech.option_text(option) == ""
    assert speech.option_text(1000 + len(BOX.cards) - 1) == ""  # the rulebook has no text of its own


# ---------------------------------------------------------------- cards


@pytest.mark.parametrize(
    ("key", "text"),
    [
        ("swordsman", "Rise (2 ASP, turn; level 2 resource): Swordmaster Kaelric Dawnlight."),
        ("swordmaster_kaelric_dawnlight", "First Damage, Epic, 2 ASP cheaper when played onto Swordsman."),
        ("archer_of_the_guard", "Ranged Combat."),
        ("watch_dog", "Your other Characters in this lane have Initiative +1."),
        ("tracker", "Hideout (turn up: 2 ASP).\n"
                    "When it enters play or is turned face up, your other Characters have Initiative +2 this round."),
        ("two_headed_demon", "2 ASP cheaper when played onto Mutant Demon, Enters play with Blood Rush 4."),
        ("mutant_demon", "Rise (2 ASP, turn; level 2 resource): Two-Headed Demon."),
        ("skeleton", "Must attack.\nAt the end of the round, sacrifice it."),
    ],
)  # fmt: skip
def test_everything_a_card_says(key: str, text: str) -> None:
    assert spoken().card_text(number(key)) == text
    for language in ("de", "ru"):
        other = spoken(language).card_text(number(key))
        assert other.count("\n") == text.count("\n")
        assert [sign for sign in other if sign.isdigit()] == [sign for sign in text if sign.isdigit()]
        assert ("{" in other, "card-" in other) == (False, False)


@pytest.mark.parametrize("language", LANGUAGES)
def test_where_a_card_may_only_go(language: str) -> None:
    words = Words(language, "nachtspiel.games.bluthelden")
    texts = read_files()
    for zone in ("war", "safety"):
        changed = {**texts, "orange.toml": texts["orange.toml"].replace('only_into = "war"', f'only_into = "{zone}"')}
        game = Bluthelden(open_box(changed))
        said = DuelSpeech(game, words, ["Anna", "Ben"]).card_text(number("ghostking_arvelian_seehoff"))
        epic, only = words.say("keyword-epic"), words.say(f"text-only-{zone}")
        assert said.split("\n")[0] == f"{epic}, {only}."
    assert spoken().card_text(number("ghostking_arvelian_seehoff")).startswith("Epic, Only into a War Zone.\n")


@pytest.mark.parametrize(
    ("key", "line"),
    [
        ("watch_dog", "Character, Dog, Level 1, 2/2, Resistance 3, Initiative 4, 2 ASP"),
        ("falcon", "Character token, Bird, 1/1, Resistance 3, Initiative 3"),
        ("magister_tillion_of_weidenheim", "Advisor, Human, Level 1, Resistance 5, 4 ASP"),
        ("charm_of_wards", "Artifact, 3 ASP"),
        ("ban", "Spell, Magic value 4, 4 ASP"),
        ("forge", "Resource, Level 1"),
        ("sovereigns_rune", "Rune"),
        ("barabas_ulfaran", "Sovereign, 30 LP"),
    ],
)
def test_a_card_in_one_line(key: str, line: str) -> None:
    assert spoken().card_line(number(key)) == line
    for language in ("de", "ru"):
        other = spoken(language).card_line(number(key))
        assert [sign for sign in other if sign.isdigit()] == [sign for sign in line if sign.isdigit()]


def test_each_ability_has_its_line() -> None:
    speech = spoken()
    assert speech.ability_text(number("medica"), 0).endswith(": Heal 1 on a Character in this lane.")
    assert speech.ability_text(number("medica"), 1).startswith("Turn: remove all Poison, Madness and Resistance -1")
    assert speech.ability_text(number("sirunian_seehoff"), 0).endswith(": gain 1 ASP.")
    assert speech.ability_text(number("sirunian_seehoff"), 2).endswith(": Heal 2 on a Character.")


@pytest.mark.parametrize(
    ("language", "names"),
    [("en", ["Known", "Noted", "Legendary", "Fabulous"]), ("de", []), ("ru", [])],
)
def test_rarities_colours_lanes_and_counters_have_names(language: str, names: list[str]) -> None:
    speech = spoken(language)
    rarities = [speech.rarity(rarity) for rarity in range(4)]
    assert rarities == (names or rarities)
    assert len(set(rarities)) == 4
    assert len({speech.colour(colour) for colour in range(5)}) == 5
    assert len({speech.counter(counter) for counter in range(len(BOX.counters))}) == len(BOX.counters)
    if language == "en":
        assert [speech.colour(colour) for colour in range(5)] == [
            "black", "green", "orange", "white", "grey (Equilibra)",
        ]  # fmt: skip
        assert [speech.lane(lane) for lane in range(3)] == ["left", "middle", "right"]
        assert [speech.counter(counter) for counter in (0, 4)] == ["Poison", "Resistance -1"]
        assert (speech.keyword("first_damage"), speech.phase(3)) == ("First Damage", "Main Phase 2")
        assert speech.keyword_text("first_damage").startswith("Deals its combat damage before")
        assert speech.phase_help(3) == "Now the other player plays cards."


# ---------------------------------------------------------------- sentences


@pytest.mark.parametrize(
    ("what", "numbers", "said"),
    [
        ("draws", (1, number("ban")), "Ben draws Ban."),
        ("draws_hidden", (0, 1, 0), "Anna draws a card (Spell pile)."),
        ("draws_hidden", (1, 1, 1), "Ben draws a card (Pool pile)."),
        ("draws_hidden", (1, 6, 0), "Ben draws 6 cards (Spell pile)."),
        ("announces", (0, 6400), "Anna means to choose: Pass."),
        ("pays_lp", (0, 2, 17), "Anna pays 2 LP and has 17 left."),
    ],
)
def test_events_in_words(what: str, numbers: tuple[int, ...], said: str) -> None:
    a, b, c = (*numbers, 0, 0)[:3]
    assert spoken().event(Event("BH-8.02", what, a, b, c, 3)) == said


@pytest.mark.parametrize("language", LANGUAGES)
def test_questions_and_refusals_name_the_card(language: str) -> None:
    speech = spoken(language)
    dog = speech.card(number("watch_dog"))
    assert dog in speech.question(Question(0, "slot", [], "BH-10.19", number("watch_dog"), 1))
    assert speech.about(Question(0, "slot", [], "BH-10.19", 0, 1)) == speech.card(0)
    assert speech.about(Question(0, "priority", [], "BH-8.03", -1, 1)) == ""
    dear = Refused("BH-7.10", "", "too-dear", {"card": "watch_dog", "cost": "2", "asp": "1"})
    assert speech.names_of(dear)["card"] == dog
    assert speech.names_of(Refused("BH-7.10", "", "not-offered", {"text": "watch_dog"})) == {}
    assert all(word in speech.refusal(dear) for word in (dog, "2", "1"))


def test_faults_of_decks_and_their_names() -> None:
    speech = spoken()
    assert speech.fault(Fault("BH-16.02", "", "too-small", 59)) == "The deck has 59 cards, fewer than 60."
    assert speech.fault(Fault("BH-6.08", "watch_dog", "copies", 5)) == (
        "Watch Dog is in the deck 5 times, more often than its rarity allows."
    )
    white = GAME.decks["white"]
    assert speech.deck(white) == "The Guard of Falkenheim"
    for key, name in (("white", "Mine"), ("own", white.name), ("own", "Mine")):
        assert speech.deck(Deck(key, name, white.sovereign, white.rune, [], [])) == name


def test_cards_are_found_by_their_names_in_every_language() -> None:
    names = card_names(BOX)
    assert names["watch dog"] == "watch_dog"
    speeches = [spoken(language) for language in LANGUAGES]
    for card in BOX.cards:
        for speech in speeches:
            called = speech.card(card.number).lower()
            if card.token or card.key == "rulebook":
                assert names.get(called) != card.key
            else:
                assert names[called] == card.key
