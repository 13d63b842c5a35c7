"""What happens in the town of 3RD6 Dungeon beyond what its adventures tell."""

from typing import Literal

from pydantic import TypeAdapter

from rules.core.words import HeroEvent, Text


class Enlisted(HeroEvent):
    """A new hero came to a member."""

    kind: Literal["tsc-enlisted"] = "tsc-enlisted"
    member: str
    calling: Text


EVENTS: TypeAdapter[Enlisted] = TypeAdapter(Enlisted)
