"""What a member may choose from in town: a few lists, and a few buttons."""

from collections.abc import Iterator

from rules.core.answers import Option, Style
from rules.core.model import Action, Seat
from rules.core.packs.pack import slug_of
from rules.core.words import Text
from rules.systems.mkd.content import CHESTS
from rules.systems.mkd.directions import listed
from rules.systems.mkd.names import id_of
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
from rules.systems.mkd_adventure.campaign.verbs import VERBS
from rules.systems.mkd_adventure.campaign.veterans import Hero

MOST_LINES = 25
"""Lines of a list; abilities to learn beyond them have a list of their own."""


def offers(state: MkdCampaign, seat: Seat) -> tuple[Option, ...]:
    """Return every allowed action as an option, as far as cards have room for their details."""
    return tuple(
        option
        for option in _all(state, seat)
        if VERBS.forbidden(state, seat, option.action) is None
    )


def _option(
    action: Action,
    label: Text,
    of: str = "",
    *,
    word: str = "",
    group: str = "",
    style: Style | None = None,
    detail: Text | None = None,
) -> Option:
    """Return an action with the word, group and style of its verb, where it has none of its own.

    `of` is what follows the word in the option's id.
    """
    verb = VERBS.of(action)
    return Option.of(
        "-".join((word or str(verb.word), *([of] if of else []))),
        label,
        action,
        group=group or verb.group,
        style=style or verb.style,
        detail=detail,
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
    yield _option(actions.Done(), label)


def _recruits(state: MkdCampaign, seat: Seat) -> Iterator[Option]:
    for action in recruits.candidates(state, seat):
        key = "mkd-do-recruit-novice" if action.novice else "mkd-do-recruit"
        value = levels.worth(action.hero, 0 if action.novice else 1)
        of = slug_of(action.hero) + ("-novice" if action.novice else "")
        label = Text.of(key, hero=figure_name(action.hero), value=value)
        detail = Text.of(f"mkd-role-{action.hero}")
        yield _option(action, label, of, detail=detail)


def _words(state: MkdCampaign, deal: Deal) -> Iterator[Option]:
    named, cost = deal_named(state, deal.wish), cost_of(state, deal.wish)
    if not deal.confirmed:
        label = Text.of("mkc-do-confirm", deal=named)
        detail = Text.of("mkc-detail-confirm", gold=abs(cost), gains="yes" if cost < 0 else "no")
        yield _option(actions.Confirm(), label, detail=detail)
        yield _option(actions.TakeBack(), Text.of("mkc-do-take-back"))
        return
    agree = Text.of("mkc-do-agree", deal=named)
    yield _option(actions.Consent(yes=True), agree, word="agree", style="success")
    refuse = Text.of("mkc-do-refuse")
    yield _option(actions.Consent(yes=False), refuse, word="refuse", style="danger")


def _fallen(state: MkdCampaign, seat: Seat) -> Iterator[Option]:
    for hero in temple.raisable(state, seat):
        label = Text.of("mkc-do-raise", hero=hero.name, level=hero.level, cost=wares.RAISING)
        detail = _left(state, hero, wares.RAISING)
        action = actions.Raise(hero=hero.number)
        yield _option(action, label, f"{hero.number}", detail=detail)


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
        yield _option(action, label, f"{slug_of(ware)}-{hero.number}", detail=detail)


def _worn(state: MkdCampaign, hero: Hero) -> Iterator[Option]:
    """Yield what a Hero may have charged again, and what he may sell."""
    for each in hero.belongings:
        named, half = item_named(each.kind), wares.half(each.kind)
        args: dict[str, int | str | Text] = {"item": named, "hero": hero.name, "gold": half}
        charge: Action = actions.Recharge(hero=hero.number, item=each.number)
        yield _option(
            charge,
            Text.of("mkc-do-recharge", **args),
            f"{hero.number}-{each.number}",
            detail=Text.of(
                "mkc-detail-ware", does=bonuses(each.kind), left=funds(state, hero) - half
            ),
        )
        sale = actions.Sell(hero=hero.number, item=each.number)
        yield _option(
            sale,
            Text.of("mkc-do-sell", **args),
            f"{hero.number}-{each.number}",
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
            yield _option(action, label, f"{hero.number}-{item.number}-{other.number}")


def _browsing(state: MkdCampaign, seat: Seat, customer: Hero, only: str) -> Iterator[Option]:
    """Yield whom to shop for, and what to look at."""
    for hero in state.heroes_of(seat):
        label = Text.of("mkc-do-shop-for", hero=hero.name)
        look = actions.Browse.model_validate({"hero": hero.number, "only": only})
        yield _option(look, label, f"{hero.number}", word="for")
    kinds = sorted({CHESTS[ware].item.kind for ware in state.staying.shelf})
    for kind in ("all", *kinds):
        if kind == only:
            continue
        label = Text.of(f"mkc-do-look-{kind}")
        look = actions.Browse.model_validate({"hero": customer.number, "only": kind})
        yield _option(look, label, kind, word="look")


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
        group = "" if place < MOST_LINES else "mkc-learn-more"
        yield _option(action, label, f"{hero.number}-{id_of(ability)}", group=group)


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
    return _option(action, label, f"{hero.number}-{count}", detail=detail)
