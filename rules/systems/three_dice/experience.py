"""Experience points and character levels."""

from rules.core.model import Seat
from rules.systems.three_dice.actions import RaiseMaximum
from rules.systems.three_dice.events.places import MaximaLowered
from rules.systems.three_dice.events.rewards import (
    LevelReached,
    MaximumRaised,
    RewardsLost,
    XpGained,
)
from rules.systems.three_dice.names import attribute_name
from rules.systems.three_dice.options import ThreeDiceOptions
from rules.systems.three_dice.resolution import Resolution
from rules.systems.three_dice.state import Points, ThreeDiceState
from rules.systems.three_dice.terms import ATTRIBUTES

STEP = 50


def threshold(options: ThreeDiceOptions, level: int) -> int:
    """Return the experience that ends a character level.

    TD-038: 50 a level; HR-002: the first costs 50, the second 100, the third 150 and so on.
    """
    return STEP * level * (level + 1) // 2 if options.rising_xp else STEP * level


def level_of(options: ThreeDiceOptions, xp: int) -> int:
    """Return the character level that goes with an experience total.

    TD-040, HR-002, HR-004: it has nothing to do with the dungeon level.
    """
    level = 1
    while xp >= threshold(options, level):
        level += 1
    return level


def gain_xp(play: Resolution, seats: tuple[Seat, ...], xp: int) -> None:
    """Give each of these heroes the whole amount, and a level-up for every threshold crossed.

    TD-039, TD-060. HR-003 may take every reward away at each new character level.
    """
    heroes = [play.hero(seat) for seat in seats]
    play.tell(XpGained(xp=xp, heroes=", ".join(hero.name for hero in heroes)))
    for hero in heroes:
        before, after = (level_of(play.options, total) for total in (hero.xp, hero.xp + xp))
        play.set_hero(hero.with_(xp=hero.xp + xp, due=hero.due + after - before))
        for level in range(before + 1, after + 1):
            play.tell(LevelReached(hero=hero.name, level=level))
        if after > before and levels_take_rewards(play.options):
            lose_rewards(play, hero.seat)


def levels_take_rewards(options: ThreeDiceOptions) -> bool:
    """Return whether a new character level takes every reward away (HR-003)."""
    return options.reset_rewards in ("char_level", "both")


def lose_rewards(play: Resolution, seat: Seat) -> None:
    """Take everything from a hero's pack (HR-003)."""
    hero = play.hero(seat)
    if hero.pack:
        play.set_hero(hero.with_(pack=()))
        play.tell(RewardsLost(hero=hero.name))


def forbids_raise(state: ThreeDiceState, seat: Seat, _: RaiseMaximum) -> str | None:
    """Return why a hero may not raise a maximum, or None."""
    return None if state.hero(seat).due else "td-error-no-level"


def raise_maximum(play: Resolution, seat: Seat, action: RaiseMaximum) -> None:
    """Raise one maximum by a point and restore everything (TD-038); six is no limit (TD-072)."""
    hero = play.hero(seat)
    most = hero.most.plus(action.attribute, 1)
    play.set_hero(hero.with_(most=most, now=most, pool=hero.pool_most, due=hero.due - 1))
    play.tell(
        MaximumRaised(
            hero=hero.name,
            attribute=attribute_name(action.attribute),
            most=most.of(action.attribute),
        )
    )


def lower_maxima(play: Resolution, seat: Seat) -> None:
    """Lower every maximum of a hero by a point, though never below one (HR-007)."""
    hero = play.hero(seat)
    most = {attribute: max(1, hero.most.of(attribute) - 1) for attribute in ATTRIBUTES}
    now = {attribute: min(most[attribute], hero.now.of(attribute)) for attribute in ATTRIBUTES}
    play.set_hero(hero.with_(most=Points(**most), now=Points(**now)))
    play.tell(MaximaLowered(hero=hero.name))


def begin_below(play: Resolution, seat: Seat) -> None:
    """Lower a newcomer's maxima by as much as the stairs lowered the others' (HR-007)."""
    if play.options.attribute_drop_per_dungeon_level:
        for _ in range(1, play.state.depth):
            lower_maxima(play, seat)
