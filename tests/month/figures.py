"""What many months come to: shares and their intervals, messages, calls, what held tables up."""

import math
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from tests.month.fate import Fate
from tests.month.rhythm import DAY
from tests.month.whims import MOODS

DONE = ("ended", "given up")
BY_RULE = (*DONE, "resting")
"""Ends and rests that the rules have: nothing waits there for what never comes."""
ENDS = (*DONE, "resting", "unfinished", "stuck")
FEW, MANY = range(1, 5), range(5, 9)
LINES = 14


class Share(NamedTuple):
    """A part of a whole, with the interval that holds it at 95 % (Wilson)."""

    part: int
    whole: int

    @property
    def value(self) -> float:
        """The share itself."""
        return self.part / self.whole if self.whole else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """From where to where it may well be."""
        if not self.whole:
            return 0.0, 1.0
        z, n, p = 1.96, self.whole, self.value
        middle = (p + z * z / (2 * n)) / (1 + z * z / n)
        half = z / (1 + z * z / n) * math.sqrt(p * (1 - p) / n + z * z / (4 * n * n))
        return max(0.0, middle - half), min(1.0, middle + half)

    def __str__(self) -> str:
        low, high = self.interval
        return f"{self.value:6.1%} ({low:.0%}-{high:.0%})"


def done(fates: Sequence[Fate]) -> Share:
    """How many ended, or were given up by rule."""
    return Share(sum(each.end in DONE for each in fates), len(fates))


def by_rule(fates: Sequence[Fate]) -> Share:
    """How many ended, were given up, or rest by rule."""
    return Share(sum(each.end in BY_RULE for each in fates), len(fates))


def of_size(fates: Iterable[Fate], seats: range) -> list[Fate]:
    """The tables of so many seats."""
    return [each for each in fates if each.seats in seats]


def a_day(fates: Sequence[Fate]) -> float:
    """Messages an adventure-day."""
    days = sum(each.lasted for each in fates) / DAY
    return sum(each.post.messages for each in fates) / days if days else 0.0


def _cards_a_day(fates: Sequence[Fate]) -> float:
    days = sum(each.lasted for each in fates) / DAY
    return sum(each.post.cards for each in fates) / days if days else 0.0


def a_player_day(fates: Sequence[Fate]) -> float:
    """Calls a player-day, of all who sat down."""
    days = sum(each.lasted * each.seats for each in fates) / DAY
    return sum(each.post.calls for each in fates) / days if days else 0.0


def report(fates: Sequence[Fate]) -> str:
    """All of it, as it is printed."""
    presets = [each for each in fates if each.mood != "settings"]
    moods = (each for mood in MOODS for each in _ends(mood, _in(fates, mood)))
    parts = [
        *_ends("as proposed", presets),
        *moods,
        *_by_system(presets),
        *_talk("messages and calls, all", fates),
        *_talk("messages and calls, 1-4 seats", of_size(fates, FEW)),
        *_talk("messages and calls, 5-8 seats", of_size(fates, MANY)),
        *_talk_by_system(presets),
        *_held_up(presets),
        *_breaches(fates),
    ]
    return "\n".join(parts)


def _in(fates: Sequence[Fate], mood: str) -> list[Fate]:
    return [each for each in fates if each.mood == mood]


def _ends(title: str, fates: Sequence[Fate]) -> list[str]:
    head = f"{title:22}{'tables':>8}{'ended or given up':>24}{'or rests by rule':>24}"
    lines = [f"\n{head}  " + "  ".join(ENDS)]
    for name, seats in (("1-4 seats", FEW), ("5-8 seats", MANY)):
        lines.append(_line(name, of_size(fates, seats)))
    return lines


def _by_system(fates: Sequence[Fate]) -> list[str]:
    head = f"{'by system':22}{'tables':>8}{'ended or given up':>24}{'or rests by rule':>24}"
    lines = [f"\n{head}  " + "  ".join(ENDS)]
    for system in sorted({each.system for each in fates}):
        for name, seats in (("1-4", FEW), ("5-8", MANY)):
            mine = [each for each in of_size(fates, seats) if each.system == system]
            if mine:
                lines.append(_line(f"{system} {name}", mine))
    return lines


