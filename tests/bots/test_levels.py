"""Bots: the same seed and the same knowledge give the same choice, and none of them is given the table."""

import math
from collections.abc import Callable
from typing import Any

import pytest

from nachtspiel.bots import levels
from nachtspiel.bots.levels import (
    DREAMS,
    LEVELS,
    PATIENCE,
    ROUND,
    Bot,
    GreedyBot,
    RandomBot,
    SearchBot,
    best_of,
    bot,
    likely,
    obvious,
    still_racing,
)
from nachtspiel.bots.mind import Mind
from nachtspiel.engine.chance import apart, seeded
from nachtspiel.engine.errors import Mistake
from nachtspiel.engine.game import waiting_seats
from nachtspiel.engine.playout import answer_one
from nachtspiel.engine.table import Table
from nachtspiel.games.bloodborne.judge import WORTH_MARKS
from nachtspiel.games.bloodborne.table import hunt_of
from nachtspiel.games.registry import game
from tests.games.bloodborne.kit import Play

GAME = game("bloodborne")


def play_out(table: Table, bots: list[Bot]) -> list[int]:
    """The places after a game among these bots."""
    while not table.over:
        seat = waiting_seats(table)[0]
        table.answer(seat, bots[seat].choose(Mind(GAME, table, seat)))
    return GAME.places(table)


def test_the_ladder_has_the_levels_in_order() -> None:
    assert LEVELS == ("random", "greedy", "adept", "master")
    assert isinstance(bot("random", 1), RandomBot)
    assert isinstance(bot("greedy", 1), GreedyBot)
    adept, master = bot("adept", 1), bot("master", 1)
    assert isinstance(adept, SearchBot)
    assert isinstance(master, SearchBot)
    assert (adept.level, master.level) == ("adept", "master")


@pytest.mark.parametrize("name", ["bloodborne", "bluthelden"])
def test_a_game_says_how_long_a_level_thinks(name: str) -> None:
    played = game(name)
    assert played.thinking.adept[0] < played.thinking.master[0]
    assert played.thinking.adept[1] <= played.thinking.master[1]
    table = played.new(played.fewest, {}, 3)
    thought = SearchBot(1, 0, 0.0, "adept").think(Mind(played, table, waiting_seats(table)[0]))
    assert (thought.iterations, thought.horizon) == played.thinking.adept
    assert SearchBot(1, 7).think(Mind(played, table, waiting_seats(table)[0])).iterations == 7


@pytest.mark.parametrize("level", ["greedy", "adept", "master:200"])
def test_every_level_saves_what_would_be_lost(level: str) -> None:
    """Fourteen echoes at one point of health: the dream banks them, and is the last option of all."""
    play = Play(
        monster="bloody_crow", echoes=9, Henryk={"health": 1, "collected": 14}, Eileen={"hand": ["hunters_dream"]},
        Ludwig={},
    )  # fmt: skip
    mind = Mind(GAME, play.table, 0)
    assert GAME.naming.option_name(mind.question.options[-1]) == "hunters_dream"
    chosen = {GAME.naming.option_name(bot(level, seed, 0.0).choose(mind)) for seed in range(4)}
    assert chosen == {"hunters_dream"}


@pytest.mark.parametrize("level", LEVELS)
def test_where_there_is_one_option_nobody_thinks(level: str) -> None:
    play = Play(Henryk={"hand": ["hunters_dream"]}, Eileen={}, Ludwig={})
    mind = Mind(GAME, play.table, 0)
    mind.imagine = no_dream
    assert GAME.naming.option_name(bot(level, 1).choose(mind)) == "hunters_dream"


def no_dream(seed: int) -> Table:
    raise AssertionError("there was nothing to think about")


