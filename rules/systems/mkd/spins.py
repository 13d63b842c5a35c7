"""Turning: free spins towards newcomers, and facing (B-33, B-34)."""

from rules.systems.mkd.compass import Facing, Square, heading
from rules.systems.mkd.events.moves import Turned
from rules.systems.mkd.figures import asleep, kind_of, name_of, opponents_beside, squares_of
from rules.systems.mkd.pieces import Figure
from rules.systems.mkd.resolution import Resolution
from rules.systems.mkd.state import MkdState
from rules.systems.mkd.tasks import AskSpin


def facing_to(figure: Figure, other: Figure) -> Facing:
    """Return the facing that looks at another figure most directly.

    A rider's facing is kept, and that of whoever stands in the same square.
    """
    nearest = nearest_square(figure.at, other)
    if kind_of(figure).mounted or figure.at == nearest:
        return figure.facing
    return heading(figure.at, nearest)


def nearest_square(at: Square, figure: Figure) -> Square:
    """Return the square of a figure that is nearest."""
    if figure.rear is None:
        return figure.at
    return min(
        squares_of(figure), key=lambda square: (square[0] - at[0]) ** 2 + (square[1] - at[1]) ** 2
    )


def free_spins(play: Resolution, newcomer: Figure, watchers: tuple[Figure, ...]) -> None:
    """Let opponents that a figure has come beside turn to it at once (B-34, MA-101).

    Monsters always turn, Heroes as their player's standing answer says; who wants to be asked is
    not where there is no other opponent beside the Hero. Those asleep cannot turn, nor can riders.
    """
    for watcher in watchers:
        if asleep(watcher) or kind_of(watcher).mounted:
            continue
        answer = _answer(play.state, watcher)
        if answer == "ask" and watcher.seat is not None:
            question = AskSpin(seats=(watcher.seat,), figure=watcher.id, toward=newcomer.id)
            play.push(question)
        elif answer == "yes":
            turn_to(play, watcher.id, newcomer.id)


def _answer(state: MkdState, watcher: Figure) -> str:
    if watcher.side != "hero":
        return "yes"
    answer = next((p.orders.spin for p in state.players if p.seat == watcher.seat), "yes")
    alone = len(opponents_beside(state, watcher)) <= 1
    return "yes" if alone and answer == "ask" else answer


def turn_to(play: Resolution, figure: int, toward: int) -> None:
    """Turn a figure to look at another, and tell of it if that changes its facing."""
    watcher, other = play.figure(figure), play.figure(toward)
    if watcher.where != "board" or other.where != "board":
        return
    facing = facing_to(watcher, other)
    if facing != watcher.facing:
        # A step to which others have turned cannot be taken back.
        play.settle_steps()
        play.alter(figure, facing=facing)
        play.tell(Turned(figure=name_of(watcher), toward=name_of(other)))
