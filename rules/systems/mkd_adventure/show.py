"""The view of an adventure: the shared view with what only this mode knows."""

from rules.core.answers import Sheet, View
from rules.core.model import Seat
from rules.core.remembered import remembered
from rules.core.words import Text
from rules.systems.mkd.show import view as shared
from rules.systems.mkd.show.camp import CAMP
from rules.systems.mkd.show.finale import with_finale
from rules.systems.mkd.show.moment import Moment
from rules.systems.mkd.show.prompt import heading
from rules.systems.mkd.show.sheet import sheet as hero_sheet
from rules.systems.mkd.turns import awaiting
from rules.systems.mkd_adventure.clock import rounds_left
from rules.systems.mkd_adventure.goals import outcome
from rules.systems.mkd_adventure.quests.show import quest_section, with_quest
from rules.systems.mkd_adventure.state import AdventureState


def moment_of(state: AdventureState) -> Moment:
    """Return the present moment of an adventure, as maps and sentences need it."""
    return Moment(
        state=state,
        title=_title(state),
        awaited=awaiting(state),
        central=None if state.has_floor_below else state.central,
        upcoming=state.queue[0] if state.queue else None,
        heading=_heading(state),
        region=region(state),
    )


def region(state: AdventureState) -> str:
    """Return the name of the map that is drawn: the camp, the site, or one of its floors."""
    if not state.site.tiles:
        return CAMP
    return "site" if state.floors == 1 else f"floor-{state.floor}"


def _title(state: AdventureState) -> Text:
    if state.floors == 1 or not state.floor:
        return Text.of("mkd-map-adventure")
    return Text.of("mkd-map-floor", floor=state.floor, floors=state.floors)


def _heading(state: AdventureState) -> Text | None:
    """Return the usual heading, with the floor and the rounds left if they matter (MA-310).

    While the teams gather it is the quest, so that the first card says what the party is after.
    """
    if state.part == "setup":
        return Text.of(f"mkd-heading-{state.options.quest}")
    left = rounds_left(state)
    several = state.floors > 1 and state.floor > 0
    if state.part == "over" or not (several or left is not None):
        return None
    usual = heading(state)
    if several:
        usual = Text.of("mkd-heading-floor", of=usual, floor=state.floor, floors=state.floors)
    if left is not None:
        usual = Text.of("mkd-heading-left", of=usual, left=left)
    return usual


def view(state: AdventureState, _viewer: Seat | None) -> View:
    """Return the view of the moment; nobody at the table knows more than the others."""
    return _seen(state)


@remembered
def _seen(state: AdventureState) -> View:
    seen = with_quest(state, shared.view(moment_of(state)))
    return with_finale(state, seen, outcome(state))


def sheet(state: AdventureState, seat: Seat) -> Sheet:
    """Return a seat's Heroes in full.

    Raises:
        RuleError: nobody has that seat.
    """
    whole = hero_sheet(state, seat)
    return whole.with_(sections=(*whole.sections, quest_section(state)))
