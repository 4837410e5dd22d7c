"""Refusals name the rule, the reason and the sentence; options and outcomes have names that lead back to them."""

import pytest

from nachtspiel.engine.chance import seeded
from nachtspiel.engine.errors import Mistake, Refused
from nachtspiel.engine.game import check
from nachtspiel.engine.table import Table
from nachtspiel.games.bloodborne.refusals import SENTENCES
from nachtspiel.games.bloodborne.table import hunt_of
from nachtspiel.games.bloodborne.vocabulary import BURY, DECLINE, IN_PLAY, LEAVE, SEAT, USED
from tests.games.bloodborne.kit import ALL, GAME, Play

NOT_OFFERED = "that is not one of the choices offered now"


def refusal(play: Play, name: str, choice: str) -> tuple[str, str, dict[str, str], str]:
    """Rule, reason, names and sentence; the table must not change."""
    before = play.table.key()
    with pytest.raises(Refused) as caught:
        check(GAME, play.table, play.names.index(name), GAME.naming.option(choice))
    assert play.table.key() == before
    return caught.value.rule, caught.value.reason, caught.value.names, str(caught.value)


# ---------------------------------------------------------------- Phase 1


@pytest.mark.rule("BB-15.07")
def test_a_used_card_is_refused_by_the_rule_about_used_piles() -> None:
    play = Play(Henryk={"used": ["hunter_axe"]}, Eileen={}, Ludwig={})
    assert refusal(play, "Henryk", "hunter_axe") == (
        "BB-15.07",
        "in-used",
        {"card": "hunter_axe"},
        "hunter_axe lies in the used pile and cannot be chosen until it has been taken back in Hunter's Dream",
    )
    assert play.waits() == ALL


@pytest.mark.rule("BB-7.01")
def test_a_strange_card_is_refused() -> None:
    play = Play(Henryk={}, Eileen={"also": ["cannon"]}, Ludwig={})
    assert refusal(play, "Henryk", "cannon") == (
        "BB-7.01",
        "not-owned",
        {"card": "cannon"},
        "cannon is not among this hunter's cards",
    )
    play.choose(Eileen="cannon")
    assert play.waits() == ["Henryk", "Ludwig"]


@pytest.mark.rule("BB-7.01", "BB-7.02")
@pytest.mark.parametrize("choice", ["decline", "leave", "bury", "hunter 1", "used hunter_axe", "in_play hunter_axe"])
def test_what_is_no_card_cannot_be_played(choice: str) -> None:
    play = Play(Henryk={"used": ["hunter_axe"]}, Eileen={}, Ludwig={})
    assert refusal(play, "Henryk", choice) == ("BB-7.01", "not-offered", {}, NOT_OFFERED)
    assert play.waits() == ALL


@pytest.mark.rule("BB-7.01")
def test_a_number_beyond_the_last_card_is_no_card() -> None:
    play = Play(Henryk={}, Eileen={}, Ludwig={})
    last = len(GAME.box.cards) - 1
    for option, reason in ((last, "not-owned"), (last + 1, "not-offered"), (-1, "not-offered")):
        assert GAME.naming.refusal(play.table, 0, option).reason == reason
    assert play.waits() == ALL


# ---------------------------------------------------------------- Phase 2


@pytest.mark.rule("BB-8.04", "BB-8.05", "BB-8.01")
@pytest.mark.parametrize(
    ("choice", "rule", "reason", "sentence"),
    [
        (
            "hunters_dream", "BB-8.04", "not-weapon",
            "hunters_dream is no weapon, and whoever transforms must bring in a weapon",
        ),
        (
            "blood_vial", "BB-8.04", "not-weapon",
            "blood_vial is no weapon, and whoever transforms must bring in a weapon",
        ),
        (
            "transform", "BB-8.04", "not-weapon",
            "transform is no weapon, and whoever transforms must bring in a weapon",
        ),
        (
            "hunter_axe", "BB-8.05", "in-used",
            "hunter_axe lies in the used pile and cannot be chosen until it has been taken back in Hunter's Dream",
        ),
        ("cannon", "BB-8.01", "not-owned", "cannon is not among this hunter's cards"),
    ],
)  # fmt: skip
def test_what_transform_cannot_bring_in(choice: str, rule: str, reason: str, sentence: str) -> None:
    play = Play(Henryk={"used": ["hunter_axe"], "also": ["blood_vial"]}, Eileen={}, Ludwig={})
    play.choose(Henryk="transform", Eileen="saw_cleaver", Ludwig="saw_cleaver")
    assert play.offered("Henryk") == ["hunter_pistol", "saw_cleaver"]
    assert refusal(play, "Henryk", choice) == (rule, reason, {"card": choice}, sentence)
    assert refusal(play, "Henryk", "decline") == ("BB-8.01", "not-offered", {}, NOT_OFFERED)
    assert play.waits() == ["Henryk"]


