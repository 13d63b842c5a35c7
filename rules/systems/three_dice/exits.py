"""Exits of a new location: which must be, which may be, where the rest go."""

from collections.abc import Iterator
from itertools import combinations

from rules.core.dice import pick
from rules.core.model import Seat
from rules.core.scene import Side
from rules.systems.three_dice.actions import PlaceExits
from rules.systems.three_dice.events.places import DeadEndMet, DoorLocked, ExitsLaid
from rules.systems.three_dice.mapping import free_sides, in_order, known_doors, unexplored
from rules.systems.three_dice.names import side_name, side_names
from rules.systems.three_dice.resolution import Resolution
from rules.systems.three_dice.state import Door, ExitsPrompt, ThreeDiceState

ENTRANCE = Door(side=Side.SOUTH, kind="entrance")


def lay_exits(play: Resolution) -> None:
    """Give a new location its exits, asking where the free ones go when there is a choice.

    TD-011, TD-013, TD-014, TD-015, TD-016: connections to drawn rooms come first, even beyond the
    number rolled; what finds no free side is lost. The first location of a level counts the way
    in, on the south side, but has at least one exit onward.
    """
    room = play.room
    first = room.number == 1
    fixed = (ENTRANCE,) if first else known_doors(play.state.level, room.cell)
    room = room.with_(doors=in_order(fixed))
    play.set_room(room)
    sides = free_sides(play.state.level, room)
    count = min(max(room.exits - len(fixed), 1 if first else 0), len(sides))
    choices = tuple(combinations(sides, count))
    if len(choices) == 1:
        _place(play, choices[0])
    elif play.options.exit_placement == "random":
        _place(play, pick(play.dice, choices, "exit-placement"))
    else:
        play.ask(ExitsPrompt(count=count, sides=sides))


def offers_place_exits(state: ThreeDiceState, _: Seat) -> Iterator[PlaceExits]:
    """Yield every way to place the exits asked for."""
    prompt = state.prompts[0]
    if isinstance(prompt, ExitsPrompt):
        yield from (PlaceExits(sides=sides) for sides in placements(prompt))


def forbids_place_exits(state: ThreeDiceState, _: Seat, action: PlaceExits) -> str | None:
    """Return why the exits cannot go there, or None (TD-013, TD-014)."""
    prompt = state.prompts[0]
    if isinstance(prompt, ExitsPrompt) and action.sides in placements(prompt):
        return None
    return "td-error-exits"


def placements(prompt: ExitsPrompt) -> tuple[tuple[Side, ...], ...]:
    """Return every way to place the exits asked for."""
    return tuple(combinations(prompt.sides, prompt.count))


def place_exits(play: Resolution, _: Seat, action: PlaceExits) -> None:
    """Place the free exits as chosen (TD-005, TD-014)."""
    play.answered()
    _place(play, action.sides)


def _place(play: Resolution, sides: tuple[Side, ...]) -> None:
    room = play.room
    doors = in_order((*room.doors, *(Door(side=side) for side in sides)))
    room = room.with_(doors=doors, stage="locks" if play.options.locked_doors else "spoils")
    play.set_room(room)
    onward = tuple(door.side for door in unexplored(play.state.level, room))
    play.tell(ExitsLaid(sides=side_names(onward)) if onward else DeadEndMet())


def roll_locks(play: Resolution) -> None:
    """Roll for each new exit of a location: even is open, odd is locked (HR-017)."""
    room = play.room
    for door in unexplored(play.state.level, room):
        die = play.roll(6, "lock")
        if die % 2:
            others = tuple(old for old in room.doors if old.side is not door.side)
            room = room.with_(doors=in_order((*others, door.with_(kind="locked"))))
            play.tell(DoorLocked(side=side_name(door.side), die=die))
    play.set_room(room.with_(stage="spoils"))
