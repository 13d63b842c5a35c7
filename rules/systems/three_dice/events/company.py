"""The party: creation, votes, duels, deaths and endings."""

from typing import Literal

from rules.core.words import Event, Text


class HeroRejected(Event):
    """Three dice came to ten or less and are rolled again."""

    kind: Literal["td-hero-rejected"] = "td-hero-rejected"
    hero: str
    body: int
    mind: int
    spirit: int


class HeroRolled(Event):
    """A hero's three attributes were rolled."""

    kind: Literal["td-hero-rolled"] = "td-hero-rolled"
    hero: str
    body: int
    mind: int
    spirit: int


class PoolRolled(Event):
    """A hero's hit points were rolled."""

    kind: Literal["td-pool-rolled"] = "td-pool-rolled"
    hero: str
    hp: int


class FacesAssigned(Event):
    """A hero's faces were given to attributes."""

    kind: Literal["td-faces-assigned"] = "td-faces-assigned"
    hero: str
    body: int
    mind: int
    spirit: int


class HeroJoined(Event):
    """A hero came late."""

    kind: Literal["td-hero-joined"] = "td-hero-joined"
    hero: str


class VoteCast(Event):
    """A hero said what to do."""

    kind: Literal["td-vote-cast"] = "td-vote-cast"
    hero: str
    choice: Text


class DuelOffered(Event):
    """A duel was offered."""

    kind: Literal["td-duel-offered"] = "td-duel-offered"
    hero: str
    other: str


class DuelDeclined(Event):
    """A duel was declined."""

    kind: Literal["td-duel-declined"] = "td-duel-declined"
    hero: str
    other: str


class DuelBegun(Event):
    """A duel began."""

    kind: Literal["td-duel-begun"] = "td-duel-begun"
    hero: str
    other: str


class DuelHit(Event):
    """A duellist struck the other."""

    kind: Literal["td-duel-hit"] = "td-duel-hit"
    hero: str
    other: str
    attribute: Text
    die: int
    target: int


class DuelMissed(Event):
    """A duellist missed."""

    kind: Literal["td-duel-missed"] = "td-duel-missed"
    hero: str
    other: str
    attribute: Text
    die: int
    target: int


class DuelYielded(Event):
    """A duellist gave up."""

    kind: Literal["td-duel-yielded"] = "td-duel-yielded"
    hero: str
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


class HeroDied(Event):
    """A hero died."""

    kind: Literal["td-hero-died"] = "td-hero-died"
    hero: str
