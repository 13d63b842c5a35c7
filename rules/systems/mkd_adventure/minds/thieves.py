"""Thieves: whom they rob and where they take it (MA-120 to MA-126, 1.8)."""

from rules.systems.mkd.board.board import board_of
from rules.systems.mkd.board.ways import FAR, distances
from rules.systems.mkd.compass import Square
from rules.systems.mkd.content import RULINGS
from rules.systems.mkd.events.minds import GoalChosen
from rules.systems.mkd.fights.costs import cost_of_attack
from rules.systems.mkd.fights.harm import lay_down_chests
from rules.systems.mkd.fights.strength import beside
from rules.systems.mkd.minds.nearest import nearest_of
from rules.systems.mkd.minds.prospects import best_stand
from rules.systems.mkd.moves.mover import reach_of
from rules.systems.mkd.names import name_of
from rules.systems.mkd.play import Play
from rules.systems.mkd.state import Figure, Goal, MkdState
from rules.systems.mkd.tasks import Attempt, Thieve, Walk
from rules.systems.mkd_adventure.minds.leaving import exits, run_to, step_out
from rules.systems.mkd_adventure.minds.reinforcements import token_squares
from rules.systems.mkd_adventure.state import of


def tries_theft(play: Play, figure: Figure) -> bool:
    """Go and rob the nearest Hero with a chest, if that can be tried now (MA-120, MA-121)."""
    active = play.active
    carriers = [other for other in play.state.on_board if other.side == "hero" and other.carries]
    if figure.carries or active is None:
        return False
    victim = nearest_of(play, figure.at, carriers, "mkd-nearest")
    if victim is None:
        return False
    cost = cost_of_attack(play.state, figure, "theft")
    attempt = Attempt(figure=figure.id, target=victim.id, manner="theft")
    if beside(play.state, figure, victim):
        if active.points < cost:
            return False
        play.push(attempt)
        return True
    reach = reach_of(play.state, figure, active.points, opens=True)
    stand = best_stand(play.state, figure, victim, reach)
    if stand is None or reach.cost[stand] + cost > active.points:
        return False
    play.push(Walk(figure=figure.id, path=reach.path(stand), opens=True), attempt)
    return True


def thieve(play: Play, task: Thieve) -> None:
    """Roll where the booty goes, and set off with what points are left (MA-124)."""
    figure = play.figure(task.figure)
    if figure.where != "board" or not figure.carries:
        return
    die = play.d6("mkd-theft-goal")
    word = RULINGS.words("theft_goal")[die - 1]
    kind = "exit" if word == "exit" else "central" if word == "central" else "token"
    play.tell(GoalChosen(figure=name_of(figure), die=die, goal=kind))
    tile = _central(play, figure) if kind == "central" else None
    figure = play.alter(figure.id, goal=Goal(kind=kind, tile=tile))
    carry_on(play, figure)


def _central(play: Play, figure: Figure) -> int:
    """The Central Chamber, or from there the chamber farthest from the Heroes (1.8)."""
    board, central = board_of(play.state.site), of(play).central
    if board.owner.get(figure.at) != central:
        return central
    far = dict.fromkeys(range(len(play.state.site.tiles)), FAR)
    for hero in play.state.on_board:
        if hero.side == "hero":
            prices = distances(board, hero.at)
            for tile in far:
                far[tile] = min(far[tile], prices.get(board.centre(tile), FAR))
    chambers = [tile for tile in far if board.shape(tile).kind == "chamber" and tile != central]
    return max(chambers, key=lambda tile: (far[tile], -tile), default=central)


def carry_on(play: Play, figure: Figure) -> None:
    """Go on with the booty; where no way leads it is dropped on the spot (MA-125)."""
    goal = figure.goal
    if goal is None:
        return
    if not figure.carries:
        play.alter(figure.id, goal=None)
        return
    goals = _goals(play.state, figure, goal)
    if figure.at in goals:
        _there(play, figure, goal)
    elif not goals or not run_to(play, figure, goals):
        put_down(play, figure)


def _goals(state: MkdState, figure: Figure, goal: Goal) -> tuple[Square, ...]:
    board = board_of(state.site)
    if goal.kind == "exit":
        return exits(state)
    if goal.kind == "token":
        return token_squares(state, figure)
    if goal.tile is None:
        return ()
    centre = board.centre(goal.tile)
    return (centre, *board.around(centre)) if board.standable(centre) else board.squares(goal.tile)


def _there(play: Play, figure: Figure, goal: Goal) -> None:
    """At its goal a thief leaves, drops the chest, or goes on as before (1.8)."""
    if goal.kind == "exit":
        step_out(play, figure, back=False)
    elif goal.kind == "central":
        put_down(play, figure)
    else:
        play.alter(figure.id, goal=None)


def put_down(play: Play, figure: Figure) -> None:
    """Drop the booty shut, its trap set again, and behave as others do (MA-125, B-87)."""
    lay_down_chests(play, figure.id)
    play.alter(figure.id, goal=None)
