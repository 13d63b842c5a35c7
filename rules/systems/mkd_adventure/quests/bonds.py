"""The prisoner's bonds of a rescue: their trap, and what follows when they are off (MA-283...)."""

from collections.abc import Iterator
from typing import Literal

from rules.systems.mkd.events.quests import GuardianRoused, PrisonerFreed
from rules.systems.mkd.figures import BOUND, FREED, name_of
from rules.systems.mkd.legality import Offer
from rules.systems.mkd.names import square_name
from rules.systems.mkd.pieces import Figure
from rules.systems.mkd.play import Play
from rules.systems.mkd.reveal.turn import appear
from rules.systems.mkd.terms import Trap
from rules.systems.mkd.verbs.bonds import BondVerbs
from rules.systems.mkd_adventure.state import AdventureState, of


def bound_one(state: AdventureState) -> Figure | None:
    """Return who lies in bonds, if anybody does."""
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

    def found(self, play: Play, _number: int, trap: Trap) -> None:
        """A trap was found in them."""
        play.change(bonds=trap)

    def loosen(self, play: Play, number: int, by: Figure) -> None:
        """The bonds are off: the prisoner is a Hero, led by the seat whose Hero freed him (MA-284).

        His own activation comes in the next Hero turn.
        """
        play.change(bonds="spent", served=(*play.state.served, number))
        play.alter(number, side="hero", seat=by.seat, role=FREED)

    def set_free(self, play: Play, number: int, by: Figure) -> None:
        """A prisoner who lived through it is free, and the Guardian is revealed (MA-284, MA-286).

        It appears at the entrance, by its own bonus, surprised as others are.
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


VERBS = BondVerbs(QuestBonds())


def bonds_offers(state: AdventureState) -> Iterator[Offer]:
    """Return what can be done about the bonds of somebody beside the active Hero (MA-283)."""
    return VERBS.offers(state)
