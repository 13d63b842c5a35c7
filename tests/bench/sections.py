"""The sections of the bench: a module each, whose `measure` tells what it found."""

import importlib
from collections.abc import Callable, Mapping
from typing import cast

from tests.bench import peer, small
from tests.bench.figures import Finding
from tests.support import postgres

SECTIONS = (
    "store",
    "engines",
    "timers",
    "drawing",
    "maps",
    "forty",
    "layout",
    "ways",
    "turn",
    "games",
    "mkd",
    "delve",
    "house",
    "fairness",
    "journals",
    "scale",
)
BY_NAME = ("small",)
"""Sections that are measured by name alone, on a machine that does nothing else meanwhile."""
NEEDS: Mapping[str, Callable[[], str]] = {
    "engines": postgres.missing,
    "layout": peer.missing,
    "maps": peer.missing,
    "small": small.missing,
}
"""What says why a section cannot be measured on this machine."""


def measured(name: str, *, brief: bool = False) -> list[Finding]:
    """What a section finds: in seconds if brief, by which it only shows that it still runs."""
    section = importlib.import_module(f"tests.bench.{name}")
    return cast("list[Finding]", section.measure(brief=brief))


def missing(name: str) -> str:
    """Why a section cannot be measured here; empty where it can."""
    return NEEDS[name]() if name in NEEDS else ""
