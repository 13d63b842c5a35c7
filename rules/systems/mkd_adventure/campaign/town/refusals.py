"""Refusals in town, with the rule that each follows."""

from rules.core.errors import RuleError
from rules.core.model import Seat
from rules.core.words import Text
from rules.systems.mkd_adventure.campaign.state import MkdCampaign
from rules.systems.mkd_adventure.campaign.veterans import Hero

Refusal = RuleError | None


def refuse(key: str, rule: str, **args: int | str | Text) -> RuleError:
    """Return a refusal; its keys begin with `mkc-refused-`."""
    return RuleError(f"mkc-refused-{key}", rule=rule, **args)


def not_own(seat: Seat, hero: Hero) -> Refusal:
    """Return a refusal unless the Hero is the member's own, else None."""
    if hero.owner != seat:
        return RuleError("campaign-refused-not-yours", hero=hero.name)
    return None


def not_home(seat: Seat, hero: Hero, rule: str) -> Refusal:
    """Return a refusal unless the Hero is at home, alive, and the member's own, else None."""
    if hero.fate == "dead":
        return not_own(seat, hero) or refuse("dead", rule, hero=hero.name)
    if hero.fate != "home":
        return RuleError(f"campaign-refused-hero-{hero.fate}", hero=hero.name)
    return not_own(seat, hero)


def not_in(state: MkdCampaign, *steps: str) -> Refusal:
    """Return a refusal unless the visit to town is at one of these steps, else None (MA-241)."""
    if state.visit is None:
        return refuse("no-visit", "MA-241")
    if state.visit.step not in steps:
        return refuse("order", "MA-241", now=state.visit.step.replace("_", "-"))
    return None
