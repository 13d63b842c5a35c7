"""What members do in town that concerns the others, who may say otherwise before it is done."""

from collections.abc import Callable
from typing import Any

from rules.core.campaign import actions
from rules.core.campaign.progress import AnyProgress
from rules.core.campaign.state import AnyCampaign
from rules.core.errands import Errand
from rules.core.model import Action, Seat

Spends = Callable[[Any, Action], bool]
"""Whether an action spends what is everybody's, without a vote of the rules; `Progress.spends`."""
Confirms = Callable[[Any, Seat], Action | None]
"""What confirms a deal that the others have agreed to; `Progress.confirms`."""
OWN = Errand()
LEAVING = Errand(leaves=True)


def errand(progress: AnyProgress, state: AnyCampaign, action: Action) -> Errand:
    """Return what an action in town is to the others.

    To plan the next adventure, and to spend common coins, concerns all; to go at once concerns
    those who are not ready. A system may have the rest: it says which actions `spend`, and which
    are `leaving`. While the end of the campaign is put to the vote nothing else is decided.
    """
    if state.closing is not None or state.ending:
        return OWN
    everybody = tuple(member.seat for member in state.active)
    match action:
        case actions.SetOut(now=True):
            left = tuple(seat for seat in everybody if seat not in state.ready)
            return Errand(left, alone="set-out")
        case actions.Plan():
            return Errand(everybody)
        case actions.SetOut() | actions.StayHome() | actions.SitOut():
            return LEAVING
        case _:
            pass
    spends: Spends | None = getattr(progress, "spends", None)
    if spends is not None and spends(state, action):
        return Errand(everybody)
    return LEAVING if isinstance(action, getattr(progress, "leaving", ())) else OWN


def confirmation(progress: AnyProgress, state: AnyCampaign, seat: Seat) -> Action | None:
    """Return what a member does to confirm a deal, where the system asks for that."""
    confirms: Confirms | None = getattr(progress, "confirms", None)
    if confirms is None or state.away is not None or state.ending:
        return None
    return confirms(state, seat)
