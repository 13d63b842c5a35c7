"""The first dungeon of 3 Dice Dungeon: its settings, its seed, and what is explained in it."""

from rules.core.tutorial import Tutorial, lesson
from rules.systems.three_dice.options import ThreeDiceOptions

TUTORIAL = Tutorial(
    seed="first dungeon 1324",
    options=ThreeDiceOptions(three_artifact_quest=True),
    lessons=(
        lesson("three-dice-tutorial-welcome"),
        lesson("three-dice-tutorial-exits", "place-exits"),
        lesson("three-dice-tutorial-go", "go"),
        lesson("three-dice-tutorial-attack", "attack"),
        lesson("three-dice-tutorial-known", "search", "wait", "drink", "go"),
        lesson("three-dice-tutorial-raise", "raise"),
    ),
)
