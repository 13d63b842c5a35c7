"""Automatic attacks: counterattacks, and on those who pass through (2.9.5, B-50, MA-214)."""

from rules.systems.mkd.events.fights import Waived
from rules.systems.mkd.fights.strength import beside
from rules.systems.mkd.figures import squares_of, strikes_back
from rules.systems.mkd.moves.mover import looks_at
from rules.systems.mkd.names import name_of
from rules.systems.mkd.play import Play
from rules.systems.mkd.state import Figure, MkdState
from rules.systems.mkd.tasks import AskStrikeBack, Strike, StrikeBack


def due(state: MkdState, task: StrikeBack | AskStrikeBack) -> bool:
    """Return whether an automatic attack is made at all (2.9.5, B-50, B-62, B-71, MA-082).

    Both stand on the board; the striker has its nerve, is awake and drags nobody along. For a
    counterattack the attacker has to be beside it, in its front arc.
    """
    striker, target = state.figure(task.striker), state.figure(task.target)
    if striker.where != "board" or target.where != "board":
        return False
    if not strikes_back(striker) or striker.captive is not None:
        return False
    return task.manner == "passing" or _faces(state, striker, target)


def _faces(state: MkdState, striker: Figure, target: Figure) -> bool:
    ahead = any(looks_at(striker, square) for square in squares_of(target))
    return ahead and beside(state, striker, target)


def strike_back(play: Play, task: StrikeBack) -> None:
    """Make an automatic attack, or ask a Hero's player whether to (2.9.5, MA-214).

    Monsters never waive theirs; a Hero's standing answer is asked first.
    """
    if not due(play.state, task):
        return
    striker = play.figure(task.striker)
    standing = _standing(play.state, striker)
    if standing == "ask" and striker.seat is not None:
        question = AskStrikeBack(
            seats=(striker.seat,), striker=task.striker, target=task.target, manner=task.manner
        )
        play.push(question)
        return
    _decide(play, task, yes=standing != "no")


def answer_strike_back(play: Play, task: AskStrikeBack, *, yes: bool) -> None:
    """Make the attack that was asked about, or waive it (2.9.5, MA-214)."""
    if due(play.state, task):
        _decide(play, task, yes=yes)


def _standing(state: MkdState, striker: Figure) -> str:
    if striker.side == "monster":
        return "yes"
    return next((p.orders.strike_back for p in state.players if p.seat == striker.seat), "yes")


def _decide(play: Play, task: StrikeBack | AskStrikeBack, *, yes: bool) -> None:
    if yes:
        play.push(Strike(attacker=task.striker, targets=(task.target,), manner=task.manner))
        return
    striker, target = play.figure(task.striker), play.figure(task.target)
    play.tell(Waived(figure=name_of(striker), target=name_of(target)))
