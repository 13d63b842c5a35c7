"""How fast presses were acknowledged and answered, summed up."""

from collections.abc import Iterator
from dataclasses import dataclass
from statistics import median

from bot.rehearsal.report.model import PersonPart


@dataclass(frozen=True)
class Speed:
    """One kind of time: its median and its worst, in milliseconds, among `count` interactions."""

    what: str
    count: int
    median: float
    worst: float


def speeds(part: PersonPart) -> Iterator[Speed]:
    """Yield how long it took until interactions arrived, were acknowledged, and were answered.

    Only those count to which the first answer was the right one: a rehearsal tries wrong ones, too.
    """
    times = [each for press in part.presses for each in press.times]
    plain = [each for each in times if each.plain]
    for what, found in (
        ("arrived", [each.arrived for each in times]),
        ("acknowledged", [each.acknowledged for each in plain]),
        ("answered", [each.answered for each in plain]),
    ):
        known = [each for each in found if each is not None]
        if known:
            yield Speed(what, len(known), median(known), max(known))
