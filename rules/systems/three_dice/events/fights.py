"""Monsters and fights."""

from rules.core.words import Event, HeroEvent, Text


class MonsterRerolled(Event, kind="td-monster-rerolled"):
    """A monster die was rolled again for beginners."""

    die: int


class MonsterMet(Event, kind="td-monster-met"):
    """A monster stands in a new location."""

    monster: Text
    hp: int
    more: int


class NobodyMet(Event, kind="td-nobody-met"):
    """A new location is empty."""


class MonsterAwaited(Event, kind="td-monster-awaited"):
    """A monster left alive was still there."""

    monster: Text
    hp: int


class RoverCame(Event, kind="td-rover-came"):
    """A roving monster was there."""

    monster: Text
    hp: int
    die: int


class RoomQuiet(Event, kind="td-room-quiet"):
    """No roving monster was there."""

    die: int


class Boosted(HeroEvent, kind="td-boosted"):
    """A booster was declared."""

    item: Text
    plus: int


class AttackHit(HeroEvent, kind="td-attack-hit"):
    """An attack hit."""

    attribute: Text
    die: int
    target: int
    monster: Text
    left: int


class AttackMissed(HeroEvent, kind="td-attack-missed"):
    """An attack missed."""

    attribute: Text
    die: int
    target: int
    monster: Text


class PointLost(HeroEvent, kind="td-point-lost"):
    """An attribute lost a point."""

    attribute: Text
    left: int


class PoolLost(HeroEvent, kind="td-pool-lost"):
    """The hit point pool lost a point."""

    left: int


class LossCharmed(HeroEvent, kind="td-loss-charmed"):
    """A Shielding Charm took a loss."""


class MonsterSlain(Event, kind="td-monster-slain"):
    """A monster fell."""

    monster: Text
    hero: str


class NextMonsterCame(Event, kind="td-next-monster-came"):
    """Another of the same kind stepped forward."""

    monster: Text
    hp: int


class MonsterSlept(HeroEvent, kind="td-monster-slept"):
    """A monster was put to sleep."""

    monster: Text


class BootsRan(HeroEvent, kind="td-boots-ran"):
    """Boots of Swiftness carried the heroes out of a fight."""

    room: int


class EscapeFailed(HeroEvent, kind="td-escape-failed"):
    """An escape failed."""

    die: int


class Escaped(HeroEvent, kind="td-escaped"):
    """The heroes fled."""

    room: int


class FlightCalled(HeroEvent, kind="td-flight-called"):
    """A hero wants everybody to run."""


class FlightRefused(Event, kind="td-flight-refused"):
    """The heroes decided to stay and fight."""


class FlightCost(HeroEvent, kind="td-flight-cost"):
    """Fleeing has its price."""

    die: int
    points: int
