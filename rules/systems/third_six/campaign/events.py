"""What happens in the town of 3RD6 Dungeon beyond what its adventures tell."""

from pydantic import TypeAdapter

from rules.core.words import HeroEvent, Text


class Enlisted(HeroEvent, kind="tsc-enlisted"):
    """A new hero came to a member."""

    member: str
    calling: Text


EVENTS: TypeAdapter[Enlisted] = TypeAdapter(Enlisted)
