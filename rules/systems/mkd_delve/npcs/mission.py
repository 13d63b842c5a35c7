"""The shape of a mission, what one that changes nothing does, and how any of them ends."""

from collections.abc import Iterator
from typing import Protocol

from rules.core.words import Text
from rules.systems.mkd.events.missions import MissionFailed, MissionWon, PersonGone
from rules.systems.mkd.pieces import Figure
from rules.systems.mkd.play import Play
from rules.systems.mkd.things.experience import gain
from rules.systems.mkd_delve.npcs.encounter import Encounter
from rules.systems.mkd_delve.state import DelveState, of

WITH_THE_PARTY = ("below", "left")


class Mission(Protocol):
    """One of the six; the state is the encounter's. Hooks are asked while it is open."""

    def begin(self, play: Play, met: Encounter, hero: Figure) -> None:
        """A Hero came upon somebody."""
        ...

    def answered(self, play: Play, met: Encounter, *, yes: bool) -> None:
        """The party took an offer, or did not."""
        ...

    def watch(self, play: Play, met: Encounter) -> None:
        """All that belongs to one doing is done: what that means for the mission."""
        ...

    def round_began(self, play: Play, met: Encounter) -> None:
        """The Heroes are about to act."""
        ...

    def appeared(self, play: Play, met: Encounter, figure: Figure) -> None:
        """A Monster appeared."""
        ...

    def fell(self, play: Play, met: Encounter, figure: Figure) -> None:
        """Somebody was eliminated, by whatever means."""
        ...

    def ended(self, play: Play, met: Encounter, figure: Figure) -> None:
        """Somebody's activation is over."""
        ...

    def left(self, play: Play, met: Encounter, figure: Figure, *, down: bool) -> None:
        """A Hero left the dungeon, or went `down` the stairs."""
        ...

    def out(self, play: Play, met: Encounter) -> None:
        """The person left the dungeon on his own feet."""
        ...

    def level_left(self, play: Play, met: Encounter) -> None:
        """A level is about to be discarded."""
        ...

    def over(self, play: Play, met: Encounter) -> None:
        """The session is over."""
        ...

    def runs(self, state: DelveState, met: Encounter) -> bool:
        """Return whether the person has an activation of his own after the Heroes."""
        ...

    def progress(self, state: DelveState, met: Encounter) -> Iterator[Text]:
        """Return how it stands and what it brings, in a sentence or two."""
        ...

    def mark(self, met: Encounter) -> str:
        """Return what shines on the map behind the person, as a catalog key's end.

        Nothing if empty.
        """
        ...


class PlainMission:
    """A mission whose person waits for the party, and is lost when he dies or is left behind."""

    reason_at_end = "unfinished"

    def answered(self, play: Play, met: Encounter, *, yes: bool) -> None:
        """Nothing was offered."""

    def watch(self, play: Play, met: Encounter) -> None:
        """Nothing is looked for."""

    def round_began(self, play: Play, met: Encounter) -> None:
        """Nothing is asked."""

    def appeared(self, play: Play, met: Encounter, figure: Figure) -> None:
        """Monsters are nothing special."""

    def fell(self, play: Play, met: Encounter, figure: Figure) -> None:
        """It is lost with the person (RG-075, RG-092)."""
        if figure.id == met.figure:
            fail(play, met, "dead")

    def ended(self, play: Play, met: Encounter, figure: Figure) -> None:
        """Nobody is minded."""

    def left(self, play: Play, met: Encounter, figure: Figure, *, down: bool) -> None:
        """Heroes come and go."""

    def out(self, play: Play, met: Encounter) -> None:
        """Nobody goes alone."""

    def level_left(self, play: Play, met: Encounter) -> None:
        """Who is not with the party by then stays behind."""
        if play.figure(met.figure).where not in WITH_THE_PARTY:
            fail(play, met, "behind")

    def over(self, play: Play, met: Encounter) -> None:
        """What is open by then failed."""
        fail(play, met, self.reason_at_end)

    def runs(self, state: DelveState, met: Encounter) -> bool:  # noqa: ARG002
        """Return that the person waits for the party and does not run."""
        return False

    def mark(self, met: Encounter) -> str:  # noqa: ARG002
        """Return nothing: no star shines behind the person."""
        return ""


def note(play: Play, met: Encounter, **changes: object) -> Encounter:
    """Change what is known of an encounter, and return it as it is now."""
    new = met.with_(**changes)
    play.change(
        encounters=tuple(new if each.figure == met.figure else each for each in of(play).encounters)
    )
    return new


def fulfil(play: Play, met: Encounter, *, xp: int = 0, gold: int = 0) -> None:
    """Fulfil a mission: it counts in the score, and pays."""
    note(play, met, stage="won", xp=xp, gold=gold)
    play.change(missions=of(play).missions + 1, gold=play.state.gold + gold)
    play.tell(MissionWon(figure=met.name, mission=met.mission, xp=xp, gold=gold))
    if xp:
        gain(play, xp)


def fail(play: Play, met: Encounter, why: str) -> None:
    """Let a mission fail, which costs nothing (RG-064)."""
    note(play, met, stage="failed")
    play.tell(MissionFailed(figure=met.name, mission=met.mission, why=why))


def vanish(play: Play, number: int) -> None:
    """Take somebody off the board, and nobody is the worse for it."""
    play.alter(number, where="gone", effects=())
    play.tell(PersonGone(figure=of(play).encounter(number).name))
