"""The changelog as a release reads and closes it."""

import re
from datetime import date

from tests.release.project import ROOT

CHANGELOG = ROOT / "CHANGELOG.md"
UNRELEASED = "## Unreleased\n"
VERSION = re.compile(r"^## (\d+\.\d+\.\d+) - (\d{4}-\d{2}-\d{2})$", re.MULTILINE)
SECTION = re.compile(r"^### (.+)$", re.MULTILINE)


def released(text: str) -> list[tuple[str, str]]:
    """Return the versions with their dates, the newest first as they stand."""
    return VERSION.findall(text)


def waiting(text: str) -> dict[str, int]:
    """Return how many entries wait for a release, by their section."""
    part = text.partition(UNRELEASED)[2].partition("\n## ")[0]
    _, *found = SECTION.split(part)
    counted = {
        name: len(re.findall(r"^- ", entries, re.MULTILINE))
        for name, entries in zip(found[::2], found[1::2], strict=True)
    }
    return {name: count for name, count in counted.items() if count}


def closed(text: str, version: str, day: date) -> str:
    """Return a changelog in which all that waited stands under a version."""
    return text.replace(UNRELEASED, f"{UNRELEASED}\n## {version} - {day.isoformat()}\n", 1)
