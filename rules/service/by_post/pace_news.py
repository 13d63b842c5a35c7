"""The news on a card: what the clock, the autopilot or a vote did since somebody last acted."""

from collections.abc import Iterable, Sequence
from itertools import pairwise

from rules.core.model import Seat
from rules.core.words import Text, Words
from rules.pace.table import Table
from rules.ports import Adventure, Step
from rules.service.by_post.table_time import hero_name, hero_names
from rules.service.journal import kinds
from rules.service.settings.pace import time_of

MINUTE, HOUR, DAY = 60, 60 * 60, 24 * 60 * 60
AWAY = -1
"""What stands in a step for the time of a player who counts as away."""


def news_lines(
    adventure: Adventure, table: Table, steps: Sequence[Step], words: Words
) -> Iterable[str]:
    """Yield what the clock, the autopilot or a vote did since somebody last acted.

    Of the turns of one player whose time was up one after the other the last is told.
    """
    ends = [
        at
        for at, step in enumerate(steps)
        if kinds.of(step).by == "player" or kinds.of(step) is kinds.BEGIN
    ]
    last = max(ends, default=-1)
    recent = steps[last + 1 :]
    late: dict[Seat, str] = {}
    taken = {
        before.version
        for before, after in pairwise(recent)
        if kinds.of(before) is kinds.CLOCK and kinds.of(after) is kinds.AUTO
    }
    for step in recent:
        if kinds.of(step) is kinds.CLOCK:
            on = step.version in taken
            late |= dict(_late_lines(adventure, table, step, words, taken=on))
    yield from late.values()
    for step in recent:
        action = step.action or {}
        if kinds.of(step) is kinds.CLOCK:
            yield from _clock_lines(adventure, step, words, taken=step.version in taken)
        elif kinds.of(step) is kinds.OVERDUE:
            hero = hero_name(adventure, int(action["seat"]))
            if action.get("away"):
                yield words.phrase("notice-away", hero=hero)
                continue
            yield words.phrase(
                "notice-late", hero=hero, time=_time(table), how="taken", shorter="no"
            )
        elif kinds.of(step).news:
            seat = int(action.get("seat") or step.seat or 0)
            by = str(action.get("by", ""))
            hero = hero_name(adventure, seat)
            yield words.phrase(
                f"notice-{step.kind}",
                hero=hero,
                by=by,
                to=action.get("to", 0),
                why=str(action.get("why", "")),
                leader=_leader(adventure),
                minutes=int(action.get("lost", 0)) // MINUTE % 60,
                hours=int(action.get("lost", 0)) // HOUR,
                post="yes" if adventure.pace == "post" else "no",
            )
        elif kinds.of(step) is kinds.VOTE and action.get("carried"):
            yield words.phrase(
                "notice-vote",
                hero=hero_name(adventure, int(action["target"])),
                wish=str(action["carried"]),
                heroes=hero_names(adventure, action.get("heroes", ())),
            )


def _leader(adventure: Adventure) -> str:
    """Return the hero of the table's host."""
    led = [record.name for record in adventure.seats if record.user == adventure.host]
    return led[0] if led else "?"


def _late_lines(
    adventure: Adventure, table: Table, step: Step, words: Words, *, taken: bool
) -> Iterable[tuple[Seat, str]]:
    """Yield whose time was up in a step; `taken` says that a turn was taken for somebody then."""
    action = step.action or {}
    had = {int(seat): int(seconds) for seat, seconds in action.get("ended", ())}
    for kind, number, _ in action.get("due", ()):
        if kind != "late":
            continue
        seat = int(number)
        hero, time = hero_name(adventure, seat), _had(had.get(seat, 0), table, words)
        if taken and had.get(seat) == AWAY:
            yield seat, words.phrase("notice-away", hero=hero)
        elif not taken and table.clock(seat).away is not None:
            # The line about who is away says it.
            continue
        elif not taken and table.clock(seat).ahead is not None:
            yield seat, words.phrase("notice-ahead", hero=hero, time=time)
        else:
            how = "taken" if taken else table.terms.on_miss
            shorter = "yes" if table.clock(seat).policy is not None else "no"
            line = words.phrase("notice-late", hero=hero, time=time, how=how, shorter=shorter)
            yield seat, line


def _clock_lines(adventure: Adventure, step: Step, words: Words, *, taken: bool) -> Iterable[str]:
    """Yield what else the clock did in a step; `taken` as for whose time was up."""
    action = step.action or {}
    most = {int(seat): str(wish) for seat, wish in action.get("most", ())}
    for kind, number, _ in action.get("due", ()):
        seat = int(number)
        if kind == "resume":
            yield words.phrase("notice-pause-over")
        elif kind == "wake":
            yield words.phrase("notice-home", hero=hero_name(adventure, seat))
        elif kind == "held":
            yield words.phrase("notice-held", hero=hero_name(adventure, seat))
        elif kind == "agreed":
            yield words.phrase("notice-agreed")
        elif kind == "told" and seat in most:
            yield words.phrase("notice-most", hero=hero_name(adventure, seat), wish=most[seat])
        elif kind in ("gone", "told"):
            how = "taken" if taken else "none"
            yield words.phrase(f"notice-{kind}", hero=hero_name(adventure, seat), how=how)


def _had(seconds: int, table: Table, words: Words) -> str | Text:
    """Return how long a turn lasted that is over; logs of before do not say it."""
    if seconds <= 0:
        return _time(table)
    for unit, length in (("days", DAY), ("hours", HOUR), ("minutes", MINUTE)):
        if seconds % length == 0:
            return words.phrase("turn-lasted", unit=unit, count=seconds // length)
    return words.phrase("turn-lasted", unit="minutes", count=seconds // MINUTE)


def _time(table: Table) -> Text:
    return Text.of(f"value-{time_of(table.terms)}")
