"""A copy of the project in which lines are added to the registry, as whoever adds a game does.

What Python has compiled of the project can be lent, with the times of the files it belongs to.
"""

import re
import subprocess
import sys
from importlib.util import cache_from_source
from pathlib import Path
from shutil import copy2, copystat

from _pytest.assertion.rewrite import PYC_TAIL
from pathspec import GitIgnoreSpec

from tests.bot.processes import environment

ROOT = Path(__file__).parents[2]
PROGRAM = ("rules", "cogs", "render", "bot", "migrations")
PASSED = re.compile(r"^PASSED (.+)$", re.MULTILINE)


def project(folder: Path, wanted: tuple[str, ...] = ()) -> None:
    """Put a clean copy of the project into a folder: all that git would keep, or a part of it."""
    names = kept_files(wanted)
    for parent in {(folder / name).parent for name in names}:
        parent.mkdir(parents=True, exist_ok=True)
    for name in names:
        copy2(ROOT / name, folder / name)


def kept_files(wanted: tuple[str, ...] = ()) -> list[str]:
    """The names of the files that git would keep, or of those wanted; it is not asked itself."""
    ignored = GitIgnoreSpec.from_lines((ROOT / ".gitignore").read_text("utf-8").splitlines())
    found: set[str] = set()
    places = [ROOT / name for name in wanted] if wanted else [*ROOT.iterdir()]
    while places:
        path = places.pop()
        name = path.relative_to(ROOT).as_posix()
        if path.is_dir():
            if path.name != ".git" and not ignored.match_file(f"{name}/"):
                places.extend(path.iterdir())
        elif path.is_file() and not ignored.match_file(name):
            found.add(name)
    return sorted(found)


def lend_compiled(folder: Path, parts: tuple[str, ...] = PROGRAM) -> None:
    """Give a program, a copy of ours or nearly one, what Python has compiled of the same files.

    Python asks whether a file has the time of what was compiled, so those files take on ours. Of
    tests it is what pytest made of them that is lent, too.
    """
    for part in parts:
        for own in (ROOT / part).rglob("*.py"):
            lent = folder / own.relative_to(ROOT)
            if not lent.is_file():
                continue
            plain = Path(cache_from_source(str(own)))
            compiled = [each for each in (plain, _of_pytest(own)) if each.is_file()]
            if compiled and _alike(lent, own):
                copystat(own, lent)
                to = Path(cache_from_source(str(lent))).parent
                to.mkdir(exist_ok=True)
                for each in compiled:
                    copy2(each, to)


def _alike(one: Path, other: Path) -> bool:
    """Return whether two files hold the same: a copy has the time of what it is a copy of."""
    times = [(stat.st_mtime_ns, stat.st_size) for stat in (one.stat(), other.stat())]
    return times[0] == times[1] or one.read_bytes() == other.read_bytes()


def _of_pytest(path: Path) -> Path:
    """Return where pytest keeps a file of tests compiled, with assertions that say what differs."""
    return path.parent / "__pycache__" / f"{path.stem}{PYC_TAIL}"


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
    told = PASSED.sub("", done.stdout).rstrip()
    assert done.returncode == 0, f"{told[-6000:]}{done.stderr[-2000:]}"
    return done.stdout


def passed(root: Path, *chosen: str) -> list[str]:
    """Run tests of a copy; the names of those that passed, which are all that were run.

    Raises:
        AssertionError: one failed.
    """
    said = run(root, "pytest", "-q", "-rpfE", "--tb=short", "-p", "no:cacheprovider", *chosen)
    return PASSED.findall(said)
