"""Scenarios are strict: whatever does not go as written is a mistake that names the file and the step."""

import re
from pathlib import Path

import pytest
from mypy_extensions import i64

from nachtspiel.engine.content import Entry
from nachtspiel.engine.errors import ContentMistake, Refused, ScenarioMistake
from nachtspiel.engine.game import Game
from nachtspiel.engine.naming import Naming
from nachtspiel.engine.scenario import Scenario, Script, begins
from nachtspiel.engine.table import Event, Table
from nachtspiel.games.bloodborne.table import hunt_of
from nachtspiel.games.registry import game

GAME = game("bloodborne")
DOC = Path(__file__).parent.parent.parent / "docs" / "scenario-format.md"

POSITION = """
title = "A small one"
game = "bloodborne"
[position]
monster = "carrion_crows"
echoes = 7
final_boss = "rom"
row = ["kirkhammer", "saw_spear", "tonitrus"]
[[position.hunter]]
name = "Ann"
used = ["hunter_axe"]
[[position.hunter]]
name = "Bob"
[[position.hunter]]
name = "Cid"
"""
ALL = 'waits = ["Ann", "Bob", "Cid"]\n'
DO = 'do = ["Ann: saw_cleaver", "Bob: hunter_axe", "Cid: hunters_dream"]\ngiven = ["green 2"]\n'


def run(steps: str, position: str = POSITION) -> Table:
    return Scenario("small.toml", position + steps).run(GAME)


def mistake_of(steps: str, position: str = POSITION) -> str:
    with pytest.raises((ScenarioMistake, ContentMistake)) as caught:
        run(steps, position)
    return str(caught.value)


# ---------------------------------------------------------------- what goes well


def test_a_scenario_knows_its_head() -> None:
    head = 'rules = ["BB-9.07"]\nexample = "BB-E03"\nfree = ["dungeon"]\n'
    scenario = Scenario("small.toml", head + POSITION + "[[step]]\n" + ALL)
    assert (scenario.file, scenario.title, scenario.game) == ("small.toml", "A small one", "bloodborne")
    assert (scenario.rules, scenario.example, scenario.free) == (["BB-9.07"], "BB-E03", ["dungeon"])
    plain = Scenario("small.toml", POSITION + "[[step]]\n" + ALL)
    assert (plain.rules, plain.example, plain.free) == ([], "", [])


def test_a_scenario_that_goes_as_written_gives_its_table() -> None:
    table = run("[[step]]\n" + DO + 'waits = ["Cid"]\nasks.Cid = ["kirkhammer", "saw_spear", "tonitrus", "decline"]\n')
    assert table.waiting == 0b100
    assert run("[[step]]\n" + ALL).waiting == 0b111


def test_a_scenario_needs_a_step() -> None:
    with pytest.raises(ContentMistake, match=r"^small\.toml, step: a scenario needs at least one step$"):
        Scenario("small.toml", POSITION)


def test_chance_declared_free_may_do_as_it_likes() -> None:
    steps = "[[step]]\n" + DO + "[[step]]\ndo = ['Cid: decline']\n" + ALL
    assert mistake_of(steps).endswith("step 2: chance is asked for 'dungeon', but nothing is given")
    assert run(steps, 'free = ["dungeon"]\n' + POSITION).waiting == 0b111
    given = steps.replace("do = ['Cid: decline']", "do = ['Cid: decline']\ngiven = ['dungeon bloody_crow']")
    assert GAME.knowing.facts(run(given, 'free = ["dungeon"]\n' + POSITION))["monster"] == "bloody_crow"


def test_a_line_begins_with_whole_words() -> None:
    assert begins("BB-1.01 hits Ann 2", "BB-1.01")
    assert begins("BB-1.01 hits Ann 2", "BB-1.01 hits Ann")
    assert begins("BB-1.01 hits Ann 2", "BB-1.01 hits Ann 2")
    assert not begins("BB-1.01 hits Ann 23", "BB-1.01 hits Ann 2")
    assert not begins("BB-1.01", "BB-1.01 hits")


def test_the_script_remembers_and_leads() -> None:
    script = Script(GAME, ["upgrade"])
    script.outcomes.append(("red", 3))
    assert script.chanced("red", 0, [0, 1, 2, 3, 4, 5]) == 3
    assert script.outcomes == []
    assert script.chanced("upgrade", 5, [5, 6]) == 5
    script.outcomes.append(("red", 3))
    assert script.chanced("upgrade", 6, [5, 6]) == 6
    assert script.outcomes == [("red", 3)]