# ---------------------------------------------------------------- Phase 3


@pytest.mark.rule("BB-D61")
def test_a_hunter_who_is_no_target_is_refused() -> None:
    play = Play(Henryk={"also": ["evelyn"]}, Eileen={}, Ludwig={"collected": 1})
    play.choose(Henryk="evelyn", Eileen="saw_cleaver", Ludwig="saw_cleaver")
    for seat in ("1", "2"):
        assert refusal(play, "Henryk", f"hunter {seat}") == (
            "BB-D61",
            "not-a-target",
            {"card": "evelyn", "seat": seat},
            f"evelyn cannot be aimed at seat {seat} now",
        )
    for choice in ("hunter 4", "hunter 5", "decline", "hunter_axe"):
        assert refusal(play, "Henryk", choice) == ("BB-D61", "not-offered", {}, NOT_OFFERED)
    assert play.waits() == ["Henryk"]


@pytest.mark.rule("BB-D61")
def test_the_last_seat_of_the_table_can_be_no_target_either() -> None:
    play = Play(Henryk={"also": ["evelyn"]}, Eileen={"collected": 2}, Ludwig={})
    play.choose(Henryk="evelyn", Eileen="saw_cleaver", Ludwig="saw_cleaver")
    assert refusal(play, "Henryk", "hunter 3")[:2] == ("BB-D61", "not-a-target")
    assert play.waits() == ["Henryk"]


@pytest.mark.rule("BB-9.01")
def test_who_looks_at_the_dungeon_leaves_or_buries() -> None:
    play = Play(Henryk={"also": ["madmans_knowledge"]}, Eileen={}, Ludwig={})
    play.choose(Henryk="madmans_knowledge", Eileen="saw_cleaver", Ludwig="saw_cleaver")
    assert play.offered("Henryk") == ["bury", "leave"]
    for choice in ("decline", "hunter 2", "hunter_axe"):
        assert refusal(play, "Henryk", choice) == ("BB-9.01", "not-offered", {}, NOT_OFFERED)
    assert play.waits() == ["Henryk"]


# ---------------------------------------------------------------- Phase 7


@pytest.mark.rule("BB-13.09")
@pytest.mark.parametrize("choice", ["cannon", "hunter_axe", "hunters_dream"])
def test_only_what_lies_in_the_row_can_be_taken(choice: str) -> None:
    play = Play(Henryk={}, Eileen={}, Ludwig={})
    play.round("green 0", Henryk="hunters_dream", Eileen="saw_cleaver", Ludwig="saw_cleaver")
    assert refusal(play, "Henryk", choice) == (
        "BB-13.09",
        "not-in-row",
        {"card": choice},
        f"{choice} is not among the Available Upgrades",
    )
    assert refusal(play, "Henryk", "leave") == ("BB-13.09", "not-offered", {}, NOT_OFFERED)
    assert refusal(play, "Henryk", "used kirkhammer") == ("BB-13.09", "not-offered", {}, NOT_OFFERED)
    assert play.waits() == ["Henryk"]


@pytest.mark.rule("BB-16.06")
def test_the_killed_are_refused_by_their_own_rule() -> None:
    play = Play(Henryk={"health": 1}, Eileen={}, Ludwig={})
    play.round("green 1", Henryk="saw_cleaver", Eileen="saw_cleaver", Ludwig="saw_cleaver")
    assert refusal(play, "Henryk", "leave") == ("BB-16.06", "not-offered", {}, NOT_OFFERED)
    assert refusal(play, "Henryk", "cannon")[:2] == ("BB-13.09", "not-in-row")
    assert play.waits() == ["Henryk"]


