"""Resting, and rising in level."""

from rules.core.model import Seat
from rules.systems.green_dungeon import layout
from rules.systems.green_dungeon.actions import LevelUp, Rest
from rules.systems.green_dungeon.damage import gain_luck, heal
from rules.systems.green_dungeon.events.places import (
    LevelReached,
    RestBegun,
    RestBroken,
    RestHealed,
    RestLost,
)
from rules.systems.green_dungeon.foes import seats_of
from rules.systems.green_dungeon.resolution import Resolution
from rules.systems.green_dungeon.state import GreenDungeonState, Step

REST = 3
XP = 5
LEVEL_HEALING = 3


def forbids_rest(state: GreenDungeonState, _: Seat, __: Rest) -> str | None:
    """Return why the heroes cannot rest here, or None (GD-047, GD-048, GD-058)."""
    if not state.cleared(state.at):
        return "gd-error-not-cleared"
    return "gd-error-foe-near" if foe_near(state) else None


def foe_near(state: GreenDungeonState) -> bool:
    """Return whether a foe waits on a tile beside this one, walls or not (GD-047)."""
    return any(
        state.waiting(other)
        for _, other, way in layout.ways(state.light)[state.at]
        if way != "wall" or state.options.adjacency_ignores_walls
    )


def rest(play: Resolution, _: Seat, __: Rest) -> None:
    """Stay and rest, as a turn of its own (GD-058)."""
    lie_down(play, must=False)


def lie_down(play: Resolution, *, must: bool) -> None:
    """Begin a rest: three cubes of time, with the events that they cause (GD-029, GD-098)."""
    play.change(resting="resting", must_rest=False, potions_open=False)
    play.count("rests")
    play.tell(RestBegun(must=must))
    play.first(Step(kind="time", count=REST), Step(kind="recover"), Step(kind="turn-end"))


def recover(play: Resolution, _: Step) -> None:
    """Restore the heroes after a rest: all, a little if it was interrupted (GD-046), or nothing.

    GD-147: only a wanderer interrupts a rest; an upkeep pair for the heroes' room does not.
    """
    resting = play.state.resting
    play.change(resting="")
    if resting == "resting":
        for seat in seats_of(play):
            _restore(play, seat)
        play.first(*(Step(kind="level", seat=seat) for seat in seats_of(play)))
    elif resting == "interrupted" and play.options.interrupted_rest == "heal_d6":
        for seat in seats_of(play):
            health, _none = heal(play, seat, play.roll(6, "gd-rest-health"))
            play.tell(RestBroken(hero=play.hero(seat).name, health=health))
    else:
        play.tell(RestLost())


def _restore(play: Resolution, seat: Seat) -> None:
    """Restore health by the higher of two dice (GD-049), magic by one (GD-050, GD-051)."""
    first, second = play.roll(6, "gd-rest-health"), play.roll(6, "gd-rest-health")
    health, magic = heal(play, seat, max(first, second), play.roll(6, "gd-rest-magic"))
    play.tell(
        RestHealed(
            hero=play.hero(seat).name, first=first, second=second, health=health, magic=magic
        )
    )


def may_rise(state: GreenDungeonState, seat: Seat) -> bool:
    """Return whether a hero has the five experience a level costs (GD-052)."""
    hero = state.hero(seat)
    return hero.alive and hero.xp >= XP


def level_up(play: Resolution, _: Seat, action: LevelUp) -> None:
    """Rise a level, or not yet; more levels may follow in the same rest (GD-052, GD-057)."""
    step = play.done()
    if not action.rise:
        return
    rise(play, step.seat)
    if play.options.multi_levelup:
        play.first(step)


def rise(play: Resolution, seat: Seat) -> None:
    """Rise one level for five experience: maxima, healing and luck (GD-053, GD-054, GD-055)."""
    hero = play.hero(seat)
    play.set_hero(
        hero.with_(
            xp=hero.xp - XP,
            level=hero.level + 1,
            health_most=hero.health_most + 1,
            magic_most=hero.magic_most + 1,
        )
    )
    heal(play, seat, LEVEL_HEALING, LEVEL_HEALING)
    gain_luck(play, seat)
    play.tell(LevelReached(hero=hero.name, level=hero.level + 1))
