"""A journal cut into scenes: at every new place, where a fight begins, and where one gets long."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field

from rules.core.telling import Role
from rules.service.history.tale.happenings import Happening
from rules.service.history.tale.records import Speech

LONG, LONGEST = 9, 16
"""Happenings after which a scene ends at the next good moment, and at any moment at all."""
SHORT = 3
"""Happenings after the arrival that make a fight at the same place a scene of its own."""
A_BLOW = 0.2
BLOWS: tuple[Role, ...] = ("hit", "miss", "wound", "kill")
"""Roles of what is joined and summed up in a fight."""
ARRIVALS: frozenset[Role] = frozenset({"level", "place", "back"})
NOTHING: frozenset[Role] = frozenset({"place", "back", "way", "empty"})
"""Roles of what a scene is not told for, if there is nothing else in it."""

Item = Happening | Speech


@dataclass
class Stretch:
    """What is told as one scene: the place that it is at, the fight that it is, and all of it."""

    place: Happening | None = None
    fight: Happening | None = None
    items: list[Item] = field(default_factory=list)
    passed: list[Happening] = field(default_factory=list)
    """Places on the way there, where nothing happened."""
    goes_on: bool = False
    """Whether it goes on with the fight, or at the place, of the one before."""

    @property
    def bare(self) -> bool:
        """Whether nothing happened but that they came there."""
        return all(isinstance(each, Happening) and each.role in NOTHING for each in self.items)

    @property
    def slight(self) -> bool:
        """Whether so little happened in it that it is no scene of its own."""
        roles = {each.role if isinstance(each, Happening) else "turn" for each in self.items}
        return roles <= {*NOTHING, "plain"} - {"level"} and self.length <= SHORT

    @property
    def length(self) -> float:
        """How long it is when it is told."""
        return sum(map(_length, self.items))

    @property
    def versions(self) -> tuple[int, int]:
        """The versions of its first and its last step."""
        found = [each.version for each in (*self.passed, *self.items)]
        return min(found, default=0), max(found, default=0)


@dataclass
class Act:
    """The stretches of a chapter, and what it begins with."""

    opening: Happening | None = None
    stretches: list[Stretch] = field(default_factory=list)


def acts_of(happenings: Iterable[Happening], voices: Sequence[Speech]) -> list[Act]:
    """Return happenings and voices cut into chapters and scenes, in their order."""
    acts = [Act()]
    for item in _merged(happenings, voices):
        if isinstance(item, Happening) and item.role == "chapter":
            if acts[-1].stretches:
                acts.append(Act())
            acts[-1].opening = item
        _add(acts[-1].stretches, item)
    for act in acts:
        act.stretches = _gathered(act.stretches)
    return [act for act in acts if act.stretches]


def _merged(happenings: Iterable[Happening], voices: Sequence[Speech]) -> Iterator[Item]:
    """Yield all in order: words stand before the deed that they go with."""
    waiting = sorted(voices, key=lambda each: each.version)
    at = 0
    for each in happenings:
        while at < len(waiting) and waiting[at].version <= each.version:
            yield waiting[at]
            at += 1
        yield each
    yield from waiting[at:]


def _add(stretches: list[Stretch], item: Item) -> None:
    now = stretches[-1] if stretches else None
    if now is None or (isinstance(item, Happening) and _begins(now, item)):
        before = now
        now = Stretch()
        if before is not None and isinstance(item, Happening) and item.role not in ARRIVALS:
            now.place = before.place
            now.goes_on = item.role != "fight"
        stretches.append(now)
    if isinstance(item, Happening):
        if item.role in ARRIVALS and not _is_new(now):
            now.place = item
        elif item.role == "fight" and now.fight is None:
            now.fight = item
    now.items.append(item)


def _is_new(now: Stretch) -> bool:
    """Return whether a scene has only begun, on a level where nobody has been."""
    return bool(now.items) and all(
        isinstance(each, Happening) and each.role == "level" for each in now.items
    )


def _begins(now: Stretch, item: Happening) -> bool:
    """Return whether a new scene begins with a happening."""
    told = now.length
    last = now.items[-1]
    if isinstance(last, Happening) and last.version == item.version and item.role not in ARRIVALS:
        return False
    if item.role in ARRIVALS or item.role == "chapter":
        # A level, and the first place of it, are one.
        return item.role == "level" or not _is_new(now)
    if item.role == "fight":
        return told >= (SHORT if now.fight is None else LONG)
    return (item.role in ("way", "turn") and told >= LONG) or told >= LONGEST


def _length(item: Item) -> float:
    """Return how long an item is when it is told: blows are joined, and many are summed up."""
    if isinstance(item, Speech):
        return 1
    return 0 if item.role in NOTHING else A_BLOW if item.role in BLOWS else 1


def _belongs(each: Stretch, before: Stretch) -> bool:
    """Return whether so little happened in a stretch that the one before tells it."""
    return each.slight and (each.goes_on or before.length < LONG)


def _gathered(stretches: Iterable[Stretch]) -> list[Stretch]:
    """Return stretches with those in which nothing happened told on the way to the next."""
    kept: list[Stretch] = []
    passed: list[Happening] = []
    for each in stretches:
        if each.bare:
            passed += [item for item in each.items if isinstance(item, Happening)]
        elif kept and not passed and _belongs(each, kept[-1]):
            kept[-1].items += each.items
        else:
            kept.append(each)
            each.passed, passed = passed, []
    if passed and kept:
        kept[-1].items += passed
    elif passed:
        kept.append(Stretch(place=passed[0], items=list(passed)))
    return kept
