"""The report of a run: one HTML file that needs nothing else, with plots, intervals and plain words."""

import math
from html import escape
from typing import TYPE_CHECKING, Any

from nachtspiel import __version__
from nachtspiel.lab import charts
from nachtspiel.lab.charts import Bar
from nachtspiel.lab.run import Found
from nachtspiel.lab.stats import Z95, Share, adjusted, mean_error, p_value, share_of, strict, told
from nachtspiel.lab.unit import game_of, sides_of

if TYPE_CHECKING:
    import polars

FALSE_ALARMS = 0.05  # the share of false alarms allowed among what is called clear
DOMINANT = 0.9  # chosen so often when offered
SELDOM = 50  # offered fewer times than this says nothing

STYLE = """
:root { color-scheme: light dark; --paper: #f7f4ee; --ink: #221f1b; --soft: #6d655a; --line: #d9d2c5; --bar: #7a6a8f;
  --good: #3d7d5a; --bad: #a8403a; --card: #fffdf8; }
@media (prefers-color-scheme: dark) { :root { --paper: #16141a; --ink: #e9e4da; --soft: #a49c8f; --line: #38343f;
  --bar: #9585b0; --good: #69b08a; --bad: #d9736b; --card: #1e1b24; } }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.55 Georgia, "Times New Roman", serif; }
main { max-width: 860px; margin: 0 auto; padding: 2rem 1.2rem 4rem; }
h1 { font-size: 1.9rem; margin: 0 0 .2rem; } h2 { margin: 2.4rem 0 .4rem; font-size: 1.25rem; }
p, li { max-width: 70ch; } .soft { color: var(--soft); }
.card { background: var(--card); border: 1px solid var(--line); border-radius: 8px; padding: 1rem; margin: .8rem 0;
  overflow-x: auto; }
svg { width: 100%; min-width: 520px; height: auto; font: 12.5px ui-sans-serif, system-ui, sans-serif; }
svg text { fill: var(--ink); } svg .tick, svg .note { fill: var(--soft); font-size: 11.5px; }
.grid { stroke: var(--line); } .bar { fill: var(--bar); } .dot { fill: var(--bar); }
.bar.good, .dot.good { fill: var(--good); } .bar.bad, .dot.bad { fill: var(--bad); }
.range { stroke: var(--ink); stroke-width: 1.6; } .expected { stroke: var(--ink); stroke-dasharray: 5 4; }
table { border-collapse: collapse; font: 14px/1.4 ui-sans-serif, system-ui, sans-serif; width: 100%; }
th, td { text-align: right; padding: .25rem .6rem; border-bottom: 1px solid var(--line); white-space: nowrap; }
th:first-child, td:first-child { text-align: left; } .good { color: var(--good); } .bad { color: var(--bad); }
"""


