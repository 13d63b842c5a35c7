"""The results of a simulation as lines of text."""

from collections.abc import Callable, Sequence

from rules.core.simulate import Spread, Summary

Row = tuple[str, Summary | str]
"""A value of the compared option (or an empty text), with its results or why it is refused."""


def _spread(found: Spread) -> str:
    return f"{found.mean:.1f} / {found.median:g} / {found.ninetieth:g}"


COLUMNS: tuple[tuple[str, Callable[[Summary], str]], ...] = (
    ("games", lambda found: f"{found.games}"),
    ("won", lambda found: f"{found.win_rate:.1%} ({found.low:.1%} to {found.high:.1%})"),
    ("lost", lambda found: f"{found.lost}"),
    ("ended", lambda found: f"{found.finished}"),
    ("unfinished", lambda found: f"{found.unfinished}"),
    ("turns", lambda found: _spread(found.turns)),
    ("actions", lambda found: _spread(found.actions)),
    ("deaths", lambda found: f"{found.deaths:.2f}"),
    ("damage", lambda found: f"{found.damage:.1f}"),
    ("score", lambda found: "none" if found.score is None else f"{found.score:.1f}"),
)

NOTES = {
    "won": "95 % interval",
    "ended": "neither won nor lost",
    "unfinished": "cut off",
    "turns": "mean / median / 90 %",
    "actions": "mean / median / 90 %",
    "deaths": "heroes per game",
    "damage": "points per hero and game",
    "score": "mean per hero",
}


def listed(rows: Sequence[Row]) -> str:
    """Return a single summary as text, with a line for each figure."""
    lines = [
        (name, cell(found), NOTES.get(name, ""))
        for _, found in rows
        if isinstance(found, Summary)
        for name, cell in COLUMNS
    ]
    widths = [max(len(line[at]) for line in lines) for at in range(2)]
    return "\n".join(
        f"  {name:{widths[0]}}  {value:{widths[1]}}  {note}".rstrip() for name, value, note in lines
    )


def tabled(option: str, rows: Sequence[Row]) -> str:
    """Return summaries of all values of an option, a line each, or the reason of a refusal."""
    heads = (option, *(name for name, _ in COLUMNS))
    told = [
        (value, *(cell(found) for _, cell in COLUMNS))
        for value, found in rows
        if isinstance(found, Summary)
    ]
    refused = [(value, found) for value, found in rows if isinstance(found, str)]
    widths = [max(len(row[at]) for row in (heads, *told)) for at in range(len(heads))]
    widths[0] = max(widths[0], *(len(value) for value, _ in rows))
    lines = {row[0]: _line(row, widths) for row in told}
    lines.update({value: f"  {value:{widths[0]}}  {reason}" for value, reason in refused})
    notes = "; ".join(f"{name}: {note}" for name, note in NOTES.items())
    return "\n".join([_line(heads, widths), *(lines[value] for value, _ in rows), f"  ({notes})"])


def _line(cells: Sequence[str], widths: Sequence[int]) -> str:
    first, *others = zip(cells, widths, strict=True)
    return "  ".join([f"  {first[0]:{first[1]}}", *(f"{cell:>{width}}" for cell, width in others)])
