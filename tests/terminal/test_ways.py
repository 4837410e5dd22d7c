"""Ways of asking at one screen: at once, as a group, with signals; one person on several seats; won and lost together.
All of it on Beacon, which has no face of its own."""

import re

import pytest

from nachtspiel.engine.match import Match
from nachtspiel.engine.record import parse, verify, write
from nachtspiel.engine.table import AWAY
from nachtspiel.games import registry
from nachtspiel.terminal.party import Party
from tests.words import LANGUAGES

from .kit import Sitting

BEACON = registry.game("beacon")
NAMES = ["Ada", "Bjarne", "Cora", "Dmitri"]
CURTAIN = "press Enter when nobody else is looking"


def night(seats: int, storm: str = "mild", seed: int = 1, oil: int = 40) -> Match:
    """With so much oil that no storm puts the fire out."""
    return Match(BEACON, seats, {"storm": storm}, seed, NAMES[:seats], carried=f"night: 1\noil: {oil}")


def friends(seats: int, typed: list[str], storm: str = "mild") -> Sitting:
    """As many people as there are seats."""
    return Sitting(night(seats, storm), ["person"] * seats, typed)


def alone(seats: int, typed: list[str], storm: str = "mild") -> Sitting:
    """One person on all seats."""
    return Sitting(night(seats, storm), ["person"] * seats, typed, [0] * seats)


def decided(match: Match) -> list[tuple[int, str]]:
    naming = match.game.naming
    return [(line.seat, naming.decision_name(line.value)) for line in match.lines if not line.is_chance()]


def who_was_asked(sitting: Sitting) -> list[str]:
    return [prompt.removesuffix(" > ") for prompt in sitting.prompts if prompt != "> "]


# ---------------------------------------------------------------- at once


def test_whoever_is_at_the_screen_goes_on_and_others_who_are_asked_are_named() -> None:
    sitting = friends(3, ["gather", "gather", "nothing more"])
    text = sitting.run()
    assert who_was_asked(sitting) == ["Ada", "Ada", "Ada", "Bjarne"]
    assert "Acting at the same time: Bjarne, Cora." in text


@pytest.mark.parametrize("word", ["player 3", "p 3", "player Cora", "seat cor", "P CORA"])
def test_somebody_else_who_is_asked_goes_first(word: str) -> None:
    sitting = friends(3, ["gather", word, "gather"])
    sitting.run()
    assert decided(sitting.match) == [(0, "gather"), (2, "gather")]
    assert who_was_asked(sitting)[:3] == ["Ada", "Ada", "Cora"]


@pytest.mark.parametrize("word", ["player 9", "player", "player Zoe", "player 0"])
def test_handing_over_to_nobody_names_those_who_are_asked(word: str) -> None:
    text = friends(2, [word]).run()
    assert "one of those who can be asked now: 1 Ada, 2 Bjarne." in text


def test_a_bot_cannot_be_called_to_the_screen() -> None:
    text = Sitting(night(2), ["person", "random"], ["player 2"]).run()
    assert "one of those who can be asked now: 1 Ada." in text


def test_one_bot_acts_after_each_decision_of_a_person() -> None:
    sitting = Sitting(night(3), ["person", "random", "random"], ["1", "1"])
    text = sitting.run()
    assert [seat for seat, _ in decided(sitting.match)][0::2] == [0, 0]
    assert all(seat != 0 for seat, _ in decided(sitting.match)[1::2])
    assert text.count("What happened:") == 3


def test_who_waits_sees_what_one_other_does_and_is_asked_again() -> None:
    sitting = Sitting(night(2), ["person", "random"], ["wait", "n", "not now"])
    sitting.run()
    seats = [seat for seat, _ in decided(sitting.match)]
    assert seats == [1] * len(seats)
    assert len(seats) == 3
    assert who_was_asked(sitting) == ["Ada"] * 4


