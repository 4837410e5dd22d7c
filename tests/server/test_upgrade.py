"""A database of an older version goes on: with the content of its time, and with content in which a card was added or
removed, something printed corrected, a setting added."""

import asyncio
import re
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from litestar.testing import TestClient

from nachtspiel.engine import record
from nachtspiel.engine.game import Setting
from nachtspiel.games import registry
from nachtspiel.games.bloodborne import box
from nachtspiel.server.app import Server
from nachtspiel.server.backup import backup, restore
from nachtspiel.server.config import database
from nachtspiel.server.examine import examine
from nachtspiel.server.lessons import lessons
from tests.server.kit import PATIENT, bearer, decide, hall_of, look, reason, visited, wait_for
from tests.server.old import GAMES, bring_back_content, lay_down, texts_of_that_time

RECORDS = Path(__file__).parents[1] / "engine" / "old"
OPEN = [what for what, one in GAMES.items() if not one["over"]]
SEEDLESS = ("fork of the hunt alone", "lesson of bloodborne", "duel with a deck of one's own")


def record_of(what: str) -> str:
    return (RECORDS / f"{what.replace(' ', '-').replace(chr(39), '')}.record").read_text(encoding="utf-8")


@pytest.fixture(autouse=True)
def build(monkeypatch: pytest.MonkeyPatch) -> Iterator[pytest.MonkeyPatch]:
    """The games with the content of that time; a test may change them. Lessons are read by the games of the day."""
    bring_back_content(monkeypatch)
    yield monkeypatch
    lessons.cache_clear()


@pytest.fixture
def upgraded(tmp_path: Path) -> Iterator[TestClient[Server]]:
    lay_down(tmp_path)
    with visited(tmp_path) as client:
        yield client


def go_on(client: TestClient[Server], what: str) -> None:
    """Somebody who is asked decides, and it counts."""
    match, keys = GAMES[what]["match"], [key for key in GAMES[what]["keys"] if key]
    if len(keys) == 1:
        wait_for(client, match, keys[0])
    key = next(key for key in keys if look(client, match, key)["view"]["question"])
    table = look(client, match, key)
    if table["lesson"]:
        options = [option["option"] for option in table["view"]["question"]["options"]]
        answer = decide(client, match, key, options.index(table["lesson"]["option"]))
    else:
        answer = decide(client, match, key)
    assert answer.status_code == 200, answer.text
    if len(keys) == 1:
        wait_for(client, match, key)
        rest(client)
    assert look(client, match, key)["decisions"] > GAMES[what]["decisions"]


def rest(client: TestClient[Server]) -> None:
    """Until no bot decides any more."""
    end = time.monotonic() + PATIENT
    while hall_of(client).company.tasks:
        assert time.monotonic() < end
        time.sleep(0.01)


def without_seed(text: str) -> list[str]:
    """A record but for its seed (one that nobody had chosen is no longer kept) and the version of the rules."""
    return [row for row in text.splitlines() if not row.startswith(("seed:", "chance:", "rules:"))]


@pytest.mark.parametrize("what", GAMES)
def test_every_game_stands_where_it_stood(upgraded: TestClient[Server], what: str) -> None:
    table = look(upgraded, GAMES[what]["match"])
    rest(upgraded)
    assert table["view"]["over"] == GAMES[what]["over"]
    ledger = hall_of(upgraded).rooms[GAMES[what]["match"]].ledger
    assert ledger.misfit is None
    rows = without_seed(record_of(what))
    now = without_seed(record.write(ledger.match))
    assert (ledger.match.seed is not None) == table["seeded"] == (what not in SEEDLESS)
    assert [row for row in now if row in rows] == rows[:-1]
    assert len(now) == len(rows) or what in OPEN


@pytest.mark.parametrize("what", OPEN)
def test_every_open_game_goes_on_and_verifies(upgraded: TestClient[Server], what: str) -> None:
    go_on(upgraded, what)
    match = hall_of(upgraded).rooms[GAMES[what]["match"]].ledger.match
    read = record.parse(record.write(match))
    assert record.verify(read, match.game).table == match.table
    assert record.unchecked(read, match) == []


