"""Buying, selling, charging again, and handing over (MA-244 to MA-250)."""

from rules.core.errors import RuleError
from rules.core.model import Seat
from rules.core.words import Text
from rules.systems.mkd.content import CHESTS, RULINGS
from rules.systems.mkd_adventure.campaign import events, wares
from rules.systems.mkd_adventure.campaign.actions import Browse, Buy, Pass, Recharge, Sell
from rules.systems.mkd_adventure.campaign.names import item_named
from rules.systems.mkd_adventure.campaign.payments import (
    TownResolution,
    funds,
    lacks,
    spend,
    take_in,
)
from rules.systems.mkd_adventure.campaign.state import Counter, MkdCampaign
from rules.systems.mkd_adventure.campaign.town.refusals import (
    Refusal,
    not_home,
    not_in,
    not_own,
    refuse,
)
from rules.systems.mkd_adventure.campaign.veterans import Belonging, Charge, Hero


def owned(play: TownResolution, number: int, kind: str, charge: Charge) -> None:
    """Give a Hero one more chest."""
    serial = play.state.belongings + 1
    play.change(belongings=serial)
    item = Belonging(number=serial, kind=kind, charge=charge)
    play.set_veteran(play.state.veteran(number).having(item))


def _full(hero: Hero) -> Refusal:
    """Return why a Hero can own no more charged chests, or None: two is the most (MA-141)."""
    if not hero.hands_full:
        return None
    return refuse("full", "MA-141", hero=hero.name, most=RULINGS.number("chests_each"))


def forbids_buy(state: MkdCampaign, seat: Seat, action: Buy) -> Refusal:
    """Return why a chest cannot be bought, or None: on the shelf, a hand free, affordable (MA-249).

    It is for a living Hero, at twice its value.
    """
    hero = state.veteran(action.hero)
    early = not_in(state, "trade") or not_home(seat, hero, "MA-249")
    if early is not None:
        return early
    if action.ware not in CHESTS or action.ware not in state.staying.shelf:
        return refuse("not-on-shelf", "MA-249")
    return _full(hero) or lacks(state, hero, wares.price(action.ware))


def buy(play: TownResolution, _seat: Seat, action: Buy) -> None:
    """Buy a chest for a Hero, with a charged item and without gold (MA-249, MA-250).

    If the shop has three random chests, it has one fewer; otherwise it always has each kind.
    """
    hero, item = play.state.veteran(action.hero), item_named(action.ware)
    cost = wares.price(action.ware)
    spend(play, hero.number, cost, Text.of("mkc-for-item", item=item, hero=hero.name))
    owned(play, hero.number, action.ware, "charged")
    if play.state.options.stock == "three":
        visit = play.state.staying
        shelf = tuple(ware for ware in visit.shelf if ware != action.ware)
        play.change(visit=visit.with_(shelf=shelf))
    left = funds(play.state, play.state.veteran(hero.number))
    play.tell(events.Bought(hero=hero.name, item=item, cost=cost, purse=left))


def _held(
    state: MkdCampaign, seat: Seat, action: Sell | Recharge | Pass, rule: str
) -> Belonging | RuleError:
    """Return the item that a member wants to deal with, or why he cannot."""
    hero = state.veteran(action.hero)
    early = not_in(state, "trade") or not_home(seat, hero, rule)
    if early is not None:
        return early
    held = hero.belonging(action.item)
    return refuse("not-owned", "MA-243", hero=hero.name) if held is None else held


def _own(play: TownResolution, action: Sell | Recharge | Pass) -> tuple[Hero, Belonging]:
    """Return a Hero and an item that he is known to own."""
    hero = play.state.veteran(action.hero)
    held = hero.belonging(action.item)
    if held is None:
        raise RuntimeError("nobody deals in what he does not own")
    return hero, held


def forbids_sell(state: MkdCampaign, seat: Seat, action: Sell) -> Refusal:
    """Return why an item cannot be sold, or None: all but potions that were drunk (MA-246)."""
    held = _held(state, seat, action, "MA-246")
    if isinstance(held, RuleError):
        return held
    if held.charge == "spent":
        return refuse("spent", "MA-246", item=item_named(held.kind))
    return None


