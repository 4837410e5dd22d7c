"""Before an upgrade: every stored match is played again by this program, and whatever would not go on is named. The
store itself is only read: a copy of it is brought to the newest shape and looked at."""

import tempfile
from collections.abc import Callable
from pathlib import Path

import msgspec

from nachtspiel.engine.errors import Mistake
from nachtspiel.server.backup import backup, restore
from nachtspiel.server.config import database
from nachtspiel.server.ledger import Ledger
from nachtspiel.server.store import Store


class Stuck(msgspec.Struct, frozen=True):
    """A match that does not go on with this program."""

    match: str
    game: str
    at: int  # when it was founded, in milliseconds since 1970
    why: str


async def examine(db: str, progress: Callable[[int, int], None]) -> tuple[int, list[Stuck]]:
    """How many matches there are, and which of them would not go on. `progress` hears of each: how many are done, and
    how many there are."""
    with tempfile.TemporaryDirectory(prefix="nachtspiel-") as folder:
        copy = Path(folder) / "backup"
        await backup(db, copy)
        store = Store(database(str(Path(folder) / "games.db")))
        await restore(copy, store.db)
        try:
            matches = await store.matches()
            stuck = []
            for done, match in enumerate(matches, 1):
                stuck += await misfit_of(store, match)
                progress(done, len(matches))
        finally:
            await store.close()
        return len(matches), stuck


async def misfit_of(store: Store, match: str) -> list[Stuck]:
    founding, rows = await store.founding(match), await store.lines(match)
    assert founding is not None
    try:
        misfit = Ledger(founding, rows).misfit
    except Mistake as mistake:
        return [Stuck(match, founding.game, founding.at, str(mistake))]
    return [] if misfit is None else [Stuck(match, founding.game, founding.at, str(misfit))]
