"""Locked doors: keys and shoulders."""

from rules.core.model import Seat
from rules.systems.three_dice.actions import Force, Unlock
from rules.systems.three_dice.combat import hits, target
from rules.systems.three_dice.damage import lose_point
from rules.systems.three_dice.events.places import DoorForced, DoorHeld, DoorUnlocked
from rules.systems.three_dice.loot import giver, remove_item
from rules.systems.three_dice.mapping import set_door
from rules.systems.three_dice.names import side_name
from rules.systems.three_dice.resolution import Resolution
from rules.systems.three_dice.state import Door, ThreeDiceState


def forbids_unlock(state: ThreeDiceState, seat: Seat, action: Unlock) -> str | None:
    """Return why that door cannot be unlocked, or None (HR-017, HR-018)."""
    door = state.room.door(action.side)
    if not door or door.kind != "locked":
        return "td-error-not-locked"
    return "td-error-no-key" if giver(state, seat, "key") is None else None


def unlock(play: Resolution, seat: Seat, action: Unlock) -> None:
    """Open a locked door with a key, which breaks in the lock (HR-017, HR-018)."""
    owner = giver(play.state, seat, "key") or seat
    remove_item(play, owner, "key")
    set_door(play, Door(side=action.side, kind="unlocked"))
    play.tell(DoorUnlocked(hero=play.hero(owner).name, side=side_name(action.side)))


def forbids_force(state: ThreeDiceState, seat: Seat, action: Force) -> str | None:
    """Return why that door cannot be forced, or None (HR-017, TD-026)."""
    door = state.room.door(action.side)
    if not door or door.kind != "locked":
        return "td-error-not-locked"
    return None if state.hero(seat).now.body else "td-error-zero"


def force(play: Resolution, seat: Seat, action: Force) -> None:
    """Force a locked door like a BODY attack: a hit opens it, a miss costs a point (HR-017)."""
    hero = play.hero(seat)
    aim = target(play.state, hero, "body")
    die = play.roll(6, "force")
    side = side_name(action.side)
    if hits(die, aim, "body"):
        set_door(play, Door(side=action.side, kind="unlocked"))
        play.tell(DoorForced(hero=hero.name, side=side, die=die, target=aim))
    else:
        play.tell(DoorHeld(hero=hero.name, side=side, die=die, target=aim))
        lose_point(play, seat, "body")
