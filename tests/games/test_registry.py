"""Games and languages are found by their folders: in a copy of the house one game begins to speak French, and there is
one more game."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import nachtspiel
from nachtspiel.engine.errors import Mistake
from nachtspiel.games import registry

SOURCES = Path(nachtspiel.__file__).parent
FRENCH = """
card-hunter-axe = Hache de chasseur
event-plays = { $hunter } a joué { $card }.
"""
FRENCH_RULES = """
["BB-1.01"]
title = "Le but"
"""
SHELF = """
from nachtspiel.engine.game import Game
from nachtspiel.engine.shelf import Shelf


class Nothing(Game):
    name = "nothing"


class NothingShelf(Shelf):
    def make(self, texts):
        return Nothing()


SHELF = NothingShelf()
"""


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The house as somebody else might have it: Bloodborne has begun to speak French, and there is one more game."""
    home = tmp_path_factory.mktemp("house")
    left_out = shutil.ignore_patterns("__pycache__", "static", "*.so", "*.pyd")
    shutil.copytree(SOURCES, home / "nachtspiel", ignore=left_out)
    games = home / "nachtspiel" / "games"
    (games / "bloodborne" / "words" / "fr.ftl").write_text(FRENCH, encoding="utf-8")
    (games / "bloodborne" / "rulebook" / "fr.toml").write_text(FRENCH_RULES, encoding="utf-8")
    (games / "nothing").mkdir()
    (games / "nothing" / "__init__.py").touch()
    (games / "nothing" / "shelf.py").write_text(SHELF, encoding="utf-8")
    return home


def there(house: Path, *said: str) -> subprocess.CompletedProcess[str]:
    """What is printed where that house stands."""
    environment = {"PYTHONPATH": str(house), "PATH": "", "LANG": "fr_FR.UTF-8", "PYTHONIOENCODING": "utf-8"}
    return subprocess.run(
        [sys.executable, *said], cwd=house, env=environment, capture_output=True, text=True, check=False
    )


def nachtspiel_there(house: Path, *said: str) -> subprocess.CompletedProcess[str]:
    return there(house, "-m", "nachtspiel", *said)


def test_a_game_speaks_the_new_language_where_it_can_and_english_elsewhere(house: Path) -> None:
    told = there(house, "-c", """
from nachtspiel.games import registry
from nachtspiel.terminal.faces import face
assert registry.languages("bloodborne") == ("de", "en", "fr", "ru")
words = registry.speech("bloodborne", "fr", ["Anne", "Bruno", "Claire"]).words
assert words.say("card-hunter-axe") == "Hache de chasseur"
assert words.say("event-plays", "", hunter="Anne", card="X") == "Anne a joué X."
assert words.say("ask-play") == registry.speech("bloodborne", "en", []).words.say("ask-play")
assert words.say("ask-play", "help") and words.has("ask-play", "help") and not words.owns("ask-play")
book = registry.rulebook("bloodborne", "fr")
assert book.rule("BB-1.01").title == "Le but"
assert book.rule("BB-1.01").text == registry.rulebook("bloodborne", "en").rule("BB-1.01").text
assert book.sections == registry.rulebook("bloodborne", "en").sections
assert face(registry.game("bloodborne"), registry.speech("bloodborne", "fr", []), "fr", True).words.say("you") == "you"
""")  # fmt: skip
    assert told.returncode == 0, told.stderr


def test_other_games_say_which_languages_there_are_or_fall_back(house: Path) -> None:
    refused = nachtspiel_there(house, "rules", "bluthelden", "BH-1.01", "--lang", "fr")
    assert (refused.returncode, refused.stdout) == (2, "")
    assert refused.stderr == "nachtspiel: there is no language 'fr' for bluthelden; there are de, en, ru\n"
    here = nachtspiel_there(house, "rules", "bluthelden", "BH-1.01")  # a French terminal, but nobody asked for it
    assert here.returncode == 0, here.stderr
    assert here.stdout == nachtspiel_there(house, "rules", "bluthelden", "BH-1.01", "--lang", "en").stdout
    assert "Le but" in nachtspiel_there(house, "rules", "bloodborne", "BB-1.01").stdout


def test_a_language_that_has_begun_is_counted_and_never_wrong(house: Path) -> None:
    (house / "nachtspiel" / "games" / "nothing" / "words").mkdir(exist_ok=True)
    checked = nachtspiel_there(house, "content", "check")
    assert checked.returncode == 0, checked.stderr
    lines = checked.stdout.splitlines()
    assert lines[0].startswith("bloodborne: content ")
    assert lines[0].endswith(" is well-formed")
    assert lines[1].startswith("  fr: 2 of ")
    assert lines[1].endswith(" messages; English stands behind")


def test_a_complete_language_may_lack_nothing(house: Path) -> None:
    words = house / "nachtspiel" / "games" / "bloodborne" / "words" / "de.ftl"
    whole = words.read_text(encoding="utf-8")
    words.write_text(whole.replace("\nevent-plays = ", "\nevent-plaies = "), encoding="utf-8")
    try:
        checked = nachtspiel_there(house, "content", "check")
    finally:
        words.write_text(whole, encoding="utf-8")
    assert checked.returncode == 1
    expected = "event-plays has no words in de; write them in src/nachtspiel/games/bloodborne/words"
    assert expected in [line.strip() for line in checked.stdout.splitlines()]


def test_a_folder_is_all_that_a_new_game_needs(house: Path) -> None:
    told = there(house, "-c", """
import sys
from nachtspiel.games import registry
assert registry.NAMES == ("bloodborne", "bluthelden", "nothing")
assert not [name for name in sys.modules if name.startswith("nachtspiel.games.") and name.count(".") > 2]
assert registry.game("nothing").name == "nothing"
assert not [name for name in sys.modules if name.startswith("nachtspiel.games.blood")]
assert registry.languages("nothing") == ("en",)
assert registry.names("nothing", "en") == ["seat 1", "seat 2"]
assert registry.rulebook("nothing", "en").rules == {}
assert registry.workshop("nothing") is None
assert registry.with_decks() == ["bluthelden"]
""")  # fmt: skip
    assert told.returncode == 0, told.stderr


def test_an_unknown_game_is_named_with_those_that_there_are() -> None:
    with pytest.raises(Mistake, match=r"^there is no game 'chess'; the games are bloodborne, bluthelden"):
        registry.package("chess")
