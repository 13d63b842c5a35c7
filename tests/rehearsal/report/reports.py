"""Reports for tests: one that a rehearsal might have brought, with a difference and a person."""

from bot.rehearsal.findings import Outcome
from bot.rehearsal.report.model import (
    Bucket,
    Circumstances,
    Noted,
    PersonPart,
    Press,
    Report,
    RowResult,
    Times,
)
from bot.rehearsal.rows import rows


def row(ident: str, outcome: Outcome, **finding: str) -> RowResult:
    """What became of a row of the table."""
    found = Noted(outcome=outcome, **finding)
    known = rows().get(ident)
    behaviour = known.behaviour if known is not None else "Nobody knows it"
    return RowResult(row=ident, behaviour=behaviour, outcome=outcome, findings=(found,))


def report(*differing: str, came: str = "two messages") -> Report:
    """A report in which all rows hold but those that differ, and one that was not tried."""
    results = []
    for ident in rows():
        if ident in differing:
            results.append(row(ident, Outcome.DIFFERS, expected="one message", came=came))
        elif ident == "DC-103":
            results.append(row(ident, Outcome.NOT_TRIED, why="nobody tries to be banned"))
        else:
            results.append(row(ident, Outcome.HOLDS))
    times = (Times(of="a button", arrived=31.2, acknowledged=143.0, answered=97.0),)
    late = (Times(of="a form", arrived=44.0, acknowledged=390.4, answered=301.0, plain=False),)
    presses = (
        Press(name="button", act="done", looked=True, times=times),
        Press(name="form", act="done", looked=False, times=late),
        Press(name="direct", act="impossible", why="they take no direct messages"),
        Press(name="late", act="not reached"),
    )
    return Report(
        began="2026-11-30 01:02",
        seconds=171.4,
        left=("an empty, archived thread",),
        circumstances=Circumstances(
            undercroft="0.1.0",
            discord_py="2.7.1",
            python="3.11.2",
            system="Linux",
            database="SQLite",
            shards=2,
            place="a private thread",
            rights=("View Channel", "Attach Files"),
            lacking=("Create Events",),
            gateway_ms=42.0,
            request_ms=88.5,
            buckets=(Bucket(route="POST /channels/{}/messages", limit=5, seconds=5, waited=2),),
        ),
        rows=tuple(results),
        person=PersonPart(presses=presses, clock=3.4, ended="nobody pressed in time"),
    )
