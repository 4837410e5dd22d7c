"""How Bloodborne speaks: whole sentences, word for word as they stand in the English words."""

import pytest

from nachtspiel.engine.errors import Refused
from nachtspiel.engine.table import Event, Question
from nachtspiel.engine.words import Words
from nachtspiel.games.bloodborne.box import open_box, read_files
from nachtspiel.games.bloodborne.game import Bloodborne
from nachtspiel.games.bloodborne.speech import HuntSpeech
from nachtspiel.games.bloodborne.vocabulary import BURY, DECLINE, FORESEE, IN_PLAY, LEAVE, PLAY, SEAT, USED

NAMES = ["Henryk", "Eileen", "Ludwig"]


def english(game: Bloodborne) -> HuntSpeech:
    return HuntSpeech(game, Words("en", "nachtspiel.games.bloodborne"), NAMES)


@pytest.fixture
def game() -> Bloodborne:
    return Bloodborne()


@pytest.fixture
def speech(game: Bloodborne) -> HuntSpeech:
    return english(game)


# ---------------------------------------------------------------- pieces


@pytest.mark.parametrize(
    ("card", "name", "kind", "text"),
    [
        ("hunter_axe", "Hunter Axe", "Melee Weapon", "2 damage."),
        (
            "hunter_pistol", "Hunter Pistol", "Ranged Weapon",
            "Instant: 1 damage. If another Hunter plays a Hunter Pistol this round too, yours and theirs all lose "
            "their effect.",
        ),
        (
            "hunters_dream", "Hunter's Dream", "Utility card",
            "All damage you take this round is halved, rounded down. In Phase 7 you bank your Collected Echoes, take "
            "back this card and all your used cards, may take an upgrade, and rest. This card can never be "
            "removed from the game.",
        ),
        (
            "stake_driver", "Stake Driver", "Melee Weapon",
            "2 damage. This weapon deals 2 more damage to a boss or the Final Boss.",
        ),
        (
            "ludwigs_holy_blade", "Ludwig's Holy Blade", "Melee Weapon",
            "2 damage. This weapon deals 2 more damage if no other living Hunter has a Melee Weapon in play.",
        ),
        (
            "molotov_cocktail", "Molotov Cocktail", "Utility card",
            "Instant: You deal 1 damage to the Monster. Instant: Every other Hunter takes 1 damage.",
        ),
        (
            "flamesprayer", "Flamesprayer", "Ranged Weapon",
            "1 damage. Instant: Every other Hunter with a Melee Weapon in play takes 1 damage.",
        ),
    ],
)  # fmt: skip
def test_a_card_says_what_it_is_and_does(
    game: Bloodborne, speech: HuntSpeech, card: str, name: str, kind: str, text: str
) -> None:
    number = game.cards[card]
    assert (speech.card(number), speech.card_kind(number), speech.card_text(number)) == (name, kind, text)


@pytest.mark.parametrize(
    ("monster", "name", "rank", "types", "text"),
    [
        ("carrion_crows", "Carrion Crows", "Ordinary monster", "Beast", ""),
        ("rabid_dog", "Rabid Dog", "Ordinary monster", "Beast", "If it escapes: Each Hunter takes 2 damage."),
        (
            "bloodlicker", "Bloodlicker", "Ordinary monster", "Beast",
            "If it escapes: Each Hunter who took no Echo from it this round takes 2 damage.",
        ),
        (
            "fluorescent_flower", "Fluorescent Flower", "Ordinary monster", "Kin",
            "No single blow takes more than 2 Echoes from it.",
        ),
        (
            "watchdog", "Watchdog of the Old Lords", "Boss", "Kin, Beast",
            "No single blow with a Ranged Weapon takes more than 1 Echo from it.",
        ),
        (
            "gehrman", "Gehrman, the First Hunter", "Final Boss", "Kin, Humanoid, Beast",
            "Whole game: All other Monsters, bosses included, appear with 2 more Echoes.",
        ),
    ],
)  # fmt: skip
def test_a_monster_says_what_it_is_and_does(
    game: Bloodborne, speech: HuntSpeech, monster: str, name: str, rank: str, types: str, text: str
) -> None:
    number = game.monsters[monster]
    assert (speech.monster(number), speech.rank(number)) == (name, rank)
    assert (speech.monster_types(number), speech.monster_text(number)) == (types, text)


