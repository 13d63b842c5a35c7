"""The party: creation, votes, duels, deaths and endings."""

from rules.core.words import Event, HeroEvent, Text


class HeroRejected(HeroEvent, kind="td-hero-rejected"):
    """Three dice came to ten or less and are rolled again."""

    body: int
    mind: int
    spirit: int


class HeroRolled(HeroEvent, kind="td-hero-rolled"):
    """A hero's three attributes were rolled."""

    body: int
    mind: int
    spirit: int


class PoolRolled(HeroEvent, kind="td-pool-rolled"):
    """A hero's hit points were rolled."""

    hp: int


class FacesAssigned(HeroEvent, kind="td-faces-assigned"):
    """A hero's faces were given to attributes."""

    body: int
    mind: int
    spirit: int


class HeroJoined(HeroEvent, kind="td-hero-joined"):
    """A hero came late."""


class VoteCast(HeroEvent, kind="td-vote-cast"):
    """A hero said what to do."""

    choice: Text


class DuelOffered(HeroEvent, kind="td-duel-offered"):
    """A duel was offered."""

    other: str


class DuelDeclined(HeroEvent, kind="td-duel-declined"):
    """A duel was declined."""

    other: str


class DuelBegun(HeroEvent, kind="td-duel-begun"):
    """A duel began."""

    other: str


class DuelHit(HeroEvent, kind="td-duel-hit"):
    """A duellist struck the other."""

    other: str
    attribute: Text
    die: int
    target: int


class DuelMissed(HeroEvent, kind="td-duel-missed"):
    """A duellist missed."""

    other: str
    attribute: Text
    die: int
    target: int


class DuelYielded(HeroEvent, kind="td-duel-yielded"):
    """A duellist gave up."""

    other: str


class PartySplit(Event, kind="td-party-split"):
    """The party parted."""

    leaving: str
    staying: str


class TurnPassed(Event, kind="td-turn-passed"):
    """Another group has its turn."""

    heroes: str


class PartyLost(Event, kind="td-party-lost"):
    """Every hero is dead."""


class GoalReached(Event, kind="td-goal-reached"):
    """The party reached its goal."""

    goal: Text


class HeroDied(HeroEvent, kind="td-hero-died"):
    """A hero died."""
