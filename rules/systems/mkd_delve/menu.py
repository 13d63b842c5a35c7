"""What a seat may choose from in a delve."""

from collections.abc import Iterator

from rules.core.answers import Option
from rules.core.model import Action, Seat
from rules.core.remembered import remembered
from rules.systems.mkd import menu
from rules.systems.mkd.turns import TacticalVerbs
from rules.systems.mkd.verbs.table import CORE_VERBS
from rules.systems.mkd_delve.npcs.verbs import NPC_VERBS, npc_offers
from rules.systems.mkd_delve.state import DelveState

VERBS = TacticalVerbs({**CORE_VERBS, **NPC_VERBS})


@remembered
def legal_actions(state: DelveState, seat: Seat) -> tuple[Option, ...]:
    """Return everything a seat may do now; nothing for a seat that is not awaited."""
    return menu.legal_actions(state, seat, VERBS, npc_offers(state, seat))


def allowed(state: DelveState, seat: Seat) -> Iterator[Action]:
    """Yield the actions of a seat now, each worked out when it is asked for."""
    return menu.allowed(state, seat, VERBS, npc_offers(state, seat))
