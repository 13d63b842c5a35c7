"""The town: the adventure's own, with whoever is at home in it.

Each errand is an action of the adventure, checked and performed by its own verbs on a position in
town where heroes have their roster number for a seat.
"""

from collections.abc import Iterable, Iterator
from typing import cast

from rules.core.answers import SeatInfo
from rules.core.campaign.resolution import CampaignResolution
from rules.core.campaign.roster import forbids_newcomer
from rules.core.errors import RuleError
from rules.core.model import Action, Seat
from rules.core.words import Text
from rules.systems.third_six import actions as inner
from rules.systems.third_six.campaign import actions
from rules.systems.third_six.campaign.actions import AnyTownAction
from rules.systems.third_six.campaign.events import Enlisted
from rules.systems.third_six.campaign.state import ThirdSixCampaignState, ThirdSixVeteran
from rules.systems.third_six.content import RULINGS
from rules.systems.third_six.heroes import newcomer
from rules.systems.third_six.mapping import first_room
from rules.systems.third_six.names import calling_name
from rules.systems.third_six.resolution import Resolution
from rules.systems.third_six.state import Hero, Level, ThirdSixState
from rules.systems.third_six.terms import CALLINGS, POTIONS, SCROLLS, SPELLS
from rules.systems.third_six.verbs import VERBS

TownResolution = CampaignResolution[ThirdSixCampaignState]
PAID_FOR = {
    "tsc-begin": "tsc-for-begin",
    "tsc-mend": "tsc-for-mend",
    "tsc-train": "tsc-for-train",
    "tsc-study": "tsc-for-study",
    "tsc-quaff": "tsc-for-quaff",
    "tsc-cure": "tsc-for-cure",
}
"""The reason that the purse notes for coins spent, by the action in town."""


def bench(state: ThirdSixCampaignState, heroes: Iterable[Hero]) -> ThirdSixState:
    """Return the town as a state of an adventure, with these heroes and the common purse."""
    return ThirdSixState(
        options=state.plan.with_(decisions="anyone"),
        heroes=tuple(heroes),
        levels=(Level(rooms=(first_room(state.plan),)),),
        place="town",
        coins=state.purse,
        earned=state.purse,
        bag=state.bag,
    )


def seated(veteran: ThirdSixVeteran) -> Hero:
    """Return a hero of the roster as a hero of an adventure's state."""
    return veteran.hero.with_(seat=veteran.number, name=veteran.name)


def ready(state: ThirdSixCampaignState) -> tuple[ThirdSixVeteran, ...]:
    """Return the heroes at home who have chosen all there is to choose."""
    return tuple(each for each in state.roster if each.fate == "home" and not each.hero.unready)


def errand(action: AnyTownAction) -> tuple[int, Action]:
    """Return the hero who does an errand, and the adventure's action for it.

    Raises:
        ValueError: it is none; finding a new hero is not.
    """
    match action:
        case actions.Begin():
            return action.hero, inner.ChooseSpell(spell=action.spell)
        case actions.Mend():
            return action.hero, inner.Treat(seat=action.hero)
        case actions.Train():
            return action.hero, inner.LevelUp(seat=action.hero)
        case actions.Study():
            return action.hero, inner.LearnSpell(spell=action.spell)
        case actions.Quaff():
            return action.hero, inner.Drink(potion=action.potion)
        case actions.Cure(scroll=True):
            return action.hero, inner.ReadScroll(spell="heal", hero=action.patient)
        case actions.Cure():
            return action.hero, inner.Cast(spell="heal", hero=action.patient)
        case _:
            raise ValueError(f"{action.kind} is no errand")


def place(state: ThirdSixCampaignState, action: AnyTownAction) -> ThirdSixState:
    """Return the state in which an errand is done: new heroes choose their spells by themselves."""
    if isinstance(action, actions.Begin):
        return bench(state, (seated(state.veteran(action.hero)),))
    return bench(state, (seated(each) for each in ready(state)))


def forbids(
    state: ThirdSixCampaignState, seat: Seat, action: AnyTownAction, on: ThirdSixState | None = None
) -> RuleError | None:
    """Return why a member cannot do an action in town; `on` is its state there, if known."""
    if isinstance(action, actions.Enlist):
        return forbids_enlist(state, seat)
    veteran = state.veteran(action.hero)
    if veteran.fate != "home":
        return RuleError(f"campaign-refused-hero-{veteran.fate}", hero=veteran.name)
    paid = isinstance(action, actions.Mend | actions.Train)
    if not paid and veteran.owner != seat:
        return RuleError("campaign-refused-not-yours", hero=veteran.name)
    if veteran.hero.unready and not isinstance(action, actions.Begin):
        return RuleError("tsc-refused-unready", hero=veteran.name)
    hero, does = errand(action)
    key = VERBS.forbidden(on or place(state, action), hero, does)
    return RuleError(key) if key else None


