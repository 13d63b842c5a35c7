"""Between adventures: who goes next and with whom, who rests, and how a campaign ends."""

from collections.abc import Iterator
from typing import Any

from rules.core.campaign import actions, events
from rules.core.campaign.play import CampaignPlay
from rules.core.campaign.progress import AnyProgress
from rules.core.campaign.state import AnyCampaign, Assent, Veteran
from rules.core.errors import RuleError
from rules.core.model import Action, Options, Seat
from rules.core.ruleset import Option, Stance
from rules.core.settings import settings_of, with_setting
from rules.core.words import Text

MOST_LINES = 25


def awaiting(progress: AnyProgress, state: AnyCampaign) -> tuple[Seat, ...]:
    """Who must decide something at home, in seat order."""
    seats = tuple(member.seat for member in state.members)
    if state.closing is not None:
        said = {assent.seat for assent in state.closing}
        return tuple(seat for seat in seats if seat not in said)
    if state.visit is not None:
        return progress.awaiting(state)
    return tuple(seat for seat in seats if seat not in state.ready)


def offers(progress: AnyProgress, state: AnyCampaign, seat: Seat) -> Iterator[Option]:
    """What a member may do at home now; the seat is awaited."""
    if state.closing is not None:
        yield Option.of("stay-open", Text.of("campaign-do-stay-open"), actions.Assure(yes=False))
        label = Text.of("campaign-do-close-for-good")
        yield Option.of("close-for-good", label, actions.Assure(yes=True), style="danger")
        return
    if state.visit is not None:
        yield from progress.offers(state, seat)
        return
    yield from _setting_out(state, seat)
    yield from progress.offers(state, seat)
    yield from _party(progress, state, seat)
    yield from _plans(progress, state)
    yield from _rest(state, seat)


def _setting_out(state: AnyCampaign, seat: Seat) -> Iterator[Option]:
    if forbids_set_out(state, seat, now=False) is None:
        label = Text.of("campaign-do-set-out")
        yield Option.of("set-out", label, actions.SetOut(), style="success")
    others = len(state.members) - len(state.ready) > 1
    if others and forbids_set_out(state, seat, now=True) is None:
        yield Option.of("go-now", Text.of("campaign-do-go-now"), actions.SetOut(now=True))
    if forbids_stay(state, seat) is None:
        yield Option.of("stay-home", Text.of("campaign-do-stay-home"), actions.StayHome())
    yield Option.of("close", Text.of("campaign-do-close"), actions.Close(), style="danger")


def _party(progress: AnyProgress, state: AnyCampaign, seat: Seat) -> Iterator[Option]:
    for veteran in state.heroes_of(seat)[:MOST_LINES]:
        name = veteran.name
        if veteran.number in state.party:
            label = Text.of("campaign-do-leave", hero=name)
            action: Action = actions.Leave(hero=veteran.number)
            yield Option.of(f"leave-{veteran.number}", label, action, group="campaign-party")
        elif forbids_bring(progress, state, seat, veteran) is None:
            label = Text.of("campaign-do-bring", hero=name)
            action = actions.Bring(hero=veteran.number)
            yield Option.of(f"bring-{veteran.number}", label, action, group="campaign-party")


def _plans(progress: AnyProgress, state: AnyCampaign) -> Iterator[Option]:
    key = progress.inner.key
    shown = [each for each in settings_of(state.plan) if each.name in progress.plans]
    lines = [(setting, value) for setting in shown for value in setting.values]
    for setting, value in lines:
        if value == setting.value or forbids_plan(progress, state, setting.name, value) is not None:
            continue
        slug = f"plan-{setting.name.replace('_', '-')}-{value.replace('_', '-')}"
        label = Text.of(
            "campaign-do-plan",
            setting=setting_text(key, setting.name),
            value=value_text(key, setting.name, value),
        )
        action = actions.Plan(name=setting.name, value=value)
        yield Option.of(slug, label, action, group="campaign-plan")


def setting_text(key: str, name: str) -> Text:
    """What a setting is called."""
    return Text.of(f"{key}-option-{name.replace('_', '-')}")


def value_text(key: str, name: str, value: str) -> Text:
    """What a value of a setting is called: numbers, and the house's words for on and off."""
    if value.isdigit():
        return Text.of("campaign-number", number=int(value))
    if value in ("on", "off"):
        return Text.of(f"value-{value}")
    return Text.of(f"{key}-value-{name.replace('_', '-')}-{value.replace('_', '-')}")


def _rest(state: AnyCampaign, seat: Seat) -> Iterator[Option]:
    for veteran in state.roster:
        if veteran.owner != seat:
            continue
        if veteran.fate == "home" and veteran.number not in state.party:
            label = Text.of("campaign-do-retire", hero=veteran.name)
            action: Action = actions.Retire(hero=veteran.number)
            yield Option.of(f"retire-{veteran.number}", label, action, group="campaign-rest")
        elif veteran.fate == "retired":
            label = Text.of("campaign-do-recall", hero=veteran.name)
            action = actions.Recall(hero=veteran.number)
            yield Option.of(f"recall-{veteran.number}", label, action, group="campaign-rest")


