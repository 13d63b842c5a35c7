"""What a member may choose from in town: a few lists, and a few buttons."""

from collections.abc import Iterator

from rules.core.answers import Option
from rules.core.model import Action, Seat
from rules.core.packs.pack import slug_of
from rules.core.words import Text
from rules.systems.mkd.content import CHESTS
from rules.systems.mkd.directions import listed
from rules.systems.mkd_adventure.campaign import actions, levels, recruits, wares
from rules.systems.mkd_adventure.campaign.names import (
    bonuses,
    cost_of,
    deal_named,
    figure_name,
    item_named,
)
from rules.systems.mkd_adventure.campaign.payments import funds
from rules.systems.mkd_adventure.campaign.state import Deal, MkdCampaign
from rules.systems.mkd_adventure.campaign.town import market, school, temple
from rules.systems.mkd_adventure.campaign.town.consent import open_deal
from rules.systems.mkd_adventure.campaign.verbs import forbids
from rules.systems.mkd_adventure.campaign.veterans import Hero

RECRUIT = "mkc-recruit"
"""The group of offers that take a Hero on."""
MOST_LINES = 25
"""Lines of a list; abilities to learn beyond them have a list of their own."""


def offers(state: MkdCampaign, seat: Seat) -> tuple[Option, ...]:
    """Return every allowed action; cards show of it what they have room for."""
    return tuple(
        option for option in _all(state, seat) if forbids(state, seat, option.action) is None
    )


def _all(state: MkdCampaign, seat: Seat) -> Iterator[Option]:
    if state.visit is None:
        yield from _recruits(state, seat)
        return
    deal = open_deal(state)
    if deal is not None:
        yield from _words(state, deal)
        return
    match state.visit.step:
        case "raise" | "raise_again":
            yield from _fallen(state, seat)
        case "trade":
            yield from _market(state, seat)
        case "train":
            yield from _school(state, seat)
    label = Text.of(f"mkc-do-done-{state.visit.step.replace('_', '-')}")
    yield Option.of("done", label, actions.Done(), style="success")


def _recruits(state: MkdCampaign, seat: Seat) -> Iterator[Option]:
    for action in recruits.candidates(state, seat):
        key = "mkd-do-recruit-novice" if action.novice else "mkd-do-recruit"
        value = levels.worth(action.hero, 0 if action.novice else 1)
        slug = f"enlist-{slug_of(action.hero)}" + ("-novice" if action.novice else "")
        label = Text.of(key, hero=figure_name(action.hero), value=value)
        detail = Text.of(f"mkd-role-{action.hero}")
        yield Option.of(slug, label, action, group=RECRUIT, detail=detail)


def _words(state: MkdCampaign, deal: Deal) -> Iterator[Option]:
    named, cost = deal_named(state, deal.wish), cost_of(state, deal.wish)
    if not deal.confirmed:
        label = Text.of("mkc-do-confirm", deal=named)
        detail = Text.of("mkc-detail-confirm", gold=abs(cost), gains="yes" if cost < 0 else "no")
        yield Option.of("confirm", label, actions.Confirm(), detail=detail, style="success")
        yield Option.of("take-back", Text.of("mkc-do-take-back"), actions.TakeBack())
        return
    agree = Text.of("mkc-do-agree", deal=named)
    yield Option.of("agree", agree, actions.Consent(yes=True), style="success")
    refuse = Text.of("mkc-do-refuse")
    yield Option.of("refuse", refuse, actions.Consent(yes=False), style="danger")


def _fallen(state: MkdCampaign, seat: Seat) -> Iterator[Option]:
    for hero in temple.raisable(state, seat):
        label = Text.of("mkc-do-raise", hero=hero.name, level=hero.level, cost=wares.RAISING)
        detail = _left(state, hero, wares.RAISING)
        action = actions.Raise(hero=hero.number)
        yield Option.of(f"raise-{hero.number}", label, action, group="mkc-temple", detail=detail)


def _left(state: MkdCampaign, hero: Hero, cost: int) -> Text:
    return Text.of("mkc-detail-left", left=funds(state, hero) - cost)


def _market(state: MkdCampaign, seat: Seat) -> Iterator[Option]:
    counter = market.counter_of(state, seat)
    if counter is None:
        return
    customer = state.veteran(counter.hero)
    yield from _shelf(state, customer, counter.only)
    for hero in state.heroes_of(seat):
        yield from _worn(state, hero)
    yield from _gifts(state, customer)
    yield from _browsing(state, seat, customer, counter.only)


