"""The names of Heroes, chests and deals in town."""

from collections.abc import Iterable

from rules.core.campaign.state import roman
from rules.core.words import Text
from rules.systems.mkd.content import CHESTS
from rules.systems.mkd.content.models import Item
from rules.systems.mkd.directions import listed
from rules.systems.mkd_adventure.campaign import actions, wares
from rules.systems.mkd_adventure.campaign.state import MkdCampaign
from rules.systems.mkd_adventure.campaign.veterans import Belonging, Hero


def call_name(kind: str, nth: int) -> str:
    """Return a Hero's name in town, numbered from the second of his kind on."""
    name = kind.capitalize()
    return name if nth == 1 else f"{name} {roman(nth)}"


def figure_name(kind: str) -> Text:
    """Return the printed name of a kind of Hero."""
    return Text.of(f"mkd-figure-{kind}")


def item_named(kind: str) -> Text:
    """Return the name of the item in a kind of chest."""
    return Text.of(f"mkd-item-{kind}")


def items_named(belongings: Iterable[Belonging]) -> Text:
    """Return the names of several items in a row; there is at least one."""
    return listed(item_named(each.kind) for each in belongings)


def bonuses(kind: str) -> Text:
    """Return the effects of the item in a chest, short enough for a label."""
    item: Item = CHESTS[kind].item
    numbers = {"speed": item.speed, "attack": item.attack, "defense": item.defense}
    gains = [Text.of(f"mkc-bonus-{name}", by=f"{by:+d}") for name, by in numbers.items() if by]
    gains += [Text.of(f"mkd-ability-{name}") for name in item.abilities]
    return listed(gains) if gains else Text.of("mkc-bonus-none")


def deal_named(state: MkdCampaign, wish: actions.Wish) -> Text:
    """Return a deal in a few words."""
    hero = state.veteran(wish.hero)
    match wish:
        case actions.Raise():
            return Text.of("mkc-deal-raise", hero=hero.name)
        case actions.Buy(ware=ware):
            return Text.of("mkc-deal-buy", hero=hero.name, item=item_named(ware))
        case actions.Train(levels=levels):
            return Text.of("mkc-deal-train", hero=hero.name, levels=levels)
        case actions.Sell(item=item):
            return Text.of("mkc-deal-sell", hero=hero.name, item=_owned(hero, item))
        case actions.Recharge(item=item):
            return Text.of("mkc-deal-recharge", hero=hero.name, item=_owned(hero, item))


def _owned(hero: Hero, item: int) -> Text:
    owned = hero.belonging(item)
    if owned is None:
        raise RuntimeError("a deal is about what the Hero owns")
    return item_named(owned.kind)


def cost_of(state: MkdCampaign, wish: actions.Wish) -> int:
    """Return the price of a deal; for a sale, the proceeds as a negative number."""
    match wish:
        case actions.Raise():
            return wares.RAISING
        case actions.Buy(ware=ware):
            return wares.price(ware)
        case actions.Train(levels=levels):
            return wares.LESSON * levels
        case actions.Sell(hero=hero, item=item) | actions.Recharge(hero=hero, item=item):
            owned = state.veteran(hero).belonging(item)
            gold = 0 if owned is None else wares.half(owned.kind)
            return -gold if isinstance(wish, actions.Sell) else gold
