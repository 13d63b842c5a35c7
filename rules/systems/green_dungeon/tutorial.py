"""The first dungeon of Green Dungeon: its settings, its seed, and what is explained in it."""

from rules.core.tutorial import Tutorial, lesson
from rules.systems.green_dungeon.options import GreenDungeonOptions

TUTORIAL = Tutorial(
    seed="first dungeon 241",
    options=GreenDungeonOptions(),
    lessons=(
        lesson("green-dungeon-tutorial-welcome"),
        lesson("green-dungeon-tutorial-go", "go"),
        lesson("green-dungeon-tutorial-bribe", "bribe"),
        lesson("green-dungeon-tutorial-strike", "strike"),
        lesson("green-dungeon-tutorial-cast", "cast"),
        lesson("green-dungeon-tutorial-pick", "pick"),
        lesson("green-dungeon-tutorial-rest", "rest"),
    ),
)
