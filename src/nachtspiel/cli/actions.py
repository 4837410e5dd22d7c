"""What each command does."""

import argparse
import json
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

from nachtspiel.cli.decks import deck
from nachtspiel.cli.lab import lab
from nachtspiel.cli.language import language_for
from nachtspiel.cli.playing import campaigns, play, saved_record
from nachtspiel.cli.settings import settings_of
from nachtspiel.cli.store import db
from nachtspiel.engine import record
from nachtspiel.engine.errors import ContentMistake, Mistake
from nachtspiel.engine.game import Game
from nachtspiel.engine.match import Match
from nachtspiel.engine.rulebook import Rule, Rulebook
from nachtspiel.engine.scenario import Scenario
from nachtspiel.games.registry import (
    NAMES,
    content_files,
    examples,
    game,
    games,
    languages,
    open_content,
    package,
    rulebook,
    shelf,
    speech,
    speech_of,
)

Said = argparse.Namespace
PACKAGE = Path(__file__).parents[1]
ART = "client/public/art"
PICTURES = (Path(ART), PACKAGE.parents[1] / ART, PACKAGE / "server/static/art")  # here, of its checkout, of a wheel


def show(said: Said, data: object, text: str) -> None:
    """Print for a program, or for a person."""
    print(json.dumps(data, ensure_ascii=False, indent=1) if said.json else text)


def texts_under(paths: list[Path], ending: str) -> Iterator[tuple[Path, str]]:
    """The files named, and those inside the folders named."""
    for path in paths:
        if path.is_dir():
            found = sorted(path.rglob(f"*{ending}"))
            if not found:
                raise Mistake(f"there is no file *{ending} in '{path}'")
        else:
            found = [path]
        for file in found:
            yield file, file.read_text(encoding="utf-8")


# ---------------------------------------------------------------- simulate


def simulate(said: Said) -> int:
    from nachtspiel.cli.progress import progress
    from nachtspiel.lab.run import in_order, make_plan

    if said.workers is not None and said.workers < 1:
        raise Mistake(f"--workers must be 1 or more, not {said.workers}")
    plan = make_plan(
        said.game, said.games, said.seats, said.bots, said.seed, settings_of(said), runs=said.runs,
        records=said.records is not None,
    )  # fmt: skip
    if said.records:
        said.records.mkdir(parents=True, exist_ok=True)
    wins = [0.0] * plan.seats
    totals = [0] * plan.seats
    decisions = games = 0
    with progress() as step:
        for result in in_order(plan, said.workers, progress=step):
            firsts = result.rows[:: plan.seats]  # one of every game
            games += len(firsts)
            decisions += sum(row["decisions"] for row in firsts)
            for row in result.rows:
                wins[row["seat"]] += row["won"]
                totals[row["seat"]] += row["score"]
            for row, text in zip(firsts, result.records, strict=said.records is not None):
                run = f"-{row['run']}" if plan.runs > 1 else ""
                (said.records / f"{said.game}-{plan.seats}-{row['seed']}{run}.record").write_text(text, "utf-8")
    data = {
        "game": said.game, "seats": plan.seats, "games": games, "seed": said.seed, "bots": plan.bots,
        "wins": wins, "mean_scores": [total / games for total in totals], "mean_decisions": decisions / games,
    }  # fmt: skip
    lines = [f"{games} games of {said.game}, {decisions / games:.1f} decisions each"]
    if plan.runs > 1:
        data["campaigns"] = said.games
        lines[0] += f", in {said.games} campaigns"
    for seat in range(plan.seats):
        share, mean = wins[seat] / games, totals[seat] / games
        lines.append(f"seat {seat + 1}  {plan.bots[seat]:8}  wins {share:6.1%}  mean score {mean:6.2f}")
    show(said, data, "\n".join(lines))
    return 0


# ---------------------------------------------------------------- record