def test_the_examples_of_the_document_go_as_written() -> None:
    examples = re.findall(r"```toml scenario\n(.*?)```", DOC.read_text(encoding="utf-8"), re.DOTALL)
    assert len(examples) == 2
    table = Scenario("example", examples[0]).run(GAME)
    assert table.waiting == 0b111
    table = Scenario("example", examples[1]).run(game("bluthelden"))
    assert table.waiting == 0b10


# ---------------------------------------------------------------- the head


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('title = "A small one"', "", "small.toml, title: is missing"),
        ('title = "A small one"', 'title = ""', "small.toml, title: must be a text, not ''"),
        ('game = "bloodborne"', "", "small.toml, game: is missing"),
        (
            'game = "bloodborne"',
            'game = "bloodborne"\nrules = "x"',
            "small.toml, rules: must be a list of texts, not 'x'",
        ),
        (
            'game = "bloodborne"',
            'game = "bloodborne"\nfree = [1]',
            "small.toml, free: must be a list of texts, not [1]",
        ),
        ('game = "bloodborne"', 'game = "bloodborne"\nexample = 1', "small.toml, example: must be a text, not 1"),
        (
            'game = "bloodborne"',
            'game = "bloodborne"\ntitel = "x"',
            "small.toml, titel: is not a known field; did you mean title?",
        ),
        ('name = "Bob"', 'name = "Ann"', "small.toml, position: two seats have the same name"),
        ('name = "Bob"', "", "small.toml, position, name: is missing"),
        ("echoes = 7", "echoes = = 7", "small.toml: is not valid TOML: "),
    ],
)
def test_a_wrong_head_is_named(old: str, new: str, message: str) -> None:
    assert old in POSITION
    assert mistake_of("[[step]]\n" + ALL, POSITION.replace(old, new, 1)).startswith(message)


def test_a_scenario_needs_a_position_and_a_step() -> None:
    assert mistake_of("") == "small.toml, step: a scenario needs at least one step"
    head = 'title = "x"\ngame = "bloodborne"\n'
    assert mistake_of("[[step]]\n" + ALL, head) == "small.toml, position: is missing"


