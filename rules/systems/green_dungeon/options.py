"""What a host may settle, each default as written and ruled, and what a table may begin with."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import ClassVar, Literal

from rules.core.errors import RuleError
from rules.core.model import Options
from rules.core.party import check_seats

SEATS = (1, 4)

Mode = Literal["solo", "shared", "party"]


class GreenDungeonOptions(Options):
    """Settings of one game.

    `mode` auto is solo for one seat and a party for more. `decisions` says who decides what is
    common, `order` in which order heroes decide what is their own. Each of the others answers what
    the rules leave open, or turns to another reading of them.
    """

    groups: ClassVar[Mapping[str, tuple[str, ...]]] = {
        "party": ("mode", "decisions", "multi_levelup"),
        "dungeon": (
            "theme",
            "start_corner",
            "start_tile_resolves",
            "require_connected",
            "straw_placement",
            "wood_optional",
        ),
        "fights": (
            "magic_simultaneous",
            "failed_flight_blocks_potions",
            "luck_floor_zero",
            "wounded_monsters_weaken",
        ),
        "turns": ("order", "time_limit", "interrupted_rest", "adjacency_ignores_walls"),
    }

    mode: Literal["auto", "solo", "shared", "party"] = "auto"
    theme: Literal["chance", "warren", "cult", "crypt", "fungus", "frost", "clockwork"] = "chance"
    decisions: Literal["vote", "leader", "anyone"] = "vote"
    order: Literal["seat", "any"] = "seat"
    start_corner: Literal["northwest", "northeast", "southwest", "southeast"] = "northwest"
    start_tile_resolves: bool = False
    require_connected: bool = True
    straw_placement: Literal["far_l", "anywhere"] = "far_l"
    wood_optional: bool = False
    interrupted_rest: Literal["heal_d6", "nothing"] = "heal_d6"
    magic_simultaneous: bool = False
    failed_flight_blocks_potions: bool = True
    adjacency_ignores_walls: bool = True
    luck_floor_zero: bool = True
    multi_levelup: bool = True
    wounded_monsters_weaken: bool = False
    time_limit: Literal["none", "80", "120", "160"] = "none"


def mode_of(options: GreenDungeonOptions, seats: int) -> Mode:
    """Return how so many seats play: `auto` is solo for one and a party for more."""
    if options.mode == "auto":
        return "solo" if seats == 1 else "party"
    return options.mode


def first_decides(options: GreenDungeonOptions) -> bool:
    """Return whether whoever is first decides what the party does together (`decisions`)."""
    return options.decisions == "anyone"


def by_post(options: GreenDungeonOptions) -> GreenDungeonOptions:
    """Return the settings in which the first to act decides, instead of votes and seat order."""
    decisions = "anyone" if options.decisions == "vote" else options.decisions
    return options.with_(decisions=decisions, order="any")


def check_options(options: GreenDungeonOptions, seats: int) -> None:
    """Refuse settings that do not go together.

    Raises:
        RuleError: nobody or too many people are seated, or several play alone.
    """
    check_seats("gd", seats, SEATS)
    if options.mode == "solo" and seats > 1:
        raise RuleError("gd-refused-solo")


SHARED = GreenDungeonOptions(mode="shared")
EVENING = GreenDungeonOptions(mode="party")
TIMED = EVENING.with_(time_limit="80")
PRESETS: Mapping[str, GreenDungeonOptions] = MappingProxyType(
    {"shared": SHARED, "evening": EVENING, "timed": TIMED}
)
"""One hero for all has fewer decisions (GD-144); with 80 cubes of time no rest is for nothing."""
DAILY = TIMED
"""The dungeon of a day: against time, so that the scores of good players differ."""
