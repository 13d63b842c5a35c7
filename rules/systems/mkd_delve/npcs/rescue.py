"""Rescue: somebody lies in bonds with a trap, and has to get out alive (RG-065 to RG-071)."""

from collections.abc import Iterator
from typing import Literal

from rules.core.words import Text
from rules.systems.mkd.events.quests import PrisonerFreed
from rules.systems.mkd.figures import BOUND, RELEASED, kind_of, name_of
from rules.systems.mkd.names import square_name
from rules.systems.mkd.pieces import Figure
from rules.systems.mkd.play import Play
from rules.systems.mkd.terms import Trap
from rules.systems.mkd.verbs.bonds import BondVerbs
from rules.systems.mkd_delve.npcs.encounter import Encounter
from rules.systems.mkd_delve.npcs.mission import PlainMission, fulfil, note
from rules.systems.mkd_delve.state import DelveState, of


class Rescue(PlainMission):
    """A prisoner of a trap, who runs for the way out once it is off (RG-065)."""

    def begin(self, play: Play, met: Encounter, hero: Figure) -> None:  # noqa: ARG002
        """Leave him in bonds with one click; nothing harms him there (RG-065, RG-068, RG-069)."""
        last = len(kind_of(play.figure(met.figure)).dial) - 1
        play.alter(met.figure, role=BOUND, click=last)

    def runs(self, state: DelveState, met: Encounter) -> bool:
        """Return whether he runs by himself: from the turn after his release (RG-070)."""
        figure = state.figure(met.figure)
        return figure.role == RELEASED and figure.where == "board" and met.since < state.round

    def out(self, play: Play, met: Encounter) -> None:
        """Pay his value in experience when he is out of the dungeon (RG-066)."""
        fulfil(play, met, xp=met.value)

    def progress(self, state: DelveState, met: Encounter) -> Iterator[Text]:
        """Yield where he is, in bonds or out of them."""
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
        """Return the prisoner, in bonds or on the way out."""
        return "guest" if met.since else "prisoner"


class DelveBonds:
    """Bonds with the trap of a chest that was drawn and put back (RG-067)."""

    rule = "RG-067"
    harms_the_freed = False
    """A prisoner is safe until the trap is off: it hits the one who frees him (RG-067, RG-068)."""

    def bound(self, state: DelveState) -> tuple[Figure, ...]:
        """Return all prisoners on the level."""
        return tuple(figure for figure in state.on_board if figure.role == BOUND)

    def trap(self, state: DelveState, number: int) -> Trap | Literal["spent"] | None:
        """Return the trap found on one."""
        return state.encounter(number).bonds

    def found(self, play: Play, number: int, trap: Trap) -> None:
        """Note that a trap was found."""
        note(play, of(play).encounter(number), bonds=trap)

    def loosen(self, play: Play, number: int, by: Figure) -> None:  # noqa: ARG002
        """Take the bonds off, so that he can be healed, and hurt (RG-069, RG-071)."""
        note(play, of(play).encounter(number), bonds="spent", since=play.state.round)
        play.alter(number, role=RELEASED)

    def set_free(self, play: Play, number: int, by: Figure) -> None:
        """Set him free; from the next round on he runs (RG-070)."""
        play.tell(PrisonerFreed(figure=name_of(play.figure(number)), by=name_of(by)))


BONDS = BondVerbs(DelveBonds())
