"""Running for reinforcements, out and in again (MA-110 to MA-117)."""

from rules.systems.mkd.board.board import board_of
from rules.systems.mkd.board.ways import FAR, distances
from rules.systems.mkd.compass import Square
from rules.systems.mkd.content import RULINGS
from rules.systems.mkd.events.minds import CameBack, HelpRolled, Sought
from rules.systems.mkd.minds.prospects import prospects
from rules.systems.mkd.names import name_of, square_name
from rules.systems.mkd.play import Play
from rules.systems.mkd.reveal.turn import reveal_from_pool
from rules.systems.mkd.state import Figure, Goal, MkdState
from rules.systems.mkd.tasks import AfterMonster
from rules.systems.mkd.verbs.turns import landing
from rules.systems.mkd_adventure.minds.attack import go_for
from rules.systems.mkd_adventure.minds.leaving import exits, run_to, step_out


def decide_to_seek(play: Play, figure: Figure) -> None:
    """Set out for reinforcements: 4 points are lost, once (MA-110)."""
    active = play.active
    if active is None:
        return
    lost = min(active.points, RULINGS.costs.reinforcements)
    play.spend(lost)
    play.tell(Sought(figure=name_of(figure)))
    figure = play.alter(figure.id, goal=Goal(kind="seek"))
    seek(play, figure)


def seek(play: Play, figure: Figure) -> None:
    """Run on to the nearest token, or out by the nearest exit when there is none (MA-111, MA-114).

    Where no way leads, it stops at once and attacks its first choice (MA-117, C35).
    """
    goals = token_squares(play.state, figure)
    if goals:
        if not run_to(play, figure, goals):
            _fight_instead(play, figure)
        return
    ways_out = exits(play.state)
    if figure.at in ways_out:
        step_out(play, figure, back=True)
    elif not run_to(play, figure, ways_out):
        _fight_instead(play, figure)


def token_squares(state: MkdState, figure: Figure) -> tuple[Square, ...]:
    """Squares where the nearest token would be turned over: its tile, or beside it (MA-110)."""
    if not state.tokens:
        return ()
    board = board_of(state.site)
    prices = distances(board, figure.at)
    token = min(state.tokens, key=lambda token: (prices.get(token.at, FAR), token.id))
    owner = board.owner.get(token.at)
    squares = board.squares(owner) if owner is not None else ()
    return (*squares, *board.around(token.at))


def _fight_instead(play: Play, figure: Figure) -> None:
    play.alter(figure.id, goal=None)
    found, reach = prospects(play.state, figure)
    if found:
        go_for(play, figure.id, found[0], reach)


def come_back(play: Play, figure: Figure) -> bool:
    """Come in again by the entrance, if there is room (MA-115); the die for help follows."""
    at = landing(play.state)
    if at is None or play.state.site.entrance is None:
        return False
    inward = (play.state.site.entrance[1] + 4) % 8
    play.alter(figure.id, where="board", at=at, facing=inward, goal=None)
    play.tell(CameBack(figure=name_of(figure), at=square_name(at)))
    play.push(AfterMonster(figure=figure.id))
    return True


def after_monster(play: Play, task: AfterMonster) -> None:
    """A token of the pool may follow who came back, revealed at the entrance (MA-116)."""
    figure = play.figure(task.figure)
    if play.state.site.entrance is None:
        return
    die = play.d6("mkd-reinforcements")
    comes = RULINGS.words("reinforcements")[die - 1] == "reveal" and bool(play.state.pools.tokens)
    play.tell(HelpRolled(figure=name_of(figure), die=die, came=comes))
    if comes:
        reveal_from_pool(play, play.state.site.entrance[0])