def report(found: Found) -> str:
    """The whole page. What it asks follows from the game: who wins where sides play against each other; how often, and
    by what it ends, where all stand together; run by run where games carry over."""
    plan = found.plan
    games = found.games()
    options = found.options()
    sides = sides_of(game_of(plan.game, plan.content), plan.seats)
    title = f"{plan.game.capitalize()}: {found.number():,} games"
    parts = [
        f"<h1>{escape(title)}</h1>",
        f'<p class="soft">{escape(described(found))}</p>',
        f"<p>{team_summary(games) if len(sides) == 1 else summary(games, sides)}</p>",
    ]
    if plan.runs > 1:
        parts.append(section("Run by run", run_by_run(games, plan.runs, len(sides) == 1), RUN_NOTE))
    if len(sides) > 1:
        column = "seat" if len(sides) == plan.seats else "side"
        parts.append(section(f"Who wins, by {column}", wins(games, column), SHARE_NOTE))
        if games["bot"].n_unique() > 1:
            parts.append(section("Who wins, by bot", wins(games, "bot"), SHARE_NOTE))
    if plan.vary:
        labels = [label for label in plan.varied() if label in set(games["label"].to_list())]
        shown = team_by_label(games, labels) if len(sides) == 1 else by_label(games, sides, labels)
        parts.append(section(f"By {plan.vary}", shown, LABEL_NOTE[len(sides) == 1]))
    if len(sides) == 1:
        parts.append(section("What it ended by", ends(games), END_NOTE))
    lengths, unit = length_of(games)
    parts.append(section("How long a game is", charts.histogram(lengths, unit), LENGTH_NOTE[unit]))
    parts.append(section("Scores", charts.histogram(games["score"].to_list(), "scores"), "The scores of all seats."))
    if len(sides) > 1 and is_judged(games):
        parts.append(section("Swings", charts.histogram(first_seats(games, "swings"), "swings"), SWING_NOTE))
    if len(sides) > 1:
        parts.append(section("What winners do", events_table(games, ("winners", "others")), EVENT_NOTE))
    else:
        parts.append(section("Won and lost", events_table(games, ("won", "lost")), TEAM_EVENT_NOTE))
    for kind in options["kind"].unique().sort().to_list():
        if kind != "has":
            parts.append(choices_section(options, kind, plan.trial))
    body = "\n".join(parts)
    return (
        '<!doctype html>\n<html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(title)}</title><style>{STYLE}</style></head>"
        f"<body><main>{body}</main></body></html>\n"
    )


SHARE_NOTE = (
    "The dashed line is an even share. The thin lines are intervals that all hold together in 95 of 100 runs: one that "
    "does not reach the dashed line is more than luck. Games with the same seed count as one."
)
LABEL_NOTE = (
    "Each value met the same seeds. Length is the mean number of rounds, with its 95 % interval.",
    "Each value met the same seeds: how often it was won, with its 95 % interval.",
)
LENGTH_NOTE = {
    "rounds": "Rounds: the moments at which everything is settled and a new round begins.",
    "decisions": "Decisions of all seats: this game does not count rounds.",
}
RUN_NOTE = "A campaign is played run by run, each with what the one before has left. Intervals are 95 %."
END_NOTE = "What was told last in each game, and how often that was a victory."
SWING_NOTE = (
    "How often in a game the favourite changed, by the judgement of the bots at the start of every round. "
    "Few swings mean that games are decided early."
)
EVENT_NOTE = (
    "How often each thing happened to a seat in a game, for those who won and for the others. A difference is no cause."
)
TEAM_EVENT_NOTE = (
    "How often each thing happened to a seat in games that were won and in games that were lost. A difference is no "
    "cause."
)


def described(found: Found) -> str:
    plan = found.plan
    words = [f"{plan.seats} seats", f"bots {', '.join(plan.bots)}", f"seeds from {plan.seed}"]
    if plan.runs > 1:
        words.append(f"{plan.played():,} campaigns of at most {plan.runs} runs")
    words += [f"{name} = {value}" for name, value in plan.settings]
    if plan.content:
        words.append("with changed content")
    if plan.trial:
        trials = sum(choice["trials"] for choice in found.choices)
        words.append(f"one '{plan.trial}' decision in each game left to chance where it came to it ({trials:,} in all)")
    return f"{'; '.join(words)}. Nachtspiel {__version__}."


def summary(games: "polars.DataFrame", sides: list[list[int]]) -> str:
    """The answer first."""
    lengths, unit = length_of(games)
    words = [f"A game takes {told(*mean_of(lengths))} {unit}"]
    if is_judged(games):
        words[0] += f", its favourite changes {told(*mean_of(first_seats(games, 'swings')))} times"
    words[0] += "."
    lowest, won = games["lowest"].to_list(), games["won"].to_list()
    winner_low = [low for low, share in zip(lowest, won, strict=True) if share == 1 and low is not None]
    if winner_low:
        back = sum(low < 0.5 / len(sides) for low in winner_low) / len(winner_low)
        words.append(f"In {back:.0%} of the games the winner had once had less than half of an even chance.")
    even = even_share(games)
    seats = [seat for side in sides for seat in side]
    unfair = [f"seat {seat + 1}" for seat in sorted(seats) if not share_of_those(games, "seat", seat).holds(even)]
    words.append(
        f"Beyond luck: {', '.join(unfair)}." if unfair else "No seat wins more or less than its share beyond luck."
    )
    return " ".join(words)