def test_a_greedy_bot_dreams_eight_times_and_looks_around_after_two() -> None:
    play = Play(Henryk={"hand": ["hunter_axe", "saw_cleaver", "hunters_dream"]}, Eileen={}, Ludwig={})
    mind = Mind(GAME, play.table, 0)
    imagine, dreams = mind.imagine, []

    def counted(seed: int) -> Table:
        dreams.append(seed)
        return imagine(seed)

    mind.imagine = counted
    counts = set()
    for seed in range(30):
        dreams.clear()
        bot("greedy", seed).choose(mind)
        counts.add(len(dreams) - 1)  # the first is for what is likely
    assert counts <= {2, 4, 6, 8}
    assert {2, 8} <= counts


def test_what_nearly_everybody_would_do_is_obvious() -> None:
    assert obvious([1.0, 99.0]) == 1
    assert obvious([1.0, 40.0]) == -1
    assert obvious([]) == -1


def plain_greedy(seed: int, mind: Mind) -> int:
    """The greedy bot in so many words: every option on a copy of its own, all numbers in lists."""
    chance, options = apart(seed), mind.question.options
    values: list[list[float]] = [[] for _ in options]
    racing = likely(GAME.thinking.leans(mind.imagine(0), mind.question), len(options))
    for dream in range(DREAMS):
        if dream and dream % ROUND == 0:
            racing = still_racing(racing, values)
        if len(racing) == 1:
            break
        world = int(chance.next())
        for place in racing:
            table = mind.imagine(world)
            luck, asked = apart(world), table.asked
            table.answer(mind.seat, options[place])
            while not table.over and (table.asked == asked or not GAME.thinking.is_quiet(table)):
                answer_one(table, luck)
            values[place].append(by_lists(table)[mind.seat])
    return options[max(racing, key=lambda place: (sum(values[place]), -place))]


def by_lists(table: Table) -> list[float]:
    """The chances, from the marks as the laboratory gets them."""
    if table.over:
        return GAME.thinking.chances(table)
    weights, cards = GAME.thinking.mark_weights(), len(WORTH_MARKS)
    worths = []
    for seat in range(table.seats):
        row = GAME.thinking.position_marks(table, seat)
        worths.append(
            sum(row[i] * weights[i] for i in range(cards)) + sum(row[i] * weights[i] for i in range(cards, len(row)))
        )
    odds = [math.exp(one - max(worths)) for one in worths]
    return [one / sum(odds) for one in odds]


def test_the_quick_greedy_bot_chooses_as_the_plain_one() -> None:
    same = 0
    for seed in range(3):
        table, chance = GAME.new(3, seed=seed), seeded(seed)
        for number in range(60):
            if table.over:
                break
            seat = waiting_seats(table)[0]
            mind = Mind(GAME, table, seat)
            if number % 5 == 0 and len(mind.question.options) > 1:
                assert GreedyBot(number).choose(mind) == plain_greedy(number, mind)
                same += 1
            answer_one(table, chance)
    assert same > 20


def test_people_wait_two_seconds_at_most_and_the_laboratory_has_all_the_time() -> None:
    patient, lab = bot("master", 1), bot("master", 1, 0.0)
    assert isinstance(patient, SearchBot)
    assert isinstance(lab, SearchBot)
    assert patient.seconds == PATIENCE == 2.0
    assert lab.seconds == 0.0


def test_a_level_can_be_given_its_iterations() -> None:
    for name, iterations in (("adept:500", 500), ("master:40000", 40_000), ("master:1", 1)):
        made = bot(name, 1)
        assert isinstance(made, SearchBot)
        assert made.iterations == iterations


@pytest.mark.parametrize("name", ["master:", "master:0", "master:x", "greedy:5", "random:5", "master:99999999999"])
def test_iterations_that_cannot_be_are_named(name: str) -> None:
    with pytest.raises(Mistake, match=r"^'.*' is no bot; iterations are given as in adept:500, up to master:10000000$"):
        bot(name, 1)


def test_an_unknown_level_is_named() -> None:
    with pytest.raises(Mistake, match=r"^there is no bot 'genius'; the levels are random, greedy, adept, master$"):
        bot("genius", 1)


def test_a_bot_without_a_way_to_choose_says_so() -> None:
    with pytest.raises(NotImplementedError):
        Bot(0).choose(Mind(GAME, GAME.new(3), 0))


