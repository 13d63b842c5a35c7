"""Handling things by autopilot: items before an attack, chests nearby."""

from collections.abc import Iterable, Iterator

from rules.core.answers import Stance
from rules.core.model import Action
from rules.systems.mkd import actions
from rules.systems.mkd.compass import heading
from rules.systems.mkd.content import CHESTS
from rules.systems.mkd.figures import kind_of
from rules.systems.mkd.pieces import Chest, Figure
from rules.systems.mkd.pilot.stances import TEMPERS
from rules.systems.mkd.state import MkdState
from rules.systems.mkd.things.chests import is_before, is_beside, sees
from rules.systems.mkd.things.items import is_potion


def gear(state: MkdState, figure: Figure, stance: Stance = "balanced") -> Iterator[Action]:
    """Yield the use of items before an attack; potions only when it matters."""
    hurt = figure.click - figure.cap >= (1 if stance == "careful" else 2)
    for number in figure.carries:
        chest = state.chest(number)
        if number not in figure.uses and (hurt or not is_potion(chest)):
            item = CHESTS[chest.kind].item
            if item.attack > 0 or item.defense > 0:
                yield actions.UseItem(chest=number)


def chests(state: MkdState, figure: Figure, stance: Stance = "balanced") -> Iterator[Action]:
    """Yield actions on chests nearby, the Quest Chest before others."""
    near = [chest for chest in state.chests if is_beside(state, figure, chest)]
    near.sort(key=lambda chest: not chest.quest)
    # Turning to one after the other could go on for ever, as turns may be free.
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
            for slow in ways_to_disarm(figure, stance):
                yield actions.Disarm(slow=slow, chest=chest.number)


def _taking(state: MkdState, figure: Figure, chest: Chest) -> Iterator[Action]:
    yield actions.Take(chest=chest.number)
    if chest.quest and figure.carries:
        yield actions.Drop(chest=least_of(state, figure.carries))


def least_of(state: MkdState, numbers: Iterable[int]) -> int:
    """Return the chest with the least gold."""
    return min(numbers, key=lambda number: (CHESTS[state.chest(number).kind].gold, number))


def ways_to_disarm(figure: Figure, stance: Stance) -> tuple[bool, ...]:
    """Return slow and fast disarming, the better way first: wounded Heroes take their time."""
    temper = TEMPERS[stance]
    if temper.hasty:
        return (False, True)
    return (True,) if temper.wary or not _lively(figure) else (True, False)


def _lively(figure: Figure) -> bool:
    """Return whether a Hero could stand a trap: three clicks left or more."""
    return len(kind_of(figure).dial) - figure.click >= 3
