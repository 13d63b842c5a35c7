"""What a rehearsal tells the host on the console."""

from collections.abc import Iterator

from bot.rehearsal.findings import Findings, Outcome
from bot.rehearsal.report.model import Report
from bot.rehearsal.trial import Trial
from rules.core.words import Words


def trial_lines(
    trial: Trial, findings: Findings, number: int, count: int, words: Words
) -> Iterator[str]:
    """Yield what came of a trial in a line, and a line for each difference."""
    outcomes = [findings.outcome(row) for row in trial.rows]
    yield words.phrase(
        "rehearse-trial",
        number=number,
        count=count,
        name=trial.name,
        holds=outcomes.count(Outcome.HOLDS),
        differs=outcomes.count(Outcome.DIFFERS),
        untried=outcomes.count(Outcome.NOT_TRIED),
    )
    for each in findings.all:
        if each.row in trial.rows and each.outcome is Outcome.DIFFERS:
            yield words.phrase(
                "rehearse-difference", row=each.row, expected=each.expected, came=each.came
            )


def summary(report: Report, requests: int, words: Words) -> str:
    """Return what came of all of it, in a sentence."""
    return words.phrase(
        "rehearse-summary",
        rows=len(report.rows),
        holds=report.count(Outcome.HOLDS),
        differs=report.count(Outcome.DIFFERS),
        untried=report.count(Outcome.NOT_TRIED),
        seconds=round(report.seconds),
        requests=requests,
    )
