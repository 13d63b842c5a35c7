"""The map of the present level as a scene. This game hides nothing: all that is drawn is known."""

from rules.core.grid import toward
from rules.core.scene import Scene, Side, Square
from rules.core.words import Text
from rules.systems.third_six.board import ground, town
from rules.systems.third_six.board.facts import facts
from rules.systems.third_six.board.figures import tokens
from rules.systems.third_six.board.finale import finale
from rules.systems.third_six.board.page import Page, page_of
from rules.systems.third_six.board.shapes import CELL, MIDDLE, gap, threshold
from rules.systems.third_six.mapping import neighbour
from rules.systems.third_six.phases import phase_of
from rules.systems.third_six.state import ClosePrompt, ThirdSixState


def scene(state: ThirdSixState) -> Scene:
    """Return everything discovered of the level the party is on, or the town."""
    if state.place == "town":
        return town.scene(state)
    page = page_of(state)
    rooms = ground.rooms_of(state.level)
    figures = tokens(state, page)
    terrain, sight = ground.ground(page, rooms, state.room, [token.at for token in figures])
    fighting = phase_of(state) in ("fight", "burn")
    return Scene(
        title=Text.of("ts-map", dungeon=state.dungeon, depth=state.depth),
        turn=state.turn,
        columns=page.columns,
        rows=page.rows,
        terrain=terrain,
        sight=sight,
        edges=ground.edges(page, rooms, state.room),
        features=ground.features(page, rooms, state.depth, unsettled=_unsettled(state)),
        tokens=figures,
        trail=trail(state, page),
        reach=reach(state, page),
        targets=tuple(t.at for t in figures if fighting and t.side == "monster"),
        ruler=page.ruler,
        focus=page.focus(state.room, rooms.values()),
        facts=facts(state),
        region=region(state),
        measure="room",
        finale=finale(state),
    )


def _unsettled(state: ThirdSixState) -> int | None:
    """Return the number of the room some of whose exits are still to be closed, if there is one."""
    closing = any(isinstance(prompt, ClosePrompt) for prompt in state.prompts)
    return state.here if closing else None


def region(state: ThirdSixState) -> str:
    """Return the name of the map that is drawn."""
    if state.place == "town":
        return town.region(state)
    return f"dungeon-{state.dungeon}-level-{state.depth}"


def trail(state: ThirdSixState, page: Page) -> tuple[Square, ...]:
    """Return the last walk, square by square from the middle of one room to that of the next."""
    step = state.last_step
    if not step:
        return ()
    first = state.level.room(step.from_room)
    side = next((s for s in Side if neighbour(state.level, first, s) is state.room), None)
    if side is None:
        return ()
    return tuple(page.place(first, toward(MIDDLE, side, steps)) for steps in range(CELL + 1))


def reach(state: ThirdSixState, page: Page) -> tuple[Square, ...]:
    """Return where the party may go now: the passages to known rooms, and before unexplored exits.

    All of them lie in the room or beside it, where the near view has them. While foes sleep it may
    creep away from them (TS-015).
    """
    asleep = state.fight and any(foe.asleep for foe in state.fight.foes)
    if phase_of(state) not in ("explore", "fight" if asleep else "explore"):
        return ()
    squares: list[Square] = []
    for side in state.room.exits:
        beyond = neighbour(state.level, state.room, side)
        if beyond is None:
            squares.append(page.place(state.room, threshold(side)))
        elif not beyond.lock:
            squares.append(page.place(state.room, gap(side)))
    return tuple(squares)
