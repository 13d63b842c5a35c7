"""Trying a mutant: the tests that run through its line, the likeliest first, until one fails.

Where every test that notices is wanted, none is left out once one has failed. The types are checked
last, since that takes longest, and only where no test failed.
"""

import os
import re
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

from tests.mutants.chosen import Mutant
from tests.mutants.covered import Covered

WAVES = (15.0, 45.0)
"""Seconds of tests that are tried in the first run, and in the second; what none of them notices
counts as survived, though others might notice it."""
START, SLOWER = 60.0, 5
"""Seconds that a run needs to begin, and times as long as before that its tests may take; tests
that do not end by then have noticed it: most likely a loop without end."""
LEFT_OUT = (
    ".venv",
    ".venv-*",
    ".git",
    "artefacts",
    "var",
    ".hypothesis",
    ".mypy_cache",
    ".pytest_cache",
)
NO_TESTS = 5
READERS = [f"tests/conformance/laws/{name}.py" for name in ("test_sentences", "test_arguments")]
"""Tests that read the program's files: they run through no line, and look at all of them."""


@dataclass(frozen=True)
class Verdict:
    """What became of a mutant: "noticed", "survived" or "unreached", and by which tests."""

    mutant: Mutant
    fate: str
    by: tuple[str, ...] = ()


class Bench:
    """A copy of the project in which one mutant at a time is tried."""

    def __init__(self, root: Path, folder: Path, covered: Covered, *, every: bool) -> None:
        self._folder = folder
        self._covered = covered
        self._every = every
        shutil.copytree(root, folder, ignore=shutil.ignore_patterns(*LEFT_OUT, "__pycache__"))

    def tried(self, mutant: Mutant) -> Verdict:
        """Break the copy, run the tests, and mend it again."""
        tests = self._covered.tests(mutant.path, mutant.line)
        file = self._folder / mutant.path
        sound = file.read_bytes()
        try:
            file.write_text(mutant.source, "utf-8")
            by: list[str] = []
            waves = [*_waves(tests), (READERS, 0.0)]
            for names, seconds in waves:
                if not by or self._every:
                    by += self._failing(names, START + SLOWER * seconds)
            by = by or self._mistyped()
            if by:
                return Verdict(mutant, "noticed", tuple(dict.fromkeys(by)))
        finally:
            file.write_bytes(sound)
            # What was compiled of the mutant could pass for the sound module.
            for compiled in (file.parent / "__pycache__").glob(f"{file.stem}.*"):
                compiled.unlink()
        # What runs only as its module is read belongs to no test; the readers may have noticed it.
        return Verdict(mutant, "survived" if tests else "unreached")

    def _failing(self, names: list[str], patience: float) -> list[str]:
        """The first test that fails, or all that do where every one is wanted."""
        asked = self._folder / "asked.txt"
        asked.write_text("\n".join(names), "utf-8")
        command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider"]
        command += ["-p", "no:cov", "--timeout=120", *([] if self._every else ["-x"]), f"@{asked}"]
        try:
            done = subprocess.run(
                command,
                cwd=self._folder,
                # Hundreds of runs read the same modules: they are compiled once.
                env={**os.environ, "PYTHONDONTWRITEBYTECODE": ""},
                capture_output=True,
                check=False,
                text=True,
                timeout=patience,
            )
        except subprocess.TimeoutExpired:
            return ["no end"]
        if done.returncode in (0, NO_TESTS):
            return []
        failed = re.findall(r"^(?:FAILED|ERROR) (.+?)(?: - .*)?$", done.stdout, re.MULTILINE)
        return failed or ["the import"]

    def _mistyped(self) -> list[str]:
        """Say "types" where the checker refuses the copy."""
        command = [sys.executable, "-m", "mypy", "--no-error-summary"]
        done = subprocess.run(command, cwd=self._folder, capture_output=True, check=False)
        return ["types"] if done.returncode else []


def _waves(tests: list[tuple[str, float]]) -> list[tuple[list[str], float]]:
    """The tests of each run with the seconds they take, in their order as far as they fit in."""
    waves: list[tuple[list[str], float]] = []
    left = tests
    for most in WAVES:
        names: list[str] = []
        spent, later = 0.0, []
        for name, seconds in left:
            if spent + seconds <= most:
                names.append(name)
                spent += seconds
            else:
                later.append((name, seconds))
        left = later
        if names:
            waves.append((names, spent))
    return waves
