"""What a sensible member does at home: somebody to lead, and whatever is still to be chosen."""

from rules.core.answers import Stance
from rules.core.model import Action, Seat
from rules.systems.three_dice import pilot as inner
from rules.systems.three_dice.campaign import actions, home
from rules.systems.three_dice.campaign.state import ThreeDiceCampaignState


def choose(state: ThreeDiceCampaignState, seat: Seat, stance: Stance) -> Action | None:
    """Return the action of the adventure's autopilot at home; potions are kept for adventures."""
    mine = state.heroes_of(seat)
    if not mine:
        enlist = actions.Enlist()
        return enlist if home.forbids(state, seat, enlist) is None else None
    for veteran in mine:
        if veteran.hero.unassigned or veteran.hero.due:
            place, number = home.bench(state, home.seated(veteran)), veteran.number
            wish = inner.choose(place, number, stance)
            return next(
                each
                for each in home.candidates(state, seat)
                if not isinstance(each, actions.Enlist)
                and each.hero == number
                and home.errand(each) == wish
            )
    return None
