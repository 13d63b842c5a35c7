"""At home: new heroes, and what the last adventure left to be settled.

Each errand is an action of the adventure, checked and performed by its own verbs on a position
with one hero in a quiet room, whose seat is its roster number.
"""

from collections.abc import Iterator
from typing import cast

from rules.core.answers import SeatInfo
from rules.core.campaign.resolution import CampaignResolution
from rules.core.campaign.roster import forbids_newcomer
from rules.core.errors import RuleError
from rules.core.model import Action, Seat
from rules.systems.three_dice import actions as inner
from rules.systems.three_dice.campaign import actions
from rules.systems.three_dice.campaign.actions import AnyHomeAction
from rules.systems.three_dice.campaign.events import Enlisted
from rules.systems.three_dice.campaign.state import ThreeDiceCampaignState, ThreeDiceVeteran
from rules.systems.three_dice.creation import roll_hero
from rules.systems.three_dice.menu import candidates as inner_candidates
from rules.systems.three_dice.resolution import Resolution
from rules.systems.three_dice.state import Draw, Hero, Level, Room, ThreeDiceState
from rules.systems.three_dice.verbs import VERBS

HOME = Level(
    theme="standard",
    rooms=(
        Room(
            number=1,
            cell=(0, 0),
            kind="corridor",
            draw=Draw(location=1, monsters=(), treasure=1),
            exits=0,
            stage="settled",
        ),
    ),
)
"""A quiet place, with nothing in it and no way out."""

HomeResolution = CampaignResolution[ThreeDiceCampaignState]


def bench(state: ThreeDiceCampaignState, *heroes: Hero) -> ThreeDiceState:
    """Return the home as a state of an adventure, with these heroes in it."""
    return ThreeDiceState(
        options=state.plan.with_(decisions="anyone"),
        heroes=heroes,
        levels=(HOME,),
        acting=tuple(hero.seat for hero in heroes),
    )


def seated(veteran: ThreeDiceVeteran) -> Hero:
    """Return a hero of the roster as a hero of an adventure's state."""
    return veteran.hero.with_(seat=veteran.number, name=veteran.name, room=1, came_from=None)


def errand(action: actions.Assign | actions.Raise | actions.Quaff) -> Action:
    """Return the adventure's action for an action at home."""
    match action:
        case actions.Assign():
            return inner.Assign(faces=action.faces)
        case actions.Raise():
            return inner.RaiseMaximum(attribute=action.attribute)
        case actions.Quaff():
            return inner.Drink(attributes=action.attributes)


def forbids(state: ThreeDiceCampaignState, seat: Seat, action: AnyHomeAction) -> RuleError | None:
    """Return why a member cannot do an action at home, or None."""
    if isinstance(action, actions.Enlist):
        return forbids_newcomer(state, seat)
    veteran = state.veteran(action.hero)
    if veteran.fate != "home":
        return RuleError(f"campaign-refused-hero-{veteran.fate}", hero=veteran.name)
    if veteran.owner != seat:
        return RuleError("campaign-refused-not-yours", hero=veteran.name)
    key = VERBS.forbidden(bench(state, seated(veteran)), veteran.number, errand(action))
    return RuleError(key) if key else None


def candidates(state: ThreeDiceCampaignState, seat: Seat) -> Iterator[AnyHomeAction]:
    """Yield actions that a member may take at home."""
    for veteran in state.heroes_of(seat):
        number = veteran.number
        for does in inner_candidates(bench(state, seated(veteran)), number):
            match does:
                case inner.Assign():
                    yield actions.Assign(hero=number, faces=does.faces)
                case inner.RaiseMaximum():
                    yield actions.Raise(hero=number, attribute=does.attribute)
                case inner.Drink():
                    yield actions.Quaff(hero=number, attributes=does.attributes)
                case _:
                    pass
    yield actions.Enlist()


def perform(play: HomeResolution, seat: Seat, action: Action) -> None:
    """Carry out an errand at home.

    Raises:
        RuleError: it cannot be done now; no die was rolled.
    """
    wish = cast(AnyHomeAction, action)
    refusal = forbids(play.state, seat, wish)
    if refusal is not None:
        raise refusal
    if isinstance(wish, actions.Enlist):
        _enlist(play, seat)
        return
    veteran = play.state.veteran(wish.hero)
    on = bench(play.state, seated(veteran))
    does, done = errand(wish), Resolution(on, play.dice)
    VERBS.check(on, veteran.number, does).performs(done, veteran.number, does)
    play.tell(*done.events)
    hero = done.state.hero(veteran.number)
    play.set_veteran(veteran.with_(hero=hero.with_(seat=veteran.owner)))


def _enlist(play: HomeResolution, seat: Seat) -> None:
    """Roll somebody new, of the first level (TD-001, TD-056)."""
    state = play.state
    number, name = play.new_number(), state.name_for(seat)
    play.tell(Enlisted(hero=name, member=state.member(seat).name))
    rolled = Resolution(bench(state), play.dice)
    hero = roll_hero(rolled, SeatInfo(seat=seat, name=name)).with_(veteran=number)
    play.tell(*rolled.events)
    play.set_veteran(ThreeDiceVeteran(number=number, owner=seat, name=name, hero=hero))
