"""A Hero's activation by autopilot: fight, open, take, and go where the quest is."""

from collections.abc import Iterable, Iterator

from rules.core.model import Action, Seat
from rules.core.ruleset import Stance
from rules.systems.mkd import actions
from rules.systems.mkd.compass import heading
from rules.systems.mkd.content import CHESTS
from rules.systems.mkd.figures import kind_of
from rules.systems.mkd.menu import forbidden
from rules.systems.mkd.state import Chest, Figure
from rules.systems.mkd.things.chests import is_before, is_beside, sees
from rules.systems.mkd.things.items import is_potion
from rules.systems.mkd.verbs.verb import active_hero
from rules.systems.mkd_adventure.menu import VERBS
from rules.systems.mkd_adventure.pilot.depths import wants_down
from rules.systems.mkd_adventure.pilot.errands import errand, spared
from rules.systems.mkd_adventure.pilot.fighting import best_attack, fighting_move, healing
from rules.systems.mkd_adventure.pilot.travel import homeward, is_going_home, onward
from rules.systems.mkd_adventure.state import AdventureState


def act(state: AdventureState, seat: Seat, stance: Stance) -> Action:
    """The first of the things worth doing that the rules allow now."""
    for action in _wishes(state, stance):
        if forbidden(state, seat, action, VERBS) is None:
            return action
    return actions.End()


def _wishes(state: AdventureState, stance: Stance) -> Iterator[Action]:
    """What a Hero would like to do, the dearest wish first."""
    active, figure = active_hero(state)
    home = is_going_home(state)
    yield from errand(state, figure)
    if home:
        yield actions.Leave()
    yield from healing(state, figure, stance)
    if wants_down(state, figure, stance):
        yield actions.UseStairs()
    attack = best_attack(state, figure, stance, spared(state, figure))
    if attack is not None:
        yield from _gear(state, figure)
        yield attack
    yield from _chests(state, figure)
    if not active.attacked and not home:
        yield from fighting_move(state, figure, stance)
    yield from homeward(state, figure) if home else onward(state, figure, stance)


def _gear(state: AdventureState, figure: Figure) -> Iterator[Action]:
    """Items before a blow; potions only when it matters."""
    hurt = figure.click - figure.cap >= 2
    for number in figure.carries:
        chest = state.chest(number)
        if number not in figure.uses and (hurt or not is_potion(chest)):
            item = CHESTS[chest.kind].item
            if item.attack > 0 or item.defense > 0:
                yield actions.UseItem(chest=number)


def _chests(state: AdventureState, figure: Figure) -> Iterator[Action]:
    """Chests at hand: look, disarm, open, take, the Quest Chest before others."""
    near = [chest for chest in state.chests if is_beside(state, figure, chest)]
    near.sort(key=lambda chest: not chest.quest)
    # Turning to more than one of them could go on for ever: turns may be free.
    shut = (chest for chest in near if not chest.opened)
    first = next((chest for chest in shut if is_before(state, figure, chest)), None)
    for chest in near:
        if chest.opened:
            yield from _taking(state, figure, chest)
            continue
        if chest is first and chest.at is not None and not sees(figure, chest):
            yield actions.Spin(facing=heading(figure.at, chest.at))
        if chest.trap is None:
            yield actions.Check(chest=chest.number)
        elif chest.trap in ("none", "spent"):
            yield actions.OpenChest(chest=chest.number)
        else:
            yield actions.Disarm(slow=True, chest=chest.number)
            if _lively(figure):
                yield actions.Disarm(slow=False, chest=chest.number)


def _taking(state: AdventureState, figure: Figure, chest: Chest) -> Iterator[Action]:
    yield actions.Take(chest=chest.number)
    if chest.quest and figure.carries:
        yield actions.Drop(chest=least_of(state, figure.carries))


def least_of(state: AdventureState, numbers: Iterable[int]) -> int:
    """The chest with the least gold."""
    return min(numbers, key=lambda number: (CHESTS[state.chest(number).kind].gold, number))


def _lively(figure: Figure) -> bool:
    """Whether a Hero could stand a trap: three clicks left or more."""
    return len(kind_of(figure).dial) - figure.click >= 3
