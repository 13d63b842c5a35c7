"""Between adventures: who goes next and with whom, who rests, and how a campaign ends."""

from typing import Any

from rules.core.campaign import actions, events
from rules.core.campaign.progress import AnyProgress
from rules.core.campaign.resolution import CampaignResolution
from rules.core.campaign.state import AnyCampaign, Assent, Veteran
from rules.core.errors import RuleError
from rules.core.model import Action, Options, Seat
from rules.core.settings import with_setting
from rules.core.words import Text

HeroAction = actions.Bring | actions.Leave | actions.Retire | actions.Recall
Refusal = RuleError | None


def awaiting(progress: AnyProgress, state: AnyCampaign) -> tuple[Seat, ...]:
    """Return who must decide something at home, in seat order."""
    seats = tuple(member.seat for member in state.active)
    if state.closing is not None:
        said = {assent.seat for assent in state.closing}
        return tuple(seat for seat in seats if seat not in said)
    if state.visit is not None:
        return progress.awaiting(state)
    return tuple(seat for seat in seats if seat not in state.ready)


def perform(
    progress: AnyProgress, play: CampaignResolution[Any], seat: Seat, action: Action
) -> bool:
    """Carry out an action that all campaigns have, and return whether the party sets out.

    Raises:
        RuleError: it cannot be done now.
    """
    state = play.state
    if isinstance(action, actions.Assure):
        _assure(play, seat, yes=action.yes)
        return False
    if state.closing is not None:
        raise RuleError("campaign-refused-closing")
    if state.visit is not None:
        raise RuleError("campaign-refused-in-town")
    match action:
        case actions.SetOut(now=now):
            _raise(forbids_set_out(state, seat, now=now))
            play.change(ready=(*state.ready, seat))
            return now or not awaiting(progress, play.state)
        case actions.StayHome() | actions.SitOut():
            _raise(forbids_stay(state, seat))
            _stay(play, seat, for_long=isinstance(action, actions.SitOut))
            return not awaiting(progress, play.state)
        case actions.Invite(seat=guest):
            _raise(forbids_invite(state, guest))
            _set_active(play, guest, active=True)
            play.tell(events.Invited(member=state.member(guest).name))
        case actions.Bring() | actions.Leave() | actions.Retire() | actions.Recall():
            _about_a_hero(progress, play, seat, action)
        case actions.Plan(name=name, value=value):
            _raise(forbids_plan(progress, state, name, value))
            _settle(progress, play, name, value)
        case actions.Close():
            _propose(play, seat)
        case _:
            raise RuleError("campaign-refused-unknown")
    return False


def _stay(play: CampaignResolution[Any], seat: Seat, *, for_long: bool) -> None:
    state = play.state
    kept = tuple(each for each in state.party if state.veteran(each).owner != seat)
    if not for_long:
        play.change(ready=(*state.ready, seat), party=kept)
        return
    play.change(party=kept)
    _set_active(play, seat, active=False)
    play.tell(events.SatOut(member=state.member(seat).name))


def _set_active(play: CampaignResolution[Any], seat: Seat, *, active: bool) -> None:
    changed = play.state.member(seat).with_(active=active)
    play.change(
        members=tuple(changed if each.seat == seat else each for each in play.state.members)
    )


def _settle(progress: AnyProgress, play: CampaignResolution[Any], name: str, value: str) -> None:
    """Settle something; whoever was ready had agreed to something else, and is asked again."""
    state = play.state
    staying = tuple(each for each in state.ready if not state.brought_by(each))
    play.change(plan=with_setting(state.plan, name, value), ready=staying)
    key = progress.inner.key
    said = value_text(key, name, value)
    play.tell(events.Planned(setting=setting_text(key, name), value=said))


def setting_text(key: str, name: str) -> Text:
    """Return the name of a setting."""
    return Text.of(f"{key}-option-{name.replace('_', '-')}")


def value_text(key: str, name: str, value: str) -> Text:
    """Return the name of a setting's value, such as a number, on or off."""
    if value.isdigit():
        return Text.of("campaign-number", number=int(value))
    if value in ("on", "off"):
        return Text.of(f"value-{value}")
    return Text.of(f"{key}-value-{name.replace('_', '-')}-{value.replace('_', '-')}")


