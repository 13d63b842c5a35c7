"""The first dungeon of the delve: its settings, its seed, and what is explained in it."""

from rules.core.tutorial import Tutorial
from rules.systems.mkd.lessons import FIRST_LESSONS
from rules.systems.mkd_delve.options import DelveOptions

TUTORIAL = Tutorial(
    seed="first dungeon 22",
    options=DelveOptions(level_tiles=6, levels="1", artifacts=True, dressing=True),
    lessons=FIRST_LESSONS,
)
