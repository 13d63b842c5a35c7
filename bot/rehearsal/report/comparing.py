"""`undercroft rehearse --compare`: what a report says, row by row, and what depends on it."""

from collections.abc import Callable, Iterator
from pathlib import Path

from bot.rehearsal.findings import Outcome
from bot.rehearsal.report.files import Unreadable, read
from bot.rehearsal.report.model import Report, RowResult
from bot.rehearsal.rows import Row, rows
from rules.core.words import Words

AS_EXPECTED, DIFFERS, UNREADABLE = 0, 1, 2
"""Exit codes: nothing differs (or nothing newly); something does; a file cannot be read."""

Say = Callable[[str], None]


def compare(files: list[Path], words: Words, say: Say) -> int:
    """Say what differs in a report, or what changed from one to another; return the exit code."""
    if len(files) > 2:
        say(words.phrase("compare-two"))
        return UNREADABLE
    try:
        reports = [read(file) for file in files]
    except Unreadable as refusal:
        say(words.phrase(refusal.key, **refusal.given))
        return UNREADABLE
    said = (
        alone(reports[0], words) if len(reports) == 1 else between(reports[0], reports[-1], words)
    )
    for line in said:
        say(line)
    last = reports[-1]
    return DIFFERS if last.count(Outcome.DIFFERS) else AS_EXPECTED


def alone(report: Report, words: Words) -> Iterator[str]:
    """Yield what a report says: for each row that differs, the table, its tests and its code."""
    yield head(report, words)
    for each in report.rows:
        if each.outcome is Outcome.DIFFERS:
            yield ""
            yield from _row(each, words)
    yield ""
    yield from _looks(report, words)
    yield _sum(report, words)


def head(report: Report, words: Words) -> str:
    """Return a line on when a report was made, and with what."""
    with_what = report.circumstances
    return words.phrase(
        "compare-head",
        began=report.began or "?",
        undercroft=with_what.undercroft or "?",
        discord=with_what.discord_py or "?",
        stopped=report.stopped or "no",
    )


def _sum(report: Report, words: Words) -> str:
    return words.phrase(
        "compare-sum",
        holds=report.count(Outcome.HOLDS),
        differs=report.count(Outcome.DIFFERS),
        untried=report.count(Outcome.NOT_TRIED),
    )


def _row(each: RowResult, words: Words) -> Iterator[str]:
    known = rows().get(each.row)
    yield words.phrase("compare-row", row=each.row, says=_says(each, known))
    if known is None:
        yield words.phrase("compare-unknown-row")
    elif each.behaviour and each.behaviour != known.behaviour:
        yield words.phrase("compare-other-words", then=each.behaviour)
    for finding in each.findings:
        if finding.outcome is Outcome.DIFFERS:
            came, expected = finding.came or "?", finding.expected or "?"
            yield words.phrase("compare-came", expected=expected, came=came)
    if known is not None:
        yield words.phrase("compare-source", source=known.source)
        yield words.phrase("compare-code", files=", ".join(known.code) or "none")
        yield words.phrase("compare-tests", tests="\n    ".join(known.tests) or "none")


def _says(each: RowResult, known: Row | None) -> str:
    return each.behaviour or "?" if known is None else known.behaviour


def _looks(report: Report, words: Words) -> Iterator[str]:
    presses = report.person.presses if report.person is not None else ()
    for press in presses:
        if press.looked is False:
            title = f"person-{press.name}-title"
            name = words.phrase(title) if words.has(title) else press.name
            yield words.phrase("compare-looked", name=name)


def between(before: Report, after: Report, words: Words) -> Iterator[str]:
    """Yield what changed from one report to another."""
    yield head(before, words)
    yield head(after, words)
    yield ""
    changed = 0
    old, new = before.by_row(), after.by_row()
    for row in sorted(old.keys() | new.keys()):
        was, now = old.get(row), new.get(row)
        if _brief(was) == _brief(now):
            continue
        changed += 1
        yield words.phrase("compare-changed", row=row, was=_brief(was), now=_brief(now))
        if now is not None and now.outcome is Outcome.DIFFERS:
            yield from _row(now, words)
    yield words.phrase("compare-changes", count=changed)
    yield _sum(after, words)


def _brief(each: RowResult | None) -> str:
    """Return in a few words what became of a row, which is what is compared."""
    if each is None:
        return "not in this report"
    came = [finding.came for finding in each.findings if finding.outcome is Outcome.DIFFERS]
    return f"{each.outcome.value} ({'; '.join(came)})" if came else each.outcome.value
