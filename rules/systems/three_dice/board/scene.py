"""The map of the present level as a scene. This game hides nothing: all that is drawn is known."""

from rules.core.grid import toward
from rules.core.scene import Scene, Square
from rules.core.words import Text
from rules.systems.three_dice.board import ground
from rules.systems.three_dice.board.facts import facts
from rules.systems.three_dice.board.figures import entered_by, tokens
from rules.systems.three_dice.board.finale import finale
from rules.systems.three_dice.board.page import Page, page_of
from rules.systems.three_dice.board.shapes import MIDDLE, before_exit
from rules.systems.three_dice.mapping import ways
from rules.systems.three_dice.movement import other_temples
from rules.systems.three_dice.phases import phase_of
from rules.systems.three_dice.state import ThreeDiceState


def scene(state: ThreeDiceState) -> Scene:
    """Return everything explored of the level the party is on."""
    page = page_of(state)
    rooms = ground.rooms_shown(state, page)
    terrain, sight = ground.ground(page, rooms, state.here)
    figures = tokens(state, page, rooms)
    fighting = phase_of(state) == "fight"
    monster_key = f"monster-{state.here}"
    return Scene(
        title=Text.of(f"td-map-{state.level.theme}", depth=state.depth),
        turn=state.turn,
        columns=page.columns,
        rows=page.rows,
        terrain=terrain,
        sight=sight,
        rounded=ground.rounded(page, rooms),
        edges=ground.edges(page, rooms),
        features=ground.features(
            page,
            rooms,
            state.level.room(1),
            state.depth,
            classic=state.options.mode == "classic",
        ),
        tokens=figures,
        labels=ground.labels(page, rooms),
        trail=trail(state, page),
        reach=reach(state, page, rooms),
        targets=tuple(token.at for token in figures if fighting and token.key == monster_key),
        ruler=page.ruler,
        focus=page.focus(state.room),
        facts=facts(state, rooms),
        region=region(state),
        measure="room",
        finale=finale(state),
    )


def region(state: ThreeDiceState) -> str:
    """Return the name of the map that is drawn."""
    return f"level-{state.depth}"


def trail(state: ThreeDiceState, page: Page) -> tuple[Square, ...]:
    """Return the last walk, square by square from the middle of one room to that of the next."""
    step = state.last_step
    side = entered_by(state, state.room)
    if not step or not side or not page.shows(state.level.room(step.from_room).cell):
        return ()
    squares = (toward(MIDDLE, side, steps) for steps in range(6, -1, -1))
    return tuple(page.place(state.room, square) for square in squares)


def reach(state: ThreeDiceState, page: Page, rooms: ground.Rooms) -> tuple[Square, ...]:
    """Return where one may go now: before each exit that is not locked, and in other temples.

    What lies before an exit is in the room, where the near view has it.
    """
    if phase_of(state) != "explore":
        return ()
    squares = [
        page.place(state.room, before_exit(door.side))
        for door in ways(state.room)
        if door.kind != "locked"
    ]
    if state.room.shape == "temple" and not state.room.monster:
        temples = map(state.level.room, other_temples(state))
        squares.extend(page.place(room, MIDDLE) for room in temples if room.cell in rooms)
    return tuple(squares)
