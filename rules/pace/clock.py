"""The clock of one turn: how much of it is used, and when the turn is over.

Tests with random input hold these twelve laws. The time that remains only rises by an extension or
a new turn. A turn lasts its budget at least. It is never over while its clock stands still. It is
over exactly once. Only a seat that has to decide something has a turn. Reminders are few, and come
before the end. They are checked again when they are sent. The same facts give the same end in any
order. A local time that a clock change skips is the first instant after the gap, and of one that
comes twice the first counts. A daily hour is never closer than its notice. Two looks at the same
time end a turn once. A clock that jumps back ends nothing twice, and delays by the jump at most.
"""

from datetime import timedelta
from typing import Literal, NamedTuple

from pydantic import Field

from rules.core.model import Model
from rules.pace.frozen import HORIZON, Frozen, Span, frozen_within
from rules.pace.zones import DAY, MINUTES, instant, local_date

LONGEST = 31 * 24 * 60 * 60
"""Seconds that a budget may have: a month."""
FARTHEST = (HORIZON - 10) * DAY
"""Seconds ahead after which an end counts as none: the calendar is looked at no further."""
HALF, LATE = 50, 85
"""Percentages of the budget at which a reminder is sent."""


class Policy(Model):
    """How long a turn lasts.

    "none": without limit. "budget": so many seconds of running clock. "daily": up to a minute of
    the local day, but never less than `notice` seconds.
    """

    kind: Literal["none", "budget", "daily"] = "none"
    budget: int = Field(default=24 * 60 * 60, ge=60, le=LONGEST)
    minute: int = Field(default=21 * 60, ge=0, lt=MINUTES)
    zone: str = "UTC"
    notice: int = Field(default=12 * 60 * 60, ge=60, le=LONGEST)


class Turn(Model):
    """One seat's turn: when it began, and the seconds by which it was extended."""

    opened: int
    extended: int = Field(default=0, ge=0)


class Reading(NamedTuple):
    """What a clock shows at an instant: seconds used and left, and when the turn will be over.

    `due` and `left` are None where no clock runs. `stopped` is the span in which it stands still.
    """

    used: int
    left: int | None
    due: int | None
    stopped: Span | None


def read(policy: Policy, turn: Turn, frozen: Frozen, now: int) -> Reading:
    """Return the state of a turn's clock at an instant."""
    used = elapsed(turn, frozen, now)
    due = due_at(policy, turn, frozen)
    left = None if due is None else max(0, elapsed(turn, frozen, due) - used)
    return Reading(used=used, left=left, due=due, stopped=frozen.covers(now))


def elapsed(turn: Turn, frozen: Frozen, now: int) -> int:
    """Return how many seconds the clock has run since the turn began, 0 for a time before that."""
    if now <= turn.opened:
        return 0
    still = frozen_within(frozen.after(turn.opened), turn.opened, now)
    return now - turn.opened - still


def due_at(policy: Policy, turn: Turn, frozen: Frozen) -> int | None:
    """Return when the turn is over; None where it never is."""
    match policy.kind:
        case "budget":
            return runs_until(turn, frozen, policy.budget + turn.extended)
        case "daily":
            return _next_hour(policy, turn, frozen)
        case _:
            return None


def runs_until(turn: Turn, frozen: Frozen, seconds: int) -> int | None:
    """Return when the clock will have run for so many seconds; None if that is too far ahead."""
    at, left = turn.opened, seconds
    for span in frozen.after(turn.opened):
        running = max(0, span.start - at)
        if running > left:
            break
        left -= running
        at = max(at, span.end)
    end = at + left
    return None if end > turn.opened + FARTHEST else end


def _next_hour(policy: Policy, turn: Turn, frozen: Frozen) -> int | None:
    """Return the first such minute of a day that counts, once the notice has run.

    Outages, pauses and vacations do not count as notice. An hour in the player's night becomes
    their next waking moment. Extensions are added at the end.
    """
    ready = runs_until(turn, frozen.lost, policy.notice)
    if ready is None:
        return None
    day, off = local_date(ready, policy.zone) - timedelta(days=1), frozen.off
    for _ in range(HORIZON):
        at = instant(day, policy.minute, policy.zone)
        if at >= ready and off.covers(at) is None:
            return runs_until(Turn(opened=at), frozen, turn.extended)
        day += timedelta(days=1)
    return None


def reminders(policy: Policy, turn: Turn, frozen: Frozen) -> tuple[tuple[int, int], ...]:
    """Return when to remind a player, as (percentage of the turn, instant), each before its end.

    No reminder falls into a time in which the clock stands still.
    """
    due = due_at(policy, turn, frozen)
    if due is None:
        return ()
    whole = elapsed(turn, frozen, due)
    found = []
    for part in (HALF, LATE):
        at = runs_until(turn, frozen, whole * part // 100)
        if at is not None and turn.opened < at < due:
            found.append((part, at))
    return tuple(found)
