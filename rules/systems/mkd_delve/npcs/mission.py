"""The protocol of missions, a plain mission to build on, and how missions end."""

from collections.abc import Iterator
from typing import Protocol

from rules.core.words import Text
from rules.systems.mkd.events.missions import MissionFailed, MissionWon, PersonGone
from rules.systems.mkd.experience import gain
from rules.systems.mkd.pieces import Figure
from rules.systems.mkd.resolution import Resolution
from rules.systems.mkd_delve.encounter import Encounter
from rules.systems.mkd_delve.state import DelveState, of

WITH_THE_PARTY = ("below", "left")


class Mission(Protocol):
    """One of the six missions. Its state is in the encounter; hooks are called while it is open."""

    def begin(self, play: Resolution, met: Encounter, hero: Figure) -> None:
        """Begin the mission, as a Hero has met the person."""
        ...

    def answered(self, play: Resolution, met: Encounter, *, yes: bool) -> None:
        """React to the party's answer to the offer."""
        ...

    def watch(self, play: Resolution, met: Encounter) -> None:
        """Update the mission after an action with all its consequences."""
        ...

    def round_began(self, play: Resolution, met: Encounter) -> None:
        """React to the beginning of a round, before the Heroes act."""
        ...

    def appeared(self, play: Resolution, met: Encounter, figure: Figure) -> None:
        """React to a Monster that appeared."""
        ...

    def fell(self, play: Resolution, met: Encounter, figure: Figure) -> None:
        """React to a figure that was eliminated, by whatever means."""
        ...

    def ended(self, play: Resolution, met: Encounter, figure: Figure) -> None:
        """React to the end of a figure's activation."""
        ...

    def left(self, play: Resolution, met: Encounter, figure: Figure, *, down: bool) -> None:
        """React to a Hero who left the dungeon, or went `down` the stairs."""
        ...

    def out(self, play: Resolution, met: Encounter) -> None:
        """React to the person leaving the dungeon on foot."""
        ...

    def level_left(self, play: Resolution, met: Encounter) -> None:
        """React to a level that is about to be discarded."""
        ...

    def over(self, play: Resolution, met: Encounter) -> None:
        """React to the end of the session."""
        ...

    def runs(self, state: DelveState, met: Encounter) -> bool:
        """Return whether the person has an activation of his own after the Heroes."""
        ...

    def progress(self, state: DelveState, met: Encounter) -> Iterator[Text]:
        """Yield the state of the mission and its reward, in a sentence or two."""
        ...

    def mark(self, met: Encounter) -> str:
        """Return the end of the catalog key of a star behind the person; empty for no star."""
        ...


class PlainMission:
    """A mission whose person waits for the party, and is lost when he dies or is left behind."""

    reason_at_end = "unfinished"

    def answered(self, play: Resolution, met: Encounter, *, yes: bool) -> None:
        """Do nothing: there was no offer."""

    def watch(self, play: Resolution, met: Encounter) -> None:
        """Do nothing: nothing can change the mission here."""

    def round_began(self, play: Resolution, met: Encounter) -> None:
        """Do nothing at the beginning of a round."""

    def appeared(self, play: Resolution, met: Encounter, figure: Figure) -> None:
        """Do nothing: new Monsters do not matter."""

    def fell(self, play: Resolution, met: Encounter, figure: Figure) -> None:
        """Let the mission fail if the person is eliminated (RG-075, RG-092)."""
        if figure.id == met.figure:
            fail(play, met, "dead")

    def ended(self, play: Resolution, met: Encounter, figure: Figure) -> None:
        """Do nothing: activations do not matter."""

    def left(self, play: Resolution, met: Encounter, figure: Figure, *, down: bool) -> None:
        """Do nothing: leaving Heroes do not matter."""

    def out(self, play: Resolution, met: Encounter) -> None:
        """Do nothing: the person does not leave alone."""

    def level_left(self, play: Resolution, met: Encounter) -> None:
        """Let the mission fail if the person is not with the party and stays behind."""
        if play.figure(met.figure).where not in WITH_THE_PARTY:
            fail(play, met, "behind")

    def over(self, play: Resolution, met: Encounter) -> None:
        """Let the mission fail, as it is still open."""
        fail(play, met, self.reason_at_end)

    def runs(self, state: DelveState, met: Encounter) -> bool:  # noqa: ARG002
        """Return False: the person waits for the party and does not run."""
        return False

    def mark(self, met: Encounter) -> str:  # noqa: ARG002
        """Return an empty text: no star is shown behind the person."""
        return ""


def note(play: Resolution, met: Encounter, **changes: object) -> Encounter:
    """Change the record of an encounter, and return the new one."""
    new = met.with_(**changes)
    play.change(
        encounters=tuple(new if each.figure == met.figure else each for each in of(play).encounters)
    )
    return new


def fulfil(play: Resolution, met: Encounter, *, xp: int = 0, gold: int = 0) -> None:
    """Fulfil a mission, which counts in the score and pays."""
    note(play, met, stage="won", xp=xp, gold=gold)
    play.change(missions=of(play).missions + 1, gold=play.state.gold + gold)
    play.tell(MissionWon(figure=met.name, mission=met.mission, xp=xp, gold=gold))
    if xp:
        gain(play, xp)


def fail(play: Resolution, met: Encounter, why: str) -> None:
    """Let a mission fail, which costs nothing (RG-064)."""
    note(play, met, stage="failed")
    play.tell(MissionFailed(figure=met.name, mission=met.mission, why=why))


def vanish(play: Resolution, number: int) -> None:
    """Take somebody off the board without an elimination."""
    play.alter(number, where="gone", effects=())
    play.tell(PersonGone(figure=of(play).encounter(number).name))
