"""What a table may begin with; a lobby proposes the evening."""

from collections.abc import Mapping
from types import MappingProxyType

from rules.systems.third_six.options import ThirdSixOptions

# As written the game only ends in death, and stairs need heroes of the second level: a lobby
# proposes heroes of the third, and the way down past two lairs of bosses. Bosses for each hero,
# and an end when half have fallen, make that as dangerous for many as it is for one.
EVENING = ThirdSixOptions(
    goal="depth_3", start_level=3, boss_scaling="per_hero", fallen_limit="half"
)
QUICK = EVENING.with_(goal="depth_2", map="4x4")
LONG = EVENING.with_(goal="level_2", start_level=1)
PRESETS: Mapping[str, ThirdSixOptions] = MappingProxyType(
    {"quick": QUICK, "evening": EVENING, "long": LONG}
)
"""The long one begins as written, with a hundred coins for each hero to be found (TS-051)."""
DAILY = EVENING
"""The dungeon of a day: as a lobby proposes it."""
