"""Potions."""

from rules.core.model import Seat
from rules.systems.third_six.actions import Drink
from rules.systems.third_six.content import TABLES
from rules.systems.third_six.events.magic import PotionDrunk
from rules.systems.third_six.heroes import recover
from rules.systems.third_six.names import item_name
from rules.systems.third_six.resolution import Resolution
from rules.systems.third_six.state import ThirdSixState


def forbids_drink(state: ThirdSixState, seat: Seat, action: Drink) -> str | None:
    """Return why no potion can be drunk, or None: there is none, or it is no use (TS-059)."""
    hero = state.hero(seat)
    if action.potion not in state.bag:
        return "ts-error-no-potion"
    healing = action.potion == "healing"
    full = hero.hp >= hero.hp_most if healing else hero.mnd >= hero.mnd_most
    return "ts-error-hale" if full else None


def drink(play: Resolution, seat: Seat, action: Drink) -> None:
    """Drink for two dice of HP or MND (TS-042, TS-043); in a fight it is a turn (TS-059)."""
    play.take(action.potion)
    play.acted(seat)
    total = sum(play.roll(6, "ts-potion") for _ in range(TABLES.potion_dice))
    healing = action.potion == "healing"
    points = recover(play, seat, hp=total if healing else 0, mnd=0 if healing else total)
    name = item_name(action.potion)
    play.tell(PotionDrunk(hero=play.hero(seat).name, potion=name, points=points, total=total))