# ---------------------------------------------------------------- the position


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('monster = "carrion_crows"', "", "small.toml, position, monster: is missing"),
        ("carrion_crows", "godzilla", "small.toml, position, monster: must be one of "),
        ('final_boss = "rom"', 'final_boss = "watchdog"', "small.toml, position, final_boss: must be one of gehrman, "),
        ("echoes = 7", "echoes = 0", "small.toml, position, echoes: must be a whole number from 1 to 99, not 0"),
        ("echoes = 7", "echoes = 100", "small.toml, position, echoes: must be a whole number from 1 to 99, not 100"),
        (
            "echoes = 7",
            "echoes = 7\nfirst = 'Zoe'",
            "small.toml, position, first: must be one of Ann, Bob, Cid, not 'Zoe'",
        ),
        (
            "echoes = 7",
            "echoes = 7\nround = 0",
            "small.toml, position, round: must be a whole number from 1 to 999, not 0",
        ),
        (
            "echoes = 7",
            "echoes = 7\nfull_echoes = 0",
            "small.toml, position, full_echoes: must be a whole number from 1",
        ),
        ("echoes = 7", "echoes = 7\nfull_echoes = 100", "small.toml, position, full_echoes: must be a whole number"),
        (
            "echoes = 7",
            "echoes = 7\nbarren = 1000",
            "small.toml, position, barren: must be a whole number from 0 to 999",
        ),
        ("echoes = 7", "echoes = 7\ncalled = 10", "small.toml, position, called: must be a whole number from 0 to 9"),
        ('name = "Bob"', 'name = "Bob"\ncollected = 1000', "small.toml, Bob, collected: must be a whole number from 0"),
        (
            'name = "Bob"',
            'name = "Bob"\nbanked = 1000',
            "small.toml, Bob, banked: must be a whole number from 0 to 999",
        ),
        ('name = "Bob"', 'name = "Bob"\ndeaths = 100', "small.toml, Bob, deaths: must be a whole number from 0 to 99"),
        (
            "echoes = 7",
            "echoes = 7\nmonsters_left = 19",
            "small.toml, position, monsters_left: must be a whole number from 0 to 18",
        ),
        (
            "echoes = 7",
            "echoes = 7\nbosses_left = 8",
            "small.toml, position, bosses_left: must be a whole number from 0 to 7",
        ),
        ("echoes = 7", "echoes = 7\nupgrades = ['x']", "small.toml, position, upgrades: there is no card 'x'"),
        (
            "echoes = 7",
            "echoes = 7\nupgrades = 'x'",
            "small.toml, position, upgrades: must be a list of cards, not 'x'",
        ),
        ("echoes = 7", "echoes = 7\nweather = 'rain'", "small.toml, position, weather: is not a known field; "),
        (
            "echoes = 7",
            "echoes = 7\nsettings = { upgrade = 'no' }",
            "small.toml, position: upgrade cannot be 'no'; choose one of may, must",
        ),
        ("echoes = 7", "echoes = 7\nsettings = { x = 'no' }", "small.toml, position: bloodborne has no setting 'x'; "),
        (
            "echoes = 7",
            "echoes = 7\nknown = [{ card = 'rom', by = [] }]",
            "small.toml, known rom, card: cannot be in the dungeon deck",
        ),
        (
            "echoes = 7",
            "echoes = 7\nknown = [{ card = 'carrion_crows', by = [] }]",
            "small.toml, known carrion_crows, card: cannot be",
        ),
        ("echoes = 7", "echoes = 7\nknown = [{ card = 'amygdala' }]", "small.toml, known amygdala, by: is missing"),
        (
            "echoes = 7",
            "echoes = 7\nknown = [{ card = 'amygdala', by = ['X'] }]",
            "small.toml, known amygdala, by: must be one of Ann, ",
        ),
        (
            'name = "Bob"',
            'name = "Bob"\nhealth = 9',
            "small.toml, Bob, health: must be a whole number from 0 to 8, not 9",
        ),
        (
            'name = "Bob"',
            'name = "Bob"\nhand = ["hunter_axe"]',
            "small.toml, Bob, hand: must hold hunters_dream: a hunter always has it at the start of a round (BB-7.02)",
        ),
        ('name = "Bob"', 'name = "Bob"\nused = ["axe"]', "small.toml, Bob, used: there is no card 'axe'"),
        (
            'name = "Bob"',
            'name = "Bob"\ntrophies = { kin = 7 }',
            "small.toml, Bob, kin: must be a whole number from 0 to 6, not 7",
        ),
        ('name = "Bob"', 'name = "Bob"\ntrophies = { cat = 1 }', "small.toml, Bob, cat: is not a known field"),
        (
            'name = "Bob"',
            'name = "Bob"\nhelth = 3',
            "small.toml, Bob, helth: is not a known field; did you mean health?",
        ),
    ],
)
def test_a_wrong_position_is_named(old: str, new: str, message: str) -> None:
    assert old in POSITION
    assert mistake_of("[[step]]\n" + ALL, POSITION.replace(old, new, 1)).startswith(message)


@pytest.mark.parametrize(
    ("place", "field", "value"),
    [
        ("echoes = 7", "full_echoes", 1), ("echoes = 7", "full_echoes", 99),
        ("echoes = 7", "barren", 0), ("echoes = 7", "barren", 999),
        ("echoes = 7", "called", 0), ("echoes = 7", "called", 9),
        ('name = "Bob"', "collected", 0), ('name = "Bob"', "collected", 999),
        ('name = "Bob"', "banked", 0), ('name = "Bob"', "banked", 999),
        ('name = "Bob"', "deaths", 0), ('name = "Bob"', "deaths", 99),
    ],
)  # fmt: skip
def test_the_lowest_and_the_highest_number_of_a_position_are_taken(place: str, field: str, value: int) -> None:
    path = f"Bob.{field}" if "Bob" in place else field
    steps = f'[[step]]\nexpect = {{ "{path}" = {value} }}\n' + ALL
    assert run(steps, POSITION.replace(place, f"{place}\n{field} = {value}", 1)).waiting == 0b111


# ---------------------------------------------------------------- the steps