def team_summary(games: "polars.DataFrame") -> str:
    """The answer first, where all have won or lost together."""
    lengths, unit = length_of(games)
    score = told(*mean_of(first_seats(games, "score")))
    return f"Won: {team_share(games).note()}. A game takes {told(*mean_of(lengths))} {unit}; the score is {score}."


def team_share(games: "polars.DataFrame") -> Share:
    """What the only side there is has won, with its 95 % interval."""
    return share_of_those(games.filter(games["seat"] == 0), "seat", 0)


def is_judged(games: "polars.DataFrame") -> bool:
    """Whether anything is known about chances before the end."""
    return any(low is not None for low in games["lowest"].to_list())


def length_of(games: "polars.DataFrame") -> tuple[list[int], str]:
    """How long every game was, and in what: rounds, or decisions where rounds are not counted."""
    lengths = first_seats(games, "length")
    return (lengths, "rounds") if any(lengths) else (first_seats(games, "decisions"), "decisions")


def first_seats(games: "polars.DataFrame", column: str) -> list[int]:
    """One value for every game."""
    return [int(value) for value in games.filter(games["seat"] == 0)[column].to_list()]


def mean_of(values: list[int]) -> tuple[float, float]:
    return mean_error(float(sum(values)), float(sum(value * value for value in values)), len(values))


def section(title: str, body: str, note: str) -> str:
    return f'<h2>{escape(title)}</h2><p class="soft">{escape(note)}</p><div class="card">{body}</div>'


def share_of_those(games: "polars.DataFrame", column: str, value: object) -> Share:
    """With an interval that allows for all of them being compared at once. The games of one seed have the same deals:
    seeds are counted."""
    import polars

    own = games.filter(games[column] == value)
    seeds = own.group_by("seed").agg(polars.col("won"))["won"].to_list()
    return share_of(seeds, strict(games[column].n_unique()))


def wins(games: "polars.DataFrame", column: str) -> str:
    rows = []
    even = even_share(games)
    for value in games[column].unique().sort().to_list():
        share = share_of_those(games, column, value)
        name = str(value) if column == "bot" else f"{column} {value + 1}"
        tone = "" if share.holds(even) else "good" if share.mean > even else "bad"
        rows.append(Bar(name, 100 * share.mean, 100 * share.low, 100 * share.high, share.note(), tone))
    return charts.bars(rows, f"wins by {column}", line=100 * even)


def even_share(games: "polars.DataFrame") -> float:
    """What a seat wins on average: a little less than its part where a game can end without a winner."""
    return float(sum(games["won"].to_list())) / games.height


def by_label(games: "polars.DataFrame", sides: list[list[int]], labels: list[str]) -> str:
    rows, cells = [], []
    for label in labels:
        own, name = games.filter(games["label"] == label), label.replace("_", " ")
        mean, error = mean_of(length_of(own)[0])
        if not math.isinf(error):  # a single game
            rows.append(Bar(name, mean, mean - Z95 * error, mean + Z95 * error, told(mean, error)))
        deaths = f"{sum(own['n_dies'].to_list()) / own.height:.2f}" if "n_dies" in own.columns else ""
        shares = [own.filter(own["seat"] == side[0])["won"].to_list() for side in sides]
        score = mean_of(own["score"].to_list())[0]
        cells.append([name, f"{score:.1f}", f"{mean_of(first_seats(own, 'swings'))[0]:.1f}", deaths,
                      " / ".join(f"{100 * sum(won) / len(won):.0f}" for won in shares)])  # fmt: skip
    table = html_table(["", "mean score", "swings", "deaths a seat", "wins by seat, %"], cells)
    return (charts.bars(rows, "length", unit="") if rows else "") + table


