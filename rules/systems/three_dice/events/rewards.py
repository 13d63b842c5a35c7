"""Experience, treasure and what restores."""

from rules.core.words import Event, HeroEvent, Text


class XpGained(Event, kind="td-xp-gained"):
    """Experience was gained."""

    xp: int
    heroes: str


class TreasureFound(HeroEvent, kind="td-treasure-found"):
    """A treasure was taken."""

    item: Text


class ItemLeft(Event, kind="td-item-left"):
    """An item nobody could carry was left."""

    item: Text


class ArtifactFound(HeroEvent, kind="td-artifact-found"):
    """An artifact was unearthed."""

    item: Text
    die: int


class FragmentSpent(HeroEvent, kind="td-fragment-spent"):
    """A map fragment was spent in a vault."""


class LevelReached(HeroEvent, kind="td-level-reached"):
    """A hero reached a character level."""

    level: int


class MaximumRaised(HeroEvent, kind="td-maximum-raised"):
    """A maximum rose and all attributes were restored."""

    attribute: Text
    most: int


class RewardsLost(HeroEvent, kind="td-rewards-lost"):
    """A hero lost every reward."""


class PotionDrunk(HeroEvent, kind="td-potion-drunk"):
    """A healing potion was drunk."""


class PointRegained(HeroEvent, kind="td-point-regained"):
    """An attribute regained a point."""

    attribute: Text
    now: int


class PoolRegained(HeroEvent, kind="td-pool-regained"):
    """The hit point pool regained points."""

    now: int


class ItemTaken(HeroEvent, kind="td-item-taken"):
    """An item was picked up."""

    item: Text


class ItemDropped(HeroEvent, kind="td-item-dropped"):
    """An item was laid down."""

    item: Text