def test_waiting_among_people_hands_over() -> None:
    sitting = friends(2, ["wait", "wait", "gather"])
    sitting.run()
    assert who_was_asked(sitting)[:3] == ["Ada", "Bjarne", "Ada"]
    assert decided(sitting.match) == [(0, "gather")]


def test_alone_there_is_nobody_to_wait_for() -> None:
    sitting = alone(1, ["wait"])
    assert "Nobody else can go first now." in sitting.run()
    assert not sitting.match.marks


def test_a_question_that_waits_is_answered_though_others_acted_meanwhile() -> None:
    """Ada finds something; while she thinks, Bjarne acts."""
    sitting = friends(2, ["search", "player 2", "gather", "player 1", "keep"])
    sitting.run()
    assert decided(sitting.match)[:3] == [(0, "search"), (1, "gather"), (0, "keep")]


# ---------------------------------------------------------------- as a group


def at_the_shutters(seats: int) -> list[str]:
    return [*["nothing more"] * seats, "player 1"]


def test_the_proposals_of_all_are_shown_with_the_question() -> None:
    text = friends(3, [*at_the_shutters(3), "left one"]).run()
    last = text[text.rindex("Bjarne: Which shutter") :]
    assert "Ada proposes: The left one" in last
    assert "Cora has proposed nothing yet." in last
    assert "If you cannot agree, Ada decides." in last


def test_a_proposal_may_change_until_it_is_settled() -> None:
    sitting = friends(3, [*at_the_shutters(3), "left one", "player Ada", "right one", "right one"])
    text = sitting.run()
    assert decided(sitting.match)[3:] == [(0, "left"), (0, "right"), (1, "right")]
    assert "Choose again to change your proposal." in text
    assert "The shutter on the right is closed." in text


def test_bots_propose_before_people_but_settle_nothing_without_them() -> None:
    for seed in range(8):
        sitting = Sitting(night(4, seed=seed), ["person", "random", "random", "random"])
        sitting.typed = ["nothing more"] + ["wait"] * 40
        text = sitting.run()
        group = text[text.index("Which shutter") :]
        assert len(re.findall("proposes: The", group[: group.index("Ada >")])) >= 1
        assert "The shutter on" not in text[: text.index("Which shutter")]


@pytest.mark.parametrize("side", ["left", "right"])
def test_bots_follow_what_people_propose(side: str) -> None:
    """Even the one who decides."""
    sitting = Sitting(night(2, seed=3), ["random", "person"], ["nothing more"])
    match = sitting.match

    def shutters(prompt: str) -> str:
        asked = match.table.question(1)
        if asked is None or int(match.table.hour) > 1:  # type: ignore[attr-defined]
            raise EOFError
        return f"{side} one" if asked.kind == "shutters" else "wait"

    sitting.then = shutters
    assert f"The shutter on the {side} is closed." in sitting.run()


def test_who_is_away_is_not_waited_for_and_comes_back_by_answering() -> None:
    sitting = friends(3, [*at_the_shutters(3), "away Cora", "left one", "left one"])
    text = sitting.run()
    assert decided(sitting.match)[3:6] == [(2, "away"), (0, "left"), (1, "left")]
    assert "Cora is away and not waited for." in text
    match = sitting.match
    assert (match.table.away >> 2) & 1
    assert verify(parse(write(match)), BEACON).table == match.table
    again = Sitting(match, ["person"] * 3, [*at_the_shutters(3), "player Cora", "right one"])
    again.run()
    assert not (match.table.away >> 2) & 1


def test_counting_out_says_what_is_wrong() -> None:
    text = friends(2, ["away 2", *at_the_shutters(2), "away 7", "away 2", "away 2"]).run()
    assert "Nothing is decided together at this moment" in text
    assert "one of those who can be asked now: 1 Ada, 2 Bjarne." in text
    assert "Bjarne is counted out already." in text


def test_a_bot_is_never_away() -> None:
    sitting = Sitting(night(2), ["person", "random"], ["nothing more"] + ["wait"] * 5)
    sitting.run()
    sitting.typed = ["away Bjarne"]
    assert "can be asked now: 1 Ada." in sitting.run()
    assert AWAY not in [line.value for line in sitting.match.lines]


