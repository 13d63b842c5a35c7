"""What follows a step: spins, pole arms, rams, tokens turned over, tiles discovered."""

from rules.systems.mkd.board.board import board_of
from rules.systems.mkd.events.moves import Rammed, Stopped
from rules.systems.mkd.fights.harm import hurt
from rules.systems.mkd.figures import has, looks_at, name_of, opponents_beside, squares_of, watchful
from rules.systems.mkd.pieces import Figure
from rules.systems.mkd.resolution import Resolution
from rules.systems.mkd.reveal.triggers import triggered
from rules.systems.mkd.spins import free_spins
from rules.systems.mkd.tasks import Arrive, EndActivation, Reveal


def arrive(play: Resolution, task: Arrive) -> None:
    """Do all that a step or a placement leads to, in the order of the rules.

    Opponents spin, unless a figure with Sneak Attack walks up (B-34); a player who is asked whether
    to spin answers first. Pole arms and rams strike (section 3); tokens are revealed before the
    tile is discovered and before the walk goes on (B-35, B-101, MA-150); what a Monster does in
    passing comes first (MA-144).
    """
    figure = play.figure(task.figure)
    if figure.where != "board":
        return
    newly = _newly_beside(play, figure, task)
    if not task.turned and (task.placed or not has(figure, "sneak_attack")):
        rest = task.with_(turned=True)
        play.push(rest)
        free_spins(play, figure, newly)
        if play.state.agenda[-1] != rest:
            return
        play.pop()
    play.mode.stepped(play, figure)
    if not task.placed:
        _ram(play, figure, newly)
        if _pole_arms(play, figure, newly):
            play.drop_tasks(figure.id)
            play.push(EndActivation(figure=figure.id))
    if play.figure(figure.id).where != "board":
        return
    _enter_tile(play, figure, task)
    tokens = triggered(play.state, figure, task.came_from)
    if tokens:
        play.push(Reveal(tokens=tokens, cause=figure.id))


def _newly_beside(play: Resolution, figure: Figure, task: Arrive) -> tuple[Figure, ...]:
    """Return opponents beside it now that were not beside the square it came from."""
    now = opponents_beside(play.state, figure)
    if task.came_from is None:
        return now
    before = {other.id for other in opponents_beside(play.state, figure, task.came_from)}
    return tuple(other for other in now if other.id not in before or other.id in task.passed)


def _pole_arms(play: Resolution, figure: Figure, newly: tuple[Figure, ...]) -> bool:
    """Hurt and stop a figure that steps before a pole arm; return whether it was (section 3)."""
    stopped = False
    for other in newly:
        now = play.figure(other.id)
        if not has(now, "pole_arm") or not watchful(now):
            continue
        if any(looks_at(now, square) for square in squares_of(figure)):
            play.tell(Stopped(figure=name_of(figure), by=name_of(now)))
            hurt(play, figure.id, 1, kind="effect", by=now.id)
            stopped = True
    return stopped


def _ram(play: Resolution, figure: Figure, newly: tuple[Figure, ...]) -> None:
    """Hurt those whom a ramming figure comes to face, once each in an activation."""
    active = play.active
    if active is None or active.figure != figure.id or not has(figure, "ram"):
        return
    for other in newly:
        ahead = any(looks_at(figure, square) for square in squares_of(other))
        if other.id in active.rammed or not ahead:
            continue
        # A step that somebody has felt cannot be taken back.
        active = active.with_(rammed=(*active.rammed, other.id), steps=())
        play.change(activation=active)
        play.tell(Rammed(figure=name_of(figure), target=name_of(other)))
        hurt(play, other.id, 1, kind="effect", by=figure.id)


def _enter_tile(play: Resolution, figure: Figure, task: Arrive) -> None:
    owner = board_of(play.state.site).owner
    tile = owner.get(figure.at)
    before = owner.get(task.came_from) if task.came_from is not None else None
    if tile is not None and tile != before:
        play.mode.entered(play, figure, tile, task.came_from)
