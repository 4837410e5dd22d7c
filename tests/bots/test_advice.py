"""Hints and the look back: from what a seat knows, with chances that add up, in three languages."""

import itertools
import random

import pytest

from nachtspiel.bots.advice import Advice, Guess, Prospect, advise, even_out, guesses, probed, reason_text, tell, weigh
from nachtspiel.bots.levels import SearchBot, bot
from nachtspiel.bots.mind import Mind
from nachtspiel.bots.reasons import Reason, play_to_quiet, reasons
from nachtspiel.bots.review import (
    Moment,
    Review,
    Slip,
    Turn,
    curve_of,
    look_back,
    outline_of,
    sparkline,
    stretch_of,
    tell_review,
)
from nachtspiel.bots.search import THE_DECISION, Branch
from nachtspiel.engine.chance import seeded
from nachtspiel.engine.game import waiting_seats
from nachtspiel.engine.match import Match
from nachtspiel.engine.table import Event
from nachtspiel.games.registry import game, speech
from nachtspiel.server.preview import Ear
from tests.games.bloodborne.kit import Play, check_dice_are_free
from tests.words import LANGUAGES

GAME = game("bloodborne")
NAMES = ["Henryk", "Eileen", "Ludwig"]
AXE, CLEAVER, DREAM = (GAME.naming.option(name) for name in ("hunter_axe", "saw_cleaver", "hunters_dream"))


def test_an_advice_ranks_all_options_and_guesses_the_others() -> None:
    play = Play(
        monster="bloody_crow", echoes=9, Henryk={"health": 1, "collected": 14}, Eileen={"hand": ["hunters_dream"]},
        Ludwig={},
    )  # fmt: skip
    advice = advise(Mind(GAME, play.table, 0), 1, 300, 0.0)
    assert advice.best().option == DREAM
    assert sorted(one.option for one in advice.prospects) == sorted(play.table.questions[0].options)
    assert all(0 <= one.chance <= 1 for one in advice.prospects)
    assert advice.rule == "BB-7.01"
    assert advice.loss(DREAM) == 0
    assert advice.best().chance - advice.of(AXE).chance > 0.03
    assert {guess.seat for guess in advice.guesses} <= {2}  # Eileen has no choice, and nobody guesses about himself


def test_of_every_neighbour_one_thing_is_guessed() -> None:
    """A neighbour may be asked the same kind of thing in several ways: what happens most often counts."""
    play = Play(Henryk={}, Eileen={}, Ludwig={})
    mind = Mind(GAME, play.table, 0)
    search = SearchBot(1, 40).think(mind)
    rare = Branch()
    rare.learn([AXE, DREAM], [])
    for _ in range(9):
        rare.note(1, 0.5)
    search.roots[1][(-1, "play", 77)] = rare
    often = search.roots[1][(-1, "play", -1)]
    often.visits = [0] * len(often.visits)
    often.visits[often.options.index(CLEAVER)] = 30
    often.visits[often.options.index(AXE)] = 10
    about_one = [guess for guess in guesses(search, mind) if guess.seat == 1]
    assert about_one == [Guess(1, CLEAVER, 0.75)]
    often.visits[often.options.index(AXE)] = 60
    often.visits[often.options.index(DREAM)] = 80
    assert [guess for guess in guesses(search, mind) if guess.seat == 1] == [Guess(1, DREAM, 80 / 170)]
    often.visits[often.options.index(CLEAVER)] = 75  # now none is chosen so often that it can be foreseen
    assert [guess for guess in guesses(search, mind) if guess.seat == 1] == []


def test_a_guess_is_about_the_same_question_now() -> None:
    """Not about what the neighbour is asked later, nor about another kind of question."""
    play = Play(Henryk={}, Eileen={}, Ludwig={})
    mind = Mind(GAME, play.table, 0)
    search = SearchBot(1, 40).think(mind)
    search.roots[1].clear()
    for key, option in (((-1, "play", -1), AXE), ((AXE, "play", -1), DREAM), ((-1, "transform", -1), CLEAVER)):
        branch = search.roots[1][key] = Branch()
        branch.learn([option, DREAM if option == AXE else AXE], [])
        for _ in range(5 if option == AXE else 50):
            branch.note(0, 0.5)
    assert [guess for guess in guesses(search, mind) if guess.seat == 1] == [Guess(1, AXE, 1.0)]


