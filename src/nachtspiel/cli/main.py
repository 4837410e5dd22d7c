"""What can be said on the command line, and how mistakes are answered: one sentence, exit code 2, nothing changed."""

import argparse
import sys
from pathlib import Path
from typing import NoReturn

from nachtspiel import __version__
from nachtspiel.cli import actions, lab, store
from nachtspiel.engine.errors import Mistake

SET_HELP = "a setting of the table; deck1=@FILE plays a deck of your own"


class Parser(argparse.ArgumentParser):
    """Answers a mistake with one sentence."""

    def error(self, message: str) -> NoReturn:
        raise Mistake(f"{message} (see {self.prog} --help)")


def parser() -> Parser:
    top = Parser(
        prog="nachtspiel", description="Dark-fantasy tabletop games, played completely. Unofficial fan project."
    )
    top.add_argument("--version", action="version", version=f"nachtspiel {__version__}")
    commands = top.add_subparsers(dest="command", required=True, metavar="COMMAND", parser_class=Parser)

    play = commands.add_parser("play", help="play a game")
    play.add_argument("game", metavar="GAME")
    play.add_argument("--terminal", action="store_true", help="play in the terminal; for the browser: nachtspiel serve")
    play.add_argument("--seats", type=int, help="how many seats, people and bots together")
    play.add_argument("--people", type=int, default=1, help="how many of them are people (hot-seat); default 1")
    play.add_argument("--each", default="1", metavar="N", help="how many seats each person takes: 2, or 2,1; default 1")
    play.add_argument("--bots", default="greedy", help="who takes the other seats: random, greedy, adept, master")
    play.add_argument("--names", help="names of all seats, separated by commas")
    play.add_argument("--seed", type=int, help="the same seed gives the same game")
    play.add_argument("--set", action="append", default=[], metavar="NAME=VALUE", help=SET_HELP)
    play.add_argument("--resume", type=Path, metavar="FILE", help="go on with a saved game or any record")
    play.add_argument("--campaign", type=Path, metavar="FILE", help="play a campaign, run after run; it is kept there")
    play.add_argument(
        "--from", dest="from_run", type=int, metavar="RUN", help="with --campaign: from a point of this run"
    )
    play.add_argument("--at", type=int, metavar="N", help="with --resume or --from: from the point after N decisions")
    play.add_argument("--save", type=Path, metavar="FILE", help="where the game is kept")
    play.add_argument("--plain", action="store_true", help="plain lines: for screen readers and pipes")
    language(play)

    campaign = commands.add_parser("campaign", help="show or verify campaigns")
    campaign.add_argument("action", choices=("show", "verify"))
    campaign.add_argument("files", nargs="+", type=Path, metavar="FILE", help="records of campaigns")
    campaign.add_argument("--json", action="store_true")
    language(campaign)

    simulate = commands.add_parser("simulate", help="let bots play many games")
    simulate.add_argument("game", metavar="GAME")
    simulate.add_argument("--seats", type=int, help="how many seats")
    simulate.add_argument("--games", type=int, default=100)
    simulate.add_argument("--runs", type=int, metavar="N", help=lab.RUNS_HELP)
    simulate.add_argument("--bots", default="random", help="one for all, or one for each seat: greedy,random,random")
    simulate.add_argument("--seed", type=int, default=0)
    simulate.add_argument("--set", action="append", default=[], metavar="NAME=VALUE", help=SET_HELP)
    simulate.add_argument("--records", type=Path, metavar="FOLDER", help="keep the record of every game there")
    simulate.add_argument("--workers", type=int, help="how many processes; default: all cores")
    simulate.add_argument("--json", action="store_true")

    record = commands.add_parser("record", help="show, verify or replay records")
    record.add_argument("action", choices=("show", "verify", "replay"))
    record.add_argument("files", nargs="+", type=Path, metavar="FILE", help="records, or folders of them")
    record.add_argument("--at", type=int, metavar="N", help="replay: only the first N decisions")
    record.add_argument("--json", action="store_true")
    language(record)

    scenario = commands.add_parser("scenario", help="run scenarios")
    scenario.add_argument("action", choices=("run",))
    scenario.add_argument("paths", nargs="+", type=Path, metavar="PATH", help="scenario files, or folders of them")
    scenario.add_argument("--json", action="store_true")

    rules = commands.add_parser("rules", help="read the rulebook")
    rules.add_argument("game", nargs="?", metavar="GAME", help="which game; with --coverage: default all")
    rules.add_argument("words", nargs="*", metavar="ID", help="a rule's id, or words to search for")
    rules.add_argument("--coverage", action="store_true", help="which tests prove each rule, and how often it fires")
    rules.add_argument("--games", type=int, default=300, help="with --coverage: how many random games; default 300")
    rules.add_argument("--tests", type=Path, default=Path("tests"), help="with --coverage: the folder of the tests")
    rules.add_argument("--json", action="store_true")
    language(rules)

    content = commands.add_parser("content", help="check content files")
    content.add_argument("action", choices=("check",))
    content.add_argument("path", nargs="?", type=Path, help="a folder of content files; default: the project's own")
    content.add_argument("--json", action="store_true")

    deck = commands.add_parser("deck", help="check, show or begin a deck")
    deck.add_argument("action", choices=("check", "show", "new"))
    deck.add_argument("deck", nargs="?", help="a deck's text file, '-' for the standard input, or the name of a deck")
    deck.add_argument("--game", metavar="GAME", help="whose decks; default: the first game that has any")
    deck.add_argument("--draws", type=int, default=0, metavar="N", help="show: also so many test hands")
    deck.add_argument("--seed", type=int, default=0, help="of the test hands")
    deck.add_argument("--json", action="store_true")
    language(deck)

    bench = commands.add_parser("bench", help="measure how fast the games are")
    bench.add_argument("game", nargs="?", metavar="GAME", help="one game; default: all")
    bench.add_argument("--peers", action="store_true", help="measure OpenSpiel and RLCard in the same run")
    bench.add_argument("--seats", type=int)
    bench.add_argument("--cycles", type=int, default=9, help="how often each is measured; default 9")
    bench.add_argument("--json", action="store_true")

    lab.add_actions(commands.add_parser("lab", help="play many games with bots and see what they say"))

    store.add_actions(commands.add_parser("db", help="check, back up or restore the games that a server keeps"))

    serve = commands.add_parser("serve", help="serve games to browsers")
    serve.add_argument("--host", default="127.0.0.1", help="where to listen; default 127.0.0.1, only this machine")
    serve.add_argument("--port", type=int, default=8737, help="default 8737; 0 takes any free one")
    serve.add_argument("--db", metavar="URL", help=store.DB_HELP)
    serve.add_argument("--origin", action="append", default=[], metavar="URL", help="another page that may use it")
    serve.add_argument("--name", action="append", default=[], help="a name by which it is called, behind a proxy")
    serve.add_argument(
        "--proxy", action="append", default=[], metavar="ADDRESS",
        help="a proxy whose word is taken for where a visitor comes from (docs/hosting.md)",
    )  # fmt: skip
    serve.add_argument("--open", action="store_true", help="open the page in your browser")
    serve.add_argument("--log", choices=("debug", "info", "warning", "error"), default="warning")
    return top


def language(command: argparse.ArgumentParser) -> None:
    command.add_argument("--lang", metavar="XX", help="such as de, en, ru; default: this terminal's, or else English")


def main(arguments: list[str] | None = None) -> int:
    """Do what the command line says. Every mistake a person can make ends here, as one sentence."""
    try:
        said = parser().parse_args(arguments)
        return actions.ACTIONS[said.command](said)
    except Mistake as mistake:
        print(f"nachtspiel: {mistake}", file=sys.stderr)
        return 2
    except OSError as error:
        print(f"nachtspiel: {error.filename or 'file'}: {error.strerror or error}", file=sys.stderr)
        return 2
    except UnicodeDecodeError:
        print("nachtspiel: the file is not a text in UTF-8", file=sys.stderr)
        return 2
    except (KeyboardInterrupt, BrokenPipeError):
        sys.stderr.close()
        return 130
