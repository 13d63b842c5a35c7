"""A copy of the project in which one line is added to the registry, as whoever adds a game does."""

import re
import subprocess
import sys
from pathlib import Path
from shutil import copy, copytree, ignore_patterns

from tests.bot.processes import environment

ROOT = Path(__file__).parents[2]
PARTS = ("rules", "cogs", "render", "bot", "migrations", "tests")
LEFT_OUT = ignore_patterns("__pycache__", "golden", "logs", "states", "transcripts")
PASSED = re.compile(r"(\d+) passed")


def checkout(folder: Path) -> Path:
    """Copy the program and its tests into a folder, without what tests compare with."""
    for part in PARTS:
        copytree(ROOT / part, folder / part, ignore=LEFT_OUT)
    for kept in ("logs", "states"):
        (folder / "tests" / kept).mkdir()
    copy(ROOT / "pyproject.toml", folder)
    return folder


def register(root: Path, module: str) -> None:
    """Add a line to the list of systems, at its end."""
    registry = root / "rules" / "registry.py"
    head, listed, rest = registry.read_text("utf-8").partition("SYSTEMS: tuple[str, ...] = (")
    lines, end, after = rest.partition("\n)\n")
    assert listed
    assert end
    text = f'{head}{listed}{lines}\n    "{module}",{end}{after}'
    registry.write_text(text, "utf-8")


def run(root: Path, *command: str) -> str:
    """Run a module in a copy, such as pytest or the bot; what it printed.

    Raises:
        AssertionError: it failed.
    """
    done = subprocess.run(
        [sys.executable, "-m", *command],
        cwd=root,
        env={**environment(), "PYTHONPATH": str(root), "PYTHONDONTWRITEBYTECODE": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, f"{done.stdout[-6000:]}{done.stderr[-2000:]}"
    return done.stdout


def conforms(root: Path, key: str) -> int:
    """Run laws and capabilities for one system of a copy; how many tests passed."""
    laws = ("tests/conformance/laws", "tests/conformance/capabilities")
    said = run(root, "pytest", "-q", "-p", "no:cacheprovider", *laws, "-k", f"{key} or sentence")
    found = PASSED.search(said)
    assert found
    return int(found[1])
