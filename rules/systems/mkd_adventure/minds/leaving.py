"""Running somewhere over several activations, and out of the dungeon (MA-111, MA-114, MA-189)."""

from rules.systems.mkd.board.board import board_of
from rules.systems.mkd.board.stairs import stairs_of
from rules.systems.mkd.board.ways import step_cost
from rules.systems.mkd.compass import STEPS, Square
from rules.systems.mkd.content import RULINGS
from rules.systems.mkd.events.minds import WentOut
from rules.systems.mkd.minds.routes import Path, both_ways
from rules.systems.mkd.moves.mover import mover_of
from rules.systems.mkd.names import name_of
from rules.systems.mkd.play import Play
from rules.systems.mkd.state import Figure, Goal, MkdState
from rules.systems.mkd.tasks import EndActivation, MonsterActs, Walk


def exits(state: MkdState) -> tuple[Square, ...]:
    """Squares from which a Monster can leave: inside the entrance, other exits, stairs.

    It takes whichever is nearest (MA-114, MA-172, MA-316).
    """
    inside = () if state.site.entrance is None else (state.site.entrance[0],)
    return (*inside, *state.site.exits, *stairs_of(state.site))


def run_to(play: Play, figure: Figure, goals: tuple[Square, ...], *, through: bool = False) -> bool:
    """Run to the nearest of some squares; whether there is a way.

    Through opponents where no other way leads, or by whatever way is shortest (MA-099, MA-111).
    """
    around, across = both_ways(play.state, figure)
    for routes in (across,) if through else (around, across):
        path = routes.to_nearest(goals)
        if path is not None:
            set_off(play, figure, path)
            return True
    return False


def set_off(play: Play, figure: Figure, path: Path) -> None:
    """Walk, and see what can be done with the points left afterwards (B-46)."""
    active = play.active
    if not path or active is None:
        return
    mover = mover_of(play.state, figure, opens=True, passes=True)
    (x, y), (to_x, to_y) = figure.at, path[0]
    facing = STEPS.index((to_x - x, to_y - y))
    cost = step_cost(board_of(play.state.site), figure.at, facing, mover)
    if cost is None or cost > active.points:
        return
    play.push(
        Walk(figure=figure.id, path=path, opens=True),
        MonsterActs(figure=figure.id, left=active.points),
    )


def step_out(play: Play, figure: Figure, *, back: bool) -> bool:
    """Leave the dungeon from an exit, or by the stairs for 3; its activation ends.

    MA-114, MA-172, MA-189, C36. What it carries goes with it, for good unless it means to come
    back: then it does so where it went. Whether it had the points.
    """
    active, down = play.active, figure.at in stairs_of(play.state.site)
    price = RULINGS.costs.stairs if down else RULINGS.costs.leave
    if active is None or active.points < price or figure.at not in exits(play.state):
        return False
    play.spend(price)
    entrance = play.state.site.entrance
    gate = None if entrance is not None and figure.at == entrance[0] else figure.at
    goal = Goal(kind="return") if back else None
    where = "waiting" if back else "left"
    play.alter(figure.id, where=where, goal=goal, gate=gate, rear=None)
    if not back:
        for number in figure.carries:
            play.set_chest(play.state.chest(number).with_(gone=True, at=None))
    play.tell(WentOut(figure=name_of(figure), back=back, down=down))
    play.push(EndActivation(figure=figure.id))
    return True


def tiles_without_heroes(state: MkdState) -> tuple[int, ...]:
    """Tiles where no Hero stands (MA-190)."""
    board = board_of(state.site)
    held = {board.owner.get(figure.at) for figure in state.on_board if figure.side == "hero"}
    return tuple(index for index in range(len(state.site.tiles)) if index not in held)
