"""Small charts as SVG, drawn by hand: bars with intervals, dots with intervals, lines, histograms. They need no
library and no network, and keep to the colours of the page."""

from html import escape

ROW = 26
LEFT = 190
WIDE = 760


class Bar:
    """A value with its interval."""

    def __init__(self, name: str, value: float, low: float, high: float, note: str = "", tone: str = "") -> None:
        self.name = name
        self.value = value
        self.low = low
        self.high = high
        self.note = note
        self.tone = tone  # "good", "bad" or nothing


def svg(height: float, body: str, title: str) -> str:
    return (
        f'<svg viewBox="0 0 {WIDE} {height:.0f}" role="img" aria-label="{escape(title)}">'
        f"<title>{escape(title)}</title>{body}</svg>"
    )


def text(x: float, y: float, words: str, kind: str = "", anchor: str = "start") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" class="{kind}" text-anchor="{anchor}">{escape(words)}</text>'


def ticks(low: float, high: float, wanted: int = 5) -> list[float]:
    """Round numbers between two others."""
    span = max(high - low, 1e-9)
    step = 10.0 ** len(str(int(span)))
    while span / step < wanted:
        for part in (2.0, 2.5, 2.0):
            if span / step >= wanted:
                break
            step /= part
    first = int(low / step) - 1
    return [tick for number in range(first, first + 60) if low - 1e-9 <= (tick := number * step) <= high + 1e-9]


def bars(rows: list[Bar], title: str, unit: str = "%", line: float | None = None, from_zero: bool = True) -> str:
    """One row for each; with `from_zero` as bars, else as dots round a zero line. `line`: what is expected."""
    low = min([row.low for row in rows] + ([0.0] if from_zero else []) + ([line] if line is not None else []))
    high = max([row.high for row in rows] + ([line] if line is not None else []))
    pad = (high - low) * 0.05 or 1.0
    low, high = (0.0 if from_zero else low - pad), high + pad
    room = WIDE - LEFT - 130

    def place(value: float) -> float:
        return LEFT + (value - low) / (high - low) * room

    body = []
    bottom = len(rows) * ROW + 6
    for tick in ticks(low, high):
        body.append(f'<line x1="{place(tick):.1f}" x2="{place(tick):.1f}" y1="0" y2="{bottom}" class="grid"/>')
        body.append(text(place(tick), bottom + 16, f"{tick:g}{unit}", "tick", "middle"))
    for number, row in enumerate(rows):
        y = number * ROW + ROW / 2 + 2
        body.append(text(LEFT - 10, y + 4, row.name, "name", "end"))
        if from_zero:
            width = max(0.0, place(row.value) - LEFT)
            body.append(f'<rect x="{LEFT}" y="{y - 7:.1f}" width="{width:.1f}" height="14" class="bar {row.tone}"/>')
        else:
            body.append(f'<circle cx="{place(row.value):.1f}" cy="{y:.1f}" r="4.5" class="dot {row.tone}"/>')
        body.append(
            f'<line x1="{place(row.low):.1f}" x2="{place(row.high):.1f}" y1="{y:.1f}" y2="{y:.1f}" class="range"/>'
        )
        body.append(text(WIDE - 4, y + 4, row.note, "note", "end"))
    if line is not None:
        body.append(f'<line x1="{place(line):.1f}" x2="{place(line):.1f}" y1="0" y2="{bottom}" class="expected"/>')
    return svg(bottom + 24, "".join(body), title)


def histogram(values: list[int], title: str) -> str:
    """How often each whole number came up, in at most forty columns."""
    low, high = min(values), max(values)
    size = max(1, -(-(high - low + 1) // 40))
    counts: dict[int, int] = {}
    for value in values:
        counts[(value - low) // size] = counts.get((value - low) // size, 0) + 1
    columns = (high - low) // size + 1
    room, tall = WIDE - 60, 150
    most = max(counts.values())
    body = [f'<line x1="40" x2="{WIDE - 20}" y1="{tall}" y2="{tall}" class="grid"/>']
    for column in range(columns):
        height = tall * counts.get(column, 0) / most
        x = 40 + room * column / columns
        body.append(
            f'<rect x="{x:.1f}" y="{tall - height:.1f}" width="{max(1.0, room / columns - 2):.1f}" '
            f'height="{height:.1f}" class="bar"/>'
        )
        if column % max(1, columns // 12) == 0:
            body.append(text(x + room / columns / 2, tall + 16, str(low + column * size), "tick", "middle"))
    return svg(tall + 24, "".join(body), title)
