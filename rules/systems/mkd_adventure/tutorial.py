"""The first dungeon of the adventure: its settings, its seed, and what is explained in it."""

from rules.core.tutorial import Tutorial
from rules.systems.mkd.lessons import FIRST_LESSONS
from rules.systems.mkd_adventure.options import AdventureOptions

TUTORIAL = Tutorial(
    seed="first dungeon 10",
    options=AdventureOptions(sets=1, points="50", artifacts=True, dressing=True),
    lessons=FIRST_LESSONS,
)
