"""An adventure as the table sees it: the shared view with what only this mode knows."""

from rules.core.model import Seat
from rules.core.ruleset import PartyLine, Sheet, View
from rules.core.words import Text
from rules.systems.mkd.show import view as shared
from rules.systems.mkd.show.moment import Moment
from rules.systems.mkd.show.party import party_lines
from rules.systems.mkd.show.sheet import sheet as hero_sheet
from rules.systems.mkd_adventure.menu import awaiting
from rules.systems.mkd_adventure.state import AdventureState


def moment_of(state: AdventureState) -> Moment:
    """The state with what an adventure knows of the moment."""
    return Moment(
        state=state,
        title=Text.of("mkd-map-adventure"),
        awaited=awaiting(state),
        central=state.central,
        upcoming=state.queue[0] if state.queue else None,
    )


def view(state: AdventureState, _viewer: Seat | None) -> View:
    """The moment; nobody at the table knows more than the others."""
    return shared.view(moment_of(state))


def party(state: AdventureState) -> tuple[PartyLine, ...]:
    """The party of the view alone."""
    return party_lines(state, awaiting(state))


def sheet(state: AdventureState, seat: Seat) -> Sheet:
    """A seat's Heroes in full.

    Raises:
        RuleError: nobody has that seat.
    """
    return hero_sheet(state, seat)