# ---------------------------------------------------------------- talk


def test_where_only_signals_are_heard_it_says_so_and_lists_them() -> None:
    text = friends(2, [*at_the_shutters(2), "signal", "signal 2", "i wood"], "wild").run()
    assert "Words are not heard at this moment, only signals" in text
    for name in ("1: Left!", "2: Right!", "3: We need wood", "4: Thanks!"):
        assert name in text
    assert "Your signal: Right!" in text
    assert "Your signal: We need wood" in text


def test_the_others_hear_a_signal() -> None:
    text = friends(2, [*at_the_shutters(2), "signal right", "right one"], "wild").run()
    assert "Ada signals: Right!" in text[text.rindex("What happened:") :]


def test_in_silence_no_signal_is_heard() -> None:
    sitting = friends(2, [*at_the_shutters(2), "signal 1"], "deafening")
    text = sitting.run()
    assert text.count("Nothing can be heard at this moment") == 3  # beside each question, and as the answer
    assert not [event for event in sitting.match.events if event.what == "signals"]


def test_where_talk_is_free_nothing_is_said_about_it() -> None:
    text = friends(2, at_the_shutters(2)).run()
    assert "heard" not in text


def test_a_game_without_signals_says_so() -> None:
    match = Match(registry.game("bloodborne"), 3, {}, 1, ["Anna", "Henryk", "Eileen"])
    assert "This game has no signals" in Sitting(match, ["person", "random", "random"], ["signal"]).run()


@pytest.mark.rule("BB-7.04", "BB-D39")
def test_a_card_is_announced_by_its_name_or_number_whatever_is_asked() -> None:
    """Henryk hears at his own choice what Anna, who has chosen, said before; and she says more when she transforms."""
    match = Match(registry.game("bloodborne"), 3, {}, 1, ["Anna", "Henryk", "Eileen"])
    typed = ["", "o axe", "announce 2", "transform", "", "log", "saw cleaver", "", "announce hunter p", "hunter p"]
    text = Sitting(match, ["person", "person", "random"], typed).run()
    told = [(event.a, event.b) for event in match.events if event.what == "announces"]
    cards = match.game.naming.option
    assert told == [(0, cards("hunter_axe")), (0, cards("saw_cleaver")), (0, cards("hunter_pistol"))]
    assert "You announced: Hunter Axe" in text
    assert "Anna announced: Hunter Axe." in text[: text.index("Henryk > saw cleaver")]
    assert "Anna: Which weapon do you bring in?" in text


def test_what_cannot_be_announced_gets_one_clear_sentence() -> None:
    match = Match(registry.game("bloodborne"), 3, {}, 1, ["Anna", "Henryk", "Eileen"])
    typed = ["announce", "announce hunter", "announce kirkhammer", "announce take no", "announce moon"]
    text = Sitting(match, ["person", "random", "random"], typed).run()
    assert text.count("What do you announce? Type “announce” and the name of one of your cards.") == 3
    assert "“hunter” fits several: Hunter Axe, Hunter Pistol, Hunter's Dream." in text
    assert "Kirkhammer is not yours." in text
    assert "To read why: rule BB-7.04" in text
    assert not [event for event in match.events if event.what == "announces"]
    assert "Nothing is announced in this game" in friends(2, ["announce 1"]).run()


# ---------------------------------------------------------------- several seats, and what is hidden


def test_between_own_heroes_there_is_no_curtain() -> None:
    sitting = alone(2, ["look out", "player 2", "look out", *["nothing more"] * 2])
    text = sitting.run()
    assert CURTAIN not in text
    assert who_was_asked(sitting)[:3] == ["Ada", "Ada", "Bjarne"]


