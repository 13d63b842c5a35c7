"""Quests: what a party comes for, and what that changes in the dungeon (MA-320)."""

from collections.abc import Mapping
from types import MappingProxyType

from rules.systems.mkd_adventure.quests.chest import ChestQuest
from rules.systems.mkd_adventure.quests.quest import Quest
from rules.systems.mkd_adventure.state import AdventureState

QUESTS: Mapping[str, Quest] = MappingProxyType({"chest": ChestQuest()})
"""By their names in the options."""


def quest_of(_state: AdventureState) -> Quest:
    """What this adventure is about."""
    return QUESTS["chest"]
