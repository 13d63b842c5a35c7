"""What the rehearsal found out about a row: it holds, it differs, or it was not tried."""

from dataclasses import dataclass
from enum import StrEnum


class Outcome(StrEnum):
    """What became of a row."""

    HOLDS = "holds"
    DIFFERS = "differs"
    NOT_TRIED = "not tried"


@dataclass(frozen=True, slots=True)
class Finding:
    """One answer to the question whether a row holds.

    `expected` and `came` are plain words for people, without ids, names or tokens; `why` says what
    kept a row from being tried. A row may have several findings: it differs if one of them does.
    """

    row: str
    outcome: Outcome
    expected: str = ""
    came: str = ""
    why: str = ""


class Findings:
    """All findings of a rehearsal, in the order in which they came."""

    def __init__(self) -> None:
        self.all: list[Finding] = []

    def compare(self, row: str, expected: object, came: object) -> bool:
        """Note that a row holds if both are equal, and that it differs otherwise."""
        return self.judge(row, expected == came, expected, came)

    def judge(self, row: str, holds: bool, expected: object, came: object) -> bool:  # noqa: FBT001
        """Note that a row holds or differs, as the trial has judged of what came."""
        outcome = Outcome.HOLDS if holds else Outcome.DIFFERS
        self.all.append(Finding(row, outcome, str(expected), str(came)))
        return holds

    def not_tried(self, row: str, why: str) -> None:
        """Note that a row could not be tried, and why."""
        self.all.append(Finding(row, Outcome.NOT_TRIED, why=why))

    def outcome(self, row: str) -> Outcome:
        """Return what became of a row: the worst of its findings counts."""
        found = {each.outcome for each in self.all if each.row == row}
        if Outcome.DIFFERS in found:
            return Outcome.DIFFERS
        return Outcome.HOLDS if Outcome.HOLDS in found else Outcome.NOT_TRIED