def records(said: Said) -> int:
    wrong = 0
    found = []
    for path, text in texts_under(said.files, ".record"):
        try:
            found.append({"file": str(path), **one_record(said, path, text)})
        except Mistake as mistake:
            if len(said.files) == 1 and not said.files[0].is_dir():
                raise Mistake(f"{path}: {mistake}") from None
            print(f"nachtspiel: {path}: {mistake}", file=sys.stderr)
            wrong += 1
    if said.json:
        print(json.dumps(found, ensure_ascii=False, indent=1))
    elif len(found) + wrong > 1:
        print(f"{len(found)} records fit, {wrong} do not")
    return 2 if wrong else 0


def one_record(said: Said, path: Path, text: str) -> dict[str, object]:
    saved = saved_record(text)
    found = game(saved.game)
    data: dict[str, object] = {
        "game": saved.game,
        "seats": saved.seats,
        "differences": record.differences(saved, found),
    }
    for difference in record.differences(saved, found):
        print(f"nachtspiel: {path}: {difference}", file=sys.stderr)
    if said.action == "verify":
        match = record.verify(saved, found)
        data["unchecked"] = record.unchecked(saved, match)
        for sentence in record.unchecked(saved, match):
            print(f"nachtspiel: {path}: {sentence}", file=sys.stderr)
    else:
        match = record.play(saved, found, said.at)
    data |= {"decisions": len(match.marks), "over": match.table.over, "scores": found.scores(match.table)}
    data["position"] = record.described(match)
    if said.json:
        if said.action == "replay":
            data["facts"] = found.knowing.facts(match.table)
        return data
    if said.action == "verify":
        state = "finished" if match.table.over else "unfinished"
        print(f"{path}: fits, {len(match.marks)} decisions, {state}, position {data['position']}")
    elif said.action == "show":
        print(told(match, language_for(said, saved.game)))
    else:
        print(record.write(match), end="")
    return data


def told(match: Match, language: str) -> str:
    """The story of a game, with the rule behind every line."""
    speaks = speech(match.game.name, language, match.names, match.settings)
    return "\n".join(f"{event.rule:9} {speaks.event(event)}" for event in match.heard(-1))


# ---------------------------------------------------------------- scenario


def scenarios(said: Said) -> int:
    found = []
    wrong = 0
    for path, text in texts_under(said.paths, ".toml"):
        try:
            scenario = Scenario(str(path), text)
            scenario.run(game(scenario.game))
            found.append({"file": str(path), "title": scenario.title, "holds": True, "why": ""})
        except Mistake as mistake:
            wrong += 1
            found.append({"file": str(path), "title": "", "holds": False, "why": str(mistake)})
    lines = [f"{'holds ' if one['holds'] else 'FAILS '} {one['file']}  {one['title'] or one['why']}" for one in found]
    lines.append(f"{len(found) - wrong} scenarios hold, {wrong} fail")
    show(said, found, "\n".join(lines))
    return 1 if wrong else 0


# ---------------------------------------------------------------- rules


def rules(said: Said) -> int:
    if said.coverage:
        return coverage(said)
    if said.game is None:
        raise Mistake(f"name a game: {', '.join(NAMES)}")
    found = game(said.game)
    book = rulebook(found.name, language_for(said, found.name))
    if len(said.words) == 1 and said.words[0].upper().startswith(f"{found.prefix}-"):
        chosen = [book.rule(said.words[0])]
    elif said.words:
        chosen = book.search(" ".join(said.words))
        if not chosen:
            raise Mistake(f"no rule speaks of '{' '.join(said.words)}'")
    else:
        chosen = list(book.rules.values())
    show(said, [rule_data(rule) for rule in chosen], rules_text(book, chosen))
    return 0


def rule_data(rule: Rule) -> dict[str, object]:
    return {"id": rule.id, "kind": rule.kind, "page": rule.page, "title": rule.title, "text": rule.text}


