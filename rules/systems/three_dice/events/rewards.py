"""Experience, treasure and what restores."""

from typing import Literal

from rules.core.words import Event, Text


class XpGained(Event):
    """Experience was gained."""

    kind: Literal["td-xp-gained"] = "td-xp-gained"
    xp: int
    heroes: str


class TreasureFound(Event):
    """A treasure was taken."""

    kind: Literal["td-treasure-found"] = "td-treasure-found"
    hero: str
    item: Text


class ItemLeft(Event):
    """An item nobody could carry was left."""

    kind: Literal["td-item-left"] = "td-item-left"
    item: Text


class ArtifactFound(Event):
    """An artifact was unearthed."""

    kind: Literal["td-artifact-found"] = "td-artifact-found"
    hero: str
    item: Text
    die: int


class FragmentSpent(Event):
    """A map fragment was spent in a vault."""

    kind: Literal["td-fragment-spent"] = "td-fragment-spent"
    hero: str


class LevelReached(Event):
    """A hero reached a character level."""

    kind: Literal["td-level-reached"] = "td-level-reached"
    hero: str
    level: int


class MaximumRaised(Event):
    """A maximum rose and all attributes were restored."""

    kind: Literal["td-maximum-raised"] = "td-maximum-raised"
    hero: str
    attribute: Text
    most: int


class RewardsLost(Event):
    """A hero lost every reward."""

    kind: Literal["td-rewards-lost"] = "td-rewards-lost"
    hero: str


class PotionDrunk(Event):
    """A healing potion was drunk."""

    kind: Literal["td-potion-drunk"] = "td-potion-drunk"
    hero: str


class PointRegained(Event):
    """An attribute regained a point."""

    kind: Literal["td-point-regained"] = "td-point-regained"
    hero: str
    attribute: Text
    now: int


class PoolRegained(Event):
    """The hit point pool regained points."""

    kind: Literal["td-pool-regained"] = "td-pool-regained"
    hero: str
    now: int


class ItemTaken(Event):
    """An item was picked up."""

    kind: Literal["td-item-taken"] = "td-item-taken"
    hero: str
    item: Text


class ItemDropped(Event):
    """An item was laid down."""

    kind: Literal["td-item-dropped"] = "td-item-dropped"
    hero: str
    item: Text
