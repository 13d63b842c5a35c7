"""What a host may settle: switches and house rules; and what a table may begin with."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import ClassVar, Literal

from pydantic import Field

from rules.core.errors import RuleError
from rules.core.model import Options
from rules.core.party import check_seats

SEATS = (1, 8)


class ThreeDiceOptions(Options):
    """Settings of one game. Each default is the base game as written.

    The first block answers what the rules leave open, the second is the readers' house rules.
    HR-011, HR-022, HR-024 and HR-033 are `undead_levels`, `empty_room_xp`, `split_party` and
    `mode`; `waiting` says whether a group that waits for another meets rovers (TD-041).
    """

    groups: ClassVar[Mapping[str, tuple[str, ...]]] = {
        "party": ("decisions", "loot", "assign", "split_party", "duel"),
        "dungeon": (
            "mode",
            "level_theme",
            "goal",
            "three_artifact_quest",
            "undead_levels",
            "exit_placement",
            "allow_ascend",
            "one_artifact_per_vault",
            "artifact_reuse",
        ),
        "fights": (
            "training_every_level",
            "mp_six",
            "mp_xp",
            "empty_room_xp",
            "rover_xp",
            "boots_by_level",
        ),
        "turns": ("mp_order", "waiting"),
        "house": (
            "monster_hp_per_dungeon_level",
            "extra_monster_per_dungeon_level",
            "attribute_drop_per_dungeon_level",
            "rising_xp",
            "reset_rewards",
            "temple_rest",
            "escape_roll",
            "flee_original",
            "flee_table",
            "inventory_limit",
            "drop_and_pickup",
            "secret_search",
            "search_trap",
            "locked_doors",
            "key_instead_of_none",
            "used_artifact_counts",
            "hp_pool",
        ),
    }

    mode: Literal["standard", "classic"] = "standard"
    level_theme: Literal["ask", "standard", "undead", "alternate"] = "ask"
    goal: Literal["none", "home", "xp_200", "level_3", "depth_3"] = "none"
    decisions: Literal["vote", "leader", "anyone"] = "vote"
    loot: Literal["round_robin", "first", "vote"] = "round_robin"
    assign: Literal["in_order", "free"] = "in_order"
    exit_placement: Literal["player", "random"] = "player"
    training_every_level: bool = False
    empty_room_xp: Literal["literal", "zero_monster"] = "literal"
    rover_xp: Literal["own_die", "none"] = "own_die"
    one_artifact_per_vault: bool = False
    artifact_reuse: Literal["single", "per_level"] = "single"
    allow_ascend: bool = False
    mp_six: Literal["ignore", "literal"] = "ignore"
    mp_xp: Literal["highest", "sum"] = "highest"
    mp_order: Literal["seat", "any"] = "seat"
    split_party: bool = False
    waiting: Literal["quiet", "roving"] = "quiet"

    three_artifact_quest: bool = False
    monster_hp_per_dungeon_level: bool = False
    extra_monster_per_dungeon_level: bool = False
    attribute_drop_per_dungeon_level: bool = False
    rising_xp: bool = False
    reset_rewards: Literal["never", "char_level", "dungeon_level", "both"] = "never"
    undead_levels: Literal["none", "1", "2", "3", "even", "odd", "all"] = "none"
    temple_rest: bool = False
    escape_roll: bool = False
    flee_original: bool = False
    flee_table: bool = False
    inventory_limit: int = Field(default=0, ge=0, le=12)
    drop_and_pickup: bool = False
    secret_search: bool = True
    search_trap: bool = False
    locked_doors: bool = False
    key_instead_of_none: bool = False
    used_artifact_counts: bool = True
    boots_by_level: bool = True
    duel: bool = False
    hp_pool: Literal["off", "easy", "hard"] = "off"

    @property
    def endless(self) -> bool:
        """Whether there is no goal that would end the game."""
        return self.goal == "none" and not self.three_artifact_quest


def first_decides(options: ThreeDiceOptions) -> bool:
    """Return whether whoever is first decides what the party does together (`decisions`)."""
    return options.decisions == "anyone"


def by_post(options: ThreeDiceOptions) -> ThreeDiceOptions:
    """Return settings by which nobody waits for votes, nor for a turn in a fight (TD-063).

    A party that may split keeps its votes. Whoever is first decides, and strikes. In the place of
    the quest for three artifacts a hero is brought to level 3: a fight takes most of a day.
    """
    votes = options.decisions == "vote" and not options.split_party
    decided = "anyone" if votes else options.decisions
    offered = options.with_(decisions=decided, mp_order="any")
    if options.three_artifact_quest and options.goal == "none":
        return offered.with_(three_artifact_quest=False, goal="level_3")
    return offered


def check_options(options: ThreeDiceOptions, seats: int) -> None:
    """Refuse settings that contradict each other.

    HR-006, HR-008 and HR-009 exclude each other; the classic table has its own flight (HR-008),
    no artifacts and no other themes (TD-074, HR-033).

    Raises:
        RuleError: they do, or nobody or too many people are seated.
    """
    check_seats("td", seats, SEATS)
    flights = options.escape_roll + options.flee_original + options.flee_table
    if flights > 1:
        raise RuleError("td-refused-flights")
    if options.search_trap and not options.secret_search:
        raise RuleError("td-refused-trap-without-search")
    if options.split_party and options.decisions != "vote":
        raise RuleError("td-refused-split-without-vote")
    if options.mode == "classic":
        _check_classic(options)


def _check_classic(options: ThreeDiceOptions) -> None:
    if options.escape_roll or options.flee_table:
        raise RuleError("td-refused-classic-flights")
    if options.level_theme in ("undead", "alternate") or options.undead_levels != "none":
        raise RuleError("td-refused-classic-undead")
    if options.three_artifact_quest or options.goal == "depth_3":
        raise RuleError("td-refused-classic-quest")


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
