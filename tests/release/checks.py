"""What is looked at before a release changes anything."""

import re
import subprocess
import sys

from tests.release import changelog
from tests.release.project import ROOT, Refused, git, version_at_hand

FORM = re.compile(r"\d+\.\d+\.\d+")


def look(version: str, *, tested: bool) -> None:
    """Look whether a version may be released as things are; the tests come last.

    Raises:
        Refused: why not.
    """
    look_at_version(version)
    look_at_worktree()
    if not changelog.waiting(changelog.CHANGELOG.read_text("utf-8")):
        raise Refused("CHANGELOG.md says nothing under Unreleased: there is nothing to release.")
    if not tested:
        look_at_tests()
        look_at_worktree()


def look_at_version(version: str) -> None:
    """Refuse what is no version, or not newer than all before it."""
    if not FORM.fullmatch(version):
        raise Refused(f"{version or 'Nothing'} is no version: say three numbers, such as 1.0.0.")
    known = changelog.released(changelog.CHANGELOG.read_text("utf-8"))
    newest = max((version_at_hand(), *(each for each, _ in known)), key=_numbers)
    if _numbers(version) <= _numbers(newest):
        raise Refused(f"{version} is not newer than {newest}.")
    if git("tag", "--list", tag_of(version)).strip():
        raise Refused(f"There is a tag {tag_of(version)} already.")


def look_at_worktree() -> None:
    """Refuse a worktree with changes, so that what is tagged is what was looked at."""
    changes = git("status", "--porcelain").splitlines()
    if changes:
        shown = "\n".join(changes[:10])
        raise Refused(f"The worktree has changes; commit them or put them aside first:\n{shown}")


def look_at_tests() -> None:
    """Run all tests, which say themselves how far they are."""
    print("Running `make test`; --tested leaves it out.", flush=True)
    done = subprocess.run([sys.executable, "make.py", "test"], cwd=ROOT, check=False)
    if done.returncode:
        raise Refused("`make test` is not green.")


def tag_of(version: str) -> str:
    """Return the name of a version's tag."""
    return f"v{version}"


def _numbers(version: str) -> tuple[int, ...]:
    return tuple(int(each) for each in version.split("."))
