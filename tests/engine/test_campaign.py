"""Campaigns as a chain of records: what is written, and what is wrong with what somebody else has written."""

import re
from pathlib import Path

import pytest

from nachtspiel.engine import campaign
from nachtspiel.engine.campaign import TITLE, Campaign
from nachtspiel.engine.errors import Mistake, RecordMistake
from nachtspiel.engine.match import Match
from nachtspiel.engine.record import one_line
from nachtspiel.games import registry

BEACON = registry.game("beacon")
DOCUMENT = Path(__file__).parents[2] / "docs/record-format.md"
QUICK = f"""{TITLE}
# three hours in which nothing is done

Nachtspiel record 1
game: beacon; seats: 1; names: Ada
1: done; 1: left; * storm left
1: done; 1: left; * storm left
1: done; 1: left; * storm right
leaves: night: 1 / oil: 0
"""
UNSAID = QUICK.replace("leaves: night: 1 / oil: 0\n", "")
NEXT = """
Nachtspiel record 1
game: beacon; seats: 2; names: Ada, Bjarne
carried: night: 1 / oil: 0
1: done
"""


def through(match: Match, words: list[str]) -> None:
    for word in words:
        match.answer(0, BEACON.naming.option(word))


def read(text: str) -> Campaign:
    return campaign.verify(campaign.parse(text), BEACON)


def wrong(text: str) -> RecordMistake:
    with pytest.raises(RecordMistake) as raised:
        read(text)
    return raised.value


def test_a_campaign_written_by_hand_goes_on_with_others() -> None:
    found = read(QUICK + NEXT)
    assert [int(match.table.seats) for match in found.runs] == [1, 2]
    assert found.open_run() is found.runs[1]
    assert found.carried() == "night: 1\noil: 0"
    assert not found.is_over()


def test_the_example_of_the_document_fits() -> None:
    (text,) = re.findall(r"```campaign\n(.*?)```", DOCUMENT.read_text(encoding="utf-8"), re.DOTALL)
    assert len(read(text).runs) == 2


def test_closed_runs_stay_as_they_were_written() -> None:
    """What an older program wrote of a finished run is not said anew."""
    found = read(QUICK + NEXT)
    assert "1: done; 1: left; * storm left\n" in found.write()
    assert read(found.write()).write() == found.write()


def test_only_one_run_is_open_and_a_finished_one_counts_once() -> None:
    found = Campaign(BEACON)
    match = found.begin(1, {}, 1, ["Ada"])
    with pytest.raises(Mistake, match="run 1 is not over; it has to be played to its end before run 2 begins"):
        found.begin(1, {}, 2, ["Ada"])
    while not match.table.over:
        question = match.table.question(0)
        assert question is not None
        match.answer(0, question.options[0])
    left = found.carried()
    assert found.carried() == left
    assert found.begin(1, {}, 2, ["Ada"]).carried == left
    assert len(found.runs) == 2


def three_nights() -> Campaign:
    """A campaign of three won nights."""
    found = Campaign(BEACON)
    for night in range(1, 4):
        found.add(won_night(night, found.carried()))
    return found


def won_night(night: int, carried: str) -> Match:
    for seed in range(200):
        match = Match(BEACON, 1, {}, seed, ["Ada"], carried=carried)
        for hour in range(3):
            if not match.table.over:
                through(match, ["gather", "gather" if hour == 0 else "feed", "done", "left"])
        if all(BEACON.won(match.table)):
            return match
    raise AssertionError(f"night {night} was not won with any of two hundred seeds")


def test_after_the_last_run_there_is_no_other() -> None:
    found = three_nights()
    assert found.is_over()
    assert found.open_run() is None
    with pytest.raises(Mistake, match="the campaign is over: it ended with run 3"):
        found.begin(1, {}, 2, ["Ada"])
    text = found.write()
    assert read(text).is_over()
    mistake = wrong(text + NEXT.replace("night: 1 / oil: 0", one_line(found.carried())))
    assert mistake.line == len(text.splitlines()) + 2
    assert "run 4 begins here, but the campaign ended with run 3" in str(mistake)


def test_the_first_run_carries_nothing() -> None:
    mistake = wrong(QUICK.replace("1: done", "carried: night: 1\n1: done", 1))
    assert mistake.line == 6
    assert "run 1 does not begin with what it should carry: nothing was left before" in str(mistake)


@pytest.mark.parametrize(
    ("text", "line", "sentence"),
    [
        ("", 1, f"the record of a campaign begins with the words '{TITLE}'"),
        ("Nachtspiel record 1\n", 1, "the record of a campaign begins"),
        (f"{TITLE}\n", 1, "the campaign has no run"),
        (f"{TITLE}\n\ngame: beacon\n", 3, "the first run begins here, with the words 'Nachtspiel record 1'"),
        (QUICK.replace("seats: 1; ", ""), 4, "the record does not say its seats"),
        (QUICK.replace("1: done", "1: dance", 1), 6, "'dance' is no card and no choice of beacon"),
        (QUICK.replace("oil: 0", "oil: 9"), 9, "this game does not leave to the next what the record says"),
        (QUICK + NEXT.replace("oil: 0", "oil: 3"), 13, "run 1 left 'night: 1 / oil: 0'"),
        (QUICK + NEXT.replace("carried: night: 1 / oil: 0\n", ""), 11, "run 2 does not begin with what it should"),
        (UNSAID + NEXT.replace("oil: 0", "gold: 3"), 12, "'gold: 3' cannot be carried from night to night"),
        (UNSAID + NEXT.replace("oil: 0", "oil: 3"), 12, "run 1 left 'night: 1 / oil: 0'"),
        (QUICK + NEXT + NEXT, 16, "run 3 begins here, but run 2 is not over"),
        (QUICK + NEXT.replace("1: done", "3: done"), 14, "there is no seat 3, the seats are 1 to 2"),
    ],
)
def test_what_is_wrong_is_named_by_the_line_of_the_whole_text(text: str, line: int, sentence: str) -> None:
    mistake = wrong(text)
    assert mistake.line == line
    assert sentence in str(mistake)


def test_a_run_of_another_game_does_not_belong_here() -> None:
    assert "this is a record of 'bloodborne', not of beacon" in str(wrong(QUICK + NEXT.replace("beacon", "bloodborne")))


@pytest.mark.parametrize("run", [0, 3, 99])
def test_a_fork_of_a_run_that_is_not_there(run: int) -> None:
    with pytest.raises(Mistake, match=f"there is no run {run}; this campaign has the runs 1 to 2"):
        read(QUICK + NEXT).fork(run, 0, 1)


def test_a_fork_changes_nothing_of_the_past() -> None:
    old = read(QUICK + NEXT)
    text = old.write()
    fork = old.fork(1, 2, 5)
    assert [len(match.marks) for match in fork.runs] == [2]
    assert fork.open_run() is fork.runs[0]
    assert old.write() == text
    assert read(fork.write()).write() == fork.write()
