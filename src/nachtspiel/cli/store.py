"""The database: looked through before an upgrade, backed up and restored."""

import argparse
import asyncio
import json
import sys
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path

Said = argparse.Namespace
DB_HELP = "a file, or postgresql://...; default: a file in your data folder"


def add_actions(command: argparse.ArgumentParser) -> None:
    actions = command.add_subparsers(dest="action", required=True, metavar="ACTION", parser_class=type(command))
    check = actions.add_parser("check", help="play every stored match again: does it go on with this version?")
    check.add_argument("--json", action="store_true")
    keep = actions.add_parser("backup", help="write everything into one file; the server may go on meanwhile")
    keep.add_argument("file", type=Path, metavar="FILE", help="a new file")
    fill = actions.add_parser("restore", help="fill an empty database with a backup")
    fill.add_argument("file", type=Path, metavar="FILE", help="a backup, of SQLite or PostgreSQL")
    for action in (check, keep, fill):
        action.add_argument("--db", metavar="URL", help=DB_HELP)


def db(said: Said) -> int:
    return ACTIONS[said.action](said)


def check(said: Said) -> int:
    from nachtspiel.server.config import database
    from nachtspiel.server.examine import examine

    matches, stuck = asyncio.run(examine(database(said.db), progress if sys.stderr.isatty() else quietly))
    if said.json:
        found = [{"match": one.match, "game": one.game, "at": one.at, "why": one.why} for one in stuck]
        print(json.dumps({"matches": matches, "stuck": found}, ensure_ascii=False, indent=1))
    else:
        for one in stuck:
            day = datetime.fromtimestamp(one.at / 1000, UTC).strftime("%Y-%m-%d")
            print(f"{one.match}  {one.game}, begun on {day}: {one.why}")
        print(f"{matches - len(stuck)} of {matches} matches go on with this version, {len(stuck)} do not")
    return 1 if stuck else 0


def progress(done: int, total: int) -> None:
    print(f"\r{done}/{total} matches", end="\n" if done == total else "", file=sys.stderr, flush=True)


def quietly(_done: int, _total: int) -> None:
    """Nobody looks."""


def backup(said: Said) -> int:
    from nachtspiel.server.backup import backup
    from nachtspiel.server.config import database

    counts = asyncio.run(backup(database(said.db), said.file))
    print(f"{said.file}: {counts['matches']} matches with {counts['lines']} lines are safe")
    return 0


def restore(said: Said) -> int:
    from nachtspiel.server.backup import restore
    from nachtspiel.server.config import database

    counts = asyncio.run(restore(said.file, database(said.db)))
    print(f"{counts['matches']} matches with {counts['lines']} lines are back")
    return 0


ACTIONS: dict[str, Callable[[Said], int]] = {"check": check, "backup": backup, "restore": restore}
