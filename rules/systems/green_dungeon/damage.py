"""Losing health, the luck that may save, and death."""

from collections.abc import Iterator

from rules.core.model import Seat
from rules.systems.green_dungeon.actions import SpendLuck
from rules.systems.green_dungeon.content import TREASURES
from rules.systems.green_dungeon.events.fights import HealthLost, HeroFell, LuckSpent, MagicLost
from rules.systems.green_dungeon.events.gains import GearPassed
from rules.systems.green_dungeon.names import treasure_name
from rules.systems.green_dungeon.resolution import Resolution
from rules.systems.green_dungeon.state import LUCK_MOST, GreenDungeonState, Step


def hurt(play: Resolution, seat: Seat, harm: int) -> None:
    """Take health from a hero; at one or less luck may help, if there is any (GD-059, GD-061)."""
    hero = play.hero(seat)
    if harm <= 0 or not hero.alive:
        return
    left = hero.health - harm
    if play.options.luck_floor_zero or not hero.luck:
        left = max(0, left)
    play.set_hero(hero.with_(health=left))
    play.count("wounds", min(harm, hero.health))
    play.tell(HealthLost(hero=hero.name, harm=harm, left=max(0, left)))
    if left <= 1 and hero.luck:
        play.first(Step(kind="luck", seat=seat))
    elif left <= 0:
        die(play, seat)


def drain(play: Resolution, seat: Seat, harm: int) -> None:
    """Take magic from a hero; if it is too little, health stays (GD-086)."""
    hero = play.hero(seat)
    left = max(0, hero.magic - harm)
    play.set_hero(hero.with_(magic=left))
    play.tell(MagicLost(hero=hero.name, harm=hero.magic - left, left=left))


def heal(play: Resolution, seat: Seat, health: int = 0, magic: int = 0) -> tuple[int, int]:
    """Give health and magic back, up to their maxima; return how much (GD-049, GD-050)."""
    hero = play.hero(seat)
    health = min(health, hero.health_most - hero.health)
    magic = min(magic, hero.magic_most - hero.magic)
    play.set_hero(hero.with_(health=hero.health + health, magic=hero.magic + magic))
    return health, magic


def offers_luck(state: GreenDungeonState, _: Seat) -> Iterator[SpendLuck]:
    """Yield all luck that can be spent, and to spend none."""
    luck = state.hero(state.agenda[0].seat).luck
    return (SpendLuck(count=count) for count in (*range(1, luck + 1), 0))


def forbids_luck(state: GreenDungeonState, seat: Seat, action: SpendLuck) -> str | None:
    """Return why so much luck cannot be spent, or None."""
    return None if action.count <= state.hero(seat).luck else "gd-error-luck"


def spend_luck(play: Resolution, _: Seat, action: SpendLuck) -> None:
    """Spend luck: each point heals the higher of two dice (GD-060); without any, death (GD-063)."""
    step = play.done()
    for _luck in range(action.count):
        first, second = play.roll(6, "gd-luck"), play.roll(6, "gd-luck")
        hero = play.hero(step.seat)
        play.set_hero(hero.with_(luck=hero.luck - 1))
        heal(play, step.seat, max(first, second))
        hero = play.hero(step.seat)
        play.tell(
            LuckSpent(
                hero=hero.name,
                first=first,
                second=second,
                health=max(0, hero.health),
                left=hero.luck,
            )
        )
    if play.hero(step.seat).health <= 0:
        die(play, step.seat)


def gain_luck(play: Resolution, seat: Seat) -> None:
    """Give a point of luck, to the maximum of three (GD-055, GD-062)."""
    hero = play.hero(seat)
    play.set_hero(hero.with_(luck=min(LUCK_MOST, hero.luck + 1)))


def die(play: Resolution, seat: Seat) -> None:
    """Let a hero die (GD-063); companions take what they can use, the rest is lost.

    GD-143: potions go to the lowest living seat, a weapon to the first who has none.
    """
    hero = play.hero(seat)
    play.set_hero(hero.with_(alive=False, health=0))
    play.tell(HeroFell(hero=hero.name))
    play.change(votes=())
    for card in hero.cards:
        weapon = TREASURES[card].symbol == "hammer"
        heirs = [other for other in play.state.living if not (weapon and other.weapon is not None)]
        if heirs:
            heir = heirs[0]
            fallen = play.hero(seat)
            at = fallen.cards.index(card)
            play.set_hero(fallen.with_(cards=(*fallen.cards[:at], *fallen.cards[at + 1 :])))
            play.set_hero(heir.with_(cards=(*heir.cards, card)))
            play.tell(GearPassed(hero=heir.name, treasure=treasure_name(play.state, card)))
