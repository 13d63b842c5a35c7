"""`make release VERSION=1.0.0`, or `python make.py release 1.0.0`: see the package."""

import argparse
import os
import shutil
import sys
from datetime import UTC, datetime

from tests.release import changelog, checks
from tests.release.project import ARTEFACTS, KEPT, Refused, git, set_version


def main(words: list[str]) -> None:
    """Release a version, and say what was done and what is left to do by hand."""
    parser = argparse.ArgumentParser(prog="make.py release", description=__doc__)
    parser.add_argument("version", nargs="?", default=os.environ.get("VERSION", ""))
    parser.add_argument(
        "--tested", action="store_true", help="`make test` was green here: do not run it again"
    )
    asked = parser.parse_args(words)
    try:
        checks.look(asked.version, tested=asked.tested)
        print(release(asked.version))
    except Refused as refused:
        sys.exit(f"{refused}\nNothing was changed.")


def release(version: str) -> str:
    """Release a version that may be; return what was done and what is left.

    Raises:
        Refused: something failed, and all of it was taken back.
    """
    from tests.release import building  # noqa: PLC0415 - a refusal waits for nothing to load

    try:
        done = changed(version)
        done["wheel, sdist"] = ", ".join(building.build_packages(version))
        done["image"] = building.build_image(version)
        done["commit"] = commit(version)
    except BaseException:
        take_back(version)
        raise
    lines = [f"  {name:14}{what}" for name, what in done.items()]
    left = [
        f"  git push origin HEAD {checks.tag_of(version)}",
        f"  upload what is in {ARTEFACTS / version}, and the image where it was built",
    ]
    return "\n".join([f"{version} is released here.", *lines, "Left to do by hand:", *left])


def changed(version: str) -> dict[str, str]:
    """Change the files of a release; return what was done to which."""
    from tests.release import kept  # noqa: PLC0415 - loads every game

    text = changelog.CHANGELOG.read_text("utf-8")
    waiting, day = changelog.waiting(text), datetime.now(UTC).date()
    set_version(version)
    changelog.CHANGELOG.write_text(changelog.closed(text, version, day), "utf-8")
    logs, states = kept.keep_logs(version), kept.keep_states(version)
    return {
        "version": "pyproject.toml",
        "changelog": f"{sum(waiting.values())} entries under {version} - {day.isoformat()}",
        "logs": f"{logs} in tests/logs/{version}",
        "states": f"{states} in tests/states/*/{version}.json",
        "transcripts": f"{kept.keep_transcripts()} of games that had none",
    }


def commit(version: str) -> str:
    """Commit and tag what was changed; return both names."""
    git("add", "--all")
    body = (
        "Its changes have their date, and its logs and states are kept, so that every later"
        " version\nhas to verify and load them."
    )
    git("commit", "--quiet", "--message", f"Release {version}", "--message", body)
    tag = checks.tag_of(version)
    try:
        git("tag", "--annotate", tag, "--message", f"Undercroft {version}")
    except Refused:
        git("reset", "--quiet", "--soft", "HEAD~1")
        raise
    return f"{git('rev-parse', '--short', 'HEAD').strip()}, tagged {tag}"


def take_back(version: str) -> None:
    """Put everything back as the last commit has it: the worktree was clean before."""
    shutil.rmtree(ARTEFACTS / version, ignore_errors=True)
    git("reset", "--quiet", "--hard")
    git("clean", "--quiet", "--force", "-d", *KEPT)


if __name__ == "__main__":
    main(sys.argv[1:])
