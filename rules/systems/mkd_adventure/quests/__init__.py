"""The quests of a party, and what each changes in the dungeon (MA-320)."""

from collections.abc import Mapping
from types import MappingProxyType

from rules.systems.mkd_adventure.quests.chest import ChestQuest
from rules.systems.mkd_adventure.quests.kidnap import KidnapQuest
from rules.systems.mkd_adventure.quests.quest import Quest
from rules.systems.mkd_adventure.quests.rescue import RescueQuest
from rules.systems.mkd_adventure.quests.stairs import StairsQuest
from rules.systems.mkd_adventure.quests.stealth import StealthQuest

_ALL: tuple[Quest, ...] = (
    ChestQuest(),
    RescueQuest(),
    StealthQuest(),
    KidnapQuest(),
    StairsQuest(),
)
QUESTS: Mapping[str, Quest] = MappingProxyType({quest.key: quest for quest in _ALL})
"""The quests by what a party is after, which its state says (`AdventureState.quest`)."""
