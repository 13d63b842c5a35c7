"""The first dungeon of 3RD6 Dungeon: its settings, its seed, and what is explained in it."""

from rules.core.tutorial import Tutorial, lesson
from rules.systems.third_six.options import ThirdSixOptions

TUTORIAL = Tutorial(
    seed="first dungeon 271",
    options=ThirdSixOptions(goal="bosses"),
    lessons=(
        lesson("third-six-tutorial-welcome", "choose-class"),
        lesson("third-six-tutorial-go", "go"),
        lesson("third-six-tutorial-close", "close"),
        lesson("third-six-tutorial-attack", "attack"),
        lesson("third-six-tutorial-modify", "modify"),
        lesson("third-six-tutorial-lock", "force", "pick", "use-key"),
        lesson("third-six-tutorial-town", "to-town"),
    ),
)
