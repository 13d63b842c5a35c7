"""Thieves: whom they rob, and where they take the chest (MA-120 to MA-126, 1.8)."""

from rules.systems.mkd.board.board import Board, board_of
from rules.systems.mkd.board.path_search import FAR
from rules.systems.mkd.board.reach import distances
from rules.systems.mkd.compass import Square
from rules.systems.mkd.content import RULINGS
from rules.systems.mkd.events.fights import ChestFell
from rules.systems.mkd.events.monster_ai import GoalChosen
from rules.systems.mkd.fights.attack import cost_of_attack
from rules.systems.mkd.fights.harm import free_floor, lay_down_chests
from rules.systems.mkd.figures import name_of
from rules.systems.mkd.monster_ai.assault import come_up
from rules.systems.mkd.monster_ai.nearest import nearest_of
from rules.systems.mkd.monster_ai.prospects import approach, prey
from rules.systems.mkd.names import chest_name, square_name
from rules.systems.mkd.pieces import Figure, Goal
from rules.systems.mkd.resolution import Resolution
from rules.systems.mkd.tasks import Attempt, Thieve
from rules.systems.mkd_adventure.monster_ai.leaving import exits_for_good, step_out
from rules.systems.mkd_adventure.monster_ai.passage import run_on
from rules.systems.mkd_adventure.monster_ai.reinforcements import rouse, token_squares
from rules.systems.mkd_adventure.state import of


def tries_theft(play: Resolution, figure: Figure) -> bool:
    """Let a Monster rob the nearest Hero with a chest; return whether that is possible.

    A Monster with a chest takes no second one (MA-120, MA-121, 1.8).
    """
    active = play.active
    if figure.carries or active is None:
        return False
    carriers = [hero for hero in prey(play.state) if hero.carries]
    victim = nearest_of(play, figure, carriers, "mkd-nearest")
    prospect = None if victim is None else approach(play.state, figure, victim)
    left = active.points - cost_of_attack(play.state, figure, "theft")
    if prospect is not None and prospect.price > left:
        prospect = prospect.instead
    if victim is None or prospect is None or prospect.price > left:
        return False
    attempt = Attempt(figure=figure.id, target=victim.id, manner="theft")
    come_up(play, figure, victim, prospect, attempt)
    return True


def thieve(play: Resolution, task: Thieve) -> None:
    """Roll where the stolen chest goes, and set off with the points left (MA-124)."""
    figure = play.figure(task.figure)
    if figure.where != "board" or not figure.carries:
        return
    die = play.roll(6, "mkd-theft-goal")
    word = RULINGS.words("theft_goal")[die - 1]
    kind = "exit" if word == "exit" else "central" if word == "central" else "token"
    play.tell(GoalChosen(figure=name_of(figure), die=die, goal=kind))
    tile = _central(play, figure) if kind == "central" else None
    carry_on(play, play.alter(figure.id, goal=Goal(kind=kind, tile=tile)))


def _central(play: Resolution, figure: Figure) -> int:
    """Return the Central Chamber, or from there the chamber farthest from the Heroes (1.8)."""
    board, central = board_of(play.state.site), of(play).central
    if board.owner.get(figure.at) != central:
        return central
    chambers = [
        tile
        for tile in range(len(play.state.site.tiles))
        if tile != central and board.shape(tile).kind == "chamber"
    ]
    prices = [distances(board, hero.at) for hero in prey(play.state)]

    def off(tile: int) -> int:
        """Return points from the nearest Hero to the nearest square of a tile.

        A tile that is cut off does not count as far.
        """
        least = min(
            (price.get(square, FAR) for price in prices for square in board.squares(tile)),
            default=0,
        )
        return -1 if least >= FAR else least

    return max(chambers, key=lambda tile: (off(tile), -tile), default=central)


def carry_on(play: Resolution, figure: Figure) -> None:
    """Let a thief go on with the chest, or drop it if no way leads on (MA-125)."""
    goal = figure.goal
    if goal is None:
        return
    goals = _goals(play, goal)
    if figure.at in goals:
        _there(play, figure, goal)
    elif not goals or not run_on(play, figure, goals):
        put_down(play, figure)


def _goals(play: Resolution, goal: Goal) -> tuple[Square, ...]:
    state = play.state
    if goal.kind == "exit":
        return exits_for_good(play)
    if goal.kind == "token":
        return token_squares(state)
    if goal.tile is None:
        return ()
    board = board_of(state.site)
    middle = free_floor(state, _middle(board, goal.tile))
    return (middle, *board.around(middle))


def _middle(board: Board, tile: int) -> Square:
    """Return the square nearest to a tile's centre on which a chest can lie, in reading order."""
    x, y = board.centre(tile)
    floor = [square for square in board.squares(tile) if board.standable(square)]
    return min(
        floor or [(x, y)],
        key=lambda at: (max(abs(at[0] - x), abs(at[1] - y)), at[1], at[0]),
    )


def _there(play: Resolution, figure: Figure, goal: Goal) -> None:
    """Leave, drop the chest, or wake a token and keep the chest, as its goal says (1.8)."""
    if goal.kind == "exit":
        step_out(play, figure, back=False)
    elif goal.kind == "central" and goal.tile is not None:
        _lay_in(play, figure, goal.tile)
    else:
        rouse(play, figure)


def _lay_in(play: Resolution, figure: Figure, tile: int) -> None:
    """Leave the chest in the middle of a chamber, shut and with its trap set again (1.8, B-87)."""
    for number in figure.carries:
        at = free_floor(play.state, _middle(board_of(play.state.site), tile))
        chest = play.state.chest(number)
        play.set_chest(chest.with_(at=at, carrier=None, opened=False, trap=None))
        play.tell(ChestFell(chest=chest_name(chest), at=square_name(at)))
    play.alter(figure.id, carries=(), goal=None)


def put_down(play: Resolution, figure: Figure) -> None:
    """Let a thief drop the chest, shut and with its trap set again (MA-125, B-87)."""
    lay_down_chests(play, figure.id)
    play.alter(figure.id, goal=None)