def forbids_enlist(state: ThirdSixCampaignState, seat: Seat) -> RuleError | None:
    """Return why a member cannot add a hero, or None: a few each, fewer if none join (TS-049)."""
    mine = [each for each in state.roster if each.owner == seat]
    if mine and not state.plan.recruit_in_town:
        return RuleError("ts-error-no-recruits")
    if state.purse < RULINGS.recruit_cost:
        return RuleError("ts-error-coins")
    return forbids_newcomer(state, seat)


def spends(state: ThirdSixCampaignState, action: Action) -> bool:  # noqa: ARG001 - always so
    """Return whether an errand spends coins of the common purse (TS-057)."""
    if isinstance(action, actions.Enlist):
        return RULINGS.recruit_cost > 0
    return isinstance(action, actions.Mend | actions.Train)


def candidates(state: ThirdSixCampaignState, seat: Seat) -> Iterator[AnyTownAction]:
    """Yield actions that a member may take in town, those of their own heroes first."""
    at_home = [each for each in state.roster if each.fate == "home"]
    mine = [each for each in at_home if each.owner == seat]
    others = [each for each in at_home if each.owner != seat]
    yield from (
        actions.Begin(hero=each.number, spell=spell)
        for each in mine
        if each.hero.spells_due
        for spell in SPELLS
    )
    for veteran in mine:
        number = veteran.number
        yield from (
            actions.Study(hero=number, spell=spell)
            for spell in SPELLS
            if SCROLLS[spell] in state.bag
        )
        yield actions.Mend(hero=number)
        yield actions.Train(hero=number)
        yield from (actions.Quaff(hero=number, potion=each) for each in POTIONS)
        for patient in at_home:
            yield actions.Cure(hero=number, patient=patient.number)
            yield actions.Cure(hero=number, patient=patient.number, scroll=True)
    yield from (actions.Mend(hero=each.number) for each in others)
    yield from (actions.Train(hero=each.number) for each in others)
    yield from (actions.Enlist(calling=calling) for calling in CALLINGS)


def perform(play: TownResolution, seat: Seat, action: Action) -> None:
    """Carry out an errand in town, and pay for it from the common purse (TS-057).

    Raises:
        RuleError: it cannot be done now; no die was rolled.
    """
    state, wish = play.state, cast(AnyTownAction, action)
    refusal = forbids(state, seat, wish)
    if refusal is not None:
        raise refusal
    if isinstance(wish, actions.Enlist):
        _enlist(play, seat, wish)
    else:
        _run(play, place(state, wish), wish)


def _run(play: TownResolution, on: ThirdSixState, action: AnyTownAction) -> None:
    hero, does = errand(action)
    done = Resolution(on, play.dice)
    VERBS.check(on, hero, does).performs(done, hero, does)
    play.tell(*done.events)
    play.pay(on.coins - done.state.coins, Text.of(PAID_FOR[action.kind]))
    play.change(bag=done.state.bag)
    for changed in done.state.heroes:
        if changed != on.hero(changed.seat):
            _keep(play, changed)


def _keep(play: TownResolution, hero: Hero) -> None:
    """Put a hero of that position back on the roster."""
    veteran = play.state.veteran(hero.seat)
    play.set_veteran(veteran.with_(hero=hero.with_(seat=veteran.owner)))


def _enlist(play: TownResolution, seat: Seat, action: actions.Enlist) -> None:
    """Add somebody new, at the price and the level of a recruit (TS-049)."""
    state = play.state
    number, name = play.new_number(), state.name_for(seat)
    fresh = newcomer(SeatInfo(seat=number, name=name), state.plan.start_level).with_(veteran=number)
    on = bench(state, (fresh,))
    calling = calling_name(action.calling)
    play.tell(Enlisted(hero=name, member=state.member(seat).name, calling=calling))
    play.pay(RULINGS.recruit_cost, Text.of("tsc-for-enlist"))
    done, does = Resolution(on, play.dice), inner.ChooseClass(calling=action.calling)
    VERBS.check(on, number, does).performs(done, number, does)
    play.tell(*done.events)
    born = done.state.hero(number).with_(seat=seat)
    play.set_veteran(ThirdSixVeteran(number=number, owner=seat, name=name, hero=born))
