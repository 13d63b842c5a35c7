"""Run the tests of what a machine may lack, with that hidden: as oneself, and as an ordinary user.

Hidden are PostgreSQL, Chromium, curl and git, and pseudo-terminals where root may hide them. Where
root runs this, all is tried again as somebody else, from the first installation on, with a home
that others cannot read and whose name has a space.
"""

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple

from make import WORKERS
from tests.bare.chosen import ROOT, chosen
from tests.support.checkouts import project
from tests.support.postgres import open_to_all

HIDDEN = {
    *("chromium", "chromium-headless-shell", "curl", "git", "pipx", "systemd-analyze"),
    *("createdb", "createuser", "dropdb", "dropuser", "initdb", "pg_ctl", "pg_dump"),
    *("pg_isready", "pg_restore", "postgres", "psql"),
}
"""Programs that our tests would use."""
WITHOUT_TERMINALS = (
    *("unshare", "--mount", "--", "sh", "-c"),
    'mount -t tmpfs tmpfs /dev/pts && exec "$@"',
    "sh",
)
ORDINARY = "nobody"
"""Who runs nothing else, and is known on every system."""
AS_USER = ("setpriv", f"--reuid={ORDINARY}", "--regid=65534", "--clear-groups", "--")
ENOUGH = "import ensurepip, sys, venv; sys.exit(sys.version_info < (3, 11))"


def main() -> int:
    """Run the tests; the exit code of the first run that failed."""
    with tempfile.TemporaryDirectory(prefix="undercroft-bare-") as name:
        folder = Path(name)
        folder.chmod(0o711)
        hiding = without_terminals()
        if os.name != "posix" or os.geteuid():
            return as_oneself(folder, hiding)
        # Packages are fetched for somebody else while the tests here use the processors.
        with ThreadPoolExecutor(1) as aside:
            other = aside.submit(installed, folder)
            code = as_oneself(folder, hiding)
            return code or as_ordinary_user(folder, hiding, other.result())


def as_oneself(folder: Path, hiding: Sequence[str]) -> int:
    """Run the tests here, in the environment of this process."""
    print("With what a machine may lack hidden:", flush=True)
    path = links(folder / "programs", os.environ["PATH"].split(os.pathsep))
    return run([*hiding, sys.executable, *tests()], ROOT, environment(path))


class Installed(NamedTuple):
    """What an ordinary user made: the code it ended with, and where. A reason if nobody could."""

    code: int
    place: Path
    here: Mapping[str, str]
    not_tried: str = ""


def as_ordinary_user(folder: Path, hiding: Sequence[str], made: Installed) -> int:
    """Run the tests in a clean copy of the project, in the environment that was made there."""
    if made.not_tried:
        print(made.not_tried)
        return 0
    print("The same as an ordinary user, from the first installation on:", flush=True)
    own = made.place / ".venv" / "bin" / "python"
    return made.code or run([*hiding, *AS_USER, str(own), *tests()], made.place, made.here)


def installed(folder: Path) -> Installed:
    """Make an environment in a clean copy of the project, as an ordinary user."""
    if shutil.which("setpriv") is None:
        return Installed(0, folder, {}, "Not tried as an ordinary user: there is no setpriv here.")
    everybodys = [each for each in os.environ["PATH"].split(os.pathsep) if is_everybodys(each)]
    home = folder / "a home"
    here = environment(links(folder / "everybody's", everybodys), home)
    python = shutil.which("python3", path=here["PATH"])
    if not python or run([*AS_USER, python, "-c", ENOUGH], Path("/"), here):
        why = "Not tried: an ordinary user has no Python 3.11 with venv and pip on this machine."
        return Installed(0, folder, here, why)
    place = home / "undercroft"
    place.mkdir(parents=True)
    project(place)
    for each in (home, *home.rglob("*")):
        shutil.chown(each, ORDINARY, 65534)
    home.chmod(0o700)
    return Installed(run([*AS_USER, python, "make.py", "environment"], place, here), place, here)


def tests() -> list[str]:
    """Return how the tests are run."""
    return ["-m", "pytest", "-q", "-n", WORKERS, *chosen()]


def run(command: Sequence[str], folder: Path, here: Mapping[str, str]) -> int:
    """Carry out a command; its exit code."""
    return subprocess.run(command, cwd=folder, env=dict(here), check=False).returncode


def without_terminals() -> Sequence[str]:
    """Return what a command begins with to run where no pseudo-terminal can be had."""
    look = "import os\ntry: os.openpty()\nexcept OSError: pass\nelse: raise SystemExit(1)"
    try:
        tried = [*WITHOUT_TERMINALS, sys.executable, "-c", look]
        done = subprocess.run(tried, check=False, capture_output=True, text=True)
    except FileNotFoundError as missing:
        done = subprocess.CompletedProcess(tried, 1, "", str(missing))
    if done.returncode == 0:
        return WITHOUT_TERMINALS
    print(f"Pseudo-terminals cannot be hidden on this machine. {done.stderr.strip()}", flush=True)
    return ()


def links(folder: Path, path: Sequence[str]) -> Path:
    """Fill a folder with links to all programs on a path, but those that are hidden."""
    folder.mkdir()
    for place in filter(Path.is_dir, map(Path, path)):
        for program in place.iterdir():
            if program.name not in HIDDEN and not (folder / program.name).is_symlink():
                (folder / program.name).symlink_to(program)
    return folder


def is_everybodys(place: str) -> bool:
    """Return whether everybody may use the programs of a folder."""
    return Path(place).is_dir() and open_to_all(Path(place).resolve())


def environment(path: Path, home: Path | None = None) -> dict[str, str]:
    """Return variables without any of ours, and without a home of one's own where another is."""
    ours = ("DISCORD_", "PYTEST_", "PYTHON", "UNDERCROFT_", "VIRTUAL_ENV")
    kept = {name: value for name, value in os.environ.items() if not name.startswith(ours)}
    if home:
        homely = ("HOME", "LOGNAME", "MAIL", "OLDPWD", "PYENV", "TMPDIR", "USER", "XDG_")
        kept = {name: value for name, value in kept.items() if not name.startswith(homely)}
        kept |= {"HOME": str(home), "USER": ORDINARY}
    return {**kept, "PATH": str(path), "UNDERCROFT_TEST_POSTGRES_OF": "wheel"}


if __name__ == "__main__":
    sys.exit(main())
