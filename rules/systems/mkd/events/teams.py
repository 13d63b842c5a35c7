"""Teams, rounds and endings."""

from typing import Literal

from rules.core.words import Event
from rules.systems.mkd.events.figure import FigureEvent


class Recruited(FigureEvent):
    """A Hero joined a team."""

    kind: Literal["mkd-recruited"] = "mkd-recruited"
    player: str
    value: int


class TeamReady(Event):
    """A team is complete."""

    kind: Literal["mkd-team-ready"] = "mkd-team-ready"
    player: str


class RoundBegan(Event):
    """A round of Heroes, tokens and Monsters begins."""

    kind: Literal["mkd-round-began"] = "mkd-round-began"
    round: int


class WentFirst(Event):
    """A commander's team goes first this round."""

    kind: Literal["mkd-went-first"] = "mkd-went-first"
    player: str


class QuestWon(Event):
    """The quest is fulfilled and everybody is out."""

    kind: Literal["mkd-quest-won"] = "mkd-quest-won"
    gold: int
    quest: str = "chest"


class QuestLost(Event):
    """The quest failed: nobody is left inside, or what they came for is lost."""

    kind: Literal["mkd-quest-lost"] = "mkd-quest-lost"
    quest: str = "chest"


class GaveUp(Event):
    """A player gave the adventure up."""

    kind: Literal["mkd-gave-up"] = "mkd-gave-up"
    player: str


class HeroLeft(FigureEvent):
    """A Hero left the dungeon for good."""

    kind: Literal["mkd-hero-left"] = "mkd-hero-left"
