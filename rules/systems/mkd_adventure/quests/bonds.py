"""The bonds of the prisoner to rescue: their trap, and being freed (MA-283, MA-284, MA-286)."""

from collections.abc import Iterator
from typing import Literal

from rules.systems.mkd.events.quests import GuardianRoused, PrisonerFreed
from rules.systems.mkd.figures import BOUND, FREED, name_of
from rules.systems.mkd.names import square_name
from rules.systems.mkd.pieces import Figure
from rules.systems.mkd.resolution import Resolution
from rules.systems.mkd.reveal.turn import appear
from rules.systems.mkd.terms import Trap
from rules.systems.mkd.verb import Offer
from rules.systems.mkd.verbs.bonds import Loosening
from rules.systems.mkd_adventure.state import AdventureState, of


def bound_one(state: AdventureState) -> Figure | None:
    """Return the prisoner who lies in bonds, if there is one."""
    if state.quest_figure is None:
        return None
    figure = state.figure(state.quest_figure)
    return figure if figure.role == BOUND and figure.where == "board" else None


class QuestBonds:
    """Bonds with a trap like a door's, that reaches the prisoner too (MA-283, MA-284)."""

    rule = "MA-283"
    harms_the_freed = True

    def bound(self, state: AdventureState) -> tuple[Figure, ...]:
        """Return the prisoner of the quest."""
        bound = bound_one(state)
        return () if bound is None else (bound,)

    def trap(self, state: AdventureState, _number: int) -> Trap | Literal["spent"] | None:
        """Return the trap in the bonds."""
        return state.bonds

    def found(self, play: Resolution, _number: int, trap: Trap) -> None:
        """Note the trap that was found in the bonds."""
        play.change(bonds=trap)

    def loosen(self, play: Resolution, number: int, by: Figure) -> None:
        """Give the prisoner to the seat whose Hero took the bonds off (MA-284).

        His first activation is in the next Hero turn.
        """
        play.change(bonds="spent", served=(*play.state.served, number))
        play.alter(number, side="hero", seat=by.seat, role=FREED)

    def set_free(self, play: Resolution, number: int, by: Figure) -> None:
        """Set a prisoner who survived free, and reveal the Guardian (MA-284, MA-286).

        The Guardian appears at the entrance, by its own bonus, surprised as others are.
        """
        prisoner = play.figure(number)
        if prisoner.where != "board":
            return
        play.tell(PrisonerFreed(figure=name_of(prisoner), by=name_of(by)))
        token, entrance = of(play).aside, play.state.site.entrance
        if token is None or entrance is None:
            return
        play.change(aside=None)
        play.tell(GuardianRoused(at=square_name(entrance[0])))
        play.mode.revealed(play, appear(play, token, entrance[0]), None)


BONDS = Loosening(QuestBonds())


def bonds_offers(state: AdventureState) -> Iterator[Offer]:
    """Yield the actions on the bonds of a prisoner beside the active Hero (MA-283)."""
    return BONDS.offers(state)