def rules_text(rulebook: Rulebook, chosen: list[Rule]) -> str:
    lines = []
    section = ""
    for rule in chosen:
        if rule.section != section and len(chosen) > 1:
            section = rule.section
            lines.append(f"\n{rulebook.sections[section]}\n")
        lines.append(f"{rule.id}  {rule.title}\n    {rule.text}")
    return "\n".join(lines).strip()


def coverage(said: Said) -> int:
    """Which tests prove the rules of a game, or of every one."""
    chosen = [game(said.game)] if said.game else [*games(), *examples()]
    covered = {found.name: covering(said, found) for found in chosen}
    data = {name: told for name, (told, _) in covered.items()}
    text = "\n\n".join("\n".join([f"{name}", *lines]) for name, (_, lines) in covered.items())
    show(said, data if said.game is None else data[said.game], text)
    return 1 if any(told["unproved"] for told in data.values()) else 0


def covering(said: Said, found: Game) -> tuple[dict[str, object], list[str]]:
    """One game's rules with their proofs, for a program and for a person."""
    from nachtspiel.lab.coverage import cited, fired, proofs, scenario_proofs

    book = rulebook(found.name, language_for(said, found.name))
    proved = proofs(said.tests)
    for rule_id, named in scenario_proofs(said.tests.resolve().parent / "scenarios", found.name).items():
        proved.setdefault(rule_id, []).extend(named)
    counts = fired(found.name, said.games, 1)
    can_fire = cited(found.name)
    data = []
    lines = []
    for rule in book.rules.values():
        tests = proved.get(rule.id, [])
        data.append({**rule_data(rule), "tests": tests, "cited": rule.id in can_fire, "fired": counts[rule.id]})
        mark = "ok " if tests else "-- " if rule.is_testable() else "   "
        times = f"fired {counts[rule.id]}" if rule.id in can_fire else ""
        more = f" and {len(tests) - 2} more" if len(tests) > 2 else ""
        lines.append(f"{mark}{rule.id:9}{rule.kind:9}{times:14}{rule.title:44}{', '.join(tests[:2])}{more}")
    testable = [rule for rule in book.rules.values() if rule.is_testable()]
    unproved = [rule.id for rule in testable if rule.id not in proved]
    silent = sorted(rule for rule in can_fire if not counts[rule])
    lines.append(f"\n{len(testable) - len(unproved)} of {len(testable)} testable rules are proved by tests")
    lines.append(
        f"{len(can_fire) - len(silent)} of {len(can_fire)} rules that can fire fired in {said.games} random games"
    )
    if unproved:
        lines.append(f"not proved: {', '.join(unproved)}")
    if silent:
        lines.append(f"never fired: {', '.join(silent)}")
    return {"rules": data, "unproved": unproved, "silent": silent}, lines


# ---------------------------------------------------------------- content


def content(said: Said) -> int:
    checked = [*games(), *examples()] if said.path is None else [content_in(said.path)]
    lacking = {found.name: lacks(found) for found in checked}
    lines = []
    for found in checked:
        wrong = lacking[found.name]
        lines.append(f"{found.name}: content {found.content} is well-formed{' but not complete:' if wrong else ''}")
        lines += [f"  {sentence}" for sentence in wrong + partly(found)]
    data = {found.name: {"content": found.content, "lacks": lacking[found.name]} for found in checked}
    show(said, data, "\n".join(lines))
    return 1 if any(lacking.values()) else 0


def content_in(folder: Path) -> Game:
    """The game whose content lies in a folder."""
    if not folder.is_dir():
        raise Mistake(f"'{folder}' is no folder; name the folder that holds the content files")
    files = [path for ending in ("*.toml", "*.deck") for path in sorted(folder.rglob(ending))]
    present = {path.name for path in files}
    likely = [name for name in NAMES if present & set(content_files(name))]
    if not likely:
        raise Mistake(f"'{folder}' holds no content of {', '.join(NAMES)}")
    texts = {path.name: path.read_text(encoding="utf-8") for path in files}
    for name in present - set(content_files(likely[0])):
        raise ContentMistake(name, "", "", f"is not a content file of {likely[0]}")
    return open_content(likely[0], texts)