def test_names_are_stored_and_only_names(upgraded: TestClient[Server]) -> None:
    go_on(upgraded, "duel of two people")
    hall = hall_of(upgraded)
    with upgraded.portal() as portal:
        rows = portal.call(hall.store.lines, GAMES["duel of two people"]["match"])
        announced = portal.call(hall.store.lines, GAMES["hunt of three people"]["match"])[-1]
    assert {row.value for row in rows} == {0}
    assert all(row.text for row in rows[1:])
    assert (announced.kind, announced.value) == ("announce", 0)
    registry.game("bloodborne").naming.option(announced.text)


# ---------------------------------------------------------------- another build


def rebuild(build: pytest.MonkeyPatch, name: str, file: str, *changes: tuple[str, str]) -> None:
    """A game whose content says something else."""
    texts = texts_of_that_time(name)
    for old, new in changes:
        assert texts[file].count(old) == 1, old
        texts[file] = texts[file].replace(old, new)
    build.setitem(registry._games, name, registry.open_content(name, texts))


def card(name: str, file: str, key: str) -> str:
    """What a content file says of a card."""
    blocks = re.findall(r"\[\[card\]\]\n.*?\n\n", texts_of_that_time(name)[file], re.DOTALL)
    found: str = next(block for block in blocks if f'key = "{key}"' in block)
    return found


@pytest.fixture
def tomorrow(build: pytest.MonkeyPatch) -> None:
    """In both games a card was added before the others, something printed was corrected, and a setting was added."""
    old = card("bloodborne", "cards.toml", "kirkhammer")
    new = old.replace("kirkhammer", "moonlight_sword") + old.replace('"published"', '"original"')
    build.setattr(box, "UPGRADES", 33)
    rebuild(build, "bloodborne", "cards.toml", (old, new))
    old = card("bluthelden", "white.toml", "swordsman")
    new = old.replace("swordsman", "squire") + old.replace('"published"', '"original"')
    rebuild(build, "bluthelden", "white.toml", (old, new))
    for name in ("bloodborne", "bluthelden"):
        registry.game(name).settings.insert(0, Setting("weather", "clear", ["clear", "fog"]))


@pytest.fixture
def without_evelyn(build: pytest.MonkeyPatch) -> None:
    """A card of Bloodborne was removed."""
    build.setattr(box, "UPGRADES", 31)
    rebuild(build, "bloodborne", "cards.toml", (card("bloodborne", "cards.toml", "evelyn"), ""))


CHANGED = pytest.mark.skipif(not str(box.__file__).endswith(".py"), reason="compiled, a box counts its own cards")
STUCK = {what for what in GAMES if "evelyn" in record_of(what)}


@CHANGED
@pytest.mark.usefixtures("tomorrow")
def test_with_a_new_card_a_corrected_text_and_a_new_setting_every_game_goes_on(tmp_path: Path) -> None:
    lay_down(tmp_path)
    with visited(tmp_path) as client:
        for what, one in GAMES.items():
            table = look(client, one["match"])
            ledger = hall_of(client).rooms[one["match"]].ledger
            assert ledger.misfit is None
            assert ledger.game.content != ledger.founding.content
            assert ledger.match.settings["weather"] == "clear"
            rows = [row for row in record_of(what).splitlines() if re.match(r"\*|\d+:|scores", row)]
            written = record.write(ledger.match)
            assert [row for row in written.splitlines() if re.match(r"\*|\d+:|scores", row)][: len(rows)] == rows
            record.verify(record.parse(written), ledger.game)
            record.verify(record.parse(record_of(what)), ledger.game)
            assert table["view"]["over"] == one["over"]
            if not one["over"]:
                go_on(client, what)
    assert asyncio.run(examine(database(str(tmp_path / "games.db")), lambda *_: None)) == (len(GAMES), [])