def sell(play: TownResolution, _seat: Seat, action: Sell) -> None:
    """Sell an item for half its value, whatever is left of its magic (MA-246, MA-248)."""
    hero, held = _own(play, action)
    item, gold = item_named(held.kind), wares.half(held.kind)
    play.set_veteran(hero.without(held.number))
    take_in(play, hero.number, gold, Text.of("mkc-for-sale", item=item, hero=hero.name))
    left = funds(play.state, play.state.veteran(hero.number))
    play.tell(events.Sold(hero=hero.name, item=item, gold=gold, purse=left))


def forbids_recharge(state: MkdCampaign, seat: Seat, action: Recharge) -> Refusal:
    """Return why an item cannot be charged again, or None: it came home worn in this visit.

    It costs half the item's value (MA-247, MA-248).
    """
    held = _held(state, seat, action, "MA-247")
    if isinstance(held, RuleError):
        return held
    if held.charge != "faded":
        rule = "MA-248" if held.charge == "lost" else "MA-247"
        return refuse(f"charge-{held.charge}", rule, item=item_named(held.kind))
    hero = state.veteran(action.hero)
    return _full(hero) or lacks(state, hero, wares.half(held.kind))


def recharge(play: TownResolution, _seat: Seat, action: Recharge) -> None:
    """Charge an item again for the next dungeon (MA-247)."""
    hero, held = _own(play, action)
    item, cost = item_named(held.kind), wares.half(held.kind)
    spend(play, hero.number, cost, Text.of("mkc-for-charge", item=item, hero=hero.name))
    charged = held.with_(charge="charged")
    play.set_veteran(play.state.veteran(hero.number).having(charged))
    left = funds(play.state, play.state.veteran(hero.number))
    play.tell(events.Recharged(hero=hero.name, item=item, cost=cost, purse=left))


def forbids_pass(state: MkdCampaign, seat: Seat, action: Pass) -> Refusal:
    """Return why a chest cannot be handed over, or None: to a Hero at home with a hand free.

    The rules are MA-249 and MA-141.
    """
    hero, other = state.veteran(action.hero), state.veteran(action.to)
    held = _held(state, seat, action, "MA-249")
    if isinstance(held, RuleError):
        return held
    if other.fate != "home" or other.number == hero.number:
        return refuse("nobody-to-take", "MA-249", hero=other.name)
    return _full(other) if held.charge == "charged" else None


def hand_over(play: TownResolution, _seat: Seat, action: Pass) -> None:
    """Give a chest to another Hero at home (MA-249)."""
    (hero, held), other = _own(play, action), play.state.veteran(action.to)
    play.set_veteran(hero.without(held.number))
    play.set_veteran(other.having(held))
    play.tell(events.Passed(hero=hero.name, item=item_named(held.kind), to=other.name))


def counter_of(state: MkdCampaign, seat: Seat) -> Counter | None:
    """Return the part of the shop that a member looks at: as chosen, else for the first Hero."""
    for counter in state.staying.counters:
        if counter.seat == seat and state.veteran(counter.hero).fate == "home":
            return counter
    mine = state.heroes_of(seat)
    return Counter(seat=seat, hero=mine[0].number) if mine else None


def forbids_browse(state: MkdCampaign, seat: Seat, action: Browse) -> Refusal:
    """Return why a member cannot look at a shelf, or None: for an own Hero, and another shelf."""
    hero = state.veteran(action.hero)
    early = not_in(state, "trade") or not_own(seat, hero) or not_home(seat, hero, "MA-249")
    if early is not None:
        return early
    now = counter_of(state, seat)
    same = now is not None and (now.hero, now.only) == (action.hero, action.only)
    return refuse("same-shelf", "MA-249") if same else None


def browse(play: TownResolution, seat: Seat, action: Browse) -> None:
    """Show a member another part of the shop's shelf."""
    visit = play.state.staying
    others = tuple(each for each in visit.counters if each.seat != seat)
    here = Counter(seat=seat, hero=action.hero, only=action.only)
    play.change(visit=visit.with_(counters=(*others, here)))