def team_by_label(games: "polars.DataFrame", labels: list[str]) -> str:
    rows, cells = [], []
    for label in labels:
        own, name = games.filter(games["label"] == label), label.replace("_", " ")
        share = team_share(own)
        rows.append(Bar(name, 100 * share.mean, 100 * share.low, 100 * share.high, share.note()))
        cells.append([name, told(*mean_of(first_seats(own, "score"))), told(*mean_of(length_of(own)[0]))])
    return charts.bars(rows, "won") + html_table(["", "score", "length"], cells)


def ends(games: "polars.DataFrame") -> str:
    """How games ended, the most common first."""
    own = games.filter(games["seat"] == 0)
    found: dict[str, list[float]] = {}
    for end, won in zip(own["end"].to_list(), own["won"].to_list(), strict=True):
        found.setdefault(end, []).append(won)
    rows = [
        [escape(end.replace("_", " ")), f"{len(won):,}", f"{len(won) / own.height:.1%}", f"{sum(won) / len(won):.1%}"]
        for end, won in sorted(found.items(), key=lambda item: -len(item[1]))
    ]
    return html_table(["", "games", "of all", "won"], rows)


def run_by_run(games: "polars.DataFrame", most: int, together: bool) -> str:
    """How far campaigns came, and what came of their first, second, third... runs."""
    own = games.filter(games["seat"] == 0)
    begun = own.filter(own["run"] == 1).height
    lasted = own.filter(own["ended"])["run"].to_list()
    words = f"{len(lasted):,} of {begun:,} campaigns came to their end"
    if lasted:
        words += f", after {told(*mean_of(lasted))} runs"
    if len(lasted) < begun:
        words += f"; the others were broken off after {most} runs"
    cells = []
    for run in own["run"].unique().sort().to_list():
        part = own.filter(own["run"] == run)
        ended = sum(part["ended"].to_list())
        scores = games.filter(games["run"] == run)["score"].to_list()
        cells.append([
            f"run {run}", f"{part.height:,}", f"{ended:,}", *([team_share(part).note()] if together else []),
            told(*mean_of(scores)), told(*mean_of(length_of(part)[0])),
        ])  # fmt: skip
    head = ["", "campaigns", "at their end", *(["won"] if together else []), "score", "length"]
    return f"<p>{escape(words)}.</p>" + html_table(head, cells)


def html_table(head: list[str], rows: list[list[str]]) -> str:
    top = "".join(f"<th>{escape(cell)}</th>" for cell in head)
    body = "".join("<tr>" + "".join(f"<td>{cell}</td>" for cell in row) + "</tr>" for row in rows)
    return f"<table><thead><tr>{top}</tr></thead><tbody>{body}</tbody></table>"


def events_table(games: "polars.DataFrame", head: tuple[str, str]) -> str:
    won, rest = games.filter(games["won"] == 1), games.filter(games["won"] == 0)
    rows = []
    for column in [name for name in games.columns if name.startswith("n_")]:
        first, second = mean_of(won[column].to_list()), mean_of(rest[column].to_list())
        error = math.hypot(first[1], second[1])
        if math.isinf(error) or max(first[0], second[0]) < 0.005:
            continue
        difference = first[0] - second[0]
        rows.append((abs(difference) / (error or 1), [
            escape(column[2:].replace("_", " ")), f"{first[0]:.2f}", f"{second[0]:.2f}",
            told(difference, error, 2, "+"),
        ]))  # fmt: skip
    rows.sort(key=lambda row: -row[0])
    return html_table(["", *head, "difference"], [row for _, row in rows[:20]])


# ---------------------------------------------------------------- cards


class Effect:
    """What choosing an option did to the chance of winning."""

    def __init__(self, row: dict[str, Any]) -> None:
        self.name = str(row["option"])
        self.asked = int(row["asked"])
        self.chosen = int(row["chosen"])
        self.number = 0
        self.mean = 0.0
        self.error = math.inf
        self.false_alarm = 1.0  # adjusted for all options of its kind
        self.row = row

    def is_clear(self) -> bool:
        return self.false_alarm < FALSE_ALARMS


