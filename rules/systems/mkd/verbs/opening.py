"""Looking for traps, disarming, opening and closing (B-81 to B-85, B-91, B-92)."""

from typing import Literal

from rules.core.model import Seat
from rules.core.words import Text
from rules.systems.mkd.actions import Check, CloseDoor, Disarm, OpenChest, OpenDoor
from rules.systems.mkd.board.board import board_of
from rules.systems.mkd.compass import Square, heading
from rules.systems.mkd.content import RULINGS
from rules.systems.mkd.figures import kind_of, name_of
from rules.systems.mkd.names import chest_name, square_name
from rules.systems.mkd.pieces import Chest, Door
from rules.systems.mkd.refusals import Refusal, refuse
from rules.systems.mkd.resolution import Resolution
from rules.systems.mkd.state import MkdState
from rules.systems.mkd.terms import Trap
from rules.systems.mkd.things import disarming
from rules.systems.mkd.things.chests import arc_of, is_before, sees
from rules.systems.mkd.things.doors import (
    blocked_by,
    door_name,
    edge_of,
    is_at,
    sides_of,
    swing_shut,
)
from rules.systems.mkd.verb import lacks_points
from rules.systems.mkd.verbs.moving import cost_of_spin


def listed(squares: tuple[Square, ...]) -> str:
    """Return squares by name, one after the other."""
    return ", ".join(square_name(square) for square in squares)


def cannot_handle_chest(state: MkdState, chest: Chest, *, turns: bool = False) -> Refusal | None:
    """Return why a chest cannot be handled, or None: from a square before it, facing it (B-81).

    `turns` says that the Hero turns to it first.
    """
    _, figure = state.active_hero()
    if chest.at is None or chest.gone:
        return refuse("chest-not-there", "B-81", chest=chest_name(chest))
    if chest.opened:
        return refuse("chest-open", "B-84", chest=chest_name(chest))
    if not is_before(state, figure, chest):
        arc = arc_of(board_of(state.site), chest.at, chest.facing)
        return refuse("chest-side", "B-81", chest=chest_name(chest), squares=listed(arc))
    if not turns and not sees(figure, chest):
        return refuse("chest-behind", "B-81", chest=chest_name(chest))
    return None


def door_of(state: MkdState, number: int) -> Door | None:
    """Return a door by its number, if there is one."""
    doors = state.site.doors
    return doors[number] if 0 <= number < len(doors) else None


def cannot_handle_door(state: MkdState, number: int) -> Refusal | None:
    """Return why a door cannot be handled, or None: from a square beside its edge (B-91)."""
    _, figure = state.active_hero()
    door = door_of(state, number)
    if door is None:
        return refuse("no-door", "B-91")
    if not is_at(figure, door):
        return refuse("door-apart", "B-91", door=door_name(door), squares=listed(sides_of(door)))
    return None


def forbids_check(state: MkdState, _seat: Seat, action: Check) -> Refusal | None:
    """Return why a check for a trap is refused, or None: the thing is shut, its trap unknown.

    The rules are B-82 and B-92; an open door is not checked (MA-216, MA-223).
    """
    if action.chest is not None:
        chest = state.chest(action.chest)
        known = refuse("trap-known", "B-82", thing=chest_name(chest)) if chest.trap else None
        _, figure = state.active_hero()
        # A rider does not turn on the spot, as its rear would have to go elsewhere.
        turns = not kind_of(figure).mounted
        if refusal := cannot_handle_chest(state, chest, turns=turns) or known:
            return refusal
        turn = cost_of_turning(state, chest)
        return lacks_points(state, turn) if turn else None
    if action.door is None:
        return refuse("check-what", "B-82")
    return cannot_handle_door(state, action.door) or _closed_unknown(state, action.door)


def _open(state: MkdState, number: int) -> Refusal | None:
    """Refuse what is done about the trap of a closed door where it stands open (MA-223)."""
    door = state.site.doors[number]
    return None if door.closed else refuse("door-open", "MA-223", door=door_name(door))


def _closed_unknown(state: MkdState, number: int) -> Refusal | None:
    if refusal := _open(state, number):
        return refusal
    door = state.site.doors[number]
    return refuse("trap-known", "B-92", thing=door_name(door)) if door.trap else None


def cost_of_turning(state: MkdState, chest: Chest) -> int:
    """Return the points that the active Hero pays to face a chest beside him."""
    _, figure = state.active_hero()
    if chest.at is None or sees(figure, chest):
        return 0
    return cost_of_spin(state, heading(figure.at, chest.at))


def _turn_to(play: Resolution, chest: Chest) -> None:
    """Let the active Hero face a chest beside him."""
    _, figure = play.state.active_hero()
    if chest.at is not None and not sees(figure, chest):
        play.spend(cost_of_turning(play.state, chest))
        play.alter(figure.id, facing=heading(figure.at, chest.at))


def check(play: Resolution, _seat: Seat, action: Check) -> None:
    """Look for a trap, for nothing but the turn to it (B-82, B-33, MA-217)."""
    _, figure = play.state.active_hero()
    if action.chest is not None:
        _turn_to(play, play.state.chest(action.chest))
    play.settle_steps()
    if action.chest is not None:
        disarming.detect_chest(play, figure.id, action.chest)
    elif action.door is not None:
        disarming.detect_door(play, figure.id, action.door)


