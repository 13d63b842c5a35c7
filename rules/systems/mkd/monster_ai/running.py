"""Running somewhere, over several activations if need be (MA-111, RG-133, B-46, B-62)."""

from rules.systems.mkd.board.board import board_of
from rules.systems.mkd.board.path_search import FAR
from rules.systems.mkd.board.reach import Reach, step_cost
from rules.systems.mkd.compass import STEPS
from rules.systems.mkd.figures import squares_of
from rules.systems.mkd.monster_ai.routes import Path
from rules.systems.mkd.mover import feared, mover_of
from rules.systems.mkd.pieces import Figure
from rules.systems.mkd.resolution import Resolution
from rules.systems.mkd.state import MkdState
from rules.systems.mkd.tasks import MonsterActs, Walk


def set_off(play: Resolution, figure: Figure, path: Path) -> None:
    """Let a Monster walk a path, then act again with the points left (B-46)."""
    active = play.active
    if not path or active is None:
        return
    mover = mover_of(play.state, figure, opens=True, passes=True)
    (x, y), (to_x, to_y) = figure.at, path[0]
    facing = STEPS.index((to_x - x, to_y - y))
    cost = step_cost(board_of(play.state.site), figure.at, facing, mover, figure.rear)
    if cost is None or cost > active.points:
        return
    play.push(
        Walk(figure=figure.id, path=path, opens=True),
        MonsterActs(figure=figure.id, left=active.points),
    )


def tiles_without_heroes(state: MkdState) -> tuple[int, ...]:
    """Return tiles where no Hero stands (MA-190)."""
    board = board_of(state.site)
    held = {board.owner.get(figure.at) for figure in state.on_board if figure.side == "hero"}
    return tuple(index for index in range(len(state.site.tiles)) if index not in held)


def timid_reach(state: MkdState, figure: Figure) -> Reach:
    """Return ways on which the figure comes beside no further opponents (B-62)."""
    board = board_of(state.site)
    mover = mover_of(state, figure, opens=True)
    barred = mover.barred | (feared(state, figure) - set(squares_of(figure)))
    return Reach(board, figure.at, mover._replace(barred=barred), FAR, figure.rear)
