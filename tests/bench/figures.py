"""What a bench tells: figures beside figures, their ratio, and whether a goal was reached."""

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True)
class Figure:
    """One measured pair: ours beside a peer's or a floor, in the same unit and the same run."""

    what: str
    ours: float
    beside: float
    peer: str
    """What `beside` is a measure of."""
    unit: str
    at_least: float | None = None
    """The goal for ours / beside, where more is better."""
    at_most: float | None = None
    """The goal for ours / beside, where less is better."""

    @property
    def ratio(self) -> float:
        """Ours for each one of theirs."""
        return self.ours / self.beside if self.beside else float("inf")

    @property
    def goal(self) -> str:
        """The goal in words, and whether it was reached."""
        if self.at_least is not None:
            said, reached = f">= {self.at_least:g}", self.ratio >= self.at_least
        elif self.at_most is not None:
            said, reached = f"<= {self.at_most:g}", self.ratio <= self.at_most
        else:
            return ""
        return f"{said} {'reached' if reached else 'MISSED'}"


@dataclass(frozen=True)
class Shares:
    """Where the time of something went: parts of one whole, the largest first."""

    what: str
    parts: dict[str, float]

    def __str__(self) -> str:
        whole = sum(self.parts.values()) or 1.0
        largest = sorted(self.parts.items(), key=lambda part: -part[1])
        return f"{self.what}: " + ", ".join(f"{n} {t / whole:.0%}" for n, t in largest)


@dataclass(frozen=True)
class Cost:
    """What one of something costs, in a unit of its own; it is compared with nothing."""

    what: str
    value: float
    unit: str
    note: str = ""

    def __str__(self) -> str:
        return f"{self.what}: {_short(self.value)} {self.unit}{self.note and f' ({self.note})'}"


Finding = Figure | Shares | Cost

COLUMNS = (("", "<"), ("ours", ">"), ("beside", ">"), ("ratio", ">"), ("goal", "<"), ("peer", "<"))


def table(section: str, findings: Sequence[Finding]) -> str:
    """The findings of a section as aligned lines."""
    figures = [each for each in findings if isinstance(each, Figure)]
    rows = [(section, *(name for name, _ in COLUMNS[1:]))]
    rows += [
        (
            f"  {each.what}",
            f"{_short(each.ours)} {each.unit}",
            f"{_short(each.beside)} {each.unit}",
            f"{each.ratio:.2f}",
            each.goal,
            each.peer,
        )
        for each in figures
    ]
    widths = [max(len(row[at]) for row in rows) for at in range(len(COLUMNS))]
    lines = [
        "  ".join(
            f"{cell:{side}{width}}"
            for cell, (_, side), width in zip(row, COLUMNS, widths, strict=True)
        ).rstrip()
        for row in rows
    ]
    return "\n".join([*lines, *(f"  {each}" for each in findings if not isinstance(each, Figure))])


def _short(value: float) -> str:
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"
