"""Whose gold is spent: the party's, or each Hero's own (MA-260)."""

from rules.core.campaign.resolution import CampaignResolution
from rules.core.errors import RuleError
from rules.core.words import Text
from rules.systems.mkd_adventure.campaign.state import MkdCampaign
from rules.systems.mkd_adventure.campaign.veterans import Hero

TownResolution = CampaignResolution[MkdCampaign]


def is_shared(state: MkdCampaign) -> bool:
    """Return whether all gold is the party's."""
    return state.options.purse == "shared"


def funds(state: MkdCampaign, hero: Hero) -> int:
    """Return the gold that can be spent on a Hero.

    If each has a purse, it is his own gold and that of his member's other Heroes at home.
    """
    return state.purse if is_shared(state) else sum(each.gold for each in _payers(state, hero))


def _payers(state: MkdCampaign, hero: Hero) -> tuple[Hero, ...]:
    others = (each for each in state.heroes_of(hero.owner) if each.number != hero.number)
    return (hero, *others)


def lacks(state: MkdCampaign, hero: Hero, coins: int) -> RuleError | None:
    """Return a refusal if there is not enough gold, else None."""
    held = funds(state, hero)
    return RuleError("campaign-refused-coins", cost=coins, purse=held) if coins > held else None


def spend(play: TownResolution, number: int, coins: int, reason: Text) -> None:
    """Pay something for a Hero, from his own gold first where each has a purse.

    Raises:
        RuleError: there is not enough.
    """
    refusal = lacks(play.state, play.state.veteran(number), coins)
    if refusal is not None:
        raise refusal
    play.pay(coins, reason)
    if is_shared(play.state):
        return
    left = coins
    for payer in _payers(play.state, play.state.veteran(number)):
        part = min(left, payer.gold)
        play.set_veteran(payer.with_(gold=payer.gold - part))
        left -= part


def take_in(play: TownResolution, number: int, coins: int, reason: Text) -> None:
    """Add gold that a Hero brings in to the party's, or to his own."""
    play.earn(coins, reason)
    if not is_shared(play.state):
        hero = play.state.veteran(number)
        play.set_veteran(hero.with_(gold=hero.gold + coins))