@pytest.mark.parametrize(
    ("steps", "message"),
    [
        ('do = ["Ann saw_cleaver"]', "'Ann saw_cleaver' must be 'name: choice' with one of Ann, Bob, Cid"),
        ('do = ["Zoe: saw_cleaver"]', "'Zoe: saw_cleaver' must be 'name: choice' with one of Ann, Bob, Cid"),
        ('do = ["Ann: excalibur"]', "'excalibur' is no card and no choice of bloodborne"),
        ('do = ["Ann: saw: cleaver"]', "'saw: cleaver' is no card and no choice of bloodborne"),
        ('do = ["Ann: hunter_axe"]', "refused (BB-15.07): hunter_axe lies in the used pile"),
        ('do = ["Ann: saw_cleaver", "Ann: saw_cleaver"]', "refused (): seat 1 is not asked anything now"),
        ('do = ["Ann: saw_cleaver"]\ngiven = ["green 2"]', "the given outcome 'green 2' was never asked for"),
        ('given = ["green 2"]', "the given outcome 'green 2' was never asked for"),
        ('given = ["green 9"]', "the green die has no face '9'"),
        ('given = ["green 2 2"]', "the green die has no face '2 2'"),
        ('given = ["weather rain"]', "nothing is ever drawn for 'weather'"),
        (
            'do = ["Ann: saw_cleaver", "Bob: hunter_axe", "Cid: hunters_dream"]',
            "chance is asked for 'green', but nothing is given",
        ),
        (DO.replace("green 2", "red 2"), "chance is asked for 'green', but 'red' is given"),
        (DO.replace("green 2", "green 1+"), "chance is asked for 'green', but nothing is given"),
        (DO.replace('"green 2"', '"green 2", "green 1"'), "the given outcome 'green 1' was never asked for"),
        ("waits = []", "the table waits for ['Ann', 'Bob', 'Cid'], expected []"),
        ('waits = ["Ann", "Bob"]', "the table waits for ['Ann', 'Bob', 'Cid'], expected ['Ann', 'Bob']"),
        ("over = true", "the game is not over"),
        ("over = false", "the last step must say for whom the table waits (waits), or that the game is over"),
        ("", "the last step must say for whom the table waits (waits), or that the game is over"),
        (ALL + "asks.Zoe = []", "asks: nobody is called 'Zoe'"),
        (
            ALL + 'asks.Ann = ["transform"]',
            "Ann is offered ['hunter_pistol', 'hunters_dream', 'saw_cleaver', 'transform'], expected ['transform']",
        ),
        (DO + "waits = ['Cid']\nasks.Ann = ['decline']", "Ann is offered [], expected ['decline']"),
        (ALL + 'tells = ["BB-9.07"]', "'BB-9.07' did not happen; what happened: BB-6.02 round 1 Ann; BB-6.01 phase 1"),
        (ALL + 'tells = ["BB-6.02 round 2"]', "'BB-6.02 round 2' did not happen; what happened: "),
        (ALL + 'tells = ["BB-6.01", "BB-6.02"]', "'BB-6.02' did not happen after 'BB-6.01 phase 1'; what happened: "),
        (ALL + 'tells = ["BB-6.01", "BB-6.01"]', "'BB-6.01' did not happen after 'BB-6.01 phase 1'; what happened: "),
        (ALL + 'silent = ["BB-6.01"]', "'BB-6.01 phase 1' happened, which should not"),
        (ALL + 'silent = ["BB-6.01 phase 2", "BB-6.01 phase 1"]', "'BB-6.01 phase 1' happened, which should not"),
        (
            ALL + 'refuses = ["Ann: transform BB-15.07"]',
            "'Ann: transform' is allowed, but should be refused by BB-15.07",
        ),
        (ALL + 'refuses = ["Ann: hunter_axe BB-8.05"]', "'Ann: hunter_axe' was refused by BB-15.07, not BB-8.05"),
        (
            ALL + 'refuses = ["Zoe: hunter_axe BB-8.05"]',
            "'Zoe: hunter_axe' must be 'name: choice' with one of Ann, Bob, Cid",
        ),
        (ALL + "expect = { echoes = 6 }", "echoes: found 7, expected 6"),
        (ALL + 'expect = { "Ann.health" = 7 }', "Ann.health: found 8, expected 7"),
        (ALL + 'expect = { "Ann.played" = "transform" }', "Ann.played: found 'nothing', expected 'transform'"),
        (ALL + 'expect = { "Ann.luck" = 1 }', "there is no fact 'Ann.luck'"),
        (ALL + 'expect = { "Zoe.health" = 8 }', "there is no fact 'Zoe.health'"),
        (ALL + 'expect = { "echoes.many" = 8 }', "there is no fact 'echoes.many'"),
        (ALL + "expect = 7", "expect and sees take a table of paths and values"),
        (ALL + "sees.Zoe = { echoes = 7 }", "sees: nobody is called 'Zoe'"),
        (ALL + "sees.Ann = 7", "expect and sees take a table of paths and values"),
        (ALL + "sees.Ann = { echoes = 6 }", "Ann sees echoes: found 7, expected 6"),
        (ALL + "sees.Ann = { upgrade_deck = [] }", "there is no fact 'upgrade_deck'"),
    ],
)
def test_a_step_that_does_not_go_as_written_is_named(steps: str, message: str) -> None:
    assert mistake_of("[[step]]\n" + steps).startswith(f"small.toml, step 1: {message}")


