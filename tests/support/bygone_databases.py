"""Databases of older programs with games of all systems under way, and the programs themselves.

A file in `tests/databases` is named after the day and the commit of the program that wrote it, by
`bygone_tables.py`; `python -m tests.support.bygone_databases` writes those that are missing. The
commits were chosen before rules changed, with and without a new version of the rules. `make soak`
has the older programs play longer games anew.
"""

import lzma
import os
import sqlite3
import subprocess
import sys
import tarfile
import tempfile
from io import BytesIO
from pathlib import Path

ROOT = Path(__file__).parents[2]
DATABASES = ROOT / "tests" / "databases"
COMMITS = ("04a31ac3", "e6e86330", "60aa5753")
CHANNELS = range(100, 108)
"""The channels of the games, one for each system and campaign."""
LONG = 60
"""Choices in each of the games that `make soak` has played."""


def stored() -> list[Path]:
    """Return the stored databases, the oldest first."""
    return sorted(DATABASES.glob("*.db.xz"))


def unpack(stored: Path, path: Path) -> None:
    """Put a stored database where a program can open it."""
    path.write_bytes(lzma.decompress(stored.read_bytes()))


def known(commit: str) -> bool:
    """Return whether this copy of the project has a commit in its history."""
    asked = ["git", "cat-file", "-e", f"{commit}^{{commit}}"]
    return subprocess.run(asked, cwd=ROOT, capture_output=True, check=False).returncode == 0


def checkout(commit: str, folder: Path) -> None:
    """Write the project as it was at a commit into a folder."""
    made = subprocess.run(
        ["git", "archive", commit], cwd=ROOT, stdout=subprocess.PIPE, check=True
    ).stdout
    with tarfile.open(fileobj=BytesIO(made)) as packed:
        packed.extractall(folder, filter="data")


def played_by(program: Path, database: Path, presses: int | None = None) -> None:
    """Have an older program play its games into a new database."""
    script = ROOT / "tests" / "support" / "bygone_tables.py"
    subprocess.run(
        [sys.executable, str(script), str(database), *([] if presses is None else [str(presses)])],
        cwd=program,
        env={**os.environ, "PYTHONPATH": str(program)},
        check=True,
        capture_output=True,
    )


def main() -> int:
    """Write the databases that are missing."""
    DATABASES.mkdir(exist_ok=True)
    for commit in COMMITS:
        if any(commit in each.name for each in stored()):
            continue
        day = subprocess.run(
            ["git", "log", "-1", "--format=%cs", commit],
            cwd=ROOT,
            capture_output=True,
            text=True,
            check=True,
        ).stdout.strip()
        with tempfile.TemporaryDirectory() as folder:
            program, database = Path(folder) / "program", Path(folder) / "games.db"
            checkout(commit, program)
            played_by(program, database)
            with sqlite3.connect(database) as made:
                made.execute("VACUUM")
            made.close()
            packed = lzma.compress(database.read_bytes(), preset=9 | lzma.PRESET_EXTREME)
            (DATABASES / f"{day}-{commit}.db.xz").write_bytes(packed)
            print(day, commit, len(packed))
    return 0


if __name__ == "__main__":
    sys.exit(main())
