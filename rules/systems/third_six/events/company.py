"""Heroes, votes, the town, and how it ends."""

from rules.core.words import Event, HeroEvent, Text


class ClassChosen(HeroEvent, kind="ts-class-chosen"):
    """A player chose the class of a hero."""

    calling: Text
    hp: int
    mnd: int


class SpellKnown(HeroEvent, kind="ts-spell-known"):
    """A new hero knew a spell."""

    spell: Text


class HeroJoined(HeroEvent, kind="ts-hero-joined"):
    """Somebody joined the party."""


class HeroRecruited(HeroEvent, kind="ts-hero-recruited"):
    """Somebody in town took the place of the fallen."""

    coins: int


class VoteCast(HeroEvent, kind="ts-vote-cast"):
    """A seat said what the party should do."""

    choice: Text


class HeroFell(HeroEvent, kind="ts-hero-fell"):
    """A hero died."""


class PartyLost(Event, kind="ts-party-lost"):
    """Nobody is left."""


class PartyBroken(Event, kind="ts-party-broken"):
    """So many fell that the others gave up."""


class GoalReached(Event, kind="ts-goal-reached"):
    """The goal of the game is reached."""

    goal: Text


class TownEntered(Event, kind="ts-town-entered"):
    """The party came to town."""

    coins: int


class TownLeft(Event, kind="ts-town-left"):
    """The party went back to the dungeon."""


class PartyHome(Event, kind="ts-party-home"):
    """The party called it a day."""


class DungeonBegun(Event, kind="ts-dungeon-begun"):
    """A dungeon was begun."""

    number: int


class HeroTreated(HeroEvent, kind="ts-hero-treated"):
    """The healer treated a hero."""

    die: int
    coins: int


class LevelGained(HeroEvent, kind="ts-level-gained"):
    """A hero trained to the next level."""

    level: int
    hp: int
    mnd: int