@pytest.mark.parametrize(
    ("chances", "errors", "word"),
    [
        ([0.5], [0.0], "only"),
        ([0.5, 0.3], [0.02, 0.02], "clear"),
        ([0.5, 0.45], [0.03, 0.03], "even"),
        ([0.5, 0.45], [0.02, 0.02], "close"),
    ],
)
def test_how_clear_an_advice_is(chances: list[float], errors: list[float], word: str) -> None:
    options = [AXE, CLEAVER]
    prospects = [Prospect(*one, 100) for one in zip(options, chances, errors, strict=False)]
    assert Advice(0, "BB-7.01", prospects, []).clearness() == word


def plain_reasons(mind: Mind, best: int, other: int, seed: int, dreams: int) -> list[tuple[int, str, object]]:
    """The reasons in so many words."""
    names, weights = GAME.thinking.mark_names()[0], GAME.thinking.mark_weights()
    gains: dict[tuple[int, str], float] = {}
    changes: dict[tuple[int, str], float] = {}
    for dream in range(seed, seed + dreams):
        after = []
        for option in (best, other):
            table = mind.imagine(dream)
            since = GAME.thinking.stage(table)
            table.answer(mind.seat, option)
            play_to_quiet(GAME, table, since, dream)
            after.append(table)
        for seat in range(3):
            marks, others = (GAME.thinking.position_marks(table, seat) for table in after)
            for i in range(len(names)):
                what = GAME.thinking.reason(names[i])
                if what:
                    share = 1.0 if seat == mind.seat else -0.5  # two others share what is good for one's own
                    gains.setdefault((seat, what), 0.0)
                    gains[seat, what] += share * weights[i] * (marks[i] - others[i]) / dreams
                if names[i] == f"worth.{what}":
                    changes[seat, what] = changes.get((seat, what), 0.0) + (marks[i] - others[i]) / dreams
    best_first = sorted([key for key in gains if gains[key] >= 0.02], key=lambda key: -gains[key])
    return [(*key, pytest.approx(changes[key])) for key in best_first[:2]]


def test_reasons_are_what_counts_most_for_oneself_and_against_the_others() -> None:
    met: set[str] = set()
    for health, collected in ((1, 14), (6, 3), (3, 8)):
        play = Play(
            monster="bloody_crow", echoes=9, Henryk={"health": health, "collected": collected}, Eileen={}, Ludwig={}
        )
        mind = Mind(GAME, play.table, 0)
        for best, other in ((DREAM, AXE), (AXE, DREAM), (CLEAVER, DREAM)):
            found = [(one.seat, one.what, one.change) for one in reasons(mind, best, other, 5, 6)]
            assert found == plain_reasons(mind, best, other, 5, 6)
            met.update(what for _, what, _ in found)
    assert len(met) > 2


def test_nothing_is_guessed_of_those_who_are_not_asked_now() -> None:
    play = Play(Henryk={}, Eileen={}, Ludwig={})
    play.choose(Henryk="transform", Eileen="transform", Ludwig="hunter_axe")  # first Henryk is asked for a weapon
    mind = Mind(GAME, play.table, 0)
    assert mind.question.kind == "transform"
    search = SearchBot(1, 60).think(mind)
    waiting = {question.seat for question in play.table.questions}
    assert {guess.seat for guess in guesses(search, mind)} <= waiting - {0}
    search.roots[2][(-1, "transform", -1)] = search.root()  # Ludwig will be asked some day, but not now
    assert 2 not in {guess.seat for guess in guesses(search, mind)}