def perform(progress: AnyProgress, play: CampaignPlay[Any], seat: Seat, action: Action) -> bool:
    """Carry out one of the frame's actions; whether the party sets out with it.

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
        case actions.StayHome():
            _raise(forbids_stay(state, seat))
            kept = tuple(each for each in state.party if state.veteran(each).owner != seat)
            play.change(ready=(*state.ready, seat), party=kept)
            return not awaiting(progress, play.state)
        case actions.Bring() | actions.Leave() | actions.Retire() | actions.Recall():
            _about_a_hero(progress, play, seat, action)
        case actions.Plan(name=name, value=value):
            _raise(forbids_plan(progress, state, name, value))
            play.change(plan=with_setting(state.plan, name, value))
            key = progress.inner.key
            said = value_text(key, name, value)
            play.tell(events.Planned(setting=setting_text(key, name), value=said))
        case actions.Close():
            play.change(closing=())
            play.tell(events.ClosingAsked(member=state.member(seat).name))
        case _:
            raise RuleError("campaign-refused-unknown")
    return False


HeroAction = actions.Bring | actions.Leave | actions.Retire | actions.Recall


def _about_a_hero(
    progress: AnyProgress, play: CampaignPlay[Any], seat: Seat, action: HeroAction
) -> None:
    state = play.state
    veteran = _own(state, seat, action.hero)
    match action:
        case actions.Bring(hero=hero):
            _raise(forbids_bring(progress, state, seat, veteran))
            play.change(party=(*state.party, hero))
        case actions.Leave(hero=hero):
            if hero not in state.party:
                raise RuleError("campaign-refused-not-going", hero=veteran.name)
            play.change(party=tuple(each for each in state.party if each != hero))
        case actions.Retire():
            _rested(play, veteran, fate="retired")
        case actions.Recall():
            _rested(play, veteran, fate="home")


def _raise(refusal: RuleError | None) -> None:
    if refusal is not None:
        raise refusal


def _own(state: AnyCampaign, seat: Seat, hero: int) -> Veteran:
    veteran: Veteran = state.veteran(hero)
    if veteran.owner != seat:
        raise RuleError("campaign-refused-not-yours", hero=veteran.name)
    return veteran


def forbids_bring(
    progress: AnyProgress, state: AnyCampaign, seat: Seat, veteran: Veteran
) -> RuleError | None:
    """A hero at home goes along, unless as many of the member's go as may."""
    if veteran.fate != "home":
        return RuleError(f"campaign-refused-hero-{veteran.fate}", hero=veteran.name)
    if veteran.number in state.party:
        return RuleError("campaign-refused-goes-already", hero=veteran.name)
    most = progress.most_heroes(state)
    mine = sum(state.veteran(number).owner == seat for number in state.party)
    return RuleError("campaign-refused-enough", most=most) if mine >= most else None


def forbids_plan(
    progress: AnyProgress, state: AnyCampaign, name: str, value: str
) -> RuleError | None:
    """What may be settled anew each time, as the system allows it."""
    if name not in progress.plans:
        return RuleError("campaign-refused-plan", name=name[:60])
    try:
        plan: Options = with_setting(state.plan, name, value)
        progress.check_plan(state, plan)
    except RuleError as refusal:
        return refusal
    return None


def forbids_set_out(state: AnyCampaign, seat: Seat, *, now: bool) -> RuleError | None:
    """Who comes along brings a hero."""
    if any(state.veteran(number).owner == seat for number in state.party):
        return None
    return RuleError("campaign-refused-nobody-goes", now="yes" if now else "no")


def forbids_stay(state: AnyCampaign, seat: Seat) -> RuleError | None:
    """Somebody else has to go, or may still."""
    others = [member.seat for member in state.members if member.seat != seat]
    going = {state.veteran(number).owner for number in state.party}
    open_ = [other for other in others if other in going or other not in state.ready]
    return None if open_ else RuleError("campaign-refused-all-stay")


def _rested(play: CampaignPlay[Any], veteran: Veteran, *, fate: str) -> None:
    wanted = "home" if fate == "retired" else "retired"
    if veteran.fate != wanted:
        raise RuleError(f"campaign-refused-hero-{veteran.fate}", hero=veteran.name)
    if veteran.number in play.state.party:
        raise RuleError("campaign-refused-goes-already", hero=veteran.name)
    play.set_veteran(veteran.with_(fate=fate))
    told = events.Retired if fate == "retired" else events.Recalled
    play.tell(told(hero=veteran.name))


def _assure(play: CampaignPlay[Any], seat: Seat, *, yes: bool) -> None:
    """A campaign ends when every member says so; one no is enough to go on."""
    state = play.state
    if state.closing is None:
        raise RuleError("campaign-refused-not-closing")
    if not yes:
        play.change(closing=None)
        play.tell(events.ClosingRefused())
        return
    said = (*state.closing, Assent(seat=seat, yes=True))
    play.change(closing=said)
    if len(said) == len(state.members):
        play.change(ending="closed", turn=state.turn + 1)
        play.tell(events.Closed(chapters=len(state.chapters)))


def pilot(progress: AnyProgress, state: AnyCampaign, seat: Seat, stance: Stance) -> Action:
    """What a sensible member does at home: settles what there is, brings heroes, sets out."""
    if state.closing is not None:
        return actions.Assure(yes=False)
    wanted = progress.pilot(state, seat, stance)
    if wanted is not None:
        return wanted
    for veteran in state.heroes_of(seat):
        if forbids_bring(progress, state, seat, veteran) is None:
            return actions.Bring(hero=veteran.number)
    if forbids_set_out(state, seat, now=False) is None:
        return actions.SetOut()
    return actions.StayHome()
