"""Healing potions."""

from rules.core.model import Seat
from rules.systems.three_dice.actions import Drink
from rules.systems.three_dice.damage import regain, regain_pool
from rules.systems.three_dice.events.rewards import PotionDrunk
from rules.systems.three_dice.loot import remove_item
from rules.systems.three_dice.resolution import Resolution
from rules.systems.three_dice.state import ThreeDiceState


def forbids_drink(state: ThreeDiceState, seat: Seat, action: Drink) -> str | None:
    """Return why a potion cannot be drunk so, or None (TD-031, HR-036)."""
    hero = state.hero(seat)
    if not hero.count("potion"):
        return "td-error-item-not-owned"
    if hero.pool is not None:
        if action.attributes:
            return "td-error-potion-pool"
        return None if hero.pool < (hero.pool_most or 0) else "td-error-full"
    if len(set(action.attributes)) != len(action.attributes) or not 1 <= len(action.attributes) < 3:
        return "td-error-potion-attributes"
    if not any(hero.lacks(attribute) for attribute in action.attributes):
        return "td-error-full"
    return None


def drink(play: Resolution, seat: Seat, action: Drink) -> None:
    """Drink a healing potion: two points to one attribute or one to each of two.

    TD-031: never above the maxima, at any time of one's own turn, and free. HR-036: two hit
    points instead, where heroes have a pool.
    """
    remove_item(play, seat, "potion")
    play.tell(PotionDrunk(hero=play.hero(seat).name))
    if not action.attributes:
        regain_pool(play, seat, 2)
    for attribute in action.attributes:
        if play.hero(seat).lacks(attribute):
            regain(play, seat, attribute, 2 // len(action.attributes))
