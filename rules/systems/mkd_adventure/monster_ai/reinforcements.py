"""Running for reinforcements, out and in again (MA-110 to MA-117)."""

from typing import NamedTuple

from rules.systems.mkd.board.board import board_of
from rules.systems.mkd.board.reach import may_stop
from rules.systems.mkd.board.stairs import stairs_of
from rules.systems.mkd.compass import SIDES, Facing, Square, step
from rules.systems.mkd.content import RULINGS
from rules.systems.mkd.events.monster_ai import CameBack, HelpRolled, Sought
from rules.systems.mkd.figures import has, kind_of, name_of
from rules.systems.mkd.mover import mover_of
from rules.systems.mkd.moves.activation import begin
from rules.systems.mkd.names import square_name
from rules.systems.mkd.pieces import Figure, Goal
from rules.systems.mkd.resolution import Resolution
from rules.systems.mkd.reveal.triggers import triggered
from rules.systems.mkd.reveal.turn import reveal_from_pool
from rules.systems.mkd.state import MkdState
from rules.systems.mkd.tasks import AfterMonster, Arrive, EndActivation, MonsterActs, Reveal
from rules.systems.mkd_adventure.monster_ai.attack import go_for
from rules.systems.mkd_adventure.monster_ai.choices import first_choice
from rules.systems.mkd_adventure.monster_ai.leaving import exits, step_out
from rules.systems.mkd_adventure.monster_ai.passage import run_on


def decide_to_seek(play: Resolution, figure: Figure) -> None:
    """Send a Monster for reinforcements, which costs it 4 points, once (MA-110)."""
    active = play.active
    if active is None:
        return
    play.spend(min(active.points, RULINGS.costs.reinforcements))
    play.tell(Sought(figure=name_of(figure)))
    seek(play, play.alter(figure.id, goal=Goal(kind="seek")))


def seek(play: Resolution, figure: Figure) -> None:
    """Let a Monster run to the nearest token, or leave by the nearest exit (MA-111, MA-114).

    Without a way, it stops at once and attacks its first choice (MA-117, C35).
    """
    if play.state.tokens:
        goals = token_squares(play.state)
        if figure.at in goals:
            rouse(play, figure)
        elif not run_on(play, figure, goals, through=True):
            fight_instead(play, figure)
        return
    ways_out = exits(play.state)
    if figure.at in ways_out:
        step_out(play, figure, back=True)
    elif not run_on(play, figure, ways_out, through=True):
        fight_instead(play, figure)


def token_squares(state: MkdState) -> tuple[Square, ...]:
    """Return squares where a token would be turned over: in its tile, or beside it (MA-110)."""
    board = board_of(state.site)
    found: set[Square] = set()
    for token in state.tokens:
        found.update(board.squares(board.owner[token.at]))
        found.update(board.around(token.at))
    return tuple(found)


def rouse(play: Resolution, figure: Figure) -> None:
    """Turn over tokens that have come to a Monster that was looking for one (MA-112)."""
    tokens = triggered(play.state, figure)
    if tokens:
        play.push(Reveal(tokens=tokens, cause=figure.id))


def fight_instead(play: Resolution, figure: Figure) -> None:
    """Give up a Monster's goal, and attack its first choice without a die (MA-117, MA-292)."""
    figure = play.alter(figure.id, goal=None)
    choice = first_choice(play, figure)
    if choice is not None:
        go_for(play, figure.id, choice)


def come_back(play: Resolution, figure: Figure) -> None:
    """Let a Monster come in again where it left, if there is room, and act (MA-115, D10: 1 point).

    This holds on every floor (MA-170); up the stairs it costs 3 (MA-172, C36). Afterwards the die
    for reinforcements is rolled (MA-116). Coming in may turn a token over, which ends the
    activation of all but nimble and stealthy Monsters (MA-072).
    """
    spot = way_in(play.state, figure)
    if spot is None:
        return
    up = figure.gate in stairs_of(play.state.site)
    play.alter(figure.id, where="board", at=spot.at, rear=spot.rear, facing=spot.facing, goal=None)
    begin(play, figure.id)
    if play.active is not None:
        play.spend(min(play.active.points, RULINGS.costs.stairs if up else 1))
    figure = play.figure(figure.id)
    play.tell(CameBack(figure=name_of(figure), at=square_name(spot.at)))
    ends = triggered(play.state, figure) and not (has(figure, "nimble") or has(figure, "stealth"))
    acts = () if ends else (MonsterActs(figure=figure.id),)
    play.push(
        Arrive(figure=figure.id, placed=True),
        *acts,
        EndActivation(figure=figure.id),
        AfterMonster(figure=figure.id),
    )


class WayIn(NamedTuple):
    """The place and facing of a figure that comes in."""

    at: Square
    rear: Square | None
    facing: Facing


def way_in(state: MkdState, figure: Figure) -> WayIn | None:
    """Return where a figure comes in: on the square of its way in, or None without room.

    A rider's front stands one square further on; on stairs it may face any way (1.14).
    """
    if figure.gate is not None:
        square, ways = figure.gate, tuple((figure.facing + turn) % 8 for turn in range(8))
        ways = tuple(way for way in ways if way in SIDES) if kind_of(figure).mounted else ways
    elif state.site.entrance is not None:
        square, ways = state.site.entrance[0], ((state.site.entrance[1] + 4) % 8,)
    else:
        return None
    board, mover = board_of(state.site), mover_of(state, figure)
    if not may_stop(board, square, mover):
        return None
    if not kind_of(figure).mounted:
        return WayIn(square, None, ways[0])
    for way in ways:
        inside = step(square, way)
        if board.free(square, way) and may_stop(board, inside, mover):
            return WayIn(inside, square, way)
    return None


def after_monster(play: Resolution, task: AfterMonster) -> None:
    """Roll whether a token of the pool is revealed where a Monster came back (MA-116, 1.7).

    It comes back at the entrance, or on the stairs (C36).
    """
    figure = play.figure(task.figure)
    at = figure.gate
    if at is None:
        if play.state.site.entrance is None:
            return
        at = play.state.site.entrance[0]
    die = play.roll(6, "mkd-reinforcements")
    comes = RULINGS.words("reinforcements")[die - 1] == "reveal" and bool(play.state.pools.tokens)
    play.tell(HelpRolled(figure=name_of(figure), die=die, came=comes))
    if comes:
        reveal_from_pool(play, at)
