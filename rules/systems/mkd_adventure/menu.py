"""What a seat may choose from in an adventure."""

from collections.abc import Iterator

from rules.core.answers import Option
from rules.core.model import Action, Seat
from rules.core.remembered import remembered
from rules.systems.mkd import actions, menu
from rules.systems.mkd.menu import CORE_VERBS
from rules.systems.mkd.parse import parse as walk_or_step
from rules.systems.mkd.state import MkdState
from rules.systems.mkd.turns import situation
from rules.systems.mkd.verb import Offer, Verb, Verbs
from rules.systems.mkd_adventure.building import shifting
from rules.systems.mkd_adventure.quests import QUESTS, bonds, leading
from rules.systems.mkd_adventure.state import AdventureState

VERBS: Verbs = {
    **CORE_VERBS,
    actions.Check: Verb("hero", bonds.VERBS.forbids_check, bonds.VERBS.check),
    actions.Disarm: Verb("hero", bonds.VERBS.forbids_disarm, bonds.VERBS.disarm),
    actions.ShiftTile: Verb("between", shifting.forbids_shift, shifting.shift),
    actions.Lead: Verb("question", leading.forbids_lead, leading.lead),
}


@remembered
def legal_actions(state: AdventureState, seat: Seat) -> tuple[Option, ...]:
    """Return everything a seat may do now; nothing for a seat that is not awaited."""
    return menu.legal_actions(state, seat, VERBS, _further(state, seat))


def allowed(state: AdventureState, seat: Seat) -> Iterator[Action]:
    """Yield what a seat may do now, one action after the other as it is asked for."""
    return menu.allowed(state, seat, VERBS, _further(state, seat))


def _further(state: AdventureState, seat: Seat) -> Iterator[Offer]:
    """Yield what the quest adds: actions of a Hero, or answers to its own question."""
    match situation(state, seat):
        case "hero":
            yield from QUESTS[state.quest].offers(state)
        case "question":
            yield from leading.lead_offers(state)
        case _:
            return


def parse(state: MkdState, seat: Seat, text: str, /) -> Action | None:
    """Return what a seat means by a square, a direction or a shift that is not on offer."""
    return shifting.shift_named(text) or walk_or_step(state, seat, text)