def lacks(found: Game) -> list[str]:
    """What a game's content has no words and no pictures for, and what to do about it."""
    from nachtspiel.engine.complete import lacking_pictures, lacking_words

    silent: dict[str, list[str]] = {}
    for language in shelf(found.name).complete:
        for message in lacking_words(found, speech_of(found, language, [])):
            silent.setdefault(message, []).append(language)
    home = f"src/{package(found.name).replace('.', '/')}/words"
    wrong = [f"{name} has no words in {', '.join(where)}; write them in {home}" for name, where in silent.items()]
    pictures = next((folder for folder in PICTURES if folder.is_dir()), None)
    for key in lacking_pictures(found, pictures / found.name) if pictures is not None else []:
        recipes = f"client/art/recipes/{found.name}.mjs"
        bake = f"npm install && npm run bake -- {found.name}/{key}"
        wrong.append(f"{key} has no picture; write its recipe in {recipes}, then say in client/art: {bake}")
    return wrong


def partly(found: Game) -> list[str]:
    """How far the languages have come that nobody calls complete."""
    from nachtspiel.engine.complete import messages
    from nachtspiel.engine.words import ENGLISH

    home = package(found.name)
    whole = set(messages(home, ENGLISH))
    begun = [language for language in languages(found.name) if language not in shelf(found.name).complete]
    return [
        f"{language}: {len(whole & set(messages(home, language)))} of {len(whole)} messages; English stands behind"
        for language in begun
    ]


# ---------------------------------------------------------------- bench


def bench(said: Said) -> int:
    from nachtspiel.cli.progress import progress
    from nachtspiel.lab import bench as measuring

    names = [game(said.game).name] if said.game else list(NAMES)
    if said.cycles < 1:
        raise Mistake(f"--cycles must be 1 or more, not {said.cycles}")
    for name in names:
        game(name).settle(said.seats if said.seats is not None else min(4, game(name).most), {})
    candidates, missing = measuring.candidates(names, said.seats, said.peers)
    with progress("cycles") as step:
        results = measuring.run(candidates, said.cycles, progress=step)
    seats = "four seats, or as many as a game has" if said.seats is None else f"{said.seats} seats"
    lines = [f"{seats}; median of {said.cycles} interleaved slices, per second of processor time"]
    first = next(iter(results.values()))
    for label, rates in results.items():
        unit = next(iter(rates))
        lines.append(f"\n{label}   ({first[unit] / rates[unit]:.2f} times slower than the first, by {unit})")
        lines += [f"  {rate:34}{value:14,.0f}" for rate, value in rates.items()]
        if "copies/s" in rates:
            lines.append(f"  {'one copy, microseconds':34}{1e6 / rates['copies/s']:14.2f}")
    show(said, {"results": results, "missing": missing}, "\n".join(lines + [""] + missing).strip())
    return 0


# ---------------------------------------------------------------- serve


def serve(said: Said) -> int:
    from nachtspiel.server.config import Config, compiled_build, database, limits_of, names_of, proxies_of
    from nachtspiel.server.serve import serve as run

    if not 0 <= said.port <= 65535:
        raise Mistake(f"--port must be from 0 to 65535, not {said.port}")
    config = Config(
        database(said.db), said.host, said.port, tuple(said.origin), limits_of(), compiled_build(),
        names_of(said.name), proxies_of(said.proxy),
    )  # fmt: skip
    return run(config, said.log, said.open)


ACTIONS: dict[str, Callable[[Said], int]] = {
    "play": play, "campaign": campaigns, "simulate": simulate, "record": records, "scenario": scenarios, "rules": rules,
    "content": content, "deck": deck, "bench": bench, "lab": lab, "db": db, "serve": serve,
}  # fmt: skip
