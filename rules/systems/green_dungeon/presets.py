"""What a table may begin with; a lobby proposes the evening."""

from collections.abc import Mapping
from types import MappingProxyType

from rules.systems.green_dungeon.options import GreenDungeonOptions

SHARED = GreenDungeonOptions(mode="shared")
EVENING = GreenDungeonOptions(mode="party")
TIMED = EVENING.with_(time_limit="80")
PRESETS: Mapping[str, GreenDungeonOptions] = MappingProxyType(
    {"shared": SHARED, "evening": EVENING, "timed": TIMED}
)
"""One hero for all has fewer decisions (GD-144); with 80 cubes of time no rest is for nothing."""
DAILY = TIMED
"""The dungeon of a day: against time, so that the scores of good players differ."""
