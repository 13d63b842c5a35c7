"""What a host may settle, each default as written or ruled, and what a table may begin with."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import ClassVar, Literal

from pydantic import Field

from rules.core.errors import RuleError
from rules.core.model import Options
from rules.core.party import check_seats
from rules.systems.third_six.content import RULINGS

SEATS = (1, 6)

Goal = Literal[
    "none", "home", "explored", "bosses", "dragon", "level_2", "level_3", "depth_2", "depth_3"
]


class ThirdSixOptions(Options):
    """Settings of one game.

    `map` is width by height in rooms (TS-032). `mnd_attack: reroll` and `lockpick: roll` are the
    author's first wording, which he corrected (TS-007, TS-009).
    """

    groups: ClassVar[Mapping[str, tuple[str, ...]]] = {
        "party": (
            "start_level",
            "first_level_bonus",
            "decisions",
            "start_spells",
            "scroll_readable_by_all",
            "recruit_in_town",
            "fallen_limit",
        ),
        "dungeon": ("goal", "map", "depth_limit", "lockpick"),
        "fights": ("foe_count", "boss_table", "boss_scaling", "mnd_attack"),
        "turns": ("order",),
    }

    goal: Goal = "none"
    start_level: int = Field(default=1, ge=1, le=3)
    map: Literal["3x3", "4x4", "5x5", "6x6", "7x7", "8x8"] = RULINGS.map_size
    decisions: Literal["vote", "leader", "anyone"] = "vote"
    order: Literal["seat", "any"] = "seat"
    first_level_bonus: bool = True
    mnd_attack: Literal["modify", "reroll"] = "modify"
    lockpick: Literal["auto", "roll"] = "auto"
    start_spells: Literal["choose", "random"] = "choose"
    scroll_readable_by_all: bool = True
    foe_count: Literal["per_hero", "one"] = "per_hero"
    boss_table: Literal["seed", "alt"] = "seed"
    boss_scaling: Literal["none", "per_two_heroes", "per_hero"] = "none"
    fallen_limit: Literal["all", "half"] = "all"
    depth_limit: Literal["lowest_level", "highest_level"] = "lowest_level"
    recruit_in_town: bool = True

    @property
    def size(self) -> tuple[int, int]:
        """The map in rooms: (columns, rows)."""
        across, down = self.map.split("x")
        return int(across), int(down)


def first_decides(options: ThirdSixOptions) -> bool:
    """Return whether whoever is first decides what the party does together (`decisions`)."""
    return options.decisions == "anyone"


def by_post(options: ThirdSixOptions) -> ThirdSixOptions:
    """Return settings by which nobody waits for votes, nor for a turn in a fight.

    The way down is one flight of stairs instead of two: a round of a fight takes most of a day.
    """
    decided = "anyone" if options.decisions == "vote" else options.decisions
    goal: Goal = "depth_2" if options.goal == "depth_3" else options.goal
    return options.with_(decisions=decided, order="any", goal=goal)


def check_options(options: ThirdSixOptions, seats: int) -> None:
    """Refuse settings that contradict each other.

    Raises:
        RuleError: nobody or too many people are seated, or the goal is reached from the start.
    """
    check_seats("ts", seats, SEATS)
    if options.goal in ("level_2", "level_3") and options.start_level >= int(options.goal[-1]):
        raise RuleError("ts-refused-goal", level=options.start_level)


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
