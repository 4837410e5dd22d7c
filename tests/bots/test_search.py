"""The search: honest, reproducible, quick where the choice is clear, and right where the right answer is known."""

import math
import time

import pytest

from nachtspiel.bots.levels import SearchBot, bot
from nachtspiel.bots.mind import Mind
from nachtspiel.bots.search import LOOK, THE_DECISION, Branch, Search, led_answer
from nachtspiel.engine.chance import seeded
from nachtspiel.engine.game import waiting_seats
from nachtspiel.engine.playout import next_question
from nachtspiel.engine.table import Table
from nachtspiel.games.registry import game
from tests.games.bloodborne.kit import Play

GAME = game("bloodborne")


def thought(play: Play, seat: int, iterations: int = 300, seed: int = 1) -> Search:
    search = Search(Mind(GAME, play.table, seat), seed, 3, 2.0)
    search.think(iterations, 0.0)
    return search


def chosen(play: Play, seat: int, seed: int = 1) -> str:
    return GAME.naming.option_name(SearchBot(seed, 300).choose(Mind(GAME, play.table, seat)))


# ---------------------------------------------------------------- right answers


def test_it_takes_the_last_echo_of_the_final_boss_when_that_wins() -> None:
    play = Play(
        monster="gehrman", echoes=1,
        Henryk={"banked": 9}, Eileen={"banked": 10, "hand": ["hunters_dream"]}, Ludwig={"hand": ["hunters_dream"]},
    )  # fmt: skip
    for seed in range(4):
        assert chosen(play, 0, seed) != "hunters_dream"  # any blow takes the echo and three trophies


def test_it_dreams_when_everything_is_at_stake() -> None:
    play = Play(
        monster="bloody_crow", echoes=9,
        Henryk={"health": 1, "collected": 14}, Eileen={"banked": 9}, Ludwig={"banked": 9},
    )  # fmt: skip
    assert [chosen(play, 0, seed) for seed in range(4)] == ["hunters_dream"] * 4


def test_a_won_game_is_seen_as_won() -> None:
    play = Play(
        monster="gehrman", echoes=1, Henryk={"banked": 80}, Eileen={"hand": ["hunters_dream"]},
        Ludwig={"hand": ["hunters_dream"]},
    )  # fmt: skip
    search = thought(play, 0)
    assert search.root().mean(search.best()) > 0.95
    other = thought(Play(monster="gehrman", echoes=1, Henryk={}, Eileen={"banked": 80}, Ludwig={}), 0)
    assert other.root().mean(other.best()) < 0.05


# ---------------------------------------------------------------- honest and reproducible


def test_two_tables_a_seat_cannot_tell_apart_give_the_same_thought() -> None:
    table = GAME.new(4, seed=4)
    other = table.copy()
    other.chance = seeded(999)
    table.answer(0, GAME.naming.option("hunter_axe"))
    other.answer(0, GAME.naming.option("hunters_dream"))
    thoughts = []
    for one in (table, other):
        search = Search(Mind(GAME, one, 2), 5, 3, 2.0)
        search.think(120, 0.0)
        root = search.root()
        thoughts.append((root.options, root.visits, root.totals))
    assert thoughts[0] == thoughts[1]


def test_every_iteration_imagines_a_new_table() -> None:
    table = GAME.new(3, seed=4)
    mind = Mind(GAME, table, 1)
    seeds: list[int] = []
    imagine = mind.imagine

    def counted(seed: int) -> object:
        seeds.append(seed)
        return imagine(seed)

    mind.imagine = counted  # type: ignore[assignment]
    Search(mind, 1, 2, 2.0).think(50, 0.0)
    assert len(seeds) == 50
    assert len(set(seeds)) == 50


def test_another_seed_is_another_thought() -> None:
    play = Play(Henryk={}, Eileen={}, Ludwig={})
    assert thought(play, 0, seed=1).root().totals != thought(play, 0, seed=2).root().totals
    assert thought(play, 0, seed=1).root().totals == thought(play, 0, seed=1).root().totals


def test_thinking_changes_nothing() -> None:
    play = Play(Henryk={}, Eileen={}, Ludwig={})
    before = play.table.key()
    thought(play, 1)
    assert play.table.key() == before
    assert play.waits() == ["Henryk", "Eileen", "Ludwig"]


