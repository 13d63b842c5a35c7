"""What a sensible member does in town: as in an adventure's town, for those who go next."""

from rules.core.answers import Stance
from rules.core.model import Action, Seat
from rules.systems.third_six import actions as inner
from rules.systems.third_six.campaign import actions, town
from rules.systems.third_six.campaign.state import ThirdSixCampaignState, ThirdSixVeteran
from rules.systems.third_six.pilot.choices import choose_class, choose_spell
from rules.systems.third_six.pilot.shopping import shop
from rules.systems.third_six.terms import CALLINGS
from rules.systems.third_six.verbs import VERBS


def choose(state: ThirdSixCampaignState, seat: Seat, stance: Stance) -> Action | None:
    """Return the autopilot's action in town: somebody to lead, spells, then what is needed most."""
    mine = state.heroes_of(seat)
    if not mine:
        enlisted = _enlist(state, seat, stance)
        return enlisted if town.forbids(state, seat, enlisted) is None else None
    for veteran in mine:
        if veteran.hero.spells_due:
            number = veteran.number
            place = town.bench(state, (town.seated(veteran),))
            wish = choose_spell(place, number, stance, {})
            if isinstance(wish, inner.ChooseSpell):
                return actions.Begin(hero=number, spell=wish.spell)
    return _shop(state, seat, stance)


def _enlist(state: ThirdSixCampaignState, seat: Seat, stance: Stance) -> actions.Enlist:
    """Return how to enlist a hero of the class of which there are fewest."""
    place = town.bench(state, (town.seated(each) for each in state.roster if each.fate == "home"))
    wish = choose_class(place, seat, stance, {})
    wanted = wish.calling if isinstance(wish, inner.ChooseClass) else ""
    return actions.Enlist(calling=next((each for each in CALLINGS if each == wanted), "barbarian"))


def _shop(state: ThirdSixCampaignState, seat: Seat, stance: Stance) -> Action | None:
    going = tuple(each for each in town.ready(state) if each in _first(state))
    if not going:
        return None
    place = town.bench(state, (town.seated(each) for each in going))
    numbers = {each.number for each in going}
    on = town.bench(state, (town.seated(each) for each in town.ready(state)))
    wishes = {
        VERBS.id_of(does): (does, action)
        for action in town.candidates(state, seat)
        if not isinstance(action, actions.Enlist | actions.Begin) and action.hero in numbers
        for does in (town.errand(action)[1],)
        if town.forbids(state, seat, action, on) is None
    }
    wish = shop(place, seat, stance, {key: does for key, (does, _) in wishes.items()})
    return next((action for does, action in wishes.values() if does == wish), None)


def _first(state: ThirdSixCampaignState) -> tuple[ThirdSixVeteran, ...]:
    """Return the hero who goes, or would go, for each member who is waited for."""
    heroes = (
        state.brought_by(member.seat) or [each.number for each in state.heroes_of(member.seat)[:1]]
        for member in state.active
    )
    return tuple(state.veteran(number) for some in heroes for number in some)
