"""Monsters and fights."""

from typing import Literal

from rules.core.words import Event, HeroEvent, Text


class MonsterRerolled(Event):
    """A monster die was rolled again for beginners."""

    kind: Literal["td-monster-rerolled"] = "td-monster-rerolled"
    die: int


class MonsterMet(Event):
    """A monster stands in a new location."""

    kind: Literal["td-monster-met"] = "td-monster-met"
    monster: Text
    hp: int
    more: int


class NobodyMet(Event):
    """A new location is empty."""

    kind: Literal["td-nobody-met"] = "td-nobody-met"


class MonsterAwaited(Event):
    """A monster left alive was still there."""

    kind: Literal["td-monster-awaited"] = "td-monster-awaited"
    monster: Text
    hp: int


class RoverCame(Event):
    """A roving monster was there."""

    kind: Literal["td-rover-came"] = "td-rover-came"
    monster: Text
    hp: int
    die: int


class RoomQuiet(Event):
    """No roving monster was there."""

    kind: Literal["td-room-quiet"] = "td-room-quiet"
    die: int


class Boosted(HeroEvent):
    """A booster was declared."""

    kind: Literal["td-boosted"] = "td-boosted"
    item: Text
    plus: int


class AttackHit(HeroEvent):
    """An attack hit."""

    kind: Literal["td-attack-hit"] = "td-attack-hit"
    attribute: Text
    die: int
    target: int
    monster: Text
    left: int


class AttackMissed(HeroEvent):
    """An attack missed."""

    kind: Literal["td-attack-missed"] = "td-attack-missed"
    attribute: Text
    die: int
    target: int
    monster: Text


class PointLost(HeroEvent):
    """An attribute lost a point."""

    kind: Literal["td-point-lost"] = "td-point-lost"
    attribute: Text
    left: int


class PoolLost(HeroEvent):
    """The hit point pool lost a point."""

    kind: Literal["td-pool-lost"] = "td-pool-lost"
    left: int


class LossCharmed(HeroEvent):
    """A Shielding Charm took a loss."""

    kind: Literal["td-loss-charmed"] = "td-loss-charmed"


class MonsterSlain(Event):
    """A monster fell."""

    kind: Literal["td-monster-slain"] = "td-monster-slain"
    monster: Text
    hero: str


class NextMonsterCame(Event):
    """Another of the same kind stepped forward."""

    kind: Literal["td-next-monster-came"] = "td-next-monster-came"
    monster: Text
    hp: int


class MonsterSlept(HeroEvent):
    """A monster was put to sleep."""

    kind: Literal["td-monster-slept"] = "td-monster-slept"
    monster: Text


class BootsRan(HeroEvent):
    """Boots of Swiftness carried the heroes out of a fight."""

    kind: Literal["td-boots-ran"] = "td-boots-ran"
    room: int


class EscapeFailed(HeroEvent):
    """An escape failed."""

    kind: Literal["td-escape-failed"] = "td-escape-failed"
    die: int


class Escaped(HeroEvent):
    """The heroes fled."""

    kind: Literal["td-escaped"] = "td-escaped"
    room: int


class FlightCalled(HeroEvent):
    """A hero wants everybody to run."""

    kind: Literal["td-flight-called"] = "td-flight-called"


class FlightRefused(Event):
    """The heroes decided to stay and fight."""

    kind: Literal["td-flight-refused"] = "td-flight-refused"


class FlightCost(HeroEvent):
    """Fleeing has its price."""

    kind: Literal["td-flight-cost"] = "td-flight-cost"
    die: int
    points: int