@pytest.mark.parametrize("level", ["random", "greedy", "adept", "master:100"])
@pytest.mark.parametrize("seed", [0, 5])
def test_the_same_seed_and_the_same_knowledge_give_the_same_choice(level: str, seed: int) -> None:
    table = GAME.new(3, seed=4)
    choices = {bot(level, seed, 0.0).choose(Mind(GAME, table.copy(), 1)) for _ in range(3)}
    assert len(choices) == 1
    question = table.question(1)
    assert question is not None
    assert choices <= set(question.options)


@pytest.mark.parametrize("level", ["random", "greedy", "adept", "master:100"])
def test_what_a_seat_cannot_know_does_not_change_its_choice(level: str) -> None:
    table = GAME.new(3, seed=4)
    other = table.copy()
    other.chance = seeded(12345)
    cards = [GAME.naming.option("hunter_axe"), GAME.naming.option("hunters_dream")]
    table.answer(0, cards[0])
    other.answer(0, cards[1])
    assert table != other
    for seed in range(5):
        assert bot(level, seed, 0.0).choose(Mind(GAME, table, 1)) == bot(level, seed, 0.0).choose(Mind(GAME, other, 1))


@pytest.mark.parametrize("level", ["random", "greedy", "adept", "master:100"])
def test_choosing_changes_nothing_at_the_table(level: str) -> None:
    table = GAME.new(4, seed=2)
    before = table.key()
    bot(level, 3).choose(Mind(GAME, table, 2))
    assert table.key() == before


def test_the_random_bot_takes_every_option_sometimes() -> None:
    table = GAME.new(3, seed=4)
    question = table.question(0)
    assert question is not None
    one = bot("random", 1)
    assert {one.choose(Mind(GAME, table, 0)) for _ in range(100)} == set(question.options)


def test_the_greedy_bot_takes_the_only_option_without_thinking() -> None:
    play = Play(Henryk={"hand": ["hunters_dream"]}, Eileen={}, Ludwig={})
    one = bot("greedy", 1)
    assert one.choose(Mind(GAME, play.table, 0)) == GAME.naming.option("hunters_dream")
    assert one.chance.key() == bot("greedy", 1).chance.key()
    assert play.waits() == ["Henryk", "Eileen", "Ludwig"]


def test_the_greedy_bot_takes_the_last_echo_of_the_final_boss_when_that_wins() -> None:
    play = Play(monster="gehrman", echoes=2, Henryk={}, Eileen={"gone": True}, Ludwig={"hand": ["hunters_dream"]})
    choices = {GAME.naming.option_name(bot("greedy", seed).choose(Mind(GAME, play.table, 0))) for seed in range(4)}
    assert choices <= {"hunter_axe", "transform"}


def test_greedy_beats_random() -> None:
    wins = 0
    for seed in range(8):
        seat = seed % 3
        bots: list[Bot] = [GreedyBot(seed, 3) if other == seat else RandomBot(10 * seed + other) for other in range(3)]
        wins += play_out(GAME.new(3, seed=seed), bots)[seat] == 1
    assert wins >= 6


@pytest.mark.skipif(levels.__file__.endswith(".py"), reason="so many games take minutes where nothing is compiled")
def test_adept_beats_greedy() -> None:
    wins = 0
    for seed in range(48):
        seat = seed % 3
        bots = [bot("adept" if other == seat else "greedy", 10 * seed + other, 0.0) for other in range(3)]
        wins += play_out(GAME.new(3, seed=seed), bots)[seat] == 1
    assert wins >= 23  # even would be 16, give or take three


def test_what_is_obvious_is_done_without_a_thought() -> None:
    """In a duel most passes are: of all that is asked in the first rounds some of it."""
    duel = game("bluthelden")
    table, chance = duel.new(2, seed=4), apart(4)
    met = 0
    while not table.over and met < 5:
        seat = waiting_seats(table)[0]
        mind = Mind(duel, table, seat)
        options, leans = mind.question.options, duel.thinking.leans(mind.imagine(0), mind.question)
        if len(options) > 1 and max(leans) > 0.98 * sum(leans):
            met += 1
            imagine, mind.imagine = mind.imagine, once(mind.imagine)
            assert bot("adept", 1).choose(mind) == options[leans.index(max(leans))]
            mind.imagine = imagine
        answer_one(table, chance)
    assert met == 5


