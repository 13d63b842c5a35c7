"""What a seat may choose from in an adventure."""

from rules.core.model import Action, Seat
from rules.core.ruleset import Option
from rules.systems.mkd import table
from rules.systems.mkd.menu import Verbs
from rules.systems.mkd.table import TABLE_VERBS, awaiting
from rules.systems.mkd_adventure.state import AdventureState

__all__ = ["VERBS", "awaiting", "is_legal", "legal_actions"]

VERBS: Verbs = TABLE_VERBS


def legal_actions(state: AdventureState, seat: Seat) -> tuple[Option, ...]:
    """Everything a seat may do now; nothing for a seat that is not awaited."""
    return table.legal_actions(state, seat, VERBS)


def is_legal(state: AdventureState, seat: Seat, action: Action) -> bool:
    """Whether a seat may do that now."""
    return any(option.action == action for option in legal_actions(state, seat))
