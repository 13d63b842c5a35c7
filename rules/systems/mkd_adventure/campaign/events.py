"""Events in town besides those of every campaign."""

from rules.core.kinds import by_kind
from rules.core.words import Event, HeroEvent, Text


class Enlisted(Event, kind="mkc-enlisted"):
    """A new Hero joined a member; `figure` is the printed name."""

    figure: Text
    hero: str
    member: str
    value: int


class GiftsFaded(HeroEvent, kind="mkc-gifts-faded"):
    """What artifacts gave is gone in town (MA-242)."""

    count: int


class Divided(Event, kind="mkc-divided"):
    """The experience of an adventure was shared; `lost` is what did not come out even (MA-259)."""

    xp: int
    heroes: int
    share: int
    lost: int


class Rewarded(Event, kind="mkc-rewarded"):
    """The reward of a fulfilled quest was paid (MA-263)."""

    xp: int
    gold: int
    heroes: int
    share: int


class ShopOpened(Event, kind="mkc-shop-opened"):
    """The shop opened; `count` is how many kinds of chest it has."""

    count: int


class WindowOpened(Event, kind="mkc-window-opened"):
    """The next part of the visit began: `step` says which."""

    step: str


class Proposed(Event, kind="mkc-proposed"):
    """A member wants to spend common gold, and the others are asked."""

    member: str
    deal: Text
    cost: int


class Declined(Event, kind="mkc-declined"):
    """The others said no."""

    member: str
    deal: Text
    yes: int
    no: int


class Raised(HeroEvent, kind="mkc-raised"):
    """A fallen Hero lives again (MA-251)."""

    cost: int


class Bought(HeroEvent, kind="mkc-bought"):
    """A chest was bought (MA-249)."""

    item: Text
    cost: int
    purse: int


class Sold(HeroEvent, kind="mkc-sold"):
    """An item was sold (MA-246)."""

    item: Text
    gold: int
    purse: int


class Recharged(HeroEvent, kind="mkc-recharged"):
    """An item is ready for the next dungeon (MA-247)."""

    item: Text
    cost: int
    purse: int


class Passed(HeroEvent, kind="mkc-passed"):
    """A chest changed hands."""

    item: Text
    to: str


class Trained(HeroEvent, kind="mkc-trained"):
    """A Hero was trained and rose in level (MA-260)."""

    level: int
    levels: int
    cost: int
    worth: int
    purse: int


class Learned(HeroEvent, kind="mkc-learned"):
    """A Hero has a new ability, for good or for this level (MA-255, MA-256)."""

    ability: Text
    lasting: bool
    level: int


class ChargesLost(HeroEvent, kind="mkc-charges-lost"):
    """Items lost their magic for good, as nobody had them charged again in time (MA-248)."""

    items: Text
    count: int


class TownLeft(Event, kind="mkc-town-left"):
    """The visit to town is over, and the next adventure can be planned."""

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
