"""A Hero's activation by autopilot: fight, open, take, and go to the quest."""

from collections.abc import Iterator

from rules.core.answers import Stance
from rules.core.model import Action, Seat
from rules.systems.mkd import actions
from rules.systems.mkd.pilot.choosing import first_allowed
from rules.systems.mkd.pilot.fighting import best_attack, fighting_move
from rules.systems.mkd.pilot.handling import chests, gear
from rules.systems.mkd.pilot.healing import healing
from rules.systems.mkd_adventure.menu import VERBS
from rules.systems.mkd_adventure.pilot.destinations import is_going_home, is_late, is_lingering
from rules.systems.mkd_adventure.pilot.quest_tasks import errand, wants_of
from rules.systems.mkd_adventure.pilot.stairs import wants_down
from rules.systems.mkd_adventure.pilot.travel import homeward, onward
from rules.systems.mkd_adventure.state import AdventureState


def act(state: AdventureState, seat: Seat, stance: Stance) -> Action:
    """Return the first of the things worth doing that the rules allow now."""
    return first_allowed(state, seat, _wishes(state, stance), VERBS)


def _wishes(state: AdventureState, stance: Stance) -> Iterator[Action]:
    """Yield what a Hero would like to do, the most wanted first."""
    active, figure = state.active_hero()
    home = is_going_home(state) and not is_lingering(state, figure, stance)
    if not is_late(state):
        yield from errand(state, figure)
    if home:
        yield actions.Leave()
    yield from healing(state, figure, stance)
    if wants_down(state, figure, stance):
        yield actions.UseStairs()
    wants = wants_of(state, figure)
    attack = best_attack(state, figure, stance, wants)
    if attack is not None:
        yield from gear(state, figure, stance)
        yield attack
    yield from chests(state, figure, stance)
    if not active.attacked and not home:
        yield from fighting_move(state, figure, stance, wants)
    yield from homeward(state, figure) if home else onward(state, figure, stance)
