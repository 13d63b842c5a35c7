"""What a table may begin with; a lobby proposes the evening."""

from collections.abc import Mapping
from types import MappingProxyType

from rules.systems.three_dice.options import ThreeDiceOptions

QUICK = ThreeDiceOptions(goal="level_3", hp_pool="easy")
# As written the game only ends in death; a lobby proposes the readers' quest (HR-010).
EVENING = ThreeDiceOptions(three_artifact_quest=True)
HARD = EVENING.with_(monster_hp_per_dungeon_level=True, extra_monster_per_dungeon_level=True)
PRESETS: Mapping[str, ThreeDiceOptions] = MappingProxyType(
    {"quick": QUICK, "evening": EVENING, "hard": HARD}
)
"""Hit points forgive mistakes (HR-036), more and tougher monsters do not (HR-001, HR-012)."""
DAILY = EVENING
"""The dungeon of a day: the quest, as a lobby proposes it."""
