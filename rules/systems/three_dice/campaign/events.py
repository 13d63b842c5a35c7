"""What happens at home in 3 Dice Dungeon beyond what its adventures tell."""

from typing import Literal

from rules.core.kinds import by_kind
from rules.core.words import Event, HeroEvent


class Enlisted(HeroEvent):
    """A new hero came to a member."""

    kind: Literal["tdc-enlisted"] = "tdc-enlisted"
    member: str


class Recovered(Event):
    """Those who came home have all their points again; `heroes` are names."""

    kind: Literal["tdc-recovered"] = "tdc-recovered"
    heroes: str


AnyHomeEvent = Enlisted | Recovered
EVENTS = by_kind(AnyHomeEvent)
