"""Events in town besides those of every campaign."""

from typing import Literal

from rules.core.kinds import by_kind
from rules.core.words import Event, HeroEvent, Text


class Enlisted(Event):
    """A new Hero joined a member; `figure` is the printed name."""

    kind: Literal["mkc-enlisted"] = "mkc-enlisted"
    figure: Text
    hero: str
    member: str
    value: int


class GiftsFaded(HeroEvent):
    """What artifacts gave is gone in town (MA-242)."""

    kind: Literal["mkc-gifts-faded"] = "mkc-gifts-faded"
    count: int


class Divided(Event):
    """The experience of an adventure was shared; `lost` is what did not come out even (MA-259)."""

    kind: Literal["mkc-divided"] = "mkc-divided"
    xp: int
    heroes: int
    share: int
    lost: int


class Rewarded(Event):
    """The reward of a fulfilled quest was paid (MA-263)."""

    kind: Literal["mkc-rewarded"] = "mkc-rewarded"
    xp: int
    gold: int
    heroes: int
    share: int


class ShopOpened(Event):
    """The shop opened; `count` is how many kinds of chest it has."""

    kind: Literal["mkc-shop-opened"] = "mkc-shop-opened"
    count: int


class WindowOpened(Event):
    """The next part of the visit began: `step` says which."""

    kind: Literal["mkc-window-opened"] = "mkc-window-opened"
    step: str


class Proposed(Event):
    """A member wants to spend common gold, and the others are asked."""

    kind: Literal["mkc-proposed"] = "mkc-proposed"
    member: str
    deal: Text
    cost: int


class Declined(Event):
    """The others said no."""

    kind: Literal["mkc-declined"] = "mkc-declined"
    member: str
    deal: Text
    yes: int
    no: int


class Raised(HeroEvent):
    """A fallen Hero lives again (MA-251)."""

    kind: Literal["mkc-raised"] = "mkc-raised"
    cost: int


class Bought(HeroEvent):
    """A chest was bought (MA-249)."""

    kind: Literal["mkc-bought"] = "mkc-bought"
    item: Text
    cost: int
    purse: int


class Sold(HeroEvent):
    """An item was sold (MA-246)."""

    kind: Literal["mkc-sold"] = "mkc-sold"
    item: Text
    gold: int
    purse: int


class Recharged(HeroEvent):
    """An item is ready for the next dungeon (MA-247)."""

    kind: Literal["mkc-recharged"] = "mkc-recharged"
    item: Text
    cost: int
    purse: int


class Passed(HeroEvent):
    """A chest changed hands."""

    kind: Literal["mkc-passed"] = "mkc-passed"
    item: Text
    to: str


class Trained(HeroEvent):
    """A Hero was trained and rose in level (MA-260)."""

    kind: Literal["mkc-trained"] = "mkc-trained"
    level: int
    levels: int
    cost: int
    worth: int
    purse: int


class Learned(HeroEvent):
    """A Hero has a new ability, for good or for this level (MA-255, MA-256)."""

    kind: Literal["mkc-learned"] = "mkc-learned"
    ability: Text
    lasting: bool
    level: int


class ChargesLost(HeroEvent):
    """Items lost their magic for good, as nobody had them charged again in time (MA-248)."""

    kind: Literal["mkc-charges-lost"] = "mkc-charges-lost"
    items: Text
    count: int


class TownLeft(Event):
    """The visit to town is over, and the next adventure can be planned."""

    kind: Literal["mkc-town-left"] = "mkc-town-left"
    purse: int


AnyTownEvent = (
    Enlisted
    | GiftsFaded
    | Divided
    | Rewarded
    | ShopOpened
    | WindowOpened
    | Proposed
    | Declined
    | Raised
    | Bought
    | Sold
    | Recharged
    | Passed
    | Trained
    | Learned
    | ChargesLost
    | TownLeft
)
EVENTS = by_kind(AnyTownEvent)
