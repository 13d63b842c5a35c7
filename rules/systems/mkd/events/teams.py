"""Teams, rounds and endings."""

from rules.core.words import Event
from rules.systems.mkd.events.figure import FigureEvent


class Recruited(FigureEvent, kind="mkd-recruited"):
    """A Hero joined a team."""

    player: str
    value: int


class TeamReady(Event, kind="mkd-team-ready"):
    """A team is complete."""

    player: str


class RoundBegan(Event, kind="mkd-round-began"):
    """A round of Heroes, tokens and Monsters begins."""

    round: int


class WentFirst(Event, kind="mkd-went-first"):
    """A commander's team goes first this round."""

    player: str


class QuestWon(Event, kind="mkd-quest-won"):
    """The quest is fulfilled and everybody is out."""

    gold: int
    quest: str = "chest"


class QuestLost(Event, kind="mkd-quest-lost"):
    """The quest failed: nobody is left inside, or what they came for is lost."""

    quest: str = "chest"


class GaveUp(Event, kind="mkd-gave-up"):
    """A player gave the adventure up."""

    player: str


class HeroLeft(FigureEvent, kind="mkd-hero-left"):
    """A Hero left the dungeon for good."""


class VoteCast(FigureEvent, kind="mkd-vote-cast"):
    """A player voted for the Hero who rises a level."""

    player: str
