"""Making the report of a rehearsal."""

import platform
from collections.abc import Mapping
from datetime import UTC, datetime
from importlib.metadata import version
from statistics import median

import discord

from bot.rehearsal.alone import TRIALS
from bot.rehearsal.alone.untried import UNTRIED
from bot.rehearsal.api import Measures
from bot.rehearsal.findings import Finding, Findings, Outcome
from bot.rehearsal.person.play import ALONE, Sat
from bot.rehearsal.person.steps import ROWS
from bot.rehearsal.place import Place, named
from bot.rehearsal.report.model import Bucket, Circumstances, Noted, Report, RowResult
from bot.rehearsal.report.redaction import Redaction, names_in
from bot.rehearsal.rows import rows
from bot.rehearsal.running import Course
from rules.core.words import Words
from rules.store.addresses import Database, ServerAddress

INVITED = discord.Permissions(309237763072)
"""What the invitation in `docs/HOSTING.md` asks for."""
NOT_REACHED = "the rehearsal ended before"
NO_TRIAL = "no trial knows it"


def report_of(
    course: Course,
    place: Place,
    measures: Measures,
    database: Database,
    token: str,
    words: Words,
    sat: Sat | None = None,
) -> Report:
    """Return the report of a rehearsal, without token, ids or names."""
    began = datetime.fromtimestamp(place.login.now, UTC)
    report = Report(
        began=began.strftime("%Y-%m-%d %H:%M"),
        seconds=round(course.seconds, 1),
        stopped=words.phrase(course.stopped) if course.stopped else "",
        circumstances=_circumstances(course, place, measures, database, sat),
        person=None if sat is None else sat.part,
        rows=tuple(results(course.findings, with_person=sat is not None)),
        left=tuple(course.left),
    )
    names = names_in(place.guild, place.channel) | (sat.names if sat is not None else frozenset())
    return Redaction(token, names).model(report)


def results(findings: Findings, *, with_person: bool) -> list[RowResult]:
    """Return what became of each row of the table, in its order."""
    claimed = {row for trial in TRIALS for row in trial.rows} | set(ROWS if with_person else ())
    found: dict[str, list[Finding]] = {}
    for finding in findings.all:
        found.setdefault(finding.row, []).append(finding)
    return [
        RowResult(
            row=row.id,
            behaviour=row.behaviour,
            outcome=findings.outcome(row.id),
            findings=tuple(map(_noted, found.get(row.id) or [_untried(row.id, claimed)])),
        )
        for row in rows().values()
    ]


def _noted(finding: Finding) -> Noted:
    return Noted(
        outcome=finding.outcome, expected=finding.expected, came=finding.came, why=finding.why
    )


def _untried(row: str, claimed: set[str]) -> Finding:
    by_hand = ALONE if row in ROWS else UNTRIED.get(row, NO_TRIAL)
    why = NOT_REACHED if row in claimed else by_hand
    return Finding(row, Outcome.NOT_TRIED, why=why)


def _circumstances(
    course: Course, place: Place, measures: Measures, database: Database, sat: Sat | None
) -> Circumstances:
    lacking = [each for each, wanted in INVITED if wanted and not getattr(place.rights, each)]
    return Circumstances(
        undercroft=version("undercroft"),
        discord_py=discord.__version__,
        python=platform.python_version(),
        system=platform.system(),
        database="PostgreSQL" if isinstance(database, ServerAddress) else "SQLite",
        shards=sat.shards if sat is not None and sat.shards else course.shards,
        gateway_ms=_gateway(course, sat),
        place="a private thread" if place.private else "a public thread",
        rights=tuple(named(each) for each, granted in place.rights if granted),
        lacking=tuple(map(named, lacking)),
        request_ms=round(median(measures.times) * 1000, 1) if measures.times else None,
        buckets=_buckets(measures.buckets),
    )


def _gateway(course: Course, sat: Sat | None) -> float | None:
    """Return the milliseconds to the gateway and back, as far as anything measured them."""
    if sat is not None and sat.gateway is not None:
        return sat.gateway
    return None if course.gateway is None else round(course.gateway * 1000, 1)


def _buckets(found: Mapping[str, tuple[int, float, int]]) -> tuple[Bucket, ...]:
    return tuple(
        Bucket(route=route, limit=limit, seconds=seconds, waited=met)
        for route, (limit, seconds, met) in sorted(found.items())
    )
