"""What a newcomer is told of each kind of action the first times that it is asked."""

from collections.abc import Mapping
from types import MappingProxyType

LESSONS: Mapping[str, str] = MappingProxyType(
    {
        "choose-class": "third-six-lesson-class",
        "choose-spell": "third-six-lesson-spells",
        "modify": "third-six-lesson-modify",
        "reroll": "third-six-lesson-modify",
        "burn": "third-six-lesson-burn",
        "steal": "third-six-lesson-steal",
        "attack": "third-six-lesson-attack",
        "close": "third-six-lesson-close",
        "give": "third-six-lesson-pendant",
        "level-up": "third-six-lesson-level",
        "treat": "third-six-lesson-treat",
        "pick": "third-six-lesson-lock",
        "force": "third-six-lesson-lock",
        "use-key": "third-six-lesson-lock",
        "learn": "third-six-lesson-learn",
        "descend": "third-six-lesson-descend",
        "cast": "third-six-lesson-cast",
        "read": "third-six-lesson-cast",
        "to-town": "third-six-lesson-town",
        "go": "third-six-lesson-go",
    }
)
"""The sentence for a kind of action, what is rarer first."""
