"""What a sensible member does between adventures."""

from rules.core.answers import Stance
from rules.core.campaign import actions
from rules.core.campaign.progress import AnyProgress
from rules.core.campaign.state import AnyCampaign
from rules.core.campaign.town import forbids_set_out, forbids_stay
from rules.core.model import Action, Seat


def pilot(progress: AnyProgress, state: AnyCampaign, seat: Seat, stance: Stance) -> Action:
    """Return an autopilot's action in town; it ends no campaign that could go on."""
    if state.closing is not None:
        return actions.Assure(yes=_stuck(progress, state))
    wanted = progress.pilot(state, seat, stance)
    if wanted is not None:
        return wanted
    going = state.brought_by(seat)
    if len(going) < progress.most_heroes(state):
        for veteran in state.heroes_of(seat):
            if veteran.number not in going:
                return actions.Bring(hero=veteran.number)
    if forbids_set_out(state, seat, now=False) is None:
        return actions.SetOut()
    for veteran in state.roster:
        if veteran.owner == seat and veteran.fate == "retired":
            return actions.Recall(hero=veteran.number)
    return actions.StayHome() if forbids_stay(state, seat) is None else actions.Close()


def _stuck(progress: AnyProgress, state: AnyCampaign) -> bool:
    """Return whether nobody can ever go again: no hero is left, and none to be had."""
    if any(veteran.fate in ("home", "retired") for veteran in state.roster):
        return False
    cleared = state.with_(closing=None)
    return not any(any(progress.offers(cleared, member.seat)) for member in state.active)
