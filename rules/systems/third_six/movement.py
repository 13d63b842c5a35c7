"""Moving: through exits, by stairs, by magic."""

from rules.core.model import Seat
from rules.core.words import Text
from rules.systems.third_six.actions import Ascend, Descend, Go
from rules.systems.third_six.content import RULINGS
from rules.systems.third_six.events.magic import PartyTeleported
from rules.systems.third_six.events.places import (
    LevelDescended,
    LevelRegained,
    RoomRevisited,
    VaultEntered,
)
from rules.systems.third_six.foes import creep_away, foes_bar, leave_fight
from rules.systems.third_six.layout import cell_name, discover, enter_new
from rules.systems.third_six.mapping import first_room, neighbour
from rules.systems.third_six.resolution import Resolution
from rules.systems.third_six.state import Level, Room, ThirdSixState
from rules.systems.third_six.treasure import roll_treasures

ENTRANCE = 1


def forbids_go(state: ThirdSixState, _: Seat, action: Go) -> str | None:
    """Return why there is no leaving by that side, or None: locked, no exit, or foes awake.

    TS-015, TS-053 and TS-054.
    """
    if foes_bar(state):
        return "ts-error-no-flight"
    if action.side not in state.room.exits:
        return "ts-error-no-exit"
    beyond = neighbour(state.level, state.room, action.side)
    return "ts-error-locked" if beyond and beyond.lock else None


def go(play: Resolution, seat: Seat, action: Go) -> None:
    """Go to the room beyond an exit, or find out what it is; past sleepers too (TS-015)."""
    beyond = neighbour(play.state.level, play.state.room, action.side)
    if beyond is None:
        discover(play, seat, action.side)
    else:
        enter(play, seat, beyond)


def enter(play: Resolution, seat: Seat, room: Room) -> None:
    """Come into a discovered room.

    TS-054: the first time in a vault gives its treasure. TS-048: any other time is a foe check,
    unless bosses were left there (TS-055).
    """
    enter_new(play, seat, room)
    name = cell_name(play.state, room.cell)
    if not room.entered:
        play.set_room(room.with_(entered=True))
        play.tell(VaultEntered(room=name))
        roll_treasures(play, RULINGS.vault_treasures, Text.of("ts-source-vault"))
        return
    play.tell(RoomRevisited(room=name))
    play.change(due="bosses" if room.guards else "foes")


def teleport(play: Resolution) -> None:
    """Bring the party to the entrance of this level, out of a fight if one is on (TS-018).

    This does not count as entering a room: nobody is met there.
    """
    if play.state.fight:
        leave_fight(play)
    play.change(
        here=ENTRANCE, turn=play.state.turn + 1, votes=(), prompts=(), due="", last_step=None
    )
    play.tell(PartyTeleported())


def forbids_descend(state: ThirdSixState, _: Seat, __: Descend) -> str | None:
    """Return why there is no way down, or None: no stairs here, or a boss is left (TS-055).

    Past others that sleep there is (TS-015).
    """
    if foes_bar(state):
        return "ts-error-foes-bar"
    if state.room.kind != "stairs":
        return "ts-error-no-stairs"
    bosses = state.room.guards or (state.fight and state.fight.bosses)
    return "ts-error-guarded" if bosses else None


def descend(play: Resolution, seat: Seat, __: Descend) -> None:
    """Go down to the entrance of the next level, a new sheet the first time (TS-025, TS-032)."""
    creep_away(play, seat)
    depth = play.state.depth + 1
    fresh = depth > len(play.state.levels)
    if fresh:
        level = Level(rooms=(first_room(play.options),))
        play.change(levels=(*play.state.levels, level))
    play.tell(LevelDescended(depth=depth))
    arrive(play, depth, ENTRANCE)
    play.change(due="" if fresh else "foes")


def forbids_ascend(state: ThirdSixState, _: Seat, __: Ascend) -> str | None:
    """Return why there is no way up, or None: only from the entrance of a deeper level.

    TS-015, TS-053: past foes there is one only while some of them sleep.
    """
    if foes_bar(state):
        return "ts-error-foes-bar"
    return None if state.depth > 1 and state.here == ENTRANCE else "ts-error-no-way-up"


def ascend(play: Resolution, seat: Seat, __: Ascend) -> None:
    """Go back up into the room of the stairs: a room explored before (TS-048).

    Raises:
        ValueError: the level above has no stairs, which cannot be.
    """
    depth = play.state.depth - 1
    stairs = play.state.levels[depth - 1].stairs
    if stairs is None:
        raise ValueError("nobody came down without stairs")
    creep_away(play, seat)
    play.tell(LevelRegained(depth=depth))
    arrive(play, depth, stairs.number)
    play.change(due="foes")


def arrive(play: Resolution, depth: int, number: int) -> None:
    """Bring the party into a room of a level, by stairs or from town."""
    play.change(
        depth=depth, here=number, turn=play.state.turn + 1, votes=(), due="", last_step=None
    )