@pytest.mark.parametrize(
    ("steps", "message"),
    [
        (ALL + "waitz = []", "small.toml, step 1, waitz: is not a known field; did you mean waits?"),
        ('do = "Ann: saw_cleaver"', "small.toml, step 1, do: must be a list of texts, not 'Ann: saw_cleaver'"),
        ("waits = [1]", "small.toml, step 1, waits: must be a list of texts, not [1]"),
        (ALL + "asks = 3", "small.toml, step 1: must be a table of fields, not 3"),
        (ALL + "sees = 3", "small.toml, step 1: must be a table of fields, not 3"),
        (ALL + "over = 1", "small.toml, step 1, over: must be true or false, not 1"),
    ],
)
def test_a_step_that_is_badly_written_is_named(steps: str, message: str) -> None:
    assert mistake_of("[[step]]\n" + steps) == message


class Meddling(Naming):
    def option(self, name: str) -> int:
        return GAME.naming.option(name)

    def event_line(self, event: Event, names: list[str]) -> str:
        return GAME.naming.event_line(event, names)

    def refusal(self, table: Table, seat: i64, option: i64) -> Refused:
        hunt_of(table).echoes += 1
        return GAME.naming.refusal(table, seat, option)


class Meddler(Game):
    """Bloodborne as a game that is badly made: when it refuses something, it changes the table."""

    def __init__(self) -> None:
        super().__init__()
        self.seat = GAME.seat
        self.naming = Meddling(self)

    def position(self, entry: Entry, names: list[str]) -> Table:
        return GAME.position(entry, names)


def test_a_game_that_changes_the_table_when_it_refuses_is_found_out() -> None:
    text = POSITION + "[[step]]\n" + ALL + 'refuses = ["Ann: hunter_axe BB-15.07"]\n'
    assert Scenario("small.toml", text).run(GAME).waiting == 0b111
    with pytest.raises(ScenarioMistake, match=r"^small\.toml, step 1: refusing 'Ann: hunter_axe' changed the table$"):
        Scenario("small.toml", text).run(Meddler())


def test_the_number_of_the_step_is_right() -> None:
    steps = "[[step]]\n[[step]]\ndo = ['Ann: transform']\n[[step]]\nexpect = { echoes = 6 }\n" + ALL
    assert mistake_of(steps) == "small.toml, step 3: echoes: found 7, expected 6"


def test_an_outcome_that_cannot_come_up_is_named() -> None:
    steps = "[[step]]\n" + DO + "[[step]]\ndo = ['Cid: decline']\ngiven = ['dungeon carrion_crows']\n" + ALL
    assert mistake_of(steps) == "small.toml, step 2: 'carrion_crows' cannot come up for 'dungeon'"


def test_events_are_those_of_the_step_alone() -> None:
    steps = '[[step]]\ntells = ["BB-6.02 round 1 Ann"]\n[[step]]\nsilent = ["BB-6.02"]\n' + ALL
    assert run(steps).waiting == 0b111


def test_a_finished_game_is_over() -> None:
    position = POSITION.replace("carrion_crows", "rom").replace("echoes = 7", "echoes = 1")
    do = DO.replace("green 2", "yellow 0")
    assert run("[[step]]\n" + do + "over = true\n", position).over
    assert run("[[step]]\n" + do + "waits = []\n", position).over
    assert mistake_of("[[step]]\n" + do + "waits = []\nover = false\n", position).endswith("step 1: the game is over")
    more = "[[step]]\ndo = ['Ann: transform']\nwaits = []\n"
    assert mistake_of("[[step]]\n" + do + more, position).endswith("step 2: refused (): the game is over")