def test_a_monster_with_two_abilities_says_both() -> None:
    texts = read_files()
    old = 'abilities = [{ does = "hide", most = 2 }]'
    assert old in texts["monsters.toml"]
    two = 'abilities = [{ does = "hide", most = 2 }, { does = "unhurried" }]'
    game = Bloodborne(open_box({**texts, "monsters.toml": texts["monsters.toml"].replace(old, two)}))
    assert english(game).monster_text(game.monsters["fluorescent_flower"]) == (
        "No single blow takes more than 2 Echoes from it. Instant effects deal no damage to it."
    )


def test_types_lanterns_and_phases_have_their_names(speech: HuntSpeech) -> None:
    assert [speech.type(kind) for kind in range(3)] == ["Kin", "Humanoid", "Beast"]
    assert [speech.lantern(lantern) for lantern in range(3)] == ["green", "yellow", "red"]
    assert (speech.phase(0), speech.phase(6), speech.phase(8)) == ("Setup", "Monster escapes", "End of round")
    assert speech.phase_help(1) == (
        "Everyone secretly chooses one card from their hand; then all cards are turned up together."
    )


# ---------------------------------------------------------------- sentences


@pytest.mark.parametrize(
    ("what", "numbers", "line"),
    [
        ("plays", (1, 0, 0), "Eileen played Hunter Axe."),
        ("appears", (5, 7, 0), "Carrion Crows appeared with 7 Echoes."),
        ("trophy", (0, 0, 1), "Henryk earned a trophy (Kin): that track is now worth 1 Echo."),
        ("trophy", (2, 2, 3), "Ludwig earned a trophy (Beast): that track is now worth 3 Echoes."),
        ("rolls", (0, 1, 4), "Henryk rolled 2+ on the yellow die."),
        ("rolls", (0, 2, 1), "Henryk rolled 1+ on the red die."),
        ("phase", (1, 0, 0), "Choose and play"),
        ("steals", (0, 2, 2), "Henryk stole 2 Echoes from Ludwig."),
        ("hampers", (1, 0, 1), "Eileen hampered Henryk: Saw Cleaver deals less damage this round."),
        ("scores", (2, 21, 1), "Ludwig reached Blood level 21: place 1."),
        ("hunt_over", (0, 0, 0), "The hunt is over."),
    ],
)
def test_an_event_is_a_sentence(speech: HuntSpeech, what: str, numbers: tuple[int, int, int], line: str) -> None:
    assert speech.event(Event("BB-1.01", what, *numbers, -1)) == line


@pytest.mark.parametrize(
    ("option", "words"),
    [
        (0, "Hunter Axe"),
        (USED, "Hunter Axe (in your used pile)"),
        (IN_PLAY, "Hunter Axe (played this round)"),
        (SEAT, "Henryk"),
        (SEAT + 2, "Ludwig"),
        (DECLINE, "Take no upgrade"),
        (LEAVE, "Leave it on top"),
        (BURY, "Put it under the deck"),
    ],
)
def test_an_option_in_words(speech: HuntSpeech, option: int, words: str) -> None:
    assert speech.option(option) == words


def test_only_a_card_has_a_text_as_an_option(speech: HuntSpeech) -> None:
    for option in (0, USED, IN_PLAY):
        assert speech.option_text(option) == "2 damage."
    for option in (SEAT, SEAT + 1, DECLINE, LEAVE, BURY):
        assert speech.option_text(option) == ""


def test_a_question_names_the_card_that_asks(game: Bloodborne, speech: HuntSpeech) -> None:
    knowledge = Question(0, FORESEE, [LEAVE, BURY], "BB-1.01", game.cards["madmans_knowledge"], 0)
    assert speech.about(knowledge) == "Madman's Knowledge"
    assert speech.question(knowledge) == (
        "Madman's Knowledge: leave the next dungeon card on top, or put it under the deck?"
    )
    assert speech.help(knowledge).startswith("Only you have seen this card. ")
    assert speech.about(Question(0, PLAY, [0], "BB-1.01", 0, 0)) == "Hunter Axe"
    nobody = Question(0, PLAY, [0], "BB-1.01", -1, 0)
    assert (speech.about(nobody), speech.question(nobody)) == ("", "Which card do you play?")


def test_a_refusal_names_card_and_hunter(speech: HuntSpeech) -> None:
    names = {"card": "evelyn", "seat": "3"}
    assert speech.refusal(Refused("BB-D61", "", "not-a-target", names)) == "Evelyn cannot be aimed at Ludwig now."
    assert speech.refusal(Refused("BB-13.09", "", "not-in-row", {"card": "evelyn"})) == (
        "Evelyn is not among the Available Upgrades."
    )
    assert speech.refusal(Refused("", "", "not-offered")) == "That is not one of the choices."
