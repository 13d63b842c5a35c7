"""What a seat may choose from in an adventure."""

from collections.abc import Iterator
from dataclasses import replace

from rules.core.answers import Option
from rules.core.model import Action, Seat
from rules.core.remembered import remembered
from rules.systems.mkd import actions, menu
from rules.systems.mkd.parse import parse as walk_or_step
from rules.systems.mkd.state import MkdState
from rules.systems.mkd.turns import TacticalVerbs, situation
from rules.systems.mkd.verb import BETWEEN, QUESTION, Offer, TacticalVerb
from rules.systems.mkd.verbs.table import CORE_VERBS
from rules.systems.mkd_adventure.building import shifting
from rules.systems.mkd_adventure.quests import QUESTS, bonds, leading
from rules.systems.mkd_adventure.state import AdventureState

VERBS = TacticalVerbs(
    {
        **CORE_VERBS,
        actions.Check: replace(
            CORE_VERBS[actions.Check],
            performs=bonds.BONDS.check,
            forbids=bonds.BONDS.forbids_check,
        ),
        actions.Disarm: replace(
            CORE_VERBS[actions.Disarm],
            performs=bonds.BONDS.disarm,
            forbids=bonds.BONDS.forbids_disarm,
        ),
        actions.ShiftTile: TacticalVerb(BETWEEN, shifting.shift, shifting.forbids_shift),
        actions.Lead: TacticalVerb(
            QUESTION, leading.lead, leading.forbids_lead, group="escort", word="lead"
        ),
    }
)


@remembered
def legal_actions(state: AdventureState, seat: Seat) -> tuple[Option, ...]:
    """Return everything a seat may do now; nothing for a seat that is not awaited."""
    return menu.legal_actions(state, seat, VERBS, _further(state, seat))


def allowed(state: AdventureState, seat: Seat) -> Iterator[Action]:
    """Yield the actions of a seat now, each worked out when it is asked for."""
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
    """Return the action that a seat means by a square, a direction or a shift not on offer."""
    return shifting.shift_named(text) or walk_or_step(state, seat, text)
