"""What a newcomer is told of each kind of action the first times that it is asked."""

from collections.abc import Mapping
from types import MappingProxyType

from rules.core.tutorial import lesson

LESSONS: Mapping[str, str] = MappingProxyType(
    {
        "recruit": "mkd-lesson-team",
        "recruit_team": "mkd-lesson-team",
        "answer": "mkd-lesson-answer",
        "choose": "mkd-lesson-answer",
        "disarm": "mkd-lesson-disarm",
        "check": "mkd-lesson-check",
        "open_chest": "mkd-lesson-chest",
        "take": "mkd-lesson-take",
        "shoot": "mkd-lesson-shoot",
        "capture": "mkd-lesson-capture",
        "attack": "mkd-lesson-attack",
        "open_door": "mkd-lesson-door",
        "use_item": "mkd-lesson-item",
        "use_stairs": "mkd-lesson-stairs",
        "trigger": "mkd-lesson-trigger",
        "begin": "mkd-lesson-begin",
        "use_ability": "mkd-lesson-ability",
        "step": "mkd-lesson-step",
        "move_to": "mkd-lesson-step",
        "spin": "mkd-lesson-facing",
    }
)
"""The sentence for a kind of action, what is rarer first."""

FIRST_LESSONS = (
    lesson("mkd-tutorial-welcome", "recruit"),
    lesson("mkd-tutorial-begin", "begin"),
    lesson("mkd-tutorial-step", "step", "move_to"),
    lesson("mkd-tutorial-spin", "spin"),
    lesson("mkd-tutorial-attack", "attack", "shoot"),
    lesson("mkd-tutorial-answer", "answer", "choose"),
    lesson("mkd-tutorial-end", "end", "finish"),
)
"""What is explained in a first dungeon, in this order."""
