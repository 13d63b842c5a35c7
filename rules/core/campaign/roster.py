"""Who may be added to a roster."""

from rules.core.campaign.state import AnyCampaign
from rules.core.errors import RuleError
from rules.core.model import Seat

AT_HOME, ALIVE = 3, 12
"""How many heroes a member may have at home, and alive in all, where a system has no own limit."""


def forbids_newcomer(
    state: AnyCampaign, seat: Seat, at_home: int = AT_HOME, alive: int = ALIVE
) -> RuleError | None:
    """Return why a member may not add a hero: too many are at home, or alive at all."""
    mine = [each for each in state.roster if each.owner == seat and each.fate != "dead"]
    few = sum(each.fate == "home" for each in mine) < at_home and len(mine) < alive
    return None if few else RuleError("campaign-refused-heroes", home=at_home, most=alive)
