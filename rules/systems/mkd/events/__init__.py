"""Everything that happens, in the past tense. An event's kind is its key in the catalog."""

from functools import reduce
from inspect import getmembers, isclass
from operator import or_
from types import ModuleType
from typing import Annotated, Any

from pydantic import Field, TypeAdapter

from rules.core import votes
from rules.core.words import Event
from rules.systems.mkd.events import (
    building,
    fights,
    floors,
    growth,
    missions,
    monster_ai,
    moves,
    quests,
    reveal,
    teams,
    things,
)

PAGES: tuple[ModuleType, ...] = (
    building,
    fights,
    floors,
    growth,
    missions,
    monster_ai,
    moves,
    quests,
    reveal,
    teams,
    things,
    votes,
)


def kinds() -> tuple[type[Event], ...]:
    """Return every kind of event, page by page."""
    return tuple(
        found
        for page in PAGES
        for _, found in getmembers(page, isclass)
        if issubclass(found, Event) and found.__module__ == page.__name__
    )


_any_event: Any = Annotated[reduce(or_, kinds()), Field(discriminator="kind")]
EVENTS: TypeAdapter[Any] = TypeAdapter(_any_event)
"""Reads any event back from a journal."""
