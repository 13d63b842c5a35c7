"""What a bench tells: figures beside figures, their ratio, and whether a goal was reached."""

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True)
class Figure:
    """One measured pair: ours beside a peer's or a floor, in the same unit and the same run.

    `what` is the same in a brief run and in a long one: how much was done stands in `peer`.
    """

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
    told: bool = False
    """Whether the page of figures tells it although it has no goal."""

    @property
    def ratio(self) -> float:
        """Ours for each one of theirs."""
        return self.ours / self.beside if self.beside else float("inf")

    @property
    def missed(self) -> bool:
        """Whether there is a goal that was not reached."""
        if self.at_least is not None:
            return self.ratio < self.at_least
        return self.at_most is not None and self.ratio > self.at_most

    @property
    def verdict(self) -> str:
        """The ratio, the goal where there is one, and whether it was missed."""
        if self.at_least is not None:
            goal = f"goal at least {_goal(self.at_least)}"
        elif self.at_most is not None:
            goal = f"goal {_goal(self.at_most)}"
        else:
            return _digits(self.ratio)
        return f"{_digits(self.ratio)} ({goal}{': missed' if self.missed else ''})"

    @property
    def on_page(self) -> bool:
        """Whether the page of figures tells it."""
        return self.told or self.at_least is not None or self.at_most is not None


@dataclass(frozen=True)
class Shares:
    """Where the time of something went: parts of one whole, the largest first."""

    what: str
    parts: dict[str, float]
    on_page = False

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
    on_page: bool = False

    def __str__(self) -> str:
        return f"{self.what}: {short(self.value)} {self.unit}{self.note and f' ({self.note})'}"


Finding = Figure | Shares | Cost

COLUMNS = (("", "<"), ("ours", ">"), ("beside", ">"), ("ratio", "<"), ("peer", "<"))


def table(section: str, findings: Sequence[Finding]) -> str:
    """The findings of a section as aligned lines."""
    figures = [each for each in findings if isinstance(each, Figure)]
    rows = [(section, *(name for name, _ in COLUMNS[1:]))]
    rows += [
        (
            f"  {each.what}",
            f"{short(each.ours)} {each.unit}",
            f"{short(each.beside)} {each.unit}",
            each.verdict,
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


def short(value: float) -> str:
    """A figure with as many digits as anybody reads."""
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"


def _goal(ratio: float) -> str:
    return f"{round(ratio, 3):g}"


def _digits(ratio: float) -> str:
    """A ratio with two places, or with more where it would read as nothing."""
    return f"{ratio:.2f}" if ratio >= 0.095 else f"{ratio:.2g}"