def _line(name: str, fates: Sequence[Fate]) -> str:
    ends = Counter(each.end for each in fates)
    counts = "  ".join(f"{ends[end]:>{len(end)}}" for end in ENDS)
    sittings = sum(each.sittings for each in fates)
    hours = sum(each.lasted for each in fates) / 3600 / max(1, sittings)
    often = f"{sittings / max(1, len(fates)):.0f} sittings, {hours:.1f} h each"
    shares = f"{done(fates)!s:>24}{by_rule(fates)!s:>24}"
    return f"{name:22}{len(fates):8}{shares}  {counts}  {often}"


def _talk(title: str, fates: Sequence[Fate]) -> list[str]:
    if not fates:
        return []
    cards, edits = sum(f.post.cards for f in fates), sum(f.post.edits for f in fates)
    calls, present = sum(f.post.calls for f in fates), sum(f.present for f in fates) / DAY
    kinds = sum((Counter(each.post.kinds) for each in fates), Counter[str]())
    floors, names = sum(f.post.floors for f in fates), sum(f.post.names for f in fates)
    said = (
        f"{a_day(fates):.1f} messages an adventure-day, {_cards_a_day(fates):.1f} of them cards",
        f"{a_player_day(fates):.2f} calls a player-day",
        f"{calls / max(present, 0.01):.2f} of who has not vanished",
        f"{Share(cards, cards + edits).value:.0%} of cards shown are new ones",
        f"{floors} maps of floors, {names} names of threads",
    )
    how = ", ".join(f"{kind} {count}" for kind, count in kinds.most_common())
    return [f"\n{title}: {', '.join(said)}", f"  {how}"]


def _talk_by_system(fates: Sequence[Fate]) -> list[str]:
    """Messages and calls of every game, and of those that are loudest."""
    head = f"{'as proposed':22}{'tables':>8}{'messages':>10}{'cards':>8}{'calls a player':>16}"
    lines = [f"\n{head}{'loudest table':>15}"]
    for system in sorted({each.system for each in fates}):
        mine = [each for each in fates if each.system == system]
        loudest = max(a_day([each]) for each in mine)
        lines.append(
            f"{system:22}{len(mine):8}{a_day(mine):10.1f}{_cards_a_day(mine):8.1f}"
            f"{a_player_day(mine):16.2f}{loudest:15.1f}"
        )
    return lines


def _held_up(fates: Sequence[Fate]) -> list[str]:
    """For whom tables waited that did not end."""
    late = [each for each in fates if each.end not in DONE]
    lines = [f"\nnot done, as proposed: {len(late)}"]
    whole = sum((Counter(each.waits) for each in late), Counter[str]())
    total = sum(whole.values()) or 1
    lines.append(
        "  waited for: "
        + ", ".join(f"{who} {span / total:.0%}" for who, span in whole.most_common(9))
    )
    for system in sorted({each.system for each in late}):
        mine = [each for each in late if each.system == system]
        asks = sum((Counter(each.asks) for each in mine), Counter[str]())
        lasted = sum(asks.values())
        what = ", ".join(f"{key} {span / lasted:.0%}" for key, span in asks.most_common(5))
        lines.append(f"  {system}: asked {what}")
    for each in late:
        waits = Counter(each.waits).most_common(3)
        held = ", ".join(f"{who} {span / each.lasted:.0%}" for who, span in waits)
        lines.append(
            f"  #{each.number} {each.system} {each.seats} seats, {each.mood}, {each.end},"
            f" {each.steps} steps, {each.sittings} sittings; {held}; {each.people};"
            f" {dict(each.settings)}"
        )
    return lines


def _breaches(fates: Sequence[Fate]) -> list[str]:
    """Which laws were broken, by which tables, and the shortest history of each."""
    found = [(breach, each) for each in fates for breach in each.breaches]
    lines = [f"\nlaws broken: {len(found)}"]
    for law in sorted({breach.law for breach, _ in found}):
        mine = [(breach, each) for breach, each in found if breach.law == law]
        numbers = sorted({each.number for _, each in mine})
        first, fate = min(mine, key=lambda pair: pair[0].at)
        lines.append(f"  {law}: tables {numbers}")
        lines.append(f"    #{fate.number} {fate.system} {fate.seats} seats: {first.text}")
        lines += [f"      {line}" for line in first.history[-LINES:]]
    return lines
