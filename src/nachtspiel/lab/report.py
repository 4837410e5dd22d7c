"""The report of a run: one HTML file that needs nothing else, with plots, intervals and plain words."""

import math
from html import escape
from typing import TYPE_CHECKING, Any

from nachtspiel import __version__
from nachtspiel.lab import charts
from nachtspiel.lab.charts import Bar
from nachtspiel.lab.run import Found
from nachtspiel.lab.stats import Z95, Share, adjusted, mean_error, p_value, share_of, strict, told

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
    """The whole page."""
    plan = found.plan
    games = found.games()
    options = found.options()
    number = games.height // plan.seats
    parts = [
        f"<h1>{escape(plan.game.capitalize())}: {number:,} games</h1>",
        f'<p class="soft">{escape(described(found))}</p>',
        f"<p>{summary(games, plan.seats)}</p>",
    ]
    parts.append(section("Who wins, by seat", wins(games, "seat"), SHARE_NOTE))
    if games["bot"].n_unique() > 1:
        parts.append(section("Who wins, by bot", wins(games, "bot"), SHARE_NOTE))
    if plan.vary:
        parts.append(section(f"By {plan.vary}", by_label(games), LABEL_NOTE))
    parts.append(section("How long a game is", charts.histogram(first_seats(games, "length"), "rounds"), LENGTH_NOTE))
    parts.append(section("Scores", charts.histogram(games["score"].to_list(), "scores"), "The scores of all seats."))
    parts.append(section("Swings", charts.histogram(first_seats(games, "swings"), "swings"), SWING_NOTE))
    parts.append(section("What winners do", events_table(games), EVENT_NOTE))
    for kind in options["kind"].unique().sort().to_list():
        if kind != "has":
            parts.append(choices_section(options, kind, plan.trial))
    body = "\n".join(parts)
    return (
        '<!doctype html>\n<html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(plan.game)}: {number:,} games</title><style>{STYLE}</style></head>"
        f"<body><main>{body}</main></body></html>\n"
    )


SHARE_NOTE = (
    "The dashed line is an even share. The thin lines are intervals that all hold together in 95 of 100 runs: one that "
    "does not reach the dashed line is more than luck. Games with the same seed count as one."
)
LABEL_NOTE = "Each value met the same seeds. Length is the mean number of rounds, with its 95 % interval."
LENGTH_NOTE = "Rounds: the moments at which everything is settled and a new round begins."
SWING_NOTE = (
    "How often in a game the favourite changed, by the judgement of the bots at the start of every round. "
    "Few swings mean that games are decided early."
)
EVENT_NOTE = (
    "How often each thing happened to a seat in a game, for those who won and for the others. A difference is no cause."
)


def described(found: Found) -> str:
    plan = found.plan
    words = [f"{plan.seats} seats", f"bots {', '.join(plan.bots)}", f"seeds from {plan.seed}"]
    words += [f"{name} = {value}" for name, value in plan.settings]
    if plan.content:
        words.append("with changed content")
    if plan.trial:
        trials = sum(choice["trials"] for choice in found.choices)
        words.append(f"one '{plan.trial}' decision in each game left to chance where it came to it ({trials:,} in all)")
    return f"{'; '.join(words)}. Nachtspiel {__version__}."


def summary(games: "polars.DataFrame", seats: int) -> str:
    """The answer first."""
    length, swings = mean_of(first_seats(games, "length")), mean_of(first_seats(games, "swings"))
    words = [f"A game takes {told(*length)} rounds, its favourite changes {told(*swings)} times."]
    winner_low = [low for low, won in zip(games["lowest"].to_list(), games["won"].to_list(), strict=True) if won == 1]
    if winner_low:
        back = sum(low < 0.5 / seats for low in winner_low) / len(winner_low)
        words.append(f"In {back:.0%} of the games the winner had once had less than half of an even chance.")
    even = even_share(games)
    unfair = [f"seat {seat + 1}" for seat in range(seats) if not share_of_those(games, "seat", seat).holds(even)]
    words.append(
        f"Beyond luck: {', '.join(unfair)}." if unfair else "No seat wins more or less than its share beyond luck."
    )
    return " ".join(words)


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
    seeds = own.group_by("seed").agg(polars.col("won").mean())["won"].to_list()
    return share_of(seeds, own.height, strict(games[column].n_unique()))


def wins(games: "polars.DataFrame", column: str) -> str:
    rows = []
    even = even_share(games)
    for value in games[column].unique().sort().to_list():
        share = share_of_those(games, column, value)
        name = f"seat {value + 1}" if column == "seat" else str(value)
        tone = "" if share.holds(even) else "good" if share.mean > even else "bad"
        rows.append(Bar(name, 100 * share.mean, 100 * share.low, 100 * share.high, share.note(), tone))
    return charts.bars(rows, f"wins by {column}", line=100 * even)


def even_share(games: "polars.DataFrame") -> float:
    """What a seat wins on average: a little less than its part where a game can end without a winner."""
    return float(sum(games["won"].to_list())) / games.height


def by_label(games: "polars.DataFrame") -> str:
    rows = []
    for label in games["label"].unique().sort().to_list():
        mean, error = mean_of(first_seats(games.filter(games["label"] == label), "length"))
        if math.isinf(error):  # a single game
            continue
        rows.append(Bar(label.replace("_", " "), mean, mean - Z95 * error, mean + Z95 * error, told(mean, error)))
    cells = []
    for label in games["label"].unique().sort().to_list():
        own = games.filter(games["label"] == label)
        deaths = f"{sum(own['n_dies'].to_list()) / own.height:.2f}" if "n_dies" in own.columns else ""
        shares = [own.filter(own["seat"] == seat)["won"].to_list() for seat in sorted(set(own["seat"].to_list()))]
        score = mean_of(own["score"].to_list())[0]
        cells.append([label.replace("_", " "), f"{score:.1f}", f"{mean_of(first_seats(own, 'swings'))[0]:.1f}", deaths,
                      " / ".join(f"{100 * sum(won) / len(won):.0f}" for won in shares)])  # fmt: skip
    table = html_table(["", "mean score", "swings", "deaths a seat", "wins by seat, %"], cells)
    return (charts.bars(rows, "length", unit="") if rows else "") + table


def html_table(head: list[str], rows: list[list[str]]) -> str:
    top = "".join(f"<th>{escape(cell)}</th>" for cell in head)
    body = "".join("<tr>" + "".join(f"<td>{cell}</td>" for cell in row) + "</tr>" for row in rows)
    return f"<table><thead><tr>{top}</tr></thead><tbody>{body}</tbody></table>"


def events_table(games: "polars.DataFrame") -> str:
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
    return html_table(["", "winners", "others", "difference"], [row for _, row in rows[:20]])


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
