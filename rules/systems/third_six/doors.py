"""Locked doors: struck, picked, opened."""

from rules.core.model import Seat
from rules.core.scene import Side
from rules.systems.third_six.actions import ForceDoor, PickLock, UseKey
from rules.systems.third_six.content import TABLES
from rules.systems.third_six.events.places import (
    DoorMissed,
    DoorOpened,
    DoorStruck,
    KeyUsed,
    LockPicked,
    PickFailed,
)
from rules.systems.third_six.heroes import block, dexterity, lose_hp, pay_mnd
from rules.systems.third_six.mapping import neighbour
from rules.systems.third_six.names import side_name
from rules.systems.third_six.resolution import Resolution
from rules.systems.third_six.state import Hero, Room, ThirdSixState


def locked(state: ThirdSixState, side: Side) -> Room | None:
    """Return the locked room beyond an exit of the present one, if there is one."""
    if side not in state.room.exits:
        return None
    beyond = neighbour(state.level, state.room, side)
    return beyond if beyond and beyond.lock else None


def forbids_door(state: ThirdSixState, side: Side) -> str | None:
    """Return why there is nothing to open on that side, or None: no door there is locked."""
    return None if locked(state, side) else "ts-error-no-lock"


def forbids_force(state: ThirdSixState, _: Seat, action: ForceDoor) -> str | None:
    """Return why a door cannot be attacked, or None: anybody may attack a locked one (TS-010)."""
    return forbids_door(state, action.side)


def strike_door(play: Resolution, hero: Hero, side: Side, die: int, harm: int) -> None:
    """Take STR off a door's hit points, which it does not regain (TS-010, TS-054)."""
    room = locked(play.state, side)
    if room is None:
        raise ValueError("a door that is open was struck")
    left = max(0, room.lock - harm)
    play.set_room(room.with_(lock=left))
    play.tell(DoorStruck(hero=hero.name, die=die, harm=harm, left=left, dex=dexterity(hero)))
    if not left:
        play.tell(DoorOpened(side=side_name(side)))


def miss_door(play: Resolution, hero: Hero, die: int) -> None:
    """Miss a door, which costs one point, whatever the die (TS-010)."""
    loss = TABLES.door.miss_cost
    play.tell(DoorMissed(hero=hero.name, die=die, loss=loss, dex=dexterity(hero)))
    lose_hp(play, hero.seat, loss)


def unlock(play: Resolution, side: Side) -> None:
    """Open a locked door without a roll, as Unlock does (TS-017)."""
    room = locked(play.state, side)
    if room:
        play.set_room(room.with_(lock=0))
        play.tell(DoorOpened(side=side_name(side)))


def forbids_pick(state: ThirdSixState, seat: Seat, action: PickLock) -> str | None:
    """Return why a lock cannot be picked, or None: by class and MND (TS-008, TS-058)."""
    hero = state.hero(seat)
    if not block(hero).locks:
        return "ts-error-no-locksmith"
    if hero.mnd < TABLES.door.pick_cost:
        return "ts-error-mnd"
    return forbids_door(state, action.side)


def pick_lock(play: Resolution, seat: Seat, action: PickLock) -> None:
    """Pick a lock: a point of MND and no roll (TS-008, HR-034), or as first worded (TS-009)."""
    hero = play.hero(seat)
    cost = TABLES.door.pick_cost
    pay_mnd(play, seat, cost)
    if play.options.lockpick == "roll":
        die = play.roll(6, "ts-pick")
        needed = dexterity(hero) + TABLES.door.pick_bonus
        if die > needed:
            play.tell(PickFailed(hero=hero.name, die=die, mnd=cost, dex=needed))
            return
    play.tell(LockPicked(hero=hero.name, mnd=cost))
    unlock(play, action.side)


def forbids_key(state: ThirdSixState, _: Seat, action: UseKey) -> str | None:
    """Return why there is no opening a door by key, or None (TS-046)."""
    return forbids_door(state, action.side) if "key" in state.bag else "ts-error-no-key"


def use_key(play: Resolution, seat: Seat, action: UseKey) -> None:
    """Open a lock with a key, which is spent (TS-046)."""
    play.take("key")
    play.tell(KeyUsed(hero=play.hero(seat).name))
    unlock(play, action.side)
