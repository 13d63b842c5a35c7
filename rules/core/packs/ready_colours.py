"""Colours that are ready, for who would rather choose than write: each is a file of colours."""

from functools import cache
from pathlib import Path
from typing import Literal

from rules.core.colours import MapColours
from rules.core.packs.colouring import read_colours

FOLDER = Path(__file__).parent / "ready"
ReadyColours = Literal["brass", "candle", "frost", "moss", "velvet"]
"""The sets of colours, by the names of their files."""


@cache
def ready_colours(name: ReadyColours) -> MapColours:
    """Return a set of colours that comes with the program."""
    return read_colours((FOLDER / f"{name}.toml").read_bytes())