@pytest.mark.rule("BB-D10")
def test_an_upgrade_that_must_be_taken_cannot_be_declined() -> None:
    play = Play(position={"settings": {"upgrade": "must"}}, Henryk={}, Eileen={}, Ludwig={})
    play.round("green 0", Henryk="hunters_dream", Eileen="saw_cleaver", Ludwig="saw_cleaver")
    assert refusal(play, "Henryk", "decline") == ("BB-D10", "must-take", {}, "at this table an upgrade must be taken")
    assert play.waits() == ["Henryk"]


@pytest.mark.rule("BB-14.10", "BB-14.11")
def test_what_cannot_be_removed() -> None:
    play = Play(Henryk={"health": 1, "used": ["hunter_axe"], "also": ["cannon", "evelyn"]}, Eileen={}, Ludwig={})
    play.round("green 1", Henryk="saw_cleaver", Eileen="saw_cleaver", Ludwig="saw_cleaver")
    play.choose(Henryk="kirkhammer")
    dream = ("BB-14.11", "dream-stays", {"card": "hunters_dream"}, "hunters_dream can never be removed from the game")
    for choice in ("hunters_dream", "used hunters_dream", "in_play hunters_dream"):
        assert refusal(play, "Henryk", choice) == dream
    for choice in ("saw_spear", "blood_vial"):
        sentence = f"{choice} is not among this hunter's cards"
        assert refusal(play, "Henryk", choice) == ("BB-14.10", "not-owned", {"card": choice}, sentence)
    for choice in ("decline", "hunter 2", "hunter 5", "used cannon", "in_play hunter_axe"):
        assert refusal(play, "Henryk", choice) == ("BB-14.10", "not-offered", {}, NOT_OFFERED)
    assert play.waits() == ["Henryk"]


# ---------------------------------------------------------------- whoever is not asked


def test_who_is_not_asked_cannot_answer() -> None:
    play = Play(Henryk={}, Eileen={}, Ludwig={})
    play.choose(Eileen="saw_cleaver")
    assert refusal(play, "Eileen", "hunter_axe") == ("", "", {}, "seat 2 is not asked anything now")
    for seat in (-1, 3):
        with pytest.raises(Refused) as caught:
            check(GAME, play.table, seat, 0)
        assert str(caught.value) == f"there is no seat {seat + 1} here, the seats are 1 to 3"
        assert caught.value.rule == ""
    assert play.waits() == ["Henryk", "Ludwig"]


def test_after_the_end_nothing_can_be_answered() -> None:
    play = Play(monster="gehrman", echoes=1, Henryk={}, Eileen={}, Ludwig={})
    play.round(Henryk="hunter_pistol", Eileen="saw_cleaver", Ludwig="saw_cleaver")
    assert refusal(play, "Henryk", "hunter_axe") == ("", "", {}, "the game is over")
    assert play.table.over


def test_a_refusal_without_a_question_names_no_rule() -> None:
    play = Play(Henryk={}, Eileen={}, Ludwig={})
    play.choose(Eileen="saw_cleaver")
    refused = GAME.naming.refusal(play.table, 1, 0)
    assert (refused.rule, refused.reason, refused.names) == ("", "not-offered", {})
    assert play.waits() == ["Henryk", "Ludwig"]


def test_a_table_of_another_game_is_refused() -> None:
    play = Play(Henryk={}, Eileen={}, Ludwig={})
    assert hunt_of(play.table) is play.table
    with pytest.raises(TypeError, match=r"^this is not a table of Bloodborne$"):
        hunt_of(Table(3, seeded(0)))
    assert set(SENTENCES) == {
        "in-used", "not-owned", "not-weapon", "dream-stays", "not-in-row", "must-take", "not-a-target", "not-offered",
    }  # fmt: skip
    assert play.waits() == ALL


# ---------------------------------------------------------------- names of options


def test_every_option_has_a_name_that_leads_back() -> None:
    numbers = GAME.naming.options.numbers
    for name, option in numbers.items():
        assert GAME.naming.option_name(option) == name
        assert GAME.naming.option(name) == option
    cards = len(GAME.box.cards)
    assert len(numbers) == 3 * cards + 5 + 3
    assert len(set(numbers.values())) == len(numbers)


