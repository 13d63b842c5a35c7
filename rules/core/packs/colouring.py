"""The colours of a pack: `colours.toml` becomes checked colours, or a list of problems."""

from collections.abc import Iterator
from typing import Final

from pydantic import ValidationError

from rules.core.colours import MapColours, troubles
from rules.core.packs.archive import as_text
from rules.core.packs.places import line_of
from rules.core.packs.problems import PackError, Problem
from rules.core.packs.toml import parsed
from rules.core.packs.values import problems_of
from rules.core.words import Text

COLOURS: Final = "colours.toml"
"""The file of a pack that says in which colours maps are drawn."""


def read_colours(data: bytes) -> MapColours:
    """Return the colours that a pack's file of colours sets.

    Raises:
        PackError: something is no colour, or is too near to another; everything is listed.
    """
    text = as_text(COLOURS, data)
    try:
        colours = MapColours.model_validate(dict(parsed(COLOURS, text)))
    except ValidationError as error:
        raise PackError(problems_of(error, COLOURS, text)) from None
    problems = list(_problems(colours, text))
    if problems:
        raise PackError(problems)
    return colours


def _problems(colours: MapColours, text: str) -> Iterator[Problem]:
    sets = {"light": colours.light, "dark": colours.dark}
    if not any(sets.values()):
        yield Problem(file=COLOURS, line=None, what=Text.of("pack-colours-none"))
    for name, each in sets.items():
        for colour, what in troubles(each, dark=name == "dark") if each else ():
            yield Problem(file=COLOURS, line=line_of(text, (name, colour)), what=what)
