"""Moving from room to room: passages, doors, the final lair's threshold."""

from rules.core.model import Seat
from rules.core.scene import Side
from rules.systems.green_dungeon import layout
from rules.systems.green_dungeon.actions import EnterLair, Go, Retreat, Retry, Walk
from rules.systems.green_dungeon.events.places import (
    DoorHeld,
    DoorOpened,
    LairFound,
    LairRetreated,
    RoomCrossed,
)
from rules.systems.green_dungeon.names import side_name
from rules.systems.green_dungeon.resolution import Resolution
from rules.systems.green_dungeon.state import GreenDungeonState, Hero, Step
from rules.systems.green_dungeon.terms import Way

VISITED_OVER = 4
UNEXPLORED_OVER = 6


def way_on(state: GreenDungeonState, side: Side) -> tuple[int, Way] | None:
    """Return the room beyond a side of this one and the way between, or None at the rim."""
    for each, other, way in layout.ways(state.light)[state.at]:
        if each is side:
            return other, way
    return None


def forbids_go(state: GreenDungeonState, _: Seat, action: Go) -> str | None:
    """Return why the heroes cannot leave on that side, or None (GD-010, GD-013, GD-014, GD-019)."""
    found = way_on(state, action.side)
    if not found or found[1] == "wall":
        return "gd-error-wall"
    if action.side in state.tried:
        return "gd-error-tried"
    return None


def go(play: Resolution, _: Seat, action: Go) -> None:
    """Enter the next room: freely, or by a door roll (GD-012, GD-015, GD-016, GD-025)."""
    found = way_on(play.state, action.side)
    if found and found[1] == "door":
        try_door(play, Step(kind="door", side=action.side))
    elif found:
        enter(play, found[0])


def forbids_retry(state: GreenDungeonState, _: Seat, action: Retry) -> str | None:
    """Return why there is no door to be tried again on that side, or None (GD-019)."""
    return None if action.side in state.tried else "gd-error-untried"


def retry(play: Resolution, _: Seat, action: Retry) -> None:
    """Pay a cube, then try the door again (GD-019); no potions of the turn before now (GD-133)."""
    play.change(potions_open=False)
    play.first(Step(kind="time", count=1), Step(kind="door", side=action.side))


def opens(die: int, level: int, *, explored: bool) -> bool:
    """Return whether a roll opens a shut door (GD-017, GD-018).

    A room only seen is new (GD-023).
    """
    return die + level > need(explored=explored)


def need(*, explored: bool) -> int:
    """Return the number a door roll has to pass (GD-017, GD-018)."""
    return VISITED_OVER if explored else UNEXPLORED_OVER


def porter(state: GreenDungeonState) -> Hero:
    """Return who rolls for a door: of a party, the hero of the highest level (GD-143)."""
    return max(state.living, key=lambda hero: (hero.level, -hero.seat))


def try_door(play: Resolution, step: Step) -> None:
    """Roll for a door: open, it costs a cube later (GD-020); shut, another way is free (GD-021)."""
    found = way_on(play.state, step.side) if step.side else None
    if not found or not step.side:
        return
    target, hero = found[0], porter(play.state)
    explored = play.state.tiles[target].explored
    die = play.roll(6, "gd-door")
    total, over = die + hero.level, need(explored=explored)
    if opens(die, hero.level, explored=explored):
        play.tell(
            DoorOpened(hero=hero.name, die=die, total=total, need=over, tile=layout.name(target))
        )
        play.change(passed=True)
        enter(play, target)
        return
    play.tell(DoorHeld(hero=hero.name, die=die, total=total, need=over, side=side_name(step.side)))
    if step.side not in play.state.tried:
        play.change(tried=(*play.state.tried, step.side))


def enter(play: Resolution, target: int) -> None:
    """Go into a room: a face-down tile is flipped as it lies (GD-022, GD-026).

    GD-100: before the final lair the heroes choose.
    """
    play.change(at=target, came_from=play.state.at, tried=(), potions_open=False)
    flip(play, target)
    if play.state.is_final_lair(target):
        play.first(Step(kind="lair"), Step(kind="turn-end"))
    else:
        explore(play, target)
        play.first(Step(kind="resolve"), Step(kind="turn-end"))


def flip(play: Resolution, tile: int) -> None:
    """Turn a tile face up; the first Straw is the lesser boss's lair, the second the final one.

    GD-022, GD-090.
    """
    there = play.state.tiles[tile]
    if not there.up:
        play.set_tile(tile, there.with_(up=True, known=True))
    if there.symbol == "straw" and tile not in play.state.lairs:
        play.change(lairs=(*play.state.lairs, tile))
        play.tell(LairFound(tile=layout.name(tile), final=len(play.state.lairs) == 2))


def explore(play: Resolution, tile: int) -> None:
    """Note that heroes have entered a tile."""
    play.set_tile(tile, play.state.tiles[tile].with_(up=True, explored=True, known=True))


def enter_lair(play: Resolution, _: Seat, __: EnterLair) -> None:
    """Face the final boss (GD-100)."""
    play.done()
    explore(play, play.state.at)
    play.first(Step(kind="resolve"))


def retreat(play: Resolution, _: Seat, __: Retreat) -> None:
    """Turn back to the room before, at no cost of time (GD-033, GD-100)."""
    play.done()
    lair, back = play.state.at, play.state.came_from
    play.tell(LairRetreated(tile=layout.name(lair)))
    play.change(at=lair if back is None else back, came_from=lair, passed=False)
    play.change(potions_open=True)


def reachable(state: GreenDungeonState) -> dict[int, int]:
    """Return cleared rooms in free reach, each with the room before it (GD-024, GD-028)."""
    before = {state.at: state.at}
    edge = [state.at]
    while edge:
        following = []
        for tile in edge:
            for _, other, way in layout.ways(state.light)[tile]:
                if (
                    other not in before
                    and way in ("open", "out")
                    and state.tiles[other].explored
                    and state.cleared(other)
                ):
                    before[other] = tile
                    following.append(other)
        edge = following
    del before[state.at]
    return before


def forbids_walk(state: GreenDungeonState, _: Seat, action: Walk) -> str | None:
    """Return why the heroes cannot walk there freely, or None (GD-024, GD-028)."""
    return None if action.tile in reachable(state) else "gd-error-no-walk"


def walk(play: Resolution, _: Seat, action: Walk) -> None:
    """Take several turns of free moves through cleared rooms at once (GD-025, GD-028)."""
    before = reachable(play.state)[action.tile]
    play.change(at=action.tile, came_from=before, potions_open=True)
    play.tell(RoomCrossed(tile=layout.name(action.tile)))
    play.first(Step(kind="turn-end"))
