"""Where a potion can be drunk: in a fight, at the end of a turn, or after a turn of no time."""

from rules.core.model import Seat
from rules.systems.green_dungeon import magic, treasure
from rules.systems.green_dungeon.actions import Drink
from rules.systems.green_dungeon.resolution import Resolution
from rules.systems.green_dungeon.state import GreenDungeonState


def forbids_drink(state: GreenDungeonState, seat: Seat, action: Drink) -> str | None:
    """Return why a potion cannot be drunk now, or None (GD-119, GD-133, GD-134)."""
    if state.fight and state.agenda[0].kind != "potion":
        return magic.forbids_combat_drink(state, seat, action)
    if state.agenda:
        return treasure.forbids_drink(state, seat, action)
    if not state.potions_open:
        return "gd-error-potion-time"
    hero = state.hero(seat)
    if action.card not in hero.potions:
        return "gd-error-card"
    return None if hero.helped_by(action.card) else "gd-error-full"


def drink(play: Resolution, seat: Seat, action: Drink) -> None:
    """Drink a potion where the game stands (GD-119, GD-133, GD-134)."""
    state = play.state
    if state.fight and state.agenda[0].kind != "potion":
        magic.combat_drink(play, seat, action)
    elif state.agenda:
        treasure.drink_between(play, seat, action)
    else:
        treasure.drink(play, state.hero(seat).seat, action.card)
