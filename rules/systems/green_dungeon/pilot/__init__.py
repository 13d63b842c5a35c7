"""A sensible player."""

from rules.core.model import Action, Seat
from rules.core.ruleset import Stance
from rules.systems.green_dungeon.menu import legal_actions
from rules.systems.green_dungeon.state import GreenDungeonState


def choose(state: GreenDungeonState, seat: Seat, stance: Stance) -> Action:  # noqa: ARG001 - first
    """What a sensible player would do; the seat is awaited."""
    return legal_actions(state, seat)[0].action
