"""The project that is released: its folder, its version, its repository."""

import os
import re
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

ROOT = Path(__file__).parents[2]
ARTEFACTS = ROOT / "artefacts" / "release"
KEPT = ("tests/logs", "tests/states", "tests/conformance/kept/transcripts")
"""Where a release keeps what every later version has to read."""
PYPROJECT = ROOT / "pyproject.toml"
VERSION_LINE = re.compile(r'^version = "([^"]+)"$', re.MULTILINE)


class Refused(Exception):
    """The release cannot be made, in words."""


def version_at_hand() -> str:
    """Return the version of the project, from the one place where it stands."""
    (version,) = VERSION_LINE.findall(PYPROJECT.read_text("utf-8"))
    return str(version)


def set_version(version: str) -> None:
    """Write a version in the place of the one before."""
    text = PYPROJECT.read_text("utf-8")
    PYPROJECT.write_text(VERSION_LINE.sub(f'version = "{version}"', text), "utf-8")


def git(*words: str) -> str:
    """Return what git prints.

    Raises:
        Refused: git says no, in its own words.
    """
    return run("git", *words)


def python(*words: str, **settings: str) -> str:
    """Return what a module of the environment prints that is told some settings.

    Raises:
        Refused: it fails.
    """
    return run(sys.executable, "-m", *words, settings=settings)


def run(
    *command: str, seconds: float | None = None, settings: Mapping[str, str] | None = None
) -> str:
    """Carry out a command in the project's folder and return what it prints.

    Raises:
        Refused: it is not there, fails, or takes longer than `seconds`.
    """
    try:
        done = subprocess.run(
            command,
            cwd=ROOT,
            env={**os.environ, **(settings or {})},
            capture_output=True,
            text=True,
            timeout=seconds,
            check=False,
        )
    except (OSError, subprocess.TimeoutExpired) as error:
        raise Refused(f"`{_short(command)}`: {error}") from error
    if done.returncode:
        last = "\n".join((done.stdout + done.stderr).strip().splitlines()[-15:])
        raise Refused(f"`{_short(command)}` failed:\n{last}")
    return done.stdout


def _short(command: Sequence[str]) -> str:
    return " ".join((Path(command[0]).name, *command[1:4]))
