"""What happens at home in 3 Dice Dungeon beyond what its adventures tell."""

from rules.core.kinds import by_kind
from rules.core.words import Event, HeroEvent


class Enlisted(HeroEvent, kind="tdc-enlisted"):
    """A new hero came to a member."""

    member: str


class Recovered(Event, kind="tdc-recovered"):
    """Those who came home have all their points again; `heroes` are names."""

    heroes: str


AnyHomeEvent = Enlisted | Recovered
EVENTS = by_kind(AnyHomeEvent)
