"""Giving the adventure up: for those who cannot get out any more, or have had enough."""

from typing import Final

from rules.core.model import Seat
from rules.systems.mkd.actions import GiveUp
from rules.systems.mkd.events.teams import GaveUp
from rules.systems.mkd.fights.harm import eliminate
from rules.systems.mkd.pieces import Figure
from rules.systems.mkd.refusals import Refusal, refuse
from rules.systems.mkd.resolution import Resolution
from rules.systems.mkd.state import MkdState
from rules.systems.mkd.tasks import AskGiveUp
from rules.systems.mkd.turns import teams_to_act

FROM_ROUND: Final = 15
"""The round before which giving up is not offered, as it would only be in the way."""
INSIDE = ("board", "captive", "waiting")


def led_by(state: MkdState, seat: Seat) -> tuple[Figure, ...]:
    """Return a seat's Heroes who are still in the adventure."""
    return tuple(each for each in state.heroes if each.seat == seat and each.where in INSIDE)


def surrendered(state: MkdState) -> bool:
    """Return whether the party gave up: a team did, and no Hero of another team came out."""
    out = (each.seat for each in state.heroes if each.where == "left")
    return bool(state.gave_up) and all(seat in state.gave_up for seat in out)


def may_despair(state: MkdState, seat: Seat) -> bool:
    """Return whether giving up is offered: late, and in the seat's own part of the round."""
    return state.round >= FROM_ROUND and seat in teams_to_act(state)


def forbids_give_up(state: MkdState, seat: Seat, _action: GiveUp) -> Refusal | None:
    """Return why a seat cannot give up, or None: in its own turn, and late enough (MA-321).

    Somebody of its team must be left.
    """
    if not led_by(state, seat):
        return refuse("nobody-left", "MA-321")
    if state.agenda or not may_despair(state, seat):
        return refuse("give-up-when", "MA-321", round=FROM_ROUND)
    return None


def give_up(play: Resolution, seat: Seat, _action: GiveUp) -> None:
    """Ask the player to confirm that the team gives up."""
    play.push(AskGiveUp(seats=(seat,)))


def gave_up(play: Resolution, seat: Seat) -> None:
    """Eliminate a team, but for those who never went in; what it carried lies where it stood."""
    play.tell(GaveUp(player=play.state.player_name(seat)))
    play.change(gave_up=(*play.state.gave_up, seat))
    for figure in led_by(play.state, seat):
        if figure.where == "waiting":
            play.alter(figure.id, where="left")
        elif figure.where == "captive":
            play.alter(figure.id, where="dead")
        else:
            eliminate(play, figure.id, None)