def _about_a_hero(
    progress: AnyProgress, play: CampaignResolution[Any], seat: Seat, action: HeroAction
) -> None:
    state = play.state
    veteran = _own(state, seat, action.hero)
    match action:
        case actions.Bring(hero=hero):
            _raise(forbids_bring(progress, state, seat, veteran))
            swapped = state.brought_by(seat) if progress.most_heroes(state) == 1 else ()
            kept = tuple(each for each in state.party if each not in swapped)
            play.change(party=(*kept, hero))
        case actions.Leave(hero=hero):
            if hero not in state.party:
                raise RuleError("campaign-refused-not-going", hero=veteran.name)
            play.change(party=tuple(each for each in state.party if each != hero))
        case actions.Retire():
            _rest(play, veteran, fate="retired")
        case actions.Recall():
            _rest(play, veteran, fate="home")


def _raise(refusal: Refusal) -> None:
    if refusal is not None:
        raise refusal


def _own(state: AnyCampaign, seat: Seat, hero: int) -> Veteran:
    veteran: Veteran = state.veteran(hero)
    if veteran.owner != seat:
        raise RuleError("campaign-refused-not-yours", hero=veteran.name)
    return veteran


def forbids_bring(
    progress: AnyProgress, state: AnyCampaign, seat: Seat, veteran: Veteran
) -> Refusal:
    """Return why a hero cannot go along: it is not at home, or the member brings enough.

    Where each member has one hero in an adventure, the next goes instead of the last.
    """
    if veteran.fate != "home":
        return RuleError(f"campaign-refused-hero-{veteran.fate}", hero=veteran.name)
    if veteran.number in state.party:
        return RuleError("campaign-refused-goes-already", hero=veteran.name)
    most = progress.most_heroes(state)
    enough = most != 1 and len(state.brought_by(seat)) >= most
    return RuleError("campaign-refused-enough", most=most) if enough else None


def forbids_plan(progress: AnyProgress, state: AnyCampaign, name: str, value: str) -> Refusal:
    """Return why a setting cannot be chosen for the next adventure, or None."""
    if name not in progress.plans:
        return RuleError("campaign-refused-plan", name=name[:60])
    try:
        plan: Options = with_setting(state.plan, name, value)
        progress.check_plan(state, plan)
    except RuleError as refusal:
        return refusal
    return None


def forbids_set_out(state: AnyCampaign, seat: Seat, *, now: bool) -> Refusal:
    """Return why a member cannot set out, or None: everybody who comes along brings a hero."""
    if state.brought_by(seat):
        return None
    return RuleError("campaign-refused-nobody-goes", now="yes" if now else "no")


def forbids_stay(state: AnyCampaign, seat: Seat) -> Refusal:
    """Return why a member cannot stay at home, or None: somebody has to go."""
    others = [member.seat for member in state.active if member.seat != seat]
    may_go = [other for other in others if other not in state.ready or state.brought_by(other)]
    return None if may_go else RuleError("campaign-refused-all-stay")


def forbids_invite(state: AnyCampaign, guest: Seat) -> Refusal:
    """Return why a member cannot be invited, or None: only those who stay at home can be."""
    member = state.member(guest)
    return RuleError("campaign-refused-is-here", member=member.name) if member.active else None


def _rest(play: CampaignResolution[Any], veteran: Veteran, *, fate: str) -> None:
    wanted = "home" if fate == "retired" else "retired"
    if veteran.fate != wanted:
        raise RuleError(f"campaign-refused-hero-{veteran.fate}", hero=veteran.name)
    if veteran.number in play.state.party:
        raise RuleError("campaign-refused-goes-already", hero=veteran.name)
    play.set_veteran(veteran.with_(fate=fate))
    told = events.Retired if fate == "retired" else events.Recalled
    play.tell(told(hero=veteran.name))


def _propose(play: CampaignResolution[Any], seat: Seat) -> None:
    """Propose to end the campaign, which is a yes; a single member is asked to confirm it."""
    alone = len(play.state.active) == 1
    play.change(closing=() if alone else (Assent(seat=seat, yes=True),))
    play.tell(events.ClosingAsked(member=play.state.member(seat).name))


def _assure(play: CampaignResolution[Any], seat: Seat, *, yes: bool) -> None:
    """Note an answer: the campaign ends when every member says yes, and goes on at one no."""
    state = play.state
    if state.closing is None:
        raise RuleError("campaign-refused-not-closing")
    if not yes:
        play.change(closing=None)
        play.tell(events.ClosingRefused())
        return
    said = (*state.closing, Assent(seat=seat, yes=True))
    play.change(closing=said)
    if len(said) == len(state.active):
        play.change(ending="closed", turn=state.turn + 1)
        play.tell(events.Closed(chapters=len(state.chapters)))
