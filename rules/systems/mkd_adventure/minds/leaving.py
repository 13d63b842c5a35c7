"""Ways out for Monsters: to the entrance, and through it (MA-114, MA-189, 1.8)."""

from rules.systems.mkd.board.board import board_of
from rules.systems.mkd.board.ways import FAR
from rules.systems.mkd.compass import Square
from rules.systems.mkd.content import RULINGS
from rules.systems.mkd.events.minds import WentOut
from rules.systems.mkd.moves.mover import reach_of
from rules.systems.mkd.names import name_of
from rules.systems.mkd.play import Play
from rules.systems.mkd.state import Figure, Goal, MkdState
from rules.systems.mkd.tasks import EndActivation, Walk


def exits(state: MkdState) -> tuple[Square, ...]:
    """Squares from which one can leave: inside the entrance, and other exits."""
    inside = () if state.site.entrance is None else (state.site.entrance[0],)
    return (*inside, *state.site.exits)


def run_to(play: Play, figure: Figure, goals: tuple[Square, ...]) -> bool:
    """Run to the nearest of some squares, through others if need be; whether there is a way."""
    if figure.at in goals:
        return True
    for passes in (False, True):
        reach = reach_of(play.state, figure, FAR, opens=True, passes=passes)
        near = reach.nearest(goals)
        if near:
            play.push(Walk(figure=figure.id, path=reach.path(near[0]), opens=True))
            return True
    return False


def step_out(play: Play, figure: Figure, *, back: bool) -> bool:
    """Leave the dungeon from an exit; its activation ends (MA-114, MA-189).

    A captive would be left behind; what it carries goes with it. Whether it had the points.
    """
    active = play.active
    if active is None or active.points < RULINGS.costs.leave or figure.at not in exits(play.state):
        return False
    play.spend(RULINGS.costs.leave)
    goal = Goal(kind="return") if back else None
    play.alter(figure.id, where="waiting" if back else "left", goal=goal, rear=None)
    for number in figure.carries:
        play.set_chest(play.state.chest(number).with_(gone=True, at=None))
    play.tell(WentOut(figure=name_of(figure), back=back))
    play.push(EndActivation(figure=figure.id))
    return True


def tiles_without_heroes(state: MkdState) -> tuple[int, ...]:
    """Tiles where no Hero stands (MA-190)."""
    board = board_of(state.site)
    held = {board.owner.get(figure.at) for figure in state.on_board if figure.side == "hero"}
    return tuple(index for index in range(len(state.site.tiles)) if index not in held)
