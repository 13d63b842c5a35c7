"""The first dungeon of the delve: its settings, its seed, and what is explained in it."""

from rules.core.tutorial import Tutorial, lesson
from rules.systems.mkd_delve.options import DelveOptions

TUTORIAL = Tutorial(
    seed="first dungeon 7",
    options=DelveOptions(level_tiles=6, levels="1", artifacts=True, dressing=True),
    lessons=(
        lesson("mkd-tutorial-welcome", "recruit"),
        lesson("mkd-tutorial-begin", "begin"),
        lesson("mkd-tutorial-step", "step", "move_to"),
        lesson("mkd-tutorial-spin", "spin"),
        lesson("mkd-tutorial-attack", "attack", "shoot"),
        lesson("mkd-tutorial-answer", "answer", "choose"),
        lesson("mkd-tutorial-end", "end", "finish"),
    ),
)
