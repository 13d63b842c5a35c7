"""What the autopilot does in town."""

from collections.abc import Mapping

from rules.core.model import Action, Seat
from rules.core.ruleset import Stance
from rules.systems.third_six.content import TABLES
from rules.systems.third_six.pilot.temper import REST, health
from rules.systems.third_six.state import ThirdSixState


def shop(
    state: ThirdSixState, seat: Seat, stance: Stance, options: Mapping[str, Action]
) -> Action | None:
    """Find companions, mend, learn, and go on: to a new dungeon where this one is done."""
    hero = state.hero(seat)
    for key, action in options.items():
        if key.startswith(("recruit-", "learn-")):
            return action
    if "treat" in options and health(hero) < REST[stance]:
        return options["treat"]
    lowest = min(other.level for other in state.living)
    if "level-up" in options and hero.level == lowest:
        return options["level-up"]
    spare = state.coins >= TABLES.town.level_cost // 2
    if "treat" in options and spare and hero.mnd < hero.mnd_most // 2:
        return options["treat"]
    for vote in state.votes:
        if vote.action in options.values():
            return vote.action
    return options.get("new-dungeon") or options.get("return")
