"""Searching for secret doors."""

from collections.abc import Iterator

from rules.core.dice import pick
from rules.core.model import Seat
from rules.core.scene import Side
from rules.systems.three_dice.actions import PlaceDoor, Search
from rules.systems.three_dice.damage import ask_losses
from rules.systems.three_dice.events.places import (
    SearchFailed,
    SearchSucceeded,
    SecretDoorOpened,
    TrapSprung,
)
from rules.systems.three_dice.mapping import free_sides, set_door, unexplored
from rules.systems.three_dice.names import side_name
from rules.systems.three_dice.resolution import Resolution
from rules.systems.three_dice.state import Door, DoorPrompt, Room, ThreeDiceState


def forbids_search(state: ThreeDiceState, _: Seat, action: Search) -> str | None:
    """Return why there is no searching here and now for those numbers, or None (TD-070, HR-015)."""
    if sorted(set(action.numbers)) != list(action.numbers):
        return "td-error-numbers"
    return forbids_searching(state, state.room)


def forbids_searching(state: ThreeDiceState, room: Room) -> str | None:
    """Return why a room cannot be searched, or None (TD-070, HR-015)."""
    if not state.options.secret_search:
        return "td-error-no-searching"
    if room.monster:
        return "td-error-not-clear"
    if unexplored(state.level, room):
        return "td-error-exits-left"
    if room.searched:
        return "td-error-searched"
    return None if free_sides(state.level, room) else "td-error-no-wall"


def search(play: Resolution, seat: Seat, action: Search) -> None:
    """Roll for the three numbers named: one of them opens a secret door on a free wall.

    TD-070, HR-015: once per visit. HR-016: a 1 is also a trap, whatever was named.
    """
    die = play.roll(6, "search")
    play.set_room(play.room.with_(searched=True))
    numbers = ", ".join(map(str, action.numbers))
    found = die in action.numbers
    play.tell((SearchSucceeded if found else SearchFailed)(die=die, numbers=numbers))
    if play.options.search_trap and die == 1:
        play.tell(TrapSprung(hero=play.hero(seat).name))
        ask_losses(play, seat, 1)
    if found:
        _choose_wall(play)


def _choose_wall(play: Resolution) -> None:
    sides = free_sides(play.state.level, play.room)
    if len(sides) == 1:
        _open(play, sides[0])
    elif play.options.exit_placement == "random":
        _open(play, pick(play.dice, sides, "exit-placement"))
    else:
        play.ask(DoorPrompt(sides=sides))


def offers_place_door(state: ThreeDiceState, _: Seat) -> Iterator[PlaceDoor]:
    """Yield every wall in which the secret door can be."""
    prompt = state.prompts[0]
    if isinstance(prompt, DoorPrompt):
        yield from (PlaceDoor(side=side) for side in prompt.sides)


def forbids_place_door(state: ThreeDiceState, _: Seat, action: PlaceDoor) -> str | None:
    """Return why the secret door cannot be there, or None (HR-015)."""
    prompt = state.prompts[0]
    known = isinstance(prompt, DoorPrompt) and action.side in prompt.sides
    return None if known else "td-error-exits"


def place_door(play: Resolution, _: Seat, action: PlaceDoor) -> None:
    """Open the secret door on the wall chosen (HR-015)."""
    play.answered()
    _open(play, action.side)


def _open(play: Resolution, side: Side) -> None:
    set_door(play, Door(side=side, kind="secret"))
    play.tell(SecretDoorOpened(side=side_name(side)))
