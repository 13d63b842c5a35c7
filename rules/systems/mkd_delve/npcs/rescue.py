"""Rescue: a prisoner in trapped bonds has to get out alive (RG-065 to RG-071)."""

from collections.abc import Iterator
from typing import Literal

from rules.core.words import Text
from rules.systems.mkd.events.quests import PrisonerFreed
from rules.systems.mkd.figures import BOUND, RELEASED, kind_of, name_of
from rules.systems.mkd.names import square_name
from rules.systems.mkd.pieces import Figure
from rules.systems.mkd.resolution import Resolution
from rules.systems.mkd.terms import Trap
from rules.systems.mkd.verbs.bonds import Loosening
from rules.systems.mkd_delve.encounter import Encounter
from rules.systems.mkd_delve.npcs.mission import PlainMission, fulfil, note
from rules.systems.mkd_delve.state import DelveState, of


class Rescue(PlainMission):
    """A prisoner in trapped bonds, who runs for the way out once they are off (RG-065)."""

    def begin(self, play: Resolution, met: Encounter, hero: Figure) -> None:  # noqa: ARG002
        """Put the prisoner in bonds at his last click, unharmed by all (RG-065, RG-068, RG-069)."""
        last = len(kind_of(play.figure(met.figure)).dial) - 1
        play.alter(met.figure, role=BOUND, click=last)

    def runs(self, state: DelveState, met: Encounter) -> bool:
        """Return whether the prisoner runs: from the turn after his release (RG-070)."""
        figure = state.figure(met.figure)
        return figure.role == RELEASED and figure.where == "board" and met.since < state.round

    def out(self, play: Resolution, met: Encounter) -> None:
        """Pay the prisoner's value in experience when he is out of the dungeon (RG-066)."""
        fulfil(play, met, xp=met.value)

    def progress(self, state: DelveState, met: Encounter) -> Iterator[Text]:
        """Yield where the prisoner is, in bonds or out of them."""
        figure = state.figure(met.figure)
        if figure.where != "board":
            return
        trap = "unknown" if met.bonds is None else "known"
        state_of = "bound" if figure.role == BOUND else "freed"
        yield Text.of(
            f"mkd-account-rescue-{state_of}",
            figure=met.name,
            at=square_name(figure.at),
            trap=trap,
            xp=met.value,
        )

    def mark(self, met: Encounter) -> str:
        """Return the key of a star behind the prisoner, in bonds or on the way out."""
        return "guest" if met.since else "prisoner"


class DelveBonds:
    """Bonds with the trap of a drawn chest (RG-067)."""

    rule = "RG-067"
    harms_the_freed = False
    """A trap that goes off hits the one who frees a prisoner, not him (RG-067, RG-068)."""

    def bound(self, state: DelveState) -> tuple[Figure, ...]:
        """Return all prisoners on the level."""
        return tuple(figure for figure in state.on_board if figure.role == BOUND)

    def trap(self, state: DelveState, number: int) -> Trap | Literal["spent"] | None:
        """Return the trap found in a prisoner's bonds."""
        return state.encounter(number).bonds

    def found(self, play: Resolution, number: int, trap: Trap) -> None:
        """Note the trap that was found."""
        note(play, of(play).encounter(number), bonds=trap)

    def loosen(self, play: Resolution, number: int, by: Figure) -> None:  # noqa: ARG002
        """Take the bonds off, so that the prisoner can be healed and hurt (RG-069, RG-071)."""
        note(play, of(play).encounter(number), bonds="spent", since=play.state.round)
        play.alter(number, role=RELEASED)

    def set_free(self, play: Resolution, number: int, by: Figure) -> None:
        """Set the prisoner free; he runs from the next round on (RG-070)."""
        play.tell(PrisonerFreed(figure=name_of(play.figure(number)), by=name_of(by)))


BONDS = Loosening(DelveBonds())
