"""The party: creation, votes, duels, deaths and endings."""

from typing import Literal

from rules.core.words import Event, HeroEvent, Text


class HeroRejected(HeroEvent):
    """Three dice came to ten or less and are rolled again."""

    kind: Literal["td-hero-rejected"] = "td-hero-rejected"
    body: int
    mind: int
    spirit: int


class HeroRolled(HeroEvent):
    """A hero's three attributes were rolled."""

    kind: Literal["td-hero-rolled"] = "td-hero-rolled"
    body: int
    mind: int
    spirit: int


class PoolRolled(HeroEvent):
    """A hero's hit points were rolled."""

    kind: Literal["td-pool-rolled"] = "td-pool-rolled"
    hp: int


class FacesAssigned(HeroEvent):
    """A hero's faces were given to attributes."""

    kind: Literal["td-faces-assigned"] = "td-faces-assigned"
    body: int
    mind: int
    spirit: int


class HeroJoined(HeroEvent):
    """A hero came late."""

    kind: Literal["td-hero-joined"] = "td-hero-joined"


class VoteCast(HeroEvent):
    """A hero said what to do."""

    kind: Literal["td-vote-cast"] = "td-vote-cast"
    choice: Text


class DuelOffered(HeroEvent):
    """A duel was offered."""

    kind: Literal["td-duel-offered"] = "td-duel-offered"
    other: str


class DuelDeclined(HeroEvent):
    """A duel was declined."""

    kind: Literal["td-duel-declined"] = "td-duel-declined"
    other: str


class DuelBegun(HeroEvent):
    """A duel began."""

    kind: Literal["td-duel-begun"] = "td-duel-begun"
    other: str


class DuelHit(HeroEvent):
    """A duellist struck the other."""

    kind: Literal["td-duel-hit"] = "td-duel-hit"
    other: str
    attribute: Text
    die: int
    target: int


class DuelMissed(HeroEvent):
    """A duellist missed."""

    kind: Literal["td-duel-missed"] = "td-duel-missed"
    other: str
    attribute: Text
    die: int
    target: int


class DuelYielded(HeroEvent):
    """A duellist gave up."""

    kind: Literal["td-duel-yielded"] = "td-duel-yielded"
    other: str


class PartySplit(Event):
    """The party parted."""

    kind: Literal["td-party-split"] = "td-party-split"
    leaving: str
    staying: str


class TurnPassed(Event):
    """Another group has its turn."""

    kind: Literal["td-turn-passed"] = "td-turn-passed"
    heroes: str


class PartyLost(Event):
    """Every hero is dead."""

    kind: Literal["td-party-lost"] = "td-party-lost"


class GoalReached(Event):
    """The party reached its goal."""

    kind: Literal["td-goal-reached"] = "td-goal-reached"
    goal: Text


class HeroDied(HeroEvent):
    """A hero died."""

    kind: Literal["td-hero-died"] = "td-hero-died"