def effects(options: "polars.DataFrame", kind: str, trial: bool) -> list[Effect]:
    """The effect of every option of a kind of decision, against the average of all of them. With `trial` only what
    chance chose counts, so that it is a cause; without, all choices, by how much better the seat did than expected."""
    import polars

    what = "trial" if trial else "taken"
    number = "trials" if trial else "taken"
    own = options.filter(options["kind"] == kind)
    frame = own.group_by("option").agg(polars.all().exclude("label", "kind", "option").sum()).sort("option")
    rows = frame.to_dicts()
    total = sum(row[number] for row in rows)
    middle = sum(row[f"{what}_sum"] for row in rows) / total if total else 0.0
    found = []
    for row in rows:
        effect = Effect(row)
        effect.number = int(row[number])
        mean, effect.error = mean_error(row[f"{what}_sum"], row[f"{what}_squares"], effect.number)
        effect.mean = mean - middle if effect.number else 0.0
        found.append(effect)
    for effect, chance in zip(found, adjusted([p_value(one.mean, one.error) for one in found]), strict=True):
        effect.false_alarm = chance
    return sorted(found, key=lambda one: -one.mean)


def choices_section(options: "polars.DataFrame", kind: str, trial: str) -> str:
    is_trial = kind == trial
    found = effects(options, kind, is_trial)
    shown = [one for one in found if not math.isinf(one.error)]
    title = f"Choices: {kind.replace('_', ' ')}"
    if not shown:
        return ""
    rows = []
    for one in shown:
        tone = "" if not one.is_clear() else "good" if one.mean > 0 else "bad"
        low, high = 100 * (one.mean - Z95 * one.error), 100 * (one.mean + Z95 * one.error)
        rows.append(
            Bar(
                one.name.replace("_", " "),
                100 * one.mean,
                low,
                high,
                f"{100 * one.mean:+.1f} ({low:+.1f} to {high:+.1f})",
                tone,
            )
        )
    chart = charts.bars(rows, f"effect of {kind}", unit="", line=0.0, from_zero=False)
    has: dict[str, int] = {}
    for row in options.filter(options["kind"] == "has").to_dicts():
        has[row["option"]] = has.get(row["option"], 0) + row["kept"]
    cells = []
    for one in found:
        share = one.chosen / one.asked if one.asked else 0.0
        wins_of = one.row["wins"] / one.row["taken"] if one.row["taken"] else 0.0
        kept = f"{has[one.name]:,}" if one.name in has else ""
        cells.append([escape(one.name.replace("_", " ")), f"{one.asked:,}", f"{share:.1%}", kept, f"{wins_of:.1%}",
                      f"{one.false_alarm:.3f}"])  # fmt: skip
    cells.sort(key=lambda row: -float(row[2].rstrip("%")))
    never = [one.name for one in found if one.asked >= SELDOM and one.chosen == 0]
    always = [one.name for one in found if one.asked >= SELDOM and one.chosen / one.asked >= DOMINANT]
    words = [f"Never chosen: {', '.join(never)}." if never else "Nothing is never chosen."]
    words.append(f"Chosen nearly always: {', '.join(always)}." if always else "Nothing is chosen nearly always.")
    note = TRIAL_NOTE if is_trial else TAKEN_NOTE
    table = html_table(["", "offered", "chosen", "kept to the end", "wins of those who chose it", "false alarm"], cells)
    return section(title, chart + f"<p>{escape(' '.join(words))}</p>" + table, note)


TRIAL_NOTE = (
    "One such decision in each game was left to chance, so this is cause and effect: points of winning chance that the "
    "option brings, against the average option. Coloured: clear even though many options are compared at once (at most "
    "5 % false alarms among them, Benjamini and Hochberg)."
)
TAKEN_NOTE = (
    "How much more or less often than expected those won who chose it, in points, against the average option of this "
    "kind. The expectation is the bots' own judgement just before the choice; this is no experiment, and good players "
    "choose well. Coloured: clear even though many options are compared at once."
)