def test_an_advice_knows_no_more_than_the_seat() -> None:
    table = GAME.new(3, seed=4)
    other = table.copy()
    other.chance = seeded(1)
    table.answer(0, AXE)
    other.answer(0, DREAM)
    assert advise(Mind(GAME, table, 1), 3, 80, 0.0) == advise(Mind(GAME, other, 1), 3, 80, 0.0)


def test_every_option_is_tried_as_often_as_wished_if_there_is_time() -> None:
    play = Play(Henryk={}, Eileen={}, Ludwig={})
    advice = weigh(Mind(GAME, play.table, 0), 1, 8, 0.0, 21)
    assert len(advice.prospects) == 5
    assert min(one.visits for one in advice.prospects) == 21


def test_an_advice_takes_no_longer_than_twice_its_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """What was tried too little is tried in turn, until time is up."""
    clock = [0.0]

    def tick() -> float:
        clock[0] += 1.0
        return clock[0]

    monkeypatch.setattr("nachtspiel.bots.advice.time.monotonic", tick)
    play = Play(Henryk={}, Eileen={}, Ludwig={})
    mind = Mind(GAME, play.table, 0)
    search = SearchBot(1, 1).think(mind)
    before = search.iterations
    even_out(search, mind.question.options, 48, 12.0)
    assert search.iterations - before == 11  # so often the clock was looked at before its time
    visits = search.root().visits
    assert max(visits) - min(visits) <= 1
    assert sum(visits) == 12


def test_where_there_is_no_choice_the_advice_is_short() -> None:
    play = Play(Henryk={"hand": ["hunters_dream"]}, Eileen={}, Ludwig={})
    advice = advise(Mind(GAME, play.table, 0), 1)
    assert [one.option for one in advice.prospects] == [DREAM]
    assert advice.clearness() == "only"
    assert tell(advice, speech("bloodborne", "en", NAMES))[0].startswith("Best: Hunter's Dream, a chance of ")


def test_where_there_is_no_choice_later_choices_are_not_taken_for_it() -> None:
    """The next question of the same kind may be the first with a choice: it is not the decision itself."""
    used = ["hunter_axe", "saw_cleaver"]
    mind = Mind(GAME, Play(Henryk={"hand": ["hunters_dream"], "used": used}, Eileen={}, Ludwig={}).table, 0)
    search = SearchBot(1, 48).think(mind)
    assert search.root().options == []
    assert search.key == (THE_DECISION, "play", -1)  # later questions begin with what was chosen before, or -1
    assert THE_DECISION < -1
    only = probed(search, mind)
    assert [(one.option, one.visits) for one in only] == [(DREAM, 48)]
    assert only[0].chance == pytest.approx(search.total / 48)
    assert only[0].error == pytest.approx(search.spread() / 48**0.5)


def test_of_a_neighbour_without_a_choice_nothing_is_guessed() -> None:
    mind = Mind(GAME, Play(Henryk={}, Eileen={"hand": ["hunters_dream"]}, Ludwig={}).table, 0)
    search = SearchBot(1, 8).think(mind)
    later = Branch()
    later.learn([AXE, DREAM], [])
    later.note(0, 1.0)
    search.roots[1][(-1, "play", -1)] = later
    assert 1 not in {guess.seat for guess in guesses(search, mind)}


@pytest.mark.parametrize("name", ["bloodborne", "bluthelden"])
def test_in_a_whole_game_every_advice_is_about_what_is_asked(name: str) -> None:
    of = game(name)
    table = of.new(of.fewest, seed=8)
    chooser = random.Random(8)
    only = 0
    for _ in range(90):
        seat = waiting_seats(table)[0]
        mind = Mind(of, table, seat)
        options = mind.question.options
        advice = advise(mind, 1, 4, 0.0) if len(options) < 5 else weigh(mind, 1, 4, 0.0, 1)
        assert sorted(one.option for one in advice.prospects) == sorted(options)
        only += len(options) == 1
        table.answer(seat, chooser.choice(options))
        if table.over:
            break
    assert only