@CHANGED
@pytest.mark.usefixtures("without_evelyn")
def test_a_game_whose_card_was_removed_says_what_does_not_fit_and_can_be_read(tmp_path: Path) -> None:
    lay_down(tmp_path)
    what = "hunt of three people"
    match, keys = GAMES[what]["match"], GAMES[what]["keys"]
    with visited(tmp_path) as client:
        table = look(client, match, keys[0])
        assert 0 < table["decisions"] < GAMES[what]["decisions"]
        key = next(key for key in keys if look(client, match, key)["view"]["question"])
        answer = decide(client, match, key)
        assert (answer.status_code, reason(answer)) == (409, "other-rules")
        sentence = answer.json()["error"]["sentence"]
        assert f"it fits up to decision {table['decisions']}, but line " in sentence
        assert sentence.endswith(" does not (there is no card 'evelyn')")
        assert look(client, match, key)["stopped"]["sentence"] == sentence
        for path, body in (("undo", {}), ("seat", {"name": "Bertha"}), ("seat", {"stand_in": "random"}), ("claim", {})):
            refused = client.post(f"/api/matches/{match}/{path}", json=body, headers=bearer(key))
            assert reason(refused) == "other-rules", path
        replay = client.get(f"/api/matches/{match}/replay", headers=bearer(key))
        assert len(replay.json()["points"]) == table["decisions"] + 1
        text = client.get(f"/api/matches/{match}/record", headers=bearer(key)).text
        assert len(record.verify(record.parse(text), registry.game("bloodborne")).marks) == table["decisions"]
        assert client.get(f"/api/matches/{match}/record").status_code == 403
        for other in sorted(set(GAMES) - STUCK):
            assert look(client, GAMES[other]["match"])["stopped"] is None
            if not GAMES[other]["over"]:
                go_on(client, other)


@CHANGED
@pytest.mark.usefixtures("without_evelyn")
def test_it_is_known_beforehand_which_games_would_not_go_on(tmp_path: Path) -> None:
    path = lay_down(tmp_path)
    seen: list[tuple[int, int]] = []
    total, stuck = asyncio.run(examine(database(str(path)), lambda done, all_: seen.append((done, all_))))
    assert total == len(GAMES)
    assert seen == [(done, total) for done in range(1, total + 1)]
    assert {one.match for one in stuck} == {GAMES[what]["match"] for what in STUCK}
    assert all(one.why.endswith("(there is no card 'evelyn')") for one in stuck)
    connection = sqlite3.connect(path)
    assert connection.execute("select version_num from alembic_version").fetchone() == ("0002",)


def test_a_setting_that_is_gone_matters_only_to_those_who_chose_it(tmp_path: Path) -> None:
    asyncio.run(backup(database(str(lay_down(tmp_path))), tmp_path / "backup"))
    db = tmp_path / "new.db"
    asyncio.run(restore(tmp_path / "backup", database(str(db))))
    connection = sqlite3.connect(db)
    for what, weather, usual in (
        ("hunt alone", "clear", '["weather", "upgrade"]'),
        ("duel of two people", "fog", "[]"),
    ):
        settings = "json_insert(settings, '$.weather', ?)"
        connection.execute(
            f"update matches set settings = {settings}, usual = ? where id = ?",
            (weather, usual, GAMES[what]["match"]),
        )
    connection.commit()
    total, stuck = asyncio.run(examine(database(str(db)), lambda *_: None))
    assert (total, [one.match for one in stuck]) == (len(GAMES), [GAMES["duel of two people"]["match"]])
    assert "(bluthelden has no setting 'weather'; its settings are deck1, " in stuck[0].why


def test_a_match_that_cannot_even_be_laid_out_can_be_read_by_those_who_sit_there(tmp_path: Path) -> None:
    path = lay_down(tmp_path)
    what = "duel of two people"
    match, keys = GAMES[what]["match"], GAMES[what]["keys"]
    with visited(tmp_path):
        pass  # brings the store up to date
    connection = sqlite3.connect(path)
    connection.execute("update matches set settings = json_insert(settings, '$.weather', 'fog'), usual = '[]'")
    connection.commit()
    connection.close()
    with visited(tmp_path) as client:
        answer = client.get(f"/api/matches/{match}", headers=bearer(keys[0]))
        assert (answer.status_code, reason(answer)) == (409, "other-rules")
        assert client.get(f"/api/matches/{match}/record").status_code == 403
        text = client.get(f"/api/matches/{match}/record", headers=bearer(keys[0])).text
    assert "seed:" not in text
    lines = re.compile(r"\*|\d+:|names:")
    assert [row for row in text.splitlines() if lines.match(row)] == [
        row for row in record_of(what).splitlines() if lines.match(row)
    ]
    assert "set weather: fog" in text.splitlines()
