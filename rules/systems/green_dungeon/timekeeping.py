"""The track of time: cubes, event checks, upkeep and wanderers."""

from rules.systems.green_dungeon import layout
from rules.systems.green_dungeon.combat import begin_fight
from rules.systems.green_dungeon.events.places import (
    EventDue,
    TileReset,
    TimePassed,
    TrackEmptied,
    UpkeepVoid,
    WandererAbsent,
    WandererCame,
)
from rules.systems.green_dungeon.foes import minion
from rules.systems.green_dungeon.resolution import Resolution
from rules.systems.green_dungeon.state import GreenDungeonState, Step

TRACK = 15
MARKS = (5, 10, 15)
VOID = 6
LIFTED = 2
"""Event cubes taken off when the track is full."""


def pass_time(play: Resolution, step: Step) -> None:
    """Add cubes to the track one by one (GD-032), each mark with its event check (GD-030)."""
    if step.count <= 0:
        return
    time, events = play.state.time + 1, play.state.events
    if step.count > 1:
        play.first(step.with_(count=step.count - 1))
    play.change(time=time)
    play.count("cubes")
    play.tell(TimePassed(time=time))
    if time in MARKS:
        play.change(events=events + 1)
        play.tell(EventDue(time=time, events=events + 1))
        play.first(Step(kind="check"))


def check(play: Resolution, __: Step) -> None:
    """Make an event check: upkeep per event cube (GD-035), then one wandering roll (GD-043).

    GD-034: a wanderer costs one more cube, once its fight is over. GD-031: a full track is emptied
    after the check.
    """
    for _ in range(play.state.events):
        upkeep(play)
    die, events = play.roll(6, "gd-wanderer"), play.state.events
    full = [Step(kind="empty-track")] if play.state.time >= TRACK else []
    if die <= events:
        play.tell(WandererCame(die=die, events=events))
        play.first(Step(kind="wanderer"), *full, Step(kind="time", count=1))
    else:
        play.tell(WandererAbsent(die=die, events=events))
        play.first(*full)


def empty_track(play: Resolution, _: Step) -> None:
    """Empty the main track and take off two event cubes (GD-031)."""
    events = max(0, play.state.events - LIFTED)
    play.change(time=0, events=events)
    play.tell(TrackEmptied(events=events))


def upkeep(play: Resolution) -> None:
    """Roll for one tile to be restored: columns to the right, then rows down (GD-036, GD-037)."""
    first, second = play.roll(6, "gd-upkeep-column"), play.roll(6, "gd-upkeep-row")
    tile = layout.index(first, second) if VOID not in (first, second) else None
    if tile is None or not restorable(play.state, tile):
        play.tell(UpkeepVoid(first=first, second=second))
        return
    play.set_tile(tile, play.state.tiles[tile].with_(up=False, explored=False, done=False))
    play.count("resets")
    play.tell(TileReset(first=first, second=second, tile=layout.name(tile)))


def restorable(state: GreenDungeonState, tile: int) -> bool:
    """Return whether upkeep turns a tile face down again (GD-038).

    Not one that is unexplored (GD-039), the heroes' own (GD-040, GD-147), a lair (GD-041, GD-099),
    or one where a foe waits (GD-042).
    """
    there = state.tiles[tile]
    return (
        there.explored and tile != state.at and there.symbol != "straw" and not state.waiting(tile)
    )


def wanderer(play: Resolution, _: Step) -> None:
    """Meet a wanderer, as on a Drop tile (GD-044); one that breaks a rest takes no bribe.

    GD-045, GD-046.
    """
    resting = play.state.resting
    if resting == "resting":
        play.change(resting="interrupted")
    play.count("wanderers")
    begin_fight(play, minion(play), resting=bool(resting))
