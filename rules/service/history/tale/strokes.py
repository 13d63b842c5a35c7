"""Blows with what they cost or led to, and the rounds of a fight that they make."""

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from rules.core.telling import told_by
from rules.core.words import Words
from rules.service.history.tale.happenings import Happening, named_in

STROKES = 3
"""The most blows of a round, which are one sentence or two."""


class Stroke(NamedTuple):
    """A blow with what it cost, or led to: the happenings that are told together."""

    parts: tuple[Happening, ...]
    who: str

    @property
    def first(self) -> Happening:
        """The blow itself."""
        return self.parts[0]

    @property
    def hit(self) -> bool:
        """Whether it struck home, or killed."""
        return self.first.role != "miss"

    @property
    def kills(self) -> bool:
        """Whether a foe fell."""
        return self.first.role == "kill"


def strokes_of(blows: Iterable[Happening], words: Words) -> list[Stroke]:
    """Return blows with what each led to: a wound of who struck or was struck, a kill."""
    strokes: list[Stroke] = []
    for each in blows:
        who = _doer(each, words)
        before = strokes[-1] if strokes else None
        if each.role == "wound":
            at = _cost_of(strokes, each, who)
            if at is not None:
                strokes[at] = strokes[at]._replace(parts=(*strokes[at].parts, each))
                continue
            if not words.has(told_by(each.kind)):
                continue
        elif before and each.role == "kill" and _leads_to(before, each, who):
            strokes[-1] = Stroke((each, *before.parts), who)
            continue
        strokes.append(Stroke((each,), who))
    return strokes


def _doer(each: Happening, words: Words) -> str:
    """Return who strikes: the hero, or else the figure, that the happening names first."""
    fields = ("hero", "attacker") if each.role == "kill" else ("hero", "attacker", "figure")
    for field in fields:
        if field in each.event:
            return named_in(each.event[field], words)
    return ""


def _cost_of(strokes: Sequence[Stroke], wound: Happening, who: str) -> int | None:
    """Return which blow cost a wound: the last one, if of the same step, else who missed last."""
    if strokes and strokes[-1].first.version == wound.version:
        return len(strokes) - 1
    for at in range(len(strokes) - 1, -1, -1):
        each = strokes[at]
        if who and each.who == who:
            return at if each.first.role == "miss" and len(each.parts) == 1 else None
    return None


def _leads_to(before: Stroke, kill: Happening, who: str) -> bool:
    """Return whether it is this blow that killed, and the kill says who struck it."""
    same = before.first.version == kill.version and before.who == who
    return same and before.first.role == "hit"


def rounds_of(strokes: Iterable[Stroke]) -> Iterator[list[Stroke]]:
    """Yield strokes by rounds: a new one begins when somebody strikes again, or it is full."""
    gathered: list[Stroke] = []
    struck: set[str] = set()
    for each in strokes:
        kill = each.first.role == "kill" and not each.who
        again = bool(each.who) and each.who in struck
        if gathered and not kill and (again or len(struck) >= STROKES):
            yield gathered
            gathered, struck = [], set()
        gathered.append(each)
        if each.who:
            struck.add(each.who)
    if gathered:
        yield gathered