def _shelf(state: MkdCampaign, hero: Hero, only: str) -> Iterator[Option]:
    """Yield what can be bought for a Hero, with its effect compared to what he has."""
    carried = [item_named(each.kind) for each in hero.packed]
    for ware in state.staying.shelf:
        if only not in ("all", CHESTS[ware].item.kind):
            continue
        cost = wares.price(ware)
        label = Text.of("mkc-do-buy", item=item_named(ware), hero=hero.name, cost=cost)
        does = bonuses(ware)
        detail = (
            Text.of("mkc-detail-ware-beside", does=does, carried=listed(carried))
            if carried
            else Text.of("mkc-detail-ware", does=does, left=funds(state, hero) - cost)
        )
        action = actions.Buy(hero=hero.number, ware=ware)
        slug = f"buy-{slug_of(ware)}-{hero.number}"
        yield Option.of(slug, label, action, group="mkc-shelf", detail=detail)


def _worn(state: MkdCampaign, hero: Hero) -> Iterator[Option]:
    """Yield what a Hero may have charged again, and what he may sell."""
    for each in hero.belongings:
        named, half = item_named(each.kind), wares.half(each.kind)
        args: dict[str, int | str | Text] = {"item": named, "hero": hero.name, "gold": half}
        charge: Action = actions.Recharge(hero=hero.number, item=each.number)
        yield Option.of(
            f"charge-{hero.number}-{each.number}",
            Text.of("mkc-do-recharge", **args),
            charge,
            group="mkc-recharge",
            detail=Text.of(
                "mkc-detail-ware", does=bonuses(each.kind), left=funds(state, hero) - half
            ),
        )
        sale = actions.Sell(hero=hero.number, item=each.number)
        yield Option.of(
            f"sell-{hero.number}-{each.number}",
            Text.of("mkc-do-sell", **args),
            sale,
            group="mkc-sell",
            detail=Text.of(f"mkc-detail-{each.charge}", does=bonuses(each.kind)),
        )


def _gifts(state: MkdCampaign, hero: Hero) -> Iterator[Option]:
    """Yield what the Hero at the counter may hand over, first to other Heroes of his member."""
    others = sorted(
        (each for each in state.roster if each.fate == "home" and each.number != hero.number),
        key=lambda each: (each.owner != hero.owner, each.number),
    )
    for item in hero.belongings:
        for other in others:
            label = Text.of(
                "mkc-do-pass", item=item_named(item.kind), hero=hero.name, to=other.name
            )
            action = actions.Pass(hero=hero.number, item=item.number, to=other.number)
            slug = f"pass-{hero.number}-{item.number}-{other.number}"
            yield Option.of(slug, label, action, group="mkc-pass")


def _browsing(state: MkdCampaign, seat: Seat, customer: Hero, only: str) -> Iterator[Option]:
    """Yield whom to shop for, and what to look at."""
    for hero in state.heroes_of(seat):
        label = Text.of("mkc-do-shop-for", hero=hero.name)
        look = actions.Browse.model_validate({"hero": hero.number, "only": only})
        yield Option.of(f"for-{hero.number}", label, look, group="mkc-browse")
    kinds = sorted({CHESTS[ware].item.kind for ware in state.staying.shelf})
    for kind in ("all", *kinds):
        if kind == only:
            continue
        label = Text.of(f"mkc-do-look-{kind}")
        look = actions.Browse.model_validate({"hero": customer.number, "only": kind})
        yield Option.of(f"look-{kind}", label, look, group="mkc-browse")


def _school(state: MkdCampaign, seat: Seat) -> Iterator[Option]:
    for hero in school.pupils(state, seat)[:1]:
        yield from _lessons(hero)
    for hero in school.trainable(state, seat):
        for count in range(1, school.most_levels(state, hero) + 1):
            yield _training(state, hero, count)


def _lessons(hero: Hero) -> Iterator[Option]:
    """Yield what a level teaches, in as many lists as it takes."""
    lasting = bool(levels.lasting(hero.kind, hero.permanent))
    for place, ability in enumerate(school.choices(hero)):
        key = "mkc-do-learn" if lasting else "mkc-do-learn-passing"
        label = Text.of(key, hero=hero.name, ability=Text.of(f"mkd-ability-{ability}"))
        action = actions.Learn(hero=hero.number, ability=ability)
        group = "mkc-learn" if place < MOST_LINES else "mkc-learn-more"
        slug = f"learn-{hero.number}-{ability.replace('_', '-')}"
        yield Option.of(slug, label, action, group=group)


def _training(state: MkdCampaign, hero: Hero, count: int) -> Option:
    gold = wares.LESSON * count
    xp = levels.cost_of_levels(hero.kind, hero.level, count)
    reached = hero.level + count
    label = Text.of("mkc-do-train", hero=hero.name, level=reached, gold=gold)
    detail = Text.of(
        "mkc-detail-train",
        xp=xp,
        lost=hero.xp - xp,
        worth=levels.worth(hero.kind, reached),
        left=funds(state, hero) - gold,
    )
    action = actions.Train(hero=hero.number, levels=count)
    slug = f"train-{hero.number}-{count}"
    return Option.of(slug, label, action, group="mkc-train", detail=detail)
