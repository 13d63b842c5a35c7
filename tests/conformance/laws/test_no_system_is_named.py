"""Only its own folder names a system: what all share works for a game that nobody knows yet."""

import re
from collections import Counter
from functools import cache
from pathlib import Path

from rules.core.campaign import adapters
from rules.registry import SYSTEMS, campaigns, rulesets
from tests.support.joined import joined

ROOT = Path(__file__).parents[3]
SHARED = (
    "rules/core",
    "rules/pace",
    "rules/ports",
    "rules/service",
    "rules/store",
    "cogs",
    "bot",
    "render",
    "tests/conformance",
)
"""Folders in which no system has a name."""


def prefix(rules) -> str:
    """What most kinds of a system's events begin with, such as a short form of its key."""
    kinds = Counter(kind.split("-")[0] for kind in adapters.kinds_of(rules.events))
    return kinds.most_common(1)[0][0]


def names() -> set[str]:
    """Keys and folders of systems and campaigns, and how their catalog keys begin."""
    folders = {module.rsplit(".", 1)[1] for module in SYSTEMS}
    begins = {f"{prefix(rules)}-[a-z]" for rules in rulesets().values()}
    return {*map(_spelled, (*rulesets(), *campaigns(), *folders)), *begins}


def _spelled(name: str) -> str:
    """What finds a name: one of a single word, which others may use, as a string or a module."""
    return name if re.search("[-_]", name) else rf"(?<=[\"'.]){name}(?=[\"'.])"


def named(text: str) -> list[str]:
    """The names of systems that stand in a text."""
    return any_name().findall(text)


@cache
def any_name() -> re.Pattern[str]:
    """What finds a name of a system; no group of it is told apart."""
    return re.compile(rf"(?<![\w-])(?:{'|'.join(sorted(names()))})")


@joined("folder", SHARED)
def test_no_system_is_named(folder: str) -> None:
    files = [path for kind in ("*.py", "*.ftl") for path in (ROOT / folder).rglob(kind)]
    assert files
    found = {
        str(path.relative_to(ROOT)): said
        for path in files
        if (said := named(path.read_text("utf-8")))
    }
    assert found == {}


def test_names_are_found_where_they_stand() -> None:
    for module in SYSTEMS:
        path = ROOT.joinpath(*module.split("."), "ruleset.py")
        assert named(path.read_text("utf-8")), path
