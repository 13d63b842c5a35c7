"""What a host may settle before the adventure."""

from collections.abc import Mapping
from typing import ClassVar, Literal

from pydantic import Field

from rules.core.errors import RuleError
from rules.core.model import Options

HALVES = 2


class AdventureOptions(Options):
    """Settings of one adventure; the defaults are the rules as written.

    Any number may play, even one alone (MA-001). `sets` are tile sets of five (MA-010, MA-011,
    MA-012); `tiles` how many of five are hallways (MA-009);
    `heroes` how many each player leads (MA-003), `points` the most their values may add up to
    (B-16, MA-005). `quest` is what the party comes for (MA-280, MA-290, MA-300).
    `floors` is how deep it goes, and `floor_sets` how many sets each floor below the first has, or
    that a die says so for every floor (MA-160). `downstairs` is which Monsters take the stairs
    (MA-172, MA-189); a time limit and two entrances make it harder (MA-310, MA-315).
    `marker_sides` is which side of the terrain markers that are found is up (MA-035).
    `order` any lets teams act in any order within a round, as people come (MA-052).
    `ranged_in_melee` says whether a figure may shoot with an opponent beside it (MA-213),
    `adjust_match` which values fit a token's target (B-105).
    What can be switched on and off is off unless the table wants it (MA-323), such as Heroes as
    villains (MA-046).
    """

    groups: ClassVar[Mapping[str, tuple[str, ...]]] = {
        "party": ("heroes", "points", "novices", "split_up"),
        "dungeon": (
            "quest",
            "sets",
            "tiles",
            "floors",
            "floor_sets",
            "chests",
            "artifacts",
            "dressing",
            "markers",
            "marker_sides",
            "shift",
        ),
        "fights": ("theme", "villains", "adjust_match", "ranged_in_melee"),
        "turns": ("monsters", "downstairs", "order", "timed"),
    }

    sets: int = Field(default=2, ge=1, le=4)
    tiles: Literal["normal", "easy", "mixed"] = "normal"
    heroes: int = Field(default=2, ge=1, le=4)
    points: Literal["none", "25", "50", "75", "100", "150"] = "50"
    chests: Literal["easy", "medium", "hard", "mixed"] = "mixed"
    theme: Literal["any", "undead", "gutterkin", "vermin", "cult", "beast", "fiend"] = "any"
    monsters: Literal["at_once", "by_hand"] = "at_once"
    order: Literal["seat", "any"] = "seat"
    ranged_in_melee: Literal["allowed", "held"] = "allowed"
    adjust_match: Literal["le", "exact"] = "le"

    quest: Literal["chest", "rescue", "stealth", "kidnap"] = "chest"
    floors: Literal["1", "2", "3", "4", "5", "6", "die"] = "1"
    floor_sets: Literal["same", "1", "2", "3", "4", "die"] = "same"
    downstairs: Literal["seekers", "all"] = "seekers"
    timed: bool = False
    split_up: bool = False

    novices: bool = False
    villains: bool = False
    shift: bool = False
    markers: bool = False
    artifacts: bool = False
    dressing: bool = False

    marker_sides: Literal["die", "obstacle", "special"] = "die"


QUICK = AdventureOptions(sets=1, points="75", artifacts=True, dressing=True)
EVENING = AdventureOptions(artifacts=True, dressing=True)
LONG = EVENING.with_(floors="2", tiles="easy")
STEALTH = EVENING.with_(quest="stealth", tiles="easy", split_up=True)
KIDNAPPING = EVENING.with_(quest="kidnap", tiles="easy", theme="gutterkin")
"""Presets of an adventure; a lobby proposes the evening. In all of them chambers hold finds.

Teams of two Heroes within 50 points are what the source calls ideal. One set is too easy for them:
75 points meet stronger tokens (MA-041). The long one has a second floor (MA-160), and more hallways
(MA-009), because many chambers would wear out large parties. Stealth and kidnapping are nearly
always lost with the tiles of an evening, and can be won with easy ones: by splitting up (MA-290),
or against Gutterkin (MA-300).
"""

DAILY = QUICK
"""The dungeon of a day: one set of tiles, so that everybody has the time for it."""


def check_splitting(options: AdventureOptions, seats: int) -> None:
    """Refuse a party that cannot come in from two sides, or a dungeon that has no room for it.

    Raises:
        RuleError: there are too few Heroes, or one hallway alone (MA-315).
    """
    if not options.split_up:
        return
    if seats * options.heroes < HALVES:
        raise RuleError("mkd-refused-split-alone", rule="MA-315")
    if (options.sets, options.tiles) == (1, "normal") and options.floor_sets != "die":
        raise RuleError("mkd-refused-split-hallway", rule="MA-315")