def once(imagine: Callable[[int], Table]) -> Callable[[int], Table]:
    calls: list[int] = []

    def counted(seed: int) -> Table:
        assert not calls, "one table is enough to see it"
        calls.append(seed)
        return imagine(seed)

    return counted


def test_only_likely_options_are_worth_a_thought() -> None:
    assert likely([1.0, 0.2, 0.14, 0.15], 4) == [0, 1, 3]
    assert likely([], 3) == [0, 1, 2]


def test_who_is_behind_beyond_doubt_is_out_of_the_race() -> None:
    best = [0.9, 0.5, 0.9, 0.5]
    always_a_little_less = [0.8, 0.4, 0.8, 0.4]  # worlds differ, but it is behind in each of them
    now_this_now_that = [0.95, 0.2, 0.9, 0.6]
    values = [always_a_little_less, best, now_this_now_that]
    assert still_racing([0, 1, 2], values) == [1, 2]
    assert still_racing([0, 2], values) == [0, 2]
    assert still_racing([0], values) == [0]


def test_doubt_is_two_and_a_half_standard_errors() -> None:
    """Behind by 0.2 on average in four worlds: a deviation of 0.1 makes 0.125 of doubt, one of 0.2 makes 0.25."""
    assert still_racing([0, 1], [[0.6] * 4, [0.5, 0.3, 0.5, 0.3]]) == [0]
    assert still_racing([0, 1], [[0.6] * 4, [0.55, 0.25, 0.6, 0.25]]) == [0]  # 2.3 standard errors
    assert still_racing([0, 1], [[0.6] * 4, [0.6, 0.2, 0.7, 0.2]]) == [0, 1]  # 1.5


def test_of_equals_the_first_is_best() -> None:
    assert best_of([2, 0, 1], [[0.5], [0.5], [0.5]]) == 2
    assert best_of([0, 1], [[0.5, 0.5], [0.4, 0.7]]) == 1


# ---------------------------------------------------------------- the mind


def reachable(mind: Mind) -> list[Any]:
    return [value for name, value in vars(mind).items() if name != "game"]


def test_a_mind_gives_no_table() -> None:
    table = GAME.new(3, seed=4)
    mind = Mind(GAME, table, 1)
    assert not any(isinstance(value, Table) for value in reachable(mind))
    assert set(vars(mind)) == {"game", "seat", "question", "view", "imagine"}
    assert mind.seat == 1
    assert mind.question is table.question(1)


def test_a_mind_sees_the_view_of_its_seat() -> None:
    table = GAME.new(3, seed=4)
    table.answer(0, GAME.naming.option("hunter_axe"))
    assert Mind(GAME, table, 1).view() == GAME.knowing.view(table, 1)
    assert Mind(GAME, table, 1).view() != GAME.knowing.view(table, 2)


def test_a_mind_imagines_tables_that_are_not_the_table() -> None:
    table = GAME.new(3, seed=4)
    table.answer(0, GAME.naming.option("hunter_axe"))
    mind = Mind(GAME, table, 1)
    dream = mind.imagine(7)
    assert dream == GAME.knowing.imagine(table, 1, 7)
    assert dream is not table
    assert dream.chance.key() != table.chance.key()
    assert waiting_seats(dream) == [0, 1, 2]  # the secret choice of seat 1's neighbour is not made there
    before = table.key()
    dream.answer(1, GAME.naming.option("hunter_axe"))
    assert table.key() == before
    assert hunt_of(dream).echoes == hunt_of(table).echoes


def test_who_is_not_asked_has_no_mind() -> None:
    table = GAME.new(3, seed=4)
    table.answer(0, GAME.naming.option("hunter_axe"))
    with pytest.raises(ValueError, match=r"^seat 1 has nothing to decide$"):
        Mind(GAME, table, 0)
