"""Trying a mutant: the tests that run through its line, the likeliest first, until one fails."""

import re
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

from tests.mutants.chosen import Mutant
from tests.mutants.covered import Covered

FIRST = 30.0
"""Seconds of tests that are tried in the first run; all that are left are tried in the second."""
LONGEST = 900.0
"""Seconds after which tests that do not end have noticed it: most likely a loop without end."""
LEFT_OUT = (".venv", ".git", "artefacts", "var", ".hypothesis", ".mypy_cache", ".pytest_cache")
NO_TESTS = 5


@dataclass(frozen=True)
class Verdict:
    """What became of a mutant: "noticed", "survived" or "unreached", and by which test."""

    mutant: Mutant
    fate: str
    by: str = ""


class Bench:
    """A copy of the project in which one mutant at a time is tried."""

    def __init__(self, root: Path, folder: Path, covered: Covered) -> None:
        self._folder = folder
        self._covered = covered
        shutil.copytree(root, folder, ignore=shutil.ignore_patterns(*LEFT_OUT, "__pycache__"))

    def tried(self, mutant: Mutant) -> Verdict:
        """Break the copy, run the tests, and mend it again."""
        tests = self._covered.tests(mutant.path, mutant.line)
        if not tests:
            return Verdict(mutant, "unreached")
        file = self._folder / mutant.path
        sound = file.read_bytes()
        try:
            file.write_text(mutant.source, "utf-8")
            for names in _waves(tests):
                by = self._failing(names)
                if by:
                    return Verdict(mutant, "noticed", by)
        finally:
            file.write_bytes(sound)
        return Verdict(mutant, "survived")

    def _failing(self, names: list[str]) -> str:
        """The first test that fails, or "" when all pass."""
        asked = self._folder / "asked.txt"
        asked.write_text("\n".join(names), "utf-8")
        command = [sys.executable, "-B", "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider"]
        command += ["-p", "no:xdist", "-p", "no:cov", "--timeout=120", f"@{asked}"]
        try:
            done = subprocess.run(
                command,
                cwd=self._folder,
                capture_output=True,
                check=False,
                text=True,
                timeout=LONGEST,
            )
        except subprocess.TimeoutExpired:
            return "no end"
        if done.returncode in (0, NO_TESTS):
            return ""
        failed = re.search(r"^(?:FAILED|ERROR) (\S+)", done.stdout, re.MULTILINE)
        return failed[1] if failed else "the import"


def _waves(tests: list[tuple[str, float]]) -> list[list[str]]:
    """First those that take few seconds together, then the others."""
    first: list[str] = []
    spent = 0.0
    for name, seconds in tests:
        if spent + seconds <= FIRST:
            first.append(name)
            spent += seconds
    kept = set(first)
    return [wave for wave in (first, [name for name, _ in tests if name not in kept]) if wave]
