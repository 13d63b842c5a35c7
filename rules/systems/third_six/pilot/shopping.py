"""What the autopilot does in town."""

from collections.abc import Mapping

from rules.core.answers import Stance
from rules.core.model import Action, Seat
from rules.systems.third_six.content import TABLES
from rules.systems.third_six.pilot.temper import REST, health
from rules.systems.third_six.state import ThirdSixState
from rules.systems.third_six.town import is_long


def shop(
    state: ThirdSixState, _: Seat, stance: Stance, options: Mapping[str, Action]
) -> Action | None:
    """Return the action in town: find companions, heal, train, go on; after a long game, home."""
    if "go-home" in options and is_long(state):
        return options["go-home"]
    for key, action in options.items():
        if key.startswith(("recruit-", "learn-")):
            return action
    weakest = min(state.living, key=health)
    if health(weakest) < REST[stance] and f"treat-{weakest.seat}" in options:
        return options[f"treat-{weakest.seat}"]
    pupil = min(state.living, key=lambda hero: (hero.level, hero.seat))
    if f"level-up-{pupil.seat}" in options:
        return options[f"level-up-{pupil.seat}"]
    tired = min(state.living, key=lambda hero: hero.mnd / max(1, hero.mnd_most))
    spare = state.coins >= TABLES.town.level_cost // 2
    if spare and tired.mnd < tired.mnd_most // 2 and f"treat-{tired.seat}" in options:
        return options[f"treat-{tired.seat}"]
    for vote in state.votes:
        if vote.action in options.values():
            return vote.action
    return options.get("new-dungeon") or options.get("return")
