"""People who run for the way out by themselves, after the Heroes (RG-070, RG-089)."""

from rules.systems.mkd.board.board import board_of
from rules.systems.mkd.board.path_search import FAR
from rules.systems.mkd.board.reach import Reach
from rules.systems.mkd.compass import Square
from rules.systems.mkd.content import RULINGS
from rules.systems.mkd.events.missions import PersonOut
from rules.systems.mkd.figures import RELEASED, halted
from rules.systems.mkd.mover import mover_of
from rules.systems.mkd.moves.activation import begin
from rules.systems.mkd.pieces import Figure
from rules.systems.mkd.resolution import Resolution
from rules.systems.mkd.tasks import EndActivation, GuestMoves, Walk
from rules.systems.mkd_delve.npcs.missions import MISSIONS
from rules.systems.mkd_delve.state import DelveState, of


def guests(state: DelveState) -> tuple[GuestMoves, ...]:
    """Return the activations of people who run out, in the order of meeting them (A9)."""
    return tuple(
        GuestMoves(figure=met.figure)
        for met in state.encounters
        if met.stage in ("open", "offered") and MISSIONS[met.mission].runs(state, met)
    )


def guest_moves(play: Resolution, task: GuestMoves) -> None:
    """Let a person run out at full speed by the cheapest way (RG-070, RG-089).

    A freed prisoner keeps to tiles where the party has been.
    """
    figure, entrance = play.figure(task.figure), play.state.site.entrance
    if figure.where != "board" or entrance is None:
        return
    if not task.again:
        begin(play, figure.id)
        play.push(EndActivation(figure=figure.id))
    elif play.active is None or play.active.figure != figure.id:
        return
    if halted(figure):
        return
    if figure.at == entrance[0]:
        _step_out(play, figure)
    elif not task.again:
        path = _way(of(play), figure, entrance[0])
        if path:
            walk = Walk(figure=figure.id, path=path, opens=True)
            play.push(walk, GuestMoves(figure=figure.id, again=True))


def run_on(play: Resolution, figure: Figure) -> None:
    """Let a person try again after a failed break away (B-46, RG-070, RG-089)."""
    entrance = play.state.site.entrance
    path = () if entrance is None else _way(of(play), figure, entrance[0])
    if path:
        play.push(Walk(figure=figure.id, path=path, opens=True))


def _way(state: DelveState, figure: Figure, goal: Square) -> tuple[Square, ...]:
    """Return the way to the goal, or as near to it as possible now."""
    board, mover = board_of(state.site), mover_of(state, figure, opens=True)
    if figure.role == RELEASED:
        unknown = {tile for tile in range(len(state.site.tiles)) if tile not in state.visited}
        strange = frozenset(at for at, tile in board.owner.items() if tile in unknown)
        mover = mover._replace(barred=mover.barred | (strange - {figure.at}))
    reach = Reach(board, figure.at, mover, FAR)
    if goal in reach.stops():
        return reach.path(goal)
    empty = mover._replace(friends=frozenset(), foes=frozenset(), held=frozenset())
    off = Reach(board, goal, empty, FAR).cost
    best = min(reach.stops(), key=lambda at: (off.get(at, FAR), reach.stops()[at], at[1], at[0]))
    return () if off.get(best, FAR) >= off.get(figure.at, FAR) else reach.path(best)


def _step_out(play: Resolution, figure: Figure) -> None:
    active = play.active
    if active is None or active.points < RULINGS.costs.leave:
        return
    play.spend(RULINGS.costs.leave)
    play.alter(figure.id, where="left", effects=())
    met = of(play).encounter(figure.id)
    play.tell(PersonOut(figure=met.name))
    MISSIONS[met.mission].out(play, met)