def made(first: float, second: float, error: float) -> Advice:
    prospects = [Prospect(AXE, first, error, 90), Prospect(DREAM, second, error, 9), Prospect(CLEAVER, 0.1, error, 1)]
    return Advice(0, "BB-7.01", prospects, [Guess(2, DREAM, 0.72)])


def test_an_advice_in_words_says_how_clear_it_is_and_what_is_expected() -> None:
    english = speech("bloodborne", "en", NAMES)
    clear = tell(made(0.42, 0.30, 0.01), english)
    assert clear[0] == "Best: Hunter Axe, a chance of 42 % to win."
    assert clear[1] == "Then: Hunter's Dream, 30 %."
    assert "Hunter Axe is clearly better than anything else." in clear
    assert "Ludwig will probably choose Hunter's Dream (72 %)." in clear
    assert clear[-1] == "The rule behind this decision: BB-7.01"
    assert "Hunter Axe is a little better." in tell(made(0.42, 0.39, 0.01), english)
    assert "Hunter Axe and Hunter's Dream are about equally good." in tell(made(0.42, 0.41, 0.01), english)


def test_reasons_compare_the_same_moment() -> None:
    """The last upgrade of a round ends it: then the next round has begun, and is not played as well."""
    play = Play(Henryk={"collected": 2, "also": ["cannon", "evelyn"]}, Eileen={}, Ludwig={})
    play.round("green 0", Henryk="hunters_dream", Eileen="saw_cleaver", Ludwig="saw_cleaver")
    mind = Mind(GAME, play.table, 0)
    assert mind.question.kind == "upgrade"
    kinds: set[str] = set()
    for option in mind.question.options:
        table = mind.imagine(3)
        since = GAME.thinking.stage(table)
        table.answer(0, option)
        kinds.update(question.kind for question in table.questions)
        play_to_quiet(GAME, table, since, 3)
        assert (GAME.round(table), table.questions[0].kind) == (GAME.round(play.table) + 1, "play")
    assert kinds == {"play", "remove"}  # to decline ends the round, with one more card there are too many


def test_what_the_others_do_says_nothing_about_the_dice_of_a_reason() -> None:
    mind = Mind(GAME, Play("carrion_crows", 7, Henryk={}, Eileen={}, Ludwig={}).table, 0)

    def told(seed: int) -> list[Event]:
        table, ear = mind.imagine(seed), Ear(0)
        table.listener = ear
        since = GAME.thinking.stage(table)
        table.answer(0, CLEAVER)
        play_to_quiet(GAME, table, since, seed)
        return ear.events

    check_dice_are_free(told(seed) for seed in range(300))


@pytest.mark.parametrize(("language", "number"), [("de", "+1,8"), ("en", "+1.8"), ("ru", "+1,8")])
def test_a_reason_is_counted_as_the_language_counts(language: str, number: str) -> None:
    speaks = speech("bloodborne", language, NAMES)
    assert reason_text(Reason(1, "level", 1.84), speaks).startswith("Eileen: ")
    assert reason_text(Reason(1, "level", 1.84), speaks).endswith(f" {number}")
    assert reason_text(Reason(1, "level", -0.84), speaks).endswith(" -0" + number[2] + "8")


@pytest.mark.parametrize("language", LANGUAGES)
def test_advice_and_review_speak_every_language(language: str) -> None:
    speaks = speech("bloodborne", language, NAMES)
    for advice in (made(0.42, 0.30, 0.01), made(0.42, 0.39, 0.01), made(0.42, 0.41, 0.01)):
        assert len(tell(advice, speaks)) == 7
    for points in (0.01, 0.03, 0.11):
        review = Review(
            0,
            [Moment(0, 0.3), Moment(5, 0.5)],
            [Turn(1, points), Turn(2, -points)],
            [Slip(3, 1, AXE, DREAM, points)],
            9,
        )
        assert len(tell_review(review, speaks)) == 4
    assert len(tell_review(Review(0, [Moment(0, 1.0)], [], [], 1), speaks)) == 2


