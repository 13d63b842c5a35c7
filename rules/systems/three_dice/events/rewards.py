"""Experience, treasure and what restores."""

from typing import Literal

from rules.core.words import Event, HeroEvent, Text


class XpGained(Event):
    """Experience was gained."""

    kind: Literal["td-xp-gained"] = "td-xp-gained"
    xp: int
    heroes: str


class TreasureFound(HeroEvent):
    """A treasure was taken."""

    kind: Literal["td-treasure-found"] = "td-treasure-found"
    item: Text


class ItemLeft(Event):
    """An item nobody could carry was left."""

    kind: Literal["td-item-left"] = "td-item-left"
    item: Text


class ArtifactFound(HeroEvent):
    """An artifact was unearthed."""

    kind: Literal["td-artifact-found"] = "td-artifact-found"
    item: Text
    die: int


class FragmentSpent(HeroEvent):
    """A map fragment was spent in a vault."""

    kind: Literal["td-fragment-spent"] = "td-fragment-spent"


class LevelReached(HeroEvent):
    """A hero reached a character level."""

    kind: Literal["td-level-reached"] = "td-level-reached"
    level: int


class MaximumRaised(HeroEvent):
    """A maximum rose and all attributes were restored."""

    kind: Literal["td-maximum-raised"] = "td-maximum-raised"
    attribute: Text
    most: int


class RewardsLost(HeroEvent):
    """A hero lost every reward."""

    kind: Literal["td-rewards-lost"] = "td-rewards-lost"


class PotionDrunk(HeroEvent):
    """A healing potion was drunk."""

    kind: Literal["td-potion-drunk"] = "td-potion-drunk"


class PointRegained(HeroEvent):
    """An attribute regained a point."""

    kind: Literal["td-point-regained"] = "td-point-regained"
    attribute: Text
    now: int


class PoolRegained(HeroEvent):
    """The hit point pool regained points."""

    kind: Literal["td-pool-regained"] = "td-pool-regained"
    now: int


class ItemTaken(HeroEvent):
    """An item was picked up."""

    kind: Literal["td-item-taken"] = "td-item-taken"
    item: Text


class ItemDropped(HeroEvent):
    """An item was laid down."""

    kind: Literal["td-item-dropped"] = "td-item-dropped"
    item: Text