def test_the_only_option_needs_no_thought() -> None:
    play = Play(Henryk={"hand": ["hunters_dream"]}, Eileen={}, Ludwig={})
    one = bot("master:1000000", 1, 0.0)
    assert one.choose(Mind(GAME, play.table, 0)) == GAME.naming.option("hunters_dream")
    assert one.chance.key() == bot("master", 1).chance.key()


# ---------------------------------------------------------------- budget


def test_iterations_are_counted() -> None:
    play = Play(Henryk={}, Eileen={}, Ludwig={})
    assert thought(play, 0, 77).iterations == 77
    assert sum(thought(play, 0, 77).root().visits) == 77


@pytest.mark.parametrize("name", ["transform", "hunter_axe"])
def test_the_decision_itself_can_be_laid_down(name: str) -> None:
    play = Play(Henryk={}, Eileen={}, Ludwig={})
    search = thought(play, 0, 10)
    place = search.root().options.index(GAME.naming.option(name))
    for _ in range(6):
        before = search.root().visits[place]
        search.iterate(GAME.naming.option(name))
        assert search.root().visits[place] == before + 1


@pytest.mark.parametrize("horizon", [1, 2, 3])
def test_a_thought_ends_at_its_horizon(horizon: int) -> None:
    """A quiet moment is the beginning of a round."""
    mind = Mind(GAME, Play(Henryk={}, Eileen={}, Ludwig={}).table, 0)
    imagine, tables = mind.imagine, []

    def kept(seed: int) -> Table:
        tables.append(imagine(seed))
        return tables[-1]

    mind.imagine = kept
    Search(mind, 1, horizon, 2.0).think(20, 0.0)
    assert len(tables) == 20
    assert {GAME.round(table) - GAME.round(imagine(0)) for table in tables if not table.over} == {horizon}


def test_only_the_decision_itself_has_its_key() -> None:
    """What the seat decides later grows from it."""
    search = thought(Play(Henryk={}, Eileen={}, Ludwig={}), 0, 300)
    (root,) = search.roots[0].values()
    later = [root]
    found = 0
    while later:
        for key, branch in later.pop().children.items():
            assert key[0] >= 0
            later.append(branch)
            found += 1
    assert found > 5


def test_curiosity_is_measured_by_what_was_found() -> None:
    search = Search(Mind(GAME, Play(Henryk={}, Eileen={}, Ludwig={}).table, 0), 1, 1, 2.0)
    assert (search.seen, search.total, search.square) == (0.0, 0.0, 0.0)
    assert search.spread() == 0.25
    search.seen, search.total, search.square = 7.0, 3.5, 1.75
    assert search.spread() == 0.25
    search.seen, search.total, search.square = 8.0, 4.0, 2.32
    assert search.spread() == pytest.approx(0.2)  # the root of 2.32 / 8 - 0.25
    search.square = 2.0
    assert search.spread() == 0.01  # never nothing


def test_time_is_kept() -> None:
    play = Play(Henryk={}, Eileen={}, Ludwig={})
    search = Search(Mind(GAME, play.table, 0), 1, 3, 2.0)
    begin = time.monotonic()
    search.think(10_000_000, 0.2)
    assert time.monotonic() - begin < 60  # all of them would take hours
    assert search.iterations < 10_000_000


def test_a_clear_choice_is_made_early() -> None:
    won = Play(
        monster="gehrman", echoes=1, Henryk={"hand": ["saw_cleaver", "hunters_dream"]},
        Eileen={"hand": ["hunters_dream"]}, Ludwig={"hand": ["hunters_dream"]},
    )  # fmt: skip
    search = thought(won, 0, 20_000)
    assert search.iterations < 2_000
    assert search.iterations % LOOK == 0  # it looks around now and then only


# ---------------------------------------------------------------- the tree


def branch_with(options: list[int], leans: list[float]) -> Branch:
    branch = Branch()
    branch.learn(options, leans)
    return branch


def test_what_is_likely_is_tried_first_and_what_is_good_most() -> None:
    branch = branch_with([7, 8, 9], [1.0, 6.0, 3.0])
    assert branch.priors == pytest.approx([0.1, 0.6, 0.3])
    assert branch.pick([7, 8, 9], 1.0) == 1
    for _ in range(400):
        place = branch.pick([7, 8, 9], 1.0)
        branch.note(place, (0.9, 0.1, 0.2)[place])
    assert branch.visits[0] > branch.visits[2] > 0
    assert branch.visits[0] > 250
    assert branch.mean(0) == pytest.approx(0.9)