def test_friends_have_a_curtain_only_while_there_is_something_to_hide() -> None:
    sitting = friends(2, ["gather", "player 2", "gather", "player 1", "look out", "player 2"])
    text = sitting.run()
    assert text.count(CURTAIN) == 1
    assert CURTAIN not in text[: text.index("Look out. Only you learn")]


def test_what_one_friend_has_seen_is_gone_before_the_other_looks() -> None:
    text = friends(2, ["look out", "player 2", ""]).run()
    after = text[text.index(CURTAIN) :]
    assert "You see the storm" not in after
    assert "Storm from: not known" in after
    assert after.count("\n" * 30) == 1


def test_one_person_hears_what_any_of_the_own_heroes_knows() -> None:
    text = alone(2, ["look out", "player 2"]).run()
    bjarnes = text[text.rindex("Bjarne: What do you do?") - 600 :]
    assert "You see the storm" in bjarnes
    assert "Storm from: not known" in bjarnes  # the view is that of the hero who acts


def test_taking_back_is_as_for_one_person() -> None:
    sitting = alone(2, ["gather", "player 2", "gather", "undo", "search"])
    text = sitting.run()
    assert "Everyone should agree" not in text
    assert decided(sitting.match)[:2] == [(0, "gather"), (1, "search")]
    shared = friends(2, ["gather", "undo", "no"])
    assert "Everyone should agree" in shared.run()
    assert decided(shared.match) == [(0, "gather")]


def test_a_proposal_is_taken_back_with_what_bots_did_after_it() -> None:
    sitting = Sitting(night(2), ["person", "random"], ["gather", "undo", "search", "burn"])
    sitting.run()
    assert decided(sitting.match)[0] == (0, "search")


@pytest.mark.parametrize(
    ("party", "shared", "own"),
    [
        (Party(["person", "random"]), False, [0]),
        (Party(["person", "person"]), True, [0]),
        (Party(["person", "person", "random"], [0, 0, -1]), False, [0, 1]),
        (Party(["person", "person", "person"], [0, 1, 0]), True, [0, 2]),
    ],
)
def test_who_sits_where(party: Party, shared: bool, own: list[int]) -> None:
    assert party.is_shared() == shared
    assert party.own(0) == own


# ---------------------------------------------------------------- the end


@pytest.mark.parametrize("seats", [1, 3])
def test_won_and_lost_are_told_for_the_team(seats: int) -> None:
    """A lost solo game is lost."""
    names = ", ".join(NAMES[:seats])
    for oil, won in ((0, "lost"), (40, "won")):  # who does nothing needs oil
        hour = [*["nothing more"] * seats, *["left one"] * (seats // 2 + 1)]
        sitting = Sitting(night(seats, seed=2, oil=oil), ["person"] * seats, hour * 3, [0] * seats)
        text = sitting.run()
        assert sitting.match.table.over
        assert (f"Ada has {won}." if seats == 1 else f"You have {won} together: {names}.") in text
        assert "Place" not in text
        assert f"Score: {BEACON.scores(sitting.match.table)[0]}." in text


@pytest.mark.parametrize("plain", [True, False])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_without_a_face_reads_well_everywhere(
    language: str, plain: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("NO_COLOR", raising=False)
    monkeypatch.setenv("TERM", "xterm-256color")
    sitting = Sitting(
        night(3, "wild", 4), ["person", "person", "random"], ["?", "card 1", "signal", "h", "rule BE-2.01"]
    )
    sitting.then = lambda prompt: "2" if len(sitting.prompts) % 3 else "1"
    text = sitting.run(language, plain, width=80)
    assert sitting.match.table.over
    words = registry.speech("beacon", language, []).words
    for key in ("night", "flame", "wood", "wardens", "strength"):
        assert words.say(f"view-{key}") in text
    assert "\ue000" not in text
    if plain:
        assert "\x1b" not in text
        assert not re.search("[─━│╭╮█░●○▸★✓✗]", text)
    else:
        bare = re.sub(r"\x1b\[[0-9;]*[A-Za-z]", "", text)
        assert max(len(line) for line in bare.splitlines()) <= 81