# ---------------------------------------------------------------- looking back


def played(seed: int, level: str = "greedy") -> Match:
    match = Match(GAME, 3, {}, seed, NAMES)
    bots = [bot(level, seed + seat) for seat in range(3)]
    while not match.table.over:
        for seat in waiting_seats(match.table):
            match.answer(seat, bots[seat].choose(Mind(GAME, match.table, seat)))
    return match


def test_the_curve_has_every_round_and_ends_with_what_is_certain() -> None:
    match = played(3)
    rounds = sum(event.what == "round" for event in match.events)
    curves = [curve_of(match, seat) for seat in range(3)]
    assert all(len(curve) == rounds + 1 for curve in curves)
    assert [curve[-1].chance for curve in curves] == GAME.thinking.chances(match.table)
    for moments in zip(*curves, strict=True):
        assert sum(moment.chance for moment in moments) == pytest.approx(1)


def test_a_look_back_finds_what_a_careless_player_did_wrong() -> None:
    match = played(3, "random")
    told: list[tuple[int, int]] = []
    review = look_back(match, 1, 40, lambda done, of: told.append((done, of)))
    assert review.decisions > 10
    assert told == [(done, review.decisions) for done in range(review.decisions)]
    assert review.slips
    assert len(review.turns) == 3
    steps = [after.chance - before.chance for before, after in zip(review.curve, review.curve[1:], strict=False)]
    assert max(abs(turn.change) for turn in review.turns) == max(abs(step) for step in steps)
    for turn in review.turns:
        assert steps[turn.number - 1] == turn.change
    for slip in review.slips:
        mark = match.marks[slip.decision]
        line = match.lines[mark.lines]
        question = match.at(slip.decision).question(1)
        assert (line.seat, line.value) == (1, slip.chosen)
        assert question is not None
        assert slip.better in question.options
        assert slip.better != slip.chosen
        assert slip.loss >= 0.02


def test_the_curve_as_blocks_and_as_numbers() -> None:
    curve = [Moment(0, 0.0), Moment(1, 0.5), Moment(2, 1.0)]
    assert sparkline(curve) == "▁▅█"
    english = speech("bloodborne", "en", NAMES)
    plain = tell_review(Review(0, curve, [Turn(1, 0.5)], [Slip(4, 2, AXE, DREAM, 0.031)], 5), english, plain=True)
    assert plain == [
        "Your chances, round by round: 0 %, 50 %, 100 %",
        "Round 1 brought you 50 points of winning chance.",
        "Round 2: you chose Hunter Axe. Hunter's Dream would have been better by about 3 points.",
    ]
    assert tell_review(Review(0, curve, [], [], 5), english)[0] == "Your chances, round by round: ▁▅█"


def test_a_long_game_is_looked_at_where_it_went_worst(monkeypatch: pytest.MonkeyPatch) -> None:
    match = Match(GAME, 3, {}, 5, NAMES)
    chooser = random.Random(5)
    while not match.table.over:
        mind = Mind(GAME, match.table, waiting_seats(match.table)[0])
        match.answer(mind.seat, chooser.choice(mind.question.options))
    every = outline_of(match, 1)
    change = [after.chance - before.chance for before, after in itertools.pairwise(every.curve)]
    worst = sorted(change[choice.number - 1] for choice in every.choices)[:4]
    monkeypatch.setattr("nachtspiel.bots.review.MOST", 4)
    some = outline_of(match, 1).choices
    assert [choice.decision for choice in some] == sorted(choice.decision for choice in some)
    assert sorted(change[choice.number - 1] for choice in some) == worst
    assert worst[-1] < 0 < len(every.choices) - 4


def test_what_comes_before_the_first_quiet_moment_belongs_to_the_first_round() -> None:
    curve = [Moment(3, 0.5), Moment(9, 0.4), Moment(12, 1.0)]
    assert [stretch_of(curve, number) for number in (0, 2, 3, 8, 9, 11)] == [1, 1, 1, 1, 2, 2]