def cost_of_disarming(*, slow: bool) -> int:
    """Return the speed points for disarming: 4 slowly, 2 fast (B-83)."""
    return RULINGS.costs.disarm_slow if slow else RULINGS.costs.disarm_fast


def forbids_disarm(state: MkdState, _seat: Seat, action: Disarm) -> Refusal | None:
    """Return why a trap cannot be disarmed, or None: it must have been found (B-83)."""
    if action.chest is not None:
        chest = state.chest(action.chest)
        refusal = cannot_handle_chest(state, chest)
        thing, trap = chest_name(chest), chest.trap
    elif action.door is not None:
        refusal = cannot_handle_door(state, action.door) or _open(state, action.door)
        door = door_of(state, action.door)
        thing = Text.of("mkd-door-wooden") if door is None else door_name(door)
        trap = None if door is None else door.trap
    else:
        return refuse("check-what", "B-83")
    if refusal:
        return refusal
    if trap is None:
        return refuse("trap-unknown", "B-83", thing=thing)
    if trap == "spent":
        return refuse("trap-none", "B-83", thing=thing)
    return lacks_points(state, cost_of_disarming(slow=action.slow))


def disarm(play: Resolution, _seat: Seat, action: Disarm) -> None:
    """Disarm a trap: a die, or the higher of two (B-83, MA-218).

    Raises:
        ValueError: there is no known trap; `forbids_disarm` says so before.
    """
    _, figure = play.state.active_hero()
    play.spend(cost_of_disarming(slow=action.slow))
    if action.chest is not None:
        trap = _known(play.state.chest(action.chest).trap)
        disarming.disarm_chest(play, figure.id, action.chest, trap, slow=action.slow)
    elif action.door is not None:
        trap = _known(play.state.site.doors[action.door].trap)
        disarming.disarm_door(play, figure.id, action.door, trap, slow=action.slow)


def _known(trap: Trap | Literal["spent"] | None) -> Trap:
    match trap:
        case None | "spent":
            raise ValueError("no trap is known here")
        case _:
            return trap


def cost_of_opening_chest(state: MkdState, chest: int) -> int:
    """Return the points for opening a chest: 2, or 0 if it was disarmed just before (B-85)."""
    active, _ = state.active_hero()
    return 0 if chest in active.eased_chests else RULINGS.costs.open_chest


def forbids_open_chest(state: MkdState, _seat: Seat, action: OpenChest) -> Refusal | None:
    """Return why a chest cannot be opened, or None: it is shut and before him (B-81, B-85)."""
    cost = cost_of_opening_chest(state, action.chest)
    refusal = cannot_handle_chest(state, state.chest(action.chest))
    return refusal or (lacks_points(state, cost) if cost else None)


def open_chest(play: Resolution, _seat: Seat, action: OpenChest) -> None:
    """Open a chest, whatever its trap (B-84, B-85)."""
    figure = play.pay(cost_of_opening_chest(play.state, action.chest))
    disarming.open_chest(play, figure.id, action.chest)


def cost_of_opening_door(state: MkdState, number: int) -> int:
    """Return the points for opening a door: 2, or 0 once its trap is dealt with (B-85, 2.4)."""
    active, _ = state.active_hero()
    door = door_of(state, number)
    eased = door is not None and edge_of(door) in active.eased_doors
    return 0 if eased else RULINGS.costs.open_door


def forbids_open_door(state: MkdState, _seat: Seat, action: OpenDoor) -> Refusal | None:
    """Return why a door cannot be opened, or None: it is closed and beside the Hero (B-91)."""
    if refusal := cannot_handle_door(state, action.door):
        return refusal
    door = state.site.doors[action.door]
    if not door.closed:
        return refuse("door-open", "B-91", door=door_name(door))
    cost = cost_of_opening_door(state, action.door)
    return lacks_points(state, cost) if cost else None


def open_door(play: Resolution, _seat: Seat, action: OpenDoor) -> None:
    """Open a door; a trap that nobody dealt with goes off (B-91, B-92)."""
    figure = play.pay(cost_of_opening_door(play.state, action.door))
    disarming.open_door(play, figure.id, action.door)


def forbids_close_door(state: MkdState, _seat: Seat, action: CloseDoor) -> Refusal | None:
    """Return why a door cannot be closed, or None: open, beside him, nobody in the way (B-91)."""
    if refusal := cannot_handle_door(state, action.door):
        return refusal
    door = state.site.doors[action.door]
    if not door.closed:
        rider = blocked_by(state, door)
        if rider is not None:
            return refuse("door-blocked", "B-91", door=door_name(door), figure=name_of(rider))
        return lacks_points(state, RULINGS.costs.close_door)
    return refuse("door-shut", "B-91", door=door_name(door))


def close_door(play: Resolution, _seat: Seat, action: CloseDoor) -> None:
    """Close a door (B-91, MA-224)."""
    figure = play.pay(RULINGS.costs.close_door)
    swing_shut(play, figure.id, action.door)
