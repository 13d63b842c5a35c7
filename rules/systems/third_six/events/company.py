"""Heroes, votes, the town, and how it ends."""

from typing import Literal

from rules.core.words import Event, HeroEvent, Text


class ClassChosen(HeroEvent):
    """A player chose the class of a hero."""

    kind: Literal["ts-class-chosen"] = "ts-class-chosen"
    calling: Text
    hp: int
    mnd: int


class SpellKnown(HeroEvent):
    """A new hero knew a spell."""

    kind: Literal["ts-spell-known"] = "ts-spell-known"
    spell: Text


class HeroJoined(HeroEvent):
    """Somebody joined the party."""

    kind: Literal["ts-hero-joined"] = "ts-hero-joined"


class HeroRecruited(HeroEvent):
    """Somebody in town took the place of the fallen."""

    kind: Literal["ts-hero-recruited"] = "ts-hero-recruited"
    coins: int


class VoteCast(HeroEvent):
    """A seat said what the party should do."""

    kind: Literal["ts-vote-cast"] = "ts-vote-cast"
    choice: Text


class HeroFell(HeroEvent):
    """A hero died."""

    kind: Literal["ts-hero-fell"] = "ts-hero-fell"


class PartyLost(Event):
    """Nobody is left."""

    kind: Literal["ts-party-lost"] = "ts-party-lost"


class PartyBroken(Event):
    """So many fell that the others gave up."""

    kind: Literal["ts-party-broken"] = "ts-party-broken"


class GoalReached(Event):
    """The goal of the game is reached."""

    kind: Literal["ts-goal-reached"] = "ts-goal-reached"
    goal: Text


class TownEntered(Event):
    """The party came to town."""

    kind: Literal["ts-town-entered"] = "ts-town-entered"
    coins: int


class TownLeft(Event):
    """The party went back to the dungeon."""

    kind: Literal["ts-town-left"] = "ts-town-left"


class PartyHome(Event):
    """The party called it a day."""

    kind: Literal["ts-party-home"] = "ts-party-home"


class DungeonBegun(Event):
    """A dungeon was begun."""

    kind: Literal["ts-dungeon-begun"] = "ts-dungeon-begun"
    number: int


class HeroTreated(HeroEvent):
    """The healer treated a hero."""

    kind: Literal["ts-hero-treated"] = "ts-hero-treated"
    die: int
    coins: int


class LevelGained(HeroEvent):
    """A hero trained to the next level."""

    kind: Literal["ts-level-gained"] = "ts-level-gained"
    level: int
    hp: int
    mnd: int
