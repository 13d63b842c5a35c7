"""A copy of the project in which one line is added to the registry, as whoever adds a game does.

What Python has compiled of the project is copied too, with the times of the files it belongs to.
"""

import re
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from shutil import copy, copytree, ignore_patterns

from tests.bot.processes import environment

ROOT = Path(__file__).parents[2]
PARTS = ("rules", "cogs", "render", "bot", "migrations", "tests")
LEFT_OUT = ignore_patterns("golden", "logs", "states", "transcripts")
PASSED = re.compile(r"(\d+) passed")
LAWS = ("tests/conformance/laws", "tests/conformance/capabilities")


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
        env={**environment(), "PYTHONPATH": str(root)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, f"{done.stdout[-6000:]}{done.stderr[-2000:]}"
    return done.stdout


def conforms(root: Path, key: str, *more: str, only: Sequence[str] = LAWS) -> int:
    """Run laws and capabilities for one system of a copy, and more tests; how many passed.

    The English of catalogs that the copy has from the project is not looked at again.
    """
    own = f"{key} or {key.replace('-', '_')} or sentence and not english"
    said = run(root, "pytest", "-q", "-p", "no:cacheprovider", *only, *more, "-k", own)
    found = PASSED.search(said)
    assert found
    return int(found[1])
