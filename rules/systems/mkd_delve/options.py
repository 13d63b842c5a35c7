"""What a table may settle before it goes down."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import ClassVar, Literal

from pydantic import Field

from rules.core.model import Options


class DelveOptions(Options):
    """Settings of one delve; the defaults are the rules as written, with three levels.

    Each player leads `heroes` Heroes, worth at most `points` together (B-110). Every level grows to
    `level_tiles` tiles (RG-007); `levels` is how many there are, or endless. The second block has
    the level's `boss` (RG-016), the `hard` tokens for teams of at most 50 points (RG-011) and a
    `theme` for its Monsters (RG-021); `order` any lets teams act in any order within a round, as
    the source does for the Heroes of one player. `ranged_in_melee` says whether a figure may shoot
    with an opponent beside it, `adjust_match` which values fit a token's target (RG-104),
    `secret_through_walls` whether openings break through printed walls (RG-038), and `captives`
    whether a Monster that a Hero leads along counts as alive for its level (RG-055). The third
    block says how many chests, markers and doors a level has, and whether artifacts and furniture
    stand in it (RG-009).
    """

    groups: ClassVar[Mapping[str, tuple[str, ...]]] = {
        "party": ("heroes", "points"),
        "dungeon": (
            "level_tiles",
            "levels",
            "secret_through_walls",
            "chests",
            "treasures",
            "terrain",
            "artifacts",
            "dressing",
        ),
        "fights": ("boss", "hard", "theme", "adjust_match", "ranged_in_melee", "captives"),
        "turns": ("monsters", "order"),
    }

    heroes: int = Field(default=2, ge=1, le=4)
    points: Literal["none", "25", "50", "75", "100", "150"] = "50"
    level_tiles: int = Field(default=12, ge=4, le=16)
    levels: Literal["1", "2", "3", "5", "endless"] = "3"

    boss: bool = False
    hard: bool = False
    theme: Literal["any", "undead", "gutterkin", "vermin", "cult", "beast", "fiend"] = "any"
    monsters: Literal["at_once", "by_hand"] = "at_once"
    order: Literal["seat", "any"] = "seat"
    ranged_in_melee: Literal["allowed", "held"] = "held"
    adjust_match: Literal["le", "exact"] = "le"
    secret_through_walls: bool = False
    captives: Literal["alive", "beaten"] = "alive"

    chests: Literal["easy", "medium", "hard", "mixed"] = "mixed"
    treasures: int = Field(default=6, ge=0, le=12)
    terrain: int = Field(default=10, ge=0, le=18)
    artifacts: bool = False
    dressing: bool = False


QUICK = DelveOptions(level_tiles=6, levels="1", artifacts=True, dressing=True)
EVENING = DelveOptions(level_tiles=8, levels="2", artifacts=True, dressing=True)
ENDLESS = DelveOptions(level_tiles=8, levels="endless", boss=True, artifacts=True, dressing=True)
PRESETS: Mapping[str, DelveOptions] = MappingProxyType(
    {"quick": QUICK, "evening": EVENING, "endless": ENDLESS}
)
"""Presets by name; a lobby proposes the evening."""
DAILY = ENDLESS.with_(level_tiles=6)
"""The dungeon of a day: endless levels, small enough to see several in an evening."""
