"""The clock of a draft: until when a turn lasts, and what the rules do once it is over. DM-062."""

from typing import Any

from rules.ports import Dungeon, Timer
from rules.service.dungeons.session import MOST_STEPS, DungeonSession

FEWEST = 2
"""People at a draft from whom on somebody is kept waiting."""
LATE = "late"
"""Marks a step that the rules took in an overdue turn; its value is whose, counted from 0."""
STEPS = {"roll": "roll", "place": "lay", "close": "close", "finish": "finish"}


def until(session: DungeonSession) -> int | None:
    """Return when the present turn of a draft is over, or None where no clock runs."""
    record = session.record
    minutes = int(record.options.get("minutes", 0))
    if record.mode != "draft" or not minutes or len(record.people) < FEWEST:
        return None
    if stands_still(record) or len(record.edits) >= MOST_STEPS or session.ready:
        return None
    return record.updated + 60 * minutes


def stands_still(record: Dungeon) -> bool:
    """Return whether everybody has let a turn pass since somebody drew, so the clock stops."""
    late: set[int] = set()
    for edit in reversed(record.edits):
        if LATE not in edit:
            break
        late.add(edit[LATE])
    return bool(late) and late >= set(range(len(record.people)))


def who_was_late(record: Dungeon) -> int | None:
    """Return whose turn the rules have just taken, counted from 0; None where somebody drew."""
    late: int | None = record.edits[-1].get(LATE) if record.edits else None
    return late


def timers_of(session: DungeonSession) -> tuple[Timer, ...]:
    """Return the timers of a dungeon, for what happens unless somebody changes it before."""
    due, record = until(session), session.record
    if due is None:
        return ()
    return (Timer(kind="draft", subject=record.id, version=record.version, due=due),)


def run_out(session: DungeonSession) -> Dungeon:
    """Return a draft after an overdue turn, in which the rules rolled and placed the tile."""
    now, turn = session.drafting, session.drafting.turn
    taken: list[dict[str, Any]] = []
    while not taken or now.phase == "place":
        step = {"do": STEPS[now.phase], "own": False, LATE: turn}
        now.take(step)
        taken.append(step)
    return session.record.with_(edits=(*session.record.edits, *taken))