def test_an_option_that_is_not_offered_is_not_picked() -> None:
    branch = branch_with([7, 8, 9], [])
    branch.note(2, 1.0)
    assert branch.pick([7, 8], 1.0) in (0, 1)
    assert branch.offered == [1, 1, 0]


def test_what_was_never_tried_is_thought_as_good_as_the_rest() -> None:
    """Two visits to the first brought 0.6 and 0.8, so 0.7 is expected of the second. At the third look 0.7 + c * 0.5 *
    sqrt(3) / 3 stands against 0.7 + c * 0.5 * sqrt(3) / 1: a tie without curiosity c, else the second."""
    branch = branch_with([7, 8], [])
    for value in (0.6, 0.8):
        branch.note(0, value)
    assert branch.pick([7, 8], 0.0) == 0
    assert branch.pick([7, 8], 0.001) == 1
    # one visit that brought 0.69: now the first is ahead by 0.01, until curiosity is worth more than that:
    # c * 0.5 * sqrt(4) * (1/2 - 1/3) > 0.01, so for c above 0.06
    branch.note(1, 0.69)
    branch.offered = [3, 3]
    assert branch.pick([7, 8], 0.05) == 0
    branch.offered = [3, 3]
    assert branch.pick([7, 8], 0.07) == 1


def test_an_option_is_learned_once() -> None:
    branch = branch_with([7, 8], [3.0, 1.0])
    branch.note(1, 0.5)
    assert not branch.knows([8, 9])
    branch.learn([8, 9], [1.0, 1.0])
    assert branch.knows([8, 9])
    assert (branch.options, branch.priors, branch.visits) == ([7, 8, 9], [0.75, 0.25, 0.5], [0, 1, 0])


def test_of_many_options_the_likely_ones_come_first_and_the_rest_later() -> None:
    options = list(range(40))
    branch = branch_with(options, [1.0 + option for option in options])
    tried = set()
    for _ in range(16):
        place = int(branch.pick(options, 1.0))
        branch.note(place, 0.5)
        tried.add(place)
    assert min(tried) >= 30  # four, and the root of the visits more
    for _ in range(3000):
        place = int(branch.pick(options, 1.0))
        branch.note(place, 0.5)
        tried.add(place)
    assert min(tried) == 0


def test_the_error_of_a_mean_falls_with_the_visits() -> None:
    branch = branch_with([1], [])
    assert branch.error(0) == 1.0
    branch.note(0, 0.0)
    assert branch.error(0) == 1.0
    branch.note(0, 1.0)
    assert branch.error(0) == pytest.approx(0.5 / math.sqrt(2))
    for value in (0.0, 1.0) * 49:
        branch.note(0, value)
    assert branch.mean(0) == 0.5
    assert branch.error(0) == pytest.approx(0.05)  # 0.5 over the root of a hundred


def test_seats_that_choose_in_secret_choose_apart() -> None:
    """Every seat has a tree of its own: what another chose is in no key of it."""
    play = Play(Henryk={}, Eileen={}, Ludwig={})
    search = thought(play, 0, 200)
    assert [sum(next(iter(roots.values())).visits) for roots in search.roots] == [200, 200, 200]
    keys = [list(roots) for roots in search.roots]
    assert keys == [[(THE_DECISION, "play", -1)], [(-1, "play", -1)], [(-1, "play", -1)]]


def test_led_answers_follow_the_leans() -> None:
    play = Play(Henryk={"health": 1, "collected": 9}, Eileen={}, Ludwig={})
    question = next_question(play.table, seeded(1))
    leans = GAME.thinking.leans(play.table, question)
    assert waiting_seats(play.table)[0] == question.seat == 0
    chance = seeded(3)
    counts = dict.fromkeys(question.options, 0)
    for _ in range(4000):
        counts[int(led_answer(GAME, play.table, question, chance))] += 1
    for option, lean in zip(question.options, leans, strict=True):
        assert counts[option] / 4000 == pytest.approx(lean / sum(leans), abs=0.03)


def test_nobody_asked_is_an_error() -> None:
    play = Play(Henryk={}, Eileen={}, Ludwig={})
    play.table.finish()
    with pytest.raises(ValueError, match=r"^nobody is asked anything$"):
        next_question(play.table, seeded(1))
