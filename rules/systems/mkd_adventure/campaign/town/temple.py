"""Bringing the fallen back to life (MA-251)."""

from rules.core.model import Seat
from rules.core.words import Text
from rules.systems.mkd_adventure.campaign import events
from rules.systems.mkd_adventure.campaign.actions import Raise
from rules.systems.mkd_adventure.campaign.payments import TownResolution, funds, lacks, spend
from rules.systems.mkd_adventure.campaign.state import MkdCampaign
from rules.systems.mkd_adventure.campaign.town.refusals import Refusal, not_in, not_own, refuse
from rules.systems.mkd_adventure.campaign.veterans import Hero
from rules.systems.mkd_adventure.campaign.wares import RAISING


def raisable(state: MkdCampaign, seat: Seat) -> tuple[Hero, ...]:
    """Return a member's fallen Heroes whom the gold suffices to raise."""
    return tuple(
        hero
        for hero in state.roster
        if hero.owner == seat and hero.fate == "dead" and funds(state, hero) >= RAISING
    )


def forbids_raise(state: MkdCampaign, seat: Seat, action: Raise) -> Refusal:
    """Return why a Hero cannot be raised, or None: dead, at the right step, for 1000 gold.

    There are two such steps in a visit (MA-241, MA-251).
    """
    hero = state.veteran(action.hero)
    early = not_in(state, "raise", "raise_again") or not_own(seat, hero)
    if early is not None:
        return early
    if hero.fate != "dead":
        return refuse("not-dead", "MA-251", hero=hero.name)
    return lacks(state, hero, RAISING)


def bring_back(play: TownResolution, _seat: Seat, action: Raise) -> None:
    """Bring a Hero back to life at the start of his level, with his experience (MA-251).

    His chests are lost in the dungeon (MA-243).
    """
    hero = play.state.veteran(action.hero)
    spend(play, hero.number, RAISING, Text.of("mkc-for-raising", hero=hero.name))
    play.set_veteran(play.state.veteran(hero.number).with_(fate="home"))
    play.tell(events.Raised(hero=hero.name, cost=RAISING))
