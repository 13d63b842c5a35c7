"""What members are offered between adventures."""

from collections.abc import Iterator, Sequence

from rules.core.answers import Option
from rules.core.campaign import actions
from rules.core.campaign.progress import AnyProgress
from rules.core.campaign.state import AnyCampaign
from rules.core.campaign.town import (
    forbids_bring,
    forbids_plan,
    forbids_set_out,
    forbids_stay,
    setting_text,
    value_text,
)
from rules.core.model import Action, Seat
from rules.core.remembered import remembered
from rules.core.settings import settings_of
from rules.core.words import Text

PARTY = "campaign-party"
"""The group of offers about who goes along."""
MOST_LINES = 25
"""How many lines a list may have."""


def offers(progress: AnyProgress, state: AnyCampaign, seat: Seat) -> Iterator[Option]:
    """Yield the options of a member at home now; the seat is awaited."""
    if state.closing is not None:
        yield Option.of("stay-open", Text.of("campaign-do-stay-open"), actions.Assure(yes=False))
        label = Text.of("campaign-do-close-for-good")
        yield Option.of("close-for-good", label, actions.Assure(yes=True), style="danger")
        return
    if state.visit is not None:
        yield from progress.offers(state, seat)
        return
    own = tuple(progress.offers(state, seat))
    party = tuple(_party(progress, state, seat))
    first = _first(progress, state, seat, (*party, *own))
    if first is not None:
        yield first
    yield from _setting_out(state, seat)
    yield from (each for each in (*own, *party) if first is None or each.id != first.id)
    yield from _plans(state, progress)
    yield from tuple(_rest(state, seat))[:MOST_LINES]


def _first(
    progress: AnyProgress, state: AnyCampaign, seat: Seat, known: Sequence[Option]
) -> Option | None:
    """Return what leads to the next adventure: to set out, else a hero who comes along for it.

    Whoever has none at home takes one on; None where nobody is to be had.
    """
    if forbids_set_out(state, seat, now=False) is None:
        label = Text.of("campaign-do-set-out", number=len(state.chapters) + 1)
        return Option.of("set-out", label, actions.SetOut(), style="success")
    for group in (PARTY, progress.recruiting):
        for offer in known:
            if offer.group == group:
                return offer.with_(group="", style="success")
    return None


def _setting_out(state: AnyCampaign, seat: Seat) -> Iterator[Option]:
    others = len(state.active) - len(state.ready) > 1
    if others and forbids_set_out(state, seat, now=True) is None:
        yield Option.of("go-now", Text.of("campaign-do-go-now"), actions.SetOut(now=True))
    if forbids_stay(state, seat) is None:
        yield Option.of("stay-home", Text.of("campaign-do-stay-home"), actions.StayHome())
    yield Option.of("close", Text.of("campaign-do-close"), actions.Close())


def _party(progress: AnyProgress, state: AnyCampaign, seat: Seat) -> Iterator[Option]:
    """Yield offers about heroes: those who go along first, then those who could."""
    mine = sorted(
        state.heroes_of(seat), key=lambda each: (each.number not in state.party, each.number)
    )
    for veteran in mine[:MOST_LINES]:
        name = veteran.name
        if veteran.number in state.party:
            label = Text.of("campaign-do-leave", hero=name)
            action: Action = actions.Leave(hero=veteran.number)
            yield Option.of(f"leave-{veteran.number}", label, action, group=PARTY)
        elif forbids_bring(progress, state, seat, veteran) is None:
            label = Text.of("campaign-do-bring", hero=name)
            action = actions.Bring(hero=veteran.number)
            yield Option.of(f"bring-{veteran.number}", label, action, group=PARTY)


@remembered
def _plans(state: AnyCampaign, progress: AnyProgress) -> tuple[Option, ...]:
    """Return offers to plan the next adventure otherwise, which are those of every member."""
    return tuple(_changes(progress, state))


def _changes(progress: AnyProgress, state: AnyCampaign) -> Iterator[Option]:
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


def _rest(state: AnyCampaign, seat: Seat) -> Iterator[Option]:
    """Yield offers about rest from adventures, for members and for heroes."""
    for member in state.members:
        if not member.active:
            label = Text.of("campaign-do-invite", member=member.name)
            asked: Action = actions.Invite(seat=member.seat)
            yield Option.of(f"invite-{member.seat}", label, asked, group="campaign-rest")
    if forbids_stay(state, seat) is None:
        label = Text.of("campaign-do-sit-out")
        yield Option.of("sit-out", label, actions.SitOut(), group="campaign-rest")
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
