"""Beast Claw and Whirligig Saw: the used pile; and what the saw costs."""

import pytest

from tests.games.bloodborne.kit import ALL, Play, blows

PILE = ["hunter_axe", "saw_cleaver", "hunter_pistol", "transform", "kirkhammer"]


@pytest.mark.rule("BB-11.03", "BB-D50")
@pytest.mark.parametrize(("used", "claw", "saw"), [(0, 1, 4), (1, 2, 2), (2, 3, 2), (3, 4, 2), (4, 4, 2), (5, 4, 2)])
def test_the_claw_grows_with_the_used_pile_and_the_saw_wants_it_empty(used: int, claw: int, saw: int) -> None:
    pile = PILE[:used]
    play = Play(
        "carrion_crows", 20, Henryk={"used": pile, "also": ["beast_claw"]},
        Eileen={"used": pile, "also": ["whirligig_saw"]}, Ludwig={},
    )  # fmt: skip
    play.round("green 0", Henryk="beast_claw", Eileen="whirligig_saw", Ludwig="hunters_dream")
    assert blows(play) == [f"BB-11.03 hits Henryk carrion_crows {claw}", f"BB-11.03 hits Eileen carrion_crows {saw}"]
    assert [line for line in play.told() if "hurt" in line] == ["BB-D57 hurt Eileen 1 7"]
    assert play.waits() == ["Ludwig"]


@pytest.mark.rule("BB-15.02", "BB-15.09")
def test_a_transform_still_in_play_is_no_used_card_for_claw_and_saw() -> None:
    play = Play(
        "carrion_crows", 20, Henryk={"also": ["beast_claw"]}, Eileen={"also": ["whirligig_saw"]}, Ludwig={}
    )  # fmt: skip
    play.choose(Henryk="transform", Eileen="transform", Ludwig="hunters_dream")
    play.round("green 0", Henryk="beast_claw", Eileen="whirligig_saw")
    assert blows(play) == ["BB-11.03 hits Henryk carrion_crows 1", "BB-11.03 hits Eileen carrion_crows 4"]
    assert play.waits() == ["Ludwig"]


@pytest.mark.rule("BB-11.03")
def test_claw_and_saw_look_only_at_their_own_hunters_used_pile() -> None:
    play = Play(
        "carrion_crows", 20, Henryk={"also": ["beast_claw"]}, Eileen={"also": ["whirligig_saw"]}, Ludwig={"used": PILE}
    )  # fmt: skip
    play.round("green 0", Henryk="beast_claw", Eileen="whirligig_saw", Ludwig="hunters_dream")
    assert blows(play) == ["BB-11.03 hits Henryk carrion_crows 1", "BB-11.03 hits Eileen carrion_crows 4"]
    assert play.waits() == ["Ludwig"]


@pytest.mark.rule("BB-13.07")
def test_the_saw_is_strong_again_when_the_dream_has_emptied_the_used_pile() -> None:
    play = Play("vicar_amelia", 20, Henryk={"used": ["hunter_axe"], "also": ["whirligig_saw"]}, Eileen={}, Ludwig={})
    play.round("red 0", Henryk="hunters_dream", Eileen="saw_cleaver", Ludwig="saw_cleaver")
    play.choose(Henryk="decline")
    play.round("red 0", Henryk="whirligig_saw", Eileen="hunter_axe", Ludwig="hunter_axe")
    assert "BB-11.03 hits Henryk vicar_amelia 4" in play.told()
    assert play.waits() == ALL
