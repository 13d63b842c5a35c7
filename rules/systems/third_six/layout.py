"""A new cell: its layout die, what is closed, and what kind of room it becomes."""

from collections.abc import Iterator
from itertools import combinations

from rules.core.grid import OPPOSITE, SIDES, Cell, beside
from rules.core.model import Seat
from rules.core.scene import Side
from rules.core.words import Text
from rules.systems.third_six.actions import CloseExits
from rules.systems.third_six.content import TABLES
from rules.systems.third_six.content.faces import layout_table
from rules.systems.third_six.events.places import (
    ChamberFound,
    ExitsChosen,
    ExitsClosed,
    StairsFound,
    VaultFound,
)
from rules.systems.third_six.foes import creep_away
from rules.systems.third_six.heroes import deepest_allowed
from rules.systems.third_six.mapping import Survey, survey
from rules.systems.third_six.names import side_name, side_names
from rules.systems.third_six.resolution import Resolution
from rules.systems.third_six.state import ClosePrompt, Room, Step, ThirdSixState
from rules.systems.third_six.terms import RoomKind


def discover(play: Resolution, seat: Seat, side: Side) -> None:
    """Roll what lies beyond an exit, and go in unless it is locked.

    TS-021 to TS-025, with TS-054: whoever finds a locked door stays outside, among sleepers too.
    """
    cell = beside(play.state.room.cell, side)
    die = play.roll(6, "ts-layout")
    plan = survey(play.state, cell, OPPOSITE[side])
    kind, why = read_layout(play.state, die, plan)
    back = OPPOSITE[side]
    if kind == "vault":
        add_room(play, cell, "vault", (back, *plan.joined), lock=TABLES.door.hp)
        play.tell(VaultFound(side=side_name(side), die=die, why=Text.of(f"ts-why-{why}")))
        play.change(turn=play.state.turn + 1, votes=())
        play.acted(seat)
        return
    if kind == "stairs":
        enter_new(play, seat, add_room(play, cell, "stairs", (back, *plan.joined)))
        play.tell(StairsFound(room=cell_name(play.state, cell), die=die))
        play.change(due="bosses")
        return
    enter_new(play, seat, add_room(play, cell, "chamber", (back, *plan.joined, *plan.free)))
    play.tell(ChamberFound(room=cell_name(play.state, cell), die=die))
    play.change(due="foes")
    close(play, layout_table(play.options.packs)[die].closings, plan)


def read_layout(state: ThirdSixState, die: int, plan: Survey) -> tuple[RoomKind, str]:
    """Return the kind of room that a layout die means, and the key of the reason.

    TS-028 and TS-029: a six where stairs are known or may not be; TS-030: no way onward.
    """
    kind = layout_table(state.options.packs)[die].kind
    if kind == "stairs" and state.level.stairs:
        return "vault", "stairs"
    if kind == "stairs" and state.depth >= deepest_allowed(state):
        return "vault", "depth"
    if kind == "chamber" and not plan.joined and not plan.free:
        return "vault", "closed"
    return kind, "die"


def close(play: Resolution, count: int, plan: Survey) -> None:
    """Close exits: those at borders and rooms count first, the party chooses the rest.

    TS-022, TS-023, TS-024, TS-026. Exits that meet an exit stay open (TS-027), and so does the
    last one: closings alone leave no dead end.
    """
    left = max(0, count - len(plan.shut))
    onward = len(plan.free) + len(plan.joined)
    left = min(left, len(plan.free), onward - 1)
    if plan.shut:
        play.tell(ExitsClosed(sides=side_names(plan.shut)))
    if left == 0:
        return
    if left == len(plan.free):
        shut_exits(play, plan.free)
        play.tell(ExitsClosed(sides=side_names(plan.free)))
        return
    play.ask(ClosePrompt(count=left, sides=plan.free))


def choices(prompt: ClosePrompt) -> tuple[tuple[Side, ...], ...]:
    """Return every way to close as many exits as are to be closed."""
    return tuple(combinations(prompt.sides, prompt.count))


def offers_close(state: ThirdSixState, _: Seat) -> Iterator[CloseExits]:
    """Yield every way to close the exits that are to be closed."""
    prompt = state.prompts[0]
    if isinstance(prompt, ClosePrompt):
        yield from (CloseExits(sides=sides) for sides in choices(prompt))


def forbids_close(state: ThirdSixState, _: Seat, action: CloseExits) -> str | None:
    """Return why those exits cannot be closed, or None: wrong number or side (TS-022, TS-023)."""
    prompt = state.prompts[0]
    if isinstance(prompt, ClosePrompt) and action.sides in choices(prompt):
        return None
    return "ts-error-closings"


def close_exits(play: Resolution, _: Seat, action: CloseExits) -> None:
    """Close the exits the party chose (TS-022, TS-023)."""
    play.answered()
    shut_exits(play, action.sides)
    play.tell(ExitsChosen(sides=side_names(action.sides)))


def shut_exits(play: Resolution, sides: tuple[Side, ...]) -> None:
    """Take exits from the present room."""
    room = play.state.room
    play.set_room(room.with_(exits=tuple(side for side in room.exits if side not in sides)))


def add_room(
    play: Resolution, cell: Cell, kind: RoomKind, exits: tuple[Side, ...], lock: int = 0
) -> Room:
    """Draw a room on the map."""
    room = Room(
        number=len(play.state.level.rooms) + 1,
        cell=cell,
        kind=kind,
        exits=tuple(side for side in SIDES if side in exits),
        lock=lock,
        entered=lock == 0,
    )
    play.set_room(room)
    return room


def enter_new(play: Resolution, seat: Seat, room: Room) -> None:
    """Bring the party into a room; while foes sleep a hero leads it out of a fight (TS-015)."""
    creep_away(play, seat)
    state = play.state
    play.change(
        here=room.number,
        turn=state.turn + 1,
        votes=(),
        last_step=Step(from_room=state.here, to_room=room.number),
    )


def cell_name(state: ThirdSixState, cell: Cell) -> str:
    """Return a cell's name on the map: letters from the west, numbers from the north."""
    return f"{chr(65 + cell[0])}{state.options.size[1] - cell[1]}"
