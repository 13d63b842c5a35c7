"""The page of figures: its table is written from one run, and read by the test that holds it."""

import os
import platform
import subprocess
import sys
import time
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from pathlib import Path

from tests.bench.figures import Cost, Figure, Finding, short
from tests.bench.sections import SECTIONS

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "FIGURES.md"
BEGIN, END = "<!-- figures: written by `make figures` -->", "<!-- end of the figures -->"
HEAD = ("section", "what", "measured", "beside", "ratio")
TURNS = 20_000_000
"""Turns of an empty loop, by which the speed of a machine is told."""


def refuse_changes() -> None:
    """Refuse to measure what no commit names.

    Raises:
        SystemExit: files other than the page differ from the commit.
    """
    changes = _git("status", "--porcelain").splitlines()
    if [each for each in changes if each[3:] != PAGE.relative_to(ROOT).as_posix()]:
        sys.exit("the table names a commit: commit your changes first")


def write(found: Mapping[str, Sequence[Finding]]) -> None:
    """Put the figures of a run into their page, in place of those before."""
    before, old, rest = PAGE.read_text("utf-8").partition(BEGIN)
    _, end, after = rest.partition(END)
    if not (old and end):
        sys.exit(f"{PAGE.name} has no place for the figures: {BEGIN} … {END}")
    told = f"{BEGIN}\n{_run()}\n\n{_table(found)}\n{END}"
    PAGE.write_text(before + told + after, "utf-8")


def labels(section: str, findings: Sequence[Finding]) -> list[tuple[str, str]]:
    """The rows that a section has on the page, by section and by what they measure."""
    return [(section, each.what) for each in findings if each.on_page]


def written() -> list[tuple[str, str]]:
    """The rows that stand on the page, as `labels` gives them."""
    text = PAGE.read_text("utf-8").partition(BEGIN)[2].partition(END)[0]
    lines = [line for line in text.splitlines() if line.startswith("|")][2:]
    cells = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]
    return [(section.strip("`"), what) for section, what, *_ in cells]


def _table(found: Mapping[str, Sequence[Finding]]) -> str:
    rows = [_row(name, each) for name in SECTIONS for each in found[name] if each.on_page]
    lines = (HEAD, ("---",) * len(HEAD), *rows)
    return "\n".join(f"| {' | '.join(cells)} |" for cells in lines)


def _row(section: str, finding: Finding) -> tuple[str, ...]:
    named = f"`{section}`", finding.what
    if isinstance(finding, Figure):
        beside = f"{short(finding.beside)} {finding.unit}: {finding.peer}"
        return (*named, f"{short(finding.ours)} {finding.unit}", beside, finding.verdict)
    assert isinstance(finding, Cost)
    return (*named, f"{short(finding.value)} {finding.unit}", finding.note, "")


def _run() -> str:
    """When, what and where a run measured."""
    began = time.process_time()
    for _ in range(TURNS):
        pass
    took = time.process_time() - began
    day = f"{datetime.now(UTC):%Y-%m-%d}"
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count()
    busy = f"; a load of {os.getloadavg()[0]:.1f} at the end" if hasattr(os, "getloadavg") else ""
    return (
        f"One run on {day} at commit `{_git('rev-parse', '--short=8', 'HEAD').strip()}`: "
        f"{cores} processors, {platform.python_implementation()} {platform.python_version()}, "
        f"{platform.system()} on {platform.machine()}, twenty million turns of an empty loop in "
        f"{took:.2f} s{busy}."
    )


def _git(*words: str) -> str:
    return subprocess.run(
        ("git", *words), cwd=ROOT, check=True, capture_output=True, text=True
    ).stdout
