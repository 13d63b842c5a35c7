"""Situations of a campaign: those of the adventure under way, and the town between."""

from typing import Any

from rules.core.campaign.state import AnyCampaign
from rules.core.ruleset import AnyRuleset
from rules.core.situations import Situation, Situations, at_most_once


def _away(state: AnyCampaign) -> Any:  # noqa: ANN401 - a state of the system's own
    return state.away


def _in_town(state: AnyCampaign) -> bool:
    return state.away is None and not state.ending


OWN: tuple[Situation[Any], ...] = (
    Situation("town", at_most_once(_in_town), ("home",)),
    Situation("chapter", lambda state: len(state.chapters), ("adventure behind",)),
    Situation("roster", lambda state: sum(each.fate == "home" for each in state.roster)),
)


def situations_of(inner: AnyRuleset) -> Situations[Any]:
    """Return what can be staged of the campaign of a system."""
    found = inner.situations
    own = {each.name for each in OWN}
    level = None
    if found.level is not None:
        level = Situation("level", found.level).within(_away).count
    within = tuple(each.within(_away) for each in found.known if each.name not in own)
    return Situations(known=(*OWN, *within), level=level, single=found.single)
