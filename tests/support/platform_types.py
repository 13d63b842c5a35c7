"""`make types`: the types of the whole program, and on other systems of what may differ there.

What a system lacks, its types lack: mypy reads those of Linux, macOS and Windows on any of them. A
module whose imports look the same on all three is checked once.
"""

import subprocess
import sys
from functools import cache
from pathlib import Path

import mypy

from tests.support.imports import imports_of

ROOT = Path(__file__).parents[2]
PACKAGES = ("bot", "cogs", "render", "rules")
STUBS = Path(mypy.__file__).parent / "typeshed" / "stdlib"
HERE = "linux"
"""The system for which everything is checked."""
ELSEWHERE = ("darwin", "win32")


@cache
def differing() -> frozenset[str]:
    """Return the packages of the standard library whose types depend on the system."""
    stubs = (stub for stub in STUBS.rglob("*.pyi") if "sys.platform" in stub.read_text("utf-8"))
    return frozenset(stub.relative_to(STUBS).parts[0].removesuffix(".pyi") for stub in stubs)


@cache
def touching() -> tuple[Path, ...]:
    """Return the files of the program that import one of those."""
    files = (file for package in PACKAGES for file in sorted((ROOT / package).rglob("*.py")))
    return tuple(file for file in files if differing() & set(imports_of(file.read_text("utf-8"))))


def command(platform: str) -> list[str]:
    """Return the command line of mypy for a system, with a cache of its own."""
    cache_dir = [] if platform == HERE else [f"--cache-dir=.mypy_cache/{platform}"]
    files = [] if platform == HERE else ["--follow-imports=silent", *map(str, touching())]
    return [sys.executable, "-m", "mypy", f"--platform={platform}", *cache_dir, *files]


def main() -> int:
    """Check for every system at the same time; return 0 where nothing is wrong for any."""
    runs = {each: subprocess.Popen(command(each), cwd=ROOT) for each in (HERE, *ELSEWHERE)}
    wrong = [platform for platform, run in runs.items() if run.wait()]
    for platform in wrong:
        print(f"The types are wrong for {platform}.", file=sys.stderr)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
