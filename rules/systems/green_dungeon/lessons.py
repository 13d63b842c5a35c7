"""What a newcomer is told of each kind of action the first times that it is asked."""

from collections.abc import Mapping
from types import MappingProxyType

LESSONS: Mapping[str, str] = MappingProxyType(
    {
        "luck": "green-dungeon-lesson-luck",
        "bribe": "green-dungeon-lesson-bribe",
        "enter": "green-dungeon-lesson-lair",
        "flee": "green-dungeon-lesson-flee",
        "cast": "green-dungeon-lesson-spell",
        "strike": "green-dungeon-lesson-strike",
        "level": "green-dungeon-lesson-level",
        "pick": "green-dungeon-lesson-pick",
        "sell": "green-dungeon-lesson-sell",
        "touch": "green-dungeon-lesson-touch",
        "see": "green-dungeon-lesson-see",
        "lair": "green-dungeon-lesson-name",
        "retry": "green-dungeon-lesson-retry",
        "drink": "green-dungeon-lesson-drink",
        "rest": "green-dungeon-lesson-rest",
        "go": "green-dungeon-lesson-go",
    }
)
"""The sentence for a kind of action, what is rarer first."""