@pytest.mark.parametrize(
    ("option", "name"),
    [
        (0, "hunter_axe"),
        (4, "hunters_dream"),
        (USED, "used hunter_axe"),
        (USED + 4, "used hunters_dream"),
        (IN_PLAY, "in_play hunter_axe"),
        (IN_PLAY + 4, "in_play hunters_dream"),
        (SEAT, "hunter 1"),
        (SEAT + 4, "hunter 5"),
        (DECLINE, "decline"),
        (LEAVE, "leave"),
        (BURY, "bury"),
    ],
)
def test_options_as_records_write_them(option: int, name: str) -> None:
    assert GAME.naming.option_name(option) == name
    assert GAME.naming.option(name) == option


def test_the_numbers_of_options_stay_as_records_know_them() -> None:
    assert (USED, IN_PLAY, SEAT, DECLINE, LEAVE, BURY) == (50, 100, 150, 160, 161, 162)


CARDS = len(GAME.box.cards)


@pytest.mark.parametrize("option", [-1, CARDS, 49, USED + CARDS, 99, IN_PLAY + CARDS, 149, 163, 999])
def test_a_number_that_means_nothing_says_so(option: int) -> None:
    assert GAME.naming.option_name(option) == f"option {option}"


@pytest.mark.parametrize("name", ["", "hunter 0", "hunter 6", "Hunter Axe", "option 5", "used", "pass"])
def test_a_name_that_means_nothing_is_a_mistake(name: str) -> None:
    with pytest.raises(Mistake) as caught:
        GAME.naming.option(name)
    assert str(caught.value) == f"'{name}' is no card and no choice of bloodborne"


# ---------------------------------------------------------------- names of outcomes


@pytest.mark.parametrize(
    ("purpose", "faces"),
    [
        ("green", ["0", "0", "1", "1+", "1+", "2"]),
        ("yellow", ["0", "1", "1", "1+", "2+", "3"]),
        ("red", ["0", "1+", "2", "2+", "3", "4"]),
    ],
)
def test_the_faces_of_the_dice_have_names(purpose: str, faces: list[str]) -> None:
    assert [GAME.naming.outcome_name(purpose, face) for face in range(6)] == faces
    for face in faces:
        assert GAME.naming.outcome(purpose, face) == faces.index(face)


@pytest.mark.parametrize(
    ("purpose", "face"), [("green", "3"), ("green", "2+"), ("yellow", "4"), ("red", "1"), ("red", "")]
)
def test_a_die_has_only_its_own_faces(purpose: str, face: str) -> None:
    with pytest.raises(Mistake) as caught:
        GAME.naming.outcome(purpose, face)
    assert str(caught.value) == f"the {purpose} die has no face '{face}'"


def test_the_other_outcomes_have_names_that_lead_back() -> None:
    for seat in range(5):
        assert GAME.naming.outcome_name("first_player", seat) == str(seat + 1)
        assert GAME.naming.outcome("first_player", str(seat + 1)) == seat
    for card in GAME.box.cards:
        assert GAME.naming.outcome_name("upgrade", card.number) == card.key
        assert GAME.naming.outcome("upgrade", card.key) == card.number
    for monster in GAME.box.monsters:
        for purpose in ("dungeon", "final_boss"):
            assert GAME.naming.outcome_name(purpose, monster.number) == monster.key
            assert GAME.naming.outcome(purpose, monster.key) == monster.number


@pytest.mark.parametrize(
    ("purpose", "name", "message"),
    [
        ("first_player", "0", "'0' is no seat"),
        ("first_player", "6", "'6' is no seat"),
        ("upgrade", "rabid_dog", "there is no card 'rabid_dog'"),
        ("dungeon", "cannon", "there is no monster 'cannon'"),
        ("final_boss", "nobody", "there is no monster 'nobody'"),
        (
            "weather", "rain",
            "nothing is ever drawn for 'weather'; chance decides green, yellow, red, first_player, upgrade, dungeon, "
            "final_boss",
        ),
    ],
)  # fmt: skip
def test_an_outcome_that_cannot_be_is_a_mistake(purpose: str, name: str, message: str) -> None:
    with pytest.raises(Mistake) as caught:
        GAME.naming.outcome(purpose, name)
    assert str(caught.value) == message
