"""What might follow from a choice is played out on imagined tables: honest, and without a trace."""

from litestar.testing import TestClient

from nachtspiel.engine.table import Event
from nachtspiel.server.app import Server
from nachtspiel.server.preview import RUNS, future, preview
from tests.games.bloodborne.kit import GAME, Play, check_dice_are_free
from tests.server.kit import ALONE, bearer, decide, found, look, reason

Client = TestClient[Server]


def transforming() -> Play:
    """Henryk has revealed Transform, Eileen the pistol, Ludwig the axe; Henryk is asked for a weapon."""
    play = Play("scourge_beast", 3, Henryk={}, Eileen={}, Ludwig={})
    play.choose(Henryk="transform", Eileen="hunter_pistol", Ludwig="hunter_axe")
    return play


def told(play: Play, events: list[Event]) -> list[str]:
    return [GAME.naming.event_line(event, play.names) for event in events]


def test_what_is_certain_happens_in_every_future() -> None:
    play = transforming()
    before = play.table.key()
    runs = preview(GAME, play.table, 0, GAME.naming.option("saw_cleaver"))
    assert len(runs) == RUNS
    for run in runs:
        lines = told(play, run)
        assert "BB-8.02 draws_weapon Henryk saw_cleaver" in lines
        assert "BB-9.03 hits Eileen scourge_beast 1" in lines  # the pistol is instant
        assert any(line.startswith("BB-10.04 attack scourge_beast") for line in lines)
    assert play.table.key() == before


def test_what_chance_decides_differs_between_the_futures() -> None:
    play = transforming()
    runs = preview(GAME, play.table, 0, GAME.naming.option("hunter_pistol"))
    attacks = {line for run in runs for line in told(play, run) if line.startswith("BB-10.04 attack")}
    assert len(attacks) > 2
    assert all("BB-9.07 clash Henryk hunter_pistol" in told(play, run) for run in runs)  # two pistols cancel out


def test_a_future_ends_when_the_seat_is_asked_again() -> None:
    play = transforming()
    for run in preview(GAME, play.table, 0, GAME.naming.option("hunter_axe")):
        rounds = [line for line in told(play, run) if line.startswith("BB-6.02 round")]
        deaths = [line for line in told(play, run) if "dies Henryk" in line]
        assert len(rounds) == (0 if deaths else 1)


def test_others_secrets_do_not_matter() -> None:
    """Two tables that differ only in a card laid face down give the same futures."""
    plays = [Play("carrion_crows", 7, Henryk={}, Eileen={}, Ludwig={}) for _ in range(2)]
    plays[0].choose(Eileen="hunter_axe")
    plays[1].choose(Eileen="hunters_dream")
    seen = [
        [told(play, run) for run in preview(GAME, play.table, 0, GAME.naming.option("saw_cleaver"))] for play in plays
    ]
    assert seen[0] == seen[1]


def test_the_server_tells_it_only_to_the_seat_that_is_asked(client: Client) -> None:
    match, keys = found(client, ALONE)
    table = look(client, match, keys[0])
    question = table["view"]["question"]
    option = question["options"][0]["option"]
    place = f"/api/matches/{match}/preview?decision={question['number']}&option="
    answer = client.get(f"{place}{option}", headers=bearer(keys[0]))
    assert answer.status_code == 200
    assert len(answer.json()["runs"]) == RUNS
    assert reason(client.get(f"{place}{option}")) == "key"
    refused = client.get(f"{place}4999", headers=bearer(keys[0]))
    assert refused.status_code == 409
    assert client.get(f"{place}x", headers=bearer(keys[0])).status_code == 400
    assert look(client, match, keys[0])["view"]["question"] == table["view"]["question"]
    assert decide(client, match, keys[0]).status_code == 200
    late = client.get(f"{place}{option}", headers=bearer(keys[0]))
    assert (late.status_code, late.json()) == (200, {"runs": []})


def test_what_the_others_do_says_nothing_about_the_dice() -> None:
    table = Play("carrion_crows", 7, Henryk={}, Eileen={}, Ludwig={}).table
    cleaver = GAME.naming.option("saw_cleaver")
    check_dice_are_free(future(GAME, GAME.knowing.imagine(table, 0, seed), 0, cleaver, seed) for seed in range(300))
