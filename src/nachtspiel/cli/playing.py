"""Playing in the terminal: a game, or a campaign of them."""

import argparse
import json
import sys
from collections.abc import Callable
from pathlib import Path

from nachtspiel.bots.levels import bot
from nachtspiel.cli.language import language_for
from nachtspiel.cli.settings import settings_of
from nachtspiel.engine import campaign as chains
from nachtspiel.engine import record
from nachtspiel.engine.errors import Mistake
from nachtspiel.engine.game import Game
from nachtspiel.engine.match import Match
from nachtspiel.games.registry import game, names
from nachtspiel.terminal.party import Party, seated

Said = argparse.Namespace


def play(said: Said) -> int:
    from nachtspiel.terminal.session import run

    bot(said.bots, 0)
    if said.campaign:
        return play_campaign(said)
    if said.from_run is not None:
        raise Mistake("--from belongs to --campaign")
    if said.resume:
        saved = saved_record(said.resume.read_text(encoding="utf-8"))
        match = record.play(saved, game(saved.game), said.at)
        for difference in record.differences(saved, match.game):
            print(f"nachtspiel: {difference}", file=sys.stderr)
    else:
        if said.at is not None:
            raise Mistake("--at belongs to --resume, or to --campaign with --from")
        match = new_match(said)
    party = party_of(said, int(match.table.seats))
    return run(match, party, language_for(said, match.game.name), said.plain, said.save or said.resume)


def saved_record(text: str) -> record.Record:
    """The record of one game."""
    if chains.is_campaign(text):
        raise Mistake(
            "this is a campaign, not a single game: play it with --campaign, read it with nachtspiel campaign"
        )
    return record.parse(text)


def each_of(said: Said) -> list[int]:
    """How many seats each person takes."""
    parts = [part.strip() for part in said.each.split(",")]
    if not all(part.isdecimal() and len(part) < 4 for part in parts):
        raise Mistake(
            f"--each takes a number of seats for all people, or one for each of them as in 2,1; not {said.each}"
        )
    return [int(part) for part in parts]


def seats_of(said: Said, found: Game) -> int:
    """How many seats there are, if nobody says: as many as the people take, and as the game needs."""
    each = each_of(said)
    taken = sum(each) if len(each) > 1 else each[0] * said.people
    return said.seats if said.seats is not None else max(found.fewest, taken)


def party_of(said: Said, seats: int) -> Party:
    """Who plays which of so many seats."""
    if not 1 <= said.people <= seats:
        raise Mistake(f"--people must be from 1 to {seats}, not {said.people}")
    return seated(seats, said.people, each_of(said), said.bots)


def new_match(said: Said) -> Match:
    found = game(said.game)
    seats = seats_of(said, found)
    settings = settings_of(said)
    found.settle(seats, settings)
    named = names_of(said, seats) or names(said.game, language_for(said, said.game))[:seats]
    return Match(found, seats, settings, said.seed, named)


def names_of(said: Said, seats: int) -> list[str]:
    """The names that were given; empty if none were."""
    named = [name.strip() for name in said.names.split(",")] if said.names else []
    if named and (len(set(named)) != seats or len(named) != seats or not all(named)):
        raise Mistake(f"--names must be {seats} different names, separated by commas")
    if any(set(name) & set("#;:\n") for name in named):
        raise Mistake("a name cannot contain # ; or :")
    return named


# ---------------------------------------------------------------- campaigns


def play_campaign(said: Said) -> int:
    from nachtspiel.terminal.camp import Company, run_campaign

    if said.resume:
        raise Mistake("--resume is for a single game; a campaign goes on by itself where it was left")
    path = said.campaign
    found, language = game(said.game), language_for(said, said.game)
    campaign = read_campaign(path, found, chains.play) if path.exists() else chains.Campaign(found)
    if said.from_run is not None or said.at is not None:
        campaign, path = fork_of(said, campaign)
    elif said.save:
        raise Mistake("--save belongs to --from here; a campaign is kept in its own file")
    last = campaign.runs[-1] if campaign.runs else None
    if campaign.open_run() is not None and last is not None and said.seats not in (None, int(last.table.seats)):
        raise Mistake(f"run {len(campaign.runs)} is open and has {last.table.seats} seats; leave --seats out")
    seats = int(last.table.seats) if last is not None and said.seats is None else seats_of(said, found)
    named = names_of(said, seats) or (last.names if last is not None else [])
    party_of(said, seats)
    company = Company(seats, said.people, each_of(said), said.bots, named)
    company.settings = settings_of(said) or (last.settings if last is not None else {})
    company.seed = said.seed
    found.settle(seats, company.settings)
    return run_campaign(campaign, company, language, said.plain, path)


def fork_of(said: Said, campaign: chains.Campaign) -> tuple[chains.Campaign, Path]:
    """Another campaign that goes on from a point of this one, and the file it is kept in."""
    if said.from_run is None or said.save is None:
        raise Mistake("to go on from an old point, say --from RUN, --at N and --save FILE for the new campaign")
    if said.save.exists():
        raise Mistake(f"'{said.save}' exists already; the new campaign needs a file of its own")
    match = campaign.run(said.from_run)
    decisions = said.at if said.at is not None else len(match.marks)
    return campaign.fork(said.from_run, decisions, said.seed), said.save


def read_campaign(
    path: Path, found: Game | None, how: Callable[[chains.Chain, Game], chains.Campaign]
) -> chains.Campaign:
    """A campaign from its file, of this game if one is named."""
    try:
        chain = chains.parse(path.read_text(encoding="utf-8"))
        campaign = how(chain, found or game(chain.game))
    except Mistake as mistake:
        raise Mistake(f"{path}: {mistake}") from None
    for run, one in enumerate(chain.records, 1):
        for difference in record.differences(one, campaign.game):
            print(f"nachtspiel: {path}: run {run}: {difference}", file=sys.stderr)
    return campaign


def campaigns(said: Said) -> int:
    """Show or verify campaigns."""
    from nachtspiel.engine.words import Words
    from nachtspiel.terminal.camp import run_lines

    found = []
    for path in said.files:
        campaign = read_campaign(path, None, chains.verify if said.action == "verify" else chains.play)
        name = campaign.game.name
        left = campaign.carried()
        found.append({"file": str(path), **campaign_data(campaign)})
        if said.json:
            continue
        state = "over" if campaign.is_over() else "open"
        print(f"{path}: {'fits, ' if said.action == 'verify' else ''}{name}, {len(campaign.runs)} runs, {state}")
        if said.action == "show":
            for run, line in run_lines(campaign, Words(language_for(said, name), "nachtspiel.terminal")):
                print(f"  {run}: {line}")
            print("\n".join(f"  {line}" for line in left.splitlines()))
    if said.json:
        print(json.dumps(found, ensure_ascii=False, indent=1))
    return 0


def campaign_data(campaign: chains.Campaign) -> dict[str, object]:
    runs = [
        {
            "seats": int(match.table.seats), "names": match.names, "decisions": len(match.marks),
            "over": match.table.over, "won": campaign.game.won(match.table) if match.table.over else [],
            "scores": campaign.game.scores(match.table),
        }
        for match in campaign.runs
    ]  # fmt: skip
    left = campaign.carried()
    told = {"carried": left.splitlines(), "chronicle": campaign.game.knowing.chronicle(left)}
    return {"game": campaign.game.name, "over": campaign.is_over(), "runs": runs, **told}
